import { describe, expect, it } from 'vitest';
import { clock } from '../../services/clock/index.ts';
import type { Json } from '../../src/base/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { LONDON, OpenService, refusalOf } from '../kit/open-service.ts';

const HOUR_MS = 3_600_000;

describe('H21 clock', () => {
  it('tells time, date and sun of the home', async () => {
    const service = await OpenService.open(clock, { clock: new ManualClock('2026-06-20T23:30:00Z') });
    expect(await service.call('time', {})).toMatchObject({
      at: '2026-06-21T00:30:00+01:00',
      summary: 'It is 0:30',
    });
    expect(await service.call('date', {})).toMatchObject({
      date: '2026-06-21',
      summary: 'Today is Sunday, 21 June 2026',
    });
    const sun = await service.call('sun', {});
    expect(sun.summary).toMatch(/^The sun rises today at 4:4\d and sets at 21:2\d$/);
    await service.close();
  });

  it('tells whether the sun is up, and when it sets, has set or rises', async () => {
    const hands = new ManualClock('2026-06-21T02:00:00Z');
    const service = await OpenService.open(clock, { clock: hands });
    const now = async (is: string) => (await service.call('sun', { is })).summary;
    expect(await now('up')).toMatch(/^No: the sun rises at 4:4\d$/);
    expect(await now('down')).toMatch(/^Yes: the sun rises at 4:4\d$/);
    await hands.advance(12 * HOUR_MS);
    expect(await now('up')).toMatch(/^Yes: the sun sets at 21:2\d$/);
    expect(await now('down')).toMatch(/^No: the sun sets at 21:2\d$/);
    await hands.advance(8 * HOUR_MS);
    expect(await now('down')).toMatch(/^Yes: the sun set at 21:2\d$/);
    await service.close();
  });

  it('tells the time of other places by name, and of a place it does not know that it does not know', async () => {
    const service = await OpenService.open(clock, { clock: new ManualClock('2026-06-20T23:30:00Z') });
    const place = async (name: string) => (await service.call('time', { place: name })).summary;
    expect(await place('tokyo')).toBe('It is 8:30 in tokyo');
    expect(await place('New York City')).toBe('It is 19:30 in New York City, yesterday');
    expect(await place('adelaide, australia')).toMatch(/^It is 9:00 in/);
    expect(await place('the pacific time zone')).toMatch(/^It is 16:30 in/);
    expect((await refusalOf(service.call('time', { place: 'narnia' }))).message).toMatch(/narnia/);
    await service.close();
  });

  it('answers whether it is ten, and whether a day is a friday', async () => {
    const service = await OpenService.open(clock, { clock: new ManualClock('2026-06-20T09:00:00Z') });
    expect((await service.call('time', { is: '2026-06-20T10:00:00+01:00' })).summary).toBe(
      'Yes: it is 10:00',
    );
    expect((await service.call('time', { is: '2026-06-20T11:00:00+01:00' })).summary).toBe('No: it is 10:00');
    const sunday = { between: ['2026-06-21T00:00:00+01:00', '2026-06-22T00:00:00+01:00'] };
    expect((await service.call('date', { is: sunday })).summary).toBe('No: Today is Saturday, 20 June 2026');
    expect((await service.call('date', { date: '2026-12-25' })).summary).toBe('25 December 2026 is a Friday');
    await service.close();
  });

  it('answers whether it is past ten by the nearer of the two tens, and whether it is a day by its window', async () => {
    const service = await OpenService.open(clock, { clock: new ManualClock('2026-06-20T21:30:00Z') });
    const is = async (is: Json, side?: string) =>
      (await service.call('time', side === undefined ? { is } : { is, side })).summary;
    expect(await is('2026-06-21T10:00:00+01:00', 'after')).toBe('Yes: it is 22:30');
    expect(await is('2026-06-20T23:00:00+01:00', 'after')).toBe('No: it is 22:30');
    expect(await is('2026-06-20T23:00:00+01:00', 'before')).toBe('Yes: it is 22:30');
    const day = (date: string) => ({ between: [`${date}T00:00:00+01:00`, `${date}T23:59:00+01:00`] });
    expect(await is(day('2026-06-20'))).toBe('Yes: it is 22:30 on Saturday');
    expect(await is(day('2026-06-21'))).toBe('No: it is 22:30 on Saturday');
    await service.close();
  });

  it('counts the hours and minutes to a time, and the days to a day', async () => {
    const service = await OpenService.open(clock, { clock: new ManualClock('2026-06-20T13:50:00Z') });
    const until = async (until: Json) => (await service.call('time', { until })).summary;
    expect(await until('2026-06-20T18:00:00+01:00')).toBe('3 hours 10 minutes: it is 14:50');
    expect(await until('2026-06-20T14:30:00+01:00')).toBe('20 minutes ago: it is 14:50');
    const friday = { between: ['2026-06-26T00:00:00+01:00', '2026-06-26T23:59:00+01:00'] };
    expect(await until(friday)).toBe('6 days: 26 June 2026 is a Friday');
    const evening = { between: ['2026-06-20T18:00:00+01:00', '2026-06-20T22:00:00+01:00'] };
    expect(await until(evening)).toBe('3 hours 10 minutes: it is 14:50');
    await service.close();
  });

  it('counts the days or weeks to a day, or since', async () => {
    const service = await OpenService.open(clock, { clock: new ManualClock('2026-06-20T21:30:00Z') });
    const left = async (date: string, left: string) => (await service.call('date', { date, left })).summary;
    expect(await left('2026-07-25', 'days')).toBe('35 days: 25 July 2026 is a Saturday');
    expect(await left('2026-07-27', 'weeks')).toBe('5 weeks and 2 days: 27 July 2026 is a Monday');
    expect(await left('2026-06-19', 'days')).toMatch(/^1 day ago: /);
    await service.close();
  });

  it('says so where the sun does not set, and where nobody told the place', async () => {
    const north = { ...LONDON, latitude: 78, longitude: 15, timezone: 'Arctic/Longyearbyen' };
    const service = await OpenService.open(clock, { place: north });
    expect(await service.call('sun', { date: '2026-06-21' })).toMatchObject({ sunrise: null, sunset: null });
    await service.close();
    const lost = await OpenService.open(clock, { place: { ...LONDON, located: false } as typeof LONDON });
    expect((await refusalOf(lost.call('sun', {}))).hint).toMatch(/home.latitude/);
    await lost.close();
  });
});
