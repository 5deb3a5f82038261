import type { Lexicon } from '../names/index.ts';

/** A recogniser guesses where a sentence is parted: what is between figures is kept. */
const MARKS = /[!?;"“”…]|[,.](?!\d)/g;

/** What was said, without what a recogniser puts between the words. */
export function plainWords(heard: string, lexicon: Lexicon): string {
  const plain = inOneWord(inFigures(heard), lexicon).replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
  return lexicon.language.sound.misheard.reduce(
    (text, [pattern, said]) => text.replace(pattern, said),
    plain,
  );
}

/** "2½" and "2-1/2" are 2.5. */
function inFigures(heard: string): string {
  return heard.replace(
    /(?<!\d)(?:(\d+)[ -]?)?(½|¼|¾|1\/2|1\/4|3\/4)(?!\d)/gu,
    (written, whole, part: string) => (whole === undefined ? written : String(Number(whole) + SHARES[part]!)),
  );
}

const SHARES: Readonly<Record<string, number>> = {
  '½': 0.5,
  '1/2': 0.5,
  '¼': 0.25,
  '1/4': 0.25,
  '¾': 0.75,
  '3/4': 0.75,
};

/** "To-morrow" and "shop-ping" are written in one word where the house knows them so, and so are "T. V.", "back light" and "any one". */
function inOneWord(heard: string, { vocabulary, grammar }: Lexicon): string {
  const isKnown = (word: string) => vocabulary.counts.has(word) || grammar.vocabulary.counts.has(word);
  return heard
    .replace(/\b(\p{Lu})\. ?(?=\p{Lu}\b)/gu, '$1')
    .replace(/(\p{L}+)-(\p{L}+)/gu, (written, first: string, rest: string) =>
      isKnown(`${first}${rest}`.toLowerCase()) ? `${first}${rest}` : written,
    )
    .replace(/(\p{L}{2,}) (?=(\p{L}{2,}))/gu, (written, first: string, rest: string) => {
      const joined = `${first}${rest}`.toLowerCase();
      return joined.length >= JOINED_MIN && isKnown(joined) ? first : written;
    });
}

/** Shorter words than this are as well two: "on to". */
const JOINED_MIN = 6;
