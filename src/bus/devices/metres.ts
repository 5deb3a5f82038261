/** The mean radius of the earth (IUGG). */
const EARTH_M = 6_371_009;

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** The distance of two places on earth, in metres, by the haversine formula. */
export function metresBetween(one: Spot, other: Spot): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const [from, to] = [rad(one.latitude), rad(other.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord = half(to - from) + Math.cos(from) * Math.cos(to) * half(rad(other.longitude - one.longitude));
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}
