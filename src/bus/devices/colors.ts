import { chromaticity } from './compare.ts';

/** Colours between Hearth's `#rrggbb` and what lamps speak: rgb 0–255, hue 0–360 with saturation 0–100, and CIE 1931 xy. */
export type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Parts outside 0–255 are moved to the edge. */
export function hexOf(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.min(255, Math.max(0, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function hsOf([r, g, b]: Rgb): readonly [number, number] {
  const high = Math.max(r, g, b);
  const span = high - Math.min(r, g, b);
  if (span === 0) return [0, 0];
  const sector = high === r ? (g - b) / span : high === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return [round((sector * 60 + 360) % 360, 1), round((span / high) * 100, 1)];
}

/** The full-bright colour of a hue and saturation. */
export function rgbOfHs(hue: number, saturation: number): Rgb {
  const part = (offset: number) => {
    const k = (((offset + hue / 60) % 6) + 6) % 6;
    return 255 * (1 - (saturation / 100) * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return [part(5), part(3), part(1)];
}

/** CIE 1931 xy of a colour at its full brightness; black is told as the white point, as lamps have no black. */
export function xyOf(rgb: Rgb): readonly [number, number] {
  const { x, y } = chromaticity(hexOf(rgb)) ?? { x: 0.3127, y: 0.329 };
  return [round(x, 4), round(y, 4)];
}

/** The full-bright colour at a chromaticity; what lies outside sRGB (IEC 61966-2-1, D65) is moved to its edge. */
export function rgbOfXy(x: number, y: number): Rgb {
  const height = Math.max(y, 1e-6);
  const [X, Z] = [x / height, (1 - x - height) / height];
  const linear = [
    3.2406 * X - 1.5372 - 0.4986 * Z,
    -0.9689 * X + 1.8758 + 0.0415 * Z,
    0.0557 * X - 0.204 + 1.057 * Z,
  ].map((part) => Math.max(0, part));
  const high = Math.max(...linear, 1e-6);
  return linear.map((part) => 255 * fromLinear(part / high)) as unknown as Rgb;
}

/** Both ways: lamps count white in mireds, people in kelvin. */
export function reciprocal(value: number): number {
  return Math.floor(1e6 / value);
}

function fromLinear(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
