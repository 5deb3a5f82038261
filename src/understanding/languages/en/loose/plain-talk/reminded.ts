import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** How people ask at home to be reminded, where they never say "remind me": what is to come, and "say it to me then"; "give me a shout at three, I've a call". */

const CLOCK = `(?:(?:at|about|around|by|for) )*(?:${HOUR}|lunch ?time|bed ?time|tea ?time|dinner ?time)`;
const CLOCK_AT = `(?:(?:at|by) (?:about |around )?${HOUR}|at (?:lunch ?time|bed ?time|tea ?time|dinner ?time)|when (?:it['’]s|its) (?:lunch ?time|bed ?time|tea ?time|dinner ?time))`;
const DATE =
  '(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[a-z]+teenth|twentieth)(?: of [a-z]+)?';
const DAY = `(?:${WEEKDAY}s? and ${WEEKDAY} (?:morning|afternoon|evening|night)s?|(?:on )?(?:today|tonight|tomorrow|(?:next |this )?${WEEKDAY}s?)(?: (?:morning|afternoon|evening|night)s?)?|this (?:morning|afternoon|evening)|on ${DATE})`;
const AFTER = `(?:(?:in|after) (?:about |around )?${LENGTH}(?:['’]s?)?(?: time)?|(?:in )?${LENGTH} from now|(?:in )?${LENGTH}['’]?s? time)`;
const OFTEN = `(?:(?:every|each) (?:(?:other|second) )?(?:day|night|morning|evening|weekday|week|month|year|${WEEKDAY}(?: (?:morning|evening|night))?|${LENGTH}|two hours|hour)|(?:always )?on the last day of (?:the|every|each) month)`;
/** A time that says by itself that it is one. */
const TIME = `(?:${OFTEN}(?:,? ${CLOCK})?|${DAY}(?:,? ${CLOCK})?|${CLOCK_AT}(?:,? ${DAY})?|${AFTER})`;
/** The same behind a word that wants one, where a bare hour is one as well. */
const WHEN = `(?:${TIME}|${HOUR})`;

const ONE_DAY = `(?:on )?(?:today|tonight|tomorrow|(?:next |this )?${WEEKDAY})(?: (?:morning|afternoon|evening))?`;
const SHOUT =
  '(?:give|send) (?:me|us) (?:a|another) (?:wee |little |quick |gentle )*(?:shout|nudge|poke|prod|ping|bell|buzz|tap|reminder|heads[- ]up|call|tinkle|warning)|giving (?:me|us) a (?:wee |little |quick |gentle )*(?:shout|nudge|poke|prod|ping|buzz|tap|call)';
const CALLS =
  "(?:nudge|poke|prod|ping|buzz|prompt|warn|alert|remind) (?:me|us)|(?:holler|shout|yell) at (?:me|us)|(?:say|mention|bring) (?:it|that)(?: up)?(?: again)?(?: to (?:me|us))?|tell (?:me|us)|let (?:me|us) know|please remember me|(?:don['’]?t|do not) let (?:me|us) forget";
/** What asks to be reminded of what was told before it. */
const REMIND = `(?:${SHOUT}|${CALLS})`;
const ASKS =
  '(?:(?:and|so|then|but|please|just|can you|could you|will you|would you|would you mind|you can|you could)[, ]+)*';
const THEN =
  '(?: (?:then|at that time|when it comes|about (?:it|that|this)|of (?:it|that|this)|too|in time|will you|would you|again|please|in good time))*';
const NO_FACT =
  "(?!(?:if|when(?! (?:it['’]s|its) [a-z]+ ?time)|whenever|once|as soon as|what|who|how|where|why|which|is|are|was|did|do|does|has|have|can|could|will|would|please|set|put|add|turn|switch|open|close|shut|lock|unlock|start|stop|remind|wake|move|push|cancel|drop|make|don['’]t|check|play|get|bring|let|tell|give|show|read|and|or|no|not|yes|that|it) )";
const DOES =
  "(?:(?:i|we)(?:['’]ve| have)(?: got)? to|(?:i|we) (?:need to|must|should(?: be)?|ought to|have to)|(?:i|we)['’]d better|gotta|got to|have to|need to) ";
/** Whose it is, at the head of what is told. */
const WHOSE =
  '(?!(?:i|we|it|he|she|they|the|my|our|there|that|this|today|tomorrow|what|let|time)\\b)([a-z]+)';
const KEPT =
  /\b(?:calendar|diary|planner|shopping|list|timer|alarm|unless|until|if|when|what|what['’]s|who|how|why)\b/i;

/** The wish to be reminded of what is told: to do what is to be done, of what is so, of what has a name. */
function reminder(who: string, when: string, fact: string): string | undefined {
  if (KEPT.test(fact)) return undefined;
  const at = when
    .replace(/^when (?:it['’]s|its) /i, 'at ')
    .replace(/^always /i, '')
    .replace(/^(?=(?:an?|half|[a-z]+|\d+) .*\btime$)(?!in |at |when )/i, 'in ')
    .replace(/^([a-z]+day)s? and ([a-z]+day) ([a-z]+?)s?$/i, 'every $1 and $2 $3')
    .replace(/\b(?:about|around) (?=[a-z0-9])/i, '')
    .trim();
  const head = `remind ${who}${at === '' ? '' : ` ${/^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|a quarter|\d)/i.test(at) && !/from now|time$/i.test(at) ? 'at ' : ''}${at}`}`;
  const told = fact
    .trim()
    .replace(/ (?:once|twice|three times) a (?:day|week|month|year)\b/i, '')
    .replace(/[,;]+$/, '');
  const [, doing] =
    new RegExp(`^${DOES}(.+)$`, 'i').exec(told) ??
    /^(?:i|we) promised(?: [a-z]+)? to (.+)$/i.exec(told) ??
    /^(?:i|we)(?:['’]ve| have)? (?:said|promised|told [a-z]+|agreed)(?: that)? (?:i|we)(?:['’]d|['’]ll| would| will) (.+)$/i.exec(
      told,
    ) ??
    [];
  if (doing !== undefined) return `${head} ${/^[a-z]+ing\b/i.test(doing) ? 'about' : 'to'} ${doing}`;
  const isClause =
    /^(?:i|we|it|there)['’]|^(?:i|we|it|he|she|they|there) |(?:['’]re| is| are| comes?| goes?| needs?| wants?| runs?| ends?| starts?| closes?| opens?| has| have)\b/i.test(
      told,
    ) || /^[a-z ]+['’]s (?:due|coming|on|off|over|out|in|a|an|the|to|not)\b/i.test(told);
  return `${head} ${isClause ? 'that' : 'about'} ${told}`;
}

/** The time in words that are told, and the words without it. */
function parted(told: string): readonly [when: string, fact: string] | undefined {
  const found = new RegExp(`(?:^| )(${TIME})(?=$|[ ,])`, 'i').exec(told);
  if (found?.[1] === undefined) return undefined;
  const before = told.slice(0, found.index).replace(/[, ]+$/, '');
  const after = told.slice(found.index + found[0].length).replace(/^[, ]+/, '');
  const fact = [before, after].filter((part) => part !== '').join(' ');
  return fact === '' ? undefined : [found[1], fact];
}

const ABOUT = `(?:(?:${DAY} (?:at )?)?${HOUR}(?: ${DAY})?|${DAY})`;
const atOrOn = (when = ''): string => `${/^(?:to|on|next|this|[a-z]+day)/i.test(when) ? '' : 'at '}${when}`;

/** "Medicine at half nine this evening, *can you remind me*". */
const THEN_REMIND: readonly Rewording[] = [
  // "Remind me to ring the bank, *half twelve say*", "… *six-ish*": about then.
  says(
    `^(${LEAD}remind (?:me|us|[a-z]+) (?:to|about) [^,]+?),? (?:maybe |about )?(?:at )?(${ABOUT})(?:,? say|,? or so|,? or thereabouts|,? or around then|[- ]?ish)${END}`,
    ([, wish, when]) => `${wish} ${atOrOn(when)}`,
  ),
  says(
    `^${LEAD}${NO_FACT}([^;.!?]+?)[,;.–-]+ ?${ASKS}${REMIND}${THEN}(?: that (morning|day|evening|night))?${END}`,
    ([, told = '', part]) => {
      const [when, fact] = parted(told) ?? [];
      if (when === undefined || fact === undefined) return undefined;
      const at =
        part === undefined || part === 'day' || new RegExp(HOUR, 'i').test(when) ? when : `${when} ${part}`;
      return reminder('me', at, fact.replace(/ (?:is|are|['’]s|['’]re)$/i, '').replace(/['’]s$/i, ''));
    },
  ),
];

export const REMINDED_FIRST: readonly Rewording[] = [
  // "Remind me *10 to 3* call the bank": one hour, and no text.
  says(
    `(?:(?<=\\bremind [a-z]+ )(?:at )?|(?<=^${ASKS})at )(5|10|20|25) (to|past) (1[0-2]|[1-9])(?=(?:,? (?:please )?remind|(?<=\\bremind .*) (?:to |that |about )?(?!(?:am|pm|in|tomorrow|on)\\b)[a-z]))`,
    ([, minutes, way, hour]) =>
      way?.toLowerCase() === 'past'
        ? `at ${hour}:${minutes?.padStart(2, '0')}`
        : `at ${Number(hour) === 1 ? 12 : Number(hour) - 1}:${60 - Number(minutes)}`,
  ),
  // "On Friday remind me *at ten to* put the bins out *and at noon to* lock the shed": two, each with its day and its hour.
  says(
    `^${ASKS}((?:${ONE_DAY},? )?)remind (me|us) ((?:${ONE_DAY} )?)(at ${HOUR}) to ((?:(?!\\b(?:and|if|when|every|each|then|at)\\b|,).)+?),? and (?:then )?(at ${HOUR}) to ((?:(?!\\b(?:if|when|every|each|then|at)\\b|,).)+?)[.!]*$`,
    ([, front = '', who, behind = '', first, one, second, other]) => {
      const day = (front || behind).replace(/,? ?$/, ' ').trimStart();
      return `remind ${who} to ${one} ${day}${first} and remind ${who} to ${other} ${day}${second}`;
    },
  ),
  // "Give me a shout *about the washing in twenty minutes*".
  says(
    `^${LEAD}(?:${SHOUT}) about ((?:the|my|our) [a-z]+(?: (?!in\\b|at\\b)[a-z]+)?) (${TIME})${THEN}[.!?]*$`,
    ([, what, when]) => `remind me ${when} about ${what}`,
  ),
  says(
    `^${LEAD}(?:${SHOUT}) (${TIME}) about ((?:the|my|our) [a-z]+(?: [a-z]+)?)${THEN}[.!?]*$`,
    ([, when, what]) => `remind me ${when} about ${what}`,
  ),
  // "Every evening at nine *I want reminding about* my tablets".
  says(
    `\\b(?:i|we)(?:['’]d like| would like| want| need) (?:reminding|to be reminded|a reminder)(?=(?: (?:every|each|at|on|tomorrow|tonight|in)\\b[^,;.]*)? (?:about|of|to|that)\\b)`,
    () => 'remind me',
  ),
  // "*When it's five o'clock* can you tell me to feed the hamster".
  says(
    `^${LEAD}when (?:it['’]?s|it is|the time is|it gets to|it reaches) (${HOUR}(?: ?o['’]?clock)?),? (?:please )?(?:(?:can|could|would|will) you )?(?:please )?(?:tell|remind|nudge|prompt) (me|us) to `,
    ([, hour = '', who]) => `at ${hour.replace(/ ?o['’]?clock$/i, " o'clock")} remind ${who} to `,
  ),
  // "Give us a shout at ten to twelve *or I'll miss the bus*": of the bus.
  says(
    `^${LEAD}(?:${SHOUT}|(?:remind|tell|nudge|warn|prompt) (?:me|us)) (at ${HOUR})(?:,? ${DAY})?,? (?:or|or else|else|otherwise) (?:i|we)(?:['’]ll| will|['’]d| might|['’]re going to|['’]m going to) (?:only |just |end up )?(?:miss|forget(?: about)?|be late for|missing|forgetting) (?:the |my |our )?([a-z]+(?: [a-z]+)?)${END}`,
    ([said, hour, what]) => `remind ${/\\bus\\b/i.test(said) ? 'us' : 'me'} ${hour} about the ${what}`,
  ),
  // "At four I've to ring the dentist, *let me know*": told to the house, and nothing asked of the calendar.
  says(
    `^${LEAD}(${TIME}),? (${DOES}[^;,.!?]+?)[,;.–-]+ ?${ASKS}${REMIND}${THEN}${END}`,
    ([, when = '', fact = '']) => reminder('me', when, fact),
  ),
  // "I have to pick up Mia at ten past three, *say it to me then*".
  says(
    `^${LEAD}(${DOES}[^;,.!?]+?)[,;.–-]+ ?${ASKS}(?:${SHOUT}|(?:say|mention) it(?: to (?:me|us))?|tell (?:me|us)|let (?:me|us) know|(?:nudge|poke|prod|ping|buzz|warn) (?:me|us)) (?:then|about (?:it|that)|at that time|in time)${END}`,
    ([, told = '']) => {
      const [when, fact] = parted(told) ?? [];
      return when === undefined || fact === undefined ? undefined : reminder('me', when, fact);
    },
  ),
  // "It's swimming every Tuesday, *tell us at half four* to get the gear ready": at that hour of those days.
  says(
    `^${LEAD}(?:it['’]s |its |there['’]s |we have |i have |we['’]ve )?[a-z]+(?: [a-z]+)? (?:is |are )?((?:every|each) (?:other |second )?${WEEKDAY}),? (?:so )?${ASKS}(?:tell|remind) (me|us) at (${HOUR}) to (.+)$`,
    ([, often, who, hour, what]) => `remind ${who} ${often} at ${hour} to ${what}`,
  ),
  // "*Next time* the front door opens remind me to …": reminded once.
  says(
    `^${LEAD}(?:the )?next time (?=[a-z' ]+?,? (?:please )?(?:remind|tell) (?:me|us|[a-z]+) )`,
    () => 'when ',
  ),
  // "When Sam comes home tell *him* there's soup".
  says(
    `^(${LEAD}(?:when|as soon as|once) ${WHOSE} (?:gets?|comes?|is|arrives?|walks?)(?: (?:back|home|in|here|from [a-z]+|through the door))+,? (?:please )?)(?:(?:tell|say to|say) (?:him|her)|let (?:him|her) know)(?: that)? `,
    ([, when, who]) => `${when}tell ${who} `,
  ),
  // "Reminder, six pm, *feed the cat*"; "*weekly reminder, Sundays at six, ironing*".
  says(
    `^${LEAD}(?:(?:a|put a|set a) )?(?:(weekly|daily) )?reminder(?: in)?(?: for (?!${WHEN})([a-z]+))?(?:,| for) ?(${WHEN}), (?!(?:about|to|for|that|and|or)\\b)([a-z][^,;.!?]*)${END}`,
    ([, often, who = 'me', when = '', what = '']) => {
      const days =
        often !== undefined && /weekly/i.test(often)
          ? when.replace(/^(?:on )?(?=[a-z]+day)/i, 'every ').replace(/days\b/i, 'day')
          : `${often === undefined ? '' : 'every day '}${when}`;
      return reminder(who, days, what);
    },
  ),
  says(
    `^${LEAD}(?:set|put|make|add) a reminder for ([a-z]+), ([a-z][a-z' ]*?), (${WHEN})${END}`,
    ([, who = '', what = '', when = '']) =>
      new RegExp(`^${WHEN}$`, 'i').test(what) ? undefined : reminder(who, when, what),
  ),
  // "*Jog my memory on Friday about* Gran's prescription", "*let me not forget tonight the trash*, at nine".
  says(
    `^${LEAD}${ASKS}(?:jog|refresh) my memory(?: (${WHEN}))? about ([a-z' ]+?)(?: (${WHEN}))?${END}`,
    ([, before, what = '', behind]) =>
      before === undefined && behind === undefined ? undefined : reminder('me', before ?? behind ?? '', what),
  ),
  says(
    `^${LEAD}(?:let me not|don['’]t let me) forget (today|tonight|tomorrow|on ${WEEKDAY}) ((?:the|my|our) [a-z ]+?),? (at ${HOUR})${END}`,
    ([, day, what, hour]) => `remind me ${day} ${hour} about ${what}`,
  ),
  // "Check on the baby, *remind me, forty five minutes*".
  says(
    `^${LEAD}([a-z]+ [a-z ]+?), remind me,? (?:in )?(${LENGTH})${END}`,
    ([, what, length]) => `remind me in ${length} to ${what}`,
  ),
  // "Mia *needs telling to* feed the hamster at five every day", "*make sure Mia* packs her bag at eight".
  says(
    `^${LEAD}${WHOSE} (?:needs|wants) (?:telling|reminding|nagging|a reminder) (to|about) (.+)$`,
    ([, who, to, what]) => `remind ${who} ${to} ${what}`,
  ),
  says(
    `^${LEAD}(?:make sure|see that|see to it that) ${WHOSE} (packs|takes|brings|does|feeds|rings|calls|gets|brushes|eats|puts|remembers|walks|waters|tidies|washes|finishes|leaves|picks|buys|cleans) ([^,;.!?]+ (?:${TIME}))${END}`,
    ([, who, does = '', what]) =>
      `remind ${who} to ${does.replace(/(?:(?<=brush|wash|finish|do)es|(?<!brush|wash|finish|do)s)$/i, '').replace(/^tidie$/i, 'tidy')} ${what}`,
  ),
  // "Remind me *in ten* that I've soup on the hob": minutes.
  says(
    `^(${LEAD}(?:remind|nudge|buzz|ping|wake) (?:me|us)(?: up)?) in (five|ten|fifteen|twenty|twenty[- ]five|thirty|forty(?:[- ]five)?|fifty|\\d{1,2})(?= (?:to|about|that)\\b|[.!]*$)`,
    ([, head, many]) => `${head} in ${many} minutes`,
  ),
  // "Mia has to do her spellings, *remind her at half six*"; "Sam's tablets are at nine, *give him a shout then*".
  says(
    `^${LEAD}${WHOSE}(['’]s [^;.!?,]+?| (?:has|needs|wants|must|should|is|keeps) [^;.!?,]+?)[,;.–-]+ ?${ASKS}(?:remind|tell|nudge|poke|warn) (?:him|her)(?: then| (${WHEN}))${END}`,
    ([, who = '', rest = '', when]) => {
      const [told, fact] = when === undefined ? (parted(rest) ?? []) : [when, rest];
      if (told === undefined || fact === undefined) return undefined;
      const has =
        / (?:has to|needs to|must|should|keeps forgetting to) (.+?)(?: (?:after|before) [a-z]+)?$/i.exec(
          fact,
        );
      if (has !== null)
        return `remind ${who} ${/^[a-z]+day|^t|^at|^in|^every/i.test(told) ? '' : 'at '}${told} to ${has[1]}`;
      const own = /^['’]s (.+?)(?: (?:is|are))?$/i.exec(fact);
      return own === null ? undefined : `remind ${who} ${told} about ${own[1]}`;
    },
  ),
  says(
    `^${LEAD}${WHOSE}['’]s ([a-z]+(?: [a-z]+)?) (?:is|are) (${CLOCK_AT}|${TIME})[,;.–-]+ ?${ASKS}(?:give|send) (?:him|her) a (?:shout|nudge|poke|ping|buzz|call|reminder)(?: then)?${END}`,
    ([, who, what, when]) => `remind ${who} ${when} about ${what}`,
  ),
  // "As soon as *Sam's home*", and not at a home of his.
  says(
    `((?:^|[ ,])(?:when|whenever|as soon as|once|if|until) (?!(?:it|that|there|he|she|what|who)\\b)[a-z]+)['’]s (?=(?:home|back|in|out|here|away|gone|asleep|up)(?:,| (?!of\\b)))`,
    ([, head]) => `${head} is `,
  ),
];

export const REMINDED: readonly Rewording[] = [
  ...THEN_REMIND,
  // "*Don't forget to* call the dentist": what the house cannot do itself.
  says(
    `^${LEAD}(?:(?:i|we) (?:must|need to|have to|should) )?(?:remember|(?:don['’]?t|do not|must not|mustn['’]t) (?:let me |let us )?forget)(?: (?:please|later|again))* to ([a-z].+?)${END}`,
    ([, what = '']) => `remind me to ${what}`,
  ),
  // "*Ping me an hour from now*, gotta call the garage"; "*holler at me at noon*, meds".
  says(
    `^${LEAD}${ASKS}(?:${SHOUT}|${CALLS}) (${WHEN})[,;.–:-]+ ?(?:because |cos |as )?([a-z][^;!?]*)$`,
    ([, when = '', fact = '']) =>
      reminder(
        'me',
        when,
        fact
          .replace(/ then[.]*$/i, '')
          .replace(/^i(?:['’]ve| have)(?: got)? an? /i, 'the ')
          .replace(/[.]+$/, ''),
      ),
  ),
  // "I always forget the recycling, *tell me tonight about seven* would you".
  says(
    `^${LEAD}(?:i|we)(?:['’]ll)? (?:always |keep |never |only |just )*(?:forget|forgetting|remember) ([^,;.]+?)(?:[,;.–-]+ ?| unless you | so )${ASKS}(?:${REMIND}) (${WHEN})(?: would you| will you)?${END}`,
    ([, fact = '', when = '']) => {
      const [day, what] = parted(fact) ?? ['', fact];
      return reminder('me', `${day}${day === '' ? '' : ' '}${when}`, what.replace(/^to /i, 'i have to '));
    },
  ),
  // "*Mention the washing to me* half an hour's time", "half an hour's time, mention the washing to me".
  says(
    `^${LEAD}(?:(${WHEN}),? )?${ASKS}(?:mention|bring up) ((?:the|my|our) [a-z ]+?)(?: to (?:me|us)| again)*(?:,? (${WHEN}))?${END}`,
    ([, before, what = '', behind]) =>
      before === undefined && behind === undefined ? undefined : reminder('me', before ?? behind ?? '', what),
  ),
  // "*Say to me after fifteen minutes*, call the grandma"; "when it's lunchtime say to me I have to call my mother".
  says(`^${LEAD}${ASKS}say to me (${WHEN})[,:–-]* ?(?:that )?([a-z].*)$`, ([, when = '', fact = '']) =>
    reminder('me', when, /^(?:i|we|it|there)\b/i.test(fact) ? fact : `i have to ${fact}`),
  ),
  says(
    `^${LEAD}(${TIME}),? ${ASKS}(?:say to me|tell me|remind me)(?: that)? (${DOES}.+|i [a-z]+ .+)$`,
    ([, when = '', fact = '']) => reminder('me', when, fact),
  ),
  // "*Can you get me to* hang the clothes out in about 25 minutes".
  says(
    `^(?:can|could|will|would) you get me to ([a-z][^,;.!?]*? (?:${TIME}))[.?!]*$`,
    ([, what]) => `remind me to ${what}`,
  ),
  // "I should drink some water every two hours, *keep at me*".
  says(
    `^${LEAD}(${DOES}[^;,.!?]*?) (every ${LENGTH}|every (?:two|three|four) hours|every hour|${OFTEN})[,;.–-]+ ?${ASKS}(?:keep at (?:me|us)|keep (?:telling|reminding|nagging|on at) (?:me|us)|nag (?:me|us)|stay on at me)${END}`,
    ([, fact = '', often = '']) => reminder('me', often, fact),
  ),
  // "Say to Sam *on Friday at noon he should* collect the parcel".
  says(
    `^${LEAD}(?:say to|tell) ${WHOSE} (${TIME}),? (?:that )?(?:he|she) (?:should|must|has to|needs to|is to) (.+)$`,
    ([, who, when, what]) => `remind ${who} ${when} to ${what}`,
  ),
  // "Each morning at quarter to eight *ask me have I my keys*".
  says(
    `^${LEAD}(${OFTEN}(?: ${CLOCK})?|${TIME}),? ask me (?:if|whether)? ?(?:have i|i have|do i have|have i got) (?:got )?((?:my|the) [a-z ]+?)[?.!]*$`,
    ([, when, what]) => `remind me ${when} about ${what}`,
  ),
  // "*Keep in mind for me that* the plumber's coming Monday at nine".
  says(`^${LEAD}(?:keep|bear) in mind (?:for (?:me|us) )?that ([^;!?]+)$`, ([, fact = '']) => {
    const [when, told] = parted(fact) ?? [];
    return when === undefined || told === undefined ? undefined : reminder('me', when, told);
  }),
  // "I want to be told about the letter *when I get in*", "when I'm leaving I have to bring the folder, *remind me*".
  says(
    `^${LEAD}(?:i|we)(?:['’]d like| want| need| would like) to be (?:told|reminded) about (.+?) ((?:when|as soon as|once) (?:i|we) .+)$`,
    ([, what, when]) => `remind me about ${what} ${when}`,
  ),
  says(
    `^${LEAD}(when (?:i|we)(?:['’](?:m|re)| am| are)? (?:leav(?:e|ing)|go(?:ing)? out|get in|get home|come home|come in)[a-z ]*?),? (?:i|we) (?:have to|need to|must|should|['’]ve to) ([^,;.]+?)[,;.–-]+ ?${ASKS}remind (me|us)${END}`,
    ([, when = '', what, who]) =>
      `remind ${who} ${when.replace(/(i|we)(?:['’](?:m|re)| am| are) leaving/i, '$1 leave').replace(/(i|we)(?:['’](?:m|re)| am| are) going/i, '$1 go')} to ${what}`,
  ),
  // "The hoover's done, *that's when I want reminding to* empty it".
  says(
    `^${LEAD}((?:the|my|our) [a-z ]+?(?:['’]s| is) [a-z]+|[a-z]+(?:['’]s| is) (?:home|back|in|out|gone))[,;.–-]+ ?that(?:['’]s| is) when (?:i|we)(?:['’]d like| want| need)(?: a)? (?:reminding|reminder) (to|about) (.+)$`,
    ([, state, to, what]) => `remind me ${to} ${what} when ${state}`,
  ),
];
