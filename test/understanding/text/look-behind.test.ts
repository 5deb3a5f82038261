import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/understanding/languages/en/index.ts';
import { lookingAheadFirst } from '../../../src/understanding/text/index.ts';
import { runs } from '../../flow/deep.ts';
import { LETTERS, matched, patternsOf } from './matched-patterns.ts';

/** All that a pattern matches in a text, where, and what its groups hold. */
function matchesOf(source: string, flags: string, text: string): unknown {
  return [...text.matchAll(new RegExp(source, `${flags.replace(/[dgy]/g, '')}dg`))].map((match) => [
    [...match],
    match.indices?.map((span) => span),
  ]);
}

describe('B01 a pattern that looks behind itself', () => {
  it.each([
    ['(?<=^turn .*)today', '(?=today)(?<=^turn .*)today'],
    ['(?<=^(?:a|b)* )(at (\\d+)) [a-z]+', '(?=(?:at (?:\\d+)) )(?<=^(?:a|b)* )(at (\\d+)) [a-z]+'],
    ['(?<=^a+ )(?<!no )(at ([a-z]+)) now', '(?=at )(?<=^a+ )(?<!no )(at ([a-z]+)) now'],
    ['(?<=^a+)(?:, )?(?<day>on)', '(?=(?:, )?(?:on))(?<=^a+)(?:, )?(?<day>on)'],
  ])('is run as one that looks ahead first: %s', (source, run) => {
    expect(lookingAheadFirst(source)).toBe(run);
  });

  it.each(['today', '(?<=[,;] )today', '(?<=^.* )[a-z]+', '(?<=^.* )a|b', '(?<=^.*)a?b*', '(?<=^(.))\\1'])(
    'is run as it is written where that spares nothing: %s',
    (source) => {
      expect(lookingAheadFirst(source)).toBe(source);
    },
  );

  it('matches the same at the same places, with the same groups', () => {
    fc.assert(
      fc.property(
        matched,
        fc.constantFrom('.*', 'a+ ?', '(?:[a-e]| )*?', '([a-e]) .*'),
        LETTERS,
        LETTERS,
        ({ source, text }, lead, before, behind) => {
          fc.pre(text.length <= 30);
          const pattern = `(?<=^${lead})${source}`;
          const said = `${before}${text}${behind}`;
          expect(matchesOf(lookingAheadFirst(pattern), '', said), pattern).toEqual(
            matchesOf(pattern, '', said),
          );
        },
      ),
      { numRuns: runs(1000, 5000) },
    );
  });

  it('does so in everyday sentences, with all patterns of English that do', () => {
    const anew = [...patternsOf(ENGLISH.loose)].filter(({ source }) => lookingAheadFirst(source) !== source);
    expect(anew.length).toBeGreaterThan(50);
    for (const { source, flags } of anew)
      for (const said of ENGLISH.loose.everyday)
        expect(matchesOf(lookingAheadFirst(source), flags, said), said).toEqual(
          matchesOf(source, flags, said),
        );
  });
});
