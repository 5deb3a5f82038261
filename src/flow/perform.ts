import { type Clock, defined, HearthError, type Json, messageOf } from '../base/index.ts';
import { misshapen } from './shape.ts';
import type { EffectClass, Failure, Outcome, Retry } from './types.ts';

/** A skill that names no limit of its own is late after this. */
export const STEP_TIMEOUT_MS = 120_000;

/** Effects reach the world outside; what is pure or reads may be repeated without asking. */
export function isEffectful(effect: EffectClass): boolean {
  return effect === 'idempotent' || effect === 'verifiable' || effect === 'once';
}

/**
 * Calls into a skill and always resolves: a throw becomes a failure, lateness becomes `expired` and aborts the signal. What
 * comes back after that is nobody's. A late `once` may have happened, so it is not retryable.
 */
export function perform<T>(
  run: () => Promise<T> | T,
  limits: {
    readonly clock: Clock;
    readonly timeoutMs: number;
    readonly effect: EffectClass;
    readonly abort: AbortController;
  },
): Promise<T | { readonly type: 'fail'; readonly error: Failure }> {
  return new Promise((resolve) => {
    const timer = limits.clock.after(limits.timeoutMs, () => {
      resolve(
        failed('expired', `no result within ${limits.timeoutMs} ms`, {
          retryable: limits.effect !== 'once',
        }),
      );
      limits.abort.abort();
    });
    const settle = (value: T | { readonly type: 'fail'; readonly error: Failure }) => {
      timer.cancel();
      resolve(value);
    };
    try {
      Promise.resolve(run()).then(settle, (error: unknown) => settle(thrown(error)));
    } catch (error) {
      settle(thrown(error));
    }
  });
}

export function failed(
  code: string,
  message: string,
  options: { readonly retryable?: boolean; readonly hint?: string; readonly data?: Json } = {},
): { readonly type: 'fail'; readonly error: Failure } {
  return { type: 'fail', error: { code, message, retryable: false, ...options } };
}

/** A throw is never control flow: it ends the step as failed (B12). */
export function thrown(error: unknown): { readonly type: 'fail'; readonly error: Failure } {
  if (error instanceof HearthError) {
    const { code, message, hint, data } = error;
    const told = Object.keys(data).length === 0 ? undefined : (data as Json);
    return failed(code, message, defined({ hint, data: told }));
  }
  return failed('internal', messageOf(error));
}

/** What each outcome must hold to be acted upon. */
const OUTCOMES = {
  done: { out: 'list' },
  wait: { wait: 'object' },
  call: { agent: 'string', input: 'list' },
  handoff: { agent: 'string' },
  replan: { because: 'string' },
  stop: { scope: 'string', because: 'string' },
  fail: { error: 'object' },
} as const satisfies Record<Outcome['type'], object>;

/** What is not an outcome is a failure that says so. */
export function asOutcome(value: unknown): Outcome {
  const fault = misshapen('outcome', value, 'type', OUTCOMES);
  return fault === undefined
    ? (value as Outcome)
    : failed('internal', `what a skill returned is no outcome: ${fault}`);
}

/** When a failed step is tried again, as a delay in milliseconds; undefined when it is not (B53). */
export function retryDelayMs(retry: Retry | undefined, attempt: number, error: Failure): number | undefined {
  if (retry === undefined || !error.retryable || attempt >= retry.maxAttempts) return undefined;
  return Math.min(retry.backoffMs * retry.factor ** (attempt - 1), retry.capMs);
}
