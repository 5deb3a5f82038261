import type { Action, Group, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { CONVERSATION, understand } from '../../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../../text/index.ts';
import { isOtherWord } from '../later/index.ts';
import { withoutManners } from '../manners.ts';
import { placedIn } from '../plan-as-said.ts';
import { Reworded } from '../reworded.ts';
import { isBuilt, isStatement, orders, pointsBack } from '../told/statements.ts';
import { isRemark, isTakenBack, wordsIn } from '../told-beside.ts';
import { spokenOf } from '../told-of-things.ts';
import { asks } from '../wish.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** Nobody says more in a breath; of what belongs together, so many pieces; and so many stretches are read at most. */
const PIECES_MAX = 12;
const TOGETHER_MAX = 4;
const READS_MAX = 40;

/** What keeps what is put off. */
const SCHEDULE = 'schedule';

/** A stretch of what was said: told only, or with what is wished in it. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly joints: Piece['joints'];
  readonly plan: Plan | undefined;
  /** It says of what stands in front what to do with it. */
  readonly refers: boolean;
  /** It takes the place of the wish in front. */
  readonly instead: boolean;
}

/**
 * The plan for a breath of several things, each read by itself as if it were a turn of its own, where the whole came to nothing or to a part: "the telly's talking
 * to itself, *off with that*, and *get the lamp down to a third*". Every piece must be a wish that is understood or something merely told. `undefined`
 * where one is neither, and where a time or a condition of one may be meant for the next.
 */
export function byClause(
  text: string,
  first: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (text: string, context: UnderstandingContext) => Plan,
): Plan | undefined {
  if (first.talk === 'hypothetical' || lexicon.language.loose.quoting.test(text)) return undefined;
  const isLost = !isHeard(first);
  if (!isLost && first.groups.length === 0) return undefined;
  if (first.offer?.sure === true || spares(text, lexicon)) return undefined;
  const pieces = piecesOf(text, lexicon);
  if (pieces.length < 2 || pieces.length > PIECES_MAX) return undefined;
  if (ordersTwice(text, lexicon) || isOtherWord(text, lexicon, context)) return undefined;
  const walk = new Walk(text, pieces, lexicon, context, read);
  if (!isLost && !pieces.some((piece) => walk.mayBeLost(piece, first))) return undefined;
  const parts = walk.from(0, []);
  const wishes = (parts ?? []).flatMap(({ plan }) => plan ?? []);
  if (parts === undefined || wishes.length === 0) return undefined;
  const groups = inGroups(parts);
  if (mayBeForItsDay(groups.flat())) return undefined;
  if (
    !isLost &&
    (parts.some(({ refers, instead }) => refers || instead) || !isMore(groups.flat(), first.groups.flat()))
  )
    return undefined;
  return {
    ...wishes[0]!,
    direct: false,
    confidence: Math.min(...wishes.map(({ confidence }) => confidence)),
    groups,
    unread: wishes.flatMap(({ unread }) => unread),
    remarks: wishes.flatMap(({ remarks }) => remarks),
  };
}

/** "All the lights *except* the hall": what is left out is no wish of its own. */
function spares(text: string, lexicon: Lexicon): boolean {
  const { is, loose } = lexicon.language;
  return loose.leavesOut.test(text) || wordsIn(text, lexicon).some(({ word }) => is.leavingOut.has(word));
}

/** "The lamp after the door and the door *after* the lamp": which comes first is not for pieces to say. */
function ordersTwice(text: string, { language }: Lexicon): boolean {
  const { tokens } = tokenize(text, language.words);
  const isOrder = (at: number): boolean =>
    language.clauses.jointsAt(tokens, at).some(({ joint }) => joint === 'before' || joint === 'reverse');
  return tokens.filter((_, at) => isOrder(at)).length > 1;
}

/** "The plumber comes *on Friday*, so turn the water off": the wish may be for the day that is told with no hour. */
function mayBeForItsDay(deeds: readonly Action[]): boolean {
  const hasDay = deeds.some(({ args }) => args['all_day'] === true);
  return hasDay && deeds.some(({ args, when }) => args['target'] !== undefined && when === undefined);
}

/** Whether nothing is left to read. */
function isHeard({ groups, unread, talk }: Plan): boolean {
  if (unread.length === 0) return groups.length > 0 || talk === undefined || !TOLD.has(talk);
  return unread.every(({ cannot }) => cannot === true);
}

/** Whether all of the deeds before are among these, and others beside. */
function isMore(deeds: readonly Action[], before: readonly Action[]): boolean {
  const bare = ({ source: _, ...deed }: Action): string => JSON.stringify(deed);
  const all = deeds.map(bare);
  return deeds.length > before.length && before.every((deed) => all.includes(bare(deed)));
}

const TOLD: ReadonlySet<Plan['talk']> = new Set<Plan['talk']>(['statement', 'how-to', 'greeting']);

/** What is said for company, and asks for nothing. */
const IDLE: ReadonlySet<Plan['talk']> = new Set<Plan['talk']>([
  'greeting',
  'pleasantry',
  'presence',
  'assent',
  'acknowledgement',
  'thanks',
  'chat',
]);

class Walk {
  readonly #text: string;
  readonly #pieces: readonly Piece[];
  readonly #lexicon: Lexicon;
  readonly #context: UnderstandingContext;
  readonly #read: (text: string, context: UnderstandingContext) => Plan;
  #reads = 0;

  constructor(
    text: string,
    pieces: readonly Piece[],
    lexicon: Lexicon,
    context: UnderstandingContext,
    read: (text: string, context: UnderstandingContext) => Plan,
  ) {
    this.#text = text;
    this.#pieces = pieces;
    this.#lexicon = lexicon;
    this.#context = context;
    this.#read = read;
  }

  /** Whether nothing of a plan was said in a piece that is not told either: "*fan on*, and is the heating on?". */
  mayBeLost({ start, end }: Piece, { groups }: Plan): boolean {
    const isHeardThere = groups
      .flat()
      .some(({ source }) => source === undefined || (source.start < end && source.end > start));
    const words = this.#text.slice(start, end);
    if (isHeardThere || wordsIn(words, this.#lexicon).length < 2 || this.#isHeading(end)) return false;
    const { groups: own, unread } = understand(words, this.#lexicon, this.#context);
    // "*Just in* off nights" is no whole wish.
    const isWhole = (own.flat()[0]?.source?.start ?? 0) === 0;
    return isWhole && own.length > 0 && unread.length === 0 && !this.#isTold(words, end, start === 0);
  }

  /** What the pieces from here on come to, behind what was said. */
  from(at: number, said: readonly Part[]): readonly Part[] | undefined {
    const first = this.#pieces[at];
    if (first === undefined) return said;
    for (let more = 0; more < TOGETHER_MAX && at + more < this.#pieces.length; more++) {
      if (this.#reads > READS_MAX) return undefined;
      // What is put right stands for itself.
      if (more > 0 && this.#pieces[at + more]!.joints.has('correction')) break;
      const part = this.#part(first, this.#pieces[at + more]!.end, more === 0, said);
      const all = part === undefined ? undefined : this.from(at + more + 1, part);
      if (all !== undefined) return all;
    }
    return undefined;
  }

  /** What was said with the stretch behind it; `undefined` where it is neither a wish nor told. */
  #part(
    { start, joints }: Piece,
    end: number,
    single: boolean,
    said: readonly Part[],
  ): readonly Part[] | undefined {
    const words = this.#text.slice(start, end);
    const is = { start, end, joints };
    const wish = said.findLastIndex(({ plan }) => plan !== undefined);
    const told = said.at(-1);
    // "Email Sam, *no, don't*": the wish in front is none.
    if (words.trim() === '')
      return joints.has('abandon') && wish >= 0 ? said.filter((_, at) => at !== wish) : undefined;
    if (joints.has('abandon')) return undefined;
    const isPutRight = joints.has('correction') && said.length > 0;
    // With no mark in front a time, a condition or a question may be meant for both.
    const isJoined = said.length > 0 && !joints.has('stop') && !joints.has('comma');
    const before = isJoined ? told?.plan?.groups.flat() : undefined;
    const isBare = before?.some((deed) => isBound(deed) || asks(deed, this.#lexicon.grammar)) === true;
    const idle = { ...is, plan: undefined, refers: false, instead: false };
    const isHeading = this.#isHeading(end);
    if (!isPutRight && single && this.#isTold(words, end, said.length === 0))
      return isBare || joints.has('then') ? undefined : [...said, idle];
    if (isHeading) return undefined;
    // "*The pump's making a noise*, stop it" is of the pump; "we had the lamp on, *the tv off*" goes on telling.
    const isOfTold = told !== undefined && told.plan === undefined && this.#namesThing(told);
    const goesOnTelling = !joints.has('stop') && !orders(words, this.#lexicon);
    const isBack = pointsBack(words, this.#lexicon);
    if (isOfTold && (isBack || goesOnTelling)) return undefined;
    if (!single && goesOnTelling && !isBack && this.#beginsToldOfThing(start)) return undefined;
    const plan = this.#placed(start, end, this.#behind(said));
    if (single && !isPutRight && this.#isIdle(plan, words)) return [...said, idle];
    if (plan.groups.length === 0 || plan.unread.length > 0) return undefined;
    const deeds = plan.groups.flat();
    if (deeds.some(({ service }) => service === CONVERSATION)) return undefined;
    // "*Can it be the day after, same time*" is no question of its own.
    const isQuestion = deeds.every((deed) => asks(deed, this.#lexicon.grammar));
    if (!single && isQuestion && !words.trimEnd().endsWith('?')) return undefined;
    // "Nina rang, *it's at seven*", "*the lamp's out*, put it on".
    if (single && deeds.some(isOfThing) && isBuilt(words, this.#lexicon, this.#context)) return undefined;
    if (this.#isBoundInFront(said, joints) && deeds.some((deed) => isOfThing(deed) && !isBound(deed)))
      return undefined;
    const refers = wish >= 0 && !isSame(this.#placed(start, end, this.#context), plan);
    if (isBare || (refers && isJoined && !isQuestion) || (refers && this.#denies(words))) return undefined;
    // "Heating on at six, off at eight, *every weekday*": nothing was made yet that could be called off.
    if (refers && deeds.some((deed) => this.#changesMade(deed, said))) return undefined;
    if (!isPutRight) return [...said, { ...is, plan, refers, instead: false }];
    const replaced = said[wish]?.plan?.groups.flat() ?? [];
    const isPut = deeds.some((deed) => replaced.some((one) => takesPlaceOf(deed, one, true)));
    return isPut && refers ? [...said, { ...is, plan, refers, instead: true }] : undefined;
  }

  #isIdle({ groups, unread, talk }: Plan, words: string): boolean {
    if (groups.length + unread.length > 0 || talk === undefined) return false;
    if (IDLE.has(talk)) return true;
    // "*Don't mix them up*": nothing of this home is named, and nothing is left out.
    const isOfNone = spokenOf(words, this.#lexicon, this.#context).things.length === 0;
    return talk === 'prohibition' && isOfNone && !this.#spares(words);
  }

  #spares(words: string): boolean {
    const { is } = this.#lexicon.language;
    return wordsIn(words, this.#lexicon).some(({ word }) => is.sparing.has(word) || is.leaving.has(word));
  }

  #denies(words: string): boolean {
    const { is } = this.#lexicon.language;
    return wordsIn(words, this.#lexicon).some(({ word }) => is.not.has(word)) || this.#spares(words);
  }

  /** Whether a deed calls off, or moves, what a piece in front would make. */
  #changesMade({ service, method }: Action, said: readonly Part[]): boolean {
    const { services } = this.#lexicon.grammar;
    return said.some(({ plan }) =>
      plan?.groups.flat().some((made) => {
        const { cancel, move } = services.get(made.service)?.phrases.methods[made.method] ?? {};
        const isPutOff = made.when !== undefined && service === SCHEDULE;
        return isPutOff || (made.service === service && [cancel?.method, move?.method].includes(method));
      }),
    );
  }

  /** "*At nine the lamp on* and the curtains drawn": the time may be meant for both. */
  #isBoundInFront(said: readonly Part[], joints: Piece['joints']): boolean {
    if (joints.has('stop') || joints.has('also')) return false;
    const before = said.findLast(({ plan }) => plan !== undefined)?.plan;
    return before?.groups.flat().some((deed) => isOfThing(deed) && isBound(deed)) ?? false;
  }

  #isTold(words: string, end: number, isFirst: boolean): boolean {
    const [lexicon, context] = [this.#lexicon, this.#context];
    if (lexicon.language.statements.aside.test(words)) return true;
    if (this.#isHeading(end)) return false;
    // "What is it you do, *every day I mean?*" asks up to its mark.
    const [mark = ''] = /[.!?;:]/.exec(this.#text.slice(end - 1)) ?? [];
    if (mark === '?') return false;
    if (isTakenBack(words, lexicon)) return false;
    const left = withoutManners(words, lexicon).text;
    if (wordsIn(left, lexicon).length === 0) return true;
    return isStatement(words, isFirst, lexicon, context, false) || isRemark(words, lexicon);
  }

  /** "*Movie night*: dim the lamp" says what it is about. */
  #isHeading(end: number): boolean {
    return this.#lexicon.language.is.heading.has(this.#text.charAt(end - 1));
  }

  /** "*We had the floor lamp on*, the tv off". */
  #beginsToldOfThing(start: number): boolean {
    const first = this.#pieces.find((piece) => piece.start === start);
    if (first === undefined || !this.#namesThing(first)) return false;
    return isBuilt(this.#text.slice(start, first.end), this.#lexicon, this.#context);
  }

  #namesThing({ start, end }: Pick<Piece, 'start' | 'end'>): boolean {
    return spokenOf(this.#text.slice(start, end), this.#lexicon, this.#context).things.length > 0;
  }

  /** What was heard before, each wish of this breath as a turn of its own. */
  #behind(said: readonly Part[]): UnderstandingContext {
    const turns = said.flatMap(({ start, end, plan }) =>
      plan === undefined ? [] : [{ text: this.#text.slice(start, end), groups: plan.groups }],
    );
    if (turns.length === 0) return this.#context;
    return { ...this.#context, previous: [...(this.#context.previous ?? []), ...turns] };
  }

  #placed(start: number, end: number, context: UnderstandingContext): Plan {
    this.#reads++;
    const words = Reworded.of(this.#text, this.#lexicon.language).part(start, end);
    return placedIn(words, this.#read(words.text, context));
  }
}

/** The deeds of all parts: side by side, but what follows from another waits for it; of two that come to the same the last one counts. */
function inGroups(parts: readonly Part[]): readonly Group[] {
  const groups: Action[][] = [];
  for (const { plan, refers, instead, joints } of parts) {
    if (plan === undefined) continue;
    const [one] = plan.groups.flat();
    for (const group of groups)
      for (let at = group.length - 1; at >= 0; at--)
        if (plan.groups.flat().some((deed) => takesPlaceOf(deed, group[at]!, instead && refers)))
          group.splice(at, 1);
    const last = refers ? inOne(groups, one?.service) : undefined;
    const behind = refers || joints.has('then') ? (last ?? groups.at(-1)) : ofSameThing(groups, one);
    if (behind === undefined) groups.push(...plan.groups.map((group) => [...group]));
    else behind.push(...plan.groups.flat());
  }
  const kept = new Set<string>();
  const isNew = ({ source: _, ...deed }: Action): boolean => {
    const words = JSON.stringify(deed);
    return kept.size < kept.add(words).size;
  };
  return groups.map((group) => group.filter(isNew)).filter((group) => group.length > 0);
}

/** "Back on, *half as bright*": what was done to the same thing comes first. */
function ofSameThing(groups: readonly Action[][], deed: Action | undefined): Action[] | undefined {
  if (deed === undefined || !isOfThing(deed) || isBound(deed)) return undefined;
  const { service, args } = deed;
  return groups.find((group) =>
    group.some(
      (one) => one.service === service && isSame(one.args['target'], args['target']) && !isBound(one),
    ),
  );
}

/** The groups of a service as one, for what refers to all of them: "pegs and a mallet on the list, and *what's on it*". */
function inOne(groups: Action[][], service: string | undefined): Action[] | undefined {
  const [first, ...others] = groups.filter((group) => group.some((deed) => deed.service === service));
  for (const other of others) first!.push(...groups.splice(groups.indexOf(other), 1).flat());
  return first;
}

/** The same done to the same, with another value or at another time; or, where it was put right, to something else. */
function takesPlaceOf(deed: Action, before: Action, instead: boolean): boolean {
  if (deed.service !== before.service || deed.method !== before.method || !isOfThing(deed)) return false;
  return instead || isSame(deed.args['target'], before.args['target']);
}

function isOfThing({ args }: Action): boolean {
  return args['target'] !== undefined;
}

/** It waits for a time or for something that becomes so, or has a condition. */
function isBound({ when, if: only }: Action): boolean {
  return when !== undefined || only !== undefined;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
