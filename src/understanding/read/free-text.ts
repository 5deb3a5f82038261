import { type Joint, type JointFound, type Piece, type RoleWords, trait } from '../languages/index.ts';
import { namesAt } from '../names/index.ts';
import type { SlotEdge } from '../phrases/index.ts';
import { type Found, numberAt } from '../text/index.ts';
import { plusPiece, type Timing } from '../times/index.ts';
import { type Reading, WORTH } from './reading.ts';
import { kept, type Sentence, timesIn, wordAt, written } from './sentence.ts';
import { hasNow, isAskedOf, isChore, isEndOfWord, isOrderOfThing, isPoliteTail } from './text-edges.ts';

/** Words of a person's own that fill a slot: they begin at a token; where they end is to be found. */
export interface FreeText {
  readonly sentence: Sentence;
  readonly at: number;
  readonly edge: SlotEdge;
  /** Whether the clause has named its time before the text. */
  readonly timed: boolean;
  /** The phrase begins with it: then it is said in one breath. */
  readonly opens: boolean;
  /** The commands that begin at a token: what a text must not swallow. */
  readonly commandsAt: (at: number) => readonly Reading[];
}

export interface TextEnd {
  readonly end: number;
  readonly worth: number;
}

const TEXT_TOKENS_MAX = 200;
const TEXT_ENDS_MAX = 16;

const mayDangle = trait(
  ({ is }) =>
    (word) =>
      is.dangling.has(word),
);

/** A text at whose ends words of time are not its own. */
export function isOfWords({ slot }: SlotEdge): boolean {
  return slot === 'words' || slot === 'title';
}

/** "lunch on | friday": the preposition belongs to the time that was cut off behind it. */
export function withoutDangling(sentence: Sentence, at: number, end: number): number {
  if (timesIn(sentence, end).length === 0) return end;
  let last = end;
  // "Bring the washing *in* tomorrow": that is where it goes.
  const { is } = sentence.language;
  if (is.whereTo.has(wordAt(sentence, end - 1)) && is.behindWhereTo.has(wordAt(sentence, end))) return end;
  while (last > at && mayDangle(sentence.tokens[last - 1]!)) last--;
  return last;
}

/** No text that opens a clause begins with politeness or with what ties clauses together: "*also,* bread timer". */
export function mayOpen(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return token === undefined || (mayOpenText(token) && jointsAt(sentence, at).length === 0);
}

const mayOpenText = trait(
  ({ is }) =>
    (word) =>
      !is.filler.has(word) && !is.you.has(word),
);

function jointsAt({ tokens, language }: Sentence, at: number): readonly JointFound[] {
  return language.clauses.jointsAt(tokens, at);
}

/** The end of a text in quotation marks that begins here. */
export function quoteEnd(sentence: Sentence, at: number): number | undefined {
  if (sentence.tokens[at]?.word !== '"') return undefined;
  for (let end = at + 2; end < sentence.tokens.length && end - at < TEXT_TOKENS_MAX; end++)
    if (sentence.tokens[end]!.word === '"') return end + 1;
  return undefined;
}

/** Slots for the name of one thing or person. */
const NAMES: ReadonlySet<SlotEdge['slot']> = new Set<SlotEdge['slot']>(['title', 'stranger']);

/**
 * Where a free text may end: at the end of the sentence, before a connective, before words of time that run up to such a
 * place, and before the word that the phrase goes on with.
 */
export function textEnds(text: FreeText): TextEnd[] {
  const { sentence, at, edge } = text;
  if (isEndOfWord(sentence, at)) return [];
  const ends: TextEnd[] = [];
  const last = Math.min(sentence.tokens.length, at + TEXT_TOKENS_MAX);
  const { words, ends: rules, slots } = edge.node;
  const open = rules.length > 0 || slots.length > 0;
  const ofWords = isOfWords(edge);
  let overrun = 0;
  /** Behind the first "and" that a time stands before, of a text whose words of time are not its own. */
  let second: number | undefined;
  for (let end = at + 1; end <= last; end++) {
    const seam = seamAt(sentence, end);
    if (text.opens && wordAt(sentence, end - 1) === ':') break;
    if (end === second && personTo(sentence, end)) overrun = WORTH.overrun;
    const goesOn =
      words.numbers.length > 0 && (words.has(seam.number) || (ofWords && goesOnBehindTimes(text, end, seam)));
    if ((goesOn || open) && !seam.loose) {
      const worth = goesOn ? 0 : worthOfEnd(text, end, seam);
      if (worth !== undefined && (ends.length < TEXT_ENDS_MAX || seam.stops)) {
        const timedTwice = second !== undefined && end > second && seam.timesEnd > end;
        ends.push({ end, worth: worth + (timedTwice ? WORTH.overrun : overrun) });
      }
      if (ofWords && seam.timesEnd > end) second ??= behindAnd(sentence, seam.timesEnd);
      if (seam.kind === 'joint' && isAnothers(sentence, at, end)) overrun = WORTH.overrun;
    }
    // "Put it on the farm list *if* …": no name takes in a condition.
    if (NAMES.has(edge.slot) && sentence.language.clauses.conditionAt(sentence.tokens, end) !== undefined)
      break;
    if (seam.stops || (edge.slot === 'title' && partsFrom(text, end, seam))) break;
    if (ofWords && isTimeBehindComma(sentence, end)) break;
    if (seam.newThought) overrun = WORTH.overrun;
  }
  return ends;
}

/** "Parents meeting*, Thursday*, seven o'clock": no words of a name. */
function isTimeBehindComma(sentence: Sentence, at: number): boolean {
  return wordAt(sentence, at) === ',' && timesEnd(sentence, at + 1) > at + 1;
}

/** "… call the bank at 5 and *mia* to pack her bag at 6": where a time and an "and" stand behind a text, the word after them. */
function behindAnd(sentence: Sentence, timesEnd: number): number | undefined {
  return sentence.language.is.and.has(wordAt(sentence, timesEnd)) ? timesEnd + 1 : undefined;
}

/** "Remind *sam to* call the bank and *mia to* pack her bag"; "… to call sam and mia to ask" is of both. */
function isAnothers(sentence: Sentence, at: number, end: number): boolean {
  const { is } = sentence.language;
  if (at < 2 || !is.and.has(wordAt(sentence, end)) || !is.to.has(wordAt(sentence, at - 1))) return false;
  return isPerson(sentence, at - 2) && !isPerson(sentence, end - 1) && personTo(sentence, end + 1);
}

function isPerson({ tokens, lexicon }: Sentence, at: number): boolean {
  return namesAt(tokens, at, lexicon).some(({ entries }) => entries.some(({ type }) => type === 'person'));
}

/** "And *mia to* …": who else is reminded, and of what. */
function personTo(sentence: Sentence, at: number): boolean {
  const person = namesAt(sentence.tokens, at, sentence.lexicon).find(({ entries }) =>
    entries.some(({ type }) => type === 'person'),
  );
  return person !== undefined && sentence.language.is.to.has(wordAt(sentence, person.end));
}

/** "I have a haircut *tomorrow* remind me": words of time, and then the word that the phrase goes on with. */
function goesOnBehindTimes({ sentence, edge }: FreeText, at: number, { timesEnd }: Seam): boolean {
  return timesEnd > at && edge.node.words.has(numberAt(sentence.tokens, timesEnd));
}

/** Whether what follows is no part of a name: "pizza, *and after that* …". "Rice and beans" is one. */
function partsFrom({ sentence, commandsAt }: FreeText, at: number, { kind }: Seam): boolean {
  if (kind !== 'joint') return false;
  const { joint, end } = jointsAt(sentence, at)[0]!;
  return joint !== 'and' || commandsAt(end).length > 0;
}

/** What stands between two words of a text, whatever the text is for. */
interface Seam {
  /** Of the word behind. */
  readonly number: number;
  /** Where the expressions of time that begin behind it end; there, where none begins. */
  readonly timesEnd: number;
  /** No text goes on over it. */
  readonly stops: boolean;
  /** No text ends at it. */
  readonly loose: boolean;
  /** ", and also", ", meanwhile": whatever follows is another wish, known or not. */
  readonly newThought: boolean;
  readonly kind: 'end' | 'joint' | 'polite' | 'inside';
}

const isStop = trait(() => (word) => STOPS.has(word));
/** Whether a text may end before the word though it ties nothing. */
const mayPart = trait(({ is, clauses }) => (word) => {
  return is.conditionLead.has(word) || clauses.mayBeDone(word) || is.politeEnd.has(word);
});

const seamsOf = kept((): (Seam | undefined)[] => []);

function seamAt(sentence: Sentence, at: number): Seam {
  const seams = seamsOf(sentence);
  seams[at] ??= newSeam(sentence, at);
  return seams[at];
}

function newSeam(sentence: Sentence, at: number): Seam {
  const { tokens, language } = sentence;
  const { is, clauses } = language;
  const word = wordAt(sentence, at);
  const before = wordAt(sentence, at - 1);
  const stops = at === tokens.length || isStop(tokens[at]!);
  const joints = clauses.jointsAt(tokens, at);
  const ties =
    mayBeLoose(tokens[at - 1]!) && isLoose(before, word, joints, is) && timesIn(sentence, at).length === 0;
  const loose = ties || isCorrected(sentence, at);
  const newThought = (before === ',' || is.and.has(before)) && joints.some(({ joint }) => joint === 'also');
  let kind: Seam['kind'] = 'inside';
  if (stops) kind = 'end';
  else if (joints.length > 0) kind = 'joint';
  else if (!mayPart(tokens[at]!)) kind = 'inside';
  else if (is.conditionLead.has(word) || clauses.doneAt(tokens, at) !== undefined) kind = 'end';
  else if (is.politeEnd.has(word) && (tokens[at + 1] === undefined || tokens[at + 1]!.kind === 'mark'))
    kind = 'polite';
  return { number: numberAt(tokens, at), timesEnd: timesEnd(sentence, at), stops, loose, newThought, kind };
}

/** What it costs to end a text here; `undefined` where none ends. */
function worthOfEnd(text: FreeText, end: number, { kind, timesEnd }: Seam): number | undefined {
  if (kind === 'end') return 0;
  if (kind === 'joint') return swallowing(text, end);
  if (timesEnd > end && isOfWords(text.edge) && timesRunOut(text.sentence, timesEnd, text.edge)) return 0;
  return kind === 'polite' ? WORTH.text : undefined;
}

/** No text ends with these: what follows goes on with them. */
const mayBeLoose = trait(
  ({ is }) =>
    (word) =>
      is.loose.has(word),
);

/** "Remind me at six to ring Mum, *no*, tomorrow": behind a mark it puts something right. */
function isCorrected(sentence: Sentence, end: number): boolean {
  if (wordAt(sentence, end - 2) !== ',') return false;
  return jointsAt(sentence, end - 1).some((joint) => joint.joint === 'correction' && joint.end === end);
}

/** "You can drive *in*, also …": before another wish it may be the end all the same. */
function isLoose(before: string, word: string, joints: readonly JointFound[], is: RoleWords): boolean {
  if (!is.whereTo.has(before)) return true;
  // "Bring the bins *in*."
  if (word === '' || STOPS.has(word)) return false;
  return !is.conditionLead.has(word) && !joints.some(({ joint }) => ENDS_IN.has(joint));
}

const ENDS_IN: ReadonlySet<Joint> = new Set<Joint>(['also', 'then', 'comma', 'and', 'but']);

const STOPS = new Set(['.', '!', '?', ';']);

/** Whether words of time that end there run up to a place where a text may end. */
function timesRunOut(sentence: Sentence, end: number, edge: SlotEdge): boolean {
  if (end >= sentence.tokens.length || sentence.tokens[end]!.kind === 'mark') return true;
  const { said, meant } = sentence.tokens[end]!;
  return (
    sentence.language.is.textGoesOn.has(said) ||
    edge.node.words.has(meant) ||
    jointsAt(sentence, end).length > 0
  );
}

const timesEnds = kept((): (number | undefined)[] => []);

/** Where the expressions of time that begin here end. */
export function timesEnd(sentence: Sentence, at: number): number {
  const ends = timesEnds(sentence);
  ends[at] ??= newTimesEnd(sentence, at);
  return ends[at];
}

function newTimesEnd(sentence: Sentence, at: number): number {
  let end = at;
  for (let pieces = 0; pieces < 5; pieces++) {
    const found = timesIn(sentence, end)[0];
    if (found === undefined) break;
    end = found.end;
    while (end < sentence.tokens.length && isTail(sentence.tokens[end]!)) end++;
  }
  return end;
}

const isTail = trait(
  ({ is }) =>
    (word) =>
      is.behindTimes.has(word),
);

/**
 * What it costs to end a text before a plain "and" or "then". "Remind me to close the windows and turn off the lights" is one
 * text, since its first half is a command as well (unless both have their own time); "remind me at nine to feed the cat and turn off the lights" is one too, for
 * its time stands in front, the lights have none, and to turn them off is something to remember, as to turn them up to full is not; "empty the dryer and then fold the towels" is one course of action.
 */
function swallowing({ sentence, at, edge, timed, opens, commandsAt }: FreeText, end: number): number {
  const { is } = sentence.language;
  const { joint, end: next } = jointsAt(sentence, end)[0]!;
  if (joint === 'comma' && isPoliteTail(sentence, next)) return (sentence.tokens.length - end) * WORTH.text;
  // "Send Sam a mail that I'm late *and then turn on the porch light*": what is told is no course of action.
  if (joint === 'then')
    return edge.slot === 'saying' && isOrderOfThing(sentence, next, commandsAt(next)) ? 0 : WORTH.swallowed;
  if (joint !== 'and') return 0;
  if (commandsAt(next).some(({ timing }) => timing.now === true)) return 0;
  const others = commandsAt(next);
  // "Saying let's go hiking *and swimming on sunday*": what is no command and begins as no question goes on with what is said.
  if (edge.slot === 'saying' && others.length === 0 && !is.asking.has(wordAt(sentence, next)))
    return WORTH.swallowed;
  if (edge.slot === 'saying' && isAskedOf(sentence, at, end)) return WORTH.swallowed;
  const itself = timed && others.some(({ timing }) => timing.clock !== undefined);
  if (!itself && !opens && commandsAt(at).some((reading) => reading.end >= end)) return WORTH.swallowed;
  if (!timed && isOfWords(edge) && is.to.has(wordAt(sentence, at - 1)) && isChore(others))
    return WORTH.swallowed;
  // "That dinner is ready": what one is to be told of, and no course of action.
  if (!isOfWords(edge) || !timed || is.saying.has(wordAt(sentence, at - 1))) return 0;
  const own = others.some(
    ({ start, end: last, timing, rule }) =>
      Object.keys(timing).length > 0 || rule.question || hasNow(sentence, start, last),
  );
  return !own && isChore(others) ? WORTH.swallowed : 0;
}

/** How far into a text words of time are looked for, and what a text goes on with behind them. */
const PARTED_MAX = 10;
export const mayGoOn = trait(
  ({ is }) =>
    (word) =>
      is.textRunsOn.has(word),
);

/** "… with Sam", "… at the pizzeria"; not "… at" with anything that may be a time. */
function goesOn(sentence: Sentence, at: number): boolean {
  const word = wordAt(sentence, at);
  const { is } = sentence.language;
  if (!is.textAtPlace.has(word)) return is.textRunsOn.has(word);
  return is.definite.has(wordAt(sentence, at + 1)) && timesIn(sentence, at).length === 0;
}

interface PartedText extends TextEnd {
  readonly value: string;
  readonly timing: Timing;
  /** Those of time. */
  readonly words: string;
}

/** "A meeting *tomorrow at ten* with Sam": the texts that words of time part in two. */
export function partedTexts(text: FreeText, said: Timing): readonly PartedText[] {
  const { sentence, at } = text;
  const last = Math.min(sentence.tokens.length, at + PARTED_MAX);
  for (let from = at + 1; from < last; from++) {
    const pieces = timesFrom(sentence, from);
    const next = pieces.at(-1)?.end;
    if (next === undefined) continue;
    const head = withoutDangling(sentence, at, from);
    if (head === at || !goesOn(sentence, next)) return NO_TEXTS;
    let timing: Timing | undefined = said;
    for (const { value } of pieces) timing &&= plusPiece(timing, value);
    if (timing === undefined) return NO_TEXTS;
    const whole = { timing, words: written(sentence, from, next) };
    return textEnds({ ...text, at: next, timed: true }).map(({ end, worth }) => ({
      ...whole,
      end,
      value: `${written(sentence, at, head)} ${written(sentence, next, end)}`,
      worth: worth + (end - at - (next - from)) * WORTH.text + (next - from) * WORTH.time,
    }));
  }
  return NO_TEXTS;
}

const NO_TEXTS: readonly PartedText[] = [];

/** The expressions of time in a row from a token on, of each the first that is found. */
function timesFrom(sentence: Sentence, from: number): readonly Found<Piece>[] {
  const found = timesIn(sentence, from);
  if (found.length === 0) return found;
  const pieces: Found<Piece>[] = [];
  for (let [piece] = found; piece !== undefined; [piece] = timesIn(sentence, piece.end)) pieces.push(piece);
  return pieces;
}
