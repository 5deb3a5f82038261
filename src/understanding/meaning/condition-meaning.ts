import type {
  Condition,
  Happening,
  InState,
  Level,
  Part,
  Press,
  Target,
  When,
  Wish,
} from '../../domain/index.ts';
import {
  type Fit,
  type FitHearing,
  fitHere,
  fitPhrase,
  heard,
  type NounPhrase,
  tellersOf,
  tellingOf,
} from '../names/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import {
  type Awaited,
  type ConditionRead,
  isOfCalendar,
  type Meant,
  placesOf,
  type Reading,
  thereOf,
  thingOf,
} from '../read/index.ts';
import type { Mention } from '../text/index.ts';
import { rangeArgs } from '../times/index.ts';
import { allOfThem, type InStateRead, ringing, waitedForBefore } from './begun-before.ts';
import type { Memory } from './memory.ts';
import { opposite, partsOf, RESTING } from './opposite.ts';
import { sayTarget } from './outcome-words.ts';

/** Why nothing is planned for a clause. */
export interface Refusal {
  readonly reason: string;
  /** It was understood, and the house cannot. */
  readonly cannot?: true;
  readonly candidates?: readonly string[];
  readonly wish?: Wish;
}

type EventWhen = Extract<When, { readonly event: unknown }>;

/** What an action gets by a condition: what it waits for, and what must be so then. */
export interface Hangs {
  readonly if?: Condition;
  readonly otherwise?: true;
  readonly when?: EventWhen;
}

interface Conditional {
  readonly hangs: Hangs;
  /** What the words were taken for. */
  readonly assumed?: string;
}

type KeptRead = ConditionRead & { readonly type: 'kept' };

/** The clause's own condition, with its pronouns and days made plain. Where its words fit several things, `chosen` is taken. */
export function conditionOf(
  reading: Reading,
  service: ServiceWords,
  memory: Memory,
  where: FitHearing,
  chosen?: Target,
): Conditional | Refusal | undefined {
  const read = reading.conditions[0];
  if (read === undefined) return undefined;
  const first = oneCondition(read, reading, service, memory, where, chosen);
  if (read.also === undefined || 'reason' in first) return first;
  const parts: Part[] = first.hangs.if === undefined ? [] : [...(partsOf(first.hangs.if) ?? [])];
  const there = thereOf(reading, where) ?? where;
  for (const other of read.also) {
    const more = oneCondition(other, { ...reading, conditions: [other] }, service, memory, there, undefined);
    if ('reason' in more) return more;
    const its = more.hangs.if === undefined ? undefined : partsOf(more.hangs.if);
    if (its === undefined)
      return { reason: where.lexicon.language.wording.reasons['condition-not-understood'] };
    parts.push(...its);
  }
  return { ...first, hangs: { ...first.hangs, if: parts.length === 1 ? parts[0]! : { all: parts } } };
}

function oneCondition(
  read: ConditionRead,
  reading: Reading,
  service: ServiceWords,
  memory: Memory,
  where: FitHearing,
  chosen: Target | undefined,
): Conditional | Refusal {
  switch (read.type) {
    case 'daytime':
      return { hangs: { if: read.not ? opposite(read.daytime) : read.daytime } };
    case 'so': {
      const { reasons } = where.lexicon.language.wording;
      if (memory.asked === undefined) return { reason: reasons['condition-of-nothing'] };
      const asked = noticedThere(memory.asked, memory, where);
      if (!read.not) return { hangs: { if: asked } };
      const hung = memory.actions.at(-1)?.if !== undefined ? ({ otherwise: true } as const) : {};
      return { hangs: { if: opposite(asked), ...hung } };
    }
    case 'kept': {
      if (isOfCalendar(read.rule)) return calendarCondition(read, memory);
      const world = keptWorld(read, reading, memory, where, chosen);
      if ('reason' in world) return world;
      const assumed = read.rule.condition?.assumed?.replace('{target}', saidTarget(world, where));
      const lasting = read.lasting ?? (read.rule.give['for'] as string | undefined);
      const made = waitedFor(
        world,
        { ...read, ...(lasting === undefined ? {} : { lasting }) },
        reading,
        memory,
      );
      return assumed === undefined || 'reason' in made ? made : { ...made, assumed };
    }
    case 'state': {
      const world = stateWorld(read, reading, service, memory, where, chosen);
      if ('reason' in world) return world;
      const isPlural = read.phrase.items.every((item) => item.type === 'noun' && item.plural);
      const isEvery = read.every ?? (isPlural && RESTING.includes(world.state));
      return waitedFor(isEvery ? { ...world, every: true } : world, read, reading, memory);
    }
  }
}

/** "Is there motion in the garage? *If so* …": of all that stands there, what tells of motion. */
function noticedThere(asked: Condition, { actions }: Memory, where: FitHearing): Condition {
  const { service, args } = actions.at(-1) ?? {};
  if (!('service' in asked)) return asked;
  const words = service === asked.service ? where.lexicon.grammar.services.get(asked.service) : undefined;
  if (words === undefined || typeof args?.['kind'] !== 'string' || !('target' in asked)) return asked;
  const { target } = asked;
  if (Array.isArray(target) || !('area' in target)) return asked;
  const telling = { any: false, kind: args['kind'], things: undefined, stands: undefined };
  const near = [{ type: 'area', name: target.area } as const];
  const found = tellersOf(undefined, telling, words, where, near);
  return found.type === 'target' ? { ...asked, target: found.target } : asked;
}

function calendarCondition({ rule, timing, not }: KeptRead, memory: Memory): Conditional | Refusal {
  const { reasons } = rule.service.language.wording;
  const range = rangeArgs(timing, memory.time);
  if (range === undefined) return { reason: reasons['time-cannot-be'] };
  const state = rule.condition?.state as 'empty' | 'non-empty';
  const condition = { service: rule.service.name, ...range.value, state } as unknown as Condition;
  return { hangs: { if: not ? opposite(condition) : condition } };
}

/** The condition, or the event where it is waited for. */
function waitedFor(
  world: Level | InState | Press,
  read: Meant & ConditionRead,
  reading: Reading,
  memory: Memory,
): Conditional | Refusal {
  const awaited = read.awaited ?? (reading.rule.event === 'if' && !read.not ? NEXT_TIME : undefined);
  const { reasons } = reading.rule.service.language.wording;
  if ('press' in world) {
    // A press is heard or not: it is nothing that can be looked at, and lasts no time that is told.
    if (awaited === undefined || (read.lasting !== undefined && world.press !== 'hold'))
      return { reason: reasons['condition-not-understood'] };
    return {
      hangs: {
        when: { event: world, ...(isStanding(awaited, read, reading, memory) ? { repeat: true } : {}) },
      },
    };
  }
  if (awaited === undefined) {
    return { hangs: { if: read.not && !('kind' in world) ? opposite(world) : world } };
  }
  const event: Happening = {
    ...world,
    ...(read.lasting === undefined ? {} : { for: read.lasting }),
    ...(read.change ? {} : { already: true }),
  };
  const repeat = isStanding(awaited, read, reading, memory) ? { repeat: true } : {};
  return { hangs: { when: { event, ...repeat } } };
}

const NEXT_TIME: Awaited = { repeat: false, standing: false };

/**
 * "Whenever" is every time. So is "when the door opens, turn on the light", which is a wish for the house from now on; what one wants to be told of
 * is told once, and "as soon as" is the next time only (docs/understanding.md, "Events").
 */
function isStanding(
  { repeat, standing }: Awaited,
  read: ConditionRead,
  { rule }: Reading,
  { actions }: Memory,
): boolean {
  const before = actions.at(-1)?.when;
  const isIt = read.type === 'state' && read.phrase.items[0]?.type === 'pronoun';
  // What was waited for each time closes each time as well, and what was begun just now ends but once.
  const isOfRule = isIt && before !== undefined && 'event' in before && before.repeat === true;
  const once = (isIt && !isOfRule) || (read.type === 'kept' && read.rule.condition?.once === true);
  const isForThings = rule.event === undefined && rule.service.kinds.size > 0;
  return repeat || ((standing || isOfRule) && !once && isForThings);
}

/** How much a sensor tells: "over 65 percent". "Unless it is over" is taken as under. Or what its things come to: "the timer goes off". */
function keptWorld(
  read: KeptRead,
  reading: Reading,
  memory: Memory,
  where: FitHearing,
  chosen: Target | undefined,
): Level | InState | Press | Refusal {
  const { rule, fills, not } = read;
  const { condition: { state, unseen, heard: isHeard } = {}, give } = rule;
  const service = rule.service.name;
  const said = fills.find(({ name }) => name === 'name')?.value ?? give['name'];
  const named =
    typeof said === 'string' && where.lexicon.language.is.me.has(said) ? where.context.person : said;
  if (state !== undefined && rule.service.kinds.size === 0)
    return { service, target: typeof named === 'string' ? { name: named } : { all: true }, state };
  if (unseen !== undefined && thingOf(fills) === undefined) return { reason: unseen, cannot: true };
  const { wording } = where.lexicon.language;
  const measured = measuredBefore(read, memory);
  if (measured !== undefined) return measured;
  const own = targetOf(reading, reading.rule.service, memory, where);
  const spoken =
    own === undefined
      ? memory.mentions
      : [...memory.mentions, { service: reading.rule.service.name, target: own }];
  const fit = fitThings(read, reading, heard(where, spoken, { asks: true }));
  const found =
    fit.type === 'ambiguous' && chosen !== undefined ? { type: 'target' as const, target: chosen } : fit;
  if (found.type === 'ambiguous')
    return { reason: wording.reasons['condition-which-one'], candidates: found.candidates };
  if (found.type === 'none') return { reason: unseen ?? untold(read), cannot: true };
  if (unseen !== undefined) return { reason: unseen, cannot: true };
  const { target } = found;
  if (isHeard === true) return pressOf(read, target);
  if (state !== undefined) return { service, target, state };
  const bound = fills.find(({ name }) => name === 'above' || name === 'below');
  const kind = String(give['kind']);
  if (bound === undefined) return { service: 'sensor', target, kind, ...boundOf(give) };
  const side = (bound.name === 'above') === not ? 'below' : 'above';
  return { service: 'sensor', target, kind, [side]: Number(bound.value) };
}

/** How it is pressed, and which of its buttons, where the words say so. */
function pressOf({ rule: { give }, fills }: KeptRead, target: Target): Press {
  const said = (name: string) => fills.find((fill) => fill.name === name)?.value ?? give[name];
  const button = said('button');
  return {
    ...{ service: 'button', target, press: String(said('press')) },
    ...(typeof button === 'string' ? { button } : {}),
  };
}

/** "How humid is it in the bathroom? If *it's over 60 percent*, …": what was asked of just before. */
function measuredBefore({ rule, fills, not }: KeptRead, { actions }: Memory): Level | undefined {
  const bound = fills.find(({ name }) => name === 'above' || name === 'below');
  const asked = actions.at(-1);
  if (rule.here !== 'unsaid' || bound === undefined || asked?.service !== 'sensor' || asked.method !== 'get')
    return undefined;
  const { target, kind } = asked.args;
  const isShare = bound.slot === 'percent' && (kind === 'humidity' || kind === 'battery');
  if (target === undefined || typeof kind !== 'string' || !(isShare || kind === rule.give['kind']))
    return undefined;
  const side = (bound.name === 'above') === not ? 'below' : 'above';
  return {
    service: 'sensor',
    target: target as unknown as Target,
    kind,
    [side]: Number(bound.value),
  } as Level;
}

/** "Nothing here tells when the washing is done": which kind of reading there would have to be. */
function untold({ rule }: KeptRead): string {
  const { kind } = rule.give;
  const what = typeof kind === 'string' ? { reading: kind } : { noun: rule.service.noun };
  return rule.service.language.wording.noneTells(what, rule.condition?.stands === 'outside');
}

function boundOf({ above, below }: Readonly<Record<string, unknown>>): Pick<Level, 'above' | 'below'> {
  return typeof above === 'number' ? { above } : { below: Number(below) };
}

/** The things that a service's phrase is about. */
function fitThings({ rule, fills }: KeptRead, reading: Reading, where: FitHearing): Fit {
  const { condition, service } = rule;
  const things = thingOf(fills)?.value as NounPhrase | undefined;
  const telling = tellingOf(rule);
  const isFigure = condition?.state === undefined && condition?.things === undefined;
  if (telling.kind === undefined && telling.things === undefined)
    return things === undefined
      ? fitHere(service, heard(where, where.mentions))
      : fitPhrase(things, service, where);
  // A figure is asked of all that stands in the place: what does not measure it tells nothing of it.
  if (things !== undefined && isFigure) return fitPhrase(things, service, where);
  // "How warm is it in the office? If *it* is below 19, …"
  const last = where.mentions.at(-1);
  if (isFigure && telling.stands === undefined && last?.service === service.name)
    return { type: 'target', target: last.target, weight: 0, remarks: [] };
  return tellersOf(things, telling, service, where, placesOf(reading));
}

function saidTarget({ service, target }: Level | InState | Press, { lexicon }: FitHearing): string {
  const words = lexicon.grammar.services.get(service);
  return words === undefined ? '' : sayTarget(target, words);
}

function stateWorld(
  read: InStateRead,
  reading: Reading,
  service: ServiceWords,
  memory: Memory,
  where: FitHearing,
  chosen: Target | undefined,
): InState | Refusal {
  const begun = ringing(read, memory, where) ?? allOfThem(read, memory, where);
  if (begun !== undefined) return begun;
  let ambiguous: readonly string[] | undefined;
  const own = targetOf(reading, service, memory, where);
  const services = [
    service,
    ...[...where.lexicon.grammar.services.values()].filter((other) => other !== service),
  ];
  for (const one of services) {
    const state = one.states.get(read.state);
    if (state === undefined) continue;
    const mentions: readonly Mention[] =
      own === undefined ? memory.mentions : [...memory.mentions, { service: service.name, target: own }];
    const found = fitPhrase(read.phrase, one, heard(where, mentions, { rooms: false }));
    if (found.type === 'ambiguous') {
      if (chosen !== undefined) return { service: one.name, target: chosen, state };
      ambiguous = found.candidates;
    }
    if (found.type === 'target') return { service: one.name, target: found.target, state };
  }
  // "When *the garage* opens": of what is in the room, all that can be so.
  if (ambiguous === undefined && read.phrase.items.every(({ type }) => type === 'place'))
    for (const one of services) {
      const state = one.kinds.size === 0 ? undefined : one.states.get(read.state);
      const found =
        state === undefined ? undefined : fitPhrase(read.phrase, one, heard(where, memory.mentions));
      if (state !== undefined && found?.type === 'target')
        return { service: one.name, target: found.target, state };
    }
  const before = ambiguous === undefined ? waitedForBefore(read, memory, where) : undefined;
  if (before !== undefined) return before;
  const { reasons } = where.lexicon.language.wording;
  return ambiguous === undefined
    ? { reason: reasons['condition-not-understood'] }
    : { reason: reasons['condition-which-one'], candidates: ambiguous };
}

/** The clause's target, where the condition behind it says "it". */
function targetOf(
  reading: Reading,
  service: ServiceWords,
  memory: Memory,
  where: FitHearing,
): Target | undefined {
  const fill = thingOf(reading.fills);
  if (fill === undefined || (reading.conditions[0]?.start ?? 0) < fill.start) return undefined;
  const near = heard(where, memory.mentions, { rooms: fill.slot === 'place' });
  const found = fitPhrase(fill.value as NounPhrase, service, near);
  return found.type === 'target' ? found.target : undefined;
}

/** "If the garage light is on, turn *it* off": the condition in front is what the pronoun speaks of. */
export function withLeadingCondition(reading: Reading, memory: Memory, where: FitHearing): Memory {
  const read = reading.conditions[0];
  const fill = thingOf(reading.fills);
  const { rule } = reading;
  if (read === undefined || read.type === 'so') return memory;
  if (fill === undefined ? rule.here !== 'unsaid' : fill.start < read.start) return memory;
  const condition = conditionOf(reading, reading.rule.service, memory, where);
  if (condition === undefined || 'reason' in condition) return memory;
  const { hangs } = condition;
  const looked = (hangs.if && partsOf(hangs.if)) ?? [];
  const worlds = hangs.when === undefined ? looked : [hangs.when.event, ...looked];
  // "When the door opens while *the TV* is playing, pause *it*": what the service is for.
  const own = worlds.slice(1).find((one) => 'service' in one && one.service === rule.service.name);
  const world = own ?? worlds[0];
  if (world === undefined || !('target' in world)) return memory;
  const isOther = world.service !== rule.service.name;
  // "If the TV is playing, *lower the volume*": what names no thing is of that, where the service is the same.
  if (fill === undefined && isOther) return memory;
  if (isOther && read.type === 'state' && read.phrase.items[0]?.type === 'pronoun') return memory;
  const pronoun = fill !== undefined && (fill.value as NounPhrase).items[0]?.type === 'pronoun';
  // "When the garage door closes, turn *it* off": what it closes is no thing to be turned off.
  if (pronoun && (isOther || (read.type === 'kept' && own === undefined))) return memory;
  return { ...memory, mentions: [...memory.mentions, { service: world.service, target: world.target }] };
}
