import type { Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { type Explanation, explain } from '../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../text/index.ts';
import { deeds, isUnderstood } from './deeds.ts';

/** Whether all of it is what people tell each other. */
export function isTold(text: string, lexicon: Lexicon, context: UnderstandingContext): boolean {
  const { parts } = explain(text, lexicon, context);
  return parts.length > 0 && parts.every(({ talk }) => talk !== undefined && TOLD.has(talk));
}

/**
 * The plan for words that leave nothing unread, are no mere telling, and ask for what they ask by a phrase: people talk of rooms, dates and guests all
 * day. A short question may be known by what it asks about.
 */
export function surePlan(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  if (hasUnsaid(text, lexicon)) return undefined;
  const { plan, parts, slips } = explain(text, lexicon, context);
  if (!isUnderstood(plan)) return undefined;
  const isQuestion =
    parts.every(({ asks, as }) => asks === true || as.startsWith(JOINT)) && isAsked(text, lexicon);
  const isByTopic = parts.some(({ byTopic }) => byTopic === true);
  return (isByTopic && !isQuestion) || isMerelyTold(parts)
    ? undefined
    : mended(text, plan, slips, lexicon, context);
}

/** What is told beside a wish ("I'm freezing in here, turn the heat up") says nothing against it; told alone it is none. */
export function isMerelyTold(parts: Explanation['parts']): boolean {
  return !hasWish(parts) && parts.some(({ talk }) => talk === 'statement');
}

/** Whether a part of it orders or asks, and does not tell. */
export function hasWish(parts: Explanation['parts']): boolean {
  return parts.some(({ as, tells }) => as === 'command' && tells !== true);
}

/** Whether a word of it is only written for short. */
export function hasUnsaid(text: string, { language }: Lexicon): boolean {
  return text
    .toLowerCase()
    .split(' ')
    .some((word) => language.sound.unsaid.has(word));
}

/** The plan for the words that were meant by those that a recogniser misspelt: "the hallway like" is the hallway light by name. */
function mended(
  text: string,
  read: Plan,
  slips: Explanation['slips'],
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan {
  if (slips.length === 0) return read;
  const meant = slips.reduce((words, { written, taken }) => words.replace(written, taken), text);
  const { plan } = explain(meant, lexicon, context);
  return isUnderstood(plan) && untargeted(plan) === untargeted(read) ? plan : read;
}

function untargeted({ groups }: Plan): string {
  const bare = groups.map((group) =>
    group.map(({ args: { target: _target, ...args }, ...one }) => ({ ...one, args })),
  );
  return deeds({ groups: bare });
}

/** Whether it is worded as a question, or as a wish to be told something. */
export function isAsked(text: string, { language }: Lexicon): boolean {
  if (language.sound.askedFor.test(text)) return true;
  const { tokens } = tokenize(text, language.words);
  const start = language.sound.asking.has(tokens[0]?.word ?? '') ? 1 : 0;
  return tokens.length <= QUESTION_WORDS_MAX && language.clauses.isQuestion(tokens, start, tokens.length);
}

const QUESTION_WORDS_MAX = 14;

/**
 * The plan for words that are said to the talk ("never mind", "thank you"), and for a command that lacks a part, which the house asks for or finds in
 * what was said before: "turn it back on".
 */
export function moveIn(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { plan, parts } = explain(text, lexicon, context);
  if (parts.length === 0) return undefined;
  const [first] = parts;
  const isWish = plan.unread.length > 0 && plan.unread.every(({ wish }) => wish !== undefined);
  const areCommands = parts.every(
    ({ as, byTopic }) => (as === 'command' && byTopic !== true) || as.startsWith(JOINT),
  );
  // Of two wishes one may lack a part: "start the vacuum and turn off the music".
  if (isWish && areCommands) return plan;
  if (plan.groups.length > 0) return undefined;
  if (plan.unread.length > 0 && first!.as !== 'fragment') return undefined;
  return text.split(' ').length <= MOVE_WORDS_MAX && parts.every(isMove) ? plan : undefined;
}

function isMove({ as, talk }: Explanation['parts'][number]): boolean {
  if (talk !== undefined) return !TOLD.has(talk);
  return as === 'fragment' || as.startsWith(JOINT);
}

const JOINT = 'joint';
const MOVE_WORDS_MAX = 4;
/** Kinds of talk that people have with each other. */
const TOLD: ReadonlySet<Plan['talk']> = new Set<Plan['talk']>([
  'statement',
  'greeting',
  'goodbye',
  'chat',
  'how-to',
  'hypothetical',
]);
