import type { Rewording } from '../../index.ts';
import { END, says } from './diary/parts.ts';
import { as } from './manners.ts';
import { HOUR } from './times-said.ts';

/** Wishes of any service in an order, or with words between them, that no phrase has; said in one that phrases have. */

const FIGURE =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty(?:[ -]five)?)';
const HOURS = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
/** A percentage that can be no hour of the clock. */
const LEVEL =
  '(?:2[5-9]|[3-9]\\d|100|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?';
const DAY =
  '(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|next month|the (?:first|\\d{1,2}(?:st|nd|rd|th))(?: of [a-z]+)?)';
const WHOM = '(me|us|[a-z]+)';
const MAIL = '(?:e-?mail|mail|send an? (?:e-?mail|mail) to|drop an? (?:e-?mail|mail|line) to|write to)';

export const PHRASED: readonly Rewording[] = [
  // "Email Sam what's on the list": the question first, and then its answer.
  as(
    `\\b(?:${MAIL}|send) ${WHOM} (?:about |with |the answer to )?((?:what|which|who|how many|how much|how warm|how cold|when)(?:['’]s| (?:is|are|was|have|has|do|does|did|i|we|lights?|doors?|windows?))? (?:(?!\\b(?:and|then)\\b).)+?)(?=(?:,? and)? then |[,.!?]|$)`,
    '$2 and email $1 the answer',
  ),
  as(
    `\\b(?:${MAIL}|send) ${WHOM} (the (?:temperature|weather|forecast)(?: (?:outside|out|for|in|of|tomorrow|today|tonight)(?: (?!\\b(?:and|then)\\b)[a-z]+){0,3})?)(?=(?:,? and)? then |[,.!?]|$)`,
    'what is $2 and email $1 the answer',
  ),
  as(
    `\\b${MAIL} ${WHOM} (whether (?:or not )?|if )((?:the|my|our|any|all|every) (?:(?!\\b(?:and|then)\\b).)+?)(?=(?:,? and)? then |[,.!?]|$)`,
    'check whether $3 and email $1 the answer',
  ),
  as(/\bsend (?=[a-z]+ (?:the|my|our) [a-z ]+ list\b)/, 'email '),

  // "Give the potatoes five minutes longer".
  as(
    `^((?:give|allow) (?:the|my|our) [a-z' ]+?) (${FIGURE}) (?:more (minutes?|mins?|seconds?|secs?|hours?)|(minutes?|mins?|seconds?|secs?|hours?) (?:longer|more|extra))(?=[.!]*$)`,
    '$1 another $2 $3$4',
  ),

  // Other ends of what takes place.
  as(
    `^(?:make|have|let) ((?:the |my |our |tomorrow's )?(?!it\\b|that\\b|them\\b)[a-z' ]+?) ((?:an?|half an?|a quarter of an|three quarters of an|${FIGURE}) (?:hour|minute|min|hr)s?(?: and a half)?) longer\\b`,
    'extend $1 by $2',
  ),
  as(
    `^(?:make|have) ((?:the |my |our |tomorrow's )?(?!it\\b|that\\b|them\\b)[a-z' ]+?) ((?:an?|half an?|a quarter of an|three quarters of an|${FIGURE}) (?:hour|minute|min|hr)s?(?: and a half)?) shorter\\b`,
    'shorten $1 by $2',
  ),
  as(
    `^(?:make|have) ((?:the |my |our |tomorrow's )?(?!it\\b|that\\b|them\\b)[a-z' ]+?) ((?:an?|half an?|${FIGURE}) (?:hour|minute|min|hr)s?(?: and a half)?) long\\b`,
    'make $1 last $2',
  ),

  // "Drop the evening one, *keep the morning*": what stays is none of it anyway.
  as(
    /^((?:drop|cancel|scrap|bin|delete|remove|lose|forget|get rid of|stop|ditch|kill) the [a-z]+ one),? (?:but |and )?(?:keep|leave) (?:the |all the )?[a-z]+(?: ones?)?(?: as (?:it is|they are)| on| in| be| alone)?(?=[.!]*$)/,
    '$1',
  ),

  as(
    /,? (?:and )?let (?:me|us) (?:have a lie[ -]?in|lie in|sleep in|sleep late|sleep)(?: for once| in peace| this once)?(?=[.!]*$)/,
  ),
  as(
    /^(?:it['’]s )?(?:film|movie|party|dinner|story|bath|game|nap|quiet|homework|study|tea|telly|reading|work|gym) ?(?:time|night): /,
  ),
  as(
    /^(?:don['’]t|do not|no need to|you need ?n[o']t) (?:bother|worry)(?: with| about| to do)? ((?:the|my|our) [a-z' ]+?)(?: (?:of an|in the|at|every) (?:evening|morning|night|day|afternoon))?,? (?:any ?more|any longer)(?=[.!]*$)/,
    'cancel the rule about $1',
  ),
  // How a thing is to go on by itself.
  as(
    /\b(open|close|shut|lock|unlock|draw|raise|lower|start|stop|go up|go down) (?:itself|themselves)\b(?: (up|down))?/,
    '$1',
  ),
  as(/\b(turn|switch|shut|power) (?:itself|themselves) (on|off)\b/, '$1 $2'),
  as(/\bhave ((?:the|my|our) [a-z' ]+?) come (on|off)\b/, 'turn $2 $1'),
  as(
    /\b(?:have|get|let|make|i want|i['’]d like) ((?:the|my|our) (?:(?!\b(?:and|is|on|off|to|me|us|ready|when|if|at)\b)[a-z']+ ?){1,4}?) (?:to )?(?:start(?: up)?|kick in|fire up|get going|come to life|spring to life|power up)(?=,? (?:at|when|as|once|in|from|every|each|tomorrow|tonight|by|after|before|if|half)\b|[.!]*$)/,
    'turn on $1',
  ),
  as(
    /\b(?:have|get|let|make|i want|i['’]d like) ((?:the|my|our) (?:(?!\b(?:and|is|on|off|to|me|us|ready|when|if|at)\b)[a-z']+ ?){1,4}?) (?:to )?(?:shut down|power down|stop running|go to sleep)(?=,? (?:at|when|as|once|in|from|every|each|tomorrow|tonight|by|after|before|if|half)\b|[.!]*$)/,
    'turn off $1',
  ),
  as(/\band (?:go|come|switch|turn) (on|off)(?: again)? (?=at|after|in|when)/, 'and $1 again '),
  as(
    `\\bhave ((?:the|my|our) [a-z' ]+?) (?:going|on|running|ready) for (?=(?:half past |quarter (?:past|to) |[a-z]+ (?:past|to) )?(?:${HOURS})\\b)`,
    'turn on $1 at ',
  ),
  // "Opens *after sunset*" is what is so then.
  as(
    /\b((?:when|whenever|if|(?:each|every|any) ?time)\b(?:(?!\bafter\b)[^,])*?) after (?:the )?(?:sunset|sun ?down|nightfall|dusk)\b/,
    '$1 after dark',
  ),

  // "Tomorrow only", "weekdays only": the days, and no others anyway.
  as(
    /(?:,| on|\b) ?(?<!\b(?:and|or) )((?:every )?(?:weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)) only\b/,
    ' on $1',
  ),
  as(
    /^(?:an? |set an? |my )?alarm,? (?=(?:oh |\d|half |quarter |six|seven|five|eight|nine|ten|eleven|four)\b)/,
    'alarm at ',
  ),
  as(
    /\b(?:oh|zero) (four|five|six|seven|eight|nine) (fifteen|thirty|forty[ -]five|ten|twenty|forty|fifty|hundred)\b/,
    '$1 $2 am',
  ),

  // As a recogniser writes it.
  as(/\bat ate\b/, 'at eight'),
  as(/\b(?:their|they're) (?=(?:is|are)\b)/, 'there '),

  // Times.
  as(`\\bin the (${HOURS})(?= (?:put|turn|switch|close|open|start|lock|wake|remind)\\b)`, 'at $1'),
  as(`\\b(an|half an|quarter of an|${FIGURE}) our(s?)\\b(?! (?:light|lamp|house|room))`, '$1 hour$2'),
  as(/\b(an?|one|half an?) (?=our\b)/, '$1 '),
  as(`\\bfrom (${DAY}) (?:on(?:wards?)?|forward),?(?= |$)`, 'starting $1'),
  as(
    `\\b(?:the )?(${HOURS}) and (?:a )?half(?: (?:of|in) the (morning|afternoon|evening))`,
    'half past $1 in the $2',
  ),
  as(
    `\\b(in the (?:morning|afternoon|evening)),? (?:at )?(?:the )?(${HOURS}) and (?:a )?half\\b`,
    '$1 at half past $2',
  ),
  as(/\bto morrow\b/, 'tomorrow'),
  as(/\bto night\b/, 'tonight'),
  // "I get up at half six, have the coffee on *by then*".
  says(
    `^(?:i|we|she|he|they|[a-z]+)(?:['’]m| am|['’]re| are| is|['’]s)? (get(?:s)? up|up|getting up|eat(?:s|ing)?|home|back|leav(?:e|es|ing)|go(?:es|ing)? to bed) (?:at|around|by|about) (${HOUR})( tomorrow| tonight| in the morning)?[,;.–-]+ ?(?:so )?(.+?),? (?:by then|for then|at that time)${END}`,
    ([, what = '', hour, day = '', wish]) =>
      `${wish} at ${hour}${day !== '' ? day : /up$/i.test(what) ? ' tomorrow morning' : ''}`,
  ),
  as(
    /\b(on|off|open|closed|shut|locked|unlocked|running|playing|up|down),? (?:by then|by that time|at that (?:time|point))(?=[,.!]|$)/,
    '$1',
  ),
  // "On at fifty percent till two, then off": it ends in what is said, and not as it was before.
  as(
    /\bon (at (?:\d+|[a-z]+(?:[ -][a-z]+)?)(?: ?%| percent| per cent)) (?:until|till|til) ((?:(?!\b(?:then|and)\b)[^,])+?),? (?:and )?then (?:turn |switch |shut |go )?(?:it |them )?(?:back )?(?:off|out)(?: again)?(?=[.!]*$)/,
    'on $1 and turn it off at $2',
  ),
  // "On till two *then off*": what comes at the end of it anyway.
  as(
    /\b((?:(?:turn|switch|put|leave|keep) (?:[a-z' ]+ )?on|on|run (?:[a-z' ]+)|(?:have|get) (?:[a-z' ]+) (?:on|running|going)) (?:until|till|til|for) (?:(?!\b(?:then|and)\b)[^,])+?),? (?:and )?then (?:turn |switch |shut |put |go )?(?:it |them )?(?:back )?(?:off|out)(?: again)?(?=[.!]*$)/,
    '$1',
  ),
  as(
    /^(?:i|we)(?:['’]d| would| should)? (?:like|love|want|need|prefer) (?:to have )?((?:the|my|our|all the) .+? (?:on|off|open|closed|up|down) (?:from|at|between|until|till|for|every|each) )/,
    'have $1',
  ),
  as(
    `\\b(red|green|blue|purple|pink|orange|yellow|violet|turquoise|white) at (${LEVEL})(?! ?(?:percent|per cent|%|degrees|o['’]clock|minutes|past|to|am|pm|:))`,
    '$1 at $2 percent',
  ),
  as(
    `\\bon at (${LEVEL})(?! ?(?:percent|per cent|%|degrees|o['’]clock|minutes|past|to|am|pm|:))`,
    'on at $1 percent',
  ),
];
