import type { SimulatedConfig, SimulatedHome } from '../../devices/simulated/index.ts';
import { type Clock, type Json, silentLogger, systemClock } from '../../src/base/index.ts';
import {
  type AnyServiceDefinition,
  GrantIssuer,
  newGrantKey,
  ServiceCaller,
  ServiceDirectory,
} from '../../src/bus/index.ts';
import type { CallOutcome } from '../../src/domain/index.ts';
import { House } from '../home/house.ts';
import { ALEX } from '../kit/open-service.ts';
import { until, VOUCH } from '../kit/service.ts';

/** The simulated home with one service in it, over a real broker. */
export interface Things {
  readonly house: House;
  readonly world: SimulatedHome;
  call(method: string, params: Json, options?: { key?: string; yes?: boolean }): Promise<CallOutcome>;
}

/** `yes` on a call: an owner has allowed it. */
export async function things(
  definition: AnyServiceDefinition,
  config: unknown = {},
  simulated: Partial<SimulatedConfig> = {},
  clock: Clock = systemClock,
): Promise<Things> {
  const house = await House.open({ clock });
  const world = await house.simulated({ travelMs: 20, ...simulated });
  await house.home.published();
  const parts = { store: house.store, bus: house.bus, clock, log: silentLogger };
  const issuer = await house.parts.start(new GrantIssuer({ ...parts, privateKey: newGrantKey() }));
  await house.serve(definition, definition.config?.parse(config) ?? {});
  const bus = await house.connect('hub-side');
  const directory = await house.parts.start(new ServiceDirectory({ ...parts, bus }));
  const caller = await house.parts.start(new ServiceCaller({ ...parts, bus, directory, vouch: VOUCH }));
  await until(directory, () => directory.find(definition.name)?.online === true);
  return {
    house,
    world,
    call: (method, params, { key, yes } = {}) => {
      const wish = { service: definition.name, method, params, by: ALEX };
      return caller.call({
        ...wish,
        ...(key === undefined ? {} : { idempotencyKey: key }),
        ...(yes === true ? { grant: issuer.issue(wish, { from: 'alex', role: 'owner' }) } : {}),
      });
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into results of any method
export function result(outcome: CallOutcome): any {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.result;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into the data of any error
export function failure(outcome: CallOutcome): any {
  if (outcome.ok) throw new Error(`succeeded: ${JSON.stringify(outcome.result)}`);
  return outcome.error;
}
