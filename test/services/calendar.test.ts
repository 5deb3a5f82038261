import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { calendar } from '../../services/calendar/index.ts';
import { transitionsOf, vtimezone } from '../../services/calendar/vtimezone.ts';
import { isoIn, type Json } from '../../src/base/index.ts';
import { manifestOf } from '../../src/bus/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';
import { ALEX, OpenService, refusalOf } from '../kit/open-service.ts';

const NEW_YORK = { name: 'Home', timezone: 'America/New_York', latitude: 40.7, longitude: -74 };
/** Tuesday, half past six in the evening in New York. */
const NOW = '2026-03-10T22:30:00Z';

let close: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of close.reverse()) await each();
  close = [];
});

async function openHouse(now = NOW) {
  const service = await OpenService.open(calendar, { clock: new ManualClock(now), place: NEW_YORK });
  close.push(() => service.close());
  return service;
}

const titles = (list: { events: { title: string }[] }) => list.events.map((event) => event.title);
const starts = (list: { events: { start: string }[] }) => list.events.map((event) => event.start);

describe('H26 calendar', () => {
  it('H26 adds an event, reads it back in words and lists it on its day', async () => {
    const house = await openHouse();
    const made = await house.call('create', {
      title: 'dentist appointment',
      start: '2026-03-13T15:00:00-04:00',
      end: '2026-03-13T15:45:00-04:00',
      location: 'High Street 3',
    });
    expect(made).toMatchObject({
      all_day: false,
      words: 'on Friday at 15:00–15:45',
      location: 'High Street 3',
    });
    const day = { from: '2026-03-13T00:00:00-04:00', to: '2026-03-14T00:00:00-04:00' };
    const { undo: _undo, ...listed } = made;
    expect(await house.call('list', day)).toEqual({ events: [listed], more: false });
    expect((await house.call('list', { ...day, query: 'the dentist' })).events).toHaveLength(1);
    expect((await house.call('list', { ...day, query: 'plumber' })).events).toEqual([]);
    const next = { from: day.to, to: '2026-03-15T00:00:00-04:00' };
    expect((await house.call('list', next)).events).toEqual([]);
  });

  it('H26 moves what is told again of its day, one of a series alone, and adds what is told for the first time', async () => {
    const house = await openHouse();
    await house.call('create', {
      title: 'Rugby',
      start: '2026-03-14T10:00:00-04:00',
      end: '2026-03-14T11:30:00-04:00',
      rrule: 'FREQ=WEEKLY;BYDAY=SA',
    });
    const told = { title: 'rugby', start: '2026-03-14T12:00:00-04:00', end: '2026-03-14T13:00:00-04:00' };
    expect(await house.call('create', { ...told, told: true })).toMatchObject({
      title: 'Rugby',
      start: '2026-03-14T12:00:00-04:00',
      end: '2026-03-14T13:30:00-04:00',
    });
    const weekend = (from: string, to: string) => house.call('list', { from, to });
    expect(starts(await weekend('2026-03-14T00:00:00-04:00', '2026-03-15T00:00:00-04:00'))).toEqual([
      '2026-03-14T12:00:00-04:00',
    ]);
    expect(starts(await weekend('2026-03-21T00:00:00-04:00', '2026-03-22T00:00:00-04:00'))).toEqual([
      '2026-03-21T10:00:00-04:00',
    ]);
    await house.call('create', { ...told, title: 'chess', told: true });
    expect((await house.call('list', { query: 'chess' })).events).toHaveLength(1);
  });

  it('H05 adds one event however often the same call comes', async () => {
    const house = await openHouse();
    const params = { title: 'x', start: '2026-03-13T15:00:00-04:00' };
    const first = await house.call('create', params, { key: 'k' });
    expect(await house.call('create', params, { key: 'k' })).toEqual(first);
    expect((await house.call('list', {})).events).toHaveLength(1);
    expect(first.end).toBe('2026-03-13T16:00:00-04:00');
  });

  it('H26 moves an event to another date at its time of day, also over the change of the clocks', async () => {
    const house = await openHouse('2026-10-25T12:00:00Z');
    await house.call('create', { title: 'dentist', start: '2026-10-30T15:00:00-04:00' });
    expect(await house.call('change', { query: 'dentist', start: '2026-11-02' })).toMatchObject({
      start: '2026-11-02T15:00:00-05:00',
      end: '2026-11-02T16:00:00-05:00',
      all_day: false,
    });
    const whole = { query: 'dentist', start: '2026-11-03', all_day: true };
    expect(await house.call('change', whole)).toMatchObject({ all_day: true });
    await house.close();
  });

  it('H26 keeps all-day events by date, over one day or several', async () => {
    const house = await openHouse();
    const one = await house.call('create', { title: 'birthday', start: '2026-03-12' });
    const trip = await house.call('create', {
      title: 'trip',
      start: '2026-03-20',
      end: '2026-03-23',
      all_day: true,
    });
    expect(one).toMatchObject({
      all_day: true,
      start: '2026-03-12T00:00:00-04:00',
      end: '2026-03-13T00:00:00-04:00',
      words: 'on Thursday, all day',
    });
    expect(trip.words).toBe('on Friday 20 March to Sunday 22 March, all day');
    const at = (from: string, to: string) =>
      house.call('list', { from: `${from}T00:00:00-04:00`, to: `${to}T00:00:00-04:00` });
    expect((await at('2026-03-22', '2026-03-23')).events).toHaveLength(1);
    expect((await at('2026-03-23', '2026-03-24')).events).toEqual([]);
  });

  it('H26 gives what took all day its hour, and how long it lasts, when they are told', async () => {
    const house = await openHouse();
    await house.call('create', { title: "parents' evening", start: '2026-03-13' });
    const begun = { query: 'parents', start: '2026-03-13T18:00:00-04:00' };
    expect(await house.call('change', begun)).toMatchObject({
      all_day: false,
      start: '2026-03-13T18:00:00-04:00',
      end: '2026-03-13T19:00:00-04:00',
    });
    await house.call('create', { title: 'open day', start: '2026-03-14' });
    const lasting = {
      query: 'open day',
      start: '2026-03-14T10:00:00-04:00',
      end: '2026-03-14T16:00:00-04:00',
    };
    expect(await house.call('change', lasting)).toMatchObject({
      all_day: false,
      end: '2026-03-14T16:00:00-04:00',
    });
    await house.close();
  });

  it('H24 tells each occurrence of a series, at its hour on both sides of the change of the clocks', async () => {
    const house = await openHouse('2026-10-25T12:00:00Z');
    await house.call('create', {
      title: 'choir',
      start: '2026-10-27T19:00:00-04:00',
      rrule: 'FREQ=WEEKLY;BYDAY=TU',
    });
    const list = await house.call('list', { to: '2026-11-15T00:00:00-05:00' });
    expect(starts(list)).toEqual([
      '2026-10-27T19:00:00-04:00',
      '2026-11-03T19:00:00-05:00',
      '2026-11-10T19:00:00-05:00',
    ]);
    expect(list.events[1]).toMatchObject({ end: '2026-11-03T20:00:00-05:00', repeats: 'every Tuesday' });
  });

  it('H24 begins a series with its first true day, and one of all days stays one of all days', async () => {
    const house = await openHouse();
    const made = await house.call('create', {
      title: 'review',
      start: '2026-03-11T00:00:00-04:00',
      rrule: 'FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=10;BYMINUTE=0',
    });
    expect(made.start).toBe('2026-03-27T10:00:00-04:00');
    await house.call('create', { title: 'rent', start: '2026-04-01', rrule: 'FREQ=MONTHLY;BYMONTHDAY=1' });
    const list = await house.call('list', {
      from: '2026-10-30T00:00:00-04:00',
      to: '2026-11-02T00:00:00-05:00',
    });
    expect(list.events).toEqual([
      expect.objectContaining({ title: 'review', start: '2026-10-30T10:00:00-04:00' }),
      expect.objectContaining({
        title: 'rent',
        start: '2026-11-01T00:00:00-04:00',
        end: '2026-11-02T00:00:00-05:00',
        all_day: true,
      }),
    ]);
  });

  it('H26 tells an event that is going on, and one that lasts over midnight on both days', async () => {
    const house = await openHouse();
    await house.call('create', {
      title: 'party',
      start: '2026-03-13T21:00:00-04:00',
      end: '2026-03-14T02:00:00-04:00',
      rrule: 'FREQ=WEEKLY',
    });
    for (const day of ['13', '14', '20', '21', '27']) {
      const from = `2026-03-${day}T00:00:00-04:00`;
      const list = await house.call('list', { from, to: `2026-03-${Number(day) + 1}T00:00:00-04:00` });
      expect(list.events).toHaveLength(1);
    }
  });

  it('H26 moves an event and keeps its length; a series moves as a whole', async () => {
    const house = await openHouse();
    await house.call('create', {
      title: 'coffee with Jan',
      start: '2026-03-13T15:00:00-04:00',
      end: '2026-03-13T15:30:00-04:00',
    });
    const moved = await house.call('change', {
      query: 'coffee with jan',
      start: '2026-03-14T16:00:00-04:00',
    });
    expect(moved).toMatchObject({ start: '2026-03-14T16:00:00-04:00', end: '2026-03-14T16:30:00-04:00' });
    expect(moved.summary).toBe('Changed: “coffee with Jan” on Saturday at 16:00–16:30');
    await house.call('create', {
      title: 'choir',
      start: '2026-03-16T19:00:00-04:00',
      rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=19',
    });
    await house.call('cancel', { query: 'choir', occurrence: '2026-03-23' });
    await house.call('change', { query: 'choir', start: '2026-03-17T20:00:00-04:00' });
    const list = await house.call('list', { query: 'choir', to: '2026-04-08T00:00:00-04:00' });
    expect(starts(list)).toEqual([
      '2026-03-17T20:00:00-04:00',
      '2026-03-31T20:00:00-04:00',
      '2026-04-07T20:00:00-04:00',
    ]);
    expect(
      (await house.call('change', { query: 'choir', title: 'choir practice', location: 'hall' })).location,
    ).toBe('hall');
  });

  it('H26 moves one occurrence and leaves the others, a series only after asking, and tells what else goes on then', async () => {
    const house = await openHouse();
    const choir = { title: 'choir', start: '2026-03-16T19:00:00-04:00', rrule: 'FREQ=WEEKLY' };
    await house.call('create', choir);
    const moved = { query: 'choir', occurrence: '2026-03-23', start: '2026-03-23T20:00:00-04:00' };
    expect(house.risk('change', moved)).toBe('none');
    expect((await house.call('change', moved)).summary).toBe(
      '“choir” is at 20:00 instead of 19:00 on Monday 23 March; the others stay',
    );
    expect(starts(await house.call('list', { query: 'choir', to: '2026-04-01T00:00:00-04:00' }))).toEqual([
      '2026-03-16T19:00:00-04:00',
      '2026-03-23T20:00:00-04:00',
      '2026-03-30T19:00:00-04:00',
    ]);
    expect(house.risk('change', { query: 'choir', start: '2026-03-16T20:00:00-04:00', all: true })).toBe(
      'none',
    );
    const dinner = await house.call('create', { title: 'dinner', start: '2026-03-30T19:30:00-04:00' });
    expect(dinner.clashes).toEqual([{ title: 'choir', words: 'on Monday 30 March at 19:00–20:00' }]);
  });

  it('H26 changes a series from one of its times on, and what has been stays as it was', async () => {
    const house = await openHouse();
    const rule = 'FREQ=WEEKLY;COUNT=5';
    await house.call('create', { title: 'choir', start: '2026-03-16T19:00:00-04:00', rrule: rule });
    const since = '2026-03-25T00:00:00-04:00';
    const change = { query: 'choir', since, start: '2026-03-30T20:00:00-04:00' };
    expect(house.risk('change', change)).toBe('none');
    expect((await house.call('change', change)).summary).toBe(
      'Changed: “choir” from Monday 30 March at 20:00–21:00 on',
    );
    const all = { query: 'choir', to: '2026-05-01T00:00:00-04:00' };
    expect(starts(await house.call('list', all))).toEqual([
      '2026-03-16T19:00:00-04:00',
      '2026-03-23T19:00:00-04:00',
      '2026-03-30T20:00:00-04:00',
      '2026-04-06T20:00:00-04:00',
      '2026-04-13T20:00:00-04:00',
    ]);
    const after = { query: 'choir', since: '2026-04-20T00:00:00-04:00', start: '2026-04-20T18:00:00-04:00' };
    expect(await refusalOf(house.call('change', after))).toBeDefined();
  });

  it('H26 changes all of a series that begins no sooner than that', async () => {
    const house = await openHouse();
    await house.call('create', { title: 'judo', start: '2026-03-16T19:00:00-04:00', rrule: 'FREQ=WEEKLY' });
    const since = '2026-03-12T00:00:00-04:00';
    await house.call('change', { query: 'judo', since, start: '2026-03-17T18:00:00-04:00' });
    const coming = { query: 'judo', to: '2026-03-30T00:00:00-04:00' };
    expect(starts(await house.call('list', coming))).toEqual([
      '2026-03-17T18:00:00-04:00',
      '2026-03-24T18:00:00-04:00',
    ]);
  });

  it('H26 cancels one occurrence without asking, and a series only after asking', async () => {
    const house = await openHouse();
    await house.call('create', { title: 'choir', start: '2026-03-16T19:00:00-04:00', rrule: 'FREQ=WEEKLY' });
    await house.call('create', { title: 'dentist', start: '2026-03-17T19:00:00-04:00' });
    expect(house.risk('cancel', { query: 'choir' })).toBe('confirm');
    expect(house.risk('cancel', { query: 'choir', occurrence: '2026-03-23' })).toBe('none');
    expect(house.risk('cancel', { query: 'dentist' })).toBe('none');
    expect(house.risk('cancel', { query: 'nothing' })).toBe('none');
    const one = await house.call('cancel', { query: 'choir', occurrence: '2026-03-23T19:00:00-04:00' });
    expect(one.summary).toBe('Cancelled: “choir” on Monday 23 March at 19:00; the others stay');
    expect(starts(await house.call('list', { query: 'choir', to: '2026-04-01T00:00:00-04:00' }))).toEqual([
      '2026-03-16T19:00:00-04:00',
      '2026-03-30T19:00:00-04:00',
    ]);
    const none = await refusalOf(house.call('cancel', { query: 'choir', occurrence: '2026-03-24' }));
    expect(none.faults[0]).toMatchObject({
      path: '/occurrence',
      hint: expect.stringMatching(/next one is on Monday/),
    });
    await house.call('cancel', { query: 'choir' });
    expect(starts(await house.call('list', {}))).toEqual(['2026-03-17T19:00:00-04:00']);
  });

  it('H26 cancels what takes place in a period: the one, the next, or all after asking; of a series only that day', async () => {
    const house = await openHouse();
    const add = (title: string, start: string, more = {}) =>
      house.call('create', { title, start, ...more }, { key: title });
    await add('Dentist', '2026-03-12T09:00:00-04:00');
    await add('Lunch', '2026-03-12T12:00:00-04:00');
    await add('Stand-up', '2026-03-12T08:00:00-04:00', { rrule: 'FREQ=DAILY;COUNT=5' });
    const day = { from: '2026-03-12T00:00:00-04:00', to: '2026-03-13T00:00:00-04:00' };
    const one = { from: '2026-03-12T12:00:00-04:00', to: '2026-03-12T13:00:00-04:00' };
    expect((await refusalOf(house.call('cancel', day))).message).toBe('3 events fit.');
    expect((await house.call('cancel', one)).summary).toMatch(/^Cancelled: “Lunch”/);
    expect(house.risk('cancel', { ...day, all: true })).toBe('confirm');
    const alone = { from: '2026-03-13T00:00:00-04:00', to: '2026-03-14T00:00:00-04:00', all: true };
    expect(house.risk('cancel', alone), 'one event, where all are to go').toBe('confirm');
    expect((await house.call('cancel', { ...day, all: true })).summary).toMatch(/“Stand-up”.*“Dentist”/);
    expect((await house.call('list', day)).events).toEqual([]);
    expect((await house.call('cancel', { next: true })).summary).toMatch(/^Cancelled: “Stand-up”/);
    const left = await house.call('list', {
      from: '2026-03-12T00:00:00-04:00',
      to: '2026-03-20T00:00:00-04:00',
    });
    expect(left.events).toHaveLength(3);
    expect((await refusalOf(house.call('cancel', { ...day, query: 'gala' }))).code).toBe('unknown-target');
  });

  it('H26 cancels all of a period but what is to stay, and nothing where that stands nowhere', async () => {
    const house = await openHouse();
    for (const [title, hour] of [
      ['Dentist', '09'],
      ['Lunch', '12'],
      ['Choir', '19'],
    ] as const)
      await house.call('create', { title, start: `2026-03-12T${hour}:00:00-04:00` }, { key: title });
    const day = { from: '2026-03-12T00:00:00-04:00', to: '2026-03-13T00:00:00-04:00', all: true };
    expect((await refusalOf(house.call('cancel', { ...day, except: 'gala' }))).message).toBe(
      'There is no “gala” on the calendar then; everything stays.',
    );
    expect(house.risk('cancel', { ...day, except: 'dentist' })).toBe('confirm');
    await house.call('cancel', { ...day, except: 'dentist' });
    expect(titles(await house.call('list', {}))).toEqual(['Dentist']);
  });

  it('H26 X16 shows what stands on the calendar of the home to all who live here, and lets a child change its own', async () => {
    const house = await openHouse();
    const [sam, kim] = (['sam', 'kim'] as const).map((id) => ({
      by: { kind: 'person', id, role: id === 'sam' ? 'adult' : 'child' } as const,
    }));
    const event = (title: string, more = {}) => ({ title, start: '2026-03-13T15:00:00-04:00', ...more });
    await house.call('create', event('recital'), { by: ALEX });
    await house.call('create', event('interview', { calendar: 'private' }), { by: ALEX });
    await house.call('create', event('sleepover'), kim);
    for (const who of [sam, kim])
      expect(titles(await house.call('list', {}, who))).toEqual(['recital', 'sleepover']);
    expect((await refusalOf(house.call('change', { query: 'recital', title: 'party' }, kim))).code).toBe(
      'not-permitted',
    );
    expect((await refusalOf(house.call('cancel', { query: 'recital' }, kim))).code).toBe('not-permitted');
    const day = { from: '2026-03-13T00:00:00-04:00', to: '2026-03-14T00:00:00-04:00', all: true };
    expect((await refusalOf(house.call('cancel', day, kim))).code).toBe('not-permitted');
    await house.call('change', { query: 'recital', start: '2026-03-13T17:00:00-04:00' }, sam);
    await house.call('cancel', { query: 'sleepover' }, kim);
    expect(titles(await house.call('list', {}, { by: ALEX }))).toEqual(['interview', 'recital']);
  });

  it('H26 means what is to come before what was, and asks which when several fit', async () => {
    const house = await openHouse();
    await house.call('create', { title: 'lunch', start: '2026-03-01T12:00:00-05:00' });
    await house.call('create', { title: 'team lunch', start: '2026-03-28T12:00:00-04:00' });
    expect((await house.call('change', { query: 'lunch', start: '2026-03-28T13:00:00-04:00' })).title).toBe(
      'team lunch',
    );
    await house.call('create', { title: 'lunch with Sam', start: '2026-03-29T12:00:00-04:00' });
    const several = await refusalOf(house.call('cancel', { query: 'lunch' }));
    expect(several.data['candidates']).toEqual([
      'team lunch, on Saturday 28 March at 13:00–14:00',
      'lunch with Sam, on Sunday 29 March at 12:00–13:00',
    ]);
  });

  it('H26 tells when something was last, which what is to come is not', async () => {
    const house = await openHouse();
    const visit = (start: string) => house.call('create', { title: 'dentist', start });
    await visit('2025-09-02T09:00:00-04:00');
    await visit('2026-02-03T09:00:00-05:00');
    await visit('2026-03-13T15:00:00-04:00');
    await house.call('create', {
      title: 'choir',
      start: '2026-02-24T19:00:00-05:00',
      rrule: 'FREQ=WEEKLY;BYDAY=TU',
    });
    const last = async (query: string) => starts(await house.call('list', { query, last: true }));
    expect(await last('the dentist')).toEqual(['2026-02-03T09:00:00-05:00']);
    // The one of this evening is still to come.
    expect(await last('choir')).toEqual(['2026-03-03T19:00:00-05:00']);
    expect(await last('optician')).toEqual([]);
  });

  it('H26 tells busy blocks and the gaps between them', async () => {
    const house = await openHouse();
    const at = (hour: string) => `2026-03-12T${hour}:00-04:00`;
    await house.call('create', { title: 'a', start: at('09:00'), end: at('10:30') });
    await house.call('create', { title: 'b', start: at('10:00'), end: at('11:00') });
    await house.call('create', { title: 'c', start: at('07:00'), end: at('08:30') });
    await house.call('create', { title: 'holiday', start: '2026-03-12' });
    expect(await house.call('free', { from: at('08:00'), to: at('12:00') })).toEqual({
      busy: [
        { start: at('08:00'), end: at('08:30'), titles: ['c'] },
        { start: at('09:00'), end: at('11:00'), titles: ['a', 'b'] },
      ],
      free: [
        { start: '2026-03-12T08:30:00-04:00', end: '2026-03-12T09:00:00-04:00', minutes: 30 },
        { start: '2026-03-12T11:00:00-04:00', end: '2026-03-12T12:00:00-04:00', minutes: 60 },
      ],
      all_day: ['holiday'],
    });
  });

  it('H26 free and busy together are exactly the period, without overlap', async () => {
    const house = await openHouse();
    const from = Date.parse('2026-03-12T00:00:00Z');
    const minute = (n: number) => new Date(from + n * 60_000).toISOString();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: -100, max: 1500 }), fc.integer({ min: 0, max: 400 })), {
          maxLength: 5,
        }),
        async (spans) => {
          for (const [start, length] of spans)
            await house.call('create', { title: 'x', start: minute(start), end: minute(start + length) });
          const told = await house.call('free', { from: minute(0), to: minute(1440) });
          const all = [...told.busy, ...told.free].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
          let edge = from;
          for (const { start, end } of all) {
            expect(Date.parse(start)).toBe(edge);
            edge = Date.parse(end);
          }
          expect(edge).toBe(from + 86_400_000);
        },
      ),
      { numRuns: 20 },
    );
  });

  it.each([
    [{ title: 'x', start: '2026-03-13T15:00:00-04:00', end: '2026-03-13T14:00:00-04:00' }, '/end'],
    [{ title: 'x', start: '2026-03-13', end: '2026-03-12' }, '/end'],
    [{ title: 'x', start: '2026-03-13', end: '2029-03-12' }, '/end'],
    [{ title: 'x', start: '2026-02-30' }, '/start'],
    [{ title: '', start: '2026-03-13' }, '/title'],
    [{ title: 'x', start: '2026-03-13', rrule: 'FREQ=DAILY;BYDAY=XX' }, '/rrule'],
    [{ title: 'x', start: '2026-03-13', rrule: 'FREQ=HOURLY' }, '/rrule'],
    [{ title: 'x', start: '2026-03-13', rrule: 'FREQ=DAILY;UNTIL=20200101' }, '/rrule'],
    [{ title: 'x' }, '/start'],
  ])('H04 refuses %j with the path of the fault', async (params, path) => {
    const house = await openHouse();
    const refused = await refusalOf(house.call('create', params as Json));
    expect(refused.code).toBe('invalid-params');
    expect(refused.faults.map((fault) => fault.path)).toContain(path);
  });

  it('H02 describes itself as a manifest', () => {
    expect(manifestOf(calendar, 'main').methods['cancel']).toMatchObject({ confirm: 'sometimes' });
  });
});

describe('H26 calendar.ics', () => {
  it('H26 goes out and comes back in as it was', async () => {
    const house = await openHouse();
    await house.call('create', {
      title: 'Ä, b; c\\d',
      start: '2026-03-13T15:00:00-04:00',
      location: 'here, there',
    });
    await house.call('create', {
      title: 'rent',
      start: '2026-04-01',
      rrule: 'FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20261231',
    });
    await house.call('create', {
      title: 'choir',
      start: '2026-03-16T19:00:00-04:00',
      rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261130',
    });
    await house.call('cancel', { query: 'choir', occurrence: '2026-03-23' });
    await house.call('cancel', { query: 'rent', occurrence: '2026-05-01' });
    const { ics, events } = await house.call('export', {});
    expect(events).toBe(3);
    expect(ics.split('\r\n').every((line: string) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(ics).toContain('DTSTART:20260313T190000Z');
    expect(ics).toContain('DTSTART;TZID=America/New_York:20260316T190000');
    expect(ics).toContain('EXDATE;TZID=America/New_York:20260323T190000');
    expect(ics).toContain('DTSTART;VALUE=DATE:20260401');
    expect(ics).toContain('EXDATE;VALUE=DATE:20260501');
    expect(ics).toContain('UNTIL=20261201T045959Z');
    const other = await openHouse();
    expect(await other.call('import', { ics })).toEqual({ created: 3, updated: 0, skipped: [] });
    expect(await other.call('import', { ics })).toEqual({ created: 0, updated: 3, skipped: [] });
    const year = { from: '2026-03-10T00:00:00-04:00', to: '2027-03-10T00:00:00-05:00' };
    const told = async (service: OpenService) =>
      (await service.call('list', year)).events.map(
        ({ title, start, end, all_day, location }: Record<string, unknown>) => [
          title,
          start,
          end,
          all_day,
          location,
        ],
      );
    expect(await told(other)).toEqual(await told(house));
    expect((await told(house)).length).toBeGreaterThan(40);
  });

  it('H26 carries the zone with every change of the clocks that a reader needs', () => {
    const from = Date.parse('2026-01-01T00:00:00Z');
    const transitions = transitionsOf('Europe/London', from, Date.parse('2027-01-01T00:00:00Z'));
    expect(transitions.map(({ at }) => isoIn(at, 'UTC'))).toEqual([
      '2026-03-29T01:00:00+00:00',
      '2026-10-25T01:00:00+00:00',
    ]);
    const lines = vtimezone('Europe/London', from, Date.parse('2027-01-01T00:00:00Z')).join('\n');
    expect(lines).toContain('BEGIN:DAYLIGHT\nDTSTART:20260329T010000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0100');
    expect(lines).toContain('BEGIN:STANDARD\nDTSTART:20261025T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0000');
    expect(vtimezone('Asia/Kolkata', from, from + 1e11).join('\n')).not.toContain('DAYLIGHT');
  });

  it('H26 reads what other programs write: zones, durations, all-day, exceptions, a moved occurrence', async () => {
    const house = await openHouse();
    const event = (lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
    const ics = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VTIMEZONE',
      'TZID:Eastern Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:20071104T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20070311T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      event(['UID:1', 'SUMMARY:in Berlin', 'DTSTART;TZID=Europe/Berlin:20260312T100000', 'DURATION:PT90M']),
      event([
        'UID:2',
        'SUMMARY:by another name',
        'DTSTART;TZID=Eastern Standard Time:20260312T110000',
        'DTEND;TZID=Eastern Standard Time:20260312T120000',
      ]),
      event(['UID:3', 'SUMMARY:floating', 'DTSTART:20260312T130000', 'DTEND:20260312T140000']),
      event([
        'UID:4',
        'SUMMARY:series',
        'DTSTART;TZID=America/New_York:20260313T080000',
        'DTEND;TZID=America/New_York:20260313T083000',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE;TZID=America/New_York:20260314T080000',
      ]),
      event([
        'UID:4',
        'SUMMARY:series moved',
        'RECURRENCE-ID;TZID=America/New_York:20260315T080000',
        'DTSTART;TZID=America/New_York:20260315T120000',
        'DTEND;TZID=America/New_York:20260315T123000',
      ]),
      event(['UID:5', 'SUMMARY:odd rule', 'DTSTART:20260312T130000Z', 'RRULE:FREQ=SECONDLY']),
      event(['UID:6', 'SUMMARY:nowhere', 'DTSTART;TZID=Mars/Olympus:20260312T130000']),
      event(['SUMMARY:nameless', 'DTSTART:20260312T130000Z']),
      event(['UID:8', 'SUMMARY:without end', 'DTSTART:20260312T200000Z']),
      'END:VCALENDAR',
      '',
    ].join('\r\n');
    const result = await house.call('import', { ics });
    expect(result.created).toBe(6);
    expect(result.skipped.map((one: { title: string }) => one.title)).toEqual([
      'odd rule',
      'nowhere',
      'nameless',
    ]);
    const { events } = await house.call('list', { to: '2026-03-20T00:00:00-04:00' });
    expect(events.map(({ title, start, end }: Record<string, string>) => [title, start, end])).toEqual([
      ['in Berlin', '2026-03-12T05:00:00-04:00', '2026-03-12T06:30:00-04:00'],
      ['by another name', '2026-03-12T11:00:00-04:00', '2026-03-12T12:00:00-04:00'],
      ['floating', '2026-03-12T13:00:00-04:00', '2026-03-12T14:00:00-04:00'],
      ['without end', '2026-03-12T16:00:00-04:00', '2026-03-12T16:00:00-04:00'],
      ['series', '2026-03-13T08:00:00-04:00', '2026-03-13T08:30:00-04:00'],
      ['series moved', '2026-03-15T12:00:00-04:00', '2026-03-15T12:30:00-04:00'],
      ['series', '2026-03-16T08:00:00-04:00', '2026-03-16T08:30:00-04:00'],
    ]);
  });

  it('H04 refuses what is no calendar, and survives any text', async () => {
    const house = await openHouse();
    for (const ics of ['hello', 'BEGIN:VEVENT\r\nEND:VEVENT', 'BEGIN:VCALENDAR']) {
      const refused = await house.call('import', { ics }).catch((error: unknown) => error);
      if (refused instanceof Error) expect(refused).toMatchObject({ code: 'invalid-params' });
      else expect(refused.created).toBe(0);
    }
    const line = fc.constantFrom(
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'END:VCALENDAR',
      'UID:1',
      'DTSTART:20260312T130000Z',
      'DTSTART:x',
      'DTSTART;TZID=Europe/Berlin:20261312T990000',
      'RRULE:FREQ=DAILY',
      'RRULE:FREQ=DAILY;COUNT=0',
      'SUMMARY',
      'EXDATE:',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
        const ics = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
        const outcome = await house.call('import', { ics }).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'invalid-params' });
      }),
      { numRuns: runs(25, 60) },
    );
  });
});
