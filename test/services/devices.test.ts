import { afterEach, describe, expect, it } from 'vitest';
import { climate } from '../../services/climate/index.ts';
import { cover } from '../../services/cover/index.ts';
import { fan } from '../../services/fan/index.ts';
import { lock } from '../../services/lock/index.ts';
import { media } from '../../services/media/index.ts';
import { vacuum } from '../../services/vacuum/index.ts';
import { valve } from '../../services/valve/index.ts';
import { failure, result, type Things, things } from './things.ts';

const open: Things[] = [];
afterEach(async () => {
  for (const { house } of open.splice(0)) await house.close();
});
async function home(...args: Parameters<typeof things>): Promise<Things> {
  const one = await things(...args);
  open.push(one);
  return one;
}

const BLIND = { target: { name: 'bedroom blind' } };
const GARAGE = { target: { name: 'garage door' } };
const FRONT = { target: { name: 'front door' } };
const TV = { target: { name: 'tv' } };
const ROBOT = { target: { all: true } };

describe('H16 covers', () => {
  it('H16 H17 close and open, and the answer comes when they are seen there', async () => {
    const { world, call } = await home(cover, { seenWithinMs: 2000 });
    const { changed } = result(await call('close', BLIND));
    expect(changed).toEqual([
      { id: 'cover.bedroom_blind', name: 'Bedroom Blind', state: { position: 0, moving: false } },
    ]);
    expect(world.truth('cover.bedroom_blind')['position']).toBe(0);
    expect(result(await call('close', BLIND)).already).toHaveLength(1);
    expect(world.commands('cover.bedroom_blind')).toBe(1);
    result(await call('set_position', { ...BLIND, position: 40 }));
    expect(result(await call('get', BLIND))).toMatchObject([
      { name: 'Bedroom Blind', area: 'bedroom', state: 'open', position: 40, moving: false, available: true },
    ]);
  });

  it('H16 stop where they are, and tell that they move', async () => {
    const { world, call } = await home(cover, { seenWithinMs: 8000 }, { travelMs: 6000 });
    const closing = call('close', BLIND);
    const moving = async () => result(await call('get', BLIND))[0].moving;
    while (!(await moving())) await new Promise((resolve) => setImmediate(resolve));
    expect(result(await call('stop', BLIND)).changed).toMatchObject([{ state: { moving: false } }]);
    expect(world.truth('cover.bedroom_blind')['position']).toBeGreaterThan(50);
    result(await call('close', { target: { name: 'garage door' } }));
    result(await call('set_position', { ...BLIND, position: 0 }).then((outcome) => outcome));
    expect(result(await closing).changed).toHaveLength(1);
  });

  it('H09 H16 a garage door opens only after a yes, closes without one, and a blind needs none', async () => {
    const { world, call } = await home(cover, { seenWithinMs: 2000 });
    for (const [method, params] of [
      ['open', GARAGE],
      ['open', { target: { all: true } }],
      ['set_position', { ...GARAGE, position: 10 }],
    ] as const) {
      const refused = failure(await call(method, params));
      expect(refused).toMatchObject({
        code: 'confirmation-needed',
        data: { confirm: { question: 'Open the garage door?', risk: 'restricted' } },
      });
    }
    expect(world.commands('cover.garage_door')).toBe(0);
    expect(result(await call('open', GARAGE, { yes: true })).changed).toHaveLength(1);
    expect(world.truth('cover.garage_door')['position']).toBe(100);
    expect(result(await call('set_position', { ...GARAGE, position: 0 })).changed).toHaveLength(1);
    expect(result(await call('open', BLIND)).already).toHaveLength(1);
  });

  it('H05 H16 go further from where they are, once for a call however often it is repeated', async () => {
    const { world, call } = await home(cover, { seenWithinMs: 2000 });
    const where = () => world.truth('cover.bedroom_blind')['position'];
    for (let said = 0; said < 2; said++)
      result(await call('set_position', { ...BLIND, step: -25 }, { key: 'lower' }));
    expect(where()).toBe(75);
    result(await call('set_position', { ...BLIND, step: 100 }));
    expect(where()).toBe(100);
    expect(failure(await call('set_position', { ...GARAGE, step: 20 }))).toMatchObject({
      code: 'confirmation-needed',
    });
    result(await call('set_position', { ...GARAGE, step: -20 }));
    for (const wrong of [{}, { position: 20, step: 5 }, { step: 200 }])
      expect(failure(await call('set_position', { ...BLIND, ...wrong }))).toMatchObject({
        code: 'invalid-params',
      });
  });

  it('H17 one that jams is not said to be closed', async () => {
    const { call } = await home(
      cover,
      { seenWithinMs: 200 },
      { faults: { 'cover.bedroom_blind': { type: 'jams' } } },
    );
    expect(failure(await call('close', BLIND))).toMatchObject({
      code: 'failed',
      message: 'The bedroom blind did not answer.',
    });
  });
});

describe('H16 locks', () => {
  it('H16 lock all the doors, and tell how they are', async () => {
    const { world, call } = await home(lock);
    const { changed, already } = result(await call('lock', { target: { all: true } }));
    expect([changed[0].name, already[0].name]).toEqual(['Back Door', 'Front Door']);
    expect(world.truth('lock.back_door')['locked']).toBe(true);
    expect(result(await call('get', FRONT))).toMatchObject([{ name: 'Front Door', state: 'locked' }]);
    world.touch('lock.front_door', { locked: false });
    while (result(await call('get', FRONT))[0].state === 'locked')
      await new Promise((resolve) => setImmediate(resolve));
  });

  it('H09 H16 unlock only with the yes of an adult', async () => {
    const { world, call } = await home(lock);
    expect(failure(await call('unlock', FRONT))).toMatchObject({
      code: 'confirmation-needed',
      data: { confirm: { question: 'Unlock the front door?', risk: 'restricted' } },
    });
    expect(world.commands('lock.front_door')).toBe(0);
    result(await call('unlock', FRONT, { yes: true }));
    expect(world.truth('lock.front_door')['locked']).toBe(false);
  });
});

describe('H16 valves', () => {
  it('H09 H16 close at once and open after a yes', async () => {
    const { world, call } = await home(valve);
    const main = { target: { name: 'water main' } };
    result(await call('close', main));
    expect(world.truth('valve.water_main')['open']).toBe(false);
    expect(result(await call('get', main))).toMatchObject([{ state: 'closed' }]);
    expect(failure(await call('open', main)).code).toBe('confirmation-needed');
    result(await call('open', main, { yes: true }));
    expect(world.truth('valve.water_main')['open']).toBe(true);
  });
});

describe('H16 climate', () => {
  const thermostat = { target: { area: 'living room' } };

  it('H16 is set to a temperature, in a mode, and told with what it measures', async () => {
    const { call } = await home(climate);
    const { changed } = result(await call('set_temperature', { ...thermostat, temperature: 21.5 }));
    expect(changed[0].state.temperature).toBe(21.5);
    result(await call('set_mode', { ...thermostat, mode: 'auto' }));
    expect(result(await call('get', thermostat))).toMatchObject([
      { state: 'auto', on: true, temperature: 21.5, current_temperature: 19.5 },
    ]);
    result(await call('set_mode', { ...thermostat, mode: 'off' }));
    expect(result(await call('get', thermostat))[0]).toMatchObject({ state: 'off', on: false });
  });

  it('H16 what is off is turned on for a temperature where that is wished, and stays off for less', async () => {
    const { call } = await home(climate);
    const now = { ...thermostat, turns_on: true };
    result(await call('set_mode', { ...thermostat, mode: 'off' }));
    result(await call('set_temperature', { ...now, step: -1 }));
    expect(result(await call('get', thermostat))[0]).toMatchObject({ state: 'off', temperature: 19 });
    result(await call('set_temperature', { ...thermostat, temperature: 18 }));
    expect(result(await call('get', thermostat))[0]).toMatchObject({ state: 'off', temperature: 18 });
    result(await call('set_temperature', { ...now, temperature: 21 }));
    expect(result(await call('get', thermostat))[0]).toMatchObject({ state: 'heat', temperature: 21 });
  });

  it('H05 H16 a step goes once from what it was set to, however often the call is repeated', async () => {
    const { world, call } = await home(climate);
    for (let time = 0; time < 2; time++)
      result(await call('set_temperature', { ...thermostat, step: 1.5 }, { key: 'warmer' }));
    expect(world.truth('climate.thermostat')['temperature']).toBe(21.5);
    result(await call('set_temperature', { ...thermostat, step: -15 }));
    expect(world.truth('climate.thermostat')['temperature']).toBe(6.5);
  });

  it('H16 refuses what the device does not know, and what no room should be', async () => {
    const { world, call } = await home(climate);
    expect(failure(await call('set_mode', { ...thermostat, mode: 'cool' })).message).toBe(
      'The thermostat knows no mode "cool"; it knows off, heat, auto.',
    );
    for (const wrong of [{ temperature: 50 }, {}, { temperature: 20, step: 1 }])
      expect(failure(await call('set_temperature', { ...thermostat, ...wrong })).code).toBe('invalid-params');
    expect(world.commands('climate.thermostat')).toBe(0);
  });
});

describe('H16 fans', () => {
  const bedroom = { target: { name: 'bedroom fan' } };

  it('H16 turn on and off, run as fast as asked, and swing', async () => {
    const { world, call } = await home(fan);
    result(await call('set', { ...bedroom, percentage: 70, oscillate: true }));
    expect(result(await call('get', bedroom))).toMatchObject([
      { on: true, percentage: 70, oscillating: true },
    ]);
    result(await call('set', { ...bedroom, step: -90 }));
    expect(world.truth('fan.bedroom')).toMatchObject({ on: true, percentage: 1 });
    result(await call('set', { ...bedroom, percentage: 0 }));
    expect(world.truth('fan.bedroom')['on']).toBe(false);
    result(await call('turn_on', bedroom));
    result(await call('turn_off', bedroom));
    expect(world.truth('fan.bedroom')['on']).toBe(false);
    expect(failure(await call('set', bedroom)).code).toBe('invalid-params');
  });

  it('H16 are turned off if they run, and on if they do not', async () => {
    const { world, call } = await home(fan);
    result(await call('turn_on', bedroom));
    result(await call('toggle', bedroom));
    expect(world.truth('fan.bedroom')['on']).toBe(false);
    result(await call('toggle', bedroom));
    expect(world.truth('fan.bedroom')['on']).toBe(true);
  });

  it('H16 stand still where they are to run slower and are off', async () => {
    const { world, call } = await home(fan);
    result(await call('turn_off', bedroom));
    result(await call('set', { ...bedroom, step: -10 }));
    expect(world.truth('fan.bedroom')['on']).toBe(false);
    result(await call('set', { ...bedroom, factor: 0.5 }));
    expect(world.truth('fan.bedroom')['on']).toBe(false);
  });
});

describe('H16 media players', () => {
  it('H16 play, pause, mute and are as loud as asked', async () => {
    const { world, call } = await home(media);
    result(await call('pause', TV));
    result(await call('mute', TV));
    result(await call('set_volume', { ...TV, step: 15 }));
    result(await call('set_volume', { ...TV, factor: 2 }));
    result(await call('set_volume', { ...TV, factor: 0.5 }));
    expect(failure(await call('set_volume', { ...TV, factor: 0.5, step: 5 })).code).toBe('invalid-params');
    expect(result(await call('get', TV))).toMatchObject([
      { state: 'paused', volume: 45, muted: true, media: 'the news' },
    ]);
    result(await call('unmute', TV));
    result(await call('play', TV));
    result(await call('play_media', { target: { area: 'kitchen' }, query: 'jazz' }));
    expect(world.truth('media.kitchen_speaker')).toMatchObject({
      on: true,
      playback: 'playing',
      media: 'jazz',
    });
    result(await call('stop', TV));
    result(await call('turn_off', { target: { all: true } }));
    expect(result(await call('get', TV))).toMatchObject([{ on: false, state: 'off' }]);
  });

  it('H05 X03 a skip that is repeated under its key skips once', async () => {
    const { world, call } = await home(media);
    for (let time = 0; time < 3; time++) result(await call('next', TV, { key: 'next' }));
    expect(world.truth('media.tv')['track']).toBe(2);
    result(await call('previous', TV));
    expect(world.truth('media.tv')['track']).toBe(1);
  });
});

describe('H16 vacuums', () => {
  it('H16 clean everywhere or in a room, pause, and go home', async () => {
    const { world, call } = await home(vacuum);
    result(await call('clean_area', { ...ROBOT, area: ['the Kitchen', 'office'] }));
    expect(result(await call('get', ROBOT))).toMatchObject([
      { state: 'cleaning', cleaning: 'kitchen, office', battery: 100 },
    ]);
    result(await call('pause', ROBOT));
    result(await call('start', ROBOT));
    expect(world.truth('vacuum.robot')).toMatchObject({ activity: 'cleaning', area: 'kitchen, office' });
    expect(result(await call('dock', ROBOT)).changed).toMatchObject([{ state: { activity: 'returning' } }]);
    while (result(await call('get', ROBOT))[0].state !== 'docked')
      await new Promise((resolve) => setImmediate(resolve));
    expect(result(await call('dock', ROBOT)).already).toHaveLength(1);
    result(await call('start', ROBOT));
    expect(world.truth('vacuum.robot')['area']).toBeUndefined();
  });

  it('H16 nothing is paused that stands in its dock', async () => {
    const { world, call } = await home(vacuum);
    expect(failure(await call('pause', ROBOT)).message).toMatch(/in its dock and not cleaning/);
    expect(world.truth('vacuum.robot')['activity']).toBe('docked');
  });

  it('H16 a room that is not on its map is refused by name', async () => {
    const { world, call } = await home(vacuum);
    expect(failure(await call('clean_area', { ...ROBOT, area: ['kitchen', 'moon'] })).message).toMatch(
      /knows no room "moon"; it knows kitchen, living room/,
    );
    expect(world.commands('vacuum.robot')).toBe(0);
  });
});
