import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HistoryStore, history } from '../../services/history/index.ts';
import { Budgets, type Clock, type Part, silentLogger } from '../../src/base/index.ts';
import type { Bus, HomeView, ServiceContext } from '../../src/bus/index.ts';
import { Device, type DeviceReport } from '../../src/domain/index.ts';
import { Store } from '../../src/store/index.ts';

const SENSORS = 100;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Bytes that the kernel was given to write (proc(5), write_bytes); not a number where the system does not count them. */
export function writtenBytes(): number {
  const io = existsSync('/proc/self/io') ? readFileSync('/proc/self/io', 'utf8') : '';
  return Number(/^write_bytes: (\d+)/m.exec(io)?.[1]);
}

/** A clock that is wound: what waits for it is called as it passes. */
class WoundClock implements Clock {
  #now: number;
  #timers: { readonly at: number; readonly run: () => void }[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void) {
    return this.at(this.#now + ms, run);
  }

  at(at: number, run: () => void) {
    const timer = { at, run };
    this.#timers.push(timer);
    const cancel = () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
    return { cancel };
  }

  wind(to: number): void {
    this.#now = to;
    for (const timer of this.#timers.filter(({ at }) => at <= to)) {
      this.#timers = this.#timers.filter((one) => one !== timer);
      timer.run();
    }
  }
}

/** What a day of ten changes a second by a hundred sensors writes, and what a question over a year takes. */
export async function historyCosts(folder: string) {
  const begun = Date.parse('2026-03-10T00:00:00Z');
  const clock = new WoundClock(begun);
  const devices = Array.from({ length: SENSORS }, (_, index) =>
    Device.parse({ id: `sensor.s${index}`, family: 'bench', kind: 'sensor', name: `Sensor ${index}` }),
  );
  let tell: (id: string, report: DeviceReport) => void = () => {};
  const byId = new Map(devices.map((device) => [device.id, device]));
  const home: HomeView = {
    resolve: () => ({ type: 'unknown', words: '', suggestions: [] }),
    devices: () => devices,
    device: (id) => byId.get(id),
    report: () => undefined,
    onReport: () => () => {},
    onAnyReport: (listener) => {
      tell = listener;
      return () => {};
    },
  };
  const path = join(folder, 'history.db');
  const store = new Store({ path });
  const context: ServiceContext = {
    ...{ instance: 'main', bus: undefined as unknown as Bus, store, clock, log: silentLogger, home },
    ...{ budgets: new Budgets({ clock, log: silentLogger }), people: () => [], emit: async () => {} },
    place: { name: 'Home', timezone: 'Europe/London', latitude: 51.5, longitude: 0 },
    config: history.config?.parse(undefined),
  };
  const service = (await history.open(context)) as Awaited<ReturnType<typeof history.open>> & Part;
  await service.start?.();
  const report = (index: number, value: number) => {
    const id = `sensor.s${index}`;
    tell(id, { state: { temperature: value }, available: true, at: clock.now() });
  };
  const before = { written: writtenBytes(), commits: store.commits };
  for (let step = 0; step < 10 * 86_400; step++) {
    clock.wind(begun + step * 100);
    report(
      step % SENSORS,
      Math.round(180 + 40 * Math.sin(step / 9_000 + (step % SENSORS)) + (step % 7)) / 10,
    );
  }
  const written = writtenBytes() - before.written;
  const commits = store.commits - before.commits;

  // A year of one sensor that tells something each five minutes, as it lies there after it.
  const rows = new HistoryStore(store);
  const from = begun - 365 * DAY_MS;
  for (let day = from; day < begun; day += DAY_MS)
    store.transaction(() => {
      rows.append(
        Array.from({ length: 288 }, (_, step) => ({
          ...{ series: 1, at: day + step * 300_000 },
          value: Math.round(180 + 40 * Math.sin(step / 40) + (step % 7)) / 10,
        })),
      );
      rows.fold(day + 2 * DAY_MS);
    });
  const asked: number[] = [];
  for (let n = 0; n < 20; n++) {
    const start = performance.now();
    service.series({
      ...{ device: 'sensor.s0', key: 'temperature', points: 1_000 },
      ...{ from: new Date(from).toISOString(), to: new Date(begun).toISOString() },
    });
    asked.push(performance.now() - start);
  }
  await service.close?.();
  store.close();
  return { megabytesADay: written / 1e6, commitsADay: commits, yearMs: asked };
}
