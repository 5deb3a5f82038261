import type { Json, JsonObject } from '../base/index.ts';
import type { ProcessStatus } from '../domain/index.ts';
import type { Draft, Failure, Message, Outcome, Path, Runner, Spend, WaitSpec } from '../flow/index.ts';

/** The most that may be spent. */
export type Budget = Spend;

/**
 * Asked before every step, also the first: whether the process ends now, or rests until a time (milliseconds since the epoch; B17).
 * It may only end a process early, never prolong it (B54).
 */
export interface Policy {
  readonly name: string;
  check(state: ProcessState, now: number): { readonly because: string; readonly until?: number } | undefined;
}

/** What a process runs. */
export interface Agent {
  readonly name: string;
  readonly description: string;
  readonly root: Runner;
  /** Declared number of messages it ends with, as for a skill; one when absent. */
  readonly fan?: 'one' | 'many';
  readonly policies?: readonly Policy[];
  readonly budget?: Partial<Budget>;
  /** Which program runs it; this one when absent. The tree is then not looked at here. */
  readonly host?: string;
}

export interface OpenWait extends WaitSpec {
  readonly id: string;
  readonly process: string;
  readonly turn: string;
  readonly path: Path;
  readonly openedAt: number;
  readonly deadline: number;
  /** The hub itself asks whether an effect happened that a crash cut off (X03); the answer is yes, no or skip. */
  readonly doubt?: true;
}

/** A process as folded from its journal. */
export interface ProcessState {
  readonly id: string;
  /** Sequence number of its first entry: what a list of processes is paged by. */
  readonly seq: number;
  readonly turn: string;
  readonly parent: string | null;
  /** The process whose work it takes up again (A32). */
  readonly retryOf: string | null;
  readonly agent: string;
  readonly depth: number;
  readonly status: ProcessStatus;
  readonly because: string | null;
  /** Why there is no result: set when FAILED, KILLED, or TERMINATED by a policy or a request. */
  readonly failure: Failure | null;
  readonly input: readonly Message[];
  /** The root's last messages once COMPLETED (B44), or what a skill kept when it stopped its agent (TERMINATED); else null. */
  readonly result: readonly Message[] | null;
  /** The process that took its place when it handed over (C11); the result is there. */
  readonly handedTo: string | null;
  readonly waits: readonly OpenWait[];
  readonly spent: Spend;
  /** When its own last steps with an effect began, at most `ACTED_MAX`, the newest last. */
  readonly actedAt: readonly number[];
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Whatever the starter wants to find again: conversation, person, primary channel. */
  readonly meta: JsonObject;
}

/** One line of the journal. Appended in order, never changed; everything else is a fold of these. What is undefined is not written. */
export type Entry = {
  readonly seq: number;
  readonly at: number;
  readonly turn: string;
  readonly process: string;
  readonly depth: number;
  readonly path: Path;
} & EntryBody;

export type EntryBody =
  | {
      readonly e: 'created';
      readonly agent: string;
      readonly parent: string | null;
      readonly parentPath: Path | null;
      readonly input: readonly Message[];
      readonly meta: JsonObject;
      readonly budget: Budget;
      /** Spent before it began, by those who handed over to it. */
      readonly spent?: Spend | undefined;
      readonly retryOf?: string | undefined;
      /** Which program runs it; its entries are copies of what that one wrote. This program when absent. */
      readonly host?: string | undefined;
    }
  | {
      readonly e: 'status';
      readonly from: ProcessStatus;
      readonly to: ProcessStatus;
      readonly because?: string | undefined;
      readonly failure?: Failure | undefined;
    }
  | { readonly e: 'built'; readonly runner: Runner }
  | { readonly e: 'decided'; readonly holds: boolean }
  | {
      readonly e: 'started';
      readonly attempt: number;
      readonly key: string;
      readonly skill: string;
      readonly effect: string;
      readonly args: Json;
    }
  | {
      /** `out` holds the messages; the drafts inside `outcome` are not stored a second time. */
      readonly e: 'outcome';
      readonly attempt: number;
      readonly outcome: Outcome;
      readonly out: readonly Message[];
      /** What the attempt cost; for an agent's step, what the child cost. Its action was counted when it started. */
      readonly spend: Spend;
      /** A failure that will be tried again at this time; absent when the step has ended. */
      readonly retryAt?: number | undefined;
    }
  | { readonly e: 'waitOpened'; readonly wait: OpenWait; readonly spend?: Partial<Spend> | undefined }
  | {
      readonly e: 'waitClosed';
      readonly wait: string;
      readonly by: 'reply' | 'expiry' | 'cancel';
      readonly value: Json;
      readonly who?: string | undefined;
    }
  | {
      readonly e: 'child';
      readonly child: string;
      readonly mode: 'call' | 'handoff';
      readonly spend?: Partial<Spend> | undefined;
    }
  | { readonly e: 'turnEnd'; readonly result: readonly Message[] };

export interface StartOptions {
  readonly turn: string;
  readonly meta?: JsonObject;
  readonly budget?: Partial<Budget>;
  readonly retryOf?: string | undefined;
  readonly id?: string;
  /** How many callers are above it in other programs (C17). */
  readonly depth?: number;
}

export type ReplyOutcome = 'accepted' | 'duplicate' | 'closed' | 'unknown' | 'invalid';

export type ResultOutcome =
  | { readonly type: 'result'; readonly messages: readonly Message[] }
  | { readonly type: 'no-result'; readonly status: ProcessStatus; readonly because: string | null };

/** Live progress of a step, for whoever is watching now; not journalled. */
export interface Progress {
  readonly turn: string;
  readonly process: string;
  readonly path: Path;
  readonly delta: Json;
}

export type { Draft };
