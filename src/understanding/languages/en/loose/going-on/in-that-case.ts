import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** What people say of an answer, of what was done or of what rings just now, in words that name none of it. */

const SO =
  "(?:in that case|that being (?:so|the case)|if (?:so|not|it is|it isn['’]?t|they are|they aren['’]?t|that['’]?s (?:so|the case|how it is|true|right))|in which case|as it is(?= (?:not|still))|if it['’]?s not|seeing as it is)";
const IT = '(?:it|that|this|them|those|everything)';
const BEFORE =
  '(?:how|the way|what|as|like) (?:it|they|things) (?:was|were|had been)(?: before| originally| earlier)?';
const LIKED = `(?:(?:i|we) (?:liked|preferred|like|prefer) (?:it|them|that) (?:(?:better|more|best) )?${BEFORE}|${BEFORE} (?:was|were|is) (?:nicer|better|fine|good|best|perfect|all right|okay)|(?:it|that|they) (?:was|were|looked|sounded|felt) (?:better|nicer|fine|best) (?:before|as (?:it was|they were)))`;
const BACK = `(?:(?:put|set|turn|make|have|get|bring|switch) ${IT} back|go back)(?: (?:to )?(?:like (?:that|it was|before)|that(?: way)?|${BEFORE}|before))?`;
const WHOLE =
  '(?:(?:about )?(?:the|that|this) (?:whole|entire) (?:thing|idea|business|plan|lot)|(?:all about it|all of (?:it|that)|all that))';
const STATE = '(on|off|open|closed|shut|locked|unlocked|running|up|down|playing)';

const TELL =
  "(?:please )?(?:just )?(?:tell (?:me|us)(?: so| about it)?|let (?:me|us) know|say(?: so)?|shout|warn (?:me|us)|give (?:me|us) a shout|i want to (?:know|hear)(?: about it)?|i(?:['’]d| would) like to know)";
const FAILS =
  "(?:(?:it|that|this|they|any of (?:it|that|them)|anything|something) (?:fails?|goes wrong|does(?:n['’]?t| not) (?:work(?: out)?|happen|go through)|wo(?:n['’]?t| not) (?:work|go through)|did(?:n['’]?t| not) work|is(?:n['’]?t| not) working)|there(?:['’]s| is| are)(?: any| a)? (?:problems?|trouble))";

/** "… *and if it fails tell me*": the house does so anyway. */
const TOLD_ANYWAY: readonly Rewording[] = [
  says(
    `^${LEAD}(?:(?:if|in case) ${FAILS},? (?:then )?${TELL}|${TELL} (?:if|in case) ${FAILS})${END}`,
    () => 'ok',
  ),
  says(`(?<=[a-z]),? (?:(?:and|but) )?(?:then )?(?:if|in case) ${FAILS},? (?:then )?${TELL}${END}`, () => ''),
  says(`(?<=[a-z]),? (?:(?:and|but) )?${TELL} (?:if|in case) ${FAILS}${END}`, () => ''),
  // "Close the gate and shout *if it doesn't close*".
  says(
    `(?<=^${LEAD}(close|shut|open|lock|unlock|start|stop)\\b[^;.!?]*),? (?:(?:and|but) )?(?:${TELL} if (?:it|that) (?:does(?:n['’]?t| not)|wo(?:n['’]?t| not)|can(?:['’]?t|not)) (?:close|shut|open|lock|unlock|start|stop)|if (?:it|that) (?:does(?:n['’]?t| not)|wo(?:n['’]?t| not)|can(?:['’]?t|not)) (?:close|shut|open|lock|unlock|start|stop),? ${TELL})${END}`,
    () => '',
  ),
];

const IF = '(?:if|when|whenever|as soon as|once|should)';
/** What is done about it, by what it is. */
const DONE_ABOUT: Readonly<Record<string, RegExp>> = {
  off: /^(?:turn|switch|put|pop)(?: it| them) on$/i,
  on: /^(?:turn|switch|put|pop)(?: it| them) off$/i,
  open: /^(?:close|shut)/i,
  closed: /^open/i,
  shut: /^open/i,
  unlocked: /^lock/i,
  locked: /^unlock/i,
};

const OF_CONDITION: readonly Rewording[] = [
  // "If the door's open, shut it, *and in that case* tell Sam": all of it hangs on the same.
  says(
    `(?<=^${LEAD}${IF} (?:(?!\\b(?:otherwise|else|if not)\\b)[^.!?])*?),? and (?:in (?:that|which) case|if so|then in that case)(?:,? (?:also|as well|please))?,? (?=[a-z]+ )`,
    () => ' and ',
  ),
  // "When the door opens *and the lamp happens to be off, put it on*": the one that is so is what it is done about.
  says(
    `^(${LEAD}${IF} [^;.!?]*? and )((?:the|my|our) (?!(?:tv|telly) is playing)[a-z]+(?: [a-z]+){0,3}?)(?: is| are|['’]s) (?:(?:just|still|by chance|at the time) )*(off|on|open|closed|shut|locked|unlocked),? (?:then |please |so )*((?:turn|switch|put|pop|open|close|shut|lock|unlock) (?:it|them)(?: (?:on|off))?)(?=[,.!?]|$| (?:and|then|for|until)\\b)`,
    ([, head, thing, state = '', deed = '']) =>
      DONE_ABOUT[state.toLowerCase()]?.test(deed) === true
        ? `${head}${thing} is ${state}, ${deed.replace(/ (?:it|them)\b/i, ` ${thing}`)}`
        : undefined,
  ),
];

export const THAT_CASE_FIRST: readonly Rewording[] = [
  ...TOLD_ANYWAY,
  says(
    `(?<=\\b${IF} [^;.!?]*) (happens?|chances?) to (?:still )?be (?=(?:off|on|open|closed|shut|locked|unlocked|dark|running)\\b)`,
    ([, verb = '']) => (/s$/i.test(verb) ? ' is ' : ' are '),
  ),
  ...OF_CONDITION,
  // "*How it was before was nicer*, put it back like that": said twice.
  says(
    `^${LEAD}(?:no+[,.! ]+)?${LIKED}[,;.! ]+(?:so |and |please |can you |could you |let['’]s )*${BACK}${END}`,
    () => 'put it back to how it was',
  ),
  says(
    `^${LEAD}(?:no+[,.! ]+)?(?:put|set|turn|make|have|get|bring) ${IT} back (?:like (?:that|it was|before)|that way|to that)${END}`,
    () => 'put it back to how it was',
  ),
  // "Never mind, *go back on that*", "take that back".
  says(
    `^${LEAD}(?:(?:never ?mind|no+)[,.! ]+)*(?:(?:go back on|backtrack on|take back|roll back|wind back) (?:that|it)|(?:take|roll|wind) (?:that|it) back)(?: again)?${END}`,
    () => 'undo that',
  ),
  // "Ah leave it, *forget the whole thing*", "you know what, scrap the whole idea".
  says(
    `^${LEAD}(?:you know what[,.! ]+)?(?:(?:leave|drop|forget|scrap) (?:it|that)[,.;! ]+)?(?:forget|scrap|drop|bin|ditch|leave) ${WHOLE}${END}`,
    () => 'cancel that',
  ),
  says(
    `^${LEAD}forget (?:that )?i ever (?:asked|said (?:anything|it|that)|mentioned (?:it|that)|spoke)${END}`,
    () => 'forget it',
  ),
  // "*So it's off then*", "it's shut now, right?": asked, to be sure.
  says(
    `^(?:(?:ok(?:ay)?|right|ah|oh|and|but|well|good)[, ]+)*so[, ]+(?:it|that|they)(?:['’]s|['’]re| is| are)(?: (?:all|definitely|really|actually|properly|safely|now|still))* ${STATE}(?: (?:now|again|already|then))*(?:,? (?:right|yeah|yes|is it|are they|isn['’]t it|aren['’]t they))?[?.!]*$`,
    ([, state]) => `is it ${state}`,
  ),
  says(
    `^${LEAD}(?:it|that|they)(?:['’]s|['’]re| is| are)(?: (?:all|definitely|really|actually|properly|safely|now|still))* ${STATE}(?: (?:now|again|already))*(?: then\\?|,? (?:right|yeah|yes|is it|are they|isn['’]t it|aren['’]t they)\\??)$`,
    ([, state]) => `is it ${state}`,
  ),
  // "*Okay okay I heard you*, that'll do".
  says(
    `^(?:(?:ok(?:ay)?|all ?right|yes|yeah|yep|right|aye|fine|i know)[,.! ]+)*(?:i )(?:can hear|heard|hear|get) (?:you|it|that|the message)(?:[,.! ]+(?:the first time|loud and clear|already|now|that['’]?ll do|that will do|that['’]s enough|enough(?: now)?|stop(?: (?:now|it))?|you can stop(?: now)?|pipe down|shush|hush|thanks|thank you))*[.!]*$`,
    () => 'okay i heard you',
  ),
];

export const THAT_CASE_IN_TALK: readonly Rewording[] = [
  // "Is the front door locked?" "*Well in that case* unlock it".
  says(`^${LEAD}(?:and )?${SO}(?:,? then)?,? (?:then )?(?=[a-z]+ )`, () => ''),
];
