import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';
import { HOUR, LENGTH } from '../times-said.ts';
import { AT, END, LEAD, OF_THINGS, says, THING } from './parts.ts';

/** What the house does by itself, spoken of by what it is about: called off, moved, and asked about. */

const NO_NAME =
  /^(?:(?:first|second|third|last|next|other|new|old|later|earlier|same|right|whole|morning|evening|night|afternoon|lunchtime|early|late|big|little|small|red|green|blue|white)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight)/i;
const DROP =
  '(?:cancel|delete|remove|scrap|bin|ditch|drop|lose|forget(?: about)?|get rid of|do away with|call off|axe)';
const RULE = '(?:rule|automation|routine|schedule|scheduled command|standing order|thing|business)';

/** Behind the word that a condition begins with. */
const IN_CONDITION = '(?<=^(?:when|whenever|if)\\b[^]*)';
const STATE = '(?:on|off|open|closed|shut|locked|unlocked)';

export const RULES_FIRST: readonly Rewording[] = [
  // "Close the garage door and *when that's shut* …": what was begun has come about.
  as(
    /(?<=^(?:please )?(?:close|shut|open|lock|unlock|turn|switch|put|draw|raise|lower|pull|start|stop)\b.*?[a-z](?:,? and|,? then|[,.;])(?: then)? )(?:(?:when|once|as soon as) that|after (?:that|it))(?:['’]s| is)(?: all| fully| properly| safely)? (open|closed|shut|locked|unlocked|on|off)(?: up)?(?=,? [a-z])/,
    'when it is $1',
  ),
  // "*At night*, whenever the hall light comes on …".
  as(
    /^(?:at night|after dark|in the dark|(?:once|when|while|if|after) (?:it['’]s|it is|it has|it gets|it goes|it)(?: (?:gone|got|turned|gets|goes))? dark(?: out(?:side)?)?|after sunset|after nightfall|when it gets dark),? (whenever|when|every time|each time|any ?time|if(?= (?:the|my|our|somebody|someone|anybody|anyone) [a-z ]+?(?: (?:gets|opens|comes|goes|turns|moves|enters|unlocks)|['’]s opened|['’]s unlocked| is opened| is unlocked)\b)) (?!(?:i|we)\b)/,
    'if it is dark, $1 ',
  ),
  // "If the back door gets unlocked *once it's dark*".
  as(
    /(?<=^(?:if|when|whenever|any ?time|every time|each time)\b[^,]*[a-z]) (?:once|while|after|when) (?:it['’]s|it is|it gets) (?:dark|night)(?: out(?:side)?)?(?=,| (?:then|turn|switch|put|i want|make|have|set)\b)/,
    ' and it is dark',
  ),
  // "…, and *either way* remind me at six": no part of the condition before.
  as(
    /(?<=^if\b.*)[,;] (?:and |but )?(?:either way|in any case|whatever happens|regardless|in either case)[,]? (?=(?:remind|turn|switch|put|set|tell|wake|open|close|add)\b)/,
    '. ',
  ),
  // "*From now on*, when …": so it is anyway.
  as(
    /^(?:from now on|from today(?: on)?|in future|going forward|as of now),? (?=(?:when|whenever|if|any ?time|every time|each time)\b)/,
  ),
  // "When somebody *switches off the desk lamp*": it is off.
  as(
    /(?<=\b(?:when|whenever|if|any ?time|every time|each time) (?:somebody|someone|anybody|anyone) )(?:turns|switches|puts) (on|off) ((?:the|my|our) [a-z]+(?: [a-z]+)?),? (?=(?:then )?(?:turn|switch|put|dim|open|close|lock|start|stop|pause|tell|remind) )/,
    'turns $1 $2, ',
  ),
  // "Get rid of the hall light one": what comes by itself, and not the light.
  says(
    `^${LEAD}${DROP} (?:the|my|our|that) ${THING} one(?: (?:as well|too|again))?${END}`,
    ([, thing = '']) =>
      OF_THINGS.test(thing) && !NO_NAME.test(thing) ? `cancel the rule about ${thing}` : undefined,
  ),
  says(
    `^${LEAD}(?:${DROP}|stop(?: doing)?|quit|end|kill|turn off|switch off) (?:the|my|our|that) ${THING} ${RULE}${END}`,
    ([text, thing = '']) =>
      /\b(?:thing|business)\b/i.test(text) && !OF_THINGS.test(thing)
        ? undefined
        : `cancel the rule about ${thing}`,
  ),
  says(
    `^${LEAD}(?:cancel|call off|scrap|drop|lose|bin|get rid of|no more) (?:the |my |our )?${THING} (?:in the|of an?|every|each|on) (?:mornings?|evenings?|afternoons?|nights?|day|weekdays?|weekends?)${END}`,
    ([, thing = '']) => (OF_THINGS.test(thing) ? `cancel the rule about ${thing}` : undefined),
  ),
  // "Move the curtains one half an hour later", "make the curtains *close* half an hour later": the rule, and nothing now.
  says(
    `^${LEAD}(?:make|move|change|shift|push|put|set|bring|do|have) (?:the|my|our|that) ${THING} (?:one|rule|automation|schedule|routine)(?: (back|forward))?(?: by)? (${LENGTH})(?: (later|earlier|sooner))?${END}`,
    ([, thing = '', way, length, how]) =>
      NO_NAME.test(thing) || (way ?? how) === undefined
        ? undefined
        : `move the rule about ${thing} ${length} ${/^(?:back|later)$/i.test(way ?? how ?? '') ? 'later' : 'earlier'}`,
  ),
  says(
    `^${LEAD}(?:make|have|let) (?:the|my|our) ${THING} (?:close|open|shut|start|(?:come|go|turn|switch) (?:on|off|up|down)) (${LENGTH}) (later|earlier|sooner)${END}`,
    ([, thing = '', length, how = '']) =>
      OF_THINGS.test(thing)
        ? `move the rule about ${thing} ${length} ${/later/i.test(how) ? 'later' : 'earlier'}`
        : undefined,
  ),
  // "Cancel *everything for the porch light*": what comes by itself, each of it.
  says(
    `^${LEAD}(?:${DROP}|stop|clear) (?:everything|all|whatever|anything)(?: that(?:['’]s| is)?| you(?:['’]ve| have)(?: got)?| i(?:['’]ve| have)(?: got)?| there is)*(?: set(?: up)?| planned| stored| scheduled| to come)? (?:for|about|with|to do with|on) (?:the|my|our) ${THING}${END}`,
    ([, thing = '']) => (OF_THINGS.test(thing) ? `cancel all the ${thing} rules` : undefined),
  ),
  // "Cancel *the thing with the curtains*".
  says(
    `^${LEAD}${DROP} (?:the|that) (?:rule|automation|thing|business|bit) (?:with|about|for) (?:the|my|our) ${THING}${END}`,
    ([, thing = '']) => (OF_THINGS.test(thing) ? `cancel the rule about ${thing}` : undefined),
  ),
  // "Bin *the quarter to six*": what comes then.
  says(`^${LEAD}${DROP} the (${HOUR})(?: too| as well)?${END}`, ([, hour = '']) =>
    /^[a-z]+$/i.test(hour) ? undefined : `cancel the ${hour} one`,
  ),
  // "Make the coffee one quarter to seven", "move the curtains one to nine": at another hour, and not to nine percent.
  says(
    `^${LEAD}(?:make|move|change|shift|push|put|set|bring|do|have) (?:the|my|our|that) ${THING} (?:one|rule|automation|schedule|routine)(?: (?:back|forward))? ${AT}(?: instead)?${END}`,
    // "Set the heating to *twenty one at seven*" is of no rule.
    ([, thing = '', hour]) =>
      NO_NAME.test(thing) || / to /.test(thing) ? undefined : `move the rule about ${thing} to ${hour}`,
  ),
  // "If nobody's shut the garage door by eleven tonight, close it": looked at then.
  says(
    `^if (?:(?:nobody|no one|noone)(?:['’]s| has) (shut|closed|locked|turned off|switched off) (the [a-z ]+?)|(the [a-z ]+?)(?: is|['’]s)(?:n['’]t| not)(?: been)? (shut|closed|locked|turned off|switched off|off)|(the [a-z ]+?)(?: is|['’]s) still (open|unlocked|on)) (?:by|at|come) (${HOUR}(?: tonight| this evening| this afternoon)?)(?:,| then|, then) (?!if\\b)(.+)$`,
    ([, one, first, second, two, third, state, when, deed]) => {
      const was = one ?? two ?? '';
      const is = state ?? (/lock/i.test(was) ? 'unlocked' : /off/i.test(was) ? 'on' : 'open');
      return `at ${when} if ${first ?? second ?? third} is ${is}, ${deed}`;
    },
  ),
  as(
    `${IN_CONDITION}\\b(light|lamp|door|tv|telly|heating|fan|blind|window)['’]s been (?=${STATE}\\b)`,
    '$1 has been ',
  ),
  as(
    `${IN_CONDITION}\\b(light|lamp|door|tv|telly|heating|fan|blind|window)['’]s (?=(?:still |not )?${STATE}\\b)`,
    '$1 is ',
  ),
  as(`${IN_CONDITION}\\b(been ${STATE}) (?=${LENGTH})`, '$1 for '),
  as(`${IN_CONDITION}\\bit(?:['’]s| is) after dark\\b`, 'it is dark'),
  // What there is.
  as(
    `^(${LEAD}what (?:happens|runs|goes on|comes on|goes off)(?: here)? (?:by itself|on its own|automatically|by themselves|without (?:me|us|anyone) asking))(?: (?:in|around|about|round) (?:this|the|our|my) (?:house|home|flat|place)| at home| here)(?: (?:at the moment|now|right now|these days))?${END}`,
    '$1',
  ),
  as(
    `^(${LEAD}what (?:happens|runs|goes on|comes on|goes off)(?: here)? (?:by itself|on its own|automatically|by themselves)) (?:at the moment|now|right now|these days)${END}`,
    '$1',
  ),
  // "Start the coffee at six": the machine for it.
  as(
    `^(${LEAD})(?:start|brew|make|do|get|put) (?:the |some |my |our )?coffee(?: (?:going|on|brewing|started|ready))? (?=(?:at|in|for|on|tomorrow|every|each) )`,
    '$1turn on the coffee maker ',
  ),
  // "Until Grandad goes up at nine": an hour, and why.
  as(
    `\\b(until|till|til) (?!(?:at|the|it|then)\\b)(?:[a-z]+|(?:my|our|the) [a-z]+) (?:goes|go|comes|come|gets|get|leaves|leave|is|are|turns|finishes|arrives|heads|head)(?: (?:up|down|out|in|home|back|off|to (?:bed|work|school|sleep)))* (?=at ${HOUR})`,
    '$1 ',
  ),
  as(/\b(until|till|til) at (?=[a-z0-9])/, '$1 '),
  // "Heating on 22 until ten, then 18".
  as(
    /^(?:the )?(heating|thermostat) (?:on|at) (?=(?:\d\d|[a-z]+(?:[- ][a-z]+)?) (?:degrees )?(?:until|till|til)\b)/,
    'set the $1 to ',
  ),
  says(
    `^${LEAD}(?:turn |put |switch |have |leave |keep )?((?:the |my |our )?(?!(?:it|that|heating)\\b)[a-z]+(?: [a-z]+){0,3}?) on (?:until|till|til) (${HOUR}),? (?:and )?then (?:(?:turn it |set it |put it )?(?:down |up )?(?:to |at |on )?)(low|half|dim|\\d\\d? ?(?:percent|%)|(?:ten|twenty|thirty|forty|fifty|sixty) percent)${END}`,
    ([, thing = '', until, level = '']) =>
      `turn on ${/^(?:the|my|our) /i.test(thing) ? thing : `the ${thing}`} and at ${until} set it to ${/^dim$/i.test(level) ? '20 percent' : level}`,
  ),
  as(/^always (?=(?:if|when|whenever)\b)/, 'whenever '),
  as(/^whenever (?:if|when|whenever) /, 'whenever '),
  as(
    /\b(whenever|if|when) (?:somebody|someone|something|anybody|anyone|anything) (?:is|gets) moving in\b/,
    '$1 there is movement in',
  ),
  as(/\b(whenever|if|when) something moves in\b/, '$1 someone moves in'),
];
