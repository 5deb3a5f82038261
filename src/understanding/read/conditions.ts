import type { Daytime } from '../../domain/index.ts';
import { type ConditionLead, isoLength } from '../languages/index.ts';
import { heard, type NounPhrase, tellersOf, tellingOf } from '../names/index.ts';
import { isTimed } from '../times/index.ts';
import { isHeard } from './heard-presses.ts';
import { canBe, stateAt } from './possible-states.ts';
import { type Awaited, type ConditionRead, type Meant, type Reading, thingOf } from './reading.ts';
import { deedsAt } from './reported-actions.ts';
import { nounPhrasesIn, type Sentence, wordAt } from './sentence.ts';

/** The readings of the words from a token on by the services' phrases for conditions. */
export type PhrasesAt = (sentence: Sentence, at: number) => readonly Reading[];

/** What can be looked at or waited for. */
type World = Exclude<ConditionRead, { readonly type: 'so' }>;
type InState = ConditionRead & { readonly type: 'state' };
type Kept = ConditionRead & { readonly type: 'kept' };

/** Every condition that begins at a token. */
export function conditionsAt(sentence: Sentence, at: number, phrasesAt: PhrasesAt): readonly ConditionRead[] {
  const lead = sentence.language.clauses.conditionAt(sentence.tokens, at);
  switch (lead?.type) {
    case 'else':
      return [{ type: 'so', not: true, start: at, end: lead.end }];
    case 'if':
      return afterIf(sentence, at, lead, phrasesAt).flatMap((read): readonly ConditionRead[] =>
        read.type === 'so' ? [read] : together(sentence, read, phrasesAt),
      );
    case 'when': {
      const { end, repeat, standing } = lead;
      return worldsAt(sentence, end, phrasesAt)
        .filter((world) => !world.not && !isOfDays(world))
        .map((world) => ({ ...world, change: world.change || isBeingDone(sentence, world) }))
        .map((world) => ({ ...world, start: at, awaited: { repeat, standing } }))
        .flatMap((world) => together(sentence, world, phrasesAt))
        .filter(({ type }) => type !== 'daytime');
    }
    case undefined:
      return [];
  }
}

/** "As soon as the TV is *switched* off": what somebody does then, and not how it is already. */
function isBeingDone({ tokens, language: { is } }: Sentence, { type, start, end, lasting }: World): boolean {
  if (type !== 'state' || lasting !== undefined) return false;
  return tokens
    .slice(start, end)
    .some(({ word }, at, all) => is.doneToIt.has(word) && is.be.has(all[at - 1]?.word ?? ''));
}

/** More than these nobody says. */
const ALSO_MAX = 3;

/** A condition alone, and with what must be so as well: "… opens *after dark*", "… is on *and the lamp is off*", "… *but only if it is cold*". */
function together(sentence: Sentence, world: World, phrasesAt: PhrasesAt): readonly World[] {
  const found: World[] = [world];
  if ((world.also?.length ?? 0) >= ALSO_MAX) return found;
  const { tokens, language, context } = sentence;
  const { clauses } = language;
  const locale = context.locale ?? 'en-GB';
  const daytimeFrom = (at: number): readonly World[] => {
    const behind = clauses.daytimeBehind(tokens, at, locale);
    const both = behind && bothOf(world, { ...ofDaytime(behind.value), start: at, end: behind.end });
    return both === undefined ? [] : together(sentence, both, phrasesAt);
  };
  // What stands right behind an event tells when it counts, and is no other time.
  const then = world.awaited === undefined ? [] : daytimeFrom(world.end);
  if (then.length > 0) return then;
  const lead = clauses.alsoLead(tokens, world.end);
  if (lead === undefined) return found;
  found.push(...daytimeFrom(lead.end));
  for (const other of worldsAt(sentence, lead.end, phrasesAt)) {
    if (other.lasting !== undefined || !hasVerb(sentence, other)) continue;
    const both = bothOf(world, { ...other, not: other.not !== lead.not });
    if (both !== undefined) found.push(...together(sentence, both, phrasesAt));
  }
  return found;
}

function ofDaytime(daytime: Daytime): Omit<World & { readonly type: 'daytime' }, 'start' | 'end'> {
  return { type: 'daytime', daytime, not: false, change: false };
}

/** "… and the lamp *is* off": without a verb the words may be a wish. */
function hasVerb({ tokens, language }: Sentence, { type, start, end, change }: World): boolean {
  const { is } = language;
  if (type !== 'state' || change) return true;
  return tokens.slice(start, end).some(({ word }) => is.be.has(word) || is.has.has(word));
}

/** Two conditions as one: what becomes so is waited for, the other is looked at then; `undefined` where both are waited for. */
export function bothOf(one: ConditionRead, other: ConditionRead): World | undefined {
  if (one.type === 'so' || other.type === 'so') return undefined;
  if (one.awaited !== undefined && other.awaited !== undefined) return undefined;
  const start = Math.min(one.start, other.start);
  const end = Math.max(one.end, other.end);
  const isEvent = other.awaited !== undefined || (other.change && !other.not);
  if (isEvent && (one.awaited === undefined || one.type === 'daytime')) {
    const { also = [], awaited = FROM_NOW_ON, ...rest } = one;
    return {
      ...other,
      awaited: other.awaited ?? awaited,
      start,
      end,
      also: [...(other.also ?? []), ...also, rest],
    };
  }
  const { also = [], ...rest } = other;
  return { ...one, start, end, also: [...(one.also ?? []), ...also, rest] };
}

function afterIf(
  sentence: Sentence,
  start: number,
  { end: at, not: unless }: ConditionLead & { type: 'if' },
  phrasesAt: PhrasesAt,
): readonly ConditionRead[] {
  const so = soAt(sentence, at);
  const found: ConditionRead[] =
    so === undefined ? [] : [{ type: 'so', not: so.not !== unless, start, end: so.end }];
  for (const world of worldsAt(sentence, at, phrasesAt)) {
    const not = world.not !== unless;
    const change = world.change || isDeedToCome(sentence, start, world);
    const waits = change || world.lasting !== undefined;
    // What is not to become so can be looked at; that it never becomes so cannot be waited for.
    if (waits && not && world.type === 'kept') continue;
    found.push({ ...world, start, not, ...(waits && !not ? { awaited: FROM_NOW_ON, change } : {}) });
  }
  return found;
}

/** "*Should* the front door *open*": not that it be open. */
function isDeedToCome(sentence: Sentence, start: number, { type, end }: World): boolean {
  const { is, clauses } = sentence.language;
  return (
    type === 'state' &&
    is.should.has(wordAt(sentence, start)) &&
    clauses.stateBy(wordAt(sentence, end - 1), 'done') !== undefined &&
    !is.be.has(wordAt(sentence, end - 2))
  );
}

/** "If it *drops* below 18, …" is no question about now. */
const FROM_NOW_ON: Awaited = { repeat: false, standing: true };

/** How the world is or becomes, in every way that the words can be read; what a service has words of its own for comes first. */
function worldsAt(sentence: Sentence, at: number, phrasesAt: PhrasesAt): readonly World[] {
  const found: World[] = [
    ...daytimesAt(sentence, at),
    ...keptAt(sentence, phrasesAt(sentence, at), at),
    ...statesAt(sentence, at),
    ...deedsAt(sentence, at).map((deed): InState => ({ type: 'state', not: false, ...deed, start: at })),
  ];
  return found.map((world) => {
    const mayLast = !world.change || (world.type === 'kept' && world.rule.condition?.state === undefined);
    const lasting = mayLast ? lastingAt(sentence, world.end) : undefined;
    return lasting === undefined ? world : { ...world, ...lasting };
  });
}

/** "*It is dark*", "*it's after ten*". */
function daytimesAt({ tokens, language, context }: Sentence, at: number): readonly World[] {
  const found = language.clauses.daytimeAt(tokens, at, context.locale ?? 'en-GB');
  if (found === undefined) return [];
  return [{ ...ofDaytime(found.value.daytime), not: found.value.not, start: at, end: found.end }];
}

/** "… *for ten minutes*", "… for more than an hour". */
function lastingAt(sentence: Sentence, at: number): { lasting: string; end: number } | undefined {
  const { is, times } = sentence.language;
  if (!is.forHowLong.has(wordAt(sentence, at))) return undefined;
  let next = at + 1;
  while (is.moreThan.has(wordAt(sentence, next))) next++;
  const length = times.durationAt(sentence.tokens, next);
  return length === undefined ? undefined : { lasting: isoLength(length.value), end: length.end };
}

/** What is on some days is looked up, and not waited for. */
function isOfDays(world: World): boolean {
  return world.type === 'kept' && isOfCalendar(world.rule);
}

/** Whether the phrase is about what stands on some days, and not about things. */
export function isOfCalendar({ condition, service }: Kept['rule']): boolean {
  if (condition?.present === true) return false;
  return condition?.state !== undefined && condition.change !== true && service.kinds.size === 0;
}

/** "so", "not", "it is", "they aren't". */
function soAt(sentence: Sentence, at: number): { end: number; not: boolean } | undefined {
  const { is } = sentence.language;
  const word = wordAt(sentence, at);
  if (is.so.has(word)) return { end: at + 1, not: false };
  if (is.not.has(word) || is.no.has(word)) return { end: at + 1, not: true };
  if (!is.itThen.has(word) || !is.be.has(wordAt(sentence, at + 1))) return undefined;
  const not = is.not.has(wordAt(sentence, at + 2));
  const end = at + (not ? 3 : 2);
  return endsHere(sentence, end) ? { end, not } : undefined;
}

/** Whether what is wished follows, or nothing. */
function endsHere(sentence: Sentence, end: number): boolean {
  const after = sentence.tokens[end];
  return after === undefined || after.kind === 'mark' || isDeed(sentence, after.said, end);
}

/** "If it is *turn it off*": a verb, and no state, unless it goes on with what it is done to ("if it is *close it*"). */
function isDeed(sentence: Sentence, word: string, at: number): boolean {
  const { is, clauses } = sentence.language;
  if (!clauses.isVerb(word) && !is.leadsToDeed.has(word)) return false;
  return !sentence.lexicon.grammar.states.has(word) || is.doneTo.has(wordAt(sentence, at + 1));
}

/** "the garage light is (still, not) on", "the front door opens", "the gate has been open"; in haste, or by ear, "the gates open". */
function statesAt(sentence: Sentence, at: number): InState[] {
  const found: InState[] = [];
  // "There is motion" is no state of what is there.
  const { is, clauses, words } = sentence.language;
  if (is.there.has(wordAt(sentence, at)) && is.be.has(wordAt(sentence, at + 1))) return found;
  const inverted = is.any.has(wordAt(sentence, at)) ? nounPhrasesIn(sentence, at + 1) : [];
  const phrases = [...nounPhrasesIn(sentence, at), ...inverted].sort(
    (one, other) => other.quality - one.quality,
  );
  const push = (phrase: NounPhrase, state: string, end: number, how: Omit<Meant, 'awaited'>): void => {
    if (!canBe(sentence, phrase, state)) return;
    const every = isOfAny(sentence, phrase)
      ? ({ every: false } as const)
      : isOfEvery(sentence, phrase, end)
        ? ({ every: true } as const)
        : {};
    found.push({ type: 'state', phrase, state, ...every, ...how, start: at, end });
  };
  for (const phrase of phrases) {
    const becomes = clauses.becomesOf(sentence.tokens[phrase.end]?.word ?? '');
    if (becomes !== undefined && sentence.lexicon.grammar.states.has(becomes)) {
      push(phrase, becomes, phrase.end + 1, { not: false, change: true });
      continue;
    }
    const verb = verbAt(sentence, phrase.end);
    const unsaid =
      verb === undefined && !words.forms.isPossessive(sentence.tokens[phrase.end - 1]?.word ?? '');
    let next = verb?.end ?? phrase.end;
    let not = false;
    for (let skipped = 0; skipped < 3; skipped++) {
      const word = wordAt(sentence, next);
      if (is.not.has(word)) not = true;
      else if (!is.stateAdverb.has(word) && !is.filler.has(word)) break;
      next++;
    }
    const so = stateAt(sentence, next);
    if (so !== undefined && (!unsaid || endsHere(sentence, ended(sentence, so.end))))
      push(phrase, so.state, ended(sentence, so.end), { not, change: verb?.change === true });
  }
  return found;
}

/** "is", "has been", "stays": how it is; "goes", "starts": what becomes of it. */
function verbAt(
  sentence: Sentence,
  at: number,
): { readonly end: number; readonly change: boolean } | undefined {
  const { is } = sentence.language;
  const word = wordAt(sentence, at);
  if (is.be.has(word)) return { end: at + 1, change: false };
  if (is.become.has(word)) return { end: at + 1, change: true };
  return is.has.has(word) && is.been.has(wordAt(sentence, at + 1))
    ? { end: at + 2, change: false }
    : undefined;
}

function ended(sentence: Sentence, end: number): number {
  return sentence.language.is.behindState.has(wordAt(sentence, end)) ? end + 1 : end;
}

/** By the phrases of services: "I have anything on my calendar tomorrow", "it is colder than 18 degrees", "someone moves on the porch". */
function keptAt(sentence: Sentence, readings: readonly Reading[], start: number): Kept[] {
  const likely = readings
    .filter((read) => read.conditions.length === 0 && !read.done && isTold(sentence, read))
    .sort((one, other) => other.score - one.score);
  const longest = Math.max(...likely.map(({ end }) => end));
  // "Someone moves in *the garage and the light* is off": the place may end where another condition begins.
  const { clauses } = sentence.language;
  const found = likely.filter(
    ({ end }) => end === longest || clauses.alsoLead(sentence.tokens, end) !== undefined,
  );
  // That nobody can tell is only so where nobody else can.
  const seen = found.filter(({ rule }) => rule.condition?.unseen === undefined);
  return (seen.length > 0 ? seen : found).map(({ rule, fills, timing, end }): Kept => {
    const change = rule.condition?.change === true;
    return { type: 'kept', rule, fills, timing, not: false, change, start, end };
  });
}

/** Whether what is named can tell it, where the phrase is for what tells a kind of reading. "When *it* is done" is the end of what was said before. */
function isTold(sentence: Sentence, { rule, fills, timing }: Reading): boolean {
  // Words of time go with the wish, unless it is about days.
  if (isTimed(timing) && !isOfCalendar(rule)) return false;
  const target = thingOf(fills);
  if (target === undefined) return true;
  const phrase = target.value as NounPhrase;
  // Of a room it is asked later which of its things tells.
  if (target.slot === 'place' && phrase.items.some(({ type }) => type !== 'device')) return true;
  if (phrase.items[0]?.type === 'pronoun') return false;
  if (rule.condition?.heard === true) return isHeard(phrase, rule, fills);
  const telling = tellingOf(rule);
  if (telling.kind === undefined) return true;
  return tellersOf(phrase, telling, rule.service, heard(sentence, []), []).type !== 'none';
}

/** "*Any* light is on", "*any of* the doors are unlocked": one is enough. */
function isOfAny(sentence: Sentence, { start, end }: NounPhrase): boolean {
  const { any } = sentence.language.is;
  return sentence.tokens.slice(Math.max(0, start - 1), end).some(({ word }) => any.has(word));
}

/** "*Both* doors are closed", "the lights are *all* off", "the lamp *and* the fan are off": and not "the lamp *or* the fan". */
function isOfEvery(sentence: Sentence, { all, items, start, end }: NounPhrase, to: number): boolean {
  const { every, or } = sentence.language.is;
  const words = sentence.tokens.slice(start, to).map(({ word }) => word);
  if (words.slice(0, end - start).some((word) => or.has(word))) return false;
  return all || items.length > 1 || words.slice(end - start).some((word) => every.has(word));
}
