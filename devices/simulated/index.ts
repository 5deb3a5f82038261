/**
 * simulated: the home that stands when nothing is configured, so that a newcomer can turn a lamp off within a minute. It
 * has latency, faults and a physical truth that tests read.
 */
import { type DeviceFamilyDefinition, defineDeviceFamily, type FamilyContext } from '../../src/bus/index.ts';
import { SimulatedConfig } from './config.ts';
import { DEFAULT_HOME, type SimulatedDevice } from './default-home.ts';
import { SimulatedHome } from './simulated-home.ts';

export * from './config.ts';
export * from './default-home.ts';
export * from './described.ts';
export * from './phones.ts';
export * from './simulated-home.ts';

/** Opens a home; the result is a `SimulatedHome`, whose truth tests may read. */
export function openSimulatedHome(
  context: FamilyContext,
  home: readonly SimulatedDevice[] = DEFAULT_HOME,
): SimulatedHome {
  const { latencyMs, travelMs, cleaningMs, faults } = context.config as SimulatedConfig;
  const { store, clock, devices, bus, log } = context;
  return new SimulatedHome({
    bus,
    log,
    store,
    clock,
    devices,
    home,
    latencyMs,
    travelMs,
    cleaningMs,
    faults,
  });
}

/** The family with these devices in place of the default home's. */
export function simulatedWith(home: readonly SimulatedDevice[]): DeviceFamilyDefinition {
  return defineDeviceFamily({
    name: 'simulated',
    description: 'A small home with latency, faults and a readable truth, to try things on.',
    config: SimulatedConfig,
    knowsAll: true,
    open: (context) => openSimulatedHome(context, home),
  });
}

export const simulated = simulatedWith(DEFAULT_HOME);
