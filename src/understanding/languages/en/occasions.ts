/** What is said of an occasion tells the half of the day: dinner at seven is no breakfast. */
const HALVES: readonly (readonly [half: 'am' | 'pm', words: RegExp])[] = [
  ['am', /\b(?:breakfast|sunrise|morning|pack(?:ed|ing)? .*lunch(?:es)?|school bus)\b/i],
  ['pm', /\b(?:lunch|tea|dinner|supper|drinks|party|cinema|movie|theatre|concert|evening|sunset)\b/i],
];

/** The half of the day that an occasion belongs to, by its first telling word. */
export function halfOfOccasion(text: string): 'am' | 'pm' | undefined {
  return HALVES.find(([, words]) => words.test(text))?.[0];
}
