import { z } from 'zod';
import type { Json, Logger, Part } from '../base/index.ts';
import type { Bus, Caller, Directory, HomeView } from '../bus/index.ts';
import { type CallerIdentity, type CallOutcome, Happening } from '../domain/index.ts';
import type { Home } from '../home/index.ts';
import { judgeThings, thingsOf } from './conditions.ts';

export interface EventWatchParts {
  readonly bus: Bus;
  readonly caller: Caller;
  readonly home: Home;
  /** The home as services see it: what it tells of, they know. */
  readonly seen: HomeView;
  readonly directory: Directory;
  readonly log: Logger;
}

const Waiting = z.object({
  waiting: z.array(
    z.object({
      id: z.string(),
      event: Happening,
    }),
  ),
});

type Awaited = z.output<typeof Waiting>['waiting'][number];

interface Watched extends Awaited {
  /** The devices it may happen to. */
  devices: ReadonlySet<string>;
  /** Whether it was so when last looked at; `undefined` while nobody could tell. */
  was: boolean | undefined;
}

const CALL_LIMIT_MS = 5_000;
const HUB: CallerIdentity = { kind: 'service', id: 'assistant' };

/**
 * Sees what commands for later wait for: "when the front door opens, …". Something happens when it was seen not to be so and
 * then to be so; what changed while nobody looked is not known to have happened, and nothing is done about it.
 */
export class EventWatch implements Part {
  readonly name = 'event watch';
  readonly #parts: EventWatchParts;
  readonly #closing = new AbortController();
  #watched = new Map<string, Watched>();
  /** By device: how to stop listening to it. */
  readonly #listening = new Map<string, () => void>();
  /** Devices that reported and were not looked at yet. */
  readonly #changed = new Set<string>();
  #learning: Promise<void> = Promise.resolve();
  /** What is to be learnt next, while it has not begun: a thousand devices may come at once. */
  #queued: { readonly anew: boolean } | undefined;
  #stop: (() => unknown)[] = [];

  constructor(parts: EventWatchParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const { bus, home, directory } = this.#parts;
    this.#stop = [
      await bus.subscribe(bus.under('svc/schedule/+/event/waiting'), () => this.#relearn(false)),
      home.onChange(({ type }) => {
        if (this.#watched.size > 0 && type !== 'report') this.#relearn(true);
      }),
      directory.onChange((service) => {
        if (service === 'schedule') this.#relearn(false);
        else if ([...this.#watched.values()].some(({ event }) => event.service === service))
          this.#relearn(true);
      }),
    ];
  }

  /** From here on the services answer. */
  recovered(): void {
    this.#relearn(false);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const stop of [...this.#stop, ...this.#listening.values()]) await stop();
    await this.#learning;
  }

  /** Asks what is waited for; `anew` also which devices that concerns. One at a time, and once for all that comes until it begins. */
  #relearn(anew: boolean): void {
    const isQueued = this.#queued !== undefined;
    this.#queued = { anew: anew || this.#queued?.anew === true };
    if (isQueued) return;
    this.#learning = this.#learning.then(() => {
      const whole = this.#queued?.anew === true;
      this.#queued = undefined;
      return this.#learn(whole);
    });
  }

  async #learn(anew: boolean): Promise<void> {
    if (this.#closing.signal.aborted) return;
    const outcome = await this.#ask('schedule', 'waiting', {});
    const read = outcome.ok ? Waiting.safeParse(outcome.result) : undefined;
    // The service may be elsewhere and away: what is watched for goes on, and it is asked when it is back.
    if (read?.success !== true) return;
    const watched = new Map<string, Watched>();
    for (const awaited of read.data.waiting) {
      const known = this.#watched.get(awaited.id);
      if (known !== undefined && !anew) watched.set(awaited.id, known);
      else {
        const { was, devices } = await this.#look(awaited);
        watched.set(awaited.id, { ...awaited, devices, was: known?.was ?? was });
      }
    }
    if (watched.size !== this.#watched.size)
      this.#parts.log.info('commands wait for something to happen', { commands: watched.size });
    this.#watched = watched;
    this.#listen();
  }

  /** Hears every report of the devices that matter, and of no others. */
  #listen(): void {
    const matter = new Set([...this.#watched.values()].flatMap(({ devices }) => [...devices]));
    for (const [id, stop] of this.#listening)
      if (!matter.has(id)) {
        stop();
        this.#listening.delete(id);
      }
    for (const id of matter)
      if (!this.#listening.has(id))
        this.#listening.set(
          id,
          this.#parts.seen.onReport(id, () => this.#soon(id)),
        );
  }

  #soon(device: string): void {
    this.#changed.add(device);
    if (this.#changed.size > 1) return;
    this.#learning = this.#learning.then(() => {
      const changed = new Set(this.#changed);
      this.#changed.clear();
      return this.#compare(changed);
    });
  }

  async #compare(changed: ReadonlySet<string>): Promise<void> {
    for (const watched of this.#watched.values()) {
      if (![...watched.devices].some((id) => changed.has(id))) continue;
      const { was } = await this.#look(watched);
      const happened = watched.was === false && was === true;
      if (was !== undefined) watched.was = was;
      if (happened) await this.#tell(watched);
    }
  }

  async #tell({ id }: Watched): Promise<void> {
    const outcome = await this.#ask('schedule', 'happened', { id });
    if (!outcome.ok)
      this.#parts.log.error('what a command waited for was seen, and the schedule could not be told', {
        command: id,
        error: outcome.error.message,
      });
  }

  async #look({ event }: Awaited): Promise<Pick<Watched, 'was' | 'devices'>> {
    const outcome = await this.#ask(event.service, 'get', { target: event.target as Json });
    if (!outcome.ok) return { was: undefined, devices: new Set() };
    const things = thingsOf(outcome.result);
    const judged = things.length === 0 ? undefined : judgeThings(things, event);
    return {
      was: judged === undefined || judged.type === 'unknown' ? undefined : judged.type === 'true',
      devices: new Set(things.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))),
    };
  }

  #ask(service: string, method: string, params: Json): Promise<CallOutcome> {
    const { signal } = this.#closing;
    return this.#parts.caller.call({ service, method, params, signal, timeoutMs: CALL_LIMIT_MS, by: HUB });
  }
}
