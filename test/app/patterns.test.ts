import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { expectPatterns, writePatterns } from '../../src/app/patterns.ts';
import { ENGLISH } from '../../src/understanding/languages/en/index.ts';
import {
  defineLanguage,
  expectNeeds,
  type Language,
  type LooseGrammar,
  type RewordingNeeds,
  rewordingNeeds,
  setOf,
} from '../../src/understanding/languages/index.ts';
import { Trigrams } from '../../src/understanding/text/index.ts';

const LOOSE: Partial<LooseGrammar> = {
  manners: [{ say: /\bplease\b/dgi, plain: '' }],
  noted: [{ say: /\bjot down\b/dgi, plain: 'note' }],
};
const languageOf = (loose: Partial<LooseGrammar>): Language => defineLanguage({ code: 'und', is: {}, loose });

describe('B01 what patterns need, told by the build', () => {
  it('is there for every list of rewordings of the language, a row for each pattern', () => {
    const written = JSON.parse(JSON.stringify(writePatterns())) as RewordingNeeds;
    const lists = ENGLISH.loose;
    for (const name of [
      'manners',
      'noted',
      'toldOf',
      'rewordings',
      'inTalk',
      'misheard',
      'scheduled',
    ] as const)
      expect(written[name]?.needs, name).toHaveLength(lists[name].length);
    expect(written).toEqual(rewordingNeeds(ENGLISH));
  });

  it('is read once, when the first text is reworded, and finds what telling it anew finds', () => {
    const [told, expecting] = [languageOf(LOOSE), languageOf(LOOSE)];
    let reads = 0;
    expectNeeds(expecting, () => {
      reads += 1;
      return rewordingNeeds(told);
    });
    expect(reads).toBe(0);
    for (const text of ['please jot down the time', 'the time, please', 'nothing of it'])
      for (const list of ['manners', 'noted'] as const) {
        const letters = new Trigrams(text);
        expect(setOf(expecting.loose[list], expecting).possible(letters)).toEqual(
          setOf(told.loose[list], told).possible(letters),
        );
      }
    expect(reads).toBe(1);
  });

  it('stands in a file beside the bundle, which is taken where it is and not missed where it is not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-patterns-'));
    const beside = pathToFileURL(join(folder, 'patterns.json'));
    try {
      const found = (language: Language) =>
        setOf(language.loose.manners, language).possible(new Trigrams('yes please'));
      const [without, within] = [languageOf(LOOSE), languageOf(LOOSE)];
      expectPatterns(beside, without);
      expect(found(without)).toEqual([0]);
      // What the file says is believed: here, that the pattern needs other letters.
      const other = languageOf({ manners: [{ say: /\bkindly\b/dgi, plain: '' }] });
      writeFileSync(beside, JSON.stringify(rewordingNeeds(other)));
      expectPatterns(beside, within);
      expect(found(within)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
