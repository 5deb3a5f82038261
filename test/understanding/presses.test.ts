import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../src/catalogue.ts';
import { type Device, type Feature, pressesMeant, pressesOf } from '../../src/domain/index.ts';
import { buildLexicon, understand } from '../../src/understanding/index.ts';
import { device } from '../kit/things/device.ts';
import { NOW, testHome } from './golden/golden.ts';
import { notation } from './notation.ts';

const heard = (
  id: string,
  name: string,
  area: string | null,
  features: Record<string, Partial<Feature>>,
): Device => ({
  ...device(id, name, area, 'button'),
  features: Object.fromEntries(
    Object.entries(features).map(([key, one]) => [key, { type: 'event', name: 'Action', ...one }]),
  ),
});

/** As Zigbee2MQTT announces a dimmer remote, a single button, a cube; and a Shelly its inputs. */
const REMOTE = heard('z2m.a.button', 'Hall Remote', 'hallway', {
  action: {
    options: ['on_press', 'on_hold', 'on_press_release', 'on_hold_release', 'off_press', 'off_hold'],
  },
});
const BUTTON = heard('z2m.b.button', 'Bedside Button', 'bedroom', {
  action: { options: ['single', 'double', 'hold', 'release'] },
});
const CUBE = heard('z2m.c.button', 'Cube', 'living room', {
  action: { options: ['shake', 'slide', 'flip90', 'tap'] },
});
const SWITCH = heard('shelly.d.button', 'Stairs Switch', 'hallway', {
  'input:0': { name: 'Left', options: ['single_push', 'double_push', 'long_push', 'btn_down', 'btn_up'] },
  'input:1': { name: 'Right', options: ['single_push', 'double_push', 'long_push', 'btn_down', 'btn_up'] },
});

const file = testHome('home-2');
const home = {
  ...file,
  lexicon: buildLexicon({
    ...file,
    devices: [...file.devices, REMOTE, BUTTON, CUBE, SWITCH],
    phrases: PHRASES,
  }),
};
const plan = (text: string) =>
  notation(
    understand(text, home.lexicon, { now: NOW, timezone: home.timezone, person: home.person, previous: [] }),
  );

describe('presses as what is waited for', () => {
  it.each([
    ['when the bedside button is pressed twice turn off the kitchen lights', 'Bedside Button double repeat'],
    ['turn off the kitchen lights when the bedside button is double pressed', 'Bedside Button double repeat'],
    ['when i double click the bedside button turn off the kitchen lights', 'Bedside Button double repeat'],
    [
      'when someone presses the bedside button twice turn off the kitchen lights',
      'Bedside Button double repeat',
    ],
    ['whenever the bedside button is pressed turn off the kitchen lights', 'Bedside Button single repeat'],
    ['if the bedside button is held turn off the kitchen lights', 'Bedside Button hold repeat'],
    ['when i press and hold the bedside button turn off the kitchen lights', 'Bedside Button hold repeat'],
    [
      "when somebody holds the hall remote's on button turn off the kitchen lights",
      'Hall Remote on hold repeat',
    ],
    [
      'when the on button of the hall remote is held down turn off the kitchen lights',
      'Hall Remote on hold repeat',
    ],
    [
      'when the hall remote off button is pressed turn off the kitchen lights',
      'Hall Remote off single repeat',
    ],
    [
      'when i press the left button on the stairs switch turn off the kitchen lights',
      'Stairs Switch left single repeat',
    ],
    ['when the cube says shake, turn off the kitchen lights', 'Cube shake repeat'],
    ["when the hall remote's off button is held turn off the kitchen lights", 'Hall Remote off hold repeat'],
    [
      "when somebody holds the hall remote's off button, turn off the kitchen lights",
      'Hall Remote off hold repeat',
    ],
    [
      'when the stairs switch is clicked three times turn off the kitchen lights',
      'Stairs Switch triple repeat',
    ],
    ['when the bedside button is released turn off the kitchen lights', 'Bedside Button release repeat'],
  ])('A02 A03 “%s”', (text, event) => {
    expect(plan(text)).toBe(`light.turn_off [kitchen] @event press ${event}`);
  });

  it('A02 a person wants to be told once', () => {
    expect(plan('tell me when the bedside button is pressed')).toMatch(/@event press Bedside Button single$/);
  });

  it.each([
    'turn off the kitchen lights unless the bedside button is pressed',
    'when the bedside button is pressed for five minutes turn off the kitchen lights',
    'when the ceiling light says shake turn off the kitchen lights',
    "when the hall remote's blue button is held turn off the kitchen lights",
  ])('A02 “%s” does nothing at once and waits for nothing that cannot be', (text) => {
    expect(plan(text)).not.toMatch(/^light\.turn_off/);
  });

  it.each([
    ['what can the hall remote do', 'button.get [Hall Remote]'],
    ['what buttons does the stairs switch have', 'button.get [Stairs Switch]'],
    ['what did the bedside button say last', 'button.get [Bedside Button]'],
  ])('A02 “%s”', (text, wanted) => {
    expect(plan(text)).toBe(wanted);
  });
});

describe('what makers call a press', () => {
  const words = (one: Device, press: string, button?: string) =>
    pressesMeant(pressesOf(one), { press, button }).map(({ key, word }) => `${key} ${word}`);

  it('H12 a gesture is known by the words of any dialect, and a button by what is left of them', () => {
    expect(words(REMOTE, 'single', 'on')).toEqual(['action on_press']);
    expect(words(REMOTE, 'hold', 'on')).toEqual(['action on_hold']);
    expect(words(REMOTE, 'release', 'on')).toEqual(['action on_press_release', 'action on_hold_release']);
    expect(words(SWITCH, 'single', 'right')).toEqual(['input:1 single_push']);
    expect(words(CUBE, 'shake')).toEqual(['action shake']);
    const trigger = heard('e', 'Dial', null, {
      button_1_double: { name: 'button 1 button double press', options: ['button_double_press'] },
      button_2_double: { name: 'button 2 button double press', options: ['button_double_press'] },
    });
    expect(words(trigger, 'double', 'button 2')).toEqual(['button_2_double button_double_press']);
    const plain = heard('f', 'Old remote', null, {
      action: { options: ['on', 'off', 'brightness_move_up'] },
    });
    expect(words(plain, 'single', 'on')).toEqual(['action on']);
    expect(words(plain, 'hold', 'brightness up')).toEqual(['action brightness_move_up']);
  });
});
