import { type Found, matches, type Token, wordAt } from '../../../text/index.ts';
import type { Bound } from '../../index.ts';

const BOUNDS: Readonly<Record<Bound, string>> = {
  after: 'any time after|anytime after|sometime after|some time after|later than|greater than|after',
  before:
    'sometime before|sometimes before|some time before|any time before|anytime before|earlier than|prior to|before|ahead of',
  since:
    'since|starting from|starting on|starting at|starting|beginning on|beginning from|beginning at|from|as of|as early as|no earlier than|not before|not earlier than|on or after|at or after',
  until:
    'no later than|not later than|as late as|not after|until|till|through|up to|up until|on or before|at or before|ending',
  by: 'by|within',
};

/** Behind what they speak of: "3 pm or later". */
const TAILS: Readonly<Partial<Record<Bound, string>>> = {
  since: 'or later|and later|or after|and after|onward|onwards|and onwards|or so and later',
  until: 'or earlier|or before|and earlier|and before|or sooner|at the latest|latest',
};

type Index = ReadonlyMap<string, readonly { readonly words: string; readonly bound: Bound }[]>;

const HEADS_BY_FIRST = indexOf(BOUNDS);
const TAILS_BY_FIRST = indexOf(TAILS);

/** Longest first. */
function indexOf(lists: Readonly<Partial<Record<Bound, string>>>): Index {
  const index = new Map<string, { words: string; bound: Bound }[]>();
  for (const [bound, list] of Object.entries(lists) as [Bound, string][])
    for (const words of list.split('|')) {
      const first = words.split(' ', 1)[0]!;
      index.set(first, [...(index.get(first) ?? []), { words, bound }]);
    }
  for (const list of index.values()) list.sort((one, other) => other.words.length - one.words.length);
  return index;
}

/** "Before", "since", "by": only one end of the stretch is named. */
export function boundAt(tokens: readonly Token[], at: number): Found<Bound> | undefined {
  return inIndex(HEADS_BY_FIRST, tokens, at);
}

/** "… or later". */
export function tailAt(tokens: readonly Token[], at: number): Found<Bound> | undefined {
  return inIndex(TAILS_BY_FIRST, tokens, at);
}

function inIndex(index: Index, tokens: readonly Token[], at: number): Found<Bound> | undefined {
  for (const { words, bound } of index.get(wordAt(tokens, at)) ?? [])
    if (matches(tokens, at, words)) return { value: bound, end: at + words.split(' ').length };
  return undefined;
}
