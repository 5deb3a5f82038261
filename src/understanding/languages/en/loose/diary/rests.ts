import { A_DAY, END } from './parts.ts';

/** That a stored command is to do nothing for a while, and that it goes on. */

const LEAD =
  "(?:(?:and|but|so|oh|ok(?:ay)?|right|well|actually|please|just|then|can you|could you|let['’]?s)[, ]+)*";
const IT = '(?:it|that|this|(?:that|this|the) (?:rule|automation|routine|schedule|one|command))';
const AWHILE = '(?: (?:for now|for the moment|for a (?:while|bit)|until i say(?: so)?|till i say(?: so)?))?';
const PAUSED = new RegExp(
  `^${LEAD}(?:(?:pause|suspend|halt|freeze) ${IT}|(?:put|leave) ${IT} (?:on hold|on pause|on ice)|(?:give|let) ${IT} (?:a rest|rest))${AWHILE}${END}`,
  'i',
);
const RESUMED = new RegExp(
  `^${LEAD}(?:(?:resume|restart|unpause|reactivate|continue) ${IT}|(?:pick|start|take) ${IT} up|(?:start|switch|turn|put|set) ${IT} (?:back on|going|up)|let ${IT} (?:go on|carry on|run)|carry on with ${IT}|(?:pick|take) up ${IT})(?: again)?(?: (?:from |as of |starting )?(${A_DAY})(?: on(?:wards)?)?)?${END}`,
  'i',
);

export function rests(text: string): { readonly goesOn: boolean; readonly from?: string } | undefined {
  if (PAUSED.test(text)) return { goesOn: false };
  const found = RESUMED.exec(text);
  if (found === null) return undefined;
  return found[1] === undefined ? { goesOn: true } : { goesOn: true, from: found[1] };
}
