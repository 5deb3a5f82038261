import { jointsAt } from './en/connectors.ts';
import { ASKING, BARE, DOING, SMALL } from './en/questions.ts';
import { timesAt } from './en/times/pieces.ts';
import { FILLERS } from './en/words.ts';
import type { Ask } from './grammar.ts';
import { type Fill, type Reading, WORTH } from './reading.ts';
import { type Sentence, timesIn, wordAt, written } from './sentence.ts';
import { plusPiece, type Timing } from './times/timing.ts';

/** A bare question ("my alarms for tomorrow") is short. */
const BARE_MAX = 8;
const FREE_MAX = 6;

/** What the sentence may be a question about, found once. */
const topics = new WeakMap<Sentence, readonly Ask[]>();

function topicsOf(sentence: Sentence): readonly Ask[] {
  const old = topics.get(sentence);
  if (old !== undefined) return old;
  const { asks } = sentence.lexicon.grammar;
  const found = new Set<Ask>();
  for (let at = 0; at < sentence.tokens.length; at++)
    for (const ask of asks.get(sentence.tokens[at]!.stem) ?? []) found.add(ask);
  const list = [...found];
  topics.set(sentence, list);
  return list;
}

/** The readings of the words from `start` on as questions that are known by what they are about. */
export function asksAt(sentence: Sentence, start: number): readonly Reading[] {
  const asks = topicsOf(sentence);
  if (asks.length === 0 || !begins(sentence, start, asks)) return [];
  return asks.flatMap((ask) => readAsk(sentence, start, ask));
}

function begins(sentence: Sentence, start: number, asks: readonly Ask[]): boolean {
  const word = wordAt(sentence, start);
  if (ASKING.has(word) || BARE.has(word) || timesFrom(sentence, start).length > 0) return true;
  return !DOING.has(word) && asks.some((ask) => isAbout(sentence, start, ask) || ask.with.has(word));
}

/** As it was written: a slip of the hand is no topic. */
function isAbout(sentence: Sentence, at: number, { about, mine }: Ask): boolean {
  const stem = sentence.tokens[at]?.stem ?? '';
  return about.has(stem) || mine.has(stem);
}

/** How far a question has been read. */
interface Heard {
  at: number;
  timing: Timing;
  timeWords: string;
  about: number;
  /** Words that it may be about, if it is the speaker's own. */
  mine: number;
  /** Whether the speaker says that it is. */
  own: boolean;
  /** Whether it has the verb or the pronoun of a question. */
  asked: boolean;
  score: number;
  /** Words that are looked for: the person's own, and what is `named`. */
  readonly wanted: number[];
  free: number;
}

/** The question up to the end of its sentence, and up to each connective on the way. */
function readAsk(sentence: Sentence, start: number, ask: Ask): Reading[] {
  const heard: Heard = {
    at: start,
    timing: {},
    timeWords: '',
    about: 0,
    mine: 0,
    own: false,
    asked: false,
    score: WORTH.asked,
    wanted: [],
    free: 0,
  };
  const found: Reading[] = [];
  const emit = (): void => {
    const reading = readingOf(sentence, start, ask, heard);
    if (reading !== undefined) found.push(reading);
  };
  while (heard.at < sentence.tokens.length && sentence.tokens[heard.at]!.kind !== 'mark') {
    if (heard.at > start && jointsAt(sentence.tokens, heard.at).length > 0) emit();
    if (!hear(sentence, ask, heard)) return found;
  }
  emit();
  return found;
}

/** Takes the next word, or words of time; false where the question cannot hold it. */
function hear(sentence: Sentence, ask: Ask, heard: Heard): boolean {
  const { at } = heard;
  const word = wordAt(sentence, at);
  const { stem } = sentence.tokens[at]!;
  const take = (worth: number): true => {
    heard.at++;
    heard.score += worth;
    return true;
  };
  if (ask.about.has(stem) || ask.about.has(word)) {
    heard.about++;
    return take(WORTH.word);
  }
  if (ask.mine.has(stem)) {
    heard.mine++;
    if (ask.named.has(stem)) heard.wanted.push(at);
    return take(WORTH.word);
  }
  heard.own ||= OWN.has(word);
  for (const { value, end } of timesFrom(sentence, at)) {
    const timing = plusPiece(heard.timing, value);
    if (timing === undefined) continue;
    const words = written(sentence, at, end);
    heard.timing = timing;
    heard.timeWords = heard.timeWords === '' ? words : `${heard.timeWords} ${words}`;
    heard.at = end;
    heard.score += (end - at) * WORTH.time;
    return true;
  }
  heard.asked ||= ASKING.has(word);
  if (SMALL.has(word) || ask.with.has(word) || ask.with.has(stem)) return take(WORTH.ask);
  if (FILLERS.has(word)) return take(WORTH.filler);
  if (!isFree(sentence, ask, heard)) return false;
  heard.free++;
  heard.wanted.push(at);
  return take(WORTH.text);
}

/** "*Tomorrow's* meetings": whose the thing is, is when it is. */
const OF_DAY = /^(today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s$/;

function timesFrom(sentence: Sentence, at: number): ReturnType<typeof timesIn> {
  const token = sentence.tokens[at];
  const day = token === undefined ? undefined : OF_DAY.exec(token.word)?.[1];
  if (day === undefined) return timesIn(sentence, at);
  const found = timesAt([{ ...token!, word: day, stem: day }], 0, sentence.context.locale ?? 'en-GB');
  return found.map(({ value }) => ({ value, end: at + 1 }));
}

/** Words of the person's own stand behind the words that lead to them, or right before what the question is about. */
function isFree(sentence: Sentence, ask: Ask, heard: Heard): boolean {
  const { free } = ask;
  if (free === undefined || heard.free >= FREE_MAX || sentence.tokens[heard.at]!.kind !== 'word')
    return false;
  if (heard.wanted.at(-1) === heard.at - 1) return true;
  if (free.after.includes(wordAt(sentence, heard.at - 1))) return true;
  if (ARTICLES.has(wordAt(sentence, heard.at - 1)) && free.after.includes(wordAt(sentence, heard.at - 2)))
    return true;
  if (free.before !== true) return false;
  for (let next = heard.at + 1; next <= heard.at + 3; next++) if (isAbout(sentence, next, ask)) return true;
  return false;
}

const OWN = new Set(['i', 'my', 'we', 'our', 'mine', 'ours']);
const ARTICLES = new Set(['the', 'a', 'an', 'my', 'our', 'this', 'that']);

function readingOf(sentence: Sentence, start: number, ask: Ask, heard: Heard): Reading | undefined {
  const { rule, free } = ask;
  if (heard.about === 0 && (heard.mine === 0 || !heard.own)) return undefined;
  const bare = !ASKING.has(wordAt(sentence, start)) && !heard.asked;
  if (bare && (ask.verb || heard.at - start > BARE_MAX)) return undefined;
  if ((rule.phrases.time ?? 'none') === 'none' && Object.keys(heard.timing).length > 0) return undefined;
  const fills: Fill[] = [];
  const first = heard.wanted[0];
  if (free !== undefined && first !== undefined) {
    const value = heard.wanted.map((at) => written(sentence, at, at + 1)).join(' ');
    fills.push({ name: free.into, slot: 'words', value, start: first, end: heard.wanted.at(-1)! + 1 });
  }
  return {
    start,
    end: heard.at,
    rule,
    fills,
    timing: heard.timing,
    timeWords: heard.timeWords,
    conditions: [],
    done: false,
    score: heard.score,
  };
}
