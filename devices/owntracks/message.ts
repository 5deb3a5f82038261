import { z } from 'zod';
import { parseJson } from '../../src/base/index.ts';

const Degrees = { lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) };
/** Seconds since the epoch. */
const Seconds = z.number().int().min(0).max(4_102_444_800);
const Region = z.string().trim().min(1).max(120);

const Location = z.object({
  _type: z.literal('location'),
  ...Degrees,
  tst: Seconds,
  acc: z.number().min(0).max(1_000_000).optional(),
  batt: z.number().min(0).max(100).optional(),
  inregions: z.array(Region).max(64).optional(),
});
const Transition = z.object({
  _type: z.literal('transition'),
  event: z.enum(['enter', 'leave']),
  desc: Region,
  tst: Seconds,
  lat: Degrees.lat.optional(),
  lon: Degrees.lon.optional(),
  acc: z.number().min(0).max(1_000_000).optional(),
});
const Waypoint = z.object({
  _type: z.literal('waypoint').optional(),
  desc: Region,
  ...Degrees,
  rad: z.number().min(0).max(100_000).optional(),
});
const Waypoints = z.object({ _type: z.literal('waypoints'), waypoints: z.array(Waypoint).max(200) });
const Will = z.object({ _type: z.literal('lwt') });

/** What a phone with OwnTracks tells (owntracks.org/booklet, "JSON"); undefined for what is none of it, and for kinds that say nothing of where it is. */
export type Told =
  | z.output<typeof Location>
  | z.output<typeof Transition>
  | z.output<typeof Waypoints>
  | z.output<typeof Will>;

const TOLD = z.discriminatedUnion('_type', [Location, Transition, Waypoints, Will]);

export function readMessage(text: string): Told | undefined {
  const json = parseJson(text);
  if (!json.ok) return undefined;
  const told = TOLD.safeParse(json.value);
  if (told.success) return told.data;
  const one = Waypoint.required({ _type: true }).safeParse(json.value);
  return one.success ? { _type: 'waypoints', waypoints: [one.data] } : undefined;
}

/** A place with a name: a circle on earth, in degrees and metres. */
export interface Zone {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radius: number;
}

export function zonesOf({ waypoints }: z.output<typeof Waypoints>): readonly Zone[] {
  return waypoints.flatMap(({ desc, lat, lon, rad = 0 }) =>
    rad > 0 ? [{ name: desc, latitude: lat, longitude: lon, radius: rad }] : [],
  );
}
