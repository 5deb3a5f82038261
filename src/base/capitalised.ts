/** The text with its first letter large: what began inside a sentence begins one. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text as a sentence of its own: its first letter large, a full stop at its end where nothing ends it. Nothing stays nothing. */
export function sentence(text: string): string {
  const line = text.trim();
  if (line === '') return '';
  return `${capitalised(line)}${/[.!?…]["”)]?$/.test(line) ? '' : '.'}`;
}

/** A title as it stands within a sentence: "The eggs timer" → "the eggs timer". */
export function uncapitalised(title: string): string {
  return title.replace(/^The /, 'the ');
}

/** Titles that stand one behind the other in one sentence: the first begins it. */
export function inOneSentence(titles: readonly string[]): readonly string[] {
  return titles.map((title, at) => (at === 0 ? title : uncapitalised(title)));
}
