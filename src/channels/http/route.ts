import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Doorway, JournalLine, Speaker } from '../../domain/index.ts';
import type { Session } from '../sessions/session-store.ts';
import type { Scope, Token } from '../token-store.ts';
import type { Problem } from './problem.ts';

export type RouteMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** By what way a request came. */
export interface Client {
  readonly address: string;
  /** Whether it came over TLS, to the hub or to a proxy that is trusted. */
  readonly isSecure: boolean;
  /** The session of a browser; undefined for a program with a token. */
  readonly session: Session | undefined;
}

/** What a route is asked, parsed and permitted. */
export interface Asked<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** The bytes of the body, where the route takes sound. */
  readonly sound: Buffer | undefined;
  readonly token: Token;
  readonly client: Client;
  /** Who asks, as the token tells. */
  readonly speaker: Speaker;
  /** The house as this speaker may see it. */
  readonly doorway: Doorway;
  /** Lower-case names; a header given twice is joined by commas. */
  readonly header: (name: string) => string | undefined;
  /** Fires when the client has gone or the hub closes. */
  readonly signal: AbortSignal;
}

/** How a route ends. */
export type Reply =
  | {
      readonly type: 'json';
      readonly status: number;
      /** JSON, as text or in UTF-8. */
      readonly body: string | Buffer;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'content';
      readonly status: number;
      readonly contentType: string;
      readonly body: string | Buffer;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'problem';
      readonly problem: Problem;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | {
      readonly type: 'events';
      readonly turn: string;
      /** What the client has seen already. */
      readonly after: number;
      readonly lines: (signal: AbortSignal) => AsyncIterable<JournalLine>;
      /** The last status, once nothing more is to be expected. */
      readonly ended: () => string | undefined;
    }
  /** A stream of what the house says of itself. `listen` returns what ends it. */
  | { readonly type: 'notices'; readonly listen: (hear: (event: string) => void) => () => void }
  /** Somebody else answers, who resolves when it is done. */
  | {
      readonly type: 'handed-on';
      readonly answer: (
        request: IncomingMessage,
        response: ServerResponse,
        signal: AbortSignal,
      ) => Promise<void>;
    };

export interface Answer {
  readonly description: string;
  readonly schema?: z.ZodType;
  readonly contentType?: string;
}

/** One route: what it takes, what it answers, who may ask. The server and the OpenAPI document are made from it. */
export interface Route {
  readonly method: RouteMethod;
  /** `{name}` stands for one segment. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** Any one of these is enough; `open` asks for no token at all. */
  readonly needs: readonly Scope[] | 'open' | 'any token';
  /** What opens it to the page, where that is less: who may say it may tap it, and the table of roles judges both. */
  readonly needsOnPage?: readonly Scope[];
  /**
   * Set for what only those may do who may run the house (the row `house` of the table), whatever the token's scopes are: what
   * the audit calls it when it is refused.
   */
  readonly house?: string;
  /** Every request is charged to its token as a message is. */
  readonly counted?: true;
  /** Where programs learn what this takes (RFC 9728): told to whoever is refused. */
  readonly resourceMetadata?: string;
  /** Also takes `?token=`, for programs that cannot send a header. Reading only. */
  readonly tokenInQuery?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Takes sound in place of JSON. */
  readonly takesSound?: true;
  /** Request headers worth knowing, by name. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<number, Answer>>;
  readonly run: (asked: Asked<never, never, never>) => Promise<Reply> | Reply;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Ties the handler's types to the schemas. */
export function route<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  definition: Omit<Route, 'params' | 'query' | 'body' | 'run'> & {
    readonly params?: P;
    readonly query?: Q;
    readonly body?: B;
    readonly run: (asked: Asked<Parsed<P>, Parsed<Q>, Parsed<B>>) => Promise<Reply> | Reply;
  },
): Route {
  return definition as unknown as Route;
}

export function json(status: number, body: unknown, headers?: Readonly<Record<string, string>>): Reply {
  const text = JSON.stringify(body);
  return { type: 'json', status, body: text, ...(headers === undefined ? {} : { headers }) };
}

/** A JSON array that lies ready in UTF-8, as the one member of an object. */
export function listed(name: string, array: Buffer): Reply {
  const body = Buffer.concat([Buffer.from(`{${JSON.stringify(name)}:`), array, Buffer.from('}')]);
  return { type: 'json', status: 200, body };
}

/** The methods that a path answers to, for 405 and its Allow header (RFC 9110 section 15.5.6). */
export function methodsAt(routes: readonly Route[], pathname: string): readonly string[] {
  const segments = pathname.split('/');
  const methods = routes
    .filter((candidate) => matches(candidate.path.split('/'), segments))
    .map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part.startsWith('{') ? segments[index] !== '' : part === segments[index]))
  );
}
