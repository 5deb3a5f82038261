import type { Server as HttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Allowance, HearthError, type Logger, messageOf, type Part } from '../../base/index.ts';
import { parseWith } from '../../bus/index.ts';
import { type Doorways, nobody, type OutboundMessage } from '../../domain/index.ts';
import { type Door, isReply, type Opening } from '../door.ts';
import { SpeechAllowance } from '../speech-allowance.ts';
import { speakerOf, type Token } from '../token-store.ts';
import type { HouseAccess } from './access.ts';
import { Admitter, isSecure } from './admission.ts';
import { BODY_BYTES_MAX, parseBody } from './body.ts';
import { streamEvents } from './event-stream.ts';
import { firstViews } from './first-view.ts';
import { Gate } from './gate.ts';
import { HostPolicy } from './host-policy.ts';
import { HouseGuard } from './house-guard.ts';
import { listenError } from './listen-error.ts';
import { Metrics } from './metrics.ts';
import { NoticeListeners } from './notice-listeners.ts';
import { streamNotices } from './notice-stream.ts';
import { OpenRequests } from './open-requests.ts';
import type { HttpDoorOptions } from './options.ts';
import { PageFiles } from './page-files.ts';
import { problem, problemOf } from './problem.ts';
import { problemOfFastify, refuseRaw, sendProblem } from './refusals.ts';
import { type Asked, methodsAt, type Reply, type Route } from './route.ts';
import { accountRoutes } from './routes/accounts.ts';
import { auditRoutes } from './routes/audit.ts';
import { diaryRoutes } from './routes/diary.ts';
import { goalRoutes } from './routes/goals.ts';
import { healthRoutes } from './routes/health.ts';
import { historyRoutes } from './routes/history.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { mcpRoutes } from './routes/mcp.ts';
import { messageRoutes } from './routes/messages.ts';
import { noticeRoutes } from './routes/notices.ts';
import { operationRoutes } from './routes/operations.ts';
import { phraseRoutes } from './routes/phrases.ts';
import { processRoutes } from './routes/processes.ts';
import { pushRoutes } from './routes/push.ts';
import { serviceRoutes } from './routes/services.ts';
import { sessionRoutes } from './routes/session.ts';
import { setupRoutes } from './routes/setup.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { voiceRoutes } from './routes/voice.ts';
import { waitRoutes } from './routes/waits.ts';
import { addSocketRoute } from './socket-route.ts';
import { TAKES_SOUND, takeSound } from './sound-body.ts';
import { Underway } from './underway.ts';

/** Our routes have zod for what comes in and give text for what goes out; fastify's own compilers would cost 30 ms at start. */
const NO_SCHEMAS = { buildValidator: noSchema, buildSerializer: noSchema };

/** On every answer: no cache keeps it, because it may be about persons, and no browser guesses its type. */
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
/** The address of a page may hold a token: the page loads nothing but its style, no other site learns it, no frame shows it. */
const CONTENT_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
};
/** They say nothing of the house, and whoever watches over the hub may know it by any name. */
const ANY_HOST = new Set(['/healthz', '/readyz']);

/** REST under `/v1`, server-sent events, OpenAPI, health and metrics (docs/reference/api.md). */
export class HttpDoor implements Door, Part {
  readonly name = 'http';
  readonly channel = 'http';
  readonly #options: HttpDoorOptions;
  readonly #log: Logger;
  readonly #routes: readonly Route[];
  readonly #metrics: Metrics;
  readonly #gate: Gate;
  readonly #admitter: Admitter;
  readonly #hosts: HostPolicy;
  readonly #messages: Allowance;
  readonly #house: Doorways;
  readonly #speech: SpeechAllowance;
  readonly #open = new OpenRequests();
  readonly #underway = new Underway();
  readonly #page: PageFiles;
  readonly #listeners = new NoticeListeners();
  readonly #closing = new AbortController();
  #app: FastifyInstance | undefined;
  #stopRenewing: (() => void) | undefined;

  constructor(options: HttpDoorOptions) {
    const { clock, house, audit, authority, tokens, sessions, invitations, version, limits } = options;
    this.#house = house;
    this.#options = options;
    this.#log = options.log.child('http');
    this.#metrics = new Metrics(clock, options.budgets, options.gauges);
    this.#gate = new Gate({
      tokens,
      sessions,
      clock,
      log: this.#log,
      burst: limits?.refusalBurst ?? 60,
      perSecond: limits?.refusalsPerSecond ?? 0.5,
    });
    const { host, names = [], origins = [] } = options;
    this.#hosts = new HostPolicy({ host, names, origins, hostname });
    this.#speech = options.speech ?? new SpeechAllowance({ clock });
    this.#messages = new Allowance({
      clock,
      burst: limits?.messageBurst ?? 1_000,
      perSecond: limits?.messagesPerSecond ?? 50,
    });
    this.#admitter = new Admitter({
      gate: this.#gate,
      guard: new HouseGuard({ authority, audit, house }),
      hosts: this.#hosts,
      messages: this.#messages,
    });
    this.#page = new PageFiles(options.page, firstViews(options, this.#gate, this.#admitter));
    for (const ends of [tokens, sessions])
      ends.onEnd((id) => {
        this.#open.end(id);
        options.webSocket?.revoke(id);
        options.push?.subscriptions.end(id);
      });
    const { rootPem, budgets, logBook, accounts, docs, findings, push, setup, mcp, voice } = options;
    const access: HouseAccess = {
      ...{ house, tokens, sessions, invitations, audit, clock, version },
      ...{ gate: this.#gate, speech: this.#speech },
      ...(rootPem && { rootPem }),
      ...(budgets && { budgets }),
      ...(logBook && { logBook }),
      ...(accounts && { accounts }),
      ...(docs && { docs }),
      ...(findings && { findings }),
      ...(push && { push }),
      ...(setup && { setup }),
      ...(mcp && { mcp }),
      ...(voice && { voice }),
    };
    const routes = [
      ...messageRoutes(access),
      ...voiceRoutes(access),
      ...noticeRoutes(this.#listeners),
      ...waitRoutes(),
      ...goalRoutes(access),
      ...serviceRoutes(access),
      ...diaryRoutes(access),
      ...historyRoutes(),
      ...phraseRoutes(),
      ...processRoutes(),
      ...sessionRoutes(access),
      ...invitationRoutes(access),
      ...pushRoutes(access),
      ...setupRoutes(access),
      ...tokenRoutes(access),
      ...accountRoutes(access),
      ...auditRoutes(access),
      ...mcpRoutes(access),
      ...healthRoutes(access),
    ];
    this.#routes = [...routes, ...operationRoutes(access, this.#metrics, routes)];
  }

  /** @throws HearthError `conflict` when the port is taken, `config-invalid` when the address is not ours. */
  async start(): Promise<void> {
    const { fastify } = await import('fastify');
    const { limits, tls, trustedProxies = [] } = this.#options;
    const requestMs = limits?.requestMs ?? 10_000;
    const app = fastify({
      ...(tls === undefined ? {} : { https: { ...tls.identity, handshakeTimeout: requestMs } }),
      schemaController: { compilersFactory: NO_SCHEMAS },
      bodyLimit: BODY_BYTES_MAX,
      requestTimeout: requestMs,
      trustProxy: trustedProxies.length > 0 && [...trustedProxies],
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
    takeSound(app);
    app.setErrorHandler((error, request, reply) => this.#fail(error, request, reply));
    app.setNotFoundHandler((request, reply) => this.#notFound(request, reply));
    app.addHook('onResponse', (request, reply, done) => {
      this.#count(request, reply.statusCode);
      done();
    });
    if (this.#options.webSocket !== undefined)
      await addSocketRoute(app, this.#options.webSocket, this.#gate, this.#admitter, {
        allow: (token) => this.#messages.take(token.id).granted,
        charge: (token, text) => this.#speech.take(token.id, text, token.role, '/message'),
      });
    // After the plugin for WebSocket, which must have seen an upgrade before it is refused, or its socket is left open.
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(HEADERS);
      if (ANY_HOST.has(request.routeOptions.url ?? '')) return;
      const refusal = this.#hosts.refusal(request.host, request.headers.origin);
      if (refusal === undefined) return;
      this.#log.debug('refused: Host or Origin', { host: request.host, origin: request.headers.origin });
      return sendProblem(reply, refusal);
    });
    for (const route of this.#routes) this.#addRoute(app, route);
    this.#app = app;
    this.#stopRenewing = tls?.onRenewal((identity) => (app.server as HttpsServer).setSecureContext(identity));
    try {
      await app.listen({ host: this.#options.host, port: this.#options.port });
    } catch (error) {
      throw listenError(error, this.#options);
    }
    this.#log.info('listening', { url: this.url });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#stopRenewing?.();
    await this.#options.webSocket?.close();
    this.#metrics.close();
    await this.#app?.close();
  }

  get port(): number {
    return (this.#app?.server.address() as AddressInfo | null)?.port ?? this.#options.port;
  }

  /** Where to reach it from this machine. */
  get url(): string {
    const { host, tls } = this.#options;
    const local = tls?.host ?? (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);
    return `${tls === undefined ? 'http' : 'https'}://${local.includes(':') ? `[${local}]` : local}:${this.port}`;
  }

  /** A reply waits in the turn itself, where the client asks for it; the house speaks first to whoever listens for notices. */
  reaches(message: OutboundMessage): boolean {
    return this.#isReplyHere(message) || this.#listeners.reach(message);
  }

  async deliver(message: OutboundMessage): Promise<'delivered' | 'unreachable'> {
    if (!this.reaches(message)) return 'unreachable';
    if (this.#isReplyHere(message)) this.#underway.tell(message);
    else this.#listeners.tell(message);
    return 'delivered';
  }

  onOpen(listener: (opening: Opening) => void): () => void {
    return this.#listeners.onOpen(listener);
  }

  #isReplyHere(message: OutboundMessage): boolean {
    return message.channel === 'http' && isReply(message);
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
      ...(route.takesSound === true ? TAKES_SOUND : {}),
      onRequest: async (request, reply) => {
        const refusal = this.#admitter.refusal(route, request);
        if (refusal === undefined) return;
        return sendProblem(reply, refusal.problem, refusal.headers);
      },
      handler: (request, reply) => this.#run(route, request, reply),
    });
  }

  async #run(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const gone = new AbortController();
    const { token, session } = this.#admitter.of(request) ?? {};
    const leave = token === undefined ? undefined : this.#open.enter(session?.id ?? token.id, gone);
    reply.raw.once('close', () => {
      leave?.();
      gone.abort();
    });
    const signal = AbortSignal.any([gone.signal, this.#closing.signal]);
    const answer = await route.run(this.#asked(route, request, signal) as Asked<never, never, never>);
    // A request may be held for minutes. Once its token has ended it gets no answer any more. Who revokes the own
    // token is told that it is done.
    const endsIt = route.tag === 'tokens' || route.tag === 'session';
    if (token !== undefined && !endsIt && this.#options.tokens.current(token.id) === undefined)
      return sendProblem(reply, problem('unauthorized', 'The token has ended'));
    return this.#send(answer, reply, signal);
  }

  #asked(route: Route, request: FastifyRequest, signal: AbortSignal): Asked<unknown, unknown, unknown> {
    const query = request.query as Readonly<Record<string, unknown>>;
    const { token: _, ...beyondToken } = query;
    const { token, session } = this.#admitter.of(request) ?? {};
    const speaker = token === undefined ? nobody(request.ip) : speakerOf(token, this.#house.people());
    return {
      params: route.params && parseWith(route.params, request.params, '/params'),
      query: route.query && parseWith(route.query, route.tokenInQuery ? beyondToken : query, '/query'),
      body: route.body && parseWith(route.body, request.body),
      sound: route.takesSound === true && Buffer.isBuffer(request.body) ? request.body : undefined,
      token: token as Token,
      client: { address: request.ip, isSecure: isSecure(request), session },
      speaker,
      doorway: this.#house.as(speaker),
      header: (name) => [request.headers[name]].flat().join(', ') || undefined,
      signal,
    };
  }

  async #send(answer: Reply, reply: FastifyReply, signal: AbortSignal): Promise<FastifyReply> {
    switch (answer.type) {
      case 'json':
        return reply
          .code(answer.status)
          .headers(answer.headers ?? {})
          .type('application/json; charset=utf-8')
          .send(answer.body);
      case 'content':
        reply.headers({ ...CONTENT_HEADERS, ...answer.headers });
        return reply.code(answer.status).type(answer.contentType).send(answer.body);
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
      case 'notices':
        if (reply.request.method === 'HEAD') return reply.type('text/event-stream').send();
        reply.hijack();
        await streamNotices(reply.raw, answer.listen, this.#options.clock, signal);
        this.#count(reply.request, reply.raw.statusCode);
        return reply;
      case 'handed-on':
        reply.hijack();
        for (const [name, value] of Object.entries(HEADERS)) reply.raw.setHeader(name, value);
        await answer.answer(reply.request.raw, reply.raw, signal);
        this.#count(reply.request, reply.raw.statusCode);
        return reply;
    }
  }

  #count(request: FastifyRequest, status: number): void {
    this.#metrics.countRequest(request.method, request.routeOptions.url ?? '(none)', status);
  }

  #fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const known = error instanceof HearthError ? problemOf(error) : problemOfFastify(error);
    if (known !== undefined) return sendProblem(reply, known, retryAfterOf(error));
    this.#log.error('a request failed', {
      route: request.routeOptions?.url,
      error: messageOf(error),
      stack: error instanceof Error ? error.stack : undefined,
    });
    return sendProblem(reply, problemOf(error));
  }

  /** What is no route may be a file of the page. */
  #notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const sent = isRead ? this.#page.send(request, reply) : undefined;
    if (sent !== undefined) return sent;
    const [pathname = ''] = request.url.split('?');
    const allowed = methodsAt(this.#routes, pathname);
    if (allowed.length === 0)
      return sendProblem(
        reply,
        problem('not-found', 'There is nothing at this address', {
          hint: 'GET /docs/reference/routes lists the routes.',
        }),
      );
    return sendProblem(
      reply,
      problem('method-not-allowed', `This address answers to ${allowed.join(', ')} only`),
      { allow: allowed.join(', ') },
    );
  }
}

function retryAfterOf(error: unknown): Readonly<Record<string, string>> {
  const seconds = error instanceof HearthError ? error.data['retryAfterSeconds'] : undefined;
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {};
}

function noSchema(): never {
  throw new HearthError('internal', 'A route with a JSON schema: say it in zod instead');
}
