import type { Rewording } from '../../../index.ts';
import { BOOK, END, LEAD, says } from '../diary/parts.ts';
import { HOUR, NUMBER, WEEKDAY } from '../times-said.ts';
import { OTHER_TURNS_FIRST } from './in-other-turns.ts';
import { OWN_WAY_FIRST } from './in-their-own-way.ts';

/** Plain wishes in the order in which the words come to mind: the hour before its day, where a lamp stands behind what it is to do, for whom a door is opened. */

const DATE = `the (?:\\d{1,2}(?:st|nd|rd|th)|(?:twenty[- ]|thirty[- ])?[a-z]+(?:st|nd|rd|th)) of [a-z]+`;
const PUT =
  '(?:put|pop|stick|add|get|write|note|jot|enter|log|mark|bung|pencil|chuck|whack|save|record|stuff|have)';
const LAMP = '((?:the |my |our |that |a )?(?:[a-z]+ )?(?:lamp|lamps|light|lights|spotlight))';
const BESIDE = '(?:by|beside|next to|over|above|behind|near|under)';
const ORDER =
  '(?:open|close|shut|lock|unlock|buzz|turn|switch|put|dim|light)(?! .*\\b(?:timer|alarm|list|calendar|diary|reminder)\\b)';
/** How the dimmest light is told. */
const DIMMEST = '(?:glimmer|glow|whisper|hint|flicker|ember|crack)';

export const AS_IT_COMES_FIRST: readonly Rewording[] = [
  ...OTHER_TURNS_FIRST,
  ...OWN_WAY_FIRST,
  // "*Seven every morning*, open the blind".
  says(
    `^${LEAD}(?:at )?(${NUMBER}|\\d{1,2}|${HOUR}) (every|each) (day|morning|afternoon|evening|night|weekday|weekend|${WEEKDAY})[,:;–-] ?(?=[a-z])`,
    ([, hour = '', every, day]) => `${every} ${day} at ${hour} `,
  ),
  // "Push that to *the morning, say nine*", "*tomorrow afternoon, say two*".
  says(
    `\\b(to |till |until |in |on |for )?(the|this|tomorrow|${WEEKDAY}) (morning|afternoon|evening),? (?:say|let['’]?s say|maybe|about|around|like) (?:at |about |around )?(${HOUR})${END}`,
    ([, to = '', day = '', part, hour]) =>
      /^(?:the|this)$/i.test(day)
        ? `${/^(?:to|till|until) $/i.test(to) ? to : 'at '}${hour} in the ${part}`
        : `${to}${day} at ${hour} in the ${part}`,
  ),
  // "The 19th of December *is Gran's birthday*, stick it in the calendar".
  says(
    `^${LEAD}(?:on )?(${DATE}|(?:this |next )?${WEEKDAY}|tomorrow)(?:['’]s| is| will be) ((?!(?:the best|better|fine|good|ok|okay)\\b)[a-z][a-z'’ -]*?)(?:,? (?:the whole day|all day(?: long)?))?(?:[,;.–-]+ ?| )(?:(?:so|and|please|can you|could you) )*${PUT} (?:it|that|this)(?: down)? (?:in|on|into|to)(?: (?:the|my|our) ${BOOK})?(?: so [a-z' ]+)?${END}`,
    ([, day = '', what = '']) =>
      `add ${what.replace(/^(?:the|a|an) /i, '')} to the calendar ${/^(?:this|next|tomorrow)/i.test(day) ? day : `on ${day}`}`,
  ),
  // "*Lamp on by the bed*", "light on over the mirror".
  says(
    `^${LEAD}(?:(?:put|stick|pop|turn|switch|get|have) )?${LAMP} (on|off) (${BESIDE} (?:the|my|our) [a-z]+(?: [a-z]+)?)${END}`,
    ([, lamp = '', on, where]) =>
      `turn ${on} ${/^(?:the|my|our|that|a) /i.test(lamp) ? lamp : `the ${lamp}`} ${where}`,
  ),
  // "Bedside lamp, *just a glimmer*".
  says(
    `^${LEAD}(?:(?:put|stick|pop|turn|switch|get|have) )?((?:the |my |our |that )?(?:[a-z]+ ){0,2}?(?:lamp|light|lights|spotlight|pendant))(?: on)?,? (?:but |with |at )?(?:just|only|barely) (?:a |the )?(?:wee |tiny |little |bare )?${DIMMEST}(?: of light)?(?=[,;.!]|$)`,
    ([, lamp]) => `set ${lamp} to 10 percent`,
  ),
  // "Have we left lights *burning* anywhere".
  says(
    `^${LEAD}(have|did|has) (we|i|you|they|somebody|someone|anybody|anyone) (leave|left) (?:any |some |the )?lights (?:on|burning|blazing|lit)(?: (?:anywhere|somewhere|at all|in the house|again))*(?=[?.!]*$)`,
    ([, have, who, left]) => `${have} ${who} ${left} any lights on`,
  ),
  says('(?<=\\blights? (?:still )?)(?:burning|blazing)\\b', () => 'on'),
  // "Are we *up to anything* this evening".
  says(
    `^${LEAD}(am i|are we|is (?!it\\b|that\\b|this\\b)[a-z]+) up to (?:anything|something|much)(?: on)? (?=[a-z])`,
    ([, who]) => `${who} doing anything `,
  ),
  // "When *is she at* the dentist again".
  says(
    `^${LEAD}(when|what time|what day|which day)(?:['’](?:s|m|re)| am| is| are) (?:i|he|she|we|they) (?:at|going to|due at|due to see|in for|off to|seeing|booked in (?:at|for)|having|at for) (?:the|my|our|his|her|their) ([a-z][a-z' -]*?)(?: (?:again|next|then))*${END}`,
    ([, when, what]) => `${when} is the ${what}`,
  ),
  // "*Heading out in a minute*, are we all locked up?"
  says(
    "^(?:(?:right|ok(?:ay)?|so|well)[, ]+)*(?:(?:i|we)(?:['’](?:m|re)| am| are) )?(?:just )?(?:heading|nipping|popping|going|stepping|running|dashing|off)(?: (?:out|off|away|to bed|upstairs|home))* (?:in|for) (?:an?|five|ten) (?:min(?:ute)?s?|sec(?:ond)?|bit|mo(?:ment)?|while|hour)(?: or so)?[,;.–-]+ ?(?=(?:is|are|did|have|has|what|anything)\\b)",
    () => '',
  ),
  // "Unlock the front door *for Ella*": a name as it is written.
  says(`^(${LEAD}${ORDER} [^.;!?]*?) for ([a-z]+(?: and [a-z]+)?)(?=[,.!?]|$)`, ([, order, name = '']) =>
    /^[A-Z]/.test(name) ? order : undefined,
  ),
];
