import { dateAt } from './zone.ts';

export type SunEvent = 'sunrise' | 'sunset';

/** Where the sun is looked at: degrees north and east, and the zone whose dates are meant. */
export interface Viewpoint {
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  /** False when nobody told where the house stands, and the coordinates are a stand-in. */
  readonly located?: boolean;
}

const DAY_MS = 86_400_000;
/** The upper edge of the sun on the horizon, with refraction: 90°50′ from the zenith. */
const ZENITH = 90.833;

/**
 * When the sun rises or sets on a date, in ms since the epoch; undefined where it does neither that day. Within two
 * minutes for places below the polar circles; mountains and houses in the way are not known. After the solar calculator's
 * equations of NOAA, which follow Meeus, Astronomical Algorithms, chapter 25.
 */
export function sunAt(event: SunEvent, date: string, place: Viewpoint): number | undefined {
  const noon = noonOf(date, place);
  let instant = noon;
  for (let round = 0; round < 3; round++) {
    const angle = hourAngle(instant, place.latitude);
    if (angle === undefined) return undefined;
    const fromNoon = (angle / 360) * DAY_MS;
    instant = noonNear(instant, place.longitude) + (event === 'sunrise' ? -fromNoon : fromNoon);
  }
  return Math.round(instant / 1000) * 1000;
}

/** The sun's highest point on the date that clocks at the place show then. */
function noonOf(date: string, place: Viewpoint): number {
  const noon = noonNear(Date.parse(`${date}T12:00:00Z`) - place.longitude * 240_000, place.longitude);
  const shown = dateAt(noon, place.timezone);
  if (shown === date) return noon;
  return noonNear(noon + (shown < date ? DAY_MS : -DAY_MS), place.longitude);
}

/** The solar noon within half a day of an instant. */
function noonNear(instant: number, longitude: number): number {
  const { equationOfTime } = sun(instant);
  const shift = (longitude * 4 + equationOfTime) * 60_000;
  return Math.round((instant + shift - DAY_MS / 2) / DAY_MS) * DAY_MS + DAY_MS / 2 - shift;
}

/** Degrees the earth turns between noon and the event; undefined in polar day and night. */
function hourAngle(instant: number, latitude: number): number | undefined {
  const { declination } = sun(instant);
  const cosine = (cos(ZENITH) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
  return cosine < -1 || cosine > 1 ? undefined : (Math.acos(cosine) * 180) / Math.PI;
}

/** Declination in degrees, and how many minutes the sundial is ahead of the clock. */
function sun(instant: number): { readonly declination: number; readonly equationOfTime: number } {
  const century = (instant / DAY_MS - 10_957.5) / 36_525;
  const meanLongitude = 280.46646 + century * (36_000.76983 + century * 0.0003032);
  const anomaly = 357.52911 + century * (35_999.05029 - century * 0.0001537);
  const eccentricity = 0.016708634 - century * (0.000042037 + century * 0.0000001267);
  const centre =
    sin(anomaly) * (1.914602 - century * (0.004817 + century * 0.000014)) +
    sin(2 * anomaly) * (0.019993 - century * 0.000101) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * century;
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node);
  const obliquity = 23.43929 - century * 0.0130042 + 0.00256 * cos(node);
  const y = Math.tan((obliquity * Math.PI) / 360) ** 2;
  const radians =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
    0.5 * y * y * sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly);
  return {
    declination: (Math.asin(sin(obliquity) * sin(longitude)) * 180) / Math.PI,
    equationOfTime: (4 * radians * 180) / Math.PI,
  };
}

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
