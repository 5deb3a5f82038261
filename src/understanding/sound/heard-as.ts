import type { Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { asksSame, type HeardAs, hasOwn, isSame, isUnderstood } from './deeds.ts';
import { doubtOf, type Hearing, numbersOf, type Weighed } from './doubts.ts';
import { isList, nearestList } from './known-lists.ts';
import { isHandled, isNaming } from './known-words.ts';
import { type Likely, likelySentences } from './likely-sentences.ts';
import { heardLoosely, othersLoosely } from './loosely-heard.ts';
import { STRAY, STRAY_BEHIND_MAX, withoutMisheardOwn } from './misheard-own.ts';
import { otherWords, plainWords } from './plain-words.ts';
import { type SaidAs, saidAs, wordsIn } from './said-as.ts';
import { isAsked, isTold, moveIn, surePlan } from './sure-plan.ts';

/** Nothing further off is taken. */
const DISTANCE_MAX = 0.09;
/** Sentences that are read, of those that sound near. */
const READ_MAX = 16;
/** Of two that ask for different things, the nearer one has to be nearer by so much. */
const AHEAD = 0.02;

/** What words are that a recogniser heard: something this house understands, something near that, or talk among people. */
export type Listened =
  | ({ readonly type: 'understood'; readonly as: SaidAs } & HeardAs)
  /** Understood, but for a number that may be another, or a new name that sounds like one that there is: to be asked about. */
  | ({ readonly type: 'doubtful' } & HeardAs)
  | { readonly type: 'unclear' }
  | { readonly type: 'talk' };

type Taken =
  | Exclude<Listened, { readonly type: 'understood' }>
  | ({ readonly type: 'understood'; readonly behind?: number } & HeardAs);

/** What else it may have been, and how much less likely that is: the natural logarithm of the ratio. */
export interface OtherHearing {
  readonly text: string;
  readonly behind: number;
}

/** Of the hearings, none of which is understood as it stands, those besides the first that sentences are looked for that sound like them. */
const NEAREST_MAX = 2;
/** So much less likely a hearing may be than one that lacks a part, to be the one that was meant. */
const LACKING_BEHIND = 1.5;
/** Where it sounds like what people tell each other, something else may have been said that is so much less likely. */
const TOLD_BEHIND_MAX = 3;
/** And so much less likely it may be than what was heard to be an order where nobody called the house. */
const OPEN_BEHIND_MAX = 1;
/** What is no further off than this sounds all but the same. */
const ALIKE_MAX = 0.03;
/** What it counts in distance that a recogniser held another hearing for likelier. */
const UNLIKELY = 0.01;

/**
 * What somebody said to this house, by what a recogniser heard: the likeliest of its hearings that is understood as it stands, else the understood
 * sentence that sounds most like one of them. Unclear where the nearest is not near enough, or two are near that ask for different things; talk where
 * nothing is near, or where people tell each other something.
 */
export function listen(
  heard: string,
  lexicon: Lexicon,
  spoken: UnderstandingContext,
  others: readonly OtherHearing[] = [],
): Listened {
  // Its hearings are asked for the same words again and again.
  const context = { ...spoken, opened: new Map() };
  const listened = likeliest(heard, lexicon, context, others);
  if (listened.type !== 'understood') return listened;
  const { behind = 0, ...understood } = listened;
  if (namesAnew(listened.plan, lexicon)) return { ...understood, type: 'doubtful' };
  const as = saidAs(understood, lexicon, context);
  // What may as well have been told is left alone where nobody called the house.
  const isTellingToo =
    as === 'order' &&
    others.length > 0 &&
    (behind > OPEN_BEHIND_MAX ||
      isTold(plainWords(heard, lexicon), lexicon, context) ||
      leavesOut(
        { ...understood, behind: Number.POSITIVE_INFINITY },
        hearingsOf(heard, others, lexicon, context),
        lexicon,
      ));
  return { ...understood, as: isTellingToo ? 'telling' : as };
}

function likeliest(
  heard: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  others: readonly OtherHearing[],
): Taken {
  const hearings = hearingsOf(heard, others, lexicon, context);
  const first = nearest(hearings[0]!.said, lexicon, context);
  if (first.type === 'understood' && first.distance === 0 && others.length === 0) return first;
  const near = distanceOf(first);
  const loose =
    heardLoosely(hearings[0]!.said, near, lexicon, context) ?? looselyWritten(heard, near, lexicon, context);
  // People who tell each other something are not asked what else they may have said.
  if (
    first.type === 'talk' &&
    loose === undefined &&
    !isForHouse(hearings[0]!.said, lexicon) &&
    !others.some(({ behind }) => behind <= TOLD_BEHIND_MAX)
  )
    return first;
  const taken = hearings.flatMap(({ said, behind }, at) => {
    const as = at === 0 ? (atOnce(first) ?? loose) : asHeard(said, lexicon, context);
    return as === undefined ? [] : [{ ...as, behind }];
  });
  const known = (taken.length > 0 ? taken : othersLoosely(hearings, distanceOf(first), lexicon, context)).map(
    (as) => {
      const off = hasStray(as.text, hearings, lexicon) || isToPeople(as.text, lexicon) ? STRAY : 0;
      return { ...as, behind: as.behind + off };
    },
  );
  const weighed = withoutMisheardOwn(asSounded(first, known, lexicon), lexicon);
  const sorted = withWhole(
    withKnownLists(weighed, lexicon).toSorted((one, other) => one.behind - other.behind),
  );
  const best = others.length === 0 ? sorted[0] : withoutJoint(sorted, lexicon);
  const rest = sorted.filter((one) => one !== best);
  if (best === undefined) {
    return hearings
      .slice(1, 1 + NEAREST_MAX)
      .reduce<Taken>(
        (before, { said, behind }) => nearer(before, nearest(said, lexicon, context), behind),
        first,
      );
  }
  // "And lock it" is what is left of "unlock it" where a recogniser is not sure.
  if (others.length > 0 && beginsWithJoint(best.text, lexicon)) return { type: 'unclear' };
  const isStray = hasStray(best.text, hearings, lexicon);
  if (isStray || leavesOut(best, hearings, lexicon)) return { type: 'unclear' };
  const doubt = doubtOf(best, rest, hearings, lexicon, context);
  if (doubt === 'none') return { type: 'understood', ...best };
  // What is in doubt is said back: "50 minutes: is that right?"
  return isUnderstood(best.plan) ? { type: 'doubtful', ...plainly(best) } : { type: 'unclear' };
}

/** In the other writing, where what was heard is not understood: "for four minutes *in* turn on the lights". */
function looselyWritten(
  heard: string,
  near: number | undefined,
  lexicon: Lexicon,
  context: UnderstandingContext,
): HeardAs | undefined {
  for (const said of otherWords(heard, lexicon)) {
    const as = heardLoosely(said, near, lexicon, context);
    if (as !== undefined) return as;
  }
  return undefined;
}

/** "Get *your* lights" is said to somebody, where something else was heard that is for the house. */
function isToPeople(text: string, { language }: Lexicon): boolean {
  return language.sound.toPeople.test(text);
}

/** What sounds all but the same as a sentence of this house is that one where another hearing asks for it too: "the light in the kitchen *worm*". */
function asSounded(first: Taken, known: readonly Weighed[], lexicon: Lexicon): readonly Weighed[] {
  if (first.type !== 'understood' || first.distance === 0 || first.distance > ALIKE_MAX) return known;
  if (hasOwn(first.plan, lexicon)) return known;
  const heard = known.find(({ plan }) => asksSame(plan, first.plan, lexicon));
  return known.map((one) => (one === heard ? { ...one, behind: 0 } : one));
}

function plainly({ text, plan, distance }: HeardAs): HeardAs {
  return { text, plan, distance };
}

function hearingsOf(
  heard: string,
  others: readonly OtherHearing[],
  lexicon: Lexicon,
  context: UnderstandingContext,
): readonly Hearing[] {
  // Where nothing may have been said as well, or the number of a row alone, that says nothing of what was.
  const told = others.filter(({ text }) => text.trim() !== '' && !ROW_NUMBER.test(text));
  return [{ text: heard, behind: 0 }, ...told].map(({ text, behind }) => ({
    said: saidIn(text.replace(ROW_BEGINS, ''), lexicon, context),
    behind,
  }));
}

/** Recognisers number what they hear as if it were a row of a list: "3. Raise the blind". */
const ROW_NUMBER = /^\s*\d{1,2}\.\s*$/;
const ROW_BEGINS = /^\s*\d{1,2}\. (?=\p{L})/u;

/** The words of a hearing, in the other writing where that is understood and the first is not. */
function saidIn(heard: string, lexicon: Lexicon, context: UnderstandingContext): string {
  const plain = plainWords(heard, lexicon);
  const others = otherWords(heard, lexicon);
  if (others.length === 0 || surePlan(plain, lexicon, context) !== undefined) return plain;
  return others.find((one) => surePlan(one, lexicon, context) !== undefined) ?? plain;
}

/** Whether a likelier hearing has a thing that is none of this home, and this one has a thing of it instead: "shut the *drawer*" is for no door. */
function leavesOut({ text, behind }: Weighed, hearings: readonly Hearing[], lexicon: Lexicon): boolean {
  const own = wordsIn(text);
  return hearings.some((one) => {
    if (one.behind >= behind) return false;
    const said = wordsIn(one.said);
    const namesInstead = own.some((word) => isNaming(word, lexicon) && !said.includes(word));
    return namesInstead && said.some((word) => isHandled(word, lexicon) && !own.includes(word));
  });
}

/** Whether a word of it says nothing here and was heard as another as well, that sounds otherwise: "turn the hallway *like* on", and not "*too* hot" beside "two hot". */
function hasStray(text: string, hearings: readonly Hearing[], { language: { is, sound } }: Lexicon): boolean {
  const soundsIn = (said: string) => wordsIn(said).map((word) => sound.phonesOf(word));
  const saysNothing = (word: string) =>
    is.filler.has(word) && !sound.fillers.includes(word) && !sound.links.includes(word);
  return wordsIn(text)
    .filter(saysNothing)
    .some((word) =>
      hearings.some(
        ({ said, behind }) => behind < STRAY_BEHIND_MAX && !soundsIn(said).includes(sound.phonesOf(word)),
      ),
    );
}

/** Where a hearing that lacks nothing is nearly as likely as the likeliest, those that lack a part are none: "at *5 to 9*", which is no hour, is "five to nine". */
function withWhole<T extends Weighed>(sorted: readonly T[]): readonly T[] {
  const whole = sorted.filter(({ plan }) => !lacksPart(plan));
  const [first] = sorted;
  return whole.length > 0 && whole[0]!.behind - first!.behind < LACKING_BEHIND ? whole : sorted;
}

function lacksPart({ unread }: Plan): boolean {
  return unread.length > 0;
}

/** Where one of the hearings names the lists that there are, those that name strange ones are none. */
function withKnownLists<T extends HeardAs>(hearings: readonly T[], lexicon: Lexicon): readonly T[] {
  const home = hearings.filter(({ plan }) => strangeLists(plan, lexicon).length === 0);
  return home.length === 0 ? hearings : home;
}

function strangeLists(plan: Plan, lexicon: Lexicon): string[] {
  return plan.groups.flat().flatMap(({ args }) => {
    const { list } = args as { readonly list?: unknown };
    return typeof list === 'string' && !isList(list, lexicon) ? [list] : [];
  });
}

/** Whether it makes a list under a name that sounds like that of one that there is: "a new chopping list". */
function namesAnew(plan: Plan, lexicon: Lexicon): boolean {
  return makes(plan) && strangeLists(plan, lexicon).some((list) => nearestList(list, lexicon) !== undefined);
}

function makes({ groups }: Plan): boolean {
  return groups.flat().some(({ method }) => method === 'create');
}

/** The likeliest; where it begins as what follows another wish ("*And* you make it brighter"), the likeliest that does not and asks for the same. */
function withoutJoint<T extends HeardAs>(sorted: readonly T[], lexicon: Lexicon): T | undefined {
  const [first] = sorted;
  if (first === undefined || !beginsWithJoint(first.text, lexicon)) return first;
  return (
    sorted.find(({ text, plan }) => !beginsWithJoint(text, lexicon) && asksSame(plan, first.plan, lexicon)) ??
    first
  );
}

function beginsWithJoint(text: string, { language }: Lexicon): boolean {
  return language.sound.goesOn.has(text.split(' ', 1)[0]!.toLowerCase());
}

function atOnce(taken: Taken): HeardAs | undefined {
  if (taken.type !== 'understood' || taken.distance > 0) return undefined;
  return plainly(taken);
}

/** How far off the sentence is that it sounds like, where there is one. */
function distanceOf(taken: Taken): number | undefined {
  return taken.type === 'understood' ? taken.distance : undefined;
}

/** A question, or what is said to somebody who is to do something. */
function isForHouse(said: string, lexicon: Lexicon): boolean {
  return isAsked(said, lexicon) || lexicon.language.sound.bidden.test(said);
}

/** Two hearings, neither of which is understood as it stands: the one that is nearer to a sentence of this house, unless they ask for different things. */
function nearer(one: Taken, other: Taken, behind: number): Taken {
  if (other.type !== 'understood') return one;
  const distance = other.distance + behind * UNLIKELY;
  if (one.type !== 'understood') return distance > DISTANCE_MAX ? one : { ...other, distance };
  if (isSame(one.plan, other.plan)) return one.distance <= distance ? one : { ...other, distance };
  if (Math.abs(one.distance - distance) < AHEAD) return { type: 'unclear' };
  return one.distance < distance ? one : { ...other, distance };
}

/** What was heard where it is understood as it stands. */
function asHeard(said: string, lexicon: Lexicon, context: UnderstandingContext): HeardAs | undefined {
  const plan = surePlan(said, lexicon, context) ?? moveIn(said, lexicon, context);
  if (plan === undefined) return undefined;
  return named(said, plan, lexicon, context) ?? { text: said, plan, distance: 0 };
}

function nearest(said: string, lexicon: Lexicon, context: UnderstandingContext): Taken {
  const as = asHeard(said, lexicon, context);
  if (as !== undefined) return { type: 'understood', ...as };
  if (isTold(said, lexicon, context)) return { type: 'talk' };
  let first: (Likely & { readonly plan: Plan }) | undefined;
  const near = likelySentences(said, lexicon, READ_MAX);
  if (near.length === 0) return { type: 'talk' };
  for (const likely of near) {
    if (likely.misfit > DISTANCE_MAX + AHEAD || !saysSameNumbers(said, likely.text, lexicon)) continue;
    if (first !== undefined && likely.distance > first.distance + AHEAD) break;
    // A question is no order that lacks its first word: "*who* turn the heating up".
    if (lacksAsking(said, likely.text, lexicon)) continue;
    const read = surePlan(likely.text, lexicon, context);
    if (read === undefined) continue;
    // Of what is guessed by its sound alone, several wishes are too many: "bedroom and *sea* off".
    if (read.groups.flat().length > 1) return { type: 'unclear' };
    if (first === undefined) first = { ...likely, plan: read };
    else if (!isSame(first.plan, read) && !changesMore(likely, first)) return { type: 'unclear' };
  }
  if (first === undefined || first.misfit > DISTANCE_MAX) return { type: 'unclear' };
  return { type: 'understood', text: first.text, plan: first.plan, distance: first.misfit };
}

function lacksAsking(said: string, other: string, lexicon: Lexicon): boolean {
  return wordsIn(other)[0] === wordsIn(said)[1] && isAsked(said, lexicon) && !isAsked(other, lexicon);
}

/** "Put a timer on for 20 minutes" is none for 420. */
function saysSameNumbers(one: string, other: string, lexicon: Lexicon): boolean {
  return numbersOf(one, lexicon).join(' ') === numbersOf(other, lexicon).join(' ');
}

/** Whether it takes other words for all that the first does, and for more: that says nothing against the first. */
function changesMore(other: Likely, first: Likely): boolean {
  return (
    first.changed.length < other.changed.length && first.changed.every((at) => other.changed.includes(at))
  );
}

/**
 * The sentence with a list that there is, where it names one that nobody has and that sounds like it: "the sharpened list" is the shopping list.
 * Nothing where two lists are as near, and where the sentence makes a list.
 */
function named(
  said: string,
  plan: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): HeardAs | undefined {
  const actions = plan.groups.flat();
  const [list, another] = new Set(strangeLists(plan, lexicon));
  if (makes(plan) || list === undefined || another !== undefined) return undefined;
  const near = nearestList(list, lexicon);
  if (near === undefined) return undefined;
  const at = said.toLowerCase().lastIndexOf(list.toLowerCase());
  const text = `${said.slice(0, at)}${near.name}${said.slice(at + list.length)}`;
  const read = at < 0 ? undefined : surePlan(text, lexicon, context);
  const isSameDeed =
    read !== undefined &&
    JSON.stringify(read.groups.flat().map(({ service, method }) => [service, method])) ===
      JSON.stringify(actions.map(({ service, method }) => [service, method]));
  return isSameDeed ? { text, plan: read, distance: near.distance } : undefined;
}

/** What was understood, or nothing. */
export function heardAs(
  heard: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  others: readonly OtherHearing[] = [],
): HeardAs | undefined {
  const listened = listen(heard, lexicon, context, others);
  if (listened.type !== 'understood') return undefined;
  return plainly(listened);
}
