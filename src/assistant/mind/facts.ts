import type { JsonObject } from '../../base/index.ts';
import type { Group, Plan } from '../../domain/index.ts';
import type { OrchestratorDecision, WorkerResult, WorkerType } from './records.ts';

/** The messages on the blackboard of the agent `mind`, by type name; those of all agents are in `../facts.ts`. */
export interface MindFacts {
  /** Whether anything is to be done, and what is said where nothing is. */
  readonly route: Route;
  /** One piece of work, as the orchestrator gave it out. */
  readonly work: OrchestratorDecision;
  /** What a worker would have the house do. */
  readonly proposal: Proposal;
  /** A person's word on a proposal, or the house's own where none was needed. */
  readonly approval: Approval;
  /** One execution of a worker. */
  readonly attempt: Attempt;
  /** What a search came to. */
  readonly found: Found;
  /** The same, as the model reads it. */
  readonly listed: Found & { readonly text: string };
  /** What came of a piece of work that ends in words. */
  readonly worked: Worked;
  /** The end of it all: what is said besides the reports. */
  readonly minded: Minded;
}

/** Whether a plan leaves something for the mind; never where the house has no language model. */
export type LeftForMind = (plan: Plan) => boolean;

export interface Route {
  readonly work: boolean;
  readonly reason: string;
  readonly response?: string;
  /** Who does it, where that is settled already. */
  readonly worker?: WorkerType;
  /** What was chosen from a list of calls. */
  readonly chosen?: Chosen;
  /** The model could not be asked. */
  readonly trouble?: Trouble;
}

/** A call that was chosen: complete, but for what only the sentence can tell. */
export interface Chosen {
  readonly tool: string;
  readonly given: JsonObject;
  readonly lacks: readonly string[];
}

export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

export interface Proposal {
  readonly index: number;
  readonly worker: WorkerType;
  readonly groups: readonly Group[];
  /** Why a person must agree first; none when nobody need be asked. */
  readonly because: readonly string[];
  /** What is put before the person, in the house's own words. */
  readonly summary: string;
}

export interface Approval {
  readonly index: number;
  readonly groups: readonly Group[];
}

export type Attempt = WorkerResult & {
  readonly index: number;
  readonly worker: WorkerType;
  /** Where the words come from, for search results: what each `[n]` in the text names. */
  readonly sources?: readonly Source[];
};

export interface Found {
  readonly index: number;
  readonly query: string;
  readonly results: readonly (Source & { readonly snippet: string })[];
  readonly error?: string;
}

export interface Source {
  readonly title: string;
  readonly url: string;
}

export interface Worked {
  readonly index: number;
  readonly worker: WorkerType;
  readonly text: string;
  readonly sources?: readonly Source[];
  /** The evaluator never passed it. */
  readonly partial?: true;
  /** It came to nothing; `text` says why. */
  readonly failed?: true;
  /** It came to nothing because the model could not help: told once, and not as an answer. */
  readonly trouble?: Trouble;
}

export interface Minded {
  /** Prose for the person, checked. */
  readonly said: readonly string[];
  readonly groups: readonly Group[];
  /** What the ear left unread has been dealt with. */
  readonly handled: boolean;
  /** The work came to half of what it should be, or to nothing. */
  readonly short?: 'partial' | 'failed';
  readonly trouble?: Trouble;
  /** It is made of what strangers wrote. */
  readonly outside?: true;
}
