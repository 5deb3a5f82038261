/** What a running hub refused because it costs too much, for `hearth doctor`. */
import type { UsedUp } from '../../base/index.ts';
import { askHub, type HubAddress } from './ask-hub.ts';
import type { Finding } from './model.ts';

const TOLD_MAX = 10;
const HINT = 'GET /v1/budgets tells all of them; docs/reference/config.md has the limits that can be set.';

type Told = Omit<UsedUp, 'first' | 'last'> & { readonly last: string };

/** What a running hub says of its budgets; nothing where none answers, for they are counted from its start. */
export async function budgetFindings(hub: HubAddress): Promise<Finding[]> {
  const answer = await askHub<{ budgets: readonly Told[] }>('/v1/budgets', hub);
  if (answer === undefined) return [];
  return budgetFindingsOf(answer.budgets);
}

/** The last few of them. */
export function budgetFindingsOf(budgets: readonly Told[]): Finding[] {
  if (budgets.length === 0) return [{ what: 'no budget was used up since the hub started', ok: true }];
  const more = budgets.length - TOLD_MAX;
  return [
    ...budgets.slice(0, TOLD_MAX).map(findingOf),
    ...(more > 0 ? [{ what: `${more} more budgets were used up`, ok: false, hint: HINT }] : []),
  ];
}

function findingOf({ name, who, times, last, detail }: Told): Finding {
  const often = times === 1 ? 'once' : `${times} times`;
  return {
    what: `the budget ${name} was used up ${often} by ${who}, last at ${last}: ${detail}`,
    ok: false,
    hint: HINT,
  };
}
