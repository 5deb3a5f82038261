import type { ReferenceGrammar } from '../index.ts';
import { itemsOf } from './goods.ts';

/** What is said of an occasion tells the half of the day: dinner at seven is no breakfast. */
const HALVES: readonly (readonly [half: 'am' | 'pm', words: RegExp])[] = [
  [
    'am',
    /\b(?:breakfast|sunrise|morning|coffee|espresso|kettle|porridge|toaster|pack(?:ed|ing)? .*lunch(?:es)?|school bus)\b/i,
  ],
  ['pm', /\b(?:lunch|tea|dinner|supper|drinks|party|cinema|movie|theatre|concert|evening|sunset)\b/i],
];

/** What people go to when work is over. */
const EVENINGS =
  /\b(?:play|recital|choir|rehearsal|quiz|gig|show|performance|pub|book club|bingo|film|game night)\b/i;
const EVENING_HOURS = [5, 8] as const;
/** From this hour on lunch is before noon. */
const EARLY_LUNCH_HOUR = 10;

/** The half of the day that an occasion belongs to, by its first telling word. */
function halfOfOccasion(text: string, hour?: number): 'am' | 'pm' | undefined {
  if (hour !== undefined && hour >= EARLY_LUNCH_HOUR && /\blunch\b/i.test(text)) return 'am';
  const half = HALVES.find(([, words]) => words.test(text))?.[0];
  const [from, to] = EVENING_HOURS;
  const isEvening = hour !== undefined && hour >= from && hour < to && EVENINGS.test(text);
  return half ?? (isEvening ? 'pm' : undefined);
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
};
