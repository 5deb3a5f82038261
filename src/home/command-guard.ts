import type { Clock, Logger } from '../base/index.ts';
import { isJsonObject } from '../base/index.ts';
import { type CallProof, type CommandSeal, type GrantVerifier, type HomeView, riskOf } from '../bus/index.ts';
import { type Device, type DeviceState, Target } from '../domain/index.ts';
import type { ProvenCommand } from './home-command.ts';

/** Longer than a grant lives, so that none is shown twice for one device. */
const SHOWN_MS = 10 * 60_000;
const SHOWN_MAX = 10_000;

/**
 * Lets a command to an entrance through only if it is proved: sealed by a service of this process, or with the
 * grant that a service elsewhere was shown for it. What harms nobody may be commanded by every program on the bus.
 */
export class CommandGuard {
  readonly #seal: CommandSeal;
  readonly #view: HomeView;
  readonly #grants: Pick<GrantVerifier, 'check'> | undefined;
  readonly #clock: Clock;
  readonly #log: Logger;
  /** Grants by the device for which they were shown, and when. */
  readonly #shown = new Map<string, number>();
  #refused = 0;

  constructor(options: {
    readonly seal: CommandSeal;
    readonly view: HomeView;
    readonly grants?: Pick<GrantVerifier, 'check'>;
    readonly clock: Clock;
    readonly log: Logger;
  }) {
    this.#seal = options.seal;
    this.#view = options.view;
    this.#grants = options.grants;
    this.#clock = options.clock;
    this.#log = options.log;
  }

  /** How many commands were refused since the start. */
  get refused(): number {
    return this.#refused;
  }

  admits(device: Device, { command, seal, proof }: ProvenCommand): boolean {
    const risk = riskOf(device, command.set ?? {});
    if (risk === 'none') return true;
    const because = this.#fault(device, { command, seal, proof }, risk);
    if (because === undefined) return true;
    this.#refused += 1;
    if (Number.isInteger(Math.log10(this.#refused)))
      this.#log.warn('a command that would open the house was refused', {
        device: device.id,
        because,
        times: this.#refused,
        hint: `Call the ${device.kind} service in place of home/command: it asks first.`,
      });
    return false;
  }

  /** Undefined when it is proved. */
  #fault(
    device: Device,
    { command, seal, proof }: ProvenCommand,
    risk: 'confirm' | 'restricted',
  ): string | undefined {
    if (seal !== undefined)
      return this.#seal.opens(device.id, command, seal) ? undefined : 'its seal is not of this hub, or old';
    if (proof === undefined) return 'nothing proves who wants it';
    if (this.#grants === undefined) return 'nobody here checks grants';
    if (!this.#isMeant(device, command.set ?? {}, proof)) return 'its grant is for something else';
    const { grant, service, method, params, by, key } = proof;
    const verdict = this.#grants.check(grant, { service, method, params, by }, risk, key);
    if (verdict.type === 'refused') return verdict.because;
    return this.#show(`${device.id}\n${grant}`) ? undefined : 'its grant was shown before';
  }

  /** Whether the call that was granted is of the device's own service, means this device and wishes no other value of it. */
  #isMeant(device: Device, set: DeviceState, { service, params }: CallProof): boolean {
    if (service !== device.kind || !isJsonObject(params)) return false;
    const target = Target.safeParse(params['target']);
    if (!target.success) return false;
    const meant = this.#view.resolve(target.data, [device.kind]);
    if (meant.type !== 'found' || !meant.devices.some(({ id }) => id === device.id)) return false;
    return Object.entries(set).every(([key, value]) => params[key] === undefined || params[key] === value);
  }

  #show(what: string): boolean {
    const now = this.#clock.now();
    for (const [old, at] of this.#shown) {
      if (now - at < SHOWN_MS) break;
      this.#shown.delete(old);
    }
    if (this.#shown.has(what) || this.#shown.size >= SHOWN_MAX) return false;
    this.#shown.set(what, now);
    return true;
  }
}
