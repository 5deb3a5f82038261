import { defined, minutesOf } from '../../base/index.ts';
import {
  type Action,
  returns,
  type SingleTarget,
  type Span,
  type Target,
  type TimeUse,
} from '../../domain/index.ts';
import { type FitHearing, fitPhrase, heard, type NounPhrase, unionOf } from '../names/index.ts';
import type { Arg, Args, Mention } from '../text/index.ts';
import { isLasting, isTimed, onceOnly } from '../times/index.ts';
import type { Scene } from './clause-frames.ts';
import { sameDay, timingOf } from './clause-time.ts';
import { conditionOf } from './condition-meaning.ts';
import { type Edit, type EditOf, type Meaning, type Other, paramFor } from './edit.ts';
import { leftOf, lessThings } from './exceptions.ts';
import {
  aBit,
  allTheWay,
  byAsMuch,
  levelReached,
  manyTimes,
  meantAsValue,
  saysLess,
  setTo,
  wayOf,
  withValue,
} from './how-far.ts';
import { namedBefore } from './memory.ts';
import { move } from './moves.ts';
import { inItsHalf, isBareClock, nextOf, onItsDays } from './next-time.ts';
import {
  asLong,
  atOtherTime,
  fromItsHour,
  inUnitOf,
  isOfTime,
  otherDuration,
  otherTiming,
  partOfDayAsked,
  seriesInstead,
} from './other-times.ts';
import { namesOutcome } from './outcome-words.ts';
import { type Built, made, no, refusalOf, singlesOf } from './steps.ts';
import {
  brought,
  calledOff,
  inverseOf,
  isDoneAtOnce,
  isNoOtherTime,
  notThat,
  phrasesOf,
  sequelOf,
  takenBack,
} from './taken-back.ts';
import { DEFERRING, guessesOf, useTime, withoutDayWords, withoutTimes } from './time-use.ts';

/** The action that a meaning becomes by an edit, or why it becomes none. What the edit does not name stays as it was. */
export function edited(edit: Edit, before: Meaning, scene: Scene): Built {
  const { action } = before;
  const { source } = edit;
  switch (edit.type) {
    case 'again':
      return again(action, source);
    case 'undo':
      return takenBack(before, scene, source);
    case 'opposite':
      if (edit.paused && !PAUSES.includes(action.method)) return no('nothing-to-go-with', scene.where);
      if (!before.done || isTimed(edit.timing)) return opposite(edit, action, scene);
      if (!edit.paused && namesOutcome(edit.words, action, scene.where)) return again(action, source);
      return brought(edit, action, scene) ?? wayOn(edit, before, scene);
    case 'step':
      return stepped(edit, action, scene);
    case 'times':
      return manyTimes(edit, action, scene);
    case 'full':
      return allTheWay(edit, action, scene);
    case 'only':
      return othersBack(edit, before, scene);
    case 'minutes': {
      const timing = fromItsHour(edit, action, scene.memory);
      if (timing === undefined) return no('nothing-to-go-with', scene.where);
      return edited({ ...ONE_PART, source, timing }, before, scene);
    }
    case 'further':
      return further(edit, before, scene);
    case 'other':
      if (isNoOtherTime(edit, before, scene.where)) return no('nothing-to-go-with', scene.where);
      return (
        (before.done ? atOtherTime(edit, before, scene) : undefined) ??
        otherwise(meantAsValue(edit, action, scene), before, scene)
      );
    case 'not':
    case 'wish':
      return no('nothing-to-go-with', scene.where);
  }
}

/** In place of what was said, one part of it and nothing else. */
const ONE_PART: Omit<Other, 'source'> = {
  type: 'other',
  instead: true,
  things: [],
  words: undefined,
  values: [],
  timing: {},
  shift: undefined,
  conditional: undefined,
};

/** Behind these things carry on. */
const PAUSES: readonly string[] = ['pause', 'stop'];

/** The same once more. */
function again({ when: _when, if: _if, assumed: _assumed, ...action }: Action, source: Span): Built {
  return made({ ...action, source });
}

/** "… at sunset, and *off again at eleven*": what takes it back, with the same things, at a time of its own. */
function opposite(edit: EditOf<'opposite'>, before: Action, { memory: { time }, where }: Scene): Built {
  const { timing, source, way } = edit;
  const words = withoutDayWords(edit.words, time.language);
  const target = before.args['target'];
  const inverse = inverseOf(before, words, where);
  if (inverse === undefined || target === undefined || !isTimed(timing))
    return no('nothing-to-go-with', where);
  const { method: back } = inverse;
  if (words !== edit.words && !namesOutcome(words, { ...before, method: back, args: { target } }, where))
    return no('nothing-to-go-with', where);
  // "And at nine *on* weekends too" turns nothing off.
  if (way === undefined && namesOutcome(words, { ...before, args: { target } }, where))
    return no('nothing-to-go-with', where);
  const timed = useTime(returns(before) ? timing : onceOnly(timing), DEFERRING, {
    ...time,
    now: nextOf(before, time),
  });
  const at = timed?.when.when;
  if (timed === undefined || at === undefined) return no('time-cannot-be', where);
  const when =
    returns(before) && before.when && 'at' in at && !('rrule' in at) && typeof at.at === 'string'
      ? onItsDays(before.when, minutesOf(Date.parse(at.at), time.timezone))
      : at;
  return made({
    service: before.service,
    method: back,
    args: { target, ...inverse.give },
    when,
    source,
    ...guessesOf(timed),
  });
}

/** "*Up* again", of what has no other end than more of it: a step; else what was done is taken back. */
function wayOn(edit: EditOf<'opposite'>, before: Meaning, scene: Scene): Built {
  const { way, source } = edit;
  if (way === undefined) return takenBack(before, scene, source);
  return stepped({ type: 'step', source, way, onward: false, of: undefined }, before.action, scene);
}

/** "A bit more", "too loud": a step of what the service has steps of. */
function stepped(edit: EditOf<'step'>, action: Action, scene: Scene): Built {
  const { service, args: before } = action;
  const { where } = scene;
  const { way, onward, of, source } = edit;
  const words = where.lexicon.grammar.services.get(service);
  const step = words?.phrases.step;
  const target = before['target'];
  const bit =
    words !== undefined && step === undefined && of === undefined ? aBit(edit, action, scene) : undefined;
  if (bit !== undefined) return bit;
  if (step === undefined || target === undefined || (of !== undefined && of !== service))
    return no('nothing-to-go-with', where);
  const last = before[step.param];
  const isSame = edit.same === true || (edit.one === true && step.by !== 1);
  if (isSame && typeof last === 'number')
    return made({ service, method: step.method, args: { target, [step.param]: last }, source });
  // "Dim it." "*More*", "dim it to 50." "*A bit more*": darker still; behind "less", more is the other way.
  const went = last ?? (onward ? wayOf(action, scene) : undefined);
  const back = onward && typeof went === 'number' && went < 0 && !saysLess(action, where);
  const args: Args = { target, [step.param]: (back ? -way : way) * step.by };
  return made({ service, method: step.method, args, source });
}

/** The method of the clause before, with other words and, where it has one, another time. */
function further(edit: EditOf<'further'>, { action: last, done }: Meaning, { memory, where }: Scene): Built {
  const { said, instead, source } = edit;
  const before = instead ? namedBefore(said, last, memory, where.context) : last;
  if (before === undefined) return no('nothing-spoken-of', where);
  const { assumed: _assumed, ...whole } = before;
  const { service, method, args } = before;
  const { rule, fills, timing } = said;
  const { instead: _instead, ...given } = rule.give as Args;
  if (rule.service.name !== service || rule.method !== method) return no('nothing-spoken-of', where);
  const texts: Args = {
    ...given,
    ...Object.fromEntries(fills.map(({ name, value }) => [name, value as Arg])),
  };
  // "Remind me on Friday at ten to …, *and at noon to …*": on that day.
  const timed = useTime(timingOf(said, { ...memory, dayInFront: true }), rule, memory.time);
  // "Remind me at three to ring the bank." "*And to post the letter*": at the same time.
  const sameTime = done && (before.when !== undefined || args['at'] !== undefined) && fills.length > 0;
  const named = instead || isTimed(timing) || sameTime || fills.some(({ slot }) => slot === 'person');
  if (timed === undefined || (!named && !UNTIMED.has(rule.phrases.time))) return no('no-time-named', where);
  const kept = isTimed(timing) ? withoutTimes(args) : args;
  const base = instead ? whole : { service, method };
  const lasts = inUnitOf(args['duration'], texts['duration']);
  const action = {
    ...base,
    args: { ...kept, ...texts, ...(lasts === undefined ? {} : { duration: lasts }), ...timed.args },
    source,
    ...guessesOf(timed),
  };
  // "*Make that* almond milk", "*no, to call Pat*": what was written down for it goes, and what was put off does not come as well.
  const { cancel } = phrasesOf(before, where);
  const first =
    !done || !instead
      ? undefined
      : before.when !== undefined
        ? calledOff(before, source)
        : cancel
          ? { ...sequelOf(before, cancel), source }
          : undefined;
  return made(action, { first, resolved: timed.resolved });
}

/** How methods use times that need none said. */
const UNTIMED: ReadonlySet<TimeUse | undefined> = new Set<TimeUse>(['none', 'idle']);

/** The meaning before with other things, other values, another time or another condition. */
function otherwise(edit: Other, { action: before, done }: Meaning, { memory, where }: Scene): Built {
  const reached = edit.alike === true ? levelReached(before, { memory, where }) : undefined;
  if (reached !== undefined)
    return otherwise({ ...edit, alike: false }, { action: reached, done }, { memory, where });
  const service = where.lexicon.grammar.services.get(before.service);
  if (service === undefined) return no('nothing-spoken-of', where);
  const { instead, things, values, conditional, source } = edit;
  const retimes = instead && isOfTime(edit, before, where);
  const duration = retimes ? otherDuration(edit, before) : undefined;
  if (duration !== undefined) return made({ ...before, args: { ...before.args, duration }, source });
  const moved = retimes ? otherTiming(edit, before, memory) : undefined;
  const series = retimes && !done ? seriesInstead(edit, before, moved) : undefined;
  if (series !== undefined) return made({ ...series, source });
  if (isLasting(edit.timing)) return no('length-has-no-use', where);
  const { when, if: only, assumed: _assumed, said: called, ...rest } = before;
  // What comes beside it is called by words of its own.
  const base = instead ? { ...rest, ...defined({ said: called }) } : rest;
  let args: Args = { ...before.args };
  const { step } = service.phrases;
  const [by] = values.filter((value) => value.step !== undefined);
  if (by !== undefined && things.length === 0 && !isTimed(edit.timing)) {
    const built = byAsMuch(by, before, source, { memory, where });
    if (built !== 'value') return built ?? no('nothing-to-go-with', where);
  } else if (by !== undefined && args[step?.param ?? ''] === undefined)
    return no('nothing-to-go-with', where);
  const remarks: string[] = [];
  for (const phrase of things) {
    const rooms = args['area'] === undefined ? undefined : roomsOf(phrase);
    if (rooms !== undefined) args['area'] = rooms.length === 1 ? rooms[0]! : rooms;
    else {
      if (args['target'] === undefined) return no('nothing-to-go-with', where);
      const found = fitPhrase(phrase, service, heard(where, memory.mentions));
      if (found.type !== 'target') return { ok: false, refusal: refusalOf(found, where) };
      // "Everything upstairs, no, *just the lights*": where they are was said.
      const keeps = instead && !phrase.all && isAllAlone(found.target) && isPlaced(args['target']);
      if (!keeps) args['target'] = found.target as unknown as Arg;
      remarks.push(...found.remarks);
    }
  }
  // "To 18 at ten, *back to 21 at six*": the next six after that.
  const later = !instead && when !== undefined && isBareClock(edit.timing) && things.length === 0;
  const time = later ? { ...memory.time, now: nextOf(before, memory.time) } : memory.time;
  const said =
    !instead && things.length > 0 ? inItsHalf(edit.timing, before, memory.time.timezone) : edit.timing;
  let timing = moved ?? (later ? said : (partOfDayAsked(edit, before, where) ?? sameDay(said, memory)));
  for (const value of moved === undefined ? values : []) {
    const name = value.step !== undefined && things.length > 0 ? step?.param : paramFor(value, args, service);
    const isBeside = !done && !instead && things.length === 0 && values.length === 1 && !isTimed(edit.timing);
    const beside = name === undefined && isBeside ? withValue(value, before, { memory, where }) : undefined;
    const clock = name === undefined && value.bare ? otherTiming(edit, before, memory) : undefined;
    const set =
      name === undefined && when === undefined ? setTo(value, before, { memory, where }) : undefined;
    if (name !== undefined) {
      if (args[name] === undefined && step !== undefined) delete args[step.param];
      args[name] = value.value;
    } else if (beside !== undefined) return made({ ...before, ...beside, source });
    else if (clock !== undefined) timing = clock;
    else if (done && values.length === 1 && set !== undefined) return made({ ...base, ...set, source });
    else return no('value-of-nothing', where);
  }
  const phrases = service.phrases.methods[before.method] ?? DEFERRING.phrases;
  // What has an end is shifted with it.
  const shifts = moved !== undefined && args['end'] !== undefined && args['all_day'] !== true;
  const rule = shifts ? { phrases: { ...phrases, time: 'shift' as const } } : { phrases };
  const timed = useTime(timing, isTimed(timing) ? rule : DEFERRING, time);
  if (timed === undefined) return no('time-cannot-be', where);
  if (Object.keys(timed.args).length > 0) args = withoutTimes(args);
  const condition = conditional && conditionOf(conditional, service, memory, where);
  if (condition !== undefined && 'reason' in condition) return { ok: false, refusal: condition };
  if (things.length + values.length === 0 && !isTimed(timing) && condition === undefined)
    return no('nothing-new', where);
  const action: Action = {
    ...base,
    args: { ...args, ...(shifts ? asLong(args, timed.args, memory.time.timezone) : timed.args) },
    ...(instead || !isTimed(timing) ? defined({ when, if: only }) : {}),
    ...timed.when,
    ...condition?.hangs,
    source,
    ...guessesOf(timed),
  };
  // What was put off with another value must not come with the old one as well.
  const isRetimed = instead && action.when !== undefined && !returns(before);
  const replaces =
    done && when !== undefined && (isRetimed || when === action.when) && (instead || things.length === 0);
  // "Turn on the lamp." "*No, at nine*": it goes off until then.
  const isOther = things.length > 0 || (when === undefined && action.when !== undefined && !returns(action));
  const isTakenBack = done && instead && isOther;
  const first = replaces
    ? calledOff(before, source)
    : isTakenBack
      ? notThat(before, source, where)
      : undefined;
  return made(action, { first, resolved: timed.resolved, remarks });
}

/**
 * "Turn on the bathroom lights." "*I only wanted the vanity one*": the others go back to what they were, and so do those of what was
 * done beside it.
 */
function othersBack(
  { things, source }: EditOf<'only'>,
  { action, done, beside = [] }: Meaning,
  { memory, where }: Scene,
): Built {
  const others = beside.filter((one) => phrasesOf(one, where).question !== true);
  if (!done || ![action, ...others].every((one) => isDoneAtOnce(one, where)))
    return no('nothing-to-go-with', where);
  const part = partOf(things, action, memory.mentions, where);
  const back = [...(part?.rest ?? []), ...others.flatMap(thingsOf)];
  if (part === undefined || back.length === 0) return no('nothing-to-go-with', where);
  // The one that was meant is what is spoken of from now on.
  const { assumed: _assumed, ...whole } = action;
  const meantOne = { ...whole, args: { ...action.args, target: part.meant as unknown as Arg }, source };
  return made(meantOne, { first: move('undo', { target: unionOf(back) as unknown as Arg }, source) });
}

/** "Unlock both doors?" "*Only the front door*": that of all that waits. What is none of it takes the place of what waits alone. */
export function onlyThat({ things, source }: EditOf<'only'>, before: Meaning, scene: Scene): Built {
  const { action, beside = [] } = before;
  const { memory, where } = scene;
  if (beside.length > 0 && partOf(things, action, memory.mentions, where) === undefined)
    return no('nothing-to-go-with', where);
  return otherwise({ ...ONE_PART, source, things: [things] }, before, scene);
}

/** Of the things of an action those that words mean, and the rest; `undefined` where they mean none of them. */
function partOf(
  things: NounPhrase,
  action: Action,
  mentions: readonly Mention[],
  where: FitHearing,
): { readonly meant: Target; readonly rest: readonly SingleTarget[] } | undefined {
  const service = where.lexicon.grammar.services.get(action.service);
  if (service === undefined || action.args['target'] === undefined) return undefined;
  const meant = leftOf(things, action, service, mentions, where);
  if (meant.type !== 'target') return undefined;
  const rest = lessThings(action, meant.target, true, where);
  if (rest === action) return undefined;
  return { meant: meant.target, rest: rest === undefined ? [] : thingsOf(rest) };
}

function thingsOf({ args }: Action): readonly SingleTarget[] {
  return singlesOf(args['target'] as unknown as Target);
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

function isPlaced(target: Arg): boolean {
  return typeof target === 'object' && target !== null && ('floor' in target || 'area' in target);
}
