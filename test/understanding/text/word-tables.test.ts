import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineLanguage, understand, withDevice, withoutDevice } from '../../../src/understanding/index.ts';
import { wordGraph, wordsFrom } from '../../../src/understanding/phrases/word-graph.ts';
import { tokenize } from '../../../src/understanding/text/tokenize.ts';
import { WordIds, WordList } from '../../../src/understanding/text/word-ids.ts';
import { TraitList } from '../../../src/understanding/text/word-traits.ts';
import { NOW, testHome } from '../golden/golden.ts';
import { notation } from '../notation.ts';

const word = fc.stringMatching(/^[a-z]{3,9}$/);

describe('tables of words', () => {
  it('A02 a list of words has its own and no other, whatever their numbers', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.array(word, { maxLength: 30 }), (some, others) => {
        const ids = new WordIds();
        for (const other of others) ids.learn(other);
        const list = new WordList(some, ids);
        for (const one of [...some, ...others, 'never said at all'])
          expect(list.has(ids.of(one))).toBe(some.includes(one));
      }),
      { numRuns: 30 },
    );
  });

  it('A02 a point of the graph finds each of its words, few or many, and goes on to where it leads', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 120 }), word, (words, other) => {
        const { words: spoken } = defineLanguage({ code: 'x', is: {} });
        const graph = wordGraph(
          words.map((one) => [`${one} please`, one]),
          spoken.ids,
        );
        for (const one of words) {
          const { tokens } = tokenize(`${one} please`, spoken);
          if (tokens.length !== 2) continue;
          expect(wordsFrom(graph, tokens, 0).flatMap(({ rules }) => rules)).toEqual([one]);
        }
        expect(graph.words.has(spoken.ids.of(other))).toBe(words.includes(other));
      }),
      { numRuns: 20 },
    );
  });
});

describe('questions about words', () => {
  it('A02 each has a bit of its own, and those of a language never meet those of the engine', () => {
    const engine = TraitList.ofEngine<number>();
    const language = TraitList.ofLanguage('x');
    const asks = [
      ...Array.from({ length: 13 }, (_, at) => engine.add(at)),
      ...Array.from({ length: 18 }, (_, at) => language.add((word) => word === `${at}`)),
    ];
    const bits = [
      ...Array.from({ length: 13 }, (_, at) => engine.bitsOf((question) => question === at)),
      ...Array.from({ length: 18 }, (_, at) => language.bitsOf((question) => question(`${at}`))),
    ];
    for (const [one, traits] of bits.entries())
      expect(asks.map((ask) => ask({ traits }))).toEqual(asks.map((_, other) => other === one));
  });

  it('A02 one more than there are bits is refused where it is asked, and named', () => {
    const language = TraitList.ofLanguage('xx');
    for (let at = 0; at < 18; at++) language.add(() => true);
    expect(() => language.add(() => true)).toThrow('language "xx" asks more than 18 questions about words');
    const engine = TraitList.ofEngine<string>();
    for (let at = 0; at < 13; at++) engine.add('');
    expect(() => engine.add('')).toThrow('the engine asks more than 13 questions about words');
  });
});

describe('words of a home', () => {
  const home = testHome('home-1');
  const say = (text: string, lexicon: typeof home.lexicon): string =>
    notation(understand(text, lexicon, { now: NOW, timezone: home.timezone, person: 'alex' }));

  it('A02 what was found for a word is of one home: said with a thing more, with it gone again, and before', () => {
    const lamp = {
      ...home.lexicon.places.get('home')!.kinds.get('light')!.values().next().value!,
      id: 'light.zebra',
      name: 'Zebra Bedside',
      aliases: [],
    };
    const with1 = withDevice(home.lexicon, lamp);
    const before = say('turn on the zebra bedside', home.lexicon);
    for (const words of ['zebra bedside', 'zebrabedside', 'zebra bed side'])
      expect(say(`turn on the ${words}`, with1)).toContain('Zebra Bedside');
    expect(say('turn on the zebra bedside', withoutDevice(with1, lamp.id))).toBe(before);
    expect(say('turn on the zebra bedside', home.lexicon)).toBe(before);
    expect(before).not.toContain('Zebra Bedside');
  });
});
