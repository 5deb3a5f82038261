import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { as } from '../manners.ts';

/** What stands round an order and changes nothing in it, and orders put as something that would be welcome. */

const THING = '((?:the|my|our|that) [a-z]+(?: [a-z]+){0,3}?|it|that)';
const THE = '(?:the|my|our) [a-z]+(?: [a-z]+){0,2}?';
const VERB =
  '(?:turn|switch|put|set|open|close|shut|lock|unlock|dim|brighten|start|stop|pause|mute|pop|stick|knock|kill|get|make|bring|draw|raise|lower|leave|keep|play|send)';
const FIGURE = '(\\d{1,3}|[a-z]+(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)';
const WHERE = '((?: (?:in|on|at|over|by) (?:the|my|our) [a-z]+(?: room)?| in here| upstairs| downstairs)?)';
const SOME_LIGHT =
  '(?:(?:some|a|the|a (?:bit|little|drop) of|a bit more) )?(lights?|lamp) (in|on|over|at|by) (?:the |my |our )?((?!(?:and|off|on|here|there)\\b)[a-z]+(?: (?:room|table|bed|counter|desk|stairs))?)';
const WELCOME =
  "(?:would|might|['’]d|will|wouldn['’]t|would not) (?:just )?(?:be (?:really |very |so |just |quite )?(?:nice|lovely|good|great|grand|perfect|ideal|better|welcome|handy|fab|brilliant|the job|bad|ok|okay)|not be bad|go down well|go amiss|hurt|help|do(?: nicely| me| us)?)";
/** How somebody is who has gone, sleeps or came: why, and no condition. */
const STATE =
  '(?:asleep|in bed|out|home|here|gone|away|sleeping|ill|poorly|off|back|awake|up|at work|at school)';

export const IN_PASSING_FIRST: readonly Rewording[] = [
  as(
    /(?<=[a-z]),? (?:as (?:usual|always|ever|per usual)|like (?:always|usual)|i (?:suppose|guess))(?=[,.!]*$)/,
  ),
  says(
    `^(${LEAD}(?:don['’]?t|do not|never) [^,.;]+?) (?:at all|whatsoever|under any circumstances)${END}`,
    ([, all]) => all,
  ),
  // "The lamp*'s* a bit dim": how it is, and no order.
  says(
    `^(${LEAD}(?:the|my|our|this|that) [a-z]+(?: [a-z]+){0,2})['’]s (?=(?:(?:an? (?:bit|little|touch|tad)|bit|rather|(?:far |way |much )?too|quite|so|very|awfully|really|ever so) )*(?:dim|bright|dark|low|high|loud|quiet|slow|fast|warm|hot|cold|cool|strong|weak|soft|faint)(?: (?:for|to|in) [a-z ]+)?${END})`,
    ([, thing]) => `${thing} is `,
  ),
  // "*Can one of you* turn the TV off."
  says(
    `^${LEAD}(?:can|could|would|will) (?:one|either|any|some) of (?:you|yous|youse|ye|you lot|you two|you guys) (?:please |just )?(?=${VERB}\\b)`,
    () => 'please ',
  ),
  // "Lock *everything* up for the night."
  says(
    `^${LEAD}lock (?:(?:everything|the (?:whole )?(?:place|house)|it all)(?: up)?|up (?:everything|the (?:whole )?(?:place|house)|all over))(?: (?:properly|now|please))*(?: for the (?:night|day|evening|weekend))?${END}`,
    () => 'lock up',
  ),
  // "*Since* nobody's in the office, turn the lights off there": told as well as if it were said by itself.
  says(
    `^(?:since|seeing (?:as|that|as how)|given that|now that|as(?= (?:it['’]s|i['’]m|we['’]re|he['’]s|she['’]s|they['’]re|nobody|there['’]s))) (?=[a-z'’ ]{4,70}, (?:please |can you |could you |just )?${VERB}\\b)`,
    () => '',
  ),
  says(
    `^(?:what )?with ((?:the|my|our) [a-z]+|[a-z]+|everyone|everybody) (?:being )?(${STATE})(?: and all| again| now)?, (?=(?:please |can you |could you |just )?${VERB}\\b)`,
    ([, who, how]) => `${who} is ${how}, `,
  ),
  // "Just in *off nights*, shut the blind": a shift that somebody worked is no time.
  says(
    `^(?:(?:i|he|she|we)(?:['’]m|['’]s|['’]re|['’]ve)? )?(?:just |only |been )*(?:(?:in|home|back|come) )?(?:just )?(?:off|on|from|after|doing|working|finished|back on) (?:my |the |a )?(?:nights|lates|earlies|night shifts?|late shifts?|early shifts?|long days?|double shifts?)[,;.!–-]+ (?=[a-z])`,
    () => '',
  ),
  says(
    `^(${LEAD})(stop|no|wait|off|enough)(?:[,.! ]+\\2\\b)+[,.! ]+(?=[a-z])`,
    ([, lead = '', word]) => `${lead}${word}, `,
  ),
  as(/\bhalf[- ]way\b/, 'halfway'),
  // "*Any chance of* the heating going up to 20", "could we have the heating back down to 19".
  says(
    `^${LEAD}(?:(?:is there )?(?:any|a) chance of|how about|(?:could|can|may) (?:we|i) (?:have|get)) (?:getting |having |putting )?${THING} (?:(?:going|being|put|turned|set|back|bumped) )*(?:(?:up|down|back) )*(?:to|at) ${FIGURE}( degrees| percent| ?%)?\\??${END}`,
    ([, thing, value, unit = '']) => `set ${thing} to ${value}${unit}`,
  ),
  says(
    `^${LEAD}(?:is there )?(?:any|a) chance of (?:getting |having )?${THING} (?:(?:going|being|coming|turned|switched|put) )*(on|off|up|down|open|closed|shut|locked)${WHERE}\\??${END}`,
    ([, thing, how, where]) => `put ${thing}${where} ${how}`,
  ),
  // "I never locked the back door, *do it for me*".
  says(
    `^(?:[^,;.]* and )?(?:(?:i|we)(?:['’]ve| have)? )?(?:never|didn['’]t|did not|haven['’]t|forgot to|forgotten to|clean forgot to|not) (lock|close|shut)(?:e?d)? ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)(?: behind me)?[,;.]+ ?(?:so |and |can you |could you |please |just )*(?:do (?:it|that)|sort (?:it|that)|see to (?:it|that))(?: for (?:me|us))?${END}`,
    ([, verb, thing]) => `${verb} ${thing}`,
  ),
  // "Leave the hall light on *but turn off the rest*".
  says(
    `^${LEAD}(?:leave|keep) ((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?) on,? (?:and |but )?(?:(?:please |just )?(?:turn|switch|put|knock) (?:off (?:all )?(?:the (?:rest|others)|everything else)|(?:all )?(?:the (?:rest|others)|everything else) off)|(?:the (?:rest|others)|everything else) (?:can go )?off)${END}`,
    ([, thing]) => `turn off all the lights except ${thing}`,
  ),
  as(/\b(?:all )?the rest of (?:the|my|our) (?=(?:lights|lamps|blinds|curtains)\b)/, 'all the other '),
  says(
    '^with the exception of ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?), (?=(?:all|every|everything|turn|switch|close|shut|open|lock|put)\\b)([^,.]+?)[.!]*$',
    ([, except, order]) => `${order} except ${except}`,
  ),
  // "Open the blind *as far as it goes*".
  says(
    `^(${LEAD}${VERB} [^,;.]+?) as (far|wide|high|bright|loud|low|strong) as (?:it|they) (?:go|goes|will go|can go|can|will)${END}`,
    ([, order, how = '']) => {
      if (/^(?:far|wide)$/i.test(how)) return `${order} completely`;
      return /^low$/i.test(how) ? undefined : `${order} to 100 percent`;
    },
  ),
  // "Turn on the pump *to water the beans*": what for.
  says(
    `^(${LEAD}(?:turn|switch|put) (?:(?:on|off) ${THE}|${THE} (?:on|off))) (?:so as |in order )?to (?!(?:at|about|around|full|half)\\b)[a-z]+ (?:the|my|our|some|a|an|his|her|their|up|out) ?(?:(?!(?:and|then|but|if|when|at|until|for)\\b)[a-z]+ ?){0,4}${END}`,
    ([, order]) => order,
  ),
  // "Unlock the back door *pls* my friend's outside": where the order ends, with no mark.
  says(
    `^(${LEAD}${VERB} [^,.;]+?) (?:please|pls|plz|plis) (?=(?:my|our|his|her|i|i['’]?m|im|ive|it|it['’]?s|its|we|we['’]?re|there|there['’]?s|he|she|they|someone|somebody|someones|mum|dad|the (?:baby|cat|dog|kids))\\b)`,
    ([, order]) => `${order}, `,
  ),
  as(/\bback (on|off)(?= at (?:\d|[a-z]+(?:[ -][a-z]+)? percent))/, '$1'),
  as(
    /^(?:aye|yup|yep|yeah|sure|grand|right),? (?=(?:turn|switch|put|set|open|close|shut|lock|stick|pop|stop|start|dim|make) )/,
  ),
  // Questions how things stand, in other words.
  says(
    `^${LEAD}(?:is|are) ((?:the|my|our) (?:[a-z]+ ){0,2}?(?:ac|air ?con|heating|heater|fan|pump|tv|telly|coffee(?: machine| maker)?)) (?:still )?(?:cooling|heating|working|doing anything|going|brewing|in use|being used)(?: now| at all| or not)?\\??$`,
    ([, thing]) => `is ${thing} on`,
  ),
  says(
    `^${LEAD}is (?:anyone|anybody|someone|somebody) (?:still )?(?:using|watching|listening to) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2})\\??$`,
    ([, thing]) => `is ${thing} on`,
  ),
  says(
    `^${LEAD}what(?:['’]s| is)(?: all)? (?:happening|going on|running|switched on) in ((?:the|my|our) [a-z]+(?: room)?)\\??$`,
    ([, room]) => `what is on in ${room}`,
  ),
  says(
    `^${LEAD}(?:is )?(?:everything|it all|all) off in ((?:the|my|our) [a-z]+(?: room)?)\\?$`,
    ([, room]) => `is anything on in ${room}`,
  ),
  // "*Light in the office*, please".
  says(
    `^${LEAD}${SOME_LIGHT},? (?:please|if you (?:would|please)|would you|thanks)[.!]*$`,
    ([, what, at, place]) => `turn on the ${what} ${at} the ${place}`,
  ),
  // "Only the island one stays on, *others off*".
  says(
    `^(?:now )?${LEAD}(?:now )?(?:only|just) ((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?) (?:to |can |should )?(?:stays?|remains?|keeps?|left) on[,;]? (?:and )?(?:(?:all )?(?:the )?(?:others?|rest)(?: ones?| lights?)?)(?: (?:all|can go|go))? off${END}`,
    ([, thing]) => `turn them off except ${thing}`,
  ),
];

const WARMTH: Readonly<Record<string, string>> = {
  warmer: 'up',
  hotter: 'up',
  cooler: 'down',
  colder: 'down',
};

/** Where nothing reads them otherwise. */
export const IN_PASSING: readonly Rewording[] = [
  // "*A degree warmer would be nice*".
  says(
    `^${LEAD}(?:it )?(?:(one|an?|two|three|half a|a couple of) degrees?|a (?:bit|little|touch|tad|shade)|slightly)? ?(warmer|hotter|cooler|colder)${WHERE} ${WELCOME}(?: actually| i think)?${END}`,
    ([, degrees, how = '', where = '']) => {
      const by = /^an?$/i.test(degrees ?? '') ? 'one' : degrees;
      const place = where.replace(/ in here$/i, '');
      if (place !== '') return `make it ${by === undefined ? 'a bit' : `${by} degrees`} ${how}${place}`;
      return `turn the heating ${WARMTH[how.toLowerCase()]} ${by === undefined ? 'a bit' : `by ${by} degrees`}`;
    },
  ),
  says(
    `^${LEAD}(?:a (?:bit|little|touch|tad|shade) |slightly |some )?(brighter|dimmer|darker|louder|quieter|lower|higher|softer)${WHERE} ${WELCOME}(?: actually| i think)?${END}`,
    ([, how, where = '']) => `make it ${how}${where}`,
  ),
  says(
    `^${LEAD}(?:some|a (?:bit|little|drop|touch) (?:of|more)|a) (?:more )?(light|music)${WHERE} ${WELCOME}${END}`,
    ([, what = '', where = '']) =>
      /music/i.test(what) ? `play some music${where}` : `turn on the lights${where}`,
  ),
  // "*A bit of light* over the counter", "make light in kitchen".
  says(
    `^${LEAD}(?:make |do |get |give (?:me|us) )?${SOME_LIGHT}${END}`,
    ([, what, at, place]) => `turn on the ${what} ${at} the ${place}`,
  ),
  // "Turn the lamp *down low*", "lamp nice and low".
  says(
    `^${LEAD}(?:turn|put|have|keep|set|bring|get) (?:(?:the|my|our) )?([a-z]+(?: [a-z]+)?) (?:right )?down (?:nice and |really |very |quite )?low${END}`,
    ([, thing]) => `set the ${thing} to 20 percent`,
  ),
  says(
    `^${LEAD}(?:the |our )?(hoover|vacuum|robot|tv|telly|music|speaker|[a-z]+ speaker) (?:can|may|could) (?:carry on|go on|continue|start again|resume|get (?:back )?(?:on with|to) (?:it|work))(?: (?:playing|cleaning|hoovering|now|again|then))*${END}`,
    ([, thing]) => `resume the ${thing}`,
  ),
];
