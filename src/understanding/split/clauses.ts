import type { Joint, Talk } from '../languages/index.ts';
import { namesAt } from '../names/index.ts';
import { elseNothingEnds, roundaboutEnds, tagEnds } from '../phrases/index.ts';
import {
  anotherTimeAt,
  asksAt,
  commandsAt,
  emptyAt,
  isThing,
  kept,
  type Reading,
  readingsAt,
  type Sentence,
  thingOf,
  timesIn,
  type WalkOptions,
  WORTH,
  wordAt,
} from '../read/index.ts';
import { matches } from '../text/index.ts';
import { goesOnWith, isBehindJoint, mayBeHeard } from './goes-on.ts';
import { abandonWorth, isCutShort, isNone, isToldAlone } from './set-phrases.ts';
import { COURTESIES, reasonsAt, type TalkFound, talksAt } from './talk.ts';

/** A stretch of the sentence and what it was taken for. A path of them from the first word to the last is one understanding. */
export type Edge = { readonly start: number; readonly end: number; readonly score: number } & (
  | { readonly type: 'joint'; readonly joint: Joint }
  | { readonly type: 'filler' }
  | { readonly type: 'opener'; readonly leads: boolean; readonly inflected: boolean }
  | { readonly type: 'command' | 'not' | 'fragment' | 'follow'; readonly reading: Reading }
  | { readonly type: 'talk'; readonly talk: Talk }
  | { readonly type: 'unread' }
);

/**
 * Where in a segment (the words between two connectives) the path stands: before its first word of a `fresh` sentence or of
 * an `open` segment, after an opener that asks for "turning off" (`inflected`), behind a `closed` clause, or `lost` in
 * words that were not understood. A segment is understood as a whole or not at all: from `closed` no way leads to `lost`.
 */
const PHASE = { fresh: 0, open: 1, inflected: 2, closed: 3, lost: 4 } as const;
type Phase = (typeof PHASE)[keyof typeof PHASE];
const PHASES: readonly Phase[] = Object.values(PHASE);

interface Best {
  readonly score: number;
  readonly edge: Edge | undefined;
  readonly from: Best | undefined;
}

const UNREAD = -0.5;
/** As much as talk, so that the wish behind it decides. */
const ROUNDABOUT = 0.7;
/** More than a command made of the same words: none is meant. */
const ELSE_NOTHING = 0.9;
const RUN_ON = -0.8;
/** Words of time between two clauses go with the one before: "cancel the lesson *on saturday* email Sam that …". */
const RUN_ON_TIMED = -0.6;
/** A single word behind a clause ("the hallway *vacuum*") belongs to it. */
const RUN_ON_MIN = 2;
const TERSE_RUN_ON = -1.2;

/** The best ways to each place in each phase, found from left to right. */
class Table {
  readonly #best: (Best | undefined)[];

  constructor(length: number) {
    this.#best = new Array((length + 1) * PHASES.length).fill(undefined);
    this.#best[PHASE.fresh] = { score: 0, edge: undefined, from: undefined };
  }

  at(place: number, phase: Phase): Best | undefined {
    return this.#best[place * PHASES.length + phase];
  }

  /** Goes on from a way to the end of the edge, where that is better than what was known. */
  relax(from: Best, edge: Edge, phase: Phase): void {
    const cell = edge.end * PHASES.length + phase;
    const score = from.score + edge.score;
    const old = this.#best[cell];
    if (old === undefined || score > old.score) this.#best[cell] = { score, edge, from };
  }

  path(end: number): { edges: Edge[]; score: number } {
    let best: Best | undefined;
    for (const phase of PHASES) {
      const other = this.at(end, phase);
      if (other !== undefined && (best === undefined || other.score > best.score)) best = other;
    }
    const score = best?.score ?? 0;
    const edges: Edge[] = [];
    for (; best?.edge !== undefined; best = best.from) edges.push(best.edge);
    return { edges: edges.reverse(), score };
  }
}

/** The best-scored path through the sentence: clause splits and the readings of every clause weighed together. */
export function bestPath(sentence: Sentence): { readonly edges: readonly Edge[]; readonly score: number } {
  const { length } = sentence.tokens;
  const { language } = sentence;
  const table = new Table(length);
  for (let at = 0; at < length; at++) {
    const joints = language.clauses.jointsAt(sentence.tokens, at);
    const mark = sentence.tokens[at]!.kind === 'mark';
    const empty = emptyAt(sentence, at);
    const roundabout = roundaboutEnds(language, sentence.tokens, at);
    const elseNothing = elseNothingEnds(language, sentence.tokens, at);
    for (const phase of PHASES) {
      const best = table.at(at, phase);
      if (best === undefined) continue;
      for (const { joint, end } of joints)
        relaxJoint(sentence, best, { joint, start: at, end }, phase, table);
      if (phase !== PHASE.lost) {
        for (const { end, trails } of empty)
          if (trails || phase !== PHASE.closed)
            table.relax(best, { type: 'filler', start: at, end, score: (end - at) * WORTH.filler }, phase);
        if (phase !== PHASE.closed)
          for (const end of roundabout) relaxRoundabout(sentence, best, at, end, table);
        for (const edge of edgesFor(sentence, at, phase, best.edge)) table.relax(best, edge, PHASE.closed);
      }
      if (phase === PHASE.closed)
        for (const end of tagEnds(language, sentence.tokens, at))
          table.relax(best, { type: 'filler', start: at, end, score: (end - at) * ROUNDABOUT }, phase);
      for (const end of elseNothing)
        table.relax(best, { type: 'filler', start: at, end, score: (end - at) * ELSE_NOTHING }, phase);
      if (phase === PHASE.fresh || phase === PHASE.open) relaxOpeners(sentence, best, at, table);
      if (phase !== PHASE.closed)
        table.relax(
          best,
          { type: 'unread', start: at, end: at + 1, score: mark ? -0.1 : UNREAD },
          PHASE.lost,
        );
      else if (isAlone(sentence, at, best.edge))
        table.relax(best, { type: 'filler', start: at, end: at + 1, score: WORTH.filler }, PHASE.closed);
      else if (mark) table.relax(best, { type: 'filler', start: at, end: at + 1, score: 0 }, PHASE.closed);
    }
  }
  return table.path(length);
}

function relaxJoint(
  sentence: Sentence,
  best: Best,
  { joint, start, end }: { readonly joint: Joint; readonly start: number; readonly end: number },
  phase: Phase,
  table: Table,
): void {
  const next = sentence.tokens[end];
  // In front it opens a row: "after locking the door, …".
  if (joint === 'reverse' && phase === PHASE.fresh) return;
  if (joint === 'correction' && next?.kind === 'word' && isNone(sentence, start, best)) return;
  if (joint === 'abandon' && next !== undefined && next.kind !== 'mark') return;
  const { leavingOut } = sentence.language.is;
  if (joint === 'but' && next === undefined && leavingOut.has(wordAt(sentence, start))) return;
  const score =
    joint === 'abandon'
      ? (end - start) * abandonWorth(sentence, best)
      : joint === 'comma' || joint === 'stop'
        ? 0.1
        : 0.1 + (end - start) * 0.4;
  if (joint === 'but' && endsWithFirst(sentence, end)) {
    const first = { type: 'joint', joint: 'reverse', start, end, score } as const;
    table.relax(best, first, PHASE.inflected);
    return;
  }
  if ((joint === 'and' || joint === 'comma') && goesOnInflected(best))
    table.relax(best, { type: 'joint', joint, start, end, score }, PHASE.inflected);
  const after: Phase =
    joint === 'stop' ||
    (joint === 'comma' &&
      (phase === PHASE.fresh || (best.edge?.type === 'talk' && COURTESIES.has(best.edge.talk))))
      ? PHASE.fresh
      : joint === 'reverse' || joint === 'before'
        ? PHASE.inflected
        : PHASE.open;
  table.relax(best, { type: 'joint', joint, start, end, score }, after);
}

/** "Turn on the light *but lock the door first*". */
function endsWithFirst({ tokens, language }: Sentence, from: number): boolean {
  const { is } = language;
  for (let at = from; at < tokens.length && tokens[at]!.kind !== 'mark'; at++)
    if (is.first.has(tokens[at]!.word)) {
      const next = tokens[at + 1];
      return at > from && (next === undefined || next.kind === 'mark' || is.please.has(next.word));
    }
  return false;
}

/** "Would you mind dimming the lamp and *muting the TV*": the row began with such a form. */
function goesOnInflected(best: Best): boolean {
  for (let back: Best | undefined = best; back?.edge !== undefined; back = back.from) {
    if (back.edge.type === 'joint' && back.edge.joint === 'stop') return false;
    if (back.edge.type === 'opener') return back.edge.inflected;
  }
  return false;
}

/** "Would you be so kind as to close …"; behind "I would be glad if *you*" stands another form: "closed the garage door". */
function relaxRoundabout(sentence: Sentence, best: Best, start: number, end: number, table: Table): void {
  const score = (end - start) * ROUNDABOUT;
  table.relax(best, { type: 'filler', start, end, score }, PHASE.open);
  if (sentence.language.is.you.has(wordAt(sentence, end - 1)))
    table.relax(best, { type: 'opener', leads: false, inflected: true, start, end, score }, PHASE.inflected);
}

function relaxOpeners(sentence: Sentence, best: Best, at: number, table: Table): void {
  // "… but first lock the door" puts that clause in front, and opens no row.
  const { is, clauses } = sentence.language;
  if (is.but.has(wordAt(sentence, at - 1))) return;
  for (const { words, inflected, leads } of clauses.openersFrom(wordAt(sentence, at))) {
    if (!matches(sentence.tokens, at, words)) continue;
    const end = at + words.split(' ').length;
    table.relax(
      best,
      { type: 'opener', leads, inflected, start: at, end, score: (end - at) * 0.5 },
      inflected ? PHASE.inflected : PHASE.open,
    );
  }
}

/** The clauses that may begin here. Behind a clause (a voice transcript has no marks) only those with a word of their own. */
function edgesFor(sentence: Sentence, at: number, phase: Phase, before: Edge | undefined): readonly Edge[] {
  switch (phase) {
    case PHASE.lost:
      return [];
    case PHASE.inflected:
      return commandEdges(sentence, at, INFLECTED);
    case PHASE.closed:
      return withTalk(
        goesOnTerse(sentence, at, before)
          ? [...runOnEdges(sentence, at), ...terseEdges(sentence, at)]
          : runOnEdges(sentence, at),
        at,
        reasonsAt(sentence, at),
      );
    case PHASE.fresh:
      return withTalk(openEdges(sentence, at).filter(mayBegin), at, talksAt(sentence, at));
    case PHASE.open:
      return withTalk(openEdges(sentence, at), at, reasonsAt(sentence, at));
  }
}

/** "Turn on the desk lamp *only*": right behind the thing, where nothing follows. */
function isAlone(sentence: Sentence, at: number, before: Edge | undefined): boolean {
  if (before?.type !== 'command' || !sentence.language.is.alone.has(wordAt(sentence, at))) return false;
  const { rule, fills } = before.reading;
  return !rule.question && thingOf(fills)?.end === at && isLast(sentence, at + 1);
}

/** Whether a thing may follow at once: behind a wish, where nothing ties the words to it. */
function goesOnTerse(sentence: Sentence, at: number, before: Edge | undefined): boolean {
  return (
    before?.type === 'command' &&
    !before.reading.rule.question &&
    sentence.tokens[at]!.kind === 'word' &&
    sentence.language.clauses.jointsAt(sentence.tokens, at).length === 0 &&
    !cutsName(sentence, at)
  );
}

/** "… on the kids room *speaker* at 20 percent": a name goes on, and no new wish begins. */
function cutsName({ tokens, lexicon }: Sentence, at: number): boolean {
  for (let from = Math.max(0, at - NAME_WORDS_MAX); from < at; from++)
    for (const { entries, end } of namesAt(tokens, from, lexicon))
      if (end > at && entries.some(({ type }) => type === 'device' || type === 'group')) return true;
  return false;
}

const NAME_WORDS_MAX = 3;

/** "Bedroom off in ten minutes *garage off in half an hour*": behind a clause, a thing and what becomes of it. */
function terseEdges(sentence: Sentence, at: number): readonly Edge[] {
  return commandEdges(sentence, at, THINGS).flatMap((edge) =>
    isTerse(edge) && edge.end - at >= RUN_ON_MIN ? [{ ...edge, score: edge.score + TERSE_RUN_ON }] : [],
  );
}

/** Whether it is a wish that begins with its thing. */
function isTerse(edge: Edge | undefined): boolean {
  if (edge?.type !== 'command' || edge.reading.rule.question) return false;
  const first = edge.reading.fills[0];
  return first?.start === edge.start && isThing(first);
}

const openEdgesOf = kept((): (readonly Edge[] | undefined)[] => []);

function openEdges(sentence: Sentence, at: number): readonly Edge[] {
  const known = openEdgesOf(sentence);
  known[at] ??= [
    ...commandEdges(sentence, at, {}),
    ...asksAt(sentence, at)
      .filter(({ end }) => !mayRule(sentence, at) || isLast(sentence, end))
      .map((reading) => edgeOf('command', reading)),
    ...forbiddenAt(sentence, at),
    ...fragmentsAt(sentence, at),
    ...anotherTimeAt(sentence, at).map((reading) => edgeOf('fragment', reading)),
  ];
  return known[at];
}

/** "If it is cold outside, …" is the condition of what follows, and asks only where nothing does. */
function mayRule(sentence: Sentence, at: number): boolean {
  return sentence.language.is.mayRule.has(wordAt(sentence, at));
}

function isLast({ tokens }: Sentence, end: number): boolean {
  const next = tokens[end];
  return next === undefined || (next.kind === 'mark' && next.word !== ',');
}

function runOnEdges(sentence: Sentence, at: number): readonly Edge[] {
  const edges: Edge[] = [];
  const late = timesIn(sentence, at).some(({ value }) => value.type !== 'later') ? RUN_ON_TIMED : 0;
  for (const reading of commandsAt(sentence, at, WORDED)) {
    const { start, end, score } = reading;
    if (end - start >= RUN_ON_MIN)
      edges.push({ type: 'command', reading, start, end, score: score + RUN_ON + late });
  }
  return edges;
}

const WORDED: WalkOptions = { worded: true };
const THINGS: WalkOptions = { things: true };
const INFLECTED: WalkOptions = { inflected: true };

function commandEdges(sentence: Sentence, at: number, options: WalkOptions): readonly Edge[] {
  return commandsAt(sentence, at, options).map((reading) => edgeOf('command', reading));
}

/** "The blinds are down" goes on with an assurance, or tells something. */
function mayBegin(edge: Edge): boolean {
  return edge.type !== 'fragment' || edge.reading.rule.method !== 'state';
}

function forbiddenAt(sentence: Sentence, at: number): readonly Edge[] {
  const from = sentence.language.clauses.negationEnd(sentence.tokens, at);
  if (from === undefined) return [];
  return commandsAt(sentence, from).map((reading) => ({
    ...edgeOf('not', reading),
    start: at,
    score: reading.score + (from - at),
  }));
}

function withTalk(edges: readonly Edge[], at: number, found: readonly TalkFound[]): readonly Edge[] {
  if (found.length === 0) return edges;
  const all = [...edges];
  for (const { talk, end, worth } of found)
    all.push({ type: 'talk', talk, start: at, end, score: (end - at) * worth });
  return all;
}

function edgeOf(type: 'command' | 'not' | 'fragment' | 'follow', reading: Reading): Edge {
  return { type, reading, start: reading.start, end: reading.end, score: reading.score };
}

function fragmentsAt(sentence: Sentence, at: number): Edge[] {
  const edges = readingsAt(sentence, at, sentence.lexicon.grammar.fragments)
    .filter(
      (reading) =>
        mayBeHeard(sentence, at, reading) &&
        !leadsOn(sentence, reading) &&
        !isCutShort(sentence, reading, TAKING_BACK) &&
        !isToldAlone(sentence, at, reading) &&
        !isOfNothing(sentence, reading),
    )
    .map((reading) => ({
      ...edgeOf('fragment', reading),
      score: reading.score * 0.8 - 0.3 + (WHOLE.includes(reading.rule.method) ? 1 : 0),
    }));
  if (at > 0 ? !isBehindJoint(sentence, at) : (sentence.context.previous ?? []).length === 0) return edges;
  for (const reading of readingsAt(sentence, at, sentence.lexicon.grammar.follows))
    if ((reading.rule.timed && !reading.rule.question) || goesOnWith(sentence, at, reading))
      edges.push({ ...edgeOf('follow', reading), score: reading.score - 0.2 });
  return edges;
}

/** Of the fragments those that take back what was said before. */
const TAKING_BACK: readonly string[] = ['halt', 'undo', 'drop'];
/** Fragments that are set phrases: their words mean little else. */
const WHOLE: readonly string[] = [
  ...['again', 'undo', 'cancel', 'forbid', 'forget', 'halt', 'heard', 'snooze', 'more', 'less', 'excess'],
  'drop',
];

/** "… and in the living room *turn the volume down*": the place belongs to the command that follows it. */
function leadsOn(sentence: Sentence, { rule, start, end }: Reading): boolean {
  if (sentence.tokens[end]?.kind !== 'word') return false;
  // "*At ten* turn off …": so does a time that is a mere figure.
  const { is, clauses } = sentence.language;
  if (rule.method !== 'target' && !(rule.method === 'value' && is.atHour.has(wordAt(sentence, start))))
    return false;
  return clauses.jointsAt(sentence.tokens, end).length === 0 && commandsAt(sentence, end, WORDED).length > 0;
}

/** "*At half past ten*, turn off …": no other value for anything, where nothing was said. */
function isOfNothing({ context }: Sentence, { rule, start }: Reading): boolean {
  const { method } = rule;
  return start === 0 && (method === 'value' || method === 'time') && (context.previous ?? []).length === 0;
}
