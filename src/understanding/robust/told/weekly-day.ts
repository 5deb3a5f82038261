import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { ruleOf } from '../../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../../text/index.ts';

/** A rule for each week that names no day of it. */
const NO_DAY = /^FREQ=WEEKLY(?!.*BYDAY)/;

/**
 * "The quiz team comes *on Tuesdays*, so have the porch light come on at eight *every week*": a rule for each week is of the days that are told beside it; where
 * several are told, the rule is left as it is.
 */
export function onToldDays(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  if (!plan.groups.some((group) => group.some((action) => NO_DAY.test(ruleOf(action) ?? '')))) return plan;
  const days = daysTold(text, lexicon, context);
  if (days === undefined) return plan;
  const onDays = (rule: string): string => rule.replace(/^FREQ=WEEKLY/, `$&;BYDAY=${days.join(',')}`);
  const placed = (action: Action): Action => {
    if (!NO_DAY.test(ruleOf(action) ?? '')) return action;
    const { when, args } = action;
    if (when !== undefined && 'rrule' in when && when.rrule !== undefined)
      return { ...action, when: { ...when, rrule: onDays(when.rrule) } };
    return { ...action, args: { ...args, rrule: onDays(String(args['rrule'])) } };
  };
  return { ...plan, groups: plan.groups.map((group) => group.map(placed)) };
}

/** The days of the week that words name as those of each week, where they name them once. */
function daysTold(
  text: string,
  { language }: Lexicon,
  { locale = 'en-GB' }: UnderstandingContext,
): readonly string[] | undefined {
  const { tokens } = tokenize(text, language.words);
  const found: (readonly string[])[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [piece] = language.times.piecesAt(tokens, at, locale);
    if (piece?.value.type === 'every' && piece.value.every.days !== undefined)
      found.push(piece.value.every.days);
    at = piece?.end ?? at + 1;
  }
  return found.length === 1 ? found[0] : undefined;
}
