import type { Action, Offer } from '../../domain/index.ts';
import type { Feeling } from '../languages/index.ts';
import { type Lexicon, namesAt, nounPhrasesAt } from '../names/index.ts';
import { openSentence } from '../read/index.ts';
import { tokenize, type UnderstandingContext } from '../text/index.ts';
import type { Reworded } from './reworded.ts';
import { deedOf } from './wish.ts';

const WORDS_MAX = 18;
const DEEDS_MAX = 3;
/** More words that say something else, and it is no mere feeling. */
const OTHERS_MAX = 2;

/** What would answer how somebody says it is: "it's ever so dark in here". Not what others feel, felt, or might. */
export function feltIn(said: Reworded, lexicon: Lexicon, context: UnderstandingContext): Offer | undefined {
  const { loose } = lexicon.language;
  const text = said.text.toLowerCase();
  for (const feeling of loose.feelings) {
    const [found] = text.matchAll(feeling.felt);
    if (found === undefined) continue;
    const around = `${text.slice(0, found.index)} , ${text.slice(found.index + found[0].length)}`;
    const others = otherWords(around, lexicon);
    if (others === undefined || others > OTHERS_MAX || !loose.feelingNow.test(text)) return undefined;
    const deeds = deedsFor(feeling, found, said, lexicon, context);
    if (deeds.length > 0) return { deeds, sure: others === 0 };
    return undefined;
  }
  return undefined;
}

/** How many words beside the feeling say something of their own; `undefined` where one binds or asks. */
function otherWords(around: string, lexicon: Lexicon): number | undefined {
  const { loose, words, clauses } = lexicon.language;
  const { tokens } = tokenize(around, words);
  const spoken = tokens.filter(({ kind }) => kind !== 'mark');
  if (spoken.length > WORDS_MAX || clauses.isQuestion(spoken, 0, spoken.length)) return undefined;
  let others = 0;
  for (let at = 0; at < tokens.length; at++) {
    const { word, kind } = tokens[at]!;
    if (kind === 'mark') continue;
    const named = namesAt(tokens, at, lexicon).at(-1);
    if (named !== undefined) {
      at = named.end - 1;
      continue;
    }
    if (kind !== 'word' || loose.binding.has(word)) return undefined;
    if (!loose.aroundFeeling.has(word)) others++;
  }
  return others;
}

function deedsFor(
  { wishes, anywhere }: Feeling,
  found: RegExpExecArray,
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Action[] {
  const { named, thing } = spokenOf(said, lexicon);
  const { loose } = lexicon.language;
  const heardIn = named ?? context.area;
  const deeds: Action[] = [];
  for (const wish of wishes) {
    if (wish.includes('{thing}') && thing === undefined) continue;
    const there = named === undefined ? '' : loose.inRoom(named);
    const say = (here: string) =>
      wish
        .replace('{thing}', thing ?? '')
        .replace('{there}', found[1]?.includes(named ?? '\0') === true ? '' : there)
        .replace('{here}', here)
        .replace('$1', found[1] ?? '');
    const inRoom = heardIn === undefined && wish.includes('{here}') ? undefined : heardIn;
    const deed =
      (inRoom !== undefined || !wish.includes('{here}')
        ? deedOf(say(inRoom === undefined ? '' : loose.inRoom(inRoom)), lexicon, context)
        : undefined) ?? (anywhere === true ? deedOf(say(''), lexicon, context) : undefined);
    const known = deeds.some((one) => JSON.stringify(one.args) === JSON.stringify(deed?.args));
    if (deed !== undefined && !(known && deeds.some(({ method }) => method === deed.method)))
      deeds.push({ ...deed, source: said.spanOf(0, said.text.length) });
  }
  return deeds.slice(0, DEEDS_MAX);
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
