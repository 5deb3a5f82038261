import type { Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { understand } from '../../../plan/index.ts';
import type { PreviousTurn, UnderstandingContext } from '../../../text/index.ts';
import { withMeasured } from '../../of-measured.ts';
import { withSource } from '../../plan-as-said.ts';

/**
 * "It's only 18 in the study." "*Put it up to 21*": the measure that was told is what is set, whatever else in the room goes by such figures. `undefined` where no
 * measure was told just now, or nothing sets it.
 */
export function toldWarmth(
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
  read: (heard: UnderstandingContext) => Plan,
): Plan | undefined {
  const { asksWarmth, setsIt } = lexicon.language.loose.later.ofThings;
  const last = context.previous?.at(-1);
  if (last === undefined || last.groups.length > 0 || last.asked === true || !setsIt.test(text))
    return undefined;
  for (const question of asksWarmth(last.text)) {
    const turn = asIfAsked(question, lexicon, context);
    if (turn === undefined) continue;
    // The room that hears it may hold what goes by such figures as well.
    const { area: _area, ...anywhere } = context;
    const plan = read({ ...anywhere, previous: [turn] });
    const deeds = plan.groups.flat();
    const service = turn.groups[0]?.[0]?.service;
    if (deeds.length === 0 || plan.unread.length > 0) continue;
    if (deeds.every((deed) => deed.service === service))
      return withSource(plan, { start: 0, end: text.length, text });
  }
  return undefined;
}

/** The turn of a question after the measure, answered by what sets it. */
function asIfAsked(
  question: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): PreviousTurn | undefined {
  const plan = understand(question, lexicon, { ...context, previous: [] });
  const [asked, another] = plan.groups.flat();
  if (asked === undefined || another !== undefined || plan.unread.length > 0) return undefined;
  const turn = { text: question, groups: plan.groups };
  const measured = withMeasured(lexicon, { ...context, previous: [turn] })?.previous?.at(-1);
  if (measured !== undefined) return measured;
  const isSet = lexicon.grammar.services.get(asked.service)?.phrases.step !== undefined;
  return isSet ? turn : undefined;
}
