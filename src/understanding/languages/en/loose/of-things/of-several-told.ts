import type { OfThingsGrammar } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { END } from '../diary/parts.ts';

/** Of several things that were set or told of: the second one, all but one, the others, and what was done before it was undone. */

const OH =
  '(?:(?:oh|ah|no+|sorry|ok(?:ay)?|right|well|now|and|so|but|then|actually|please|just|can you|could you|would you)[,.! ]+)*';
const PLACES: Readonly<Record<string, readonly [from: number, count: number]>> = {
  first: [0, 1],
  second: [1, 1],
  third: [2, 1],
  fourth: [3, 1],
  fifth: [4, 1],
  last: [-1, 1],
  'first two': [0, 2],
  'first three': [0, 3],
  'last two': [-2, 2],
};
const PLACE = `(${Object.keys(PLACES)
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`;
const BY_PLACE = lazily(
  `^(${OH}(?:(?:turn|switch|put|have|get|open|close|shut|lock|unlock|dim|set|make|bring|stop|start|pause)(?: back)?(?: (?:on|off|up|down))? )?)(?:the |that )?${PLACE}(?: (?:ones?|lights?|lamps?|blinds?|curtains?|doors?|of (?:them|those)))?(?= |$)(.*?)(?: then)?[.!]*$`,
  'i',
);
/** What has an hour or a length in the same place is a row of a diary. */
const OF_ROWS = lazily('\\b(?:alarm|timer|reminder|event|appointment|entry|item|minutes?|hours?)s?\\b', 'i');

export const byPlace: OfThingsGrammar['byPlace'] = (text) => {
  const [, order = '', place = '', rest = ''] = BY_PLACE.exec(text) ?? [];
  const found = PLACES[place.toLowerCase()];
  if (found === undefined || OF_ROWS.test(text) || (order.trim() === '' && !BARE_WAY.test(rest)))
    return undefined;
  const [from, count] = found;
  const it = count === 1 ? 'it' : 'them';
  // "*The second one off again*".
  const verb = BARE_WAY.test(rest) && !HAS_VERB.test(order) ? 'turn ' : '';
  return { from, count, said: `${order}${verb}${it}${rest}`.trim() };
};

const HAS_VERB = lazily('\\b(?:turn|switch|put|have|get|set|make|bring)\\b', 'i');
const BARE_WAY = lazily('^ (?:back )?(?:on|off|up|down)\\b', 'i');

const REDO = lazily(
  `^${OH}(?:redo(?: (?:it|that|them))?|undo (?:that|the|my|your) undo(?:ing)?|undo the undoing|(?:put|do|have) (?:it|that) (?:back |again )?after all|do (?:it|that) again after all)${END}`,
  'i',
);
export const REDOES = REDO;

const NOUN = lazily(
  '\\b((?:the |my |our )?(?:(?!(?:which|what|of|are|any|the|all|many|how|is)\\b)[a-z]+ )?(?:lights|lamps|blinds|curtains|fans|doors|speakers|plugs|sockets))\\b(?:.*?( (?:in|on) the (?!(?:moment|house)\\b)[a-z]+(?: room)?| upstairs| downstairs| outside)\\b)?',
  'i',
);
const BUT = lazily(
  `^${OH}(?:(turn|switch|put) (?:them|those|these|all of (?:them|those)|the lot|it all) (on|off)|(?:them |those |these )?all (off)),? (?:except(?: for)?|apart from|but(?: not)?|bar|save)(?: for)? ((?:the |my |our )?[a-z]+(?: [a-z]+){0,2}?)(?: ones?)?${END}`,
  'i',
);
const OTHERS = lazily(
  `^${OH}(?:turn|switch|put) (?:on )?(?:the )?(?:others|other ones|rest(?: of (?:them|those))?)(?: on)?(?: (?:as well|too))?${END}`,
  'i',
);
const TURNS_ON = lazily('\\bon\\b', 'i');

export const ofThoseTold: OfThingsGrammar['ofThoseTold'] = (text, asked) => {
  const [, noun, where = ''] = NOUN.exec(asked) ?? [];
  const [, , way, off, spared = ''] = BUT.exec(text) ?? [];
  const so = way ?? off;
  if (noun === undefined) return undefined;
  const all = `all ${noun.replace(/^(?!the |my |our )/i, 'the ')}${where}`;
  if (so !== undefined) return `turn ${so} ${all} except ${spared.replace(/^(?!the |my |our )/i, 'the ')}`;
  return OTHERS.test(text) && TURNS_ON.test(text) ? `turn on ${all}` : undefined;
};
