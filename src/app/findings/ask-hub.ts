import type { Clock } from '../../base/index.ts';
import type { Fetch } from '../../cli/index.ts';

/** A hub that may run, as this machine reaches it. */
export interface HubAddress {
  readonly url: string;
  readonly token: string;
  readonly clock: Clock;
  /** Trusts the hub's own root where it has one. */
  readonly send?: Fetch;
}

const ANSWER_LIMIT_MS = 2_000;

/** The JSON that the hub answers; undefined where none answers in time, or refuses. */
export async function askHub<T>(path: string, hub: HubAddress): Promise<T | undefined> {
  const { url, token, clock, send = fetch } = hub;
  const limit = new AbortController();
  const timer = clock.after(ANSWER_LIMIT_MS, () => limit.abort());
  try {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await send(`${url}${path}`, { headers, signal: limit.signal });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  } finally {
    timer.cancel();
  }
}
