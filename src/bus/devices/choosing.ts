import type { Device } from '../../domain/index.ts';
import type { Wish } from './actuate.ts';

/** Names that makers give, without how they are spaced and capitalised: "Fan only" is `fan_only`. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** One of the words that a device knows, however it was written. */
export function chosen(list: readonly string[] | undefined, said: string): string | undefined {
  return list?.find((one) => plain(one) === plain(said));
}

/** A wish for one of a few words; refused by name where the device does not know it. `what` is what the words are: "preset". */
export function choosing(
  device: Device,
  key: string,
  list: readonly string[] | undefined,
  said: string,
  what: string,
): Wish {
  const word = chosen(list, said);
  if (word !== undefined) return { device, set: { [key]: word } };
  if (list === undefined || list.length === 0) return { device, refused: `has no ${what}s` };
  return { device, refused: `knows no ${what} "${said}"; it knows ${list.join(', ')}` };
}

/** A wish for a figure; refused by name where it lies outside what the device takes, and brought to the nearest step that it has. */
export function figuring(
  device: Device,
  key: string,
  range: { readonly min: number; readonly max: number; readonly step?: number | undefined } | undefined,
  value: number,
  unit: string,
): Wish {
  if (range === undefined) return { device, set: { [key]: value } };
  const { min, max, step } = range;
  if (value < min || value > max)
    return { device, refused: `can be set from ${min} to ${max}${unit === '' ? '' : ` ${unit}`} only` };
  return { device, set: { [key]: step === undefined ? value : onStep(value, min, max, step) } };
}

function onStep(value: number, min: number, max: number, step: number): number {
  const near = min + Math.round((value - min) / step) * step;
  return Math.round(Math.min(max, near) * 1000) / 1000;
}
