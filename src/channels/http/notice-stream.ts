import type { ServerResponse } from 'node:http';
import { type Clock, pause } from '../../base/index.ts';
import { openEvents } from './event-stream.ts';

/** A comment line this often, so that nothing between the hub and the client takes the silence for death. */
const HEARTBEAT_MS = 15_000;

/**
 * Serves what the house says of itself as server-sent events (HTML Living Standard, section 9.2), until the client goes or the hub
 * closes. A client that reads nothing is let go: what it would miss is then said by another door.
 */
export async function streamNotices(
  raw: ServerResponse,
  listen: (hear: (event: string) => void) => () => void,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  openEvents(raw);
  const stalled = new AbortController();
  const write = (text: string): void => {
    if (raw.destroyed || raw.writableNeedDrain) stalled.abort();
    else raw.write(text);
  };
  const deaf = listen(write);
  const over = AbortSignal.any([signal, stalled.signal]);
  try {
    while ((await pause(clock, HEARTBEAT_MS, over)) === 'elapsed') write(': still here\n\n');
  } finally {
    deaf();
    raw.destroy();
  }
}
