import type { Rewording } from '../../../index.ts';
import { END, LEAD, says, toBe } from '../diary/parts.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** What is to be seen to, told by how it is: "if the back door isn't locked, see to that", "the lot of them can go out". */

const THING = '((?:the|my|our) [a-z]+(?: (?!(?:is|isn|are|aren|not)\\b)[a-z]+){0,3}?)';
const STATE = '(on|off|open|closed|shut|locked|unlocked)';
const SEE =
  '(?:(?:please |just |can you |could you )*(?:see to|sort|fix|deal with|take care of|put right|do|change) (?:that|it|this)(?: out)?)';
const UNLIKE: Readonly<Record<string, string>> = {
  on: 'off',
  off: 'on',
  open: 'closed',
  closed: 'open',
  shut: 'open',
  locked: 'unlocked',
  unlocked: 'locked',
};

export const SEEN_TO_FIRST: readonly Rewording[] = [
  // "If the back door isn't locked *then see to that*".
  says(
    `\\bif ${THING}(?: is|['’]s| are) (?:still )?${STATE},? (?:then )?${SEE}(?=[,.!]|$| and\\b)`,
    ([, thing = '', state = '']) =>
      `if ${thing} is ${state}, ${toBe(UNLIKE[state.toLowerCase()] ?? state, thing)}`,
  ),
  says(
    `\\bif ${THING} (?:isn['’]?t|is not|aren['’]?t|are not|['’]s not) ${STATE},? (?:then )?${SEE}(?=[,.!]|$| and\\b)`,
    ([, thing = '', state = '']) => `if ${thing} isn't ${state}, ${toBe(state, thing)}`,
  ),
  // "*The lot of them can go out*, except the garden".
  says(
    `^${LEAD}(?:the lot(?: of (?:them|it))?|all of (?:them|it|those)|they can all|they all|the whole lot)(?: (?:can|may|should|could))?(?: all)? (?:go|be turned|be switched) (?:off|out)(?: now| then)*((?:,? (?:except|but|bar|apart from|not)(?: for)? (?:the|my|our) [a-z]+(?: [a-z]+)?)?)${END}`,
    ([, except = '']) =>
      except === ''
        ? 'turn them all off'
        : `turn off everything except ${except.replace(/^,? (?:except|but|bar|apart from|not)(?: for)? /i, '')}`,
  ),
  // "*Have the porch lit* when it gets dark".
  says(
    `\\b(?:have|keep|get) (the|my|our) ([a-z]+(?: room)?) lit(?: up)?(?=,? (?:when|once|at|from|until|till|after|as soon)\\b)`,
    ([, whose, room]) => `turn on ${whose} ${room} light`,
  ),
  // "*From now on* lock up at ten every night".
  says(
    `^${LEAD}(?:from now on|in future|going forward|from today)(?: on)?,? (?=[a-z]+ .*\\b(?:when|whenever|every|each|once)\\b)`,
    () => '',
  ),
  says(
    `^${LEAD}(?:in future|going forward|from here on(?: in)?),? (?=[a-z]+ .*\\bat\\b)`,
    () => 'from now on, ',
  ),
  // "*The next time* the front door gets unlocked, …": once.
  says(
    `^${LEAD}(?:the )?next time ${THING} (?:gets?|is) (unlocked|locked|opened|closed|shut|turned on|turned off|switched on|switched off)(?:,? (?:only|just) (?:the )?once)?,? `,
    ([, thing, how = '']) =>
      `as soon as ${thing} is ${how.replace(/opened/i, 'open').replace(/(?:turned|switched) /i, '')}, `,
  ),
  // "Draw the curtains *over*".
  says(
    `\\b(?:draw|pull) ((?:the|my|our) (?:[a-z]+ ){0,3}?(?:curtains?|blinds?|drapes?|shades?)) (?:over|across|to)(?=[,.!]|$| and\\b)`,
    ([, thing]) => `close ${thing}`,
  ),
  // "*Hall down to forty*": its light.
  says(
    `(^${LEAD}|\\band )(?:the |my |our )?(hall|hallway|porch|landing|bathroom|bedroom|kitchen|lounge|study|office|garage|garden|stairs) (up|down) to (\\d{1,3}|[a-z]+ty(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|ten|fifteen|half)(?: ?(?:percent|%))?(?=[,.!]|$| and\\b)`,
    ([, before = '', room, , level]) => `${before}set the ${room} light to ${level} percent`,
  ),
  // "*Get us a coffee on*".
  says(
    `^${LEAD}(?:get|put|stick|bung|pop|stick|make) (?:me|us) (?:a|some|another) (?:coffee|brew of coffee) (?:on|going)${END}`,
    () => 'turn on the coffee maker',
  ),
  // "*Lock up at the back*".
  says(
    `\\block up (?:at |round )?the (back|front|side)(?=[,.!]|$| and\\b)`,
    ([, side]) => `lock the ${side} door`,
  ),
  // "*Is it warm enough in the lounge* for the baby": how warm it is.
  says(
    `^${LEAD}is (?:it|the [a-z]+) (?:warm|cool|hot|cold) enough (?:in (?:the|my|our) ([a-z]+(?: room)?)|(?:in )?here)(?: (?:to|for) [^,;?]*)?[?.! ]*$`,
    ([, room]) => (room === undefined ? 'how warm is it in this room' : `how warm is it in the ${room}`),
  ),
  // "*Is there anything I'm meant to be doing* before three".
  says(
    `^${LEAD}is there (?:anything|something) (?:else )?(?:i|we)(?:['’]m|['’]re| am| are)? ?(?:meant|supposed|due|going|have|need) to (?:be )?(?:doing|do|at)(?= |[?.! ]*$)`,
    () => 'what have i got on',
  ),
  // "*The one about the parcel can go*, it came".
  says(
    `^${LEAD}the (?:one|reminder) (?:about|for) (?:the |my |our )?([a-z]+(?: [a-z]+)?) (?:can go|can be (?:deleted|cancelled|canceled|dropped|scrapped|binned)|is (?:done with|not needed)|isn['’]t needed)(?: now| then| any ?more)*(?:[,;.] [^;.!?]*)?${END}`,
    ([, what]) => `cancel the reminder about the ${what}`,
  ),
  // "Oat milk *wants to go on the shopping*".
  says(
    `^${LEAD}((?:some |more )?(?!(?:the|my|our|an?|it|that|this|what|which|who)\\b)[a-z-]+(?: [a-z-]+){0,2}?) (?:wants?|needs?|has|have|ought|should|must) (?:to )?(?:go|be|get put|be put|be added) (?:down )?on (?:the|my|our) (shopping|groceries|list)(?: list)?${END}`,
    ([, what]) => `put ${what} on the shopping list`,
  ),
  // "*I've a list for you*: teabags, eggs".
  says(
    `^${LEAD}(?:i(?:['’]ve| have)(?: got)?|here(?:['’]s| is)) (?:a|the|my) (?:wee |little |quick |short |long )?(?:shopping )?list(?: for (?:you|the shop|tesco|the shops))?(?:,? (?:pet|love|dear))?: (?=[a-z])`,
    () => 'add to the shopping list ',
  ),
  // "*How long've* they got left".
  says("\\b(long|much|many|where|what|who|why)['’]ve\\b", ([, word]) => `${word} have`),
  // "*Three things, ready?*"
  says(
    `^${LEAD}(?:(?:two|three|four|five|a couple of|a few|some|several) (?:wee |little |quick )?(?:things|jobs|wishes|bits|favou?rs)(?: (?:for you|to do(?: by yourself)?(?: from now on)?))*(?:,? (?:ready|please|if you would|love|pet))?[?:.,!]) `,
    () => '',
  ),
  // "*Swap the desk lamp for the ceiling light*".
  says(
    `^${LEAD}swap ((?:the|my|our) (?:[a-z]+ ){0,2}?(?:lamp|light|lights|spotlight|pendant|backlight)) (?:for|with) ((?:the|my|our) (?:[a-z]+ ){0,2}?(?:lamp|light|lights|spotlight|pendant|backlight))${END}`,
    ([, one, other]) => `turn off ${one} and turn on ${other}`,
  ),
  // "*Cooler white in the kitchen*", "warmer light over the bed".
  says(
    `^${LEAD}(?:a (?:bit|little|touch) )?(warmer|cooler|whiter|colder|softer|brighter|dimmer) (?:white|light|lighting) ((?:in|over|by|on|at|above) (?:the|my|our) [a-z]+(?: [a-z]+)?)${END}`,
    ([, how = '', where]) => `make the light ${where} ${/whiter|colder/i.test(how) ? 'cooler' : how}`,
  ),
  // "*Water off* at the main".
  says(
    `^${LEAD}water (on|off)(?: (?:at|from) the (?:mains?|stopcock|valve))?${END}`,
    ([, how]) => `turn ${how} the water`,
  ),
  says(
    `\\b(turn|shut|switch|close)( off| on)? the water( off| on)? (?:at|from) the (?:mains|stopcock|street)(?=[,.!]|$| and\\b)`,
    ([, verb, one = '', other = '']) => `${verb}${one} the water${other}`,
  ),
  // "*Warm the bedroom up* a bit".
  says(
    `^${LEAD}(warm|cool|heat) ((?:the|my|our) [a-z]+(?: room)?) (?:up|down)(?: (?:a (?:bit|little|touch)|slightly|some))?${END}`,
    ([, way = '', room]) => `turn ${/cool/i.test(way) ? 'down' : 'up'} the temperature in ${room}`,
  ),
  // "*Which rooms have lights on*".
  says(
    `^${LEAD}(?:which|what) rooms (?:have|have got|still have|are) (?:the |their |any )?(?:lights?|lamps?) (?:still )?on[?.! ]*$`,
    () => 'which lights are on',
  ),
  says(
    `^${LEAD}what(?:['’]s| is) it (?:going to be|gonna be|meant to be|supposed to be) like( (?:outside|out))?( (?:today|tomorrow|tonight|this (?:morning|afternoon|evening)|(?:on )?${WEEKDAY}|(?:at |over )?the weekend))?[?.! ]*$`,
    ([, , when = '']) => `what's the weather${when}`,
  ),
  // "*Put the kitchen speaker on quietly*".
  says(
    `^${LEAD}(?:put|turn|switch|have|get) ((?:the|my|our) (?:[a-z]+ ){0,2}?(?:speaker|radio|tv|telly|music)) on (?:quietly|softly|nice and quiet)${END}`,
    ([, thing]) => `turn on ${thing} and set its volume to 15 percent`,
  ),
  // "*Message everyone that* tea is at six".
  says(
    `^${LEAD}(?:message|text|notify|ping) (everyone|everybody|all of us|the family|the whole house)(?: that|:)? (?=(?:the |my |our )?[a-z]+(?:['’]s|['’]re| is| are| will)\\b)`,
    ([, whom]) => `tell ${whom} that `,
  ),
];

export const SEEN_TO_IN_TALK: readonly Rewording[] = [
  // "*And then out again at half eleven*".
  says(`^${LEAD}(?:then )?out again (?:at|by) (${HOUR})${END}`, ([, hour]) => `and off again at ${hour}`),
  // "*Undo the curtains*".
  says(
    `^${LEAD}(?:undo|reverse|take back) (?:only |just )?((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)${END}`,
    ([, thing]) => `undo that for ${thing}`,
  ),
  // "*Leave Monday out of it*, just this once".
  says(
    `^${LEAD}leave (?:this |next )?(${WEEKDAY}|tomorrow|tonight) out(?: of (?:it|that|this))?(?:,? though)?(?:,? just (?:this|the) once)?${END}`,
    ([, day]) => `skip ${day}`,
  ),
  // "*Don't do that any more*".
  says(
    `^${LEAD}(?:don['’]?t|do not) (?:do|be doing) (?:that|it|this) (?:any ?more|again|ever again)${END}`,
    () => 'cancel that',
  ),
  // "*The evening one could be half eight*".
  says(
    `^${LEAD}the (morning|lunchtime|afternoon|evening|night) (?:one|lot|reminder|alarm) (?:could|can|should|is to|ought to) be (?:at )?(${HOUR})${END}`,
    ([, part, hour]) => `move the ${part} one to ${hour}`,
  ),
  // "*And Sam had better know as well*, same time".
  says(
    `^${LEAD}(?:remind |tell )?((?!(?:it|that|this|the)\\b)[a-z]+)(?: had better know| should know| ought to know| needs to know)?(?: too| as well)(?:,? (?:at )?(?:the )?same time)?${END}`,
    ([, who]) => `and for ${who} too`,
  ),
];
