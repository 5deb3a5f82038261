import type { Action, Lack, Target, When, Wish } from '../../domain/index.ts';
import { isoLength, type Language } from '../languages/index.ts';
import { lacksOf } from '../meaning/index.ts';
import { fitPhrase, HOME, heard, keyOf, type Lexicon } from '../names/index.ts';
import { type ServiceWords, slotFor } from '../phrases/index.ts';
import { nounPhrasesIn, openSentence, slotsAt } from '../read/index.ts';
import { type Arg, type Args, type Token, tokenize, type UnderstandingContext } from '../text/index.ts';
import { anyOfThem, choicesIn } from './choices.ts';
import { readDuration } from './read-value.ts';
import { readWhen } from './read-when.ts';
import { understand } from './understand.ts';
import { isEntryOf, wordsWithTime } from './words-with-time.ts';

/**
 * The wish with the answer to its first question in it, and what it still lacks. `undefined` when the words do not answer that
 * question: "turn on the hall light" is another request, whatever was asked.
 */
export function fulfil(
  wish: Wish,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Wish | undefined {
  const { action } = wish;
  const [lack] = wish.lacks;
  const service = lexicon.grammar.services.get(action.service);
  if (lack === undefined || service === undefined) return undefined;
  const filled = fillingOf(lack, wish, service, text, lexicon, context);
  if (filled === undefined) return undefined;
  const { assumed = [] } = filled;
  const whole = {
    ...(lack.of === 'condition' ? waitingFor(action, filled.args['target'] as unknown as Target) : action),
    ...(lack.of === 'condition' ? {} : { args: { ...action.args, ...filled.args } }),
    ...(filled.when === undefined ? {} : { when: filled.when }),
    ...(assumed.length === 0 ? {} : { assumed: [...(action.assumed ?? []), ...assumed] }),
  };
  const others = wish.lacks.slice(1).filter(({ among }) => among !== undefined);
  return { action: whole, lacks: [...others, ...lacksOf(whole, service)] };
}

/** The action that waits for the thing, or hangs on it; what tells of that very thing tells of it then. */
function waitingFor(action: Action, target: Target): Action {
  const { when, if: only, args } = action;
  const event = when !== undefined && 'event' in when ? when.event : undefined;
  const was = event ?? (only !== undefined && 'target' in only ? only : undefined);
  const ofIt = was !== undefined && JSON.stringify(was.target) === JSON.stringify(args['target']);
  return {
    ...action,
    ...(ofIt ? { args: { ...args, target: target as unknown as Arg } } : {}),
    ...(event === undefined ? {} : { when: { ...when, event: { ...event, target } } as When }),
    ...(only !== undefined && 'target' in only ? { if: { ...only, target } } : {}),
  };
}

interface Filling {
  readonly args: Args;
  readonly when?: When;
  readonly assumed?: readonly string[];
}

function fillingOf(
  lack: Lack,
  { action }: Wish,
  service: ServiceWords,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Filling | undefined {
  if (lack.among !== undefined) {
    const own = lack.of === 'condition' ? undefined : service;
    const target =
      (own && everyOne(action, lack.among, own, text, lexicon)) ??
      oneOf(lack.among, text, lexicon.language) ??
      (own && amongIn(lack.among, thingNamed(text, own, lexicon, context), own, lexicon));
    return target === undefined ? undefined : { args: { target: target as unknown as Arg } };
  }
  const phrases = service.phrases.methods[action.method];
  const [param = ''] = lack.params;
  if (TIMES.includes(param) && phrases !== undefined) {
    const read = (words: string) =>
      readWhen(words, phrases.time ?? 'when', context, lexicon.language, phrases.half);
    if (lack.on === undefined) return read(text);
    const { atClock } = lexicon.language.times;
    const ofDay = read(`${lack.on} ${text}`) ?? read(`${lack.on} ${atClock} ${text}`);
    if (ofDay !== undefined) return ofDay;
    // "The day after, at nine": another day may be told, and none before.
    const told = read(text);
    return `${told?.args['at'] ?? ''}` < lack.on ? undefined : told;
  }
  const slots = service.slots.get(param);
  const one = (value: Arg | undefined): Filling | undefined =>
    value === undefined ? undefined : { args: { [param]: value } };
  if (slots?.has('duration')) {
    const length = readDuration(text, lexicon.language);
    return one(length === undefined ? undefined : isoLength(length));
  }
  const values = lack.params.flatMap((name) =>
    VALUES.flatMap((slot) => (service.slots.get(name)?.has(slot) ? [{ name, slot }] : [])),
  );
  for (const { name, slot } of values) {
    const value = wholeSlot(slot, name, text, lexicon, context);
    if (value !== undefined) return { args: { [name]: value } };
  }
  if (values.length > 0) return undefined;
  for (const slot of ['people', 'list'] as const)
    if (slots?.has(slot)) {
      const named = wholeSlot(slot, param, text, lexicon, context);
      if (named !== undefined || slot === 'people') return one(named);
    }
  const isLong = LONG.includes(param);
  const timed = isLong && phrases && wordsWithTime(text, action, phrases, lexicon, context);
  if (timed) {
    const { words, args, ...then } = timed;
    // "*The school meeting on Thursday at seven*": what would be an entry of the calendar is what was asked for.
    const isAnswer =
      isEntryOf(words, text, lexicon, context) ||
      [words, text].every((said) => wordsOf(said, true, lexicon, context) !== undefined);
    return isAnswer ? { ...then, args: { ...args, [param]: words } } : undefined;
  }
  return one(wordsOf(text, isLong, lexicon, context));
}

/**
 * "Which light?" "*All of them*", "all, in the whole house": more than were told, where the wish said no more of them than their kind.
 */
function everyOne(
  { source, said = source?.text ?? '' }: Action,
  names: readonly string[],
  { kinds }: ServiceWords,
  text: string,
  { language, places }: Lexicon,
): Target | undefined {
  const { is, words } = language;
  const home = places.get(HOME)?.words;
  const told = tokenize(text, words).tokens.filter(
    ({ kind, word, name }) =>
      kind !== 'mark' &&
      !is.article.has(word) &&
      !is.filler.has(word) &&
      !is.aroundChoice.has(word) &&
      home?.has(name) !== true,
  );
  const isAll = told.length > 0 && told.every(({ word }) => is.every.has(word));
  const isKind = tokenize(said, words).tokens.some(({ stem }) => kinds.has(stem));
  return isAll && isKind && names.length >= TOLD_MAX ? { all: true } : undefined;
}

/** So many are told of more. */
const TOLD_MAX = 6;

function oneOf(names: readonly string[], text: string, language: Language): Target | undefined {
  const found = choicesIn(names, text, language) ?? anyOfThem(names, text, language) ?? [];
  const meant = found.map((at) => ({ name: names[at]! }));
  return meant.length > 1 ? meant : meant[0];
}

/**
 * "Which light?" "*The one on the desk*", "*in the bathroom*, over the mirror": a thing or a place of the service by its words, though it was
 * not among those that were told. What is said behind a comma binds nothing, but for a number.
 */
function thingNamed(
  text: string,
  service: ServiceWords,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Target | undefined {
  const { is, loose, numbers } = lexicon.language;
  const sentence = openSentence(text, lexicon, context);
  const { tokens } = sentence;
  const isAround = (at: number): boolean => {
    const { word = '', kind } = tokens[at] ?? {};
    return kind === 'mark' || is.article.has(word) || is.filler.has(word) || is.aroundChoice.has(word);
  };
  let start = 0;
  while (start < tokens.length && isAround(start)) start++;
  const comma = tokens.findIndex(({ kind }, at) => kind === 'mark' && at > start);
  const stop = comma < 0 ? tokens.length : comma;
  const binds = tokens.some(
    ({ word }, at) =>
      !isAround(at) &&
      (loose.binding.has(word) || is.imperative.has(word) || is.not.has(word) || is.questionWord.has(word)),
  );
  const isMore = tokens.some((_, at) => at > stop && numbers.numberAt(tokens, at) !== undefined);
  if (binds || isMore) return undefined;
  for (const from of [...new Set([0, start])])
    for (const phrase of nounPhrasesIn(sentence, from)) {
      let end = phrase.end;
      while (end < stop && isAround(end)) end++;
      if (end !== stop) continue;
      const found = fitPhrase(phrase, service, heard({ lexicon, context }, []));
      if (found.type === 'target' && !isOfMany(found.target)) return found.target;
    }
  const words = tokens.slice(0, stop).filter((_, at) => !isAround(at));
  return onlyCalled(words, service, lexicon);
}

/** "Which lamp?" "*The one in the bedroom*": of those that were told the one there, and not all that is there. */
function amongIn(
  names: readonly string[],
  target: Target | undefined,
  { kinds }: ServiceWords,
  { places }: Lexicon,
): Target | undefined {
  if (target === undefined || Array.isArray(target) || !('area' in target)) return target;
  const there = [...(places.get(keyOf({ type: 'area', name: target.area }))?.kinds ?? [])].flatMap(
    ([kind, devices]) => (kinds.has(kind) ? [...devices.values()].map(({ name }) => name) : []),
  );
  const meant = names.filter((name) => there.includes(name)).map((name) => ({ name }));
  return meant.length === 0 ? target : meant.length > 1 ? meant : meant[0];
}

/** Which of a group or of all would still have to be asked. */
function isOfMany(target: Target): boolean {
  return Array.isArray(target) || 'group' in target || 'all' in target;
}

/** The only thing of a service that has all of the words in its name. */
function onlyCalled(words: readonly Token[], { kinds }: ServiceWords, lexicon: Lexicon): Target | undefined {
  const [first, ...others] = words.map(({ stem }) => lexicon.places.get(HOME)?.words.get(stem));
  const called = [...(first?.values() ?? [])].filter(
    ({ id, kind }) => kinds.has(kind) && others.every((shelf) => shelf?.has(id)),
  );
  const [only, another] = called;
  return only === undefined || another !== undefined ? undefined : { name: only.name };
}

const TIMES: readonly string[] = ['at', 'rrule', 'start', 'when'];
/** What a thing may be set to. */
const VALUES = ['color', 'percent', 'level', 'kelvin'] as const;

/** The value that all of the words name. */
function wholeSlot(
  slot: 'people' | 'list' | (typeof VALUES)[number],
  name: string,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Arg | undefined {
  const sentence = openSentence(lexicon.language.references.withoutLead(text), lexicon, context);
  const end = sentence.tokens.length - (sentence.tokens.at(-1)?.kind === 'mark' ? 1 : 0);
  return slotsAt(sentence, slotFor(name, slot), 0).find((found) => found.end === end)?.value as
    | Arg
    | undefined;
}

/** The person's own words; what is a request or a question of its own is no answer. */
function wordsOf(
  text: string,
  long: boolean,
  lexicon: Lexicon,
  context: UnderstandingContext,
): string | undefined {
  const bare = text.trim().replace(/[.!]+$/, '');
  if (bare === '') return undefined;
  const { is, references } = lexicon.language;
  const own = references.afterLead(bare);
  if (own !== undefined) return own;
  const { groups, unread } = understand(text, lexicon, context);
  if (groups.length > 0 && (unread.length === 0 || !long)) return undefined;
  if (long) return bare;
  const words = bare.toLowerCase().split(/\s+/);
  const first = words.find((word) => !is.filler.has(word)) ?? '';
  const asks = bare.endsWith('?') || is.questionWord.has(first) || (words.length > 2 && is.doing.has(first));
  return asks || words.length > NAME_WORDS_MAX || tells(bare, lexicon, context) ? undefined : bare;
}

/** "*It is* boiling in here", "*the kids are* in bed" tell of something, and name nothing. */
function tells(text: string, lexicon: Lexicon, context: UnderstandingContext): boolean {
  const { tokens, language } = openSentence(text, lexicon, context);
  const { askedVerb, beginsThing, subject } = language.is;
  const [first] = tokens;
  if (first === undefined || !(subject.has(first.word) || beginsThing.has(first.word))) return false;
  return tokens.some(({ word }, at) => at > 0 && askedVerb.has(word));
}

/** Parameters that hold whole sentences: "is dinner ready?" may be a mail. */
const LONG: readonly string[] = ['text', 'about', 'body', 'subject'];
/** Of what has a name: a list, a thing on it, an entry of the calendar. */
const NAME_WORDS_MAX = 6;
