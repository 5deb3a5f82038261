import { describe, expect, it } from 'vitest';
import { understand } from '../../../src/understanding/index.ts';
import { callsIn } from '../../kit/calls.ts';
import { NOW, testHome } from '../golden/golden.ts';

/** As long as the demand has it. */
const CHARACTERS = 2000;
/** Calls of functions: some eight million in the smaller house, of 20 to 100 ms. Where each reading was looked for among all, 14 million, and 5 s. */
const CALLS_MAX = 10_000_000;
/** What bounds any sentence is a budget of steps; no other is to cost more than twice as much. */
const OTHERS_MAX = 2 * CALLS_MAX;

describe('A02 what a sentence of many times may cost', () => {
  it.each([
    ['at 7 ', CALLS_MAX],
    ['at 7 am and ', OTHERS_MAX],
    ['tomorrow at 7 ', OTHERS_MAX],
    ['at 7 or 8 ', OTHERS_MAX],
    ['monday ', OTHERS_MAX],
    ['on the 5th ', OTHERS_MAX],
    ['if it is dark ', OTHERS_MAX],
    ['turn on the garage light at 7 ', OTHERS_MAX],
  ])(
    'A02 “%s” again and again costs no more than its steps, in a small house and in one with every service',
    (piece, most) => {
      for (const name of ['home-1', 'home-2'] as const) {
        const { lexicon, timezone, person } = testHome(name);
        const read = (text: string) => void understand(text, lexicon, { now: NOW, timezone, person });
        read('turn on the garage light at 7');
        const text = piece.repeat(CHARACTERS).slice(0, CHARACTERS);
        expect(
          callsIn('/understanding/', () => read(text)),
          name,
        ).toBeLessThan(most);
      }
    },
  );
});
