/** How much an account of the own broker may do, and an address that has none. */
export interface BrokerQuotas {
  /** All retained messages of one account, topics included, in bytes. */
  readonly retainedBytes: number;
  /** One retained message of a device or person, in bytes. */
  readonly retainedMessageBytes: number;
  /** Of a device or person, after a burst. */
  readonly messagesPerSecond: number;
  readonly messagesBurst: number;
  /** Wrong passwords from one address within a minute, after which it is locked out for a time that doubles. */
  readonly wrongPasswords: number;
}

export const BROKER_QUOTAS: BrokerQuotas = {
  retainedBytes: 4 * 1024 * 1024,
  retainedMessageBytes: 256 * 1024,
  messagesPerSecond: 200,
  messagesBurst: 2_000,
  wrongPasswords: 5,
};
