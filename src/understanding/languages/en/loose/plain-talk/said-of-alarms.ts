import type { Rewording } from '../../../index.ts';
import { END, LEAD, says, WHY } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** What is said of getting up and of alarms: on which days, how long they rest, and several in one breath. */

const OFF =
  '(?:skip|pause|stop|suspend|silence|mute|cancel|hold|turn off|switch off|leave off|leave out|miss(?: out)?|no)';
const ALARM = '(?:(?:the|my|our|any|an) )?alarms?';
const STRETCH = `(?:tomorrow|today|(?:on )?(?:this |next )?${WEEKDAY}|(?:this|next|the|at the) week(?:end)?)`;
const DAY = `(?:on )?((?:this |next )?(?:${WEEKDAY}))`;
const OF_SPAN = `(?:the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?|(?:next |this )?${WEEKDAY}|today|tomorrow)`;
const DAYS: readonly string[] = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const NEXT = (day: string, by: number): string =>
  DAYS[(DAYS.indexOf(day.toLowerCase().replace(/^(?:this|next) /, '')) + by + DAYS.length) % DAYS.length]!;
const HOURS: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MINUTES: Readonly<Record<string, string>> = {
  5: 'five',
  10: 'ten',
  20: 'twenty',
  25: 'twenty-five',
};
const WAKE = `(?:wake|get) (?:me|us)(?: up)?|${LEAD}(?:set |put |make )?(?:an? |my |the )?alarm`;
const SLEEP = '(?:sleep|lie in|sleep in|stay in bed|have)';

const skip = (stretch: string): string =>
  `skip the alarm ${/^(?:today|tomorrow|this|next|on)\b/i.test(stretch) ? stretch : `on ${stretch}`}`;

export const OF_ALARMS_FIRST: readonly Rewording[] = [
  // "*Cancel the six and the seven o'clock alarms*": each by its hour.
  says(
    `^${LEAD}(cancel|delete|remove|scrap|bin|drop|turn off|switch off) (?:the|my|our) (${HOUR})(?: o['’]?clock)?(?: alarm| one)? and (?:the |my )?(${HOUR})(?: o['’]?clock)?(?: alarms?| ones?)${END}`,
    ([, verb, first, second]) => `${verb} the ${first} alarm and ${verb} the ${second} alarm`,
  ),
  // "An alarm for half six *and another for seven*".
  says(
    `\\b(alarms? (?:for|at) (?:(?:tomorrow|${WEEKDAY}) (?:at )?)?${HOUR}(?: (?:tomorrow|on ${WEEKDAY}|every [a-z]+))?),? and (?:one|another|another one|a second one|one more) (?:for|at) (?=${HOUR}(?:${END}| (?:tomorrow|on|every)))`,
    ([, first]) => `${first} and set an alarm for `,
  ),
  // "Wake me at seven tomorrow *and the day after*".
  says(
    `^(${LEAD}(?:${WAKE}) .*?)\\btomorrow( .*?)?,? and (?:also |again )?(?:on )?the day after(?: that| tomorrow)?(?: too| as well)?${END}`,
    ([, head, rest = '']) => `${head}tomorrow${rest} and ${head}the day after tomorrow${rest}`,
  ),
  // "Wake me at seven this Saturday, *not every Saturday*".
  says(
    `(?<=\\b(?:wake|get|alarm|remind)\\b.*\\b(?:tomorrow|this ${WEEKDAY}|on ${WEEKDAY}|${WEEKDAY})\\b.*)[,;–-]+ ?(?:but |and )?(?:not|it['’]s not|that['’]s not) (?:every|each|for every) (?:day|week|morning|${WEEKDAY})${END}`,
    () => '',
  ),
  // "Wake me at seven *with some music*": how it sounds is not told to it.
  says(
    `(?<=\\b(?:wake|get) (?:me|us) up\\b.*) with (?:a |some |the )?(?:soft |gentle |nice |loud |quiet |cheerful )?(?:tone|tune|sound|ringtone)(?=[.!]*$| (?:tomorrow|on|at)\\b)`,
    () => '',
  ),
  // "An alarm for *5 to 7*": five minutes before.
  says(
    `(?<=\\balarms? (?:for|at) )(\\d{1,2}) to (\\d{1,2})(?=[.!]*$| (?:tomorrow|on|please)\\b)`,
    ([, from = '', hour]) =>
      MINUTES[from] === undefined ? undefined : `${MINUTES[from]} to ${HOURS[Number(hour) - 1] ?? hour}`,
  ),
  // "An alarm for half six *on workdays*, please".
  says(
    `^${LEAD}(?:an|one) alarm (?:for|at) (${HOUR}) (?:(?:on|every|each) )?(work ?days?|working days?|school days?|weekdays?|weekends?)${END}`,
    ([, hour, days = '']) =>
      `set an alarm for ${hour} ${/^weekend/i.test(days) ? 'every saturday and sunday' : 'every weekday'}`,
  ),
  // "I'm off till Thursday, *so don't wake me before then*".
  says(
    `^${LEAD}(?:i|we)(?:['’](?:m|re)| am| are) (?:off(?: work)?|on leave|at home|not working) (?:till|until|up to) ((?:next |this )?${WEEKDAY}|tomorrow)[,;.–-]+ ?(?:so |and |please )*(?:(?:don['’]?t|do not) wake (?:me|us)(?: up)?|no alarms?|(?:don['’]?t|do not) ring|let (?:me|us) sleep) ?(?:(?:before|till|until) (?:then|that))?${END}`,
    ([, day]) => `no alarm till ${day}`,
  ),
  says(
    `^${LEAD}(?:(?:don['’]?t|do not) wake (?:me|us)(?: up)?|no need to wake (?:me|us)(?: up)?) (?:till|until|before) ((?:next |this )?${WEEKDAY}|tomorrow)${END}`,
    ([, day]) => `no alarm till ${day}`,
  ),
  // "*Pause the alarm until Thursday*": it rings on Thursday.
  says(
    `^${LEAD}${OFF} ${ALARM} (?:until|till|til) ${DAY}${END}`,
    ([, day = '']) => `skip the alarm from today to ${NEXT(day, -1)}`,
  ),
  // "*No alarm from Monday to Friday*": these days are left out, also where the series has no others in a week.
  says(
    `^${LEAD}(?:no|i (?:don['’]?t|won['’]?t) (?:need|want) (?:an|any|the|my)|(?:skip|turn off|switch off|cancel) (?:the|my)) alarms? (?:from|between) (${OF_SPAN}) (?:to|till|until|til|and|through)(?: and including)? (${OF_SPAN})(?:${WHY})?${END}`,
    ([, from, to]) => `skip the alarm from ${from} to ${to}`,
  ),
  // "*No alarms this weekend*".
  says(
    `^${LEAD}(?:no|i (?:don['’]?t|won['’]?t) (?:need|want) any) (?:alarms(?: (?:for|on))? (?=[a-z])|alarm (?=(?:for )?(?:this|next|the|at the) week))(${STRETCH})(?:${WHY})?${END}`,
    ([, stretch = '']) => skip(stretch),
  ),
  // "I'm on holiday next week, *so no alarm then*".
  says(
    `^${LEAD}(?:i|we)(?:['’](?:m|re|ve|ll be)| am| are| have| will be)(?: got)? (?:on holiday|off|away|on leave|off work|on vacation|the day off|a day off|a lie-in) (?:on )?(${STRETCH})[,;.–-]+ ?(?:so )?(?:no alarms?|(?:skip|cancel|turn off|pause) (?:the|my) alarms?|i don['’]?t need (?:the|my|an) alarm|no need for (?:the|an|my) alarm)(?: (?:then|that day|for that))?${END}`,
    ([, stretch = '']) => skip(stretch),
  ),
  // "Skip *Wednesday and Thursday*".
  says(
    `^(${LEAD}(?:skip|miss|leave out)(?: ${ALARM})?) (?:on )?(${WEEKDAY}) and (?:on )?(${WEEKDAY})${END}`,
    ([, verb, one = '', other = '']) =>
      NEXT(one, 1) === other.toLowerCase() ? `${verb} from ${one} to ${other}` : undefined,
  ),
  // "*I don't need to get up tomorrow*".
  says(
    `^${LEAD}(?:i|we) (?:don['’]?t|do not|needn['’]?t|won['’]?t) (?:(?:need|have) to )?(?:get up|be up|be woken(?: up)?|wake up)(?: early)? (${STRETCH})(?:${WHY})?${END}`,
    ([, stretch = '']) => skip(stretch),
  ),
  // "*Let me sleep an hour longer* tomorrow".
  says(
    `^${LEAD}(?:let (?:me|us)|(?:i|we)(?:['’]d like| want| would like) to|can (?:i|we)) ${SLEEP} (?:for )?(?:another )?(${LENGTH})(?: (?:longer|more|extra))?(?: in bed)? (tomorrow|(?:on )?${WEEKDAY})${END}`,
    ([, length, day = '']) => `make ${day.replace(/^on /i, '')}'s alarm ${length} later`,
  ),
  // "*Not tomorrow*, tomorrow I need half past eight".
  says(
    `^${LEAD}not (?:on )?(tomorrow|${WEEKDAY})[,;.–-]+ ?(?:but )?(?:on )?\\1 (?:i need (?:it at )?|i want (?:it at )?|make it |it['’]s |at )(${HOUR})${END}`,
    ([, day, hour]) => `${/^tomorrow/i.test(day ?? '') ? '' : 'on '}${day} at ${hour} instead`,
  ),
  // "Tomorrow at six instead, *just this once*".
  says(
    `(?<=\\binstead)[,;–-]* ?(?:but )?(?:(?:just|only)(?: for)? )?(?:this once|this one time|this time|once|the once)${END}`,
    () => '',
  ),
];

/** Of an alarm that was spoken of just before. */
export const OF_ALARMS_IN_TALK: readonly Rewording[] = [
  // "*Include Saturday too*".
  says(
    `^${LEAD}(?:include|add|and also|do) (?:on )?((?:this )?${WEEKDAY}s?)(?: (?:too|as well|also))?${END}`,
    ([, day = '']) => `and every ${day.replace(/^this | ?s$/gi, '')} too`,
  ),
];
