import type { Bus } from './types.ts';

/**
 * Runs what needs the broker, where it is there: for a start that goes on without it. What has to be made good once it comes is the
 * caller's, by `onConnection`; so is a loss in the middle.
 */
export async function whenThere(bus: Pick<Bus, 'connected'>, run: () => Promise<unknown>): Promise<void> {
  if (!bus.connected) return;
  try {
    await run();
  } catch (error) {
    if (bus.connected) throw error;
  }
}
