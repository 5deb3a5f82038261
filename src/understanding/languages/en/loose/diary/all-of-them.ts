import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from './parts.ts';

/** All that one has of a sort, in the words for taking it away: "every schedule there is" is all of them. */

const DROP =
  '(?:i want (?=.* (?:gone|cancelled|deleted|cleared|off)[.!]*$)|cancel|delete|remove|scrap|scratch|bin|ditch|drop|lose|forget(?: about)?|clear(?: out| away)?|wipe(?: out)?|get rid of|do away with|call off|axe|stop|kill|erase|throw (?:out|away)|turn off|switch off)';
const EVERY =
  '(?:every (?:single|last) one of|every one of|each one of|each of|all of|each and every|every single|every last|any and all|every|each|all)(?: of)?';
/** As it is said that one has them. */
const HAD =
  "(?: (?:that )?(?:there (?:is|are)|(?:i|we|you)(?:['’]ve| have)(?: got)?(?: set(?: up)?| planned| lined up| made| running| here)?|you know(?: of)?|(?:is|are) (?:set|set up|scheduled|running|left|there)|(?:i|we) (?:set(?: up)?|made|asked for)|set up|running|going|in the house))?(?: (?:gone|cancelled|deleted|cleared|off))?";
const BY_ITSELF =
  '(?:all )?(?:by (?:itself|themselves|yourself)|on (?:its|their|your) own|automatically|on a schedule)';

/** What each is called in the words that services have. */
const SORTS: readonly (readonly [says: RegExp, plain: string])[] = [
  [
    /^(?:schedule|scheduled (?:command|thing|job|task)|automation|routine|rule|standing order)s?$/i,
    'schedules',
  ],
  [/^timers?$/i, 'the timers'],
  [/^alarms?$/i, 'my alarms'],
  [/^reminders?$/i, 'my reminders'],
];

function allOf(sort = ''): string | undefined {
  const plain = SORTS.find(([said]) => said.test(sort))?.[1];
  return plain === undefined ? undefined : `cancel all ${plain}`;
}

export const ALL_FIRST: readonly Rewording[] = [
  says(
    `^${LEAD}${DROP} ${EVERY} (?:the |my |our |your |those |these )?([a-z]+(?: (?:order|command|thing|job|task))?s?)${HAD}${END}`,
    ([, sort]) => allOf(sort),
  ),
  // "Cancel *everything you've got scheduled*", "wipe *all that happens by itself*".
  says(
    `^${LEAD}${DROP} (?:everything|all|anything|the lot)(?: (?:that|which))?(?:(?:['’]s| is| has been|['’]s been| are)| (?:you|we|i)(?:['’]ve| have)(?: got)?(?: been)?) (?:scheduled|automated|lined up|set to (?:happen|run|go on)|planned to (?:happen|run))(?: ${BY_ITSELF})?${END}`,
    () => 'cancel all schedules',
  ),
  says(
    `^${LEAD}${DROP} (?:everything|all|anything)(?: (?:that|which|there is that))? (?:happens|runs|goes on|comes on|goes off|you do) ${BY_ITSELF}${END}`,
    () => 'cancel all schedules',
  ),
];
