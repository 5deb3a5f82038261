import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resemblance } from '../../../src/understanding/index.ts';

const SECURE = ['(secure|lock down) the (house|home) [for the night]'];

describe('B02 how much a sentence sounds like a template', () => {
  it.each([
    ['secure the house', 1],
    ['Would you please secure our home for the night?', 1],
    ['secure the house tonight', 0.8],
    ['kindly secure this whole big house', 0.57],
    ['secure my phone', 0.5],
    ['house', 0.6],
    ["don't secure the house", 0],
    ['do not lock down the house for the night', 0],
    ['never secure the house', 0],
    ['what is the weather', 0],
    ['', 0],
  ])('%j: %d', (text, score) => {
    expect(Math.round(resemblance(text, SECURE) * 100) / 100).toBe(score);
  });

  it('lies between 0 and 1, and above 0.6 only with every word of some form of the template', () => {
    const word = fc.constantFrom('secure', 'lock', 'down', 'house', 'home', 'night', 'cake', 'the', 'phone');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), (words: readonly string[]) => {
        const score = resemblance(words.join(' '), SECURE);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        const has = (...some: string[]) => some.every((one) => words.includes(one));
        const whole = (has('secure') || has('lock', 'down')) && (has('house') || has('home'));
        if (score > 0.6) expect(whole).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
