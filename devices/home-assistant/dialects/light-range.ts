import { z } from 'zod';
import { reciprocal } from '../../../src/bus/index.ts';
import { Flag, Numeric } from '../entity.ts';

/** What both light schemas say about white and brightness. */
export const LightRange = z.object({
  brightness_scale: Numeric.refine((scale) => scale >= 1).default(255),
  color_temp_kelvin: Flag.default(false),
  min_mireds: Numeric.optional(),
  max_mireds: Numeric.optional(),
  min_kelvin: Numeric.optional(),
  max_kelvin: Numeric.optional(),
});
export type LightRange = z.output<typeof LightRange>;

/** A light that has effects, by their names where it tells them. */
export function effectsOf(has: boolean, list: readonly string[] | undefined): { effects?: string[] } {
  return has || list !== undefined ? { effects: [...(list ?? [])] } : {};
}

/** Home Assistant's own limits where a lamp names none. */
const WARMEST_K = 2000;
const COLDEST_K = 6535;

/** In kelvin; limits in mireds win over those in kelvin. */
export function whites(range: LightRange): { min: number; max: number } {
  const { min_mireds, max_mireds, min_kelvin, max_kelvin } = range;
  const min = max_mireds ? reciprocal(max_mireds) : (min_kelvin ?? WARMEST_K);
  const max = min_mireds ? reciprocal(min_mireds) : (max_kelvin ?? COLDEST_K);
  return min <= max ? { min, max } : { min: max, max: min };
}

/** Per cent from the lamp's own scale; a lamp that is on at 0 says nothing. */
export function percentOf(value: number, { brightness_scale: scale }: LightRange): number | undefined {
  if (!(value > 0)) return undefined;
  return Math.min(100, Math.max(1, Math.round((value * 100) / scale)));
}

export function scaleOf(percent: number, { brightness_scale: scale }: LightRange): number {
  return Math.max(1, Math.round((percent * scale) / 100));
}

/** Kelvin of what the lamp says, and the other way round: mireds unless it announced kelvin. */
export function whiteOf(value: number, { color_temp_kelvin: kelvin }: LightRange): number | undefined {
  if (!(value > 0)) return undefined;
  return kelvin ? Math.round(value) : reciprocal(value);
}
