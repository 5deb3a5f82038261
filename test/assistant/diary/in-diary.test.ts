import { describe, expect, it } from 'vitest';
import { inDiary } from '../../../src/assistant/diary/in-diary.ts';
import type { Json, JsonObject } from '../../../src/base/index.ts';
import type { Action } from '../../../src/domain/index.ts';
import type { View } from '../../../src/flow/index.ts';

/** Tuesday 10 March 2026, in London. */
const KEPT: Readonly<Record<string, readonly JsonObject[]>> = {
  timer: [{ id: 'tim_1', name: 'pasta', at: '2026-03-10T12:09:00+00:00', words: '9 minutes left' }],
  reminders: [
    {
      id: 'rem_1',
      text: 'put the bins out',
      at: '2026-03-12T20:00:00+00:00',
      words: 'on Thursday',
      rrule: 'FREQ=WEEKLY',
    },
    { id: 'rem_2', text: 'water the plants', at: '2026-03-11T18:00:00+00:00', words: 'tomorrow at 18:00' },
    { id: 'rem_3', text: 'swimming kit', at: '2026-03-13T08:00:00+00:00', words: 'on Friday at 08:00' },
  ],
  calendar: [
    {
      id: 'evt_1',
      title: 'swimming',
      start: '2026-03-13T17:00:00+00:00',
      words: 'on Friday at 17:00',
      rrule: 'FREQ=WEEKLY',
    },
    {
      id: 'evt_2',
      title: 'dentist',
      start: '2026-03-11T09:00:00+00:00',
      end: '2026-03-11T09:45:00+00:00',
      words: 'tomorrow at 09:00',
      all_day: false,
    },
  ],
};
const needs = {
  timezone: 'Europe/London',
  read: () => async (service: string) => ({
    ok: true as const,
    result: { rows: KEPT[service] ?? [] } as Json,
  }),
};
const view = { signal: new AbortController().signal } as View;

async function meant(method: string, args: Action['args']) {
  const found = await inDiary({ service: 'diary', method, args }, needs, view);
  return found.type === 'none' ? found.because : found.tasks;
}
const day = (date: string) => ({
  between: [`2026-03-${date}T00:00:00+00:00`, `2026-03-${date}T23:59:00+00:00`],
});
const one = (service: string, method: string, args: Action['args']) => [
  { action: { service, method, args } },
];

describe('what is spoken of by its content', () => {
  it('A02 is done by the service that keeps it', async () => {
    expect(await meant('cancel', { query: 'the pasta' })).toEqual(one('timer', 'cancel', { id: 'tim_1' }));
    expect(await meant('cancel', { query: 'bins', all: true })).toEqual(
      one('reminders', 'cancel', { id: 'rem_1', all: true }),
    );
    expect(await meant('skip', { query: 'bins', on: day('12') })).toEqual(
      one('reminders', 'skip', { id: 'rem_1', on: day('12') }),
    );
    expect(
      await meant('cancel', { query: 'the bins', from: day('12').between[0]!, to: day('12').between[1]! }),
    ).toEqual(one('reminders', 'skip', { id: 'rem_1', on: day('12') }));
  });

  it('A02 keeps its day where only a time is said, the half of the day nearer to before, and its time where only a day is', async () => {
    const seven = { clock: '07:00', sure: false };
    expect(await meant('move', { query: 'plants', to: seven })).toEqual(
      one('reminders', 'change', { id: 'rem_2', at: '2026-03-11T19:00:00+00:00' }),
    );
    expect(await meant('move', { query: 'plants', to: { date: '2026-03-14' } })).toEqual(
      one('reminders', 'change', { id: 'rem_2', at: '2026-03-14T18:00:00+00:00' }),
    );
    expect(await meant('move', { query: 'dentist', to: { week: '2026-03-16' } })).toEqual(
      one('calendar', 'change', { id: 'evt_2', start: '2026-03-18T09:00:00+00:00' }),
    );
    expect(await meant('move', { query: 'bins', on: day('19'), to: seven })).toEqual(
      one('reminders', 'change', { id: 'rem_1', occurrence: day('19'), at: '2026-03-19T19:00:00+00:00' }),
    );
    expect(await meant('shift', { query: 'dentist', by: 'PT30M' })).toEqual(
      one('calendar', 'change', { id: 'evt_2', start: '2026-03-11T09:30:00+00:00' }),
    );
  });

  it('A02 is what comes at the hour that was named, by a twelve-hour clock where the half of the day was not said', async () => {
    const hour = (clock: string, sure?: boolean) => ({
      kind: 'reminders',
      was: sure === undefined ? { clock } : { clock, sure },
    });
    expect(await meant('cancel', hour('06:00', false))).toEqual(one('reminders', 'cancel', { id: 'rem_2' }));
    expect(await meant('cancel', hour('06:00', true))).toBe('There is nothing in your diary then');
    expect(await meant('cancel', hour('06:00'))).toBe('There is nothing in your diary then');
    expect(
      await meant('move', { ...hour('20:00', false), to: { clock: '07:00', sure: false } }),
    ).toMatchObject([{ lacks: [{ words: 'which one' }] }]);
  });

  it('A02 is all of one kind that comes on a day: single ones go, a series passes over it', async () => {
    const of = (on: ReturnType<typeof day>) => ({ kind: 'reminders', which: 'all', on });
    expect(await meant('cancel', of(day('13')))).toEqual(one('reminders', 'cancel', { id: 'rem_3' }));
    expect(await meant('cancel', of(day('12')))).toEqual(
      one('reminders', 'skip', { id: 'rem_1', on: day('12') }),
    );
    expect(await meant('cancel', of(day('14')))).toBe('There is nothing in your diary then');
  });

  it('A20 is all that stands on the calendar on a day, moved together while it is a few', async () => {
    const all = { kind: 'calendar', which: 'all', by: 'PT1H' };
    const week = { between: ['2026-03-10T00:00:00+00:00', '2026-03-15T00:00:00+00:00'] };
    expect(await meant('shift', { ...all, on: week })).toMatchObject([
      { action: { service: 'calendar', method: 'change', args: { id: 'evt_1' } } },
      { action: { service: 'calendar', method: 'change', args: { id: 'evt_2' } } },
    ]);
    const calendar = ['one', 'two', 'three', 'four', 'five'].map((title, at) => ({
      ...KEPT['calendar']![1]!,
      id: `evt_${at}`,
      title,
    }));
    const read = () => async (service: string) => ({
      ok: true as const,
      result: { rows: service === 'calendar' ? calendar : [] } as Json,
    });
    const action = { service: 'diary', method: 'shift', args: { ...all, on: day('11') } };
    expect(await inDiary(action, { ...needs, read }, view)).toMatchObject({
      tasks: [{ lacks: [{ words: 'which one' }] }],
    });
  });

  it('A02 H26 is, of what was told before, the only one, all of it, or what has a place among it', async () => {
    const reminders = { service: 'reminders' };
    expect(await meant('cancel', { among: { service: 'timer' }, which: 'only' })).toEqual(
      one('timer', 'cancel', { id: 'tim_1' }),
    );
    expect(await meant('cancel', { among: reminders, which: -1 })).toEqual(
      one('reminders', 'cancel', { id: 'rem_3' }),
    );
    expect(await meant('shift', { among: reminders, which: 1, by: 'PT1H' })).toEqual(
      one('reminders', 'change', { id: 'rem_2', at: '2026-03-11T19:00:00+00:00' }),
    );
    const series = { service: 'calendar', rrule: 'FREQ=WEEKLY;BYHOUR=17;BYMINUTE=0' };
    expect(await meant('skip', { among: series, which: 1 })).toMatchObject([
      { action: { service: 'calendar', args: { id: 'evt_1' } } },
    ]);
    expect(await meant('cancel', { among: { query: 'swim' }, which: 'all' })).toEqual([
      ...one('reminders', 'cancel', { id: 'rem_3' }),
      ...one('calendar', 'cancel', { id: 'evt_1' }),
    ]);
    expect(await meant('cancel', { among: reminders, which: 'only' })).toMatchObject([
      { lacks: [{ words: 'which one' }] },
    ]);
    expect(await meant('cancel', { among: reminders, which: 7 })).toBe('There is nothing in your diary then');
  });

  it('H26 is meant by a later time of a series too, when its day alone is named', async () => {
    expect(await meant('skip', { kind: 'reminders', on: day('26') })).toEqual(
      one('reminders', 'skip', { id: 'rem_1', on: day('26') }),
    );
    expect(await meant('skip', { kind: 'reminders', on: day('25') })).toBe(
      'There is nothing in your diary then',
    );
    expect(await meant('skip', { kind: 'reminders', on: day('05') })).toBe(
      'There is nothing in your diary then',
    );
  });

  it('H26 is the rest of a series from a day on, which has the weekday that is named from there', async () => {
    const then = { query: 'swimming', since: day('12') };
    const since = '2026-03-13T17:00:00+00:00';
    const rest = (start: string) => one('calendar', 'change', { id: 'evt_1', since, start });
    expect(await meant('move', { ...then, to: { clock: '06:00', sure: false } })).toEqual(
      rest('2026-03-13T18:00:00+00:00'),
    );
    expect(await meant('move', { ...then, to: { date: '2026-03-10' } })).toEqual(
      rest('2026-03-17T17:00:00+00:00'),
    );
    expect(await meant('shift', { ...then, by: 'PT30M' })).toEqual(rest('2026-03-13T17:30:00+00:00'));
    expect(await meant('move', { ...then, query: 'bins', to: { clock: '07:00', sure: false } })).toBe(
      'put the bins out has no time that could be moved',
    );
  });

  it('A18 is asked about where several fit, and told where there is none', async () => {
    expect(await meant('cancel', { query: 'swim' })).toMatchObject([
      { lacks: [{ among: ['swimming kit, on Friday at 08:00', 'swimming, on Friday at 17:00'] }] },
    ]);
    const target = { name: 'swimming kit, on Friday at 08:00' };
    expect(await meant('cancel', { query: 'swim', target })).toEqual(
      one('reminders', 'cancel', { id: 'rem_3' }),
    );
    expect(await meant('skip', { query: 'choir', on: day('12') })).toBe(
      'There is nothing in your diary called “choir” then',
    );
  });

  it('H26 is looked up where it is, and on the calendar where it is nowhere', async () => {
    expect(await meant('find', { query: 'dentist' })).toEqual(one('calendar', 'list', { query: 'dentist' }));
    expect(await meant('find', { query: 'bins' })).toEqual(one('reminders', 'list', { query: 'bins' }));
    expect(await meant('find', { query: 'choir' })).toEqual(one('calendar', 'list', { query: 'choir' }));
  });

  it('A02 ends an event at another time, and nothing that has no end', async () => {
    const ending = (end: string) => one('calendar', 'change', { id: 'evt_2', end });
    expect(await meant('lengthen', { query: 'dentist', by: 'PT30M' })).toEqual(
      ending('2026-03-11T10:15:00+00:00'),
    );
    expect(await meant('lengthen', { query: 'dentist', by: '-PT15M' })).toEqual(
      ending('2026-03-11T09:30:00+00:00'),
    );
    expect(await meant('lengthen', { query: 'dentist', lasts: 'PT2H' })).toEqual(
      ending('2026-03-11T11:00:00+00:00'),
    );
    const half = { clock: '10:30', sure: false };
    expect(await meant('lengthen', { query: 'dentist', end: half })).toEqual(
      ending('2026-03-11T10:30:00+00:00'),
    );
    expect(await meant('lengthen', { query: 'dentist', by: '-PT1H' })).toBe(
      'dentist has no end that could be moved',
    );
    expect(await meant('lengthen', { query: 'swimming kit', by: 'PT1H' })).toBe(
      'swimming kit has no end that could be moved',
    );
    expect(await meant('lengthen', { query: 'pasta', by: 'PT2M' })).toEqual(
      one('timer', 'add', { id: 'tim_1', duration: 'PT2M' }),
    );
  });

  it('A02 tells one of several by the hour at which it comes, and calls off the whole of it', async () => {
    expect(await meant('cancel', { all: true, hours: ['04:00', '09:00'] })).toEqual(
      one('reminders', 'cancel', { id: 'rem_3', all: true }),
    );
    expect(await meant('cancel', { all: true, hours: ['20:00', '24:00'] })).toEqual(
      one('reminders', 'cancel', { id: 'rem_1', all: true }),
    );
    expect(await meant('cancel', { all: true, hours: ['00:00', '04:00'] })).toMatch(/^There is nothing/);
  });

  it('A02 H26 of all the stored commands that were told asks as if all of them had been named', async () => {
    const rows = ['coffee on', 'lights off'].map((name, at) => ({
      id: `sch_${at}`,
      text: name,
      says: name,
      at: '2026-03-12T20:00:00+00:00',
      words: 'on Thursday',
      rrule: 'FREQ=DAILY',
    }));
    const stored = { ...needs, read: () => async () => ({ ok: true as const, result: { rows } as Json }) };
    const all = { among: { service: 'schedule' }, which: 'all' };
    const found = await inDiary({ service: 'diary', method: 'cancel', args: all }, stored, view);
    expect(found).toEqual({ type: 'tasks', tasks: one('schedule', 'cancel', { all: true }) });
    const named = { among: { service: 'schedule', query: 'coffee' }, which: 'all' };
    const some = await inDiary({ service: 'diary', method: 'cancel', args: named }, stored, view);
    expect(some).not.toEqual(found);
  });

  it('A02 H25 moves the one time of a stored command that comes on a day, and no other', async () => {
    const row = {
      id: 'sch_1',
      text: 'coffee on',
      says: 'coffee on',
      at: '2026-03-12T07:00:00+00:00',
      words: 'on Thursday at 07:00',
      rrule: 'FREQ=DAILY',
    };
    const rows = (service: string) => (service === 'schedule' ? [row] : []);
    const read = () => async (service: string) => ({
      ok: true as const,
      result: { rows: rows(service) } as Json,
    });
    const args = { query: 'coffee', on: day('12'), to: { clock: '09:00', sure: true } };
    const found = await inDiary({ service: 'diary', method: 'move', args }, { ...needs, read }, view);
    expect(found).toMatchObject({
      type: 'tasks',
      tasks: [
        {
          action: {
            service: 'schedule',
            method: 'change',
            args: { id: 'sch_1', at: '2026-03-12T09:00:00+00:00', occurrence: expect.anything() },
          },
        },
      ],
    });
  });

  it('A02 H25 calls off all stored commands that bear the words of one sentence', async () => {
    const kept = {
      text: 'at ten everything off in here',
      at: '2026-03-10T22:00:00+00:00',
      words: 'today at 22:00',
    };
    const rows = [
      { id: 'sch_1', ...kept },
      { id: 'sch_2', ...kept },
    ];
    const own = {
      ...needs,
      read: () => async (service: string) => ({
        ok: true as const,
        result: { rows: service === 'schedule' ? rows : [] } as Json,
      }),
    };
    const cancelling = async (args: Action['args']) => {
      const found = await inDiary({ service: 'diary', method: 'cancel', args }, own, view);
      return found.type === 'none' ? found.because : found.tasks.map(({ action }) => action.args);
    };
    const ten = { from: '2026-03-10T22:00:00+00:00', to: '2026-03-10T23:00:00+00:00' };
    expect(await cancelling({ among: ten, which: 'only' })).toEqual([{ id: 'sch_1' }, { id: 'sch_2' }]);
    expect(await cancelling({ query: 'everything off' })).toEqual([{ id: 'sch_1' }, { id: 'sch_2' }]);
  });
});
