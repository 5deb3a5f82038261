import { type Clock, type Json, newId, type Timer } from '../base/index.ts';
import type { WaitSpec } from '../flow/index.ts';
import type { OpenWait } from './types.ts';

/** A question nobody answers stays open this long. */
const WAIT_MS = 24 * 3_600_000;
/** The wall clock may be set while a timer runs, so deadlines are looked at again this often. */
const LOOK_AGAIN_MS = 600_000;

export function openWait(
  spec: WaitSpec,
  owner: Pick<OpenWait, 'process' | 'turn' | 'path'>,
  now: number,
  isDoubt: boolean,
): OpenWait {
  const deadline = spec.deadline ?? now + WAIT_MS;
  const wait = { ...spec, ...owner, id: newId('wait', now), openedAt: now, deadline };
  return isDoubt ? { ...wait, doubt: true } : wait;
}

/** Whether a reply fits the question: one of its options where it has any, yes or no for an approval. Timers take none. */
export function fits(wait: OpenWait, value: Json): boolean {
  if (wait.kind === 'timer') return false;
  if (wait.kind === 'approval' && typeof value === 'boolean') return true;
  if (wait.options !== undefined && wait.options.length > 0)
    return typeof value === 'string' && wait.options.includes(value);
  return wait.kind === 'approval' ? value === 'yes' || value === 'no' : true;
}

/**
 * The value a wait closes with when its deadline passes. `reject` gives `{rejected: true}`, which the skill's `resume` must
 * take for a no, so that nothing unsafe happens by silence; `fail` ends the step without asking the skill.
 */
export function expiryValue(wait: OpenWait): Json {
  if (wait.onExpire === 'fail') return null;
  if (wait.onExpire === 'reject') return { rejected: true };
  return wait.onExpire.value;
}

/** One timer, set to the earliest deadline of all open waits. */
export class WaitAlarm {
  readonly #clock: Clock;
  readonly #ring: () => void;
  #timer: Timer | undefined;

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  set(waits: readonly OpenWait[]): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    if (waits.length === 0) return;
    const earliest = Math.min(...waits.map((wait) => wait.deadline));
    this.#timer = this.#clock.after(
      Math.min(Math.max(0, earliest - this.#clock.now()), LOOK_AGAIN_MS),
      this.#ring,
    );
  }

  cancel(): void {
    this.#timer?.cancel();
  }
}
