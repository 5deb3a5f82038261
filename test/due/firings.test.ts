import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger, wallAt } from '../../src/base/index.ts';
import type { DueItem, Firing } from '../../src/due/due-item.ts';
import { DueStore, OFFER_AGAIN_MS } from '../../src/due/due-store.ts';
import { Firings } from '../../src/due/firings.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import { LONDON } from '../kit/open-service.ts';
import { bundle, Child } from '../kit/programs/child.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const START = Date.parse('2026-03-10T12:00:00Z');

let folder: string;
let open: { close(): unknown }[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-due-'));
});
afterEach(async () => {
  for (const part of open.reverse()) await part.close();
  open = [];
  rmSync(folder, { recursive: true, force: true });
});

type Item = DueItem<object>;

/** A hub of one owner on a file. Acknowledges what it fires unless told otherwise; missed items go together by person. */
function hub(clock: ManualClock, options: { path?: string; acks?: boolean; fails?: number } = {}) {
  const store = new Store({ path: options.path ?? ':memory:' });
  const items = new DueStore<object>(store, 'trial');
  const fired: Firing<object>[] = [];
  let failures = options.fails ?? 0;
  const firings = new Firings({ clock, log: silentLogger, place: LONDON }, items, {
    lateAfterMs: MINUTE,
    audienceOf: ({ person }) => person ?? '',
    tell: (firing) => {
      if (failures-- > 0) throw new Error('the bus is away');
      fired.push(firing);
      if (options.acks !== false) items.ack(firing.id, clock.now());
    },
  });
  const rows = {
    start: () => firings.start(),
    check: () => firings.check(),
    close: () => firings.close(),
    put: (item: Item) => {
      items.put(item, clock.now(), { ringsFrom: item.nextAt ?? 0 });
      firings.arm();
    },
    settle: (id: string) => items.put(items.get(id)!, clock.now(), { isSettled: true }),
    remove: (id: string) =>
      items.put({ ...items.get(id)!, state: 'cancelled', nextAt: null }, clock.now(), { isSettled: true }),
    ack: (firing: string) => items.ack(firing, clock.now()) !== undefined,
    nextAt: (id: string) => items.get(id)?.nextAt,
  };
  open.push(store, rows);
  return { store, items, rows, fired, close: () => firings.close() };
}

function row(id: string, inMs: number, period: number | null = null, more: Partial<Item> = {}): Item {
  return {
    id,
    name: id,
    data: {},
    person: 'alex',
    maker: null,
    conversation: null,
    channel: null,
    rrule: null,
    sun: null,
    offset: null,
    rule:
      period === null
        ? null
        : {
            rrule: `FREQ=MINUTELY;INTERVAL=${period / MINUTE}`,
            dtstart: wallAt(START + inMs, 'UTC'),
            zone: 'UTC',
          },
    exceptions: [],
    nextAt: START + inMs,
    late: 'tell',
    state: 'open',
    heardAt: null,
    createdAt: START,
    ...more,
  };
}

describe('H22 exactly one firing', () => {
  it('fires a row at its time, once, and forgets it', async () => {
    const clock = new ManualClock(START);
    const { rows, fired } = hub(clock);
    rows.start();
    rows.put(row('a', 10 * MINUTE));
    await clock.advance(10 * MINUTE - 1);
    expect(fired).toEqual([]);
    await clock.advance(1);
    await clock.advance(48 * HOUR);
    expect(fired).toHaveLength(1);
    expect(fired[0]).toMatchObject({
      item: { id: 'a' },
      occurrence: START + 10 * MINUTE,
      lateMs: 0,
      missed: 0,
      fate: 'on-time',
    });
    expect(rows.nextAt('a')).toBeNull();
  });

  it('moves a returning row on and fires each occurrence once', async () => {
    const clock = new ManualClock(START);
    const { rows, fired } = hub(clock);
    rows.start();
    rows.put(row('a', HOUR, HOUR));
    await clock.advance(5 * HOUR);
    expect(fired.map((firing) => (firing.occurrence - START) / HOUR)).toEqual([1, 2, 3, 4, 5]);
  });

  it('fires nothing twice when the clock is set back', async () => {
    const clock = new ManualClock(START);
    const { rows, fired } = hub(clock);
    rows.start();
    rows.put(row('a', HOUR, HOUR));
    rows.put(row('b', HOUR));
    await clock.advance(2 * HOUR);
    clock.step(START - HOUR);
    rows.check();
    await clock.advance(3 * HOUR);
    expect(fired.map((firing) => `${firing.item.id}${(firing.occurrence - START) / HOUR}`)).toEqual([
      'a1',
      'b1',
      'a2',
    ]);
    await clock.advance(HOUR);
    expect(fired).toHaveLength(4);
  });

  it('fires a late one once, with how late it is, when the clock jumps forward', async () => {
    const clock = new ManualClock(START);
    const { rows, fired } = hub(clock);
    rows.start();
    rows.put(row('a', HOUR));
    clock.step(START + 3 * HOUR);
    rows.check();
    await settle();
    expect(fired).toEqual([
      expect.objectContaining({ item: expect.objectContaining({ id: 'a' }), lateMs: 2 * HOUR, fate: 'late' }),
    ]);
  });

  it('offers again what was not acknowledged, every half minute, under the same id', async () => {
    const clock = new ManualClock(START);
    const { rows, fired } = hub(clock, { acks: false });
    rows.start();
    rows.put(row('a', MINUTE));
    await clock.advance(MINUTE);
    await clock.advance(2 * OFFER_AGAIN_MS);
    expect(fired.map((firing) => firing.offeredBefore)).toEqual([false, true, true]);
    expect(new Set(fired.map((firing) => firing.id)).size).toBe(1);
    expect(rows.ack(fired[0]!.id)).toBe(true);
    expect(rows.ack(fired[0]!.id)).toBe(true);
    expect(rows.ack('fir_unknown')).toBe(false);
    await clock.advance(HOUR);
    expect(fired).toHaveLength(3);
  });

  it('offers again what its owner failed to hand on', async () => {
    const clock = new ManualClock(START);
    const { rows, fired } = hub(clock, { fails: 2 });
    rows.start();
    rows.put(row('a', MINUTE));
    await clock.advance(3 * MINUTE);
    expect(fired).toHaveLength(1);
  });

  it('offers an unacknowledged firing again after a restart', async () => {
    const clock = new ManualClock(START);
    const path = join(folder, 'a.db');
    const first = hub(clock, { path, acks: false });
    first.rows.start();
    first.rows.put(row('a', MINUTE));
    await clock.advance(MINUTE);
    await first.close();
    await clock.advance(10_000);
    const second = hub(clock, { path });
    second.rows.start();
    await settle();
    expect(second.fired.map((firing) => firing.id)).toEqual(first.fired.map((firing) => firing.id));
  });

  it('fires each occurrence once between two hubs started by mistake on one database', async () => {
    const clock = new ManualClock(START);
    const path = join(folder, 'a.db');
    const hubs = [hub(clock, { path }), hub(clock, { path })];
    for (const each of hubs) each.rows.start();
    for (let n = 0; n < 20; n++) hubs[n % 2]!.rows.put(row(`r${n}`, n * MINUTE, n % 3 === 0 ? HOUR : null));
    for (let n = 0; n < 200; n++) {
      await clock.advance(MINUTE);
      hubs[n % 2]!.rows.check();
    }
    const all = hubs.flatMap((each) => each.fired.map((firing) => `${firing.item.id}@${firing.occurrence}`));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(13 + 7 * 4);
  });

  it('withdraws the firings of a removed row', async () => {
    const clock = new ManualClock(START);
    const { rows, fired } = hub(clock, { acks: false });
    rows.start();
    rows.put(row('a', MINUTE, HOUR));
    await clock.advance(MINUTE);
    rows.remove('a');
    await clock.advance(3 * HOUR);
    expect(fired).toHaveLength(1);
  });

  it('fires a row that was moved back to a time at which it had fired before', async () => {
    const clock = new ManualClock(START);
    const { rows, fired } = hub(clock);
    rows.start();
    rows.put(row('a', HOUR));
    await clock.advance(HOUR);
    clock.step(START);
    rows.put(row('a', HOUR));
    await clock.advance(HOUR);
    expect(fired).toHaveLength(2);
  });

  it('outlives a database that is locked or full for a while, and fires when it can again', async () => {
    const clock = new ManualClock(START);
    const { rows, fired, store } = hub(clock);
    rows.start();
    rows.put(row('a', MINUTE));
    store.transaction(() =>
      store
        .prepare(
          "CREATE TRIGGER full BEFORE INSERT ON due_firing BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
        )
        .run(),
    );
    await clock.advance(5 * MINUTE);
    expect(fired).toEqual([]);
    store.transaction(() => store.prepare('DROP TRIGGER full').run());
    await clock.advance(MINUTE);
    expect(fired).toEqual([
      expect.objectContaining({ item: expect.objectContaining({ id: 'a' }), fate: 'late' }),
    ]);
  });

  it('puts a row aside whose rule cannot be followed, and takes it up again at the next start', async () => {
    const clock = new ManualClock(START);
    const path = join(folder, 'a.db');
    const first = hub(clock, { path });
    const setZone = (zone: string) =>
      first.store.transaction(() =>
        first.store.prepare("UPDATE due SET rule = json_set(rule, '$.zone', ?) WHERE id = 'odd'").run(zone),
      );
    first.rows.start();
    first.rows.put(row('odd', MINUTE, HOUR));
    first.rows.put(row('good', 2 * MINUTE));
    setZone('Mars/Olympus');
    await clock.advance(3 * HOUR);
    expect(first.fired.map((firing) => firing.item.id)).toEqual(['odd', 'good']);
    expect(first.rows.nextAt('odd')).toBeNull();
    setZone('UTC');
    await first.close();
    const second = hub(clock, { path });
    second.rows.start();
    expect(second.rows.nextAt('odd')).toBe(START + 3 * HOUR + MINUTE);
  });
});

describe('H23 missed while down', () => {
  async function wakeAfter(hours: number, rows: Item[]): Promise<Firing<object>[]> {
    const clock = new ManualClock(START);
    const path = join(folder, 'a.db');
    const before = hub(clock, { path });
    for (const each of rows) before.rows.put(each);
    await before.close();
    clock.step(START + hours * HOUR);
    const after = hub(clock, { path });
    after.rows.start();
    await settle();
    return after.fired;
  }

  it('folds the missed occurrences of a returning row into one late firing that says how many', async () => {
    const fired = await wakeAfter(5.5, [row('a', HOUR, HOUR)]);
    expect(fired).toHaveLength(1);
    expect(fired[0]).toMatchObject({
      occurrence: START + 5 * HOUR,
      lateMs: HOUR / 2,
      missed: 4,
      fate: 'late',
    });
  });

  it('stands for a year of minutes without counting them one by one for ever', async () => {
    const fired = await wakeAfter(365 * 24, [row('a', MINUTE, MINUTE)]);
    expect(fired).toHaveLength(1);
    expect(fired[0]).toMatchObject({ occurrence: START + 365 * 24 * HOUR, missed: 100, fate: 'on-time' });
  });

  it('tells each row by itself, and what goes to the digest or is dropped once per audience', async () => {
    const fired = await wakeAfter(5, [
      row('tell1', HOUR),
      row('tell2', 2 * HOUR),
      row('digest1', HOUR, null, { late: 'digest' }),
      row('drop1', 2 * HOUR, null, { late: 'drop' }),
      row('digest2', 3 * HOUR, null, { late: 'digest' }),
      row('sams', 3 * HOUR, null, { late: 'drop', person: 'sam' }),
    ]);
    const told = fired.map((firing) => [
      firing.item.id,
      firing.fate,
      firing.folded.map((other) => `${other.item.id} ${other.fate}`),
    ]);
    expect(told).toHaveLength(4);
    expect(told).toContainEqual(['tell1', 'late', []]);
    expect(told).toContainEqual(['tell2', 'late', []]);
    expect(told).toContainEqual(['digest1', 'digest', ['drop1 dropped', 'digest2 digest']]);
    expect(told).toContainEqual(['sams', 'dropped', []]);
  });

  it('keeps a digest together until it is acknowledged, and acknowledges all of it at once', async () => {
    const clock = new ManualClock(START);
    const { rows, fired } = hub(clock, { acks: false });
    rows.put(row('a', MINUTE, null, { late: 'digest' }));
    rows.put(row('b', MINUTE, null, { late: 'digest' }));
    clock.step(START + HOUR);
    rows.start();
    await settle();
    await clock.advance(OFFER_AGAIN_MS);
    expect(fired.map((firing) => [firing.id, firing.folded.length])).toEqual([
      [fired[0]!.id, 1],
      [fired[0]!.id, 1],
    ]);
    rows.ack(fired[0]!.id);
    await clock.advance(HOUR);
    expect(fired).toHaveLength(2);
  });
});

describe('H23 a digest that loses its head', () => {
  it('tells the others still, when the row that led it is taken away', async () => {
    const clock = new ManualClock(START);
    const { rows, fired } = hub(clock, { acks: false });
    for (const id of ['a', 'b', 'c']) rows.put(row(id, MINUTE, null, { late: 'digest' }));
    clock.step(START + HOUR);
    rows.start();
    await settle();
    expect(fired.map((firing) => firing.folded.length)).toEqual([2]);
    rows.remove(fired[0]!.item.id);
    rows.settle(fired[0]!.folded[0]!.item.id);
    await clock.advance(OFFER_AGAIN_MS);
    expect(fired.slice(1).map((firing) => firing.item.id)).toEqual([fired[0]!.folded[1]!.item.id]);
  });
});

describe('H22 killed around the due time', () => {
  it('fires every occurrence once, counted by firing, over a dozen kill -9', async () => {
    const file = await bundle(join(import.meta.dirname, 'due-child.ts'));
    const path = join(folder, 'killed.db');
    const store = new Store({ path });
    open.push(store);
    const writer = new DueStore<object>(store, 'trial');
    const now = Date.now();
    for (let n = 0; n < 60; n++) writer.put(row(`r${n}`, 0, null, { nextAt: now + 300 + n * 25 }), now);

    const seen = new Map<string, Set<string>>();
    const acked = new Set<string>();
    for (let life = 0; acked.size < 60; life++) {
      const child = new Child(file, [path]);
      const killAfter = life < 12 ? 1 + (life % 4) * 3 : Number.POSITIVE_INFINITY;
      let said = 0;
      while (said < killAfter && acked.size < 60) {
        const line = await child.line((text) => child.lines.indexOf(text) >= said);
        said += 1;
        const { firing, row: id } = JSON.parse(line) as { firing?: string; row: string };
        if (firing === undefined) continue;
        seen.set(id, (seen.get(id) ?? new Set()).add(firing));
        if (said === killAfter) break;
        child.write(firing);
        acked.add(id);
      }
      await child.kill();
    }
    expect(seen.size).toBe(60);
    expect([...seen.values()].every((firings) => firings.size === 1)).toBe(true);
    const rows = store.prepare<[], { n: number }>('SELECT count(*) AS n FROM due_firing').get();
    expect(rows?.n).toBe(60);
  });
});
