import { afterEach, describe, expect, it } from 'vitest';
import { sensor } from '../../services/sensor/index.ts';
import { readingsOf } from '../../services/sensor/readings.ts';
import { weather } from '../../services/weather/index.ts';
import { Device, isOutside } from '../../src/domain/index.ts';
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

const device = (name: string, area: string | null) =>
  Device.parse({ id: 'sensor.x', family: 'simulated', kind: 'sensor', name, area });

describe('H16 sensors', () => {
  it('H16 tell every reading with its unit, or one kind of it', async () => {
    const { call } = await home(sensor);
    const room = { target: { area: 'living room' } };
    expect(result(await call('get', room))).toMatchObject([
      { name: 'Living Room Sensor', kind: 'temperature', value: 19.5, unit: '°C', state: '19.5 °C' },
      { kind: 'humidity', value: 48, unit: '%' },
    ]);
    expect(result(await call('get', { ...room, kind: 'Humidity' }))).toHaveLength(1);
    expect(result(await call('get', { ...room, kind: 'power' }))).toEqual([]);
    expect(failure(await call('get', { target: { area: 'cellar' } })).code).toBe('unknown-target');
  });

  it('H16 say of a door that it is open or closed, and of what is away that it is', async () => {
    const { world, call } = await home(sensor);
    const door = { target: { name: 'front door contact' } };
    expect(result(await call('get', door))).toMatchObject([{ kind: 'door', value: false, state: 'closed' }]);
    world.touch('binary_sensor.front_door', { door: true });
    while (result(await call('get', door))[0].state !== 'open')
      await new Promise((resolve) => setImmediate(resolve));
    world.setFault('binary_sensor.front_door', { type: 'offline' });
    while (result(await call('get', door))[0].available !== false)
      await new Promise((resolve) => setImmediate(resolve));
  });

  it('A24 a sensor that has told nothing is silent, and has no reading of any kind', () => {
    const silent = { name: 'Silent', value: null, state: null, seen_at: null };
    expect(readingsOf(device('Silent', null), undefined)).toMatchObject([{ ...silent, available: null }]);
    const away = { state: { temperature: null }, available: false, at: 0 };
    expect(readingsOf(device('Silent', null), away)).toMatchObject([{ ...silent, available: false }]);
    expect(readingsOf(device('Silent', null), away, 'temperature')).toEqual([]);
  });
});

describe('the weather of a house without a provider', () => {
  it('A24 is not known of any other place, and is that of the home under all its names', async () => {
    const { call } = await home(weather);
    const of = async (place: string) => result(await call('get', { place })).summary;
    expect(await of('Oslo')).toBe('I have no weather of Oslo: I only know that of this house');
    expect(await of('my home town')).not.toMatch(/home town/);
  });

  it('A24 is what the sensors outside tell now, and no forecast', async () => {
    const { world, call } = await home(weather);
    const now = result(await call('get', {}));
    expect(now).toMatchObject({
      source: 'sensors',
      forecast: [],
      summary: 'outside it is 8.3 °C, 71 % humidity',
    });
    const day = (ms: number) => new Date(Date.now() + ms).toISOString();
    expect(result(await call('get', { at: { between: [day(-3_600_000), day(3_600_000)] } })).summary).toBe(
      now.summary,
    );
    const later = result(
      await call('get', { at: { between: [day(86_400_000), day(90_000_000)], words: 'tomorrow' } }),
    );
    expect(later.summary).toBe('I have no forecast for tomorrow; now, outside it is 8.3 °C, 71 % humidity');
    world.setFault('sensor.garden', { type: 'offline' });
    const gone = async () => result(await call('get', {}));
    while ((await gone()).source !== 'none') await new Promise((resolve) => setImmediate(resolve));
    expect((await gone()).summary).toBe('I have no weather: there is no sensor outside and no forecast');
  });

  it('knows a sensor outside by its room or its name', () => {
    expect([
      isOutside(device('Thermometer', 'garden')),
      isOutside(device('Outdoor Temperature', null)),
      isOutside(device('Living Room Sensor', 'living room')),
    ]).toEqual([true, true, false]);
  });
});
