import {
  exceptAt,
  isAll,
  lessItems,
  type NounPhrase,
  placedAt,
  type Whereabouts,
  whereaboutsAt,
} from '../names/index.ts';
import { type GrammarNode, type Rule, type SlotEdge, slotFor } from '../phrases/index.ts';
import { numberAt, type Open, type Token } from '../text/index.ts';
import { isTimed, NO_TIMING, plusPiece } from '../times/index.ts';
import { bothOf } from './conditions.ts';
import { courtesiesAt } from './courtesies.ts';
import {
  type FreeText,
  isOfWords,
  mayGoOn,
  mayOpen,
  partedTexts,
  quoteEnd,
  textEnds,
  timesEnd,
  withoutDangling,
} from './free-text.ts';
import { headingsAt } from './headings.ts';
import { betweenAt, isTrail, NOTHING } from './interposed.ts';
import { fittedAs, weigh } from './phrase-worth.ts';
import { type Fill, type Reading, WORTH } from './reading.ts';
import { ReadingsFound } from './readings-found.ts';
import { kept, type Sentence, wordAt, written } from './sentence.ts';
import { bareAt, type SlotValue, slotsAt } from './slots.ts';
import { begun, filled, moved, passed, refilled, type State, withFront } from './walk-state.ts';

export interface WalkOptions {
  /** "turning off" and "turned off" stand for "turn off". */
  readonly inflected?: boolean;
  /** Only phrases that begin with a word of their own, not with a slot. */
  readonly worded?: boolean;
  /** Only phrases that begin with the thing. */
  readonly things?: boolean;
}

/** One walk: the sentence, what is allowed, and where its readings go. */
interface Walk {
  readonly sentence: Sentence;
  readonly start: number;
  readonly options: WalkOptions;
  readonly found: ReadingsFound;
}

/** What was found in a sentence, so that nothing is looked for twice. */
interface Memo {
  /** By the place of the first word, eight to a place, one for each set of options. */
  readonly commands: (readonly Reading[] | undefined)[];
  readonly whereabouts: (ReturnType<typeof whereaboutsAt> | undefined)[];
}

const memoOf = kept((): Memo => ({ commands: [], whereabouts: [] }));

/** Whether one of the words stands behind a place. */
function standsBehind(sentence: Sentence, at: number, words: GrammarNode['words']): boolean {
  if ((bitsBehind(sentence)[at]! & words.bits) === 0) return false;
  const { tokens } = sentence;
  for (let behind = at + 1; behind < tokens.length; behind++)
    if (words.has(tokens[behind]!.meant)) return true;
  return false;
}

/** By place: the bits of the words behind it, as points of the graph have them of their words (`WordEdges.bits`). */
const bitsBehind = kept(({ tokens }): readonly number[] => {
  const bits = new Array<number>(tokens.length);
  for (let at = tokens.length - 1, behind = 0; at >= 0; at--) {
    bits[at] = behind;
    behind |= 1 << tokens[at]!.meant;
  }
  return bits;
});

/** Where the last word stands behind which a text may go on. */
const lastGoingOn = kept(({ tokens }) => tokens.findLastIndex(mayGoOn));

/** The readings of the words from `start` on as commands. */
export function commandsAt(sentence: Sentence, start: number, options: WalkOptions = {}): readonly Reading[] {
  const { inflected, worded, things } = options;
  const key = start * 8 + (inflected ? 1 : 0) + (worded ? 2 : 0) + (things ? 4 : 0);
  const { commands } = memoOf(sentence);
  const old = commands[key];
  if (old !== undefined) return old;
  const readings = readingsAt(sentence, start, sentence.lexicon.grammar.commands, options);
  commands[key] = readings;
  return readings;
}

/** All readings of the words from `start` on by the phrases below `root`. */
export function readingsAt(
  sentence: Sentence,
  start: number,
  root: GrammarNode,
  options: WalkOptions = {},
): readonly Reading[] {
  const walk: Walk = { sentence, start, options, found: new ReadingsFound() };
  step(walk, begun(root, start));
  return walk.found.all;
}

function step(walk: Walk, state: State): void {
  const { sentence, options } = walk;
  if (--sentence.budget < 0) return;
  const { ends, words, slots, shelves } = state.node;
  if (ends.length > 0) emit(walk, state, ends);
  const token = sentence.tokens[state.at];
  if (token === undefined) return;
  if (!state.begun && options.things) {
    for (const edge of slots) if (edge.isThing) fillSlot(walk, state, edge);
    return;
  }
  if (words.numbers.length > 0) readWord(walk, state, token);
  if (state.begun || !options.worded) {
    const bare = bareAt(token, sentence);
    for (let slot = 0; slot < shelves.length; slot++) {
      const shelf = shelves[slot]!;
      if (shelf >= 0 && ((bare >> shelf) & 1) !== 0) continue;
      const edge = slots[slot]!;
      if (edge.isText) fillText(walk, state, edge);
      else fillSlot(walk, state, edge);
    }
  }
  readBetween(walk, state);
}

function readWord(walk: Walk, state: State, token: Token): void {
  const { words } = state.node;
  const { language } = walk.sentence;
  let node = words.get(token.number);
  if (node === undefined && walk.options.inflected && !state.begun) {
    const base = language.clauses.baseOf(token.word);
    if (base !== undefined) node = words.get(language.words.ids.of(base));
  }
  if (node !== undefined) step(walk, moved(state, node, WORTH.word));
  const fixed = token.fix === undefined ? undefined : words.get(token.meant);
  if (fixed !== undefined && fixed !== node) step(walk, moved(state, fixed, WORTH.word + WORTH.slip));
}

/** A phrase ends here: what it asks for by each of the rules that its words stand for, as far as they can be meant. */
function emit(walk: Walk, from: State, rules: readonly Rule[]): void {
  const { sentence, start, found } = walk;
  if (from.thing?.start === start && isNoThing(sentence, from.thing)) return;
  const state = from.front === undefined ? from : withFront(from, from.front, start);
  const { at: end, fills, thing, timing, timeWords, conditions, done } = state;
  const fitted = thing === undefined ? undefined : fittedAs(sentence, thing.value as NounPhrase);
  for (const rule of rules) {
    if (from.front !== undefined && rule.here !== 'unsaid') continue;
    if (rule.alone === true && !isAlone(sentence, start, end)) continue;
    const weight = weigh(sentence, state, rule, fitted);
    if (weight === undefined) continue;
    const score = state.score + weight;
    const place = found.placeOf(end, rule, fills);
    if (place < found.all.length && found.all[place]!.score >= score) continue;
    found.put(place, { start, end, rule, fills, timing, timeWords, conditions, done, score });
  }
}

/** Whether no word stands before or behind. */
function isAlone({ tokens }: Sentence, start: number, end: number): boolean {
  return tokens.every(({ kind }, at) => (at >= start && at < end) || kind === 'mark');
}

/** "*Switch* off" asks to do something, and is no switch that is to be off; "the lawn *on tuesday*" says a day, and nothing of what is to be on. */
function isNoThing({ tokens, language }: Sentence, { start, end }: Fill): boolean {
  const { is, times } = language;
  if (is.verbNotThing.has(tokens[start]!.word) && end === start + 1) return true;
  return is.onDay.has(tokens[end]?.word ?? '') && times.weekdayAt(tokens, end + 1) !== undefined;
}

function fillSlot(walk: Walk, state: State, edge: SlotEdge): void {
  for (const plain of slotsAt(walk.sentence, edge, state.at)) {
    const found = state.front === undefined ? plain : placedBy(walk.sentence, state.front, edge, plain);
    if (found === undefined) continue;
    const terse = state.begun ? 0 : WORTH.terse;
    const worth = (found.end - state.at) * WORTH.slot + terse + slips(walk.sentence, state.at, found.end);
    step(walk, filled(state, edge, found, worth));
  }
}

/** The noun with the places that were said in front; `undefined` where it has one of its own or can have none. */
function placedBy(
  { lexicon }: Sentence,
  front: Whereabouts,
  edge: SlotEdge,
  { value, end }: SlotValue,
): SlotValue | undefined {
  if (!edge.isThing) return { value, end };
  const phrase = value as NounPhrase;
  const item = phrase.items.length === 1 ? placedAt(phrase.items[0], front, lexicon) : undefined;
  if (item === undefined) return undefined;
  const quality = phrase.quality - (item.type === 'device' ? NAMED_ANYWAY : 0);
  return { value: { ...phrase, items: [item], quality }, end };
}

/** A thing with a name of its own needs no place in front: the place may be the end of the clause before. */
const NAMED_ANYWAY = 0.5;

function slips(sentence: Sentence, from: number, to: number): number {
  let worth = 0;
  for (let at = from; at < to; at++) if (sentence.tokens[at]?.fix !== undefined) worth += WORTH.slip;
  return worth;
}

function fillText(walk: Walk, state: State, edge: SlotEdge): void {
  const { sentence } = walk;
  const { at } = state;
  const quoted = quoteEnd(sentence, at);
  if (quoted !== undefined) {
    step(
      walk,
      filled(
        state,
        edge,
        { value: written(sentence, at + 1, quoted - 1), end: quoted },
        (quoted - at) * WORTH.text,
      ),
    );
    return;
  }
  if (sentence.tokens[at]?.kind === 'mark') return;
  // What one says is kept whole: "tell Sam that *tomorrow* is fine".
  if (edge.slot === 'saying' && state.timesEnd === at) return;
  if (!state.begun && !mayOpen(sentence, at)) return;
  const { words, slots, ends: goals } = edge.node;
  const goesOn = goals.length === 0 && slots.length === 0;
  if (goesOn && !standsBehind(sentence, at, words)) return;
  const timed = isTimed(state.timing);
  const text: FreeText = {
    sentence,
    at,
    edge,
    timed,
    opens: !state.begun,
    commandsAt: (from) => commandsAt(sentence, from),
  };
  if (edge.slot === 'stranger' && slotsAt(sentence, SOMEONE, at).length > 0) return;
  if (isOfWords(edge) && lastGoingOn(sentence) > at)
    for (const { end, value, timing, words, worth } of partedTexts(text, state.timing)) {
      const timed = passed(state, at, 0);
      timed.timing = timing;
      timed.timeWords = state.timeWords === '' ? words : `${state.timeWords} ${words}`;
      step(walk, filled(timed, edge, { value, end }, worth));
    }
  for (const { end, worth } of textEnds(text)) {
    const last = isOfWords(edge) ? withoutDangling(sentence, at, end) : end;
    if (last === at || (isOfWords(edge) && timesEnd(sentence, at) >= last && !isNamed(sentence, edge, end)))
      continue;
    step(
      walk,
      filled(
        state,
        edge,
        { value: written(sentence, at, wholeEnd(sentence, at, last, edge)), end },
        (last - at) * WORTH.text + worth,
      ),
    );
  }
}

const SOMEONE = slotFor('person', 'person');

/** "That dinner is *at seven*": what would end with the verb keeps its words of time, which tell when it is to be all the same. */
function wholeEnd(sentence: Sentence, at: number, last: number, edge: SlotEdge): number {
  const { is, words } = sentence.language;
  const verb = sentence.tokens[last - 1]!.word;
  const isTold = words.forms.isPossessive(verb) && is.saying.has(wordAt(sentence, at - 1));
  const isCut = edge.slot === 'words' && ((is.be.has(verb) && last - at > 1) || isTold);
  return isCut && !is.questionWord.has(wordAt(sentence, at))
    ? Math.max(last, timesEnd(sentence, last))
    : last;
}

/** "The *christmas* list": between the words of a phrase a time may be a name. */
function isNamed(sentence: Sentence, { slot, node }: SlotEdge, end: number): boolean {
  return slot === 'title' && node.words.has(numberAt(sentence.tokens, end));
}

/** Between the words of a phrase: hesitations, politeness, times, conditions, "when that's done", and places said late. */
function readBetween(walk: Walk, state: State): void {
  const { sentence } = walk;
  const { at } = state;
  if (!state.begun && at > walk.start)
    for (const { end, inflected } of courtesiesAt(sentence, at)) {
      const onward = inflected ? { ...walk, options: { ...walk.options, inflected } } : walk;
      step(onward, passed(state, end, (end - at) * WORTH.courtesy));
    }
  const between = betweenAt(sentence, at, conditionPhrasesAt);
  if (between !== NOTHING) {
    for (const { piece, first, words, end } of between.times) {
      // "Start it *wait ten minutes and then* stop it": that is for what follows.
      if (piece.type === 'later' && state.begun && sentence.language.is.then.has(wordAt(sentence, end - 1)))
        continue;
      const timing = state.timing === NO_TIMING ? first : plusPiece(state.timing, piece);
      // "Open the gate *wait two minutes then* close it": that goes with what follows.
      if (timing === undefined || (state.begun && piece.type === 'later' && isWaiting(sentence, at)))
        continue;
      const behind = passed(state, end, (end - at) * WORTH.time);
      behind.timing = timing;
      behind.timesEnd = end;
      behind.timeWords = state.timeWords === '' ? words : `${state.timeWords} ${words}`;
      goOn(walk, behind);
    }
    if (between.done !== undefined && !state.done) {
      const behind = passed(state, between.done, (between.done - at) * WORTH.condition);
      behind.done = true;
      goOn(walk, behind);
    }
    for (const condition of between.conditions) {
      const [said] = state.conditions;
      // "*When the door opens* turn on the lamp *if it is dark*": in front and behind.
      const whole = said === undefined ? condition : bothOf(said, condition);
      if (whole === undefined) continue;
      const behind = passed(state, condition.end, (condition.end - at) * WORTH.condition);
      behind.conditions = [whole];
      goOn(walk, behind);
    }
    if (between.leads && !state.begun && state.front === undefined)
      for (const { end, ...front } of whereaboutsIn(sentence, at)) {
        const behind = passed(state, end, (end - at) * WORTH.slot);
        behind.front = front;
        goOn(walk, behind);
      }
    if (between.filler) step(walk, passed(state, at + 1, WORTH.filler));
    if (between.relative !== undefined && state.begun)
      step(walk, passed(state, between.relative, (between.relative - at) * WORTH.relative));
  }
  if (!state.begun && state.front === undefined)
    for (const { end, ...front } of headingsAt(sentence, at)) {
      const behind = passed(state, end, (end - at) * WORTH.slot);
      behind.front = front;
      goOn(walk, behind);
    }
  if (state.begun && wordAt(sentence, at) === ',' && isTrail(sentence, at + 1, conditionPhrasesAt))
    step(walk, passed(state, at + 1, 0));
  const { thing } = state;
  if (thing === undefined) return;
  if (thing.end !== at) readLate(walk, state, thing);
  else if (isCalled(walk, state, thing)) step(walk, passed(state, at + 1, WORTH.called));
}

function isWaiting(sentence: Sentence, at: number): boolean {
  return sentence.language.is.waiting.has(wordAt(sentence, at));
}

const CALLS = new Set([',', ':']);

/** "Porch light, on", "robot, go home", "curtains: closed": the thing called first, and a mark behind it. */
function isCalled({ sentence, start }: Walk, { fills, at }: State, thing: Fill): boolean {
  return (
    thing.start === start && thing.slot === 'target' && fills.length === 1 && CALLS.has(wordAt(sentence, at))
  );
}

function goOn(walk: Walk, state: Open<State>): void {
  if (!state.begun) state.at = pastComma(walk.sentence, state);
  step(walk, state);
}

function conditionPhrasesAt(sentence: Sentence, at: number): readonly Reading[] {
  return readingsAt(sentence, at, sentence.lexicon.grammar.conditions);
}

function whereaboutsIn(sentence: Sentence, at: number): ReturnType<typeof whereaboutsAt> {
  const { whereabouts } = memoOf(sentence);
  whereabouts[at] ??= whereaboutsAt(sentence.tokens, at, sentence.lexicon);
  return whereabouts[at];
}

/** "Which lights are on *in the bedroom*", "switch them all off *except the porch*": the place of a noun, and what is left out, may come late. */
function readLate(walk: Walk, state: State, thing: Fill): void {
  const { sentence } = walk;
  const phrase = thing.value as NounPhrase;
  if (phrase.except.length === 0)
    for (const { items, end } of exceptAt(
      sentence.tokens,
      state.at,
      sentence.lexicon,
      isAll(phrase),
      phrase.parts,
    ))
      step(walk, refilled(state, lessItems(phrase, items), end, (end - state.at) * WORTH.slot));
  if (phrase.items.length !== 1) return;
  for (const { end, ...where } of whereaboutsIn(sentence, state.at)) {
    const item = placedAt(phrase.items[0], where, sentence.lexicon);
    if (item !== undefined)
      step(walk, refilled(state, { ...phrase, items: [item] }, end, (end - state.at) * WORTH.slot));
  }
}

/** "At nine, turn off …", "if it's on, then …", "tomorrow: water the lawn": what was said in front may end with a mark. */
function pastComma(sentence: Sentence, { at, conditions }: State): number {
  const next = CALLS.has(wordAt(sentence, at)) ? at + 1 : at;
  return conditions.length > 0 && sentence.language.is.then.has(wordAt(sentence, next)) ? next + 1 : next;
}
