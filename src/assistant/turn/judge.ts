import {
  capitalised,
  isJsonObject,
  type Json,
  type JsonObject,
  sentence,
  textsIn,
} from '../../base/index.ts';
import type { Action, CallOutcome } from '../../domain/index.ts';
import type { EffectClass, Outcome, Skill, View } from '../../flow/index.ts';
import { isRewrite } from '../../patterns/index.ts';
import {
  type Call,
  type Decision,
  draft,
  type EffectOf,
  latestVerdicts,
  NO,
  type Question,
  type Result,
  read,
  SKIP,
  STOP,
  seen,
  stepsOf,
  type Task,
  TRY_AGAIN,
  taskAt,
  type Verdict,
  YES,
} from '../facts.ts';
import { whichText } from '../words.ts';

/** Whether a call is for things that keep the house safe: locks, doors to the outside, what shuts off water. */
export type KeepsSafe = (call: Call) => boolean;

interface JudgeNeeds {
  readonly effectOf: EffectOf;
  readonly keepsSafe: KeepsSafe;
}

/** Tries after the first that fails, before a person is asked (A26). */
export const RETRIES = 3;

/** Endings that another try may mend without a person. Everything else is as it is until someone changes something. */
const MENDABLE = new Set(['failed', 'expired', 'busy', 'target-offline', 'internal']);
/** Endings that prove nothing was done, so that even a `once` effect may be tried again. */
const NOT_DONE = new Set(['busy', 'target-offline']);
/** Endings of a call that was only asked about: it has not been tried yet. */
const ONLY_ASKED = new Set(['confirmation-needed', 'not-permitted']);

/**
 * Evaluates one round by its evidence: what the service saw, not what it was asked. Decides between done, another try
 * (by effect class), a question to the person, and the end of the group. Where the person has rewritten what is to be done
 * there is nothing to judge: it passes that on.
 */
export function judgeSkill(effectOf: EffectOf, keepsSafe: KeepsSafe = () => false): Skill {
  return {
    name: 'judge',
    description: 'Judges what became of one action by what was seen',
    fan: 'one',
    effect: 'pure',
    run(view, args): Outcome {
      const decision = seen(view, 'decision').at(-1);
      if (view.last.some(isRewrite)) return { type: 'done', out: view.last };
      if (decision === undefined) throw new Error('a verdict was asked for before a decision');
      const verdict = judge(view, taskAt(view, args), decision, { effectOf, keepsSafe });
      const ok = verdict.status === 'done' || verdict.status === 'scheduled';
      return { type: 'done', out: [draft('verdict', verdict, ok)] };
    },
  };
}

type Base = Pick<Verdict, 'index' | 'text' | 'call' | 'attempts' | 'assumed' | 'asks'>;

function judge(
  view: View,
  { index, action, lacks = [] }: Task & { readonly index: number },
  decision: Decision,
  needs: JudgeNeeds,
): Verdict {
  const results = seen(view, 'result').map(({ outcome }) => outcome);
  const { assumed = [] } = action;
  const readBack = decision.remark === undefined ? assumed : [...assumed, decision.remark];
  const base: Base = {
    index,
    text: textOf(action),
    call: decision.call,
    attempts: results.filter((outcome) => outcome.ok || !ONLY_ASKED.has(outcome.error.code)).length,
    ...(readBack.length === 0 ? {} : { assumed: readBack }),
    ...(action.asks === undefined ? {} : { asks: action.asks }),
  };
  switch (decision.to) {
    case 'ask': {
      const ask = questionFor(action, lacks, view.now());
      return { ...base, status: 'waiting', score: 0, because: ask.prompt, again: true, ask };
    }
    case 'none':
      return failed(base, {
        code: decision.missing === true ? 'unknown-target' : 'unknown-method',
        message: decision.because,
      });
    case 'skip':
    case 'cancel': {
      const status = decision.to === 'skip' ? 'skipped' : 'cancelled';
      return { ...failed(base, whyNot(decision, status, results.at(-1))), status, because: decision.because };
    }
    case 'call':
    case 'defer':
      return afterCall(view, base, action, decision, needs);
  }
}

function failed(base: Base, error: NonNullable<Verdict['error']>): Verdict {
  return { ...base, status: 'failed', again: false, score: 0, because: error.message, error };
}

function afterCall(
  view: View,
  base: Base,
  action: Action,
  decision: Decision,
  { effectOf, keepsSafe }: JudgeNeeds,
): Verdict {
  const outcome = resultOfRound(view)?.outcome;
  if (outcome === undefined) return afterDoubt(view, base);
  if (outcome.ok) {
    const status = decision.to === 'defer' ? 'scheduled' : 'done';
    const { result: evidence } = outcome;
    return { ...base, status, again: false, score: scoreOf(evidence, 1), because: 'it was seen', evidence };
  }
  const { data: evidence } = outcome.error;
  const shown: Verdict = {
    ...failed(base, errorOf(outcome) ?? { code: 'failed', message: 'it failed' }),
    score: scoreOf(evidence, 0),
    ...(evidence === undefined ? {} : { evidence }),
  };
  const required = action.required !== false;
  const question = questionAfter(action, outcome, decision, required, view.now());
  const ask = question && timed(question, view.now(), keepsSafe(decision.call));
  if (ask?.kind === 'approval') return { ...shown, status: 'waiting', again: true, ask };
  const effect = decision.to === 'defer' ? 'idempotent' : effectOf(action.service, action.method);
  if (required && mayRepeat(effect, outcome) && base.attempts <= RETRIES)
    return { ...shown, status: 'running', again: true };
  if (ask !== undefined) return { ...shown, status: 'waiting', again: true, ask };
  return required ? shown : { ...shown, status: 'skipped' };
}

/** Of the things that were meant the share that was seen as asked for; `otherwise` where the evidence names none. */
function scoreOf(evidence: Json | undefined, otherwise: number): number {
  if (!isJsonObject(evidence)) return otherwise;
  const count = (key: string) => (Array.isArray(evidence[key]) ? evidence[key].length : 0);
  const good = count('changed') + count('already');
  const all = good + count('told') + count('silent') + count('offline') + count('refused');
  return all === 0 ? otherwise : Math.round((good / all) * 100) / 100;
}

export function textOf(action: Action): string {
  return action.said ?? action.source?.text ?? `${action.service}.${action.method}`;
}

/** Who has something else on their mind by then will not remember what was asked. */
const ASKED_MS = 10 * 60_000;

/** So long the house is reminded of what keeps it safe. */
const SAFE_MS = 24 * 3_600_000;

/** A question about comfort ends soon, and nothing more is done; one about what keeps the house safe is asked again. */
function timed(question: Question, now: number, safe: boolean): Question {
  if (question.kind === 'approval' || question.options.length === 0) return question;
  const deadline = now + ASKED_MS;
  return safe
    ? { ...question, deadline, again: { since: now, until: now + SAFE_MS } }
    : { ...question, deadline };
}

/** "“set an alarm”: when?" */
function questionFor(action: Action, [lack]: NonNullable<Task['lacks']>, now: number): Question {
  if (lack === undefined) throw new Error('there is nothing to ask');
  const deadline = now + ASKED_MS;
  if (lack.deeds !== undefined) {
    const isOne = lack.deeds.length === 1;
    const prompt = `${lack.words}?`;
    return { kind: isOne ? 'approval' : 'input', prompt, options: isOne ? ['yes', 'no'] : [], deadline };
  }
  const asked = lack.ask ?? `“${textOf(action)}”: ${lack.words}?`;
  const looked = lack.from === undefined ? '' : `“${lack.from.query}” is not on the calendar. `;
  return {
    kind: 'input',
    prompt: lack.among === undefined ? `${looked}${asked}` : whichText(lack.among),
    options: [],
    deadline,
  };
}

/** Nothing was tried when the yes was refused; else the last failure is the reason a person reads. */
function whyNot(
  decision: Decision,
  code: string,
  outcome: CallOutcome | undefined,
): NonNullable<Verdict['error']> {
  const failure = errorOf(outcome);
  const wasAsked = failure?.code === 'confirmation-needed' || decision.askedOthers === true;
  return failure === undefined || wasAsked ? { code, message: decision.because } : failure;
}

/** What the call of this round came to; an earlier round's result does not count. */
function resultOfRound(view: View): Result | undefined {
  const last = view.visible.findLast((message) => message.type === 'decision' || message.type === 'result');
  return last === undefined ? undefined : read(last, 'result');
}

/** A crash cut the call off, no service could tell whether it happened, and a person was asked (X03): their word is all there is. */
function afterDoubt(view: View, base: Base): Verdict {
  if (view.last.some(({ type }) => type === 'told-done'))
    return {
      ...base,
      status: 'done',
      again: false,
      score: 1,
      because: 'a person said that it happened',
      evidence: { told: true },
    };
  return { ...failed(base, { code: 'skipped', message: 'you said to leave it' }), status: 'skipped' };
}

/** Whether another try may come to more. What things cannot do by their nature they cannot do the next time. */
function isMendable({ code, data }: { readonly code: string; readonly data?: Json | undefined }): boolean {
  if (!MENDABLE.has(code)) return false;
  if (!isJsonObject(data)) return true;
  const has = (key: string) => Array.isArray(data[key]) && data[key].length > 0;
  return !has('refused') || has('silent') || has('offline');
}

function mayRepeat(effect: EffectClass, outcome: CallOutcome): boolean {
  if (outcome.ok || !isMendable(outcome.error)) return false;
  return effect !== 'once' || NOT_DONE.has(outcome.error.code);
}

function questionAfter(
  action: Action,
  outcome: CallOutcome,
  decision: Decision,
  required: boolean,
  now: number,
): Question | undefined {
  if (outcome.ok) return undefined;
  const { code, message, hint, data } = outcome.error;
  if (code === 'confirmation-needed' && decision.approvedBy === undefined) {
    const confirm =
      isJsonObject(data) && isJsonObject(data['confirm']) ? (data['confirm'] as JsonObject) : {};
    return { kind: 'approval', prompt: String(confirm['question'] ?? message), options: ['yes', 'no'] };
  }
  if (code === 'not-permitted' && decision.approvedBy === undefined) return askAdults(action, data, now);
  if (!required) return undefined;
  if (code === 'unknown-target') return whichOne(message, data, decision);
  if (!isMendable(outcome.error)) return undefined;
  return {
    kind: 'input',
    prompt: [
      sentence(message),
      hint === undefined ? '' : sentence(hint),
      'Shall I try again, skip it, or stop?',
    ]
      .filter(Boolean)
      .join(' '),
    options: [TRY_AGAIN, SKIP, STOP],
  };
}

/** What the one who asks may not do, a grown-up may say yes to; undefined where nobody can, or nobody asks whom the house knows. */
function askAdults(action: Action, data: Json | undefined, now: number): Question | undefined {
  if (!isJsonObject(data) || data['ask'] !== true) return undefined;
  const { question } = data;
  const words = textOf(action);
  return {
    kind: 'approval',
    prompt: typeof question === 'string' ? question : `${capitalised(words)}?`,
    options: ['yes', 'no'],
    to: 'adults',
    deadline: now + ASKED_MS,
  };
}

/** The words fit several things: the person says which (A18). Only where one thing was meant can one id take their place. */
function whichOne(message: string, data: Json | undefined, decision: Decision): Question | undefined {
  if (!isJsonObject(data)) return undefined;
  const [names, ids] = [textsIn(data['candidates']), textsIn(data['ids'])];
  const target = decision.call.params['target'];
  if (names.length === 0 || names.length !== ids.length || (target !== undefined && !isJsonObject(target)))
    return undefined;
  const [only = '', another] = names;
  if (another === undefined)
    return {
      kind: 'input',
      prompt: `${sentence(message)} Do you mean ${only.replace(/^The /, 'the ')}?`,
      options: [YES, NO],
      ids,
    };
  return {
    kind: 'input',
    prompt: `${sentence(message)} Which one do you mean?`,
    options: [...names, STOP],
    ids,
  };
}

function errorOf(outcome: CallOutcome | undefined): Verdict['error'] {
  if (outcome === undefined || outcome.ok) return undefined;
  const { code, message, hint } = outcome.error;
  return hint === undefined ? { code, message } : { code, message, hint };
}

/**
 * The last step of a group: its verdicts as one message, which is all the rest of the house sees of it (A06, A31). Who chose to
 * stop ends the agent with it (A15).
 */
export const reportSkill: Skill = {
  name: 'report',
  description: 'Folds the verdicts of a group into its report',
  fan: 'one',
  effect: 'pure',
  run({ board }): Outcome {
    const verdicts = board.all('verdict').map(({ data }) => data as unknown as Verdict);
    const actions = latestVerdicts(verdicts, stepsOf(board).tasks.length);
    const out = [draft('report', { actions })];
    const last = actions.at(-1);
    if (last?.status !== 'cancelled') return { type: 'done', out };
    return { type: 'stop', scope: 'agent', because: last.because, out };
  },
};
