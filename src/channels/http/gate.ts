import type { Logger } from '../../base/index.ts';
import type { Allowance } from '../allowance.ts';
import type { Token, TokenStore } from '../token-store.ts';
import { type Problem, problem } from './problem.ts';
import type { Route } from './route.ts';

export type Admission =
  | { readonly admitted: true; readonly token: Token }
  | {
      readonly admitted: false;
      readonly problem: Problem;
      readonly headers: Readonly<Record<string, string>>;
    };

type Needs = Exclude<Route['needs'], 'open'>;

export interface Applicant {
  readonly needs: Needs;
  readonly authorization: string | undefined;
  /** What `?token=` held, where that is allowed. */
  readonly inQuery: unknown;
  readonly address: string;
}

/**
 * Lets in who shows a good token. Only refusals are counted, so that someone guessing from an address can never lock out
 * the owner who shares it.
 */
export class Gate {
  readonly #tokens: TokenStore;
  readonly #refusals: Allowance;
  readonly #log: Logger;

  constructor(tokens: TokenStore, refusals: Allowance, log: Logger) {
    this.#tokens = tokens;
    this.#refusals = refusals;
    this.#log = log;
  }

  admit(applicant: Applicant): Admission {
    const secret = bearerOf(applicant.authorization) ?? applicant.inQuery;
    if (typeof secret !== 'string' || secret === '')
      return this.#refuse(applicant.address, 'A token is needed', 'Bearer realm="Hearth"');
    const token = this.#tokens.authenticate(secret);
    if (token === undefined)
      return this.#refuse(
        applicant.address,
        'This token is not known',
        'Bearer realm="Hearth", error="invalid_token"',
      );
    if (opens(token, applicant.needs)) return { admitted: true, token };
    const wanted = applicant.needs === 'any token' ? '' : applicant.needs.join(' or ');
    return {
      admitted: false,
      problem: problem('not-permitted', `The token "${token.name}" does not open this`, {
        hint: `It needs the scope ${wanted}.`,
      }),
      headers: { 'www-authenticate': 'Bearer realm="Hearth", error="insufficient_scope"' },
    };
  }

  /** For a token that comes otherwise than by HTTP. Undefined when it is not good for this, or too many were not. */
  check(secret: string, needs: Needs, address: string): Token | undefined {
    const admission = this.admit({ needs, authorization: undefined, inQuery: secret, address });
    return admission.admitted ? admission.token : undefined;
  }

  #refuse(address: string, detail: string, challenge: string): Admission {
    const allowed = this.#refusals.take(address);
    if (!allowed.granted)
      return {
        admitted: false,
        problem: problem('too-many', 'Too many requests without a good token', {
          hint: `Wait ${allowed.retryAfterSeconds} s.`,
        }),
        headers: { 'retry-after': String(allowed.retryAfterSeconds) },
      };
    this.#log.warn('refused: no good token', { address });
    return {
      admitted: false,
      problem: problem('unauthorized', detail, {
        hint: 'Send "Authorization: Bearer TOKEN"; "npx hearth token new NAME" makes one on the hub’s machine.',
      }),
      headers: { 'www-authenticate': challenge },
    };
  }
}

function opens(token: Token, needs: Needs): boolean {
  return needs === 'any token' || needs.some((scope) => token.scopes.includes(scope));
}

/** RFC 6750 section 2.1; the scheme's case does not matter (RFC 9110 section 11.1). */
function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +([\x21-\x7e]+) *$/i.exec(header ?? '')?.[1];
}
