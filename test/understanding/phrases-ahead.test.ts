import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { expectOwnPhrases, writeOwnPhrases } from '../../src/app/phrases.ts';
import { PHRASES } from '../../src/catalogue.ts';
import type { Phrases } from '../../src/domain/index.ts';
import { ENGLISH } from '../../src/understanding/languages/en/index.ts';
import { defineLanguage, type Language } from '../../src/understanding/languages/index.ts';
import { writePhrases } from '../../src/understanding/phrases/ahead.ts';
import { compileRules, type RulesCompiled } from '../../src/understanding/phrases/compile.ts';
import {
  compileGrammar,
  type GrammarNode,
  type PhrasesWritten,
  type ServiceWords,
  serviceWords,
} from '../../src/understanding/phrases/index.ts';

/** A service that is not Hearth's: it shares a template with the lights, and has slots and values of its own. */
const FOREIGN: Phrases = {
  service: 'sauna',
  methods: {
    warm: { say: ['turn on {target}', 'get the sauna ready for {minutes:duration}'] },
    scent: { say: ['(make|let) it smell of {scent}'] },
  },
  enums: { scent: ['birch', 'pine'] },
} as unknown as Phrases;

const POINTS = 2_000;

/** The points of a graph from its beginning on, the nearest first: what may come next at each, and what may end there. */
function pointsOf(root: GrammarNode): unknown[] {
  const numbers = new Map([[root, 0]]);
  const nodes = [root];
  const numberOf = (node: GrammarNode): number => {
    const known = numbers.get(node);
    if (known !== undefined) return known;
    numbers.set(node, nodes.length);
    return nodes.push(node) - 1;
  };
  const points: unknown[] = [];
  for (let at = 0; at < nodes.length && at < POINTS; at++) {
    const { words, slots, ends } = nodes[at]!;
    points.push({
      words: [...words.entries(ENGLISH.words.ids)].map(([word, node]) => [word, numberOf(node)]),
      slots: slots.map(({ name, slot, values, minus, shelf, node }) => [
        ...[name, slot, values?.key, minus, shelf],
        numberOf(node),
      ]),
      ends: ends.map(({ service, method, template, wish }) => [service.name, method, template, wish]),
    });
  }
  return points;
}

const wordsOf = (all: readonly Phrases[]): ServiceWords[] =>
  all.map((phrases) => serviceWords(phrases, ENGLISH));

function slotsOf(services: readonly ServiceWords[]): unknown {
  return services.map(({ name, slots }) => [
    name,
    Object.fromEntries([...slots].map(([parameter, types]) => [parameter, [...types].sort()])),
  ]);
}

describe('B01 what phrases come to, told by the build', () => {
  const written = JSON.parse(JSON.stringify(writeOwnPhrases())) as PhrasesWritten;

  it.each([
    ['Hearth’s own services alone', PHRASES],
    ['those and one that came from elsewhere', [...PHRASES, FOREIGN]],
  ])('is, point by point, what reading the templates comes to, for %s', (_, all) => {
    const [read, taken] = [wordsOf(all), wordsOf(all)];
    const anew = compileRules(read, ENGLISH);
    const ahead = compileRules(taken, ENGLISH, written.services);
    expect([ahead.faults, anew.faults]).toEqual([[], []]);
    expect(slotsOf(taken)).toEqual(slotsOf(read));
    const said = ({ words }: RulesCompiled) => [...words].map((id) => ENGLISH.words.ids.wordOf(id)).sort();
    expect(said(ahead)).toEqual(said(anew));
    for (const sort of ['commands', 'follows', 'conditions'] as const) {
      const points = pointsOf(ahead[sort]);
      expect(points.length, sort).toBeGreaterThan(10);
      expect(points, sort).toEqual(pointsOf(anew[sort]));
    }
  });

  it('holds the phrases that are no service’s as well', () => {
    const services = () => [serviceWords(ENGLISH.phrases.fragments, ENGLISH)];
    const ahead = compileRules(services(), ENGLISH, written.fragments).commands;
    expect(pointsOf(ahead)).toEqual(pointsOf(compileRules(services(), ENGLISH).commands));
  });

  it('is taken where these phrases come first and the file is there, and not missed otherwise', () => {
    const phrasesOf = (say: string, service = 'kettle'): Phrases => ({
      service,
      methods: { boil: { say: [say] } },
    });
    const tea = phrasesOf('brew tea', 'pot');
    const folder = mkdtempSync(join(tmpdir(), 'hearth-phrases-'));
    const file = pathToFileURL(join(folder, 'phrases.json'));
    const own = [phrasesOf('boil the kettle')];
    const firstWords = (all: readonly Phrases[], language: Language) =>
      [...compileGrammar(all, language).commands.words.entries(language.words.ids)].map(([word]) => word);
    const expecting = (): Language => {
      const language = defineLanguage({ code: 'und', is: {} });
      expectOwnPhrases(file, own, language);
      return language;
    };
    try {
      expect(firstWords(own, expecting())).toEqual(['boil']);
      // What the file says is believed: here, that the phrase has other words.
      const other = writePhrases([phrasesOf('heat some water')], defineLanguage({ code: 'und', is: {} }));
      writeFileSync(file, JSON.stringify(other));
      expect(firstWords(own, expecting())).toEqual(['heat']);
      expect(firstWords([...own, tea], expecting())).toEqual(['heat', 'brew']);
      expect(firstWords([tea, ...own], expecting())).toEqual(['brew', 'boil']);
      expect(firstWords([...own, phrasesOf('start the kettle')], expecting())).toEqual(['start']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('does not write down a template that cannot be read', () => {
    const broken: Phrases = { service: 'kettle', methods: { boil: { say: ['boil (the kettle'] } } };
    expect(() => writePhrases([broken], ENGLISH)).toThrow(/^kettle\.boil: /);
  });
});
