import { isJsonObject, type Json, type JsonObject } from '../base/index.ts';
import type { Action, ActionStatus, CallOutcome, InboundMessage, Plan, Role, Wish } from '../domain/index.ts';
import type { Board, Draft, EffectClass, Message, View } from '../flow/index.ts';
import { tasks, tasksOf } from '../patterns/index.ts';
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
  readonly decision: Decision;
  readonly result: Result;
  readonly verdict: Verdict;
  readonly report: GroupReport;
  /** Input of a group's process that goes on where another broke: that one. */
  readonly 'goes-on-for': { readonly process: string };
  /** The last message of a process that pursued a goal. */
  readonly 'goal-report': GoalReport;
}

export interface Answer {
  readonly text: string;
  /** What the mind was given came to half, or to nothing, though every action is done. */
  readonly short?: 'partial' | 'failed';
  /** What was left unsaid and is told to who says "go on". */
  readonly rest?: string;
}

/** One entry of a group's list: the stepper takes them in order, and feedback may rewrite the current one and those behind it. */
export interface Task {
  readonly action: Action;
  /** What it lacks and the person is asked for before anything is done (A18). */
  readonly lacks?: Wish['lacks'];
}

/** What the stepper is about to do for one action (document 000, Action Decision). */
export interface Decision {
  readonly index: number;
  /** What of the catalogue was chosen (A14). */
  readonly option: Option;
  /** `ask`: the wish is not whole yet; `none`: nothing in the catalogue does it. */
  readonly to: 'ask' | 'call' | 'defer' | 'skip' | 'cancel' | 'none';
  readonly call: Call;
  readonly because: string;
  /** The person who said yes to a risky call; a grant is issued in this name just before the call. */
  readonly approvedBy?: { readonly person: string; readonly role: Role };
  /** Somebody else than the one who asked was to say yes. */
  readonly askedOthers?: boolean;
  /** With `none`: it could be done, and what it is about is not there. */
  readonly missing?: boolean;
  /** What the person should know of it, read back in the answer. */
  readonly remark?: string;
}

/** One of the catalogue, or none of it. */
export interface Option {
  readonly type: 'channel' | 'service' | 'terminate' | 'none';
  readonly name?: string;
  readonly method?: string;
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
  /** What was seen of what was asked for, from 0 to 1. */
  readonly score: number;
  /** Why it is judged so. */
  readonly because: string;
  /** Another round follows: a retry, or a question to the person. */
  readonly again: boolean;
  readonly ask?: Question;
  readonly evidence?: Json;
  /** What the words left open and the house chose; read back in the answer. */
  readonly assumed?: readonly string[];
  /** The state that was asked about, where the answer is yes or no. */
  readonly asks?: string;
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
  /** It is asked again after silence, each time after as long as since it was first asked, until then. */
  readonly again?: { readonly since: number; readonly until: number };
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
/** To whether the one thing there is was meant. */
export const YES = 'yes';
export const NO = 'no';

/** How the effect of `service.method` is declared in its manifest; `once` when nobody knows it, because that is the careful answer. */
export type EffectOf = (service: string, method: string) => EffectClass;

/** A draft of one of ours: the type name fixes the shape of the data. What came in by a door is a person's (A01). */
export function draft<K extends keyof Facts>(type: K, data: Facts[K], ok = true): Draft {
  const kind = type === 'verdict' ? 'verdict' : type === 'message' ? 'user' : 'skill';
  return { type, data: data as unknown as Json, ok, kind };
}

/** Input of a group's process: what it is to do, in order, from one of it on. */
export function groupInput(list: readonly Task[], from = 0): readonly Draft[] {
  return [tasks(list as unknown as readonly Json[], from)];
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

/** The list of a group as it is now, and where its stepper stands. */
export function stepsOf(board: Board): { readonly tasks: readonly Task[]; readonly current: number } {
  const { tasks: list, current } = tasksOf(board);
  // An agent of another program may step through tasks of its own.
  const isOurs = list.every((one) => isJsonObject(one) && one['action'] !== undefined);
  return { tasks: isOurs ? (list as unknown as readonly Task[]) : [], current };
}

export function taskAt(view: View, args: Json): Task & { readonly index: number } {
  const { index } = args as { readonly index: number };
  const task = stepsOf(view.board).tasks[index];
  if (task === undefined) throw new Error(`the group has no action ${index}`);
  return { index, ...task };
}

/** An answer that says what is to be done instead of the current action and those behind it (A21). */
export interface Rewriting {
  readonly rewrite: readonly Task[];
}

export function isRewriting(value: Json): value is Json & Rewriting {
  return isJsonObject(value) && Array.isArray(value['rewrite']);
}

/** The newest verdict on each of the first `count` actions, in their order. */
export function latestVerdicts(verdicts: readonly Verdict[], count: number): readonly Verdict[] {
  const byIndex = new Map<number, Verdict>();
  for (const verdict of verdicts) if (verdict.index < count) byIndex.set(verdict.index, verdict);
  return [...byIndex.values()];
}
