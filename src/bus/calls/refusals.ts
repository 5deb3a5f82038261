/** The endings of a call that is refused or breaks off, in words for whoever called. */
import type { AccessRequest, Verdict } from '../../access/index.ts';
import { capitalised, HearthError } from '../../base/index.ts';
import { troubleOf, unwritable } from '../../store/index.ts';

/** A disk that takes nothing is no fault of the method's. */
export function toldOf(thrown: unknown): unknown {
  const trouble = troubleOf(thrown);
  return trouble === undefined ? thrown : unwritable(trouble);
}

/** `data.needs`: the roles whose yes would do; with `data.ask` one of them may be asked, `data.question` where the method has one. */
export function notPermitted(
  { because, needs }: Extract<Verdict, { readonly type: 'refused' }>,
  { permission }: AccessRequest,
  { fault, ...asks }: { readonly question?: string; readonly ask: boolean; readonly fault?: string },
): HearthError {
  const first = capitalised(because);
  return new HearthError('not-permitted', fault === undefined ? first : `${first} (${fault})`, {
    data: { permission, needs, ...asks },
  });
}

/** A method that was stopped midway does not know either, unless it says so. */
export function leavesDoubt(refusal: HearthError): boolean {
  const stopped = refusal.code === 'expired' || refusal.code === 'cancelled';
  return stopped ? refusal.data['in_doubt'] !== false : refusal.data['in_doubt'] === true;
}

export function expired(method: string, inDoubt: boolean): HearthError {
  return new HearthError('expired', `${method} did not end before its deadline`, {
    hint: 'Try again with more time, or see whether the device or server behind it answers.',
    ...(inDoubt ? { data: { in_doubt: true } } : {}),
  });
}

export const conflict = (key: string) =>
  new HearthError('idempotency-conflict', `The key "${key}" was used for another call in the last 24 hours`, {
    hint: 'Use a new id or idempotency_key for a new wish.',
  });

export const inDoubt = (method: string) =>
  new HearthError('failed', `${method} was begun before and cut off: nobody knows whether it happened`, {
    hint: 'Look whether it happened; to do it (again), call with a new idempotency key.',
    data: { in_doubt: true },
  });
