import fc from 'fast-check';
import type { Saying } from './sayings.ts';

/** Something put into a sentence that decides whether, when or to what the rest is done, known to the house or not. */
export interface Addition {
  readonly kind: 'time' | 'condition' | 'wait' | 'exception' | 'correction';
  readonly to: (text: string) => string;
}

const behind = (kind: Addition['kind'], words: string): Addition => ({
  kind,
  to: (text) => `${text}${words}`,
});
const before = (kind: Addition['kind'], words: string): Addition => ({
  kind,
  to: (text) => `${words}${text}`,
});

const TIMES = [
  'at nine tomorrow',
  'tomorrow morning',
  'in ten minutes',
  'every day at eight',
  'on saturday at ten',
  'at sunset',
  'in three weeks',
  'some time after the match',
  'twenty minutes after my alarm',
  'tomorrow only',
  'weekdays only',
  'from eight to ten',
];
const CONDITIONS = [
  'if the back door is unlocked',
  'unless the living room tv is on',
  'when the garage door opens',
  'if it is dark',
  'when the garage door opens and it is dark',
  'if the frobnicator is up',
  'when grandma calls',
  'unless somebody minds',
  'once the bread has risen',
];
/** Told beside the wish; what is put behind it binds the wish all the same. */
const TOLD = [
  " it's been going all day",
  ', my brother wants to sleep',
  " we don't need it",
  " because nobody's out there",
];
const WAITS = ['wait ten minutes and then ', 'wait until the match is over and then ', 'after the match '];
const EXCEPTIONS = [
  ', but not in the kitchen',
  ', except in the kitchen',
  ', leave the kitchen as it is',
  ', the kitchen stays as it is',
  ' apart from the pantry',
  ', leave the pantry as it is',
  ' but not the blue one',
  ', only not in the kitchen',
  ' except the kitchen and the wobbly ones',
  ', all but the wobbly ones',
  ', stay out of the kitchen',
];
const CORRECTIONS = [
  ', never mind',
  ', no wait, forget it',
  ', actually do not',
  ' or rather the wobbly one',
  ', no, scrap that',
];

/** In front with and without a mark, and behind. */
export const additions: fc.Arbitrary<Addition> = fc.constantFrom(
  ...TIMES.flatMap((words) => [
    before('time', `${words} `),
    before('time', `${words}, `),
    before('time', `${words}: `),
    behind('time', ` ${words}`),
    behind('time', `, ${words}`),
  ]),
  ...CONDITIONS.flatMap((words) => [
    before('condition', `${words} `),
    before('condition', `${words}, `),
    behind('condition', ` ${words}`),
    behind('condition', `, ${words}`),
    behind('condition', `, but only ${words}`),
  ]),
  ...TOLD.flatMap((told) =>
    CONDITIONS.flatMap((words) => [
      behind('condition', `${told} ${words}`),
      behind('condition', `${told}, but only ${words}`),
    ]),
  ),
  ...WAITS.map((words) => before('wait', words)),
  ...CORRECTIONS.map((words) => behind('correction', words)),
);

/** What leaves something out, of wishes that are for all of a kind. */
export const exceptions: fc.Arbitrary<Addition> = fc.constantFrom(
  ...EXCEPTIONS.map((words) => behind('exception', words)),
);

/** Whether words of its own may take in whatever is added: "remind me to …". */
export function isOpen({ text }: Pick<Saying, 'text'>): boolean {
  return /fresh bread|blue box|pizza|second batch|dinner is ready/.test(text);
}
