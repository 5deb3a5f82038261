import { editDistance } from '../../../base/index.ts';
import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { cancelling, understoodAs } from '../../plan/index.ts';
import { type Token, tokenize, type UnderstandingContext } from '../../text/index.ts';
import { soundsAlmost } from '../sound-index.ts';

/** What rows hold in a person's own words. */
const OWN_WORDS = ['item', 'text', 'title', 'name'] as const;
/** Whoever puts one word right says little else. */
const WORDS_MAX = 7;
const WORD_MIN = 3;
/** Letters in which words may differ that sound almost the same. */
const LETTERS_OFF = 1;

/**
 * "Add flower to the list." "*Flour, the baking kind*": a word of what was just written down was heard as another that sounds like it. The row is
 * made anew with the right one. `undefined` where no word, or more than one, may be meant so.
 */
export function misheardWord(
  text: string,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || strict.groups.length > 0) return undefined;
  const key = OWN_WORDS.find((name) => typeof last.args[name] === 'string');
  if (key === undefined) return undefined;
  const written = String(last.args[key]);
  const words = longWords(text, lexicon);
  if (words === undefined || asksSomething(text, lexicon)) return undefined;
  const known = longWords(written, lexicon) ?? [];
  // "The next *bin* day" speaks of the bins, and puts nothing right.
  const isKnown = ({ stem }: Token): boolean => known.some((one) => one.stem === stem);
  const pairs = words
    .filter((meant) => !isKnown(meant))
    .flatMap((meant) =>
      known.filter((heard) => mayBeHeardAs(meant, heard, lexicon)).map((heard) => ({ meant, heard })),
    );
  const [pair] = pairs;
  if (pair === undefined || pairs.some(({ meant }) => meant.word !== pair.meant.word)) return undefined;
  const source = { start: 0, end: text.length, text };
  const off = cancelling(last, source, lexicon, context);
  if (off === undefined) return undefined;
  const { heard, meant } = pair;
  const right = written.slice(0, heard.start) + text.slice(meant.start, meant.end) + written.slice(heard.end);
  const anew = { ...last, args: { ...last.args, [key]: right }, source };
  return understoodAs([[off, anew]]);
}

/** The words that may be a name of something; `undefined` where more is said. */
function longWords(text: string, { language }: Lexicon): readonly Token[] | undefined {
  const words = tokenize(text, language.words).tokens.filter(({ kind }) => kind === 'word');
  const { filler, pronoun, article } = language.is;
  const isSmall = ({ word }: Token): boolean =>
    word.length < WORD_MIN || filler.has(word) || pronoun.has(word) || article.has(word);
  return words.length > WORDS_MAX ? undefined : words.filter((word) => !isSmall(word));
}

function asksSomething(text: string, { language }: Lexicon): boolean {
  const { tokens } = tokenize(text, language.words);
  return language.clauses.isQuestion(tokens, 0, tokens.length);
}

/** Words that sound the same, or almost: "Pam" and "Sam". Of short ones a letter may differ, "take" is not heard as "time". */
function mayBeHeardAs(meant: Token, heard: Token, { language }: Lexicon): boolean {
  const { soundOf, binding } = language.loose;
  const { imperative, finite } = language.is;
  const isName = !binding.has(meant.word) && !imperative.has(meant.word) && !finite.has(meant.word);
  if (!isName || !soundsAlmost(meant.word, heard.word, soundOf)) return false;
  const isSame = soundOf(meant.word) === soundOf(heard.word);
  return isSame || editDistance(meant.word, heard.word) <= LETTERS_OFF;
}
