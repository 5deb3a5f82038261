import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { schedule } from '../../services/schedule/index.ts';
import type { Json } from '../../src/base/index.ts';
import { manifestOf } from '../../src/bus/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { ALEX, LONDON, OpenService, refusalOf } from '../kit/open-service.ts';

const HOUR = 3_600_000;
const NOW = '2026-03-10T18:30:00Z';
const groups: Json = [[{ service: 'light', method: 'turn_off', args: { target: { area: 'porch' } } }]];

let close: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of close.reverse()) await each();
  close = [];
});

async function openHouse(
  options: { clock?: ManualClock; path?: string; config?: unknown; acknowledge?: string } = {},
) {
  const clock = options.clock ?? new ManualClock(NOW);
  const service = await OpenService.open(schedule, { ...options, clock });
  close.push(() => service.close());
  return { service, clock };
}

describe('H25 scheduled commands', () => {
  it('H25 stores a command and offers it at its time, with its plan, until it was started', async () => {
    const { service, clock } = await openHouse();
    const made = await service.call('create', {
      groups,
      text: 'turn off the porch light in 15 minutes',
      at: '2026-03-10T18:45:00Z',
      conversation: 'porch',
      channel: 'http',
    });
    expect(made).toMatchObject({ at: '2026-03-10T18:45:00+00:00', words: 'today at 18:45', person: 'alex' });
    await clock.advance(15 * 60_000);
    await clock.advance(30_000);
    const due = service.of('due');
    expect(due).toHaveLength(2);
    expect(due[0]).toMatchObject({
      schedule: made.id,
      groups,
      conversation: 'porch',
      channel: 'http',
      late_ms: 0,
    });
    expect(due[1]!['firing']).toBe(due[0]!['firing']);
    expect(await service.call('started', { firing: due[0]!['firing']!, turn: 'turn_1' })).toEqual({
      known: true,
    });
    await clock.advance(HOUR);
    expect(service.of('due')).toHaveLength(2);
    expect((await service.call('list', {})).schedules).toEqual([]);
  });

  it('H25 runs every weekday at half past six, in the time of the home', async () => {
    const { service, clock } = await openHouse({
      clock: new ManualClock('2026-03-27T12:00:00Z'),
      acknowledge: 'started',
    });
    const made = await service.call('create', {
      groups,
      text: 'kitchen on',
      rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30',
    });
    expect(made.words).toBe('every weekday at 6:30, next on Monday at 6:30');
    await clock.advance(4 * 24 * HOUR);
    expect(service.of('due').map((due) => due['occurrence'])).toEqual([
      '2026-03-30T06:30:00+01:00',
      '2026-03-31T06:30:00+01:00',
    ]);
  });

  it('H25 waits for the sun, once or every day, with an offset', async () => {
    const { service, clock } = await openHouse({
      clock: new ManualClock('2026-06-20T12:00:00Z'),
      acknowledge: 'started',
    });
    const once = await service.call('create', { groups, text: 'porch on', sun: 'sunset' });
    const daily = await service.call('create', {
      groups,
      text: 'blinds',
      sun: 'sunset',
      offset: '-PT30M',
      repeat: true,
    });
    expect(once.words).toMatch(/^today at 21:2\d \(sunset\)$/);
    expect(daily.at).toMatch(/^2026-06-20T20:5/);
    await clock.advance(3 * 24 * HOUR);
    const texts = service.of('due').map((due) => due['text']);
    expect(texts.filter((text) => text === 'porch on')).toHaveLength(1);
    expect(texts.filter((text) => text === 'blinds')).toHaveLength(3);
  });

  it('H25 takes this evening for the day of a sunset that comes before it, and no other day', async () => {
    const { service } = await openHouse({ clock: new ManualClock('2026-12-10T10:00:00Z') });
    const made = await service.call('create', { groups, text: 'porch on', sun: 'sunset', repeat: true });
    expect(made.at).toMatch(/^2026-12-10T15:5/);
    const evening = { between: ['2026-12-10T18:00:00Z', '2026-12-10T23:59:00Z'] };
    await service.call('skip', { id: made.id, on: evening });
    const [left] = (await service.call('list', {})).schedules;
    expect(left?.at).toMatch(/^2026-12-11T15:5/);
    const again = await refusalOf(service.call('skip', { id: made.id, on: evening }));
    expect(again.message).toContain('is not due then');
  });

  it('H25 waits for the sun of a day, or of the days of a rule, over the change of the clocks', async () => {
    const { service, clock } = await openHouse({
      clock: new ManualClock('2026-03-27T20:00:00Z'),
      acknowledge: 'started',
    });
    const sunday = { groups, text: 'sunday', sun: 'sunset' as const, date: '2026-03-29' };
    expect((await service.call('create', sunday)).words).toMatch(/^on Sunday at 19:2\d \(sunset\)$/);
    const rule = {
      groups,
      text: 'weekdays',
      sun: 'sunset' as const,
      rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    };
    expect((await service.call('create', { ...rule, offset: '-PT30M' })).words).toMatch(
      /^every weekday 30 minutes before sunset, next on Monday at 19:0\d$/,
    );
    await clock.advance(5 * 24 * HOUR);
    const due = service.of('due').map(({ text, occurrence }) => `${text} ${String(occurrence).slice(0, 13)}`);
    expect(due).toEqual([
      'sunday 2026-03-29T19',
      'weekdays 2026-03-30T19',
      'weekdays 2026-03-31T19',
      'weekdays 2026-04-01T19',
    ]);
  });

  it('H25 refuses the sun of a day that is over, and days that name an hour beside it', async () => {
    const { service } = await openHouse();
    const passed = { groups, text: 'x', sun: 'sunset' as const, date: '2026-03-09' };
    expect(await refusalOf(service.call('create', passed))).toMatchObject({
      faults: [expect.objectContaining({ path: '/date' })],
    });
    const hours = { groups, text: 'x', sun: 'sunset' as const, rrule: 'FREQ=DAILY;BYHOUR=7' };
    expect(await refusalOf(service.call('create', hours))).toMatchObject({
      faults: [expect.objectContaining({ path: '/rrule' })],
    });
    expect(
      await refusalOf(service.call('create', { groups, text: 'x', at: NOW, offset: 'PT5M' })),
    ).toMatchObject({
      faults: [expect.objectContaining({ path: '/offset' })],
    });
  });

  it('H25 keeps what waits for something to happen until that is told, once or every time', async () => {
    const { service, clock } = await openHouse();
    const event = { service: 'lock', target: { name: 'Front Door' }, state: 'unlocked' };
    const once = await service.call('create', { groups, text: 'once', event });
    const always = await service.call('create', { groups, text: 'always', event, repeat: true });
    expect([once.words, always.words]).toEqual([
      'when Front Door is unlocked',
      'whenever Front Door is unlocked',
    ]);
    for (const { id } of [once, always])
      expect(await service.call('happened', { id })).toEqual({
        known: true,
      });
    expect(await service.call('happened', { id: once.id })).toEqual({ known: false });
    await clock.advance(1000);
    expect(service.of('due').map((due) => due['text'])).toEqual(['once', 'always']);
    expect((await service.call('waiting', {})).waiting).toMatchObject([
      { id: always.id, event, repeats: true },
    ]);
    await service.call('cancel', { id: always.id });
    expect((await service.call('list', {})).schedules).toEqual([]);
  });

  it('H25 refuses two things to wait for, and the sun where nobody told where the house stands', async () => {
    const { service } = await openHouse();
    const event = { service: 'lock', target: { name: 'Front Door' }, state: 'unlocked' };
    const refused = await refusalOf(service.call('create', { groups, text: 'x', event, sun: 'sunset' }));
    expect(refused).toMatchObject({
      code: 'invalid-params',
      faults: [expect.objectContaining({ path: '/sun' })],
    });
    const nowhere = await OpenService.open(schedule, {
      place: { ...LONDON, located: false } as typeof LONDON,
    });
    close.push(() => nowhere.close());
    expect(await refusalOf(nowhere.call('create', { groups, text: 'x', sun: 'sunset' }))).toMatchObject({
      faults: [expect.objectContaining({ path: '/sun' })],
    });
  });

  it('H05 stores one command however often the same call comes', async () => {
    const { service } = await openHouse();
    const params = { groups, text: 'x', at: '2026-03-10T19:00:00Z' };
    const first = await service.call('create', params, { key: 'k' });
    expect(await service.call('create', params, { key: 'k' })).toEqual(first);
    expect((await service.call('list', {})).schedules).toHaveLength(1);
  });

  it('H25 moves a command to another hour, and a series keeps its days', async () => {
    const { service } = await openHouse();
    const rrule = 'FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=6;BYMINUTE=30';
    await service.call('create', { groups, text: 'every monday and thursday, porch light off', rrule });
    const moved = await service.call('change', { query: 'porch', at: '2026-03-12T07:15:00Z' });
    expect(moved.summary).toMatch(/every Monday and Thursday at 7:15/i);
    const [one] = (await service.call('list', {})).schedules;
    expect(one).toMatchObject({ at: '2026-03-12T07:15:00+00:00' });
  });

  it('H25 runs the next of a series on another day that is named, and the others on theirs', async () => {
    const { service } = await openHouse();
    const rrule = 'FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=6;BYMINUTE=30';
    await service.call('create', { groups, text: 'porch light off', rrule });
    const moved = await service.call('change', { query: 'porch', at: '2026-03-14T06:30:00Z' });
    expect(moved.summary).toMatch(/moves from .*6:30 to .*Saturday at 6:30; the others stay$/);
    const rows = (await service.call('list', {})).schedules as { at: string }[];
    expect(rows.map(({ at }) => at).toSorted()).toEqual([
      '2026-03-14T06:30:00+00:00',
      '2026-03-16T06:30:00+00:00',
    ]);
  });

  it('H25 moves the one of a series that is due on a day, and tells what it does then', async () => {
    const { service } = await openHouse();
    const rrule = 'FREQ=DAILY;BYHOUR=22;BYMINUTE=0';
    await service.call('create', { groups, text: 'porch light off at ten', rrule });
    const occurrence = { between: ['2026-03-11T00:00:00Z', '2026-03-11T23:59:00Z'] };
    const moved = await service.call('change', { query: 'porch', occurrence, at: '2026-03-11T23:00:00Z' });
    expect(moved).toMatchObject({ once: true, does: groups, words: 'tomorrow at 23:00' });
    const rows = (await service.call('list', {})).schedules as { at: string }[];
    expect(rows.map(({ at }) => at).toSorted()).toEqual([
      '2026-03-10T22:00:00+00:00',
      '2026-03-11T23:00:00+00:00',
    ]);
    const never = { between: ['2026-03-11T08:00:00Z', '2026-03-11T09:00:00Z'] };
    const refused = await refusalOf(
      service.call('change', { query: 'porch', occurrence: never, at: '2026-03-11T21:00:00Z' }),
    );
    expect(refused.code).toBe('unknown-target');
  });

  it('H25 gives a command that waits for something to happen no time', async () => {
    const { service } = await openHouse();
    const event: Json = { service: 'sensor', target: { name: 'Gate' }, state: 'open' };
    await service.call('create', {
      groups,
      text: 'when the gate opens, porch light off',
      event,
      repeat: true,
    });
    const refused = await refusalOf(service.call('change', { query: 'gate', at: '2026-03-12T07:15:00Z' }));
    expect(refused.code).toBe('invalid-params');
  });

  it('H25 lists and cancels by words', async () => {
    const { service, clock } = await openHouse();
    await service.call('create', { groups, text: 'turn off the porch light', at: '2026-03-10T20:00:00Z' });
    await service.call('create', { groups, text: 'turn off the garden lights', at: '2026-03-10T19:00:00Z' });
    expect((await service.call('list', {})).schedules.map((one: { text: string }) => one.text)).toEqual([
      'turn off the garden lights',
      'turn off the porch light',
    ]);
    expect((await service.call('cancel', { query: 'porch' })).summary).toBe(
      'Cancelled: “turn off the porch light”',
    );
    expect((await refusalOf(service.call('cancel', { query: 'porch' }))).code).toBe('unknown-target');
    await clock.advance(3 * HOUR);
    expect(new Set([...service.of('due'), ...service.of('missed')].map((due) => due['text']))).toEqual(
      new Set(['turn off the garden lights']),
    );
  });

  it('H02 describes itself as a manifest', () => {
    expect(manifestOf(schedule, 'main').methods['create']?.llm).toBe(false);
  });

  it('H25 tells which times to come of a series are left out', async () => {
    const { service } = await openHouse();
    const rrule = 'FREQ=DAILY;BYHOUR=6;BYMINUTE=30';
    await service.call('create', { groups, text: 'porch light off', rrule });
    const on = { between: ['2026-03-12T00:00:00Z', '2026-03-12T23:59:00Z'] };
    await service.call('skip', { query: 'porch', on });
    const [one] = (await service.call('list', {})).schedules;
    expect(one).toMatchObject({ skipped: ['2026-03-12T06:30:00+00:00'], at: '2026-03-11T06:30:00+00:00' });
  });

  it('X12 lets the owner see and end what others ordered for the home, and not what is for them alone', async () => {
    const { service } = await openHouse();
    const sam = { by: { kind: 'person', id: 'sam', role: 'adult' } as const };
    const rrule = 'FREQ=DAILY;BYHOUR=6;BYMINUTE=30';
    const mail: Json = [[{ service: 'email', method: 'send', args: { to: 'me', body: 'leave now' } }]];
    await service.call('create', { groups, text: 'porch light off', rrule }, sam);
    await service.call('create', { groups: mail, text: 'mail me to leave', rrule }, sam);
    const { schedules } = await service.call('list', {}, { by: ALEX });
    expect(schedules).toEqual([expect.objectContaining({ text: 'porch light off', of: 'Sam' })]);
    const kim = { by: { kind: 'person', id: 'kim', role: 'child' } as const };
    expect(await service.call('list', {}, kim)).toEqual({ schedules: [], others: true });
    expect((await refusalOf(service.call('cancel', { query: 'porch' }, kim))).message).toContain(
      'You have no',
    );
    const unnamed = await refusalOf(service.call('cancel', {}, { by: ALEX }));
    expect(unnamed.message).toContain('of your own');
    expect((await refusalOf(service.call('cancel', { all: true }, { by: ALEX }))).code).toBe(
      'unknown-target',
    );
    await service.call('cancel', { query: 'Sam’s porch light' }, { by: ALEX });
    expect((await service.call('list', {}, sam)).schedules).toHaveLength(1);
  });

  it('X12 tells that somebody else ordered something for a thing, and nothing of what is for them alone', async () => {
    const { service } = await openHouse();
    const kim = { by: { kind: 'person', id: 'kim', role: 'child' } as const };
    const mail: Json = [[{ service: 'email', method: 'send', args: { to: 'me', body: 'leave now' } }]];
    await service.call('create', { groups, text: 'porch light off', at: '2026-03-10T22:00:00Z' });
    await service.call('create', { groups: mail, text: 'mail me to leave', at: '2026-03-10T22:00:00Z' });
    expect(await service.call('list', { query: 'porch light' }, kim)).toEqual({
      schedules: [],
      others: true,
    });
    expect(await service.call('list', { query: 'leave' }, kim)).toEqual({ schedules: [] });
    expect(await service.call('list', { query: 'curtains' }, kim)).toEqual({ schedules: [] });
  });

  it('H25 lists what comes again and again, what is about a thing, and what somebody ordered', async () => {
    const { service } = await openHouse();
    const sam = { by: { kind: 'person', id: 'sam', role: 'adult' } as const };
    await service.call('create', {
      groups,
      text: 'porch light off',
      rrule: 'FREQ=DAILY;BYHOUR=6;BYMINUTE=30',
    });
    await service.call('create', { groups, text: 'path lights off', at: '2026-03-10T22:00:00Z' });
    await service.call('create', { groups, text: 'hall light off', at: '2026-03-10T23:00:00Z' }, sam);
    const listed = async (params: Json, by = { by: ALEX }) =>
      (await service.call('list', params, by)).schedules.map(({ text }: { text: string }) => text);
    expect(await listed({ returns: true })).toEqual(['porch light off']);
    expect(await listed({ query: 'path lights' })).toEqual(['path lights off']);
    expect(await listed({ query: 'curtains' })).toEqual([]);
    expect(await listed({ of: 'Sam' })).toEqual(['hall light off']);
    expect((await refusalOf(service.call('list', { of: 'alex' }, sam))).message).toContain("Alex's own");
    expect((await refusalOf(service.call('list', { of: 'Zoe' }))).code).toBe('invalid-params');
  });

  it('X12 takes one’s own where the words fit another’s as well', async () => {
    const { service } = await openHouse();
    const sam = { by: { kind: 'person', id: 'sam', role: 'adult' } as const };
    const at = (hour: number) => ({ rrule: `FREQ=DAILY;BYHOUR=${hour};BYMINUTE=30` });
    await service.call('create', { groups, text: 'porch light off at six', ...at(6) }, sam);
    await service.call('create', { groups, text: 'porch light off at seven', ...at(7) }, { by: ALEX });
    expect((await service.call('cancel', { query: 'porch' }, { by: ALEX })).text).toBe(
      'porch light off at seven',
    );
    expect((await service.call('list', {}, sam)).schedules).toHaveLength(1);
  });

  it('H25 pauses a command that returns: nothing comes of it, also after a restart, until it goes on', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'hearth-schedule-')), 'hub.db');
    close.push(() => rmSync(join(path, '..'), { recursive: true, force: true }));
    const clock = new ManualClock(NOW);
    const first = await openHouse({ clock, path, acknowledge: 'started' });
    const { id } = await first.service.call('create', {
      groups,
      text: 'porch off every day at seven in the evening',
      rrule: 'FREQ=DAILY;BYHOUR=19;BYMINUTE=0',
    });
    const paused = await first.service.call('pause', { id });
    expect(paused.summary).toBe('“porch off every day at seven in the evening” is paused');
    expect(await first.service.call('list', {})).toMatchObject({
      schedules: [{ id, at: null, paused: true, words: 'paused, every day at 19:00' }],
    });
    await first.service.close();
    const { service } = await openHouse({ clock, path, acknowledge: 'started' });
    await clock.advance(50 * HOUR);
    expect(service.of('due')).toEqual([]);
    expect((await service.call('resume', { id })).summary).toMatch(/goes on, every day at 19:00, next/);
    expect((await service.call('list', {})).schedules[0]).not.toHaveProperty('paused');
    await clock.advance(24 * HOUR);
    expect(service.of('due')).toHaveLength(1);
  });

  it('H25 pauses what waits for something to happen, and takes the pause back', async () => {
    const { service } = await openHouse();
    const event = { service: 'lock', target: { name: 'Front Door' }, state: 'unlocked' };
    const { id } = await service.call('create', { groups, text: 'hallway on', event, repeat: true });
    const waiting = async () => (await service.call('waiting', {})).waiting.length;
    expect(await waiting()).toBe(1);
    const { undo } = await service.call('pause', { id });
    expect(await waiting()).toBe(0);
    expect((await service.call('pause', { id })).summary).toBe('“hallway on” is paused already');
    await service.call('undo', undo[0].params);
    expect(await waiting()).toBe(1);
  });

  it('H25 lets a single command that was paused go on at its time, and not when that has passed', async () => {
    const { service, clock } = await openHouse();
    const { id } = await service.call('create', { groups, text: 'porch off', at: '2026-03-10T20:30:00Z' });
    await service.call('pause', { id });
    expect((await service.call('list', {})).schedules[0].words).toBe('paused, today at 20:30');
    await service.call('resume', { id });
    expect((await service.call('list', {})).schedules[0].at).toBe('2026-03-10T20:30:00+00:00');
    await service.call('pause', { id });
    await clock.advance(3 * HOUR);
    expect(service.of('due')).toEqual([]);
    expect((await refusalOf(service.call('resume', { id }))).code).toBe('conflict');
  });

  it('H25 runs a command at once in the name of who asks, and tells when it acted last and by which turn', async () => {
    const { service, clock } = await openHouse();
    const { id } = await service.call('create', {
      groups,
      text: 'porch off',
      rrule: 'FREQ=DAILY;BYHOUR=19;BYMINUTE=0',
    });
    expect((await service.call('list', { last: true })).schedules[0]).not.toHaveProperty('last');
    expect((await service.call('run', { id })).summary).toBe('“porch off” runs now');
    expect(service.of('due')).toMatchObject([{ schedule: id, groups, maker: { person: 'alex' } }]);
    await clock.advance(HOUR);
    const due = service.of('due').at(-1)!;
    await service.call('started', { firing: due['firing']!, turn: 'turn_7' });
    // A row that nobody changed is told as it was: only who asks is told when it acted.
    expect((await service.call('list', {})).schedules[0]).not.toHaveProperty('last');
    expect((await service.call('list', { last: true })).schedules).toMatchObject([
      { id, last: { at: '2026-03-10T19:00:00+00:00', turn: 'turn_7' } },
    ]);
  });
});

describe('H23 commands missed while the hub was down', () => {
  async function asleep(params: Json, minutes: number, config?: unknown) {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-sch-'));
    close.push(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'a.db');
    const clock = new ManualClock(NOW);
    const before = await OpenService.open(schedule, { clock, path, config });
    await before.call('create', params);
    await before.close();
    clock.step(clock.now() + minutes * 60_000);
    const { service } = await openHouse({ clock, path, config });
    await clock.advance(1);
    return { service, clock };
  }

  it('H25 still runs a command that is a few minutes late, and says how late', async () => {
    const { service } = await asleep({ groups, text: 'x', at: '2026-03-10T18:45:00Z' }, 20);
    expect(service.of('due')).toEqual([expect.objectContaining({ late_ms: 300_000 })]);
  });

  it('H23 does not run one that is older than the grace, but tells it until that was heard', async () => {
    const { service, clock } = await asleep(
      { groups, text: 'open the blinds', at: '2026-03-10T18:45:00Z' },
      180,
    );
    expect(service.of('due')).toEqual([]);
    const [missed] = service.of('missed');
    expect(missed).toMatchObject({ text: 'open the blinds', words: 'today at 18:45', in_doubt: false });
    await clock.advance(30_000);
    expect(service.of('missed')).toHaveLength(2);
    expect(await service.call('told', { firing: missed!['firing']! })).toEqual({ known: true });
    await clock.advance(HOUR);
    expect(service.of('missed')).toHaveLength(2);
  });

  it('H23 takes the grace from the configuration', async () => {
    const { service } = await asleep({ groups, text: 'x', at: '2026-03-10T18:45:00Z' }, 180, {
      graceMinutes: 600,
    });
    expect(service.of('due')).toHaveLength(1);
  });

  it('H23 says so when a command was offered before the crash and nobody told whether it ran', async () => {
    const { service, clock } = await openHouse();
    await service.call('create', { groups, text: 'x', at: '2026-03-10T18:45:00Z' });
    await clock.advance(15 * 60_000);
    clock.step(clock.now() + 2 * HOUR);
    await clock.advance(60_000);
    expect(service.of('due')).toHaveLength(1);
    expect(service.of('missed')[0]).toMatchObject({ in_doubt: true });
  });
});
