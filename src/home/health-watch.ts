import { type Clock, type Logger, messageOf, type Part, type Timer } from '../base/index.ts';
import {
  type Ailment,
  ailmentsOf,
  type Device,
  type DeviceReport,
  type OutboundMessage,
} from '../domain/index.ts';
import { type Store, ToldStore } from '../store/index.ts';

export interface HealthWatchOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly devices: () => readonly Device[];
  readonly report: (id: string) => DeviceReport | undefined;
  readonly say: (message: OutboundMessage) => Promise<unknown>;
  readonly owners: () => readonly string[];
}

/** How often all things are looked at. A report costs nothing here, however many there are. */
const LOOK_MS = 600_000;
/** A start brings old news one by one: they are waited for. */
const FIRST_MS = 120_000;
const NAMED_MAX = 8;

const WORDS: readonly (readonly [ailment: Ailment, one: string, several: string])[] = [
  ['battery', 'This battery is nearly empty', 'These batteries are nearly empty'],
  ['unseen', 'I have not heard of this for long', 'I have not heard of these for long'],
  ['update', 'There is an update for', 'There are updates for'],
];

/**
 * Tells the owners of what ails things: an empty battery, a long silence, an update. Each is told once, also over restarts, and again only
 * after it was well in between; what comes together is one notice.
 */
export class HealthWatch implements Part {
  readonly name = 'health watch';
  readonly #options: HealthWatchOptions;
  readonly #told: ToldStore;
  #timer: Timer | undefined;

  constructor(options: HealthWatchOptions) {
    this.#options = options;
    this.#told = new ToldStore(options.store, 'health');
  }

  async start(): Promise<void> {
    this.#after(FIRST_MS);
  }

  async close(): Promise<void> {
    this.#timer?.cancel();
  }

  #after(ms: number): void {
    this.#timer = this.#options.clock.after(ms, () => {
      this.look();
      this.#after(LOOK_MS);
    });
  }

  /** Looks at every thing, tells what is new, and forgets what is well. One commit where something changed, none otherwise. */
  look(): void {
    const { devices, report, clock } = this.#options;
    const now = clock.now();
    const fresh = new Map<Ailment, Device[]>();
    const ill = new Set<string>();
    const well: string[] = [];
    for (const device of devices())
      for (const [ailment, has] of Object.entries(ailmentsOf(device, report(device.id), now))) {
        const id = `${ailment} ${device.thing ?? device.id}`;
        if (!has) well.push(id);
        else if (!ill.has(id)) {
          ill.add(id);
          if (!this.#told.has(id)) push(fresh, ailment as Ailment, device);
        }
      }
    // Of a thing with several parts one may be well while another is not.
    const over = well.filter((id) => !ill.has(id));
    try {
      this.#told.change([...ill], over);
    } catch (error) {
      this.#options.log.error('what was told of things could not be written down', {
        reason: messageOf(error),
      });
      return;
    }
    if (fresh.size > 0) this.#tell(fresh, now);
  }

  #tell(fresh: ReadonlyMap<Ailment, readonly Device[]>, now: number): void {
    const { say, owners, log } = this.#options;
    const text = WORDS.flatMap(([ailment, one, several]) => {
      const names = [...new Set((fresh.get(ailment) ?? []).map(({ name }) => name))];
      if (names.length === 0) return [];
      const more = names.length > NAMED_MAX ? ` and ${names.length - NAMED_MAX} more` : '';
      return [`${names.length === 1 ? one : several}: ${names.slice(0, NAMED_MAX).join(', ')}${more}.`];
    }).join(' ');
    for (const person of owners())
      say({
        ...{ id: `health:${now}:${person}`, turn: null, channel: 'schedule', conversation: '' },
        ...{ person, type: 'notice', about: 'message', text },
      }).catch((error) => log.warn('what ails things was not told', { reason: messageOf(error) }));
  }
}

function push(fresh: Map<Ailment, Device[]>, ailment: Ailment, device: Device): void {
  const known = fresh.get(ailment);
  if (known === undefined) fresh.set(ailment, [device]);
  else known.push(device);
}
