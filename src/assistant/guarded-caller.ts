import type { Clock } from '../base/index.ts';
import {
  type Caller,
  type CallRequest,
  challengeFor,
  type Directory,
  type GrantVerifier,
} from '../bus/index.ts';
import type { CallOutcome } from '../domain/index.ts';

/**
 * The wall in front of services that only declare their risk and cannot check a grant themselves: a foreign service's risky
 * method is refused here unless the call carries a valid grant of somebody who may give it (H08, H09). Services that check
 * grants are left to do so: they know more of their own risks.
 */
export class GuardedCaller implements Caller {
  readonly #caller: Caller;
  readonly #directory: Directory;
  readonly #grants: GrantVerifier;
  readonly #clock: Clock;

  constructor(parts: {
    readonly caller: Caller;
    readonly directory: Directory;
    readonly grants: GrantVerifier;
    readonly clock: Clock;
  }) {
    this.#caller = parts.caller;
    this.#directory = parts.directory;
    this.#grants = parts.grants;
    this.#clock = parts.clock;
  }

  async call(request: CallRequest): Promise<CallOutcome> {
    const manifest = this.#directory.find(request.service, request.instance)?.manifest;
    const method = manifest?.methods[request.method];
    if (method === undefined || method.risk === 'none' || manifest?.checks_grants === true)
      return this.#caller.call(request);
    const { service, method: name, params, by } = request;
    const risky = { service, method: name, params, by };
    const wish = request.idempotencyKey ?? request.grant ?? '';
    const verdict = this.#grants.check(request.grant, risky, method.risk, wish);
    if (verdict.type === 'granted') return this.#caller.call(request);
    const question = `${method.title ?? `${service} ${name}`} needs your yes. Shall I?`;
    const confirm = { ...challengeFor(risky, this.#clock.now()), question, risk: method.risk };
    return {
      ok: false,
      error: {
        code: 'confirmation-needed',
        message: `${question} (${verdict.because})`,
        hint: method.risk === 'restricted' ? 'An owner or an adult must say yes.' : 'A person must say yes.',
        data: { confirm },
      },
    };
  }
}
