import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { LEAD, says } from '../diary/parts.ts';
import { DAY, HOUR } from '../times-said.ts';

/** How people ask at home whether all is off and shut, what is to come, and what it is like in the next room. */

const SO = '(on|burning|running|going|lit|blazing|switched on|plugged in|open|ajar|unlocked)';
const WHERE = `((?: (?:in|at|on) (?:the|my|our) [a-z]+(?: room)?| in here| upstairs| downstairs| outside)?)`;
const INDOORS = '(?: (?:inside|indoors|in the house|at home|anywhere|at all))?';
const MARK = '[ ]*\\?[?! ]*$';
/** A question may lack its mark. */
const STOP = '[?.! ]*$';
const CRY =
  '(?:brr+|hm+|mm+|oo+h?|ouch|phew|ugh|blimey|gosh|wow|yikes|oh|ah|aha|right|ok(?:ay)?|good|great|thanks|thank you|lovely|cheers)';
const ELSEWHERE =
  '(?:in |on |at )?(?:(?:the|my|our) [a-z]+(?: (?:room|one|door|light|lamp))?|here|outside|inside|upstairs|downstairs)';
const THING = '(?:the|my|our) [a-z]+(?: [a-z]+){0,2}?';
const NOISE =
  '(?:noise|sound|humming|buzzing|whirring|rattling|droning|rumbling|clicking|whining|hum|buzz|racket|din|drone|rumble|smell|glow|glare)';
const WHEN = `(${DAY}|this (?:morning|afternoon|evening)|later(?: on)?(?: today)?|at ${HOUR}(?: ${DAY})?|(?:over|at|during) lunch(?:time)?|overnight)`;

const DOES: Readonly<Record<string, string>> = {
  comes: 'come',
  goes: 'go',
  turns: 'turn',
  switches: 'switch',
};

/** What is made is asked for by what makes it. */
const MADE = /^(?:the|my|our) coffee$/i;
const happening = (when = ''): string => `what is happening ${when.replace(/^(?:over|during) /i, 'at ')}`;

export const OF_HOUSE_FIRST: readonly Rewording[] = [
  // "*Nothing left burning inside?*", "is nothing on in the kitchen?".
  says(
    `^${LEAD}(?:is |are |was )?(?:there )?(?:nothing|nowt)(?: (?:is|been|else|still|left|standing))* ${SO}${WHERE}${INDOORS}${MARK}`,
    ([, so = '', where]) =>
      `is anything left ${/^(?:open|ajar)$/i.test(so) ? 'open' : /unlocked/i.test(so) ? 'unlocked' : 'on'}${where}`,
  ),
  says(
    `^${LEAD}(?:(?:are |is )?there |there (?:are|is) |are |is )?no (lights?|lamps?)(?: (?:are|is|been|still|left))* (?:on|burning|lit|blazing)${WHERE}${INDOORS}${MARK}`,
    ([, , where]) => `are any lights on${where}`,
  ),
  // What it is asked for: "anything still on in there, *before I go up?*".
  says(
    `(?<=^${LEAD}(?:is|are|anything|did|has|have|any|what|which|who|how)\\b.*),? before (?:i|we|you) (?:go|leave|head|turn in|set off|set out|get|pop|come|drive|nip|run)\\b(?:(?! (?:and|then|or) )[^,;.?!])*(?=\\?)`,
    () => '',
  ),
  // "*Brr.* And in the lounge?"
  says(`^(?:${CRY}[,.!… ]+)+(?=(?:and|but|what about|how about) ${ELSEWHERE}\\s*\\?+\\s*$)`, () => ''),
  // "Is the house still shut *at the front*?": the door there.
  says(
    `^${LEAD}is (?:the house|the place|it|everything|all|the home)(?: (?:still|all|properly|definitely))* (locked|shut|closed|secure|unlocked|open)(?: up)? (?:at|in|round|out) the (front|back|side)(?: of the house)?${STOP}`,
    ([, so = '', end]) => `is the ${end} door ${/unlocked|open/i.test(so) ? 'unlocked' : 'locked'}`,
  ),
  // "That humming, *is that our pump?*": whether it runs.
  says(
    `^${LEAD}(?:that (?:[a-z]+ )??${NOISE}(?: (?:outside|inside|upstairs|downstairs|i can hear|i hear|in (?:here|the [a-z]+)))*[,:]? (?:is (?:that|it)|that['’]?s|it['’]?s) (${THING})|(?:is (?:that|it)|that['’]?s) (${THING}) (?:(?:that )?(?:i|we) (?:can )?hear|humming|buzzing|whirring|rattling|droning|making (?:that|the|all that|such a) ${NOISE}))(?: (?:then|again|now|running|on))?(?:,? (?:is it|right|isn['’]?t it))?${STOP}`,
    ([, one, other]) => `is ${one ?? other} on`,
  ),
  // "*What goes off tonight, and when?*", "what's coming on later?": all that is to come then.
  says(
    `^${LEAD}(?:so )?what(?:['’]s| is| all| else| things)* (?:goes|comes|switches|turns|shuts|going|coming|switching|turning|gets switched|gets turned|to go|to come)(?: itself)? (?:on|off|down|on and off|on or off)(?: (?:by itself|on its own))? ${WHEN}(?:,? (?:and|and at) (?:when|what time))?${STOP}`,
    ([, when]) => happening(when),
  ),
  says(
    `^${LEAD}(?:remind me |tell me )?what (?:(?:was|is) it (?:that )?you(?:['’](?:re|ll)| are| will| were)?|will you|are you|do you|you(?:['’](?:re|ll)| are| will))(?: (?:going to|be|meant to|supposed to|set to|doing|do|up to)){1,3} ${WHEN}(?: by yourself)?${STOP}`,
    ([, when]) => happening(when),
  ),
  // "*Remind me what you'll be doing with the porch?*": what is stored for it.
  says(
    `^${LEAD}(?:remind me |tell me )?what (?:will you|are you|you(?:['’](?:re|ll)| are| will))(?: (?:going to|be|meant to|supposed to|doing|do|up to)){1,3} (?:with|to|about|for) ((?:the|my|our) (?!(?:weather|news|kids|children|weekend)\\b)[a-z]+(?: [a-z]+)?)(?: (?:then|later|again|tonight|tomorrow))?${STOP}`,
    ([, thing]) => `what is scheduled for ${thing}`,
  ),
  says(
    `^${LEAD}what(?:['’]s| is| will| are)(?: (?:going to|gonna|be|due to|set to|meant to|supposed to))* (?:happen|happening) (?:with|to|about) ((?:the|my|our) [a-z]+(?: [a-z]+)?)(?: ${WHEN})?${STOP}`,
    ([, thing]) => `what is scheduled for ${thing}`,
  ),
  // "*Have I got any jobs tonight?*": what is to be reminded of.
  says(
    `^${LEAD}(?:have (?:i|we) (?:got )?|do (?:i|we) have |are there |any)(?: ?any| ?some)? ?(?:jobs|chores|errands|tasks)(?: (?:to do|for me|left|on|waiting))* ${WHEN}${STOP}`,
    ([, when]) => `which reminders do i have ${when}`,
  ),
  says(
    `^${LEAD}what (?:have you|['’]?ve you|do you have) (?:got )?(?:down|noted|written down|in store)(?: for (?:me|us))? (?:for )?${WHEN}${STOP}`,
    ([, when]) => happening(when),
  ),
  // "*So nothing's going to bleep at me tonight?*": what is to come then.
  says(
    `^${LEAD}(?:is )?(?:nothing|anything|something)(?:['’]s| is)? (?:going to|gonna|due to|set to) (?:bleep|beep|ring|go off|buzz|ping|bother|disturb|wake|remind|come on)(?: (?:at )?(?:me|us|mum|the kids))? ${WHEN}${MARK}`,
    ([, when]) => happening(when),
  ),
  // "So *how many's that* still on?"
  says(
    `^${LEAD}how many(?:['’]s| is| are)? (?:that|those|of them|they)(?: (?:are|is|now|still|that|left))* (on|burning|lit)(?: (?:now|then))?${STOP}`,
    () => 'how many lights are on',
  ),
  // "Did anybody start the coffee *yet*?": whether it runs.
  says(
    `^${LEAD}(?:did|has|have) (?:anybody|anyone|somebody|someone|any of you|one of you) (?:put|start|started|switch|switched|turn|turned|got|get|set) (?:on )?(${THING})(?: (?:on|going|off|running))?(?: (?:yet|already))+${MARK}`,
    ([said, thing]) =>
      / off\b/i.test(said) ? undefined : `is ${MADE.test(thing ?? '') ? 'the coffee maker' : thing} on`,
  ),
  says(
    `^${LEAD}is the coffee (?:still |already )*(?:on|going|running|brewing)(?: (?:yet|already|now))*${STOP}`,
    () => 'is the coffee maker on',
  ),
  // "Who put the lamp on *in the middle of the morning*?"
  says(
    `(?<=^${LEAD}(?:who|why|what)\\b.* (?:on|off|up|down|open|shut)) (?:in the middle of the (?:morning|afternoon|evening)|(?:so|this) early|at this hour)(?=${STOP})`,
    () => '',
  ),
  says(
    `(?<=^${LEAD}(?:what|which) (?:rules|alarms|reminders|timers|automations)\\b.*) (?:altogether|all told|in all|in total)(?=${STOP})`,
    () => '',
  ),
  // "The coffee comes on *when*, did we say?"
  says(
    `^${LEAD}(?:in the (?:mornings?|evenings?|afternoons?) |at night )?(${THING}) (comes?|goe?s?|turns?|switch(?:es)?) (on|off) (?:when|at what time|what time)(?: (?:in the (?:mornings?|evenings?)|at night))?(?:,? (?:again|then|did (?:i|we|you) say|was it))*${STOP}`,
    ([, thing, does = '', way]) => `when does ${thing} ${DOES[does.toLowerCase()] ?? does} ${way}`,
  ),
  // "What time am I getting up, *did I say?*"
  says(
    `(?<=^${LEAD}(?:what|when|which|who|how|where)\\b.*)(?:,? did (?:i|we|you) say|, (?:have (?:i|we|you) said|was it|remind me))(?: (?:again|then|before))?(?=${STOP})`,
    () => '',
  ),
];

const IN_PLACE = lazily(
  `^(?:${CRY}[,.!… ]+)*(?:and|what about|how about|but) (?:what about |how about )?(?:(in|on|at) )?((?:the|my|our) [a-z]+(?: (?!light|lamp|door)[a-z]+)?|here)(?: (?:then|now|though))?\\s*\\?[?! ]*$`,
  'i',
);

/** "What's it like outside?" "*And in the lounge?*" */
export function askedElsewhere(text: string, asked: 'temperature' | 'humidity'): string | undefined {
  const [, , place] = IN_PLACE.exec(text) ?? [];
  if (place === undefined) return undefined;
  return `how ${asked === 'humidity' ? 'humid' : 'warm'} is it in ${place}`;
}

export const OF_HOUSE_IN_TALK: readonly Rewording[] = [
  // "How warm is it out there?" "*And how damp?*"
  says(
    `^${LEAD}how (?:(damp|humid|moist|muggy|steamy|clammy)|warm|cold|hot|chilly|cool)(?: is (?:it|that))?(?: (?:then|now|there|out there|in there))?${MARK}`,
    ([, damp]) => `and the ${damp === undefined ? 'temperature' : 'humidity'}?`,
  ),
];
