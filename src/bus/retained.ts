import { HearthError, newId } from '../base/index.ts';
import type { Bus } from './types.ts';

/** Marker rounds without a retained message in between that count as the end of them. */
const QUIET_ROUNDS = 2;
/** A broker that answers keeps the rounds going; this ends the wait for one that forwards retained messages for ever. */
const ROUNDS_MAX = 10_000;

/**
 * Resolves when the broker has delivered what it had retained for the subscriptions made before. MQTT has no message that
 * says so, and a broker may send retained messages after the acknowledgement of the subscription and beside live ones
 * (3.1.1 section 3.8.4). So a marker is sent round to ourselves again and again until none arrived between two of them.
 * @param arrived how many retained messages have come so far.
 * @throws HearthError `target-offline` when the connection is lost meanwhile.
 */
export async function caughtUp(bus: Bus, arrived: () => number): Promise<void> {
  const topic = bus.under(`reply/${bus.clientId}/${newId('marker')}`);
  let onMarker: () => void = () => {};
  let onLost: (error: unknown) => void = () => {};
  const lost = () => onLost(new HearthError('target-offline', 'The broker was lost.'));
  const endWatch = bus.onConnection((state) => {
    if (state === 'lost') lost();
  });
  const endMarker = await bus.subscribe(topic, () => onMarker(), 0);
  try {
    let quiet = 0;
    for (let round = 0; quiet < QUIET_ROUNDS && round < ROUNDS_MAX; round++) {
      const before = arrived();
      await new Promise<void>((resolve, reject) => {
        onMarker = resolve;
        onLost = reject;
        if (!bus.connected) lost();
        bus.publish(topic, '').catch(reject);
      });
      quiet = arrived() === before ? quiet + 1 : 0;
    }
  } finally {
    endWatch();
    await endMarker().catch(() => {});
  }
}

/** The topics under `filters` that hold a retained message now, each with its text. */
export async function retainedOf(bus: Bus, filters: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const topics = new Map<string, string>();
  let arrived = 0;
  const ends = [];
  for (const filter of filters) {
    const end = await bus.subscribe(
      filter,
      (message) => {
        arrived += 1;
        if (message.retained && message.payload.length > 0)
          topics.set(message.topic, message.payload.toString('utf8'));
        else topics.delete(message.topic);
      },
      0,
    );
    ends.push(end);
  }
  await caughtUp(bus, () => arrived);
  for (const end of ends) await end();
  return topics;
}
