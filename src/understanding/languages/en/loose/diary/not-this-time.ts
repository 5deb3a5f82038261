import type { Rewording } from '../../../index.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';
import { END, LEAD, says } from './parts.ts';

/** That something of a series is not needed on one day, that one may sleep longer then, and that what stands on a list is bought: told, and no order. */

const DAY = `(?:tonight|today|tomorrow|this (?:morning|afternoon|evening|week|time|${WEEKDAY})|(?:on )?(?:next )?${WEEKDAY}|next week)(?: (?:morning|afternoon|evening|night))?`;
const WHY =
  "(?:[,;.] (?:cos |because |as |since )?(?:it|i|we|he|she|they|there|the|my|our|that|[a-z]+['’]s)\\b[^?]*)?";
const DOING =
  '(?:do|water|feed|put out|take out|empty|walk|wash|change|mow|clean|go to|bring in|sort|bother with|worry about|see to)';
const DONE =
  '(?:doing|watering|feeding|putting out|taking out|emptying|walking|washing|changing|mowing|cleaning|to be done|to go out|bothering with|seeing to)';
const NEEDLESS =
  "(?:(?:there(?:['’]s| is) )?no need (?:for (?:me|us) )?to|(?:i|we|you) (?:need ?n['’]?t|(?:do|wo)(?:n['’]?t| not) (?:need|have|want) to|will not have to|won['’]t be able to|do(?:n['’]?t| not) have to)(?: bother to)?)";
const ROW =
  '(?:the |my |our )((?!(?:lights?|lamps?|heating|tv|telly|door|doors|it|that|list|shopping)\\b)[a-z]+(?: [a-z]+)?)';

const skipped = (what = '', day = ''): string =>
  `skip the ${what} ${day.replace(/^this time$/i, 'this week')}`;

const MAY =
  "(?:can|could|may|will|['’]ll|get to|['’]m allowed to|am allowed to|['’]m going to|am going to|want to|['’]d like to|['’]d love to|(?:do(?:n['’]?t| not)|need ?n['’]?t) (?:have to |need to )?(?:be up|get up|be awake|be out of bed))";
const SLEEP =
  '(?:sleep|lie|stay|snooze|kip|doze|be)?(?: (?:in bed|in|on|late|longer|asleep|under the covers|put))*';
const TILL = '(?:till|until|til|before)';
const ONE_DAY = `((?:on )?(?:(?:this |next )?${WEEKDAY}|tomorrow)(?: morning)?)`;

const later = (hour = '', day = ''): string => `let me lie in till ${hour} ${day}`;

export const NOT_THIS_TIME_FIRST: readonly Rewording[] = [
  // "*No need to do the plants* this Friday, it's going to rain".
  says(`^${LEAD}${NEEDLESS} ${DOING} ${ROW},? (${DAY})${WHY}${END}`, ([, what, day]) => skipped(what, day)),
  // "The plants *don't need doing* this Friday", "the bins can wait this week".
  says(
    `^${LEAD}${ROW} (?:(?:do|does|wo)(?:n['’]?t| not) need (?:any )?${DONE}|need ?n['’]?t be done|can (?:wait|stay as (?:it is|they are)|be skipped|be left)),? (${DAY})${WHY}${END}`,
    ([, what, day]) => skipped(what, day),
  ),
  // "*Tomorrow I can sleep until nine*, it's a holiday", "I don't have to be up till ten on Sunday".
  says(`^${LEAD}${ONE_DAY},? (?:i|we) ?${MAY} ?${SLEEP} ${TILL} (${HOUR})${WHY}${END}`, ([, day, hour]) =>
    later(hour, day),
  ),
  says(`^${LEAD}(?:i|we) ?${MAY} ?${SLEEP} ${TILL} (${HOUR}) ${ONE_DAY}${WHY}${END}`, ([, hour, day]) =>
    later(hour, day),
  ),
  says(
    `^${LEAD}(?:(?:no need to|don['’]?t|do not|you need ?n['’]?t) (?:wake|get) (?:me|us)(?: up)?|(?:i['’]?d like |can i have |give me |i want )?an? (?:long )?lie[- ]?in) ${TILL} (${HOUR}) ${ONE_DAY}${WHY}${END}`,
    ([, hour, day]) => later(hour, day),
  ),
  // "*Butter's bought*", "the jam is in the trolley".
  says(
    `^${LEAD}(?:the |all the |that )?((?!(?:it|that|this|what|who|he|she|there|everything|nothing|all)\\b)[a-z]+(?: [a-z]+)?)(?:['’]s| is| are|['’]re| has been| have been)(?: (?:all|already|now|just|been))* (?:bought|in the (?:trolley|basket|bag|cart|bags|boot)|paid for)${END}`,
    ([, what]) => `got the ${what}`,
  ),
];
