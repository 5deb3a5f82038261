import type { Action, MethodPhrases, Sequel, Span, Target } from '../../domain/index.ts';
import { FRAGMENTS } from '../languages/index.ts';
import { type FitHearing, fitPhrase, heard, type NounPhrase, overlap } from '../names/index.ts';
import { type Reading, type Sentence, thingOf } from '../read/index.ts';
import { type Arg, type Args, tokenize } from '../text/index.ts';
import { isTimed } from '../times/index.ts';
import { abandon, type Draft, lose, pendingJoint } from './draft.ts';
import { sourceOf } from './edit.ts';
import { lastAction, openMemory } from './memory.ts';
import { ofWeek, ruleOf } from './next-time.ts';
import { namesOutcome } from './outcome-words.ts';

/** What an action is of that speaks of the conversation and of no service: whoever holds the talk knows what it comes to. */
export const CONVERSATION = 'conversation';

/**
 * What words do to the conversation itself.
 * `undo`: what its last deeds did is taken back, of one `target` where it is named; `cancel`: what they made; `forbid`: those of the turn before; `forget`: what of
 * them is not done yet; `halt`: that, and what runs by them; `was`: only how it was before them is asked; `heard`, `snooze`: said to what rings.
 */
export type Move = 'undo' | 'cancel' | 'forbid' | 'forget' | 'halt' | 'was' | 'heard' | 'snooze';

const MOVES: readonly string[] = ['undo', 'forbid', 'forget', 'halt', 'was', 'heard', 'snooze'];
/** Of the same sentence they take back what was said. */
const TAKE_BACK: readonly string[] = ['undo', 'cancel', 'forbid', 'forget', 'halt', 'drop'];
/** "*Leave it be* on sundays", "*leave it shut*". */
const LEAVES: readonly string[] = ['drop', 'undo'];
/** What takes away from others what they use: "*I was watching that*". */
const ENDS: readonly string[] = ['turn_off', 'stop', 'pause', 'mute', 'next', 'previous'];
/** Takes a clause that speaks to the conversation, or takes back what the sentence said before; false where it does neither. */
export function takeMove(sentence: Sentence, draft: Draft, reading: Reading, where: FitHearing): boolean {
  const { method } = reading.rule;
  if (LEAVES.includes(method) && reading.timing.every !== undefined && reading.timing.clock === undefined) {
    leaveOn(sentence, draft, reading);
    return true;
  }
  // "Turn on the lamp." "*Leave it tonight*": whatever that means, the lamp is not to be turned on then.
  if (method === 'drop' && isTimed(reading.timing) && !isPutOffTo(reading)) {
    const { start, end } = reading;
    const last = lastAction(sentence.context);
    if (last !== undefined && last.when === undefined && last.args['at'] === undefined)
      draft.talks.push('abandoned');
    else lose(sentence, draft, start, end, { reason: sentence.language.wording.reasons['not-understood'] });
    return true;
  }
  const takesBack = TAKE_BACK.includes(method) && !(method === 'drop' && isTimed(reading.timing));
  // "I didn't mean that, put it back" is one move.
  if (takesBack && draft.lost.length === 0 && draft.steps.at(-1)?.action.service === CONVERSATION) {
    const same = moveOf(reading, sourceOf(sentence, reading), where);
    const last = draft.steps.pop()!;
    // "Make that seven." "Never mind, it's my day off, *scrap it*": of the whole thing, as alone.
    if (same === undefined && method === 'cancel') return false;
    draft.steps.push(same?.method === 'undo' ? { ...last, action: same } : last);
    return true;
  }
  const source = sourceOf(sentence, reading);
  const made =
    (isRefusal(draft, reading, where) ? move('forbid', {}, source) : undefined) ??
    moveOf(reading, source, where);
  const isReason = (lost: Draft['lost'][number]): boolean =>
    isRemark(lost, sentence, made?.method === 'undo');
  if (made !== undefined && draft.steps.length === 0 && draft.lost.every(isReason))
    // "Too gloomy, *undo that*": why it is said.
    draft.lost = [];
  // "*Too dark*, put them back how they were": so is that.
  if (made?.method === 'undo' && draft.steps.every(({ reading }) => reading?.rule.method === 'excess'))
    draft.steps = [];
  if (takesBack && draft.steps.length + draft.lost.length > 0) {
    abandon(draft);
    return true;
  }
  // "Who turned it off, *I was watching that*": why it is asked.
  const isTold = method === 'protest' && (made === undefined || draft.steps.length > 0);
  if (isTold) draft.talks.push('statement');
  else if (made !== undefined) addMove(draft, made, reading);
  else if (takesBack && (sentence.context.previous === undefined || method === 'drop'))
    draft.talks.push('abandoned');
  else return false;
  return true;
}

/** "Leave it *till nine*". */
function isPutOffTo({ timing: { clock, until } }: Reading): boolean {
  return clock !== undefined || until !== undefined;
}

/** "On weekdays open the blind, *weekends leave it be*": it comes on none of these days. Where it does, that is not understood. */
function leaveOn(sentence: Sentence, draft: Draft, { start, end, timing }: Reading): void {
  const before = draft.steps.at(-1)?.action ?? lastAction(sentence.context);
  const comes = before && ofWeek(ruleOf(before));
  const days = timing.every?.days;
  if (comes === undefined || days === undefined || days.some((day) => comes.includes(day)))
    lose(sentence, draft, start, end, { reason: sentence.language.wording.reasons['not-understood'] });
  else if (draft.steps.length === 0) draft.talks.push('prohibition');
}

/** "Lock the back door." "*No, leave it*": of what was done just now. */
function isRefusal(
  { joint, steps, lost }: Draft,
  { rule }: Reading,
  { lexicon, context }: FitHearing,
): boolean {
  const last = lastAction(context);
  if (
    rule.method !== 'drop' ||
    joint !== 'correction' ||
    steps.length + lost.length > 0 ||
    last === undefined
  )
    return false;
  const asked = lexicon.grammar.services.get(last.service)?.phrases.methods[last.method]?.question === true;
  return !asked && last.when === undefined;
}

/** So few words, no thing among them, and nothing hangs on them: "open the frobnicator, *undo that*" takes back itself. */
function isRemark(
  { governs, text }: Draft['lost'][number],
  { language }: Sentence,
  undoes: boolean,
): boolean {
  const words = text.trim().toLowerCase().split(/\s+/);
  const namesThing = words.slice(1).some((word) => language.is.article.has(word));
  const isReason = undoes && !namesThing;
  return !governs && words.length <= (isReason ? REASON_MAX : REMARK_MAX);
}

const REMARK_MAX = 2;
const REASON_MAX = 3;

/** What is done to the conversation stands by itself. */
export function addMove(draft: Draft, action: Action, reading: Reading): void {
  const alone = { needs: false, needsAll: false, timeWords: '', remarks: [] };
  const { sentence } = draft;
  draft.steps.push({
    action,
    service: reading.rule.service,
    joint: pendingJoint(draft),
    reading,
    sentence,
    ...alone,
  });
}

/** Whether it changed what another method had made, and names it by the same parameters: "five minutes less." "*Cancel it*" is of the timer. */
function changesRow(cancel: Sequel | undefined, all: readonly MethodPhrases[]): boolean {
  if (cancel === undefined || !namesAlike(cancel)) return false;
  return all.some(({ cancel: other }) => other?.method === cancel.method && !namesAlike(other));
}

function namesAlike({ with: names }: Sequel): boolean {
  return Object.entries(names).every(([name, from]) => name === from);
}

/** The move that a fragment makes, where its words stand in a conversation. */
function moveOf(
  { rule, fills, timing }: Reading,
  source: Span,
  { lexicon, context }: FitHearing,
): Action | undefined {
  if (context.previous === undefined || isTimed(timing)) return undefined;
  if (rule.method === 'cancel') {
    // "Cancel it" behind a question is said of what was asked about, and behind "make it nine" of the whole thing.
    const last = lastAction(context);
    const methods = last && lexicon.grammar.services.get(last.service)?.phrases.methods;
    const asked = last !== undefined && methods?.[last.method]?.question === true;
    const moved = Object.values(methods ?? {}).some(({ move }) => move?.method === last?.method);
    const changed = changesRow(methods?.[last?.method ?? '']?.cancel, Object.values(methods ?? {}));
    return asked || moved || changed ? undefined : move('cancel', {}, source);
  }
  // "Actually, *leave them*": of what was put off.
  if (rule.method === 'drop')
    return lastAction(context)?.when === undefined ? undefined : move('cancel', {}, source);
  if (rule.method === 'protest') {
    const last = lastAction(context);
    const ended = last !== undefined && (ENDS.includes(last.method) || last.args['mode'] === 'off');
    if (!ended || last.when !== undefined) return undefined;
    // Of a whole room only what was on comes back, and as it was, whoever turned it off just now.
    const [only, more] = context.previous.at(-1)?.groups.flat() ?? [];
    const { target } = last.args;
    const isOne = only !== undefined && more === undefined && target !== undefined;
    return move('undo', isOne ? { target } : {}, source);
  }
  if (!MOVES.includes(rule.method)) return undefined;
  const length = fills[0]?.value;
  // "Put it *back*", how it was *at first*.
  const more = ['back', 'first'].filter((name) => rule.give[name] === true).map((name) => [name, true]);
  const args = typeof length === 'string' ? { for: length } : Object.fromEntries(more);
  return move(rule.method as Move, args, source);
}

/** "*Don't turn the hall light off*", "*leave it on*", where the turn before did or planned just that: it is taken back of these things. */
export function forbiddenOf(sentence: Sentence, reading: Reading, where: FitHearing): Action | undefined {
  const done = sentence.context.previous?.at(-1)?.groups.flat() ?? [];
  const { rule, fills } = reading;
  const isFragment = rule.service.name === FRAGMENTS;
  if (saysAgain(sentence, reading, done)) return move('forbid', {}, sourceOf(sentence, reading));
  const things = thingOf(fills);
  if (things === undefined) return undefined;
  const mentions = openMemory(sentence.context, sentence.language).mentions;
  for (const action of done) {
    const service = where.lexicon.grammar.services.get(action.service);
    const target = action.args['target'] as Target | undefined;
    if (service === undefined || target === undefined) continue;
    if (!isFragment && (rule.service.name !== action.service || rule.method !== action.method)) continue;
    const source = sourceOf(sentence, reading);
    if (isFragment && namesOutcome(source.text, action, where)) continue;
    const found = fitPhrase(things.value as NounPhrase, service, heard(where, mentions));
    if (found.type === 'target' && overlap(found.target, target, where.lexicon))
      return move('forbid', { target: found.target as unknown as Arg }, source);
  }
  return undefined;
}

/** "Skip tomorrow." "*Don't skip it*", "*don't skip tomorrow*": of what one deed of the turn before made of no thing, in its verb and in no words that it has not. */
function saysAgain(
  { tokens, language }: Sentence,
  { start, end }: Reading,
  done: readonly Action[],
): boolean {
  const [deed, another] = done;
  if (deed?.source === undefined || another !== undefined || deed.args['target'] !== undefined) return false;
  const { is, words } = language;
  const before = tokenize(deed.source.text, words).tokens.map(({ word }) => word);
  const from = language.clauses.negationEnd(tokens, start) ?? start;
  const [verb, ...rest] = tokens.slice(from, end).map(({ word }) => word);
  return verb === before[0] && rest.every((word) => before.includes(word) || is.it.has(word));
}

export function move(method: Move, args: Args, source: Span): Action {
  return { service: CONVERSATION, method, args, source };
}
