import { durationMs, isoIn, type JsonObject, minutesOf } from '../../base/index.ts';
import { type Action, type MethodPhrases, returns, type Sequel, type Span } from '../../domain/index.ts';
import { type Clock, isoLength, type Language, type Length, NO_LENGTH } from '../languages/index.ts';
import type { FitHearing } from '../names/index.ts';
import { type Fill, type Reading, type Sentence, wordAt } from '../read/index.ts';
import { type Arg, type Args, tokenize } from '../text/index.ts';
import { isTimed, type Timing } from '../times/index.ts';
import { sameDay } from './clause-time.ts';
import { instantOf, type Memory } from './memory.ts';
import { dailyAt, nextOf } from './next-time.ts';
import { outcomeOf } from './outcome-words.ts';
import { type Built, no, useTime } from './steps.ts';

function made(action: Action, first?: Action): Built {
  return { ok: true, action, after: [], first, resolved: undefined, remarks: [] };
}

/** "Cancel that", "undo it": what was done in an earlier turn is taken back, what was put off does not come. */
export function takenBack(before: Action, where: FitHearing, source: Span): Built {
  if (before.when !== undefined) return putOffNoMore(before, source);
  const phrases = phrasesOf(before, where);
  if (phrases?.cancel !== undefined) return made({ ...sequelOf(before, phrases.cancel), source });
  const target = before.args['target'];
  if (phrases?.undo === undefined || target === undefined) return no('how it is taken back is not known');
  return made({ service: before.service, method: phrases.undo, args: { target }, source });
}

function putOffNoMore(before: Action, source: Span): Built {
  const cancel = cancelled(before);
  return cancel === undefined
    ? no('what it speaks of was not said')
    : made({ ...cancel, source } satisfies Action);
}

/** The end of a command for later, found by the words it was given in. */
function cancelled({ source, said = source?.text }: Action): Action | undefined {
  return said === undefined ? undefined : { service: 'schedule', method: 'cancel', args: { query: said } };
}

/**
 * "Move it to four", "make it nine": what an earlier turn put at a time gets another. `undefined` where the words name no time or what
 * was said had none.
 */
export function moved(
  before: Action,
  reading: Reading,
  memory: Memory,
  where: FitHearing,
  source: Span,
): Built | undefined {
  const { rule } = reading;
  const phrases = phrasesOf(before, where);
  const lasts = isShift(rule) ? undefined : newLength(reading, before);
  if (lasts !== undefined)
    return phrases?.cancel === undefined ? undefined : startedAnew(before, lasts, phrases.cancel, source);
  const timing = newTiming(reading, before, memory);
  if (timing === undefined) return undefined;
  if (before.when !== undefined) return putOffAnew(before, timing, memory, source);
  const service = where.lexicon.grammar.services.get(before.service);
  if (phrases?.move === undefined || service === undefined) return undefined;
  const sequel = sequelOf(before, phrases.move);
  const target = { ...rule, service, phrases: service.phrases.methods[sequel.method] ?? { say: [] } };
  const timed = useTime(timing, target, memory.time);
  if (timed === undefined) return no('the time cannot be');
  return {
    ok: true,
    action: {
      ...sequel,
      args: { ...sequel.args, ...asLong(before.args, timed.args, memory) },
      source,
      ...(timed.assumed.length === 0 ? {} : { assumed: [...timed.assumed] }),
    },
    after: [],
    first: undefined,
    resolved: timed.resolved,
    remarks: [],
  };
}

/** What had an end keeps its length: lunch from one to two, moved to three, ends at four. */
function asLong(before: Args, args: Args, { time }: Memory): Args {
  const [from, to, start] = [before['start'], before['end'], args['start']];
  if (typeof from !== 'string' || typeof to !== 'string' || typeof start !== 'string') return args;
  if (args['end'] !== undefined || before['all_day'] === true) return args;
  const end = Date.parse(start) + Date.parse(to) - Date.parse(from);
  return { ...args, end: isoIn(end, time.timezone) };
}

/** A command for later at another time: the old one must not come as well. */
function putOffAnew(before: Action, timing: Timing, memory: Memory, source: Span): Built {
  const timed = useTime(timing, { phrases: { say: [] } }, memory.time);
  const first = cancelled(before);
  if (timed?.when.when === undefined || first === undefined) return no('the time cannot be');
  const { assumed: _assumed, ...rest } = before;
  return made(
    {
      ...rest,
      ...timed.when,
      ...saidAs(before, memory.time.language),
      source,
      ...(timed.assumed.length === 0 ? {} : { assumed: [...timed.assumed] }),
    },
    { ...first, source },
  );
}

/** What a command for later is called when its time is another: its words without the time they name. */
function saidAs({ said, source }: Action, { words, times }: Language): { readonly said?: string } {
  if (said !== undefined || source === undefined) return said === undefined ? {} : { said };
  const { text } = source;
  const { tokens } = tokenize(text, words);
  const kept: string[] = [];
  let from = 0;
  for (let at = 0; at < tokens.length; ) {
    const end = times.piecesAt(tokens, at, 'en-GB')[0]?.end;
    if (end === undefined) {
      at++;
      continue;
    }
    kept.push(text.slice(from, tokens[at]!.start));
    from = tokens[end]?.start ?? text.length;
    at = end;
  }
  const rest = [...kept, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
  return rest.length === 0 ? {} : { said: rest.join(' ').replace(/^[,\s]+|[,\s]+$/gu, '') };
}

/** A timer for another length is another timer. */
function startedAnew(before: Action, duration: string, cancel: Sequel, source: Span): Built {
  const { assumed: _assumed, ...rest } = before;
  return made(
    { ...rest, args: { ...before.args, duration }, source },
    { ...sequelOf(before, cancel), source },
  );
}

/** How long it is to last instead; of a bare number the unit is that of before. */
function newLength({ timing, fills }: Reading, { args }: Action): string | undefined {
  const was = args['duration'];
  if (typeof was !== 'string') return undefined;
  const said = fills.find(({ slot }) => slot === 'duration')?.value;
  if (typeof said === 'string') return said;
  const length = timing.length ?? timing.in;
  if (length !== undefined) return isoLength(length);
  const number = fills.find(isBareNumber)?.value;
  const unit = /^P(T?)\d+([A-Z])$/.exec(was);
  return typeof number === 'number' && unit !== null ? `P${unit[1]}${number}${unit[2]}` : undefined;
}

/** "… at sunset, and *off again at eleven*": the other way round with the same things, at its own time. */
export function atTime(
  before: Action,
  { timing }: Reading,
  memory: Memory,
  where: FitHearing,
  source: Span,
): Built {
  const method = phrasesOf(before, where)?.undo;
  const target = before.args['target'];
  if (method === undefined || target === undefined || !isTimed(timing))
    return no('nothing was said that these words could go with');
  const hearing = { ...memory.time, now: nextOf(before, memory.time) };
  const once = useTime(timing, { phrases: { say: [] } }, hearing);
  const at = once?.when.when;
  if (once === undefined || at === undefined) return no('the time cannot be');
  const { assumed } = once;
  const daily = returns(before) && 'at' in at && typeof at.at === 'string';
  return made({
    service: before.service,
    method,
    args: { target },
    when: daily ? { rrule: dailyAt(Date.parse(at.at as string), hearing.timezone) } : at,
    source,
    ...(assumed.length === 0 ? {} : { assumed: [...assumed] }),
  });
}

/** "The heater on for ten minutes *then off*" says so twice. */
export function isOffAnyway(type: string, { rule, timing }: Reading, last: Action | undefined): boolean {
  if (type !== 'fragment' || rule.method !== 'opposite' || isTimed(timing)) return false;
  return last?.when !== undefined && 'after' in last.when;
}

/** "Turn it on for ten minutes *then turn it off*" says twice what comes behind the ten minutes. */
export function isUndoneAlready(last: Action | undefined, { service, method, args, when }: Action): boolean {
  return (
    last?.when !== undefined &&
    'after' in last.when &&
    when === undefined &&
    last.service === service &&
    last.method === method &&
    Object.keys(args).length === Object.keys(last.args).length &&
    Object.entries(args).every(([name, value]) => JSON.stringify(last.args[name]) === JSON.stringify(value))
  );
}

/** "A bit more", "a little less": a step further the way it went, or back. */
export function steppedOn(before: Action, more: boolean, where: FitHearing, source: Span): Built {
  const step = where.lexicon.grammar.services.get(before.service)?.phrases.step;
  const target = before.args['target'];
  if (step === undefined || target === undefined)
    return no('nothing was said that these words could go with');
  const last = before.args[step.param];
  const way = typeof last === 'number' && last < 0 ? -1 : 1;
  const args: Args = { target, [step.param]: (more ? way : -way) * step.by };
  return made({ service: before.service, method: step.method, args, source });
}

/** "Turn on the lamp." "*On*, please": the words name the state that it was to come to. */
export function isSoAlready(before: Action, words: string, where: FitHearing): boolean {
  const service = where.lexicon.grammar.services.get(before.service);
  const state = service === undefined ? '' : outcomeOf(before, service, '').split(' ').at(-1)!;
  return words.toLowerCase().split(/\W+/).includes(state);
}

/** "That's too loud": a step the other way, of what can be so. */
export function lessened(before: Action, { way, of }: JsonObject, where: FitHearing, source: Span): Built {
  const step = where.lexicon.grammar.services.get(before.service)?.phrases.step;
  const target = before.args['target'];
  if (step === undefined || target === undefined || (of !== undefined && of !== before.service))
    return no('nothing was said that these words could go with');
  const args: Args = { target, [step.param]: Number(way) * step.by };
  return made({ service: before.service, method: step.method, args, source });
}

function phrasesOf(before: Action, where: FitHearing): MethodPhrases | undefined {
  return where.lexicon.grammar.services.get(before.service)?.phrases.methods[before.method];
}

function sequelOf(before: Action, { method, with: params }: Sequel): Action {
  const args: Args = {};
  for (const [name, from] of Object.entries(params)) {
    const value = before.args[from];
    if (value !== undefined) args[name] = value as Arg;
  }
  return { service: before.service, method, args };
}

/** The time that the words name; a bare number is a time of the clock, and of two halves of the day the one nearer to what was said before. */
export function newTiming(reading: Reading, before: Action, memory: Memory): Timing | undefined {
  const { timing, fills } = reading;
  const shift = shiftOf(reading, before);
  if (shift !== undefined) return shift;
  const length = isTimed(timing) ? undefined : lengthAnew(fills, before, reading.rule.service.language);
  if (length !== undefined) return { in: length };
  const number = fills.find(isBareNumber)?.value;
  if (!isTimed(timing) && typeof number !== 'number') return undefined;
  const bare = typeof number === 'number' && (timing.clock ?? timing.in ?? timing.span) === undefined;
  const said: Timing = bare ? { ...timing, clock: { minutes: number * 60, sure: false } } : timing;
  const at = instantOf(before);
  if (at === undefined) return isTimed(timing) ? said : undefined;
  if (said.clock === undefined) {
    const clock = onlyDay(said) ? clockOf(before, at, memory) : undefined;
    return clock === undefined ? said : { ...said, clock };
  }
  if (said.day !== undefined) return said;
  if (said.clock.minutes >= DAY_MINUTES) return undefined;
  const near = said.clock.sure || said.part !== undefined ? said.clock : nearer(said.clock, at, memory);
  return sameDay({ ...said, clock: near }, memory);
}

/** "*Half an hour later*", "push it back an hour": counted from when it was to be. */
function shiftOf({ rule, timing, fills }: Reading, before: Action): Timing | undefined {
  if (instantOf(before) === undefined) return undefined;
  const said = isShift(rule) ? fills.find(({ slot }) => slot === 'duration')?.value : undefined;
  if (typeof said === 'string')
    return {
      around: { length: { ...NO_LENGTH, ms: durationMs(said) ?? 0 }, before: rule.method === 'earlier' },
    };
  const { later, ...others } = timing;
  return later === undefined || isTimed(others) ? undefined : { around: { length: later, before: false } };
}

function isShift({ method }: Reading['rule']): boolean {
  return method === 'later' || method === 'earlier';
}

/** "Make it twenty", "make that an hour", of what was put off for ten minutes: another length, in the same unit. */
function lengthAnew(
  fills: readonly Fill[],
  { when, args, source }: Action,
  language: Language,
): Length | undefined {
  const put = when !== undefined && 'at' in when ? when.at : args['at'];
  const unit = put === undefined || source === undefined ? undefined : unitPutOff(source.text, language);
  if (unit === undefined) return undefined;
  const said = fills.find(({ slot }) => slot === 'duration')?.value;
  if (typeof said === 'string') return { ...NO_LENGTH, ms: durationMs(said) ?? 0 };
  const number = fills.find(isBareNumber)?.value;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1) return undefined;
  return { ms: unit.ms * number, days: unit.days * number, months: unit.months * number };
}

/** The unit of "in ten minutes", where words hold such a length. */
function unitPutOff(text: string, { words, times }: Language): Length | undefined {
  const { tokens } = tokenize(text, words);
  for (let at = 0; at < tokens.length; at++) {
    const put = times.piecesAt(tokens, at, 'en-GB').find(({ value }) => value.type === 'in');
    if (put === undefined) continue;
    for (let place = put.end - 1; place > at; place--) {
      const unit = times.unitAt(tokens, place);
      if (unit !== undefined) return unit;
    }
  }
  return undefined;
}

/** "50" alone is as much a number as a level or a temperature. */
export function isBareNumber({ slot, start, end }: Fill): boolean {
  return slot === 'number' || (end - start === 1 && (slot === 'level' || slot === 'temperature'));
}

const DAY_MINUTES = 1440;
const HALF_DAY_MINUTES = 720;

/** "To saturday": at the same time of day. */
function onlyDay({ day, part, in: from, sun, every }: Timing): boolean {
  return day !== undefined && [part, from, sun, every].every((one) => one === undefined);
}

function clockOf({ args }: Action, at: number, { time }: Memory): Clock | undefined {
  return args['all_day'] === true ? undefined : { minutes: minutesOf(at, time.timezone), sure: true };
}

function nearer({ minutes }: Clock, at: number, { time }: Memory): Clock {
  const early = minutes % HALF_DAY_MINUTES;
  const late = early + HALF_DAY_MINUTES;
  const was = minutesOf(at, time.timezone);
  return { minutes: Math.abs(early - was) <= Math.abs(late - was) ? early : late, sure: true };
}

/** "Remind me at eight to call Sam. *Make it nine*": another time for what was just said, and no second reminder. */
export function isNewTime(sentence: Sentence, reading: Reading, base: Action | undefined): boolean {
  return (
    base !== undefined &&
    sentence.language.is.moving.has(wordAt(sentence, reading.start)) &&
    instantOf(base) !== undefined &&
    (isTimed(reading.timing) || reading.fills.some(isBareNumber))
  );
}
