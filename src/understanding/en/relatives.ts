import type { Token } from '../tokens.ts';

/**
 * English in clauses that tell where a thing came from: "the alarm *that I just set*", "the list *I made yesterday*". They
 * tell it apart from none that is not there, so a command may hold one anywhere behind its first word.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const WHICH = words('that which who');
const MAKERS = words('i we you');
const HELPERS = words('have had just already recently previously last ever am was did do');
const MADE = words(
  'set made created added put scheduled booked planned saved wrote written entered started asked got made uploaded typed mentioned said noted arranged',
);
const IS = words('is are was were has have');
const THERE = words(
  'set made created added scheduled booked planned saved listed entered there on active currently already been still left',
);
const SINCE = words('yesterday earlier before recently already ago');
const LAST = words('week night month year time monday tuesday wednesday thursday friday saturday sunday');

/** Whether such a clause may begin with the word. */
export function mayRelate(word: string): boolean {
  return WHICH.has(word) || MAKERS.has(word);
}

/** The end of the clause that begins here. */
export function relativeAt(tokens: readonly Token[], at: number): number | undefined {
  const word = (place: number): string => tokens[place]?.word ?? '';
  const start = WHICH.has(word(at)) ? at + 1 : at;
  let end = start;
  if (MAKERS.has(word(start))) {
    end++;
    while (HELPERS.has(word(end))) end++;
    if (!MADE.has(word(end))) return undefined;
    end++;
  } else if (start > at && IS.has(word(start))) {
    end++;
    const stated = end;
    while (THERE.has(word(end))) end++;
    if (end === stated) return undefined;
  } else return undefined;
  if (['up', 'in', 'down', 'there'].includes(word(end)) && isEnd(tokens, end + 1)) end++;
  if (SINCE.has(word(end))) end++;
  else if (word(end) === 'last' && LAST.has(word(end + 1))) end += 2;
  return end;
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at] === undefined || tokens[at].kind === 'mark';
}
