import { wallAt } from '../../../base/index.ts';
import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { instantOf, understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { withSource } from '../plan-as-said.ts';
import { Reworded } from '../reworded.ts';
import { asksOnly } from '../wish.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** "Cinema on Friday at eight." "*What have I got that day*", "*does that clash*": a question for the day, or the week, of what was spoken of last. */
export function onItsDay(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { later } = lexicon.language.loose;
  const words = Reworded.of(text, lexicon.language);
  const asked = later.daysAsked.find(({ say }) => words.mayHold(say) && say.test(text));
  if (asked === undefined) return undefined;
  const last = context.previous?.at(-1)?.groups.flat().at(-1);
  const at = last && (instantOf(last) ?? dayAsked(last));
  if (at === undefined) return undefined;
  const day = new Date(`${wallAt(at, context.timezone).slice(0, 10)}T00:00:00Z`);
  const monday = day.getTime() - ((day.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS) * DAY_MS;
  const question =
    asked.week === true
      ? later.onDays(new Date(monday), new Date(monday + (WEEK_DAYS - 1) * DAY_MS))
      : later.onDays(day);
  const plan = understand(question, lexicon, { ...context, previous: [] });
  if (plan.unread.length > 0 || plan.groups.length === 0 || !asksOnly(plan, lexicon)) return undefined;
  const source = { start: 0, end: text.length, text };
  return withSource(plan, source);
}

/** "What have I got on Friday?" "*And that week?*": the only day that was asked about. */
function dayAsked({ args: { from, to } }: Action): number | undefined {
  const [first, end] = [Date.parse(String(from)), Date.parse(String(to))];
  return end - first <= DAY_MS ? first : undefined;
}
