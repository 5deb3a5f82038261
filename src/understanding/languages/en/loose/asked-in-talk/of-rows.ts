import type { LaterGrammar } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { A_DAY, LEAD, on } from '../diary/parts.ts';
import { dateSaid, HOUR, WEEKDAY } from '../times-said.ts';

/** What is asked of what was just put off or written down: when it comes, on which days, what it was about, how long there is until then, what is left on a list. */

type Asks = LaterGrammar['askedInTalk'];

/** What stands behind a question and asks for nothing more. */
const TAIL =
  '(?:,? (?:then|again|now|exactly|please|though|roughly|anyway|remind me|by the way|(?:did|have) (?:i|we|you) (?:say|said)|was it|love))*[?.! ]*$';
const asked = (source: string) =>
  lazily(`^(?:(?:sorry|wait|hang on|hm+|listen)[,.! ]+)*${LEAD}${source}${TAIL}`, 'i');

const TIMES =
  '(?:one|time|go|day|lesson|class|session|practice|training|game|match|visit|round|run|nudge|prod|shout|call)';
const OF_IT = '(?:the|my|our|your|his|her|their|its)';
const IT = `(?:it|that|this|that one|this one|${OF_IT} (?:very )?first ${TIMES}|${OF_IT} (?:first (?:alarm|reminder|event)|next ${TIMES}|(?:one|time) after(?: (?:that|this))?))`;
const COMES =
  '(?: (?:be|come|start|happen|take place|go off|go|ring|run|fall|due|on|in|for|at|set|to|going|coming|starting|happening|supposed|meant|up|round|did (?:i|we|you) say))*';
const WHEN = '(?:(?:at |on )?(?:what|which) (?:time|day|date)|when|how soon)';
const WHOM = '(?:me|us|him|her|them)';
const TELLING =
  '(?:hear(?:ing)?|say(?:ing)?|tell(?:ing)?|told|mention(?:ing)?|shout(?:ing)?|nudg(?:e|ed|ing)|prod(?:ded|ding)?|ping(?:ed|ing)?|pok(?:e|ed|ing)|nag(?:ged|ging)?|remind(?:ed|ing)?|bother(?:ed|ing)?|pip(?:e|ing) up|call(?:ing)? out|wak(?:e|ing)|woken(?: up)?|drag(?:ging)?|haul(?:ing)?|get(?:ting)? (?:me|us) up|get (?:told|reminded|nudged|woken|(?:the|my|that) (?:nudge|reminder|prod|shout|message|ping)))';
const BEHIND_TELLING = `(?: (?:${WHOM}|it|that|to ${WHOM}|from you|out loud|up|out of bed|(?:about|of) (?:it|that|this)|(?:the )?(?:first|next)(?: time)?))*`;

const OF_ROW = [
  `${WHEN}(?:['’]s| is| are| was| will| does| do)(?: that)? ${IT}${COMES}`,
  `(?:what|which) day(?: of the week)?(?:['’]s| is| was| will)(?: that| it)(?: (?:on|be|fall on))?`,
  `who (?:was it|is it|am i|was i|are we)(?: (?:that )?(?:i|we)(?:['’]m|['’]re| am| was| have| had| should| must| need))?(?: (?:to|meant to|supposed to|going to|be))* (?:ring|call|phone|meet|see|visit|mail|email|text|message|fetch|collect)(?:ing)?`,
  `${IT}(?:['’]s| is| was| comes| goes off| will be| starts| falls)(?: on| at| for)? (?:when|(?:what|which) (?:time|day))`,
  `${WHEN}(?:['’]ll| will| do| does| would| am| are| is|['’]re)(?: (?:i|we|you|she|he|they))(?: (?:going to|gonna|be|next|first|actually))* ${TELLING}${BEHIND_TELLING}`,
  `(?:remind me |tell me )?what(?:['’]s| is| was| were) (?:it|that|this|that one|the (?:reminder|nudge|alarm))(?: all)? (?:about|for|in aid of)`,
  `(?:remind|tell) me what (?:it|that|this|that one)(?:['’]s| is| was)(?: all)? (?:about|for)`,
  `(?:remind|tell) me (?:when|what time|what day) ${IT}(?:['’]s| is| was| comes| goes off| will be| starts)(?: (?:on|at|for))?`,
  `(?:(?:on |for )?the day after(?: that)?|after that),? ${WHEN}(?:['’]s| is| was| will| does) ${IT}${COMES}`,
  `(?:remind me |tell me )?what (?:was it (?:that )?(?:i|we) (?:had|have|needed|wanted|was meant|were meant)|(?:was|were) (?:i|we) (?:meant|supposed|going)|did (?:i|we) (?:have|need|want)) to (?:do|get done|remember|be doing)(?: (?:then|that day|later|at that time|at ${HOUR}))?`,
  `what (?:am|are) (?:i|we) (?:meant|supposed) to (?:do|be doing) (?:then|at that time|at ${HOUR})`,
  `(?:is|will|was) (?:it|that|this) (?:be )?(?:still |definitely |really )*(?:in there|in|set|set up|noted|written down|down|planned|happening|going ahead|in the (?:diary|calendar))(?: still)?`,
].map(asked);

/** Of the end of what lasts "how long is it" would ask. */
const DAYS_LEFT = asked(
  '(?:how many (?:days|sleeps|weeks|nights)(?: (?:have (?:i|we) got|do (?:i|we) have|is (?:that|it|there)|are there|till|until|to go|left|off|away|from now|from today|(?:till|until|before) (?:then|that|it)|still))*|how (?:long|much time) (?:(?:have (?:i|we) got|do (?:i|we) have|is there)(?: (?:till|until|before) (?:then|that|it)| left)?|(?:is (?:it|that) )?(?:till|until|to) (?:then|that|it|go))|how far (?:off|away) is (?:it|that))',
);

const DAYS = `((?:on |at )?(?:${WEEKDAY}s|(?:the )?weekends?|weekdays)|${A_DAY})`;
const OFTEN = ['too', 'as well', 'also', 'or not', 'again', 'still', 'though'].join('|');
const ON_DAY = [
  `(?:does|will|is|do|are) (?:it|that|this|they|those|that one|this one|the (?:alarm|reminder))(?: (?:also|still|even|just|be|go|come|goes|going|coming|ring|ringing|run|running|happen|happening|work|set|on|off|up|there|apply|count|wake (?:me|us)|remind (?:me|us)|tell (?:me|us)|for|in|to))* ${DAYS}(?:,? (?:${OFTEN}))*`,
].map(asked);
const AS_EVER =
  '(?:back )?(?:to normal|to usual|as (?:usual|normal|always|ever|before|planned)|the same(?: as (?:ever|usual|always|before))?|(?:like|business as) (?:always|normal|usual|before|ever))';
/** A remark that only asks by its tag or mark. */
const IS_IT =
  "(?:(?:it|that|they|you|we)(?:['’](?:s|ll|re)| is| are| will(?: be)?)|(?:is|are|will) (?:it|that|they|you|we)(?: be)?)";
const TAG =
  "(?:,? (?:yes|right|yeah|correct|ok(?:ay)?|isn['’]?t it|won['’]?t (?:it|you|they)|is it|will (?:it|you|they)))?";
const AGAIN = `(?:be |do |run |come |go |tell |remind |wake |nudge |ring |shout )?(?:it |that |on |off |me |us |up )*(?:again|${AS_EVER})(?: (?:on|again))*`;
const NORMAL = [
  `(?:from )?${DAYS}(?: (?:on|onwards))?,? (?:${IS_IT} )?(?:just |then )*${AGAIN}`,
  `${IS_IT} (?:just |then )*${AGAIN} (?:from )?${DAYS}(?: (?:on|onwards))?`,
].map((source) => asked(`${source}${TAG}`));
const ASKS = lazily(
  "\\?\\s*$|\\byou(?:['’]ll| will)\\b|\\b(?:yes|right|correct|isn['’]?t it|won['’]?t (?:it|you|they)|is it|will (?:it|you|they))[.! ]*$",
  'i',
);

const LEFT_ON_LIST = [
  `what(?:['’]s| is|['’]s| do (?:i|we)| have (?:i|we)| else| else is| else do (?:i|we)| else have (?:i|we))(?: (?:there|still|left|have|need|got|yet|else))* to (?:take|pack|bring|get|buy|fetch|pick up|go in|go|come|do|put in)`,
  `(?:is there |are there |have (?:i|we) (?:got )?)?(?:anything|something|much|many)(?: (?:else|still|left))* to (?:take|pack|bring|get|buy|fetch|pick up|go in|put in|find)`,
  `what (?:have (?:i|we)|['’]?ve (?:i|we))? ?got (?:on (?:it|there)|so far|down)(?: so far| now)?`,
].map(asked);

const FREE_THAT_DAY = asked(
  `(?:(?:have|has) (?:i|we) (?:got )?|do (?:i|we) have |is there |(?:am i|are we) |have (?:i|we) )(?:still )?(?:free|busy|(?:any |some |enough )?(?:room|time|space)|an hour|a (?:gap|moment|minute|slot))(?: (?:for|to) [a-z' ]+?)? (?:on )?that (day|morning|afternoon|evening|night)((?: (?:at|around|about|from|before|after)){1,2} ${HOUR})?`,
);
/** "*Would half past ten that day clash with anything?*" */
const CLASHES_THAT_DAY = asked(
  `(?:would|does|will|is) (${HOUR}) (?:on )?that (day|morning|afternoon|evening|night)(?: (?:be|go))? (?:clash(?: with (?:anything|something))?|free|ok(?:ay)?|all right|taken|a problem|work|fit)`,
);
const NAMED = lazily(
  `^${LEAD}(?:what about|how about|how (?:is|are)|how['’]s) (?:the|my|our) ([a-z]+(?: [a-z]+){0,2}?)(?: (?:one|timer|reminder|alarm|doing|getting on|looking|then|now))*\\s*\\?[?! ]*$|^(?:and|but|so) (?:the|my|our) ([a-z]+(?: [a-z]+){0,2}?)(?: (?:one|timer|reminder|alarm|then|now))*\\s*\\?[?! ]*$`,
  'i',
);

const ofWhatWasMade: Asks['ofWhatWasMade'] = (text) => {
  const [, itsHour, itsPart] = CLASHES_THAT_DAY.exec(text) ?? [];
  const [, free, freeHour = ''] = FREE_THAT_DAY.exec(text) ?? [];
  const part = itsPart ?? free;
  const hour = itsHour === undefined ? freeHour : ` at ${itsHour}`;
  if (part !== undefined) {
    const its = /^day$/i.test(part) ? '' : /^night$/i.test(part) ? ' at night' : ` in the ${part}`;
    const onIt = (date: Date): string => `am i free on ${dateSaid(date)}${hour}${its}`;
    return { asks: 'that-day', on: onIt };
  }
  if (DAYS_LEFT.test(text)) return { asks: 'days-left' };
  if (OF_ROW.some((say) => say.test(text))) return { asks: 'row' };
  if (LEFT_ON_LIST.some((say) => say.test(text))) return { asks: 'list' };
  const [, about, bare] = NAMED.exec(text) ?? [];
  const name = about ?? bare;
  if (name !== undefined) return { asks: 'named', name };
  const ways = ASKS.test(text) ? [...ON_DAY, ...NORMAL] : ON_DAY;
  const day = ways.map((say) => say.exec(text)?.[1]).find((said) => said !== undefined);
  return day === undefined ? undefined : { asks: 'day', day };
};

/** "On saturdays", "weekends": the next of them. */
function nextOf(day: string): string {
  const bare = day.replace(/^(?:on|at) (?:the )?/i, '').replace(/^the /i, '');
  if (/^weekends?$/i.test(bare)) return 'at the weekend';
  if (/^weekdays$/i.test(bare)) return 'this week';
  return on(bare.replace(/days$/i, 'day'));
}

const onDay: Asks['onDay'] = (day, service) => {
  const then = nextOf(day);
  if (service === 'alarm') return `is there an alarm ${then}`;
  if (service === 'reminders') return `which reminders do i have ${then}`;
  return `what is happening ${then}`;
};

export const ASKED_OF_ROWS: Pick<Asks, 'ofWhatWasMade' | 'onDay'> = { ofWhatWasMade, onDay };
