import type { Rewording } from '../../index.ts';
import { rewording as says } from '../patterns.ts';
import { as, CALLED } from './manners.ts';
import { DAY, HOUR, LENGTH, WEEKDAY, WHEN } from './times-said.ts';

/** A time that is put right in the same breath, one that is said loosely, and one that is told first and wished for behind. */

const END = '(?:,? (?:please|then|now|thanks|thank you|would you|will you|ok|okay|love))*[.!?]*$';
/** What takes back the words right before. */
const NO =
  '(?:(?:,|\\.\\.\\.|…| -| –)? ?(?:no|no wait|wait no|sorry|no sorry|wait|hang on|no hang on|hold on|no hold on|actually|or rather|i mean|scratch that|scrap that|er no|oh no|make that|make it|i meant)\\b[, ]*)+';
const NEXT = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const ASKS = '(?: (?:so|and|then|can you|could you|will you|would you|please|just|better))*';
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const dayBefore = (day: string): string => DAYS[(DAYS.indexOf(day.toLowerCase()) + 6) % 7] ?? day;

/** "The bins go out every tuesday, *remind Sam at eight*": as often as it is told to be, at the hour or the night before that is wished for. */
function asOften(
  what: string,
  [day, part]: readonly [string, string],
  who: string,
  when: string,
): string | undefined {
  const [, before, clock] =
    /^(?:(the (?:night|evening|day) before|the (?:night|evening|day) before that),? ?)?(.*)$/i.exec(when) ??
    [];
  const [, own = '', rest] =
    new RegExp(`^(?:on |every )?(${WEEKDAY})s?\\b(.*)$`, 'i').exec(clock ?? '') ?? [];
  const on = own === '' ? (before === undefined ? day : dayBefore(day)) : own;
  const said = (own === '' ? clock : rest)?.trim() ?? '';
  const isNight = /^the (?:night|evening)/i.test(before ?? '');
  const hour =
    isNight &&
    /^(?:at )?(?:half )?[a-z0-9:.]+$/i.test(said) &&
    !/[ap]m|noon|midnight/i.test(said) &&
    said !== ''
      ? `${said} in the evening`
      : said;
  if (hour !== '' && !new RegExp(`^(?:at |about |around )?${HOUR}$`, 'i').test(hour)) return undefined;
  const night = /^the (?:night|evening)/i.test(before ?? '')
    ? ' evening'
    : own === '' && hour === ''
      ? part
      : '';
  return `remind ${who} every ${on}${hour === '' ? night : ''} ${/^\d|^[a-z]+$/i.test(hour) && hour !== '' ? 'at ' : ''}${hour} about ${what}`;
}

const NOUN = "((?:the |my |our |his |her |[a-z]+['’]s )?[a-z]+(?: [a-z]+){0,2}?)";
const HAPPENS =
  "(?:['’]s|['’]re| is| are| go(?:es)?| gets?| needs?| has to be| have to be| comes?| starts?| ends?)(?: (?:out|due|due back|on|collected|collection|picked up|emptied|in|back|up|to go out|to go back|put out|over|to be [a-z]+))*";

export const IN_ONE_BREATH: readonly Rewording[] = [
  // "Dinner with the Hendersons, *no hang on, the Hargreaves*, on saturday".
  says(
    `^((?:put|add|book|stick|pop|get|schedule|remind|note|write)\\b.+? (?:with|at|for|to|about) )((?:the |my |our )?[a-z]+)${NO}((?:the |my |our )?(?!(?:make|half|quarter|${NEXT})\\b)[a-z]+)(?:,| ) ?(.+)$`,
    ([, lead = '', was = '', now, rest]) =>
      new RegExp(`^(?:${HOUR}|${DAY})$`, 'i').test(was) ? undefined : `${lead}${now} ${rest}`,
  ),
  // "7ish", "noonish".
  as(`\\b(${NEXT}|noon|midday|midnight|thirty|fifteen|\\d{1,2}(?:[:.]\\d\\d)?)(?:-| )?ish\\b`, '$1'),
  as(`\\b(remind|wake|call) (me|us) (?:around |about )?(?=${HOUR} (?:to|about|that)\\b)`, '$1 $2 at '),
  as(/\b(at|by) (?:about|around) (?=noon|midday|midnight)\b/, '$1 '),
  as(/\b(?:about|around) (?=(?:noon|midday|midnight)\b)/, 'at '),
  as(/\blast thing (?:at night|tonight)\b/, 'at bedtime'),

  // What is told to come again and again, and that somebody is to be reminded of it.
  says(
    `^${NOUN}${HAPPENS} (?:on |every |each )*(${WEEKDAY})s?( morning| night| evening| afternoon)?[,.;]+${ASKS} remind (me|us|[a-z]+)(?: (.*?))?${END}`,
    ([text, what = '', day = '', part = '', who = '', when = '']) =>
      new RegExp(`\\b(?:every|each) ${day}|\\b${day}s\\b`, 'i').test(text) &&
      !/\b(?:to|about|that|of|if|when)\b/i.test(when)
        ? asOften(what, [day, part], who, when)
        : undefined,
  ),
  // "The library books are due friday, *remind me thursday evening*": of what was told.
  says(
    `^${NOUN}${HAPPENS}(?: back)? (?:on |at |by |before )?(?:${DAY}|${HOUR}|next week|soon)[,.;]+${ASKS} remind (me|us|[a-z]+) ((?:on |at |this )?(?:${DAY},? ?)(?:at ${HOUR})?|at ${HOUR}|in ${LENGTH})${END}`,
    ([, what, who, when]) => `remind ${who} ${when} about ${what}`,
  ),

  // Timers by their number or their name.
  says(
    `^(?:(?:and|ok(?:ay)?|right|so|can you|please|you can|just)[, ]+)*(stop|kill|end|drop|cancel|scrap|bin|ditch|lose|delete|remove|get rid of|forget) the ((?!(?:next|other|last|first|second|third|later|earlier|new|old|whole)\\b)[a-z]+(?: [a-z]+){0,2}?) one(?:,? (?:because |cos )?(?:i|we|he|she|it)(?:['’ ](?:ll|m|ve|s|re)?\\b.*)?)?${END}`,
    ([, , name = '']) =>
      /\b(?:doors?|lights?|lamps?|heating|fan|blinds?|curtains?|tv|telly|speaker|vacuum|pump|coffee maker|lock)$/i.test(
        name,
      )
        ? `cancel the rule about ${name}`
        : `cancel the ${name} one`,
  ),

  // Events with their place behind the time, and of several days.
  says(
    `^((?:put|add|stick|pop|get|enter|write|note|book)\\b.+?) ((?:on|in|to|into) (?:the|my|our) (?:family )?(?:calendar|diary|planner)) (.+?(?:at|from|between) ${HOUR}(?:.*?(?:to|till|until|and) ${HOUR})?) ((?:at|in) (?!${HOUR}|the (?:morning|afternoon|evening))[a-z][a-z' -]+?)${END}`,
    ([, what, book, when, where]) => `${what} ${where} ${book} ${when}`,
  ),
  says(
    `^([a-z][a-z' ]*?)(?:['’]s|['’]re| is| are) (here|away|off|visiting|staying|on holiday|out of town|with us|in [a-z]+) (?:from )?((?:on )?(?:${WEEKDAY}|tomorrow|the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?)) (?:to|till|until|through) (${WEEKDAY}|the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?)[,.;]? (?:so |and |please |can you )*(?:put|stick|pop|add|note|write|get|mark) (?:it|that|this) (?:down )?(?:in|on|to|into|down)(?: (?:the|my|our) (?:calendar|diary|planner))?${END}`,
    ([, who = '', where, from, to]) =>
      `put ${/^(?:we|i)$/i.test(who) ? '' : `${who} `}${where} in the calendar from ${from} to ${to}`,
  ),
  // "It's *our anniversary* on the 8th of December", "it's *gran's seventieth* on …": told to be written down.
  says(
    `^it(?:['’]s| is| will be) (?:(?:my|our|the) )?((?:[a-z]+(?:['’]s|s['’]) )?(?:birthday|anniversary|wedding|party|recital|concert|christening|funeral|graduation|sports day|parents['’]? evening|school (?:play|fair|trip|concert)|inset day|bank holiday|baby shower|leaving do|reunion|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth|hundredth|eighteenth|twenty-first|\\d{1,2}(?:st|nd|rd|th)(?= (?:on|this|next)))) ((?:on (?:the )?|this |next )(?:${WEEKDAY}|\\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?)(?: at ${HOUR})?)[.!]*$`,
    ([, what, when]) => `add ${what} to the calendar ${when}`,
  ),
  // "We'll be *in Cornwall* from … until …", "my parents are *staying with us* from …".
  says(
    `^(?:(we|i)|((?:my |our |the )?[a-z]+(?: [a-z]+)?))(?:['’]ll be|['’]re|['’]m|['’]s| will be| are| am| is) ((?:in|at) (?:the )?[a-z]+(?:['’]s)?|away|off|visiting|staying(?: with us| at ours| over)?|with us|on holiday|camping|abroad)(?: (?:with us|here))? from ((?:on )?(?:${WEEKDAY}|tomorrow|the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?)) (?:to|till|until|through) ((?:${WEEKDAY}|the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?))(?:,? (?:so )?(?:pop|put|stick|write|note|add) (?:it|that) (?:in|on|into|down in) (?:the|our|my) (?:calendar|diary))?[.!]*$`,
    ([, , who = '', where, from, to]) =>
      `put ${`${who} ${where}`
        .trim()
        .replace(/^(?:my|our|the) /i, '')
        .replace(/ with us$/i, '')} in the calendar from ${from} to ${to}`,
  ),
  as(/^it(?:['’]s| is) ([a-z]+['’]s (?:birthday|anniversary|party|recital|concert)) (?=on )/, '$1 is '),
  as(
    `^(?:put|note|write|jot|mark) (?:it )?down that (?:the |my |our )?([a-z' ]+?)(?:['’]s| is| are) (?:coming|due|here|visiting) (.+)$`,
    'put $1 in the calendar $2',
  ),

  // Questions about what was written down.
  as(
    `^(?:and |so )*(?:what time|when)(?:['’]s| is| are) [a-z]+(?:['’]s)? (?:due|booked in|supposed to be|meant to be|expected|going|off|in)?(?: ?(?:at|to|with|for))+ (the|my|our|her|his) ([a-z' ]+?)(?: again)?${END}`,
    'when is the $2',
  ),
  as(
    /^((?:do (?:i|we) have|have (?:i|we) got|is there|are there|anything|am i|are we|what)\b[^,]*?\b(?:tonight|today|tomorrow|on|[a-z]+day|week|weekend|evening|morning|afternoon)\b),? or (?:can|could|shall|should|may|will|do) (?:i|we) .+$/,
    '$1',
  ),

  // Alarms of one day.
  says(
    `^(?:(?:i|we|he|she|there)(?:['’](?:m|re|s|ve)| am| are| is| have)? [^,.;]*?(?:,| so|,? so|\\.|;) ?)?(?:so )?(?:no|(?:i |we )?(?:don['’]t|do not) need (?:the|an?|my)|skip (?:the|my)) alarm (?:in the morning|tomorrow(?: morning)?|for tomorrow|on tomorrow)(?:,? (?:just|only|it's just)(?: for)? (?:tomorrow|this once|the once))?${END}`,
    ([text]) => (/\btomorrow\b/i.test(text) ? "skip tomorrow's alarm" : undefined),
  ),
  says(
    `^(?:(?:just |only )?(?:for )?(${DAY})(?: only)?,? )?wake (?:me|us)(?: up)? (?:at )?(${HOUR})(?: (${DAY}))? (?:instead of|not|rather than) (?:at )?${HOUR}${END}`,
    ([, first, hour, behind]) =>
      (first ?? behind) === undefined
        ? undefined
        : `move ${(first ?? behind)?.replace(/^on /i, '')}'s alarm to ${hour}`,
  ),

  // "Not on fridays", behind what comes again and again.
  as(
    /^(?:but |and |just )?not (?:on |at )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|(?:the )?weekends?\b|weekdays\b)/,
    'except on ',
  ),

  // Why, in no more than a few words: "…, big meeting".
  says(
    `^((?:(?:can|could|would) you |please )*(?:(?:get|wake) (?:me|us)(?: up)?|(?:set )?(?:an |my |the )?alarm)\\b[^,]*?\\b${HOUR}(?: (?:on |for )?${DAY}|,? tomorrow)?), ((?:(?!(?:and|or|but|not|no|only|except|if|when|unless|then|until|every|each|also|call|called|named|with|at|on|in|for|please|${DAY})\\b)[a-z'-]+ ?){1,4})[.!]*$`,
    ([, alarm = '', why = '']) =>
      new RegExp(`\\b(?:${HOUR}|${LENGTH})\\b`, 'i').test(why) ? undefined : alarm,
  ),
  as(
    /\b(?:i|we)(?:['’]d like| would like| want| need|['’]d want) ((?:the|my|our) (?:thermostat|heating|heat|heater|ac|air ?con(?:ditioning)?|[a-z ]+? (?:heating|heater|radiator|ac|thermostat))) (?:set )?(?:on|at|to|up to|down to) (?=\d\d\b|(?:fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\b)/,
    'set $1 to ',
  ),
  as(
    `^(?:and |also )?give (?:the |my |our )?([a-z]+(?: [a-z]+)?) (?:another )?(${LENGTH}) (?:longer|more|extra)(?: to (?:cook|go))?${END}`,
    'add $2 to the $1 timer',
  ),
  as(/\bat for (?=pm|am|p\.m|a\.m|o'?clock|in the|this|tomorrow)/, 'at four '),
  as(/\bat (?:to|too) (?=pm|am|p\.m|a\.m|o'?clock)/, 'at two '),
  as(/\bat won (?=pm|am|p\.m|a\.m|o'?clock)/, 'at one '),
  as(/\b([a-z]{3,}s)['’] (?=(?:assembly|evening|meeting|party|lunch|dinner|night|day|group|club)\b)/, '$1 '),
  as(
    /^(?:which|what) day (?:of the week )?is (?:that|the|this) ([a-z' ]+?)(?: on)?(?=[?.!]*$)/,
    'when is the $1',
  ),
  as(
    /^what time (?:is it|is that|does it|will it) (?:going off|go off|ring|ringing|set for|going to ring|going to go off)(?: now| then)?(?=[?.!]*$)/,
    'when is my alarm',
  ),

  as(
    `\\b(?:tell|warn|alert|remind|let) (me|us)(?: know)? when (?:it['’]s|it is|it gets to|it turns|the time is) (${HOUR})(?:,? (?:because|cos|coz|so) [^,.!]*)?(?=$|[,.!]| please)`,
    'remind $1 at $2 about the time',
  ),
  as(
    `^(?:set )?(?:me )?(?:an? )?(?:power )?nap (?:alarm|timer)? ?(?:in|for|of) (?=${LENGTH})`,
    'wake me in ',
  ),
  as(
    /^((?:week ?day|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)) (morning|evening|afternoon|night)s,? /,
    'every $1 $2 ',
  ),

  // Who is to be told.
  as(
    /,? and (?:tell|ping|text|message|notify|inform|update) (?:me|us)(?: about (?:it|that)| (?:that|when|once) (?:it|that)(?:['’]s| is)(?: been)? done)?(?=(?: please)?[.!]*$)/,
    ' and let me know',
  ),
  as(
    `\\b((?:until|till|at|by) ${HOUR}) for (?:[a-z]+|(?:my|the|our) [a-z]+) (?:coming|getting|arriving|to come|to get)(?: (?:home|in|back|over|round|here))*`,
    '$1',
  ),
];

const BOOK =
  '(?:in|on|to|into|onto|down in) (?:the|my|our) (?:family |kitchen )?(?:calendar|diary|planner|agenda)';
const UNBOUND = '(?!.*\\b(?:if|when|unless|until|not|except)\\b)';
const DATE = `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]+|the \\d{1,2}(?:st|nd|rd|th)`;
/** Why somebody has to be up: told of oneself, and nothing that could be a wish or a time of its own. */
const WHY_UP =
  "(?:(?:because|cos|coz|cuz|'cause|as|since) )?(?:(?:i|we)(?:['’]?(?:ve|m|re)| have| am| are)|(?:it|there)(?:['’]?s| is)) " +
  "(?!.*\\b(?:not|no|and|but|so|at|then|tomorrow|today|tonight|every|remind|tell|put|set|turn|add|wake|make|can|could|please|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|.*n['’]t\\b)[^,;.]+?";
const COMPANY =
  "(?:please )?(?:(?:would|will|could|can) (?:you|ya|yer)(?: please| kindly)?|bless (?:you|him|her|them)|(?:there|that)['’]?s a (?:love|dear|darling|good [a-z]+))";

/** The same, before anything is read: what would be taken for something else. */
export const IN_ONE_BREATH_FIRST: readonly Rewording[] = [
  // "Turn on the porch light and the path *ones off*": what is told of the second is not told of the first.
  as(
    /\b(light|lamp|blind|curtain)(s?) ((?:on|off|up|down|open|closed|shut) )?(and|but) (the|my|our) ([a-z]+(?: [a-z]+)?) ones (?=(?:on|off|up|down|open|closed|shut)(?: please| too| again| now)*[.!]*$)/,
    '$1$2 $3$4 $5 $6 $1s ',
  ),
  // "Lights off, *all but* the island".
  as(
    /^((?:can you |could you |please )*)(?:(?:turn |switch |put )?(?:the )?lights (on|off)|(?:turn|switch|put) (on|off) (?:the )?lights),? (?:all|every one|all of them|everything|the lot) (?:but|except|apart from|bar) /,
    '$1turn all the lights $2$3 except ',
  ),
  // "Put the gala in the diary *it's on friday at six*": the time is told behind.
  says(
    `^${UNBOUND}((?:(?:please|can you|could you|would you|and|oh|ok)[, ]+)*(?:put|add|stick|pop|bung|get|write|note|book|enter|mark|pencil) .+? ${BOOK})[,.;]? (?:and |so )?(?:it|that|they|this|she|he)(?:['’]?s|['’]?re| is| are) (?:(on|at|from|in) )?(?=(?:(?:next|this) )?(?:${DAY}|${DATE}|${HOUR})\\b)(.+?)${END}`,
    ([, wish, on, when = '']) => {
      const leads = /^(?:next|this|tomorrow|today|tonight)/i.test(when)
        ? ''
        : new RegExp(`^(?:${DATE}|${WEEKDAY})`, 'i').test(when)
          ? 'on '
          : 'at ';
      return `${wish} ${on === undefined ? leads : `${on} `}${when}`;
    },
  ),
  as(
    `^((?:.*?\\b)?remind (?:me|us|[a-z]+) (?:about|of) .+?),? (?:it|that|they)(?:['’]?s|['’]?re| is| are) (?=(?:on )?(?:(?:next|this) )?(?:${DAY}|${DATE})\\b)`,
    '$1 ',
  ),
  // "Wake me at six *i've got a flight*": why, with no mark before it.
  as(
    `^${UNBOUND}((?:(?:please|can you|could you|would you|and|oh|ok)[, ]+)*(?:wake (?:me|us)|get me up|(?:set |put )?(?:me |us )?(?:on )?(?:an |the |my |another )?alarm)\\b.*?\\b(?:${HOUR}|${DAY})),? ${WHY_UP}${END}`,
    '$1',
  ),
  // "Remind us to put the recycling out *will you love*": said to whoever listens, and no part of the words of an entry.
  as(`^((?:.*?\\b)?remind (?:me|us|[a-z]+) .*?[a-z0-9]),? ${COMPANY}(?:,? ${CALLED})?[.!?]*$`, '$1'),
  as(/ (?:oh|ooh|um+|er+m?|uh|ah)(?: yeah| yes)? and (?=[a-z])/, ' and '),
  as(
    /\bwhat (?:was|am|were|are) (i|we) (?:supposed|meant|due|going) to (?:be doing|do|be up to|get done) (?=(?:on |this |next |tomorrow|today|tonight))/,
    'what have $1 got on ',
  ),
  as(
    `^(?!(?:put|add|stick|pop|get|write|note|book|schedule|enter|mark|save|what|what's|when|when's|who|where|is|are|do|does|have|has|any|anything|show|read|tell|cancel|move|delete|remove|and|no|not)\\b)([^,?]+ (?:at )?${HOUR}(?: (?:to|till|until) ${HOUR})?),? (?:in|on|into) (the|my|our) (calendar|diary|planner)${END}`,
    'put $1 in $2 $3',
  ),
  // "Remind me at 4 to, *no make that 5*, to ring the school", "wake me at six, *no, half six*".
  says(
    `^((?:(?!\\b(?:if|when|unless|not|except)\\b).)*?\\b(?:at|for|by|around|from) )${HOUR}(?: to)?${NO}(?:at |for |to )?(${HOUR})(?:(?:,| to|, to)? (?=[a-z])(.+?))?${END}`,
    ([text, lead, clock, rest = '']) => {
      const isFor = /\b(?:to,? )/i.test(text) && /^(?:ring|call|take|feed|[a-z]+ )/i.test(rest);
      const behind = rest.replace(/^to /i, '');
      if (rest === '') return `${lead}${clock}`;
      return /^\s*(?:please |can you |could you )*remind\b/i.test(text) &&
        isFor &&
        !/^(?:on|tomorrow|today|tonight|in the|every|about)\b/i.test(rest)
        ? `${lead}${clock} to ${behind}`
        : `${lead}${clock} ${rest}`;
    },
  ),
  says(
    `^((?:(?!\\b(?:if|when|unless|not|except)\\b).)*?\\b(?:at|for|by) )${HOUR}((?: (?:tomorrow|tonight|today|every [a-z]+))? (?:to|about) [^,;.]+?)(?=,|\\.\\.\\.|…| -| –)${NO}(?:at )?(${HOUR})${END}`,
    ([, lead, what, hour]) => `${lead}${hour}${what}`,
  ),
  as(
    `^(?:and |so |ok )*how (?:long|much time)(?:['’]s| is| are| have)?(?: (?:left|to go))?(?: (?:on|for|with|have|has))? (?:both|all|each|all of|both of|each of|my|the two)(?: of)?(?: the| them| my| those| these)?(?: timers?)?(?: got)?(?: left| to go)?${END}`,
    'how long is left on all the timers',
  ),
  as(
    /^((?:when|what time|what day|which day)(?:['’]s| is| are)? .+? (?:coming|due|on|over|here|back|visiting|arriving)) again(?=[?.!]*$)/,
    '$1',
  ),
  as(
    `\\b(move|shift|push|put|make|set|have|bring) (?:my|the|our) alarm (?:for |on )?(${DAY}) (${LENGTH}) (later|back|earlier|sooner|forward)\\b`,
    '$1 my $2 alarm $3 $4',
  ),
  as(
    `^((?:ok(?:ay)?,? |and |then |so |please )*(?:book|schedule|put|add|arrange|get)\\b[^,]*?) for (?=${HOUR} (?:that|this|in the|tomorrow) ?(?:morning|afternoon|evening)?\\b)`,
    '$1 at ',
  ),
  // The day behind that of the event, and not behind today.
  as(
    `^((?:please |can you |could we )*(?:move|shift|push|put|change|postpone|reschedule) .+?) to the (?:next|following) (day|week)(?: after)?${END}`,
    '$1 a $2 later',
  ),
  as(
    `^((?:please |can you |could we )*(?:move|shift|push|put|change|postpone|reschedule) .+?) to the (day|week) after(?: (?:that|it))?${END}`,
    '$1 a $2 later',
  ),
  as(`\\bmake (it|that) last (?=${LENGTH})`, 'let $1 go on for '),
  as(
    `\\b((?:heating|heat|heater|thermostat|ac|aircon|air con|radiators?|temperature)(?: (?:in|on) (?:the )?[a-z]+)?) (at|to|on) (\\d\\d) (?=(?:from|between) ${HOUR} (?:to|till|until|and) )`,
    '$1 $2 $3 degrees ',
  ),
];

/** What is to be done first, and last of all that one is to be reminded of it: "noon, move the car, remind me". */

const DUTY =
  "(?:i|we)(?:'m| am|'re| are)? ?(?:to|supposed to|meant to|due to|have to|need to|must|should|ought to|'ve to|'ve got to|have got to|gotta|'ll need to|want to) ";
const TAIL =
  "[,.;]?(?: (?:so|and|then|but|can you|could you|would you|will you|please|just|do))* (?:remind me(?: (?:of|about))?(?: (?:it|this|that))?|(?:don't|do not) let me forget(?: (?:it|this|that))?|re?member me(?: (?:of|about))?(?: (?:it|this|that))?|make sure i (?:don't forget|remember)(?: (?:it|this|that))?|give me a (?:nudge|reminder)(?: about (?:it|that))?)(?: then)?(?:,? (?:please|will you|would you))?[.!?]*$";
/** What begins as the name of a thing and no deed: it is what one is reminded of. */
const THING = /^(?:the|my|our|his|her|an?) /i;

const of = (what: string): string => (THING.test(what) ? `about ${what}` : `to ${what}`);

export const REMIND_LAST: readonly Rewording[] = [
  says(`^(?:at )?(${WHEN}),? (?:${DUTY})?([a-z][^,]+?)${TAIL}`, ([, when = '', what = '']) =>
    /^(?:i|we|you|it|he|she|they|that|remind)\b/i.test(what)
      ? undefined
      : `remind me at ${when} ${of(what)}`.replace(/ at (in|on|today|tonight|tomorrow|next|this) /i, ' $1 '),
  ),
  says(`^${DUTY}([a-z][^,]+?)${TAIL}`, ([, what = '']) => `remind me to ${what}`),
];
