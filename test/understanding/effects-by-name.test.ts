import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../src/catalogue.ts';
import { buildLexicon, homeFromFixture } from '../../src/understanding/index.ts';
import { thing } from '../kit/things/thing.ts';
import { planFor } from './golden/golden.ts';
import { notation } from './notation.ts';

const file = homeFromFixture({
  ...{
    id: 'effects',
    timezone: 'Europe/London',
    user: 'alex',
    users: [{ id: 'alex', name: 'Alex' }],
    lights: [],
  },
  areas: ['living room', 'kitchen', 'bedroom'],
  devices: [],
});
const lamp = (name: string, area: string, effects?: readonly string[]) => ({
  ...thing(`light.${name}`, 'light', name, area, {}, effects === undefined ? {} : { effects: [...effects] })
    .device,
  family: 'test',
});
const devices = [
  lamp('Shelf Strip', 'living room', ['Solid', 'Rainbow', 'Fire 2012', 'Breathe']),
  lamp('TV Strip', 'living room', ['Solid', 'Rainbow']),
  lamp('Reading Lamp', 'living room'),
  lamp('Counter Light', 'kitchen', ['None', 'Candle', 'color_wipe']),
  lamp('Bedroom Lamp', 'bedroom'),
];
const home = { ...file, devices, lexicon: buildLexicon({ ...file, devices, phrases: PHRASES }) };
const plan = (turns: readonly string[], area?: string) => notation(planFor(home, turns, undefined, area));

describe('an effect by its name', () => {
  it.each([
    ['rainbow', 'living room', 'light.set_effect [Shelf Strip + TV Strip] effect=rainbow'],
    ['the rainbow effect please', 'living room', 'light.set_effect [Shelf Strip + TV Strip] effect=rainbow'],
    ['show color wipe', 'kitchen', 'light.set_effect [Counter Light] effect=color_wipe'],
    ['fire 2012', 'living room', 'light.set_effect [Shelf Strip] effect="fire 2012"'],
  ])('A02 “%s” in the %s is for the lamps there that have it', (text, area, expected) => {
    expect(plan([text], area)).toBe(expected);
  });

  it('A02 alone it is for the lamp that was spoken of last, if that has it', () => {
    expect(plan(['turn on the shelf strip', 'breathe'])).toBe(
      'light.set_effect [Shelf Strip] effect=breathe',
    );
    expect(plan(['turn on the tv strip', 'breathe'])).toBe('?? breathe');
    expect(plan(['turn on the living room lights', 'rainbow'])).toBe(
      'light.set_effect [Shelf Strip + TV Strip] effect=rainbow',
    );
  });

  it.each([
    ['rainbow on the shelf strip', 'light.set_effect [Shelf Strip] effect=rainbow'],
    ['make the shelf strip rainbow', 'light.set_effect [Shelf Strip] effect=rainbow'],
    ['tv strip rainbow', 'light.set_effect [TV Strip] effect=rainbow'],
    ['set the shelf strip to fire 2012', 'light.set_effect [Shelf Strip] effect="fire 2012"'],
    ['let the counter light do color wipe', 'light.set_effect [Counter Light] effect=color_wipe'],
  ])('A02 “%s” is for the thing that is named', (text, expected) => {
    expect(plan([text])).toBe(expected);
  });

  it.each([
    'no rainbow',
    "don't show rainbow",
    'stop the rainbow',
    'rainbow on the bedroom lamp',
    'is the rainbow on',
    'what is a rainbow',
    'i saw a rainbow',
    'rainbow if it rains',
    'not the rainbow',
  ])('A02 “%s” turns nothing on', (text) => {
    expect(planFor(home, ['turn on the shelf strip', text], undefined, 'living room').groups).toEqual([]);
  });

  it('A02 in a room that has none, and with nothing spoken of, it is for nobody', () => {
    expect(plan(['rainbow'])).toBe('?? rainbow');
    expect(plan(['rainbow'], 'bedroom')).toBe('?? rainbow');
  });
});
