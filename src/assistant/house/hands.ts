import type { Clock, Part } from '../../base/index.ts';
import {
  BY_HAND,
  type Deed,
  type DeedQuery,
  type Device,
  type DeviceKind,
  type DeviceState,
  nobody,
} from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import type { Store } from '../../store/index.ts';
import { HandStore } from './hand-store.ts';

export interface HandsParts {
  readonly home: Pick<Home, 'onChange' | 'device' | 'devices' | 'report'>;
  readonly store: Store;
  readonly clock: Clock;
  /** When the house itself last had something done to a thing, or to it did not say which: in ms since the epoch. */
  readonly commandedAt: (device: string) => number;
}

/** So long after a command what a thing does is its answer to that. A blind or a lock takes its time. */
const ANSWER_MS = 30_000;
const SLOW_ANSWER_MS = 180_000;
const SLOW: ReadonlySet<DeviceKind> = new Set(['cover', 'lock', 'valve', 'climate']);
/** Of one thing no more than one line in this time: one that flickers fills no record. */
const APART_MS = 10_000;

type Main = (state: DeviceState) => boolean | undefined;

const truth =
  (key: string): Main =>
  (state) => {
    const value = state[key];
    return typeof value === 'boolean' ? value : undefined;
  };

/** By kind the one state that people speak of, and what was done when it became so or stopped being so. */
const MAIN: Readonly<
  Partial<Record<DeviceKind, { readonly is: Main; readonly so: string; readonly not: string }>>
> = {
  light: { is: truth('on'), so: 'turn_on', not: 'turn_off' },
  switch: { is: truth('on'), so: 'turn_on', not: 'turn_off' },
  fan: { is: truth('on'), so: 'turn_on', not: 'turn_off' },
  lock: { is: truth('locked'), so: 'lock', not: 'unlock' },
  valve: { is: truth('open'), so: 'open', not: 'close' },
  cover: {
    is: ({ position }) => (typeof position === 'number' ? position > 0 : undefined),
    so: 'open',
    not: 'close',
  },
  climate: {
    is: ({ mode }) => (typeof mode === 'string' ? mode !== 'off' : undefined),
    so: 'turn_on',
    not: 'turn_off',
  },
};

/**
 * Sees what people do by hand: a thing's main state changed, and no command of the house explains it. What lies near a command (of the same
 * kind, in the same room: groups act as one) is taken for its doing, so that nobody is said to have done what the house did. What changed
 * while nobody looked is not known to have been done.
 */
export class Hands implements Part {
  readonly name = 'hands';
  readonly #parts: HandsParts;
  readonly #store: HandStore;
  readonly #was = new Map<string, boolean>();
  readonly #notedAt = new Map<string, number>();
  #stop: () => void = () => {};

  constructor(parts: HandsParts) {
    this.#parts = parts;
    this.#store = new HandStore(parts.store);
  }

  start(): void {
    const { home } = this.#parts;
    for (const { id } of home.devices()) this.#look(id, true);
    this.#stop = home.onChange(({ type, id }) => {
      if (id === undefined) return;
      if (type === 'report') this.#look(id, false);
      else if (type === 'gone') {
        this.#was.delete(id);
        this.#notedAt.delete(id);
      }
    });
  }

  close(): void {
    this.#stop();
  }

  /** The newest first. */
  deeds({ since, until, device, limit }: DeedQuery): readonly Deed[] {
    const { role } = nobody(BY_HAND);
    return this.#store
      .between(since, until)
      .filter((deed) => device === undefined || deed.device === device)
      .slice(0, limit)
      .map(({ at, device: id, kind: service, method, state }) => ({
        ...{ at, person: null, role, via: BY_HAND, service, method, channel: null, own: null },
        things: [{ id, state: { ...state } }],
      }));
  }

  #look(id: string, isFirst: boolean): void {
    const { home, clock } = this.#parts;
    const device = home.device(id);
    const main = device && MAIN[device.kind];
    const report = home.report(id);
    if (device === undefined || main === undefined || report === undefined) return;
    const is = report.available === false ? undefined : main.is(report.state);
    const was = this.#was.get(id);
    if (is === undefined) this.#was.delete(id);
    else this.#was.set(id, is);
    if (isFirst || is === undefined || was === undefined || was === is) return;
    const at = clock.now();
    if (at - (this.#notedAt.get(id) ?? 0) < APART_MS || this.#isOurs(device, at)) return;
    this.#notedAt.set(id, at);
    const { kind } = device;
    this.#store.add({ at, device: id, kind, method: is ? main.so : main.not, state: report.state });
  }

  #isOurs({ id, kind, area }: Device, at: number): boolean {
    const { home, commandedAt } = this.#parts;
    const answers = SLOW.has(kind) ? SLOW_ANSWER_MS : ANSWER_MS;
    const isRecent = (one: string) => at - commandedAt(one) < answers;
    return (
      isRecent(id) || home.devices().some((one) => one.kind === kind && one.area === area && isRecent(one.id))
    );
  }
}
