import type { JsonObject } from '../../base/index.ts';
import type { Action } from '../../domain/index.ts';
import type { Origin } from '../facts.ts';

/**
 * Who wishes for a temperature means it to be reached, also by heating that is off: the arguments with that. What comes at its time, or is a
 * step of a goal, leaves off what somebody switched off.
 */
export function asWishedNow(params: JsonObject, { source }: Action, { channel }: Origin): JsonObject {
  return source === undefined || channel === 'schedule' ? params : { ...params, turns_on: true };
}
