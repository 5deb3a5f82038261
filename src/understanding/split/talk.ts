import { type Language, perLanguage, type Reach, type Talk } from '../languages/index.ts';
import { namesAt, namesDevice } from '../names/index.ts';
import { commandsAt, isWeighty, nounPhrasesIn, type Sentence, wordAt } from '../read/index.ts';
import { matches } from '../text/index.ts';
import { isCommand, settingEnds } from './told-settings.ts';

export interface TalkFound {
  readonly talk: Talk;
  readonly end: number;
  /** How sure it is, a token: set phrases more than statements. */
  readonly worth: number;
}

interface Pattern {
  readonly talk: Talk;
  readonly reach: Reach;
  readonly words: string;
  readonly length: number;
}

const patternsByFirst = perLanguage(({ talk }: Language): ReadonlyMap<string, readonly Pattern[]> => {
  const index = new Map<string, Pattern[]>();
  for (const [kind, reach, list] of talk.patterns)
    for (const words of list.split('|')) {
      const first = words.split(' ', 1)[0]!;
      const pattern = { talk: kind, reach, words, length: words.split(' ').length };
      index.set(first, [...(index.get(first) ?? []), pattern]);
    }
  return index;
});

const WORTH: Readonly<Record<Reach, number>> = { alone: 0.8, exact: 0.8, sentence: 0.7, clause: 0.45 };

/** "*Hello Mia*, how are you?": behind these another may be said, or anything else. */
export const COURTESIES: ReadonlySet<Talk> = new Set<Talk>(['greeting', 'pleasantry', 'thanks']);

/** Talk that asks for no deed, from the beginning of a sentence on. */
export function talksAt(sentence: Sentence, at: number): readonly TalkFound[] {
  const { is, talk: grammar } = sentence.language;
  const found: TalkFound[] = [];
  for (const pattern of patternsByFirst(sentence.language).get(wordAt(sentence, at)) ?? []) {
    const { talk, reach, words, length } = pattern;
    if (!matches(sentence.tokens, at, words)) continue;
    if (grammar.amountsAfter.test(words) && is.amount.has(wordAt(sentence, at + length))) continue;
    // "Can I *have* the lamp on" asks for it, and not how.
    if (grammar.gettingAfter.test(words) && is.getting.has(wordAt(sentence, at + length))) continue;
    if (reach === 'alone') {
      const end = addressedEnd(sentence, at + length);
      if (at === 0 && isClosing(sentence, end)) found.push({ talk, end, worth: WORTH.alone });
    } else if (reach === 'exact') {
      const end = addressedEnd(sentence, at + length);
      if (isMark(sentence, end)) found.push({ talk, end, worth: WORTH.exact });
    } else if (reach === 'sentence')
      found.push({ talk, end: sentenceEnd(sentence, at), worth: WORTH.sentence });
    else {
      const worth = isWish(sentence, at + length) ? WISH_WORTH : WORTH.clause;
      for (const end of clauseEnds(sentence, at)) found.push({ talk, end, worth });
    }
  }
  if (isMeanwhile(sentence, at) && wordAt(sentence, clauseEnd(sentence, at)) === ',')
    found.push({ talk: 'statement', end: clauseEnd(sentence, at), worth: WORTH.clause });
  return [
    ...found,
    ...aboutPeople(sentence, at),
    ...aboutThings(sentence, at),
    ...headingAt(sentence, at),
    ...settingEnds(sentence, at).map((end): TalkFound => ({ talk: 'statement', end, worth: WORTH.clause })),
  ];
}

/** "Thanks *love*", "night *everyone*", "hello *Mia*": behind whom it is said to. */
function addressedEnd(sentence: Sentence, from: number): number {
  const { is } = sentence.language;
  let end = from;
  while (is.addressed.has(wordAt(sentence, end))) end++;
  const called = namesAt(sentence.tokens, end, sentence.lexicon).find(({ entries }) =>
    entries.some(({ type }) => type === 'person'),
  );
  return called?.end ?? end;
}

/** "Turn off the lights, *I'm going to sleep*", "… *because it's late*", "… *so I can sleep*": why, which asks for nothing more. */
export function reasonsAt(sentence: Sentence, at: number): readonly TalkFound[] {
  if (isMeanwhile(sentence, at))
    return [{ talk: 'statement', end: clauseEnd(sentence, at), worth: WORTH.clause }];
  const { is, talk: grammar } = sentence.language;
  const before = wordAt(sentence, at - 1);
  const led = is.why.has(wordAt(sentence, at)) && !is.elapsed.has(before);
  if (!led && before !== ',' && !is.soThen.has(before) && !isPlainReason(sentence, at)) return [];
  const teller = wordAt(sentence, led ? at + 1 : at);
  if (!is.teller.has(teller) && !(led && is.toldOf.has(teller))) return [];
  return endsOfReason(sentence, at).flatMap((end): TalkFound[] => {
    const words = sentence.tokens.slice(at, end).map(({ word }) => word);
    return grammar.saysHowMeant.test(words.join(' ')) && !led
      ? []
      : [{ talk: 'statement', end, worth: WORTH.clause }];
  });
}

/**
 * Where a reason behind a wish may end: what the wish hangs on is no part of it, be it behind a mark ("it's been on all day, *but only if*
 * the door is open") or about a thing of this home ("… all day *when the garage door opens*").
 */
function endsOfReason(sentence: Sentence, at: number): readonly number[] {
  const { is, clauses } = sentence.language;
  const ends = clauseEnds(sentence, at);
  const last = ends.at(-1) ?? at;
  for (let from = at + 2; from < last; from++) {
    if (clauses.conditionAt(sentence.tokens, from) === undefined) continue;
    let end = from;
    while (
      end > at + 1 &&
      (is.breaksTelling.has(wordAt(sentence, end - 1)) || is.alone.has(wordAt(sentence, end - 1)))
    )
      end--;
    if (end < from || namesDevice(sentence.tokens, from, last, sentence.lexicon))
      return [...ends.filter((one) => one < end), end];
  }
  return ends;
}

/** "… for an hour *while we eat*": what people do in the meantime. How things are in the meantime would be a condition. */
function isMeanwhile(sentence: Sentence, at: number): boolean {
  const { is, words } = sentence.language;
  if (!is.while.has(wordAt(sentence, at))) return false;
  const who = is.toldOf.has(wordAt(sentence, at + 1)) ? at + 2 : at + 1;
  if (is.meanwhileDoer.has(wordAt(sentence, who))) return true;
  return namesAt(sentence.tokens, who, sentence.lexicon).some(
    ({ entries, end }) =>
      entries.some(({ type }) => type === 'person') &&
      !words.forms.isPossessive(sentence.tokens[end - 1]!.word),
  );
}

function clauseEnd(sentence: Sentence, at: number): number {
  let end = at;
  while (end < sentence.tokens.length && sentence.tokens[end]!.kind !== 'mark') end++;
  return end;
}

/** "Turn off the lights *I'm going to sleep*": in what is spoken, no comma stands before it. */
function isPlainReason(sentence: Sentence, at: number): boolean {
  const { is } = sentence.language;
  if (!is.reasonTeller.has(wordAt(sentence, at)) || !is.reasonBe.has(wordAt(sentence, at + 1))) return false;
  return is.plainReason.has(wordAt(sentence, at + 2));
}

/** "Bedtime: turn off the lights, …" says when that is, and is no command. */
function headingAt(sentence: Sentence, at: number): readonly TalkFound[] {
  for (let end = at + 1; end <= at + HEADING_MAX; end++)
    if (isWeighty(sentence, end - 1, end)) return [];
    else if (wordAt(sentence, end) === ':')
      return isCommand(sentence, end + 1) ? [{ talk: 'statement', end, worth: WORTH.exact }] : [];
  return [];
}

const HEADING_MAX = 3;

/** "I need a timer" is worded as a statement, and meant as a wish wherever it can be. */
const WISH_WORTH = 0.12;

function isWish(sentence: Sentence, at: number): boolean {
  const { is } = sentence.language;
  const word = wordAt(sentence, at);
  return is.wish.has(word) || (is.would.has(word) && is.likeTo.has(wordAt(sentence, at + 1)));
}

/** "Sam said …" is told of someone; "Sam, turn …" is said to someone. Neither is for the house. */
function aboutPeople(sentence: Sentence, at: number): readonly TalkFound[] {
  const { is, words } = sentence.language;
  for (const { entries, end } of namesAt(sentence.tokens, at, sentence.lexicon)) {
    const person = entries.find((entry) => entry.type === 'person');
    if (
      person?.type !== 'person' ||
      person.name === sentence.context.person ||
      is.meAlone.has(wordAt(sentence, end - 1))
    )
      continue;
    if (words.forms.isPossessive(sentence.tokens[end - 1]!.word)) continue;
    return [{ talk: 'statement', end: sentenceEnd(sentence, at), worth: WORTH.sentence }];
  }
  return [];
}

/** "The kitchen looks lovely with the lights dimmed." */
function aboutThings(sentence: Sentence, at: number): readonly TalkFound[] {
  const { is, words } = sentence.language;
  const told = nounPhrasesIn(sentence, at).some(
    ({ end }) =>
      is.linking.has(wordAt(sentence, end)) ||
      (words.forms.isPossessive(sentence.tokens[end - 1]!.word) && is.toldBehind.has(wordAt(sentence, end))),
  );
  if (!told) return aboutOthers(sentence, at);
  return clauseEnds(sentence, at).map((end) => ({ talk: 'statement', end, worth: WORTH.clause }));
}

/** "*The plants look dry* run the sprinkler": of what the house does not know, where a wish follows. */
function aboutOthers(sentence: Sentence, at: number): readonly TalkFound[] {
  const { is } = sentence.language;
  if (!is.toldOf.has(wordAt(sentence, at))) return [];
  let verb = at + 2;
  while (verb < at + OTHERS_MAX && !is.linking.has(wordAt(sentence, verb))) verb++;
  if (!is.linking.has(wordAt(sentence, verb))) return [];
  const last = sentenceEnd(sentence, at);
  return clauseEnds(sentence, at).flatMap((end): TalkFound[] =>
    end > verb + 1 && end < last ? [{ talk: 'statement', end, worth: WORTH.clause }] : [],
  );
}

const OTHERS_MAX = 5;

const ENDS = new Set(['.', '!', '?', ';']);

export function sentenceEnd(sentence: Sentence, at: number): number {
  let end = at;
  let quoted = false;
  for (; end < sentence.tokens.length; end++) {
    const { word } = sentence.tokens[end]!;
    if (word === '"') quoted = !quoted;
    if (!quoted && ENDS.has(word)) break;
  }
  return end;
}

/** Whether nothing but marks follows. */
function isClosing({ tokens }: Sentence, at: number): boolean {
  return tokens.slice(at).every(({ kind }) => kind === 'mark');
}

function isMark(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return token === undefined || token.kind === 'mark';
}

/**
 * Where a statement may end: at a comma, a colon, "so", or before a polite request. It never runs on over a command: "I'm off:
 * turn off the lights, then …" ends at the colon.
 */
function clauseEnds(sentence: Sentence, at: number): number[] {
  const { is, talk } = sentence.language;
  const last = sentenceEnd(sentence, at);
  const ends: number[] = [];
  let told = false;
  let runsOn = true;
  for (let end = at + 1; end < last; end++) {
    const word = wordAt(sentence, end);
    if (is.saidByOne.has(word)) return [last];
    const asked = talk.requests.find((request) => matches(sentence.tokens, end, request));
    told ||= is.finite.has(word);
    if (
      is.subordinate.has(word) ||
      (is.perceiving.has(word) && !is.imperative.has(wordAt(sentence, end + 1)))
    )
      runsOn = false;
    else if (
      told &&
      runsOn &&
      isNewWish(sentence, end) &&
      (ofIt(sentence, end) || !isElsewhere(sentence, at, end))
    )
      return [...ends, end];
    if (asked === undefined && !is.breaksTelling.has(word)) continue;
    if (setsCondition(sentence, end + 1, last)) return [...ends, end];
    // "We have guests: *dinner party scene*" needs no verb.
    const options = word === ':' ? {} : undefined;
    if (isCommand(sentence, end + (asked?.split(' ').length ?? 1), options)) return [...ends, end];
    if (asked === undefined) ends.push(end);
  }
  return [...ends, last];
}

/** "I keep tripping, so *whenever somebody comes in*, turn on the light": what a wish hangs on is not told, whatever its words are. */
function setsCondition(sentence: Sentence, from: number, last: number): boolean {
  const { is, clauses } = sentence.language;
  let at = from;
  while (at < last && is.breaksTelling.has(wordAt(sentence, at))) at++;
  if (clauses.conditionAt(sentence.tokens, at) === undefined) return false;
  for (let end = at + 2; end < last; end++)
    if (sentence.tokens[end]!.kind === 'mark' && isCommand(sentence, end + 1)) return true;
  return false;
}

/** "It's dark in here *turn on the lights*": what is spoken has no marks. A verb behind a word that leads on to one is no new wish. */
function isNewWish(sentence: Sentence, at: number): boolean {
  const { is, clauses } = sentence.language;
  const before = wordAt(sentence, at - 1);
  const isState = ofIt(sentence, at) && clauses.switchOf(before) !== undefined;
  if (!is.imperative.has(wordAt(sentence, at)) || (is.leadsOn.has(before) && !isState)) return false;
  const least = ofIt(sentence, at) || is.up.has(wordAt(sentence, at + 1)) ? 2 : NEW_WISH_MIN;
  return commandsAt(sentence, at, { worded: true }).some(({ end }) => end - at >= least);
}

/** "I'm in the kitchen turn on the lights": of a room that was told of is not known whether it is meant. */
function isElsewhere(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    for (const { entries } of namesAt(sentence.tokens, at, sentence.lexicon))
      if (entries.some(({ type }) => type === 'area' || type === 'floor')) return true;
  return false;
}

const NEW_WISH_MIN = 3;

/** "The kitchen light is still on *turn it off*": of what was told of, wherever it is. */
function ofIt(sentence: Sentence, at: number): boolean {
  return sentence.language.is.itThat.has(wordAt(sentence, at + 1));
}
