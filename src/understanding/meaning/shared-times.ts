import { isoIn, minutesOf } from '../../base/index.ts';
import type { Action, When } from '../../domain/index.ts';
import type { Clock, Joint } from '../languages/index.ts';
import { type Reading, type Sentence, tellsSomebody, written } from '../read/index.ts';
import { tokenize } from '../text/index.ts';
import { HABIT_FROM, type Hearing, isTimed, likely, type Timing } from '../times/index.ts';
import { timingOf } from './clause-time.ts';
import type { Carried, Draft } from './draft.ts';
import type { Memory } from './memory.ts';
import { beginningOf, isBounded, nextOf, rruleAfter, ruleAt } from './next-time.ts';
import { lacksOf } from './outcome-words.ts';
import { type Built, made, type Step } from './steps.ts';
import { DEFERRING, guessesOf, useTime } from './time-use.ts';

/** Times and conditions that one clause of a sentence shares with another. */

/** The action of a clause at the time, and on the condition, that others of its sentence lend it. */
export function inItsTime(action: Action, reading: Reading, joint: Joint, draft: Draft): Action {
  const before = draft.steps.at(-1);
  const counted = countedOn(action, reading, before, draft);
  const timed = toldWithIt(withCarried(counted, draft.carried, reading, joint), reading, joint, draft);
  const own = atWake(timed, reading, joint, draft);
  return everyTime(lookedAtThen(own, reading, before, joint, draft.sentence), reading, before, draft);
}

/** "Every morning at seven put the lights on *and tell me the weather*": what is to be told is told then. */
function toldWithIt(
  action: Action,
  { rule, done }: Reading,
  joint: Joint,
  { carried: { when }, memory }: Draft,
): Action {
  const { is, words } = memory.time.language;
  if (when === undefined || action.when !== undefined || !rule.question || done || !BESIDE.has(joint))
    return action;
  const isFree = rule.phrases.time !== 'filter' && rule.phrases.time !== 'past';
  const told = tokenize(action.source?.text ?? '', words).tokens;
  return (isFree || 'rrule' in when) && tellsSomebody(told, is) ? { ...action, when } : action;
}

/** "Wake me at six tomorrow and again *ten minutes later*": counted from when what was said before is to be, and not from now. */
function countedOn(
  action: Action,
  { timing: { later, ...others } }: Reading,
  before: Pick<Step, 'action' | 'sentence'> | undefined,
  { sentence, memory }: Draft,
): Action {
  if (later === undefined || later.months !== 0 || isTimed(others) || before?.sentence !== sentence)
    return action;
  const { args, when } = before.action;
  const isPutOff = args['at'] === undefined && args['rrule'] === undefined;
  const { at, rrule } = (isPutOff ? (when ?? {}) : args) as {
    readonly at?: unknown;
    readonly rrule?: unknown;
  };
  const ms = later.ms + later.days * DAY_MS;
  const then: Partial<Record<'at' | 'rrule', string>> =
    typeof rrule === 'string'
      ? { rrule: rruleAfter(rrule, ms / MINUTE_MS) }
      : typeof at === 'string'
        ? { at: isoIn(Date.parse(at) + ms, memory.time.timezone) }
        : {};
  if (then.at === undefined && then.rrule === undefined) return action;
  if (typeof action.args['at'] === 'string') {
    const { at: _now, ...others } = action.args;
    return { ...action, args: { ...others, ...then } };
  }
  // What waits for the one before is that long behind it anyway.
  const waits = action.when !== undefined && 'after' in action.when && !isPutOff;
  return waits ? { ...action, when: then as When } : action;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** "Wake me at seven *and turn on the lamp*": what is begun beside it, of things, is begun then; what is ended is for the night before. */
export function atWake(action: Action, { rule, timing, done }: Reading, joint: Joint, draft: Draft): Action {
  const { steps, sentence } = draft;
  const first = steps.findLastIndex((step) => step.sentence === sentence && isRousing(step, draft));
  if (first < 0 || !BESIDE.has(joint) || action.when !== undefined || action.if !== undefined) return action;
  const isBegun = rule.phrases.undo !== undefined && !ENDS.includes(action.method);
  if (!isBegun || rule.question || done || isTimed(timing) || (rule.phrases.time ?? 'when') !== 'when')
    return action;
  const { rrule, at } = steps[first]!.action.args;
  const when: When | undefined =
    typeof rrule === 'string' ? { rrule } : typeof at === 'string' ? { at } : undefined;
  const isThen = (step: Step): boolean => JSON.stringify(step.action.when) === JSON.stringify(when);
  return when !== undefined && steps.slice(first + 1).every(isThen) ? { ...action, when } : action;
}

function isRousing({ action: { source } }: Step, { memory }: Draft): boolean {
  const { language } = memory.time;
  return tokenize(source?.text ?? '', language.words).tokens.some(({ word }) =>
    language.is.rousing.has(word),
  );
}

const BESIDE: ReadonlySet<Joint> = new Set<Joint>(['and', 'comma', 'then', 'also']);
/** There is less going on behind these. */
const ENDS: readonly string[] = ['turn_off', 'close', 'lock', 'stop', 'pause', 'dock', 'mute'];

/** What the clause says in front, if anything. */
export function carriedBy(
  sentence: Sentence,
  reading: Reading,
  { if: only, otherwise, when }: Action,
): Carried {
  if (only === undefined && when === undefined) return NOTHING;
  const { start, end, fills, conditions, timeWords } = reading;
  const [condition] = conditions;
  const side = otherwise === undefined ? {} : { otherwise };
  const leads =
    condition === undefined
      ? timeWords !== '' && beginsAs(written(sentence, start, end), timeWords)
      : condition.start <= (fills[0]?.start ?? end);
  return leads ? { ...(only && { if: only, ...side }), ...(when && { when }) } : NOTHING;
}

const NOTHING: Carried = {};

/** Whether the clause begins with its words of time: with the first two, since others may stand further on ("… for ten minutes"). */
function beginsAs(clause: string, timeWords: string): boolean {
  const lead = timeWords.toLowerCase().split(' ').slice(0, 2).join(' ');
  return clause.toLowerCase().startsWith(lead);
}

/** The action of a later clause with it; one that has its own, or waits for the one before, keeps to that. */
export function withCarried(
  action: Action,
  { if: only, otherwise, when }: Carried,
  { rule, done, timing }: Reading,
  joint: Joint,
): Action {
  const conditional = only !== undefined && action.if === undefined && joint !== 'also';
  const joined = when && !done && !timing.now && (joint === 'and' || joint === 'comma');
  const timed = joined && action.when === undefined && (rule.phrases.time ?? 'when') === 'when';
  const args = joined && rule.phrases.time === 'moment' ? withMoment(action.args, when, timing) : action.args;
  if (!timed && !conditional && args === action.args) return action;
  return {
    ...action,
    args,
    ...(timed ? { when } : {}),
    ...(conditional ? { if: only, ...(otherwise && { otherwise }) } : {}),
  };
}

/**
 * "Lock up every night at eleven *and if the garage is open shut it*": what is looked at then, and not now. Of what has its own time, or hangs on
 * what was asked before, nothing is changed.
 */
function lookedAtThen(
  action: Action,
  { timing, rule }: Reading,
  before: Pick<Step, 'action' | 'sentence'> | undefined,
  joint: Joint,
  sentence: number,
): Action {
  const when = before?.action.when;
  if (action.if === undefined || action.when !== undefined || when === undefined || joint !== 'and')
    return action;
  if (before?.sentence !== sentence || before.action.if !== undefined || !('rrule' in when)) return action;
  return isTimed(timing) || (rule.phrases.time ?? 'when') !== 'when' ? action : { ...action, when };
}

/** "Every day at eight turn on the radio and *remind me to take my pills*": what has to be at some time is at that one. */
function withMoment(args: Action['args'], when: When, timing: Timing): Action['args'] {
  const { at: own, ...others } = args;
  // "Every Monday the lamp on at ten and *at noon remind me to …*": at its own hour of each.
  if ('rrule' in when && !('sun' in when) && own !== undefined && isOfClock(timing) && timing.clock)
    return { ...others, rrule: ruleAt(when.rrule, likely(timing.clock, HABIT_FROM)[0]!) };
  if (args['at'] !== undefined || args['rrule'] !== undefined) return args;
  if ('rrule' in when && !('sun' in when)) return { ...args, rrule: when.rrule };
  return 'at' in when && typeof when.at === 'string' ? { ...args, at: when.at } : args;
}

/** "Remind sam to call the bank and mia to pack her bag *at 6*": the time behind the second is that of the first, which had none. */
export function withTimeBehind(
  { lost, memory }: Draft,
  reading: Reading,
): (Built & { ok: true }) | undefined {
  const { action } = lost.at(-1)?.wish ?? {};
  const { rule, timing } = reading;
  if (action?.service !== rule.service.name || action.method !== rule.method || !isTimed(timing))
    return undefined;
  const timed = useTime(timingOf(reading, memory), rule, memory.time);
  if (timed === undefined) return undefined;
  const whole = { ...action, args: { ...action.args, ...timed.args }, ...guessesOf(timed) };
  return lacksOf(whole, rule.service).length > 0 ? undefined : made(whole, { resolved: timed.resolved });
}

/** "Every night at nine dim the lamp *and at ten turn it off*": a clock time alone, of the same thing or behind such a rule, is of every such day. */
function everyTime(
  action: Action,
  { timing }: Reading,
  last: Pick<Step, 'action' | 'sentence'> | undefined,
  { memory, carried, sentence }: Pick<Draft, 'memory' | 'carried' | 'sentence'>,
): Action {
  const { when } = action;
  const before = last?.action;
  if (when === undefined) return action;
  const dusk = before ?? memory.actions.at(-1);
  const isMorning = dusk?.when !== undefined && isAfterNight(dusk, action, timing);
  if (isMorning && 'at' in when && typeof when.at === 'string' && ruleOf(dusk.when!) === undefined)
    return { ...action, when: { ...when, at: inTheMorning(when.at, memory.time) } };
  if (before?.when === undefined) return action;
  const rule = ruleOf(before.when);
  const isEvening = !isMorning && isAfterSunset(before, action, timing, memory.time);
  if (isEvening && (rule === undefined || !('at' in when)))
    return { ...action, when: inTheEvening(when, memory.time) };
  if (rule === undefined || !('at' in when) || !isOfClock(timing) || timing.clock === undefined)
    return action;
  const isHeld = carried.when === before.when || (last?.sentence === sentence && isBounded(before.when));
  if (!isOfSame(before, action) && !isHeld) return action;
  const hearing = { ...memory.time, now: nextOf(before, memory.time) };
  const at = useTime(timing, DEFERRING, hearing)?.when.when;
  if (at === undefined || !('at' in at) || typeof at.at !== 'string') return action;
  const said = minutesOf(Date.parse(at.at), hearing.timezone);
  const half = said % HALF_DAY_MINUTES;
  const minutes = isMorning ? half : isEvening ? half + HALF_DAY_MINUTES : said;
  return { ...action, when: { ...beginningOf(before.when), rrule: ruleAt(rule, minutes) } };
}

/** "On at dusk and *off at eleven every day*": what begins with the night does not end before noon. */
function isAfterSunset(
  before: Action,
  action: Action,
  { clock, part, day }: Timing,
  { timezone }: Hearing,
): boolean {
  const [began, ends] = [before.when, action.when];
  if (began === undefined || !('sun' in began) || began.sun !== 'sunset') return false;
  if (clock === undefined || clock.sure || part !== undefined) return false;
  if (ends === undefined || !isOfSame(before, action) || clock.minutes % HALF_DAY_MINUTES < EVENING_FROM)
    return false;
  if ('rrule' in ends) return /BYHOUR=(?:[0-9]|1[01])\b/.test(`${ends.rrule}`);
  if (!('at' in ends) || typeof ends.at !== 'string' || day !== undefined) return false;
  return minutesOf(Date.parse(ends.at), timezone) < HALF_DAY_MINUTES;
}

/** "Close the curtains at sunset and *open them at seven*": what is begun again behind a night is so in the morning. */
function isAfterNight(before: Action, action: Action, { clock, part, day }: Timing): boolean {
  const began = before.when;
  if (began === undefined || !('sun' in began) || began.sun !== 'sunset' || clock === undefined) return false;
  if (clock.sure || part !== undefined || day !== undefined || !isOfSame(before, action)) return false;
  const hour = clock.minutes % HALF_DAY_MINUTES;
  const isBegun = ENDS.includes(before.method) && !ENDS.includes(action.method);
  return isBegun && hour >= MORNING_FROM && hour < MORNING_TO;
}

function inTheMorning(at: string, { timezone }: Hearing): string {
  const isLate = minutesOf(Date.parse(at), timezone) >= HALF_DAY_MINUTES;
  return isLate ? isoIn(Date.parse(at) + HALF_DAY_MINUTES * MINUTE_MS, timezone) : at;
}

/** From five to eleven. */
const MORNING_FROM = 300;
const MORNING_TO = 660;
const HALF_DAY_MINUTES = 720;
/** Seven o'clock, and later: before that it may as well be the morning's. */
const EVENING_FROM = 420;

function inTheEvening(when: When, { timezone }: Hearing): When {
  if (!('rrule' in when) && 'at' in when && typeof when.at === 'string')
    return { ...when, at: isoIn(Date.parse(when.at) + HALF_DAY_MINUTES * MINUTE_MS, timezone) };
  if (!('rrule' in when) || when.rrule === undefined) return when;
  const rrule = when.rrule.replace(/BYHOUR=(\d+)/, (_, hour: string) => `BYHOUR=${(Number(hour) % 12) + 12}`);
  return { ...when, rrule } as When;
}

/** The rule of what comes again and again, by the clock or with the sun. */
function ruleOf(when: When): string | undefined {
  if ('rrule' in when && when.rrule !== undefined) return when.rrule;
  return 'sun' in when && when.repeat === true ? 'FREQ=DAILY' : undefined;
}

export function isOfSame(one: Action, other: Action): boolean {
  return JSON.stringify(one.args['target']) === JSON.stringify(other.args['target']);
}

/** Whether words of time say at most an hour of the clock. */
function isOfClock(timing: Timing): boolean {
  return Object.keys(timing).every((key) => key === 'clock' || key === 'part');
}

/** What the time of an action says of those before it in its sentence, which are put so. */
export function lendTime(
  sentence: Sentence,
  draft: Draft,
  action: Action,
  reading: Reading,
  joint: Joint,
): void {
  const { steps } = draft;
  const last = steps.at(-1);
  if (last !== undefined) steps[steps.length - 1] = everyTimeToo(last, action, reading, draft);
  lendBack(sentence, draft, action, reading, joint);
}

/** The time of the last words to those before them that are of the same kind and have none. */
export function lendBack(
  sentence: Sentence,
  { steps, sentence: number }: Draft,
  action: Action | undefined,
  reading: Reading,
  joint: Joint,
): void {
  const kind = action && kindOf(action);
  if (action === undefined || kind === undefined || !isLentBack(sentence, action, reading)) return;
  let join = joint;
  for (let at = steps.length - 1; at >= 0 && (join === 'and' || join === 'comma'); at--) {
    const step = steps[at]!;
    if (step.sentence !== number || kindOf(step.action) !== kind || isSaidTwice(step.action, action)) return;
    if (!isUntimed(sentence, step)) return;
    steps[at] = { ...step, action: { ...step.action, when: action.when! } };
    join = step.joint;
  }
}

/** "Lock up and turn everything off *at midnight*": a time of some day or of every such day that the last words tell is that of both. */
function isLentBack(
  sentence: Sentence,
  { when, if: only }: Action,
  { timing, timeWords, end }: Reading,
): boolean {
  if (when === undefined || only !== undefined || timeWords === '' || timing.day !== undefined) return false;
  if (!('at' in when || 'sun' in when || 'rrule' in when)) return false;
  const { tokens } = sentence;
  const said = written(sentence, Math.max(0, end - timeWords.split(' ').length - 1), end);
  const isLast = tokens
    .slice(end)
    .every(({ kind, word }) => kind === 'mark' || sentence.language.is.filler.has(word));
  return isLast && said.toLowerCase().endsWith(timeWords.toLowerCase());
}

/** What is done at once unless the words say when, without a word that it is to be at once. */
export function isUntimed(
  sentence: Sentence,
  { action, reading }: Pick<Step, 'action' | 'reading'>,
): boolean {
  if (reading === undefined || reading.rule.question || reading.done || isTimed(reading.timing)) return false;
  if (reading.timeWords !== '' || action.when !== undefined || action.if !== undefined) return false;
  const { atOnce } = sentence.language.is;
  return !sentence.tokens.slice(reading.start, reading.end + 1).some(({ word }) => atOnce.has(word));
}

/** Of the same things, said twice. */
function isSaidTwice(one: Action, other: Action): boolean {
  return one.service === other.service && isOfSame(one, other);
}

/** Ended or begun: "turn the lamp on and the fan off at nine" is of two kinds. */
function kindOf({ method, args }: Action): 'ends' | 'begins' | undefined {
  return ENDS.includes(method) || args['mode'] === 'off'
    ? 'ends'
    : BEGINS.includes(method)
      ? 'begins'
      : undefined;
}

const BEGINS: readonly string[] = ['turn_on', 'open', 'unlock', 'start'];

/** "On at seven and off at ten *every evening*": what was said of the first time holds for every day as well. */
function everyTimeToo(
  before: Step,
  action: Action,
  { timing }: Reading,
  { memory, sentence }: Pick<Draft, 'memory' | 'sentence'>,
): Step {
  const { clock: _clock, sun: _sun, part, ...rule } = timing;
  const said = before.reading?.timing;
  if (said === undefined || before.sentence !== sentence) return before;
  if (rule.every === undefined) return onThatDayToo(before, action, timing, memory);
  if (!isOfSame(before.action, action) || !isOnceAtHour(before.action.when, said)) return before;
  const whole = { ...rule, ...(part && said.sun === undefined ? { part } : {}), ...said };
  const when = useTime(whole, DEFERRING, memory.time)?.when.when;
  return when === undefined ? before : { ...before, action: { ...before.action, when } };
}

/** "On at six and off at seven *tomorrow*": an hour before that one is of the same day; of "on at ten and off at six tomorrow" it is not. */
function onThatDayToo(before: Step, action: Action, { clock, day, ...more }: Timing, memory: Memory): Step {
  const first = before.reading?.timing.clock;
  const isBefore =
    first !== undefined &&
    clock !== undefined &&
    first.minutes % HALF_DAY_MINUTES < clock.minutes % HALF_DAY_MINUTES;
  if (day === undefined || !isBefore || isTimed(more) || !isOfSame(before.action, action)) return before;
  if (Object.keys(before.reading!.timing).length > 1 || before.action.when === undefined) return before;
  const end = action.when !== undefined && 'at' in action.when ? action.when.at : undefined;
  if (typeof end !== 'string') return before;
  const half = minutesOf(Date.parse(end), memory.time.timezone) < HALF_DAY_MINUTES ? 0 : HALF_DAY_MINUTES;
  const began: Clock = { minutes: (first.minutes % HALF_DAY_MINUTES) + half, sure: true };
  const when = useTime({ clock: began, day }, DEFERRING, memory.time)?.when.when;
  return when === undefined ? before : { ...before, action: { ...before.action, when } };
}

/** An hour of some day, by the clock or the sun, and nothing of which day. */
function isOnceAtHour(when: When | undefined, { sun, ...timing }: Timing): boolean {
  if (when === undefined || ruleOf(when) !== undefined) return false;
  return (timing.clock !== undefined || sun !== undefined) && isOfClock(timing);
}
