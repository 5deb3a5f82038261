/** How the name of a thing is said within a sentence. Names are proper nouns in lists and common nouns in talk: "the coffee maker is on". */

/** Words that stay as they are written: "TV", "iPhone", "Mia's", "2nd". */
const KEPT = /^(?:\p{Lu}[\p{Lu}\d]+s?|.*\p{Ll}.*\p{Lu}.*|.*\d.*|\p{Lu}.*['’]s?)$/u;

/** "Coffee Maker" as "coffee maker", "TV Backlight" as "TV backlight". A name whose writer told small and large letters apart stays as it is. */
export function commonNoun(name: string): string {
  const words = name.trim().split(/\s+/);
  if (/^\p{Ll}/u.test(words[0] ?? '') && !KEPT.test(words[0] ?? '')) return name.trim();
  return words.map((word) => (KEPT.test(word) ? word : word.toLowerCase())).join(' ');
}

/** With its article: "the coffee maker", "my lamp", "Mia's lamp". */
export function theThing(name: string): string {
  const noun = commonNoun(name);
  return /^(?:the|my|our|your) |^\S+['’]s? | \d+$/i.test(noun) ? noun : `the ${noun}`;
}

/** "the desk lamp and the porch light"; of more than `most`, the first and how many more. */
export function theThings(names: readonly string[], most = 6): string {
  const told = names.map(theThing);
  if (told.length > most) told.splice(most - 1, told.length, `${told.length - most + 1} more`);
  const last = told.pop() ?? '';
  return told.length === 0 ? last : `${told.join(', ')} and ${last}`;
}

const SINGULAR = /(?:[sui]s|['’]s|\b(?:gas|christmas|canvas|atlas|lens|sonos))$/i;

/** Whether the name of one thing is many in grammar: "the curtains are open", "the counter lights are on". */
export function isPlural(name: string): boolean {
  return /s$/i.test(name) && !SINGULAR.test(name);
}

/** By method: the state in words that a thing is in afterwards. */
export const STATE_AFTER: Readonly<Record<string, string>> = {
  turn_on: 'on',
  turn_off: 'off',
  open: 'open',
  close: 'closed',
  lock: 'locked',
  unlock: 'unlocked',
  play: 'playing',
  pause: 'paused',
  mute: 'muted',
};
