import { homeOf } from '../names/index.ts';
import type { Ask } from '../phrases/index.ts';
import { isPlural, wordToken } from '../text/index.ts';
import { plusPiece, type Timing } from '../times/index.ts';
import { emptyAt } from './filler-words.ts';
import { type Fill, type Reading, WORTH } from './reading.ts';
import { commandsAt } from './readings.ts';
import { kept, type Sentence, type timesIn, timesOrPossessive, wordAt, written } from './sentence.ts';

/** A bare question ("my alarms for tomorrow") is short. */
const BARE_MAX = 8;
const FREE_MAX = 6;

/** What the sentence may be a question about, found once. */
const topicsOf = kept((sentence): readonly Ask[] => {
  const { asks } = sentence.lexicon.grammar;
  const found: Ask[] = [];
  for (let at = 0; at < sentence.tokens.length; at++) {
    const token = sentence.tokens[at]!;
    const { stem, end } = topicAt(sentence, at);
    if (homeOf(token)?.asked === false && token.fix === undefined && end === at + 1) continue;
    const about = asks.get(stem);
    if (about === undefined) continue;
    for (const ask of about) if (!found.includes(ask)) found.push(ask);
  }
  return found;
});

/** The readings of the words from `start` on as questions that are known by what they are about. */
export function asksAt(sentence: Sentence, start: number): readonly Reading[] {
  const asks = topicsOf(sentence);
  if (asks.length === 0) return [];
  const first = wordAt(sentence, start);
  // "*No* ballet on tuesday" asks nothing, and "no" tells nobody's entries.
  const { no } = sentence.language.is;
  if (no.has(first) || no.has(wordAt(sentence, start - 1))) return [];
  if (begins(sentence, start, asks)) return asks.flatMap((ask) => readAsk(sentence, start, ask));
  const { is } = sentence.language;
  if (is.doing.has(first) || is.asking.has(first) || is.noEntry.has(first)) return [];
  return asks.flatMap((ask) =>
    ask.entry === undefined
      ? []
      : readAsk(sentence, start, ask).filter(({ rule }) => rule === ask.entry!.rule),
  );
}

function begins(sentence: Sentence, start: number, asks: readonly Ask[]): boolean {
  const word = wordAt(sentence, start);
  const next = wordAt(sentence, start + 1);
  const { is } = sentence.language;
  const how = is.meAlone.has(next) ? start + 2 : start;
  if (is.how.has(wordAt(sentence, how)) && is.howTo.has(wordAt(sentence, how + 1))) return false;
  if (is.request.has(word) && is.you.has(next)) return false;
  if (is.noting.has(word) && !is.notedFor.has(next)) return false;
  // "When *it starts* to rain", "if *it snows* tell me" set a condition, where "when does it start" asks.
  if (is.itAlone.has(next) && (is.when.has(word) || (is.if.has(word) && isToldThen(sentence, start))))
    return false;
  if (is.asking.has(word) || is.bareQuestion.has(word) || timesFrom(sentence, start).length > 0) return true;
  return !is.doing.has(word) && asks.some((ask) => isAbout(sentence, start, ask) || ask.with.has(word));
}

function isToldThen({ tokens, language }: Sentence, start: number): boolean {
  return tokens.some(({ word }, at) => at > start && language.is.tellLater.has(word));
}

/** As it was written: a slip of the hand is no topic. */
function isAbout(sentence: Sentence, at: number, { about, mine }: Ask): boolean {
  const { stem } = topicAt(sentence, at);
  return about.has(stem) || mine.has(stem);
}

/** The word that a question may be about; it may be written as several. */
function topicAt(
  { tokens, language }: Sentence,
  at: number,
): { readonly stem: string; readonly end: number } {
  return language.talk.topicAt(tokens, at) ?? { stem: tokens[at]?.stem ?? '', end: at + 1 };
}

/** How far a question has been read. */
interface Heard {
  at: number;
  timing: Timing;
  timeWords: string;
  about: number;
  /** Words that it may be about, if it is the speaker's own. */
  mine: number;
  named: number;
  /** "The next event" is the speaker's. */
  coming: boolean;
  /** Whether the speaker says that it is. */
  own: boolean;
  /** "*Mary's* party", "*where* is the wedding": enough for what is `named`, or for what is asked for by when and where. */
  theirs: boolean;
  whenWhere: number;
  placed: boolean;
  /** What is said besides the time, for an entry. */
  readonly said: { readonly from: number; readonly to: number }[];
  /** Whether it has the verb or the pronoun of a question. */
  asked: boolean;
  /** "When *does* the meeting start": what follows the subject is its verb, and no command. */
  does: boolean;
  score: number;
  /** Words that are looked for: the person's own, and what is `named`. */
  readonly wanted: number[];
  free: number;
}

/** The question up to the end of its sentence, and up to each connective on the way; another question or command is no part of it. */
function readAsk(sentence: Sentence, start: number, ask: Ask): Reading[] {
  const heard: Heard = {
    at: start,
    timing: {},
    timeWords: '',
    about: 0,
    mine: 0,
    named: 0,
    coming: false,
    own: false,
    theirs: false,
    whenWhere: 0,
    placed: false,
    said: [],
    asked: false,
    does: false,
    score: WORTH.asked,
    wanted: [],
    free: 0,
  };
  const { is, clauses } = sentence.language;
  const found: Reading[] = [];
  const emit = (): void => {
    const reading = readingOf(sentence, start, ask, heard);
    if (reading !== undefined) found.push(reading);
  };
  while (heard.at < sentence.tokens.length && sentence.tokens[heard.at]!.kind !== 'mark') {
    const [joint] = heard.at > start ? clauses.jointsAt(sentence.tokens, heard.at) : [];
    if (joint !== undefined) {
      emit();
      if (is.asking.has(wordAt(sentence, joint.end)) || commandsAt(sentence, joint.end).length > 0)
        return found;
    }
    // "… thanks": politeness may follow a question as it does a command.
    if (heard.at > start && emptyAt(sentence, heard.at).some(({ trails }) => trails)) emit();
    if (!hear(sentence, ask, heard)) return found;
  }
  emit();
  return found;
}

/** Takes the next word, or words of time; false where the question cannot hold it. */
function hear(sentence: Sentence, ask: Ask, heard: Heard): boolean {
  const { at } = heard;
  const { is, numbers, words: spoken } = sentence.language;
  const word = wordAt(sentence, at);
  const { stem, end: past } = topicAt(sentence, at);
  if (ask.without.has(stem)) return false;
  const take = (worth: number): true => {
    heard.said.push({ from: at, to: past });
    heard.score += worth * (past - at);
    heard.at = past;
    return true;
  };
  if (ask.about.has(stem) || ask.about.has(word)) {
    heard.about++;
    return take(WORTH.word);
  }
  if (ask.mine.has(stem)) {
    heard.mine++;
    if (ask.whenWhere.has(stem)) heard.whenWhere++;
    if (ask.named.has(stem)) {
      heard.named++;
      heard.wanted.push(at);
    }
    return take(WORTH.word);
  }
  heard.own ||= is.mine.has(word);
  heard.theirs ||= is.pointingOut.has(word) && isNamedSoon(sentence, ask, at);
  heard.placed ||= is.whenWhere.has(word) || (is.whatWhen.has(word) && is.what.has(wordAt(sentence, at - 1)));
  heard.coming ||= is.coming.has(word) || (is.comingUp.has(word) && is.up.has(wordAt(sentence, at + 1)));
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
  heard.theirs ||= spoken.forms.isPossessive(word);
  const number = numbers.numberAt(sentence.tokens, at);
  if (number !== undefined) {
    heard.score += (number.end - at) * WORTH.ask;
    heard.at = number.end;
    return true;
  }
  if (
    is.doing.has(word) &&
    !isTold(sentence, at) &&
    !(heard.about + heard.mine > 0 && heard.does && ask.with.has(word))
  )
    return false;
  heard.does ||= is.does.has(word);
  heard.asked ||= is.asking.has(word);
  if (
    is.inAnyQuestion.has(word) ||
    ask.free?.after.includes(word) ||
    ask.with.has(word) ||
    ask.with.has(stem)
  )
    return take(WORTH.ask);
  if (is.filler.has(word)) return take(WORTH.filler);
  if (!isFree(sentence, ask, heard)) return false;
  heard.free++;
  // "In *long* island", "in salt lake *city* utah": they belong to the name.
  const led = is.nameWord.has(wordAt(sentence, at - 1)) && heard.wanted.at(-1) !== at - 1;
  heard.wanted.push(...(led ? [at - 1] : []), at);
  return take(WORTH.text);
}

function timesFrom(sentence: Sentence, at: number): ReturnType<typeof timesIn> {
  const token = sentence.tokens[at];
  const side = token === undefined ? undefined : sentence.language.times.sideOf(token.word);
  const open = side === undefined ? undefined : openFrom(sentence, at, side);
  if (open !== undefined) return [open];
  return timesOrPossessive(sentence, at);
}

/** "What did I *put* on it": told, and not asked to be done. */
function isTold(sentence: Sentence, at: number): boolean {
  const { is } = sentence.language;
  const before = wordAt(sentence, at - 1);
  if (is.speaker.has(before) && is.request.has(wordAt(sentence, at - 2))) return false;
  return (
    (is.toldVerb.has(wordAt(sentence, at)) && !is.gift.has(wordAt(sentence, at + 1))) ||
    is.beforeTold.has(before)
  );
}

/** "After one", "before noon": the rest of the day, or what was of it. */
function openFrom(
  sentence: Sentence,
  at: number,
  side: 'after' | 'before',
): ReturnType<typeof timesIn>[number] | undefined {
  const { times, words } = sentence.language;
  const tokens = [wordToken(words, times.atClock), ...sentence.tokens.slice(at + 1, at + 6)];
  const clock = times
    .piecesAt(tokens, 0, sentence.context.locale ?? 'en-GB')
    .find(({ value }) => value.type === 'clock');
  if (clock?.value.type !== 'clock') return undefined;
  const named = clock.value.clock;
  const [from, to] = side === 'after' ? [named, DAY_ENDS] : [DAY_BEGINS, named];
  return { value: { type: 'span', from, to }, end: at + clock.end };
}

const DAY_BEGINS = { minutes: 0, sure: true };
const DAY_ENDS = { minutes: 24 * 60, sure: true };

/** Words of the person's own stand behind the words that lead to them, or right before what the question is about. */
function isFree(sentence: Sentence, ask: Ask, heard: Heard): boolean {
  const { free } = ask;
  if (free === undefined || heard.free >= FREE_MAX || sentence.tokens[heard.at]!.kind !== 'word')
    return false;
  if (heard.wanted.at(-1) === heard.at - 1 || goesOnBehind(sentence, heard)) return true;
  if (free.after.includes(wordAt(sentence, heard.at - 1))) return true;
  const before = wordAt(sentence, heard.at - 1);
  const { is } = sentence.language;
  if (
    (is.articleOrThat.has(before) || is.nameWord.has(before)) &&
    free.after.includes(wordAt(sentence, heard.at - 2))
  )
    return true;
  if (free.before !== true) return false;
  for (let next = heard.at + 1; next <= heard.at + 3; next++) if (isAbout(sentence, next, ask)) return true;
  return false;
}

/** "A reminder to clean *the bathroom*": behind the person's own words small ones are theirs too. */
function goesOnBehind(sentence: Sentence, { wanted, at }: Heard): boolean {
  const last = wanted.at(-1);
  if (last === undefined || at - last > 4) return false;
  for (let between = last + 1; between < at; between++)
    if (!sentence.language.is.insideNames.has(wordAt(sentence, between))) return false;
  return true;
}

/** How many of the words that must be the speaker's are. */
function ownOf({ own, coming, theirs, placed, mine, named, whenWhere }: Heard): number {
  if (own) return mine;
  if (coming) return mine - named;
  return theirs ? named : placed ? whenWhere : 0;
}

/** "Dentist tomorrow at nine": one thing, and the clock time at which it is. "Meetings at nine" asks for several. */
function isEntry(sentence: Sentence, ask: Ask, { timing, about, mine, said }: Heard): boolean {
  if (about + mine === 0 || (timing.clock ?? timing.span) === undefined) return false;
  if (said.length < 2 && timing.day === undefined) return false;
  return said.every(({ from }) => !isAbout(sentence, from, ask) || !isPlural(sentence.tokens[from]!));
}

function entryOf(
  sentence: Sentence,
  start: number,
  { rule, into }: NonNullable<Ask['entry']>,
  { at, timing, timeWords, said }: Heard,
): Reading | undefined {
  const inner = [...said];
  const { aroundEntry } = sentence.language.is;
  while (inner.length > 0 && aroundEntry.has(wordAt(sentence, inner[0]!.from))) inner.shift();
  while (inner.length > 0 && aroundEntry.has(wordAt(sentence, inner.at(-1)!.from))) inner.pop();
  const [first, last] = [inner[0], inner.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const value = inner.map(({ from, to }) => written(sentence, from, to)).join(' ');
  const fills: Fill[] = [{ name: into, slot: 'words', value, start: first.from, end: last.to }];
  const score = ENTRY + inner.length * WORTH.text + (at - start - said.length) * WORTH.time;
  return { start, end: at, rule, fills, timing, timeWords, conditions: [], done: false, score };
}

const ENTRY = WORTH.clause + WORTH.terse;

/** "*The dentist is on Thursday at half past three*" tells when it is. */
function tellsWhen({ tokens, language }: Sentence, start: number, { asked, timing, at }: Heard): boolean {
  const { is } = language;
  const first = tokens[start]?.word ?? '';
  return asked && timing.clock !== undefined && is.definite.has(first) && tokens[at]?.word !== '?';
}

function isNamedSoon(sentence: Sentence, ask: Ask, at: number): boolean {
  for (let next = at + 1; next <= at + 3 && next < sentence.tokens.length; next++)
    if (ask.named.has(sentence.tokens[next]!.stem) && !isPlural(sentence.tokens[next]!))
      return timesFrom(sentence, next + 1).length > 0;
  return false;
}

/** "Get the gala *in the calendar*" puts it there. */
function isGivenTo(sentence: Sentence, at: number, ask: Ask): boolean {
  const { is } = sentence.language;
  return (
    isAbout(sentence, at, ask) &&
    is.definite.has(wordAt(sentence, at - 1)) &&
    is.placeLead.has(wordAt(sentence, at - 2))
  );
}

/** "Give me *a* reminder" wants a new one. */
function isGift(sentence: Sentence, start: number, end: number, ask: Ask): boolean {
  const { is } = sentence.language;
  if (!is.giving.has(wordAt(sentence, start))) return false;
  if (ask.entry !== undefined && !is.me.has(wordAt(sentence, start + 1)))
    for (let at = start + 3; at < end; at++) if (isGivenTo(sentence, at, ask)) return true;
  for (let at = start + 1; at < end; at++)
    if (isAbout(sentence, at, ask)) return is.another.has(wordAt(sentence, at - 1));
  return false;
}

/** "The concert *is on Friday*" tells what "is the concert on Friday" asks; "my hands *are freezing*" asks nothing, and "the time *is what*" does. */
function tells(sentence: Sentence, start: number, { entry }: Ask, { timing, at }: Heard): boolean {
  const { tokens, language } = sentence;
  const { is } = language;
  const isDefinite = is.definite.has(wordAt(sentence, start)) && tokens[at]?.word !== '?';
  if (entry === undefined ? !isDefinite : timing.day === undefined) return false;
  const words = tokens.slice(start, at).map(({ word }) => word);
  const verb = words.findIndex((word) => is.askedVerb.has(word));
  if (verb < 1 || (entry === undefined && words.some((word) => is.askedFirst.has(word)))) return false;
  return !words.slice(0, verb).some((word) => is.asking.has(word) || is.noting.has(word));
}

function readingOf(sentence: Sentence, start: number, ask: Ask, heard: Heard): Reading | undefined {
  const { rule, free } = ask;
  const bare = !sentence.language.is.asking.has(wordAt(sentence, start)) && !heard.asked;
  if (heard.timing.around !== undefined || tellsWhen(sentence, start, heard)) return undefined;
  if (tells(sentence, start, ask, heard)) return undefined;
  if (bare && ask.entry !== undefined && isEntry(sentence, ask, heard))
    return entryOf(sentence, start, ask.entry, heard);
  // "Any events this week" are the home's; those "in Chicago" are others'.
  const dated = heard.free === 0 && heard.timing.day !== undefined ? heard.mine : 0;
  if (heard.about + ownOf(heard) + dated === 0) return undefined;
  if (isGift(sentence, start, heard.at, ask)) return undefined;
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
