import { isJsonObject } from '../../../base/index.ts';
import type { Action, Plan, Wish } from '../../../domain/index.ts';
import { isoLength } from '../../languages/index.ts';
import { type Lexicon, namesDevice } from '../../names/index.ts';
import { CONVERSATION } from '../../plan/index.ts';
import { openSentence, type Sentence, timesIn } from '../../read/index.ts';
import { matchesIn, type UnderstandingContext } from '../../text/index.ts';
import { wordsIn } from '../told-beside.ts';
import { spokenOf } from '../told-of-things.ts';
import { asks } from '../wish.ts';
import { isHalfHeard } from './half-heard.ts';

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
  if (isHalfHeard(text, plan, lexicon) || takesBackMoreThanOne(text, plan, lexicon, context)) return true;
  const planned = [
    ...plan.groups.flat(),
    ...plan.unread.flatMap(({ wish }) => (wish === undefined || asksWhen(wish) ? [] : [wish.action])),
  ];
  // "Off *ten minutes after everyone has left*" is not in ten minutes from now.
  const isCounted = planned.some(({ when }) => when !== undefined && 'after' in when && !('event' in when));
  if (isCounted && lexicon.language.loose.bound.countedFrom.test(text)) return true;
  if (planned.some(isBound) || isByAsMuch(text, plan, lexicon)) return false;
  const deeds = planned.filter((action) => action.service !== CONVERSATION && !asks(action, lexicon.grammar));
  if (deeds.length === 0) return false;
  if (sparesUnread(deeds, plan, lexicon, context)) return true;
  const sentence = lazily(() => openSentence(text, lexicon, context));
  const questions = planned.filter((action) => asks(action, lexicon.grammar));
  const [things, rows] = [deeds.filter(isOfThings), deeds.filter((deed) => !isOfThings(deed))];
  return clausesOf(text, lexicon).some((clause) => {
    if (deeds.some((action) => holdsWords(action, clause.text, lexicon))) return false;
    // "*Look if there is bread on the list*" is a wish of its own.
    if (questions.some(({ source }) => isWithin(clause, source))) return false;
    return (
      (things.length > 0 && bindsThings(clause, deeds, sentence, lexicon)) ||
      (rows.length > 0 && bindsRows(clause, rows, plan.unread, sentence, lexicon))
    );
  });
}

/** "The pasta is done, cancel *that one*" takes back no two timers that the turn before set. */
function takesBackMoreThanOne(
  text: string,
  { groups }: Plan,
  lexicon: Lexicon,
  { previous = [] }: UnderstandingContext,
): boolean {
  const [move, another] = groups.flat();
  if (move?.service !== CONVERSATION || another !== undefined) return false;
  if ((previous.at(-1)?.groups.flat().length ?? 0) < 2) return false;
  return lexicon.language.is.one.has(wordsIn(text, lexicon).at(-1)?.word ?? '');
}

/** "No, *by five*" behind a step up by ten is no hour. */
function isByAsMuch(text: string, { groups }: Plan, lexicon: Lexicon): boolean {
  const isStepped = groups.flat().some((deed) => isStep(deed, lexicon));
  return isStepped && lexicon.language.loose.later.stepAnew(text) !== undefined;
}

function isStep({ service, args }: Action, { grammar }: Lexicon): boolean {
  const param = grammar.services.get(service)?.phrases.step?.param;
  return param !== undefined && args[param] !== undefined;
}

/** "All the lights off, *and don't you dim the garden*": nobody knows what of the several is not to be done, where what forbids it names it. */
function sparesUnread(
  deeds: readonly Action[],
  { unread }: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): boolean {
  const isOfSeveral = deeds.some(
    ({ args: { target } }) => target !== undefined && !(isJsonObject(target) && 'name' in target),
  );
  return (
    isOfSeveral &&
    unread.some(({ text }) => {
      if (!lexicon.language.statements.forbids.test(text)) return false;
      const { things, rooms } = spokenOf(text, lexicon, context);
      return things.length + rooms.length > 0;
    })
  );
}

function bindsThings(
  clause: ClauseText,
  deeds: readonly Action[],
  sentence: () => Sentence,
  lexicon: Lexicon,
): boolean {
  const { bound } = lexicon.language.loose;
  if (bound.clause.test(clause.text)) return true;
  if (bound.atOnce.test(clause.text)) return false;
  if (bound.byAsMuch.test(clause.text) && deeds.some((deed) => isStep(deed, lexicon))) return false;
  if (isInFront(clause, deeds) && bound.inFront.test(clause.text)) return true;
  const isTimed = deeds.some(({ args }) => TIME_GIVEN.test(JSON.stringify(args)));
  return (
    (!isTimed && isTime(clause, sentence())) || hangsInside(behindWish(clause, deeds), sentence(), lexicon)
  );
}

/** Of what is written down: it has times of its own, which a clause may explain ("at seven, *after work*"), and reasons of its own. */
function bindsRows(
  clause: ClauseText,
  rows: readonly Action[],
  lost: Plan['unread'],
  sentence: () => Sentence,
  lexicon: Lexicon,
): boolean {
  const { bound } = lexicon.language.loose;
  const { text, start, end } = clause;
  if (bound.atOnce.test(text)) return false;
  if (rows.some((row) => isItem(row, text, lexicon))) return bound.clause.test(text);
  // What goes on with something set before may be a time and no more: "*until easter*".
  if (rows.some(({ source }) => source?.start === start)) return false;
  const behind = behindWish(clause, rows).text;
  if (bound.whether.test(text) || bound.surely.test(behind)) return true;
  if (rows.every(isTakenAway) && bound.beforeTakenAway.test(behind)) return true;
  const isFirst = isInFront(clause, rows);
  const isTimed = rows.some((row) => isTimedRow(row, lexicon));
  if (bound.before.test(text)) return false;
  if (!isTimed && isTime(clause, sentence())) return !rows.some((row) => lasts(row, clause, sentence()));
  if (bound.putOff.test(text)) return !(isTimed && bound.explains.test(text));
  if (isFirst && bound.inFront.test(text)) return true;
  if (!bound.clause.test(text)) return false;
  if (!isTimed || lost.some((words) => words.start < end && words.end > start)) return true;
  return isFirst && !bound.explains.test(text) && !beginsWithTime(clause, sentence());
}

function isTakenAway({ method }: Action): boolean {
  return TAKES_AWAY.includes(method);
}

const TAKES_AWAY: readonly string[] = ['cancel', 'remove', 'delete', 'clear'];

/** Whether a clause stands in front of all wishes. */
function isInFront({ start }: ClauseText, deeds: readonly Action[]): boolean {
  return deeds.every(({ source }) => source !== undefined && source.start > start);
}

function isWithin({ start, end }: ClauseText, source: Action['source']): boolean {
  return source !== undefined && source.start <= start && end <= source.end;
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
  return matchesIn(text, bound.withThing).some(({ index }) => {
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

/** From the first token of the clause to behind its last one. */
function tokensOf({ start, end }: ClauseText, { tokens }: Sentence): { at: number; last: number } {
  return {
    at: tokens.findIndex((token) => token.start >= start),
    last: tokens.findLastIndex((token) => token.end <= end) + 1,
  };
}

/** Whether the clause is a time and no more. */
function isTime(clause: ClauseText, sentence: Sentence): boolean {
  const { at, last } = tokensOf(clause, sentence);
  return at >= 0 && endsOfTimes(sentence, at, last);
}

/** Whether the clause says how long a row lasts, and the row knows: "another timer, *for an hour*". */
function lasts({ args }: Action, clause: ClauseText, sentence: Sentence): boolean {
  const { at, last } = tokensOf(clause, sentence);
  return timesIn(sentence, at).some(
    ({ value, end }) =>
      end === last && value.type === 'length' && Object.values(args).includes(isoLength(value.length)),
  );
}

function beginsWithTime({ start }: ClauseText, sentence: Sentence): boolean {
  const at = sentence.tokens.findIndex((token) => token.start >= start);
  return at >= 0 && timesIn(sentence, at).length > 0;
}

/** Times one behind another, as "tomorrow" and "at nine". */
function endsOfTimes(sentence: Sentence, at: number, last: number): boolean {
  return timesIn(sentence, at).some(
    ({ end }) => end === last || (end < last && endsOfTimes(sentence, end, last)),
  );
}

/** Whether it is asked when to do it: a clause that says so vaguely does no harm then. */
function asksWhen({ lacks }: Wish): boolean {
  return lacks.some(
    ({ params, of }) =>
      of === 'condition' ||
      params.includes('when') ||
      params.includes('at') ||
      params.includes('start') ||
      params.includes('end'),
  );
}

/** It waits or has a condition. */
function isBound({ when, if: only }: Action): boolean {
  return when !== undefined || only !== undefined;
}

function isOfThings({ args }: Action): boolean {
  return args['target'] !== undefined;
}

/** Whether what is written down has a time, or times mean nothing to it. */
function isTimedRow({ service, method, args }: Action, { grammar }: Lexicon): boolean {
  const isIdle = grammar.services.get(service)?.phrases.methods[method]?.time === 'idle';
  return isIdle || INSTANT_GIVEN.test(JSON.stringify(args));
}

function lazily<T>(made: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= made());
}

/** An instant, a length or a rule of what comes again, as ISO 8601 and RFC 5545 write them. */
const TIME_GIVEN = /"(?:\d{4}-\d\d-\d\d|\d\d:\d\d|-?P(?:T?\d)|FREQ=)/;

/** The same but lengths, which say how much of something there is: "ten minutes on the timer". */
const INSTANT_GIVEN = /"(?:\d{4}-\d\d-\d\d|T?\d\d:\d\d|FREQ=)/;

/** Whether an item begins with these words, as none does that says when: "*when I say*" on the shopping list. */
function isItem({ service, method, args }: Action, words: string, { grammar }: Lexicon): boolean {
  const { each = {} } = grammar.services.get(service)?.phrases.methods[method] ?? {};
  return Object.keys(each).some((name) => String(args[name]).toLowerCase().startsWith(words.toLowerCase()));
}

function holdsWords(action: Action, words: string, lexicon: Lexicon): boolean {
  const isAmong = Object.values(action.args).some(
    (value) => typeof value === 'string' && value.includes(words),
  );
  return isAmong && !isItem(action, words, lexicon);
}
