import { type Token, type WordForms, wordAt } from '../../text/index.ts';
import { pluralOf, SAME, stemOf } from './stems.ts';
import {
  ANYBODY,
  ARTICLES,
  COMMON,
  CONTRACTIONS,
  HESITATIONS,
  IT_IS,
  SLIPS,
  STATED,
  SWITCHING,
  TOLD,
  WE_ARE,
  WHEREABOUTS,
} from './words.ts';

/** English as it is written. */
export const ENGLISH_FORMS: WordForms = {
  contractions: CONTRACTIONS,
  apartBefore,
  hesitations: HESITATIONS,
  ordinalEndings: new Set(['st', 'nd', 'rd', 'th']),
  rangeEnds: new Set(
    (
      'am pm h oclock th st nd rd noon utc gmt cet cest est edt cst cdt pst pdt ' +
      'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun'
    ).split(' '),
  ),
  pointed: String.raw`[aApP]\.[mM](?:\.|\b)`,
  unit: /^(?:hour|hr|minute|min|second|sec|day|week|month|year|degree|percent)/i,
  half: { word: 'half', before: /^(?:an? )?(?:hour|hr|minute|min|second|sec|day|week)s?\b/i },
  stemOf,
  pluralOf,
  isPossessive: (word) => word.endsWith("'s"),
  alike: SAME,
  slips: SLIPS,
  common: COMMON,
  meantFor,
};

function apartBefore(tokens: readonly Token[], next: string): readonly [string, string] | undefined {
  const last = tokens.at(-1)?.word ?? '';
  if (last === 'its') return STATED.has(next) ? IT_IS : undefined;
  if (last === 'were')
    return WE_ARE.has(next) && beginsAt(tokens, tokens.length - 1) ? ['we', 'are'] : undefined;
  if (!last.endsWith("'s")) return undefined;
  const owner = last.slice(0, -2);
  // "The garage's still open": what follows is told of it, and is nothing that it has.
  return TOLD.has(next) || (ANYBODY.has(owner) && WHEREABOUTS.has(next)) ? [owner, 'is'] : undefined;
}

/** Whether a clause begins with the token, as far as its neighbour tells. */
function beginsAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'mark' || CLAUSE_LEADS.has(before.word);
}

const CLAUSE_LEADS: ReadonlySet<string> = new Set('and so because that cause as ok right'.split(' '));

/**
 * "Turn *of* the light"; "can *u*"; "*r* the lights on", by thumbs; and "*which* is the temperature", as many say who learnt English
 * later: what is asked for is meant, and no choice.
 */
function meantFor(tokens: readonly Token[], at: number): string | undefined {
  switch (tokens[at]!.word) {
    case 'of':
      return SWITCHING.has(wordAt(tokens, at - 1)) ? 'off' : undefined;
    case 'u':
      return at === 0 || ASKING.has(wordAt(tokens, at - 1)) ? 'you' : undefined;
    case 'r':
      return ARTICLES.has(wordAt(tokens, at + 1)) ? 'are' : undefined;
    case 'which': {
      const next = wordAt(tokens, at + 1);
      return (next === 'is' || next === 'are') && ARTICLES.has(wordAt(tokens, at + 2)) ? 'what' : undefined;
    }
    case 'for':
    case 'fore':
    case 'to':
    case 'too':
    case 'won':
    case 'ate':
      return COUNTED.has(wordAt(tokens, at + 1)) && BEFORE_COUNT.has(wordAt(tokens, at - 1))
        ? SOUNDS_LIKE.get(tokens[at]!.word)
        : undefined;
  }
  return undefined;
}

/** Numbers that a recogniser takes for other words: "a timer for *for* minutes". */
const SOUNDS_LIKE = new Map([
  ['for', 'four'],
  ['fore', 'four'],
  ['to', 'two'],
  ['too', 'two'],
  ['won', 'one'],
  ['ate', 'eight'],
]);
/** What is counted, and what stands before a count: between the two is a number. */
const COUNTED = new Set(
  'minute minutes min mins hour hours second seconds degrees percent oclock'.split(' '),
);
const BEFORE_COUNT = new Set('for in at by to another after every of'.split(' '));

/** "Can *u*", "*u* sure …": what thumbs make of "you". */
const ASKING = new Set('can could cld cud would wld will if did do have are'.split(' '));
