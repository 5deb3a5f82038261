import { describe, expect, it } from 'vitest';
import { choicesIn, fulfil, offerChosen } from '../../src/understanding/index.ts';
import { NOW, testHome } from './golden/golden.ts';

const NAMES = ['Hall Lamp', 'Attic Lamp', 'Floor Lamp'];

describe('which of several that were told are meant', () => {
  it.each([
    ['the attic one', [1]],
    ['the hall one and the floor one', [0, 2]],
    ['the floor lamp, and the attic one please', [1, 2]],
    ['both, the attic one and the floor one', [1, 2]],
    ['all of them but the attic one', [0, 2]],
    ['everything except the hall lamp and the floor lamp', [1]],
    ['all of them', [0, 1, 2]],
    ['the second', [1]],
    ['the last one', [2]],
  ])('A18 “%s”', (text, meant) => {
    expect(choicesIn(NAMES, text)).toEqual(meant);
  });

  it.each([
    'the lamp',
    'the attic one and the cellar one',
    'all of them but the cellar one',
    'not the hall one',
  ])('A18 “%s” says of none of them that it is meant', (text) => {
    expect(choicesIn(NAMES, text)).toBeUndefined();
  });

  it('A18 whichever is the first', () => {
    const home = testHome('home-2');
    const context = { now: NOW, timezone: home.timezone, person: home.person };
    const action = { service: 'light', method: 'turn_on', args: {} };
    const lacks = [{ params: ['target'], words: 'which', among: NAMES }];
    for (const text of ['either', 'either one', 'any of them', 'whichever'])
      expect(fulfil({ action, lacks }, text, home.lexicon, context)?.action.args).toEqual({
        target: { name: 'Hall Lamp' },
      });
  });

  it('A18 of two things that were offered the other one is the second', () => {
    const { lexicon } = testHome('home-2');
    const offered = ['turn on the fan', 'set the AC to cool'];
    expect(offerChosen(offered, 'the ac obvs', lexicon)).toBe(1);
    expect(offerChosen(offered, 'go for the other one then', lexicon)).toBe(1);
    expect(offerChosen(offered, 'the fan', lexicon)).toBe(0);
    expect(offerChosen(offered, 'neither of them', lexicon)).toBeUndefined();
    expect(offerChosen(NAMES, 'the other one', lexicon)).toBeUndefined();
  });
});
