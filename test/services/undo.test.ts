import { afterEach, describe, expect, it } from 'vitest';
import { alarm } from '../../services/alarm/index.ts';
import { calendar } from '../../services/calendar/index.ts';
import { list } from '../../services/list/index.ts';
import { reminders } from '../../services/reminders/index.ts';
import { schedule } from '../../services/schedule/index.ts';
import { timer } from '../../services/timer/index.ts';
import type { JsonObject } from '../../src/base/index.ts';
import type { AnyServiceDefinition } from '../../src/bus/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { ALEX, OpenService, refusalOf } from '../kit/open-service.ts';

const NOW = Date.parse('2026-03-10T09:00:00Z');
const DAY_MS = 86_400_000;
const AT = '2026-03-11T08:00:00Z';
const LATER = '2026-03-12T10:00:00Z';
const GROUPS = [[{ service: 'light', method: 'turn_on', args: { target: { name: 'porch' } } }]];

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Case {
  readonly service: AnyServiceDefinition;
  /** What is there before. */
  readonly first: readonly (readonly [method: string, params: JsonObject])[];
  readonly view: readonly [method: string, params: JsonObject];
  /** Each is done and taken back on its own. */
  readonly deeds: readonly (readonly [method: string, params: JsonObject, said: string])[];
}

const CASES: readonly Case[] = [
  {
    service: list,
    first: [
      ['add', { list: 'shopping', item: 'milk', quantity: 2 }],
      ['add', { list: 'shopping', item: 'bread' }],
    ],
    view: ['get', { list: 'shopping' }],
    deeds: [
      ['add', { list: 'shopping', item: ['jam', 'tea'] }, 'jam and tea are off the shopping list'],
      ['add', { list: 'shopping', item: 'milk', quantity: 5 }, 'milk is back on the shopping list'],
      ['remove', { list: 'shopping', item: 'milk' }, 'milk is back on the shopping list'],
      ['complete', { list: 'shopping', item: 'bread' }, 'bread is back on the shopping list'],
      ['clear', { list: 'shopping' }, 'milk and bread are back on the shopping list'],
    ],
  },
  {
    service: reminders,
    first: [['create', { text: 'call Sam', at: AT }]],
    view: ['list', {}],
    deeds: [
      ['create', { text: 'water the plants', at: LATER }, 'The reminder “water the plants” is cancelled'],
      ['cancel', { query: 'Sam' }, 'The reminder “call Sam” is back: tomorrow at 8:00'],
      ['done', { query: 'Sam' }, 'The reminder “call Sam” is back: tomorrow at 8:00'],
      ['change', { query: 'Sam', at: LATER }, 'The reminder “call Sam” is as before: tomorrow at 8:00'],
      ['snooze', { query: 'Sam', for: 'PT1H' }, 'The reminder “call Sam” is as before: tomorrow at 8:00'],
    ],
  },
  {
    service: alarm,
    first: [['set', { name: 'school', at: AT, rrule: 'FREQ=DAILY;BYHOUR=8;BYMINUTE=0' }]],
    view: ['list', {}],
    deeds: [
      ['set', { at: LATER }, 'is cancelled'],
      ['cancel', { query: 'school' }, 'is back: '],
      ['snooze', { query: 'school', for: 'PT10M' }, 'is as before: '],
      ['change', { query: 'school', name: 'work' }, 'is as before: '],
    ],
  },
  {
    service: timer,
    first: [['start', { duration: 'PT10M', name: 'pasta' }]],
    view: ['get', {}],
    deeds: [
      ['start', { duration: 'PT5M', name: 'eggs' }, 'The eggs timer is cancelled'],
      ['cancel', { name: 'pasta' }, 'The pasta timer is back: 10 minutes left'],
      ['pause', { name: 'pasta' }, 'The pasta timer is as before: 10 minutes left'],
      ['add', { name: 'pasta', duration: 'PT5M' }, 'The pasta timer is as before: 10 minutes left'],
    ],
  },
  {
    service: schedule,
    first: [['create', { groups: GROUPS, text: 'the porch light at eight', at: AT }]],
    view: ['list', {}],
    deeds: [
      ['create', { groups: GROUPS, text: 'the fan at ten', at: LATER }, '“the fan at ten” is cancelled'],
      ['cancel', { query: 'porch' }, '“the porch light at eight” is back: tomorrow at 8:00'],
    ],
  },
  {
    service: calendar,
    first: [['create', { title: 'piano', start: AT, rrule: 'FREQ=WEEKLY;COUNT=4' }]],
    view: ['list', {}],
    deeds: [
      ['create', { title: 'dentist', start: LATER }, '“dentist” is off the calendar'],
      ['change', { query: 'piano', title: 'violin' }, '“piano” is back on the calendar, '],
      ['cancel', { query: 'piano', occurrence: '2026-03-18T08:00:00Z' }, '“piano” is back on the calendar, '],
      ['cancel', { query: 'piano' }, '“piano” is back on the calendar, '],
    ],
  },
];

async function open({ service, first }: Case, clock = new ManualClock(NOW)) {
  const opened = await OpenService.open(service, { clock, config: {} });
  ends.push(() => opened.close());
  for (const [at, [method, params]] of first.entries()) {
    if (at > 0) await clock.advance(1000);
    await opened.call(method, params);
  }
  return opened;
}

/** The calls that take back what a call did. */
const undoOf = (result: { undo: { method: string; params: JsonObject }[] }) => result.undo;

describe('what is made, changed or deleted is put back', () => {
  for (const one of CASES)
    for (const [method, params, said] of one.deeds)
      it(`${one.service.name}.${method} of ${JSON.stringify(params)} is taken back, and that again`, async () => {
        const service = await open(one);
        const [read, about] = one.view;
        const before = await service.call(read, about);
        const done = await service.call(method, params);
        const after = await service.call(read, about);
        expect(after).not.toEqual(before);
        const [undo] = undoOf(done);
        const back = await service.call(undo!.method, undo!.params);
        expect(back.summary).toContain(said);
        expect(await service.call(read, about)).toEqual(before);
        const [redo] = undoOf(back);
        await service.call(redo!.method, redo!.params);
        expect(await service.call(read, about)).toEqual(after);
      });

  it('what changed nothing has nothing to be taken back', async () => {
    const service = await open(CASES[0]!);
    const again = await service.call('add', { list: 'shopping', item: 'bread' });
    expect(undoOf(again)).toEqual([]);
  });

  it('nobody takes back what another did, and nobody what was done the day before', async () => {
    const clock = new ManualClock(NOW);
    const service = await open(CASES[1]!, clock);
    const [undo] = undoOf(await service.call('cancel', { query: 'Sam' }));
    const other = { ...ALEX, id: 'sam' };
    expect((await refusalOf(service.call('undo', undo!.params, { by: other }))).code).toBe('unknown-target');
    await clock.advance(DAY_MS + 1);
    expect((await refusalOf(service.call('undo', undo!.params))).code).toBe('unknown-target');
    expect((await service.call('list', {})).reminders).toEqual([]);
  });

  it('what came due again meanwhile is told late', async () => {
    const clock = new ManualClock(NOW);
    const service = await open(CASES[1]!, clock);
    const [undo] = undoOf(await service.call('cancel', { query: 'Sam' }));
    await clock.advance(DAY_MS - 1000);
    expect(service.events).toEqual([]);
    await service.call('undo', undo!.params);
    await clock.advance(1);
    expect(service.events).toMatchObject([{ event: 'due', data: { text: 'call Sam' } }]);
  });
});
