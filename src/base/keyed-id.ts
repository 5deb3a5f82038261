import { createHash } from 'node:crypto';

/**
 * The identifier of what a call makes, from the call's idempotency key and caller: the same wish repeated names the same
 * thing, so that making it again finds it instead (H05).
 */
export function keyedId(
  prefix: string,
  call: { readonly key: string; readonly by: { readonly kind: string; readonly id: string } },
): string {
  const digest = createHash('sha256').update(JSON.stringify([call.by.kind, call.by.id, call.key]));
  return `${prefix}_${digest.digest('hex').slice(0, 24)}`;
}
