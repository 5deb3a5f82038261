import {
  type Clock,
  type Fault,
  isJsonObject,
  type Json,
  newId,
  parseJson,
  strangersFaults,
  type Timer,
} from '../base/index.ts';
import type { WaitSpec } from '../flow/index.ts';
import type { OpenWait } from './types.ts';

/** A question nobody answers stays open this long. */
const WAIT_MS = 24 * 3_600_000;

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

/** Why a question cannot be asked so; undefined when it can. */
export function unaskable({ kind, schema, permits }: WaitSpec): string | undefined {
  if (kind === 'form' && (schema === undefined || schema['properties'] === undefined))
    return 'a form needs a schema with "properties"';
  if (permits !== undefined && kind !== 'approval') return 'only a yes permits a call';
  return undefined;
}

/**
 * What a reply tells: one of the options where there are any, yes or no for an approval, else what the schema asks for, also as
 * text ("4" for a number, JSON for a form). Faults by path when it does not fit. Timers take no reply.
 */
export function replyOf(
  wait: OpenWait,
  value: Json,
): { readonly value: Json } | { readonly faults: readonly Fault[] } {
  const { kind, options = [], schema } = wait;
  const misfit = (message: string) => ({ faults: [{ path: '', message }] });
  if (wait.rewrites === true && isJsonObject(value) && Array.isArray(value['rewrite'])) return { value };
  if (kind === 'timer') return misfit('it waits for a time, and nobody is asked');
  if (kind === 'approval' && typeof value === 'boolean') return { value };
  const named = options.length > 0 || kind !== 'approval' ? options : ['yes', 'no'];
  if (named.length > 0)
    return named.some((one) => one === value) ? { value } : misfit(`must be one of ${named.join(', ')}`);
  if (schema === undefined) return { value };
  const faults = strangersFaults(value, schema);
  if (faults.length === 0) return { value };
  const read = typeof value === 'string' ? parseJson(value) : undefined;
  return read?.ok === true && strangersFaults(read.value, schema).length === 0
    ? { value: read.value }
    : { faults };
}

/** Whether the answer to a question was no, or silence that counts as one. Of an approval the first option is the yes. */
export function isRefused(
  { kind, onExpire, options = [] }: OpenWait,
  { by, value }: { readonly by: string; readonly value: Json },
): boolean {
  if (by === 'expiry') return onExpire === 'reject';
  return kind === 'approval' && value !== true && value !== (options[0] ?? 'yes');
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

/** One timer for all that waits for a time, set to the earliest. */
export class Alarm {
  readonly #clock: Clock;
  readonly #ring: () => void;
  #timer: Timer | undefined;

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  set(times: readonly number[]): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    if (times.length > 0) this.#timer = this.#clock.at(Math.min(...times), this.#ring);
  }

  cancel(): void {
    this.#timer?.cancel();
  }
}
