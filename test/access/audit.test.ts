import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Audit, type Audited, type AuditOptions, HUB } from '../../src/access/index.ts';
import type { Speaker } from '../../src/domain/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';

const SAM: Speaker = { person: 'sam', role: 'adult', proof: 'token', via: 'phone' };
const GRAN: Speaker = { person: 'gran', role: 'guest', proof: 'broker-account', via: 'account:tablet' };
const LAMP: Audited = { what: 'light.turn_on', permission: 'use', outcome: 'allowed' };
const DOOR: Audited = { what: 'lock.unlock', permission: 'open', outcome: 'refused', why: 'only a grown-up' };

let folder: string;
let store: Store;
let clock: ManualClock;
let log: LogBook;
const open = (more: Partial<AuditOptions> = {}) => new Audit({ store, clock, log, ...more });
/** What stands in the database, whatever the audit still holds back. */
const rows = () => store.prepare<[], { n: number }>('SELECT count(*) AS n FROM audit').get()?.n ?? 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-audit-'));
  store = new Store({ path: join(folder, 'hearth.db') });
  clock = new ManualClock('2026-03-10T22:30:00Z');
  log = new LogBook();
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('X16 a line of the audit', () => {
  it('tells who, by what, did or wanted what, when, and why it was refused', () => {
    const audit = open();
    audit.record(GRAN, DOOR);
    expect(audit.list()).toEqual([
      {
        ...{ seq: 1, at: '2026-03-10T22:30:00.000Z', person: 'gran', role: 'guest', proof: 'broker-account' },
        ...{ via: 'account:tablet', what: 'lock.unlock', permission: 'open', outcome: 'refused' },
        ...{ why: 'only a grown-up', times: 1, things: [], turn: null },
      },
    ]);
  });

  it('tells which devices were touched, in which turn, and what became of a device in a stretch of time', async () => {
    const audit = open();
    audit.record(SAM, { ...LAMP, things: ['light.a', 'light.b'], turn: 'turn_1' });
    await clock.advance(60_000);
    audit.record(SAM, { ...DOOR, things: ['light.a'] });
    audit.record(SAM, { ...LAMP, things: ['light.b'], turn: 'turn_2' });
    audit.record(SAM, { what: 'read journal', permission: 'others', outcome: 'allowed' });
    const turns = (more: object) =>
      audit.deeds({ since: 0, until: clock.now(), limit: 9, ...more }).map(({ turn }) => turn);
    expect(turns({})).toEqual(['turn_2', 'turn_1']);
    expect(turns({ device: 'light.a' })).toEqual(['turn_1']);
    expect(turns({ until: clock.now() - 1 })).toEqual(['turn_1']);
    expect(turns({ limit: 1 })).toEqual(['turn_2']);
    expect(audit.list()[0]).toMatchObject({ things: [] });
  });

  it('is not written of what the hub does by itself', () => {
    const audit = open();
    audit.record(HUB, LAMP);
    expect(audit.list()).toEqual([]);
  });

  it('is on disk within a second, and not before anybody waits for it', async () => {
    const audit = open();
    audit.record(SAM, LAMP);
    await clock.advance(999);
    expect(rows()).toBe(0);
    await clock.advance(1);
    expect(rows()).toBe(1);
    expect(clock.pending).toBe(0);
  });

  it('is found by words, by the thing that it touched and by when it was', async () => {
    const audit = open();
    audit.record(SAM, { ...LAMP, things: ['light.a'] });
    await clock.advance(60_000);
    const later = clock.now();
    audit.record(GRAN, { ...DOOR, why: 'Only a grown-up may 100% do that' });
    const found = (page: Parameters<typeof audit.list>[0]) => audit.list(page).map(({ what }) => what);
    expect(found({ query: DOOR.what.toUpperCase() })).toEqual([DOOR.what]);
    expect(found({ query: '100%' })).toEqual([DOOR.what]);
    expect(found({ query: 'l%t' })).toEqual([]);
    expect(found({ thing: 'light.a' })).toEqual([LAMP.what]);
    expect(found({ from: later })).toEqual([DOOR.what]);
    expect(found({ to: later })).toEqual([LAMP.what]);
  });

  it('is written beside the writes of others where there is one, and when the audit closes', async () => {
    const writes: (() => void)[] = [];
    const audit = open({ later: (write) => writes.push(write) });
    audit.record(SAM, LAMP);
    await clock.advance(1_000);
    expect(rows()).toBe(0);
    for (const write of writes) write();
    expect(rows()).toBe(1);
    audit.record(SAM, DOOR);
    audit.close();
    expect(rows()).toBe(2);
    expect(clock.pending).toBe(0);
  });
});

describe('X16 the same deed again', () => {
  it('within a minute is counted on one line, also when the line was written before', async () => {
    const audit = open();
    audit.record(SAM, LAMP);
    await clock.advance(30_000);
    audit.record(SAM, LAMP);
    await clock.advance(29_000);
    audit.record(SAM, LAMP);
    expect(audit.list()).toMatchObject([{ seq: 1, times: 3, at: '2026-03-10T22:30:00.000Z' }]);
    await clock.advance(1_000);
    audit.record(SAM, LAMP);
    expect(audit.list()).toMatchObject([
      { seq: 2, times: 1, at: '2026-03-10T22:31:00.000Z' },
      { seq: 1, times: 3 },
    ]);
  });

  it('is another by another token, of another person, with another outcome or for another reason', () => {
    const audit = open();
    audit.record(GRAN, DOOR);
    audit.record({ ...GRAN, via: 'account:phone' }, DOOR);
    audit.record({ ...GRAN, person: null }, DOOR);
    audit.record(GRAN, { ...DOOR, outcome: 'allowed' });
    audit.record(GRAN, { ...DOOR, why: 'the workshop is for adults' });
    audit.record(GRAN, DOOR);
    expect(audit.list().map(({ times }) => times)).toEqual([1, 1, 1, 1, 2]);
  });

  it('is another when the speaker’s role has changed meanwhile', () => {
    const audit = open();
    audit.record(SAM, LAMP);
    audit.record({ ...SAM, role: 'guest' }, LAMP);
    expect(audit.list().map(({ role }) => role)).toEqual(['guest', 'adult']);
  });
});

describe('X16 reading the audit', () => {
  it('is newest first, by pages, of one person or of one outcome', () => {
    const audit = open();
    for (let n = 0; n < 10; n += 1)
      audit.record(n % 2 === 0 ? SAM : GRAN, { ...(n % 3 === 0 ? DOOR : LAMP), what: `deed ${n}` });
    const whats = (page: Parameters<Audit['list']>[0]) => audit.list(page).map(({ what }) => what);
    expect(whats({ limit: 3 })).toEqual(['deed 9', 'deed 8', 'deed 7']);
    expect(whats({ before: 8, limit: 2 })).toEqual(['deed 6', 'deed 5']);
    expect(whats({ person: 'sam' })).toEqual(['deed 8', 'deed 6', 'deed 4', 'deed 2', 'deed 0']);
    expect(whats({ outcome: 'refused' })).toEqual(['deed 9', 'deed 6', 'deed 3', 'deed 0']);
    expect(whats({ person: 'sam', outcome: 'refused', before: 7 })).toEqual(['deed 0']);
    expect(whats({ person: 'nobody' })).toEqual([]);
  });

  it('goes on after the file was closed and opened again, under numbers of its own', () => {
    const first = open();
    first.record(SAM, LAMP);
    first.record(GRAN, DOOR);
    first.close();
    store.close();
    store = new Store({ path: join(folder, 'hearth.db') });
    const second = open();
    second.record(SAM, DOOR);
    expect(second.list().map(({ seq, person }) => [seq, person])).toEqual([
      [3, 'sam'],
      [2, 'gran'],
      [1, 'sam'],
    ]);
  });
});

describe('X16 the audit is bounded', () => {
  it('keeps as many lines as it may, the newest', async () => {
    const audit = open({ linesMax: 50 });
    for (let n = 0; n < 120; n += 1) {
      audit.record(SAM, { ...LAMP, what: `deed ${n}` });
      await clock.advance(1_000);
    }
    expect(rows()).toBe(50);
    expect(audit.list({ limit: 200 }).at(-1)?.what).toBe('deed 70');
  });

  it('a flood of ten thousand refusals of one caller is one line that counts them', async () => {
    const audit = open();
    for (let n = 0; n < 10_000; n += 1) audit.record(GRAN, DOOR);
    await clock.advance(1_000);
    expect(rows()).toBe(1);
    expect(audit.list()).toMatchObject([{ times: 10_000, outcome: 'refused' }]);
  });

  it('a flood of ten thousand different ones leaves a thousand lines, and the log tells how many are missing', async () => {
    const audit = open();
    audit.record(SAM, LAMP);
    for (let n = 0; n < 10_000; n += 1) audit.record({ ...GRAN, via: `account:${n}` }, DOOR);
    await clock.advance(1_000);
    expect(rows()).toBe(1_000);
    expect(log.lines).toEqual([
      {
        level: 'warn',
        message: 'the audit left out acts, too many came at once',
        fields: { count: 9_001 },
      },
    ]);
    audit.record(SAM, DOOR);
    await clock.advance(1_000);
    expect(audit.list({ limit: 1 })).toMatchObject([{ person: 'sam', what: 'lock.unlock' }]);
    expect(log.lines).toHaveLength(1);
  });

  it('is told when it cannot be written, and written when it can again', async () => {
    const audit = open();
    store.prepare('ALTER TABLE audit RENAME TO away').run();
    audit.record(SAM, LAMP);
    await clock.advance(1_000);
    expect(log.lines).toMatchObject([{ level: 'error', message: 'the audit was not written' }]);
    store.prepare('ALTER TABLE away RENAME TO audit').run();
    audit.record(GRAN, DOOR);
    await clock.advance(1_000);
    expect(audit.list().map(({ person }) => person)).toEqual(['gran', 'sam']);
  });
});
