import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/understanding/languages/en/index.ts';
import { needsOfAll, PatternSet, Trigrams } from '../../../src/understanding/text/index.ts';
import { runs } from '../../flow/deep.ts';
import { LETTERS, matched, patternsOf } from './matched-patterns.ts';

describe('the letters that a pattern cannot do without', () => {
  it('B01 keep no pattern from a text that it matches, whatever stands around', () => {
    fc.assert(
      fc.property(
        matched,
        LETTERS,
        LETTERS,
        fc.constantFrom('', 'i'),
        ({ source, text }, before, behind, flags) => {
          fc.pre(text.length <= 40);
          const said = `${before}${flags === 'i' ? text.toUpperCase() : text}${behind}`;
          const pattern = new RegExp(source, flags);
          fc.pre(pattern.test(said));
          expect(new Trigrams(said).allow(pattern), `${source} in "${said}"`).toBe(true);
        },
      ),
      { numRuns: runs(500, 2000) },
    );
  });

  it('B01 keep nine in ten of the language’s patterns from a plain sentence, and none that would match it', () => {
    const patterns = [...patternsOf(ENGLISH.loose)];
    const sentences = [
      'Turn on the lamp in the kitchen',
      'remind me to take out the trash tomorrow at seven, and dim the bedroom a bit',
      "it's freezing in here, can you put the heating up please",
    ];
    for (const sentence of sentences) {
      const letters = new Trigrams(sentence);
      const allowed = patterns.filter((pattern) => letters.allow(pattern));
      expect(patterns.filter((one) => sentence.search(one) >= 0 && !allowed.includes(one))).toEqual([]);
      expect(allowed.length / patterns.length).toBeLessThan(0.1);
    }
  });

  it('B01 find of many patterns at once those that may match, and ask few of the others', () => {
    const patterns = [...patternsOf(ENGLISH.loose)];
    const set = new PatternSet(needsOfAll(patterns));
    const sources = ENGLISH.loose.toldOf.map(({ say }) => say.source);
    const words = new Set(sources.flatMap((source) => source.match(/[a-z]{2,}/g) ?? []));
    const sentences = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((said) => said.join(' '));
    fc.assert(
      fc.property(sentences, (said) => {
        const letters = new Trigrams(said);
        const possible = patterns.flatMap((pattern, place) => (letters.allow(pattern) ? [place] : []));
        expect(set.possible(letters)).toEqual(possible);
      }),
      { numRuns: runs(30, 100) },
    );
    const letters = new Trigrams('Turn on the lamp in the kitchen');
    let asked = 0;
    const hold = letters.hold.bind(letters);
    letters.hold = (...clause) => {
      asked += 1;
      return hold(...clause);
    };
    set.possible(letters);
    expect(asked).toBeGreaterThan(0);
    expect(asked / patterns.length).toBeLessThan(0.25);
  });
});
