import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { reminders } from '../../services/reminders/index.ts';
import type { Json } from '../../src/base/index.ts';
import { manifestOf } from '../../src/bus/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';
import { OpenService, refusalOf } from '../kit/open-service.ts';

const HOUR = 3_600_000;
const NEW_YORK = { name: 'Home', timezone: 'America/New_York', latitude: 40.7, longitude: -74 };
/** Tuesday, half past six in the evening in New York. */
const NOW = '2026-03-10T22:30:00Z';

let close: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of close.reverse()) await each();
  close = [];
});

async function openHouse(clock = new ManualClock(NOW), path = ':memory:', acknowledge?: string) {
  const more = acknowledge === undefined ? {} : { acknowledge };
  const service = await OpenService.open(reminders, { clock, place: NEW_YORK, path, ...more });
  close.push(() => service.close());
  return { service, clock };
}

describe('H21 reminders', () => {
  it('H21 sets one, tells it back with the offset of the home and in words, and lists it', async () => {
    const { service } = await openHouse();
    const made = await service.call('create', {
      text: 'take out the trash',
      at: '2026-03-11T08:00:00-04:00',
    });
    expect(made).toMatchObject({
      text: 'take out the trash',
      at: '2026-03-11T08:00:00-04:00',
      words: 'tomorrow at 8:00',
      person: 'alex',
      state: 'pending',
    });
    const { undo: _undo, ...listed } = made;
    expect((await service.call('list', {})).reminders).toEqual([listed]);
  });

  it('H21 H24 tells with the sun of a day or of many, and says so where the place of the house is not known', async () => {
    const { service, clock } = await openHouse(new ManualClock(NOW), ':memory:', 'delivered');
    const once = await service.call('create', { text: 'laundry', sun: 'sunset', date: '2026-03-11' });
    expect(once.words).toMatch(/^tomorrow at 18:5\d \(sunset\)$/);
    const daily = await service.call('create', {
      text: 'hens',
      sun: 'sunset',
      offset: '-PT30M',
      rrule: 'FREQ=DAILY',
    });
    expect(daily).toMatchObject({ sun: 'sunset', offset: '-PT30M', rrule: 'FREQ=DAILY' });
    expect(daily.words).toMatch(/^every day 30 minutes before sunset, next tomorrow at 18:2\d$/);
    await clock.advance(2 * 24 * HOUR);
    expect(service.of('due').map(({ text }) => text)).toEqual(['hens', 'laundry', 'hens']);
    expect((await service.call('list', {})).reminders).toMatchObject([{ text: 'hens', sun: 'sunset' }]);
    const place = { ...NEW_YORK, located: false } as typeof NEW_YORK;
    const nowhere = await OpenService.open(reminders, { clock, place, path: ':memory:' });
    close.push(() => nowhere.close());
    expect(await refusalOf(nowhere.call('create', { text: 'x', sun: 'sunset' }))).toMatchObject({
      code: 'invalid-params',
      message: expect.stringContaining('where the house stands'),
    });
  });

  it('H21 chooses a good hour in a window that only names a part of the day', async () => {
    const { service } = await openHouse();
    const at = (between: [string, string], chosen?: string) =>
      service
        .call('create', { text: 'x', at: { between, ...(chosen === undefined ? {} : { chosen }) } })
        .then((made) => made.at);
    expect(await at(['2026-03-11T05:00:00-04:00', '2026-03-11T11:59:00-04:00'])).toBe(
      '2026-03-11T08:00:00-04:00',
    );
    expect(await at(['2026-03-14T00:00:00-04:00', '2026-03-14T23:59:00-04:00'])).toBe(
      '2026-03-14T08:00:00-04:00',
    );
    expect(
      await at(['2026-03-11T05:00:00-04:00', '2026-03-11T11:59:00-04:00'], '2026-03-11T07:15:00-04:00'),
    ).toBe('2026-03-11T07:15:00-04:00');
    const later = await at(['2026-03-10T18:00:00-04:00', '2026-03-10T18:50:00-04:00']);
    expect(later).toBe('2026-03-10T18:40:00-04:00');
  });

  it('H05 makes one reminder however often the same call comes', async () => {
    const { service } = await openHouse();
    const params = { text: 'call Sam', at: '2026-03-11T08:00:00-04:00' };
    const first = await service.call('create', params, { key: 'k1' });
    const again = await service.call('create', params, { key: 'k1' });
    const other = await service.call('create', { ...params, text: 'call Mia' }, { key: 'k2' });
    expect(again).toEqual(first);
    expect(other.id).not.toBe(first.id);
    expect((await service.call('list', {})).reminders).toHaveLength(2);
  });

  it('what is there already, in the same words and for the same time, is not made twice', async () => {
    const { service } = await openHouse();
    const params = { text: 'call Sam', at: '2026-03-11T08:00:00-04:00' };
    const first = await service.call('create', params, { key: 'k1' });
    expect(first.already).toBeUndefined();
    const again = await service.call('create', params, { key: 'k2' });
    expect(again).toMatchObject({ id: first.id, already: true });
    await service.call('create', { ...params, at: '2026-03-11T09:00:00-04:00' }, { key: 'k3' });
    await service.call('cancel', { id: first.id });
    const anew = await service.call('create', params, { key: 'k4' });
    expect(anew.id).not.toBe(first.id);
    expect((await service.call('list', {})).reminders).toHaveLength(2);
  });

  it('H21 says when one is due, to whom and where it was asked, and stops when it was delivered', async () => {
    const { service, clock } = await openHouse();
    const made = await service.call('create', {
      text: 'check the oven',
      at: '2026-03-10T18:50:00-04:00',
      conversation: 'kitchen',
      channel: 'mqtt',
    });
    await clock.advance(20 * 60_000);
    expect(service.of('due')).toEqual([
      expect.objectContaining({
        reminder: made.id,
        text: 'check the oven',
        person: 'alex',
        conversation: 'kitchen',
        channel: 'mqtt',
        occurrence: '2026-03-10T18:50:00-04:00',
        late_ms: 0,
        missed: 0,
      }),
    ]);
    const { firing } = service.of('due')[0]!;
    await clock.advance(30_000);
    expect(service.of('due').map((due) => due['firing'])).toEqual([firing, firing]);
    expect(await service.call('delivered', { firing: firing!, channel: 'mqtt' })).toEqual({ known: true });
    await clock.advance(HOUR);
    expect(service.of('due')).toHaveLength(2);
    expect((await service.call('list', {})).reminders).toEqual([]);
    expect(await service.call('delivered', { firing: 'fir_none' })).toEqual({ known: false });
  });

  it('H24 comes back by its rule, at eight when no hour was said, with the next one first', async () => {
    const { service, clock } = await openHouse(new ManualClock(NOW), ':memory:', 'delivered');
    const weekly = await service.call('create', {
      text: 'timesheet',
      rrule: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0',
    });
    const other = await service.call('create', {
      text: 'recycling',
      rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
    });
    expect(weekly).toMatchObject({
      at: '2026-03-16T09:00:00-04:00',
      words: 'every Monday at 9:00, next on Monday at 9:00',
    });
    expect(other.at).toBe('2026-03-17T08:00:00-04:00');
    await clock.advance(30 * 24 * HOUR);
    const times = (text: string) =>
      new Set(
        service
          .of('due')
          .filter((due) => due['text'] === text)
          .map((due) => due['occurrence']),
      );
    expect([...times('recycling')]).toEqual(['2026-03-17T08:00:00-04:00', '2026-03-31T08:00:00-04:00']);
    expect(times('timesheet').size).toBe(4);
  });

  it('H21 reminds each of several people, and another person not in the talk of the one who asked', async () => {
    const { service } = await openHouse();
    const made = await service.call('create', {
      text: 'dinner',
      at: '2026-03-10T19:00:00-04:00',
      to: ['me', 'Samantha'],
      conversation: 'kitchen',
      channel: 'mqtt',
    });
    expect(made.person).toBe('alex');
    expect(made.others.map((one: { person: string }) => one.person)).toEqual(['sam']);
    await (service.clock as ManualClock).advance(30 * 60_000 - 1);
    await (service.clock as ManualClock).advance(1);
    const due = service.of('due').map(({ person, conversation }) => [person, conversation]);
    expect(due).toContainEqual(['alex', 'kitchen']);
    expect(due).toContainEqual(['sam', null]);
  });

  it('H21 reminds all of the home, and tells others whose mother it is', async () => {
    const { service } = await openHouse();
    const all = await service.call('create', {
      text: 'bring a towel',
      at: '2026-03-10T19:00:00-04:00',
      everyone: true,
    });
    expect([all, ...all.others].map((one: { person: string }) => one.person)).toEqual([
      'alex',
      'sam',
      'kim',
      'gran',
    ]);
    const of = async (text: string, to: string | string[]) => {
      const made = await service.call('create', { text, at: '2026-03-10T20:00:00-04:00', to });
      return [made, ...(made.others ?? [])].map((one: { text: string }) => one.text);
    };
    expect(await of('call my mother', 'sam')).toEqual(["call Alex's mother"]);
    expect(await of('pick me up, I’m at the pool', ['me', 'sam'])).toEqual([
      'pick me up, I’m at the pool',
      'pick Alex up, Alex is at the pool',
    ]);
    expect((await service.call('cancel', { query: 'call my mother' })).summary).toContain('Alex');
  });

  it('H21 finds by words, and asks which when several fit', async () => {
    const { service } = await openHouse();
    await service.call('create', { text: 'take out the trash', at: '2026-03-11T08:00:00-04:00' });
    await service.call('create', { text: 'call Sam', at: '2026-03-12T08:00:00-04:00' });
    await service.call('create', { text: 'call the plumber', at: '2026-03-13T08:00:00-04:00' });
    expect((await service.call('cancel', { query: 'the trash' })).summary).toBe(
      'Cancelled: “take out the trash”',
    );
    const several = await refusalOf(service.call('cancel', { query: 'call' }));
    expect(several).toMatchObject({ code: 'unknown-target' });
    expect(several.data['candidates']).toEqual([
      'call the plumber, on Friday at 8:00',
      'call Sam, on Thursday at 8:00',
    ]);
    const none = await refusalOf(service.call('cancel', { query: 'dentist' }));
    expect(none).toMatchObject({ code: 'unknown-target' });
    expect(none.hint).toBe('There are “call the plumber” and “call Sam”.');
    expect(await refusalOf(service.call('cancel', {}))).toMatchObject({ code: 'invalid-params' });
  });

  it('H21 changes text and time, and leaves the rest', async () => {
    const { service, clock } = await openHouse();
    const made = await service.call('create', { text: 'call Sam', at: '2026-03-11T08:00:00-04:00' });
    const changed = await service.call('change', {
      query: 'sam',
      text: 'call Sam back',
      at: '2026-03-11T10:00:00-04:00',
    });
    expect(changed).toMatchObject({ id: made.id, text: 'call Sam back', at: '2026-03-11T10:00:00-04:00' });
    await clock.advance(24 * HOUR);
    expect(new Set(service.of('due').map((due) => due['occurrence']))).toEqual(
      new Set(['2026-03-11T10:00:00-04:00']),
    );
    expect((await refusalOf(service.call('change', { query: 'sam' }))).faults[0]?.path).toBe('/text');
    const series = await service.call('create', { text: 'stretch', rrule: 'FREQ=DAILY;BYHOUR=7' });
    expect(service.risk('change', { id: series.id, at: '2026-04-01T08:00:00-04:00' })).toBe('confirm');
    expect((await service.call('change', { id: series.id, at: '2026-04-01T08:00:00-04:00' })).words).toMatch(
      /^every day at 8:00/,
    );
    expect((await service.call('change', { id: series.id, rrule: 'FREQ=DAILY;BYHOUR=6' })).words).toMatch(
      /at 6:00/,
    );
  });

  it('H21 whoever lives here reminds others; a guest is reminded, and reminds nobody else', async () => {
    const { service } = await openHouse();
    const { access } = reminders.methods['create']!;
    const wanted = (to: string | undefined) => {
      if (typeof access !== 'function') throw new Error('who may have it does not depend on whom it is for');
      const speaker = { person: 'gran', role: 'guest', proof: 'token', via: 'token of a visit' } as const;
      const by = { kind: 'person', id: 'gran' } as const;
      return access({ text: 'pills', to } as never, service.self as never, { by, asking: speaker })
        .permission;
    };
    expect([undefined, 'me', 'gran', 'alex'].map((to) => wanted(to))).toEqual([
      'reminders',
      'reminders',
      'reminders',
      'diary',
    ]);
  });

  it('H21 of a series one is skipped or moved, and the others stay; all of it goes after a yes alone', async () => {
    const { service, clock } = await openHouse();
    const { id } = await service.call('create', { text: 'water the ferns', rrule: 'FREQ=DAILY;BYHOUR=20' });
    const tomorrow = { between: ['2026-03-11T00:00:00-04:00', '2026-03-11T23:59:00-04:00'] };
    expect((await service.call('skip', { query: 'ferns', on: tomorrow })).summary).toBe(
      'Skipped: water the ferns tomorrow at 20:00; the others stay',
    );
    const moved = {
      query: 'ferns',
      occurrence: '2026-03-12T20:00:00-04:00',
      at: '2026-03-12T21:00:00-04:00',
    };
    expect(service.risk('change', moved)).toBe('none');
    expect((await service.call('change', moved)).summary).toBe(
      'water the ferns is at 21:00 instead of 20:00 on Thursday; the others stay',
    );
    expect((await refusalOf(service.call('skip', { id, on: tomorrow }))).code).toBe('unknown-target');
    await clock.advance(74 * HOUR);
    expect(new Set(service.of('due').map((due) => due['occurrence']))).toEqual(
      new Set(['2026-03-10T20:00:00-04:00', '2026-03-12T21:00:00-04:00', '2026-03-13T20:00:00-04:00']),
    );
    expect(service.risk('cancel', { id })).toBe('confirm');
    expect(service.risk('cancel', { id, all: true })).toBe('none');
  });

  it('H21 H24 a day that a series leaves out is for its next one alone, and an hour of the clock is for all of it', async () => {
    const { service } = await openHouse();
    const bins = { text: 'the bins', rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;BYHOUR=19' };
    const { id } = await service.call('create', bins);
    const hour = { query: 'bins', at: '2026-03-10T20:00:00-04:00' };
    expect(service.risk('change', hour)).toBe('confirm');
    expect((await service.call('change', hour)).words).toBe(
      'every other Tuesday at 20:00, next today at 20:00',
    );
    for (const [at, words] of [
      [
        '2026-03-11T20:00:00-04:00',
        'the bins moves from today at 20:00 to tomorrow at 20:00; the others stay',
      ],
      [
        '2026-03-27T09:00:00-04:00',
        /^the bins moves from .*24 March at 20:00 to .*27 March at 9:00; the others stay$/,
      ],
    ] as const) {
      const day = { id, at };
      expect(service.risk('change', day)).toBe('none');
      expect((await service.call('change', day)).summary).toMatch(words);
    }
    const rows = (await service.call('list', {})).reminders as { at: string }[];
    expect(rows.map(({ at }) => at).toSorted()).toEqual([
      '2026-03-11T20:00:00-04:00',
      '2026-03-27T09:00:00-04:00',
      '2026-04-07T20:00:00-04:00',
    ]);
  });

  it('H21 snoozes what was told, what is still to come, and one of a series beside the series', async () => {
    const { service, clock } = await openHouse();
    const once = await service.call('create', { text: 'oven', at: '2026-03-10T18:40:00-04:00' });
    await clock.advance(11 * 60_000);
    expect((await service.call('snooze', { query: 'oven', for: 'PT10M' })).at).toBe(
      '2026-03-10T18:51:00-04:00',
    );
    expect((await service.call('snooze', { id: once.id, for: 'PT10M' })).at).toBe(
      '2026-03-10T19:01:00-04:00',
    );
    await service.call('create', { text: 'pills', rrule: 'FREQ=DAILY;BYHOUR=19' });
    await clock.advance(20 * 60_000);
    await service.call('snooze', { query: 'pills', for: 'PT15M' });
    const before = service.events.length;
    await clock.advance(24 * HOUR);
    const pills = service.events.slice(before).filter(({ data }) => data['text'] === 'pills');
    expect([...new Set(pills.map(({ data }) => data['occurrence']))]).toEqual([
      '2026-03-10T19:16:00-04:00',
      '2026-03-11T19:00:00-04:00',
    ]);
    expect(await refusalOf(service.call('snooze', { query: 'pills', for: '-PT15M' }))).toMatchObject({
      faults: [expect.objectContaining({ path: '/for' })],
    });
  });

  it('H21 cancels all reminders of whoever asks, and asks first', async () => {
    const { service } = await openHouse();
    expect(service.risk('cancel', { all: true })).toBe('none');
    await service.call('create', { text: 'ring the bank', at: '2026-03-11T09:00:00-04:00' });
    await service.call('create', { text: 'pay the milkman', at: '2026-03-11T10:00:00-04:00' });
    expect(service.risk('cancel', { all: true })).toBe('confirm');
    const { summary } = await service.call('cancel', { all: true });
    expect(summary).toBe('Cancelled: “ring the bank” and “pay the milkman”');
    expect((await service.call('list', {})).reminders).toEqual([]);
    expect(await refusalOf(service.call('cancel', { all: true }))).toMatchObject({ code: 'unknown-target' });
  });

  it('H21 done closes a one-off and lets a series go on; cancel ends both', async () => {
    const { service, clock } = await openHouse();
    await service.call('create', { text: 'oven', at: '2026-03-10T18:40:00-04:00' });
    await service.call('create', { text: 'pills', rrule: 'FREQ=DAILY;BYHOUR=19' });
    await clock.advance(HOUR);
    expect((await service.call('done', { query: 'oven' })).state).toBe('done');
    expect(await service.call('done', { query: 'pills' })).toMatchObject({
      state: 'pending',
      at: '2026-03-11T19:00:00-04:00',
    });
    expect((await service.call('cancel', { query: 'pills' })).state).toBe('cancelled');
    const told = service.events.length;
    await clock.advance(72 * HOUR);
    expect(service.events).toHaveLength(told);
  });

  it('H21 done takes back what was snoozed: the series comes at its own next time', async () => {
    const { service, clock } = await openHouse(new ManualClock(NOW), ':memory:', 'delivered');
    await service.call('create', { text: 'pills', rrule: 'FREQ=DAILY;BYHOUR=19' });
    await clock.advance(HOUR);
    await service.call('snooze', { query: 'pills', for: 'PT1H' });
    expect((await service.call('done', { query: 'pills' })).at).toBe('2026-03-11T19:00:00-04:00');
    await clock.advance(24 * HOUR);
    expect(service.of('due')).toHaveLength(2);
  });

  it.each([
    [{ text: 'x' }, '/at'],
    [{ text: 'x', at: '2026-03-10T18:00:00-04:00' }, '/at'],
    [{ text: 'x', rrule: 'FREQ=DAILY;BYHOUR=25' }, '/rrule'],
    [{ text: 'x', rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, '/rrule'],
    [{ text: 'x', rrule: 'FREQ=DAILY;UNTIL=20200101' }, '/rrule'],
    [{ text: 'x', at: '2026-03-11T08:00:00-04:00', to: 'nobody' }, '/to'],
    [{ text: 'x', at: '2026-03-11T08:00:00-04:00', to: ['me', 'nobody'] }, '/to/1'],
    [{ text: '', at: '2026-03-11T08:00:00-04:00' }, '/text'],
    [{ text: 'x', at: 'tomorrow' }, '/at'],
    [{ text: 'x', at: '2026-03-11T08:00:00-04:00', colour: 'red' }, '/colour'],
    [
      { text: 'x', at: { between: ['2026-03-12T08:00:00-04:00', '2026-03-11T08:00:00-04:00'] } },
      '/at/between',
    ],
  ])('H04 refuses %j with the path of the fault', async (params, path) => {
    const { service } = await openHouse();
    const refused = await refusalOf(service.call('create', params as Json));
    expect(refused.code).toBe('invalid-params');
    expect(refused.faults.map((fault) => fault.path)).toContain(path);
    expect((await service.call('list', {})).reminders).toEqual([]);
  });

  it('H04 takes any honest text whole and any dishonest params without harm', async () => {
    const { service } = await openHouse();
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 100 }),
        fc.jsonValue({ maxDepth: 3 }),
        async (text, junk) => {
          const outcome = await service
            .call('create', { text, at: '2026-03-11T08:00:00-04:00' })
            .catch(() => undefined);
          if (text.trim() !== '') expect(outcome.text).toBe(text.trim());
          await refusalOf(service.call('create', { text: 'x', at: junk as Json }));
        },
      ),
      { numRuns: runs(20, 40) },
    );
  });

  it('H21 takes a told one-off for done after a month, so that old ones are not found for ever', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-rem-'));
    close.push(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'a.db');
    const clock = new ManualClock(NOW);
    const before = await OpenService.open(reminders, {
      clock,
      place: NEW_YORK,
      path,
      acknowledge: 'delivered',
    });
    await before.call('create', { text: 'oven', at: '2026-03-10T19:00:00-04:00' });
    await before.call('create', { text: 'passport', at: '2027-03-10T19:00:00-05:00' });
    await clock.advance(HOUR);
    await before.close();
    clock.step(clock.now() + 31 * 24 * HOUR);
    const { service } = await openHouse(clock, path);
    expect((await refusalOf(service.call('done', { query: 'oven' }))).code).toBe('unknown-target');
    expect((await service.call('done', { query: 'passport' })).state).toBe('done');
  });

  it('H02 describes itself as a manifest', () => {
    const manifest = manifestOf(reminders, 'main');
    expect(Object.keys(manifest.methods)).toEqual([
      'create',
      'list',
      'change',
      'snooze',
      'done',
      'cancel',
      'skip',
      'delivered',
      'undo',
    ]);
    expect(manifest.methods['delivered']?.llm).toBe(false);
  });
});

describe('H23 reminders missed while the hub was down', () => {
  async function asleep(params: Json[], hours: number) {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-rem-'));
    close.push(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'a.db');
    const clock = new ManualClock(NOW);
    const before = await OpenService.open(reminders, { clock, place: NEW_YORK, path });
    for (const one of params) await before.call('create', one);
    await before.close();
    clock.step(clock.now() + hours * HOUR);
    const { service } = await openHouse(clock, path);
    await clock.advance(1);
    return service.of('due');
  }

  it('H23 tells a late one as late', async () => {
    const due = await asleep([{ text: 'oven', at: '2026-03-10T19:00:00-04:00' }], 2);
    expect(due).toEqual([expect.objectContaining({ text: 'oven', late_ms: 1.5 * HOUR, missed: 1 })]);
  });

  it('H23 folds the missed days of a series into one that says how many', async () => {
    const due = await asleep([{ text: 'pills', rrule: 'FREQ=DAILY;BYHOUR=19' }], 73);
    expect(due).toEqual([
      expect.objectContaining({
        text: 'pills',
        missed: 4,
        occurrence: '2026-03-13T19:00:00-04:00',
        late_ms: HOUR / 2,
      }),
    ]);
  });

  it('H23 tells digest and dropped ones together, leaving nothing out', async () => {
    const due = await asleep(
      [
        { text: 'oven', at: '2026-03-10T19:00:00-04:00', late: 'drop' },
        { text: 'call Sam', at: '2026-03-10T20:00:00-04:00', late: 'digest' },
      ],
      5,
    );
    expect(due).toHaveLength(1);
    expect(due[0]).toMatchObject({
      late_ms: 0,
      digest: [
        { text: 'oven', dropped: true },
        { text: 'call Sam', dropped: false },
      ],
    });
    expect(due[0]!['text']).toBe(
      'while I was away you missed “oven” (today at 19:00, dropped), “call Sam” (today at 20:00)',
    );
  });
});
