import type { Offer, Plan } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { CONVERSATION, continued, understand, withoutVain } from '../plan/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { askedByMark, askedOfEach, behindQuestion, inItsCase, leaveAskedIn } from './asked/index.ts';
import { byClause, onlyThese } from './breath/index.ts';
import { beyondThis, mayConcernThings } from './cannot.ts';
import { effectShown } from './effects.ts';
import { feltIn, hintedIn } from './feelings.ts';
import { guessedIn } from './guesses.ts';
import { itemised, neededBeside } from './in-one-breath.ts';
import { goesOn, undoBehindTold, waysInTalk } from './in-talk.ts';
import {
  atItsHour,
  inOneBreath,
  isOtherWord,
  misheardWord,
  ofLater,
  ofRules,
  ofWaiting,
  saidOnlySo,
} from './later/index.ts';
import { withoutManners } from './manners.ts';
import { ofItem } from './of-item.ts';
import { withMeasured } from './of-measured.ts';
import { namedOfListed, ofBefore, ofChosen, ofTold } from './of-told.ts';
import { isThingHere, withOwnNames, withoutAbsent, withRoomsBefore } from './other-names.ts';
import { ofOwnRoom, ofUnknownRoom } from './own-room.ts';
import { held, placedIn, swallows } from './plan-as-said.ts';
import { Reworded } from './reworded.ts';
import { breaksOff, mendedSlips, withoutCall } from './slips.ts';
import { asSaid, isParting, isPutOff, readStrictly, tellsOnly } from './strictly.ts';
import { isCutLoose } from './told/hangs-on.ts';
import {
  besideOthers,
  besideReason,
  besideStatements,
  entrySaid,
  inToldRoom,
  ofToldItem,
  ofToldThing,
  onToldDays,
} from './told/index.ts';
import { behindTold, withoutAny, withoutTold } from './told-beside.ts';
import { aboutToldThing, besideRemarks, besideThings } from './told-of-things.ts';
import { withTopic } from './topic.ts';
import { asksOnly, isFaithful, isMovedTwice, isOfThing, isOfThings, isRead, listsNoItem } from './wish.ts';
import { soughtWithoutReason, withoutWhy } from './without-why.ts';

/** Nobody says more than this in a breath who speaks loosely. */
export const LENGTH_MAX = 240;

/** The plan of the two readers, for a breath of several things that of each by itself; nothing of what hangs on words that were lost. */
export function readRobustly(text: string, lexicon: Lexicon, heard: UnderstandingContext): Plan {
  const context = withoutVain(heard, lexicon.language);
  if (text.length > LENGTH_MAX) return kept(text, readTurn(text, lexicon, context), lexicon, context);
  const read = (words: string, heard: UnderstandingContext): Plan =>
    kept(words, readTurn(words, lexicon, heard), lexicon, heard);
  const some = onlyThese(text, lexicon, context, read) ?? inOneBreath(text, lexicon, context, read);
  const first = some ?? readTurn(text, lexicon, context);
  return some ?? kept(text, byClause(text, first, lexicon, context, read) ?? first, lexicon, context);
}

function kept(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  if (isCutLoose(text, plan, lexicon, context) || isMovedTwice(plan)) return held(text, plan, lexicon);
  const there = inToldRoom(text, plan, lexicon);
  const ofThese = onToldDays(text, ofWaiting(text, there, lexicon, context), lexicon, context);
  return atItsHour(text, ofThese, lexicon, context);
}

/** The plan of the two readers, and in a talk that of the wish alone where nothing came of it with its reason beside it. */
function readTurn(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const whole = Reworded.of(text, lexicon.language);
  const said = text.length > LENGTH_MAX ? whole : whole.inOrder(lexicon.language.loose.company);
  const read = (heard: UnderstandingContext): Plan => placedIn(said, readPlainly(said.text, lexicon, heard));
  const first = saidOnlySo(text, lexicon, context) ?? asSaid(text, read(context), lexicon, context);
  return behindQuestion(text, first, lexicon, context, read) ?? first;
}

function readPlainly(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const plan = readWhole(text, lexicon, context);
  // "The teacher's ill, *cancel just the next one*" looks for nothing of that name.
  const isUnnamed = swallows(plan, lexicon) || listsNoItem(plan, lexicon);
  const isLost = isUnnamed || (plan.groups.length === 0 && !isRead(plan, lexicon));
  if (!isLost && plan.talk !== 'abandoned') return plan;
  const kept = isUnnamed ? held(text, plan, lexicon) : plan;
  if (text.length > LENGTH_MAX) return kept;
  const isAlone = (context.previous ?? []).length === 0 || isOtherWord(text, lexicon, context);
  const read = (wish: string): Plan => readWhole(wish, lexicon, context);
  return besideReason(Reworded.of(text, lexicon.language), isAlone, lexicon, context, read) ?? kept;
}

/** What is read strictly is never read again. */
function readWhole(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const hasBefore = (context.previous ?? []).length > 0;
  const isLeavingOut = hasBefore && lexicon.language.loose.leavesOut.test(text);
  const alone = (words: string): Plan => readTurn(words, lexicon, { ...context, previous: [] });
  const first =
    ofRules(text, lexicon, context, alone) ?? (isLeavingOut ? continued(text, lexicon, context) : undefined);
  if (first !== undefined) return first;
  const isTalk = text.length <= LENGTH_MAX && hasBefore;
  const placed = isTalk
    ? (ofToldItem(withoutManners(text, lexicon), lexicon, context) ??
      inItsCase(text, lexicon, context) ??
      ofLater(text, lexicon, context) ??
      namedOfListed(text, lexicon, context) ??
      ofTold(text, lexicon, context, { only: false }) ??
      ofChosen(text, lexicon, context) ??
      ofBefore(text, lexicon, context))
    : undefined;
  if (placed !== undefined) return placed;
  const said = Reworded.of(text, lexicon.language);
  if (text.length > LENGTH_MAX) return readStrictly(text, withRoomsBefore(said, lexicon), lexicon, context);
  const both = neededBeside(text, lexicon, context, (wish) => readRobustly(wish, lexicon, context));
  if (both !== undefined) return both;
  const plain = withRoomsBefore(said.inOrder(lexicon.language.loose.toldOf), lexicon);
  const back = isTalk ? broughtBack(plain, lexicon, context) : undefined;
  if (back !== undefined) return back;
  const strict = readStrictly(text, plain, lexicon, context);
  const asked = askedByMark(text, strict, lexicon, context) ?? askedOfEach(plain, strict, lexicon, context);
  if (asked !== undefined) return asked;
  const ofTalk = isTalk ? readInTalk(text, strict, lexicon, context) : undefined;
  if (ofTalk !== undefined) return ofTalk;
  const several =
    itemised(text, strict, lexicon, context) ?? soughtWithoutReason(plain, strict, lexicon, context);
  if (several !== undefined) return several;
  // "*The cat's still out*, undo that" takes nothing of its own sentence back.
  if (isTalk && strict.talk === 'abandoned' && strict.groups.length === 0)
    return undoBehindTold(text, lexicon, context) ?? strict;
  const beside =
    aboutToldThing(plain, strict, lexicon, context, (said) => ofToldThing(said, lexicon, context)) ??
    besideRemarks(plain, strict, lexicon, context) ??
    effectShown(text, strict, lexicon, context);
  if (beside !== undefined) return beside;
  if (breaksOff(text, lexicon)) return strict;
  const reader = new RobustReader(text, strict, lexicon, context);
  // "*I only need it off* till three": what is told may be said of what was just done.
  const mayGoOn = isTalk && (!isRead(strict, lexicon) || tellsOnly(strict));
  const going = mayGoOn ? (reader.goingOn() ?? misheardWord(text, strict, lexicon, context)) : undefined;
  if (going !== undefined) return going;
  if (isRead(strict, lexicon)) return strict;
  const found = reader.own() ?? (mayConcernThings(text, lexicon, context) ? reader.plan() : strict);
  if (plain.text === text || isRead(found, lexicon)) return found;
  return inPlainerWords(plain, lexicon, context) ?? found;
}

/** The plan for words that are of what the turn before spoke of, or say why beside it. */
function readInTalk(
  text: string,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  return (
    (isNoDeed(strict, lexicon) ? ofTold(text, lexicon, context, { only: true }) : undefined) ??
    ofItem(withoutManners(text, lexicon), strict, lexicon, context) ??
    withoutWhy(text, strict, lexicon, context)
  );
}

/** "Turn the office lights off." "*Lights on again*": those, where there were such. */
function broughtBack(said: Reworded, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const again = said.inOrder(lexicon.language.loose.goesBack);
  if (again === said) return undefined;
  const plan = understand(again.text, lexicon, context);
  return plan.groups.length > 0 && plan.unread.length === 0 ? placedIn(again, plan) : undefined;
}

/** The plan for words that were worded anew and are still said loosely: "make it lighter *by the bed*". */
function inPlainerWords(plain: Reworded, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const strict = understand(plain.text, lexicon, context);
  const reader = new RobustReader(plain.text, strict, lexicon, context);
  const plan = reader.own() ?? (mayConcernThings(plain.text, lexicon, context) ? reader.plan() : undefined);
  return plan !== undefined && isRead(plan, lexicon) ? placedIn(plain, plan) : undefined;
}

/** Whether words come to nothing, to a question, or to what is said to the conversation. */
function isNoDeed(plan: Plan, lexicon: Lexicon): boolean {
  const isMove = plan.groups.flat().some(({ service }) => service === CONVERSATION);
  return plan.unread.length > 0 || isMove || asksOnly(plan, lexicon);
}

class RobustReader {
  readonly #text: string;
  /** Without what is said for company's sake. */
  readonly #polite: Reworded;
  /** Of words that were looked at, the stretches that may be the wish alone. */
  readonly #wishes = new Map<Reworded, readonly Reworded[]>();
  readonly #strict: Plan;
  readonly #lexicon: Lexicon;
  readonly #context: UnderstandingContext;

  constructor(text: string, strict: Plan, lexicon: Lexicon, context: UnderstandingContext) {
    this.#text = text;
    this.#polite = withoutManners(text, lexicon);
    this.#strict = strict;
    this.#lexicon = lexicon;
    this.#context = context;
  }

  /** The plan for words that go on with what was said before; "good night" goes on with nothing. */
  goingOn(): Plan | undefined {
    if (isParting(this.#strict)) return undefined;
    const going = continued(this.#polite.text, this.#lexicon, this.#context);
    if (going !== undefined) return going;
    const said = this.#plainer(this.#polite);
    const ways = waysInTalk(said, this.#lexicon, this.#context, this.#polite).flatMap((way) => {
      const plainer = way.said === said ? said : this.#plainer(way.said);
      return plainer === way.said ? [way] : [way, { ...way, said: plainer }];
    });
    const measured = withMeasured(this.#lexicon, this.#context);
    for (const context of [this.#context, ...(measured === undefined ? [] : [measured])])
      for (const { said, beside } of ways) {
        if ((context !== measured && said.text === this.#text) || said.text.trim() === '') continue;
        // "Twenty minutes tops": for so long, of what is done already.
        const again = context === measured ? undefined : continued(said.text, this.#lexicon, context);
        if (again !== undefined) return placedIn(said, again);
        const plan = understand(said.text, this.#lexicon, context);
        if (this.#isLeftOut(plan)) continue;
        if (goesOn(plan, this.#text, said.text, beside, this.#lexicon, context)) return placedIn(said, plan);
      }
    return undefined;
  }

  /** The plan for a person's own words, of whatever service, where only what says nothing, or is merely told, was left out. */
  own(): Plan | undefined {
    const said = this.#polite;
    const { toldOf, inTalk } = this.#lexicon.language.loose;
    // What is worded anew before anything is read is so behind a greeting as well.
    const anew = said.inOrder(said.text === this.#text ? [] : toldOf);
    const noting = entrySaid(said, this.#lexicon, (words) => this.#whole(words));
    if (noting !== undefined) return noting;
    const wish = behindTold(said, this.#lexicon);
    // "Can't just now, *tell me again in ten minutes*": in a talk it is said of what was spoken of.
    const isTalk = (this.#context.previous ?? []).length > 0;
    const ways = [
      ...(said.text === this.#text ? [] : [said]),
      ...(wish === undefined ? [] : [wish]),
      // "Stop doing that coffee thing, *I'm on tea now*".
      ...withoutTold(said, this.#lexicon, true).flatMap((way) => [...new Set([way, way.inOrder(toldOf)])]),
      ...besideOthers(said, this.#lexicon, this.#context).flatMap((way) => {
        if (isTalk) return way.inOrder(inTalk) === way ? [way] : [];
        return [...new Set([way, way.inOrder(toldOf)])];
      }),
      ...(anew === said ? [] : [anew]),
    ];
    for (const way of ways) {
      const words = way === said ? said : way.inOrder(this.#lexicon.language.loose.manners);
      const plan = this.#whole(words);
      if (plan !== undefined) return plan;
    }
    // "Remind me to ring Gran at nine, and dim *the lounge*", in a home with a living room.
    const owned = withOwnNames(said, this.#lexicon);
    const plan = owned === said ? undefined : this.#whole(owned);
    const deeds = plan?.groups.flat() ?? [];
    return deeds.length > 1 && deeds.every((deed) => isFaithful(deed, said.text, owned.text))
      ? plan
      : undefined;
  }

  plan(): Plan {
    const said = this.#polite;
    const plain = this.#plainer(withoutAbsent(withoutCall(said, this.#lexicon), this.#lexicon));
    const wish = behindTold(said, this.#lexicon);
    const topic = withTopic(said, this.#lexicon, this.#context);
    const first =
      this.#read(plain, plain === said) ??
      ofUnknownRoom(plain, this.#lexicon, this.#context) ??
      (topic === undefined ? undefined : this.#read(this.#plainer(topic), false)) ??
      (wish === undefined ? undefined : this.#read(this.#plainer(wish), false)) ??
      this.#readBesideTold(plain) ??
      this.#readBesideThings(plain);
    if (first !== undefined) return first;
    const { said: mended, doubtful } = mendedSlips(plain, this.#lexicon);
    const plainest = mended === plain ? plain : this.#plainer(mended);
    if (plainest !== plain) {
      const plan = this.#read(plainest, false) ?? this.#readBesideTold(plainest);
      if (plan !== undefined) return doubtful ? this.#offered(plan) : plan;
    }
    return this.#answered(doubtful ? plain : plainest, plain);
  }

  /** The plan where all of the words are understood, or nothing is left but what to ask for. */
  #whole(words: Reworded): Plan | undefined {
    const plan = ofOwnRoom(
      words,
      understand(words.text, this.#lexicon, this.#context),
      this.#lexicon,
      this.#context,
    );
    const { groups, unread } = plan;
    if (swallows(plan, this.#lexicon) || this.#isLeftOut(plan)) return undefined;
    // "Ten minutes on *the heating*" is no timer of that name.
    if (groups.flat().some(({ args: { name } }) => isThingHere(name, this.#lexicon))) return undefined;
    if (unread.length > 0 ? groups.length > 0 || !this.#onlyLacks(plan) : groups.length === 0)
      return undefined;
    return placedIn(words, plan);
  }

  /** "*Except on fridays*" is no wish for fridays. */
  #isLeftOut(plan: Plan): boolean {
    return isPutOff(plan) && this.#lexicon.language.loose.leavesOut.test(this.#text);
  }

  /** Whether all that is left is what to ask for, where nothing was asked for before. */
  #onlyLacks({ unread }: Plan): boolean {
    return (
      unread.every(({ wish }) => wish !== undefined) &&
      !this.#strict.unread.some(({ wish }) => wish !== undefined)
    );
  }

  #plainer(said: Reworded): Reworded {
    const own = withOwnNames(said.inOrder(this.#lexicon.language.loose.rewordings), this.#lexicon);
    return withRoomsBefore(own, this.#lexicon);
  }

  /** The plan for plainer words, where all of them are understood; `undefined` where that is no gain. */
  #read(said: Reworded, same: boolean): Plan | undefined {
    if (same) return undefined;
    const plan = understand(said.text, this.#lexicon, this.#context);
    if (!this.#isGain(plan, said)) return undefined;
    return placedIn(said, plan);
  }

  #isGain(plan: Plan, said: Reworded): boolean {
    const { groups, unread, talk } = plan;
    if (!isOfThings(plan, this.#text, said.text, this.#lexicon)) return false;
    if (groups.length === 0 && unread.length === 0) return talk === 'prohibition' || talk === 'abandoned';
    if (unread.length === 0) return true;
    // A question about what is lacking is a gain only where there was none.
    const asks = unread.every(({ wish, candidates }) => wish !== undefined || (candidates?.length ?? 0) > 0);
    const asked = this.#strict.unread.some(({ wish }) => wish !== undefined);
    return (
      asks &&
      groups.length === 0 &&
      !asked &&
      unread.every(({ wish }) => wish !== undefined && isOfThing(wish.action.service, this.#lexicon))
    );
  }

  #readBesideTold(said: Reworded): Plan | undefined {
    for (const wish of [...this.#withoutAny(said), ...besideStatements(said, this.#lexicon, this.#context)]) {
      const plan = this.#read(wish, false) ?? this.#read(this.#plainer(wish), false);
      if (plan !== undefined && !asksOnly(plan, this.#lexicon)) return plan;
    }
    return undefined;
  }

  /** The same beside what is told of things: an order, and nothing put off. */
  #readBesideThings(said: Reworded): Plan | undefined {
    for (const wish of besideThings(said, this.#lexicon, this.#context)) {
      const plan = this.#read(this.#plainer(wish), false);
      if (plan === undefined || plan.unread.length > 0 || asksOnly(plan, this.#lexicon)) continue;
      if (plan.groups.flat().every((deed) => deed.when === undefined && deed.if === undefined)) return plan;
    }
    return undefined;
  }

  #withoutAny(said: Reworded): readonly Reworded[] {
    const known = this.#wishes.get(said) ?? withoutAny(said, this.#lexicon);
    this.#wishes.set(said, known);
    return known;
  }

  /** "*Can't see a thing*, where's my bag". */
  #besideTold(said: Reworded, offered: (wish: Reworded) => Offer | undefined): Offer | undefined {
    for (const wish of this.#withoutAny(said)) {
      const offer = offered(wish);
      if (offer !== undefined) return offer;
    }
    return undefined;
  }

  /** Of a plan that rests on a word that may have been misheard: a question, and nothing done. */
  #offered(plan: Plan): Plan {
    const [deed, ...others] = plan.groups.flat();
    if (asksOnly(plan, this.#lexicon)) return this.#strict;
    if (deed === undefined || others.length > 0 || deed.when !== undefined || deed.if !== undefined)
      return this.#strict;
    return { ...this.#strict, offer: { deeds: [deed], sure: false } };
  }

  /** What may be offered about words that nothing reads, and else that nothing here can do it. */
  #answered(said: Reworded, plain: Reworded): Plan {
    const strict = this.#strict;
    if (strict.groups.length > 0 || strict.unread.some(({ wish }) => wish !== undefined)) return strict;
    const offer =
      leaveAskedIn(plain, this.#lexicon, this.#context) ??
      feltIn(plain, this.#lexicon, this.#context) ??
      (said === plain ? undefined : feltIn(said, this.#lexicon, this.#context)) ??
      guessedIn(said, this.#lexicon, this.#context) ??
      this.#besideTold(said, (wish) => guessedIn(this.#plainer(wish), this.#lexicon, this.#context)) ??
      this.#besideTold(said, (wish) => feltIn(wish, this.#lexicon, this.#context)) ??
      hintedIn(plain, this.#lexicon, this.#context);
    if (offer !== undefined) return { ...strict, offer };
    const cannot = beyondThis(plain, strict, this.#lexicon, this.#context);
    return cannot === undefined ? strict : { ...strict, unread: [cannot] };
  }
}
