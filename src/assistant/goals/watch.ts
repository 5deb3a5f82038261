import type { AgentManager, Entry, OpenWait } from '../../agents/index.ts';
import type { Clock, Logger, Part, Timer } from '../../base/index.ts';
import { messageOf } from '../../base/index.ts';
import type { Directory } from '../../bus/index.ts';
import type { HouseGoal } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import { LOOK } from '../../patterns/index.ts';
import type { Det } from '../../planning/index.ts';
import { type Pursuit, pursuitOf } from './agents.ts';
import type { Grounds } from './ground.ts';

export interface GoalWatchParts {
  readonly agents: AgentManager;
  readonly goals: readonly HouseGoal[];
  readonly grounds: Grounds;
  readonly home: Home;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly log: Logger;
}

interface Watched {
  readonly pursuit: Pursuit;
  /** How the part of the house that matters was when it got stuck. */
  readonly shape: string;
  /** The devices in it. */
  readonly devices: ReadonlySet<string>;
}

/** News come in bunches; and who finds devices by words hears of a new one a moment later. */
const SETTLE_MS = 200;

/** Sees when the world has changed for a goal that is stuck, and lets it look again: a door closed by hand needs no answer. */
export class GoalWatch implements Part {
  readonly name = 'goal watch';
  readonly #parts: GoalWatchParts;
  readonly #stuck = new Map<string, Watched>();
  #stop: (() => void)[] = [];
  #timer: Timer | undefined;

  constructor(parts: GoalWatchParts) {
    this.#parts = parts;
  }

  start(): void {
    const { agents, home, directory } = this.#parts;
    this.#stop = [
      agents.journal.subscribe((entries) => this.#hear(entries)),
      home.onChange(({ type, id = '' }) => {
        if (type !== 'report' || this.#matters(id)) this.#soon();
      }),
      directory.onChange(() => this.#soon()),
    ];
  }

  /** After recovery: what was stuck before may have been helped while nobody looked, so it looks again. */
  recovered(): void {
    for (const wait of this.#parts.agents.waits())
      if (this.#pursuitOf(wait) !== undefined) this.#tell(wait.id);
  }

  close(): void {
    this.#timer?.cancel();
    for (const stop of this.#stop) stop();
  }

  #hear(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (entry.e === 'waitClosed') this.#stuck.delete(entry.wait);
      if (entry.e !== 'waitOpened') continue;
      const pursuit = this.#pursuitOf(entry.wait);
      if (pursuit === undefined) continue;
      this.#stuck.set(entry.wait.id, { pursuit, ...this.#now(pursuit) });
      if (this.#hasChanged(entry.process, pursuit)) this.#tell(entry.wait.id);
    }
  }

  #pursuitOf({ process, stuck }: OpenWait): Pursuit | undefined {
    const state = stuck === true ? this.#parts.agents.process(process) : undefined;
    return state === undefined ? undefined : pursuitOf(this.#parts.goals, state);
  }

  #soon(): void {
    if (this.#stuck.size === 0 || this.#timer !== undefined) return;
    this.#timer = this.#parts.clock.after(SETTLE_MS, () => {
      this.#timer = undefined;
      for (const [wait, { pursuit, shape }] of this.#stuck)
        if (this.#now(pursuit).shape !== shape) this.#tell(wait);
    });
  }

  #tell(wait: string): void {
    this.#stuck.delete(wait);
    this.#parts.agents
      .tell(wait, LOOK)
      .catch((error: unknown) =>
        this.#parts.log.error('a stuck goal could not be told the news', { wait, error: messageOf(error) }),
      );
  }

  /** Whether the house is not any more as the process saw it when it found no way on: that was a moment ago. */
  #hasChanged(process: string, { goal, only }: Pursuit): boolean {
    const { agents, grounds } = this.#parts;
    const world = agents.board(process).last<Record<string, Det>>('world')?.data ?? {};
    return grounds.of(goal, only).conditions.some((one) => world[one.name] !== grounds.read(one));
  }

  #matters(device: string): boolean {
    return [...this.#stuck.values()].some(({ devices }) => devices.has(device));
  }

  #now({ goal, only }: Pursuit): Pick<Watched, 'shape' | 'devices'> {
    const { grounds } = this.#parts;
    const { wishes, conditions, deeds, faults } = grounds.of(goal, only);
    const values = conditions.map((one) => [one.name, grounds.read(one), grounds.isAway(one.device)]);
    return {
      shape: JSON.stringify([values, deeds.map(({ name }) => name), faults.map(({ path }) => path)]),
      devices: new Set([...wishes, ...conditions].map(({ device }) => device.id)),
    };
  }
}
