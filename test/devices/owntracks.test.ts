import { afterEach, describe, expect, it } from 'vitest';
import { owntracks } from '../../devices/owntracks/index.ts';
import type { Position } from '../../src/domain/index.ts';
import { House, readableLog } from '../home/house.ts';

const open: House[] = [];
afterEach(async () => {
  for (const house of open.splice(0)) await house.close();
});

async function phones() {
  const { log, lines } = readableLog();
  const house = await House.open({ log });
  open.push(house);
  const located: [string, Position][] = [];
  house.home.view.onPosition((id, position) => void located.push([id, position]));
  await house.family(owntracks);
  const tell = (topic: string, message: unknown) =>
    house.bus.publish(`owntracks/${topic}`, typeof message === 'string' ? message : JSON.stringify(message), {
      qos: 1,
    });
  const state = () => house.home.report('owntracks.mia.phone')?.state;
  return { house, lines, located, tell, state };
}

const HERE = { lat: 51.5077, lon: -0.1278, acc: 12 };
const location = (tst: number, more: object = {}) => ({ _type: 'location', ...HERE, tst, ...more });

describe('OwnTracks', () => {
  it('a phone is a thing that tells whether it is at home, and nothing else of where it is', async () => {
    const { house, located, tell, state, lines } = await phones();
    await tell('mia/phone', location(100, { inregions: ['Gym'], batt: 71 }));
    await expect.poll(state).toEqual({ presence: 'not_home', battery: 71 });
    expect(located).toEqual([
      [
        'owntracks.mia.phone',
        { at: 100_000, latitude: 51.5077, longitude: -0.1278, accuracy: 12, zone: 'Gym' },
      ],
    ]);
    await tell('mia/phone', location(200, { inregions: ['Home'] }));
    await expect.poll(() => state()?.['presence']).toBe('home');
    expect(JSON.stringify([house.home.devices(), lines])).not.toMatch(/51\.5|Gym/);
  });

  it('a transition brings it home or away, and what comes late is no news', async () => {
    const { tell, state } = await phones();
    const transition = (event: string, tst: number) => ({
      _type: 'transition',
      event,
      desc: 'home',
      tst,
      ...HERE,
    });
    await tell('mia/phone/event', transition('enter', 300));
    await expect.poll(() => state()?.['presence']).toBe('home');
    await tell('mia/phone', location(250, { inregions: [] }));
    await tell('mia/phone/event', transition('leave', 400));
    await expect.poll(() => state()?.['presence']).toBe('not_home');
    await tell('mia/phone/event', transition('enter', 350));
    await tell('mia/phone', location(500, { inregions: [], batt: 5 }));
    await expect.poll(() => state()?.['battery']).toBe(5);
    expect(state()?.['presence']).toBe('not_home');
  });

  it('its waypoints tell where it is when it names no region', async () => {
    const { tell, state } = await phones();
    await tell('mia/phone', location(10));
    await expect.poll(() => state()?.['presence']).toBe('not_home');
    const waypoints = [{ desc: 'Home', lat: 51.5074, lon: -0.1278, rad: 100 }];
    await tell('mia/phone/waypoints', { _type: 'waypoints', waypoints });
    await tell('mia/phone', location(20));
    await expect.poll(() => state()?.['presence']).toBe('home');
  });

  it('what is broken, huge, encrypted or about something else changes nothing and is in no log', async () => {
    const { house, tell, lines } = await phones();
    for (const message of [
      '',
      '{',
      '[]',
      '{"_type":"location","lat":"x"}',
      '{"_type":"encrypted","data":"51.5"}',
    ])
      await tell('mia/phone', message);
    await tell('mia/phone', location(10, { lat: 91 }));
    await tell('mia/phone/event/more', location(10));
    await tell('mia/phone/step', location(10));
    await tell('mia/phone', `{"_type":"location","x":"${'a'.repeat(70_000)}"}`);
    await tell('sam/phone', location(10, { inregions: ['home'] }));
    await expect.poll(() => house.home.report('owntracks.sam.phone')?.state['presence']).toBe('home');
    expect(house.home.device('owntracks.mia.phone')).toBeUndefined();
    expect(lines.filter(({ message }) => message.includes('51.5'))).toEqual([]);
  });
});
