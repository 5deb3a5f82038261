import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../src/catalogue.ts';
import { buildLexicon, homeFromFixture } from '../../src/understanding/index.ts';
import { planFor } from './golden.ts';
import { notation } from './notation.ts';

/** What an ordinary house has beside its lamps, some of it under one name. */
const THINGS = [
  ['light', 'Desk Lamp', 'office'],
  ['setting', 'Desk Lamp', 'office'],
  ['sensor', 'Desk Lamp', 'office'],
  ['sensor', 'Hall Motion Sensor', 'hallway'],
  ['setting', 'Hall Motion Sensor', 'hallway'],
  ['siren', 'Siren', 'hallway'],
  ['humidifier', 'Mist', 'bedroom'],
  ['mower', 'Mower', 'garden'],
  ['water_heater', 'Boiler', 'bathroom'],
  ['alarm_panel', 'House Alarm', 'hallway'],
  ['button', 'Bridge', 'office'],
  ['climate', 'Bedroom AC', 'bedroom'],
  ['cover', 'Bedroom Blind', 'bedroom'],
  ['fan', 'Office Fan', 'office'],
] as const;

const file = homeFromFixture({
  ...{
    id: 'announced',
    timezone: 'Europe/London',
    user: 'alex',
    users: [{ id: 'alex', name: 'Alex' }],
    lights: [],
  },
  areas: ['office', 'hallway', 'bedroom', 'bathroom', 'garden'],
  devices: THINGS.map(([service, name, area]) => ({
    ...{ service, name, area, id: `${service}.${name.toLowerCase().replaceAll(' ', '_')}` },
  })),
});
const home = { ...file, lexicon: buildLexicon({ ...file, phrases: PHRASES }) };

describe('what is said to what a house announces', () => {
  it.each([
    ['sound the siren', 'siren.turn_on [Siren]'],
    ['mow the lawn', 'mower.start [all]'],
    ['send the mower home', 'mower.dock [Mower]'],
    ['set the hot water to 55 degrees', 'water_heater.set_temperature [all] temperature=55'],
    ['arm the house for the night', 'alarm_panel.arm [all] mode=night'],
    ['disarm the alarm system', 'alarm_panel.disarm [all]'],
    ['press find me on the bridge', 'button.press [Bridge] button="find me"'],
    ['open the slats of the bedroom blind', 'cover.set_tilt [Bedroom Blind] tilt=100'],
    ['set the bedroom ac to eco mode', 'climate.set_preset [Bedroom AC] preset=eco'],
    ['keep the bedroom between 19 and 22 degrees', 'climate.set_range [bedroom] low=19 high=22'],
    ['set the office fan to sleep mode', 'fan.set_preset [Office Fan] preset=sleep'],
  ])('A02 “%s”', (text, plan) => {
    expect(notation(planFor(home, [text]))).toBe(plan);
  });

  it.each([
    [
      "set the hall motion sensor's sensitivity to high",
      'setting.set',
      { setting: 'sensitivity', value: 'high' },
    ],
    ['turn off the led of the hall motion sensor', 'setting.set', { setting: 'led', value: false }],
    // The lamp has settings too: what it is comes first.
    ['set the desk lamp to 40 percent', 'light.set', { target: { id: 'light.desk_lamp' }, brightness: 40 }],
    [
      'set the desk lamp brightness to 50',
      'light.set',
      { target: { id: 'light.desk_lamp' }, brightness: 50 },
    ],
    ['turn off the office', 'light.turn_off', { target: { area: 'office' } }],
  ])('A02 “%s” is for what it is said of', (text, call, args) => {
    const { groups, unread } = planFor(home, [text]);
    expect(unread).toEqual([]);
    expect(groups).toHaveLength(1);
    expect(`${groups[0]![0]!.service}.${groups[0]![0]!.method}`).toBe(call);
    expect(groups[0]![0]!.args).toMatchObject(args);
  });

  it('A02 an alarm that rings in the morning is no alarm system', () => {
    expect(planFor(home, ['set an alarm for 7']).groups[0]![0]).toMatchObject({
      service: 'alarm',
      method: 'set',
    });
  });
});
