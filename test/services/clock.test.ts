import { describe, expect, it } from 'vitest';
import { clock } from '../../services/clock/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { LONDON, OpenService, refusalOf } from '../kit/open-service.ts';

describe('H21 clock', () => {
  it('tells time, date and sun of the home', async () => {
    const service = await OpenService.open(clock, { clock: new ManualClock('2026-06-20T23:30:00Z') });
    expect(await service.call('time', {})).toMatchObject({
      at: '2026-06-21T00:30:00+01:00',
      summary: 'It is 00:30',
    });
    expect(await service.call('date', {})).toMatchObject({
      date: '2026-06-21',
      summary: 'Today is Sunday, 21 June 2026',
    });
    const sun = await service.call('sun', {});
    expect(sun.summary).toMatch(/^The sun rises today at 04:4\d and sets at 21:2\d$/);
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
