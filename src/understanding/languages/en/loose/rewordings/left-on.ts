import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { CALLED } from '../manners.ts';
import { NUMBER } from '../times-said.ts';

/** Orders by how things are to be when it is done: what alone stays on, which room is dark, how much of its light is left, and in which white. */

const THING = '((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?)';
const LIT =
  '((?:the|my|our) (?:[a-z]+ ){0,2}?(?:lights?|lamps?|bulbs?|pendant|spotlight|spot|backlight|lighting))';
const ROOM = '((?:the|my|our) [a-z]+(?: room)?)';
const WHERE = '((?: (?:in|on|at) (?:the|my|our) [a-z]+(?: room)?| in here| outside| upstairs| downstairs)?)';
const SOME = `(?:\\d{1,3}|${NUMBER}|(?:twenty|thirty|forty|fifty)[ -]?five|thirty|forty|fifty|sixty|ninety)`;
const UNIT = '(?:minutes?|mins?|hours?|hrs?)';
const FIGURE = '(\\d{1,3}|[a-z]+(?:[ -][a-z]+)?)(?: ?(?:percent|%))?';
const LITTLE = '(?: (?:just )?(?:a (?:bit|little|touch|tad|smidge|shade)|slightly|some)(?: more)?)?';
/** Where an order begins, behind a reason too, which goes with it: "he is asleep, so keep the room dark". */
const BEGIN = `(?:^|(?<=(?:[,;.]|\\b(?:and|then|please)) ))(?:(?:(?:the|my|our) [a-z]+|i|we|he|she|they|it|[a-z]+)(?:['’]s|['’]m|['’]re)? [^,;.]*?,? so )?${LEAD}`;
/** And where it ends: at the next one, or with a reason behind it. */
const OVER = `(?:(?:,? (?:because|cause|cos|since)|,) (?:it|that|this|they|i|we|he|she)(?:['’]s|['’]re|['’]m| is| are| am)? [^,;.]+?)?(?:(?=,? (?:and|then)\\b)|${END})`;
const WELL =
  "(?:(?:(?:that|it|this)(?:['’]s| is|['’]ll be)? )?(?:(?:so )?much |a lot |way |far |very |just )?(?:perfect|lovely|great|brilliant|better|good|fine|nice|super|ace|grand|smashing|cool|sweet|magic|champion|sorted|marvellous|wonderful|fab|fantastic|amazing|excellent|ideal|spot on|right|nice one|good one|good job|well done|good stuff|beautiful|splendid|awesome|the one|the job)(?: like that| now)?|thanks(?: a lot| so much)?|thank you(?: so much| very much)?|ta|cheers|thx|ty|tvm|merci|much obliged|bless you|you(?:['’]re| are) (?:a|an) (?:star|angel|gem|legend|lifesaver|treasure|wonder)|" +
  `${CALLED})`;

const alone = (thing: string, where = ''): string =>
  `turn off ${where === '' ? 'the lights' : `all the lights${where}`} except ${thing} and turn on ${thing}`;

export const LEFT_ON_FIRST: readonly Rewording[] = [
  // "Leave the hall light on for *another* twenty minutes", "… for ten *more* minutes": for so long from now on.
  says(
    `(\\b(?:leave|keep|let|have) ${THING} (?:on|off|open|closed|shut|running|playing|lit) for )(?:(?:another|a further) (${SOME})( ${UNIT})|(?:another )?(${SOME}) more( ${UNIT})|(?:another )?(${SOME})( ${UNIT}) (?:more|longer))\\b`,
    ([, lead, _thing, first = '', of = '', second = '', ofSecond = '', third = '', ofThird = '']) =>
      `${lead}${first}${second}${third}${of}${ofSecond}${ofThird}`,
  ),
  // "*The porch one*, leave that *on*".
  says(
    `^${LEAD}${THING}(?: though)?,? (?:please )?(leave|keep) (?:it|that|them|that one|this one|those) (on|off|open|closed|shut|running|lit|playing|locked|unlocked|up|down)${END}`,
    ([, thing, verb, state]) => `${verb} ${thing} ${state}`,
  ),
  // "Leave only the backlight on in the lounge."
  says(
    `^${LEAD}(?:(?:leave|keep|have) (?:only|just)|only (?:leave|keep|have)) ${THING} (?:on|lit|burning|going)${WHERE}${END}`,
    ([, thing, where]) => alone(thing!, where),
  ),
  // "Just the desk lamp on, nothing else."
  says(
    `^${LEAD}(?:(?:leave|keep|have) )?(?:only |just )?(?:(?:leave|keep|have) )?${THING} (?:on|lit|burning)${WHERE},? (?:and |but )?(?:nothing|no(?:t| other)? lights?|none) (?:else|more|besides)(?: on)?${WHERE}${END}`,
    ([, thing, where, there]) => alone(thing!, where === '' ? there : where),
  ),
  // "Everything off but the backlight, *that one at twenty*."
  says(
    `((?:except(?: for)?|but(?: not)?|apart from|bar|save) )${THING},? (?:and )?(?:that one|that|it|which|this one) (?:(?:goes|can be|should be|stays|dimmed|down|set) )?(?:at|to|on) ${FIGURE}(?=[,.!]|$| and\\b)`,
    ([, except, thing, value]) => `${except}${thing}, and set ${thing} to ${value} percent`,
  ),
  // "Leave the hall light on *all night*, but dim".
  says(
    `^(?:(.*?[a-z0-9][,;.–-]+) ?(?:so |and |but )?)?(${LEAD})(?:leave|keep|have|turn on|put on|turn|put) ${LIT}(?: on)?(?: (?:just )?(dim|dimmed|low|on low))?,? (?:all night(?: long)?|overnight|through the night|the whole night|all through the night|for the night)(?:,? (?:but|and|just|only)*,? ?(?:keep it |have it |make it )?(?:quite |very |really |nice and )?(dim|dimmed|low|on low))?${END}`,
    ([, before = '', lead, thing, dim, dimmed]) =>
      `${before === '' ? '' : `${before} `}${lead}${(dim ?? dimmed) === undefined ? `turn on ${thing}` : `set ${thing} to 20 percent`}`,
  ),
  // "Leave the porch one *burning*."
  says(
    `(?<=\\b(?:keep|leave|leaving|keeping) )${THING} (?:burning|glowing|shining|alight)(?=[,.!]|$| and\\b)`,
    ([, thing]) => `${thing} on`,
  ),
  // "Too much light in here, *only the mirror one is enough*."
  says(
    `^${LEAD}(?:in (?:the|my|our) [a-z]+(?: room)? )?(?:(?:there|it|that)(?:['’]s| is)|is|there are)? ?(?:way |far |much |a bit )?too (?:much light|bright|many lights)${WHERE}[,;.!–-]+ ?(?:so |and |but )?(?:only|just) ${THING}(?: (?:must|should|can|may|needs to|has to|is to) (?:stay|remain|be)(?: on| lit)?| (?:is|will be|would be) enough| will do)?${END}`,
    ([said, where = '', thing]) => {
      const [, before = ''] =
        /^(?:.*?)\b(in (?:the|my|our) [a-z]+(?: room)?) (?:(?:there|it)|is)/i.exec(said) ?? [];
      const room = where === '' ? before : where.trim();
      return room === '' ? undefined : alone(thing!, ` ${room}`);
    },
  ),
  // "Some light in the office? *The desk lamp is enough*."
  says(
    `^${LEAD}(?:(?:you|i|we) (?:can|could) |(?:can|could|may) (?:you|i|we) )?(?:please )?(?:(?:have|get|put|give me|give us|turn on|make) )?(?:(?:some|more|a bit of|a little|a bit more) )+light(?: on)?${WHERE} ?[?,;.!–-]+ ?(?:just |only )?${THING} (?:is|will|would|['’]ll)(?: be)? (?:enough|do|fine|plenty)(?: for (?:me|us|now))?${END}`,
    ([, , thing]) => `turn on ${thing}`,
  ),
  // "Keep the bedroom dark."
  says(
    `${BEGIN}(?:keep|have|leave) ${ROOM} (?:nice and |really |all |completely |pitch |properly |good and )?(dark|black|lit|lit up|bright)${OVER}`,
    ([, room, how]) => `turn ${/^(?:dark|black)$/i.test(how!) ? 'off' : 'on'} the lights in ${room}`,
  ),
  // "Half the brightness of the lamp", "cut the hall light in half".
  says(
    `${BEGIN}(?:(?:halve|half|cut)(?: the)? (?:brightness|light|level|glow) (?:of|on|from|for|in) ${THING}|(?:halve|half) ${LIT}|cut ${LIT}(?= (?:in|by|down) ))(?: (?:in|by|down by|down to) half| in two)?${OVER}`,
    ([, one, two, three]) => `dim ${one ?? two ?? three} by half`,
  ),
  // "Warm the lamp up a bit": what has a white is no radiator.
  says(
    `${BEGIN}(?:make )?(?:(warm|cool)(?: (?:up|down|off))? ${LIT}(?: (?:up|down|off))?)${LITTLE}${OVER}`,
    ([, way, thing]) => `make ${thing} ${/^w/i.test(way!) ? 'warmer' : 'cooler'}`,
  ),
  says(
    `(?:^|(?<=[,.;] ))${LIT}(?:['’]s| is| are| looks?| feels?) (?:a (?:bit|little|touch) |far |way |much )?too (white|blue|bluish|harsh|stark|clinical|yellow|orange|yellowish)${END}`,
    ([, thing, how]) => `make ${thing} ${/^[yo]/i.test(how!) ? 'cooler' : 'warmer'}`,
  ),
  says(
    `${BEGIN}(?:make|turn|have) (${LIT}|it|that|them) (?:a (?:bit|little|touch) )?less (white|blue|bluish|harsh|stark|clinical|cold|yellow|orange|yellowish)${OVER}`,
    ([, thing, , how]) => `make ${thing} ${/^[yo]/i.test(how!) ? 'cooler' : 'warmer'}`,
  ),
  // "Is it just me or is the light on?"
  says(
    `^(?:(?:hey|oh|um+|er+|so)[, ]+)*(?:is it (?:just|only) me|am i (?:imagining (?:it|things)|going (?:mad|crazy|blind|deaf)|dreaming|seeing things)|do my eyes deceive me|correct me if i(?:['’]m| am) wrong|tell me i(?:['’]m| am) wrong),? (?:or|but) (?=(?:is|are|has|have|did|does|was)\\b)`,
    () => '',
  ),
  // "Switch the garden stuff off."
  says(
    `^${LEAD}(?:turn|switch|put|shut|power) (?:(on|off) )?(?:all )?(?:of )?(?:the |my |our )?([a-z]+(?: room)?) (?:stuff|things|gear|gadgets|gubbins|bits and (?:bobs|pieces))(?: (on|off))?${END}`,
    ([, before, room, behind]) => `turn ${before ?? behind ?? 'off'} everything in the ${room}`,
  ),
  // "We could do with some tunes in here."
  says(
    `^(?:.+[,;.] )?(?:(?:i|we) )?(?:could|can) (?:really |so )?(?:do with|use|murder|go for) (?:some|a bit of|a little|a few|a)(?: bit of)? (?:(music|tunes?|songs?|background music)|(?:more )?(light))${WHERE}${END}`,
    ([, music, light, where]) =>
      music === undefined ? `turn on the ${light}${where}` : `play music${where}`,
  ),
  says(`^(?:some|a bit of) (?:music|tunes)${WHERE}${END}`, ([, where]) => `play music${where}`),
  // "The light on the stairs, I mean the hallway": a slip of the place, whether or not there is such a one.
  says(
    `(?:(in|on|at|of|for) (?:the|my|our) [a-z]+(?: [a-z]+)?|(?:upstairs|downstairs)),? (?:(?:no|oh|er+|um+|sorry|wait),? )*(?:i mean|i meant|or rather|that is),? (?:(?:in|on|at|of|for) )?((?:the|my|our) [a-z]+(?: room)?)${END}`,
    ([, before, place]) => `${before ?? 'in'} ${place}`,
  ),
  // "Volume forty on the speaker, thirty on the TV."
  says(
    `^${LEAD}(?:the )?(volume|brightness) (?:to |at )?${FIGURE} (?:on|for|in) ${THING},? (?:and )?(?:to |at )?${FIGURE} (?:on|for|in) ${THING}${END}`,
    ([, what, one, thing, other, another]) =>
      `set the ${what} of ${thing} to ${one} percent and set the ${what} of ${another} to ${other} percent`,
  ),
  // "Perfect, ta": one courtesy behind the other.
  says(
    `^(?:(?:oh|ah|ooh|yes|yeah|yep|ok|okay|right|aw)[,.! ]+)*${WELL}(?:[,.! ]+(?:and )?${WELL})+${END}`,
    () => 'thanks',
  ),
];
