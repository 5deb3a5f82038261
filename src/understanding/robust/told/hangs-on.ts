import type { Action, Plan } from '../../../domain/index.ts';
import { type Lexicon, namesDevice } from '../../names/index.ts';
import { CONVERSATION } from '../../plan/index.ts';
import { openSentence, type Sentence, timesIn } from '../../read/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { asks } from '../wish.ts';

/**
 * Whether a clause of its own says when or whether a wish is to be done, and nothing of the plan knows of it: "in a bit, turn off the
 * lamp", "turn off the lamp, it's been on all day, *but only if the door is open*". Better nothing is done then.
 */
export function isCutLoose(
  text: string,
  plan: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): boolean {
  const deeds = plan.groups
    .flat()
    .filter((action) => action.service !== CONVERSATION && !asks(action, lexicon.grammar));
  // What is written down has its times and reasons among its words.
  if (
    deeds.length === 0 ||
    deeds.some((action) => isBound(action, lexicon) || action.args['target'] === undefined)
  )
    return false;
  const { bound } = lexicon.language.loose;
  const clauses = clausesOf(text, lexicon);
  const isTimed = deeds.some(({ args }) => TIME_GIVEN.test(JSON.stringify(args)));
  let opened: Sentence | undefined;
  return clauses.some((clause) => {
    if (deeds.some((action) => holdsWords(action, clause.text))) return false;
    if (bound.clause.test(clause.text)) return true;
    if (bound.atOnce.test(clause.text)) return false;
    opened ??= openSentence(text, lexicon, context);
    return (!isTimed && isTime(clause, opened)) || hangsInside(behindWish(clause, deeds), opened, lexicon);
  });
}

/** The part of the clause that stands behind the wishes worded in it. */
function behindWish({ text, start, end }: ClauseText, deeds: readonly Action[]): ClauseText {
  const ends = deeds.flatMap(({ source }) =>
    source !== undefined && source.start < end && source.end > start ? [source.end] : [],
  );
  const from = Math.min(end, Math.max(start, ...ends));
  return { text: text.slice(from - start), start: from, end };
}

/** Whether what is told behind a wish goes on with what the wish hangs on. */
function hangsInside({ text, start, end }: ClauseText, sentence: Sentence, lexicon: Lexicon): boolean {
  const { bound } = lexicon.language.loose;
  if (bound.inside.test(text)) return true;
  const { tokens } = sentence;
  const last = tokens.findLastIndex((token) => token.end <= end) + 1;
  return [...text.matchAll(bound.withThing)].some(({ index }) => {
    const from = tokens.findIndex((token) => token.start > start + index);
    return from >= 0 && namesDevice(tokens, from, last, lexicon);
  });
}

interface ClauseText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words between marks, without what only leads on. */
function clausesOf(text: string, { language: { loose } }: Lexicon): readonly ClauseText[] {
  return [...text.matchAll(/[^,.;:!?]+(?:(?<=\d)[.:,](?=\d)[^,.;:!?]+)*/g)].map(({ 0: words, index }) => {
    const start = index + (loose.bound.leads.exec(words)?.[0].length ?? 0);
    return {
      text: text.slice(start, index + words.length).trim(),
      start,
      end: index + words.trimEnd().length,
    };
  });
}

/** Whether the clause is a time and no more. */
function isTime({ start, end }: ClauseText, sentence: Sentence): boolean {
  const at = sentence.tokens.findIndex((token) => token.start >= start);
  const last = sentence.tokens.findLastIndex((token) => token.end <= end) + 1;
  return at >= 0 && endsOfTimes(sentence, at, last);
}

/** Times one behind another, as "tomorrow" and "at nine". */
function endsOfTimes(sentence: Sentence, at: number, last: number): boolean {
  return timesIn(sentence, at).some(
    ({ end }) => end === last || (end < last && endsOfTimes(sentence, end, last)),
  );
}

/** It waits or has a condition, or times mean nothing to it. */
function isBound({ service, method, when, if: only }: Action, { grammar }: Lexicon): boolean {
  const isIdle = grammar.services.get(service)?.phrases.methods[method]?.time === 'idle';
  return isIdle || when !== undefined || only !== undefined;
}

/** An instant, a length or a rule of what comes again, as ISO 8601 and RFC 5545 write them. */
const TIME_GIVEN = /"(?:\d{4}-\d\d-\d\d|\d\d:\d\d|-?P(?:T?\d)|FREQ=)/;

function holdsWords({ args }: Action, words: string): boolean {
  return Object.values(args).some((value) => typeof value === 'string' && value.includes(words));
}
