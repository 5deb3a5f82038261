import { type Clock, HearthError, type Logger, type Timer } from '../../src/base/index.ts';
import type { Bus, DeviceFamily, DeviceSink } from '../../src/bus/index.ts';
import type { DeviceCommand, DeviceState } from '../../src/domain/index.ts';
import type { Store } from '../../src/store/index.ts';
import { listenByHand } from './by-hand.ts';
import type { Fault } from './config.ts';
import { capabilitiesOf, type SimulatedDevice } from './default-home.ts';
import { journeyOf, obey, stoppedAt, told } from './physics.ts';
import { type Thing, WorldStore } from './world-store.ts';

export interface SimulatedHomeOptions {
  /** Where hands are heard of; nobody's where there is none. */
  readonly bus: Bus | undefined;
  readonly log: Logger;
  readonly store: Store;
  readonly clock: Clock;
  readonly devices: DeviceSink;
  readonly home: readonly SimulatedDevice[];
  readonly latencyMs: number;
  /** The longest way of what moves. */
  readonly travelMs: number;
  /** How long a vacuum cleans before it goes home by itself. */
  readonly cleaningMs: number;
  readonly faults: Readonly<Record<string, Fault>>;
}

/** A thing between two states. */
interface Way {
  readonly from: DeviceState;
  readonly to: DeviceState;
  readonly startedAt: number;
  readonly ms: number;
  readonly timer: Timer;
}

/**
 * A home to try things on: its devices obey after a latency, fail as they are told to, and have a physical truth that
 * tests read behind the hub's back. The truth lasts in a file, as lamps stay on when a hub dies.
 */
export class SimulatedHome implements DeviceFamily {
  readonly name = 'simulated home';
  readonly #clock: Clock;
  readonly #sink: DeviceSink;
  readonly #latencyMs: number;
  readonly #travelMs: number;
  readonly #cleaningMs: number;
  readonly #bus: Bus | undefined;
  readonly #log: Logger;
  readonly #world: WorldStore;
  readonly #home: ReadonlyMap<string, SimulatedDevice>;
  readonly #things: Map<string, Thing>;
  readonly #faults: Map<string, Fault>;
  readonly #pending = new Set<Timer>();
  /** What is on its way, by device id. */
  readonly #ways = new Map<string, Way>();
  /** When each vacuum that cleans goes home. */
  readonly #runs = new Map<string, Timer>();
  #deafen: (() => Promise<void>) | undefined;

  constructor(options: SimulatedHomeOptions) {
    this.#clock = options.clock;
    this.#sink = options.devices;
    this.#latencyMs = options.latencyMs;
    this.#travelMs = options.travelMs;
    this.#cleaningMs = options.cleaningMs;
    this.#bus = options.bus;
    this.#log = options.log;
    this.#home = new Map(options.home.map((one) => [one.device.id, one]));
    this.#faults = new Map(Object.entries(options.faults));
    for (const id of this.#faults.keys()) this.#known(id);
    this.#world = new WorldStore(options.store);
    this.#things = this.#world.things();
  }

  async start(): Promise<void> {
    for (const one of this.#home.values()) {
      const { device } = one;
      this.#sink.announce({ ...device, capabilities: capabilitiesOf(one) });
      this.#settle(device.id);
      this.#speak(device.id);
    }
    if (this.#bus === undefined) return;
    this.#deafen = await listenByHand(this.#bus, this.#log, (id, { state, fault }) => {
      if (fault !== undefined) this.setFault(id, fault ?? undefined);
      if (state !== undefined) this.touch(id, state);
    });
  }

  close(): void {
    void this.#deafen?.().catch(() => undefined);
    const ways = [...this.#ways.values()].map(({ timer }) => timer);
    for (const timer of [...this.#pending, ...ways, ...this.#runs.values()]) timer.cancel();
    this.#runs.clear();
    this.#pending.clear();
    this.#ways.clear();
    this.#world.close();
  }

  async command(id: string, command: DeviceCommand): Promise<void> {
    this.#known(id);
    const timer = this.#clock.after(this.#latencyMs, () => {
      this.#pending.delete(timer);
      if (command.set !== undefined) this.#hear(id, command.set);
      if (command.refresh === true) this.#speak(id);
    });
    this.#pending.add(timer);
  }

  /** How the thing physically is, whatever the hub believes. */
  truth(id: string): DeviceState {
    return this.#thing(id).state;
  }

  /** How often the thing was told to change, also before a restart and whether it obeyed or not. */
  commands(id: string): number {
    return this.#thing(id).commands;
  }

  /** Breaks a thing, or repairs it with `undefined`. */
  setFault(id: string, fault: Fault | undefined): void {
    this.#known(id);
    if (fault === undefined) this.#faults.delete(id);
    else this.#faults.set(id, fault);
    this.#speak(id);
  }

  /** Somebody presses the button on the thing itself. */
  touch(id: string, state: DeviceState): void {
    this.#stop(id);
    const { commands, state: before } = this.#thing(id);
    this.#become(id, { state: { ...before, ...this.#counted(id, before, state) }, commands });
    this.#speak(id);
  }

  /** A press by hand is the word and a count that goes up, as of any family. */
  #counted(id: string, before: DeviceState, state: DeviceState): DeviceState {
    const { features = {} } = this.#known(id).device;
    return Object.fromEntries(
      Object.entries(state).map(([key, value]) => {
        if (features[key]?.type !== 'event' || typeof value !== 'string') return [key, value];
        const count = Number(/#(\d+)$/.exec(String(before[key] ?? ''))?.[1] ?? 0);
        return [key, `${value}#${count + 1}`];
      }),
    );
  }

  #hear(id: string, set: DeviceState): void {
    const fault = this.#faults.get(id);
    const deaf = fault !== undefined && this.#suffers(id, fault);
    const { state: told, commands } = this.#thing(id);
    this.#become(id, { state: told, commands: commands + 1 });
    if (!deaf) this.#obey(id, set);
    if (!deaf || fault.type === 'jams') this.#speak(id);
  }

  /** Does what it was told: at once, or by setting out. */
  #obey(id: string, set: DeviceState): void {
    this.#stop(id);
    const { device } = this.#known(id);
    const { kind } = device;
    const { state: from, commands } = this.#thing(id);
    const to = obey(device, from, set);
    const way = journeyOf(kind, from, to);
    const ms = (way?.length ?? 0) * this.#travelMs;
    if (way === undefined || ms === 0) {
      this.#become(id, { state: to, commands });
      return;
    }
    this.#become(id, { state: way.onTheWay, commands });
    const timer = this.#clock.after(ms, () => {
      this.#ways.delete(id);
      this.#become(id, { state: to, commands: this.#thing(id).commands });
      this.#speak(id);
    });
    this.#ways.set(id, { from, to, startedAt: this.#clock.now(), ms, timer });
  }

  /** Whatever is on its way stays where it is. */
  #stop(id: string): void {
    const way = this.#ways.get(id);
    if (way === undefined) return;
    way.timer.cancel();
    this.#ways.delete(id);
    const part = Math.min(1, (this.#clock.now() - way.startedAt) / way.ms);
    const { kind } = this.#known(id).device;
    this.#become(id, { ...this.#thing(id), state: stoppedAt(kind, way.from, way.to, part) });
  }

  /** What was on its way when the power failed stands still after it, and knows it. */
  #settle(id: string): void {
    const thing = this.#thing(id);
    this.#followRun(id, thing.state['activity'] === 'cleaning');
    if (thing.state['moving'] === true)
      this.#become(id, { ...thing, state: { ...thing.state, moving: false } });
    if (thing.state['activity'] === 'returning')
      this.#become(id, { ...thing, state: { ...thing.state, activity: 'paused' } });
  }

  /** Whether the fault keeps this command from being obeyed; a fault that wears off is counted down. */
  #suffers(id: string, fault: Fault): boolean {
    if (fault.type !== 'drops') return true;
    if (fault.count > 1) this.#faults.set(id, { type: 'drops', count: fault.count - 1 });
    else this.#faults.delete(id);
    return true;
  }

  #speak(id: string): void {
    switch (this.#faults.get(id)?.type) {
      case 'silent':
        return;
      case 'offline':
        this.#sink.report(id, {}, false);
        return;
      case 'drops':
      case 'jams':
      case undefined:
        this.#sink.report(id, told(this.#known(id).device.kind, this.#thing(id).state), true);
    }
  }

  #become(id: string, thing: Thing): void {
    this.#things.set(id, thing);
    this.#world.save(id, thing);
    this.#followRun(id, thing.state['activity'] === 'cleaning');
  }

  /** A vacuum that cleans is done after a while, and goes home. */
  #followRun(id: string, cleans: boolean): void {
    if (cleans === this.#runs.has(id)) return;
    this.#runs.get(id)?.cancel();
    this.#runs.delete(id);
    if (!cleans) return;
    const timer = this.#clock.after(this.#cleaningMs, () => {
      this.#obey(id, { activity: 'returning' });
      this.#speak(id);
    });
    this.#runs.set(id, timer);
  }

  #thing(id: string): Thing {
    return this.#things.get(id) ?? { state: this.#known(id).state, commands: 0 };
  }

  #known(id: string): SimulatedDevice {
    const known = this.#home.get(id);
    if (known !== undefined) return known;
    throw new HearthError('not-found', `The simulated home has no device "${id}".`, {
      hint: `It has ${[...this.#home.keys()].slice(0, 5).join(', ')} and others.`,
    });
  }
}
