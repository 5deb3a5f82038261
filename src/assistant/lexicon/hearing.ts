import type { InboundMessage, Place, Plan } from '../../domain/index.ts';
import type { UnderstandingContext } from '../../understanding/index.ts';

/** What words of this home are heard with, whoever reads them: its zone, its locale, its hours, who speaks, and where. */
export function hearingIn(
  { timezone, locale, hours }: Place,
  { person, area }: Pick<InboundMessage, 'person' | 'area'>,
  now: number,
): UnderstandingContext {
  return {
    now,
    timezone,
    ...(locale === undefined ? {} : { locale }),
    ...(hours === undefined ? {} : { dayParts: hours }),
    person: person ?? '',
    ...(area === undefined ? {} : { area }),
  };
}

/** What lacks nothing but its room is for the one that it was said in: "save this as reading". */
export function heardThere(plan: Plan, { area }: Pick<InboundMessage, 'area'>): Plan {
  if (area === undefined) return plan;
  const isMeant = ({ wish }: Plan['unread'][number]) =>
    wish?.lacks.length === 1 && wish.lacks[0]?.params.join() === 'area';
  const here = plan.unread.flatMap((one) =>
    isMeant(one) && one.wish !== undefined ? [one.wish.action] : [],
  );
  if (here.length === 0) return plan;
  const groups = here.map((action) => [{ ...action, args: { ...action.args, area } }]);
  return {
    ...plan,
    ...{ groups: [...plan.groups, ...groups], direct: false },
    unread: plan.unread.filter((one) => !isMeant(one)),
  };
}
