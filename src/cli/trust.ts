import { readFile } from 'node:fs/promises';
import { type RequestOptions, request } from 'node:https';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { rootCertificates } from 'node:tls';
import { messageOf } from '../base/index.ts';
import { Failure } from './failure.ts';
import { type CliIo, EXIT } from './io.ts';

/** The root of a hub on this machine, in its data folder (src/tls/). */
const ROOT_FILE = 'tls/ca.pem';

/** As much of `fetch` as the command line uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

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

/** `fetch` that trusts this root beside those that Node knows, which Node's own cannot be told. It follows no redirects. */
export function fetchTrusting(ca: string): Fetch {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const options: RequestOptions = {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers).entries()),
        ca: [...rootCertificates, ca],
        ...(init.signal == null ? {} : { signal: init.signal }),
      };
      const sent = request(url, options, (incoming) => {
        const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
        const status = incoming.statusCode ?? 500;
        const type = incoming.headers['content-type'];
        const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
        resolve(new Response([204, 205, 304].includes(status) ? null : body, { status, headers }));
      });
      sent.once('error', (cause) =>
        reject(init.signal?.aborted ? cause : new TypeError('fetch failed', { cause })),
      );
      sent.end(init.body ?? undefined);
    });
}
