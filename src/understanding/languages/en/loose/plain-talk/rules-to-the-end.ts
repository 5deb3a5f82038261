import type { Rewording } from '../../../index.ts';
import { END, OF_THINGS, says, THING } from '../diary/parts.ts';
import { HOUR, LENGTH } from '../times-said.ts';

/** What stands at the end of an order that is put off, or hangs on something that happens: when it is so already, who is to be told, and how often. */

const ORDERED =
  '(?:turn|switch|put|set|open|close|shut|lock|unlock|start|stop|run|dim|pause|mute|play|raise|lower|draw|vacuum|water)';
const WHEN = '(?:when|whenever|if|every time|each time|any ?time)';
const IT = '(?:it|they|that|he|she|this)';
const IT_IS = `${IT}(?:['’]s| is|['’]re| are)`;
const STATE = '(on|off|open|closed|shut|locked|unlocked)';
const NOTHING =
  "(?:(?:just )?(?:do nothing|don['’]?t do anything|do not do anything|leave (?:it|that|them)(?: (?:be|alone|as (?:it is|they are)|so|like that))?|don['’]?t bother|never mind|that['’]?s fine|that is fine|all is well))";
const ALREADY = [
  `(?:,? (?:and|but)|,) if ${IT_IS} (?:already )?${STATE}(?: already)?,? (?:then )?${NOTHING}`,
  `(?:,? (?:and|but)|,) ${NOTHING} if ${IT_IS} (?:already )?${STATE}(?: already)?`,
];
/** How a thing is that is ordered so. */
const BECOMES: readonly (readonly [order: RegExp, state: RegExp])[] = [
  [/\b(?:turn|switch|put|set)\b.* off\b/i, /^off$/i],
  [/\b(?:turn|switch|put|set)\b.* on\b/i, /^on$/i],
  [/\b(?:close|shut|draw|lower)\b/i, /^(?:closed|shut)$/i],
  [/\b(?:open|raise)\b/i, /^open$/i],
  [/\block\b/i, /^locked$/i],
  [/\bunlock\b/i, /^unlocked$/i],
  [/\b(?:stop|pause)\b/i, /^off$/i],
  [/\bstart\b/i, /^on$/i],
];
const TELL_ME =
  '(?:tell (?:me|us)|let (?:me|us) know|notify (?:me|us)|inform (?:me|us)|alert (?:me|us)|say so)(?: (?:about it|so|too|as well|that (?:it|that)(?: has)? happened))?';
/** Behind "if" something that happens, and not how something is. */
const HAPPENS =
  /^(?!.*(?:\bthere|['’]s\b)).*\b(?:opens|closes|shuts|unlocks|locks|moves|detected|opened|unlocked|rings|leaks)\b/i;
const SERIES =
  '(?:every (?:day|night|morning|evening|weekday|weekend|single (?:day|night))|each (?:day|night|morning|evening)|daily|(?:on )?(?:weekdays|weekends))';
const SUN = '(?:at (?:sunset|sunrise|dusk|dawn)|(?:when|once) (?:the sun (?:sets|goes down|rises|comes up)))';
const DONE = '(?:done|finished|through|over|ready|all done)';

export const TO_THE_END_FIRST: readonly Rewording[] = [
  // "If *someone's in the garage* at night": when somebody moves there.
  says(
    `^(?:please )?(?:if|when|whenever) (?:someone|somebody|anyone|anybody)(?:['’]s| is)(?: moving)? in (the [a-z]+(?: [a-z]+)?) (at night|after dark|during the night|between ${HOUR} and ${HOUR})(?=,? )`,
    ([, room, when]) => `when someone moves in ${room} ${when}`,
  ),
  // "… at ten, *and if it's already off do nothing*": what is so already is only told.
  ...ALREADY.map((behind) =>
    says(`^(.*\\b${ORDERED}\\b.*?)${behind}${END}`, ([, order = '', state = '']) =>
      BECOMES.some(([deed, so]) => deed.test(order) && so.test(state)) ? order : undefined,
    ),
  ),
  // "… at ten, *and if it's dark do nothing*": unless it is.
  says(
    `^(.*\\b${ORDERED}\\b[^;!?]*?)(?:,? (?:and|but)|,) if ((?:it|the|my|our|somebody|someone|nobody|anyone)\\b[^,;!?]*?),? (?:then )?(?:just )?(?:do nothing|don['’]?t do anything)${END}`,
    ([, order = '', state]) => (/\\b(?:if|unless)\\b/i.test(order) ? undefined : `${order} unless ${state}`),
  ),
  // "When the gate opens turn the light on *and tell me*": told each time as well.
  says(
    `^(?:please )?(${WHEN}) ([^;!?]+?)(?:,? then)?,? ((?:please )?${ORDERED} [^;!?]+?)(?:,? and|,)(?: then| also)? (?:please )?${TELL_ME}${END}`,
    ([, lead = '', event = '', order = '']) =>
      /\b(?:if|otherwise|else)\b/i.test(order) || (/^if$/i.test(lead) && !HAPPENS.test(event))
        ? undefined
        : `whenever ${event}, ${order}, and whenever ${event}, tell me`,
  ),
  // "At sunset turn the light on, and off an hour later, *every day*".
  says(
    `^((?:at ${HOUR}|${SUN}|${LENGTH} (?:before|after) (?:sunset|sunrise)),? ${ORDERED}\\b[^;!?]*?(?:,? and|,? then|,) [^;!?]*?),? (${SERIES})${END}`,
    ([, order, series]) => `${series} ${order}`,
  ),
  // "Lock it *ten minutes after it was unlocked*": when it has been so for that long.
  says(
    `^(?:please )?((?:${ORDERED}) ((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?)(?: on| off)?) (${LENGTH}) after (?:it|that|\\2)(?: was|['’]s| is| gets| got| has been)(?: been)? (?:last )?(unlocked|opened|closed|shut|locked|turned on|turned off|switched on|switched off)${END}`,
    ([, order, thing, length, how = '']) =>
      `when ${thing} is ${how.replace(/^(?:turned|switched) /i, '').replace(/^opened$/i, 'open')} for ${length} ${order}`,
  ),
  // "*Let* the vacuum *run* from ten to twelve": an order, and no entry of that name.
  says(
    `^(?:please )?(?:let|have) (the|my|our) ${THING} (?:run|go|work|be on)(?: while (?:we|i)['’](?:re|m) (?:out|away))?((?: (?:today|tonight|tomorrow|on [a-z]+day|every [a-z]+))?) (?:from|between) (${HOUR}) (?:to|till|until|and) (${HOUR})${END}`,
    ([, the, thing = '', day = '', from, to]) =>
      OF_THINGS.test(thing) ? `run ${the} ${thing}${day} from ${from} to ${to}` : undefined,
  ),
  // "Start the vacuum and *when it's done* …": this once.
  says(
    `^((?:please )?(?:start|run|turn on|switch on|put on) [^,;.!?]+?)(?:,? and|,? then|[,;.])(?: then)? (?:when|whenever|after) (?:it|he|she|that|this)(?:['’]s| is|['’]s been| has been)? (?:all )?${DONE},? (?=[a-z])`,
    ([, order]) => `${order} and once it is done `,
  ),
  // "When the vacuum *is done* …": when it comes to that, and not because it has long been so.
  says(
    `(?<=^(?:please )?(?:when|once|as soon as|after) (?:the|my|our) (?:[a-z]+ ){0,2}?(?:vacuum(?: cleaner)?|hoover|robot|machine|dishwasher|dryer|mower))(?:['’]s| is| has) (?:done|finished),? (?=${ORDERED}\\b|(?:send|mail|email) )`,
    () => ' finishes ',
  ),
  // "Lock up *and mail me that it's done*".
  says(
    `(?<=\\b${ORDERED}\\b[^;!?]*(?:,? and|,? then)(?: then)? (?:please )?(?:mail|email) (?:me|us)) that (?:it|that)(?:['’]s| is| has been|['’]s been) (?:all )?(?:done|finished|sorted)${END}`,
    () => '',
  ),
  // "Remind me in an hour to look at the oven *and again half an hour later*".
  says(
    `^(remind me (?:in ${LENGTH}|at ${HOUR}) to ([^,;.!?]+?)),? and (?:then )?(?:once )?again ((?:an?other )?${LENGTH} (?:later|after that)|in ${LENGTH}|at ${HOUR})${END}`,
    ([, first, what, when = '']) =>
      `${first} and remind me ${when.replace(/^an?other (?=an?\\b|\\d)/i, '').replace(/after that$/i, 'later')} to ${what}`,
  ),
];
