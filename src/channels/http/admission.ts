import type { FastifyRequest } from 'fastify';
import type { Allowance } from '../../base/index.ts';
import { isCsrfOf, type Session } from '../sessions/session-store.ts';
import type { Token } from '../token-store.ts';
import { sessionIn } from './cookie.ts';
import type { Admission, Gate } from './gate.ts';
import type { HostPolicy } from './host-policy.ts';
import type { HouseGuard } from './house-guard.ts';
import { type Problem, problem } from './problem.ts';
import type { Route } from './route.ts';

export interface AdmitterParts {
  readonly gate: Gate;
  readonly guard: HouseGuard;
  readonly hosts: HostPolicy;
  /** What messages are charged to. */
  readonly messages: Allowance;
}

export interface Refused {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
}

/** Who is admitted: the token that was shown, or that of the session whose cookie came along. */
export interface Admitted {
  readonly token: Token;
  readonly session?: Session;
}

/** Decides which requests reach their route: by token or by the cookie of a session, by scope and by the table of roles. */
export class Admitter {
  readonly #parts: AdmitterParts;
  readonly #admitted = new WeakMap<FastifyRequest, Admitted>();

  constructor(parts: AdmitterParts) {
    this.#parts = parts;
  }

  /** Undefined for routes that ask for no token. */
  of(request: FastifyRequest): Admitted | undefined {
    return this.#admitted.get(request);
  }

  /** Why the request does not reach the route; undefined when it does. */
  refusal(route: Route, request: FastifyRequest): Refused | undefined {
    if (request.headers['content-encoding'] !== undefined)
      return {
        problem: problem('unsupported-media-type', 'Compressed bodies are not taken', {
          hint: 'Send the JSON as it is.',
        }),
        headers: {},
      };
    if (route.needs === 'open') return undefined;
    const { gate, guard } = this.#parts;
    const query = request.query as Readonly<Record<string, unknown>>;
    const inQuery = route.tokenInQuery ? query['token'] : undefined;
    const cookie = inQuery === undefined ? this.cookieOf(request) : undefined;
    const admission =
      cookie === undefined
        ? gate.admit({
            needs: route.needs,
            authorization: request.headers.authorization,
            inQuery,
            address: request.ip,
          })
        : gate.admitSession(cookie, route.needsOnPage ?? route.needs, request.ip);
    const refusal = route.house === undefined ? undefined : guard.refusal(route.house, admission);
    if (refusal !== undefined) return { problem: refusal, headers: {} };
    if (!admission.admitted) return withMetadata(admission, route, request);
    const forged = forgery(request, admission);
    if (forged !== undefined) return { problem: forged, headers: {} };
    this.#admitted.set(request, admission);
    return route.counted === true ? this.#tooMany(admission.token) : undefined;
  }

  /**
   * The cookie of a session, where it counts: without a header that shows a token, and for the hub's own page alone.
   * @param page whether only a page may bring it, which always says where it is from (RFC 6455, section 10.2).
   */
  cookieOf(request: FastifyRequest, page: 'page' | 'any' = 'any'): string | undefined {
    const { authorization, origin, cookie } = request.headers;
    if (authorization !== undefined || cookie === undefined) return undefined;
    if (page === 'page' && origin === undefined) return undefined;
    if (!this.#parts.hosts.isOwnPage(request.headers, request.host)) return undefined;
    return sessionIn(cookie, isSecure(request));
  }

  #tooMany(token: Token): Refused | undefined {
    const allowed = this.#parts.messages.take(token.id);
    if (allowed.granted) return undefined;
    return {
      problem: problem('too-many', 'Too many messages in a short time', {
        hint: `Wait ${allowed.retryAfterSeconds} s.`,
      }),
      headers: { 'retry-after': String(allowed.retryAfterSeconds) },
    };
  }
}

/** Whether it came over TLS, as far as those know who are believed. */
export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

/** A browser sends the cookie along whatever made it ask; only the page itself knows what else to send. */
function forgery(request: FastifyRequest, admission: Extract<Admission, { admitted: true }>) {
  const { session } = admission;
  if (session === undefined || request.method === 'GET' || request.method === 'HEAD') return undefined;
  const given = [request.headers['hearth-csrf']].flat()[0];
  if (isCsrfOf(session, given)) return undefined;
  return problem('csrf-refused', 'With a session, changes are asked for with its CSRF token', {
    hint: 'Send "Hearth-CSRF"; GET /v1/session tells it.',
  });
}

/** RFC 9728 section 5.1. */
function withMetadata(
  { problem: why, headers }: Refused,
  { resourceMetadata }: Route,
  request: FastifyRequest,
) {
  const challenge = headers['www-authenticate'];
  if (resourceMetadata === undefined || challenge === undefined) return { problem: why, headers };
  const address = `${request.protocol}://${request.host}${resourceMetadata}`;
  return {
    problem: why,
    headers: { ...headers, 'www-authenticate': `${challenge}, resource_metadata="${address}"` },
  };
}
