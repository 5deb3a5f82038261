import { z } from 'zod';

/**
 * Which devices are meant, in words a person uses. With `area`, `floor` and `all` only the devices of the called
 * service's own kind are meant. A list is a union. `id` is for programs that already know the device.
 */
export type SingleTarget = (
  | { readonly id: string }
  | { readonly name: string }
  | { readonly area: string }
  | { readonly floor: string }
  | { readonly group: string }
  | { readonly all: true }
) & { readonly except?: readonly SingleTarget[] };

export type Target = SingleTarget | readonly SingleTarget[];

const word = z.string().trim().min(1).max(120);

export const SingleTarget: z.ZodType<SingleTarget> = z.lazy(() => {
  const except = z.array(SingleTarget).max(50).optional().describe('left out of the target');
  return z.union([
    z.strictObject({ name: word.describe('a device by its name or alias'), except }),
    z.strictObject({ area: word.describe('every device of the kind in this area'), except }),
    z.strictObject({ floor: word.describe('every device of the kind on this floor'), except }),
    z.strictObject({ group: word.describe('a named group of devices'), except }),
    z.strictObject({ all: z.literal(true).describe('every device of the kind in the home'), except }),
    z.strictObject({ id: word.describe('a device by its id'), except }),
  ]) as unknown as z.ZodType<SingleTarget>;
});

export const Target: z.ZodType<Target> = z
  .union([SingleTarget, z.array(SingleTarget).min(1).max(50)])
  .describe(
    'which devices: {name}, {area}, {floor}, {group} or {all: true}, each with optional except, or a list of these',
  );

/** A target in words, as part of a sentence: "the kitchen and Desk Lamp except Shelf". */
export function sayTarget(target: Target, joined: 'and' | 'or' = 'and'): string {
  if (Array.isArray(target)) return target.map((one: SingleTarget) => sayTarget(one)).join(` ${joined} `);
  const { except = [], ...one } = target as SingleTarget;
  const words = 'all' in one ? 'everything' : String(Object.values(one)[0]);
  return except.length === 0 ? words : `${words} except ${sayTarget(except)}`;
}
