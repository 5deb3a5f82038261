import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { DAY, HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** The same wishes in frames of other kinds: when, for whom, of which list, and what is asked whether it is so. */

const DAY_PART = `(?:${DAY}|(?:this|tomorrow|tonight|${WEEKDAY}) ?(?:morning|afternoon|evening|night)?|the (?:morning|afternoon|evening|weekend|\\d{1,2}(?:st|nd|rd|th)))`;
const WHOSE = '(?!(?:it|that|this|there|he|she|i|we|you|the|my|our)\\b)([a-z]+)';

export const OTHER_FRAMES: readonly Rewording[] = [
  // "Piano every Tuesday at four *from this week on*": it begins with the next one anyway.
  says(
    `^(.*\\b(?:every|each|weekly|daily|weekdays?)\\b.*?),? (?:from|as of|starting|beginning)(?: from)? this week(?: on(?:wards?)?)?(?=[,.!?]|$| )`,
    ([, wish]) => wish,
  ),
  // "Pencil in the pictures *for eight tonight*": the hour, and no words of the entry.
  says(
    `^(${LEAD}(?:pencil|pen|ink|book|mark|jot|note|put|stick|pop|write)\\b.*?) for (${HOUR})(?= (?:tonight|tomorrow|today|this (?:evening|afternoon|morning)|(?:on )?(?:next |this )?${WEEKDAY}))`,
    ([, wish, hour]) => `${wish} at ${hour}`,
  ),
  // "*Come* half eleven tonight, turn the telly off".
  says(
    `^${LEAD}come (?=(?:${DAY} )?(?:at )?(?:${HOUR}|${DAY}|sunset|sunrise|dusk|dawn|nightfall)(?: (?:tonight|tomorrow|today|this evening|in the (?:morning|evening|afternoon)))?,? [a-z])`,
    () => 'at ',
  ),
  // "Should the lounge *ever* drop under 18".
  says(
    '(?<=^(?:[a-z]+, )?(?:should|if|when|whenever) (?:it|the [a-z]+(?: [a-z]+)?|my [a-z]+|our [a-z]+) )ever (?=[a-z]+)',
    () => '',
  ),
  // "Email Sam *whatever's on the to-do list*", "everything on the shopping list".
  says(
    "(?<=\\b(?:e-?mail|mail|send|text|message|read|tell|give) (?:me|us|[a-z]+) )(?:whatever(?:['’]s| is)|what(?:['’]s| is)|everything(?: that['’]?s)?|all(?: that['’]?s)?|anything) (?:left |still |written )*(?:down )?on (?=(?:the|my|our) (?:[a-z-]+ ){0,2}list\\b)",
    () => '',
  ),
  // "*See that Sam gets a reminder about the form*, Wednesday", "have Mia reminded to feed the cat".
  says(
    `^${LEAD}(?:see (?:to it )?(?:that )?|make sure (?:that )?|ensure (?:that )?|will you see (?:that )?)?${WHOSE} (?:gets|is given|is to get|should get) (?:a |the )?(?:reminder|prompt|nudge|message|note)(?: sent)? (?=(?:about|to|that|of) )`,
    ([, whom]) => `remind ${whom} `,
  ),
  says(
    `^${LEAD}(?:(?:see (?:to it )?(?:that )?|make sure (?:that )?|ensure (?:that )?)${WHOSE} (?:is|gets) reminded|have ${WHOSE} reminded|get ${WHOSE} reminded) (?=(?:about|to|that|of) )`,
    ([, one, other, another]) => `remind ${one ?? other ?? another} `,
  ),
  // "*I'll be wanting a reminder* to call the plumber", "I'll need reminding to ring mum at four".
  says(
    `^${LEAD}(?:i|we)(?:['’]ll|['’]m going to| will|['’]d| would)? (?:be )?(?:wanting|want|needing|need|like|require|requiring) (?:a (?:wee |little |quick )?(?:reminder|nudge|prompt|poke|memo)|reminding|to be reminded|a reminder set)(?= (?:to|about|that|of|at|in|on|for)\\b)`,
    () => 'remind me',
  ),
  // "*Three-second countdown*, ready steady go".
  says(
    `^${LEAD}(?:(?:a|an|give me a|do a|start a|can we have a) )?(${LENGTH.replace(/ /g, '[ -]')}) count ?down(?:,? (?:please|now|go|ready|steady|set|on your marks?|starting now))*[.!,]*$`,
    ([, length = '']) => `set a timer for ${length.replace(/-/g, ' ')}`,
  ),
  // "*Is Tuesday morning clear?*", "is the weekend free".
  says(
    `^${LEAD}is (${DAY_PART}) (?:clear|free|empty|open|busy|taken|booked(?: up)?|full)(?: (?:for (?:me|us)|at all|yet|still|then))*(?:,? do you know)?[?]*$`,
    ([, day]) => `am I free ${day}`,
  ),
  // "*Is any light left burning* in this house", "are there any lamps still lit".
  says(
    `^${LEAD}(?:is|are) (?:there )?(?:any|some) (?:lights?|lamps?)(?: (?:in (?:this|the|our) house|anywhere))? (?:(?:left|still|been left) )*(?:burning|lit|blazing|going|shining)(?: (?:in (?:this|the|our) (?:house|home|place)|anywhere|at all))*[?]*$`,
    () => 'are there any lights on?',
  ),
  // "If there's a *light burning* in the bathroom".
  says(
    "(?<=\\b(?:if|when|unless|whether|is|are) (?:there(?:['’]s| is| are)? )?(?:a|any|some|the) (?:lights?|lamps?) )(?:left )?(?:burning|lit|blazing)\\b",
    () => 'on',
  ),
  // "That sound *needs turning down a touch*".
  says(
    `^${LEAD}(?:the|that|this|my|our) ([a-z]+(?: [a-z]+){0,2}?) (?:needs?|wants?|could do with|is due) (?:a bit of )?(?:turning|switching|putting|taking|bringing) (up|down)(?: (?:a (?:touch|bit|little|tad|notch)|some|slightly|one))*${END}`,
    ([, thing, way]) => `turn ${way} the ${thing} a bit`,
  ),
  // "*Bring tomorrow's alarm forward to six*": its day is told by its name.
  says(
    `^${LEAD}(?:bring|move|push|shift|pull) (tomorrow|today|${WEEKDAY})['’]s (?:alarm|wake[ -]?up(?: call)?)(?: (?:forward|back|up|on|earlier|later))? (?:to|for|till|until) (${HOUR})(?=[,.;!?]|$| (?:please|instead|and|but|just))`,
    ([, day, hour]) => `wake me at ${hour} ${day} instead`,
  ),
];

export const OTHER_FRAMES_IN_TALK: readonly Rewording[] = [
  // "Close the curtains." "*Do the bedroom blind while you're at it*".
  says(
    `^${LEAD}do ((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?),? (?:while you['’]?re (?:at it|about it|there)|and all|next|after that|the same)${END}`,
    ([, thing]) => `and ${thing} as well`,
  ),
];
