import { type Action, type Plan, returns } from '../../../../domain/index.ts';
import type { OfItsDays } from '../../../languages/index.ts';
import { heard, type Lexicon } from '../../../names/index.ts';
import {
  dayIn,
  daysAnew,
  namesOutcome,
  onceAs,
  onceOtherwise,
  RESTING,
  seriesOfDays,
  understand,
  understoodAs,
} from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { held, withSource } from '../../plan-as-said.ts';
import { alwaysOtherwise } from '../always-otherwise.ts';
import { sameThing } from '../not-then.ts';

/**
 * "Turn off the TV at nine every night." "*Don't turn it off on Friday*", "*on Saturdays let it run till midnight*", "*turn it off at ten tonight instead*": said of some of the
 * days of what was stored last, by what it does or would end. Of none of its days nothing is promised.
 */
export function ofItsDays(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const said = lexicon.language.loose.later.ofItsDays(text);
  const series = said && seriesOfDays(text, lexicon, context);
  if (said === undefined || series?.when === undefined || !returns(series)) return undefined;
  if (!isMeant(said, series, lexicon, context)) return undefined;
  const source = { start: 0, end: text.length, text };
  const plan = changedOn(said, series, text, lexicon, context);
  if (plan !== undefined) return withSource(plan, source);
  return said.keeps === true ? held(text, understoodAs([]), lexicon) : undefined;
}

function changedOn(
  { words, days = [] }: OfItsDays,
  series: Action,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  if (words !== undefined)
    return (
      onceOtherwise(words, lexicon, context) ??
      alwaysOtherwise(words, lexicon, context) ??
      daysAnew(words, lexicon, context)
    );
  const source = { start: 0, end: text.length, text };
  const skips = days.map((day) => {
    const on = dayIn(day, lexicon, context);
    return on && onceAs(undefined, series, on, source, lexicon, context);
  });
  const groups = skips.flatMap((plan) => plan?.groups ?? []);
  return groups.length === 0 ? undefined : understoodAs(groups);
}

/** Whether the words name what the series does to its thing, or what it would bring to an end there. */
function isMeant(
  { order, keeps, instead, words, every }: OfItsDays,
  { when: _when, said: _said, ...series }: Action,
  lexicon: Lexicon,
  context: UnderstandingContext,
): boolean {
  const previous = [{ text: series.source?.text ?? '', groups: [[series]] }];
  const plan = understand(order, lexicon, { ...context, previous });
  const [deed, another] = plan.groups.flat();
  if (deed === undefined || another !== undefined || plan.unread.length > 0) return false;
  if (deed.service !== series.service || !sameThing(deed, series)) return false;
  const methods = lexicon.grammar.services.get(deed.service)?.phrases.methods;
  if (keeps === true) return methods?.[deed.method]?.undo === series.method;
  if (deed.method !== series.method) return false;
  // What begins something may well come twice on a day.
  const isOnce = words !== undefined && every !== true && instead !== true;
  return !isOnce || namesOutcome(RESTING.join(' '), deed, heard({ lexicon, context }, []));
}
