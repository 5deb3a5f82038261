import type { Action, Plan } from '../../../../domain/index.ts';
import type { Lexicon } from '../../../names/index.ts';
import { dayMinutesOf, daysOfSeries, nextDays, ruleOf, seriesOn } from '../../../plan/index.ts';
import { tokenize } from '../../../text/index.ts';

/** "Remind me every weekday at four to fetch Mia, *but on Wednesdays at one*": on these days at their own hour alone. */
export function butOnDays(text: string, plan: Plan, { language }: Lexicon): Plan {
  const [usual, other, more] = plan.groups.flat();
  if (usual === undefined || other === undefined || more !== undefined || plan.unread.length > 0) return plan;
  const from = other.source?.start;
  if (from === undefined || usual.source === undefined || !isAlike(usual, other)) return plan;
  const { is, words } = language;
  const between = tokenize(text.slice(usual.source.end, from), words).tokens;
  const behind = tokenize(text.slice(from), words).tokens;
  const said = [...between, ...behind.slice(0, 1)];
  if (behind.some(({ word }) => is.more.has(word)) || said.some(({ word }) => is.more.has(word))) return plan;
  // Nobody is woken twice a day for saying "and".
  if (usual.service !== WAKES && said.some(({ word }) => is.and.has(word))) return plan;
  const [days, own] = [daysOfSeries(usual), daysOfSeries(other)];
  const rest = days?.filter((day) => own?.includes(day) === false) ?? [];
  if (days === undefined || own === undefined || rest.length === 0) return plan;
  if (!own.every((day) => days.includes(day))) return plan;
  const then = isNextMorning(usual, other) ? seriesOn(other, nextDays(own)) : other;
  return { ...plan, groups: [[seriesOn(usual, rest)], [then]] };
}

const WAKES = 'alarm';
const NOON = 720;
/** Before this hour the night is that of the day before. */
const SMALL_HOURS = 300;

/** "Every night at eleven, *but on Saturdays at midnight*": of that night, which ends on the day behind. */
function isNextMorning(usual: Action, other: Action): boolean {
  const [was, is] = [usual, other].map((one) => dayMinutesOf(one.when ?? { rrule: ruleOf(one) ?? '' }));
  return was !== undefined && is !== undefined && was >= NOON && is < SMALL_HOURS;
}

function isAlike(one: Action, other: Action): boolean {
  const alike = ({ service, method, if: only, args: { rrule: _rrule, ...args } }: Action): string =>
    JSON.stringify([service, method, only, args]);
  return alike(one) === alike(other) && (one.when === undefined) === (other.when === undefined);
}
