import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { ON_AT_ITS_HOUR } from './on-at-its-hour.ts';
import { COLOUR, LIT, MODE, THING, the, WHERE, WORD } from './parts.ts';

/** Orders for things in few words: how it is to be and where, without a verb or with another one than the thing has. */

const WARMER = '(warmer|cooler|colder|brighter|dimmer|darker|softer)';
const LESS: Readonly<Record<string, string>> = {
  cold: 'warmer',
  cool: 'warmer',
  blue: 'warmer',
  warm: 'cooler',
  yellow: 'cooler',
  orange: 'cooler',
  bright: 'dimmer',
  harsh: 'dimmer',
  dim: 'brighter',
  dark: 'brighter',
};
const LITTLE = '(?:(?:just |only )?(?:a (?:bit|little|touch|tad|shade)|slightly|bit) )?';
/** How it is to be against how nobody wants it. */
const OPPOSITE: Readonly<Record<string, string>> = {
  on: 'turn off',
  running: 'turn off',
  going: 'turn off',
  off: 'turn on',
  open: 'close',
  closed: 'open',
  shut: 'open',
  unlocked: 'lock',
};
/** What no screen or speaker plays. */
const NO_SHOW =
  '(?!(?:the |my |our |a |some )*(?:[a-z]+ )?(?:it|that|this|them|volume|sound|mute|pause|timer|sleep|power|lights?|lamps?|backlight|heating|fan|list|one|thing|kettle|iron|plug|subtitles|brightness)\\b)';
const PLAYER =
  '((?:the |my |our )(?:[a-z]+ )?(?:tv|telly|television|speakers?|radio|stereo|hi-?fi|soundbar))';

const DEGREES =
  '((?:1[5-9]|2[0-8]|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[ -](?:one|two|three|four|five))?)(?: and a half|[.,]5)? ?(?:degrees|°c?|celsius))';

const HEATING =
  '((?:the |my |our )?(?:[a-z]+ )?(?:heating|thermostat|radiators?|heater|boiler|ac|air con|aircon))';
const MORNING = /\b(?:in the morning|tomorrow|am)\b/i;
/** A bare hour that is of the morning behind one of the evening. */
const BARE_MORNING = /^at (?:half past |quarter (?:past|to) )?(?:five|six|seven|[5-7])(?:[:.]\d\d)?$/i;
const EVENING =
  /^at (?:half past |quarter (?:past|to) )?(?:eight|nine|ten|eleven|[89]|1[01])(?:[:.]\d\d)?(?: (?:pm|at night|in the evening|tonight))?$/i;

const ofLight = (thing: string, how: string): string => `make ${the(thing)} ${how}`;

const AS_FAR_AS: Readonly<Record<string, string>> = {
  ...{ bright: 'full brightness', light: 'full brightness', dim: 'minimum brightness' },
  ...{ dark: 'minimum brightness', loud: 'full volume', quiet: 'minimum volume' },
};

export const IN_FEW_WORDS_FIRST: readonly Rewording[] = [
  ...ON_AT_ITS_HOUR,
  // "*Bit darker*", "touch warmer": as "a bit darker".
  says(
    `^${LEAD}(?:make (?:it|that|them) )?(?:bit|touch|tad|little bit) (?=(?:brighter|dimmer|darker|lighter|louder|quieter|softer|lower|higher|warmer|cooler|colder|faster|slower|more|less|further|up|down)(?: (?:in here|again|still))*${END})`,
    () => 'a bit ',
  ),
  // "*Warm white on the lamp*, cold on the ceiling", "red on the porch light, please".
  says(
    `^${LEAD}(?:(?:can (?:i|we) have|(?:i|we)(?:['’]d like| want)|give (?:me|us)|make it|put) )?(${COLOUR}|warm|cold|cool) (?:on|for|in) ${LIT},? (?:and )?(${COLOUR}|warm|cold|cool) (?:on|for|in) (?:${LIT}|(?:the )?(${WORD})(?: one)?)${END}`,
    ([, one = '', thing = '', other = '', lit, word]) => {
      const white = (how: string) => (/^(?:warm|cold|cool)$/i.test(how) ? `${how} white` : how);
      return `${ofLight(thing, white(one))} and ${ofLight(lit ?? `${word} light`, white(other))}`;
    },
  ),
  says(
    `^${LEAD}(?:(?:can (?:i|we) have|(?:i|we)(?:['’]d like| want)|give (?:me|us)) )?(${COLOUR}) (?:on|for) ${LIT}${END}`,
    ([, how = '', thing]) => ofLight(thing!, how),
  ),
  // "*Less cold on the desk lamp*", "a bit warmer on the ceiling light".
  says(
    `^${LEAD}(?:make it )?${LITTLE}(?:(?:less|not so) (cold|cool|blue|warm|yellow|orange|bright|harsh|dim|dark)|${WARMER}) (?:on|for) ${LIT}${END}`,
    ([, less, more, thing]) => ofLight(thing!, more ?? LESS[less!.toLowerCase()]!),
  ),
  // "*Make it blue behind the telly*": the light that is there.
  says(
    `(?<=^(?:.*[,;.!] ?)?${LEAD})(?:make|turn|have|get) it (?:all )?(${COLOUR}) ((?:behind|above|over|under|beside|by|next to) (?:the|my|our) [a-z]+(?: [a-z]+)?)${END}`,
    ([, colour, where]) => `make the light ${where} ${colour}`,
  ),
  // "I *don't want the curtains open*", "we don't need the fan running any more".
  says(
    `^${LEAD}(?:i|we) (?:don['’]?t|do not|no longer) (?:really )?(?:want|need|like) ${THING} (?:to be |to stay )?(?:left )?(?:(on|running|going|off)(?= (?:any ?more|any longer|now|right now|at the moment))|(open|closed|shut|unlocked))(?: (?:any ?more|any longer|now|in here|at the moment|right now|all the time))*${END}`,
    ([, thing, lit, open]) => `${OPPOSITE[(lit ?? open)!.toLowerCase()]} ${thing}`,
  ),
  // "*Turn off the coffee*": what makes it.
  says(
    `(?<=^(?:.*[,;.!] ?|.*\\b(?:and|then) )?${LEAD}(?:turn|switch|put|shut) (?:on|off) )the coffee(?=[,.!?]|$| (?:please|now|then|at|in|when|and|after)\\b)`,
    () => 'the coffee maker',
  ),
  // "*As dark as it goes*", "make it as bright as possible": said alone, of the light.
  says(
    `^${LEAD}(?:(?:make|have|put|get|turn|set|i want) (?:it|them|that|everything) (?:up |down )?)?as (bright|light|dim|dark|loud|quiet) as (?:possible|can be|(?:it|they|that|you)(?:['’]ll| can| could| will)?(?: (?:possibly )?(?:go|goes|get|gets|be|make it))?)${END}`,
    ([, how = '']) => AS_FAR_AS[how.toLowerCase()],
  ),
  // "*A bit more light by the bed*": the light there.
  says(
    `^${LEAD}(?:(?:can|could) (?:we|i) have |(?:i|we) (?:need|want|could do with) |need |give me |let['’]s have )?(?:(?:a )?(?:wee |little )?bit |a little |a touch |some )?(more|less) light (over|by|near|beside|above|at|next to|behind|under) ((?:the|my|our) ${WORD}(?: ${WORD})?)${END}`,
    ([, much = '', where, what]) =>
      `make the light ${where} ${what} ${/more/i.test(much) ? 'brighter' : 'dimmer'}`,
  ),
  // "*As dim as it goes*", "as bright as they can go".
  says(
    `(?<=\\b(?:make|turn|put|set|get|have|dim|want) (?:the|my|our) [a-z]+(?: [a-z]+){0,3}?) (?:up |down )?(?:to )?as (bright|dim|dark|low|high|loud|quiet|far up|far down|fast|slow) as (?:it|they|that)(?:['’]ll| will| can| could)? ?(?:go(?:es)?|gets?|be|is possible)?(?=[,.!?]|$| (?:and|please|then)\\b)`,
    ([, how = '']) =>
      /^(?:bright|high|loud|far up|fast)$/i.test(how) ? ' to 100 percent' : ' to the minimum',
  ),
  // "*Put cartoons on the telly*."
  says(
    `^${LEAD}(?:put|stick|bung|pop|get|have) ${NO_SHOW}((?:(?:the|some|a bit of|my|our) )?[a-z][a-z']*(?: [a-z']+){0,2}?) on ${PLAYER}${END}`,
    ([, what, player]) => `play ${what} on ${player}`,
  ),
  // "*Put the news on*", "can you stick the headlines on".
  says(
    `(?<=^${LEAD}(?:can we have |could we have )?)(?:(?:put|stick|pop|bung|get|have|turn) (?:on )?)?(the (?:(?:morning|evening|late|local|six o'clock|ten o'clock) )?(?:news|headlines)) on(?=,? please[.!?]*$|[.!?]*$)`,
    ([, what]) => `play ${what}`,
  ),
  says(
    `(?<=^${LEAD})(?:put|stick|pop|bung) on (the (?:[a-z]+ )?(?:news|headlines))(?=,? please[.!?]*$|[.!?]*$)`,
    ([, what]) => `play ${what}`,
  ),
  // "*Put some music on, something cheerful*": what kind of it.
  says(
    `(?<=^${LEAD})(?:put|play|stick|pop|have|get) (?:on )?(?:some|a bit of|a little) (?:music|tunes)(?: on)?${WHERE}(?:,? (?:while|whilst|as) (?:i|we)(?:['’](?:m|re)| am| are)? [a-z]+(?: [a-z]+){0,3}?)?,? (something|anything) (?:(?:nice and|a bit|really|quite) )?([a-z]+(?: and [a-z]+)?)${END}`,
    ([, where, some, kind]) => `play ${some} ${kind}${where}`,
  ),
  // "*Put on some music in the kitchen*".
  says(
    `(?<=^${LEAD})(?:put|stick|pop|throw|bung) on (some|a bit of|a little) (music|tunes)(?=,|[.!?]*$| (?:in|on|for|while|at|please)\\b)`,
    ([, some, music]) => `play ${some} ${music}`,
  ),
  // "Play jazz in the kitchen *at half volume*".
  says(
    `(?<=^${LEAD}(?:play|put on|stick on)\\b.*) (?:at|on) (half|a quarter|a third|full|low)(?: the)? volume(?=[,.!?]|$| please)`,
    ([, part = '']) =>
      ` at ${{ half: 50, 'a quarter': 25, 'a third': 33, full: 100, low: 20 }[part.toLowerCase()]} percent`,
  ),
  // "*Some music while I cook?*"
  says(
    `^${LEAD}(?:(?:can|could) (?:i|we) (?:have|get) |(?:how|what) about |maybe |any chance of |i(?:['’]d)? (?:like|want|fancy) )?(?:some|a bit of|a little) (music|tunes|songs|radio)(?: on)?${WHERE},? (?:while|whilst|when|as) (?:i|we)(?:['’](?:m|re)| am| are)? [a-z]+(?: [a-z]+){0,3}${END}`,
    ([, , where]) => `play some music${where}`,
  ),
  // "*Fan at 30*, swinging": on, and how.
  says(
    `^(${LEAD}(?:the |my |our )?(?:[a-z]+ )?fan)(?: on)? at (\\d\\d\\d?|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|full|half)(?: percent| ?%)?(?:,? (?:and )?(swinging|oscillating|turning))?(?=,|${END}| for\\b| until\\b)`,
    ([, fan, level, swings]) => `${fan} on at ${level}${swings === undefined ? '' : ' and swinging'}`,
  ),
  // "*Turn it on then, but slowly*".
  says(
    `(?<=^${LEAD}(?:turn|switch|put|have|get) (?:it|the [a-z]+(?: [a-z]+)?) on)(?: then)?,? (?:but )?(?:only |just |quite |very |nice and )?(slowly|gently|on low|on slow|at low speed|on the lowest)${END}`,
    () => ' low',
  ),
  // "Lock the front door *behind me*".
  says(
    '(?<=\\b(?:lock|close|shut|bolt) (?:up )?(?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) (?:up )?(?:behind|after) (?:me|us|him|her|them|you)(?=[,.!?]|$| (?:in|at|when|please|and|now|once)\\b)',
    () => '',
  ),
  // "*The AC to heat, I mean cool*": the mode or the colour that was said last.
  says(
    `(?<=\\b(?:to|on|in) |\\b(?:make|turn|paint) (?:the|my|our) [a-z]+(?: [a-z]+){0,2} )(?:${MODE}|${COLOUR}),? (?:(?:er+|uh+|um+|no|sorry|wait|oops),? )*(?:i mean|i meant|or rather|no|sorry|er+|uh+|um+|make that),? (?:to |on )?(?=(?:${MODE}|${COLOUR})${END})`,
    () => '',
  ),
  // "Turn on *the, uh, what's it called, the* porch light."
  says(
    "\\b(the|my|our)[,.… ]+(?:(?:uh+|um+|er+m?|oh)[,.… ]+)*(?:what(?:['’]s| is) (?:it|that|its name)(?: called)?|whatsit|what do you call it|whatchamacallit|thingy|you know)(?: again)?[,.… ]+(?:the |my |our )?(?=[a-z])",
    ([, article]) => `${article} `,
  ),
  // "The telly on at six, *not at seven*".
  says(
    `(?<=^${LEAD}(?:turn|switch|put|open|close|shut|lock|start|stop|dim|have) .*\\bat ((?:half |quarter )?(?:past |to )?(?:[a-z]+|\\d{1,2}(?:[:.]\\d\\d)?)(?: ?(?:am|pm|o'clock))?)),? (?:and )?not (?:at |until |to )?(?:half past |quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|\\d{1,2}(?:[:.]\\d\\d)?)(?: ?(?:am|pm|o'clock))?${END}`,
    () => '',
  ),
  // "*21 degrees please*": how warm it is to be here.
  says(
    `^${LEAD}(?:(?:(?:let['’]?s|can we|could we|can i|could i|i want|i need|we want|we need|i(?:['’]d| would) like|we(?:['’]d| would) like)(?: (?:have|get|do|make it))? )(?:it (?:at |to be )?)?)?${DEGREES}(?: in here)?${END}`,
    ([, degrees]) => `make it ${degrees}`,
  ),
  // "*Anything burning in the hall still? Lights I mean*".
  says(
    `^${LEAD}(?:is there |are there |is |are )?(?:anything|any|something)(?: still)? (?:on|burning|lit|left on|going)(?: still)?${WHERE}(?: still)?[?,;.!–-]+ ?(?:the |any )?(lights?|lamps?|plugs?|sockets?|fans?|speakers?)(?:,? (?:i mean|that is|i meant))?[.!?]*$`,
    ([, where, things = '']) => `are any ${things.replace(/s?$/, 's')} on${where}`,
  ),
  // "*The garage light's been on all night*, hasn't it? *Off please*."
  says(
    `^${LEAD}${THING}(?:['’]s| is| are|['’]ve| have| has)(?: (?:been|still|just))* (on|running|going|burning|lit|open|unlocked|off)(?: (?!(?:when|if|until|till|unless|at|and|but|or|then|because)\\b)[a-z]+){0,4}(?:,? (?:has|is|have|are)n['’]?t (?:it|they|he|she))?[?,;.!–-]+ ?(?:so )?(off|on|closed|shut|locked)${END}`,
    ([, thing, , way = '']) => {
      const how = way.toLowerCase();
      if (how === 'on' || how === 'off') return `turn ${how} ${thing}`;
      return how.startsWith('lock') ? `lock ${thing}` : `close ${thing}`;
    },
  ),
  // "*The heating off at ten and back on at six*": each by its own name, and the next morning.
  says(
    `^(${LEAD})(?:(?:turn|switch|put) off ${HEATING}|(?:(?:turn|switch|put) )?${HEATING} off) (at [^,]+?),? (?:and )?(?:then )?(?:(?:turn|switch|put) it )?(?:back )?on(?: again)? (at .+?)${END}`,
    ([, lead, one, other, off = '', on = '']) => {
      const morning = MORNING.test(on)
        ? ''
        : BARE_MORNING.test(on) && EVENING.test(off)
          ? ' in the morning'
          : undefined;
      const thing = one ?? other;
      return morning === undefined
        ? undefined
        : `${lead}turn off ${thing} ${off} and turn on ${thing} ${on}${morning}`;
    },
  ),
  // "*All off*": everything there is here.
  says(
    `^(?!.*\\?)${LEAD}all off( in here| here| in (?:the|my|our) [a-z]+(?: room)?)${END}`,
    ([, where]) => `turn everything off${where}`,
  ),
];
