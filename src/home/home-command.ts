import { z } from 'zod';
import { parseJson } from '../base/index.ts';
import { type BusMessage, CallProof } from '../bus/index.ts';
import { DeviceCommand } from '../domain/index.ts';

const COMMAND_BYTES_MAX = 8192;

/** A wish, and what proves that it may be had. */
export interface ProvenCommand {
  readonly command: DeviceCommand;
  /** Of a service of this process (`CommandSeal`). */
  readonly seal: string | undefined;
  /** Of a service elsewhere: the grant that it was shown. */
  readonly proof: CallProof | undefined;
}

const Proven = DeviceCommand.extend({ seal: z.string().max(200).optional(), proof: CallProof.optional() });

export type ReadCommand =
  | ({ readonly ok: true } & ProvenCommand)
  | { readonly ok: false; readonly reason: string };

/** Reads a wish from the bus. A retained one is refused: it would be obeyed again after every restart of the hub. */
export function readCommand(message: Pick<BusMessage, 'payload' | 'retained'>): ReadCommand {
  if (message.retained) return { ok: false, reason: 'retained' };
  if (message.payload.length > COMMAND_BYTES_MAX)
    return { ok: false, reason: `longer than ${COMMAND_BYTES_MAX} bytes` };
  const json = parseJson(message.payload.toString('utf8'));
  if (!json.ok) return json;
  const parsed = Proven.safeParse(json.value);
  if (parsed.success) {
    const { seal, proof, ...command } = parsed.data;
    return { ok: true, command, seal, proof };
  }
  const faults = parsed.error.issues.map((issue) => `/${issue.path.join('/')}: ${issue.message}`);
  return { ok: false, reason: faults.join('; ') };
}
