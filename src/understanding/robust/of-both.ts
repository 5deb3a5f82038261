import type { Action, Plan, SingleTarget } from '../../domain/index.ts';
import { type Lexicon, unionOf } from '../names/index.ts';
import { CONVERSATION, understand } from '../plan/index.ts';
import { type Arg, type PreviousTurn, tokenize, type UnderstandingContext } from '../text/index.ts';
import { withoutManners } from './manners.ts';
import { held } from './plan-as-said.ts';
import type { Reworded } from './reworded.ts';
import { asksOnly } from './wish.ts';

/** Nobody says "both" of what was spoken of longer ago, nor "all three" of what was one turn further back. */
const TURNS_MORE = 1;

/**
 * The plan for words that speak of two or more things at once which were spoken of one after the other, or are of different sorts: "lamp on." "And the fan." "*Both
 * off*". They are said of each by itself. `undefined` where no two such things were spoken of, or the words are understood of one alone.
 */
export function ofBoth(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { counted, several, inTalk } = lexicon.language.loose;
  const found = ofFound(text, lexicon, context);
  if (found !== undefined) return found;
  const previous = context.previous ?? [];
  const said = withoutManners(text, lexicon);
  const [so] = counted.flatMap(({ count, say }) => {
    const words = said.inOrder(say);
    return words === said ? [] : [{ count, words }];
  });
  const words = so?.words ?? said.inWords(several);
  if (words === said) return undefined;
  const rows = rowsOf(previous, so?.count, lexicon);
  if (rows !== undefined) return ofRows(rows, words, text, lexicon, context);
  const spoken = so === undefined ? sortsOf(previous.at(-1)) : lastOf(previous, so.count);
  if (spoken.length < 2) return undefined;
  for (const way of [words, words.inOrder(inTalk)]) {
    const actions = spoken.flatMap((action) => saidOf(action, way.text, lexicon, context) ?? []);
    if (actions.length < spoken.length) continue;
    return planOf(together(actions), text);
  }
  return undefined;
}

function planOf(actions: readonly Action[], text: string): Plan {
  const source = { start: 0, end: text.length, text };
  return { ...NOTHING, groups: actions.map((action) => [{ ...action, source }]) };
}

/** What the last turns wrote down, and in how many turns. */
interface Rows {
  readonly made: readonly Action[];
  readonly turns: number;
}

/** "A timer for the eggs." "And one for the rice." "*Pause both*", "*cancel them*". */
function ofRows(
  { made, turns }: Rows,
  words: Reworded,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const actions = made.flatMap((row) => readOf(row, words.text, lexicon, context) ?? []);
  if (actions.length < made.length) return undefined;
  const [first] = actions;
  if (first?.service === CONVERSATION)
    return TAKES_BACK.includes(first.method)
      ? planOf([{ ...first, method: 'cancel', args: { ...first.args, turns } }], text)
      : undefined;
  const lengths = made.map(({ args }) => args['duration']);
  const areUnlike = new Set(lengths).size === made.length;
  const isOf = ({ service, args }: Action, row: Action): boolean => {
    // "A timer for five minutes and one for ten": what has no name is told by its length.
    const name = nameOf(row) ?? (areUnlike ? row.args['duration'] : undefined);
    return service === row.service && name !== undefined && Object.values(args).includes(name);
  };
  return actions.every((action, at) => isOf(action, made[at]!)) ? planOf(actions, text) : undefined;
}

/** What takes away again what was written down. */
const TAKES_BACK: readonly string[] = ['cancel', 'undo', 'forget', 'halt'];
/** What services write down, by the methods that do. */
const WRITES: Readonly<Record<string, string>> = {
  timer: 'start',
  alarm: 'set',
  reminders: 'create',
  calendar: 'create',
  list: 'add',
};

/** What was written down last, so many rows or all in a row, of one kind; `undefined` where it was something else, or one alone. */
function rowsOf(
  previous: readonly PreviousTurn[],
  count: number | undefined,
  lexicon: Lexicon,
): Rows | undefined {
  const made: Action[] = [];
  let turns = 0;
  for (const turn of previous.toReversed()) {
    const rows = turn.groups.flat();
    if (rows.length === 0 || asksOnly(turn, lexicon)) continue;
    const kind = kindOf(made[0] ?? rows[0]!);
    if (kind === undefined || !rows.every((row) => kindOf(row) === kind)) break;
    made.unshift(...rows);
    turns += 1;
    if (made.length === count) break;
  }
  return made.length > 1 && (count === undefined || made.length === count) ? { made, turns } : undefined;
}

function kindOf({ service, method, when }: Action): string | undefined {
  if (when !== undefined) return 'schedule';
  return WRITES[service] === method ? service : undefined;
}

function nameOf({ args }: Action): Arg | undefined {
  return args['name'] ?? args['text'] ?? args['title'] ?? args['item'];
}

/**
 * The plan for words that speak of things of several kinds which a question told of: "is anything on?" "The lamp and the telly." "*Turn them off*". They are said of
 * those that they fit; of one thing ("turn *it* off") only where they fit no other, and else it is asked what is meant.
 */
function ofFound(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const before = context.previous?.at(-1);
  const told = before?.groups.flat().filter(({ args }) => args['target'] !== undefined) ?? [];
  const kinds = new Set(told.map(({ service }) => service));
  if (before === undefined || kinds.size < 2 || !asksOnly(before, lexicon)) return undefined;
  const { loose, is, words } = lexicon.language;
  const polite = withoutManners(text, lexicon);
  const [remark = ''] = loose.remark.exec(polite.text) ?? [];
  const said = polite.part(remark.length, polite.text.length);
  const { tokens } = tokenize(said.text, words);
  // "Turn it *all* off" is of all of them.
  const isAll = tokens.some(({ word }) => is.every.has(word));
  const isOne = !isAll && tokens.some(({ word }) => is.it.has(word));
  const ofAll = said.inWords(loose.several);
  if (!isOne && !isAll && ofAll === said) return undefined;
  const spoken = told.filter(({ service }) => !STAYING.includes(service));
  const actions = spoken.flatMap((action) => saidOf(action, ofAll.text, lexicon, context) ?? []);
  const isMeant = isOne
    ? actions.length === 1 && !Array.isArray(actions[0]!.args['target'])
    : actions.length > 0;
  if (!isMeant) return isAll || tokens.length > WORDS_MAX ? undefined : held(text, NOTHING, lexicon);
  return planOf(together(actions), text);
}

const NOTHING: Plan = { groups: [], direct: false, confidence: 1, unread: [], remarks: [] };
/** What is on or open all the time, which nobody means by "them". */
const STAYING: readonly string[] = ['valve', 'climate', 'sensor', 'binary_sensor'];
/** Longer words may be a wish of their own. */
const WORDS_MAX = 6;

/** The one action that words come to which are said of another alone. */
function readOf(
  of: Action,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  const previous = [{ text, groups: [[of]] }];
  const { groups, unread } = understand(text, lexicon, { ...context, previous });
  const [action, another] = groups.flat();
  return unread.length === 0 && another === undefined ? action : undefined;
}

/** The same where it is done to the same things. */
function saidOf(
  of: Action,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Action | undefined {
  const action = readOf(of, text, lexicon, context);
  const isIt = action?.service === of.service && isSame(action, of.args['target']);
  return isIt && of.service !== CONVERSATION ? action : undefined;
}

/** What is the same of several things is one action. */
function together(actions: readonly Action[]): readonly Action[] {
  const [first, ...others] = actions;
  const without = ({ source: _source, args: { target: _target, ...args }, ...rest }: Action): string =>
    JSON.stringify([rest, args]);
  if (first === undefined || others.some((other) => without(other) !== without(first))) return actions;
  const targets = actions.flatMap(({ args }) => args['target'] as unknown as SingleTarget);
  return [{ ...first, args: { ...first.args, target: unionOf(targets) as unknown as Arg } }];
}

/** So many things that were spoken of last: two where they were spoken of one by one or are of two sorts. */
function lastOf(previous: readonly PreviousTurn[], count: number): readonly Action[] {
  const found: Action[] = [];
  for (const turn of previous.slice(-count - TURNS_MORE).toReversed()) {
    const things = thingsOf(turn);
    if (count === 2 && things.length > 1 && found.length > 0) return [];
    for (const action of things.toReversed())
      if (!found.some((one) => isSame(one, action.args['target']))) found.unshift(action);
    if (found.length >= count) break;
  }
  return found.length === count ? found : [];
}

/** What one turn spoke of, where that is of several sorts. */
function sortsOf(turn: PreviousTurn | undefined): readonly Action[] {
  const things = turn === undefined ? [] : thingsOf(turn);
  return new Set(things.map(({ service }) => service)).size > 1 ? things : [];
}

function thingsOf({ groups }: PreviousTurn): readonly Action[] {
  const actions = groups.flat();
  return actions.every(({ args, when }) => args['target'] !== undefined && when === undefined) ? actions : [];
}

function isSame({ args }: Action, target: unknown): boolean {
  return JSON.stringify(args['target']) === JSON.stringify(target);
}
