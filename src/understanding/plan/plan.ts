import type { Action, Plan, SingleTarget, Target, Unread } from '../../domain/index.ts';
import { CONVERSATION, type Lost, type Resolution, type Step } from '../meaning/index.ts';
import { overlap } from '../names/index.ts';
import { isTooMuch, type Sentence } from '../read/index.ts';
import { type Edge, isTurned } from '../split/index.ts';
import { tokenize } from '../text/index.ts';

/** Groups, order and confidence: what runs side by side, and what waits for what. */
export function planOf(sentence: Sentence, edges: readonly Edge[], resolution: Resolution): Plan {
  if (isTooMuch(sentence)) return tooLong(sentence);
  const { steps: all, lost } = allowed(resolution, sentence.language.wording.reasons['hangs-on-lost-words']);
  const steps = withoutLead(withoutFeeling(all, lost, sentence));
  const groups = groupsOf(steps, sentence);
  const round = edges.filter(isTurned).length > 1 ? groups.flatMap(bothFirst) : [];
  if (round.length > 0) return goingRound(sentence, round);
  const inOrder = lost.toSorted((one, other) => one.start - other.start);
  const unread: Unread[] = inOrder.map(({ start, end, text, reason, cannot, candidates, wish }) => ({
    start,
    end,
    text,
    reason,
    ...(cannot === undefined ? {} : { cannot }),
    ...(candidates === undefined ? {} : { candidates }),
    ...(wish === undefined ? {} : { wish }),
  }));
  const direct = groups.length === 0 && unread.length === 0;
  const talk = direct ? (resolution.talks.at(-1) ?? 'chat') : undefined;
  return {
    groups,
    direct,
    confidence: confidenceOf(sentence, edges, unread),
    unread,
    ...(talk === undefined ? {} : { talk }),
    remarks: [...new Set(steps.flatMap((step) => remarksOf(step, sentence)))],
  };
}

/** "All the lights in the home" are told without what was left out of them. */
function remarksOf(
  { action, service, remarks }: Step,
  { language: { wording } }: Sentence,
): readonly string[] {
  const target = action.args['target'] as Target | undefined;
  if (target === undefined || Array.isArray(target)) return remarks;
  const isLess = (target as SingleTarget).except !== undefined;
  const all = wording.allOf(service.noun);
  return remarks.map((remark) => (isLess && remark === all ? wording.things(target, service.noun) : remark));
}

/** Of a text that was not read to its end, or not in every way, nothing is done: half of it may mean something else. */
function tooLong({ text, language }: Sentence): Plan {
  const unread = [{ start: 0, end: text.length, text, reason: language.wording.reasons['too-long'] }];
  return { groups: [], direct: false, confidence: 0, unread, remarks: [] };
}

/** "A after B, and B after A": each would have to come before the other, so the person is asked which is to be first (A04). */
function goingRound({ text, language }: Sentence, first: readonly string[]): Plan {
  const { reasons, comesFirst } = language.wording;
  const candidates = first.map(comesFirst);
  const reason = reasons['goes-round'];
  return {
    groups: [],
    direct: false,
    confidence: 0,
    unread: [{ start: 0, end: text.length, text, reason, candidates }],
    remarks: [],
  };
}

/** The words of two actions of a group of which each stands before the other. */
function bothFirst(group: readonly Action[]): readonly string[] {
  const meanings = group.map(({ service, method, args }) => JSON.stringify([service, method, args]));
  for (const [at, one] of meanings.entries())
    for (const [behind, other] of meanings.entries())
      if (behind > at && other !== one && meanings.lastIndexOf(one) > behind)
        return [group[at], group[behind]].flatMap((action) => action?.source?.text ?? []);
  return [];
}

/** A sentence that hangs on words that were not understood ("if it rains, …") is not acted on. */
function allowed(
  { steps, lost }: Resolution,
  reason: string,
): { steps: readonly Step[]; lost: readonly Lost[] } {
  const governed = new Set(lost.filter(({ governs }) => governs).map(({ sentence }) => sentence));
  if (governed.size === 0) return { steps, lost };
  const dropped = steps.flatMap(({ sentence, action: { source } }): Lost[] =>
    governed.has(sentence) && source !== undefined ? [{ ...source, reason, sentence, governs: true }] : [],
  );
  const alone = (one: Lost): boolean =>
    !dropped.some(({ sentence }) => sentence === one.sentence) &&
    !lost.some((other) => other !== one && other.sentence === one.sentence);
  const held = lost.map((one) =>
    one.wish === undefined || !governed.has(one.sentence) || alone(one) ? one : withoutWish(one),
  );
  const all = [...held, ...dropped].sort((one, other) => one.start - other.start);
  return {
    steps: steps.filter(({ sentence }) => !governed.has(sentence)),
    lost: all.filter(({ start }, at) => all[at - 1]?.start !== start),
  };
}

/** "*Too bright*, frobnicate it": what a feeling alone would change is not done where the order beside it was not understood. */
function withoutFeeling(
  steps: readonly Step[],
  lost: readonly Lost[],
  { language: { is, words } }: Sentence,
): readonly Step[] {
  const orders = new Set(
    lost.flatMap(({ sentence, text }) => {
      const said = tokenize(text, words).tokens;
      const isOrder =
        is.imperative.has(said[0]?.said ?? '') || said.slice(1).some(({ word }) => is.it.has(word));
      return isOrder ? [sentence] : [];
    }),
  );
  return orders.size === 0
    ? steps
    : steps.filter(({ reading, sentence }) => reading?.rule.method !== 'excess' || !orders.has(sentence));
}

/** "*Never mind*, no alarm tomorrow" is one wish: what is withdrawn by its name is not brought back first to how it was. */
function withoutLead(steps: readonly Step[]): readonly Step[] {
  const leads = ({ action: { service, method } }: Step): boolean =>
    service === CONVERSATION && LEADS.includes(method);
  const named = steps.some(
    ({ action: { service, method } }) => service !== CONVERSATION && WITHDRAWS.includes(method),
  );
  return named ? steps.filter((step) => !leads(step)) : steps;
}

/** Moves of the conversation that withdraw what was spoken of last. */
const LEADS: readonly string[] = ['forget', 'forbid', 'cancel'];
/** Methods by which services withdraw what is named. */
const WITHDRAWS: readonly string[] = ['cancel', 'skip'];

function withoutWish({ wish: _wish, ...one }: Lost): Lost {
  return one;
}

function groupsOf(steps: readonly Step[], sentence: Sentence): Action[][] {
  const groups: Step[][] = [];
  let last: Step[] | undefined;
  for (const step of steps) {
    let group: Step[] | undefined;
    if (step.needsAll && groups.length > 0) group = merge(groups, groups.slice());
    else if (last !== undefined && (step.joint === 'then' || step.joint === 'reverse' || step.needs))
      group = last;
    const touched = groups.filter((other) =>
      other.some((one) => touches(one, step, sentence) || changesCondition(one, step, sentence)),
    );
    if (touched.length > 0)
      group = merge(groups, group === undefined || touched.includes(group) ? touched : [...touched, group]);
    if (group === undefined) {
      group = [];
      groups.push(group);
    }
    group.push(step);
    last = group;
  }
  return groups.map((group) => group.map(({ action }) => action));
}

/** Several groups as one, in the order of the words. */
function merge(groups: Step[][], some: readonly Step[][]): Step[] {
  const [first, ...others] = groups.filter((group) => some.includes(group));
  for (const other of others) {
    first!.push(...other);
    groups.splice(groups.indexOf(other), 1);
  }
  return first!;
}

/** Two wishes for the same device, or for what the first of them made, must keep their order; to read it twice needs none. */
function touches(one: Step, other: Step, sentence: Sentence): boolean {
  if (one.action.service === other.action.service && (speaksOf(other, one) || isToldBy(one, other)))
    return true;
  if (
    one.action.service !== other.action.service ||
    one.action.when !== undefined ||
    other.action.when !== undefined
  )
    return false;
  const [a, b] = [one.action.args['target'], other.action.args['target']] as (Target | undefined)[];
  if (a === undefined || b === undefined) return false;
  if (one.reading?.rule.question === true && other.reading?.rule.question === true) return false;
  return overlap(a as SingleTarget, b as SingleTarget, sentence.lexicon);
}

/** "Add milk and eggs to the list, then *email me the list*": what is told is what both have made of it. */
function isToldBy(one: Step, other: Step): boolean {
  const asked = Object.entries(other.action.args);
  if (!asks(other) || asks(one) || asked.length === 0) return false;
  return asked.every(([name, value]) => typeof value === 'string' && one.action.args[name] === value);
}

function asks({ service, action }: Step): boolean {
  return service.phrases.methods[action.method]?.question === true;
}

/** "If the TV is on turn *it* off and the lamp on": what the first does changes what both hang on, so it is judged once, in one group. */
function changesCondition({ action, reading }: Step, other: Step, { lexicon }: Sentence): boolean {
  const condition = action.if;
  if (condition === undefined || other.action.if === undefined || reading?.rule.question === true)
    return false;
  const isShared =
    other.action.otherwise === true || JSON.stringify(condition) === JSON.stringify(other.action.if);
  const target = action.args['target'] as SingleTarget | undefined;
  if (!isShared || target === undefined) return false;
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [condition];
  return parts.some((part) => {
    const fact = 'not' in part ? part.not : part;
    return (
      'target' in fact &&
      fact.service === action.service &&
      overlap(fact.target as SingleTarget, target, lexicon)
    );
  });
}

/** "Set a timer for the eggs and add a minute *to it*": what the later one takes from the other is the thing itself. */
function speaksOf({ reading, action }: Step, before: Step): boolean {
  const taken = reading?.rule.that;
  if (taken === undefined) return false;
  // "Add milk to the list and take butter off it": the same list, and other things on it.
  const own = before.service.phrases.methods[before.action.method]?.cancel?.with ?? {};
  const differs = ([name, source]: [string, string]): boolean =>
    action.args[name] !== undefined && action.args[name] !== before.action.args[source];
  if (Object.entries(own).some(differs)) return false;
  return Object.entries(taken).some(([name, source]) => {
    const value = action.args[name];
    return value !== undefined && value === before.action.args[source];
  });
}

/** The share of the words that were understood, less what had to be guessed. */
function confidenceOf(sentence: Sentence, edges: readonly Edge[], unread: readonly Unread[]): number {
  let words = 0;
  let lost = 0;
  let slips = 0;
  for (const { kind, start, end, fix } of sentence.tokens) {
    if (kind === 'mark') continue;
    words++;
    if (fix !== undefined) slips++;
    if (unread.some((span) => start >= span.start && end <= span.end)) lost++;
  }
  if (words === 0) return 1;
  let guesses = 0;
  for (const edge of edges)
    if (edge.type === 'fragment') guesses += 0.05;
    else if (edge.type === 'command' && edge.reading.fills[0]?.start === edge.start) guesses += 0.03;
  const confidence = (1 - lost / words) * (1 - Math.min(0.4, 0.04 * slips) - Math.min(0.3, guesses));
  return Math.round(confidence * 100) / 100;
}
