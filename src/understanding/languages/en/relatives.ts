import type { Token } from '../../text/index.ts';

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
  'set made created added scheduled booked planned saved listed entered there active currently already been still',
);
/** "Turn off the lights *that are on*": what is found so is what the command changes, which it may then say of all of them. */
const CHANGES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ['on lit', 'off out kill extinguish deactivate disable stop cancel delete remove'],
    ['running playing going', 'off stop pause halt mute end silence kill dock'],
    ['off out', 'on activate light start'],
    ['open', 'close shut lower closed'],
    ['closed shut', 'open raise'],
    ['unlocked', 'lock secure bolt'],
    ['locked', 'unlock unbolt'],
    ['paused stopped', 'resume start play continue'],
  ].flatMap(([states = '', verbs = '']) =>
    states.split(' ').map((state): [string, ReadonlySet<string>] => [state, words(verbs)]),
  ),
);
const OPPOSITE: ReadonlyMap<string, string> = new Map(
  'on=off off=on open=closed closed=open shut=open locked=unlocked unlocked=locked playing=paused'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const STILL = words('still left currently being already turned switched standing lying');
const WHATEVER = words('whatever whichever');
/** So far back stands the verb. */
const VERB_DISTANCE = 9;
const SINCE = words('yesterday earlier before recently already ago');
const LAST = words('week night month year time monday tuesday wednesday thursday friday saturday sunday');

/** Whether such a clause may begin with the word. */
export function mayRelate(word: string): boolean {
  return WHICH.has(word) || MAKERS.has(word) || STILL.has(word) || word === 'is' || word === 'are';
}

/** The end of the clause that begins here. */
export function relativeAt(tokens: readonly Token[], at: number): number | undefined {
  const word = (place: number): string => tokens[place]?.word ?? '';
  const start = WHICH.has(word(at)) ? at + 1 : at;
  const stated = statedEnd(tokens, at, start);
  if (stated !== undefined) return stated;
  let end = start;
  if (MAKERS.has(word(start))) {
    end++;
    while (HELPERS.has(word(end))) end++;
    if (!MADE.has(word(end))) return undefined;
    end++;
  } else if (start > at && IS.has(word(start))) {
    end++;
    const there = end;
    while (THERE.has(word(end))) end++;
    if (end === there) return undefined;
  } else return undefined;
  if (['up', 'in', 'down', 'there'].includes(word(end)) && isEnd(tokens, end + 1)) end++;
  if (SINCE.has(word(end))) end++;
  else if (word(end) === 'last' && LAST.has(word(end + 1))) end += 2;
  return end;
}

/** The end of "that are still on", "left open", "whatever … are on", behind a verb that changes just that. */
function statedEnd(tokens: readonly Token[], at: number, start: number): number | undefined {
  const word = (place: number): string => tokens[place]?.word ?? '';
  let end = start;
  const is = word(end) === 'is' || word(end) === 'are';
  if (is) {
    if (start === at && !said(tokens, at, WHATEVER)) return undefined;
    end++;
  }
  const not = is && word(end) === 'not';
  if (not) end++;
  const still = end;
  while (STILL.has(word(end))) end++;
  if (!is && (start > at || end === still)) return undefined;
  const state = not ? OPPOSITE.get(word(end)) : word(end);
  const verbs = CHANGES.get(state ?? '');
  return verbs !== undefined && said(tokens, at, verbs) ? end + 1 : undefined;
}

/** Whether one of the words stands before the token in its clause. */
function said(tokens: readonly Token[], at: number, any: ReadonlySet<string>): boolean {
  for (let before = at - 1; before >= 0 && before >= at - VERB_DISTANCE; before--) {
    const token = tokens[before]!;
    if (token.kind === 'mark') return false;
    if (any.has(token.said)) return true;
  }
  return false;
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  return tokens[at] === undefined || tokens[at].kind === 'mark';
}
