/** English in questions: how they begin, and the small words that any of them may hold. */

import type { Token } from '../../text/index.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that begin nothing but questions. */
export const QUESTION_WORDS = words(
  'what which when where who whom whose why how is are am was were do does did have has can could would will should shall may might',
);

/** A question, or a wish to be shown something, begins with one of these. */
export const ASKING = words(
  'what which when where who how is are am was were do does did have has will any ' +
    'tell show give list read check see find look display review confirm get open pull search go recite hear know ' +
    'let bring describe verify inform speak say retrieve iterate fetch view name walk ' +
    'should shall can could would may might report provide update remember recall fill',
);

/** A question cut short begins with what it is about: "my alarms", "meetings today". */
export const BARE = words(
  'my our the a an all next current today tomorrow upcoming any another on in at about regarding if whether more details information info up coming recent',
);

/** Words that do something: a question holds none of them as words of the person's own. */
export const DOING = words(
  'add put delete remove cancel erase clear create make set schedule book send remind turn switch start stop wake email mail write empty take drop play reserve buy order text ' +
    'reply sync notify repeat convert invite change move reschedule plan',
);

/** What may stand in any question. */
export const SMALL = words(
  'what which when where who whom how is are am was were be been being do does did have has had will would should could can may must shall any having ' +
    'tell show give list read check see find look display review confirm get got open pull search go recite hear know let bring describe verify inform speak ' +
    'i we me my our us you your mine the a an all of on in at for to from with by about until till and or if that this these those there here it its they them ' +
    'long report provide update recall much many more possible think read retrieve iterate fetch view name remind some something anything everything everyone thing things stuff kind kinds type types item items detail details information info ' +
    'please now currently right still yet already today up out off over down through back again so just only ever also exactly actually ' +
    'going gonna supposed scheduled set coming need needs want wanted like would-be whether out name names time times date day days ' +
    'remaining left next upcoming current first last latest earliest another other pending rest set made say says happen happens happening full list',
);

const OPENERS = words('is are was were do does did has have what which who whose how where');
const TELLERS = words('tell show let check see find look');
const TOLD = words('if whether what which who how where');
/** How far into the words "let me know whether" may reach. */
const TELLER_WORDS_MAX = 5;

/** Whether words that were not understood ask something, and set no condition: "is the window open", "tell me whether it is", and not "what if". */
export function isQuestion(tokens: readonly Token[], start: number, end: number): boolean {
  const word = tokens[start]?.word ?? '';
  const next = tokens[start + 1]?.word ?? '';
  if (OPENERS.has(word)) return next !== 'if' && next !== 'about';
  if (!TELLERS.has(word)) return false;
  const last = Math.min(end, start + TELLER_WORDS_MAX);
  for (let at = start + 1; at < last; at++) if (TOLD.has(tokens[at]!.word)) return true;
  return false;
}

/** "*Remember* my anniversary on the second" wants it written down; "remember *what* …" and "update *me* on …" ask. */
export const NOTING = new Set(
  'remember update mark note record log save keep block reserve include edit enter insert help'.split(' '),
);
export const TOLD_TO = new Set('me us what when where which who if whether'.split(' '));
