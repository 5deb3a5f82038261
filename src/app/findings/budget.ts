/** What a running hub refused because it costs too much, for `hearth doctor`. */
import type { Clock } from '../../base/index.ts';
import type { Fetch } from '../../cli/index.ts';
import type { Finding } from './model.ts';

const ANSWER_LIMIT_MS = 2_000;
const TOLD_MAX = 10;
const HINT = 'GET /v1/budgets tells all of them; docs/reference/config.md has the limits that can be set.';

interface Told {
  readonly name: string;
  readonly who: string;
  readonly times: number;
  readonly last: string;
  readonly detail: string;
}

/** What the hub at `url` says of its budgets; nothing where none answers, for they are counted from its start. */
export async function budgetFindings(
  url: string,
  token: string,
  clock: Clock,
  send: Fetch = fetch,
): Promise<Finding[]> {
  const limit = new AbortController();
  const timer = clock.after(ANSWER_LIMIT_MS, () => limit.abort());
  try {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await send(`${url}/v1/budgets`, { headers, signal: limit.signal });
    if (!answer.ok) return [];
    const { budgets } = (await answer.json()) as { budgets: readonly Told[] };
    if (budgets.length === 0) return [{ what: 'no budget was used up since the hub started', ok: true }];
    const more = budgets.length - TOLD_MAX;
    return [
      ...budgets.slice(0, TOLD_MAX).map(findingOf),
      ...(more > 0 ? [{ what: `${more} more budgets were used up`, ok: false, hint: HINT }] : []),
    ];
  } catch {
    return [];
  } finally {
    timer.cancel();
  }
}

function findingOf({ name, who, times, last, detail }: Told): Finding {
  const often = times === 1 ? 'once' : `${times} times`;
  return {
    what: `the budget ${name} was used up ${often} by ${who}, last at ${last}: ${detail}`,
    ok: false,
    hint: HINT,
  };
}
