import type { Entry, ProcessState } from '../../agents/index.ts';
import type { Json } from '../../base/index.ts';
import type { CallOutcome, RoundView } from '../../domain/index.ts';
import { boardOf } from '../../flow/index.ts';
import { isRewrite } from '../../patterns/index.ts';
import { type Decision, type Result, stepsOf, type Task, type Verdict } from '../facts.ts';
import { textOf } from './judge.ts';

/** One round of one action, as the journal has it: decided, perhaps done, judged, perhaps asked about. */
interface Round {
  readonly decision: Decision;
  readonly decidedAt: number;
  startedAt?: number;
  result?: CallOutcome;
  verdict?: Verdict;
  judgedAt?: number;
  asked?: { readonly prompt: string; readonly at: number };
  answered?: {
    readonly value: Json;
    readonly by: 'reply' | 'expiry' | 'cancel';
    readonly who?: string;
    readonly at: number;
  };
  /** What was answered to it took its place. */
  isRewritten?: true;
}

/** The context of an agent (document 000): its list as it is now, and all rounds of its actions, oldest first. Folded from the journal, stored nowhere else (A11). */
export interface AgentContext {
  readonly tasks: readonly Task[];
  /** The place of the task it stands at. */
  readonly current: number;
  readonly rounds: readonly Round[];
}

export function contextOf({ id, input }: ProcessState, entries: readonly Entry[]): AgentContext {
  const said = [...input];
  const rounds: Round[] = [];
  for (const entry of entries) {
    if (entry.process !== id) continue;
    const { at } = entry;
    const round = rounds.at(-1);
    if (entry.e === 'started' && entry.skill.startsWith('call-') && round !== undefined) round.startedAt = at;
    if (entry.e === 'waitOpened' && round !== undefined) round.asked = { prompt: entry.wait.prompt, at };
    if (entry.e === 'waitClosed' && round !== undefined) {
      const { value, by, who } = entry;
      round.answered = { value, by, at, ...(who === undefined ? {} : { who }) };
    }
    if (entry.e !== 'outcome') continue;
    for (const message of entry.out) {
      said.push(message);
      const data: unknown = message.data;
      if (message.type === 'decision') rounds.push({ decision: data as Decision, decidedAt: at });
      else if (message.type === 'result' && round !== undefined) round.result = (data as Result).outcome;
      else if (message.type === 'verdict' && round !== undefined) {
        round.verdict = data as Verdict;
        round.judgedAt = at;
      } else if (isRewrite(message))
        for (const one of rounds) if (one.decision.index === round?.decision.index) one.isRewritten = true;
    }
  }
  return { ...stepsOf(boardOf(said)), rounds };
}

/** How an action stands: its last round, unless that was rewritten. */
export function lastRound({ rounds }: AgentContext, index: number): Round | undefined {
  return rounds.findLast(({ decision, isRewritten }) => decision.index === index && isRewritten !== true);
}

/** How an action ended as far as anybody saw: by its verdict, or by what came back where the agent was ended before it could judge. */
export function verdictOn(context: AgentContext, index: number): Verdict | undefined {
  const round = lastRound(context, index);
  const task = context.tasks[index];
  const { decision, verdict, result } = round ?? {};
  if (verdict !== undefined || decision?.to !== 'call' || result?.ok !== true || task === undefined)
    return verdict;
  const { call } = decision;
  const seen = { score: 1, because: 'it was seen', evidence: result.result };
  return { index, text: textOf(task.action), call, status: 'done', attempts: 1, again: false, ...seen };
}

/** Whether an action was begun and nobody knows what came of it. */
export function isInDoubt(context: AgentContext, index: number): boolean {
  const { startedAt, result, verdict } = lastRound(context, index) ?? {};
  return startedAt !== undefined && result === undefined && verdict === undefined;
}

/** The rounds as people see them. */
export function roundViews({ rounds }: AgentContext): readonly RoundView[] {
  return rounds.map(({ decision, decidedAt, startedAt, result, verdict, judgedAt, asked, answered }) => {
    const { service, method, params } = decision.call;
    return {
      action: decision.index,
      option: decision.option,
      because: decision.because,
      call: { service, method, args: params },
      decidedAt: iso(decidedAt),
      ...(startedAt === undefined ? {} : { startedAt: iso(startedAt) }),
      ...(result === undefined ? {} : { result: result as unknown as Json }),
      ...(verdict === undefined || judgedAt === undefined
        ? {}
        : { verdict: verdictView(verdict), judgedAt: iso(judgedAt) }),
      ...(asked === undefined ? {} : { asked: { ...asked, at: iso(asked.at) } }),
      ...(answered === undefined ? {} : { answered: { ...answered, at: iso(answered.at) } }),
    };
  });
}

function verdictView({ status, score, because, evidence }: Verdict): NonNullable<RoundView['verdict']> {
  return { status, score, because, ...(evidence === undefined ? {} : { evidence }) };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
