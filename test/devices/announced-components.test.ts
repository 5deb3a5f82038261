import { describe, expect, it } from 'vitest';
import { eventually } from '../home/house.ts';
import { ManualClock } from '../kit/clock.ts';
import { closesAfterEach } from '../kit/closing.ts';
import { Things } from './announced-things.ts';

const { afterThis } = closesAfterEach();

const TRV = { ids: ['acme-0x00158d00000000a1'], name: 'Hall valve' };

async function open(...topics: string[]): Promise<Things> {
  const things = await Things.open(afterThis);
  await things.listen('told/marker', ...topics);
  return things;
}

describe('H12 what a thing is, announced', () => {
  it('H12 a blind goes where it is told, tilts, stops, and counts from its own end', async () => {
    const things = await open('blind/#');
    await things.announce('cover/blind', {
      ...{ name: 'Blind', uniq_id: 'b', dev_cla: 'blind', cmd_t: 'blind/set', stat_t: 'blind/state' },
      ...{ pos_t: 'blind/at', set_pos_t: 'blind/to', pos_open: 0, pos_clsd: 255 },
      set_pos_tpl: '{"to": {{ value }}, "percent": {{ position }}}',
      ...{ tilt_cmd_t: 'blind/tilt', tilt_status_t: 'blind/tilted', tilt_min: 0, tilt_max: 180 },
    });
    const blind = await things.appears('Blind');
    expect(blind.capabilities).toMatchObject({ class: 'blind', position: true, tilt: true, stop: true });
    expect(await things.told(blind, { position: 100 })).toEqual(['blind/set OPEN']);
    expect(await things.told(blind, { position: 0 })).toEqual(['blind/set CLOSE']);
    expect(await things.told(blind, { position: 40 })).toEqual(['blind/to {"to": 153, "percent": 40}']);
    expect(await things.told(blind, { moving: false })).toEqual(['blind/set STOP']);
    expect(await things.told(blind, { tilt: 50 })).toEqual(['blind/tilt 90']);
    await things.say('blind/at', '51');
    await things.say('blind/state', 'opening');
    await things.say('blind/tilted', '45');
    await things.shows(blind, { position: 80, moving: true, tilt: 25 });
    await things.say('blind/state', 'stopped');
    await things.shows(blind, { position: 80, moving: false });
  });

  it('H12 a gate without positions is open or closed, and what it has no word for is not sent', async () => {
    const things = await open('gate/#');
    await things.announce('cover/gate', {
      ...{ name: 'Gate', uniq_id: 'g', dev_cla: 'gate', cmd_t: 'gate/set', stat_t: 'gate/state' },
      pl_stop: null,
    });
    const gate = await things.appears('Gate');
    expect(gate.capabilities).toMatchObject({ position: false, tilt: false, stop: false });
    expect(await things.told(gate, { moving: false })).toEqual([]);
    await things.say('gate/state', 'closed');
    await things.shows(gate, { position: 0, moving: false });
  });

  it('H12 an air conditioner has its modes, presets, fan and swing, and may speak Fahrenheit', async () => {
    const things = await open('ac/#');
    const aspect = (name: string, more: object) => ({
      [`${name}_command_topic`]: `ac/${name}`,
      [`${name}_state_topic`]: 'ac/state',
      ...more,
    });
    await things.announce('climate/ac', {
      ...{ name: 'AC', unique_id: 'ac', temperature_unit: 'F', min_temp: '61', max_temp: '86', temp_step: 1 },
      ...aspect('mode', {
        modes: ['off', 'cool', 'dry', 'fan_only'],
        mode_state_template: '{{ value_json.m }}',
      }),
      ...aspect('temperature', { temperature_state_template: '{{ value_json.t }}' }),
      ...aspect('preset_mode', {
        preset_modes: ['eco', 'boost'],
        preset_mode_value_template: '{{ value_json.p }}',
      }),
      ...aspect('fan_mode', { fan_modes: ['low', 'high'], fan_mode_state_template: '{{ value_json.f }}' }),
      ...aspect('swing_mode', {
        swing_modes: ['on', 'off'],
        swing_mode_state_template: '{{ value_json.s }}',
      }),
      current_temperature_topic: 'ac/state',
      current_temperature_template: '{{ value_json.now }}',
      mode_command_template: "{{ {'off': '0', 'cool': '1'}[value] | default('9') }}",
    });
    const ac = await things.appears('AC');
    expect(ac.capabilities).toMatchObject({
      modes: ['off', 'cool', 'dry', 'fan_only'],
      presets: ['eco', 'boost'],
      fanModes: ['low', 'high'],
      swingModes: ['on', 'off'],
      target: { min: 16.11, max: 30 },
    });
    expect(await things.told(ac, { mode: 'cool', temperature: 20 })).toEqual([
      'ac/temperature 68',
      'ac/mode 1',
    ]);
    expect(await things.told(ac, { preset: 'eco' })).toEqual(['ac/preset_mode eco']);
    expect(await things.told(ac, { fan_mode: 'high', swing: 'on' })).toEqual([
      'ac/fan_mode high',
      'ac/swing_mode on',
    ]);
    await things.say('ac/state', { m: 'cool', t: 68, p: 'None', f: 'low', s: 'off', now: 77 });
    await things.shows(ac, {
      mode: 'cool',
      temperature: 20,
      fan_mode: 'low',
      swing: 'off',
      current_temperature: 25,
    });
    expect(things.state(ac)).not.toHaveProperty('preset');
  });

  it('H12 heating without an off of its own is turned off by its power', async () => {
    const things = await open('floor/#');
    await things.announce('climate/floor', {
      ...{ name: 'Floor', unique_id: 'f', modes: ['heat'], mode_command_topic: 'floor/mode' },
      ...{ power_command_topic: 'floor/power', temperature_low_command_topic: 'floor/low' },
      temperature_high_command_topic: 'floor/high',
    });
    const floor = await things.appears('Floor');
    expect(floor.capabilities).toMatchObject({ modes: ['heat', 'off'], between: true });
    expect(floor.capabilities.unseen).toMatch(/no topic/);
    expect(await things.told(floor, { mode: 'off' })).toEqual(['floor/power OFF']);
    expect(await things.told(floor, { mode: 'heat' })).toEqual(['floor/power ON', 'floor/mode heat']);
    expect(await things.told(floor, { temperature_low: 18, temperature_high: 22 })).toEqual([
      'floor/low 18',
      'floor/high 22',
    ]);
  });

  it('H12 a fan of four speeds runs at the next one that is not slower, and swings and turns', async () => {
    const things = await open('fan/#');
    await things.announce('fan/fan', {
      ...{ name: 'Fan', uniq_id: 'f', cmd_t: 'fan/set', stat_t: 'fan/state', pct_cmd_t: 'fan/speed' },
      ...{ pct_stat_t: 'fan/at', spd_rng_max: 4, pr_mode_cmd_t: 'fan/preset', pr_modes: ['auto'] },
      ...{ osc_cmd_t: 'fan/swing', dir_cmd_t: 'fan/way', pr_mode_stat_t: 'fan/presets' },
    });
    const fan = await things.appears('Fan');
    expect(fan.capabilities).toMatchObject({
      speeds: 4,
      presets: ['auto'],
      oscillate: true,
      direction: true,
    });
    expect(await things.told(fan, { on: true, percentage: 40 })).toEqual(['fan/set ON', 'fan/speed 2']);
    expect(await things.told(fan, { on: false })).toEqual(['fan/set OFF']);
    expect(await things.told(fan, { oscillating: true })).toEqual(['fan/swing oscillate_on']);
    expect(await things.told(fan, { direction: 'reverse', preset: 'auto' })).toEqual([
      'fan/preset auto',
      'fan/way reverse',
    ]);
    await things.say('fan/at', '3');
    await things.shows(fan, { percentage: 75 });
    await things.say('fan/at', '7');
    await things.say('fan/presets', 'auto');
    await things.shows(fan, { percentage: 75, preset: 'auto' });
  });

  it('H12 a lock jams, is unlatched, and gets the code that it asks for', async () => {
    const things = await open('lock/#');
    await things.announce('lock/front', {
      ...{ name: 'Front', unique_id: 'l', command_topic: 'lock/set', state_topic: 'lock/state' },
      ...{ payload_open: 'OPEN', code_format: '^\\d{4}$' },
      command_template: '{"action": "{{ value }}", "code": "{{ code }}"}',
    });
    const lock = await things.appears('Front');
    expect(lock.capabilities).toMatchObject({ latch: true, code: 'number' });
    expect(await things.told(lock, { locked: false }, { code: '1234' })).toEqual([
      'lock/set {"action": "UNLOCK", "code": "1234"}',
    ]);
    expect(await things.told(lock, { open: true })).toEqual(['lock/set {"action": "OPEN", "code": ""}']);
    await things.say('lock/state', 'LOCKED');
    await things.shows(lock, { locked: true, jammed: false });
    await things.say('lock/state', 'JAMMED');
    await things.shows(lock, { jammed: true });
    expect(things.state(lock)).not.toHaveProperty('locked');
  });

  it('H12 a siren howls in its tone, so loud and for so long', async () => {
    const things = await open('siren/#');
    const siren = {
      name: 'Siren',
      unique_id: 's',
      command_topic: 'siren/set',
      available_tones: ['fire', 'bell'],
    };
    await things.announce('siren/siren', siren);
    const plain = await things.appears('Siren');
    const told = await things.told(plain, { on: true, tone: 'fire', volume: 30, duration: 5 });
    expect(told).toEqual(['siren/set {"state":"ON","tone":"fire","duration":5,"volume_level":0.3}']);
    await things.announce('siren/siren', {
      ...{ ...siren, support_volume_set: false, state_topic: 'siren/state' },
      command_template: '{"mode":"{{ tone | default(\'bell\') }}","s":{{ duration | default(10) }}}',
      command_off_template: '{"mode":"stop"}',
    });
    await eventually(() => things.named('Siren')?.capabilities.volume === false);
    expect(await things.told(plain, { on: true, volume: 30 })).toEqual(['siren/set {"mode":"bell","s":10}']);
    expect(await things.told(plain, { on: false })).toEqual(['siren/set {"mode":"stop"}']);
    await things.say('siren/state', { state: 'ON', volume_level: 0.5 });
    await things.shows(plain, { on: true, volume: 50 });
  });

  it('H12 robots, water, air and alarms are told in their own words', async () => {
    const things = await open('t/#');
    const topics = (of: string) => ({ cmd_t: `t/${of}/set`, stat_t: `t/${of}/state`, uniq_id: of });
    await things.announce('vacuum/v', {
      name: 'Vac',
      ...topics('v'),
      fanspd_lst: ['min', 'max'],
      set_fan_spd_t: 't/v/fan',
    });
    await things.announce('lawn_mower/m', {
      ...{
        name: 'Mow',
        uniq_id: 'm',
        activity_state_topic: 't/m/state',
        start_mowing_command_topic: 't/m/go',
      },
      dock_command_topic: 't/m/dock',
    });
    await things.announce('valve/w', { name: 'Tap', ...topics('w'), reports_position: true });
    await things.announce('humidifier/h', {
      ...{
        name: 'Damp',
        ...topics('h'),
        hum_cmd_t: 't/h/to',
        min_hum: 30,
        max_hum: 70,
        modes: ['eco'],
        mode_cmd_t: 't/h/mode',
      },
    });
    await things.announce('water_heater/k', {
      name: 'Tank',
      uniq_id: 'k',
      mode_cmd_t: 't/k/mode',
      temp_cmd_t: 't/k/to',
      modes: ['off', 'eco'],
    });
    await things.announce('alarm_control_panel/a', {
      name: 'House',
      ...topics('a'),
      code: '99',
      cod_arm_req: false,
      sup_feat: ['arm_away'],
    });
    const [vac, mow, tap, damp, tank, house] = await Promise.all(
      ['Vac', 'Mow', 'Tap', 'Damp', 'Tank', 'House'].map((name) => things.appears(name)),
    );
    expect(await things.told(vac!, { activity: 'cleaning', fan_speed: 'max' })).toEqual([
      't/v/fan max',
      't/v/set start',
    ]);
    expect(await things.told(vac!, { activity: 'returning' })).toEqual(['t/v/set return_to_base']);
    expect(await things.told(vac!, { locating: true })).toEqual(['t/v/set locate']);
    expect(await things.told(mow!, { activity: 'mowing' })).toEqual(['t/m/go start_mowing']);
    expect(await things.told(mow!, { activity: 'paused' })).toEqual([]);
    expect(mow!.capabilities.commands).toEqual(['start', 'dock']);
    expect(await things.told(tap!, { position: 30 })).toEqual(['t/w/set 30']);
    expect(await things.told(tap!, { open: true })).toEqual(['t/w/set 100']);
    expect(await things.told(damp!, { humidity: 45, mode: 'eco' })).toEqual(['t/h/to 45', 't/h/mode eco']);
    expect(await things.told(tank!, { mode: 'eco', temperature: 55 })).toEqual(['t/k/to 55', 't/k/mode eco']);
    expect(await things.told(house!, { alarm: 'armed_away' })).toEqual(['t/a/set ARM_AWAY']);
    expect(await things.told(house!, { alarm: 'armed_night' })).toEqual([]);
    expect(await things.told(house!, { alarm: 'disarmed' }, { code: '11' })).toEqual([]);
    expect(await things.told(house!, { alarm: 'disarmed' }, { code: '99' })).toEqual(['t/a/set DISARM']);
    await things.say('t/v/state', { state: 'returning', battery_level: 61, fan_speed: 'max' });
    await things.say('t/m/state', 'mowing');
    await things.say('t/w/state', { state: 'opening', position: 30 });
    await things.say('t/a/state', 'triggered');
    await things.shows(vac!, { activity: 'returning', battery: 61, fan_speed: 'max' });
    await things.shows(mow!, { activity: 'mowing' });
    await things.shows(tap!, { position: 30, open: true, moving: true });
    await things.shows(house!, { alarm: 'triggered' });
  });

  it('H12 a light by templates gets all of a wish in one message', async () => {
    const things = await open('strip/#');
    await things.announce('light/strip', {
      ...{
        name: 'Strip',
        unique_id: 's',
        schema: 'template',
        command_topic: 'strip/set',
        state_topic: 'strip/state',
      },
      command_on_template:
        'on,{{ brightness | default("-") }},{{ "%02x%02x%02x" | format(red, green, blue) if red is defined else "-" }},{{ effect | default("-") }}',
      command_off_template: 'off',
      ...{ state_template: "{{ value.split(',')[0] }}", brightness_template: "{{ value.split(',')[1] }}" },
      ...{ red_template: '1', green_template: '2', blue_template: '3', effect_list: ['fire'] },
    });
    const strip = await things.appears('Strip');
    expect(await things.told(strip, { on: true, brightness: 50, effect: 'fire' })).toEqual([
      'strip/set on,128,-,fire',
    ]);
    expect(await things.told(strip, { on: false })).toEqual(['strip/set off']);
    await things.say('strip/state', 'on,255');
    await things.shows(strip, { on: true, brightness: 100, color: '#010203' });
  });
});

describe('H12 what a thing has, announced', () => {
  const sensor = (more: object) => ({ stat_t: 'trv', dev: TRV, ...more });

  it('H12 its measures are one device, its settings another, and none of them is what it is', async () => {
    const things = await open('trv/#');
    await things.announce('climate/x/climate', {
      name: null,
      uniq_id: 'c',
      dev: TRV,
      temp_cmd_t: 'trv/to',
      modes: ['heat'],
    });
    await things.announce(
      'sensor/x/temperature',
      sensor({
        uniq_id: 't',
        dev_cla: 'temperature',
        unit_of_meas: '°C',
        sug_dsp_prc: 1,
        val_tpl: '{{ value_json.t }}',
      }),
    );
    await things.announce(
      'sensor/x/local',
      sensor({
        uniq_id: 'l',
        name: 'Local temperature',
        dev_cla: 'temperature',
        unit_of_meas: '°F',
        val_tpl: '{{ value_json.l }}',
      }),
    );
    await things.announce(
      'binary_sensor/x/window',
      sensor({ uniq_id: 'w', dev_cla: 'window', pl_on: true, pl_off: false, val_tpl: '{{ value_json.w }}' }),
    );
    await things.announce(
      'sensor/x/rssi',
      sensor({
        uniq_id: 'r',
        name: 'Signal',
        ent_cat: 'diagnostic',
        unit_of_meas: 'lqi',
        val_tpl: '{{ value_json.r }}',
      }),
    );
    await things.announce(
      'number/x/boost',
      sensor({
        uniq_id: 'b',
        name: 'Boost time',
        cmd_t: 'trv/boost',
        min: 0,
        max: 900,
        step: 5,
        unit_of_meas: 's',
        ent_cat: 'config',
        val_tpl: '{{ value_json.b }}',
      }),
    );
    await things.announce(
      'select/x/dir',
      sensor({
        uniq_id: 'd',
        name: 'Screen',
        cmd_t: 'trv/screen',
        ops: ['up', 'down'],
        val_tpl: '{{ value_json.d }}',
      }),
    );
    await things.announce(
      'switch/x/lock',
      sensor({
        uniq_id: 'k',
        name: 'Child lock',
        cmd_t: 'trv/set/child_lock',
        val_tpl: '{{ value_json.k }}',
        ent_cat: 'config',
      }),
    );
    await things.announce('text/x/name', {
      uniq_id: 'n',
      name: 'Label',
      cmd_t: 'trv/label',
      max: 5,
      dev: TRV,
    });
    await things.taken();
    const measures = await things.part('Hall valve', 'sensor');
    const settings = await things.part('Hall valve', 'setting');
    const health = await things.part('Hall valve', 'health');
    const main = await things.part('Hall valve', 'climate');
    expect(new Set([measures, settings, health, main].map(({ thing }) => thing))).toEqual(
      new Set(['0x00158d00000000a1']),
    );
    expect(measures.features).toEqual({
      temperature: { type: 'number', name: 'Temperature', class: 'temperature', unit: '°C', precision: 1 },
      local_temperature: { type: 'number', name: 'Local temperature', class: 'temperature', unit: '°C' },
      window: { type: 'flag', name: 'Window', class: 'window' },
    });
    expect(measures.capabilities.readings).toEqual(['temperature', 'window']);
    expect(settings.features).toEqual({
      boost_time: {
        type: 'number',
        name: 'Boost time',
        min: 0,
        max: 900,
        step: 5,
        unit: 's',
        category: 'config',
      },
      screen: { type: 'option', name: 'Screen', options: ['up', 'down'] },
      child_lock: { type: 'flag', name: 'Child lock', category: 'config' },
      label: { type: 'text', name: 'Label', min: 0, max: 5, unseen: true },
    });
    await things.say('trv', { t: 20.25, l: 68, w: true, r: 80, b: 300, d: 'down', k: 'ON' });
    await things.shows(measures, { temperature: 20.25, local_temperature: 20, window: true });
    await things.shows(settings, { boost_time: 300, screen: 'down', child_lock: true });
    await things.shows(health, { signal: 80 });
    expect(await things.told(settings, { boost_time: 60, screen: 'up' })).toEqual([
      'trv/boost 60',
      'trv/screen up',
    ]);
    expect(await things.told(settings, { child_lock: false })).toEqual(['trv/set/child_lock OFF']);
    expect(await things.told(settings, { boost_time: 901, screen: 'left', label: 'too long' })).toEqual([]);
  });

  it('H12 a value goes with its announcement, and the last one takes the device', async () => {
    const things = await open();
    await things.announce('sensor/x/a', sensor({ uniq_id: 'a', name: 'A', unit_of_meas: 'W' }));
    await things.announce('sensor/x/b', sensor({ uniq_id: 'b', name: 'B', unit_of_meas: 'W' }));
    const part = await things.part('Hall valve', 'sensor');
    await things.say('trv', '7');
    await things.shows(part, { a: 7, b: 7 });
    await things.announce('sensor/x/a', '');
    await eventually(() => !('a' in things.state(part)));
    await eventually(() => Object.keys(things.named('Hall valve')?.features ?? {}).join() === 'b');
    await things.announce('sensor/x/b', '');
    await eventually(() => things.named('Hall valve') === undefined);
  });

  it('H12 a switch that is written as an attribute is a setting, and one of several sockets is a switch', async () => {
    const things = await open();
    const plug = { dev: { ids: ['p'], name: 'Plug' }, stat_t: 'b/plug' };
    await things.announce('switch/p/left', { ...plug, uniq_id: '1', name: 'Left', cmd_t: 'b/plug/left/set' });
    await things.announce('switch/p/right', {
      ...plug,
      uniq_id: '2',
      name: 'Right',
      cmd_t: 'b/plug/right/set',
    });
    await things.announce('switch/p/quiet', {
      ...plug,
      uniq_id: '3',
      name: 'Quiet mode',
      cmd_t: 'b/plug/set/quiet_mode',
    });
    await things.taken();
    expect(
      things.house.home
        .devices()
        .filter(({ thing }) => thing === 'p')
        .map(({ kind, name }) => `${kind} ${name}`),
    ).toEqual(['switch Plug Left', 'switch Plug Right', 'setting Plug']);
  });

  it('H12 presses are given, and heard once each: neither what is retained nor what is said again is one', async () => {
    const things = await open('knob/find');
    const dev = { ids: ['knob'], name: 'Knob' };
    await things.say('knob/event', { event_type: 'double' });
    await things.announce('event/k/main', {
      uniq_id: 'e',
      name: 'Main',
      dev,
      stat_t: 'knob/event',
      event_types: ['single', 'double'],
    });
    await things.announce('device_automation/k/long', {
      automation_type: 'trigger',
      type: 'long',
      subtype: 'button_1',
      topic: 'knob/raw',
      payload: 'L',
      dev,
    });
    await things.announce('button/k/find', {
      uniq_id: 'f',
      name: 'Find me',
      dev,
      cmd_t: 'knob/find',
      dev_cla: 'identify',
    });
    await things.taken();
    const knob = await things.part('Knob', 'button');
    expect(knob.features).toMatchObject({
      main: { type: 'event', options: ['single', 'double'] },
      button_1_long: { type: 'event', name: 'button 1 long', options: ['long'] },
      find_me: { type: 'press', class: 'identify' },
    });
    expect(things.state(knob)).toEqual({});
    await things.say('knob/event', { event_type: 'double' }, false);
    await things.shows(knob, { main: 'double#1' });
    await things.say('knob/event', { event_type: 'double' }, false);
    await things.say('knob/event', { event_type: 'unheard of' }, false);
    await things.say('knob/raw', 'L', false);
    await things.shows(knob, { main: 'double#2', button_1_long: 'long#3' });
    await things.say('knob/raw', 'S', false);
    await things.taken();
    expect(things.state(knob)).toEqual({ main: 'double#2', button_1_long: 'long#3' });
    expect(await things.told(knob, { find_me: true })).toEqual(['knob/find PRESS']);
    expect(knob.capabilities.unseen).toBe('a press leaves nothing to be seen');
  });

  it('H12 a reading that expires is not known any more, and motion is over by itself', async () => {
    const clock = new ManualClock();
    const things = await Things.open(afterThis, clock);
    const dev = { ids: ['m'], name: 'Mat' };
    await things.announce('sensor/m/w', {
      uniq_id: 'w',
      name: 'Weight',
      dev,
      stat_t: 'mat/w',
      unit_of_meas: 'kg',
      exp_aft: 60,
    });
    await things.announce('binary_sensor/m/o', {
      uniq_id: 'o',
      dev_cla: 'motion',
      dev,
      stat_t: 'mat/o',
      off_dly: 5,
    });
    const mat = await things.part('Mat', 'sensor');
    await things.say('mat/w', '12');
    await things.say('mat/o', 'ON');
    await things.shows(mat, { weight: 12, motion: true });
    await clock.advance(5_000);
    expect(things.state(mat)).toEqual({ weight: 12, motion: false });
    await clock.advance(50_000);
    await things.say('mat/w', '13');
    await things.shows(mat, { weight: 13 });
    await clock.advance(59_000);
    expect(things.state(mat)['weight']).toBe(13);
    await clock.advance(2_000);
    expect(things.state(mat)).not.toHaveProperty('weight');
  });

  it('H12 an update is health, and what can only be known is listed', async () => {
    const things = await open();
    const dev = { ids: ['u'], name: 'Door bell' };
    await things.announce('update/u/fw', {
      uniq_id: 'u',
      dev,
      stat_t: 'bell/fw',
      dev_cla: 'firmware',
      ent_cat: 'config',
    });
    await things.announce('camera/u/cam', { uniq_id: 'c', name: 'View', dev, topic: 'bell/cam' });
    const health = await things.part('Door bell', 'health');
    const listed = await things.part('Door bell', 'listed');
    expect(listed.features).toEqual({ view: { type: 'camera', name: 'View' } });
    await things.say('bell/fw', { installed_version: '1', latest_version: '2' });
    await things.shows(health, { firmware: true });
    await things.say('bell/fw', { installed_version: '2' });
    await things.shows(health, { firmware: false });
  });

  it('H12 what is set on a thing with a lock belongs to an entrance', async () => {
    const things = await open();
    const dev = { ids: ['d'], name: 'Door' };
    await things.announce('switch/d/relock', {
      uniq_id: 'r',
      name: 'Relock',
      dev,
      cmd_t: 'd/r',
      ent_cat: 'config',
    });
    await things.announce('lock/d/lock', { uniq_id: 'l', name: null, dev, cmd_t: 'd/set' });
    await things.part('Door', 'lock');
    await things.announce('number/d/delay', {
      uniq_id: 'n',
      name: 'Delay',
      dev,
      cmd_t: 'd/n',
      ent_cat: 'config',
    });
    await things.taken();
    expect((await things.part('Door', 'setting')).capabilities.class).toBe('entrance');
  });
});
