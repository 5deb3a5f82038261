import { parseJson } from '../base/index.ts';
import type { BusMessage } from '../bus/index.ts';
import { DeviceCommand } from '../domain/index.ts';

const COMMAND_BYTES_MAX = 8192;

export type ReadCommand =
  | { readonly ok: true; readonly command: DeviceCommand }
  | { readonly ok: false; readonly reason: string };

/** Reads a wish from the bus. A retained one is refused: it would be obeyed again after every restart of the hub. */
export function readCommand(message: Pick<BusMessage, 'payload' | 'retained'>): ReadCommand {
  if (message.retained) return { ok: false, reason: 'retained' };
  if (message.payload.length > COMMAND_BYTES_MAX)
    return { ok: false, reason: `longer than ${COMMAND_BYTES_MAX} bytes` };
  const json = parseJson(message.payload.toString('utf8'));
  if (!json.ok) return json;
  const parsed = DeviceCommand.safeParse(json.value);
  if (parsed.success) return { ok: true, command: parsed.data };
  const faults = parsed.error.issues.map((issue) => `/${issue.path.join('/')}: ${issue.message}`);
  return { ok: false, reason: faults.join('; ') };
}
