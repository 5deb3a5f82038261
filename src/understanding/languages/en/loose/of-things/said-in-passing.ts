import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** Short words in passing, of things and of what is kept: "all locked up?", "at least half open", "it's every week", "is that still in?". */

const WHOSE = '(?:my|our|the|his|her)';
const DATE = '((?:on )?the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?|(?:on )?\\d{1,2}(?:st|nd|rd|th)? [a-z]+)';

export const IN_PASSING_BY_FIRST: readonly Rewording[] = [
  // "We're off, *all locked up*?"
  says(
    '(?<=^|[,.;!–-] )(?:so |and |is |are (?:we|they) )?(?:it |that )?all (locked(?: up)?|shut|closed|secure|secured)(?: up)?(?: then| now)?\\?+$',
    () => 'is everything locked?',
  ),
  // "It's Mia's birthday on the 20th of December, *don't let us miss it*."
  says(
    `^${LEAD}(?:it(?:['’]s| is) )?([a-z]+['’]s (?:birthday|anniversary|big day))(?: is)? ${DATE}[,.;–-]+ ?(?:so |and )?(?:please )?(?:don['’]t|do not) (?:let (?:me|us) )?(?:forget|miss)(?: (?:it|that))?${END}`,
    ([, what, day = '']) => `put ${what} ${/^on /i.test(day) ? day : `on ${day}`} in the calendar`,
  ),
  // "I have to feed the fish after school, can you *tell me so* I don't forget."
  says(
    "\\b(?:can|could|will|would) you (?:tell|nudge|ping|poke) me so (?:that )?i (?:don['’]t|won['’]t|do not) (?:forget|miss)(?: it)?(?=[,.!?]*$)",
    () => 'remind me',
  ),
  // "*My call to the bank, is that still in*?"
  says(
    `^${LEAD}${WHOSE} (?:call|reminder|note|thing|word)(?: (?:to|about|for|of|with))? (${WHOSE} [a-z]+(?: [a-z]+)?),? (?:is|are) (?:that|it|they) still (?:in|there|on|set|down|noted)[?.!]*$`,
    ([, what]) => `do I have a reminder about ${what}?`,
  ),
  // "Mail Sam that I'm late, *then telly off*."
  says(
    `(?<=^${LEAD}(?:mail|e-?mail|write to|text|message|tell|send) [^;.!?]*?),? (?:and )?then ((?:the |my |our |all the )?(?:telly|tv|heating|(?:[a-z]+ )?lights?)) (on|off)(?=,|${END}| and )`,
    ([, thing, way]) => `, then turn ${way} ${thing}`,
  ),
];

/** Of what was spoken of just before. */
export const IN_PASSING_BY_IN_TALK: readonly Rewording[] = [
  // "Close the curtains." "*At least half open*."
  says(
    `^${LEAD}(?:(?:come on|no+|hey|aw+)[, ]+)*(?:at least |just |only |maybe )*(half(?:way)?|a third|a quarter|three quarters|a little|a bit) (open|closed|shut|up|down)${END}`,
    ([, part, way]) => `make it ${part} ${way}`,
  ),
  // "Remind me on Thursday." "*It's every week, come to think of it*."
  says(
    `^${LEAD}(?:it|that)(?:['’]s| is| should be| must be)(?: actually| really)? ((?:every|each) [a-z]+|weekly|daily|monthly)(?:,? (?:come to think of it|actually|by the way|in fact|i forgot to say|of course|not just once))*${END}`,
    ([, often]) => `${often}`,
  ),
  // "Tell Sam dinner's at seven." "*Another one to Sam: bring bread*."
  says(
    `^${LEAD}(?:another(?: one| message| mail| note)?|one more|a second one) (?:to|for) ([a-z]+)[,:–-]+ ?(.+)$`,
    ([, whom, text]) => `tell ${whom} that ${text}`,
  ),
  // "Remind me at five." "*Is that still in*?"
  says(`^${LEAD}(?:is|are) (?:that|it|they) still (?:in|down|noted|set)[?.!]*$`, () => 'when is it?'),
];
