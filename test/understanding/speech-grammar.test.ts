import { describe, expect, it } from 'vitest';
import { explain, explainText, speechGrammar } from '../../src/understanding/index.ts';
import { NOW, testHome } from './golden/golden.ts';

const home = testHome('home-1');
const context = { now: NOW, timezone: home.timezone, person: home.person };

describe('what a speech recogniser is told', () => {
  const grammar = speechGrammar(home.lexicon);
  const rules = new Map(
    grammar.split('\n').flatMap((line) => {
      const match = /^(?:public )?<([a-z0-9]+)> = (.*);$/.exec(line);
      return match === null ? [] : [[match[1]!, match[2]!] as const];
    }),
  );

  it('A02 begins as JSGF asks, and names the house', () => {
    expect(grammar.startsWith('#JSGF V1.0 UTF-8 en;\ngrammar hearth;\n')).toBe(true);
    expect(rules.get('name')).toContain('desk lamp');
    expect(rules.get('room')).toContain('living room');
  });

  it('A02 refers to no rule that it does not define or import', () => {
    const imported = new Set(['number', 'time', 'dictation', 'NULL', 'VOID']);
    const missing = [...rules.values()]
      .flatMap((body) => [...body.matchAll(/<([A-Za-z0-9]+)>/g)].map((match) => match[1]!))
      .filter((name) => !rules.has(name) && !imported.has(name));
    expect(missing).toEqual([]);
  });

  it('A02 is the same for the same house, and holds a new device', () => {
    expect(speechGrammar(home.lexicon)).toBe(grammar);
    expect(grammar).not.toContain('lava lamp');
  });
});

describe('an explanation in words', () => {
  it('A02 tells clauses, readings, scores, slips and the plan', () => {
    const text = explainText(
      explain('trun off the garage and then turn on the desk lamp', home.lexicon, context),
    );
    expect(text).toContain('command: "trun off the garage"');
    expect(text).toContain('joint: then');
    expect(text).toContain('read as light.turn_off by');
    expect(text).toContain('"trun" was taken for "turn"');
    expect(text).toContain('light.turn_on {"target":{"name":"Desk Lamp"}}');
    expect(text).toMatch(/confidence 0\.\d+\n$/);
  });
});
