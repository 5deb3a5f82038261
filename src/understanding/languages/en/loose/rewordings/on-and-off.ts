import type { Rewording } from '../../../index.ts';
import { LEAD, says } from '../diary/parts.ts';
import { DAY, HOUR } from '../times-said.ts';

/** What is on from one hour and off at another, said as one wish: it is on for so long. */

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const THING =
  '((?:the |my |our )?(?!(?:it|that|this|them|remind|wake|if|when|what|is|are)\\b)[a-z]+(?: (?!(?:on|off|at|and|remind|is|are)\\b)[a-z]+){0,3}?)';
const OF_HEAT = /\b(?:heating|thermostat|heater|radiators?|boiler|ac|air ?con)$/i;
const VERB = '(?:(?:turn|switch|put|have|get|leave) )?';
const COURTESY = '(?:,? (?:please|would you|will you|thanks))*[.!]*$';

const MINUTES: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  twenty: 20,
  'twenty-five': 25,
  half: 30,
};
const HALF_DAY = 12 * 60;

/** Minutes past twelve of an hour as it was said: "quarter to seven", "6:45", "half nine"; it says no half of the day. */
function minutesOf(said: string): number | undefined {
  const figure = /^(\d{1,2})(?:[:.](\d\d))?(?! (?:to|past))/.exec(said);
  if (figure !== null) return ((Number(figure[1]) % 12) * 60 + Number(figure[2] ?? 0)) % HALF_DAY;
  const [, first = '', tie, hour = ''] =
    /^(?:(?:a )?(five|ten|quarter|twenty[- ]five|twenty|half) (?:minutes )?(?:(past|to) )?)?([a-z]+)\b/.exec(
      said,
    ) ?? [];
  const at = HOURS.indexOf(hour) + 1;
  if (at === 0) return undefined;
  const minutes = MINUTES[first.replace(' ', '-')] ?? 0;
  return ((at % 12) * 60 + (tie === 'to' ? -minutes : minutes) + HALF_DAY) % HALF_DAY;
}

/** How long it is from an hour to the next other one; "half past" alone is that of the same hour or the next. */
function minutesBetween(first: string, last: string): number | undefined {
  const from = minutesOf(first.toLowerCase());
  const to = /^half(?: past)?$/i.test(last)
    ? Math.floor(((from ?? 0) + 29) / 60) * 60 + 30
    : minutesOf(last.toLowerCase());
  if (from === undefined || to === undefined || from === to) return undefined;
  return (to - from + HALF_DAY) % HALF_DAY;
}

export const ON_AND_OFF_FIRST: readonly Rewording[] = [
  // "Coffee on at quarter to seven tomorrow and off again at half past": which half of the day the first is in, the second is in as well.
  says(
    `^${LEAD}${VERB}${THING} on (?:at |from )(${HOUR})(?: (${DAY}))?,?(?: and| then| and then)? (?:back )?off(?: again)? (?:at )?(half past|half|${HOUR})${COURTESY}`,
    ([, thing = '', first = '', day, last = '']) => {
      // The phrases of lamps and plugs read the plain ones by themselves, and "half past" behind a full hour.
      const isHalf = /^half(?: past)?$/i.test(last) && /\d\d|past|to\b|half/i.test(first);
      if (!isHalf && !OF_HEAT.test(thing) && !/day|tomorrow/i.test(day ?? '')) return undefined;
      const minutes = minutesBetween(first, last);
      return minutes === undefined
        ? undefined
        : `turn on ${thing} at ${first}${day === undefined ? '' : ` ${day}`} for ${minutes} minutes`;
    },
  ),
];
