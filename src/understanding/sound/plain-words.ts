import type { Lexicon } from '../names/index.ts';

/** A recogniser guesses where a sentence is parted: what is between figures is kept. */
const MARKS = /[!?;"“”…]|[,.](?!\d)/g;

/** What was said, without what a recogniser puts between the words. */
export function plainWords(heard: string, lexicon: Lexicon): string {
  return mended(inOneWord(inFigures(heard), lexicon), lexicon);
}

/**
 * What else may have been written so: two words that are one elsewhere ("when does the *sun set*"), and a word that was swallowed ("*when* sunrise tomorrow").
 * Nothing of it is better than what was heard, where that is read.
 */
export function otherWords(heard: string, lexicon: Lexicon): readonly string[] {
  const plain = plainWords(heard, lexicon);
  const { swallowed } = lexicon.language.sound;
  const apart = mended(inFigures(heard), lexicon);
  const others = [apart, ...swallowed.map(([pattern, said]) => plain.replace(pattern, said))];
  return [...new Set(others)].filter((one) => one !== plain);
}

function mended(text: string, { language: { sound } }: Lexicon): string {
  const plain = text.replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
  return sound.misheard.reduce((one, [pattern, said]) => one.replace(pattern, said), plain);
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

/** "To-morrow" and "shop-ping" are written in one word where the house knows them so, and so are "T. V.", "A.c.off", "back light" and "any one"; "bread-timer" is two. */
function inOneWord(heard: string, { vocabulary, grammar, language: { sound } }: Lexicon): string {
  const isKnown = (word: string) => vocabulary.counts.has(word) || grammar.vocabulary.counts.has(word);
  return heard
    .replace(/\b(\p{Lu})\. ?(?=\p{Lu}\b)/gu, '$1')
    .replace(/\b(\p{L})\.(\p{L})\.(?=\p{L}{2})/gu, '$1$2 ')
    .replace(/(\p{L}+)-(\p{L}+)/gu, (written, first: string, rest: string) => {
      if (isKnown(`${first}${rest}`.toLowerCase())) return `${first}${rest}`;
      const isTwo =
        rest.length > 2 && isKnown(rest.toLowerCase()) && !sound.values.includes(first.toLowerCase());
      return isTwo ? `${first} ${rest}` : written;
    })
    .replace(/(\p{L}{2,}) (?=(\p{L}{2,}))/gu, (written, first: string, rest: string) => {
      const joined = `${first}${rest}`.toLowerCase();
      return joined.length >= JOINED_MIN && isKnown(joined) ? first : written;
    });
}

/** Shorter words than this are as well two: "on to". */
const JOINED_MIN = 6;
