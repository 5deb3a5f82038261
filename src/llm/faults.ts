import { messageOf } from '../base/index.ts';
import type { Fail } from './adapter.ts';
import type { WireFault } from './wire.ts';

export interface Server {
  /** Without name and password. */
  readonly url: string;
  readonly model: string;
  /** What brings the model there, when it is missing. */
  readonly fetchHint: string;
}

/** What a fault on the wire, or an error that the client threw, means for the one who asked. */
export function failOf(wire: WireFault | undefined, error: unknown, server: Server): Fail {
  const isNoJson = wire === undefined && error instanceof SyntaxError;
  const fault: WireFault | undefined = isNoJson ? { type: 'garbled', message: error.message } : wire;
  switch (fault?.type) {
    case undefined:
      return fail('server-error', `${server.model} broke off: ${messageOf(error)}`);
    case 'unreachable':
      return fail(
        'unreachable',
        `Nobody answers at ${server.url} (${fault.message}).`,
        'Is the model server running, and is llm.url right?',
      );
    case 'broken-off':
      return fail('server-error', `The line to ${server.url} went dead: ${fault.message}.`);
    case 'garbled':
      return fail(
        'bad-answer',
        `What answers at ${server.url} does not speak the protocol: ${fault.message}.`,
        'Are llm.provider and llm.url right?',
      );
    case 'status':
      return statusFail(fault.status, fault.message, server);
  }
}

function statusFail(status: number, message: string, server: Server): Fail {
  if (status === 401 || status === 403)
    return fail('unauthorized', `${server.url} refuses the key: ${message}.`, 'Is llm.apiKey right?');
  if (status === 404 && /model/i.test(message))
    return fail('model-missing', `${server.url} does not have ${server.model}.`, server.fetchHint);
  if (status === 429 || status === 503)
    return fail('overloaded', `${server.url} has no room: ${message}.`, 'Ask again in a moment.');
  if (/does not support tools/i.test(message))
    return fail('tools-unsupported', `${server.model} cannot be given tools.`);
  if (/context (length|window|size)|prompt (is )?too long|exceeds.{0,40}(context|token)/i.test(message))
    return fail('too-long', `The question is too long for ${server.model}: ${message}.`, 'Raise llm.numCtx.');
  if (status >= 500) return fail('server-error', `${server.url} failed: ${message}.`);
  const hint = status < 400 || status === 404 ? 'Is llm.url right?' : undefined;
  return fail('rejected', `${server.url} does not take the question: ${message}.`, hint);
}

function fail(code: Fail['code'], message: string, hint?: string): Fail {
  return { type: 'failed', code, message, ...(hint === undefined ? {} : { hint }) };
}

/** A URL for messages and logs: what stands before the host may be a password. */
export function shownUrl(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}
