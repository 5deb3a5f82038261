import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** Wishes that are put as doubts, and questions about what somebody did, in the words of surprise. */

const DID =
  '(?:switched|turned|put|left|opened|closed|shut|locked|unlocked|set|changed|moved|knocked|started|stopped|made)';
const SOMEBODY =
  '(?:i|we|you|he|she|they|one of us|anyone|anybody|someone|somebody|mum|dad|gran|the (?:kids|children|boys|girls)|[a-z]+)';

/** Where somebody seems to think aloud, and wishes. */
const MUSES =
  "(?:(?:i|we)(?:['’](?:m|re|ve|d)| was| were| am| are| have| had)?(?: been)? (?:(?:just|only|merely|rather|kind of|sort of) )*(?:thinking|wondering|hoping|wonder|think|thought|hoped|reckon|suppose)|it (?:occurs to|strikes|struck) me|maybe|perhaps)";
/** Why, between the two. */
const AS_IT_IS =
  '(?:, (?:since|as|because|seeing (?:as|that|how)|given(?: that)?|now(?: that)?|what with|with|while|after) [^,;.!?]*,)?';
const NO_MORE =
  "(?!.*\\b(?:but|though|although|however|unless|someday|some ?time|one day|anyway|instead of|didn['’]?t|wasn['’]?t)\\b)";

export const ASKED_KINDLY_FIRST: readonly Rewording[] = [
  // "*I was just thinking, since the kids are in bed, that we might* have the hall light lower".
  says(
    `^${LEAD}${MUSES}${AS_IT_IS}(?: that| if| whether)? (we|you) (?:might|could|may)(?: (?:just|perhaps|maybe|as well|possibly))* ${NO_MORE}(?=(?:have|get|turn|switch|put|set|open|close|shut|lock|unlock|bring|lower|raise|dim|draw|start|stop|play|pause|make|remind|wake|add|keep|leave|let|run|mute|move|cancel|skip|take) (?!(?:to|rid of it|it over)\\b))`,
    ([, who]) => `could ${who} `,
  ),
  says(
    `^${LEAD}${MUSES}${AS_IT_IS}(?: that| if| whether) ((?:the|my|our|that) [a-z]+(?: [a-z]+){0,3}?) (?:might|could|may) ${NO_MORE}(?=(?:be|go|come|stay) (?:(?:a (?:bit|little|touch)|slightly|turned|switched|half) )?(?:on|off|up|down|open|closed|shut|locked|quieter|louder|lower|higher|brighter|dimmer|warmer|cooler|darker)\\b)`,
    ([, thing]) => `could ${thing} `,
  ),
  // "*I don't suppose you could* close the garage, could you".
  says(
    `^${LEAD}i (?:don['’]?t|do not) suppose (?:(?:there(?:['’]s| is) (?:any|a) chance )?(?:that )?(?:you|ya|somebody|someone)(?: could| can| would| might|['’]d|['’]ll| will)(?: possibly| please| just| be able to| be so kind as to| manage to)*) (?=[a-z]+ )`,
    () => 'please ',
  ),
  says(
    `^${LEAD}you (?:couldn['’]?t|wouldn['’]?t|can['’]?t)(?: possibly| just)* (?!(?:turn|switch|put) (?:me|us)\\b)([^?]+?),? (?:could|would|can) (?:you|ya)\\??${END}`,
    ([, wish]) => `please ${wish}`,
  ),
  // "See that the garage is shut *for the night*".
  says(
    "(?<=\\b(?:is|are|['’]s) (?:all |properly |safely )?(?:shut|closed|locked|off)(?: up)?) (?:for the (?:night|evening|weekend)|before (?:bed|i go to bed|we go to bed|i turn in))(?=[,.!?]|$)",
    () => '',
  ),
  says(
    `^(${LEAD}(?:(?:please|can you|could you) )*(?:turn|switch|put|knock|shut|close|lock|dim) [^,.;?]*?) for the night${END}`,
    ([, order]) => order,
  ),
  says(
    `^(${LEAD}(?:please )?)see that (?=(?:the|my|our|all|everything)\\b[^,.]* (?:is|are) )`,
    ([, lead = '']) => `${lead}make sure `,
  ),
  // "Who's *been and* switched the lamp off", "who went and left the hall light on".
  says(
    `^(${LEAD})who(?:['’]s| has)? (?:been and|gone and|went and|been (?:and )?(?:going round )?)(?: gone and)? ?(?:just )?(?=${DID}\\b)`,
    ([, lead = '']) => `${lead}who `,
  ),
  // "*Did anybody leave the bathroom window open*".
  says(
    `^${LEAD}(?:did|has|have) ${SOMEBODY} (?:gone and |went and )?(?:leave|left|forget|forgotten|forgot)(?: to (?:close|shut))? ((?:an?|the|any|some|that|our|one of the) (?:[a-z]+ ){0,2}?windows?)(?: open| wide open| ajar)?(?= |[?.!]*$)((?: (?:anywhere|upstairs|downstairs|in the [a-z]+(?: room)?))*)${END}`,
    ([, what = '', where = '']) => `is ${what.replace(/s$/, '')} open${where}`,
  ),
  // "The music's too quiet, *more more more*".
  says('(?<=\\btoo [a-z]+),? (?:more|up|louder)(?:[, ]+(?:more|up|louder))+(?=[.!]*$)', () => ''),
];
