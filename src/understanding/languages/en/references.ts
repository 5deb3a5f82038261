import type { ReferenceGrammar } from '../index.ts';
import { itemsOf } from './goods.ts';
import { lazily } from './patterns.ts';

/** What is said of an occasion tells the half of the day: dinner at seven is no breakfast. */
const HALVES: readonly (readonly [half: 'am' | 'pm', words: RegExp])[] = [
  [
    'am',
    /\b(?:breakfast|sunrise|morning|coffee(?! (?:with|date|and a chat))|espresso|kettle|porridge|toaster|pack(?:ed|ing)? .*lunch(?:es)?|school bus)\b/i,
  ],
  ['pm', /\b(?:lunch|tea|dinner|supper|drinks|party|cinema|movie|theatre|concert|evening|sunset)\b/i],
];

/** What people go to when work is over. */
const EVENINGS =
  /\b(?:play|recital|choir|rehearsal|quiz|gig|show|performance|pub|book (?:club|group)|reading group|bingo|film|game night)\b/i;
const EVENING_HOURS = [5, 8] as const;
/** "The Smiths *round*", "people *over*": whom one has in for the evening, at whatever hour of it. */
const VISITS = /^(?:the |some |a few )?(?:people|[a-z]+s|[a-z]+(?: and| &) [a-z]+) (?:round|over)\b/i;
const VISITING_HOURS = [5, 11] as const;
/** "*Quiz night* on Thursday at eight". */
const NIGHTS_OUT =
  /\b(?:date|quiz|games?|film|movie|curry|poker|bingo|music|pub|pizza|girls['’]?|boys['’]?|ladies['’]?|school) nights?\b/i;
/** From this hour on lunch is before noon. */
const EARLY_LUNCH_HOUR = 10;

/** The half of the day that an occasion belongs to, by its first telling word. */
function halfOfOccasion(text: string, hour?: number): 'am' | 'pm' | undefined {
  if (hour !== undefined && hour >= EARLY_LUNCH_HOUR && /\blunch\b/i.test(text)) return 'am';
  const [first, last] = VISITING_HOURS;
  if (hour !== undefined && hour >= first && hour < last && (VISITS.test(text) || NIGHTS_OUT.test(text)))
    return 'pm';
  const half = HALVES.find(([, words]) => words.test(text))?.[0];
  const [from, to] = EVENING_HOURS;
  const isEvening = hour !== undefined && hour >= from && hour < to && EVENINGS.test(text);
  return half ?? (isEvening ? 'pm' : undefined);
}

/** What makes a thing so as a question had it. */
const MAKES: Readonly<Record<string, (thing: string) => string>> = {
  locked: (thing) => `lock ${thing}`,
  closed: (thing) => `close ${thing}`,
  shut: (thing) => `close ${thing}`,
  off: (thing) => `turn off ${thing}`,
};
const ASKED_SO = lazily(
  "^(?:[a-z' ]+, )*(?:(?:and|so|ok|hang on|hey|oh)[, ]+)*(?:(?:is|are|has|have) .+?|.+?(?:'s| is| are)) (locked|closed|shut|off)(?: (?:now|yet|too|as well|or not|properly|up))*(?:,? (?:isn't it|aren't they|is it|right|yeah|yes))?[?.! ]*$",
  'i',
);
/** "Has anyone *locked the back door*?" */
const ASKED_DONE =
  /^(?:(?:and|so|ok(?:ay)?|hang on|hey|oh)[, ]+)*(?:has|have) (?:i|we|you|he|she|they|anyone|anybody|someone|somebody|[a-z]+) (?:remembered to |actually |already |ever )*(lock|close|shut|open|feed|water|start|turn|switch)(?:ed|d|ted)? ((?:on |off )?(?:the|my|our) [a-z' ]+?)(?: (?:yet|already|or not|properly|now))*[?.! ]*$/i;
const DO_THING =
  /^(?:(?:well|then|ok(?:ay)?|please|and|so|no|right|oh|just|grand|ah)[, ]+)*(?:(?:can|could|would|will) (?:you|ya|ye) (?:please |just )?)?do ((?:the|my|our) [a-z]+(?: [a-z]+){0,3}|it|that(?: one)?|them|those|both|both of them)(?: (?:then|please|now|for me|for us|so|would you|will you))*[.!?]*$/i;

/** "The one out the back" is the back one. */
const PLACED = /^the (ones?)(?: (?:out|round|at|in|the))+ (back|front|side)$/i;

function doneAsAsked(text: string, asked: string): string | undefined {
  const [, thing] = DO_THING.exec(text.replace(/[’]/g, "'")) ?? [];
  const question = asked.replace(/[’]/g, "'");
  const [, verb, of] = ASKED_DONE.exec(question) ?? [];
  if (verb !== undefined && /^(?:it|that|them|both)\b/i.test(thing ?? '')) return `${verb} ${of}`;
  const [, state] = ASKED_SO.exec(question) ?? [];
  const one = thing?.replace(PLACED, 'the $2 $1');
  return one === undefined || state === undefined ? undefined : MAKES[state.toLowerCase()]?.(one);
}

const OF_SEVERAL =
  /^(?:(?:so|and|ok(?:ay)?|hey|oh|hang on|wait|right|um|er)[, ]+)*(?:(is|are)|(?:did|have|has) (?:i|we|you|he|she|they|anyone|anybody|someone|somebody|the kids|mum|dad) (?:leave|left|forgotten|forget)) ((?:(?:both )?(?:the|my|our) [a-z' ]+?)(?:(?:,|,? and) (?:the|my|our) [a-z' ]+?)+)(?: (?:both|all|still|already|now))* (on|off|open|closed|shut|locked|unlocked|running)(?: (?:still|again|already|now|or not|too))*[?.! ]*$/i;

function askedOfEach(text: string): string | undefined {
  if (!text.includes(' and ')) return undefined;
  const [, , things, state] = OF_SEVERAL.exec(text.replace(/[’]/g, "'")) ?? [];
  if (things === undefined || / (?:is|are|on|off|open|closed|locked|if|when) /.test(`${things} `))
    return undefined;
  const each = things.replace(/^both /i, '').split(/,? and |, ?/);
  return each.map((thing) => `is ${thing} ${state}`).join(' and ');
}

const PLAINLY: ReadonlyMap<string, string> = new Map([
  ['turn_on', 'turn on'],
  ['turn_off', 'turn off'],
  ['open', 'open'],
  ['close', 'close'],
]);

/** How English answers what was asked. */
export const ENGLISH_REFERENCES: ReferenceGrammar = {
  besideIt:
    /\b((?:behind|above|over|under|underneath|below|beneath|beside|next to|in front of|opposite) )(?:it|that|them)\b/dgi,
  doneAsAsked,
  askedOfEach,
  plainly: (method) => PLAINLY.get(method),
  halfOfOccasion,
  itemsOf,
  inPlaces: (things, places) => `${things} in the ${places.join(' and the ')}`,
  withoutLead: (answer) => answer.replace(/^\s*(?:to|on|onto|from|at|in)\s+/i, ''),
  afterLead: (answer) => {
    const led = /^(?:to|that|about|of|saying|tell (?:him|her|them))\s+(?=\S)/i.exec(answer);
    return led === null ? undefined : answer.slice(led[0].length);
  },
};
