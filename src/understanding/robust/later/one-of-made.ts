import { durationMs } from '../../../base/index.ts';
import type { Action, Plan } from '../../../domain/index.ts';
import type { OneOfMade } from '../../languages/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { instantOf, sequelOf, understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { withSource } from '../plan-as-said.ts';
import { asksOnly } from '../wish.ts';
import { stemsIn } from './stems.ts';

/** Nobody speaks of what they made longer ago by its place among the others. */
const TURNS = 3;

/** What takes the place of another one is done, and the other called off. */
const DEEDS_MAX = 2;

/**
 * "Alarms at six, half six and seven." "*Lose the middle one*", "*push the last one to quarter past*": of several that one turn made, the one
 * in that place. `undefined` where the last turns made no several of a kind, or asked for something in between.
 */
export function oneOfMade(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.oneOfMade(text);
  if (said?.which === 'untold') return oneUntold(text, said.words, lexicon, context);
  const made = said && lastMade(lexicon, context, BY_LENGTH.includes(said.which));
  const meant = said && made && inPlace(made, said.which, lexicon);
  if (said === undefined || meant === undefined) return undefined;
  const source = { start: 0, end: text.length, text };
  const cancel = phrasesOf(meant, lexicon)?.cancel;
  if (said.drops) return cancel && { ...NOTHING, groups: [[{ ...sequelOf(meant, cancel), source }]] };
  const previous = [{ text: meant.source?.text ?? '', groups: [[meant]] }];
  const plan = understand(said.words, lexicon, { ...context, previous });
  const deeds = plan.groups.flat();
  const isOfIt = deeds.length > 0 && deeds.every(({ service }) => service === meant.service);
  if (!isOfIt || deeds.length > DEEDS_MAX || plan.unread.length > 0) return undefined;
  return withSource(plan, source);
}

const NOTHING: Plan = { groups: [], direct: false, confidence: 1, unread: [], remarks: [] };

/** Their services ask which one is meant, where it is not said. */
const ASK_WHICH: readonly string[] = ['timer', 'alarm'];

/** "A timer for the pasta and one for the rice." "*Cancel it*": one of them, and not both. */
function oneUntold(
  text: string,
  switched: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const made = context.previous?.at(-1)?.groups.flat() ?? [];
  const [first, another] = made;
  if (first === undefined || !ASK_WHICH.includes(first.service) || !areMade(made, lexicon)) return undefined;
  const cancel = phrasesOf(first, lexicon)!.cancel!;
  if (switched !== '' && understand(switched, lexicon, context).groups.flat().some(isElse(first)))
    return undefined;
  if (another === undefined && switched === '') return undefined;
  const source = { start: 0, end: text.length, text };
  const off = another === undefined ? sequelOf(first, cancel) : { ...sequelOf(first, cancel), args: {} };
  return { ...NOTHING, groups: [[{ ...off, source }]] };
}

const isElse =
  ({ service }: Action) =>
  (one: Action): boolean =>
    one.service !== service;

/** How long they are nobody keeps but the talk, which made them one by one as well. */
const BY_LENGTH: readonly OneOfMade['which'][] = ['longest', 'shortest'];

/** What is left of the several that were made last, in the order they were told. `inTurns`: also by turns in a row. */
function lastMade(
  lexicon: Lexicon,
  { previous = [] }: UnderstandingContext,
  inTurns: boolean,
): readonly Action[] | undefined {
  let made: readonly Action[] = [];
  const later: Action[] = [];
  for (const { groups } of previous.slice(-TURNS).toReversed()) {
    const actions = groups.flat();
    const makes = areMade(actions, lexicon) && (inTurns || actions.length > 1);
    if (makes && (made.length === 0 || isLike(actions[0]!, made[0]!))) made = [...actions, ...made];
    else if (makes && actions.length > 1 && made.length < 2) {
      later.push(...made);
      made = actions;
    } else if (made.length > 1 || asksOnly({ groups }, lexicon)) break;
    else later.push(...actions);
  }
  if (made.length < 2) return undefined;
  const cancel = phrasesOf(made[0]!, lexicon)!.cancel!;
  const gone = new Set(later.map(toldBy));
  return made.filter((one) => !gone.has(toldBy(sequelOf(one, cancel))));
}

/** Whether they are of one kind and may be called off. */
function areMade(actions: readonly Action[], lexicon: Lexicon): boolean {
  const [first] = actions;
  if (first === undefined || phrasesOf(first, lexicon)?.cancel === undefined) return false;
  return actions.every((one) => isLike(one, first) && one.when === undefined);
}

function isLike(one: Action, { service, method }: Action): boolean {
  return one.service === service && one.method === method;
}

const toldBy = ({ service, method, args }: Action): string => JSON.stringify([service, method, args]);

function phrasesOf({ service, method }: Action, { grammar }: Lexicon) {
  return grammar.services.get(service)?.phrases.methods[method];
}

function inPlace(made: readonly Action[], which: OneOfMade['which'], lexicon: Lexicon): Action | undefined {
  if (typeof which === 'object' && 'named' in which) {
    const words = stemsIn(which.named, lexicon);
    const [named, another] = made.filter((one) => words.every((word) => nameIn(one, lexicon).includes(word)));
    return another === undefined && words.length > 0 ? named : undefined;
  }
  if (typeof which === 'object') {
    const words = stemsIn(which.told, lexicon);
    const [named, another] = made.filter((one) => isNamed(one, words, lexicon));
    return another === undefined ? named : undefined;
  }
  switch (which) {
    case 'middle':
      return made.length % 2 === 1 ? made[(made.length - 1) / 2] : undefined;
    case 'longest':
      return mostOf(made, lengthOf, 1);
    case 'shortest':
      return mostOf(made, lengthOf, -1);
    case 'latest':
      return mostOf(made, instantOf, 1);
    case 'earliest':
      return mostOf(made, instantOf, -1);
    case 'untold':
      return undefined;
    default:
      return made.at(which);
  }
}

/** Whether what it was made for is among these words. */
function isNamed(one: Action, words: readonly string[], lexicon: Lexicon): boolean {
  const name = nameIn(one, lexicon);
  return name.length > 0 && name.every((word) => words.includes(word));
}

function nameIn({ args }: Action, lexicon: Lexicon): readonly string[] {
  const name = args['name'] ?? args['text'] ?? args['title'] ?? args['item'];
  return typeof name === 'string' ? stemsIn(name, lexicon) : [];
}

function lengthOf({ args: { duration } }: Action): number | undefined {
  return typeof duration === 'string' ? durationMs(duration) : undefined;
}

/** The one with the most, or the least, of what all of them have; `undefined` where two have as much. */
function mostOf(
  made: readonly Action[],
  measure: (one: Action) => number | undefined,
  way: 1 | -1,
): Action | undefined {
  const measured = made.map((one) => ({ one, by: measure(one) }));
  if (measured.some(({ by }) => by === undefined)) return undefined;
  const [first, second] = measured.toSorted((one, other) => (other.by! - one.by!) * way);
  return first?.by === second?.by ? undefined : first?.one;
}
