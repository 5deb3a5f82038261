import type { Action, Plan, Span } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import type { Reworded } from './reworded.ts';

/** A plan for plainer words, each part of it where it was said. */
export function placedIn(said: Reworded, plan: Plan): Plan {
  const deeds = plan.groups.flat();
  const groups = plan.groups.map((group) =>
    group.map((action) => {
      const { source } = action;
      if (source === undefined) return action;
      const span = said.spanOf(source.start, source.end);
      const isShared = deeds.some((other) => isElsewhere(other, source) && isAt(said, other, span));
      const own = isShared && action.when !== undefined ? { said: action.said ?? source.text } : {};
      return { ...action, ...own, source: span };
    }),
  );
  // Words that were moved lie elsewhere in what was said.
  const unread = plan.unread
    .map((one) => ({ ...one, ...said.spanOf(one.start, one.end) }))
    .toSorted((one, other) => one.start - other.start);
  return { ...plan, groups, unread };
}

function isElsewhere({ source }: Action, { start, end }: Span): boolean {
  return source !== undefined && (source.start !== start || source.end !== end);
}

/** Where words were moved, several clauses may lie in one stretch of what was said. */
function isAt(said: Reworded, { source }: Action, { start, end }: Span): boolean {
  if (source === undefined) return false;
  const span = said.spanOf(source.start, source.end);
  return span.start === start && span.end === end;
}

/** A plan all of which was said by the same words. */
export function withSource(plan: Plan, source: Span): Plan {
  return { ...plan, groups: plan.groups.map((group) => group.map((action) => ({ ...action, source }))) };
}

/** A plan of which nothing is done, since what it holds is not what was said. */
export function held(text: string, plan: Plan, { language }: Lexicon): Plan {
  const reason = language.wording.reasons['not-understood'];
  return { ...plan, groups: [], unread: [{ start: 0, end: text.length, text, reason }] };
}

/** Whether the words of an entry hold more than belongs to them: "the meeting on friday at six, *no, wait*, half six". */
export function swallows({ groups, unread }: Plan, { language }: Lexicon): boolean {
  const asked = unread.map(({ wish }) => wish?.action.args['text']);
  if (asked.some((text) => typeof text === 'string' && language.loose.takenBackIn.test(text))) return true;
  return groups
    .flat()
    .some(
      ({ args: { title, text, query, name } }) =>
        (typeof title === 'string' && language.loose.swallowed.test(title)) ||
        (typeof name === 'string' && language.loose.timedName.test(name)) ||
        (typeof query === 'string' && language.loose.unnamed.test(query)) ||
        (typeof text === 'string' && language.loose.takenBackIn.test(text)),
    );
}
