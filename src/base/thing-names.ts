/** "the back door", "the TV", "Mia's lamp": a thing as one speaks of it. What is written in capitals stays so. */
export function theThing(name: string): string {
  const said = name
    .split(' ')
    .map((word, index, all) => (isProper(word, all[index + 1]) ? word : word.toLowerCase()))
    .join(' ');
  return /^\S+['’]s? /.test(said) ? said : `the ${said}`;
}

/** Capitals alone, or a letter with a figure, or somebody's: no common noun. */
function isProper(word: string, next: string | undefined): boolean {
  return /^[^a-z]*[A-Z][^a-z]+$/.test(word) || (/['’]s?$/.test(word) && next !== undefined);
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "is", or "are" of several or of one whose name is a plural: "the curtains". */
export function isAre(names: readonly string[]): 'is' | 'are' {
  return names.length !== 1 || /[^s]s$/.test(names[0] ?? '') ? 'are' : 'is';
}

/** The first few, and how many more there are. */
export function few(words: readonly string[], most: number): string {
  const rest = words.length - most;
  return rest <= 1 ? listed(words) : `${words.slice(0, most).join(', ')} and ${rest} more`;
}
