import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Json } from '../base/index.ts';
import type { Doorway, Speaker } from '../domain/index.ts';

/** A client as the HTTP door has let it in. */
export interface McpClient {
  readonly token: { readonly id: string; readonly scopes: readonly string[] };
  readonly speaker: Speaker;
  readonly doorway: Doorway;
  /** Charges words to the token. `path` is where they stand. @throws HearthError `too-large`, `too-many`. */
  readonly charge: (text: string, path: string) => void;
  /** `?tools=say`: no methods in the list, for models that read every tool with every question. */
  readonly isBrief?: boolean;
}

/** One request of a client, its body parsed. */
export interface McpVisit extends McpClient {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Json;
  /** Fires when the hub closes or the token ends. */
  readonly signal: AbortSignal;
}
