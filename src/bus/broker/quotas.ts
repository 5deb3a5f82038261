import { z } from 'zod';
import { PAYLOAD_BYTES_MAX } from '../connection.ts';

/** How much an account of the own broker may do, and an address that has none. Retained bytes count the topics too; lock-outs double. */
export const BrokerQuotas = z.strictObject({
  retainedBytes: z
    .int()
    .min(65_536)
    .max(2 ** 31)
    .default(4 * 1024 * 1024)
    .describe('Retained bytes that one account may leave with the broker.'),
  retainedMessageBytes: z
    .int()
    .min(1_024)
    .max(PAYLOAD_BYTES_MAX)
    .default(1024 * 1024)
    .describe(
      'The longest retained message of a device or person, in bytes: Zigbee2MQTT tells of each device in about 5,000.',
    ),
  messagesPerSecond: z
    .int()
    .min(1)
    .max(100_000)
    .default(200)
    .describe('Messages that a device or person may publish in a second, after a burst.'),
  messagesBurst: z.int().min(1).max(1_000_000).default(2_000).describe('That burst.'),
  wrongPasswords: z
    .int()
    .min(1)
    .max(1_000)
    .default(5)
    .describe('Wrong passwords from one address within a minute, after which it is locked out for a while.'),
});
export type BrokerQuotas = Readonly<z.output<typeof BrokerQuotas>>;
