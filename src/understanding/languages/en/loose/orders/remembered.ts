import type { Rewording } from '../../../index.ts';
import { says } from '../diary/parts.ts';

/** What the house is to remember, behind a mark or with the wish behind it. */

const KEEP =
  "(?:remember|keep in mind|bear in mind|don['’]?t forget|do not forget|note(?: (?:down|that down|to self))?|take note|jot (?:down|this down)|write (?:down|this down)|(?:make|take) a (?:quick |mental )?note(?: of this)?|keep a note(?: of this)?|for (?:the record|future reference)|hang on to this|you should know)";
const PLEASE = '(?:(?:and|so|oh|ok(?:ay)?|right|hey|please|can you|could you|will you)[, ]+)*';
/** Tells how something is: no wish that begins with its verb. */
const STATED =
  "(?=(?:the|my|our|i|we|it['’]?s|there['’]?s|[a-z]+['’]s?|[a-z]+)(?: [a-z0-9'’-]+){0,5}? ?(?:['’]s|is|are|was|were|has|have|had|can|can['’]?t|cannot|parked|left|put|lives?|likes?|hates?|needs?|works?|goes|belongs?|takes|costs|doesn['’]?t|don['’]?t|isn['’]?t|aren['’]?t)\\b)(?!to |if |when |what |who |how |why |whether )";
const LATER =
  '(?: (?:for (?:next time|later|the future|another time|us|me)|please|will you|would you))*[.!]*$';

export const REMEMBERED_FIRST: readonly Rewording[] = [
  // "*For me only:* remember that the present is in the attic".
  says(
    `^${PLEASE}(?:just|only) for me(?: alone)?[,:]? ${PLEASE}${KEEP}[,:]? (?:that )?(.+)$`,
    ([, what = '']) => `remember privately that ${what}`,
  ),
  says(
    `^${PLEASE}for me (?:only|alone)[,:]? ${PLEASE}${KEEP}[,:]? (?:that )?(.+)$`,
    ([, what = '']) => `remember privately that ${what}`,
  ),
  says(
    `^${PLEASE}${KEEP}(?:,? (?:just|only) for me(?: alone)?)[,:] (.+)$`,
    ([, what = '']) => `remember privately that ${what}`,
  ),
  says(
    `^${PLEASE}${KEEP}[,:]? (?:that )?(.+?),? (?:but )?(?:just|only) for me(?: alone)?[.!]*$`,
    ([, what = '']) => `remember privately that ${what}`,
  ),
  // "*Make a note that* we're out of soap": it goes on the list.
  says(
    `^${PLEASE}${KEEP}[,:]? (?:that )?((?:we|i)(?:['’](?:re|m)| are| am|['’]ve| have)? (?:(?:all|nearly|almost|just|running) )*(?:out of|run out of|low on|short (?:of|on)) .+)$`,
    ([, what = '']) => what,
  ),
  // "*Don't forget,* the spare key is under the pot", "make a note*:* we parked on level three".
  says(`^${PLEASE}${KEEP} ?[,:–-] ?${STATED}(.+)$`, ([, what = '']) => `remember that ${what}`),
  // "The wifi password is blue fish 22, *remember that*".
  says(
    `^((?:the|my|our|i|we|i['’](?:ve|m)|we['’](?:ve|re)) .+?|${STATED}.+?)[,;.!–-]+ ?${PLEASE}(?:${KEEP}|(?:make|take) a note of) (?:that|this|it)${LATER}`,
    ([, what = '']) => `remember that ${what}`,
  ),
];

/** Where nothing else was understood. */
export const REMEMBERED: readonly Rewording[] = [
  // "What's *the plumber's number*", "what's Gran's address again": nobody but who was told of it knows.
  says(
    `^${PLEASE}(?:(?:do you (?:know|remember) )?what(?:['’]s| is| was)|tell me|give me|have you got) ((?:the |my |our )?[a-z]+['’]s (?:[a-z]+ )?(?:number|birthday|address|size|email|phone|mobile|postcode))(?: again)?[?.!]*$`,
    ([, what = '']) => `what did we note about ${what}`,
  ),
];
