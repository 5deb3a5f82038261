import { isJsonObject, parseJson } from '../../src/base/index.ts';
import { plainName } from '../../src/bus/index.ts';
import type { JoiningNews } from '../../src/domain/index.ts';

/** What `bridge/event` tells of a thing that joins or leaves; undefined for all else (zigbee2mqtt.io, "MQTT topics and messages"). */
export function joiningIn(text: string): JoiningNews | undefined {
  const parsed = parseJson(text);
  if (!parsed.ok || !isJsonObject(parsed.value)) return undefined;
  const { type, data } = parsed.value;
  const told = isJsonObject(data) ? data : {};
  const name = plainName(told['friendly_name']) ?? plainName(told['ieee_address']);
  if (name === undefined) return undefined;
  switch (type) {
    case 'device_joined':
      return { type: 'joined', name };
    case 'device_leave':
      return { type: 'left', name };
    case 'device_interview':
      if (told['status'] === 'failed') return { type: 'failed', name };
      if (told['status'] !== 'successful') return undefined;
      return { type: told['supported'] === false ? 'unknown' : 'ready', name };
    default:
      return undefined;
  }
}

/** Whether the network is open, and until when, by `bridge/info`; undefined where it does not say. */
export function openIn(text: string): JoiningNews | undefined {
  const parsed = parseJson(text);
  if (!parsed.ok || !isJsonObject(parsed.value)) return undefined;
  const { permit_join: open, permit_join_end: end } = parsed.value;
  if (typeof open !== 'boolean') return undefined;
  return { type: 'open', until: open && typeof end === 'number' ? end : null };
}
