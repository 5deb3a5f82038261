import type { MqttClient } from 'mqtt';

/** SUBACK codes from here on are refusals (MQTT 3.1.1 section 3.9.3, MQTT 5 section 3.9.3). */
const REFUSED = 0x80;

/** Sends one SUBSCRIBE and tells which of its filters the broker granted, or what became of the connection. */
export function subscribe(
  client: MqttClient,
  filters: readonly string[],
  qos: 0 | 1,
  done: (error: Error | null | undefined, granted: readonly string[]) => void,
): void {
  client.subscribe([...filters], { qos }, (error, _grants, packet) => {
    // A refusal comes as an error that has the packet beside it, a connection that failed as one that has none.
    if (packet === undefined) return done(error, []);
    const codes = packet.granted as readonly number[];
    done(
      null,
      filters.filter((_, index) => (codes[index] ?? REFUSED) < REFUSED),
    );
  });
}
