import { z } from 'zod';
import { type Clock, canonicalJson, type Json } from '../../base/index.ts';
import type { Caller, GrantIssuer } from '../../bus/index.ts';
import type { CallerIdentity, CallOutcome } from '../../domain/index.ts';

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
  readonly #clock: Clock;
  /** Token → what it was given for. Bounded: the oldest question is forgotten first, and then asked again. */
  readonly #open = new Map<string, { readonly meant: string; readonly expires: number }>();

  constructor(caller: Caller, grants: GrantIssuer, clock: Clock) {
    this.#caller = caller;
    this.#grants = grants;
    this.#clock = clock;
  }

  async call(call: ConfirmedCall): Promise<CallOutcome> {
    const meant = canonicalJson([call.service, call.method, call.params, call.by.id]);
    const confirmed = this.#takes(call.confirm, meant);
    const { confirm: _token, ...request } = call;
    const grant = confirmed ? { grant: this.#grant(call) } : {};
    const outcome = await this.#caller.call({ ...request, ...grant });
    const question = questionOf(outcome);
    if (question !== undefined) this.#remember(question.token, meant, question.expires);
    return outcome;
  }

  /** A token counts once, for the call it was given for, until it expires. */
  #takes(token: string | undefined, meant: string): boolean {
    const open = token === undefined ? undefined : this.#open.get(token);
    if (token === undefined || open?.meant !== meant) return false;
    this.#open.delete(token);
    return open.expires > this.#clock.now();
  }

  #grant(call: ConfirmedCall): string {
    const role = call.by.role === undefined || call.by.role === 'device' ? 'guest' : call.by.role;
    return this.#grants.issue(call, { from: call.by.id, role });
  }

  #remember(token: string, meant: string, expires: number): void {
    this.#open.set(token, { meant, expires });
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= OPEN_MAX) break;
      this.#open.delete(oldest);
    }
  }
}

const Question = z.object({ confirm: z.object({ token: z.string(), expires: z.number() }) });

function questionOf(outcome: CallOutcome): { readonly token: string; readonly expires: number } | undefined {
  if (outcome.ok || outcome.error.code !== 'confirmation-needed') return undefined;
  return Question.safeParse(outcome.error.data).data?.confirm;
}
