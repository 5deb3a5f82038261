import type { PartOfDay, SingleTarget, Target } from '../../../domain/index.ts';
import type { Wording } from '../index.ts';
import { pluralOf } from './stems.ts';

/** What the engine says in English. */
export const ENGLISH_WORDING: Wording = {
  reasons: {
    'not-understood': 'not understood',
    'too-long': 'the message is too long to be sure of',
    'hangs-on-lost-words': 'it hangs on words that were not understood',
    'waits-for-lost-words': 'it was to wait for words that were not understood',
    'corrected-by-lost-words': 'it was corrected by words that were not understood',
    'goes-on-with-lost-words': 'it goes on with words that were not understood',
    'goes-on-with-question': 'it goes on with a question',
    'nothing-spoken-of': 'what it speaks of was not said',
    'nothing-fits': 'nothing here fits these words',
    'nothing-new': 'it says nothing new',
    'nothing-to-go-with': 'nothing was said that these words could go with',
    'value-of-nothing': 'nothing was said that this value could go with',
    'cannot-take-back': 'how it is taken back is not known',
    'no-time-named': 'no time was named',
    'which-one': 'which one is meant',
    'time-cannot-be': 'the time cannot be',
    'two-times': 'it has two times',
    'would-end-series': 'it would put one day in the place of all of them; say “every …”, or “this once”',
    'length-has-no-use': 'for how long is not understood here',
    'about-not-said': 'what it is to be about was not said',
    'condition-not-understood': 'the condition is not understood',
    'condition-of-nothing': 'what the condition speaks of is not known',
    'condition-which-one': 'which one the condition means',
    'goes-round': 'each of them would have to come before the other',
  },
  comesFirst: (words) => `${words} first`,
  whichOne: 'which one',
  whenAsked: 'when',
  notSaid: (what) => `${what} was not said`,
  noneTells: ({ noun, reading }, outside) =>
    `${reading === undefined ? `no ${noun}` : `no sensor for ${reading.replaceAll('_', ' ')}`}${outside ? ' outside' : ''} here can tell me`,
  everythingAs: (noun) => `I took everything to mean the ${noun}s`,
  allThe: (noun) => `all the ${noun}s`,
  takenAs: (name) => `taken as ${name}`,
  allOf: (noun) => `all the ${noun}s in the home`,
  things: sayTarget,
  be: (many) => (many ? 'are' : 'is'),
  isMany,
  state: (things, many, state) => {
    const verb = REPORTED.has(state) ? (many ? 'report' : 'reports') : many ? 'are' : 'is';
    return `${things} ${verb} ${state}`;
  },
  serviceState: (name, service, state) => `the ${name === undefined ? '' : `${name} `}${service} is ${state}`,
  measured: (area, reading) => `the ${area} ${reading}`,
  level: (things, bound, lasting) =>
    lasting === undefined ? `${things} is ${bound}` : `${things} has been ${bound} for ${lasting}`,
  inPlaces: (places) => `in the ${places.join(' and the ')}`,
  clock: sayClock,
  hourOfPart: (at, part, edge) =>
    `${at}, because you said "${edge === 'before' || edge === 'after' ? `${edge} ${part}` : PART_WORDS[part]}"`,
  soonIn: (part) => `in half an hour, because it is already ${part}`,
  endOfDay: 'because you said "the end of the day"',
  nextClock: (clock) => `the next ${clock}`,
  sameMorning: (at) => `${at} on that morning`,
  sameEvening: (at) => `${at} on that evening`,
  saidClock: (clock) => `because you said "${clock}"`,
  morningClock: (clock) => `in the morning, because you said "${clock}"`,
  onlyDay: (at) => `${at}, because you named only the day`,
  laterToday: 'later today, because you named only the day',
  noHour: (at) => `${at}, because you named no hour`,
  noHours: (all) => `at ${joinWords(all)}, because you named no hours`,
  noEnd: 'an hour long, because you named no end',
  nextHour: 'the next hour, because you said "now"',
  nextDays: 'the next seven days, because you named none',
};

const PART_WORDS: Readonly<Record<PartOfDay, string>> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  night: 'tonight',
  breakfast: 'at breakfast',
  lunch: 'at lunch',
  dinner: 'at dinner',
};

/** States that are called by what is noticed. */
const REPORTED: ReadonlySet<string> = new Set([
  'motion',
  'smoke',
  'gas',
  'carbon monoxide',
  'sound',
  'light',
]);

function sayTarget(target: Target, noun: string): string {
  if (Array.isArray(target)) return joinWords(target.map((single) => sayTarget(single, noun)));
  const single = target as SingleTarget;
  const nouns = pluralOf(noun);
  const except =
    single.except === undefined
      ? ''
      : ` except ${joinWords(single.except.map((left) => sayTarget(left, noun)))}`;
  if ('all' in single) return `all the ${nouns}${except}`;
  if ('area' in single) return `the ${single.area} ${nouns}${except}`;
  if ('floor' in single) return `the ${nouns} ${single.floor.toLowerCase()}${except}`;
  if ('group' in single) return `the ${single.group.toLowerCase()}${except}`;
  return `the ${'name' in single ? single.name : single.id}${except}`;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "Eggs", and not "asparagus" or "glass". */
const MANY = /[^su]s$/i;

function isMany(target: Target | string): boolean {
  if (typeof target === 'string') return MANY.test(target);
  if (Array.isArray(target)) return true;
  return (
    'all' in target ||
    'area' in target ||
    'floor' in target ||
    'group' in target ||
    ('name' in target && /s$/i.test(target.name))
  );
}

function sayClock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return minutes % 60 === 0
    ? `${hour} o'clock`
    : `${hour}:${String(Math.floor(minutes % 60)).padStart(2, '0')}`;
}
