import { isJsonObject } from '../../base/index.ts';
import type { Action, Plan } from '../../domain/index.ts';
import { isOfOthers, type Lexicon, namesAt, nounPhrasesAt } from '../names/index.ts';
import { understand } from '../plan/index.ts';
import { openSentence } from '../read/index.ts';
import { matchesIn, type Token, type UnderstandingContext } from '../text/index.ts';
import { placedIn } from './plan-as-said.ts';
import type { Reworded } from './reworded.ts';
import { beginsAsTold, bindsNothing, isTakenBack, partsOf, withoutRemarks, wordsIn } from './told-beside.ts';
import { isOfThings } from './wish.ts';

const PLACES_MAX = 4;
/** Words of what is told, and of a wish. */
const TOLD_MIN = 3;
const WISH_MIN = 2;

const LAST_LETTER = /([^\s.!?])(?=[\s.!?]*$)/dg;

/**
 * The wishes that may be meant where beside one something is told of this home's things, with or without a mark between: "the robot is in
 * the doorway again *send it home*", "*shut the main off*, there's water all over the garage floor". A wish that speaks of "it" gets the only thing that
 * was told of; one that names a thing and no room is wished for in the room that was told of first, and else as it was said.
 */
export function besideThings(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Reworded[] {
  const { loose, is } = lexicon.language;
  const { text } = said;
  const found = [...behindThings(said, lexicon, context)];
  for (const { index, 0: lead } of matchesIn(text, loose.telling, PLACES_MAX)) {
    const wish = text.slice(0, index).trimEnd();
    const { things, its } = spokenOf(wish, lexicon, context);
    if (isTakenBack(wish, lexicon)) continue;
    if (things.length === 0 || its.length > 0 || wordsIn(wish, lexicon).length < WISH_MIN) continue;
    const told = text.slice(index + lead.length);
    // "No wait, *the desk lamp*" tells nothing.
    const isTold = wordsIn(told, lexicon).some(({ word }) => is.finite.has(word));
    if (isTold && isLeftOut(told, true, true, lexicon)) found.push(said.part(0, wish.length));
  }
  return found;
}

/** The wishes behind what is told of things. */
function behindThings(said: Reworded, lexicon: Lexicon, context: UnderstandingContext): readonly Reworded[] {
  const { text } = said;
  return matchesIn(text, lexicon.language.loose.asking, PLACES_MAX).flatMap((asked) => {
    const told = text.slice(0, asked.index);
    const isMarked = /^[,.;!]/.test(asked[0]);
    if (asked.index === 0 || !beginsAsTold(told, lexicon) || !isLeftOut(told, false, isMarked, lexicon))
      return [];
    return wishesBehind(said, told, asked.index + asked[0].length, lexicon, context);
  });
}

/**
 * The plan where "it" in a wish is the thing that was told of, and the words alone were taken for something else of the room or of the talk: "my ceiling
 * light is so yellow, *make it colder*" is no wish of the heating, and "the pump is making a noise, *stop it*" none of what runs.
 */
export function aboutToldThing(
  said: Reworded,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
  ofThing: (said: Reworded) => readonly Reworded[],
): Plan | undefined {
  const [deed, ...others] = strict.groups.flat();
  if (deed === undefined || others.length > 0 || strict.unread.length > 0 || isBound(deed)) return undefined;
  for (const wish of [...behindThings(said, lexicon, context), ...ofThing(said)]) {
    const plan = understand(wish.text, lexicon, context);
    const [own, ...more] = plan.groups.flat();
    if (own === undefined || more.length > 0 || plan.unread.length > 0 || isBound(own)) continue;
    if (
      (own.service === deed.service && !isNarrower(own, deed) && !isElsewhere(own, deed)) ||
      !isOfThings(plan, said.text, wish.text, lexicon)
    )
      return undefined;
    return placedIn(wish, plan);
  }
  return undefined;
}

/** "The lamp's too bright, *dim it*": the same done to the one thing that was told of, and not to its room. */
function isNarrower({ args, method }: Action, whole: Action): boolean {
  const [own, others] = [args['target'], whole.args['target']];
  return (
    method === whole.method && isJsonObject(own) && 'name' in own && isJsonObject(others) && 'area' in others
  );
}

/** "The light's on in the office, *kill it*": there, and not where it is said. */
function isElsewhere({ args, method }: Action, whole: Action): boolean {
  const [own, others] = [args['target'], whole.args['target']];
  return (
    method === whole.method &&
    isJsonObject(own) &&
    isJsonObject(others) &&
    own['area'] !== undefined &&
    others['area'] !== undefined &&
    own['area'] !== others['area']
  );
}

/**
 * The plan where what is told swallowed a part of the wish: "we've got company, *telly off* and the lamp on". All that was read is in it, and more.
 */
export function besideRemarks(
  said: Reworded,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const before = strict.groups.flat();
  if (before.length === 0 || strict.unread.length > 0) return undefined;
  const wish = withoutRemarks(said, lexicon);
  if (wish === undefined || isAllHeard(wish, before)) return undefined;
  const plan = understand(wish.text, lexicon, context);
  const deeds = plan.groups.flat();
  const isMore =
    deeds.length > before.length && before.every((deed) => deeds.some((one) => isSame(one, deed)));
  return isMore && plan.unread.length === 0 && isOfThings(plan, said.text, wish.text, lexicon)
    ? placedIn(wish, plan)
    : undefined;
}

/** Whether a deed came of each part of a wish: then nothing fell off, and nobody need read it again. */
function isAllHeard(wish: Reworded, deeds: readonly Action[]): boolean {
  return partsOf(wish.text).every(({ index, 0: part }) => {
    const { start, end } = wish.spanOf(index, index + part.length);
    return deeds.some(({ source }) => source !== undefined && source.start < end && source.end > start);
  });
}

function isSame({ source: _one, ...one }: Action, { source: _other, ...other }: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isBound({ when, if: only }: Action): boolean {
  return when !== undefined || only !== undefined;
}

function wishesBehind(
  said: Reworded,
  told: string,
  from: number,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Reworded[] {
  return wishOfTold(said.part(from, said.text.length), told, lexicon, context);
}

/** The wish with what was told of in place of "it", or in the room that was told of. */
export function wishOfTold(
  wish: Reworded,
  told: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Reworded[] {
  const of = spokenOf(told, lexicon, context);
  const own = spokenOf(wish.text, lexicon, context);
  const [it, ...more] = own.its;
  const [room, ...rooms] = of.rooms;
  if (more.length > 0 || of.things.length + of.rooms.length === 0) return [];
  if (it !== undefined) {
    // "I've left *the garage* wide open, shut it": what a room has of the kind.
    const [thing, ...others] = of.things.length > 0 ? of.things : of.areas;
    if (thing === undefined || others.length > 0 || own.things.length > 0) return [];
    const pattern = new RegExp(`(?<![\\p{L}])${it}(?![\\p{L}])`, 'dgiu');
    const there =
      room === undefined || rooms.length > 0 || of.things.length === 0
        ? []
        : [wish.replaced(pattern, `${thing} ${room}`)];
    return [...there, wish.replaced(pattern, thing)];
  }
  if (own.things.length === 0) return [];
  if (room === undefined || rooms.length > 0 || own.rooms.length > 0) return [wish];
  return [wish.replaced(LAST_LETTER, `$1 ${room}`), wish];
}

function isLeftOut(told: string, mayDeny: boolean, isMarked: boolean, lexicon: Lexicon): boolean {
  const words = wordsIn(told, lexicon);
  const { clauses, is } = lexicon.language;
  const last = words.at(-1)?.word ?? '';
  return (
    words.length >= TOLD_MIN &&
    (!is.leadsOn.has(last) || (isMarked && is.me.has(last))) &&
    (isMarked || !is.pronoun.has(last)) &&
    !clauses.isQuestion(words, 0, words.length) &&
    bindsNothing(told, mayDeny, lexicon)
  );
}

/** The things and the rooms that words name, and the words that speak of what was named before. */
export function spokenOf(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): {
  readonly things: readonly string[];
  readonly rooms: readonly string[];
  /** Of these, the ones that something is told of, by their names alone. */
  readonly areas: readonly string[];
  /** Of the things, the same. */
  readonly told: readonly string[];
  readonly its: readonly string[];
} {
  const { is, loose } = lexicon.language;
  const { tokens } = openSentence(text, lexicon, context);
  const things: string[] = [];
  const rooms: string[] = [];
  const areas: string[] = [];
  const told: string[] = [];
  const its: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const isPronoun = is.it.has(token.word) || is.them.has(token.word);
    // "Turn *that light* off" names it.
    const isPointing = is.pointing.has(token.word) && thingAt(tokens, at + 1, lexicon) !== undefined;
    if (isPronoun && !isPointing) its.push(token.said);
    const phrase = thingAt(tokens, at, lexicon);
    // "Switch it off" names no switch.
    if (phrase !== undefined && (phrase.end > at + 1 || !is.imperative.has(token.word))) {
      const name = text.slice(token.start, tokens[phrase.end - 1]!.end);
      if (isOfOthers(tokens, at, lexicon)) {
        at = phrase.end - 1;
        continue;
      }
      things.push(name);
      if (!isLed(tokens, at, lexicon)) told.push(name);
      at = phrase.end - 1;
      continue;
    }
    const area = namesAt(tokens, at, lexicon).find(({ entries }) =>
      entries.some(({ type }) => type === 'area'),
    );
    if (area !== undefined) {
      const name = text.slice(token.start, tokens[area.end - 1]!.end);
      rooms.push(loose.inRoom(name));
      if (!isLed(tokens, at, lexicon)) areas.push(name);
      at = area.end - 1;
    }
  }
  return { things, rooms, areas, told, its };
}

/** The longest words for a thing that begin there. */
function thingAt(tokens: readonly Token[], at: number, lexicon: Lexicon) {
  const [phrase] = nounPhrasesAt(tokens, at, lexicon)
    .filter(({ items }) => items.some(({ type }) => type === 'device' || type === 'noun' || type === 'group'))
    .toSorted((one, other) => other.end - one.end);
  return phrase;
}

/** "The kids are *in the kitchen*", "somebody's *at the door*" tell of the kids and of somebody. */
function isLed(tokens: readonly Token[], at: number, { language: { is } }: Lexicon): boolean {
  const lead = at > 0 && is.article.has(tokens[at - 1]!.word) ? at - 2 : at - 1;
  const before = tokens[lead]?.word ?? '';
  return is.placeLead.has(before) || is.to.has(before) || is.behindThing.has(before);
}
