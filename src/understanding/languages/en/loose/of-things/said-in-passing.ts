import type { Rewording } from '../../../index.ts';
import { A_DAY, END, LEAD, OF_THINGS, says } from '../diary/parts.ts';
import { DAY } from '../times-said.ts';

/** Short words in passing, of things and of what is kept: "all locked up?", "at least half open", "it's every week", "is that still in?". */

const WHOSE = '(?:my|our|the|his|her)';
const DATE = '((?:on )?the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?|(?:on )?\\d{1,2}(?:st|nd|rd|th)? [a-z]+)';

export const IN_PASSING_BY_FIRST: readonly Rewording[] = [
  // "There. *Leave it like that*."
  says(
    `^${LEAD}(?:there|right|good|perfect|lovely|great|that['’]s (?:it|fine|better))[,.! ]+(?:now )?(?:leave|keep) (?:it|that|them) (?:like (?:that|this)|so|there|at that|as it is|as they are)${END}`,
    () => 'leave it like that',
  ),
  // "*Desk lamp's been on all morning*, off please."
  says(
    `^${LEAD}((?!(?:it|that|this|the|my|our|he|she|they)\\b)[a-z]+(?: [a-z]+){0,2}?)(?:['’]s| has| is) (?:been |still |just )*(?:on|burning|running|going)(?: (?!(?:when|if|until|till|unless|at|and|but|or|then|because)\\b)[a-z]+){0,5}[,;.!–-]+ ?(?:so )?(?:turn (?:it )?)?off${END}`,
    ([, thing = '']) => (OF_THINGS.test(thing) ? `turn off the ${thing}` : undefined),
  ),
  // "It's too *gloomy* for my crossword."
  says(
    "\\b((?:it|that)(?:['’]s| is)(?: (?:all|a bit|too|so|very|rather|quite|getting|pretty|awfully|far|much))*) (?:gloomy|dingy|murky)\\b",
    ([, is]) => `${is} dark`,
  ),
  // "*No light needs to be on* except the one in the hall", "the porch light needn't be on".
  says(
    `^${LEAD}no lights? (?:needs?|has|have) to be (?:on|burning)(?: now)?,? (?=(?:except|but|apart from|other than) )`,
    () => "we don't need any lights on ",
  ),
  says(
    `^${LEAD}((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) (?:needn['’]t|need not|do(?:es)?n['’]t (?:need|have) to) be (on|running)(?: any ?more| any longer| now)*${END}`,
    ([, thing]) => `turn off ${thing}`,
  ),
  // "So *nothing left for me today*?"
  says(
    `^${LEAD}(?:(?:is|was) there |have i )?(?:nothing|anything)(?: else| more)? (?:left |still )*(?:for me|to do|on my plate)(?: to do)?(?: left)? (${DAY}|this (?:morning|afternoon|evening))[?.!]*$`,
    ([, day]) => `what have I got on ${day}?`,
  ),
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
  // "*Mum says down*": of what was turned up.
  says(
    `^${LEAD}(?:(?:my|our) )?(?!(?:i|we|you|he|she|they|it|that|this|who|nobody)\\b)[a-z]+ (?:says|wants it) (?:to (?:turn|put) it )?(up|down|off|on|louder|quieter|lower|higher|brighter|darker|dimmer)${END}`,
    ([, way = '']) => (/^(?:up|down|off|on)$/i.test(way) ? `turn it ${way}` : way),
  ),
  // "*The call with mum tomorrow then, same time*."
  says(
    `^(?:[^.;!?]{1,30}[.!] )?${LEAD}(?:the |my |our )?((?!(?:make|move|put|it|that|no|and)\\b)[a-z]+(?: [a-z]+){0,3}?) (${A_DAY}) (?:then|instead|rather),? (?:at )?(?:the )?same time${END}`,
    ([, what, day]) => `move the ${what} to ${day}, same time`,
  ),
  says(
    `^${LEAD}(${A_DAY})(?: then| instead| rather)*,? (?:at )?(?:the )?same time${END}`,
    ([, day]) => `make it ${day}, same time`,
  ),
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
