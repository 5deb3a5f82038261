import type { Action, Condition, Span, Target } from '../domain/index.ts';
import { type Edge, strongest } from './clauses.ts';
import type { Joint } from './en/connectors.ts';
import type { Talk } from './en/talk.ts';
import type { FitHearing } from './fit.ts';
import { again, change, extend } from './follow.ts';
import { except } from './forbid.ts';
import { outcomeOf } from './outcome.ts';
import type { Reading } from './readings.ts';
import { type Sentence, wordAt, written } from './sentence.ts';
import { type Built, build, lackOf, type Memory, type Refusal, type Step } from './steps.ts';
import type { PreviousTurn } from './types.ts';

/** What a path comes to: steps in the order of the words, what was not understood, and what kind of talk the rest is. */
export interface Resolution {
  readonly steps: readonly Step[];
  readonly unread: readonly Lost[];
  readonly talks: readonly Talk[];
}

/** Words without a deed. `before` tells how many steps had been read, `governs` that the whole sentence hangs on them. */
export interface Lost extends Span, Refusal {
  readonly sentence: number;
  readonly governs: boolean;
}

interface Draft {
  steps: (Step & { readonly sentence: number })[];
  lost: Lost[];
  talks: Talk[];
  memory: Memory;
  joint: Joint | undefined;
  /** "First …": the next joint means "then". */
  opened: boolean;
  sentence: number;
  /** A condition in front holds for the clauses joined to it, until the sentence ends. */
  carried: Condition | undefined;
}

/** Turns the path into steps from left to right, each with what was said before it. */
export function resolve(sentence: Sentence, edges: readonly Edge[]): Resolution {
  const where: FitHearing = {
    lexicon: sentence.lexicon,
    context: sentence.context,
    mentions: [],
    rooms: true,
  };
  const draft: Draft = {
    steps: [],
    lost: [],
    talks: [],
    joint: undefined,
    opened: false,
    sentence: 0,
    carried: undefined,
    memory: { mentions: mentionsBefore(sentence.context.previous ?? []), time: timeOf(sentence) },
  };
  for (let at = 0; at < edges.length; at++) {
    const edge = edges[at]!;
    switch (edge.type) {
      case 'joint':
        takeJoint(draft, edge.joint);
        break;
      case 'opener':
        draft.opened = true;
        break;
      case 'filler':
        break;
      case 'talk':
        draft.talks.push(edge.talk);
        draft.joint = undefined;
        break;
      case 'unread': {
        const from = at;
        while (edges[at + 1]?.type === 'unread') at++;
        loseWords(sentence, draft, edges[from]!.start, edges[at]!.end, { reason: 'not understood' });
        break;
      }
      case 'not':
        if (!except(draft, edge.reading, where)) draft.talks.push('prohibition');
        draft.joint = undefined;
        break;
      case 'command':
      case 'follow':
      case 'fragment':
        takeClause(sentence, draft, edge.type, edge.reading, where);
    }
  }
  return { steps: draft.steps, unread: draft.lost, talks: draft.talks };
}

function timeOf(sentence: Sentence): Memory['time'] {
  const { now, timezone, dayParts } = sentence.context;
  return dayParts === undefined ? { now, timezone } : { now, timezone, dayParts };
}

function mentionsBefore(previous: readonly PreviousTurn[]): Memory['mentions'] {
  return previous.flatMap(({ groups }) => groups.flat().flatMap((action) => mentionOf(action)));
}

function mentionOf(action: Action): Memory['mentions'] {
  const target = action.args['target'] as Target | undefined;
  return target === undefined ? [] : [{ service: action.service, target }];
}

function takeJoint(draft: Draft, joint: Joint): void {
  if (joint === 'stop') {
    draft.sentence++;
    draft.carried = undefined;
  }
  if (joint === 'abandon') {
    const last = draft.steps.at(-1)?.sentence ?? draft.sentence;
    draft.steps = draft.steps.filter((step) => step.sentence < Math.min(last, draft.sentence));
    draft.lost = draft.lost.filter((lost) => lost.sentence < draft.sentence - 1);
    draft.talks.push('abandoned');
  }
  draft.joint = strongest(draft.joint, joint);
}

function loseWords(sentence: Sentence, draft: Draft, start: number, end: number, refusal: Refusal): void {
  const text = written(sentence, start, end);
  const from = sentence.tokens[start]!.start;
  const last = draft.lost.at(-1);
  const governs = GOVERNORS.has(wordAt(sentence, start)) || draft.joint === 'but';
  draft.joint = undefined;
  if (
    last !== undefined &&
    last.sentence === draft.sentence &&
    sentence.text.slice(last.end, from).length <= 5 &&
    refusal.reason === last.reason &&
    !draft.steps.some((step) => (step.action.source?.start ?? 0) > last.start)
  ) {
    const merged = {
      ...last,
      end: from + text.length,
      text: sentence.text.slice(last.start, from + text.length),
      governs: last.governs || governs,
    };
    draft.lost[draft.lost.length - 1] = merged;
    return;
  }
  draft.lost.push({
    start: from,
    end: from + text.length,
    text,
    ...refusal,
    sentence: draft.sentence,
    governs,
  });
}

/** Words that rule over the rest of their sentence: a condition, somebody else's words, a question. Not understood, they forbid it. */
const GOVERNORS = new Set(
  'if when whenever unless once after before until till while because since as except but not instead without only ask tell text call message say says write i he she we they you what how why who which where whether would could should does did is are was do don never suppose imagine unless provided no'.split(
    ' ',
  ),
);

function takeClause(
  sentence: Sentence,
  draft: Draft,
  type: 'command' | 'follow' | 'fragment',
  reading: Reading,
  where: FitHearing,
): void {
  const source = sourceOf(sentence, reading);
  if (type === 'fragment' && reading.rule.method === 'leave') {
    if (!except(draft, reading, where)) draft.talks.push('prohibition');
    draft.joint = undefined;
    return;
  }
  const joint = takePending(draft);
  const base = draft.steps.at(-1);
  const before = base?.action ?? sentence.context.previous?.at(-1)?.groups.flat().at(-1);
  let built: Built;
  if (type === 'command') built = build(reading, draft.memory, where, source);
  else if (before === undefined) built = { ok: false, refusal: { reason: 'what it speaks of was not said' } };
  else if (type === 'follow') built = extend(before, reading, draft.memory, source);
  else if (reading.rule.method === 'again') built = again(before, source);
  else
    built = change(
      before,
      reading,
      draft.memory,
      where,
      source,
      joint === 'correction' || base === undefined,
    );
  if (!built.ok) return loseWords(sentence, draft, reading.start, reading.end, built.refusal);
  if (joint === 'correction' && base !== undefined) draft.steps.pop();
  if (type === 'fragment' && base !== undefined && joins(base, built.action, joint)) {
    draft.steps[draft.steps.length - 1] = { ...base, action: united(base.action, built.action) };
    remember(draft, draft.steps.at(-1)!.action, built, reading);
    return;
  }
  push(sentence, draft, reading, built, joint === 'correction' ? (base?.joint ?? 'and') : joint, where);
}

/** Also a fragment's words are the source of its action. */
function sourceOf(sentence: Sentence, reading: Reading): Span {
  const text = written(sentence, reading.start, reading.end);
  const { start } = sentence.tokens[reading.start]!;
  return { start, end: start + text.length, text };
}

function takePending(draft: Draft): Joint {
  const joint = draft.joint;
  draft.joint = undefined;
  if (draft.opened && draft.steps.length > 0 && joint !== 'correction' && joint !== 'also') {
    draft.opened = false;
    return 'then';
  }
  return joint ?? 'and';
}

/** "the kitchen lights and the bathroom too": the same wish for one thing more is one action. */
function joins(base: Step, action: Action, joint: Joint): boolean {
  if (joint !== 'and' && joint !== 'comma' && joint !== 'also' && joint !== 'but') return false;
  const { target: one, ...before } = base.action.args;
  const { target: other, ...after } = action.args;
  if (one === undefined || other === undefined || JSON.stringify(before) !== JSON.stringify(after))
    return false;
  return (
    base.action.method === action.method &&
    JSON.stringify([base.action.when, base.action.if]) === JSON.stringify([action.when, action.if])
  );
}

function united(base: Action, action: Action): Action {
  const list = [base, action].flatMap(({ args }) => args['target'] as never);
  return { ...base, args: { ...base.args, target: list } };
}

function push(
  sentence: Sentence,
  draft: Draft,
  reading: Reading,
  built: Built & { ok: true },
  joint: Joint,
  where: FitHearing,
): void {
  const services = where.lexicon.grammar.services;
  const { rule } = reading;
  const result =
    rule.result ||
    (reading.done && rule.service.name === 'email' && built.action.args['about'] === undefined);
  let { action } = built;
  let first = built.first;
  if (draft.carried !== undefined && action.if === undefined && joint !== 'also')
    action = { ...action, if: draft.carried };
  if (result && action.args['about'] === undefined) {
    const source = first ?? draft.steps.at(-1)?.action ?? previousAction(sentence, reading);
    const seen = source === undefined ? looked(action.if, services) : source;
    if (seen === undefined)
      return loseWords(sentence, draft, reading.start, reading.end, {
        reason: 'what it is to be about was not said',
      });
    if (source === undefined)
      first = { ...seen, ...(action.source === undefined ? {} : { source: action.source }) };
    const service = services.get(seen.service);
    const words = first === undefined ? (draft.steps.at(-1)?.timeWords ?? '') : reading.timeWords;
    if (service !== undefined)
      action = { ...action, args: { ...action.args, about: outcomeOf(seen, service, words) } };
  }
  const about =
    action.args['text'] === undefined && reading.timing.around !== undefined
      ? (draft.steps.at(-1)?.action.args['title'] ?? draft.steps.at(-1)?.action.args['query'])
      : undefined;
  if (about !== undefined) action = { ...action, args: { text: about, ...action.args } };
  const lack = lackOf(action, services.get(action.service) ?? rule.service);
  if (lack !== undefined) return loseWords(sentence, draft, reading.start, reading.end, { reason: lack });
  const needs =
    result ||
    reading.done ||
    reading.timing.around !== undefined ||
    reading.timing.later !== undefined ||
    reading.conditions[0]?.type === 'so';
  const whole = /\b(?:everything|all|both|they|those)\b/i.test(written(sentence, reading.start, reading.end));
  const common = {
    service: services.get(action.service) ?? rule.service,
    timeWords: reading.timeWords,
    reading,
    remarks: built.remarks,
    sentence: draft.sentence,
  };
  if (first !== undefined)
    draft.steps.push({
      ...common,
      service: services.get(first.service) ?? rule.service,
      action: first,
      joint,
      needs: false,
      needsAll: false,
    });
  draft.steps.push({
    ...common,
    action,
    joint: first === undefined ? joint : 'then',
    needs: first !== undefined || (needs && draft.steps.length > 0),
    needsAll: reading.done && whole && first === undefined,
  });
  for (const later of built.after)
    draft.steps.push({ ...common, action: later, joint: 'then', needs: true, needsAll: false });
  const leads =
    reading.conditions[0] !== undefined &&
    reading.conditions[0].start <= (reading.fills[0]?.start ?? reading.end) &&
    reading.conditions[0].type !== 'so';
  if (leads && action.if !== undefined) draft.carried = action.if;
  remember(draft, action, built, reading);
}

/** "email me the details" as a turn of its own speaks of the turn before. */
function previousAction(sentence: Sentence, reading: Reading): Action | undefined {
  if (reading.conditions.length > 0) return undefined;
  return sentence.context.previous?.at(-1)?.groups.flat().at(-1);
}

/** "If I have anything on my calendar tomorrow, email me the list": what the condition looks at is read, and then mailed. */
function looked(
  condition: Condition | undefined,
  services: ReadonlyMap<string, unknown>,
): Action | undefined {
  if (condition === undefined || !('from' in condition) || !services.has(condition.service)) return undefined;
  return { service: condition.service, method: 'list', args: { from: condition.from, to: condition.to } };
}

function remember(draft: Draft, action: Action, built: Built & { ok: true }, reading: Reading): void {
  const { memory } = draft;
  const { resolved } = built;
  const isQuestion = reading.rule.phrases.question === true;
  const asked = isQuestion ? askedOf(action, reading) : action.if;
  draft.memory = {
    mentions: [...memory.mentions, ...mentionOf(action)],
    time: {
      ...memory.time,
      ...(resolved?.date === undefined ? {} : { date: resolved.date }),
      ...(resolved?.instant === undefined ? {} : { event: resolved.instant }),
    },
    ...(asked === undefined ? (memory.asked === undefined ? {} : { asked: memory.asked }) : { asked }),
  };
}

/** The question as a condition: "are the garden lights still on?" asks for `on`. */
function askedOf(action: Action, reading: Reading): Condition | undefined {
  const state = reading.fills.find(({ slot }) => slot === 'state');
  const target = action.args['target'] as Target | undefined;
  if (state !== undefined && target !== undefined) {
    const named = reading.rule.service.states.get(state.value as string);
    return named === undefined ? undefined : { service: action.service, target, state: named };
  }
  const { from, to } = action.args;
  if (typeof from === 'string' && typeof to === 'string' && action.service === 'calendar')
    return { service: 'calendar', from, to, state: 'non-empty' };
  return undefined;
}
