import { type Token, wordAt } from '../../text/index.ts';
import { trait } from './traits.ts';

const isOnly = trait((word) => word === 'only');
const RULING: ReadonlySet<string> = new Set(['if', 'when', 'while', 'once']);

const PEOPLE: ReadonlySet<string> = new Set(
  'i we you he she they everybody everyone somebody someone nobody'.split(' '),
);

/** "Turn it off, *but only* if it is on": these words say no more than the "if" alone. */
export function withoutOnly(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, place) =>
      isOnly(token) &&
      RULING.has(wordAt(tokens, place + 1)) &&
      // "But only while we're away" is a condition, and "while we eat" none.
      !(wordAt(tokens, place + 1) === 'while' && PEOPLE.has(wordAt(tokens, place + 2))),
  );
  if (at < 0) return tokens;
  let from = at;
  if (['but', 'and'].includes(wordAt(tokens, from - 1))) from--;
  if (wordAt(tokens, from - 1) === ',') from--;
  return [...tokens.slice(0, from), ...tokens.slice(at + 1)];
}
