import { z } from 'zod';
import { type Clock, durationMs, type Logger, type Part, parseJson, type Timer } from '../../base/index.ts';
import type { Bus, BusMessage, Caller, CallRequest, Directory, HomeView } from '../../bus/index.ts';
import {
  type Becoming,
  type CallerIdentity,
  type CallOutcome,
  type DeviceReport,
  Happening,
  isPress,
  pressesMeant,
  pressesOf,
  sayTarget,
  theThing,
} from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import { judgeThings, type Thing } from './conditions.ts';
import { GoneThings, type GoneThingsParts } from './gone-things.ts';
import { isOf, isOfAllPeople, isOfEach, lookAt, RINGING, sightOf, thingsIn } from './happenings.ts';
import { PressNews } from './press-news.ts';

export interface EventWatchParts extends Pick<GoneThingsParts, 'store' | 'say' | 'owners'> {
  readonly bus: Bus;
  readonly clock: Clock;
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
      repeats: z.boolean(),
      text: z.string().default(''),
      person: z.string().nullish().default(null),
    }),
  ),
});

const Rings = z.looseObject({ firing: z.string(), name: z.string().nullable(), occurrence: z.string() });

type Awaited = z.output<typeof Waiting>['waiting'][number];

interface Watched extends Awaited {
  /** The devices it may happen to. */
  devices: ReadonlySet<string>;
  /** Whether it was so when last looked at; `undefined` while nobody could tell. */
  was: boolean | undefined;
  /** Of what happens to each of several for itself: with whom it was so. */
  were?: ReadonlyMap<string, boolean> | undefined;
  /** Runs while it is so and has to be so for some time. */
  lasting?: Timer | undefined;
}

const CALL_LIMIT_MS = 5_000;
const EARLY_MAX = 200;
const HUB: CallerIdentity = { kind: 'service', id: 'assistant' };

/**
 * Sees what commands for later wait for: "when the front door opens, …", "when the humidity goes above 70, …". Something happens
 * when it was seen not to be so and then to be so, perhaps for some time without a break; what changed while nobody looked
 * is not known to have happened, and nothing is done about it. Where what is so already counts (`already`), it happens at
 * the first look. Timers and alarms say themselves that their time has come, also late.
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
  readonly #presses: PressNews;
  readonly #gone: GoneThings;
  #learning: Promise<void> = Promise.resolve();
  /** What is to be learnt next, while it has not begun: a thousand devices may come at once. */
  #queued: { readonly anew: boolean } | undefined;
  /** What rang before it was known what is waited for. */
  #early: (() => Promise<void>)[] | undefined = [];
  #stop: (() => unknown)[] = [];

  constructor(parts: EventWatchParts) {
    this.#parts = parts;
    this.#presses = new PressNews(parts.seen);
    this.#gone = new GoneThings(parts);
  }

  async start(): Promise<void> {
    const { bus, home, directory } = this.#parts;
    this.#stop = [
      await bus.subscribe(bus.under('svc/schedule/+/event/waiting'), () => this.#relearn(false)),
      ...(await Promise.all(
        Object.keys(RINGING).map((service) =>
          bus.subscribe(bus.under(`svc/${service}/+/event/due`), (message) => this.#ring(service, message)),
        ),
      )),
      await bus.subscribe(bus.under('svc/presence/+/event/changed'), ({ retained }) => {
        if (!retained) this.#peopleChanged();
      }),
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
    for (const { lasting } of this.#watched.values()) lasting?.cancel();
    this.#gone.close();
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
    const outcome = await this.#ask({ service: 'schedule', method: 'waiting', params: {} });
    const read = outcome.ok ? Waiting.safeParse(outcome.result) : undefined;
    // The service may be elsewhere and away: what is watched for goes on, and it is asked when it is back.
    if (read?.success !== true) return;
    const before = this.#watched;
    const count = before.size;
    this.#watched = new Map();
    const fresh: Watched[] = [];
    for (const awaited of read.data.waiting) {
      const known = before.get(awaited.id);
      before.delete(awaited.id);
      const watched: Watched = known ?? { ...awaited, devices: new Set(), was: this.#wasOrdered(awaited) };
      this.#watched.set(awaited.id, watched);
      if (known === undefined) fresh.push(watched);
      if (known === undefined || anew) await this.#look(watched);
    }
    for (const { id, lasting } of before.values()) {
      lasting?.cancel();
      this.#gone.back(id);
    }
    for (const rung of this.#early?.splice(0) ?? []) await rung();
    this.#early = undefined;
    if (this.#watched.size !== count)
      this.#parts.log.info('commands wait for something to happen', { commands: this.#watched.size });
    this.#listen();
    // What changed between the look and the listening nobody heard.
    for (const watched of fresh) await this.#look(watched);
  }

  /** How it was when it was ordered, where that was just now: what was there when the hub began was ordered before, and nobody looked since. */
  #wasOrdered({ event }: Awaited): false | undefined {
    return this.#early === undefined && !isPress(event) ? event.was : undefined;
  }

  /** Hears every report of the devices that matter, and of no others. */
  #listen(): void {
    const matter = new Set([...this.#watched.values()].flatMap(({ devices }) => [...devices]));
    for (const [id, stop] of this.#listening)
      if (!matter.has(id)) {
        stop();
        this.#listening.delete(id);
        this.#presses.end(id);
      }
    for (const id of matter) {
      if (this.#listening.has(id)) continue;
      this.#presses.begin(id);
      this.#listening.set(
        id,
        this.#parts.seen.onReport(id, (report) => {
          this.#hearPresses(id, report);
          this.#soon(id);
        }),
      );
    }
  }

  /** Every press counts, also two before anybody has looked. */
  #hearPresses(id: string, report: DeviceReport): void {
    const pressed = this.#presses.in(id, report);
    if (pressed.length === 0) return;
    this.#learning = this.#learning.then(async () => {
      const device = this.#parts.seen.device(id);
      const all = device === undefined ? [] : pressesOf(device);
      for (const watched of this.#watched.values()) {
        const { event, devices } = watched;
        if (!isPress(event) || !devices.has(id)) continue;
        const meant = pressesMeant(all, event);
        if (pressed.some((one) => meant.some(({ key, word }) => key === one.key && word === one.word)))
          await this.#tell(watched);
      }
    });
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

  /** Somebody came or left: looked at is only what waits for it. */
  #peopleChanged(): void {
    this.#learning = this.#learning.then(async () => {
      for (const watched of this.#watched.values())
        if (watched.event.service === 'presence') await this.#look(watched);
    });
  }

  async #compare(changed: ReadonlySet<string>): Promise<void> {
    for (const watched of this.#watched.values()) {
      if (isPress(watched.event) || ![...watched.devices].some((id) => changed.has(id))) continue;
      await this.#look(watched);
    }
  }

  /** Looks how it is now, and makes of it what it means after how it was. */
  async #look(watched: Watched): Promise<void> {
    const { event, repeats } = watched;
    const outcome = await this.#ask(lookAt(event));
    this.#missGone(watched, outcome);
    watched.devices = new Set(thingsIn(outcome).flatMap(({ id }) => (typeof id === 'string' ? [id] : [])));
    if (isPress(event)) return;
    const { judged, things } = sightOf(event, outcome);
    if (isOfEach(event)) {
      await this.#lookAtEach(watched, event, things);
      return;
    }
    if (judged.type === 'unknown') return;
    const { was } = watched;
    watched.was = judged.type === 'true';
    if (!watched.was) {
      watched.lasting?.cancel();
      watched.lasting = undefined;
      return;
    }
    const counts = event.already === true && (event.for !== undefined || !repeats);
    if (was === false || (was === undefined && counts)) await this.#comeTo(watched, event);
  }

  /** Whoever it comes to be so of counts, also where it was so of another. */
  async #lookAtEach(watched: Watched, event: Becoming, things: readonly Thing[]): Promise<void> {
    const { were } = watched;
    const now = new Map(were);
    for (const thing of things) {
      const { type } = judgeThings([thing], event);
      if (type !== 'unknown') now.set(String(thing['id'] ?? thing.name), type === 'true');
    }
    watched.were = now;
    if (![...now.values()].includes(true)) watched.lasting?.cancel();
    const wasOf = (id: string) => (were === undefined ? watched.was : were.get(id));
    if ([...now].some(([id, is]) => is && wasOf(id) === false)) await this.#comeTo(watched, event);
  }

  #missGone({ id, event, text, person }: Watched, outcome: CallOutcome): void {
    if (outcome.ok) this.#gone.back(id);
    else if (outcome.error.code === 'unknown-target' && !isOfAllPeople(event))
      this.#gone.gone({ id, text, person: person ?? null }, theThing(sayTarget(event.target)));
  }

  /** It is so now: it has happened, or will have when it is still so after the time that it must last. */
  async #comeTo(watched: Watched, event: Becoming): Promise<void> {
    if (event.for === undefined) {
      await this.#tell(watched);
      return;
    }
    watched.lasting = this.#parts.clock.after(durationMs(event.for) ?? 0, () => {
      watched.lasting = undefined;
      this.#learning = this.#learning.then(() => this.#tell(watched));
    });
  }

  /** A timer or an alarm: the same offer again is the same call, and its service knows it. */
  #ring(service: string, { payload, retained }: BusMessage): void {
    const json = parseJson(payload.toString('utf8'));
    const rings = json.ok && !retained ? Rings.safeParse(json.value) : undefined;
    if (rings?.success !== true) return;
    const { firing, name, occurrence: at } = rings.data;
    const hear = async (): Promise<void> => {
      for (const watched of this.#watched.values())
        if (watched.event.service === service && isOf(watched.event, name))
          await this.#tell(watched, { at, firing });
    };
    if (this.#early === undefined) this.#learning = this.#learning.then(hear);
    else if (this.#early.length < EARLY_MAX) this.#early.push(hear);
  }

  async #tell({ id }: Watched, rung?: { readonly at: string; readonly firing: string }): Promise<void> {
    const outcome = await this.#ask({
      service: 'schedule',
      method: 'happened',
      params: rung === undefined ? { id } : { id, at: rung.at },
      ...(rung === undefined ? {} : { idempotencyKey: `${id}:${rung.firing}` }),
    });
    if (!outcome.ok)
      this.#parts.log.error('what a command waited for was seen, and the schedule could not be told', {
        command: id,
        error: outcome.error.message,
      });
  }

  #ask(call: Omit<CallRequest, 'by'>): Promise<CallOutcome> {
    const { signal } = this.#closing;
    return this.#parts.caller.call({ ...call, signal, timeoutMs: CALL_LIMIT_MS, by: HUB });
  }
}
