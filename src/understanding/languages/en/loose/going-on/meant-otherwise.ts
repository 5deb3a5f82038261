import type { Rewording } from '../../../index.ts';
import { END, says, toBe } from '../diary/parts.ts';

/** Another thing was meant than what was said: the words tell which, and why it was said wrongly. */

const OH =
  '(?:(?:oh|ah|no+|nah|nope|sorry|oops|whoops|wait|hang on|er|um|but|ok(?:ay)?|right|well|now|and|so|ach|och|actually)[,.! ]+)*';
const THING = '((?:the|my|our) [a-z]+(?: (?!(?:that|i|we|is|was)\\b)[a-z]+){0,3}?)';
const MEANT =
  "(?:(?:i|we) (?:meant|mean|wanted|needed|had in mind|was after|were after|was thinking of|were thinking of|was on about|were on about|was talking about|asked for)|(?:i|we)(?:['’]m|['’]re| am| are) (?:after|on about|talking about|thinking of))";
/** "I said the wrong thing", "that came out wrong". */
const MISSPOKE =
  "(?:(?:i|we) (?:said|asked for|got|picked|called) (?:it wrong|that wrong|(?:the )?wrong (?:thing|one|word|name|room|way(?: round)?|light|lamp))|(?:that|it) (?:came|went) out (?:all )?wrong|(?:i|we)(?:['’]ve)? (?:misspoke|misspoken|mixed (?:it|them|those) up|got (?:it|them|those|that) (?:mixed up|the wrong way round|muddled|backwards))|(?:a )?slip of the tongue|my (?:mistake|bad|fault)|wrong (?:ones?|way round)|(?:i|we) don['’]?t know why (?:i|we) said that|(?:what am i|what['’]?s wrong with me)(?: saying)?)";
/** Behind it the right thing, or a whole wish, and not one more remark. */
const RIGHT = '(?=(?:the|my|our|it|what|make|turn|switch|put|set|open|close|lock|shut|i|we|just|only) )';

const other = ([, thing = '']: RegExpExecArray): string => `no, ${thing}`;

export const MEANT_OTHERWISE_FIRST: readonly Rewording[] = [
  // "*There*, just right": no place.
  says(
    '^(?:(?:ah|oh|ooh|now|and)[, ]+)*there(?: (?:now|we (?:go|are)|you (?:go|are)))?[,.!–-]+ ?(?=(?:just|that|perfect|lovely|spot|much|grand|great|better|ideal|right|perfectly|nice|good|all)\\b)',
    () => '',
  ),
  // "*The earlier of the two can go*".
  says(
    '^((?:(?:can you|could you|please|just|ok(?:ay)?|right|well|no|cancel|drop|delete|scrap|bin|move|make|turn off|stop|change)[, ]+)*)the (earlier|earliest|later|latest|first|second|third|last|other|sooner)(?: one)? of (?:the|those|them|these|my)(?: (?:two|three|four|both|lot|pair|alarms|timers|reminders))?(?= |[.!?]*$)',
    ([, lead = '', which]) => `${lead}the ${which} one`,
  ),
  says(
    `^${OH}(the (?:earlier|earliest|later|latest|first|second|third|last|other|sooner) one) (?:can|could|may|should|has to|needs to) (?:go|be (?:dropped|cancelled|deleted|scrapped|binned|removed))${END}`,
    ([, which]) => `cancel ${which}`,
  ),
  // "*It was the path lights I was after*", "sorry, wrong ones, it's the path lights I meant".
  says(
    `^${OH}(?:${MISSPOKE}[,.;!–-]+ ?${OH})?(?:it|that) (?:was|is|should have been|should['’]ve been|would have been)(?: actually| really)? ${THING},? (?:that )?${MEANT}${END}`,
    other,
  ),
  // "*What I meant was the path lights*".
  says(
    `^${OH}(?:${MISSPOKE}[,.;!–-]+ ?${OH})?(?:what|the ones?) (?:that )?${MEANT} (?:was|were|is|are) ${THING}${END}`,
    other,
  ),
  // "*I was on about the path lights*".
  says(
    `^${OH}(?:${MISSPOKE}[,.;!–-]+ ?${OH})?(?:i|we) (?:was|were) (?:after|on about|thinking of|talking about) ${THING}${END}`,
    other,
  ),
  says(`^${OH}(?:i|we) had ${THING} in mind${END}`, other),
  // "*I wanted the porch light on*".
  says(
    `^${OH}(?:${MISSPOKE}[,.;!–-]+ ?${OH})?(?:i|we) (?:wanted|meant|needed|was after|were after) ${THING} (on|off|open|shut|closed|locked|unlocked|dimmed|up|down)${END}`,
    ([, thing = '', state = '']) => `no, ${toBe(state, thing)}`,
  ),
  // "*I said the wrong thing*, I wanted the porch light on".
  says(`^${OH}${MISSPOKE}[,.;!–-]+ ?${OH}${RIGHT}`, () => 'no, '),
];
