import type { Json, JsonObject } from '../base/index.ts';
import type { ProcessStatus } from '../domain/index.ts';
import type { EffectClass } from '../flow/index.ts';
import {
  type Ending,
  isEffectful,
  type Message,
  type Path,
  type Runner,
  type Spend,
  type StepState,
} from '../flow/index.ts';
import { NOTHING, plus } from './budget.ts';
import { assertTransition, isTerminal } from './lifecycle.ts';
import type { Budget, Entry, OpenWait, ProcessState } from './types.ts';

/** What came back to a question, and from whom where the door knew. */
interface Answered {
  readonly value: Json;
  readonly by: 'reply' | 'expiry';
  readonly who?: string;
}

/** What the journal says about one step. */
export interface Step {
  readonly phase: 'begun' | 'waiting' | 'answered' | 'calling' | 'retrying' | 'ended';
  readonly attempt: number;
  /** The question asked last; `answer` is what came back, `verdict` what a person said about an effect in doubt. */
  readonly wait?: OpenWait | undefined;
  readonly answer?: Answered | undefined;
  readonly verdict?: Json | undefined;
  readonly child?: string | undefined;
  readonly retryAt?: number | undefined;
  readonly ending?: Ending;
  readonly out?: readonly Message[];
}

/** As many as a rate can be about (`rateLimit`). */
export const ACTED_MAX = 100;

type Created = Extract<Entry, { readonly e: 'created' }>;

/**
 * One process as a fold of its entries. The running hub and the hub that comes back after a crash use the same fold, so
 * live state and replayed state are one thing (X08).
 */
export class ProcessFold {
  readonly id: string;
  readonly created: Created;
  readonly budget: Budget;
  readonly input: readonly Message[];
  readonly meta: JsonObject;
  readonly steps = new Map<Path, Step>();
  readonly decided = new Map<Path, boolean>();
  readonly built = new Map<Path, Runner>();
  readonly waits = new Map<string, OpenWait>();
  /** Open calls: address of the step to the child that answers for it. */
  readonly calls = new Map<Path, string>();
  status: ProcessStatus = 'NOT_STARTED';
  spent: Spend;
  #actedAt: readonly number[] = [];
  #fate: Pick<ProcessState, 'because' | 'failure' | 'handedTo' | 'endedAt'> = {
    because: null,
    failure: null,
    handedTo: null,
    endedAt: null,
  };
  #ended: readonly Message[] | null = null;
  #state: ProcessState | undefined;

  constructor(created: Created) {
    this.id = created.process;
    this.created = created;
    this.budget = created.budget;
    this.input = created.input;
    this.meta = created.meta;
    this.spent = created.spent ?? NOTHING;
  }

  /** @throws HearthError `internal` when the entries are not those of one process from its creation on. */
  static of(entries: readonly Entry[]): ProcessFold | undefined {
    const [created, ...rest] = entries;
    if (created?.e !== 'created') return undefined;
    const fold = new ProcessFold(created);
    for (const entry of rest) fold.apply(entry);
    return fold;
  }

  get terminal(): boolean {
    return isTerminal(this.status);
  }

  apply(entry: Entry): void {
    this.#state = undefined;
    switch (entry.e) {
      case 'created':
        return;
      case 'status':
        assertTransition(this.status, entry.to);
        this.status = entry.to;
        this.#fate = {
          ...this.#fate,
          because: entry.because ?? null,
          failure: entry.failure ?? null,
          endedAt: isTerminal(entry.to) ? entry.at : null,
        };
        return;
      case 'decided':
        this.decided.set(entry.path, entry.holds);
        return;
      case 'built':
        this.built.set(entry.path, entry.runner);
        return;
      case 'started':
        if (isEffectful(entry.effect as EffectClass)) {
          this.spent = plus(this.spent, { actions: 1 });
          this.#actedAt = [...this.#actedAt, entry.at].slice(-ACTED_MAX);
        }
        this.#step(entry.path, { phase: 'begun', attempt: entry.attempt, verdict: undefined });
        return;
      case 'outcome':
        this.#outcome(entry);
        return;
      case 'waitOpened':
        this.spent = plus(this.spent, entry.spend ?? {});
        this.waits.set(entry.wait.id, entry.wait);
        this.#step(entry.path, {
          phase: 'waiting',
          wait: entry.wait,
          ...(entry.wait.doubt ? {} : { answer: undefined, child: undefined }),
        });
        return;
      case 'waitClosed':
        this.#waitClosed(entry);
        return;
      case 'child':
        this.#child(entry);
        return;
      case 'turnEnd':
        this.#ended = entry.result;
        return;
    }
  }

  state(): ProcessState {
    if (this.#state !== undefined) return this.#state;
    const { seq, turn, parent, retryOf = null, agent, depth, at: startedAt } = this.created;
    const { id, status, input, spent, meta } = this;
    const actedAt = this.#actedAt;
    const result = this.terminal && this.#fate.failure === null ? this.#ended : null;
    const waits = [...this.waits.values()];
    const born = { id, seq, turn, parent, retryOf, agent, depth, input, meta, startedAt };
    this.#state = Object.freeze({ ...born, status, ...this.#fate, result, waits, spent, actedAt });
    return this.#state;
  }

  /** What the journal alone knows of a step; what runs it knows more. */
  step(path: Path): StepState {
    const { phase, ending, out = [] } = this.steps.get(path) ?? {};
    return phase === 'ended' && ending !== undefined ? { type: 'ended', ending, out } : { type: 'due' };
  }

  #outcome(entry: Extract<Entry, { readonly e: 'outcome' }>): void {
    this.spent = plus(this.spent, this.calls.has(entry.path) ? entry.spend : { ...entry.spend, actions: 0 });
    this.calls.delete(entry.path);
    if (entry.retryAt !== undefined)
      this.#step(entry.path, { phase: 'retrying', attempt: entry.attempt, retryAt: entry.retryAt });
    else
      this.#step(entry.path, {
        phase: 'ended',
        attempt: entry.attempt,
        ending: entry.outcome as Ending,
        out: entry.out,
      });
  }

  #waitClosed(entry: Extract<Entry, { readonly e: 'waitClosed' }>): void {
    const wait = this.waits.get(entry.wait);
    this.waits.delete(entry.wait);
    if (wait === undefined || entry.by === 'cancel') return;
    this.#step(entry.path, {
      phase: 'answered',
      ...(wait.doubt ? { verdict: entry.value } : { answer: answered(entry.by, entry) }),
    });
  }

  /** A step that calls gets a child; when that child hands over, the successor answers in its place (C11). */
  #child(entry: Extract<Entry, { readonly e: 'child' }>): void {
    if (entry.mode === 'handoff' && !this.calls.has(entry.path)) {
      this.#fate = { ...this.#fate, handedTo: entry.child };
      return;
    }
    this.spent = plus(this.spent, entry.spend ?? {});
    this.calls.set(entry.path, entry.child);
    this.#step(entry.path, { phase: 'calling', child: entry.child, answer: undefined });
  }

  #step(path: Path, change: Partial<Step>): void {
    const before = this.steps.get(path) ?? { phase: 'begun', attempt: 1 };
    this.steps.set(path, { ...before, ...change });
  }
}

function answered(
  by: Answered['by'],
  { value, who }: Extract<Entry, { readonly e: 'waitClosed' }>,
): Answered {
  return who === undefined ? { value, by } : { value, by, who };
}

/** All processes whose creation is among these entries, in its order. */
export function foldsOf(entries: readonly Entry[]): readonly ProcessFold[] {
  const folds = new Map<string, ProcessFold>();
  for (const entry of entries) {
    if (entry.e === 'created') folds.set(entry.process, new ProcessFold(entry));
    else folds.get(entry.process)?.apply(entry);
  }
  return [...folds.values()];
}
