import { lazily } from '../../patterns.ts';
import { HOUR, LENGTH, NUMBER } from '../times-said.ts';
import { A_DAY, END } from './parts.ts';

/** That a stored command is to do nothing for a while, and that it goes on. */

const LEAD =
  "(?:(?:and|but|so|oh|ok(?:ay)?|right|well|actually|please|just|then|can you|could you|let['’]?s)[, ]+)*";
const IT = '(?:it|that|this|(?:that|this|the) (?:rule|automation|routine|schedule|one|command))';
const AWHILE = '(?: (?:for now|for the moment|for a (?:while|bit)|until i say(?: so)?|till i say(?: so)?))?';
const DAYS = `(?:(?:an?|${NUMBER}|\\d{1,2}|a couple of|a few) (?:days?|weeks?|months?|fortnights?|nights?))`;
const CLOCK = `(?:${HOUR}(?: ${A_DAY})?|${A_DAY},? (?:at )?${HOUR})`;
/** How long it rests: its groups are the length, the hour and the day at which it goes on. */
const BOUND = `(?:,? for (?:the next |another )?(${DAYS}|${LENGTH})|,? (?:until|till|til) (?:(${CLOCK})|(${A_DAY})))?`;
const PAUSED = lazily(
  `^${LEAD}(?:(?:pause|suspend|halt|freeze|disable|deactivate) ${IT}|(?:put|leave) ${IT} (?:on hold|on pause|on ice)|(?:give|let) ${IT} (?:a rest|rest))${AWHILE}${BOUND}${END}`,
  'i',
);
const RESUMED = lazily(
  `^${LEAD}(?:(?:resume|restart|unpause|reactivate|continue|enable|re-enable) ${IT}|(?:pick|start|take) ${IT} up|(?:start|switch|turn|put|set) ${IT} (?:back on|going|up)|let ${IT} (?:go on|carry on|run)|carry on with ${IT}|(?:pick|take) up ${IT})(?: again)?(?: (?:from |as of |starting )?(${A_DAY})(?: on(?:wards)?)?)?${END}`,
  'i',
);

export function rests(
  text: string,
):
  | { readonly goesOn: boolean; readonly from?: string; readonly lasts?: string; readonly hour?: string }
  | undefined {
  const paused = PAUSED.exec(text);
  if (paused !== null) {
    const [, lasts, hour, from] = paused;
    if (lasts !== undefined) return { goesOn: false, lasts };
    if (hour !== undefined) return { goesOn: false, hour };
    return from === undefined ? { goesOn: false } : { goesOn: false, from };
  }
  const found = RESUMED.exec(text);
  if (found === null) return undefined;
  return found[1] === undefined ? { goesOn: true } : { goesOn: true, from: found[1] };
}
