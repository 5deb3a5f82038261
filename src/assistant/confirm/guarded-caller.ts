import { type Asking, type Audit, type Authority, HUB, isKnown } from '../../access/index.ts';
import type { Clock } from '../../base/index.ts';
import {
  type Caller,
  type CallRequest,
  challengeFor,
  type Directory,
  type DirectoryEntry,
  type GrantVerifier,
  highestRisk,
  ManifestJudge,
  notPermitted,
  outcomeOf,
  permissionBy,
  readsOnly,
} from '../../bus/index.ts';
import type { CallOutcome, Manifest, MethodManifest, Permission, Risk, Role } from '../../domain/index.ts';

export interface GuardedCallerParts {
  readonly caller: Caller;
  readonly directory: Directory;
  readonly grants: GrantVerifier;
  readonly authority: Authority;
  readonly audit: Audit;
  readonly clock: Clock;
  /** Whether an instance is served by this process, whose host judges params, roles and grants itself. */
  readonly isOurs: (address: { readonly service: string; readonly instance: string }) => boolean;
  /** How the built-in services declare themselves, by name: one that runs elsewhere may not declare less. */
  readonly builtIn: (service: string) => Manifest | undefined;
  /** Risks that the house has raised, by `service.method`. */
  readonly raised: Readonly<Record<string, Risk>>;
}

/**
 * The wall in front of services of other programs. A call is judged by their manifest before it leaves (unknown methods, arguments
 * out of bounds), by the table of roles, and where it is risky by a grant of somebody who may give it (H08, H09). A service can raise
 * its risk and never lower it below that of its kind. What the hub serves itself, it judges where it is served.
 */
export class GuardedCaller implements Caller {
  readonly #parts: GuardedCallerParts;
  readonly #judge = new ManifestJudge();

  constructor(parts: GuardedCallerParts) {
    this.#parts = parts;
  }

  async call(request: CallRequest): Promise<CallOutcome> {
    const entry = this.#parts.directory.find(request.service, request.instance);
    if (entry === undefined || this.#parts.isOurs(entry.manifest)) return this.#parts.caller.call(request);
    return (await this.#refusal(request, entry)) ?? this.#parts.caller.call(request);
  }

  async #refusal(request: CallRequest, { manifest }: DirectoryEntry): Promise<CallOutcome | undefined> {
    const unfit = await this.#judge.refusal(manifest, request.method, request.params);
    const method = manifest.methods[request.method];
    if (unfit !== undefined || method === undefined) return unfit && outcomeOf(unfit);
    const { authority, audit, grants, clock } = this.#parts;
    const { service, method: name, params, by } = request;
    const asking: Asking = by.speaker ?? HUB;
    const risk = this.#riskOf(manifest, name, method);
    const permission = this.#permissionOf(manifest, name, method, risk);
    const verdict = authority.may(asking, { permission });
    const what = `${service}.${name}`;
    const level: Risk = verdict.type === 'allowed' ? risk : 'restricted';
    // A service that checks grants knows more of its own risks; it is believed when it declares none that we know better.
    const isLeftToIt = manifest.checks_grants && level === method.risk;
    const risky = { service, method: name, params, by };
    const mayGrant = (role: Role) =>
      authority.may({ person: null, role, proof: 'token', via: 'grant' }, { permission }).type !== 'refused';
    if (level !== 'none' && !(isLeftToIt && verdict.type !== 'refused')) {
      const wish = request.idempotencyKey ?? request.grant ?? '';
      const given = grants.check(request.grant, risky, level, wish, mayGrant);
      if (given.type !== 'granted') {
        const question = `${method.title ?? `${service} ${name}`} needs your yes. Shall I?`;
        if (verdict.type === 'refused') {
          audit.record(asking, { what, permission, outcome: 'refused', why: verdict.because });
          const ask = !readsOnly(method.effect) && isKnown(asking) && verdict.needs.includes('adult');
          return outcomeOf(notPermitted(verdict, { permission }, { question, ask }));
        }
        const confirm = { ...challengeFor(risky, clock.now()), question, risk: level };
        return {
          ok: false,
          error: {
            code: 'confirmation-needed',
            message: `${question} (${given.because})`,
            hint: level === 'restricted' ? 'An owner or an adult must say yes.' : 'A person must say yes.',
            data: { confirm },
          },
        };
      }
    }
    if (!readsOnly(method.effect)) audit.record(asking, { what, permission, outcome: 'allowed' });
    return undefined;
  }

  #riskOf(manifest: Manifest, name: string, method: MethodManifest): Risk {
    const { builtIn, raised } = this.#parts;
    const known = builtIn(manifest.service)?.methods[name];
    const risks: Risk[] = [method.risk, raised[`${manifest.service}.${name}`] ?? 'none', riskOfKind(method)];
    if (known !== undefined) risks.push(known.risk);
    return highestRisk(risks);
  }

  /** A built-in service that runs elsewhere stands in the row of its name; a foreign one in the one it names, if that is no lighter. */
  #permissionOf(manifest: Manifest, name: string, method: MethodManifest, risk: Risk): Permission {
    const known = this.#parts.builtIn(manifest.service)?.methods[name]?.access;
    if (known !== undefined) return known;
    const byRisk = permissionBy(method.effect, risk);
    if (risk !== 'none') return byRisk;
    return method.access === undefined || method.access === 'internal' ? byRisk : method.access;
  }
}

/** What a method says it does to a device has the risk of the device's kind, whatever the service calls it. */
function riskOfKind({ operator }: MethodManifest): Risk {
  if (operator === undefined) return 'none';
  const { kinds, state, gives, value } = operator;
  // It may say so by what is then reported, by the word for it, or by a parameter that takes either.
  const unlocks = gives['locked'] === false || state === 'unlocked' || value?.key === 'locked';
  const opens = gives['open'] === true || state === 'open' || value?.key === 'open';
  const isRisky = (kinds.includes('lock') && unlocks) || (kinds.includes('valve') && opens);
  return isRisky ? 'restricted' : 'none';
}
