import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../../src/catalogue.ts';
import { buildLexicon, understand, withDevice } from '../../../src/understanding/index.ts';
import { understand as understandStrictly } from '../../../src/understanding/plan/index.ts';
import { drawn } from '../../flow/deep.ts';
import { NOW, testHome } from '../golden/golden.ts';
import { notation } from '../notation.ts';
import { FREE_WORDS, type Saying, sayings } from './sayings.ts';

/** Whatever the phrases of any service allow, with the names of a house in it. */
const home = testHome('home-2');
const context = { now: NOW, timezone: home.timezone, person: 'alex' };
const read = (text: string) => understand(text, home.lexicon, context);
const names = home.devices.slice(0, 25).map(({ name }) => name);
const anySaying = sayings(home.lexicon, names);

/** One wish that was understood as a whole and as its own service's, by the phrases alone: what needs rewording may need the sentence to itself. */
const clear = anySaying.filter(({ text, service }) => {
  const { groups, unread } = understandStrictly(text, home.lexicon, context);
  return (
    unread.length === 0 && groups.length === 1 && groups[0]?.length === 1 && groups[0][0]?.service === service
  );
});
/** A command, and not a request in itself ("can the fan be turned on"). */
const commands = clear.filter(
  ({ text, question }) => !question && !/^(?:can|could|would|will|please)\b/.test(text),
);
const begins = (text: string): boolean =>
  home.lexicon.language.is.imperative.has(text.split(' ', 1)[0] ?? '');
/** The plan with the parameters of each action in the order of their names: no order of them means anything. */
const planned = (text: string, lexicon = home.lexicon): string => {
  const plan = understand(text, lexicon, context);
  const groups = plan.groups.map((group) =>
    group.map((action) => ({ ...action, args: Object.fromEntries(Object.entries(action.args).sort()) })),
  );
  return notation({ ...plan, groups });
};
const said = (saying: Saying): string => planned(saying.text).toLowerCase();
/** What may stand for something that was said before. */
const REFERS = /\b(?:that|it|they|them|those|these|this|ones?|there)\b/;
/** Whether neither says anything of what the other speaks of: a word for it, or the same thing by its name. */
const areIndependent = (one: Saying, other: Saying): boolean =>
  ![one, other].some(({ text }) => REFERS.test(text)) &&
  !FREE_WORDS.some((words) => one.text.includes(words) && other.text.includes(words));

describe('the interpreter, whatever phrase of whatever service it is told', () => {
  it('A02 takes spans from the text in their order, and puts every action into one group', () => {
    fc.assert(
      fc.property(
        fc.array(anySaying, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('. ', ' and ', ' then '),
        (some, joint) => {
          const text = some.map((one) => one.text).join(joint);
          const { groups, unread, direct } = read(text);
          for (const { source } of groups.flat())
            expect(text.slice(source!.start, source!.end)).toBe(source!.text);
          for (const span of unread) expect(text.slice(span.start, span.end)).toBe(span.text);
          expect(unread.map(({ start }) => start)).toEqual(
            unread.map(({ start }) => start).sort((a, b) => a - b),
          );
          expect(groups.every((group) => group.length > 0)).toBe(true);
          expect(new Set(groups.flat()).size).toBe(groups.flat().length);
          expect(direct).toBe(groups.length === 0 && unread.length === 0);
        },
      ),
      drawn(40, 100),
    );
  });

  it('A02 is not swayed by politeness, hesitation, capitals or a full stop', () => {
    const wraps = [
      (text: string) => `please ${text}`,
      (text: string) => `could you ${text}`,
      (text: string) => `um, ${text}`,
      (text: string) => `Hey, would you please ${text}? Thanks!`,
      (text: string) => text.toUpperCase(),
      (text: string) => `${text}.`,
    ];
    fc.assert(
      fc.property(commands, fc.constantFrom(...wraps), (saying, wrap) => {
        fc.pre(!saying.alone);
        // What is told is no wish by its form: "please" stands in front of none of it.
        fc.pre(!/^(?:we|i|they|he|she|there) /.test(saying.text));
        // "Could you" comes before a verb: it goes neither with "the box has to be added" nor with "the party, put it on my calendar".
        fc.pre(!/ (?:(?:has|have|needs?) to be|put it) /.test(saying.text));
        // Nor with an entry that is named and no more: "the blue box at half past eleven".
        fc.pre(saying.service !== 'calendar' || !/ you |^could you/.test(wrap('')) || begins(saying.text));
        // Nor with what only names what is wanted: "pizza timer for ten minutes".
        fc.pre(
          !/^(?:(?!(?:set|start|put|make|begin|create|run|get|give|do)\b)\S+ )+timer\b/.test(saying.text),
        );
        expect(planned(wrap(saying.text)).toLowerCase()).toBe(said(saying));
      }),
      drawn(40, 100),
    );
  });

  it('A03 swaps groups, and nothing else, when two independent clauses swap', () => {
    fc.assert(
      fc.property(clear, clear, (one, other) => {
        fc.pre(one.service !== other.service && !one.alone && !other.alone);
        fc.pre(areIndependent(one, other));
        const groups = (text: string): string[] => notation(read(text)).split(' | ').sort();
        const both = groups(`${one.text}. Also, ${other.text}`);
        expect(both).toEqual(groups(`${other.text}. Also, ${one.text}`));
        expect(both).toHaveLength(2);
      }),
      drawn(25, 60),
    );
  });

  it('H11 renaming a device renames the target and changes nothing else, in a lexicon that was changed and in one built anew', () => {
    const device = home.devices.find(({ name }) => name === names[0])!;
    const others = ['Moon', 'Grandmother Clock', 'Corner Glow 2'];
    fc.assert(
      fc.property(sayings(home.lexicon, [device.name]), fc.constantFrom(...others), (saying, name) => {
        // Where it is the target of one action: what is not understood, or is two, may hang on a word that the name happens to hold.
        const plan = said(saying);
        fc.pre(saying.text.includes(device.name) && plan.includes(`[${device.name.toLowerCase()}]`));
        fc.pre(!/ [>|] |\?\?/.test(plan));
        // "Crack open the ceiling light" is read by the noun in the name, and by no phrase of lights.
        fc.pre(plan.includes(`${saying.service}.`));
        const renamed = { ...device, name, aliases: [] };
        const devices = home.devices.map((one) => (one === device ? renamed : one));
        const built = buildLexicon({
          ...home,
          devices,
          phrases: PHRASES,
        });
        const changed = withDevice(home.lexicon, renamed);
        const text = saying.text.replaceAll(device.name, name);
        const after = planned(text, changed);
        expect(after).toBe(planned(text, built));
        expect(after.toLowerCase()).toBe(plan.replaceAll(device.name.toLowerCase(), name.toLowerCase()));
      }),
      drawn(6, 12),
    );
  });
});
