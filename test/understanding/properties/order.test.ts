import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/domain/index.ts';
import { understand } from '../../../src/understanding/index.ts';
import { runs } from '../../flow/deep.ts';
import { NOW, testHome } from '../golden/golden.ts';

const home = testHome('home-2');
const read = (text: string) =>
  understand(text, home.lexicon, { now: NOW, timezone: home.timezone, person: 'alex' });

/** Commands for different things, so that only the words between them tie them together. */
const COMMANDS = [
  'turn on the desk lamp',
  'lock the front door',
  'open the garden sprinkler',
  'set the bathroom heater to 21',
  'turn on the fountain',
];
/** What stands between two of them, and whether it ties the second to the first. */
const JOINTS = [
  { words: ' and ', ties: false },
  { words: ', then ', ties: true },
  { words: ' and after that ', ties: true },
] as const;

const wordsOf = ({ source }: Action) => source?.text.toLowerCase() ?? '';

describe('A04 the order within a group', () => {
  it('A03 A04 is that of the dependencies, and where nothing depends that of the words; no dependency crosses groups', () => {
    const said = fc
      .tuple(
        fc.shuffledSubarray(COMMANDS, { minLength: 2 }),
        fc.array(fc.constantFrom(...JOINTS), { minLength: 4, maxLength: 4 }),
      )
      .map(([commands, joints]) => ({ commands, joints: joints.slice(0, commands.length - 1) }));
    fc.assert(
      fc.property(said, ({ commands, joints }) => {
        const text = commands.map((one, at) => `${one}${joints[at]?.words ?? ''}`).join('');
        const { groups, unread } = read(text);
        expect(unread, text).toEqual([]);
        const found = groups.map((group) => group.map(wordsOf));
        expect(found.flat().toSorted(), text).toEqual(commands.toSorted());
        const placeOf = (command: string) =>
          found.flatMap((group, at) =>
            group.includes(command) ? [[at, group.indexOf(command)] as const] : [],
          )[0]!;
        for (const [at, { ties }] of joints.entries()) {
          const [one, other] = [placeOf(commands[at]!), placeOf(commands[at + 1]!)];
          expect(one[0] === other[0], `${text}: in one group`).toBe(ties);
          if (ties) expect(one[1], text).toBeLessThan(other[1]);
        }
        for (const group of found) {
          const inWords = group.toSorted((one, other) => commands.indexOf(one) - commands.indexOf(other));
          expect(group, text).toEqual(inWords);
        }
      }),
      { numRuns: runs(50, 150) },
    );
  });

  it.each([
    ['turn on the fountain after you lock the front door', ['lock the front door', 'turn on the fountain']],
    ['before you turn on the fountain, lock the front door', ['lock the front door', 'turn on the fountain']],
  ])('A04 is turned where the words say so: “%s”', (text, order) => {
    const [group = []] = read(text).groups;
    expect(group.map((action) => wordsOf(action).replace(/^you /, ''))).toEqual(order);
  });

  it.each([
    'turn on the fountain after you lock the front door and lock the front door after you turn on the fountain',
    'turn on the fountain before you lock the front door and lock the front door before you turn on the fountain',
  ])('A04 a circle is not run but asked about: “%s”', (text) => {
    const { groups, unread } = read(text);
    expect(groups).toEqual([]);
    expect(unread).toMatchObject(
      [
        {
          text,
          reason: 'each of them would have to come before the other',
          candidates: [/ first$/, / first$/],
        },
      ].map((one) => ({ ...one, candidates: one.candidates.map((like) => expect.stringMatching(like)) })),
    );
  });

  it('A04 what is only said twice is no circle', () => {
    const { groups, unread } = read(
      'turn on the fountain, then turn off the fountain, then turn on the fountain',
    );
    expect(unread).toEqual([]);
    expect(groups.flat()).toHaveLength(3);
  });
});
