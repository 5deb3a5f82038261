import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { DAY, HOUR, WEEKDAY } from '../times-said.ts';

/** Wishes whose hours and days stand apart: twice a day, the hours of the heating one after the other, the day told of what is due. */

const OFTEN = `(?:every|each) (?:day|weekday|morning|evening|night|${WEEKDAY})|daily|(?:on )?weekdays|(?:on )?weekends|(?:every day )?(?:mon|tues|wednes|thurs|fri|satur|sun)day to (?:mon|tues|wednes|thurs|fri|satur|sun)day`;
const DEGREES =
  '(\\d{1,2}(?:[.,]5)?|(?:twenty|thirty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|[a-z]+teen)(?: degrees?)?';
const AGAIN = '(?:again |another |one |more |also |then |the other |a second (?:one|lot) )*';
const NUDGE =
  '(remind (?:me|us)|(?:give|send) (?:me|us) (?:a|an) (?:shout|nudge|reminder|poke)|shout (?:at|to) (?:me|us)|nag (?:me|us)|tell (?:me|us)|nudge (?:me|us)|poke (?:me|us))';

export const AT_THEIR_HOURS_FIRST: readonly Rewording[] = [
  // "My tablets at nine in the morning *and nine at night, every day*": as often as the first.
  says(
    `^(.*?)[,:;]? (?:${AGAIN}|one lot |a lot |once )?at (${HOUR}),? and ${AGAIN}(?:at )?(${HOUR}),? (${OFTEN})${END}`,
    ([, what = '', first, second, often]) =>
      what.trim() === '' ||
      /\b(?:from|between|every|each)\b/i.test(what) ||
      !/ in the | at night/i.test(`${first}${second}`)
        ? undefined
        : `${what} ${often} at ${first} and ${often} at ${second}`,
  ),
  // "*My tablets:* every day at nine": what is due, and no more.
  says(
    `^((?:my|our|his|her) (?:tablets?|pills?|medicine|meds|drops|inhaler|insulin|vitamins)),? ((?:${OFTEN}) at .+)$`,
    ([, what, when]) => `remind me to take ${what} ${when}`,
  ),
  // "Bins go out *of a Tuesday night, so remind me at eight every week*".
  says(
    `^${LEAD}(?!(?:i|it|that|there|if|when|can|will)\\b)((?:the |my |our )?[a-z]+(?: (?!(?:of|on|every)\\b)[a-z]+){1,4}) (?:of a|on a|on|every) (${WEEKDAY})s?(?: (morning|afternoon|evening|night)s?)?(?: (?:here|round here|in (?:this|our) (?:street|road|house)))?,? (?:so |and |can you |please )+${NUDGE} (?:at |about )?(${HOUR})(?: (?:every|each) (?:week|time)| weekly)?(?:,? would you)?${END}`,
    ([, what = '', day, part = '', , hour = '']) =>
      `remind me every ${day} at ${hour}${part === '' || / in the | at night/i.test(hour) ? '' : part === 'night' ? ' at night' : ` in the ${part}`} that ${what}`,
  ),
  // "*Heating: 21 from seven until half nine, then 17*, Monday to Friday".
  says(
    `^${LEAD}(?:(?:the |our )?(heating|thermostat|heat|radiators?|[a-z]+ (?:heating|ac|radiator))[:,]?) (?:at |to |on )?${DEGREES} (?:from|at) (${HOUR}) (?:until|till|to|til) (${HOUR}),? (?:and )?then (?:(?:back |down |let it (?:slide|drop|fall|go) )*(?:to |at )?)?${DEGREES}(?:,? (${OFTEN}))?${END}`,
    ([, thing, warm, from, until, cool, often]) =>
      `set the ${thing} to ${warm}${often === undefined ? '' : ` ${onDays(often)}`} at ${from} and set the ${thing} to ${cool}${often === undefined ? '' : ` ${onDays(often)}`} at ${until}`,
  ),
  // "*Can it be the day after, same time*".
  says(
    `^${LEAD}(?:(?:can|could|may) (?:it|that|we) (?:be|do|make it|have it|move to) |make it |move it to )?(?:the (?:day after|following day|next day)|a day later)(?:,? (?:at )?(?:the )?same time)+(?: instead)?[?]?${END}`,
    () => 'a day later',
  ),
  says(
    `^${LEAD}(?:(?:can|could|may) (?:it|that|we) (?:be|do|make it|have it|move to) )(?:the (?:day after|following day|next day)|a day later)(?: instead)?[?]?${END}`,
    () => 'a day later',
  ),
  // "*We're at my sister's from Thursday to Saturday*, mark us as away".
  says(
    `^${LEAD}(?:we|i)(?:['’]re|['’]m| are| am)(?: going to be| away)? (at|in|with) ((?:my |our |the )?[a-z'’]+(?: [a-z'’]+){0,2}?) from (${DAY}) (?:to|till|until) (${DAY})(?:,? (?:the )?whole days?|,? all day|,? no times)*,? (?:so |and |please |can you )*(?:mark|put|get|have) (?:us|me|that|it) (?:down )?(?:as away|in the (?:calendar|diary)|on the (?:calendar|wall planner)|in|down)${END}`,
    ([, at, where, from, until]) => `add away ${at} ${where} to the calendar from ${from} to ${until}`,
  ),
  // "Pencil in dinner tonight, *seven to ten*".
  says(
    `(?<=^${LEAD}(?:pencil|pen|book|put|pop|stick|mark|note|jot|get|write)\\b[^;.!?]*\\b(?:${DAY})),? (?!(?:five|ten|twenty|quarter) )(${HOUR}) (?:to|till|until) (${HOUR})(?=(?: (?:in|down))?${END})`,
    ([, from, until]) => ` from ${from} till ${until}`,
  ),
];

/** "Monday to Friday" is each of these days. */
function onDays(often: string): string {
  return /^(?:mon|tues|wednes|thurs|fri|satur|sun)day to /i.test(often) ? `every day from ${often}` : often;
}
