import type { JsonObject } from '../../base/index.ts';
import type { Action, MethodPhrases, Span, TimeUse } from '../../domain/index.ts';
import { type Language, type Length, NO_LENGTH, type Piece } from '../languages/index.ts';
import type { Rule } from '../phrases/index.ts';
import { type Arg, type Args, tokenize } from '../text/index.ts';
import {
  dayArgs,
  eachTime,
  endsEach,
  type Hearing,
  inItsDay,
  isClockAlone,
  isDayAlone,
  isTimed,
  momentArgs,
  pastArgs,
  pointArg,
  type Resolved,
  rangeArgs,
  shiftArgs,
  spanArgs,
  type Timing,
  untilTiming,
  whenOf,
} from '../times/index.ts';

/** What words of time come to in an action. */
interface Timed {
  readonly when: { readonly when?: Action['when'] & {} };
  readonly args: Args;
  readonly assumed: readonly string[];
  readonly resolved?: Resolved<unknown>;
}

/** Puts the clause's time where the method wants it; `undefined` where the words name a time that cannot be. */
export function useTime(timing: Timing, rule: Pick<Rule, 'phrases'>, hearing: Hearing): Timed | undefined {
  const use = usedIn(rule, timing);
  if (timing.clocks !== undefined && eachTime(timing).length > 1) return undefined;
  if (use === 'when' && isFromNowOn(timing)) return undefined;
  // "Cancel my meetings *on weekends*": of what comes again and again no days can be told.
  if (use === 'filter' && timing.every !== undefined && rule.phrases.question !== true) return undefined;
  // "What have I on Wednesday?" "*Every evening at nine* lock up" asks for no more of it.
  if (use === 'range' && timing.every !== undefined && timing.clock !== undefined) return undefined;
  // "Which alarms are set *at the moment*": all that there are.
  if (use === 'range' || (use === 'filter' && isTimed(timing) && timing.now !== true))
    return asArgs(rangeArgs(inItsDay(timing), hearing));
  if (!isTimed(timing) || (timing.around !== undefined && hearing.event === undefined && use === 'moment'))
    return { when: {}, args: {}, assumed: [] };
  switch (use) {
    case 'past':
      return timing.now === true || timing.every !== undefined
        ? undefined
        : asArgs(pastArgs(timing, hearing));
    case 'none':
    case 'filter':
      return timing.now === true ? { when: {}, args: {}, assumed: [] } : undefined;
    case 'idle':
      return { when: {}, args: {}, assumed: [] };
    case 'window': {
      if (timing.every !== undefined) return { when: {}, args: {}, assumed: [] };
      const at = pointArg(timing, hearing);
      if (at === undefined) return undefined;
      const [first] = typeof at === 'string' ? [at] : (at['between'] as readonly string[]);
      const resolved = {
        value: at,
        assumed: [],
        ...(first === undefined ? {} : { date: first.slice(0, 10) }),
      };
      return { when: {}, args: { at: at as Arg }, assumed: [], resolved };
    }
    case 'day':
      return asArgs(dayArgs(timing, hearing));
    case 'moment':
      if (rule.phrases.hour === true && isDayAlone(timing)) return { when: {}, args: {}, assumed: [] };
      return asArgs(momentArgs(timing, hearing));
    case 'span':
      return asArgs(spanArgs(inItsDay(timing), hearing));
    case 'shift':
      // "Move the dentist to eleven": on which day it is nobody said, and today's eleven o'clock would be wrong.
      if (isClockAlone(timing))
        return hearing.date === undefined
          ? { when: {}, args: {}, assumed: [] }
          : asArgs(shiftArgs({ ...timing, day: { type: 'that' } }, hearing));
      return asArgs(shiftArgs(putOff(timing), hearing));
    case 'when': {
      const { length: _length, now: _now, until, ...others } = timing;
      const rest =
        until === undefined || timing.every === undefined || endsEach(timing) ? others : { ...others, until };
      if (!isTimed(rest)) return { when: {}, args: {}, assumed: [] };
      const resolved = whenOf(rest, hearing);
      return resolved === undefined
        ? undefined
        : { when: { when: resolved.value }, args: {}, assumed: resolved.assumed, resolved };
    }
  }
}

/** "*From now on* turn on the lamp": no hour at which it is done. */
function isFromNowOn({ day, ...others }: Timing): boolean {
  if (day?.type !== 'away' || day.onward !== true || isTimed(others)) return false;
  const { from } = day;
  return from?.type === 'plus' && from.days === 0;
}

/** "What is on my list *for today*" changes nothing; "clear the list *in ten minutes*" is put off. */
function usedIn({ phrases }: Pick<Rule, 'phrases'>, { now: _now, day, ...said }: Timing): TimeUse {
  const { time = 'when', question } = phrases;
  const isToday = day === undefined || (day.type === 'plus' && day.days === 0);
  return time === 'idle' && question !== true && (isTimed(said) || !isToday) ? 'when' : time;
}

function asArgs(resolved: Resolved<JsonObject> | undefined): Timed | undefined {
  return resolved === undefined
    ? undefined
    : { when: {}, args: resolved.value as Args, assumed: resolved.assumed, resolved };
}

/** "Put the dentist off *until two*": then it begins. */
function putOff(timing: Timing): Timing {
  if (timing.until === undefined) return timing;
  const { until, ...rest } = timing;
  return { ...rest, ...untilTiming(until) };
}

/** What is put off as a whole, whatever parameters its method has. */
export const DEFERRING: Pick<Rule, 'phrases'> = { phrases: { say: [] } };

/** What was chosen because the words of time left it open. */
export function guessesOf({ assumed }: Pick<Timed, 'assumed'>): Pick<Action, 'assumed'> {
  return assumed.length === 0 ? {} : { assumed: [...assumed] };
}

/** "*In ten minutes* tell Mia …": what another service does at a time, where one method tells that it comes to that. */
export function asLater(action: Action, method: MethodPhrases | undefined): Action {
  const { later } = method ?? {};
  const { when, args, service: _service, method: _method, ...rest } = action;
  if (later === undefined || when === undefined || action.if !== undefined || 'sun' in when) return action;
  const time = 'rrule' in when ? { rrule: when.rrule } : 'at' in when ? { at: when.at } : undefined;
  const filled = Object.entries(later.with).map(([name, from]) => {
    const value = args[from];
    return [name, Array.isArray(value) && value.length === 1 ? value[0] : value] as const;
  });
  if (time === undefined || filled.some(([, value]) => value === undefined || Array.isArray(value)))
    return action;
  return {
    ...rest,
    service: later.service,
    method: later.method,
    args: { ...Object.fromEntries(filled), ...time } as Args,
  };
}

/** What a time fills; another takes its place as a whole. */
const TIMES: readonly string[] = ['at', 'rrule', 'sun', 'offset', 'date'];

export function withoutTimes(args: Args): Args {
  return Object.fromEntries(Object.entries(args).filter(([name]) => !TIMES.includes(name)));
}

/** "*And* at ten", "*again* at ten", "Saturday *too*": it is one more, and takes the place of nothing. */
export function saysMore({ text }: Span, { is, words }: Language): boolean {
  const { tokens } = tokenize(text, words);
  const first = tokens[0]?.word ?? '';
  return is.and.has(first) || is.again.has(first) || tokens.some(({ word }) => is.more.has(word));
}

/** "At midnight *on* Fridays": without the words that only stand before a day, which say nothing of how a thing is to be. */
export function withoutDayWords(text: string, { is, times, words }: Language): string {
  const { tokens } = tokenize(text, words);
  const isOfDay = (at: number): boolean =>
    times.piecesAt(tokens, at, 'en-GB').some(({ value }) => value.type === 'every' || value.type === 'day');
  const left = tokens.filter(({ word }, at) => !is.timeGlue.has(word) || !isOfDay(at + 1));
  return left.length === tokens.length
    ? text
    : left.map(({ start, end }) => text.slice(start, end)).join(' ');
}

/** "Wake me at nine every weekday." "*Saturday too*", "the dentist at ten." "*And at three*": one more row, and none is moved. */
export function onceMore(
  action: Action,
  timing: Timing,
  source: Span,
  phrases: MethodPhrases,
  hearing: Hearing,
): { readonly action: Action; readonly resolved: Resolved<unknown> | undefined } | undefined {
  const isOfSeries = typeof action.args['rrule'] === 'string';
  if (action.when !== undefined || phrases.move === undefined || timing.every !== undefined) return undefined;
  if (isOfSeries && timing.day === undefined) return undefined;
  const timed = useTime(timing, { phrases }, hearing);
  if (timed === undefined || typeof (timed.args['at'] ?? timed.args['start']) !== 'string') return undefined;
  const { assumed: _assumed, ...rest } = action;
  const args = { ...withoutTimes(action.args), ...timed.args };
  return { action: { ...rest, args, source, ...guessesOf(timed) }, resolved: timed.resolved };
}

/** The unit of "in ten minutes", where words hold such a length. */
export function unitPutOff(text: string, { words, times }: Language): Length | undefined {
  const { tokens } = tokenize(text, words);
  for (let at = 0; at < tokens.length; at++) {
    const put = times.piecesAt(tokens, at, 'en-GB').find(({ value }) => value.type === 'in');
    if (put === undefined) continue;
    for (let place = put.end - 1; place > at; place--) {
      const unit = times.unitAt(tokens, place);
      if (unit !== undefined) return smallerIn(put.value, unit);
    }
  }
  return undefined;
}

/** A part of an hour is counted in minutes, a part of a day in hours. */
function smallerIn(put: Piece, unit: Length): Length {
  const isPart = put.type === 'in' && inAll(put.length) < inAll(unit);
  if (!isPart) return unit;
  return { ...NO_LENGTH, ms: unit.days > 0 ? HOUR_MS : MINUTE_MS };
}

function inAll({ ms, days, months }: Length): number {
  return ms + (days + months * DAYS_OF_MONTH) * DAY_MINUTES * MINUTE_MS;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS_OF_MONTH = 30;
const DAY_MINUTES = 1440;
