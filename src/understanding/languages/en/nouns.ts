import { type Token, wordAt } from '../../text/index.ts';
import type { NounGrammar } from '../index.ts';
import { hereAt, houseAt, isOfPlace, sideAt, thisRoomAt, whereLeadEnd } from './places.ts';
import { trait } from './traits.ts';
import { ARTICLES, isArticle, PRONOUNS } from './words.ts';

/** How English speaks of things. */
export const ENGLISH_NOUNS: NounGrammar = {
  isArticle,
  quantifiedAt,
  isEveryPart,
  nextItemAt,
  isDoing,
  exceptionAt,
  mayStandForThing: trait((word) => PRONOUNS.has(word) || STANDING_FOR_THINGS.has(word) || isOfPlace(word)),
  whereLeadEnd,
  hereAt,
  hereOf: (word) => (word === 'here' || word === 'there' || word === 'everywhere' ? word : undefined),
  sideAt,
  thisRoomAt,
  houseAt,
  isNameLink,
};

const STANDING_FOR_THINGS: ReadonlySet<string> = new Set(
  'one ones its their everything room space here there everywhere other'.split(' '),
);

const QUANTIFIERS = new Set([
  'all',
  'every',
  'each',
  'both',
  'any',
  'whatever',
  'whichever',
  'whole',
  'entire',
]);
const isQuantifier = trait((word) => QUANTIFIERS.has(word));
/** "All *three* lamps". */
const NUMBERS = new Set(['two', 'three', 'four', 'five', '2', '3', '4', '5']);
const SKIPPED_MAX = 5;

/** Where a thing's own words begin behind "all of the", "every single", "my", and whether all of them are meant. */
function quantifiedAt(
  tokens: readonly Token[],
  at: number,
): { readonly start: number; readonly all: boolean } {
  let start = at;
  let all = isAskedFor(tokens, at);
  for (let skipped = 0; skipped < SKIPPED_MAX; skipped++) {
    const token = tokens[start];
    if (token === undefined) break;
    if (isQuantifier(token)) all = true;
    else if (!(all && isQuantifying(tokens, start)) && !(isArticle(token) && tokens[start + 1] !== undefined))
      break;
    start++;
  }
  return { start, all };
}

/** "*Which* lights are on", "how *many of* the doors are open": of all there are, in whatever room that is asked. */
function isAskedFor(tokens: readonly Token[], at: number): boolean {
  let before = at - 1;
  while (wordAt(tokens, before) === 'of' || wordAt(tokens, before) === 'the') before--;
  return before >= 0 && ASKING_WHICH.has(wordAt(tokens, before));
}

const ASKING_WHICH: ReadonlySet<string> = new Set(['which', 'what', 'many', 'any']);

/** "all *of* the lights", "every *single* light", "each *and* every light". */
function isQuantifying(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (NUMBERS.has(word) && ['all', 'both'].includes(wordAt(tokens, at - 1))) return true;
  if (word === 'and') return wordAt(tokens, at - 1) === 'each' && wordAt(tokens, at + 1) === 'every';
  return word === 'of' || word === 'single';
}

/** "Every *night*", "every other *evening*": that says when, and means no night light. */
function isEveryPart(tokens: readonly Token[], start: number): boolean {
  if (!PARTS.has(wordAt(tokens, start))) return false;
  const before = wordAt(tokens, start - 1);
  const every = OTHERS.has(before) ? wordAt(tokens, start - 2) : before;
  return every === 'every' || every === 'each';
}

const PARTS: ReadonlySet<string> = new Set(['night', 'morning', 'evening', 'afternoon', 'day', 'week']);
const OTHERS = new Set(['other', 'second', 'third']);

/** After "and", "," or "as well as": where the next item begins. */
function nextItemAt(tokens: readonly Token[], at: number): number | undefined {
  let next = at;
  if (wordAt(tokens, next) === ',') next++;
  if (['and', '&', 'plus', 'or'].includes(wordAt(tokens, next))) next++;
  else if (
    wordAt(tokens, next) === 'as' &&
    wordAt(tokens, next + 1) === 'well' &&
    wordAt(tokens, next + 2) === 'as'
  )
    next += 3;
  if (next > at && wordAt(tokens, next) === 'also') next++;
  return next === at || tokens[next]?.kind === 'mark' ? undefined : next;
}

/** "The lights and the TV and *lock back door*": the last is no third thing that is to be off. */
function isDoing(tokens: readonly Token[], at: number): boolean {
  const next = wordAt(tokens, at + 1);
  if (wordAt(tokens, at) === 'switch') return next === 'on' || next === 'off';
  return wordAt(tokens, at) === 'lock' && tokens[at + 1]?.kind === 'word' && !BEHIND.has(next);
}

const BEHIND: ReadonlySet<string> = new Set([
  'in',
  'on',
  'of',
  'at',
  'for',
  'to',
  'off',
  'open',
  'and',
  'too',
  'as',
]);

const EXCEPTIONS =
  'except for|apart from|aside from|other than|but not|but for|save for|not counting|leaving out|except|excluding|besides|without|minus|bar|but'
    .split('|')
    .map((words) => words.split(' '));
const EXCEPTION_HEADS: ReadonlySet<string> = new Set(EXCEPTIONS.map(([first = '']) => first));
const mayExcept = trait((word) => EXCEPTION_HEADS.has(word));

/** "*Except for* the porch", of all there is also "*but* the porch". */
function exceptionAt(tokens: readonly Token[], at: number, all: boolean): number | undefined {
  const first = tokens[at];
  if (first === undefined || !mayExcept(first)) return undefined;
  const lead = EXCEPTIONS.find((words) =>
    words.every((word, offset) => wordAt(tokens, at + offset) === word),
  );
  if (lead === undefined || (lead.length === 1 && lead[0] === 'but' && !all)) return undefined;
  const from = at + lead.length;
  return ['in', 'on', 'at'].includes(wordAt(tokens, from)) ? from + 1 : from;
}

const NAME_LINKS: ReadonlySet<string> = new Set(
  'in on of at by next area above over under near beside from for inside outside behind called named the my our a with'.split(
    ' ',
  ),
);

function isNameLink(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  // "The light above *the* table", but "lock *the* back door" is no lock.
  if (ARTICLES.has(word)) return NAME_LINKS.has(word) && at > 0 && isNameLink(tokens, at - 1);
  return NAME_LINKS.has(word) || (word === 'to' && wordAt(tokens, at - 1) === 'next');
}
