import { matches, oncePerPlace, type Token, wordAt } from '../../text/index.ts';
import type { Joint, JointFound, Opener } from '../index.ts';
import { NUMBER_WORDS } from './numbers.ts';
import { weekdayAt } from './times/days.ts';
import { trait } from './traits.ts';
import { BASE_FORMS } from './words.ts';

/** The words for each joint. */
const JOINTS: Readonly<Partial<Record<Joint, string>>> = {
  abandon:
    'no do not|no do not do that|do not do that|do not|actually do not|please do not|never mind|nevermind|forget it|forget that|forget about it|forget i said anything|forget i said that|forget i asked|forget i spoke|forget i mentioned it|pretend i said nothing|pretend i did not say anything|cancel that|scratch that|scrap that|' +
    'ignore that|leave it|drop it|nothing',
  correction:
    'wait no|no wait|no sorry|sorry no|no i mean|no i meant|i mean|i meant|sorry i meant|sorry i mean|' +
    'or rather|or actually|actually no|make that|scratch that|scrap that|strike that|correction|no make that|no no|oh no|ah no|' +
    'or no|no actually make that|actually no make that|sorry make that|on second thought|on second thoughts|my mistake|my bad|' +
    'no make it|actually make that|actually make it|wait|rather|hang on|hold on|oops|no actually|' +
    'no not that|no|nah|nope|sorry|' +
    'no not that one|not that one|no not those|not those|wrong one|oops wrong one|no wrong one|not this one|no i said|i said|no no i said|no i asked for|' +
    'no i tell a lie|i tell a lie|no silly me|silly me|no i beg your pardon|i beg your pardon|beg your pardon|no that is wrong|no that is not right|that is not right|no what am i saying|what am i saying|oh dear no|dear me no|no hang on|hang on no|or should i say|or better still|better still|or better|no better|no pardon me|no forgive me|i meant to say|no i meant to say|i should say|or was it|silly old me',
  then:
    'then|and then|after that|afterwards|afterward|after which|following that|next|finally|lastly|' +
    'last of all|at last|once done|when done|when finished|and finally|and lastly|subsequently|' +
    'followed by|at the end|at the very end|in the end|to finish|to finish off|last but not least|' +
    'as the last thing|when that is over|directly after|straight after|right after that',
  before: 'before you|before',
  also:
    'also|and also|meanwhile|and meanwhile|in the meantime|and in the meantime|meantime|separately|' +
    'at the same time|and at the same time|in addition|additionally|besides that|on top of that|plus|' +
    'in any case|and in any case|at any rate|and at any rate|either way|and either way|regardless|and regardless|whatever happens|and whatever happens|come what may|anyhow|and anyhow|' +
    'oh and|while you are at it|and while you are at it|while you do that|and while you do that|' +
    'by the way|apart from that|other than that|aside from that|independently|as well as|simultaneously|' +
    'in parallel|besides|oh also|one more thing|and another thing|while that is going on|while that is happening|' +
    'while that happens|while that is running|while that runs|while it does that|while it is at it|while doing that|' +
    'while you are doing that|while this is happening|while this is going on|and while that is going on|' +
    'and while that is happening|and while that is running|and while you are doing that|in the same time',
  reverse:
    'after you|after you have|once you have|as soon as you have|when you have|after|when you are finished|when you are done|' +
    'once you are finished|once you are done|after you are done|when you have finished|once you have finished|after you finish|' +
    'but first|but first of all|but before that|but before you do that',
  but: 'but|however|though|although|except',
  and: 'and|&|so|so please|nor|and nor',
  or: 'or',
};

const MARKS: Readonly<Record<string, Joint>> = {
  '.': 'stop',
  '!': 'stop',
  '?': 'stop',
  ';': 'stop',
  ':': 'stop',
  ',': 'comma',
  '&': 'and',
  '-': 'comma',
};

const BY_FIRST = new Map<
  string,
  { readonly joint: Joint; readonly words: string; readonly length: number }[]
>();
for (const [joint, list] of Object.entries(JOINTS) as [Joint, string][])
  for (const words of list.split('|')) {
    const parts = words.split(' ');
    BY_FIRST.set(parts[0]!, [...(BY_FIRST.get(parts[0]!) ?? []), { joint, words, length: parts.length }]);
  }
for (const list of BY_FIRST.values()) list.sort((one, other) => other.length - one.length);

export const CONNECTIVE_WORDS: ReadonlySet<string> = new Set(
  Object.values(JOINTS).flatMap((list) => list.split(/[| ]/)),
);

const mayTie = trait((word) => BY_FIRST.has(word));

/** The connectives that begin at a token, longest first. */
export function jointsAt(tokens: readonly Token[], at: number): readonly JointFound[] {
  const token = tokens[at];
  return token !== undefined && (token.kind === 'mark' || mayTie(token))
    ? (knownJointsAt(tokens, at) ?? NO_JOINTS)
    : NO_JOINTS;
}

const NO_JOINTS: readonly JointFound[] = [];

const knownJointsAt = oncePerPlace((tokens, at): readonly JointFound[] | undefined => {
  const token = tokens[at]!;
  if (token.kind === 'mark') {
    const joint = MARKS[token.word];
    return joint === undefined ? undefined : [{ joint, end: at + 1 }];
  }
  const found: JointFound[] = [];
  for (const { joint, words, length } of BY_FIRST.get(token.said) ?? [])
    if (matches(tokens, at, words) && !isOther(tokens, at, words)) found.push({ joint, end: at + length });
  if (token.said === 'while') found.push(...whileAt(tokens, at + 1));
  return found;
});

/** "*While that's brewing*, …", "while we wait for it …": at the same time, where something follows. */
function whileAt(tokens: readonly Token[], at: number): readonly JointFound[] {
  const people = BUSY.has(wordAt(tokens, at));
  if (!people && !GOING_ON.has(wordAt(tokens, at))) return NO_JOINTS;
  const be = ['is', 'are', 'am'].includes(wordAt(tokens, at + 1));
  const verb = wordAt(tokens, at + (be ? 2 : 1));
  const goesOn = verb.endsWith('ing') || (!be && (people ? verb !== '' : verb.endsWith('s')));
  if (!goesOn) return NO_JOINTS;
  const found: JointFound[] = [];
  for (let end = at + (be ? 3 : 2), words = 0; words <= WHILE_MAX; end++, words++) {
    const next = tokens[end];
    if (next === undefined || ENDING.has(next.word)) break;
    found.push({ joint: 'also', end });
    if (next.kind === 'mark') break;
  }
  return found;
}

const GOING_ON = new Set(['it', 'that', 'this', 'they', 'everything']);
const BUSY = new Set(['i', 'we', 'you']);
const ENDING = new Set(['.', '!', '?', ';']);
/** How many words may tell more of it. */
const WHILE_MAX = 3;

/** Words that are no connective here. */
function isOther(tokens: readonly Token[], at: number, words: string): boolean {
  return isCalendar(tokens, at, words) || isDeadline(tokens, at, words) || isNone(tokens, at, words);
}

/** "No more light", "*no alarm* in the morning": nothing is put right. */
function isNone(tokens: readonly Token[], at: number, words: string): boolean {
  return words === 'no' && DENIED.has(wordAt(tokens, at + 1));
}

const DENIED = new Set(
  'more longer need sound noise talking speaking alarm alarms timer timers reminder reminders lights music heating'.split(
    ' ',
  ),
);

/** "next week", "my next alarm": a time, or a thing's place in a row, and no connective. */
function isCalendar(tokens: readonly Token[], at: number, words: string): boolean {
  if (words !== 'next') return false;
  if (OWNERS.has(tokens[at - 1]?.word ?? '')) return true;
  const after = tokens[at + 1];
  return after !== undefined && (CALENDAR.has(after.stem) || weekdayAt(tokens, at + 1) !== undefined);
}

/** "Before 7", "before lunch": a time too. "Before locking the door" says what comes first. */
function isDeadline(tokens: readonly Token[], at: number, words: string): boolean {
  return words === 'before' && !BASE_FORMS.has(tokens[at + 1]?.word ?? '');
}

const OWNERS = new Set(['the', 'my', 'our', 'your', 'his', 'her', 'their', 'very']);
const CALENDAR = new Set(['week', 'month', 'year', 'weekend', 'quarter', 'season']);

const openers = (list: string, rest: Omit<Opener, 'words'>): Opener[] =>
  list.split('|').map((words) => ({ words, ...rest }));

/** What may stand before a clause and says how to take it. */
const OPENERS: readonly Opener[] = [
  ...openers('first|first of all|firstly|to start with|start with|begin with|to begin with', {
    inflected: false,
    leads: true,
  }),
  ...openers(
    'start by|begin by|start off by|start with|begin with|start off with|kick off by|kick off with|once you have|after you have|when you have|when you have finished|' +
      'once you have finished|when you are finished|when you are done|once you are done|once you are finished|' +
      'after|as soon as you have|as soon as you are done|after you have finished|after you|once you',
    { inflected: true, leads: true },
  ),
  ...openers('would you mind|do you mind|how about|what about|i would appreciate you|try', {
    inflected: true,
    leads: false,
  }),
];

const OPENERS_BY_FIRST = new Map<string, Opener[]>();
for (const opener of OPENERS) {
  const first = opener.words.split(' ', 1)[0]!;
  OPENERS_BY_FIRST.set(first, [...(OPENERS_BY_FIRST.get(first) ?? []), opener]);
}

/** Openers that begin with the word. */
export function openersFrom(word: string): readonly Opener[] {
  return OPENERS_BY_FIRST.get(word) ?? [];
}

const DONE_HEADS = new Set(['when', 'once', 'after', 'whenever']);

/** Whether "when that's done" may begin with the word. */
export function mayBeDone(word: string): boolean {
  return DONE_HEADS.has(word) || word === 'as' || word === 'at';
}

const DONE_THINGS = new Set([
  'that',
  'it',
  'everything',
  'this',
  'those',
  'they',
  'both',
  'all',
  'you',
  'your',
  'ur',
  'these',
]);
const DONE_STATES = new Set([
  'done',
  'over',
  'finished',
  'finishes',
  'ended',
  'ends',
  'complete',
  'completed',
  'ready',
  'through',
  'finish',
  'happened',
  'happens',
  'sorted',
  'handled',
  'accomplished',
]);
const DONE_PHRASES = ['taken care of', 'dealt with', 'seen to', 'all set', 'good to go', 'wrapped up'];

/** "when that's over", "once everything is done", "as soon as you've finished": the action waits for what was said before. */
export function doneAt(tokens: readonly Token[], at: number): number | undefined {
  const word = (offset: number): string => wordAt(tokens, offset);
  const first = word(at);
  let next: number;
  if (matches(tokens, at, 'at the end')) return isLast(tokens[at + 3]) ? at + 3 : undefined;
  if (DONE_HEADS.has(first)) next = at + 1;
  else if (first === 'as' && matches(tokens, at, 'as soon as')) next = at + 3;
  else return undefined;
  if (DONE_STATES.has(word(next))) return next + 1;
  if (!DONE_THINGS.has(word(next))) return undefined;
  next++;
  if (word(next) === 'of' && DONE_THINGS.has(word(next + 1))) next += 2;
  if (word(next - 1) === 'all' && DONE_THINGS.has(word(next))) next++;
  if (word(next) === 'one') next++;
  while (['is', 'are', 'has', 'have', 'been', 'all', 'was', 'both', 'gets'].includes(word(next))) next++;
  const phrase = DONE_PHRASES.find((words) => matches(tokens, next, words));
  if (phrase !== undefined) return next + phrase.split(' ').length;
  if (!DONE_STATES.has(word(next)) || isMeasured(word(next), word(next + 1))) return undefined;
  next++;
  if (word(next) === 'with' && DONE_THINGS.has(word(next + 1))) return next + 2;
  return word(next - 2) === 'have' && DONE_THINGS.has(word(next)) ? next + 1 : next;
}

/** "*At the end* lock the door" is a step behind others, and "lock it *at the end*" waits for what goes on. */
function isLast(token: Token | undefined): boolean {
  return token === undefined || ENDING.has(token.word);
}

/** "When it is *over 24 degrees*": nothing is done with. */
function isMeasured(word: string, next: string): boolean {
  return word === 'over' && (/^\d/.test(next) || NUMBER_WORDS.includes(next));
}

export const GOVERNORS: ReadonlySet<string> = new Set(
  (
    'if when whenever unless either neither once after before until till while because since as except but not instead without only ' +
    'ask tell text call message say says write i he she we they you what how why who which where whether would could ' +
    'should does did is are was do don never suppose imagine provided no ' +
    'in on at to off out with from by for of up down'
  ).split(' '),
);
