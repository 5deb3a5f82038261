import { z } from 'zod';

export const Role = z.enum(['owner', 'adult', 'child', 'guest']);
export type Role = z.infer<typeof Role>;

export const PERSON_ID = /^[a-z0-9][a-z0-9_-]{0,31}$/;

/** Someone who lives here or may speak to the house. */
export const Person = z.strictObject({
  id: z.string().regex(PERSON_ID, 'lower-case letters, digits, - and _'),
  name: z.string().min(1).max(80),
  email: z.email().optional(),
  role: Role.default('adult'),
  aliases: z.array(z.string().max(80)).default([]),
});
export type Person = z.infer<typeof Person>;

export const Area = z.strictObject({
  name: z.string().min(1).max(120),
  floor: z.string().max(120).nullable().default(null),
  aliases: z.array(z.string().max(120)).default([]),
});
export type Area = z.infer<typeof Area>;

/** Where a tracker is. It goes from the family to the service that tells it to its person, and on no bus. */
export interface Position {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Degrees, north and east positive; null where only the place is known by name. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Metres. */
  readonly accuracy: number | null;
  /** A place with a name; `home`, or null where it is in none. */
  readonly zone: string | null;
}

/** What people say instead of an hour. */
export const PARTS_OF_DAY = [
  'morning',
  'afternoon',
  'evening',
  'night',
  'breakfast',
  'lunch',
  'dinner',
] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Where the house stands in time and on earth. `timezone` is an IANA name; latitude north and longitude east in degrees. */
export interface Place {
  readonly name: string;
  readonly timezone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** False when nobody told where the house stands: the coordinates are then Greenwich's, and no sun or weather may be told from them. */
  readonly located?: boolean;
  /** How dates and "half seven" are said here; British where absent. */
  readonly locale?: 'en-GB' | 'en-US';
  /** The hour of the clock (8.5 is half past eight) that a part of the day stands for here. */
  readonly hours?: Readonly<Partial<Record<PartOfDay, number>>>;
}
