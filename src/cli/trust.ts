import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../base/index.ts';
import { Failure } from './failure.ts';
import { type CliIo, EXIT } from './io.ts';

/** The root of a hub on this machine, in its data folder (src/tls/). */
const ROOT_FILE = 'tls/ca.pem';

/**
 * Who signed the certificate of the hub, as PEM: HEARTH_CA, a path or the text itself, or the root in the data folder. Undefined where there is
 * neither, and the authorities that Node knows have to do.
 * @throws Failure when HEARTH_CA names a file that cannot be read.
 */
export async function rootFor(io: Pick<CliIo, 'env'>, folder: string): Promise<string | undefined> {
  const given = io.env['HEARTH_CA'] || undefined;
  if (given?.includes('-----BEGIN')) return given;
  try {
    return await readFile(given ?? join(folder, ROOT_FILE), 'utf8');
  } catch (error) {
    if (given === undefined) return undefined;
    throw new Failure(EXIT.usage, 'config-invalid', `HEARTH_CA cannot be read: ${messageOf(error)}`, {
      hint: 'It names the PEM file of who signed the hub’s certificate.',
    });
  }
}
