import { wallAt } from '../../base/index.ts';
import type { Action, Condition, Target, TimeUse } from '../../domain/index.ts';
import type { Language } from '../languages/index.ts';
import type { Reading } from '../read/index.ts';
import { type Mention, tokenize, type UnderstandingContext } from '../text/index.ts';
import type { Hearing, Resolved, Timing } from '../times/index.ts';

/** What is remembered while a text is read from left to right. */
export interface Memory {
  readonly mentions: readonly Mention[];
  /** The actions so far, those of earlier turns first. */
  readonly actions: readonly Action[];
  readonly time: Hearing;
  /** What the words said of time of the question before: "what's the weather tomorrow *and do I have anything on*". */
  readonly asking: Timing | undefined;
  /** The day was said in front, and holds for the sentence. */
  readonly dayInFront: boolean;
  /** The condition that "if so" speaks of. */
  readonly asked: Condition | undefined;
  /** The room that was told of last: "the bedroom is stuffy, put the fan on". */
  readonly room: string | undefined;
  /** The turn before came to nothing, so that nobody knows what "it" is. */
  readonly open: boolean;
}

/** What is known before the first word: now, and what earlier turns spoke of. */
export function openMemory(
  { now, timezone, dayParts, partHours, previous = [] }: UnderstandingContext,
  language: Language,
): Memory {
  // "It" behind a turn that came to nothing is what that turn spoke of, which is not known, unless it spoke of "it" as well.
  const lost = previous.findLastIndex(
    ({ groups, text }) =>
      (groups.length === 0 && !pointsBack(text, language)) || asksOfUnknown(groups.flat(), text, language),
  );
  const actions = previous.slice(lost + 1).flatMap(({ groups }) => groups.flat());
  const at = actions.map(instantOf).findLast((instant) => instant !== undefined);
  const asked = askedDay(actions.at(-1));
  const day = (asked?.isSingle === true ? asked.from : undefined) ?? at ?? asked?.from;
  const date = day === undefined ? undefined : wallAt(day, timezone).slice(0, 10);
  return {
    mentions: actions.flatMap(mentionOf),
    actions,
    time: { now, timezone, language, dayParts, partHours, date, event: at },
    asking: undefined,
    dayInFront: false,
    asked: undefined,
    room: undefined,
    open: lost >= 0 && lost === previous.length - 1 && previous[lost]!.asked !== true,
  };
}

/** "What's on tomorrow?" "And *the day after that*?": of the day that was asked for, whatever was made before. */
function askedDay(action: Action | undefined): { from: number; isSingle: boolean } | undefined {
  const { from, to } = action?.args ?? {};
  if (typeof from !== 'string') return undefined;
  const length = typeof to === 'string' ? Date.parse(to) - Date.parse(from) : Number.POSITIVE_INFINITY;
  return { from: Date.parse(from), isSingle: length <= DAY_MAX_MS };
}

/** A day that is an hour longer. */
const DAY_MAX_MS = 25 * 3_600_000;

/** "What is *that noise*?": what is pointed at is nothing of the house, and "it" is that from then on. */
function asksOfUnknown(actions: readonly Action[], text: string, { words, is }: Language): boolean {
  const namesOne = ({ args: { target } }: Action): boolean =>
    target !== undefined && (target as { readonly all?: unknown }).all !== true;
  if (actions.length === 0 || actions.some(namesOne)) return false;
  const said = tokenize(text, words).tokens.filter(({ kind }) => kind !== 'mark');
  if (!is.questionWord.has(said[0]?.word ?? '')) return false;
  return said.some(
    ({ word }, at) =>
      is.it.has(word) &&
      is.pointing.has(word) &&
      said[at + 1] !== undefined &&
      !is.meaningless.has(said[at + 1]!.word),
  );
}

/** A talk without the turns that came to nothing and only spoke of what was there before: "how long is that?" */
export function withoutVain(context: UnderstandingContext, language: Language): UnderstandingContext {
  const { previous = [] } = context;
  const kept = previous.filter(
    ({ groups, text, asked }) => groups.length > 0 || asked === true || !pointsBack(text, language),
  );
  return kept.length === previous.length ? context : { ...context, previous: kept };
}

/** Whether words name nothing and speak of what was there before: "keep *it* going", "a bit more". */
function pointsBack(text: string, { words, is, loose }: Language): boolean {
  const said = tokenize(text, words).tokens.filter(({ kind }) => kind !== 'mark');
  if (said.length > POINTING_MAX) return false;
  // "How long is *that*?" points back, and "what is *that noise*?" does not.
  const isLoose = (at: number): boolean =>
    said[at + 1] === undefined || is.meaningless.has(said[at + 1]!.word);
  const isIt = (word: string, at: number): boolean =>
    (is.it.has(word) && (!is.pointing.has(word) || isLoose(at))) || is.them.has(word);
  return said.some(({ word }, at) => isIt(word, at)) || said.every((one) => loose.aroundWish.has(one.said));
}

const POINTING_MAX = 8;

function mentionOf(action: Action): readonly Mention[] {
  const target = action.args['target'] as Target | undefined;
  return target === undefined ? [] : [{ service: action.service, target }];
}

/** The memory after one more action. `resolved` is the time its clause named. */
export function remember(
  memory: Memory,
  action: Action,
  reading: Reading,
  resolved: Resolved<unknown> | undefined,
): Memory {
  const asked = reading.rule.question ? askedOf(action, reading) : action.if;
  const isDated = resolved?.date !== undefined || resolved?.instant !== undefined;
  return {
    mentions: [...memory.mentions, ...mentionOf(action)],
    actions: [...memory.actions, action],
    asking: isOfADay(reading) ? reading.timing : memory.asking,
    dayInFront: memory.dayInFront,
    time: isDated ? spokenOf(memory.time, resolved) : memory.time,
    asked: asked ?? memory.asked,
    room: undefined,
    open: false,
  };
}

/** "What's the weather *tomorrow*?"; a list that is called "the second batch" is of no day. */
function isOfADay({ rule, timing }: Reading): boolean {
  return rule.question && timing.day !== undefined && DATED.has(rule.phrases.time ?? 'when');
}

const DATED = new Set<TimeUse>(['filter', 'range', 'window', 'day', 'past']);

function spokenOf(time: Hearing, resolved: Resolved<unknown>): Hearing {
  const { now, timezone, language, dayParts, partHours } = time;
  const { date = time.date, instant: event = time.event } = resolved;
  return { now, timezone, language, dayParts, partHours, date, event };
}

/** The question as a condition: "are the garden lights still on?" asks for `on`. */
function askedOf(action: Action, reading: Reading): Condition | undefined {
  const state = reading.fills.find(({ slot }) => slot === 'state');
  const target = action.args['target'] as Target | undefined;
  if (state !== undefined && target !== undefined) {
    const named = reading.rule.service.states.get(state.value as string);
    return named === undefined ? undefined : { service: action.service, target, state: named };
  }
  const { from, to, kind } = action.args;
  // "Is there motion in the garage?"
  const noticed = typeof kind === 'string' ? reading.rule.service.states.get(kind) : undefined;
  if (noticed !== undefined && target !== undefined)
    return { service: action.service, target, state: noticed };
  if (typeof from !== 'string' || typeof to !== 'string' || action.service !== 'calendar') return undefined;
  return { service: 'calendar', from, to, state: 'non-empty' };
}

/** The instant that an action was for, in milliseconds. */
export function instantOf({ args, when }: Action): number | undefined {
  const at = when !== undefined && 'at' in when ? when.at : (args['start'] ?? args['at']);
  return typeof at === 'string' ? Date.parse(at) : undefined;
}

/** The last action of the turn before. */
export function lastAction({ previous }: UnderstandingContext): Action | undefined {
  return previous?.at(-1)?.groups.flat().at(-1);
}

/**
 * "We need bananas and oat milk." "*Make that six bananas*": of what was written down at once, what is called by the same last word. `undefined` where so many
 * of something are to take the place of one of several, and none of these is called so.
 */
export function namedBefore(
  { fills }: Reading,
  last: Action,
  { actions, time: { language } }: Memory,
  { previous = [] }: UnderstandingContext,
): Action | undefined {
  const isLike = ({ service, method }: Action): boolean => service === last.service && method === last.method;
  const named = actions.findLast(
    (one) =>
      isLike(one) &&
      fills.some(
        ({ name, value }) =>
          typeof value === 'string' && lastStem(one.args[name], language) === lastStem(value, language),
      ),
  );
  if (named !== undefined) return named;
  const isCounted = fills.some(
    ({ value }) => typeof value === 'string' && language.loose.items.counted.test(value),
  );
  const isOfSeveral = previous.at(-1)?.groups.flat().at(-2);
  return isCounted && isOfSeveral !== undefined && isLike(isOfSeveral) ? undefined : last;
}

function lastStem(text: unknown, { words }: Language): string | undefined {
  return typeof text === 'string' ? tokenize(text, words).tokens.at(-1)?.stem : undefined;
}
