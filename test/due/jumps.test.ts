import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { returns, silentLogger, type Wall, wallAt } from '../../src/base/index.ts';
import type { DueItem, Exceptions } from '../../src/due/due-item.ts';
import { DueStore } from '../../src/due/due-store.ts';
import { Firings } from '../../src/due/firings.ts';
import { Store } from '../../src/store/index.ts';
import { isDeep, runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';
import { LONDON } from '../kit/open-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DEEP_LIMIT_MS = 3_600_000;

type Item = DueItem<object>;

let folder: string;
let world: World;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-jumps-'));
});
afterEach(async () => {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Rung {
  readonly firing: string;
  readonly id: string;
  readonly at: number;
  readonly missed: number;
  readonly lateMs: number;
  /** By the clock of then. */
  readonly on: number;
}

/** A hub whose clock is set, that sleeps, is stopped and killed; what it rang outlives it. */
class World {
  readonly clock: ManualClock;
  readonly rung = new Map<string, Rung>();
  readonly path: string;
  /** Whether what rings is acknowledged; what is not is offered again. */
  acks = true;
  offers = 0;
  items!: DueStore<object>;
  #store!: Store;
  #firings!: Firings<object>;

  constructor(start: number, path: string) {
    this.clock = new ManualClock(start);
    this.path = path;
    this.start();
  }

  start(): void {
    this.#store = new Store({ path: this.path });
    this.items = new DueStore(this.#store, 'trial');
    const { items } = this;
    let isAlive = true;
    this.#firings = new Firings({ clock: this.clock, log: silentLogger, place: LONDON }, items, {
      lateAfterMs: MINUTE,
      audienceOf: ({ id }) => id,
      tell: ({ id: firing, item: { id }, occurrence: at, missed, lateMs }) => {
        if (!isAlive) return;
        this.offers += 1;
        const known = this.rung.get(`${id}@${at}`);
        if (known === undefined)
          this.rung.set(`${id}@${at}`, { firing, id, at, missed, lateMs, on: this.clock.now() });
        else expect(firing).toBe(known.firing);
        if (this.acks) items.ack(firing, this.clock.now());
      },
    });
    this.#kill = () => {
      isAlive = false;
    };
    this.#firings.start();
  }

  #kill: () => void = () => {};

  /** As with SIGKILL nothing that was under way comes to its end. */
  async stop(how: 'closed' | 'killed' = 'closed'): Promise<void> {
    if (how === 'killed') this.#kill();
    await this.#firings.close();
    this.#store.close();
  }

  look(): void {
    this.#firings.check();
  }

  put(item: Item): void {
    this.items.put(item, this.clock.now());
    this.#firings.arm();
  }

  of(id: string): Rung[] {
    return [...this.rung.values()].filter((one) => one.id === id).sort((a, b) => a.at - b.at);
  }
}

function itemOf(id: string, createdAt: number, timing: Pick<Item, 'rule' | 'nextAt' | 'exceptions'>): Item {
  const unsaid = { name: id, data: {}, person: null, maker: null, conversation: null, channel: null };
  const kept = { rrule: null, sun: null, offset: null };
  return { id, ...unsaid, ...kept, ...timing, late: 'tell', state: 'open', heardAt: null, createdAt };
}

/** Found one by one: every time of an item up to an instant, or so many. */
function timesOf({ rule, exceptions, nextAt, createdAt }: Item, until: number, max = 5000): number[] {
  if (rule === null) return nextAt === null || nextAt > until ? [] : [nextAt];
  const excepted = new Map(exceptions);
  const times = new Set([...excepted.values()].filter((at): at is number => at !== null && at <= until));
  for (const at of returns(rule, createdAt, LONDON)) {
    if (at > until || times.size >= max) break;
    if (!excepted.has(at)) times.add(at);
  }
  return [...times].sort((a, b) => a - b);
}

const STARTS = [
  '2026-03-28T20:00:00Z',
  '2026-10-24T20:00:00Z',
  '2026-03-07T20:00:00Z',
  '2026-06-10T12:00:00Z',
];
const ZONES = ['Europe/London', 'America/New_York', 'Australia/Lord_Howe'];

/** Once, every so many minutes, or daily in a zone where clocks may change on these days; with some occurrences excepted. */
const drawn = fc.record({
  inMs: fc.integer({ min: 1, max: 8 * HOUR }),
  rule: fc.oneof(
    fc.constant(null),
    fc
      .integer({ min: 180, max: 400 })
      .map((minutes) => ({ rrule: `FREQ=MINUTELY;INTERVAL=${minutes}`, zone: 'UTC' })),
    fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(0, 15, 30, 59), fc.constantFrom(...ZONES))
      .map(([hour, minute, zone]) => ({ rrule: `FREQ=DAILY;BYHOUR=${hour};BYMINUTE=${minute}`, zone })),
  ),
  exceptions: fc.array(
    fc.tuple(fc.integer({ min: 0, max: 5 }), fc.option(fc.integer({ min: 1, max: 20 * HOUR }))),
    { maxLength: 3 },
  ),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

function made(id: string, { inMs, rule, exceptions }: Drawn, now: number): Item {
  if (rule === null) return itemOf(id, now, { rule, exceptions: [], nextAt: now + inMs });
  const dtstart: Wall = wallAt(now + inMs, rule.zone);
  const series = itemOf(id, now, { rule: { ...rule, dtstart }, exceptions: [], nextAt: null });
  const first = timesOf(series, Number.POSITIVE_INFINITY, 8);
  const excepted: Exceptions = exceptions.map(([index, movedBy]) => [
    first[index]!,
    movedBy === null ? null : now + movedBy,
  ]);
  const unique = [...new Map(excepted)];
  const nextAt = timesOf({ ...series, exceptions: unique }, Number.POSITIVE_INFINITY, 8)[0]!;
  return { ...series, exceptions: unique, nextAt };
}

const forward = fc.oneof(
  fc.record({ type: fc.constant('passes' as const), ms: fc.integer({ min: 1, max: 5 * HOUR }) }),
  fc.record({ type: fc.constant('sleeps' as const), ms: fc.integer({ min: 1, max: 30 * HOUR }) }),
  fc.record({
    type: fc.constantFrom('closed' as const, 'killed' as const),
    ms: fc.integer({ min: 0, max: 30 * HOUR }),
  }),
  fc.record({ type: fc.constantFrom('deaf' as const, 'hears' as const), ms: fc.constant(0) }),
);
const back = fc.record({
  type: fc.constantFrom('sleeps' as const, 'closed' as const),
  ms: fc.integer({ min: -40 * HOUR, max: -1 }),
});

const HOURLY = { rrule: 'FREQ=MINUTELY;INTERVAL=60', zone: 'UTC' };

interface Deed {
  readonly type: 'passes' | 'sleeps' | 'closed' | 'killed' | 'deaf' | 'hears';
  readonly ms: number;
}

async function live(deeds: readonly Deed[]): Promise<void> {
  for (const { type, ms } of deeds) {
    const { clock } = world;
    if (type === 'passes') await clock.advance(ms);
    else if (type === 'deaf' || type === 'hears') world.acks = type === 'hears';
    else {
      const isStopped = type === 'closed' || type === 'killed';
      if (isStopped) await world.stop(type);
      clock.step(clock.now() + ms);
      if (isStopped) world.start();
    }
  }
}

let lived = 0;
async function opened(start: string): Promise<number> {
  await world?.stop();
  world = new World(Date.parse(start), join(folder, `${lived++}.db`));
  return world.clock.now();
}

describe('H22 H23 any clock', () => {
  it(
    'H22 H23 rings each occurrence once or tells it once as missed, through sleep, stops, kills and the change of the clocks',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...STARTS),
          fc.array(drawn, { minLength: 1, maxLength: 3 }),
          fc.array(forward, { maxLength: 8 }),
          async (start, draws, deeds) => {
            const now = await opened(start);
            const items = draws.map((draw, n) => made(`r${n}`, draw, now));
            for (const item of items) world.put(item);
            await live([...deeds, { type: 'hears', ms: 0 }]);
            await world.clock.advance(30 * HOUR);
            for (const item of items) {
              const times = timesOf(item, world.clock.now());
              const told: number[] = [];
              for (const { at, missed } of world.of(item.id)) {
                const last = times.indexOf(at);
                expect(last).toBeGreaterThanOrEqual(0);
                told.push(...times.slice(last - missed, last + 1));
              }
              expect(told).toEqual(times);
            }
          },
        ),
        { numRuns: runs(40) },
      );
    },
    isDeep ? DEEP_LIMIT_MS : 60_000,
  );

  it(
    'H22 rings nothing twice and whatever is due by the new time, however the clock is set forward and back',
    async () => {
      const jump = fc.oneof(forward, back, back);
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...STARTS),
          fc.array(drawn, { minLength: 1, maxLength: 3 }),
          fc.array(jump, { maxLength: 8 }),
          async (start, draws, deeds) => {
            const now = await opened(start);
            const items = draws.map((draw, n) => made(`r${n}`, draw, now));
            for (const item of items) world.put(item);
            await live([...deeds, { type: 'hears', ms: 0 }]);
            await world.clock.advance(MINUTE);
            const from = world.clock.now();
            await world.clock.advance(30 * HOUR);
            for (const item of items) {
              const rung = world.of(item.id).map(({ at }) => at);
              const known = timesOf(item, Math.max(0, ...rung, world.clock.now()));
              expect(rung.filter((at) => !known.includes(at))).toEqual([]);
              const due = known.filter(
                (at) => at > (item.rule === null ? 0 : from) && at <= world.clock.now(),
              );
              expect(due.filter((at) => !rung.includes(at))).toEqual([]);
            }
          },
        ),
        { numRuns: runs(40) },
      );
    },
    isDeep ? DEEP_LIMIT_MS : 60_000,
  );

  it('H22 goes on from the right time after a jump of decades and back, and works through it a little at a time', async () => {
    const now = await opened('2026-03-10T12:00:00Z');
    const often = { inMs: MINUTE, rule: { rrule: 'FREQ=MINUTELY;INTERVAL=20', zone: 'UTC' }, exceptions: [] };
    const daily = {
      inMs: HOUR,
      rule: { rrule: 'FREQ=DAILY;BYHOUR=7;BYMINUTE=0', zone: 'UTC' },
      exceptions: [],
    };
    for (let n = 0; n < 30; n++) world.put(made(`often${n}`, often, now));
    world.put(made('daily', daily, now));
    await world.clock.advance(HOUR);
    const before = world.rung.size;
    world.clock.step(now + 60 * 365 * DAY);
    world.look();
    expect(world.items.due(world.clock.now(), 100).length).toBeGreaterThan(20);
    await world.clock.advance(0);
    expect(world.rung.size).toBe(before + 31);
    expect(world.of('often0').at(-1)).toMatchObject({ missed: 100, lateMs: expect.any(Number) });
    expect(world.of('often0').at(-1)!.lateMs).toBeLessThan(20 * MINUTE);
    world.clock.step(now + 2 * HOUR);
    await world.clock.advance(DAY);
    expect(world.of('daily').map(({ at }) => new Date(at).toISOString())).toContain(
      '2026-03-11T07:00:00.000Z',
    );
    expect(world.of('often3').filter(({ at }) => at < now + 100 * DAY)).toHaveLength(3 + 24 * 3);
  });

  it('H22 tells as the next time one at which it has not rung yet, after the clock was set back', async () => {
    const now = await opened('2026-03-10T12:00:00Z');
    const series = made('r', { inMs: HOUR, rule: HOURLY, exceptions: [] }, now);
    world.put(series);
    await world.clock.advance(2 * HOUR);
    world.clock.step(now);
    await world.clock.advance(30 * MINUTE);
    expect(world.items.get('r')!.nextAt).toBe(now + 3 * HOUR);
    await world.clock.advance(2 * HOUR);
    expect(world.of('r')).toHaveLength(2);
  });

  it('H23 stands after a second jump for what had not rung at the first, and rings none of it twice', async () => {
    const now = await opened('2026-03-10T12:00:00Z');
    world.put(made('r', { inMs: HOUR, rule: HOURLY, exceptions: [] }, now));
    world.clock.step(now + 5.5 * HOUR);
    await world.clock.advance(MINUTE);
    world.clock.step(now + HOUR / 2);
    await world.clock.advance(HOUR);
    world.clock.step(now + 5.5 * HOUR);
    await world.clock.advance(MINUTE);
    expect(world.of('r').map(({ at, missed }) => [(at - now) / HOUR, missed])).toEqual([
      [1, 0],
      [4, 2],
      [5, 4],
    ]);
  });

  it('H22 does not ring for a time before it was made, when the clock is set back before that', async () => {
    const now = await opened('2026-03-10T12:00:30Z');
    const series = made('r', { inMs: 0, rule: HOURLY, exceptions: [] }, now);
    const dtstart = wallAt(now - 30_000, 'UTC');
    world.put({ ...series, rule: { ...HOURLY, dtstart }, nextAt: now + HOUR - 30_000 });
    await world.clock.advance(MINUTE);
    world.clock.step(now - HOUR);
    await world.clock.advance(2.5 * HOUR);
    expect(world.of('r').map(({ at }) => new Date(at).toISOString())).toEqual(['2026-03-10T13:00:00.000Z']);
  });

  it('H22 offers at once what was offered at a later time by the clock before it was set back', async () => {
    const now = await opened('2026-03-10T12:00:00Z');
    world.acks = false;
    world.put(made('r', { inMs: HOUR, rule: null, exceptions: [] }, now));
    await world.clock.advance(HOUR);
    world.clock.step(now);
    world.acks = true;
    await world.clock.advance(1000);
    expect(world.offers).toBe(2);
    await world.clock.advance(2 * HOUR);
    expect(world.offers).toBe(2);
  });
});
