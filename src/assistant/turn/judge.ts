import { capitalised, isJsonObject, type Json, type JsonObject, textsIn } from '../../base/index.ts';
import type { Action, CallOutcome } from '../../domain/index.ts';
import type { EffectClass, Outcome, Skill, View } from '../../flow/index.ts';
import {
  actionAt,
  type Decision,
  draft,
  type EffectOf,
  type Question,
  type Result,
  read,
  SKIP,
  STOP,
  seen,
  TRY_AGAIN,
  type Verdict,
} from '../facts.ts';
import { orWords } from '../words.ts';

/** Executions of one action before a person is asked: the first and two more (document 004's three attempts, A26). */
export const ATTEMPTS_MAX = 3;

/** Endings that another try may mend without a person. Everything else is as it is until someone changes something. */
const MENDABLE = new Set(['failed', 'expired', 'busy', 'target-offline', 'internal']);
/** Endings that prove nothing was done, so that even a `once` effect may be tried again. */
const NOT_DONE = new Set(['busy', 'target-offline']);

/**
 * Evaluates one round by its evidence: what the service saw, not what it was asked. Decides between done, another try
 * (by effect class), a question to the person, and the end of the group.
 */
export function judgeSkill(effectOf: EffectOf): Skill {
  return {
    name: 'judge',
    description: 'Judges what became of one action by what was seen',
    fan: 'one',
    effect: 'pure',
    run(view, args): Outcome {
      const { index, action } = actionAt(view, args);
      const decision = seen(view, 'decision').at(-1);
      if (decision === undefined) throw new Error('a verdict was asked for before a decision');
      const verdict = judge(view, index, action, decision, effectOf);
      return {
        type: 'done',
        out: [draft('verdict', verdict, verdict.status === 'done' || verdict.status === 'scheduled')],
      };
    },
  };
}

function judge(view: View, index: number, action: Action, decision: Decision, effectOf: EffectOf): Verdict {
  const results = seen(view, 'result').filter((result) => result.index === index);
  const assumed = readBack(action, decision);
  const base = {
    index,
    text: textOf(action),
    call: decision.call,
    attempts: results.length,
    ...(assumed.length === 0 ? {} : { assumed }),
  };
  if (decision.to === 'ask') {
    const ask = questionFor(action, decision, view.now());
    return ask === undefined
      ? { ...base, status: 'running', again: true }
      : { ...base, status: 'waiting', again: true, ask };
  }
  if (decision.to === 'skip' || decision.to === 'cancel') {
    const status = decision.to === 'skip' ? 'skipped' : 'cancelled';
    return { ...base, status, again: false, error: whyNot(decision, status, results.at(-1)?.outcome) };
  }
  const outcome = resultOfRound(view)?.outcome;
  if (outcome === undefined) return afterDoubt(view, base);
  if (outcome.ok)
    return {
      ...base,
      status: decision.to === 'defer' ? 'scheduled' : 'done',
      again: false,
      evidence: outcome.result,
    };
  const error = errorOf(outcome) ?? { code: 'failed', message: 'it failed' };
  const evidence = outcome.error.data;
  const shown = { ...base, error, ...(evidence === undefined ? {} : { evidence }) };
  const required = action.required !== false;
  const ask = questionAfter(action, outcome, decision, required, view.now());
  if (ask?.kind === 'approval') return { ...shown, status: 'waiting', again: true, ask };
  const effect = decision.to === 'defer' ? 'idempotent' : effectOf(action.service, action.method);
  if (required && mayRepeat(effect, outcome) && attemptsSinceAsked(view, index) < ATTEMPTS_MAX)
    return { ...shown, status: 'running', again: true };
  if (ask !== undefined) return { ...shown, status: 'waiting', again: true, ask };
  return { ...shown, status: required ? 'failed' : 'skipped', again: false };
}

function readBack(action: Action, { wish, remark }: Decision): readonly string[] {
  const { assumed = [] } = wish?.action ?? action;
  return remark === undefined ? assumed : [...assumed, remark];
}

export function textOf(action: Action): string {
  return action.said ?? action.source?.text ?? `${action.service}.${action.method}`;
}

/** Who has something else on their mind by then will not remember what was asked. */
const ASKED_MS = 10 * 60_000;

/** "“set an alarm”: when?"; none once the wish is whole. */
function questionFor(action: Action, { wish }: Decision, now: number): Question | undefined {
  const [lack] = wish?.lacks ?? [];
  if (lack === undefined) return undefined;
  return {
    kind: 'input',
    prompt:
      lack.among === undefined
        ? `“${textOf(action)}”: ${lack.words}?`
        : `Which do you mean by “${textOf(action)}”: ${orWords(lack.among)}?`,
    options: [],
    deadline: now + ASKED_MS,
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
function afterDoubt(view: View, base: Pick<Verdict, 'index' | 'text' | 'call' | 'attempts'>): Verdict {
  const told =
    view.visible.findLast((message) => message.type === 'decision' || message.type === 'told-done')?.type ===
    'told-done';
  if (told) return { ...base, status: 'done', again: false, evidence: { told: true } };
  return {
    ...base,
    status: 'skipped',
    again: false,
    error: { code: 'skipped', message: 'you said to leave it' },
  };
}

function mayRepeat(effect: EffectClass, outcome: CallOutcome): boolean {
  if (outcome.ok || !MENDABLE.has(outcome.error.code)) return false;
  return effect !== 'once' || NOT_DONE.has(outcome.error.code);
}

/** Tries count from the last time a person asked for another one. */
function attemptsSinceAsked(view: View, index: number): number {
  const decisions = seen(view, 'decision').filter((decision) => decision.index === index);
  const asked = decisions.findLastIndex((decision) => decision.afresh === true);
  return asked < 0 ? decisions.length : decisions.length - asked;
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
  if (!MENDABLE.has(code)) return undefined;
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
  if (names.length < 2 || names.length !== ids.length || (target !== undefined && !isJsonObject(target)))
    return undefined;
  return {
    kind: 'input',
    prompt: `${sentence(message)} Which one do you mean?`,
    options: [...names, STOP],
    ids,
  };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function errorOf(outcome: CallOutcome | undefined): Verdict['error'] {
  if (outcome === undefined || outcome.ok) return undefined;
  const { code, message, hint } = outcome.error;
  return hint === undefined ? { code, message } : { code, message, hint };
}

/** The last step of a group: its verdicts as one message, which is all the rest of the house sees of it (A06, A31). */
export const reportSkill: Skill = {
  name: 'report',
  description: 'Folds the verdicts of a group into its report',
  fan: 'one',
  effect: 'pure',
  run(view): Outcome {
    const latest = new Map<number, Verdict>();
    for (const verdict of seen(view, 'verdict')) latest.set(verdict.index, verdict);
    return { type: 'done', out: [draft('report', { actions: [...latest.values()] })] };
  },
};
