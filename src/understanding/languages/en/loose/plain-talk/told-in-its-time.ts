import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER, WEEKDAY } from '../times-said.ts';

/** What is to be told or done when its time comes: looked at then, waited for once, on some days or for so many of them. */

const ME = '(?:me|us)';
const DAY_PART = '(?:morning|afternoon|evening|night)';
const EACH = `(?:every|each) (?:single )?(?:day|weekday|${DAY_PART}|${WEEKDAY})`;
const THEN = `(?:today|tonight|tomorrow|this ${DAY_PART}|(?:on )?${WEEKDAY})`;
const AT = `(?:(?:${EACH}|${THEN}),? )?at ${HOUR}(?:,? (?:${EACH}|${THEN}))?|in ${LENGTH}`;
const IS = "(?:the|my|our) [a-z]+(?: [a-z]+){0,3}?(?: is|['’]s| are)";
/** How it is, and no wish behind. */
const NO_STATE = '(?!(?:and|or|if|then|so|otherwise)\\b)[a-z]+';
const STATE = `${NO_STATE}(?: ${NO_STATE})*?`;
const TELL = `(?:tell ${ME}|let ${ME} know|remind ${ME}|warn ${ME}|alert ${ME}|notify ${ME}|give ${ME} a shout|shout|say)`;
const WARN = `(?:warn ${ME}|alert ${ME}|notify ${ME}|shout at ${ME}|give ${ME} a (?:shout|warning))`;
/** What somebody does to a thing, or it does. */
const HAPPENS =
  '(?:opens?|closes?|shuts?|unlocks?|locks?|rings?|moves?|goes|comes|turns?|switches|starts?|stops?|is (?:opened|closed|unlocked|locked|turned|switched)|gets)';
const ONLY = '(?:,? (?:(?:but )?(?:only|just) (?:once|that once|this once|the once|that one time)))?';
const MANY = `(${NUMBER}|\\d{1,2}|couple of|few)`;

/** That it "is unlocked" may be so already. */
const coming = (event: string): string => event.replace(/ is (?=[a-z]+)/i, ' gets ');
const bare = (condition: string): string => condition.replace(/ still\b/gi, '');

export const TOLD_IN_ITS_TIME_FIRST: readonly Rewording[] = [
  // "*Every evening at nine check whether* the back door is locked".
  says(
    `^${LEAD}(${AT}),? (?:please )?(?:check|see|look|make sure|find out|have a look)(?: for ${ME})? (?:if|whether) (${IS} ${STATE})(?:,? and ${TELL})?${END}`,
    ([, when, what = '']) => `${when} tell me if ${bare(what)}`,
  ),
  says(
    `^${LEAD}(?:check|see|look|find out|have a look)(?: for ${ME})? (?:if|whether) (${IS} ${STATE}),? (${AT})(?:,? and ${TELL})?${END}`,
    ([, what = '', when]) => `${when} tell me if ${bare(what)}`,
  ),
  // "*Warn me if* the back door is still unlocked at eleven": nothing is told where it is not.
  says(
    `^${LEAD}${WARN} (?:if|when) (${IS} ${STATE}),? (${AT})${END}`,
    ([, what = '', when]) => `${when} if ${bare(what)} tell me`,
  ),
  says(
    `^${LEAD}(?:(${AT}),? ${WARN}|${WARN} (${AT})),? (?:if|when) (${IS} ${STATE})${END}`,
    ([, first, second, what = '']) => `${first ?? second} if ${bare(what)} tell me`,
  ),
  // "At ten tell me if it is *still* unlocked".
  says(
    `(?<=^${LEAD}(?:(?:${AT}),? )?${TELL}(?: (?:${AT}))? (?:if|whether) ${IS}) still(?= [a-z]+)`,
    () => '',
  ),
  // "*In twenty minutes, is* the back door still unlocked?"
  says(
    `^${LEAD}(in ${LENGTH}|at ${HOUR}),? (is|are) ((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?)(?: still)? ([a-z]+)[?]*$`,
    ([, when, be, thing, state]) => `${when} tell me if ${thing} ${be} ${state}`,
  ),
  // "*The next time* somebody opens the garage …", "next time the front door opens …, *only once*": the one to come.
  says(
    `^${LEAD}(?:the )?next time (?:that )?((?:somebody|someone|anybody|anyone|(?:the|my|our) [a-z]+(?: [a-z]+){0,3}?) ${HAPPENS}\\b[^,;]*?),? ((?:please )?(?:turn|switch|put|set|open|close|shut|lock|start|stop|dim|pause|play|send|mail|email|tell|let|notify|remind)\\b[^;]*?)${ONLY}${END}`,
    ([, event = '', wish]) => `as soon as ${coming(event)}, ${wish}`,
  ),
  says(
    `^${LEAD}((?:turn|switch|put|set|open|close|shut|lock|start|stop|dim|pause|play|send|mail|email|tell|let|notify)\\b[^;,]*?),? (?:the )?next time (?:that )?((?:somebody|someone|anybody|anyone|(?:the|my|our) [a-z]+(?: [a-z]+){0,3}?) ${HAPPENS}\\b[^,;]*?)${ONLY}${END}`,
    ([, wish, event = '']) => `as soon as ${coming(event)}, ${wish}`,
  ),
  // "*If there's motion in the garage tell me*": what comes to be, and not whether there is some now.
  says(
    `^${LEAD}if (?:there(?:['’]s| is) (?:any |some )?|you (?:see|notice|detect) (?:any |some )?|any )(?:motion|movement)(?: is)?(?: (?:detected|seen|noticed))? (in|on|at) ((?:the|my|our) [a-z]+(?: room)?)((?: at night| after dark| between ${HOUR} and ${HOUR}| after ${HOUR})?),? (?=(?:please )?(?:tell|let|warn|alert|notify|mail|email|send) )`,
    ([, place, room, when = '']) => `when there is motion ${place} ${room}${when}, `,
  ),
  // "*For the next three evenings* remind me": every evening for so many days.
  says(
    `\\b(?:for|on|over|during) the next ${MANY} (morning|afternoon|evening|night)s\\b`,
    ([, many = '', part = '']) => `every ${part} for the next ${many.replace(/^couple of$/i, 'two')} days`,
  ),
  says(
    `^(${LEAD}remind ${ME}) the next ${MANY} (morning|afternoon|evening|night)s\\b`,
    ([, lead, many, part]) => `${lead} every ${part} for the next ${many} days`,
  ),
  says(
    `\\b(?:for|on|over) the next ${MANY} (${WEEKDAY})s\\b`,
    ([, many, day]) => `every ${day} for the next ${many} weeks`,
  ),
  // "The heating off *for the next three days*": so long, where no hour of these days is told.
  says(
    `^((?:(?!\\b(?:at|every|each|daily|remind|wake|alarm|if|when|from)\\b)[^;!?])*?\\b(?:on|off|to \\d{1,2}(?: degrees)?|(?:heating|thermostat|it) (?:at|on) \\d{1,2})),? (?:for|over) the next ${MANY} (days|weeks)${END}`,
    ([, wish, many = '', unit]) => `${wish} for ${many.replace(/^couple of$/i, 'two')} ${unit}`,
  ),
  // "*From tomorrow until Friday* open the blind at nine": on each day of them.
  says(
    `^${LEAD}(?:from|starting(?: from)?) (today|tomorrow|next ${WEEKDAY}) (?:until|till|to|through|up to) ((?:next )?${WEEKDAY}),? ((?:please )?(?:wake|remind|turn|switch|put|set|open|close|shut|lock|start|run|dim|play)\\b(?!.*\\b(?:every|each)\\b)[^;!?]*\\bat (?:${HOUR}|sunset|sunrise)[^;!?]*?)${END}`,
    ([, first, last, wish]) => `${wish} every day from ${first} until ${last}`,
  ),
  // "*Put it off till* eleven": what was put off, and no level.
  says(
    `^(?:(?:no|sorry|oh|actually),? )*${LEAD}(?:put|hold) (it|that|them) off (?:till|until|to) (?=${HOUR}|tomorrow|${WEEKDAY})`,
    ([, it]) => `move ${it} to `,
  ),
];
