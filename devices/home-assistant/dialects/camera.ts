/** What sends pictures: camera, image. They are no state, and stand beside what is only listed. */
import type { Dialect } from '../entity.ts';
import type { Options } from '../options.ts';
import { listed } from './presses.ts';

/**
 * An image that tells an address (`url_topic`) instead of sending bytes is only listed: the hub fetches nothing. What kind of picture comes
 * is read from its first bytes, not from `content_type`.
 */
export function camera(type: 'camera' | 'image', option: 'topic' | 'image_topic', options: Options): Dialect {
  const topic = options.text(option);
  const encoding = options.payload('image_encoding');
  const dialect = listed(type);
  if (topic === undefined) return dialect;
  if (encoding !== undefined && encoding !== 'b64')
    return { ...dialect, faults: [`image_encoding: "${encoding.slice(0, 40)}" is not spoken, b64 is`] };
  return { ...dialect, picture: { topic, isEncoded: encoding === 'b64' } };
}
