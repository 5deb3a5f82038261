import type { LaterGrammar, Rewording } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { COLOUR, LIT, the, WORD } from './parts.ts';

/** What is said of things behind an order for them: another one instead, another mode or speed, back as it was, both of them. */

const OH =
  '(?:(?:oh|ah|no+|nah|nope|sorry|oops|wait|hang on|er+|um+|hm+|but|ok(?:ay)?|right|well|now|and|so|actually|please|on second thoughts?)[,.! ]+)*';
const ONE = `((?:the|my|our) ${WORD}(?: ${WORD}){0,2}?)`;
const FIGURE =
  '(\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|[a-z]+teen|ten|half)';

export const BEHIND_AN_ORDER_IN_TALK: readonly Rewording[] = [
  // "*Undo that and do the garage one instead*".
  says(
    `^${OH}(?:undo|scrap|cancel|forget|leave|skip|scratch|put back) (?:that|it|this|that one)(?: back)?,? (?:and|then|but) (?:do|use|have|try|make it|go for|take) ${ONE}(?: instead)?${END}`,
    ([, one]) => `no, ${one}`,
  ),
  // "*The ceiling light instead of the lamp*": of what was done just now.
  says(
    `^${OH}(?:(?:can (?:we|i) have|let['’]?s have|use|make it|i meant|i mean) )?${LIT} (?:instead of|rather than|in place of) (?:that|it|this|that one|${LIT})${END}`,
    ([, one]) => `no, ${one}`,
  ),
  // "*Both back to full*".
  says(
    `^${OH}(?:put |turn |bring |have |set )?(?:both(?: of them)?|them both|the two of them) (?:back )(?:up |down )?(?:to|at|on) (?=(?:full|half|\\d|[a-z]+(?:ty|teen)\\b|ten\\b))`,
    () => 'both to ',
  ),
  // "*Medium*", "low will do", behind a fan's speed.
  says(
    `^${OH}(?:just |only )?(?:make (?:it|that) |on |at |to )?(low|medium|high)(?: speed)?(?: will do| is fine| is enough)?${END}`,
    ([, speed]) => `set it to ${speed} speed`,
  ),
  // "*Never mind, 30 was better*".
  says(
    `^${OH}(?:never ?mind|forget it|leave it|scrap that|no+)[,.;! ]+(?:(?:i|we) (?:liked|preferred) )?(?:it (?:was|at) )?(?:at )?(${FIGURE.slice(1, -1)}|${COLOUR})(?: percent| ?%| degrees)? (?:was|is|looked|felt|sounded) (?:better|nicer|fine|ok(?:ay)?|good|best|right|enough)(?: (?:after all|actually|for me))*${END}`,
    ([, value]) => `make it ${value}`,
  ),
  // "*Switch off the ones that are still on*".
  says(
    `^${LEAD}(?:turn|switch|put) (?:(off|on) )?(?:the ones?|those|any|whichever|whatever|anything|the rest|them)(?: (?:ones?|of them|lights?))?(?: that(?:['’]s| is| are)?| which (?:is|are))?(?: still| left)*(?: (on|off))?(?: (off|on))?${END}`,
    ([said, before, is, behind]) => {
      const way = before ?? behind;
      if (way === undefined || is === undefined || !/\b(?:still|left|that|which)\b/i.test(said))
        return undefined;
      return `turn them ${way}`;
    },
  ),
];

/** Before anything is read. */
export const BEHIND_AN_ORDER_FIRST: readonly Rewording[] = [
  // "*No it isn't*, turn it back up".
  says(
    `^${OH}(?:(?:it|that|they)(?:['’]s not| is not| isn['’]?t| wasn['’]?t| was not| aren['’]?t| weren['’]?t)|i (?:wasn['’]?t|didn['’]?t)|yes it (?:is|was))[,.;! ]+(?=(?:so |and |please )?(?:turn|put|switch|make|bring|open|close|set)\\b)`,
    () => '',
  ),
];

/** Another in place of one that is lit, where nothing is known of them. */
export const IN_PLACE_OF: readonly Rewording[] = [
  // "*The ceiling light instead of the lamp please*".
  says(
    `^${OH}(?:(?:can (?:we|i) have|could (?:we|i) have|let['’]?s have|use|turn on|put on|switch on|i(?:['’]d| would) (?:rather|like)(?: have)?|have) )?${LIT}(?: on)?,? (?:instead of|rather than|in place of) ${LIT}${END}`,
    ([, one, other]) => `turn off ${the(other)} and turn on ${the(one)}`,
  ),
  says(
    `^${OH}(?:swap|change|switch|exchange) ${LIT} (?:for|with|over to|to) (?:${LIT}|((?:the|my|our) ${WORD}(?: ${WORD})?) ones?)${END}`,
    ([, one, lit, other]) =>
      `turn off ${the(one)} and turn on ${lit === undefined ? `${other} light` : the(lit)}`,
  ),
];

/** Another word for how a thing is set: "hmm, *make it heat*", "cooling I mean". */
export const WORD_ANEW = lazily(
  `^${OH}(?:(?:make|set|have|put|turn|switch) (?:it|that)(?: to| on| in)?|i (?:meant|mean|said|want(?:ed)?)|on|to)? ?(?:to |on |in )?([a-z]+(?: (?:only|saving))?)(?: mode| power)?(?:,? i (?:mean|meant|said))?(?: instead| rather)?${END}`,
  'i',
);

/** "*That's too much, go back*". */
export const LEVEL_BACK = lazily(
  `^${OH}(?:(?:(?:that|it|this)(?:['’]s| is| was) )?(?:(?:far|way|much|a bit|still|just|a little) )*(?:too (?:much|loud|quiet|bright|dark|dim|hot|warm|cold|fast|slow|high|low|far)|not (?:good|right|it|better))[,;.!– -]+(?:and |so )?)?(?:please )?(?:go back|back again|go back again|back where it was|back to where it was|(?:turn|put|bring|take|set) (?:it|that|them) back (?:up|down))(?: (?:a bit|again))?${END}`,
  'i',
);

const AS_BEFORE =
  '(?:(?:to )?(?:how|what|where|as|like|the way) (?:it|they) (?:was|were|had been)(?: before)?|to normal|again|as before|like before)';
/** "*Put the desk lamp back*", "the curtains back how they were". */
const THING_BACK = lazily(
  `^${OH}(?:(?:put|turn|set|bring|have|get|change|switch) )?${ONE} back(?: ${AS_BEFORE})*${END}`,
  'i',
);

export function thingBack(text: string): ReturnType<LaterGrammar['thingBack']> {
  const [, one] = THING_BACK.exec(text) ?? [];
  if (one === undefined) return undefined;
  const thing = one.replace(/ ones?$/i, '').replace(/^(?:the|my|our) /i, '');
  const lit = /\b(?:light|lamp)s?$/i.test(thing) ? thing : `${thing} light`;
  return { thing, orders: [`turn off the ${/ ones?$/i.test(one) ? lit : thing}`, `close the ${thing}`] };
}

/** "*Not that one*": it was done to the wrong one. */
export const NOT_THAT_ONE = lazily(
  `^${OH}(?:(?:no+|hey|oi|ah|sorry|wait|whoops|oops)[,.! ]+)*(?:not (?:that|this)(?: one| light| lamp)?|(?:that(?:['’]s| is| was)(?: not)? )?(?:the )?(?:wrong|right) one|not the (?:one i meant|right one))${END}`,
  'i',
);
/** "*The ceiling one*", "I meant the lamp by the window": which one, and nothing else. */
export const THAT_ONE = lazily(
  `^${OH}(?:(?:no+|sorry|i (?:meant|mean|said|wanted)|try|just|rather|it(?:['’]s| is| was))[, ]+)*((?:the|my|our) [a-z]+(?: [a-z]+){0,3})(?: i meant| instead| please)*[.!]*$`,
  'i',
);

const SPARED_TOO = [
  `(?:and |or |nor )*(?:leave|keep|spare|not|except|leave out) (${ONE.slice(1, -1)})(?: (?:on|off|open|closed|out))?(?:,? (?:as well|too|also|either))*`,
  `(?:nor|or) (${ONE.slice(1, -1)})(?:,? either)?`,
  `and(?: except| apart from)? (${ONE.slice(1, -1)})(?:,? (?:as well|too|also))?`,
].map((said) => lazily(`^${OH}${said}${END}`, 'i'));

/** "*And not the garage either*", "leave the porch on too". */
export function sparedToo(text: string): string | undefined {
  const one = SPARED_TOO.map((said) => said.exec(text)?.[1]).find((found) => found !== undefined);
  return one === undefined ? undefined : `not ${one}`;
}

/** What alone is to be lit in the room that hears it, where nothing was spoken of before. */
export const LIT_ALONE: readonly Rewording[] = [
  // "*Just the counter lights please*", "only the island light on, everything else in here off".
  says(
    `^${OH}(?:just|only) (?:have |leave |turn on )?(?:${LIT}|((?:the|my|our) ${WORD}(?: ${WORD})?) one)(?: on)?(?: in here)?(?:,? (?:and )?(?:everything|all) else(?: in here)? off|,? (?:and )?(?:the )?(?:rest|others)(?: in here)? off)?${END}`,
    ([, lit, one]) => {
      const thing = lit === undefined ? `${one} light` : the(lit);
      return `turn off all the lights in here except ${thing} and turn on ${thing}`;
    },
  ),
];
