import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/domain/index.ts';
import { understand } from '../../../src/understanding/index.ts';
import { drawn } from '../../flow/deep.ts';
import { NOW, testHome } from '../golden/golden.ts';
import { notation } from '../notation.ts';
import { isOpen } from './additions.ts';
import { sayings } from './sayings.ts';

// What is said round a wish for company, or slips into it, changes nothing of what is done.

const home = testHome('home-2');
const read = (text: string): string => {
  const plan: Plan = understand(text, home.lexicon, { now: NOW, timezone: home.timezone, person: 'alex' });
  return notation(plan);
};

const names = home.devices.slice(0, 25).map(({ name }) => name);
const ORDER =
  /^(?:turn|switch|set|open|close|shut|lock|start|stop|pause|play|dim|mute|cancel|raise|lower)\b/i;
/** An order that one service's phrases allow and that was understood as a whole. */
const orders = sayings(home.lexicon, names).filter(
  (saying) =>
    !saying.question &&
    !isOpen(saying) &&
    // "Open them *as* the kids are in bed" says when.
    !/\bas\b/.test(saying.text) &&
    // One that ends in the middle of what it says takes what follows for its end.
    !/ (?:for|of|on|to|in|at|from|with|by)$/.test(saying.text) &&
    // Behind what is to be told or mailed a reason may be of that.
    !/\b(?:e?mail|text|messag|tell|notif|nudg|ping|remind)/.test(saying.text) &&
    ORDER.test(saying.text) &&
    understand(saying.text, home.lexicon, { now: NOW, timezone: home.timezone, person: 'alex' }).unread
      .length === 0,
);

const before = fc.constantFrom(
  'ach ',
  'yo ',
  'aww, ',
  'oi, ',
  'here, ',
  'hiya love, ',
  'right so, ',
  'quick favour, ',
  'one more thing: ',
  'listen here, ',
  'phew! ',
  'thanks a million, ',
  'I need you to ',
  "I'd like you to ",
  "we'd be grateful if you'd ",
  'you should probably ',
  'could ya ',
  'pls ',
);
const behind = fc.constantFrom(
  ' go on',
  ' go on then, pet',
  ' pet',
  ' would ya',
  ', ta very much',
  ' ok',
  ' when you get a sec',
  ', good man',
  ' thanks a million',
  ' plsss',
  " cos my mother's here",
  " because it's late",
  ' so I can get on',
  ' the kids are in bed',
  " film's starting",
);
const within = fc.constantFrom<readonly [say: string, of: (text: string) => string]>(
  ['a word said twice', (text) => text.replace(/^(?!stop)(\w+) /i, '$1 $1 ')],
  ['the word looked for', (text) => text.replace(/ (?=[^ ]+$)/, ' er ')],
  ['"da" for "the"', (text) => text.replaceAll(/\bthe /g, 'da ')],
);

describe('what is said for company', () => {
  it('A02 in front of an order changes nothing of it', () => {
    fc.assert(
      fc.property(orders, before, ({ text }, company) => {
        expect(read(`${company}${text}`)).toBe(read(text));
      }),
      drawn(60, 1000),
    );
  });

  it('A02 behind an order changes nothing of it', () => {
    fc.assert(
      fc.property(orders, behind, ({ text }, company) => {
        expect(read(`${text.replace(/[.!]+$/, '')}${company}`)).toBe(read(text));
      }),
      drawn(60, 1000),
    );
  });

  it('A02 and what slips into an order changes nothing of it', () => {
    fc.assert(
      fc.property(orders, within, ({ text }, [, of]) => {
        expect(read(of(text))).toBe(read(text));
      }),
      drawn(60, 1000),
    );
  });
});
