import { type Token, wordAt } from '../../text/index.ts';
import type { ConditionLead } from '../index.ts';
import { trait } from './traits.ts';

const IF = new Set(['if', 'unless', 'provided', 'providing', 'assuming', 'in', 'should']);
/** What must follow some of them: "*in case* the light is on". */
const IF_GOES_ON: ReadonlyMap<string, string> = new Map([['in', 'case']]);
const IF_THAT = new Set(['provided', 'providing', 'assuming', 'case']);
const WHENS = new Set([
  'when',
  'whenever',
  'once',
  'every',
  'each',
  'any',
  'anytime',
  'everytime',
  'as',
  'the',
]);
/** "*The moment* the gate opens". */
const MOMENTS = new Set(['moment', 'minute', 'instant', 'second']);

/** Whether a condition may begin with the word. */
export function mayBeCondition(word: string): boolean {
  return word === 'otherwise' || word === 'else' || IF.has(word) || WHENS.has(word);
}

/** "… and *else* turn it off", "… if not, or *else* …"; "anything else" is none. */
function mayBeElse(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'mark' || before.word === 'or' || before.word === 'and';
}

/** "Anytime *the gate opens*"; "any time *after six*" and "anytime" alone are times. */
function isClause(tokens: readonly Token[], at: number): boolean {
  return SUBJECTS.has(wordAt(tokens, at));
}

const SUBJECTS = new Set(
  "the a an my our there there's somebody someone anybody anyone anything something it i we you he she they".split(
    ' ',
  ),
);

/** "If", "unless", "in case", "provided that", "when", "as soon as", "otherwise". */
export function conditionAt(tokens: readonly Token[], at: number): ConditionLead | undefined {
  const word = wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  if (word === 'otherwise' || (word === 'else' && mayBeElse(tokens, at)))
    return { type: 'else', end: at + 1 };
  const goesOn = IF_GOES_ON.get(word);
  if (IF.has(word) && (goesOn === undefined || goesOn === next)) {
    const end = goesOn === undefined ? at + 1 : at + 2;
    const that = wordAt(tokens, end) === 'that' && IF_THAT.has(wordAt(tokens, end - 1));
    return { type: 'if', end: that ? end + 1 : end, not: word === 'unless' };
  }
  switch (word) {
    case 'when':
      return { type: 'when', end: at + 1, repeat: false, standing: true };
    case 'whenever':
      return { type: 'when', end: at + 1, repeat: true, standing: true };
    case 'once':
      return { type: 'when', end: at + 1, repeat: false, standing: false };
    case 'anytime':
    case 'everytime':
      return isClause(tokens, at + 1)
        ? { type: 'when', end: at + 1, repeat: true, standing: true }
        : undefined;
    case 'any':
      return next === 'time' && isClause(tokens, at + 2)
        ? { type: 'when', end: at + 2, repeat: true, standing: true }
        : undefined;
    case 'every':
    case 'each':
      return next === 'time' ? { type: 'when', end: at + 2, repeat: true, standing: true } : undefined;
    case 'the':
      return MOMENTS.has(next) ? { type: 'when', end: at + 2, repeat: false, standing: false } : undefined;
    case 'as':
      return next === 'soon' && wordAt(tokens, at + 2) === 'as'
        ? { type: 'when', end: at + 3, repeat: false, standing: false }
        : undefined;
  }
  return undefined;
}

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
