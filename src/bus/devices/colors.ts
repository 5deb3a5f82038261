/** Colours as lamps tell them, brought to `#rrggbb` at full brightness; the way back is `chromaticity` in compare.ts. */
type Rgb = readonly [number, number, number];

/** Parts outside 0–255 are moved to the edge. */
export function hexOf(rgb: Rgb): string {
  const two = (part: number) =>
    Math.min(255, Math.max(0, Math.round(part)))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(two).join('')}`;
}

/** Hue 0–360, saturation 0–100. */
export function hexOfHs(hue: number, saturation: number): string {
  const part = (offset: number) => {
    const k = (((offset + hue / 60) % 6) + 6) % 6;
    return 255 * (1 - (saturation / 100) * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return hexOf([part(5), part(3), part(1)]);
}

/** CIE 1931 xy; what lies outside sRGB (IEC 61966-2-1, D65) is moved to its edge. */
export function hexOfXy(x: number, y: number): string {
  const height = Math.max(y, 1e-6);
  const [X, Z] = [x / height, (1 - x - height) / height];
  const linear = [
    3.2406 * X - 1.5372 - 0.4986 * Z,
    -0.9689 * X + 1.8758 + 0.0415 * Z,
    0.0557 * X - 0.204 + 1.057 * Z,
  ].map((part) => Math.max(0, part));
  const high = Math.max(...linear, 1e-6);
  const shown = linear.map((part) => 255 * curved(part / high));
  return hexOf([shown[0] ?? 0, shown[1] ?? 0, shown[2] ?? 0]);
}

/** Hue 0–360 and saturation 0–100 of `#rrggbb`. */
export function hsOfHex(hex: string): readonly [number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  const high = Math.max(r, g, b);
  const span = high - Math.min(r, g, b);
  if (span === 0) return [0, 0];
  const sector = high === r ? (g - b) / span : high === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return [Math.round((sector * 60 + 360) % 360), Math.round((span / high) * 100)];
}

function curved(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
