/** A token that may come next, and the logarithm of how likely it is. */
export interface Next {
  readonly token: number;
  readonly likely: number;
}

/** Tells what comes next in each of some texts, the likeliest first. `from` is the place that the text as far as before `token` had in the call before. */
export type Writer = (
  texts: readonly { readonly from: number; readonly token: number | undefined }[],
) => Promise<readonly (readonly Next[])[]>;

export interface Writing {
  /** The token that ends a text. */
  readonly end: number;
  /** Tokens that a text has at most. */
  readonly most: number;
  readonly textOf: (tokens: readonly number[]) => string;
  /** Of texts that are nearly as likely, those of these words are followed rather than others. */
  readonly words?: ReadonlySet<string>;
}

export interface Written {
  readonly text: string;
  readonly likely: number;
}

/** Tokens that are looked at in each place, and texts that are followed side by side. */
export const NEXT_MAX = 10;
const WIDTH = 8;
/** So much less likely than the best a text may be to be followed, and to be told. */
const BEHIND_MAX = 5;
const TOLD_BEHIND_MAX = 5;
const TOLD_MAX = 12;
/** So much less likely than the likeliest token the end may be. */
const END_BEHIND_MAX = 3;
/** What a word counts that is none of those that are expected. */
const STRANGE = 2;

interface Branch {
  readonly tokens: readonly number[];
  readonly text: string;
  readonly likely: number;
  /** The same, less what its words count that are not expected. */
  readonly worth: number;
  readonly from: number;
  readonly isWhole: boolean;
}

/**
 * The likeliest texts, the best first: several are followed side by side, a token at a time, and the best of them go on (beam search). Those that are said alike,
 * whatever marks and capitals they have, are one.
 */
export async function likeliestTexts(writer: Writer, writing: Writing): Promise<readonly Written[]> {
  const { most, end, textOf } = writing;
  let live: readonly Branch[] = [{ tokens: [], text: '', likely: 0, worth: 0, from: 0, isWhole: false }];
  const whole = new Map<string, Branch>();
  let bestWhole = Number.NEGATIVE_INFINITY;
  for (let step = 0; step <= most && live.length > 0; step++) {
    const next = await writer(live.map(({ from, tokens }) => ({ from, token: tokens.at(-1) })));
    const found = new Map<string, Branch>();
    // Texts are held against those that are as long, and against whole ones: each token makes a text less likely, so that nothing long would be near a beginning.
    let best = bestWhole;
    const ways = live
      .flatMap((before, from) =>
        next[from]!.map((one) => ({ ...one, before, from, all: before.likely + one.likely })),
      )
      .sort((one, other) => other.all - one.all);
    for (const { token, likely, before, from, all } of ways) {
      // What is not worth more than it is likely is followed no further, whatever its words are.
      if (all < best - BEHIND_MAX) break;
      const isWhole = token === end;
      // A text that ends in the middle would be likelier than a longer one.
      if (isWhole && likely < next[from]![0]!.likely - END_BEHIND_MAX) continue;
      const tokens = isWhole ? before.tokens : [...before.tokens, token];
      const text = isWhole ? before.text : textOf(tokens);
      const worth = all - STRANGE * strangeIn(text, isWhole, writing.words);
      if (worth > best) best = worth;
      keepBetter(found, { tokens, text, likely: all, worth, from, isWhole });
    }
    const sorted = [...found.values()].sort((one, other) => other.worth - one.worth).slice(0, WIDTH);
    const near = sorted.filter(({ worth }) => worth >= best - BEHIND_MAX);
    for (const one of near)
      if (one.isWhole) {
        keepBetter(whole, one);
        bestWhole = Math.max(bestWhole, one.worth);
      }
    live = near.filter(({ isWhole }) => !isWhole);
  }
  const texts = (whole.size > 0 ? [...whole.values()] : live).toSorted(
    (one, other) => other.likely - one.likely,
  );
  return texts
    .filter(({ likely }) => likely >= texts[0]!.likely - TOLD_BEHIND_MAX)
    .slice(0, TOLD_MAX)
    .map(({ text, likely }) => ({ text, likely }));
}

function keepBetter(found: Map<string, Branch>, branch: Branch): void {
  const key = `${branch.isWhole} ${branch.text.replace(/[^\p{L}\p{N}%°]/gu, '').toLowerCase()}`;
  const other = found.get(key);
  if (other === undefined || other.likely < branch.likely) found.set(key, branch);
}

/** How many whole words of a text are not among those that are expected. Numbers always are. */
function strangeIn(text: string, isWhole: boolean, words: ReadonlySet<string> | undefined): number {
  if (words === undefined) return 0;
  const said = text.toLowerCase().match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
  // The last one may go on.
  return said.filter(
    (word, at) =>
      (isWhole || at < said.length - 1) && !/\d/.test(word) && !words.has(word.replace(/'.*/, '')),
  ).length;
}
