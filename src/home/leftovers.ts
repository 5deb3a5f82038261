import type { BrokerBeside, Bus } from '../bus/index.ts';
import { retainedOf } from '../bus/index.ts';

/** What is retained under a filter: topics with their texts. */
export type RetainedUnder = BrokerBeside['retained'];

/**
 * What an earlier run left retained at the broker, by path below the root. The hub's own broker is asked directly, another one by
 * subscribing, which takes as long as all of it is long.
 */
export async function leftovers(
  bus: Bus,
  retained: RetainedUnder | undefined,
): Promise<ReadonlyMap<string, string>> {
  const filters = ['home/device/+', 'home/report/+', 'home/areas'].map((path) => bus.under(path));
  const found =
    retained === undefined ? await retainedOf(bus, filters) : filters.flatMap((one) => [...retained(one)]);
  const prefix = bus.under('').length;
  return new Map([...found].map(([topic, text]) => [topic.slice(prefix), text]));
}
