import { z } from 'zod';
import { HUB, isResident } from '../../access/index.ts';
import { capitalised, defined, HearthError, listed, theThing } from '../../base/index.ts';
import {
  AnyJson,
  ChannelName,
  type Deed,
  type Device,
  DeviceState,
  Instant,
  SPEAKER_ROLES,
  Target,
} from '../../domain/index.ts';
import { method } from '../define-service.ts';
import type { MethodDefinition } from '../types.ts';
import type { DeviceService } from './device-service.ts';
import { deviceView, viewOf } from './device-view.ts';
import { pastWords, type Telling } from './history-words.ts';

/** What a thing may have come to, in a word. */
const BECAME = ['on', 'off', 'open', 'closed', 'locked', 'unlocked'] as const;
type Became = (typeof BECAME)[number];

/** So many deeds of a thing are looked through, and told. */
const LOOKED_AT = 40;
const TOLD = 5;

const Done = z.strictObject({
  at: z.string().describe('when, ISO 8601'),
  person: z
    .string()
    .nullable()
    .describe('who ordered it; null for nobody known by name, and for whoever may not know'),
  role: z.enum(SPEAKER_ROLES),
  channel: ChannelName.nullable().describe('the door; `schedule` is an order given earlier; null for a call'),
  method: z.string(),
  state: AnyJson.describe('how the thing was seen to be then; null where nobody saw'),
  words: z.string().nullable().describe('what was said, where it was said by who asks'),
});

const Past = z.strictObject({
  things: z
    .strictObject({
      ...deviceView,
      state: DeviceState.nullable().describe('how it is now'),
      deeds: z.array(Done).describe('the newest first'),
    })
    .array(),
  summary: z.string().describe('who did it and when, in words'),
});

/** A method that tells what was done to things, when and by whom. It has no more than the house itself did. */
export function historyOf(noun: string): MethodDefinition<DeviceService> {
  return method({
    title: `Who did what to a ${noun}`,
    description: `Tells who ordered what of a ${noun} of the home, when, and by which door.`,
    params: z.strictObject({
      target: Target,
      became: z
        .string()
        .max(40)
        .optional()
        .describe(`only what brought it into this state: ${BECAME.join(', ')}; of another nothing is known`),
      person: z.string().max(80).optional().describe('whether it was this person who did it, by id'),
      from: Instant.optional().describe('only what was done since then'),
      to: Instant.optional().describe('only what was done before; now when absent'),
      is_so: z.boolean().optional().describe('it was asked as if it were in that state now'),
    }),
    result: Past,
    effect: 'read',
    access: 'use',
    run: ({ target, became: state, person, from, to, is_so }, self: DeviceService, { asking }) => {
      const became = BECAME.find((one) => one === state);
      const { hub, clock, place, people } = self.context;
      if (hub === undefined)
        throw new HearthError('failed', 'Nothing is kept of who did what here.', {
          hint: 'The service runs outside the hub, which keeps the record.',
        });
      const span = {
        since: from === undefined ? 0 : Date.parse(from),
        until: Math.min(to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to), clock.now()),
      };
      const namesPeople = asking === HUB || isResident(asking);
      const me = asking === HUB ? null : asking.person;
      const suspected = namesPeople || person === me ? person : undefined;
      const things = self.find(target).map((device) => {
        const state = self.report(device.id)?.state ?? null;
        const query = { ...span, device: device.id, limit: LOOKED_AT };
        const deeds = hub
          .deeds(query, asking)
          .filter((deed) => became === undefined || brought(deed, device, became));
        const deed =
          deeds.find((one) => suspected !== undefined && one.person === suspected) ??
          (became === undefined && from === undefined ? leftAs(deeds, device, state) : deeds[0]);
        return { device, state, deeds, deed };
      });
      const wrong = is_so === true && became !== undefined ? otherThan(things, became) : undefined;
      const past = things.map(({ device: { name }, ...thing }) => ({ ...thing, name }));
      const telling = {
        ...{ now: clock.now(), timezone: place.timezone, people: people() },
        ...{ person: me, namesPeople, within: from !== undefined, ...defined({ suspected }) },
      };
      return {
        things: things.map(({ device, state, deeds }) => ({
          ...viewOf(device, self.report(device.id)),
          state,
          deeds: deeds.slice(0, TOLD).map((deed) => doneBy(deed, device, telling)),
        })),
        summary: capitalised(wrong ?? pastWords(past, telling)),
      };
    },
  });
}

/** Where none of them is as was asked: how they are. */
function otherThan(
  things: readonly { readonly device: Device; readonly state: DeviceState | null }[],
  became: Became,
): string | undefined {
  const now = things.map(({ device, state }) => ({ device, is: wordsOf(state ?? {}) }));
  const told = now.filter(({ is }) => is.length > 0);
  if (told.length === 0 || told.some(({ is }) => is.includes(became))) return undefined;
  const said = told.slice(0, TOLD).map(({ device, is }) => `${theThing(device.name)} is ${is[0]}`);
  return `it isn’t: ${listed(said)}`;
}

/** The deed that left it as it is; else the last one. */
function leftAs(deeds: readonly Deed[], { id }: Device, now: DeviceState | null): Deed | undefined {
  const isSo = ({ things }: Deed) => {
    const state = things.find((thing) => thing.id === id)?.state as DeviceState | null | undefined;
    return now !== null && state != null && wordsOf(state).join() === wordsOf(now).join();
  };
  return deeds.find(isSo) ?? deeds[0];
}

function doneBy(
  { at, person, role, channel, method: name, own, things }: Deed,
  { id }: Device,
  { namesPeople, person: me }: Pick<Telling, 'namesPeople' | 'person'>,
) {
  return {
    at: new Date(at).toISOString(),
    person: namesPeople || person === me ? person : null,
    ...{ role, channel, method: name },
    state: things.find((thing) => thing.id === id)?.state ?? null,
    words: own?.words ?? null,
  };
}

/** Whether a deed brought the thing into a state: as it was seen, else as the method says. */
function brought({ method: name, things }: Deed, { id }: Device, became: Became): boolean {
  const state = things.find((thing) => thing.id === id)?.state;
  const words = wordsOf((state ?? {}) as DeviceState);
  return words.length > 0 ? words.includes(became) : name === METHODS[became];
}

const METHODS: Readonly<Record<Became, string>> = {
  on: 'turn_on',
  off: 'turn_off',
  open: 'open',
  closed: 'close',
  locked: 'lock',
  unlocked: 'unlock',
};

/** The words of `BECAME` that a state comes to. */
function wordsOf({ on, position, locked, open, mode }: DeviceState): readonly Became[] {
  const words: Became[] = [];
  if (typeof on === 'boolean') words.push(on ? 'on' : 'off');
  if (typeof mode === 'string') words.push(mode === 'off' ? 'off' : 'on');
  if (typeof position === 'number') words.push(position > 0 ? 'open' : 'closed');
  if (typeof open === 'boolean') words.push(open ? 'open' : 'closed');
  if (typeof locked === 'boolean') words.push(locked ? 'locked' : 'unlocked');
  return words;
}
