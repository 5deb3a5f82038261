import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { Reworded } from '../reworded.ts';
import { asksOnly } from '../wish.ts';

/** So many turns back something was asked that "and the back one?" may ask of another thing. */
const TURNS_MAX = 2;

/**
 * The plan for words that only ask by the mark behind them and order by their looks: "garage door closed?", and behind a question
 * "is the front door locked?" "Lock it." "*And the back?*". `undefined` where they ask for nothing.
 */
export function askedByMark(
  text: string,
  strict: Plan,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  if (!text.trimEnd().endsWith('?')) return undefined;
  const [deed, ...others] = strict.groups.flat();
  if (deed === undefined || others.length > 0 || asksOnly(strict, lexicon)) return undefined;
  const { asked, elliptic } = lexicon.language.loose;
  const said = Reworded.of(text, lexicon.language);
  for (const question of said.inWordsOfEach(asked)) {
    const plan = questionIn(question.text, deed.service, lexicon, context);
    if (plan !== undefined) return plan;
  }
  if (!elliptic.test(text)) return undefined;
  const { previous = [] } = context;
  for (const turn of previous.slice(-TURNS_MAX).toReversed()) {
    if (!asksOnly(turn, lexicon)) continue;
    const plan = questionIn(text, deed.service, lexicon, { ...context, previous: [turn] });
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/** What words ask, where all of them are understood and ask of the same service. */
function questionIn(
  text: string,
  service: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  const plan = understand(text, lexicon, context);
  const isOne = plan.groups.flat().every((action) => action.service === service);
  return plan.unread.length === 0 && plan.groups.length > 0 && isOne && asksOnly(plan, lexicon)
    ? plan
    : undefined;
}
