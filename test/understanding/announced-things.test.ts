import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../src/catalogue.ts';
import { buildLexicon, homeFromFixture } from '../../src/understanding/index.ts';
import { planFor } from './golden/golden.ts';
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
  ['valve', 'Radiator Valve', 'office'],
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
    ['put the office fan on breeze', 'fan.set_preset [Office Fan] preset=breeze'],
    ['tilt the bedroom blind half', 'cover.set_tilt [Bedroom Blind] tilt=50'],
    ['tilt the bedroom blind to 30 percent', 'cover.set_tilt [Bedroom Blind] tilt=30'],
    ['angle the bedroom blind slats at 20', 'cover.set_tilt [Bedroom Blind] tilt=20'],
    ['shut the slats of the bedroom blind', 'cover.set_tilt [Bedroom Blind] tilt=0'],
    ['open the bedroom blind half', 'cover.set_position [Bedroom Blind] position=50'],
    ['reverse the office fan', 'fan.set_direction [Office Fan] direction=reverse'],
    ['switch the direction of the office fan', 'fan.set_direction [Office Fan] direction=other'],
    ['have the office fan spin the other way', 'fan.set_direction [Office Fan] direction=other'],
    ['set the office fan to forward', 'fan.set_direction [Office Fan] direction=forward'],
    ['open the radiator valve to 40 percent', 'valve.set_position [Radiator Valve] position=40'],
    ['leave the radiator valve half open', 'valve.set_position [Radiator Valve] position=50'],
    ['play the rainbow effect on the desk lamp', 'light.set_effect [#light.desk_lamp] effect=rainbow'],
    ['set the desk lamp to effect number 3', 'light.set_effect [#light.desk_lamp] effect=3'],
    ['stop the effect on the desk lamp', 'light.set_effect [#light.desk_lamp] effect=none'],
    ['make the bedroom ac swing', 'climate.set_swing [Bedroom AC] swing=on'],
    ['stop the bedroom ac swinging', 'climate.set_swing [Bedroom AC] swing=off'],
    ['set the bedroom ac fan to high', 'climate.set_fan [Bedroom AC] fan_mode=high'],
    ['keep the bedroom ac between 19 and 22', 'climate.set_range [Bedroom AC] low=19 high=22'],
    ['heat the bedroom to at least 19', 'climate.set_range [bedroom] low=19'],
    ["don't let it get above 25 in the bedroom", 'climate.set_range [bedroom] high=25'],
    ['never let the bedroom drop below 17 degrees', 'climate.set_range [bedroom] low=17'],
    ["i don't want it colder than 18 in the bedroom", 'climate.set_range [bedroom] low=18'],
    ['the bedroom should not get hotter than 24', 'climate.set_range [bedroom] high=24'],
    ['keep the bedroom at 19 or more', 'climate.set_range [bedroom] low=19'],
    ['cool the bedroom to at most 24', 'climate.set_range [bedroom] high=24'],
    ['set the high target of the bedroom ac to 24', 'climate.set_range [Bedroom AC] high=24'],
    ['keep the bedroom above 18 and below 24', 'climate.set_range [bedroom] low=18 high=24'],
    ["don't let the bedroom get above 25 or drop below 17", 'climate.set_range [bedroom] high=25 low=17'],
    [
      'set the minimum temperature on the bedroom ac to 18 and the maximum to 24',
      'climate.set_range [Bedroom AC] low=18 high=24',
    ],
    ['boiler on eco', 'water_heater.set_mode [Boiler] mode=eco'],
    ['run the hot water in performance mode', 'water_heater.set_mode [all] mode=performance'],
    ['sound the siren with the doorbell tone', 'siren.turn_on [Siren] tone=doorbell'],
    ['play the fire sound on the siren for 10 seconds', 'siren.turn_on [Siren] tone=fire seconds=10'],
    ['set the bedroom humidity to 50 percent', 'humidifier.set_humidity [bedroom] humidity=50'],
    ['set the mist to 45 percent', 'humidifier.set_humidity [Mist] humidity=45'],
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
