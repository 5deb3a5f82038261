import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { as } from '../manners.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';

/** Wishes that are told round about: what was to be done and was not, what is to be brewed, played or looked at, and at what time instead. */

const THING = '((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)';
const WHERE = '((?: (?:in|on|at) (?:the|my|our) [a-z]+(?: [a-z]+)?| upstairs| downstairs| outside)?)';
const DEAL =
  ',? (?:so |and |can you |could you |please |just )*(?:deal with|sort|sort out|see to|fix|take care of|handle|put right) (?:it|that|this)(?: out)?(?: for (?:me|us))?(?: (?:will|would|can|could) (?:you|ya))?(?: please)?';
const BELIEF =
  "(?:i(?:['’]ve| have)? (?:got )?a (?:feeling|hunch)(?: that)?|(?:i(?:['’]m| am) )?(?:pretty|fairly|quite|almost) sure(?: that)?|i (?:think|reckon|bet|fear|suspect|believe)(?: that)?)";
const LIGHT = '(light|lamp|fan|telly|tv|speaker|radio)';
const NAME =
  "((?:the |my |our )?(?!(?:it|that|this|them|us|me|lights?|lamps?)\\b)[a-z][a-z'-]*(?: (?!(?:on|at|is)\\b)[a-z'-]+){0,2}?)";
const ON = `(?:(?:on )?(?:this |next )?${WEEKDAY}|tomorrow|today|tonight|on the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?)`;
const SOME = '(?:(?:a (?:bit|spot|little|bit more) of|some|a little|some nice|a few)(?: more)?)';

const named = (name = ''): string => (/^(?:the|my|our) /i.test(name) ? name : `the ${name}`);

/** What was spoken of, in no kind words. */
const THE_THING =
  '(?:the|that|this) (?:(?:bloody|damn|damned|flipping|stupid|wretched|silly|blasted|infernal|whole) )*thing';

export const TOLD_ROUND_FIRST: readonly Rewording[] = [
  // "Shut *the damn thing* down."
  as(`\\b(?:shut|close|power) (?:down )?${THE_THING}(?: down| off| up)?(?=[.!]*$)`, 'turn it off'),
  as(
    `\\b(turn|switch|put|kill|stop|pause|mute|knock)( off| on| down| up)? ${THE_THING}(?=(?: off| on| down| up| out)?[.!]*$)`,
    '$1$2 it',
  ),
  // "The pipe has burst *turn off the water*": who is in a hurry leaves out every joint.
  says(
    `^(?:(?:help|quick|oh no|oh god|argh+|hey)[,! ]+)*(?:(?:the|there(?:['’]s| is| are)|water(?:['’]s| is)?|a|my|our|it(?:['’]s| is)|something(?:['’]s| is)|we(?:['’]ve| have)) ?(?:(?!\\b(?:if|when|unless|not|no)\\b)[a-z'’]+ ){0,4}?(?:leak(?:ing|s)?|burst|flood(?:ing|ed|s)?|overflow(?:ing|ed|s)?|gush(?:ing|es)|spraying|pouring|dripping|everywhere|smok(?:e|ing)|burning|on fire|gas)(?: (?:everywhere|all over|out|in|down|through|from|the|ceiling|floor|kitchen|bathroom|sink|bath|tap|pipe|wall|again|badly)){0,4}[,.!;:–-]* )(?=(?:please |quick(?:ly)? |can you |just )*(?:turn|shut|switch|close|cut)\\b)`,
    () => '',
  ),
  // "I've a feeling there's a lamp still burning in the lounge, *deal with it*".
  says(
    `^${LEAD}(?:${BELIEF} )?there(?:['’]s| is) (?:still )?an? ${LIGHT} (?:still )?(?:on|burning|going|running|left on)${WHERE}(?:,? (?:i|we) (?:think|reckon|bet))?${DEAL}${END}`,
    ([, thing, where]) => `turn off the ${thing}${where}`,
  ),
  says(
    `^${LEAD}(?:${BELIEF} )?(?:i|we)(?:['’]ve| have)? (?:never|didn['’]t|did not|haven['’]t|forgot to|forgotten to) (?:switch(?:ed)?|turn(?:ed)?|put|shut) (?:${THING} off|off ${THING})${WHERE}${DEAL}${END}`,
    ([, one, other, where]) => `turn off ${one ?? other}${where}`,
  ),
  // "No more music now", "that's enough music".
  says(
    `^${LEAD}(?:no more|(?:that(?:['’]s| is) )?(?:quite |about |more than )?enough(?: of (?:the|this|that))?) music(?: for (?:now|today|one day))?(?: (?:now|please))*(?:[,.;]? (?:i|we) (?:hate|don['’]t like|can['’]t stand|am sick of|are sick of)[^,.;]*)?${END}`,
    () => 'stop the music',
  ),
  // "How about some country music in here", "give us a bit of music".
  says(
    `^${LEAD}(?:(?:how|what) about|let(?:['’]s| us) have|give (?:me|us)|(?:i|we)(?:['’]d| would)? (?:fancy|like|love)|fancy) ${SOME} ((?:[a-z]+ )?music|jazz|rock|pop|classical|blues|reggae|folk|disco|techno|hip hop)((?: (?:in|on) (?:here|the [a-z]+(?: [a-z]+)?))?)((?:,? while .*)?)\\?*${END}`,
    ([, what, where = '', meanwhile]) => `play ${what}${where.replace(/ in here$/i, '')}${meanwhile}`,
  ),
  // "Count to five and then turn on the spotlight".
  says(
    '(?<=[a-z]),?(?: and)?(?: then)? count (?:up )?(?:to|down from|from) (\\d{1,2}|[a-z]+)(?:,? and then|,? then|,? and|,) ',
    ([, count]) => `, wait ${count} seconds and then `,
  ),
  // "At nine check whether the TV is still on *and turn it off if so*".
  says(
    `^(?:((?:at |tonight |tomorrow )*${HOUR}(?: (?:tonight|this evening|tomorrow|this afternoon))?),? )?(?:please )?(?:check|see|look)(?: whether| if) ${THING}(?:['’]s| is)(?: still)? (on|off|open|closed|shut|locked|unlocked|running)(?:,? and (turn|switch|put|close|shut|lock|unlock|open|stop)((?: it)(?: on| off)?),? (?:if (?:so|it is|that['’]s so|it still is|yes))|,? and (?:if so|if it is),? (turn|switch|put|close|shut|lock|unlock|open|stop)((?: it)(?: on| off)?))${END}`,
    ([, at, thing, state, one, way, two, other]) =>
      `${at === undefined ? '' : `${at} `}if ${thing} is ${state}, ${one ?? two}${way ?? other}`,
  ),
  // "The rehearsal on the 4th wants shifting to half seven".
  says(
    `^${LEAD}${NAME}(?: (${ON}))? (?:wants?|needs?|has to be|must be|ought to be|needs? to be|wants? to be) (?:shift(?:ing|ed)|mov(?:ing|ed)|push(?:ing|ed)|bump(?:ing|ed)|put|chang(?:ing|ed))(?: (?:back|forward|up))? (?:to|till|until) (${HOUR})${END}`,
    ([, name, day, hour]) => `move ${named(name)}${day === undefined ? '' : ` ${day}`} to ${hour}`,
  ),
  // "On the 3rd guitar is at half six instead".
  says(
    `^${LEAD}(${ON}),? ${NAME}(?:['’]s| is| starts| will be) (?:now )?(?:at )?(${HOUR}) instead${END}`,
    ([, day, name, hour]) => `move ${named(name)} ${day} to ${hour}`,
  ),
  // "Let's do the insurance call at two instead".
  says(
    `^${LEAD}let(?:['’]s| us) (?:do|have|make|hold|move) ${NAME}(?: (${ON}))?(?: at| to)? (${HOUR}) instead${END}`,
    ([, name, day, hour]) => `move ${named(name)}${day === undefined ? '' : ` ${day}`} to ${hour}`,
  ),
  // "We don't need the alarm any more, *cancel it*".
  says(
    `^${LEAD}(?:i|we) (?:don['’]t|do not|no longer|won['’]t)(?: really)? (?:need|want) (?:the|my|our|that|this) ((?:[a-z]+ ){0,2}(?:timer|alarm|reminder))(?: (?:any ?more|now|after all|any longer))*,? (?:so |and |please |you can )*(?:cancel|stop|delete|remove|drop|lose|scrap|clear|turn off) (?:it|that)${END}`,
    ([, what]) => `cancel the ${what}`,
  ),
  // "The one for the cake".
  says(
    `^${LEAD}(?:the|that) one (?:that(?:['’]s| is) )?(?:for|called|named) (?:the |my |our )?(?!(?:me|us|him|her|them|now|today|tomorrow|\\d)\\b|[a-z]+day\\b)([a-z]+(?: [a-z]+)?)${END}`,
    ([, name]) => `the ${name} one`,
  ),
  says(
    `^${LEAD}(?:(?:let|set|get|start) (?:it|that|the timer) (?:run|go|going|running|off)|unfreeze (?:it|that|the timer)|unpause (?:it|that|the timer))(?: again)${END}`,
    () => 'resume it',
  ),
  // "Go back to 20 on the thermostat".
  says(
    `^${LEAD}(?:go|put (?:it|that)|turn (?:it|that)) back to (\\d{1,2}|[a-z]+(?:[ -][a-z]+)?)(?: degrees| percent)? (?:on|for|with) ${THING}${END}`,
    ([, value, thing]) => `set ${thing} to ${value}`,
  ),
  // "I'm sleeping in till half seven on Wednesday".
  says(
    `^${LEAD}(?:i(?:['’]m| am)) (?:sleeping in|having a lie[- ]?in|lying in|staying in bed) (?:till|until|til) (${HOUR}) (${ON})${END}`,
    ([, hour, day]) => `let me lie in till ${hour} ${day}`,
  ),
  // "Let me out the back, *unlock the back door*": why.
  says(
    '^let (?:me|us) (?:out|in)(?: the (?:back|front|side))?[,;] (?:(?:dear|love|please)[,;]? )*(?=(?:unlock|open)\\b)',
    () => '',
  ),
  // Questions.
  says(
    `^${LEAD}(?:(?:is|was) there (?:anything|something)(?: else)? (?:that )?(?:i|we)(?:['’]ve| have)? (?:asked|told|wanted) you to remind (?:me|us) (?:about|of)|(?:did|have) (?:i|we) (?:ask|asked|tell|told|want) you to remind (?:me|us) (?:about|of) (?:anything|something))(?: (?:today|else))?${END}`,
    () => 'what are my reminders',
  ),
  says(
    `^${LEAD}(?:when|(?:at )?what time) (?:do|have|must|should|are|am) (?:i|we)(?: (?:have|need|got|supposed|meant|due))?(?: to)? (?:be|go|get|turn up|show up) (?:at|to|for|in) (?:the|my|our) ([a-z]+(?: [a-z]+)?)(?:['’]s)?${END}`,
    ([, what]) => `when is the ${what}`,
  ),
  says(
    `^${LEAD}how come ${THING}(?:['’]s| is| are)(?: still)? (on|off|open|closed|shut|locked|unlocked|running|going|so [a-z]+)${END}`,
    ([, thing, state]) => `why is ${thing} ${/^(?:running|going)$/i.test(state ?? '') ? 'on' : state}`,
  ),
  says(
    `^${LEAD}(?:what(?:['’]s| is)|how much(?:['’]s| is)) left (?:on|for) (?:the|my) (?!(?:[a-z]+ )*(?:list|calendar|agenda|battery|day|week|tv|telly|lamp|phone)\\b)([a-z]+(?: [a-z]+)?)(?: timer)?\\?*${END}`,
    ([, name]) => `how long is left on the ${name} timer`,
  ),
];

/** Wishes for things of the home, where nothing reads them otherwise. */
export const TOLD_ROUND: readonly Rewording[] = [
  says(
    `^${LEAD}(?:(?:i|we) )?(?:need|want|could do with|could use) (?:a|some|more|a bit of|a little) lights? ((?:in|on|over|at) (?:the|my|our) [a-z]+(?: [a-z]+)?)${END}`,
    ([, where]) => `turn on the light ${where}`,
  ),
  says(
    `^${LEAD}(?:brew|make|do|get|fix)(?: (?:me|us))? (?:a|some|the|another)(?: nice| fresh| quick)? (?:(?:pot|cup|mug|jug|drop|bit) of )?coffee${END}`,
    () => 'turn on the coffee maker',
  ),
];
