import { type NodeIncomingMessageLike, toNodeHandler } from '@modelcontextprotocol/node';
import { type AuthInfo, createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { HearthError } from '../base/index.ts';
import type { McpClient, McpVisit } from './client.ts';
import { type HouseParts, houseServer } from './house-server.ts';
import { PendingCalls } from './tools/pending-calls.ts';

/** Streams of change notices that may be open at once. */
const SUBSCRIPTIONS_MAX = 32;

/**
 * Streamable HTTP of both eras of the protocol (2025-11-25 and 2026-07-28), without sessions: every request stands for itself and brings
 * its token, so that a hub that was started anew answers the next one as the last.
 */
export class HttpServing {
  readonly #handler: McpHttpHandler;
  readonly #answer: ReturnType<typeof toNodeHandler>;

  constructor(parts: Omit<HouseParts, 'pending'>) {
    const whole = { ...parts, pending: new PendingCalls(parts.clock) };
    const onerror = (error: Error) => parts.log.debug('a request was not served', { error: error.message });
    this.#handler = createMcpHandler(({ authInfo, era }) => houseServer(whole, clientOf(authInfo), era), {
      onerror,
      maxSubscriptions: SUBSCRIPTIONS_MAX,
    });
    this.#answer = toNodeHandler(this.#handler, { onerror });
  }

  async answer({ request, response, body, signal, ...client }: McpVisit): Promise<void> {
    const { id, scopes } = client.token;
    const isBrief = new URL(request.url ?? '', 'http://hub').searchParams.get('tools') === 'say';
    const extra = { client: { ...client, isBrief } };
    const auth: AuthInfo = { token: id, clientId: id, scopes: [...scopes], extra };
    const end = () => response.destroy();
    signal.addEventListener('abort', end, { once: true });
    try {
      await this.#answer(Object.assign(request, { auth }) as NodeIncomingMessageLike, response, body);
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  close(): Promise<void> {
    return this.#handler.close();
  }
}

function clientOf(auth: AuthInfo | undefined): McpClient {
  const client = auth?.extra?.['client'];
  if (client === undefined) throw new HearthError('unauthorized', 'A token is needed');
  return client as McpClient;
}
