import type { Json, JsonObject } from '../base/index.ts';
import type { Action, ActionStatus, CallOutcome, InboundMessage, Plan, Role, Wish } from '../domain/index.ts';
import type { Draft, EffectClass, Message, View } from '../flow/index.ts';
import type { GoalReport } from './goals/words.ts';
import type { MindFacts } from './mind/facts.ts';

/** The messages that travel on the blackboards of a turn, of its groups and of its mind, by type name. */
export interface Facts extends MindFacts {
  /** Input of a turn's process: what came in by a door. */
  readonly message: InboundMessage;
  /** How it was read. */
  readonly plan: Plan;
  /** The last message of a turn: what is said to the person. */
  readonly answer: Answer;
  /** Input of a group's process: what it is to do, in order. */
  readonly task: Task;
  readonly decision: Decision;
  readonly result: Result;
  readonly verdict: Verdict;
  readonly report: GroupReport;
  /** The last message of a process that pursued a goal. */
  readonly 'goal-report': GoalReport;
}

export interface Answer {
  readonly text: string;
  /** What the mind was given came to half, or to nothing, though every action is done. */
  readonly short?: 'partial' | 'failed';
}

export interface Task {
  readonly actions: readonly Action[];
  /** What the first action lacks and the person is asked for before anything is done (A18). */
  readonly lacks?: Wish['lacks'];
}

/** What the stepper is about to do for one action (document 000, Action Decision). */
export interface Decision {
  readonly index: number;
  /** `ask`: the wish is not whole yet. */
  readonly to: 'ask' | 'call' | 'defer' | 'skip' | 'cancel';
  readonly call: Call;
  readonly because: string;
  /** The person who said yes to a risky call; a grant is issued in this name just before the call. */
  readonly approvedBy?: { readonly person: string; readonly role: Role };
  /** Somebody else than the one who asked was to say yes. */
  readonly askedOthers?: boolean;
  /** A person asked for another try: earlier failures no longer count. */
  readonly afresh?: boolean;
  /** What the person should know of it, read back in the answer. */
  readonly remark?: string;
  /** The action as far as the person has told what it lacked. */
  readonly wish?: Wish;
}

export interface Call {
  readonly service: string;
  readonly method: string;
  readonly params: JsonObject;
}

export interface Result {
  readonly index: number;
  readonly outcome: CallOutcome;
}

/** What the evaluator makes of it (document 000, Action Evaluation). */
export interface Verdict {
  readonly index: number;
  readonly text: string;
  readonly call: Call;
  readonly status: ActionStatus;
  /** Executions so far, all of them. */
  readonly attempts: number;
  /** Another round follows: a retry, or a question to the person. */
  readonly again: boolean;
  readonly ask?: Question;
  readonly evidence?: Json;
  /** What the words left open and the house chose; read back in the answer. */
  readonly assumed?: readonly string[];
  readonly error?: { readonly code: string; readonly message: string; readonly hint?: string };
}

export interface Question {
  readonly kind: 'approval' | 'input';
  readonly prompt: string;
  readonly options: readonly string[];
  /** `adults`: the one who asked may not say yes to this, a grown-up of the house may. */
  readonly to?: 'adults';
  /** Until when it stands, in milliseconds since the epoch; a day when absent. */
  readonly deadline?: number;
  /** Where the question is which of several was meant: the id behind each option that names one. */
  readonly ids?: readonly string[];
}

export interface GroupReport {
  readonly actions: readonly Verdict[];
}

/** Where a turn came from, and so where its answers and its later deeds belong. */
export interface Origin {
  readonly channel: string;
  readonly conversation: string;
  readonly person: string | null;
}

/** The choices after a failure that another try may mend. Anything but these, and silence until the deadline, stops: nothing unsafe happens by it. */
export const TRY_AGAIN = 'try again';
export const SKIP = 'skip';
export const STOP = 'stop';

/** How the effect of `service.method` is declared in its manifest; `once` when nobody knows it, because that is the careful answer. */
export type EffectOf = (service: string, method: string) => EffectClass;

/** A draft of one of ours: the type name fixes the shape of the data. */
export function draft<K extends keyof Facts>(type: K, data: Facts[K], ok = true): Draft {
  return { type, data: data as unknown as Json, ok, kind: type === 'verdict' ? 'verdict' : 'skill' };
}

export function read<K extends keyof Facts>(message: Message, type: K): Facts[K] | undefined {
  return message.type === type ? (message.data as unknown as Facts[K]) : undefined;
}

/** Every message of a type that this step can see, oldest first. */
export function seen<K extends keyof Facts>(view: View, type: K): readonly Facts[K][] {
  const found: Facts[K][] = [];
  for (const message of view.visible) {
    const data = read(message, type);
    if (data !== undefined) found.push(data);
  }
  return found;
}

/** Every message of a type that the process knows of, whatever branch yielded it, oldest first. */
export function onBoard<K extends keyof Facts>(view: View, type: K): readonly Facts[K][] {
  return view.board.all(type).map((message) => message.data as unknown as Facts[K]);
}

/** The plan of a question back to the person: composed at the door, so its words are not read. */
export function composed(view: View): Plan | undefined {
  return view.input.find((message) => message.type === 'plan')?.data as unknown as Plan | undefined;
}

export function taskOf(view: View): Task {
  const task = view.input.find((message) => message.type === 'task');
  if (task === undefined) throw new Error('a group was started without its task');
  return task.data as unknown as Task;
}

export function actionAt(view: View, args: Json): { readonly index: number; readonly action: Action } {
  const index = (args as { index: number }).index;
  const action = taskOf(view).actions[index];
  if (action === undefined) throw new Error(`the task has no action ${index}`);
  return { index, action };
}
