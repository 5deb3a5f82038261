import type { Rewording } from '../../../index.ts';
import { says } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';

/** What lasts as long as people are away, or until they do something at an hour that is told as well. */

const COURTESY = '(?:,? (?:please|would you|will you|thanks|ok|okay))*[.!]*$';
const AWAY =
  '(?:all |both )?(?:away|out|gone|not (?:here|home|at home|in)|at work|off|on holiday|on vacation|out shopping|out and about|out of the house)';
/** Orders that are done in one go, and best when nobody is there. What is asked, told or ruled hangs on something else. */
const ORDER =
  '((?!(?:.*\\b(?:if|when|whenever|every|each|until|till|remind|tell|let|who|what|did|is|was|has|have|keep|leave|watch|only|just)\\b))[a-z][^.;?]*?)';
const WHO: Readonly<Record<string, string>> = { i: "I'm", we: "we're all" };

export const WHILE_PEOPLE_FIRST: readonly Rewording[] = [
  // "Vacuum the living room *while we're out*": when they have gone, and not before their eyes.
  says(
    `^${ORDER},? while (?:(i|we)(?:['’](?:m|re)| am| are)|(?:everyone|everybody)(?:['’]s| is)|(?:nobody|no one)(?:['’]s| is)(?= (?:here|home|at home|in)\\b)) (?:${AWAY}|here|home|at home|in)${COURTESY}`,
    ([text, order, who]) =>
      /\b(?:i|we)(?:['’]..?| am| are) (?:here|home|at home|in)\b/i.test(text)
        ? undefined
        : `as soon as ${WHO[who?.toLowerCase() ?? 'we']} out, ${order}`,
  ),
  // "Heating to 19 *till we leave at eight*", "lights on until dad gets back at seven": until that hour.
  says(
    `\\b(until|till|til) (?:i|we|he|she|they|it|everyone|everybody|(?:the |my |our )?[a-z]+(?: [a-z]+)?)(?:['’](?:m|re|s|ve|ll)| am| are| is| have| has)?(?: (?:all|both|finally|then))* (?:leave|leaves|go|goes|going|get|gets|come|comes|coming|arrive|arrives|finish|finishes|start|starts|starting|end|ends|ending|return|returns|wake|wakes|set off|head|heads|due|here|home|back|over|done)(?: (?!(?:at|by|and|or|then)\\b)[a-z]+){0,3} (?:at|around|about) (${HOUR})${COURTESY}`,
    ([, until, hour]) => `${until} ${hour}`,
  ),
];
