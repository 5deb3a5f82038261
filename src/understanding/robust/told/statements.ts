import type { Action } from '../../../domain/index.ts';
import { perLanguage } from '../../languages/index.ts';
import { type Lexicon, namesAt } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import { matchesIn, type UnderstandingContext } from '../../text/index.ts';
import { Reworded } from '../reworded.ts';
import { isTakenBack, partsOf, wordsIn } from '../told-beside.ts';
import { spokenOf, wishOfTold } from '../told-of-things.ts';

/** Nobody says more between marks in a breath; of what is told, so many words. */
const PARTS_MAX = 6;
const TOLD_MIN = 2;
const TOLD_MAX = 16;
const WISH_MIN = 1;
const PLACES_MAX = 6;

/** A stretch of what was said, and whether it is only told. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly told: boolean;
}

/**
 * The wishes that may be meant where something is told beside one, in front of it or behind, with a mark between them or none: "*someone's at the
 * door* pause the speaker", "lock the back door, *the little ones keep wandering out*". What is told is known by its build: it says of somebody or something
 * what they do or how they are, orders nothing, sets no condition and tells of no time to come. A wish that speaks of "it" gets the only thing of
 * this home that was told of.
 */
export function besideStatements(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Reworded[] {
  return waysBeside(said, lexicon, context)?.ways ?? [];
}

/** Of these, the ones whose wish speaks of nothing that was told. */
export function besideOthers(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Reworded[] {
  const beside = waysBeside(said, lexicon, context);
  return beside === undefined || beside.isOfThing ? [] : beside.ways;
}

/** Of these, the ones in which "it" is the only thing that was told of. */
export function ofToldThing(
  said: Reworded,
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Reworded[] {
  if (!pointsBack(said.text, lexicon)) return [];
  const beside = waysBeside(said, lexicon, context);
  return beside?.isOfThing === true ? beside.ways : [];
}

interface Beside {
  readonly ways: readonly Reworded[];
  /** The wish speaks of what was told. */
  readonly isOfThing: boolean;
}

/** The readers of a sentence ask for it one after the other, of the same words. */
function waysBeside(said: Reworded, lexicon: Lexicon, context: UnderstandingContext): Beside | undefined {
  const kept = lastIn(lexicon.language);
  const { last } = kept;
  if (last?.said === said && last.lexicon === lexicon && last.context === context) return last.beside;
  const beside = newWaysBeside(said, lexicon, context);
  kept.last = { said, lexicon, context, beside };
  return beside;
}

interface Last {
  readonly said: Reworded;
  readonly lexicon: Lexicon;
  readonly context: UnderstandingContext;
  readonly beside: Beside | undefined;
}

const lastIn = perLanguage((): { last: Last | undefined } => ({ last: undefined }));

function newWaysBeside(said: Reworded, lexicon: Lexicon, context: UnderstandingContext): Beside | undefined {
  const { text } = said;
  if (!mayBeParted(text, lexicon) || lexicon.language.loose.quoting.test(text)) return undefined;
  const all = stretchesOf(text, lexicon, context);
  const told = all.filter((one) => one.told);
  if (told.length === 0 || told.length === all.length) return undefined;
  // "Nina rang, *it's at seven*": told as well, if more than told.
  if (all.some(({ start, end, told: one }) => !one && isBuilt(text.slice(start, end), lexicon, context)))
    return undefined;
  const words = told.map(({ start, end }) => text.slice(start, end)).join(' ');
  const wish = said.replaced(ANY, ({ index }) =>
    told.some(({ start, end }) => index >= start && index < end) ? '' : undefined,
  );
  if (wordsIn(wish.text, lexicon).length < WISH_MIN) return undefined;
  const isBack = pointsBack(wish.text, lexicon);
  const of = spokenOf(words, lexicon, context);
  // "We had the lamp on, *the tv off*" goes on telling.
  if (of.things.length > 0 && !isBack && !orders(wish.text, lexicon)) return undefined;
  const rooms = isBack && switches(wish.text, lexicon) ? 0 : of.areas.length;
  if (isBack ? of.told.length + rooms > 0 : of.things.length + of.rooms.length > 0)
    return { ways: wishOfTold(trimmed(wish), words, lexicon, context), isOfThing: isBack };
  return isBack && notes(wish.text, lexicon) ? undefined : { ways: [trimmed(wish)], isOfThing: false };
}

/** Whether more than one thing may be said: a mark stands between, or an order or what is told may begin without one. */
function mayBeParted(text: string, { language: { statements } }: Lexicon): boolean {
  return (
    [statements.ordersNext, statements.begins].some((next) => text.search(next) >= 0) ||
    partsOf(text).length > 1
  );
}

const ANY = /[\s\S]/dgu;

/** Without the marks that what was left out leaves. */
function trimmed(wish: Reworded): Reworded {
  const from = wish.text.length - wish.text.replace(/^[\s,.;:!–—-]+/, '').length;
  return wish.part(from, wish.text.replace(/[\s,.;:–—-]+$/, '').length);
}

/** What is told and what is not, one after the other. With `ofItems`, what is said of things on a list is told: "*got the bread*, tick it off". */
export function stretchesOf(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  ofItems = false,
): readonly Stretch[] {
  const parts = partsOf(text);
  if (parts.length > PARTS_MAX) return [];
  return parts.flatMap(({ index: start, 0: part }, at): readonly Stretch[] => {
    const end = start + part.length;
    // "Open the blind, *no wait*, it's raining": why not.
    if (at > 0 && !ofItems && isTakenBack(parts[at - 1]![0], lexicon)) return [{ start, end, told: false }];
    const isTold = (one: string): boolean => isStatement(one, at === 0, lexicon, context, ofItems);
    if (isTold(part)) return [{ start, end, told: true }];
    const { ordersNext, begins } = lexicon.language.statements;
    for (const { index, 0: lead } of matchesIn(part, ordersNext, PLACES_MAX)) {
      const from = start + index + lead.length;
      if (!isQuoted(part.slice(0, index), lexicon) && isTold(part.slice(0, index)))
        return [
          { start, end: from, told: true },
          { start: from, end, told: false },
        ];
    }
    for (const { index } of matchesIn(part, begins, PLACES_MAX)) {
      const isWish =
        isOrdered(part.slice(0, index), lexicon) &&
        isWhole(part.slice(0, index), lexicon) &&
        !lexicon.language.statements.joined.test(part.slice(0, index));
      if (isWish && isTold(part.slice(index + 1)))
        return [
          { start, end: start + index, told: false },
          { start: start + index, end, told: true },
        ];
    }
    return [{ start, end, told: false }];
  });
}

/** Whether words are built as what is told, and come to no deed: "*we can have the lights back on*" is a wish. */
export function isBuilt(part: string, lexicon: Lexicon, context: UnderstandingContext): boolean {
  const { statements } = lexicon.language;
  const told = part.replace(/[’‘`]/g, "'").trim().replace(statements.lead, '');
  return statements.build.test(told) && !isWishAnew(told, lexicon, context);
}

/** Whether words become a deed in those that everything is worded in first. */
function isWishAnew(told: string, lexicon: Lexicon, context: UnderstandingContext): boolean {
  const { language } = lexicon;
  const said = Reworded.aside(told, language);
  const anew = said.inOrder(language.loose.toldOf);
  return anew !== said && understand(anew.text, lexicon, { ...context, previous: [] }).groups.length > 0;
}

/** Whether words only tell something, by their build. */
export function isStatement(
  part: string,
  isFirst: boolean,
  lexicon: Lexicon,
  context: UnderstandingContext,
  ofItems: boolean,
): boolean {
  const { language } = lexicon;
  const { statements, is } = language;
  if (/[?"“”]/.test(part)) return false;
  const plain = part.replace(/[’‘`]/g, "'").trim().toLowerCase();
  const told = withAnybody(plain.replace(isFirst ? statements.opening : statements.lead, ''), lexicon);
  const [build] = statements.build.exec(told) ?? [];
  if (build === undefined || statements.bound.test(told) || statements.forbids.test(told)) return false;
  const words = wordsIn(told, lexicon);
  if (words.length < TOLD_MIN || words.length > TOLD_MAX || !isWhole(told, lexicon)) return false;
  // "The kitchen one *is fine*" leaves it out, and "gran *said*" leads on to what she said.
  const [stays = ''] = statements.staying.exec(told) ?? [];
  const spares = words.some(({ word, start }) => start >= stays.length && is.sparing.has(word));
  if (spares || is.saidByOne.has(words.at(-1)!.word)) return false;
  // The verb of what is told is no order: "the little ones *keep* wandering out".
  const isOrder = words.some(({ word, start }, at) => {
    const isVerb = is.imperative.has(word) || is.emphasised.has(word);
    const next = words[at + 1]?.word ?? '';
    return (
      start >= build.length &&
      isVerb &&
      !statements.leadsToOrder.test(words[at - 1]?.word ?? '') &&
      (is.beginsThing.has(next) || is.behindThing.has(next))
    );
  });
  if (isOrder) return false;
  // What the house would do something about, or ask about, is more than told.
  if (isWishAnew(told, lexicon, context)) return false;
  const plan = understand(told, lexicon, { ...context, previous: [] });
  const isDone = ({ args }: Action): boolean => !ofItems || args['item'] === undefined;
  return !plan.groups.flat().some(isDone) && plan.unread.every(({ wish }) => wish === undefined);
}

/** "*Sam's* still asleep" as "she's still asleep": behind a name almost any verb tells. */
function withAnybody(told: string, lexicon: Lexicon): string {
  const [first = ''] = /^[\p{L}-]+/u.exec(told) ?? [];
  const isNamed = namesAt(wordsIn(told, lexicon), 0, lexicon).some(({ entries }) =>
    entries.some(({ type }) => type === 'person'),
  );
  return isNamed ? lexicon.language.statements.anybody + told.slice(first.length) : told;
}

/** Whether words do not break off: "turn on *the* …", "I left it *on* …" may go on, "I found *it*" does not. */
function isWhole(text: string, lexicon: Lexicon): boolean {
  const { is } = lexicon.language;
  const last = wordsIn(text, lexicon).at(-1)?.word ?? '';
  return !is.leadsOn.has(last) || is.me.has(last) || is.it.has(last) || is.them.has(last);
}

/** "*The label says* turn off the water first": an order of whoever wrote it. */
function isQuoted(text: string, lexicon: Lexicon): boolean {
  return lexicon.language.is.quotes.has(wordsIn(text, lexicon).at(-1)?.word ?? '');
}

/** Whether an order begins the words. */
function isOrdered(text: string, lexicon: Lexicon): boolean {
  const { is, statements } = lexicon.language;
  const plain = text.replace(statements.opening, '');
  const [first, second] = wordsIn(plain, lexicon).filter(({ word }) => !is.filler.has(word));
  if (first === undefined || second === undefined) return false;
  return (
    is.imperative.has(first.word) ||
    is.emphasised.has(first.word) ||
    ` ${plain}`.search(statements.ordersNext) === 0
  );
}

/** "The bins need doing, *add it to the list*": of what was told, which is none of this home's things. */
function notes(wish: string, lexicon: Lexicon): boolean {
  return hasAny(wish, [lexicon.language.loose.noting], lexicon);
}

/** A room is shut, warmed or lit, but "*turn it off*" is said of none. */
function switches(wish: string, lexicon: Lexicon): boolean {
  return hasAny(wish, [lexicon.language.is.switching], lexicon);
}

export function orders(wish: string, lexicon: Lexicon): boolean {
  const { is } = lexicon.language;
  return hasAny(wish, [is.imperative, is.emphasised], lexicon);
}

export function pointsBack(wish: string, lexicon: Lexicon): boolean {
  const { is } = lexicon.language;
  return hasAny(wish, [is.it, is.them, is.those], lexicon);
}

function hasAny(text: string, sets: readonly ReadonlySet<string>[], lexicon: Lexicon): boolean {
  return wordsIn(text, lexicon).some(({ word }) => sets.some((one) => one.has(word)));
}
