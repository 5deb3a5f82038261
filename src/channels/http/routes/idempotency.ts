import { HearthError } from '../../../base/index.ts';

export const KEY_HEADER = {
  'Idempotency-Key': 'the same key with the same parameters has one effect and gives one answer',
};

/** draft-ietf-httpapi-idempotency-key-header makes it a quoted string; most clients send it bare. Both are taken. */
export function idempotencyKey(header: string): string {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (key === '' || key.length > 128)
    throw new HearthError('invalid-params', 'The Idempotency-Key is empty or too long', {
      faults: [{ path: '/headers/idempotency-key', message: 'must have 1 to 128 characters' }],
    });
  return key;
}
