import type { Clock, Json, Logger } from '../base/index.ts';
import type { Draft, Path, Registry, Spend } from '../flow/index.ts';
import type { Store } from '../store/index.ts';
import type { ProcessFold } from './fold.ts';
import type { Journal, Line } from './journal.ts';
import type { Agent, EntryBody, OpenWait, ProcessState, Progress } from './types.ts';

/** What a process needs of the house it lives in. */
export interface Surroundings {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly log: Logger;
  readonly registry: Registry<Agent>;
  readonly boundary: (name: string) => void;
  /** Writes the creation of a process and lets it begin soon. */
  create(birth: Birth): void;
  /** Writes the creation of a process that has begun elsewhere, and keeps its copy open. */
  adopt(created: Line & { readonly e: 'created' }): Driver;
  /** An open process. */
  find(id: string): Driver | undefined;
  /** Of any process, live or folded from the journal. */
  stateOf(id: string): ProcessState | undefined;
  /** Something waits for another time than before. */
  waitsChanged(): void;
  progress(progress: Progress): void;
}

/** A `created` entry before its input is messages. */
export type Birth = Omit<Line & { readonly e: 'created' }, 'e' | 'path' | 'input' | 'host'> & {
  readonly input: readonly Draft[];
};

/**
 * What drives one process, as its caller, the agents it called and the manager know it: a walk of its tree, or the news of
 * another program that walks it.
 */
export interface Driver {
  readonly fold: ProcessFold;
  /** When a policy lets it go on (B17). */
  readonly pausedUntil?: number | undefined;
  write(path: Path, body: EntryBody): void;
  /** Something changed: go on as far as possible. */
  advance(): void;
  /** Closes one of its waits; the step goes on with the value. */
  closeWait(wait: OpenWait, by: 'reply' | 'expiry', value: Json, who?: string): void;
  /** Stops driving it; the next start goes on. */
  close(): void;
  /** Whether the budgets up the tree have room for this on top of what is spent and reserved; when not, ends whose budget it is. */
  affords(wanted: Partial<Spend>): boolean;
  total(): Spend;
  left(): Spend;
  /** At once: what is below it ends first, and no result that comes later counts (B14, X06). */
  kill(because: string): void;
  /** At the next checkpoint: steps under way end, nothing new begins (B57). */
  terminate(because: string): void;
}

/** A process as its own steps know it. */
export interface Driven extends Driver {
  readonly house: Surroundings;
  /** Has everything written so far committed. */
  flush(): void;
  /** A fault of this room or of the disk, not of a skill: it ends the process rather than leave it hanging (B12). */
  broke(error: unknown): void;
}

/** Makes the driver of a process that another program runs (`created.host` names it). */
export type Elsewhere = (fold: ProcessFold, house: Surroundings) => Driver;

export interface AgentManagerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly registry: Registry<Agent>;
  /** Called with a name around every commit (`commit.before`, `commit.after`) and every effectful skill (`effect.before:<skill>`, `effect.after:<skill>`). */
  readonly boundary?: (name: string) => void;
  /** Drives the processes that other programs run; without it such processes are set aside. */
  readonly elsewhere?: Elsewhere;
  /** Another hub has taken the database over; nothing is driven here any more. */
  readonly onLost?: () => void;
}
