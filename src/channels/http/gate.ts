import {
  Allowance,
  addressKey,
  type Clock,
  type ErrorCode,
  HearthError,
  isLoopback,
  type Logger,
} from '../../base/index.ts';
import { GuessLimit } from '../guess-limit.ts';
import type { Session, SessionStore } from '../sessions/session-store.ts';
import type { Token, TokenStore } from '../token-store.ts';
import { type Problem, problem } from './problem.ts';
import type { Route } from './route.ts';

export type Admission =
  | { readonly admitted: true; readonly token: Token; readonly session?: Session }
  | {
      readonly admitted: false;
      /** A good one, whose scopes do not open this. */
      readonly token?: Token;
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

export interface GateOptions {
  readonly tokens: TokenStore;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly log: Logger;
  /** Refusals of one address at once, and how many a second after that. */
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Lets in who shows a good token. Wrong ones are counted by address; after too many the address waits with whatever it shows
 * (`GuessLimit`), but for tokens that were good there before. Who shows none, or one that has ended, guesses nothing and is
 * counted apart.
 */
export class Gate {
  readonly #tokens: TokenStore;
  readonly #sessions: SessionStore;
  readonly #guesses: GuessLimit;
  readonly #nameless: Allowance;
  readonly #log: Logger;

  constructor(options: GateOptions) {
    const { clock, burst, perSecond } = options;
    this.#tokens = options.tokens;
    this.#sessions = options.sessions;
    this.#guesses = new GuessLimit({ clock, burst, perSecond });
    this.#nameless = new Allowance({ clock, burst, perSecond });
    this.#log = options.log;
  }

  admit(applicant: Applicant): Admission {
    const { address } = applicant;
    const secret = bearerOf(applicant.authorization) ?? applicant.inQuery;
    if (typeof secret !== 'string' || secret === '')
      return this.#refuseNameless(address, 'A token is needed', 'Bearer realm="Hearth"');
    const found = this.#tokens.check(secret);
    const waitSeconds = this.#guesses.waitSeconds(address);
    if (waitSeconds > 0 && !(found.type === 'good' && this.#isKnown(found.token, address)))
      return tooMany(waitSeconds);
    switch (found.type) {
      case 'good':
        this.#guesses.succeeded(address, found.token.id);
        this.#tokens.noteUse(found.token.id, address);
        return permit(found.token, applicant.needs);
      case 'ended':
        return this.#refuseNameless(
          address,
          `The token "${found.token.name}" ended on ${found.token.expiresAt}`,
          'Bearer realm="Hearth", error="invalid_token", error_description="The token has ended"',
        );
      case 'unknown':
        return this.#refuseGuess(address);
    }
  }

  /** A browser with the cookie of a session. One that is not known has ended, for nobody guesses 256 random bits in a cookie. */
  admitSession(secret: string, needs: Needs, address: string): Admission {
    const session = this.#sessions.check(secret);
    const token = session && this.#tokens.current(session.token);
    if (session === undefined || token === undefined)
      return this.#refuseNameless(address, 'The session has ended', 'Bearer realm="Hearth"');
    this.#tokens.noteUse(token.id, address);
    const admission = permit(token, needs);
    return admission.admitted ? { ...admission, session } : admission;
  }

  /**
   * Looks at something secret that is no token; a wrong one counts as a wrong token does.
   * @throws HearthError `too-many` when the address has to wait, `unauthorized` when there is nothing behind it.
   */
  try<T>(address: string, look: () => T | undefined, wrong: string): T {
    const waits = () => {
      const seconds = this.#guesses.waitSeconds(address);
      if (seconds > 0) throw tooManyError(seconds);
    };
    waits();
    const found = look();
    if (found !== undefined) return found;
    this.#guesses.failed(address);
    waits();
    throw new HearthError('unauthorized', wrong);
  }

  /**
   * For a token that comes otherwise than by HTTP.
   * @throws HearthError `unauthorized`, `not-permitted`, or `too-many` when the address has to wait.
   */
  check(secret: string, needs: Needs, address: string): Token {
    const admission = this.admit({ needs, authorization: undefined, inQuery: secret, address });
    if (admission.admitted) return admission.token;
    const { code, detail, hint } = admission.problem;
    const retryAfterSeconds = Number(admission.headers['retry-after']);
    throw new HearthError(code as ErrorCode, detail, {
      ...(hint === undefined ? {} : { hint }),
      ...(retryAfterSeconds > 0 ? { data: { retryAfterSeconds } } : {}),
    });
  }

  /** Only the hub's own user can read the command line's token, so that guesses of others do not lock out the terminal. */
  #isKnown(token: Token, address: string): boolean {
    return (
      (token.origin === 'command-line' && isLoopback(address)) || this.#guesses.isKnown(address, token.id)
    );
  }

  #refuseGuess(address: string): Admission {
    this.#guesses.failed(address);
    const waitSeconds = this.#guesses.waitSeconds(address);
    if (waitSeconds > 0) {
      this.#log.warn('an address has to wait: too many wrong tokens', { address, seconds: waitSeconds });
      return tooMany(waitSeconds);
    }
    return this.#refuse(address, 'This token is not known', 'Bearer realm="Hearth", error="invalid_token"');
  }

  #refuseNameless(address: string, detail: string, challenge: string): Admission {
    const allowed = this.#nameless.take(addressKey(address));
    return allowed.granted ? this.#refuse(address, detail, challenge) : tooMany(allowed.retryAfterSeconds);
  }

  #refuse(address: string, detail: string, challenge: string): Admission {
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

function permit(token: Token, needs: Needs): Admission {
  if (needs === 'any token' || needs.some((scope) => token.scopes.includes(scope)))
    return { admitted: true, token };
  return {
    admitted: false,
    token,
    problem: problem('not-permitted', `The token "${token.name}" does not open this`, {
      hint: `It needs the scope ${needs.join(' or ')}.`,
    }),
    headers: { 'www-authenticate': 'Bearer realm="Hearth", error="insufficient_scope"' },
  };
}

function tooMany(seconds: number): Admission {
  return {
    admitted: false,
    problem: problem('too-many', 'Too many requests without a good token', { hint: `Wait ${seconds} s.` }),
    headers: { 'retry-after': String(seconds) },
  };
}

function tooManyError(retryAfterSeconds: number): HearthError {
  return new HearthError('too-many', 'Too many requests without a good token', {
    hint: `Wait ${retryAfterSeconds} s.`,
    data: { retryAfterSeconds },
  });
}

/** RFC 6750 section 2.1; the scheme's case does not matter (RFC 9110 section 11.1). */
function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +([\x21-\x7e]+) *$/i.exec(header ?? '')?.[1];
}
