import { editDistance } from '../base/index.ts';

/** The word of a list that was probably meant, or undefined when none is close: at most a third of its letters differ. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  const asked = word.slice(0, 64).toLowerCase();
  for (const candidate of words) {
    const distance = editDistance(asked, candidate.toLowerCase());
    const close = Math.ceil(candidate.length / 3);
    if (distance <= close && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
