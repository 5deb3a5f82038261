import { isArticle } from '../languages/en/words.ts';
import { type Token, trait, wordAt } from '../text/index.ts';

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
export function quantifiedAt(
  tokens: readonly Token[],
  at: number,
): { readonly start: number; readonly all: boolean } {
  let start = at;
  let all = false;
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

/** "all *of* the lights", "every *single* light", "each *and* every light". */
function isQuantifying(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (NUMBERS.has(word) && ['all', 'both'].includes(wordAt(tokens, at - 1))) return true;
  if (word === 'and') return wordAt(tokens, at - 1) === 'each' && wordAt(tokens, at + 1) === 'every';
  return word === 'of' || word === 'single';
}

/** "Every *night*", "every other *evening*": that says when, and means no night light. */
export function isEveryPart(tokens: readonly Token[], start: number): boolean {
  if (!PARTS.has(wordAt(tokens, start))) return false;
  const before = wordAt(tokens, start - 1);
  const every = OTHERS.has(before) ? wordAt(tokens, start - 2) : before;
  return every === 'every' || every === 'each';
}

const PARTS: ReadonlySet<string> = new Set(['night', 'morning', 'evening', 'afternoon', 'day', 'week']);
const OTHERS = new Set(['other', 'second', 'third']);
