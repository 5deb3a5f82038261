import type { Clock, Logger } from '../base/index.ts';
import type { Draft, Ending, Path, Registry, Spend } from '../flow/index.ts';
import type { ProcessFold } from './fold.ts';
import type { Journal } from './journal.ts';
import type { Agent, Budget, EntryBody, ProcessState, Progress } from './types.ts';

/** What a process needs of the house it lives in. */
export interface Surroundings {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly log: Logger;
  readonly registry: Registry<Agent>;
  readonly boundary: (name: string) => void;
  /** Writes the creation of a process and lets it begin soon. */
  create(birth: Birth): void;
  /** An open process. */
  find(id: string): Driven | undefined;
  /** Of any process, live or folded from the journal. */
  stateOf(id: string): ProcessState | undefined;
  waitsChanged(): void;
  progress(progress: Progress): void;
}

export interface Birth {
  readonly id: string;
  readonly agent: string;
  readonly turn: string;
  readonly parent: string | null;
  readonly parentPath: Path | null;
  readonly depth: number;
  readonly input: readonly Draft[];
  readonly meta: ProcessState['meta'];
  readonly budget: Budget;
  readonly spent?: Spend;
  readonly retryOf?: string;
}

export interface CallOptions {
  readonly budget?: Partial<Spend>;
  /** What the calling step has cost so far. */
  readonly spend?: Partial<Spend>;
}

/** A process as its steps, its caller and the agents it called know it. */
export interface Driven {
  readonly fold: ProcessFold;
  readonly house: Surroundings;
  /** Journals and folds in one stroke. */
  write(path: Path, body: EntryBody): void;
  /** Something changed: walk again. */
  advance(): void;
  /** Has everything written so far committed. */
  flush(): void;
  /** Begins a child for a step; an ending when that cannot be. */
  call(path: Path, agent: string, input: readonly Draft[], options?: CallOptions): Ending | undefined;
  /** Whether the budgets up the tree have room for this on top of what is spent and reserved; when not, ends whose budget it is. */
  affords(wanted: Partial<Spend>): boolean;
  /** Its own spending and reservations, and those of the children still at work. */
  total(): Spend;
  /** What is left to it: of its own budget and of every ancestor's, whichever is tighter (X05). */
  left(): Spend;
  /** At once: what is below it ends first, and no result that comes later counts (B14, X06). */
  kill(because: string): void;
  /** At the next checkpoint: steps under way end, nothing new begins (B57). */
  terminate(because: string): void;
  /** A fault of this room or of the disk, not of a skill: it ends the process rather than leave it hanging (B12). */
  broke(error: unknown): void;
}
