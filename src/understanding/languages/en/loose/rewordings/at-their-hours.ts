import type { Rewording } from '../../../index.ts';
import { A_DAY, END, LEAD, says } from '../diary/parts.ts';
import { DAY, HOUR, WEEKDAY, WHEN } from '../times-said.ts';

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
  // "The pool's shut on the 8th of December, *so no swimming that day*".
  says(
    `^${LEAD}(?:[a-z'’]+ ){1,8}?(${A_DAY}|on (?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?|${WEEKDAY})[^,;.!?]{0,24}[,;.] (?:so |and |then )*((?:there(?:['’]s| is|['’]ll be) )?no|skip|cancel|leave out|drop) ((?:the |my |our )?[a-z]+(?: [a-z]+){0,2}?) (?:that|on that|the same|on the) day${END}`,
    ([, day = '', how = '', what]) =>
      `${/no$/i.test(how) ? 'skip' : how} ${what} ${/^on /i.test(day) || !new RegExp(`^${WEEKDAY}`, 'i').test(day) ? day : `on ${day}`}`,
  ),
  // "Move *Friday's yoga* to Saturday": the day that it is on, and the day that it is to be on.
  says(
    `^${LEAD}(move|shift|push|bring|change|reschedule|postpone|pull|switch) ((?:next |this )?${WEEKDAY}|tomorrow|today|tonight)['’]s ([a-z]+(?: (?!(?:to|till|until|back|forward|for)\\b)[a-z]+){0,2}?)(?: (?:back|forward|on|up))? (?:to|till|until|for) ((?:next |this )?${WEEKDAY}|tomorrow|the day after)\\b`,
    ([, , day, what, other]) => `put ${day}'s ${what} to ${other}`,
  ),
  says(
    `^${LEAD}(?:move|shift|push|bring|change|reschedule|postpone|pull|switch) (?:the |my |our )([a-z]+(?: (?!(?:to|till|until|back|forward|for|on|from)\\b)[a-z]+){0,2}?) (?:on|from) ((?:next |this )?${WEEKDAY}|tomorrow|today|tonight)(?: (?:back|forward|on|up))? (?:to|till|until|for) ((?:next |this )?${WEEKDAY}|tomorrow|the day after)\\b`,
    ([, what, day, other]) => `put ${day}'s ${what} to ${other}`,
  ),
  // "Move *next week's yoga to Thursday*": of that week.
  says(
    `^${LEAD}(move|shift|push|bring|put|change|reschedule|postpone) next week['’]s ([a-z]+(?: (?!(?:to|till|until|back|forward)\\b)[a-z]+){0,2}?)(?: (?:back|forward))? (?:to|till|until) (${WEEKDAY})(?!.*\\bweek\\b)`,
    ([, , what, day]) => `put next week's ${what} to ${day} next week`,
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
  // "Remind me on the first Tuesday *of the month*", "every first Tuesday".
  says(
    `(?:on )?(?:the |every |each )(first|second|third|fourth|last) (${WEEKDAY})(?: of (?:the|each|every) month)?(?= (?:to|that|about)\\b|[,.!]|$)(?<=(?:^|\\b)${LEAD}(?:remind|nudge|tell|wake|every|each|on|the)\\b.*(?:month|every .*|each .*))`,
    ([, nth, day]) => `on the ${nth} ${day} of every month`,
  ),
  // "*Book group* on Thursday at seven" books no group.
  says(
    `^${LEAD}book (club|group|fair|launch|signing|week|festival|swap|sale|day|circle) (?!(?:is|was|has|will|meets)\\b)(?=.*\\b(?:${DAY}|${WEEKDAY}s|every|each)\\b)`,
    ([, what]) => `put book ${what} in the calendar `,
  ),
  // "*Make a note that* the boiler man comes Thursday at two".
  says(
    `^${LEAD}(?:make|take|put down|leave|jot down) a note (?:that |to say (?:that )?|of this: |: ?)(?=(?:the |my |our )?[a-z]+(?: [a-z]+){0,3}? (?:comes?|is|are|arrives?|starts?|calls?) .*\\b(?:${DAY})\\b)`,
    () => '',
  ),
];

export const AT_THEIR_HOURS: readonly Rewording[] = [
  // "*Tomorrow at ten, ring the dentist*": what only hands can do is to be remembered.
  says(
    `^${LEAD}((?:(?:every|each) (?:other )?(?:day|morning|evening|night|weekday|${WEEKDAY})|${WHEN}|(?:at )?${HOUR})(?: (?:at |from )?${HOUR})?)[,:]? (?:please )?((?:ring|call|phone|pay|buy|collect|fetch|post|feed|walk|renew|return|pack|sign|defrost|iron|mow|take out|put out|pick up|drop off|water (?=(?:the |my |our )?(?:plants|flowers|pots|tomatoes|houseplants|window boxes))) ?[^,;.!?]*)${END}`,
    ([, when = '', what]) =>
      `remind me ${/^(?:at|in|on|every|each|to|next|this)\b/i.test(when) ? when : new RegExp(`^${DAY}`, 'i').test(when) ? when : `at ${when}`} to ${what}`,
  ),
  // "Ring the plumber *is something I need to do tomorrow*, ten-ish".
  says(
    `^${LEAD}([a-z]+ .+?) is something (?:(?:i|we)(?:['’]ve| have)?(?: got)? ?(?:need|have|want|ought|got)?|that needs) to (?:do|be done|get done|sort|see to) (.+?)${END}`,
    ([, what, when]) => `remind me ${when} to ${what}`,
  ),
];

/** "Monday to Friday" is each of these days. */
function onDays(often: string): string {
  return /^(?:mon|tues|wednes|thurs|fri|satur|sun)day to /i.test(often) ? `every day from ${often}` : often;
}
