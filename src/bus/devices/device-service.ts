import { z } from 'zod';
import { Latest } from '../../base/index.ts';
import type { Device, DeviceKind, DeviceReport, DeviceState, Target } from '../../domain/index.ts';
import { callerKey } from '../call-store.ts';
import type { Call, ServiceContext, ServiceInstance } from '../types.ts';
import { type Actuated, actuate, devicesOf, judge, type Wish } from './actuate.ts';
import type { HomeView } from './home-view.ts';
import { DeviceMirror } from './mirror.ts';

/** The configuration of a service that commands devices. */
export const DeviceServiceConfig = z.strictObject({
  /** How long a device may take to show what it was told, its transition aside. */
  seenWithinMs: z.number().int().min(50, 'at least 50').max(60_000, 'at most 60000').default(2000),
});
/** Codes by the id or name of the device that asks for them. */
export const DeviceCodes = z
  .record(z.string().max(128), z.string().min(1).max(64))
  .optional()
  .describe('codes by the id or name of what asks for one');

export type DeviceServiceConfig = z.infer<typeof DeviceServiceConfig>;

/** More deeds that failed and may be tried again are not kept. */
const DEEDS_MAX = 256;

export interface DeviceServiceOptions {
  readonly context: ServiceContext;
  readonly kinds: readonly DeviceKind[];
  /** What one of them is called in an error: "light". */
  readonly noun: string;
}

/** What every service that commands devices stands on: the home as the bus shows it, and acting that is seen. */
export class DeviceService implements ServiceInstance {
  readonly #options: DeviceServiceOptions;
  readonly #mirror: HomeView;
  /** Where the process has none to share. */
  readonly #own: DeviceMirror | undefined;
  /** By deed that has not ended well yet: how each device was before it was told. */
  readonly #toldBefore = new Latest<string, Map<string, DeviceState>>(DEEDS_MAX);

  get context(): ServiceContext {
    return this.#options.context;
  }

  constructor(options: DeviceServiceOptions) {
    this.#options = options;
    const { bus, log, home } = options.context;
    if (home === undefined) this.#mirror = this.#own = new DeviceMirror({ bus, log });
    else this.#mirror = home;
  }

  async start(): Promise<void> {
    await this.#own?.start();
  }

  async close(): Promise<void> {
    await this.#own?.close();
  }

  /** @throws HearthError `unknown-target` when the words mean no device, or several. */
  find(target: Target): readonly Device[] {
    return devicesOf(this.#mirror, target, this.#options.kinds, this.#options.noun);
  }

  /** For rules of places; undefined where the words mean no device, which the method then says. */
  touches(params: unknown): readonly Device[] | undefined {
    const { target } = params as { readonly target?: Target };
    if (target === undefined) return undefined;
    try {
      return this.find(target);
    } catch {
      return undefined;
    }
  }

  /** Every device of the kinds, none when there is none. */
  all(): readonly Device[] {
    return this.#mirror.devices().filter(({ kind }) => this.#options.kinds.includes(kind));
  }

  report(id: string): DeviceReport | undefined {
    return this.#mirror.report(id);
  }

  /** A code that a lock or a panel asks for comes from the configuration: nobody says it aloud, and no journal keeps it. */
  #withCode(wish: Wish): Wish {
    const { codes } = this.#options.context.config as { readonly codes?: Readonly<Record<string, string>> };
    const code = codes?.[wish.device.id] ?? codes?.[wish.device.name];
    return code === undefined || 'refused' in wish ? wish : { ...wish, code };
  }

  /** Wishes something of every device that is meant, and resolves when all are seen to be so. @throws as `find` and `judge` do. */
  async act(target: Target, wishOf: (device: Device) => Wish, call: Call): Promise<Actuated> {
    const { bus, clock, config } = this.#options.context;
    const { seenWithinMs: timeoutMs } = config as DeviceServiceConfig;
    const { signal, deadline, proof } = call;
    const wishes = this.find(target).map((device) => this.#withCode(wishOf(device)));
    const given = proof === undefined ? {} : { proof };
    const deed = `${callerKey(call.by)}\n${call.key}`;
    const toldBefore = this.#toldBefore.get(deed) ?? new Map<string, DeviceState>();
    this.#toldBefore.set(deed, toldBefore);
    const outcomes = await actuate(wishes, {
      ...{ bus, clock, mirror: this.#mirror, signal, deadline, timeoutMs, toldBefore },
      ...given,
    });
    const actuated = judge(outcomes);
    this.#toldBefore.delete(deed);
    return actuated;
  }
}
