import { type Found, matches, type Token, wordAt } from '../../../text/index.ts';
import type { Clock, Locale, Piece } from '../../index.ts';
import { numberAt } from '../numbers.ts';
import { boundAt } from './bounds.ts';
import { clockAt } from './clock.ts';
import { isDayish } from './parts.ts';
import { yearAt } from './units.ts';

/** "from 1 to 3:30 pm", "between nine and ten", "six to seven pm", "later than 9:30 but before 11". */
export function spanAt(tokens: readonly Token[], at: number, locale: Locale): Found<Piece> | undefined {
  const since = boundAt(tokens, at);
  if (since !== undefined && (since.value === 'after' || since.value === 'since')) {
    const span = boundedAt(tokens, since.end, locale);
    if (span !== undefined) return span;
  }
  const word = wordAt(tokens, at) === 'in' ? wordAt(tokens, at + 1) : wordAt(tokens, at);
  const lead = word === 'from' || word === 'between' ? word : '';
  const start = lead === '' ? at : wordAt(tokens, at) === 'in' ? at + 2 : at + 1;
  // "*From five to six*" is an hour, and "from half five to six" half of one.
  const number = lead === '' ? undefined : numberAt(tokens, start);
  const isHour = number !== undefined && SPAN_JOINTS.has(wordAt(tokens, number.end));
  const first = clockAt(tokens, start, locale, !isHour);
  if (first === undefined || isYear(tokens, start)) return undefined;
  const from = inOwnPart(tokens, first);
  const joint = wordAt(tokens, from.end);
  if (!SPAN_JOINTS.has(joint) && !(lead === 'between' && joint === 'and')) return undefined;
  const last = clockAt(tokens, from.end + 1, locale);
  if (last === undefined) return undefined;
  if (lead === '' && !from.plain && !last.plain && !isDayish(tokens, at - 1)) return undefined;
  return spanOf(tokens, from.value, last);
}

/** "Eight *in the evening* till two *in the morning*": each end has a part of the day of its own. A part behind an end alone is of both. */
function inOwnPart<T extends Found<Clock>>(tokens: readonly Token[], clock: T): T {
  const { value, end } = clock;
  const lead = IN_PART.find((words) => matches(tokens, end, words));
  const after = lead === undefined ? end : end + lead.split(' ').length;
  const late = LATE.get(lead === undefined ? '' : wordAt(tokens, after));
  if (value.sure || value.minutes > 720 || late === undefined) return clock;
  const early = value.minutes % 720;
  return {
    ...clock,
    value: { ...value, minutes: late(early) ? early + 720 : early, sure: true },
    end: after + 1,
  };
}

const IN_PART = ['in the', 'at'];
/** Whether an hour of the first half of the day, in minutes, is one of the second in a part of the day. */
const LATE = new Map<string, (early: number) => boolean>([
  ['morning', () => false],
  ['afternoon', () => true],
  ['evening', () => true],
  ['night', (early) => early >= 5 * 60],
]);

const SPAN_JOINTS = new Set(['to', 'until', 'till', '-']);

/** "(later than) 9:30 but before 11:00". */
function boundedAt(tokens: readonly Token[], at: number, locale: Locale): Found<Piece> | undefined {
  const first = clockAt(tokens, at, locale);
  if (first === undefined || isYear(tokens, at)) return undefined;
  const from = inOwnPart(tokens, first);
  const joint = ['but', 'and', ','].includes(wordAt(tokens, from.end)) ? from.end + 1 : from.end;
  const bound = boundAt(tokens, joint);
  if (bound?.value !== 'before' && bound?.value !== 'until' && bound?.value !== 'by') return undefined;
  const to = clockAt(tokens, bound.end, locale);
  return to === undefined ? undefined : spanOf(tokens, from.value, to);
}

function spanOf(tokens: readonly Token[], from: Clock, last: Found<Clock>): Found<Piece> {
  const own = inOwnPart(tokens, last);
  const half = from.minutes % 720;
  // "From eight *till one in the morning*" begins in the evening.
  const isOvernight = !from.sure && own !== last && own.value.minutes > 0 && own.value.minutes < half;
  const to = from.sure || isOvernight ? own : last;
  const first = isOvernight ? { minutes: half + 720, sure: true } : halfOf(from, to.value);
  const { ahead } = to.value;
  const zoned = ahead !== undefined && first.ahead === undefined ? { ...first, sure: true, ahead } : first;
  return { value: { type: 'span', from: zoned, to: to.value }, end: to.end };
}

function isYear(tokens: readonly Token[], at: number): boolean {
  return yearAt(tokens, at) !== undefined;
}

/** "1 to 3:30 pm": the first figure is in the half of the day that the second names, unless that would put it after. */
function halfOf(from: Clock, to: Clock): Clock {
  if (from.sure || !to.sure) return from;
  const late = (from.minutes % 720) + (to.minutes >= 720 ? 720 : 0);
  return late < to.minutes ? { minutes: late, sure: true } : { minutes: from.minutes % 720, sure: true };
}
