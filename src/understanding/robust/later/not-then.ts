import type { Action, Plan, Span } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { takenOff, understand, understoodAs } from '../../plan/index.ts';
import type { PreviousTurn, UnderstandingContext } from '../../text/index.ts';
import { Reworded } from '../reworded.ts';
import { isAbout } from './one-of-stored.ts';

/**
 * "Coffee on, and off in half an hour." "*Forget the switching off*", "*don't turn it off*", "*leave it on*": what was put off and is not to come after all is called off,
 * and nothing that was done is taken back. `undefined` where nothing of the kind is to come.
 */
export function notThen(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { previous = [] } = context;
  const { later } = lexicon.language.loose;
  if (!previous.some(holdsPutOff) || !Reworded.of(text, lexicon.language).mayHold(later.mayCallOff))
    return undefined;
  const source = { start: 0, end: text.length, text };
  if (later.notNeeded.test(text)) return calledOff(previous.at(-1)?.groups.flat() ?? [], source);
  if (!previous.some(holdsLater)) return undefined;
  if (later.staysSo.test(text)) return withoutEnds(previous.at(-1)?.groups.flat() ?? [], source);
  const said = later.notThen(text);
  if (said === undefined) return undefined;
  const { order, thing } = said;
  for (const turn of previous.toReversed()) {
    const waiting = turn.groups
      .flat()
      .filter((action) => isLater(action) && (thing === undefined || isAbout(action, thing, lexicon)));
    if (waiting.length === 0) continue;
    return calledOff(
      waiting.filter((action) => isOrder(order, action, turn, lexicon, context)),
      source,
    );
  }
  return undefined;
}

/** "Off at ten." "*No need for it any more*": what is all to come does not come; `undefined` where some of it was done at once. */
function calledOff(deeds: readonly Action[], source: Span): Plan | undefined {
  if (deeds.length === 0 || !deeds.every(({ when }) => when !== undefined)) return undefined;
  const off = deeds.flatMap((action) => takenOff(action, source) ?? []);
  return off.length < deeds.length ? undefined : understoodAs(off.map((action) => [action]));
}

/** "At thirty for ten minutes." "*Keep it like that*": what would end what was just done does not come. */
function withoutEnds(deeds: readonly Action[], source: Span): Plan | undefined {
  const ends = deeds.filter((end) => isEndOf(end, deeds));
  const off = ends.flatMap((action) => takenOff(action, source) ?? []);
  return off.length === 0 ? undefined : understoodAs(off.map((action) => [action]));
}

function holdsPutOff({ groups }: PreviousTurn): boolean {
  return groups.flat().some(({ when }) => when !== undefined);
}

function holdsLater({ groups }: PreviousTurn): boolean {
  return groups.flat().some(isLater);
}

/** What comes once, at a time. */
export function isLater({ when }: Action): boolean {
  return when !== undefined && ('at' in when || 'after' in when) && !('rrule' in when);
}

/** Whether the words, said of its thing, ask for what is to come. */
export function isOrder(
  order: string,
  { when: _when, ...action }: Action,
  { text }: PreviousTurn,
  lexicon: Lexicon,
  context: UnderstandingContext,
): boolean {
  const previous = [{ text, groups: [[action]] }];
  const [deed, another] = understand(order, lexicon, { ...context, previous }).groups.flat();
  return (
    another === undefined &&
    deed?.service === action.service &&
    deed.method === action.method &&
    sameThing(deed, action)
  );
}

export function sameThing(one: Action, other: Action): boolean {
  return JSON.stringify(one.args['target']) === JSON.stringify(other.args['target']);
}

/** Whether an action ends later what one of the others does now. */
export function isEndOf(end: Action, deeds: readonly Action[]): boolean {
  return isLater(end) && deeds.some((deed) => begins(deed, end));
}

/** Whether a deed of now is what the end is of. */
function begins(deed: Action, end: Action): boolean {
  return deed.when === undefined && deed.service === end.service && sameThing(deed, end);
}
