import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, systemClock } from '../../base/index.ts';
import { type Send, sender, textOf } from '../../cli/index.ts';
import type { Config } from '../../config/index.ts';
import { COMMAND_LINE_TOKEN } from '../hub/options.ts';
import { reachHub } from './security.ts';

/** A hub that may run, as this machine reaches it. */
export interface HubAddress {
  readonly url: string;
  readonly token: string;
  readonly clock: Clock;
  /** Trusts the hub's own root where it has one. */
  readonly send?: Send;
}

/** The hub of this configuration, by the token of this machine's command line; that is empty where the hub has another folder. */
export function hubHere(config: Config): HubAddress {
  const file = join(config.data, COMMAND_LINE_TOKEN);
  const token = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return { ...reachHub(config, systemClock.now()), token, clock: systemClock };
}

const ANSWER_LIMIT_MS = 2_000;

/** The JSON that the hub answers; undefined where none answers in time, or refuses. */
export async function askHub<T>(path: string, hub: HubAddress): Promise<T | undefined> {
  const { url, token, clock, send = sender() } = hub;
  const limit = new AbortController();
  const timer = clock.after(ANSWER_LIMIT_MS, () => limit.abort());
  try {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await send(`${url}${path}`, { headers, signal: limit.signal });
    if (answer.status === 200) return JSON.parse(await textOf(answer)) as T;
    answer.body.destroy();
    return undefined;
  } catch {
    return undefined;
  } finally {
    timer.cancel();
  }
}
