import type { Action, Plan } from '../../../domain/index.ts';
import { isoLength } from '../../languages/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { readDuration, readWhen, takenOff, understoodAs } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { isEndOf, isLater } from './not-then.ts';

/** Keeps what is to come; such an end that was moved before was taken off it first. */
const KEEPER = 'schedule';

/** "The lamp on for an hour." "*Make it two*", "*two hours*": what was done for a time ends later, or sooner, counted from now. */
export function lastsAnew(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const before = context.previous?.at(-1)?.groups.flat() ?? [];
  const [end, another] = before.filter(
    (one) => isEndOf(one, before) || (isLater(one) && before[0]?.service === KEEPER),
  );
  if (end?.when === undefined || another !== undefined || !('after' in end.when)) return undefined;
  const until = untilThen(text, end, lexicon, context);
  if (until !== undefined) return until;
  const [, said] = lexicon.language.loose.later.lastsAnew.exec(text) ?? [];
  const length = said ?? inItsUnit(text, end.when.after, before, lexicon);
  const after = length === undefined ? undefined : readDuration(length, lexicon.language);
  const source = { start: 0, end: text.length, text };
  const off = takenOff(end, source);
  if (after === undefined || off === undefined) return undefined;
  const anew = { ...end, when: { after: isoLength(after) }, source };
  return understoodAs([[off, anew]]);
}

/** "The fan on for ten minutes." "*No, until eleven*": it ends at that hour. */
function untilThen(
  text: string,
  end: Action,
  { language }: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const ends = language.loose.later.endsLater(text);
  const until = ends !== undefined && 'until' in ends ? ends.until : undefined;
  const then = until === undefined ? undefined : readWhen(until, 'when', context, language);
  const source = { start: 0, end: text.length, text };
  const off = takenOff(end, source);
  if (then?.when === undefined || off === undefined) return undefined;
  return understoodAs([[off, { ...end, when: then.when, source }]]);
}

/** "The coffee machine on for twenty minutes." "*Make it ten*": as many of the same, where nothing else was told in figures. */
function inItsUnit(
  text: string,
  was: string,
  before: readonly Action[],
  { language }: Lexicon,
): string | undefined {
  const { lastsFigure, putOff } = language.loose.later;
  const [, figure] = lastsFigure.exec(text) ?? [];
  if (
    figure === undefined ||
    before.some(({ args }) => Object.values(args).some((arg) => typeof arg === 'number'))
  )
    return undefined;
  if (/^PT\d+M$/.test(was)) return `${figure} ${putOff.units.minute}`;
  return /^PT\d+H$/.test(was) ? `${figure} ${putOff.units.hour}` : undefined;
}
