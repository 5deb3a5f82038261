import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/understanding/languages/en/index.ts';
import { matchesIn, outlineOf, Patterns } from '../../../src/understanding/text/index.ts';
import { runs } from '../../flow/deep.ts';
import { LETTERS, matched, patternsOf } from './matched-patterns.ts';

const LONG = `^please (?:${'a(?:b|c) '.repeat(90)}|dim|turn off) the lamp$`;

/** How many patterns the engine reads while something runs. */
function readsOf(run: () => void): number {
  const { RegExp: own } = globalThis;
  let reads = 0;
  globalThis.RegExp = new Proxy(own, {
    construct: (of, args) => {
      reads += 1;
      return new of(...(args as [string, string]));
    },
  });
  try {
    run();
  } finally {
    globalThis.RegExp = own;
  }
  return reads;
}

describe('B01 the outline of a pattern', () => {
  it('lets every text through that the pattern matches, however much of it is left open', () => {
    fc.assert(
      fc.property(matched, LETTERS, LETTERS, fc.nat(20), ({ source, text }, before, behind, longest) => {
        fc.pre(text.length <= 40);
        const said = `${before}${text}${behind}`;
        const outline = outlineOf(source, longest);
        fc.pre(outline !== undefined && new RegExp(source).test(said));
        expect(said, `${source} as ${outline}`).toMatch(new RegExp(outline!));
      }),
      { numRuns: runs(1000, 5000) },
    );
  });

  it('is short where the pattern is long, and keeps out four in five everyday sentences', () => {
    const long = [...patternsOf(ENGLISH.loose)].filter(({ source }) => source.length > 3000);
    expect(long.length).toBeGreaterThan(50);
    const outlines = long.flatMap(({ source, flags }) => {
      const outline = outlineOf(source);
      return outline === undefined ? [] : [new RegExp(outline, flags.replace(/[dgy]/g, ''))];
    });
    const letters = (of: readonly { readonly source: string }[]): number =>
      of.reduce((sum, { source }) => sum + source.length, 0);
    expect(letters(outlines)).toBeLessThan(letters(long) / 5);
    const through = ENGLISH.loose.everyday.flatMap((said) => outlines.filter((one) => one.test(said)));
    expect(through.length).toBeLessThan((outlines.length * ENGLISH.loose.everyday.length) / 5);
  });

  it.each(['(a)\\1', '(?<one>a)\\k<one>'])(
    'is none where a pattern refers to its own groups: %s',
    (source) => {
      expect(outlineOf(source)).toBeUndefined();
    },
  );
});

describe('B01 a pattern that is made when it is needed', () => {
  it('finds, replaces and searches as a pattern made at once does', () => {
    const parts = fc.array(fc.constantFrom('please ', 'dim ', 'the lamp', 'ab ', ' '), { maxLength: 5 });
    fc.assert(
      fc.property(parts, fc.constantFrom(LONG, '(?:the )?lamp', 'b '), (said, source) => {
        const text = said.join('');
        const [lazy, own] = [new Patterns().of(source, 'dg'), new RegExp(source, 'dg')];
        expect(matchesIn(text, lazy)).toEqual(matchesIn(text, own));
        expect(text.replace(lazy, '<$&>')).toBe(text.replace(own, '<$&>'));
        expect(text.search(lazy)).toBe(text.search(own));
        expect(lazy.test(text)).toBe(text.search(own) >= 0);
        expect(lazy.exec(text)?.[0]).toBe(text.match(new RegExp(source))?.[0]);
      }),
    );
  });

  it('is not read for texts that its outline keeps out, and once for all that it does not', () => {
    const pattern = new Patterns().of(LONG, '');
    expect(readsOf(() => pattern.test('dim the lamp'))).toBe(1);
    expect(readsOf(() => pattern.test('please open the door'))).toBe(0);
    expect(readsOf(() => expect(pattern.test('please dim the lamp')).toBe(true))).toBe(1);
    expect(readsOf(() => pattern.test('please turn off the lamp'))).toBe(0);
  });

  it('is forgotten when two rests have passed without it, and made again when it is needed', () => {
    const patterns = new Patterns();
    const pattern = patterns.of('lamp', '');
    const needed = (): number => readsOf(() => expect(pattern.test('the lamp')).toBe(true));
    expect(needed()).toBe(1);
    for (let rest = 0; rest < 5; rest++) {
      patterns.rest();
      expect(needed()).toBe(0);
    }
    patterns.rest();
    patterns.rest();
    expect(needed()).toBe(0);
    for (let rest = 0; rest < 3; rest++) patterns.rest();
    expect(needed()).toBe(1);
  });
});
