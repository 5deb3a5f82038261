import type { Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { DAY, HOUR, WEEKDAY } from '../times-said.ts';
import { END, LEAD, says } from './parts.ts';

/** What is told in front of a wish that speaks of it by "that reminder", "that one" or not at all: the wish names it. */

const NOT_HOUSE =
  '(?!(?:lights?|lamps?|heating|telly|tv|fan|radio|music|speaker|door|doors|blinds?|curtains?|volume|oven|kettle)\\b)';
const NOUN = `${NOT_HOUSE}([a-z][a-z-]*?(?: (?!(?:at|on|in|for|by|to|until|till|is|are|has|this|today|tomorrow|tonight|any|and|so|out|off|up|down|now|already|myself)\\b)[a-z-]+)?)`;
const JOIN = '(?:[,.;–-]+(?: (?:so|and|then))*| so| and)';
const ASKS = '(?: (?:(?:can|could|would|will) (?:you|we)|please|just|you can|you could|you may))*';
/** Somebody tells something in which one thing is theirs or known: "I won't be near *my tablets* at noon". */
const TOLD = `(?!(?:the|my|our|his|her|their|those|these)\\b)(?:i|we|he|she|they|[a-z]+)(?:['’][a-z]+)? (?!(?:me|us)\\b)[a-z' ]*?\\b(?:my|our|the|his|her|their) ${NOUN}(?:['’]s| [a-z0-9:' ]+?)?`;
const DROP = '(?:cancel|drop|delete|remove|scrap|bin|lose|forget|ditch|get rid of|clear)';
const NO_ORDER =
  /^(?:turn|switch|put|set|add|open|close|shut|lock|unlock|start|stop|remind|wake|move|push|cancel|drop|make|if|when|unless|once|while|don['’]t|do|can|could|please|what|is|are|how)\b/i;

const RANG =
  "(?:['’]s| has| have)?(?: just)? ?(?:rung|rang|called|phoned|texted|messaged|emailed|been in touch|got in touch|been on the phone|on the phone)(?: (?:me|us))?(?: (?:earlier|just now|this morning|today))?";
const CALLER =
  "(?:the |my |our )?((?!(?:it|that|this|they|he|she|we|i|you|there|mum|dad|gran)\\b)[a-z][a-z'-]*?(?: [a-z][a-z'-]*?){0,2}?)";
const ON = `(?:(?:on )?(?:${DAY})(?:,? (?:at )?${HOUR})?|(?:at )?${HOUR}(?: (?:on )?(?:${DAY}))?)`;
/** Why it is to be moved, up to a mark. */
const WHY = `(?:they|he|she|it|(?:the|that|this|something|${WEEKDAY})(?:['’]s)?)(?:['’][a-z]+)? ?[a-z0-9' ]*?`;

/** What becomes of things that are timed. */
const COOKED =
  '(?:out|ready|cooked|boiled|baked|poured|drained|steamed|brewed|burnt|eaten|off the (?:heat|stove|hob|boil)|out of the oven)';

/** What is done about what one is reminded of. */
const DID =
  '(?:put|taken|took|fed|rung|rang|called|phoned|emailed|posted|sent|paid|watered|walked|emptied|cleaned|washed|hung|done|did|bought|got|booked|signed|fetched|collected|sorted|packed|fixed|[a-z]{3,}ed)';
const QUIT =
  '(?:(?:you can |you may |you could |please |just )*(?:stop|quit|give over|leave off)(?: (?:going|keeping|harping|banging|nagging|reminding|pestering|bugging|on))*(?: (?:me|us))?(?: on)?(?: (?:about|with) (?:it|that|them))?|(?:you can |you may |please |now )*(?:cancel|drop|delete|forget|lose|clear|scrap|bin|get rid of|take off) (?:the|that|this|my) reminder(?: (?:about|for) (?:it|that|them))?|no need to (?:keep on|go on|remind me|nag)(?: about (?:it|that|them))?)';
/** Verbs of the house, whose ends are no errands. */
const HOUSE_VERB =
  /\b(?:turned|switched|dimmed|opened|closed|locked|unlocked|started|stopped|paused|muted)\b/i;

/** A clause that tells what is to come, with a verb of its own. */
const CLAUSE =
  "((?:(?:the|my|our|his|her|their|there|[a-z]+['’]s) )?(?!(?:i|we|you|it|that|this|if|when|please|can|could|don['’]t|remind)\\b)[a-z][a-z' -]*?(?:['’]s|['’]re| is| are| goes| go| comes| come| needs?| has| have| runs?| ends?| starts?| opens?| closes?| will| must| should| gets?| leaves?| arrives?| expires?)\\b[^,;]*?)";
const WHEN = `(?:(?:on |at |in |this |tomorrow|tonight|today|next |${WEEKDAY}|every |each )[a-z0-9: ]*?)`;
/** An event with its day, which is written down where it is told so. */
const IS_EVENT = lazily(`(?:['’]s| is| are) on (?:this |next )?${WEEKDAY}$`, 'i');
const TO_OR_ABOUT =
  /\b(?:to (?!(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))|about|that|of|if|instead|before|after)\b/i;

export const TOLD_BEFORE_FIRST: readonly Rewording[] = [
  // "Remind me … to take my violin, *I always forget it*": why, and no part of it.
  says(
    `(?<=\\b(?:remind|reminder|nudge)\\b.*),? (?:because |cos |as )?(?:i|we|he|she|they|it)(?:['’](?:ll|m|re|s|d)| will| am| are| is)?(?: (?:always|never|keep|keeps|only|just|otherwise|bound to|sure to|usually|often|will|tend to|tends to|do|might|did|really|nearly|can))+ (?:forget(?:ting)?|forgot|remember(?:ing)?|miss(?:ing)?|leave|leaving|left|slips?)(?: (?:it|them|that|this|those|about|to|him|her|my mind|at home|behind|out|every (?:time|week|day)|otherwise))*[.!]*$`,
    () => '',
  ),
  // "*School run*, so get me up at quarter to seven": why.
  says(
    `^${LEAD}(?!.*\\b(?:tomorrow|tonight|today|not|no|if|when|at|every|${WEEKDAY})\\b.*, ?so )(?:the |an? |my |our )?[a-z]+(?: [a-z]+){0,2}, so (?=(?:please |can you )?(?:wake (?:me|us)|get (?:me|us) up|set an alarm)\\b)`,
    () => '',
  ),
  // "What *else* have I got to remember today".
  says(
    `^${LEAD}(?:(?:is there |have (?:i|we) got |do (?:i|we) have )?(?:anything|what)(?: other things?| else| more)(?: (?:i|we)(?:['’]ve| have)(?: got)?| (?:have|do|am|are) (?:i|we)(?: (?:got|have|need|supposed|meant))?| is there| there is| (?:i|we) (?:need|must|should|have|am supposed|are supposed))?(?: to)? (?:remember|be reminded (?:of|about)|not forget)|(?:anything|what)(?:['’]s| is)? else (?:on|in) my reminders|have (?:i|we) forgotten anything(?: else)?)((?: for)? (?:today|tomorrow|tonight|this (?:morning|afternoon|evening|week)|(?:on |this )?${WEEKDAY}))?${END}`,
    ([, when = '']) => `what are my reminders${when.replace(/ for /, ' ')}`,
  ),
  // "I won't be near my tablets at noon, *move that reminder to two*".
  says(
    `^(?=[^]* (?:that|the|this) (?:reminder|alarm|timer|one)\\b)${LEAD}${TOLD}${JOIN}${ASKS} (?:move|shift|push|put|change|bring) (?:that|the|this) (reminder|alarm|one)(?: back| forward| on)? (?:to |for |at )?(${ON})${END}`,
    ([text, noun, , when = '']) =>
      NO_ORDER.test(text) ? undefined : `move the ${noun} reminder to ${when.replace(/^(?:at|on) /i, '')}`,
  ),
  // "I've put the bins out, *you can stop going on about it*".
  says(
    `^${LEAD}(?:(?:i|we)(?:['’]ve| have)?(?: (?:already|just|now))* )?${DID} (?:the|my|our|all the) ${NOUN}(?: (?:out|in|off|up|down|away|back|now|already|myself|today|this morning|earlier))*${JOIN} ${QUIT}${END}`,
    ([text, noun]) => (HOUSE_VERB.test(text) ? undefined : `mark ${noun} as done`),
  ),
  // "I'm not in for the parcel at four, so *drop that reminder*".
  says(
    `^(?=[^]* (?:that|the|this) (?:reminder|alarm|timer|one)\\b)${LEAD}${TOLD}${JOIN}${ASKS} ${DROP} (?:that|the|this) (reminder|timer)${END}`,
    ([text, noun, what]) => (NO_ORDER.test(text) ? undefined : `cancel the ${noun} ${what}`),
  ),
  // "Tea's poured, *stop that one*", "the rice is done already so *get rid of that one*".
  says(
    `^${LEAD}(?:the |my |our |those )?(${NOT_HOUSE}(?!(?:it|that|this|they|he|she|we|i|you|there|what|who)\\b)[a-z][a-z'-]*?(?: [a-z]+)??)(?:['’]s| is| are| has been| have been) (?:all )?(${COOKED}|done|finished|over|in|out|ready|off|sorted|up|[a-z]{3,}ed)(?: (?:now|already|anyway))*${JOIN}${ASKS} (?:${DROP}|stop|kill|end|turn off) (?:that one|that timer|the timer|its timer|theirs|its)${END}`,
    ([text, name, how = '']) =>
      `cancel the ${name} ${/timer/i.test(text) || new RegExp(`^${COOKED}$`, 'i').test(how) ? 'timer' : 'one'}`,
  ),
  // "The dentist just rang, they can't do ten any more, so *make it quarter past two*, same day".
  says(
    `^${LEAD}${CALLER}${RANG}[,.;]? (?:and )?${WHY}${JOIN}${ASKS} (?:make|move|shift|push|put|change) (?:it|that)(?: back| forward)? (?:to |for |at )?(${ON})(?:,? (?:(?:on )?the )?same day)?${END}`,
    ([, name, when = '']) => `move the ${name} to ${when.replace(/^(?:at|on) /i, '')}`,
  ),
  // "Recycling's a day late this week, so *remind me on Wednesday instead*".
  says(
    `^${LEAD}(?:the |my |our )?(${NOT_HOUSE}[a-z][a-z -]*?)(?:['’]s|['’]re| is| are) (?:(?:a|one|two|three) days? (?:late|later|early|earlier)|late|early|delayed|put back|moved|on a different day)( this week| next week)?,? (?:so |and )?(?:(?:can|could|would|will) you |please )*(?:remind (?:me|us)|do it|make it|move it)(?: on| to| for)? ((?:this |next )?${WEEKDAY}|tomorrow)(?: instead)?${END}`,
    ([text, name, week = ' this week', day]) =>
      / instead\b/i.test(text) ? `move${week}'s ${name} to ${day}` : undefined,
  ),
];

/** The same where nothing reads the sentence as it stands: "bins go out on Monday, *remind me the evening before at seven*". */
export const TOLD_BEFORE: readonly Rewording[] = [
  says(
    `^(?=[^]*remind )${LEAD}${CLAUSE}[,;.]? (?:and |so |then )*(?:(?:can|could|would|will) you |please )*remind (me|us|[a-z]+) the (day|evening|night|morning) before(?: (at ${HOUR}))?${END}`,
    ([, clause = '', who, part, hour = '']) => {
      const [, day] = new RegExp(`\\b((?:next )?${WEEKDAY}|tomorrow)\\b`, 'i').exec(clause) ?? [];
      return day === undefined || IS_EVENT.test(clause)
        ? undefined
        : `remind ${who} the ${part} before ${day}${hour === '' ? '' : ` ${hour}`} about ${clause}`;
    },
  ),
  says(
    `^(?=[^]*remind )${LEAD}${CLAUSE}[,;] (?:and |so |then )*(?:(?:can|could|would|will) you |please )*remind (me|us|[a-z]+) (${WHEN})${END}`,
    ([, clause = '', who, when = '']) =>
      TO_OR_ABOUT.test(when) || NO_ORDER.test(clause) || IS_EVENT.test(clause)
        ? undefined
        : `remind ${who} ${when} about ${clause}`,
  ),
];
