import { z } from 'zod';
import { type Logger, messageOf, parseJson } from '../../src/base/index.ts';
import type { Bus } from '../../src/bus/index.ts';
import { DeviceState } from '../../src/domain/index.ts';
import { Fault } from './config.ts';

/** What somebody does to a thing of the simulated home: a state at the thing itself, a fault, or `null` to mend it. */
const ByHand = z.strictObject({ state: DeviceState.optional(), fault: Fault.nullable().optional() });
type ByHand = z.infer<typeof ByHand>;

/** Whatever is published to `simulated/<device>/hand` is done to that device; the service `simulated` publishes there. */
export async function listenByHand(
  bus: Bus,
  log: Logger,
  hand: (id: string, what: ByHand) => void,
): Promise<() => Promise<void>> {
  return bus.subscribe(
    bus.under('simulated/+/hand'),
    ({ topic, payload, retained }) => {
      const id = topic.split('/').at(-2) ?? '';
      const json = parseJson(payload.toString('utf8'));
      const read = json.ok && !retained ? ByHand.safeParse(json.value) : undefined;
      if (read?.success !== true) {
        log.warn('dropped what was to be done by hand', { id });
        return;
      }
      try {
        hand(id, read.data);
      } catch (error) {
        log.warn('could not be done by hand', { id, error: messageOf(error) });
      }
    },
    1,
  );
}
