import * as http from 'node:http';
import * as https from 'node:https';
import type { Readable } from 'node:stream';
import { rootCertificates } from 'node:tls';

/** What is asked of a hub. */
export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** An answer whose head has come. */
export interface Answered {
  readonly status: number;
  readonly contentType: string;
  /** To be read or destroyed: it holds the connection. */
  readonly body: Readable;
}

/** Rejects with the error of the connection, and with that of the signal. */
export type Send = (url: string, question: Question) => Promise<Answered>;

/**
 * Asks by HTTP; the root is trusted beside those that Node knows. It follows no redirects. Node's own `fetch` takes more of the processor to
 * be loaded than all else of a command, and cannot be told a root.
 */
export function sender(root?: string): Send {
  const trust = root === undefined ? {} : { ca: [...rootCertificates, root] };
  return (url, { method = 'GET', headers = {}, body, signal }) =>
    new Promise((resolve, reject) => {
      // A connection of its own: one that was kept may be a dead hub's, and then nobody knows what became of the question.
      const options = { method, headers, agent: false, ...(signal === undefined ? {} : { signal }) };
      const heard = (incoming: http.IncomingMessage) =>
        resolve({
          status: incoming.statusCode ?? 500,
          contentType: incoming.headers['content-type'] ?? '',
          body: incoming,
        });
      const sent = url.startsWith('https:')
        ? https.request(url, { ...options, ...trust }, heard)
        : http.request(url, options, heard);
      // It stays: what is aborted while its answer is read fails here too.
      sent.on('error', reject);
      sent.end(body);
    });
}

/** The whole of it. */
export async function textOf({ body }: Answered): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
