import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { CONVERSATION, understand, understoodAs } from '../../../plan/index.ts';
import type { Arg, UnderstandingContext } from '../../../text/index.ts';
import { withSource } from '../../plan-as-said.ts';
import { asksOnly, isOfThing } from '../../wish.ts';

/** Nobody tells things of longer ago by their place. */
const TURNS = 3;

/** "The office and the bath lights on." "*The second one off again*", "*put the first one back on*": the one in that place. */
export function oneInPlace(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.ofThings.byPlace(text);
  if (said === undefined) return undefined;
  for (const { groups } of (context.previous ?? []).slice(-TURNS).toReversed()) {
    const deeds = groups.flat();
    if (deeds.length > 0 && !deeds.every((deed) => isDoneToThing(deed, lexicon))) return undefined;
    const several = severalIn(deeds);
    if (several === undefined) continue;
    const { from, count } = said;
    const start = from < 0 ? several.length + from : from;
    const meant = several.slice(Math.max(start, 0), start + count);
    // Of two of the three that were spoken of there is no third, and of all three there is.
    if (meant.length < count) continue;
    if (meant.some(({ service }) => service !== meant[0]!.service)) return undefined;
    const targets = meant.map(({ args }) => args['target']!);
    const spoken = { ...meant[0]!, args: { target: (count === 1 ? targets[0]! : targets) as Arg } };
    const previous = [{ text: spoken.source?.text ?? '', groups: [[spoken]] }];
    const plan = understand(said.said, lexicon, { ...context, previous });
    const done = plan.groups.flat();
    if (done.length === 0 || plan.unread.length > 0) return undefined;
    if (done.some(({ service }) => service !== spoken.service)) return undefined;
    return withSource(plan, { start: 0, end: text.length, text });
  }
  return undefined;
}

/** Each of several things that a turn set, or that its answer told of last. */
function severalIn(deeds: readonly Action[]): readonly Action[] | undefined {
  const last = deeds.at(-1);
  const targets = last?.args['target'];
  if (last !== undefined && Array.isArray(targets))
    return targets.map((target) => ({ ...last, args: { target } }));
  const things = deeds.filter(({ args }) => args['target'] !== undefined);
  return things.length > 1 ? things : undefined;
}

function isDoneToThing({ service, when }: Action, lexicon: Lexicon): boolean {
  return when === undefined && isOfThing(service, lexicon);
}

/** "Fan on." "Undo that." "*Redo*": what was undone is done again. */
export function doneAgain(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { redoes } = lexicon.language.loose.later.ofThings;
  const [before, last] = (context.previous ?? []).slice(-2);
  if (before === undefined || last === undefined || !redoes.test(text)) return undefined;
  // What it came to stands in its place by then.
  const [undo, another] = understand(last.text, lexicon, { ...context, previous: [] }).groups.flat();
  if (undo?.service !== CONVERSATION || undo.method !== 'undo' || another !== undefined) return undefined;
  if (Object.keys(undo.args).length > 0) return undefined;
  const deeds = before.groups.flat();
  const areDone = deeds.every((deed) => isDoneToThing(deed, lexicon) && deed.args['target'] !== undefined);
  if (deeds.length === 0 || !areDone || asksOnly(before, lexicon)) return undefined;
  const source = { start: 0, end: text.length, text };
  return understoodAs(before.groups.map((group) => group.map((deed) => ({ ...deed, source }))));
}

/** "Which of the lights are on?" "*Turn them off except the hall*", "*turn on the others*": of all that were asked about. */
export function ofThoseTold(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const last = context.previous?.at(-1);
  if (last === undefined || last.groups.length === 0 || !asksOnly(last, lexicon)) return undefined;
  const order = lexicon.language.loose.later.ofThings.ofThoseTold(text, last.text);
  if (order === undefined) return undefined;
  const plan = understand(order, lexicon, { ...context, previous: [] });
  const deeds = plan.groups.flat();
  const areDone = deeds.length > 0 && deeds.every((deed) => isDoneToThing(deed, lexicon));
  if (!areDone || plan.unread.length > 0) return undefined;
  return withSource(plan, { start: 0, end: text.length, text });
}
