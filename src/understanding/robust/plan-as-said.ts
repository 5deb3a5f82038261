import type { Plan, Span } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import type { Reworded } from './reworded.ts';

/** A plan for plainer words, each part of it where it was said. */
export function placedIn(said: Reworded, plan: Plan): Plan {
  const groups = plan.groups.map((group) =>
    group.map((action) => {
      const { source } = action;
      return source === undefined ? action : { ...action, source: said.spanOf(source.start, source.end) };
    }),
  );
  const unread = plan.unread.map((one) => ({ ...one, ...said.spanOf(one.start, one.end) }));
  return { ...plan, groups, unread };
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
export function swallows({ groups }: Plan, { language }: Lexicon): boolean {
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
