import { lazily } from '../../patterns.ts';
import { END } from '../diary/parts.ts';
import { NUMBER } from '../times-said.ts';

const LEAD =
  "(?:(?:and|also|then|oh|ok(?:ay)?|right|please|do|book|put|add|make|have|i(?:[’']d like|[’']ll need| need| want)|can you|could you|we(?:[’']ll| will) need)[, ]+)*";
const ONE_MORE =
  '(?:(?:in )?(?:the )?same(?: again| thing| one)?|once more|again|another(?: one)?|one more|one|a second(?: one)?|(?:repeat|copy) (?:it|that))';
const COUNT = `(?:an?|a couple of|${NUMBER}|\\d{1,2})`;
const LENGTH = `(${COUNT} (?:days?|weeks?|fortnights?|months?))`;
const AFTER = lazily(
  `^${LEAD}${ONE_MORE},? (?:(?:in|after) ${LENGTH}(?:['’]s?)?(?: time)?(?: after that)?|${LENGTH} (?:later|after(?: that)?|on|from then)|(?:for )?the (week|fortnight|month) after(?: that)?)${END}`,
  'i',
);
const NEXT = lazily(
  `^${LEAD}(?:(?:the )?same(?: again| thing)?|again),? (?:for )?(?:the )?(?:next|following) (week|month)${END}`,
  'i',
);

/** How long after the first one more is to be: "*same again in six weeks*", "and another a fortnight later", "the same next week". */
export function againAfter(text: string): string | undefined {
  const [, within, later, after] = AFTER.exec(text) ?? [];
  const unit = after ?? NEXT.exec(text)?.[1];
  return within ?? later ?? (unit && `a ${unit}`);
}
