import type { Json, JsonObject, LogFields } from '../base/index.ts';

/** A structural address in a runner tree, e.g. `0/while#2/par.1/skill`. Stable under any scheduling (agent-core, choice 2). */
export type Path = string;

export const MESSAGE_KINDS = ['user', 'agent', 'skill', 'verdict', 'fact'] as const;

/** One value between skills (document 003): what was said, found, judged or noted. Frozen once made. */
export interface Message<T extends Json = Json> {
  readonly id: string;
  /** Path of the step that yielded it; empty for the input of a process. */
  readonly from: Path;
  readonly at: number;
  readonly kind: (typeof MESSAGE_KINDS)[number];
  /** Name of the domain type; the index key of the blackboard. */
  readonly type: string;
  readonly data: T;
  readonly name?: string;
  readonly ok: boolean;
  readonly score?: number;
}

/** What a skill returns; the interpreter adds id, path and time. */
export interface Draft<T extends Json = Json> {
  readonly kind?: Message['kind'];
  readonly type: string;
  readonly data: T;
  readonly name?: string;
  readonly ok?: boolean;
  readonly score?: number;
}

/** The facts of a process: a fold of its messages, never changed in place (document 001, Blackboard). */
export interface Board {
  /** Newest of a type, its declared subtypes included. */
  last<T extends Json = Json>(type: string): Message<T> | undefined;
  /** All of a type and its declared subtypes, oldest first; of any type when none is named. */
  all<T extends Json = Json>(type?: string): readonly Message<T>[];
  /** What a name is bound to, if it is of the type. `it` is also the newest of the type (document 001, Binding). */
  get(name: string, type?: string): Message | undefined;
  /** A message by its id, hidden or not. */
  of(id: string): Message | undefined;
  condition(name: string): boolean | undefined;
  /** A copy for a child: what is in sight now, as input. Neither sees what the other adds later. */
  spawn(): readonly Draft[];
}

export interface Spend {
  readonly usd: number;
  readonly actions: number;
  readonly tokens: number;
  readonly ms: number;
}

export interface BudgetView {
  readonly left: Spend;
  can(wanted: Partial<Spend>): boolean;
}

/** Everything a skill may see: frozen, and enough (document 003: "input is a read-only context"). */
export interface View {
  readonly process: string;
  readonly turn: string;
  readonly path: Path;
  readonly depth: number;
  /** 1 for the first execution of this step, counted by the step's own retry policy. */
  readonly attempt: number;
  /** Input the process was started with. */
  readonly input: readonly Message[];
  readonly visible: readonly Message[];
  readonly last: readonly Message[];
  /** Within `each`: the element this branch is for. */
  readonly item?: { readonly index: number; readonly value: Message };
  readonly board: Board;
  /** What is left beside what this step itself has reserved. */
  readonly budget: BudgetView;
  readonly signal: AbortSignal;
  now(): number;
  /** Live progress for whoever is watching; not a result, not journalled. */
  emit(delta: Json): void;
  /** A line of the program's log, with the turn, the process and the path of this step. */
  log(message: string, fields?: LogFields): void;
}

export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
  readonly hint?: string;
  readonly data?: Json;
}

/** One call of a service that a yes allows. */
export interface PermittedCall {
  readonly service: string;
  readonly method: string;
  readonly params: Json;
  /** The host of agents that makes it; told by whoever hears the question from there. */
  readonly host?: string;
}

export const WAIT_KINDS = ['input', 'form', 'approval', 'timer'] as const;

export interface WaitSpec {
  readonly kind: (typeof WAIT_KINDS)[number];
  readonly prompt: string;
  readonly options?: readonly string[];
  /** What an answer must be, as JSON Schema (`agents/reply-schema.ts` says which of it): of an `input` any value, of a `form` an object of fields. */
  readonly schema?: JsonObject;
  /** Type of the message that the reply becomes where no `resume` takes it up; `reply` when absent. */
  readonly as?: string;
  /** An object that says what is to be done instead (`{rewrite: …}`) is an answer too, whatever else is asked for (A21). */
  readonly rewrites?: true;
  /** Whose answer is wanted, as the application names them; that of whoever asked, when absent. */
  readonly to?: string;
  /** Of an agent of another program: the risky call that the yes is to. The hub asks in its own words, and its grant comes with the yes (H09). */
  readonly permits?: PermittedCall;
  /** Milliseconds since the epoch; 24 h from opening when absent. */
  readonly deadline?: number;
  readonly onExpire: 'fail' | 'reject' | { readonly value: Json };
  /** No plan leads on: as long as nothing but such waits is open the process is STUCK, not WAITING. */
  readonly stuck?: true;
}

/** What may happen next. One union, handled in one place; control is never an exception or a magic string. */
export type Outcome =
  | { readonly type: 'done'; readonly out: readonly Draft[]; readonly spend?: Partial<Spend> }
  /** `spend`: what was spent before the question. */
  | { readonly type: 'wait'; readonly wait: WaitSpec; readonly spend?: Partial<Spend> }
  | { readonly type: 'call'; readonly agent: string; readonly input: readonly Draft[] }
  /** Without `input` the successor gets everything that is in sight here (C11). */
  | { readonly type: 'handoff'; readonly agent: string; readonly input?: readonly Draft[] }
  /** Not this way: a failure with facts for the board, upon which the plan controller leaves this operator out once (B56). */
  | { readonly type: 'replan'; readonly because: string; readonly facts: readonly Draft[] }
  | {
      readonly type: 'stop';
      readonly scope: 'action' | 'agent';
      readonly because: string;
      readonly out?: readonly Draft[];
    }
  | {
      readonly type: 'fail';
      readonly error: Failure;
      readonly out?: readonly Draft[];
      readonly spend?: Partial<Spend>;
    };

/** Decides recovery and retry (X03): what may be done again when nobody knows whether it was done. */
export type EffectClass = 'pure' | 'read' | 'idempotent' | 'verifiable' | 'once';

export interface Retry {
  /** Executions in all, the first included. */
  readonly maxAttempts: number;
  readonly backoffMs: number;
  readonly factor: number;
  readonly capMs: number;
}

export interface Skill {
  readonly name: string;
  readonly description: string;
  /** Declared number of messages it yields; decides what later steps see, never the count at run time. */
  readonly fan: 'one' | 'many';
  /** Declared number of messages it reads as `last`; a skill for one may not stand behind a fan (D11). Many when absent. */
  readonly takes?: 'one' | 'many';
  readonly effect: EffectClass;
  /** Conditions that it is to make true. After a failure they are false on the board, so also before each retry (B53). */
  readonly gives?: readonly string[];
  readonly retry?: Retry;
  readonly timeoutMs?: number;
  /**
   * The most that one execution may cost beyond its action and its time: reserved before it begins, charged when the skill
   * reports nothing. A skill whose price is unknown is refused; one of unknown USD names its tokens (X05).
   */
  readonly price?: Partial<Spend> | 'unknown';
  /** `key` is the idempotency key: process and path, the same on every execution of this step. */
  run(view: View, args: Json, key: string): Promise<Outcome> | Outcome;
  /** Called with the reply when `run` (or an earlier `resume`) waited. Without it the reply itself is the result (C08). */
  /** `who` is the id of the person who replied, where the door knew. */
  resume?(view: View, args: Json, value: Json, key: string, who?: string): Promise<Outcome> | Outcome;
  /** For verifiable effects in doubt after a crash: was it done? `true` needs the result as messages, hence an outcome. */
  confirm?(view: View, args: Json, key: string): Promise<Outcome | 'not-done' | 'unknown'>;
}

/** The graph of doing, as data (document 003). Skills, controllers, predicates and agents are named; the registry knows them. */
export type Runner =
  | { readonly r: 'skill'; readonly skill: string; readonly args?: Json }
  | { readonly r: 'seq'; readonly of: readonly Runner[] }
  | {
      readonly r: 'par';
      readonly of: readonly Runner[];
      readonly onError?: 'cancel' | 'collect';
      readonly limit?: number;
    }
  | { readonly r: 'each'; readonly body: Runner; readonly limit?: number }
  | { readonly r: 'if'; readonly when: string; readonly then: Runner; readonly else?: Runner }
  | { readonly r: 'while'; readonly when: string; readonly body: Runner; readonly max: number }
  | { readonly r: 'doWhile'; readonly when: string; readonly body: Runner; readonly max: number }
  | { readonly r: 'control'; readonly controller: string; readonly args?: Json }
  /** A child process. Its input is `input` when given, else the messages last seen. */
  | {
      readonly r: 'agent';
      readonly agent: string;
      readonly input?: readonly Draft[];
      readonly budget?: Partial<Spend>;
      /** The process whose work it takes up again (A32). */
      readonly retryOf?: string;
    };

/** Builds a runner from what it sees; the built tree is recorded and never asked for again (D25). */
export interface Controller {
  readonly name: string;
  build(view: View, args: Json): Promise<Runner> | Runner;
}

/** Pure, and at once; registered by name so that the tree stays data. */
export interface Predicate {
  readonly name: string;
  holds(view: View): boolean;
}
