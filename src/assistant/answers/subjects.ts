import { capitalised } from '../../base/index.ts';
import { commonNoun, type Device, isPlural, theThing } from '../../domain/index.ts';
import { listWords } from '../words.ts';
import { inPart } from './in-part.ts';
import type { TellContext } from './telling.ts';

/** A thing as evidence names it. */
export interface Thing {
  readonly id: string;
  readonly name: string;
}

/** Words for things, and whether they are many in grammar. */
export interface Subject {
  readonly words: string;
  readonly many: boolean;
}

/** More than this is counted. */
const NAMED_MAX = 4;

/** What several things of a kind are called together; of other kinds each has its name. */
const NOUNS: Readonly<Record<string, string>> = { light: 'light', fan: 'fan', lock: 'door', valve: 'valve' };
/** Of covers, by their class. */
const CLASS_NOUNS: Readonly<Record<string, string>> = {
  awning: 'awning',
  blind: 'blind',
  curtain: 'curtain',
  gate: 'gate',
  garage: 'garage door',
  shade: 'shade',
  shutter: 'shutter',
  window: 'window',
};

/** "The living room lights and the desk lamp", "all the blinds", "12 lights" where more than some would have to be named. */
export function subjectOf(
  things: readonly Thing[],
  context: TellContext,
  namedMax: number = NAMED_MAX,
): Subject {
  if (things.length === 1) return nameOf(things[0]!);
  const { parts, nouns } = partsOf(things, context);
  if (namedMax > NAMED_MAX && context.left !== undefined)
    return {
      words: inPart(
        parts.map(({ words }) => words),
        context,
      ),
      many: parts.length > 1 || parts.some(({ many }) => many),
    };
  if (parts.length > namedMax) {
    const noun = nouns.size === 1 && !nouns.has(undefined) ? [...nouns][0]! : 'thing';
    return { words: `${things.length} ${noun}s`, many: true };
  }
  return {
    words: listWords(parts.map(({ words }) => words)),
    many: parts.length > 1 || parts.some(({ many }) => many),
  };
}

/** "The desk lamp is off", "the curtains are closed". */
export function withVerb({ words, many }: Subject, state: string): string {
  return `${words} ${many ? 'are' : 'is'} ${state}`;
}

export function nameOf({ name }: Thing): Subject {
  return { words: theThing(name), many: isPlural(name) };
}

function partsOf(things: readonly Thing[], context: TellContext) {
  const left = new Map(things.map((thing) => [thing.id, thing]));
  const devices = things.flatMap(({ id }) => context.home?.device(id) ?? []);
  const parts: Subject[] = [];
  const nouns = new Set(things.map(({ id }) => nounOf(devices.find((device) => device.id === id))));
  for (const noun of nouns) {
    const kin = devices.filter((device) => nounOf(device) === noun);
    if (noun === undefined || kin.length < 2) continue;
    for (const { words, members } of wholes(kin, noun, context)) {
      if (!members.some(({ id }) => left.has(id))) continue;
      for (const { id } of members) left.delete(id);
      parts.push({ words, many: true });
    }
  }
  return { parts: [...parts, ...[...left.values()].map(nameOf)], nouns };
}

/** What is wholly among these of a noun: everything in the home, on a floor, in a room; the largest first. */
function wholes(kin: readonly Device[], noun: string, { home }: TellContext) {
  const { kind } = kin[0]!;
  const among = (target: Parameters<NonNullable<TellContext['home']>['resolve']>[0]) => {
    const found = home?.resolve(target, [kind]);
    return found?.type === 'found' ? found.devices.filter((device) => nounOf(device) === noun) : [];
  };
  const areas = new Set(kin.flatMap(({ area }) => area ?? []));
  const rooms = [...areas].map((area) => ({
    words: `${theThing(capitalised(area))} ${noun}s`,
    members: among({ area }),
  }));
  const ids = new Set(kin.map(({ id }) => id));
  const isWhole = ({ members }: { readonly members: readonly Device[] }) =>
    members.length > 0 && members.every(({ id }) => ids.has(id));
  const several = rooms.filter(({ members }) => members.length > 1 && isWhole({ members }));
  if (rooms.length < 2 || !rooms.every(isWhole)) return several;
  const floors = new Set(kin.flatMap(({ floor }) => floor ?? []));
  return [
    { words: `all the ${noun}s`, members: among({ all: true }) },
    ...[...floors].map((floor) => ({
      words: `the ${commonNoun(capitalised(floor))} ${noun}s`,
      members: among({ floor }),
    })),
  ]
    .filter(isWhole)
    .concat(several);
}

function nounOf(device: Device | undefined): string | undefined {
  if (device === undefined) return undefined;
  return device.kind === 'cover' ? CLASS_NOUNS[device.capabilities.class ?? ''] : NOUNS[device.kind];
}
