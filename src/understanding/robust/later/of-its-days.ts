import type { Action, Plan } from '../../../domain/index.ts';
import { WEEKDAY_CODES } from '../../languages/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { moving, ruleOf } from '../../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../../text/index.ts';

/**
 * "An alarm for seven every weekday." "*On Fridays make it half six*": Friday's is another, and the series that it is one of comes on the other days from now on. "*And* on
 * Saturdays" leaves it as it is, and so does a whole wish for one more.
 */
export function ofItsDays(text: string, plan: Plan, lexicon: Lexicon, context: UnderstandingContext): Plan {
  const [deed, more] = plan.groups.flat();
  const [series, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (deed === undefined || series === undefined || (more ?? another) !== undefined) return plan;
  if (deed.service !== series.service || deed.method !== series.method || !isMoved(text, lexicon))
    return plan;
  const rule = series.args['rrule'];
  const [was, is] = [daysOf(series), daysOf(deed)];
  if (typeof rule !== 'string' || was === undefined || is === undefined) return plan;
  const others = was.filter((day) => !is.includes(day));
  if (others.length === 0 || !is.every((day) => was.includes(day))) return plan;
  const source = { start: 0, end: text.length, text };
  const less = moving(series, source, lexicon, context);
  if (less === undefined) return plan;
  const rrule = rule
    .replace(/^FREQ=DAILY/, 'FREQ=WEEKLY;BYDAY=ALL')
    .replace(/BYDAY=[A-Z,]+/, `BYDAY=${others.join(',')}`);
  return { ...plan, groups: [[{ ...less, args: { ...less.args, rrule } }, deed]] };
}

/** "*Make it* half six", "half six *instead*". */
function isMoved(text: string, { language }: Lexicon): boolean {
  const { is, words } = language;
  const { tokens } = tokenize(text, words);
  const moves = tokens.some(({ word }, at) => is.moving.has(word) && is.it.has(tokens[at + 1]?.word ?? ''));
  const adds = tokens.some(({ word }, at) => is.more.has(word) || (at === 0 && is.and.has(word)));
  return !adds && (moves || tokens.some(({ said }) => is.instead.has(said)));
}

/** The days of the week on which it comes, each week. */
function daysOf(action: Action): readonly string[] | undefined {
  const rule = ruleOf(action);
  if (action.when !== undefined || rule === undefined || /INTERVAL|BYMONTH|BYSETPOS/.test(rule))
    return undefined;
  if (/^FREQ=DAILY/.test(rule)) return WEEKDAY_CODES;
  return /^FREQ=WEEKLY.*BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(',');
}
