import type { Rewording } from '../../../index.ts';
import { END, says } from '../diary/parts.ts';

/** What is put right behind an order: it was another thing, another way, another value, or it goes on as it was. */

const OH =
  '(?:(?:oh|ah|no+|nah|nope|sorry|oops|whoops|wait|hang on|er|um|but|ok(?:ay)?|right|well|now|and|so)[,.! ]+)*';
const THING = '((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?)';
const SORRY = '(?:[, ]+(?:sorry|silly|you muppet|you fool|you eejit|please))*';
const COLOUR = '(red|green|blue|purple|pink|orange|yellow|violet|turquoise|white|warm white|gold|teal)';
/** What homes have several of. */
const KIND =
  '(?:light|lamp|bulb|blind|curtain|door|speaker|fan|room|one|thing|switch|plug|socket|lock|window|shutter|telly|tv)';

/** What brings it back, of what is moved. */
const BACK: Readonly<Record<string, string>> = {
  open: 'open them again',
  up: 'open them again',
  closed: 'close them again',
  shut: 'close them again',
  down: 'close them again',
};

export const PUT_RIGHT_FIRST: readonly Rewording[] = [
  // "*Not the porch, the garden spotlight*", "not the telly sorry, just its backlight".
  says(
    `^${OH}(?:not|(?:i|we) (?:didn['’]t|did not) (?:mean|say|want)) ${THING}(?: one)?${SORRY}[,;–-]+ ?(?:(?:i|we) (?:said|meant|mean|wanted|want) )?(?:just |only |but )?(?:the|my|our|its|their) ((?!(?:rest|others?)\\b)[a-z]+(?: (?!(?:on|off|and|or|up|down|open)\\b)[a-z]+){0,3}?)${END}`,
    ([, , right]) => `no, the ${right}`,
  ),
  // "*The bedside one, not the desk one*".
  says(
    `^${OH}(?:(?:it|that)(?:['’]s| is| was| should be) )?((?:the|my|our) (?!(?:rest|others?)\\b)[a-z]+(?: (?!(?:on|off|and|or|up|down|open|is|are|not)\\b)[a-z]+){0,3}?),? not (?:the|my|our) [a-z]+(?: [a-z]+){0,2}?${END}`,
    ([, right]) => `no, ${right}`,
  ),
  // "*Too bright*, just the lamp": why, and no step.
  says(
    `^${OH}(?:(?:it|that|this)(?:['’]s| is) )?(?:far |way |much |a bit |still )?too (?:bright|much|strong|harsh|loud|dark|many)[,;.–-]+ ?(?=(?:so |no )?(?:just|only) (?:the|my|our) [a-z]+(?: [a-z]+){0,2}${END})`,
    () => '',
  ),
  // "*Wrong light*, the garden one", "that's the wrong lamp, I wanted the ceiling light".
  says(
    `^${OH}(?:(?:that|it)(?:['’]s| is| was) )?(?:the )?wrong ${KIND}${SORRY}[,;.–-]+ ?(?:(?:i|we) (?:said|meant|mean|wanted|want) )?(?=(?:the|my|our) )`,
    () => 'no, ',
  ),
  // "Open the garage." "*Leave it for today*, it can go back": nothing is put off to a time by it.
  says(
    `^${OH}(?:just )?leave (?:it|that|them) (?:there )?(?:for (?:today|tonight|now|the day|the night|the moment)|at that)(?:[,;.] | and )(?=[a-z])`,
    () => '',
  ),
  says(
    `^${OH}(?:just )?leave (?:it|that|them) (?:there )?for (?:today|tonight|now|the day|the moment)${END}`,
    () => 'no, leave it',
  ),
];

export const PUT_RIGHT_IN_TALK: readonly Rewording[] = [
  // "The back door is unlocked." "*Sort the back door then*".
  says(
    `^${OH}(?:(?:can|could|will|would) you )?(?:sort|sort out|see to|deal with|fix|get|do) (?:the )?(front|back|side|garage)(?: door)?(?: (?:one|out|so|then|for (?:me|us)))*${END}`,
    ([, door = '']) => `${/^garage$/i.test(door) ? 'close' : 'lock'} the ${door} door`,
  ),
  // "*I wanted purple*", "*low, I said*".
  says(
    `^${OH}(?:i|we) (?:wanted|want|meant|said|asked for) ${COLOUR}${END}`,
    ([, colour]) => `no, ${colour}`,
  ),
  says(`^${OH}${COLOUR},? (?:i|we) (?:wanted|meant|said|asked for)${END}`, ([, colour]) => `no, ${colour}`),
  says(
    `^${OH}(?:(low|medium|high|half|full),? (?:i|we) (?:wanted|meant|said|asked for)|(?:i|we) (?:wanted|meant|said|asked for) (low|medium|high|half|full))${END}`,
    ([, one, other]) => `make it ${one ?? other}`,
  ),
  // "Are we locked up?" "*All good now?*", "*garage too?*"
  says(
    `^(?:(?:so|and|right|ok(?:ay)?|well)[, ]+)*(?:(?:is|are) )?(?:all|everything|it all|we|we all|we['’]re all)(?: all)? (?:good|ok(?:ay)?|fine|sorted|well|set|secure|shut|safe)(?: now| then)?\\?+$`,
    () => 'are we locked up',
  ),
  says(
    '^(?:(?:and|what about|how about) )?(?:is )?(?:the )?((?:garage|front|back|side)(?: door)?|gate) (?:too|as well|also)\\?+$',
    ([, door]) => `is the ${door} shut`,
  ),
  says(
    '^did you (?:get|do|see to|manage|remember)(?: to (?:do|get|lock))? (?:(both|all)(?: of)?(?: the)? doors|the (front|back|side)(?: door| one)?)\\??$',
    ([, all, one]) => (all === undefined ? `is the ${one} door locked` : 'are all the doors locked'),
  ),
  // "Turn up the volume." "*No, down*".
  says(
    `^(?:(?:oh|sorry|wait|i said|i meant)[,! ]+)*no+[,.! ]+(?:i (?:said|meant|mean) )?(up|down)${END}`,
    ([, way]) => (way!.toLowerCase() === 'up' ? 'a bit more' : 'a bit less'),
  ),
  // "*Back up to 60*", "back down to twenty again".
  says(
    `^${OH}(?:it (?:can|should|could) go )?(?:back )?(?:up|down)(?: again)? to (\\d{1,3}|[a-z]+(?:[ -][a-z]+)?)( degrees| percent| ?%)?(?: again)?${END}`,
    ([, value, unit = '']) => `make it ${value}${unit}`,
  ),
  // "*You can carry on playing*", "it can get on with it".
  says(
    `^${OH}(?:you|it|that|he|she|they)? ?(?:can |could |may )?(?:carry on|go on|keep on|keep|continue|get on|resume)(?: with)? (?:playing|cleaning|hoovering|vacuuming|running|it|that|where (?:it|you) (?:was|were|left off))(?: (?:now|again|then))*${END}`,
    () => 'carry on',
  ),
];

/** Read so where it goes on with what was spoken of, and else as it was said. */
export const GOES_BACK: readonly Rewording[] = [
  // "Lights on *again*", behind their being turned off somewhere: those, and not all there are.
  says(
    `^${OH}(?:(?:turn|switch|put|have|get) )?(?:the )?(?:lights?|lamps?|blinds?|curtains?)(?: back)? (on|off|open|closed|shut|up|down) again${END}`,
    ([, how = '']) => BACK[how.toLowerCase()] ?? `put them back ${how}`,
  ),
];
