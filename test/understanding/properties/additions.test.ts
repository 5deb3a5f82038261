import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/domain/index.ts';
import { understand } from '../../../src/understanding/index.ts';
import { drawn } from '../../flow/deep.ts';
import { NOW, testHome } from '../golden/golden.ts';
import { notation } from '../notation.ts';
import { additions, exceptions, isOpen } from './additions.ts';
import { sayings } from './sayings.ts';

// Nothing falls off a sentence: what is put into a wish changes what is done, or holds it back.

const home = testHome('home-2');
const read = (text: string): Plan =>
  understand(text, home.lexicon, { now: NOW, timezone: home.timezone, person: 'alex' });
/** Each action of a plan in words. */
const deeds = (plan: Plan): readonly string[] =>
  plan.groups.flat().map((action) => notation({ ...plan, groups: [[action]], unread: [], direct: false }));

const names = home.devices.slice(0, 25).map(({ name }) => name);
/** A wish that one service's phrases allow and that was understood as a whole. Words of a person's own may take in whatever stands behind them. */
const wishes = sayings(home.lexicon, names).filter((saying) => {
  if (saying.question || isOpen(saying)) return false;
  const { groups, unread } = read(saying.text);
  const [[action, other] = [], more] = groups;
  return (
    unread.length === 0 && more === undefined && other === undefined && action?.service === saying.service
  );
});

/** Wishes for all of a kind. */
const wide = fc.constantFrom(
  'turn off all the lights',
  'turn all the lights on',
  'set all the lights to 30 percent',
  'close all the blinds',
  'open all the curtains and blinds',
  'turn off all the speakers',
  'lights off everywhere',
  'mute all the speakers',
);

describe('what is put into a sentence', () => {
  it('A02 A18 changes the plan or holds it back, be it a time, a condition, a wait or a correction', () => {
    fc.assert(
      fc.property(wishes, additions, ({ text }, { to }) => {
        const [was] = deeds(read(text));
        expect(deeds(read(to(text)))).not.toContain(was);
      }),
      drawn(60, 1000),
    );
  });

  it('A02 changes the plan or holds it back where it leaves something out', () => {
    fc.assert(
      fc.property(wide, exceptions, (text, { to }) => {
        const was = deeds(read(text));
        expect(deeds(read(to(text))).filter((deed) => was.includes(deed))).toEqual([]);
      }),
      drawn(60, 1000),
    );
  });
});
