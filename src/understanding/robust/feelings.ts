import type { Action, Offer } from '../../domain/index.ts';
import type { Feeling, LooseGrammar, Sign } from '../languages/index.ts';
import { type Lexicon, namesAt, nounPhrasesAt } from '../names/index.ts';
import { openSentence } from '../read/index.ts';
import { matchesIn, type Token, Trigrams, tokenize, type UnderstandingContext } from '../text/index.ts';
import type { Reworded } from './reworded.ts';
import { bindsNothing } from './told-beside.ts';
import { deedOf } from './wish.ts';

const WORDS_MAX = 18;
const DEEDS_MAX = 3;
/** More words that say something else, and it is no mere feeling. */
const OTHERS_MAX = 4;

/** What would answer how somebody says it is: "it's ever so dark in here". Not what others feel, felt, or might. */
export function feltIn(said: Reworded, lexicon: Lexicon, context: UnderstandingContext): Offer | undefined {
  const { loose } = lexicon.language;
  const text = said.text.toLowerCase().replace(loose.today, ' ');
  const letters = new Trigrams(text);
  for (const feeling of loose.feelings) {
    if (!letters.allow(feeling.felt)) continue;
    const [found] = matchesIn(text, feeling.felt, 1);
    if (found === undefined) continue;
    const others = beside(text, found, lexicon);
    if (others === undefined || !loose.feelingNow.test(text)) return undefined;
    const deeds = deedsFor(feeling, found[1] ?? '', said, lexicon, context);
    const back = ofStepBefore(deeds, lexicon, context);
    if (back !== undefined) return { deeds: [back], sure: true };
    const isSure = others === 0 && feeling.ofOthers !== true && !endsBeside(text, found, lexicon);
    return deeds.length === 0 ? undefined : { deeds, sure: isSure };
  }
  return undefined;
}

/** "That lamp could be brighter." "*Goodness, now it's blinding*": a step of what was set a step before, and nothing else. */
function ofStepBefore(
  deeds: readonly Action[],
  { grammar }: Lexicon,
  { previous = [] }: UnderstandingContext,
): Action | undefined {
  const [last, another] = previous.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || last.when !== undefined) return undefined;
  const by = grammar.services.get(last.service)?.phrases.step?.param;
  const target = last.args['target'];
  if (by === undefined || target === undefined || typeof last.args[by] !== 'number') return undefined;
  const step = deeds.find(
    ({ service, method, args }) =>
      service === last.service && method === last.method && typeof args[by] === 'number',
  );
  return step === undefined ? undefined : { ...step, args: { ...step.args, target } };
}

/**
 * What could be wished for where somebody only lets it be known, in whatever words: "I can barely see my *hand* in front of my *face*". Asked about, and
 * nothing where the words tell two things alike.
 */
export function hintedIn(said: Reworded, lexicon: Lexicon, context: UnderstandingContext): Offer | undefined {
  const { loose, words, clauses } = lexicon.language;
  const { tokens } = tokenize(said.text, words);
  const spoken = tokens.filter(({ kind }) => kind === 'word');
  if (spoken.length > WORDS_MAX || clauses.isQuestion(spoken, 0, spoken.length)) return undefined;
  if (
    !loose.signsHere.test(said.text) ||
    !loose.feelingNow.test(said.text) ||
    !bindsNothing(said.text, true, lexicon)
  )
    return undefined;
  const sign = signOf(spoken, loose);
  const deeds = sign === undefined ? [] : deedsFor(sign, '', said, lexicon, context);
  return deeds.length === 0 ? undefined : { deeds, sure: false, hinted: true };
}

/** What words let be known; `undefined` where they tell nothing, or two things alike. */
export function signOf(tokens: readonly Token[], { signs }: LooseGrammar): Sign | undefined {
  const own = new Set(tokens.map(({ word }) => word));
  const worths = signs.map((sign) => ({
    sign,
    worth: [...own].reduce((sum, word) => sum + (sign.words.get(word) ?? 0), 0),
  }));
  const [best, next] = worths.toSorted((one, other) => other.worth - one.worth);
  return best === undefined || best.worth < HINTS_MIN || next?.worth === best.worth ? undefined : best.sign;
}

/** One word that tells it, or two that hint. */
const HINTS_MIN = 2;

/** "Too bright, *switch it off*": what is wanted is said as well, and of what is not known; it is not to be less. */
function endsBeside(text: string, { index, 0: felt }: RegExpExecArray, { language }: Lexicon): boolean {
  const { is, loose, words } = language;
  const { tokens } = tokenize(`${text.slice(0, index)} ${text.slice(index + felt.length)}`, words);
  const ends = ({ word }: Token): boolean =>
    loose.cues.get(word)?.some(({ sort, words: [, more] }) => sort === 'ending' && more === undefined) ===
    true;
  return tokens.some(({ word }) => is.it.has(word) || is.them.has(word)) && tokens.some(ends);
}

/**
 * How many words beside the feeling say something of their own. `undefined` where one binds or asks, where it is said of something that
 * the house does not know ("my coffee is cold"), or where too much else is said.
 */
function beside(text: string, { index, 0: felt }: RegExpExecArray, lexicon: Lexicon): number | undefined {
  const { is, loose, words } = lexicon.language;
  const behind = text.slice(index + felt.length);
  // "The hall is pitch black *I nearly fell*": what is told next needs no mark.
  const next = tokenize(behind, words).tokens[0];
  const mark = next !== undefined && is.teller.has(next.word) ? ',' : '';
  const before = withoutMeasure(text.slice(0, index), lexicon);
  const parts = `${before}${FELT}${mark}${behind}`.split(loose.partsBetween);
  let others = 0;
  for (const part of parts) {
    const told = part.includes(FELT) ? part.replace(FELT, ' ') : part.replace(loose.notSo, ' ');
    const found = otherWords(told, lexicon);
    if (found === undefined || (found > 0 && part.includes(FELT))) return undefined;
    others += found;
  }
  return others > OTHERS_MAX ? undefined : others;
}

/** "It's *scary* dark", "I'm *literally* melting": any one word may say how much, behind one that says that it is so. */
function withoutMeasure(before: string, { language, grammar }: Lexicon): string {
  const { tokens } = tokenize(before, language.words);
  const measure = tokens.at(-1);
  const so = tokens.at(-2);
  if (measure?.kind !== 'word' || so === undefined) return before;
  const { is } = language;
  if (!is.linking.has(so.word) && !is.reasonBe.has(so.word)) return before;
  const { binding } = language.loose;
  const isOther = binding.has(measure.word) || binding.has(so.word) || grammar.nouns.next.has(measure.name);
  return isOther ? before : before.slice(0, measure.start);
}

/** Stands where the feeling stood. */
const FELT = '\0';

/** How many words say something of their own; `undefined` where one binds or asks. */
function otherWords(around: string, lexicon: Lexicon): number | undefined {
  const { loose, words, clauses } = lexicon.language;
  const { nouns } = lexicon.grammar;
  const { tokens } = tokenize(around, words);
  const spoken = tokens.filter(({ kind }) => kind !== 'mark');
  if (spoken.length > WORDS_MAX || clauses.isQuestion(spoken, 0, spoken.length)) return undefined;
  let others = 0;
  for (let at = 0; at < tokens.length; at++) {
    const { word, stem, name, kind } = tokens[at]!;
    if (kind === 'mark') continue;
    if (loose.binding.has(word)) return undefined;
    const named = namesAt(tokens, at, lexicon).at(-1);
    if (named !== undefined) {
      at = named.end - 1;
      continue;
    }
    if (kind !== 'word') return undefined;
    if (!loose.aroundFeeling.has(word) && !loose.aroundFeeling.has(stem) && !nouns.next.has(name)) others++;
  }
  return others;
}

function deedsFor(
  { wishes, ofPlaces }: Pick<Feeling, 'wishes' | 'ofPlaces'>,
  told: string,
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Action[] {
  const { named, thing } = spokenOf(said, lexicon);
  if (ofPlaces === true && thing !== undefined) return [];
  const { inRoom } = lexicon.language.loose;
  const room = named ?? context.area;
  const deeds = new Map<string, Action>();
  let isOfThing = false;
  for (const wish of wishes) {
    const isForThing = wish.includes('{thing}');
    // "The pendant is far too bright": what is wrong with it is answered by it, and not by the whole room.
    if (isForThing ? thing === undefined : isOfThing) continue;
    const there = named === undefined || told.includes(named) ? '' : inRoom(named);
    const words = wish
      .replace('{thing}', thing ?? '')
      .replace('{there}', there)
      .replace('$1', told);
    const at = (place: string): string => words.replace('{room}', place).replace('{room?}', place);
    const isPlaced = at('') !== words;
    const heard = isPlaced && room !== undefined ? [at(inRoom(room))] : [];
    const ways = isPlaced && !words.includes('{room?}') ? heard : [...heard, at('')];
    for (const way of ways) {
      const deed = deedOf(way, lexicon, context);
      if (deed === undefined) continue;
      const { service, method, args } = deed;
      isOfThing ||= isForThing;
      deeds.set(JSON.stringify([service, method, args]), {
        ...deed,
        source: said.spanOf(0, said.text.length),
      });
      break;
    }
  }
  return [...deeds.values()].slice(0, DEEDS_MAX);
}

/** The room and the thing that the words name. */
function spokenOf(
  { text }: Reworded,
  lexicon: Lexicon,
): { readonly named: string | undefined; readonly thing: string | undefined } {
  const { tokens } = openSentence(text, lexicon, NOWHERE);
  let named: string | undefined;
  let thing: string | undefined;
  for (let at = 0; at < tokens.length; at++) {
    for (const { entries } of namesAt(tokens, at, lexicon))
      for (const entry of entries) if (entry.type === 'area' || entry.type === 'floor') named ??= entry.name;
    for (const { end, items } of nounPhrasesAt(tokens, at, lexicon))
      if (items.length === 1 && (items[0]?.type === 'device' || items[0]?.type === 'noun'))
        thing ??= text.slice(tokens[at]!.start, tokens[end - 1]!.end);
  }
  return { named, thing };
}

const NOWHERE: UnderstandingContext = { now: 0, timezone: 'UTC', person: '' };
