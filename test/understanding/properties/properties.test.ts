import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon, understand } from '../../../src/understanding/index.ts';
import { runs } from '../../flow/deep.ts';
import { NOW, PHRASES, planFor, testHome } from '../golden/golden.ts';
import { notation } from '../notation.ts';

const home = testHome('home-1');
const context = { now: NOW, timezone: home.timezone, person: 'alex' };
const read = (text: string) => understand(text, home.lexicon, context);

const WORDS = (
  'turn switch set dim off on the a all lights light lamp kitchen garage porch desk living room bedroom and then , . ? ! : " to 30 % ' +
  'percent at 9 pm tomorrow in ten minutes every monday if is it them when remind me email sam that except not do no sorry never mind ' +
  "also after once done before calendar my what which add for an hour 's until of second half quarter past again too please"
).split(' ');
const sentences = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' '));

const COMMANDS = [
  'turn off the kitchen lights',
  'turn on the porch light',
  'set the desk lamp to 30%',
  'remind me at 9 pm to call mum',
  'email sam that dinner is ready',
  'add lunch to my calendar on friday at noon',
  'turn off the bathroom lights in 20 minutes',
  'toggle the garage light',
];

/** The processor's microseconds for a text, the least of some readings; one that is within the limit is enough. */
function costOf(text: string, limit: number, rounds = 15): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && best >= limit; round++) {
    const before = process.cpuUsage();
    expect(read(text).confidence).toBeLessThanOrEqual(1);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, user + system);
  }
  return best;
}

describe('the interpreter, whatever it is told', () => {
  it('A02 never throws, on any string', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc.string({ unit: 'grapheme', maxLength: 200 }),
          sentences,
        ),
        (text) => {
          expect(read(text).confidence).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: runs(120, 400) },
    );
  });

  it('A02 takes every source and every unread span from the text, unread ones in the order of the words', () => {
    fc.assert(
      fc.property(sentences, (text) => {
        const { groups, unread } = read(text);
        for (const { source } of groups.flat())
          expect(text.slice(source!.start, source!.end)).toBe(source!.text);
        for (const span of unread) expect(text.slice(span.start, span.end)).toBe(span.text);
        for (let at = 1; at < unread.length; at++)
          expect(unread[at]!.start).toBeGreaterThanOrEqual(unread[at - 1]!.start);
      }),
      { numRuns: runs(100, 300) },
    );
  });

  it('P15 A03 puts every action into one group, and calls a plan direct only when it has neither actions nor unread words', () => {
    fc.assert(
      fc.property(sentences, (text) => {
        const { groups, direct, unread } = read(text);
        expect(groups.every((group) => group.length > 0)).toBe(true);
        expect(new Set(groups.flat()).size).toBe(groups.flat().length);
        expect(direct).toBe(groups.length === 0 && unread.length === 0);
      }),
      { numRuns: runs(100, 300) },
    );
  });

  it('A02 gives the same plan for the same words', () => {
    fc.assert(
      fc.property(sentences, (text) => {
        expect(read(text)).toEqual(read(text));
      }),
      { numRuns: runs(40, 100) },
    );
  });

  it('A02 takes for ten thousand characters of anything not forty times as long as for a thousand', () => {
    const texts = [
      'turn off the kitchen and '.repeat(400),
      'remind me to '.repeat(770),
      'and '.repeat(2500),
      'a'.repeat(10_000),
      'turn on the porch light at 9 and tomorrow '.repeat(240),
      'if the garage light is on '.repeat(385),
      'every monday and tuesday and '.repeat(340),
      '@'.repeat(10_000),
      'a@'.repeat(5000),
      '1 '.repeat(5000),
    ];
    for (const text of texts) {
      const whole = text.slice(0, 10_000);
      const limit = 40 * Math.max(1000, costOf(text.slice(0, 1000), 0, 5));
      expect(costOf(whole, limit), text.slice(0, 40)).toBeLessThan(limit);
    }
  });

  it('A02 does nothing with a message too long to be sure of, and says so', () => {
    const plan = read(`${'turn on the porch light and '.repeat(200)}turn off the kitchen`);
    expect(plan.groups).toEqual([]);
    expect(plan.unread).toMatchObject([{ start: 0, reason: 'the message is too long to be sure of' }]);
  });

  it('A02 is not swayed by politeness, hesitation, capitals or a full stop', () => {
    const wraps = [
      (text: string) => `please ${text}`,
      (text: string) => `could you ${text}`,
      (text: string) => `um ${text} please`,
      (text: string) => `Hey, would you please ${text}? Thanks!`,
      (text: string) => text.toUpperCase().replaceAll('SAM', 'Sam'),
      (text: string) => `${text}.`,
    ];
    fc.assert(
      fc.property(fc.constantFrom(...COMMANDS), fc.constantFrom(...wraps), (command, wrap) => {
        expect(notation(read(wrap(command))).toLowerCase()).toBe(notation(read(command)).toLowerCase());
      }),
      { numRuns: runs(50, 150) },
    );
  });

  it('A03 swaps groups, and nothing else, when two independent clauses swap', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMMANDS), fc.constantFrom(...COMMANDS), (one, other) => {
        fc.pre(one !== other);
        const groups = (text: string): string[] => notation(read(text)).split(' | ');
        expect(groups(`${one}. Also, ${other}`).sort()).toEqual(groups(`${other}. Also, ${one}`).sort());
        expect(groups(`${one}. Also, ${other}`)).toHaveLength(2);
      }),
      { numRuns: runs(40, 100) },
    );
  });

  it('H11 renaming a device renames the target and changes nothing else', () => {
    const names = ['Moon', 'Corner Glow', 'Reading Spot 2', 'Ludwig', 'Big Bertha', 'Grandmother Clock'];
    fc.assert(
      fc.property(fc.constantFrom(...names), (name) => {
        const devices = home.devices.map((device) =>
          device.id === 'light.desk' ? { ...device, name, aliases: [] } : device,
        );
        const lexicon = buildLexicon({ ...home, devices, phrases: PHRASES });
        for (const say of [
          'turn on the X',
          'set the X to 30% in ten minutes',
          'turn off all the lights except the X',
          'is the X on',
        ]) {
          const renamed = understand(say.replace('X', name), lexicon, context);
          const before = notation(read(say.replace('X', 'desk lamp')));
          expect(notation(renamed)).toBe(before.replaceAll('Desk Lamp', name));
        }
      }),
      { numRuns: runs(5, 12) },
    );
  });

  it('A02 keeps to what was said last when a turn has no antecedent', () => {
    expect(planFor(home, ['turn it off']).groups).toEqual([]);
    expect(planFor(home, ['turn it off']).unread).toHaveLength(1);
  });
});
