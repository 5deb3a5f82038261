import type { Rewording } from '../../../index.ts';
import { isOrder } from '../diary/bare-entries.ts';
import { END, LEAD, says } from '../diary/parts.ts';

/** What is told first, and is to be told to somebody: "we're eating at seven, so let Sam know". */

const WHO = '((?!(?:me|us|you|it|that|this|them|him|her|when|if)\\b)[a-z]+)';
const PASS_ON = `(?:(tell|mail|e-?mail|text|message|inform) ${WHO}(?: (?:that|so|as much|about (?:it|that)))|let ${WHO} know(?: that| so| about (?:it|that))?)`;
/** Words by which more is wished, or under which it would be told. */
const MORE =
  /^(?:every|each|as soon|after|before|while|next time|any time)\b|\b(?:if|when|whenever|once|unless|until|till|remind|timer|alarm|list|calendar)\b/i;
const TOLD =
  "((?:(?:the|my|our|his|her) )?[a-z]+(?:['’](?:s|m|re|ve|ll|d)| [a-z]+| is| are| am| will| has| have)\\b[^?;]*?)";

export const PASSED_ON_FIRST: readonly Rewording[] = [
  says(
    `^(${LEAD})${TOLD}[,.;!–-]+ ?(?:(?:so|and|please|can you|could you|will you|would you|just) )*${PASS_ON}${END}`,
    ([, lead, told = '', verb = 'tell', whom, other]) =>
      MORE.test(told) || isOrder(told) ? undefined : `${lead}${verb} ${whom ?? other} that ${told}`,
  ),
  // "… *so mail Sam that*, and turn the lamp on": the rest stays.
  says(
    `^(${LEAD})${TOLD}[,.;!–-]+ ?(?:so|and so) (tell|mail|e-?mail|text|message) ${WHO} that(?=, )`,
    ([, lead, told = '', verb, whom]) =>
      MORE.test(told) || isOrder(told) ? undefined : `${lead}${verb} ${whom} that ${told}.`,
  ),
];
