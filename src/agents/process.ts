import { type Json, messageOf, newId } from '../base/index.ts';
import type { ProcessStatus } from '../domain/index.ts';
import {
  type Draft,
  type Failure,
  type Message,
  newMemory,
  type Open,
  ROOT,
  type Spend,
  type Standing,
  walk,
} from '../flow/index.ts';
import { isUnwritable } from '../store/index.ts';
import { plus } from './budget.ts';
import type { ProcessFold } from './fold.ts';
import { isAtRest } from './lifecycle.ts';
import { Member } from './member.ts';
import { Steps } from './steps.ts';
import type { Driven, Driver, Surroundings } from './surroundings.ts';
import type { Agent, OpenWait } from './types.ts';

/** What a policy says about when it goes on. */
interface Pause {
  readonly because: string;
  readonly until: number;
}

/**
 * Drives one process: walks its tree, begins what is ready, and walks again when something came back. Every change is
 * journalled and folded in one stroke; but for the steps under way nothing lives outside the fold, so that a process at
 * rest costs nothing and one found after a crash is driven like any other.
 */
export class Process extends Member implements Driven {
  readonly #agent: Agent | undefined;
  readonly #steps: Steps;
  readonly #memory = newMemory();
  #stopping: string | undefined;
  #pause: Pause | undefined;
  #parked: boolean;
  #advancing = false;
  #again = false;
  #ending = false;

  constructor(house: Surroundings, fold: ProcessFold, agent: Agent | undefined) {
    super(fold, house);
    this.#agent = agent;
    this.#parked = agent === undefined;
    this.#steps = new Steps(this);
  }

  get pausedUntil(): number | undefined {
    return this.#pause?.until;
  }

  /** Goes on as far as possible and returns; called again whenever something was recorded, replied, ended or fell due. */
  advance(): void {
    this.#again = true;
    if (this.#advancing) return;
    this.#advancing = true;
    try {
      while (this.#again && !this.#ending) {
        this.#again = false;
        this.#tick();
      }
    } catch (error) {
      this.broke(error);
    } finally {
      this.#advancing = false;
    }
  }

  kill(because: string): void {
    this.#finish('KILLED', because, cancelled(because));
  }

  terminate(because: string): void {
    if (this.fold.terminal || this.#stopping !== undefined) return;
    this.#stopping = because;
    for (const child of this.#children()) child.terminate(because);
    this.advance();
  }

  /** Closes one of its waits; the step goes on with the value. */
  closeWait(wait: OpenWait, by: 'reply' | 'expiry', value: Json, who?: string): void {
    this.#steps.closeWait(wait, by, value, who);
  }

  /** Sets it aside where it stands, because its tree and its journal no longer fit (X10). */
  park(because: string): void {
    this.#parked = true;
    if (this.fold.status !== 'PAUSED') this.#rest('PAUSED', because);
  }

  /** Stops driving it; the next start goes on. */
  close(): void {
    this.#ending = true;
    this.#steps.close();
  }

  /** With what its steps under way have reserved. */
  override total(): Spend {
    return plus(super.total(), this.#steps.reserved);
  }

  flush(): void {
    // What the disk does not take now it takes later.
    this.house.journal.durable().catch((error: unknown) => {
      if (!isUnwritable(error)) this.broke(error);
    });
  }

  broke(error: unknown): void {
    if (this.#ending) return;
    this.house.log.error('a process broke', { process: this.fold.id, error: messageOf(error) });
    this.#finish('FAILED', messageOf(error), {
      code: 'internal',
      message: messageOf(error),
      retryable: false,
    });
  }

  #tick(): void {
    if (this.#parked) {
      if (this.#stopping !== undefined) this.#terminated(this.#stopping);
      return;
    }
    const standing = this.#standing();
    if (standing.type !== 'open') {
      this.#end(standing);
      return;
    }
    this.#steps.cancelStrays(standing);
    const mayBegin = standing.ready.length > 0 && this.#stopping === undefined;
    this.#rests(mayBegin ? this.#askPolicies() : undefined);
    if (this.#stopping !== undefined) {
      this.#stopWhenIdle(this.#stopping);
      return;
    }
    for (const ready of this.#pause === undefined ? standing.ready : []) {
      this.#become('RUNNING');
      this.#steps.begin(ready);
      if (this.#stopping !== undefined) return;
    }
    if (!this.#again) this.#settleDown();
  }

  #standing(): Standing {
    return walk((this.#agent as Agent).root, this.fold.input, {
      records: {
        step: (path) => this.#steps.state(path),
        decided: (path) => this.fold.decided.get(path),
        built: (path) => this.fold.built.get(path),
      },
      fans: (kind, name) => this.house.registry[kind](name)?.fan === 'many',
      memory: this.#memory,
    });
  }

  #end(standing: Exclude<Standing, Open>): void {
    switch (standing.type) {
      case 'done':
        this.#finish('COMPLETED', undefined, undefined, standing.scope.frontier);
        return;
      case 'stopped':
        this.#finish('TERMINATED', standing.because, undefined, standing.out);
        return;
      case 'failed':
        // Whoever was asked to end has ended as asked, also by a step that broke meanwhile.
        if (this.#stopping !== undefined) this.#finish('TERMINATED', this.#stopping, standing.error);
        else this.#finish('FAILED', standing.error.message, standing.error);
        return;
      case 'handoff':
        this.#handOver(standing.agent, standing.input);
        return;
    }
  }

  /** The successor takes this process's place: same caller, same depth, same budget, and the turn's end is its to tell (C11, C12). */
  #handOver(agent: string, input: readonly Draft[]): void {
    if (this.#stopping !== undefined || !this.affords({ actions: 1 })) {
      this.#terminated(this.#stopping ?? 'budget');
      return;
    }
    const { created, meta, budget } = this.fold;
    const { turn, parent, parentPath, depth } = created;
    const child = newId('process', this.house.clock.now());
    const spent = plus(this.fold.spent, { actions: 1 });
    this.#ending = true;
    this.write(ROOT, { e: 'child', child, mode: 'handoff' });
    this.#become('RUNNING');
    const above = this.caller;
    if (above !== undefined && parentPath !== null)
      above.write(parentPath, { e: 'child', child, mode: 'handoff' });
    this.#become('COMPLETED', 'handoff');
    this.house.create({ process: child, agent, turn, parent, parentPath, depth, input, meta, budget, spent });
  }

  #stopWhenIdle(because: string): void {
    this.#steps.cancelRetries();
    for (const child of this.#children()) child.terminate(because);
    if (this.#steps.idle && this.#children().length === 0) this.#terminated(because);
  }

  #terminated(because: string): void {
    this.#finish('TERMINATED', because, cancelled(because));
  }

  #finish(
    status: ProcessStatus,
    because: string | undefined,
    failure: Failure | undefined,
    result: readonly Message[] = [],
  ): void {
    if (this.#ending) return;
    this.#ending = true;
    this.#steps.cancelStrays();
    if (status === 'COMPLETED' || status === 'FAILED') this.#become('RUNNING');
    this.write(ROOT, { e: 'turnEnd', result });
    this.#become(status, because, failure);
    const parent = this.caller;
    if (parent === undefined) this.flush();
    else parent.advance();
  }

  /** Nothing more can begin now: is anything under way, or does everything wait for somebody? */
  #settleDown(): void {
    const children = this.#children();
    const active = !this.#steps.idle || children.some((child) => !isAtRest(child.fold.status));
    const waits = [...this.fold.waits.values()];
    const asked = ({ fold }: Driver) => fold.status === 'WAITING' || fold.status === 'STUCK';
    if (active) this.#become('RUNNING');
    else if (this.#pause !== undefined) this.#rest('PAUSED', this.#pause.because);
    else if (waits.some((wait) => !wait.stuck) || children.some(asked)) this.#rest('WAITING');
    else if (waits[0] !== undefined) this.#rest('STUCK', waits[0].prompt);
    else this.#rest('PAUSED', children[0]?.fold.state().because ?? 'a called agent rests');
  }

  #rest(status: 'WAITING' | 'STUCK' | 'PAUSED', because?: string): void {
    if (this.fold.status === status) return;
    this.#become('RUNNING');
    this.#become(status, because);
    this.flush();
  }

  #become(to: ProcessStatus, because?: string, failure?: Failure): void {
    const from = this.fold.status;
    if (from === to) return;
    this.write(ROOT, { e: 'status', from, to, because, failure });
    if (!this.fold.terminal) this.caller?.advance();
  }

  /** The first that ends it does; of those that let it rest, the one that does so for longest. */
  #askPolicies(): Pause | undefined {
    const policies = this.#agent?.policies ?? [];
    if (policies.length === 0) return undefined;
    const now = this.house.clock.now();
    const state = { ...this.fold.state(), spent: this.total() };
    let pause: Pause | undefined;
    for (const policy of policies) {
      const verdict = policy.check(state, now);
      if (verdict === undefined || (verdict.until ?? now + 1) <= now) continue;
      const because = `${policy.name}: ${verdict.because}`;
      const { until } = verdict;
      if (until === undefined) {
        this.#stopping = because;
        return undefined;
      }
      if (until > (pause?.until ?? now)) pause = { because, until };
    }
    return pause;
  }

  #rests(pause: Pause | undefined): void {
    const isNews = pause?.until !== this.#pause?.until;
    this.#pause = pause;
    if (isNews) this.house.waitsChanged();
  }

  #children(): readonly Driver[] {
    const children = [...this.fold.calls.values()].map((id) => this.house.find(id));
    return children.filter((child): child is Driver => child !== undefined && !child.fold.terminal);
  }
}

function cancelled(because: string): Failure {
  return { code: 'cancelled', message: because, retryable: false };
}
