import type { ReferenceGrammar } from '../index.ts';
import { itemsOf } from './goods.ts';

/** What is said of an occasion tells the half of the day: dinner at seven is no breakfast. */
const HALVES: readonly (readonly [half: 'am' | 'pm', words: RegExp])[] = [
  ['am', /\b(?:breakfast|sunrise|morning|pack(?:ed|ing)? .*lunch(?:es)?|school bus)\b/i],
  ['pm', /\b(?:lunch|tea|dinner|supper|drinks|party|cinema|movie|theatre|concert|evening|sunset)\b/i],
];

/** The half of the day that an occasion belongs to, by its first telling word. */
function halfOfOccasion(text: string): 'am' | 'pm' | undefined {
  return HALVES.find(([, words]) => words.test(text))?.[0];
}

/** Words by which something else is wanted than what was said: "*no,* the porch light", "*only* the desk lamp". */
const INSTEAD =
  /^(?:(?:no|nope|nah)(?=\s*[,.;:!–-]|\s+(?:the|at|in|on|to|not|only|just|i|make|send|set|turn|switch|put|do|please|rather)\b)|not that|wait(?=\s*,)|no wait|actually|rather|instead|sorry|i mean|i meant|better|but(?= not))\b[\s,.;:!–-]*|[\s,]+(?:instead|rather|please)\s*[.!]?$/i;
const ONLY = /^(?:only|just)\s+|[\s,]+(?:only|alone)\s*[.!]?$/i;
const PLEASE = /\s*please\s*[.!]?$/i;

/** "*No, only* the desk lamp", "to Sam *instead*". */
function wantedInstead(answer: string): { readonly text: string; readonly only: boolean } | undefined {
  let text = answer.trim();
  let only = false;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(INSTEAD, '').trim();
    only ||= ONLY.test(text);
    text = text.replace(ONLY, '').trim();
  }
  return text === '' || text === answer.trim().replace(PLEASE, '') ? undefined : { text, only };
}

/** How English answers what was asked. */
export const ENGLISH_REFERENCES: ReferenceGrammar = {
  halfOfOccasion,
  itemsOf,
  inPlaces: (things, places) => `${things} in the ${places.join(' and the ')}`,
  withoutLead: (answer) => answer.replace(/^\s*(?:to|on|onto|from|at|in)\s+/i, ''),
  afterLead: (answer) => {
    const led = /^(?:to|that|about|of|saying|tell (?:him|her|them))\s+(?=\S)/i.exec(answer);
    return led === null ? undefined : answer.slice(led[0].length);
  },
  wantedInstead,
};
