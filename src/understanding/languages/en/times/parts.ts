import { type Found, matches, type Token, wordAt } from '../../../text/index.ts';
import type { Piece } from '../../index.ts';
import { mealAt, partAt, weekdayAt } from './days.ts';

/** "in the morning", "this evening", "at night", "tonight", and a bare "morning" after a day or "every". */
export function partOfDay(tokens: readonly Token[], at: number): Found<Piece> | undefined {
  const word = wordAt(tokens, at);
  if (word === 'tonight') return { value: { type: 'part', part: 'night' }, end: at + 1 };
  if (word === 'last' && wordAt(tokens, at + 1) === 'night')
    return { value: { type: 'part', part: 'night', last: true }, end: at + 2 };
  if (['late', 'early'].includes(word) && matches(tokens, at + 1, 'last night'))
    return {
      value: { type: 'part', part: 'night', last: true, edge: word as 'late' | 'early' },
      end: at + 3,
    };
  const meal = mealPart(tokens, at);
  if (meal !== undefined) return meal;
  const bare = partAt(tokens, at);
  if (
    bare !== undefined &&
    (isDayish(tokens, at - 1) ||
      isEveryOther(tokens, at) ||
      wordAt(tokens, at + 1) === 'of' ||
      isAlone(tokens, at))
  )
    return { value: { type: 'part', part: bare }, end: at + 1 };
  const edged = edgeAt(tokens, at);
  const behind = edged === undefined ? undefined : partAt(tokens, edged.end);
  if (edged !== undefined && behind !== undefined)
    return { value: { type: 'part', part: behind, edge: edged.value }, end: edged.end + 1 };
  const lead = ['in', 'during', 'this', 'at', 'by', 'on'].includes(word) ? word : '';
  const early = ['early', 'late', 'later'].includes(word);
  if (lead === '' && !early) return undefined;
  const after = early ? (['in', 'this'].includes(wordAt(tokens, at + 1)) ? at + 2 : at + 1) : at + 1;
  const skip = wordAt(tokens, after) === 'the' || wordAt(tokens, after) === 'this' ? after + 1 : after;
  const edge = early
    ? { value: word === 'early' ? ('early' as const) : ('late' as const), end: skip }
    : edgeAt(tokens, skip);
  const part = partAt(tokens, edge?.end ?? skip);
  const bareLead = skip === at + 1 && (lead === 'in' || lead === 'on') && edge === undefined;
  if (part === undefined || bareLead) return undefined;
  // "Turn on *the night light*" says when of nothing.
  if (lead === 'on' && !isClosed(tokens, (edge?.end ?? skip) + 1)) return undefined;
  const today = word === 'this' || (early && wordAt(tokens, at + 1) === 'this');
  return {
    value: {
      type: 'part',
      part,
      ...(today ? { today: true } : {}),
      ...(edge === undefined ? {} : { edge: edge.value }),
    },
    end: (edge?.end ?? skip) + 1,
  };
}

/** Whether nothing follows that would go on with the words before: "on the morning *of the 5th*". */
function isClosed(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.kind === 'mark' || CLOSING.has(next.word);
}

const CLOSING: ReadonlySet<string> = new Set(['of', 'before', 'after', 'and', 'then', 'at', 'i', 'we']);

/** "At lunch", "after dinner", "around breakfast time"; a meal alone is none, for "add lunch on friday". */
function mealPart(tokens: readonly Token[], at: number): Found<Piece> | undefined {
  const lead = wordAt(tokens, at);
  const meal = MEAL_LEADS.has(lead) ? mealAt(tokens, at + 1) : undefined;
  if (meal === undefined) return isDayish(tokens, at - 1) ? mealTime(tokens, at) : undefined;
  // "Email bob *about lunch*" says what about, and not when.
  if (lead === 'about' && !wordAt(tokens, meal.end - 1).endsWith('time')) return undefined;
  const edge = lead === 'before' || lead === 'after' ? ({ edge: lead } as const) : {};
  return { value: { type: 'part', part: meal.value, ...edge }, end: meal.end };
}

/** "(Thursday) lunchtime". */
function mealTime(tokens: readonly Token[], at: number): Found<Piece> | undefined {
  const meal = mealAt(tokens, at);
  if (meal === undefined || !wordAt(tokens, meal.end - 1).endsWith('time')) return undefined;
  return { value: { type: 'part', part: meal.value }, end: meal.end };
}

const MEAL_LEADS = new Set(['at', 'before', 'after', 'around', 'by', 'during', 'about']);

/** "early morning", "late-night". */
function edgeAt(tokens: readonly Token[], at: number): Found<'early' | 'late'> | undefined {
  const word = wordAt(tokens, at);
  return word === 'early' || word === 'late' ? { value: word, end: at + 1 } : undefined;
}

/** Nothing stands beside it: the answer to "when?". */
function isAlone(tokens: readonly Token[], at: number): boolean {
  return at === 0 && tokens[1] === undefined;
}

/** "Every other *evening*". */
function isEveryOther(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at - 2) === 'every' && OTHERS.has(wordAt(tokens, at - 1));
}

const OTHERS = new Set(['other', 'second', 'third', 'fourth']);

const DAYISH: ReadonlySet<string> = new Set(
  'tomorrow today every each day yesterday weekday weekdays weekend weekends workday workdays'.split(' '),
);

export function isDayish(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  return DAYISH.has(word) || weekdayAt(tokens, at) !== undefined;
}
