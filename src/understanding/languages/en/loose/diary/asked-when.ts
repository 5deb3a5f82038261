import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from './parts.ts';

/** Questions for when something is, by what it is. */

const WHEN = '(when|(?:at )?what time|(?:on )?(?:what|which) day)';
const WHO =
  "((?:the |my |our |his |her )?(?!(?:it|that|this|there|i|we|you)\\b)[a-z][a-z'’]*(?: [a-z'’]+){0,3}?)";

export const ASKED_WHEN_FIRST: readonly Rewording[] = [
  // "*Remind me*, when is the dentist?"
  says(
    `^${LEAD}(?:remind|tell) (?:me|us)(?: again)?[,:;–-]+ ?(?=(?:when|what time|what day|which day)\\b(?:['’]s| (?:is|are|do|does|am|have|has|did)\\b))`,
    () => '',
  ),
  // "*When is it* the grandchildren are coming?"
  says(
    `^${LEAD}${WHEN} (?:is|was) it(?: again)?,? (?:that )?${WHO}(?:['’](s|re)| (is|are|has|have|was|will)) (coming|arriving|visiting|leaving|flying|due|starting|back|here|going|getting here|landing|moving|seeing [a-z' ]+|having [a-z' ]+|doing [a-z' ]+|staying)(.*?)${END}`,
    ([, when, who, short, long, what, rest]) =>
      `${when} ${long ?? (short === 're' ? 'are' : 'is')} ${who} ${what}${rest}`,
  ),
  says(
    `^${LEAD}${WHEN} (?:is|was) it(?: again)?,? (?:that )?(i|we|you|they|he|she)(?:['’](m|re)| (am|are|is)) (.+?)${END}`,
    ([, when, who, short, long, rest]) => `${when} ${long ?? (short === 'm' ? 'am' : 'are')} ${who} ${rest}`,
  ),
  says(
    `^${LEAD}${WHEN} (?:is|was) it(?: again)?,? (?:that )?${WHO}(?:['’]s got|['’]ve got| has got| have got| has| have) (?:an?|the|his|her|their|my|our)? ?([a-z][a-z' -]*?)${END}`,
    ([, when, , what]) => `${when} is the ${what}`,
  ),
  // "When does *Sam's* late shift start *now*": whose it is may not stand in its name.
  says(
    `^${LEAD}${WHEN}(?:['’]s| is| does| do| did) ([a-z]+['’]s) ([a-z][a-z -]*?) (start(?:ing)?|begin(?:ning)?|finish(?:ing)?|end(?:ing)?|kick(?:ing)? off|on)(?: (?:now|again|then|today|tomorrow))*${END}`,
    ([, when, , what, verb = '']) =>
      /^on$/i.test(verb)
        ? `${when} is the ${what}`
        : `${when} does the ${what} ${verb.replace(/n?ing$/i, '').replace(/^kick(?:ing)? off$/i, 'start')}`,
  ),
  // "When's *the next bin day*": what the day is for is its name.
  says(
    `^${LEAD}${WHEN}(?:['’]s| is) (?:the |my |our )?(?:next )?(?!(?:next|this|last|first|christmas|boxing|election|independence|bank|labou?r|memorial|earth|leap|pancake|world|market|sun|saint|st|what|rest|good|all|any|every|my|our|the|half|mid|same|other|best)\\b)([a-z]+(?: [a-z]+)?) (?:day|night)(?: again)?${END.replace('[.!?]', '[?.!]')}`,
    ([, when, what]) => `${when} is the ${what}`,
  ),
];
