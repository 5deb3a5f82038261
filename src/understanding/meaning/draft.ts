import type { Condition, Span, When } from '../../domain/index.ts';
import type { Joint, Talk } from '../languages/index.ts';
import type { NounPhrase } from '../names/index.ts';
import { isWeighty, type Reading, type Sentence, thingOf, wordAt, written } from '../read/index.ts';
import { strongest } from '../split/index.ts';
import type { Frame } from './clause-frames.ts';
import type { Refusal } from './condition-meaning.ts';
import type { Memory } from './memory.ts';
import type { Step } from './steps.ts';

/** Words without a deed. `governs`: the rest of their sentence hangs on them. */
export interface Lost extends Span, Refusal {
  readonly sentence: number;
  readonly governs: boolean;
}

/** What was said in front of a sentence's first clause and holds for those after it: "if it rains, …", "at seven, …", "when the door opens, …". */
export interface Carried {
  readonly if?: Condition;
  readonly otherwise?: true;
  readonly when?: When;
}

/** What is to be left as it is, said before what would touch it: "*leave the porch light alone* and turn off all the lights". */
export interface Spared {
  readonly reading: Reading;
  readonly sentence: number;
}

/** What has been made of the text so far. */
export interface Draft {
  steps: Step[];
  lost: Lost[];
  talks: Talk[];
  memory: Memory;
  /** Between the clause before and the next. */
  joint: Joint | undefined;
  /** "First …": the next joint means "then". */
  opened: boolean;
  /** What stands right before was not understood: nothing may wait for it. */
  stranded: boolean;
  /** Counts full stops. */
  sentence: number;
  /** A condition or a time in front holds for the clauses joined to it, until the sentence ends. */
  carried: Carried;
  /** What was said before to be left as it is. */
  spared: readonly Spared[];
  /** The words of the last clause around its things. */
  frame: Frame | undefined;
}

export function openDraft(memory: Memory): Draft {
  return {
    steps: [],
    lost: [],
    talks: [],
    memory,
    joint: undefined,
    opened: false,
    stranded: false,
    sentence: 0,
    carried: {},
    spared: [],
    frame: undefined,
  };
}

export function takeJoint(draft: Draft, joint: Joint): void {
  if (joint === 'stop') {
    draft.sentence++;
    draft.carried = {};
    draft.opened = false;
    if (draft.memory.dayInFront) draft.memory = { ...draft.memory, dayInFront: false };
  }
  // "Also, …" is another matter.
  if (joint === 'also' && draft.memory.asking !== undefined)
    draft.memory = { ...draft.memory, asking: undefined };
  if (joint === 'abandon') abandon(draft);
  // "Close it *then*, and lock the door": nothing waits for what is said behind a clause.
  if (joint === 'and' && draft.joint === 'then') draft.joint = undefined;
  draft.joint = strongest(draft.joint, joint);
}

/** What was lost last rules over what follows it. */
export function holdBack(draft: Draft): void {
  const last = draft.lost.at(-1);
  if (last !== undefined) draft.lost[draft.lost.length - 1] = { ...last, governs: true };
  draft.joint = strongest(draft.joint, 'comma');
}

/** The last of several steps waits for the one before it, if that stands in the same sentence. */
export function lastWaits(draft: Draft): void {
  const [before, last] = draft.steps.slice(-2);
  if (before !== undefined && last !== undefined && before.sentence === last.sentence)
    draft.steps[draft.steps.length - 1] = { ...last, joint: 'then' };
}

/** "Set an alarm for six and turn on the coffee *then*": at six; where nothing before it has an hour it comes behind that. */
export function lastThen(draft: Draft): void {
  const [before, last] = draft.steps.slice(-2);
  const when = hourOf(before?.action);
  const isOfIt = before !== undefined && last !== undefined && before.sentence === last.sentence;
  const isOpen = last?.action.when === undefined && last?.action.args['target'] !== undefined;
  const goesAlong = isOfIt && when !== undefined && isOpen;
  if (goesAlong) draft.steps[draft.steps.length - 1] = { ...last, action: { ...last.action, when } };
  // A length is counted from when the one before begins.
  if (!goesAlong || 'after' in when) lastWaits(draft);
}

/** What is done at the same time as what was put off is put off as well: what was said last, or what comes. */
export function goAlong(draft: Draft, isLast: boolean): void {
  const [before, last] = draft.steps.length < 2 ? [undefined, draft.steps[0]] : draft.steps.slice(-2);
  const when = hourOf((isLast ? before : last)?.action);
  const timed = when !== undefined && !('event' in when) && !('after' in when);
  if (!isLast) draft.joint = strongest(draft.joint, timed ? 'comma' : 'also');
  if (!timed) return;
  if (!isLast) draft.carried = { ...draft.carried, when };
  else if (last !== undefined && last.action.when === undefined)
    draft.steps[draft.steps.length - 1] = { ...last, action: { ...last.action, when } };
}

/** When something is done or, of a reminder or an alarm, when it comes. */
export function hourOf(action: Step['action'] | undefined): When | undefined {
  const { rrule, at, start, all_day: isAllDay, duration, target } = action?.args ?? {};
  if (action?.when !== undefined) return action.when;
  if (typeof rrule === 'string') return { rrule };
  if (typeof at === 'string') return { at };
  if (typeof start === 'string' && isAllDay !== true) return { at: start };
  // A timer rings then.
  return typeof duration === 'string' && target === undefined ? { after: duration } : undefined;
}

/** "Never mind" takes back its own sentence, or the one before where it stands alone. */
export function abandon(draft: Draft): void {
  const spoken = [...draft.steps, ...draft.lost].map(({ sentence }) => sentence);
  const last = Math.max(-1, ...spoken);
  draft.steps = draft.steps.filter(({ sentence }) => sentence < last);
  draft.lost = draft.lost.filter(({ sentence }) => sentence < last);
  draft.talks.push('abandoned');
}

/** What stands right before is said again in other words: a step, or words without a deed ("wake me, I mean *remind me* …"). */
export function takeBack(draft: Draft): void {
  const lost = draft.lost.at(-1);
  // "Wake me... I mean": three dots end no sentence.
  if (draft.stranded && lost !== undefined && lost.sentence >= draft.sentence - 1) draft.lost.pop();
  else draft.steps.pop();
}

/** "The hall light, *no, the kitchen one*": which one is asked, and the first is not done. */
export function takeBackAsked(draft: Draft, { wish, candidates }: Refusal): void {
  if (draft.steps.length > 0 && (wish ?? candidates) !== undefined) takeBack(draft);
}

/** The joint before the clause that begins now. */
export function pendingJoint(draft: Draft): Joint {
  const joint = draft.joint ?? 'and';
  draft.joint = undefined;
  if (!draft.opened || draft.steps.length === 0 || joint === 'correction' || joint === 'also') return joint;
  draft.opened = false;
  return 'then';
}

/** Notes words that no deed came from; neighbours lost for the same reason are one span. */
export function lose(sentence: Sentence, draft: Draft, start: number, end: number, refusal: Refusal): void {
  const text = written(sentence, start, end);
  const from = sentence.tokens[start]!.start;
  const isTold = refusal.wish?.lacks.every(({ among }) => among === undefined) ?? false;
  const governs =
    !isTold &&
    !asksByItself(sentence, draft.joint, start, end) &&
    !tellsByItself(sentence, draft, start, end) &&
    (sentence.language.is.governor.has(wordAt(sentence, start)) ||
      leavesOut(sentence, start, end) ||
      goesOnLeavingOut(draft, start) ||
      (draft.joint !== undefined && RULING.has(draft.joint)) ||
      isLooseValue(sentence, refusal) ||
      isWeighty(sentence, start, isUnread(sentence, refusal) ? end : start + 1));
  if (draft.joint === 'correction') withdrawLast(sentence, draft);
  const span: Lost = {
    start: from,
    end: from + text.length,
    text,
    ...refusal,
    sentence: draft.sentence,
    governs,
  };
  draft.joint = undefined;
  draft.stranded = true;
  const last = draft.lost.at(-1);
  if (last === undefined || !isNeighbour(sentence, draft, last, span)) return void draft.lost.push(span);
  draft.lost[draft.lost.length - 1] = {
    ...last,
    end: span.end,
    text: sentence.text.slice(last.start, span.end),
    governs: last.governs || governs,
  };
}

/** Behind these stands what the clause before hangs on. */
const RULING: ReadonlySet<Joint> = new Set<Joint>(['but', 'reverse', 'before']);

/** Nothing was made of the words; what was read and refused has its times and conditions in it. */
function isUnread({ language }: Sentence, { reason }: Refusal): boolean {
  return reason === language.wording.reasons['not-understood'];
}

/** "The fan off and the AC on cool, *nineteen percent*": how much is said, and not of what. */
function isLooseValue({ language }: Sentence, { reason }: Refusal): boolean {
  return reason === language.wording.reasons['value-of-nothing'];
}

/** "… and the heater *except in the kitchen*": that may be said of all before. */
function leavesOut(sentence: Sentence, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++)
    if (sentence.language.is.leavingOut.has(wordAt(sentence, at))) return true;
  return false;
}

/** "… except the hallway *and the ones along the path*": what was not understood is left out as well. */
function goesOnLeavingOut({ steps }: Draft, start: number): boolean {
  const reading = steps.at(-1)?.reading;
  const fill = reading === undefined ? undefined : thingOf(reading.fills);
  if (reading === undefined || fill === undefined) return false;
  const { except } = fill.value as NounPhrase;
  return except.length > 0 && start >= reading.end && start - reading.end <= JOINED_MAX;
}

/** A comma and the word that joins. */
const JOINED_MAX = 2;

/** "… and *is the window open*": whether it can be told or not, nothing beside it hangs on the answer. */
function asksByItself(
  { tokens, language }: Sentence,
  joint: Joint | undefined,
  start: number,
  end: number,
): boolean {
  const { isQuestion, jointsAt } = language.clauses;
  if (!isQuestion(tokens, start, end)) return false;
  const ties = (one: Joint): boolean => one === 'and' || one === 'also';
  if (start === 0) return jointsAt(tokens, end).some(({ joint: next }) => ties(next));
  if (joint === undefined || !(ties(joint) || joint === 'comma' || joint === 'then')) return false;
  const behind = tokens[end];
  return (
    behind === undefined || behind.kind === 'mark' || jointsAt(tokens, end).some((next) => ties(next.joint))
  );
}

/** "Turn off the lamp *and write me a poem*": the last thing that is wanted, and nothing but that is not understood. */
function tellsByItself({ tokens, language }: Sentence, draft: Draft, start: number, end: number): boolean {
  const isLast = tokens.slice(end).every(({ kind }) => kind === 'mark');
  const isTied =
    draft.joint === 'and' || draft.joint === 'also' || draft.joint === 'comma' || draft.joint === 'then';
  return isLast && isTied && draft.steps.length > 0 && language.is.messaging.has(tokens[start]?.word ?? '');
}

const GAP_MAX = 5;

function isNeighbour(sentence: Sentence, draft: Draft, last: Lost, span: Lost): boolean {
  if (last.sentence !== span.sentence || last.reason !== span.reason) return false;
  if (last.wish !== undefined || span.wish !== undefined) return false;
  const gap = sentence.text.slice(last.end, span.start);
  return gap.length <= GAP_MAX && !draft.steps.some(({ action }) => (action.source?.start ?? 0) > last.start);
}

/** What was corrected by words that were not understood or by why not ("open the blind. *No, wait, it's raining*") must not be done as it was said first. */
export function withdrawLast({ language }: Sentence, draft: Draft): void {
  const last = draft.steps.at(-1);
  const begins = draft.lost.every(({ sentence }) => sentence < draft.sentence);
  const since = begins ? draft.sentence - 1 : draft.sentence;
  if (last?.action.source === undefined || last.sentence < since) return;
  draft.steps.pop();
  draft.lost.push({
    ...last.action.source,
    reason: language.wording.reasons['corrected-by-lost-words'],
    sentence: draft.sentence,
    governs: false,
  });
}
