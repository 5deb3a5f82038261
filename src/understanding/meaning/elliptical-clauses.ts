import type { Action, Span, Target } from '../../domain/index.ts';
import { type FitHearing, fitPhrase, heard, type NounPhrase } from '../names/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import { type Fill, isThing, type Reading } from '../read/index.ts';
import type { Arg, Args } from '../text/index.ts';
import { isLasting, isTimed, type Timing } from '../times/index.ts';
import { sameDay, timingOf } from './clause-time.ts';
import { conditionOf } from './condition-meaning.ts';
import type { Draft } from './draft.ts';
import type { Memory } from './memory.ts';
import { lacksOf } from './missing-parts.ts';
import { nextOf } from './next-time.ts';
import { type Built, no, refusalOf, useTime } from './steps.ts';
import { isBareNumber, newTiming } from './turn-edits.ts';

const made = (action: Action, resolved?: (Built & { ok: true })['resolved']): Built => ({
  ok: true,
  action,
  after: [],
  first: undefined,
  resolved,
  remarks: [],
});

/** The same once more. */
export function again(before: Action, source: Span): Built {
  const { when: _when, if: _if, assumed: _assumed, ...action } = before;
  return made({ ...action, source });
}

/** "… and in an hour *to stretch my legs*", "*butter too*": the method of the clause before, with other words and, where it has one, another time. */
export function extend(before: Action, reading: Reading, memory: Memory, source: Span): Built {
  const { rule } = reading;
  if (rule.service.name !== before.service || rule.method !== before.method)
    return no('what it speaks of was not said');
  const texts = Object.fromEntries(reading.fills.map((fill) => [fill.name, fill.value as Arg]));
  const timed = useTime(timingOf(reading, memory), rule, memory.time);
  const named = isTimed(reading.timing) || reading.fills.some(({ slot }) => slot === 'person');
  if (timed === undefined || (!named && rule.phrases.time !== 'none')) return no('no time was named');
  const kept = { ...before.args };
  if (isTimed(reading.timing)) for (const name of TIMES) delete kept[name];
  return made(
    {
      service: before.service,
      method: before.method,
      args: { ...kept, ...texts, ...timed.args },
      source,
      ...(timed.assumed.length === 0 ? {} : { assumed: [...timed.assumed] }),
    },
    timed.resolved,
  );
}

/** "Remind sam to call the bank and mia to pack her bag *at 6*": the time behind the second is that of the first, which had none. */
export function withItsTime({ lost, memory }: Draft, reading: Reading): (Built & { ok: true }) | undefined {
  const { wish } = lost.at(-1) ?? {};
  const { rule } = reading;
  if (wish === undefined || wish.action.service !== rule.service.name || wish.action.method !== rule.method)
    return undefined;
  const timed = isTimed(reading.timing) ? useTime(timingOf(reading, memory), rule, memory.time) : undefined;
  if (timed === undefined) return undefined;
  const action = {
    ...wish.action,
    args: { ...wish.action.args, ...timed.args },
    ...(timed.assumed.length === 0 ? {} : { assumed: [...timed.assumed] }),
  };
  if (lacksOf(action, rule.service).length > 0) return undefined;
  return { ok: true, action, after: [], first: undefined, resolved: timed.resolved, remarks: [] };
}

/**
 * The clause before with something else: a target, a value, a time. `fresh` drops what is not said again (a new turn, or a
 * correction keeps the rest but takes the new words).
 */
export function change(
  before: Action,
  reading: Reading,
  memory: Memory,
  where: FitHearing,
  source: Span,
  replaces: boolean,
): Built {
  const service = where.lexicon.grammar.services.get(before.service);
  if (service === undefined) return no('what it speaks of was not said');
  if (isLasting(reading.timing)) return no('for how long is not understood here');
  const { assumed: _assumed, ...base } = before;
  const args: Args = { ...base.args };
  if (reading.rule.method === 'step' && args[service.phrases.step?.param ?? ''] === undefined)
    return no('nothing was said that these words could go with');
  const remarks: string[] = [];
  // "To 18 at ten, *back to 21 at six*": the next six after that.
  const later =
    !replaces && before.when !== undefined && isBareClock(reading.timing) && !reading.fills.some(isThing);
  const hearing = later ? { ...memory.time, now: nextOf(before, memory.time) } : memory.time;
  let timing = later ? reading.timing : sameDay(reading.timing, memory);
  for (const fill of reading.fills) {
    if (fill.slot === 'place' || fill.slot === 'target') {
      const rooms = args['area'] === undefined ? undefined : roomsOf(fill.value as NounPhrase);
      if (rooms !== undefined) {
        args['area'] = rooms.length === 1 ? rooms[0]! : rooms;
        continue;
      }
      if (args['target'] === undefined) return no('nothing was said that these words could go with');
      const found = fitPhrase(fill.value as NounPhrase, service, heard(where, memory.mentions));
      if (found.type !== 'target') return { ok: false, refusal: refusalOf(found) };
      // "Everything upstairs, no, *just the lights*": where they are was said.
      const keeps = replaces && !(fill.value as NounPhrase).all && isAllAlone(found.target);
      if (!keeps || !isPlaced(args['target'])) args['target'] = found.target as unknown as Arg;
      remarks.push(...found.remarks);
      continue;
    }
    const stepped = reading.rule.method === 'step' ? service.phrases.step?.param : undefined;
    const name = stepped ?? absolute(paramFor(fill, args, service.slots), fill, service, args);
    if (name !== undefined) {
      args[name] = fill.value as unknown as Arg;
      continue;
    }
    const clock = isBareNumber(fill) ? newTiming(reading, before, memory) : undefined;
    if (clock === undefined) return no('nothing was said that this value could go with');
    timing = clock;
  }
  const method = service.phrases.methods[before.method];
  const rule = { ...reading.rule, service, method: before.method, phrases: method ?? { say: [] } };
  const timed = isTimed(timing) ? useTime(timing, rule, hearing) : { when: {}, args: {}, assumed: [] };
  if (timed === undefined) return no('the time cannot be');
  if (Object.keys(timed.args).length > 0) for (const name of TIMES) delete args[name];
  const condition = conditionOf(reading, service, memory, where);
  if (condition !== undefined && 'reason' in condition) return { ok: false, refusal: condition };
  if (reading.fills.length === 0 && !isTimed(timing) && condition === undefined)
    return no('it says nothing new');
  const { when, if: only, ...rest } = base;
  const kept =
    replaces || !isTimed(timing)
      ? { ...(when === undefined ? {} : { when }), ...(only === undefined ? {} : { if: only }) }
      : {};
  const action: Action = {
    ...rest,
    args: { ...args, ...timed.args },
    ...kept,
    ...timed.when,
    ...condition?.hangs,
    source,
    ...(timed.assumed.length === 0 ? {} : { assumed: [...timed.assumed] }),
  };
  return { ok: true, action, after: [], first: undefined, resolved: timed.resolved, remarks };
}

/** "At six", of whatever day. */
function isBareClock({ clock, ...rest }: Timing): boolean {
  return clock !== undefined && Object.keys(rest).every((name) => name === 'part');
}

/** "Vacuum the kitchen, *and the hallway too*": the rooms, where nothing else is named. */
function roomsOf({ items, except }: NounPhrase): string[] | undefined {
  const rooms: string[] = [];
  for (const item of items) {
    if (item.type !== 'place' || item.here !== undefined) return undefined;
    for (const { type, name } of item.places) {
      if (type !== 'area') return undefined;
      rooms.push(name);
    }
  }
  return rooms.length === 0 || except.length > 0 ? undefined : rooms;
}

function isAllAlone(target: Target): boolean {
  return !Array.isArray(target) && 'all' in target && target.except === undefined;
}

function isPlaced(target: Arg | undefined): boolean {
  return typeof target === 'object' && target !== null && ('floor' in target || 'area' in target);
}

/** "A bit faster, *make it 70*": behind a step, the parameter that takes the same values and is none. */
function absolute(
  name: string | undefined,
  { slot }: Fill,
  { phrases: { step }, slots }: ServiceWords,
  args: Args,
): string | undefined {
  if (name === undefined || name !== step?.param) return name;
  for (const [other, types] of slots)
    if (other !== name && types.has(slot)) {
      delete args[name];
      return other;
    }
  return name;
}

/** The parameter that a bare value changes: one that was set before and takes such values. */
function paramFor(
  fill: Fill,
  args: Args,
  slots: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  for (const [name, types] of slots) if (args[name] !== undefined && types.has(fill.slot)) return name;
  if (isBareNumber(fill))
    for (const name of Object.keys(args)) if (typeof args[name] === 'number') return name;
  return undefined;
}

/** What a time fills; another takes its place as a whole. */
const TIMES = ['at', 'rrule', 'sun', 'offset', 'date'];
