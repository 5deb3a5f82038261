import type { Action, Offer } from '../../domain/index.ts';
import type { Cue } from '../languages/index.ts';
import { type Lexicon, type NounPhrase, namesAt, nounPhrasesAt } from '../names/index.ts';
import { openSentence } from '../read/index.ts';
import { isPlural, type Token, type UnderstandingContext } from '../text/index.ts';
import type { Reworded } from './reworded.ts';
import { deedOf } from './wish.ts';

const WORDS_MAX = 14;
/** Words beside the thing, and what becomes of it, that may be about anything. */
const OTHERS_MAX = 2;
const CUES_MAX = 3;

/**
 * What is wished for where a thing of this home and words for what becomes of it stand in a sentence that nothing reads: an order where
 * nothing else stands there but words that change nothing, else an offer. Nothing where another word binds it (denies, sets a condition,
 * tells of another time), where a figure, a place or what tells the thing from others was not understood, where it asks or tells, or where
 * two things become of it.
 */
export function guessedIn(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Offer | undefined {
  const { clauses, is } = lexicon.language;
  const { text } = said;
  const { tokens } = openSentence(text, lexicon, context);
  const spoken = tokens.filter(({ kind }) => kind !== 'mark');
  const [first] = spoken;
  if (first === undefined || spoken.length > WORDS_MAX) return undefined;
  if (clauses.isQuestion(spoken, 0, spoken.length)) return undefined;
  if (is.teller.has(first.word) && !spoken.some(({ word }) => is.wish.has(word))) return undefined;
  const heard = partsOf(text, tokens, lexicon);
  if (heard === undefined) return undefined;
  const deed = deedBy(heard, lexicon, context);
  if (deed === undefined) return undefined;
  return {
    deeds: [{ ...deed, source: said.spanOf(0, text.length) }],
    sure: heard.isOrder,
    ...(heard.isOrder ? { ordered: true } : {}),
  };
}

/** What a loose sentence is made of. */
interface Heard {
  /** The thing, with the place that stands elsewhere. */
  readonly thing: string;
  readonly cues: readonly Cue[];
  /** "Thirty percent" */
  readonly value: string | undefined;
  /** "*To* thirty percent": how it is to be, and not how much more or less. */
  readonly isTo: boolean;
  /** Whether all of its words are those of an order. */
  readonly isOrder: boolean;
}

/** `undefined` where more or less than one thing is named, or a word may bind it. */
function partsOf(text: string, tokens: readonly Token[], lexicon: Lexicon): Heard | undefined {
  const { loose, is, numbers } = lexicon.language;
  const phrase = onlyThing(tokens, lexicon);
  if (phrase === undefined) return undefined;
  // "Switch off" names no switch.
  if (phrase.end === phrase.start + 1 && is.imperative.has(wordAt(tokens, phrase.start))) return undefined;
  const cues: Cue[] = [];
  let value: string | undefined;
  let isTo = false;
  let place: string | undefined;
  let others = 0;
  let isOrder = !loose.indefinite.has(tokens[phrase.start]!.word);
  let states = 0;
  let orders = 0;
  for (let at = 0; at < tokens.length; ) {
    if (at === phrase.start) {
      at = phrase.end;
      continue;
    }
    const { word, kind, start } = tokens[at]!;
    if (kind === 'mark') {
      at++;
      continue;
    }
    const cue = kind === 'word' ? cueAt(tokens, at, phrase, lexicon) : undefined;
    if (cue !== undefined) {
      const end = at + cue.words.length;
      // "On the counter" tells where: only behind a verb, or as the first word, is the thing itself meant.
      if (end === phrase.start && cue.words.length === 1 && loose.leadsPlace.has(word)) {
        const before = wordAt(tokens, at - 1);
        if (value !== undefined && is.placeLead.has(word)) {
          at = end;
          continue;
        }
        if (at > 0 && !is.imperative.has(before) && !loose.ordering.has(before)) return undefined;
        if (!is.imperative.has(before)) isOrder = false;
      }
      // "The full coffee maker" only tells which one.
      if (is.article.has(wordAt(tokens, at - 1)) && end <= phrase.start) return undefined;
      if (cue.sort === 'state') states++;
      cues.push(cue);
      at = end;
      continue;
    }
    const number = numbers.numberAt(tokens, at);
    // "Turn off one light", "light one": one of several, and not said which.
    if (number !== undefined && loose.aroundWish.has(word)) return undefined;
    if (number !== undefined) {
      if (value !== undefined || number.end === phrase.start) return undefined;
      const end = loose.units.has(wordAt(tokens, number.end)) ? number.end + 1 : number.end;
      value = text.slice(start, tokens[end - 1]!.end);
      isTo = loose.leadsTo.has(wordAt(tokens, at - 1));
      at = end;
      continue;
    }
    if (loose.leadsValue.has(word) && isValueAt(tokens, at + 1, phrase, lexicon)) {
      at++;
      continue;
    }
    if (kind !== 'word' || loose.binding.has(word)) return undefined;
    if (loose.noting.has(word) && !loose.aroundOrder.has(word)) return undefined;
    const named = namesAt(tokens, at, lexicon).toSorted((one, other) => other.end - one.end)[0];
    if (named !== undefined) {
      const isPlace = named.entries.some(({ type }) => type === 'area' || type === 'floor');
      if (!isPlace || place !== undefined) return undefined;
      place = text.slice(start, tokens[named.end - 1]!.end);
      at = named.end;
      continue;
    }
    if (loose.ordering.has(word)) orders++;
    if (!loose.aroundOrder.has(word)) {
      isOrder = false;
      if (!loose.aroundWish.has(word)) {
        const before = wordAt(tokens, at - 1);
        const isQualifier = at === phrase.end || (at === phrase.start - 1 && !is.article.has(word));
        if (isQualifier || isPlural(tokens[at]!) || is.placeLead.has(before) || is.article.has(before))
          return undefined;
        if (++others > OTHERS_MAX) return undefined;
      }
    }
    at++;
  }
  if (cues.length > CUES_MAX || (value !== undefined && !isOrder)) return undefined;
  const words = text.slice(tokens[phrase.start]!.start, tokens[phrase.end - 1]!.end);
  const thing = place === undefined ? words : `${words} ${loose.inRoom(place)}`;
  return {
    thing,
    cues,
    value,
    isTo,
    isOrder: isOrder && (states === 0 || orders > 0 || states < cues.length),
  };
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? '';
}

function isValueAt(tokens: readonly Token[], at: number, phrase: NounPhrase, lexicon: Lexicon): boolean {
  const { numbers } = lexicon.language;
  return (
    tokens[at] !== undefined &&
    (numbers.numberAt(tokens, at) !== undefined || cueAt(tokens, at, phrase, lexicon)?.sort === 'value')
  );
}

/** The longest cue that begins at a token and does not run into the thing. */
function cueAt(
  tokens: readonly Token[],
  at: number,
  { start }: Pick<NounPhrase, 'start'>,
  { language }: Lexicon,
): Cue | undefined {
  const first = tokens[at]!;
  return language.loose.cues
    .get(first.word)
    ?.find(
      ({ words }) =>
        !(at < start && at + words.length > start) &&
        words.every((word, index) => tokens[at + index]?.word === word),
    );
}

/** What all cues and the value come to; `undefined` where that is nothing, or two things. */
function deedBy(
  { thing, cues, value, isTo }: Heard,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  const doing = (wishes: readonly string[]): Action | undefined => {
    for (const wish of wishes) {
      const deed = deedOf(wish.replace('{thing}', thing), lexicon, context);
      if (deed !== undefined) return deed;
    }
    return undefined;
  };
  const says = new Map<string, { readonly deed: Action; readonly sort: Cue['sort'] }>();
  // "Two degrees higher", "twenty percent less": how much more, and no value of its own.
  const by = isTo || !cues.some(({ sort }) => sort === 'step') ? undefined : value;
  for (const { wishes, sort } of cues) {
    const deed = doing(
      by === undefined || sort !== 'step'
        ? wishes
        : wishes.map((wish) => lexicon.language.loose.stepBy(wish, by)),
    );
    if (by !== undefined && deed !== undefined && !isStep(deed, lexicon)) return undefined;
    if (deed === undefined || (sort === 'step' && !isMeasured(deed))) return undefined;
    says.set(JSON.stringify([deed.service, deed.method, deed.args]), { deed, sort });
  }
  if (value !== undefined && by === undefined) {
    const deed = doing([lexicon.language.loose.setTo(thing, value)]);
    if (deed === undefined) return undefined;
    says.set(value, { deed, sort: 'value' });
  }
  const all = [...says.values()];
  const values = all.filter(({ sort }) => sort === 'value');
  const [only, ...more] = values.length > 0 ? values : all;
  if (only === undefined || more.length > 0) return undefined;
  // A value tells how far it is switched or moved, and nothing of what ends.
  const agrees = all.every(
    ({ deed, sort }) => deed === only.deed || (deed.service === only.deed.service && sort !== 'ending'),
  );
  return agrees ? only.deed : undefined;
}

/** Whether a deed says how much more or less. */
function isStep({ service, args }: Action, { grammar }: Lexicon): boolean {
  const by = grammar.services.get(service)?.phrases.step?.param;
  return by !== undefined && args[by] !== undefined;
}

/** Whether a deed says how far: nothing that is only on or off gets less. */
function isMeasured({ args }: Action): boolean {
  return Object.keys(args).some((key) => key !== 'target');
}

/** The only thing that is named. */
function onlyThing(tokens: readonly Token[], lexicon: Lexicon): NounPhrase | undefined {
  let found: NounPhrase | undefined;
  for (let at = 0; at < tokens.length; ) {
    // "Back to its bed" names no bed.
    const told = cueAt(tokens, at, { start: tokens.length }, lexicon)?.words.length ?? 0;
    if (told >= 3) {
      at += told;
      continue;
    }
    const [phrase] = nounPhrasesAt(tokens, at, lexicon)
      .filter(
        ({ items, except, others }) =>
          except.length === 0 &&
          !others &&
          items.length > 0 &&
          items.every(({ type }) => type === 'device' || type === 'noun' || type === 'group') &&
          (items.length === 1 || items.every(({ type }) => type === 'device')),
      )
      .toSorted((one, other) => other.end - one.end);
    if (phrase === undefined) {
      at++;
      continue;
    }
    if (found !== undefined) return undefined;
    found = phrase;
    at = phrase.end;
  }
  return found;
}
