import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Budgets,
  type Clock,
  HearthError,
  type Logger,
  messageOf,
  type Part,
} from '../../base/index.ts';
import type { Doorway, OutboundMessage } from '../../domain/index.ts';
import { Allowance } from '../allowance.ts';
import { type Door, isReply } from '../door.ts';
import type { Token, TokenStore } from '../token-store.ts';
import type { WebSocketDoor } from '../websocket/door.ts';
import { parseWith } from '../words.ts';
import type { HouseAccess } from './access.ts';
import { BODY_BYTES_MAX, parseBody } from './body.ts';
import { streamEvents } from './event-stream.ts';
import { Gate } from './gate.ts';
import { Metrics } from './metrics.ts';
import { frontPage } from './pages.ts';
import { problem, problemOf } from './problem.ts';
import { problemOfFastify, refuseRaw, sendProblem } from './refusals.ts';
import { type Asked, methodsAt, type Reply, type Route } from './route.ts';
import { budgetRoutes } from './routes/budgets.ts';
import { diaryRoutes } from './routes/diary.ts';
import { goalRoutes } from './routes/goals.ts';
import { messageRoutes } from './routes/messages.ts';
import { operationRoutes } from './routes/operations.ts';
import { processRoutes } from './routes/processes.ts';
import { serviceRoutes } from './routes/services.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { waitRoutes } from './routes/waits.ts';
import { Underway } from './underway.ts';

/** Our routes have zod for what comes in and give text for what goes out; fastify's own compilers would cost 30 ms at start. */
const NO_SCHEMAS = { buildValidator: noSchema, buildSerializer: noSchema };

export interface HttpDoorOptions {
  readonly doorway: Doorway;
  readonly tokens: TokenStore;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly log: Logger;
  readonly clock: Clock;
  readonly version: string;
  /** Shown at `/v1/budgets` and in the metrics. */
  readonly budgets?: Budgets;
  /** Served at `/ws` of the same server. */
  readonly webSocket?: WebSocketDoor;
  readonly limits?: HttpLimits;
}

/** Generous for people and their programs; they stop what runs wild. */
export interface HttpLimits {
  /** Messages of one token at once, and how many a second after that. */
  readonly messageBurst?: number;
  readonly messagesPerSecond?: number;
  /** Refused tokens from one address at once, and how many a second after that. */
  readonly refusalBurst?: number;
  readonly refusalsPerSecond?: number;
  /** How long a client may take to send a whole request, in milliseconds. */
  readonly requestMs?: number;
}

/** The address of a page may hold a token: nothing loads or learns it elsewhere. */
const TEXT_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** REST under `/v1`, server-sent events, OpenAPI, health and metrics (docs/reference/api.md). */
export class HttpDoor implements Door, Part {
  readonly name = 'http';
  readonly channel = 'http';
  readonly #options: HttpDoorOptions;
  readonly #log: Logger;
  readonly #routes: readonly Route[];
  readonly #metrics: Metrics;
  readonly #gate: Gate;
  readonly #messages: Allowance;
  readonly #tokenOf = new WeakMap<FastifyRequest, Token>();
  readonly #underway = new Underway();
  readonly #closing = new AbortController();
  #app: FastifyInstance | undefined;

  constructor(options: HttpDoorOptions) {
    const { clock, doorway, tokens, version, limits } = options;
    this.#options = options;
    this.#log = options.log.child('http');
    const budgets = options.budgets === undefined ? {} : { budgets: options.budgets };
    this.#metrics = new Metrics(clock, options.budgets);
    const refusals = new Allowance({
      clock,
      burst: limits?.refusalBurst ?? 60,
      perSecond: limits?.refusalsPerSecond ?? 0.5,
    });
    this.#gate = new Gate(tokens, refusals, this.#log);
    this.#messages = new Allowance({
      clock,
      burst: limits?.messageBurst ?? 1_000,
      perSecond: limits?.messagesPerSecond ?? 50,
    });
    tokens.onEnd((id) => options.webSocket?.revoke(id));
    const access: HouseAccess = { doorway, tokens, clock, version, ...budgets };
    const routes = [
      ...messageRoutes(access),
      ...waitRoutes(access),
      ...goalRoutes(access),
      ...serviceRoutes(access),
      ...diaryRoutes(access),
      ...processRoutes(access),
      ...tokenRoutes(access),
      ...budgetRoutes(access),
    ];
    this.#routes = [...routes, ...operationRoutes(access, this.#metrics, routes)];
  }

  /** @throws HearthError `conflict` when the port is taken, `config-invalid` when the address is not ours. */
  async start(): Promise<void> {
    const { fastify } = await import('fastify');
    const requestMs = this.#options.limits?.requestMs ?? 10_000;
    const app = fastify({
      schemaController: { compilersFactory: NO_SCHEMAS },
      bodyLimit: BODY_BYTES_MAX,
      requestTimeout: requestMs,
      forceCloseConnections: true,
      routerOptions: { maxParamLength: 300 },
      http: {
        noDelay: true,
        headersTimeout: requestMs,
        connectionsCheckingInterval: Math.min(1_000, requestMs),
      },
      exposeHeadRoutes: true,
      clientErrorHandler: refuseRaw,
      frameworkErrors: (error, request, reply) => this.#fail(error, request, reply as FastifyReply),
    });
    this.#takeJsonOnly(app);
    app.setErrorHandler((error, request, reply) => this.#fail(error, request, reply));
    app.setNotFoundHandler((request, reply) => this.#notFound(request, reply));
    app.addHook('onResponse', (request, reply, done) => {
      this.#count(request, reply.statusCode);
      done();
    });
    if (this.#options.webSocket !== undefined) await this.#addWebSocket(app, this.#options.webSocket);
    for (const route of this.#routes) this.#addRoute(app, route);
    this.#app = app;
    try {
      await app.listen({ host: this.#options.host, port: this.#options.port });
    } catch (error) {
      throw this.#listenError(error);
    }
    this.#log.info('listening', { url: this.url });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#options.webSocket?.close();
    await this.#app?.close();
  }

  get port(): number {
    return (this.#app?.server.address() as AddressInfo | null)?.port ?? this.#options.port;
  }

  /** Where to reach it from this machine. */
  get url(): string {
    const { host } = this.#options;
    const local = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
    return `http://${local.includes(':') ? `[${local}]` : local}:${this.port}`;
  }

  /** A reply waits in the turn itself, where the client asks for it; there is no way to speak first. */
  reaches(message: OutboundMessage): boolean {
    return message.channel === 'http' && isReply(message);
  }

  async deliver(message: OutboundMessage): Promise<'delivered' | 'unreachable'> {
    if (!this.reaches(message)) return 'unreachable';
    this.#underway.tell(message);
    return 'delivered';
  }

  #takeJsonOnly(app: FastifyInstance): void {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
      try {
        done(null, parseBody(body as Buffer));
      } catch (error) {
        done(error as Error);
      }
    });
  }

  #addRoute(app: FastifyInstance, route: Route): void {
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request, reply) => {
        const refusal = this.#admit(route, request);
        if (refusal === undefined) return;
        if (route.path === '/' && refusal.problem.status === 401)
          return reply
            .code(401)
            .headers(refusal.headers)
            .type('text/html; charset=utf-8')
            .send(frontPage(''));
        return sendProblem(reply, refusal.problem, refusal.headers);
      },
      handler: (request, reply) => this.#run(route, request, reply),
    });
  }

  #admit(route: Route, request: FastifyRequest) {
    if (request.headers['content-encoding'] !== undefined)
      return {
        problem: problem('unsupported-media-type', 'Compressed bodies are not taken', {
          hint: 'Send the JSON as it is.',
        }),
        headers: {},
      };
    if (route.needs === 'open') return undefined;
    const query = request.query as Readonly<Record<string, unknown>>;
    const admission = this.#gate.admit({
      needs: route.needs,
      authorization: request.headers.authorization,
      inQuery: route.tokenInQuery ? query['token'] : undefined,
      address: request.ip,
    });
    if (!admission.admitted) return admission;
    this.#tokenOf.set(request, admission.token);
    if (route.path !== '/v1/messages') return undefined;
    const allowed = this.#messages.take(admission.token.id);
    if (allowed.granted) return undefined;
    return {
      problem: problem('too-many', 'Too many messages in a short time', {
        hint: `Wait ${allowed.retryAfterSeconds} s.`,
      }),
      headers: { 'retry-after': String(allowed.retryAfterSeconds) },
    };
  }

  async #run(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, this.#closing.signal]);
    const answer = await route.run(this.#asked(route, request, signal) as Asked<never, never, never>);
    return this.#send(answer, reply, signal);
  }

  #asked(route: Route, request: FastifyRequest, signal: AbortSignal): Asked<unknown, unknown, unknown> {
    const query = request.query as Readonly<Record<string, unknown>>;
    const { token: _, ...beyondToken } = query;
    return {
      params: route.params && parseWith(route.params, request.params, '/params'),
      query: route.query && parseWith(route.query, route.tokenInQuery ? beyondToken : query, '/query'),
      body: route.body && parseWith(route.body, request.body),
      token: this.#tokenOf.get(request) as Token,
      header: (name) => [request.headers[name]].flat().join(', ') || undefined,
      signal,
    };
  }

  async #send(answer: Reply, reply: FastifyReply, signal: AbortSignal): Promise<FastifyReply> {
    switch (answer.type) {
      case 'json':
        return reply
          .code(answer.status)
          .headers({ 'cache-control': 'no-store', ...answer.headers })
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(answer.body));
      case 'text':
        return reply.code(answer.status).headers(TEXT_HEADERS).type(answer.contentType).send(answer.body);
      case 'problem':
        return sendProblem(reply, answer.problem, answer.headers);
      case 'events':
        if (reply.request.method === 'HEAD') return reply.type('text/event-stream').send();
        reply.hijack();
        await streamEvents(reply.raw, answer, this.#options.clock, signal, this.#underway).catch((error) => {
          this.#log.error('an event stream broke', { error: messageOf(error) });
          reply.raw.destroy();
        });
        this.#count(reply.request, reply.raw.statusCode);
        return reply;
    }
  }

  #count(request: FastifyRequest, status: number): void {
    this.#metrics.countRequest(request.method, request.routeOptions.url ?? '(none)', status);
  }

  #fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const known = error instanceof HearthError ? problemOf(error) : problemOfFastify(error);
    if (known !== undefined) return sendProblem(reply, known);
    this.#log.error('a request failed', {
      route: request.routeOptions?.url,
      error: messageOf(error),
      stack: error instanceof Error ? error.stack : undefined,
    });
    return sendProblem(reply, problemOf(error));
  }

  #notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const [pathname = ''] = request.url.split('?');
    const allowed = methodsAt(this.#routes, pathname);
    if (allowed.length === 0)
      return sendProblem(
        reply,
        problem('not-found', 'There is nothing at this address', { hint: 'GET /docs lists the routes.' }),
      );
    return sendProblem(
      reply,
      problem('method-not-allowed', `This address answers to ${allowed.join(', ')} only`),
      { allow: allowed.join(', ') },
    );
  }

  async #addWebSocket(app: FastifyInstance, door: WebSocketDoor): Promise<void> {
    const { default: websocket } = await import('@fastify/websocket');
    await app.register(websocket, {
      options: { maxPayload: door.frameBytesMax, perMessageDeflate: false },
      errorHandler: (_error, socket) => socket.terminate(),
    });
    app.route({
      method: 'GET',
      url: '/ws',
      onRequest: async (request, reply) => {
        if (!request.ws)
          return sendProblem(
            reply,
            problem('upgrade-required', 'This address speaks WebSocket', {
              hint: 'Connect with a WebSocket client; docs/reference/api.md describes the frames.',
            }),
            { upgrade: 'websocket' },
          );
        const refusal = this.#admitSocket(request);
        return refusal === undefined ? undefined : sendProblem(reply, refusal.problem, refusal.headers);
      },
      handler: (_request, reply) => reply.code(426).send(),
      wsHandler: (socket, request) =>
        door.accept(socket, {
          token: this.#tokenOf.get(request),
          authenticate: (secret) => this.#gate.check(secret, ['speak'], request.ip),
          allow: (token) => this.#messages.take(token.id).granted,
        }),
    });
  }

  /** A socket may also come without a token and show it in its first frame; a wrong one is refused at once. */
  #admitSocket(request: FastifyRequest) {
    const inQuery = (request.query as Readonly<Record<string, unknown>>)['token'];
    const { authorization } = request.headers;
    if (authorization === undefined && inQuery === undefined) return undefined;
    const admission = this.#gate.admit({ needs: ['speak'], authorization, inQuery, address: request.ip });
    if (!admission.admitted) return admission;
    this.#tokenOf.set(request, admission.token);
    return undefined;
  }

  #listenError(cause: unknown): HearthError {
    const code = (cause as { code?: string }).code;
    const where = `${this.#options.host}:${this.#options.port}`;
    if (code === 'EADDRINUSE')
      return new HearthError('conflict', `The address ${where} is taken`, {
        hint: 'Is a hub running already? Another port: HEARTH_HTTP_PORT=8421.',
        cause,
      });
    return new HearthError('config-invalid', `Cannot listen on ${where}: ${messageOf(cause)}`, {
      hint: 'Check http.host and http.port in hearth.yaml.',
      faults: [{ path: 'http', message: messageOf(cause) }],
      cause,
    });
  }
}

function noSchema(): never {
  throw new HearthError('internal', 'A route with a JSON schema: say it in zod instead');
}
