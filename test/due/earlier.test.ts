import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alarm } from '../../services/alarm/index.ts';
import { reminders } from '../../services/reminders/index.ts';
import { schedule } from '../../services/schedule/index.ts';
import { timer } from '../../services/timer/index.ts';
import { DueStore } from '../../src/due/due-store.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { OpenService } from '../kit/open-service.ts';
import { bundle, Child } from '../kit/programs/child.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SAM = { by: { kind: 'person', id: 'sam', role: 'adult' } } as const;
const OWNERS = ['alarm', 'reminder', 'timer', 'schedule'];
/** What a hub of version 0.1.0 kept of one evening, and what its services then said of it. */
const SQL = readFileSync(join(import.meta.dirname, '../fixtures/due-tables-before.sql'), 'utf8');
const SAID = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/due-tables-before.json'), 'utf8'),
);

let folder: string;
let path: string;
let close: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-earlier-'));
  path = join(folder, 'hearth.db');
});
afterEach(async () => {
  for (const each of close.reverse()) await each();
  close = [];
  rmSync(folder, { recursive: true, force: true });
});

/** The file as the earlier Hearth left it, with more rows where asked for. */
function writeEarlier(more: (store: Store) => void = () => {}): void {
  const store = new Store({ path });
  store.transaction(() => {
    for (const line of SQL.split('\n'))
      if (line !== '' && !line.startsWith('CREATE TABLE migrations')) store.prepare(line).run();
    more(store);
  });
  store.close();
}

async function openAll() {
  const clock = new ManualClock(SAID.now);
  const open = async (definition: Parameters<typeof OpenService.open>[0], acknowledge?: string) => {
    const more = acknowledge === undefined ? {} : { acknowledge };
    const service = await OpenService.open(definition, { clock, path, ...more });
    close.push(() => service.close());
    return service;
  };
  return {
    clock,
    alarms: await open(alarm, 'told'),
    reminders: await open(reminders, 'delivered'),
    timers: await open(timer),
    schedules: await open(schedule, 'started'),
  };
}

describe('H22 a file of an earlier Hearth', () => {
  it('H22 X03 is opened with every alarm, reminder, timer and command as it stood', async () => {
    writeEarlier();
    const house = await openAll();
    expect((await house.alarms.call('list', {})).alarms).toEqual(SAID.alarms);
    expect((await house.alarms.call('list', {}, SAM)).alarms).toEqual(SAID.sams);
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    const listed = (await house.reminders.call('list', {})).reminders;
    // For whom somebody else's is was not told then.
    const reminders = SAID.reminders.map((one: { id: string; person?: string }) =>
      one.person === 'sam' ? { ...one, for: 'Sam' } : one,
    );
    expect(listed.toSorted(byId)).toEqual(reminders.toSorted(byId));
    expect((await house.timers.call('get', {})).timers).toEqual(SAID.timers);
    // What each does was not told then.
    const does = [[expect.objectContaining({ service: expect.any(String), method: expect.any(String) })]];
    expect((await house.schedules.call('list', {})).schedules).toEqual(
      (SAID.schedules as object[]).map((one) => ({ ...one, does })),
    );
    const words = ['once', 'always'];
    expect((await house.schedules.call('waiting', {})).waiting).toEqual(
      (SAID.waiting as object[]).map((one, at) => ({ ...one, person: 'alex', text: words[at] })),
    );
  });

  it('H22 offers again under their ids what was not acknowledged, and rings each of the rest once', async () => {
    writeEarlier();
    const { clock, alarms, reminders: reminded, timers, schedules } = await openAll();
    await clock.advance(2500);
    expect(alarms.of('due').map(({ firing, name }) => [firing, name])).toEqual([
      ['fir_01kkcgaa80ybmyv5gtjarnphz6', 'tea'],
    ]);
    const told = reminded.of('due').map(({ firing, digest }) => [firing, (digest as unknown[])?.length]);
    expect(told).toEqual([
      ['fir_01kkcf2160aw5nk43q072k3trm', undefined],
      ['fir_01kkcgaa80zanvv36gx43mhp5s', undefined],
      ['fir_01kkcgaa80ghgwh2sczx5y14fe', 2],
    ]);
    expect(timers.of('due')).toMatchObject([{ timer: 'tim_d1a2be17a4acd277b7fd2c32' }]);
    expect(schedules.of('missed').map(({ text }) => text)).toEqual(['offered', 'happened']);
    for (const service of [alarms, timers, reminded, schedules]) service.events.length = 0;
    await clock.advance(24 * HOUR);
    const rung = (service: OpenService, name: string) => [
      ...new Set(service.of('due').map((due) => `${due[name]} ${String(due['occurrence']).slice(5, 16)}`)),
    ];
    expect(rung(alarms, 'name')).toEqual(['pills 03-10T18:47', 'school 03-11T07:00', 'pills 03-11T18:30']);
    expect(rung(reminded, 'text')).toEqual(
      expect.arrayContaining(['dinner 03-10T19:00', 'call Sam 03-11T08:00', 'water 03-11T18:10']),
    );
    expect(rung(timers, 'name')).toContain('roast 03-10T21:10');
    expect(rung(schedules, 'text')).toEqual([
      'porch off 03-10T22:00',
      'weekdays 03-11T06:30',
      'dusk 03-11T17:28',
    ]);
  });

  it('H05 knows what was made by which call, also the additions to a timer', async () => {
    writeEarlier();
    const { reminders: reminded, timers } = await openAll();
    const dinner = { text: 'dinner', at: '2026-03-10T19:00:00Z', to: ['me', 'Samantha'] };
    expect(await reminded.call('create', dinner, { key: 'r2' })).toMatchObject({
      id: 'rem_15cb55f4915bfe7a8491f33d',
      others: [{ id: 'rem_15cb55f4915bfe7a8491f33d_1', person: 'sam' }],
    });
    const [roast] = (await timers.call('add', { name: 'roast', duration: 'PT10M' }, { key: 't1+' })).timers;
    expect(roast).toEqual(SAID.timers[0]);
  });

  it('H22 keeps everything when it is killed while the file is brought over', async () => {
    const many = 4000;
    writeEarlier((store) => {
      const item = store.prepare(
        "INSERT INTO reminder (id, text, late, state, created_at) VALUES (?, 'x', 'tell', 'open', 1)",
      );
      const due = store.prepare("INSERT INTO reminder_due VALUES (?, ?, NULL, 'tell', '')");
      for (let n = 0; n < many; n++) {
        item.run(`rem_more${n}`);
        due.run(`rem_more${n}`, SAID.now + n);
      }
    });
    const before = { alarm: 6, reminder: 8 + many, timer: 3, schedule: 9 };
    const firings = 3 + 5 + 1 + 3;
    const file = await bundle(join(import.meta.dirname, 'earlier-child.ts'));
    for (const [life, line] of [
      'open',
      'alarm',
      'alarm',
      'alarm',
      'reminder',
      'timer',
      'schedule',
    ].entries()) {
      const copy = join(folder, `copy${life}.db`);
      copyFileSync(path, copy);
      const child = new Child(file, [copy]);
      await child.line((text) => text === line);
      const pause = life * 3;
      await new Promise((resolve) => setTimeout(resolve, pause));
      await child.kill();
      const store = new Store({ path: copy });
      const counted = OWNERS.map((owner) => [owner, new DueStore(store, owner).open().length]);
      const all = store
        .prepare<[], { owner: string; n: number }>('SELECT owner, count(*) AS n FROM due GROUP BY owner')
        .all();
      expect(Object.fromEntries(all.map(({ owner, n }) => [owner, n]))).toEqual(before);
      expect(store.prepare('SELECT count(*) AS n FROM due_firing').get()).toEqual({ n: firings });
      expect(Object.fromEntries(counted)).toEqual({ alarm: 4, reminder: 7 + many, timer: 3, schedule: 7 });
      expect(store.check()).toEqual([]);
      store.close();
    }
  });

  it('H22 is not opened by that Hearth any more', () => {
    writeEarlier();
    const store = new Store({ path });
    close.push(() => store.close());
    for (const owner of OWNERS) new DueStore(store, owner);
    expect(() => store.migrate('alarm', ['CREATE TABLE alarm (id TEXT)', 'SELECT 1'])).toThrow(
      /knows only 2/,
    );
    const fresh = new Store({ path: ':memory:' });
    close.push(() => fresh.close());
    for (const owner of OWNERS) new DueStore(fresh, owner);
    expect(() => fresh.migrate('alarm', ['CREATE TABLE alarm (id TEXT)', 'SELECT 1'])).toThrow(
      /knows only 2/,
    );
  });
});
