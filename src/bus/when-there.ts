import type { Clock } from '../base/index.ts';
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

/** Waits for a lost connection. Resolves with how that ended: it is there, it stayed away for too long, or it was closed. */
export function untilThere(
  { onConnection }: Pick<Bus, 'onConnection'>,
  {
    clock,
    limitMs,
    signal,
  }: { readonly clock: Clock; readonly limitMs: number; readonly signal: AbortSignal },
): Promise<'there' | 'late' | 'closed'> {
  if (signal.aborted) return Promise.resolve('closed');
  return new Promise((resolve) => {
    const settle = (ending: 'there' | 'late' | 'closed') => {
      stop();
      timer.cancel();
      signal.removeEventListener('abort', onAbort);
      resolve(ending);
    };
    const onAbort = () => settle('closed');
    const timer = clock.after(limitMs, () => settle('late'));
    const stop = onConnection((state) => {
      if (state === 'connected') settle('there');
    });
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
