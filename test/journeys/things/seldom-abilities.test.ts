import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceState } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';

const HOME = [
  thing(
    'light.strip',
    'light',
    'Shelf Strip',
    'living room',
    { on: false, brightness: 40, effect: 'Solid' },
    {
      brightness: true,
      color: true,
      effects: ['Solid', 'Blink', 'Breathe', 'Rainbow', 'Fire 2012'],
    },
  ),
  thing(
    'cover.blinds',
    'cover',
    'Bedroom Blinds',
    'bedroom',
    { position: 0, moving: false, tilt: 50 },
    { class: 'blind', tilt: true },
  ),
  thing(
    'cover.shade',
    'cover',
    'Kitchen Shade',
    'kitchen',
    { position: 0, moving: false },
    { class: 'shade' },
  ),
  thing(
    'climate.ac',
    'climate',
    'AC',
    'living room',
    {
      mode: 'cool',
      temperature: 22,
      temperature_low: 19,
      temperature_high: 24,
      humidity: 50,
      preset: 'eco',
      fan_mode: 'auto',
      swing: 'off',
      swing_horizontal: 'off',
      current_temperature: 23,
    },
    {
      modes: ['off', 'heat', 'cool', 'heat_cool', 'auto', 'dry', 'fan_only'],
      target: { min: 10, max: 32 },
      between: true,
      humidity: { min: 30, max: 70 },
      presets: ['eco', 'boost', 'sleep', 'away'],
      fanModes: ['auto', 'low', 'medium', 'high'],
      swingModes: ['off', 'vertical', 'both'],
      swingHorizontalModes: ['off', 'left', 'right'],
    },
  ),
  thing(
    'climate.radiator',
    'climate',
    'Study Radiator',
    'study',
    { mode: 'heat', temperature: 17, current_temperature: 18 },
    { modes: ['off', 'heat'], target: { min: 5, max: 30, step: 0.5 } },
  ),
  thing(
    'climate.bedroom',
    'climate',
    'Bedroom Climate',
    'bedroom',
    { mode: 'heat_cool', temperature_low: 17, temperature_high: 26, current_temperature: 20 },
    { modes: ['off', 'heat', 'cool', 'heat_cool'], target: { min: 5, max: 30 }, between: true },
  ),
  thing(
    'fan.ceiling',
    'fan',
    'Ceiling Fan',
    'bedroom',
    { on: false, percentage: 50, oscillating: false, preset: 'breeze', direction: 'forward' },
    {
      percentage: true,
      speeds: 6,
      oscillate: true,
      direction: true,
      presets: ['breeze', 'sleep', 'smart'],
    },
  ),
  thing(
    'valve.radiator',
    'valve',
    'Radiator Valve',
    'bedroom',
    { open: false, position: 0 },
    { position: true },
  ),
  thing('valve.sprinkler', 'valve', 'Sprinkler', 'garden', { open: false }, { class: 'water' }),
  thing(
    'humidifier.nest',
    'humidifier',
    'Humidifier',
    'bedroom',
    { on: true, humidity: 45, mode: 'auto', current_humidity: 38 },
    { modes: ['auto', 'sleep', 'baby'], target: { min: 30, max: 80 } },
  ),
  thing(
    'siren.hall',
    'siren',
    'Hall Siren',
    'hall',
    { on: false },
    { tones: ['burglar', 'fire'], volume: true, duration: true },
  ),
  thing('mower.lawn', 'mower', 'Lawn Mower', 'garden', { activity: 'docked' }),
  thing(
    'vacuum.robot',
    'vacuum',
    'Robbie',
    'hall',
    { activity: 'docked', battery: 90, fan_speed: 'medium' },
    { fanSpeeds: ['quiet', 'medium', 'max'], areas: ['kitchen', 'hall'] },
  ),
  thing(
    'water_heater.tank',
    'water_heater',
    'Boiler',
    'cellar',
    { mode: 'eco', temperature: 50, current_temperature: 48 },
    { modes: ['off', 'eco', 'performance'], target: { min: 30, max: 65 } },
  ),
  thing(
    'alarm.house',
    'alarm_panel',
    'House Alarm',
    'hall',
    { alarm: 'disarmed' },
    { modes: ['armed_home', 'armed_away', 'armed_night'] },
  ),
];

let hub: TestHub;
let http: HubOverHttp;

beforeAll(async () => {
  hub = await startTestHub({
    simulatedHome: HOME,
    config: { devices: { simulated: { latencyMs: 0, travelMs: 0 } } },
  });
  http = new HubOverHttp(hub.url);
});
afterAll(() => hub.stop());

const stateOf = (id: string) => hub.doorway.devices().find((one) => one.id === id)?.report?.state;

/** Each row goes on from the one before: what is said, the answer, and how the thing then is. */
const ROWS: readonly (readonly [text: string, answer: string, id: string, state: DeviceState])[] = [
  [
    'tilt the bedroom blinds to 30 percent',
    'The bedroom blinds are tilted to 30 %.',
    'cover.blinds',
    { tilt: 30, position: 0 },
  ],
  [
    'close the slats of the bedroom blinds',
    'The bedroom blinds are tilted shut.',
    'cover.blinds',
    { tilt: 0 },
  ],
  [
    'are the slats of the bedroom blinds closed',
    'The bedroom blinds are closed, tilted shut.',
    'cover.blinds',
    { tilt: 0 },
  ],
  [
    'tilt the bedroom blinds half',
    'The bedroom blinds are tilted to 50 %.',
    'cover.blinds',
    { tilt: 50, position: 0 },
  ],
  [
    'reverse the ceiling fan',
    'The ceiling fan is set to turn in reverse.',
    'fan.ceiling',
    { direction: 'reverse', on: false },
  ],
  [
    'change the direction of the ceiling fan',
    'The ceiling fan is set to turn forward.',
    'fan.ceiling',
    { direction: 'forward' },
  ],
  [
    'put the ceiling fan on sleep',
    'The ceiling fan is on, set to sleep.',
    'fan.ceiling',
    { preset: 'sleep', on: true },
  ],
  [
    'play the fire effect on the shelf strip',
    'The shelf strip is showing the effect Fire 2012.',
    'light.strip',
    { effect: 'Fire 2012', on: true },
  ],
  [
    'set the shelf strip to effect number 2',
    'The shelf strip is showing the effect Blink.',
    'light.strip',
    { effect: 'Blink' },
  ],
  [
    'stop the effect on the shelf strip',
    'The shelf strip is showing no effect.',
    'light.strip',
    { effect: 'Solid' },
  ],
  ['let the AC swing', 'The AC is swinging both ways.', 'climate.ac', { swing: 'both' }],
  ['stop the ac swinging', 'The AC is not swinging.', 'climate.ac', { swing: 'off' }],
  ['set the ac fan to high', 'The AC is blowing on high.', 'climate.ac', { fan_mode: 'high' }],
  [
    'keep the AC between 20 and 23 degrees',
    'The AC is set to hold 20 to 23 °C.',
    'climate.ac',
    { temperature_low: 20, temperature_high: 23 },
  ],
  ['set the ac humidity to 45 percent', 'The AC is set to 45 % of humidity.', 'climate.ac', { humidity: 45 }],
  [
    'set the bedroom humidity to 50 percent',
    'The humidifier is set to 50 %.',
    'humidifier.nest',
    { humidity: 50 },
  ],
  [
    'keep the bedroom above 18',
    'The bedroom climate is set to hold at least 18 °C.',
    'climate.bedroom',
    { temperature_low: 18, temperature_high: 26 },
  ],
  [
    "don't let it get above 25 in the bedroom",
    'The bedroom climate is set to hold at most 25 °C.',
    'climate.bedroom',
    { temperature_low: 18, temperature_high: 25 },
  ],
  [
    'heat the study to at least 19',
    'The study radiator is set to 19 °C.',
    'climate.radiator',
    { temperature: 19 },
  ],
  [
    'the study must never get colder than 18 degrees',
    'The study radiator is already set to hold at least 18 °C.',
    'climate.radiator',
    { temperature: 19 },
  ],
  [
    'keep the study at 18.5 or less',
    'The study radiator is set to 18.5 °C.',
    'climate.radiator',
    { temperature: 18.5 },
  ],
  [
    'boiler on performance',
    'The boiler is set to performance.',
    'water_heater.tank',
    { mode: 'performance' },
  ],
  ['performance mode for the boiler', 'The boiler is already set to performance.', 'water_heater.tank', {}],
];

describe('what only some things can', () => {
  it.each(ROWS)('H16 “%s”: %s', async (text, answer, id, state) => {
    expect((await http.say(text)).reply).toBe(answer);
    expect(stateOf(id)).toMatchObject(state);
  });

  it('H16 a valve is opened in part after a yes, and then told to be', async () => {
    const turn = await http.say('open the radiator valve to 40 percent');
    expect(turn.waits.map(({ prompt }) => prompt)).toEqual(['Set the radiator valve to 40 %?']);
    const done = await http.say('yes');
    expect(done.reply).toBe('The radiator valve is 40 % open.');
    expect(stateOf('valve.radiator')).toMatchObject({ position: 40, open: true });
  });

  it('H16 a siren howls with the tone that is named, after a yes', async () => {
    const turn = await http.say('sound the siren with the fire tone for ten seconds');
    expect(turn.waits.map(({ prompt }) => prompt)).toEqual(['Turn on the hall siren?']);
    expect((await http.say('yes')).reply).toBe('The hall siren is on.');
    expect(stateOf('siren.hall')).toMatchObject({ on: true, tone: 'fire' });
  });

  it('H16 what only heats is not said to keep a room from getting warm, and a bound beyond the other is told', async () => {
    const warm = await http.say("don't let the study get above 24");
    expect(warm.waits).toEqual([]);
    expect(warm.reply).toMatch(/study radiator is set to 18.5 °C, and does not cool now/);
    const crossed = await http.say('keep the bedroom below 18');
    expect(crossed.reply).toMatch(/bedroom climate is to hold at least 18 °C; say both/);
    expect(stateOf('climate.bedroom')).toMatchObject({ temperature_low: 18, temperature_high: 25 });
  });

  it('H16 what a thing cannot do is refused by name, and nothing moves', async () => {
    const turn = await http.say('tilt the kitchen shade to 20 percent');
    expect(turn.waits).toEqual([]);
    expect(turn.reply).toMatch(/kitchen shade has no slats that can be tilted/);
    expect(stateOf('cover.shade')).toMatchObject({ position: 0 });
  });
});
