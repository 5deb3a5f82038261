import { canonicalJson, isJsonObject, type Json } from '../base/index.ts';
import type { Caller, CallRequest, Directory, GrantIssuer } from '../bus/index.ts';
import type { CallerIdentity, CallOutcome } from '../domain/index.ts';

export interface ConfirmedCall {
  readonly service: string;
  readonly method: string;
  readonly params: Json;
  readonly by: CallerIdentity;
  readonly timeoutMs?: number;
  readonly idempotencyKey?: string;
  /** The token of an earlier refusal: the same caller says yes to the same call. */
  readonly confirm?: string;
}

const OPEN_MAX = 500;

/**
 * Calls made by a person through a door, without a turn: a risky one is refused with a question and a token, and goes
 * through when the same caller sends the same call again with that token (RFC 9110 has no better status than 428 for it).
 */
export class Confirmations {
  readonly #caller: Caller;
  readonly #grants: GrantIssuer;
  /** Token → what it was given for. Bounded: the oldest question is forgotten first, and then asked again. */
  readonly #open = new Map<string, string>();

  constructor(caller: Caller, grants: GrantIssuer) {
    this.#caller = caller;
    this.#grants = grants;
  }

  async call(call: ConfirmedCall): Promise<CallOutcome> {
    const meant = canonicalJson([call.service, call.method, call.params, call.by.id]);
    const confirmed = call.confirm !== undefined && this.#open.get(call.confirm) === meant;
    if (confirmed) this.#open.delete(call.confirm as string);
    const outcome = await this.#caller.call({
      service: call.service,
      method: call.method,
      params: call.params,
      by: call.by,
      ...(call.timeoutMs === undefined ? {} : { timeoutMs: call.timeoutMs }),
      ...(call.idempotencyKey === undefined ? {} : { idempotencyKey: call.idempotencyKey }),
      ...(confirmed ? { grant: this.#grant(call) } : {}),
    });
    const token = tokenOf(outcome);
    if (token !== undefined) this.#remember(token, meant);
    return outcome;
  }

  #grant(call: ConfirmedCall): string {
    const role = call.by.role === undefined || call.by.role === 'device' ? 'guest' : call.by.role;
    return this.#grants.issue(call, { from: call.by.id, role });
  }

  #remember(token: string, meant: string): void {
    this.#open.set(token, meant);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= OPEN_MAX) break;
      this.#open.delete(oldest);
    }
  }
}

function tokenOf(outcome: CallOutcome): string | undefined {
  if (outcome.ok || outcome.error.code !== 'confirmation-needed' || !isJsonObject(outcome.error.data))
    return undefined;
  const confirm = outcome.error.data['confirm'];
  return isJsonObject(confirm) && typeof confirm['token'] === 'string' ? confirm['token'] : undefined;
}

/**
 * The same wall in front of services that only declare their risk and cannot check a grant themselves: a foreign service's
 * risky method is refused here unless the call carries a grant (H08, H09). Hearth's own services check again.
 */
export function guarded(
  caller: Caller,
  directory: Directory,
  newToken: () => string,
  now: () => number,
): Caller {
  return {
    call(request: CallRequest): Promise<CallOutcome> {
      const manifest = directory.find(request.service, request.instance)?.manifest;
      const method = manifest?.methods[request.method];
      const risky = method !== undefined && method.risk !== 'none' && method.risk_when === undefined;
      if (!risky || request.grant !== undefined || manifest?.checks_grants === true)
        return caller.call(request);
      const question = `${method.title ?? `${request.service} ${request.method}`} needs your yes. Shall I?`;
      return Promise.resolve({
        ok: false,
        error: {
          code: 'confirmation-needed',
          message: question,
          data: { confirm: { token: newToken(), question, expires: now() + 120_000, risk: method.risk } },
        },
      });
    },
  };
}
