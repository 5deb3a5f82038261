import { type Found, matches, type Token, wordAt } from '../../../text/index.ts';
import type { Piece } from '../../index.ts';

const DARK =
  'it gets dark|it is dark|it is getting dark|it goes dark|it has gone dark|it is gone dark|it has got dark|it grows dark|it has become dark|it turns dark|the sun sets|the sun goes down|the sun has set|the sun has gone down|the sun is setting|the sun is going down|the sun is down';
const LIGHT =
  'it gets light|it is light|it is getting light|the sun rises|the sun comes up|the sun has risen|the sun has come up|the sun is rising|the sun is coming up|the sun is up';

/** Set phrases for a time of day, and the words that may stand before them; a figure is an hour that nobody named. */
const SAYINGS: readonly (readonly [leads: string, words: string, means: Piece | number])[] = [
  ['|at', 'first thing in the morning|first thing', { type: 'part', part: 'morning' }],
  ['|at', 'last thing at night|last thing', { type: 'part', part: 'night', edge: 'late' }],
  ['', 'later tonight', { type: 'part', part: 'night', edge: 'late' }],
  ['', 'before bed|before bedtime|before i go to bed|before going to bed', { type: 'part', part: 'night' }],
  ['', 'this arvo', { type: 'part', part: 'afternoon', today: true }],
  ['', 'in the arvo', { type: 'part', part: 'afternoon' }],
  [
    'by|at|before|by the|at the|around',
    'close of business|close of play|end of business|end of play|end of the working day|end of the work day|cob',
    17,
  ],
  ['', 'before work|before school', 8],
  ['', 'after school', 15.5],
  ['', 'after work', 18],
  ['at|around|by', 'elevenses', 11],
  ['at|around|by', 'tea time|teatime', 17],
  ['at|around|by', 'brunch|brunch time', 11],
  ['in the', 'small hours|wee hours|wee small hours', 2],
  ['in the|at', 'dead of night|middle of the night', 2],
  ['at', 'the crack of dawn|daybreak|first light', { type: 'sun', sun: 'sunrise' }],
  ['at', 'nightfall', { type: 'sun', sun: 'sunset' }],
  ['', 'after dark', { type: 'sun', sun: 'sunset' }],
  ['once|as soon as|as|just as|the moment', DARK, { type: 'sun', sun: 'sunset' }],
  ['when|whenever', DARK, { type: 'sun', sun: 'sunset', always: true }],
  ['once|as soon as|as|just as|the moment', LIGHT, { type: 'sun', sun: 'sunrise' }],
  ['when|whenever', LIGHT, { type: 'sun', sun: 'sunrise', always: true }],
];

interface Saying {
  readonly words: string;
  /** The second of them: most are told apart by it. */
  readonly second: string | undefined;
  readonly length: number;
  readonly piece: Piece;
}

/** By their first words, longest first. */
const BY_FIRST: ReadonlyMap<string, readonly Saying[]> = (() => {
  const index = new Map<string, Saying[]>();
  for (const [leads, list, means] of SAYINGS)
    for (const lead of leads.split('|'))
      for (const said of list.split('|')) {
        const words = lead === '' ? said : `${lead} ${said}`;
        const parts = words.split(' ');
        const piece = typeof means === 'number' ? hourOf(means, said) : means;
        index.set(parts[0]!, [
          ...(index.get(parts[0]!) ?? []),
          { words, second: parts[1], length: parts.length, piece },
        ]);
      }
  for (const list of index.values()) list.sort((one, other) => other.length - one.length);
  return index;
})();

function hourOf(hour: number, said: string): Piece {
  const guessed = `because you said "${said}"`;
  return { type: 'clock', clock: { minutes: hour * 60, sure: true, guessed } };
}

/** What may stand behind the preposition that such a phrase begins with, where it begins no time by itself. */
export const SAYING_WORDS: ReadonlySet<string> = new Set(
  'close end cob elevenses tea teatime brunch small wee dead middle crack daybreak nightfall bed i going work school arvo dark it'.split(
    ' ',
  ),
);

/** "First thing in the morning", "by close of business", "in the small hours". */
export function sayingAt(tokens: readonly Token[], at: number): Found<Piece> | undefined {
  const next = wordAt(tokens, at + 1);
  const said = BY_FIRST.get(wordAt(tokens, at))?.find(
    ({ words, second }) => (second === undefined || second === next) && matches(tokens, at, words),
  );
  return said && { value: said.piece, end: at + said.length };
}

/** "Five o'clock *sharp*", "twenty minutes *or so*": how exactly it is meant changes nothing. */
const EXACTLY: ReadonlyMap<string, readonly string[]> = new Map([
  ['sharp', ['sharp']],
  ['on', ['on the dot']],
  ['exactly', ['exactly']],
  ['precisely', ['precisely']],
  ['or', ['or so', 'or thereabouts', 'or thereabout']],
  ['ish', ['ish']],
  ['give', ['give or take']],
  ['prompt', ['prompt']],
]);

/** Behind such words, if they stand here. */
export function exactlyEnd(tokens: readonly Token[], at: number): number {
  const said = EXACTLY.get(wordAt(tokens, at))?.find((words) => matches(tokens, at, words));
  return said === undefined ? at : at + said.split(' ').length;
}
