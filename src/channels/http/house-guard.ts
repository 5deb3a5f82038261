import type { Audit, Authority } from '../../access/index.ts';
import { capitalised } from '../../base/index.ts';
import type { Doorways } from '../../domain/index.ts';
import { speakerOf, type Token } from '../token-store.ts';
import type { Admission } from './gate.ts';
import { type Problem, problem } from './problem.ts';

export interface HouseGuardOptions {
  readonly authority: Authority;
  readonly audit: Audit;
  readonly house: Pick<Doorways, 'people'>;
}

/**
 * Stands before the routes that say who may come in, and that tell of everybody. A scope opens none of them by itself: whoever speaks
 * must be one who may run the house (the row `house` of the table). Known tokens that are refused are in the audit.
 */
export class HouseGuard {
  readonly #options: HouseGuardOptions;

  constructor(options: HouseGuardOptions) {
    this.#options = options;
  }

  /** Why the token does not open this, as the table has it; undefined when it does, and when its scopes have refused it already. */
  refusal(what: string, admission: Admission): Problem | undefined {
    const { token } = admission;
    if (token === undefined) return undefined;
    if (!admission.admitted) {
      this.#record(what, token, 'its token does not have the scope admin');
      return undefined;
    }
    const verdict = this.#options.authority.may(this.#speaker(token), { permission: 'house' });
    if (verdict.type === 'allowed') return undefined;
    // Nobody is there to say yes, and a yes by the same token would prove nothing more.
    const because =
      verdict.type === 'refused' ? verdict.because : 'that needs a yes, which cannot be asked for here';
    this.#record(what, token, because);
    return problem('not-permitted', capitalised(because), {
      hint: 'See "hearth doctor --roles" for who may do what.',
    });
  }

  #record(what: string, token: Token, why: string): void {
    this.#options.audit.record(this.#speaker(token), { what, permission: 'house', outcome: 'refused', why });
  }

  #speaker(token: Token) {
    return speakerOf(token, this.#options.house.people());
  }
}
