import { defined, durationMs, isoIn, minutesOf } from '../../base/index.ts';
import type { Action, Span } from '../../domain/index.ts';
import { type Clock, isoLength, type Language, type Length, NO_LENGTH } from '../languages/index.ts';
import { type Reading, type Sentence, wordAt } from '../read/index.ts';
import { type Args, tokenize } from '../text/index.ts';
import { isLasting, isTimed, type Timing } from '../times/index.ts';
import { sameDay } from './clause-time.ts';
import { type EditOf, isBareNumber, type Meaning, type Scene } from './edit.ts';
import { instantOf, type Memory } from './memory.ts';
import { type Built, made, no } from './steps.ts';
import { calledOff, phrasesOf, sequelOf } from './taken-back.ts';
import { DEFERRING, guessesOf, useTime } from './time-use.ts';

/**
 * "Move it to four", "make it nine": what was put at a time, or lasts, gets another. `undefined` where the words name no time or what was
 * said had none.
 */
export function atOtherTime(edit: EditOf<'other'>, before: Meaning, scene: Scene): Built | undefined {
  const { action, done } = before;
  const duration = edit.shift === undefined ? otherDuration(edit, action) : undefined;
  if (duration !== undefined) return lasting(duration, edit, before, scene);
  const timing = otherTiming(edit, action, scene.memory);
  if (timing === undefined || (isLasting(timing) && !done)) return undefined;
  return done ? putOff(timing, edit.source, action, scene) : retimed(timing, edit.source, action, scene);
}

/** A timer for another length is another timer. */
function lasting(
  duration: string,
  { source }: EditOf<'other'>,
  { action, done }: Meaning,
  { where }: Scene,
): Built | undefined {
  const { assumed: _assumed, ...rest } = action;
  const longer = { ...rest, args: { ...action.args, duration }, source };
  if (!done) return made(longer);
  const cancel = phrasesOf(action, where)?.cancel;
  return cancel && made(longer, { first: { ...sequelOf(action, cancel), source } });
}

/** What is not done yet, with another time. */
function retimed(timing: Timing, source: Span, before: Action, { memory, where }: Scene): Built {
  const { when, if: only, assumed: _assumed, ...rest } = before;
  const phrases = phrasesOf(before, where) ?? DEFERRING.phrases;
  // What has an end is shifted with it.
  const use =
    before.args['end'] === undefined || before.args['all_day'] === true ? {} : { time: 'shift' as const };
  const timed = useTime(timing, { phrases: { ...phrases, ...use } }, memory.time);
  if (timed === undefined) return no('time-cannot-be', where);
  const kept = Object.keys(timed.args).length > 0 ? withoutTimes(before.args) : before.args;
  const args = { ...kept, ...asLong(before.args, timed.args, memory) };
  const whens = { ...defined({ when, if: only }), ...timed.when };
  return made({ ...rest, args, ...whens, source, ...guessesOf(timed) }, { resolved: timed.resolved });
}

/** What an earlier turn saw to, at another time: the command for the old one must not come as well. */
function putOff(timing: Timing, source: Span, before: Action, { memory, where }: Scene): Built | undefined {
  if (before.when !== undefined) {
    const timed = useTime(timing, DEFERRING, memory.time);
    const first = calledOff(before, source);
    if (timed?.when.when === undefined || first === undefined) return no('time-cannot-be', where);
    const { assumed: _assumed, ...rest } = before;
    const action = {
      ...rest,
      ...timed.when,
      ...saidAs(before, memory.time.language),
      source,
      ...guessesOf(timed),
    };
    return made(action, { first });
  }
  const move = phrasesOf(before, where)?.move;
  if (move === undefined) return undefined;
  const sequel = sequelOf(before, move);
  const phrases = phrasesOf(sequel, where);
  const timed = useTime(timing, phrases === undefined ? DEFERRING : { phrases }, memory.time);
  if (timed === undefined) return no('time-cannot-be', where);
  const args = { ...sequel.args, ...asLong(before.args, timed.args, memory) };
  return made({ ...sequel, args, source, ...guessesOf(timed) }, { resolved: timed.resolved });
}

/** What a command for later is called when its time is another: its words without the time they name. */
export function saidAs({ said, source }: Action, { words, times }: Language): { readonly said?: string } {
  if (said !== undefined || source === undefined) return said === undefined ? {} : { said };
  const { text } = source;
  const { tokens } = tokenize(text, words);
  const kept: string[] = [];
  let from = 0;
  for (let at = 0; at < tokens.length; ) {
    const end = times.piecesAt(tokens, at, 'en-GB')[0]?.end;
    if (end !== undefined) {
      kept.push(text.slice(from, tokens[at]!.start));
      from = tokens[end]?.start ?? text.length;
    }
    at = end ?? at + 1;
  }
  const rest = [...kept, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
  return rest.length === 0 ? {} : { said: rest.join(' ').replace(/^[,\s]+|[,\s]+$/gu, '') };
}

/** What had an end keeps its length: lunch from one to two, moved to three, ends at four. */
function asLong(before: Args, args: Args, { time }: Memory): Args {
  const [from, to, start] = [before['start'], before['end'], args['start']];
  if (typeof from !== 'string' || typeof to !== 'string' || typeof start !== 'string') return args;
  if (args['end'] !== undefined || before['all_day'] === true) return args;
  const end = Date.parse(start) + Date.parse(to) - Date.parse(from);
  return { ...args, end: isoIn(end, time.timezone) };
}

/** What a time fills; another takes its place as a whole. */
const TIMES: readonly string[] = ['at', 'rrule', 'sun', 'offset', 'date'];

export function withoutTimes(args: Args): Args {
  return Object.fromEntries(Object.entries(args).filter(([name]) => !TIMES.includes(name)));
}

/** How long it is to last instead; the unit of a bare number is that of before. */
function otherDuration(edit: EditOf<'other'>, { args }: Action): string | undefined {
  const was = args['duration'];
  if (typeof was !== 'string') return undefined;
  const said = durationIn(edit);
  if (said !== undefined) return said;
  const length = edit.timing.length ?? edit.timing.in;
  if (length !== undefined) return isoLength(length);
  const number = numberIn(edit);
  const unit = /^P(T?)\d+([A-Z])$/.exec(was);
  return number === undefined || unit === null ? undefined : `P${unit[1]}${number}${unit[2]}`;
}

function durationIn({ values }: EditOf<'other'>): string | undefined {
  const said = values.find(({ slot }) => slot === 'duration')?.value;
  return typeof said === 'string' ? said : undefined;
}

function numberIn({ values }: EditOf<'other'>): number | undefined {
  const said = values.find(({ bare }) => bare)?.value;
  return typeof said === 'number' ? said : undefined;
}

/** The time that the words name; a bare number is a time of the clock, and of two halves of the day the one nearer to what was said before. */
export function otherTiming(edit: EditOf<'other'>, before: Action, memory: Memory): Timing | undefined {
  const { timing } = edit;
  const at = instantOf(before);
  const shifted = at === undefined ? undefined : shiftIn(edit);
  if (shifted !== undefined) return shifted;
  const length = isTimed(timing) ? undefined : otherLength(edit, before, memory.time.language);
  if (length !== undefined) return { in: length };
  const number = numberIn(edit);
  if (!isTimed(timing) && number === undefined) return undefined;
  const bare = number !== undefined && (timing.clock ?? timing.in ?? timing.span) === undefined;
  const said: Timing = bare ? { ...timing, clock: { minutes: number * 60, sure: false } } : timing;
  if (at === undefined) return isTimed(timing) ? said : undefined;
  const was = minutesOf(at, memory.time.timezone);
  if (said.clock === undefined) {
    const keepsClock = isDayOnly(said) && before.args['all_day'] !== true;
    return keepsClock ? { ...said, clock: { minutes: was, sure: true } } : said;
  }
  if (said.day !== undefined) return said;
  if (said.clock.minutes >= DAY_MINUTES) return undefined;
  const clock = said.clock.sure || said.part !== undefined ? said.clock : nearer(said.clock, was);
  return sameDay({ ...said, clock }, memory);
}

/** "*Half an hour later*", "push it back an hour": counted from when it was to be. */
function shiftIn(edit: EditOf<'other'>): Timing | undefined {
  const said = edit.shift === undefined ? undefined : durationIn(edit);
  if (said !== undefined)
    return {
      around: { length: { ...NO_LENGTH, ms: durationMs(said) ?? 0 }, before: edit.shift === 'earlier' },
    };
  const { later, ...others } = edit.timing;
  return later === undefined || isTimed(others) ? undefined : { around: { length: later, before: false } };
}

/** "Make it twenty", "make that an hour", of what was put off for ten minutes: another length, in the same unit. */
function otherLength(
  edit: EditOf<'other'>,
  { when, args, source }: Action,
  language: Language,
): Length | undefined {
  const put = when !== undefined && 'at' in when ? when.at : args['at'];
  const unit = put === undefined || source === undefined ? undefined : unitPutOff(source.text, language);
  if (unit === undefined) return undefined;
  const said = durationIn(edit);
  if (said !== undefined) return { ...NO_LENGTH, ms: durationMs(said) ?? 0 };
  const number = numberIn(edit);
  if (number === undefined || !Number.isInteger(number) || number < 1) return undefined;
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

const DAY_MINUTES = 1440;
const HALF_DAY_MINUTES = 720;

/** "To saturday": at the same time of day. */
function isDayOnly({ day, part, in: from, sun, every }: Timing): boolean {
  return day !== undefined && [part, from, sun, every].every((one) => one === undefined);
}

function nearer({ minutes }: Clock, was: number): Clock {
  const early = minutes % HALF_DAY_MINUTES;
  const late = early + HALF_DAY_MINUTES;
  return { minutes: Math.abs(early - was) <= Math.abs(late - was) ? early : late, sure: true };
}

/** "Remind me at eight to call Sam. *Make it nine*": another time for what was just said, and no second reminder. */
export function isNewTime(sentence: Sentence, reading: Reading, before: Action | undefined): boolean {
  return (
    before !== undefined &&
    sentence.language.is.moving.has(wordAt(sentence, reading.start)) &&
    (instantOf(before) ?? before.args['duration']) !== undefined &&
    (isTimed(reading.timing) || reading.fills.some((fill) => fill.slot === 'duration' || isBareNumber(fill)))
  );
}
