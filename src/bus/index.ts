/**
 * bus: how the parts of the house reach each other. An embedded MQTT broker or any other, JSON-RPC calls with deadlines,
 * idempotency and grants, the directory of services, and the definitions from which a service or a device family is made.
 * No other room imports mqtt or aedes.
 */

export * from './anonymous-look.ts';
export * from './asker.ts';
export {
  type AccountKind,
  type AccountSpeaker,
  type BrokerUser,
  boundServiceOf,
  kindOf,
} from './broker/accounts.ts';
export * from './broker/broker.ts';
export type { PendingTopics } from './broker/device-topics.ts';
export type { EmbeddedBrokerOptions } from './broker/options.ts';
export { hashPassword, isHashedPassword, verifyPassword } from './broker/passwords.ts';
export type { BrokerQuotas } from './broker/quotas.ts';
export { askedHash } from './call-store.ts';
export * from './caller.ts';
export { notPermitted } from './calls/refusals.ts';
export * from './config.ts';
export * from './connection.ts';
export * from './define-family.ts';
export * from './define-service.ts';
export * from './devices/actuate.ts';
export * from './devices/asking-at-entrances.ts';
export * from './devices/choosing.ts';
export * from './devices/colors.ts';
export * from './devices/command-seal.ts';
export * from './devices/compare.ts';
export * from './devices/define-device-service.ts';
export * from './devices/device-index.ts';
export * from './devices/device-methods.ts';
export * from './devices/device-risk.ts';
export * from './devices/device-service.ts';
export * from './devices/device-view.ts';
export * from './devices/family-topics.ts';
export * from './devices/feature-named.ts';
export * from './devices/history-words.ts';
export type { HomeView } from './devices/home-view.ts';
export * from './devices/known-things.ts';
export * from './devices/metres.ts';
export * from './devices/mirror.ts';
export * from './devices/report-listeners.ts';
export * from './devices/thing-of.ts';
export { brokerUrls, type MqttConnectionOptions, type ProtocolVersion } from './dial.ts';
export * from './directory.ts';
export * from './faults.ts';
export * from './grants/grant-key.ts';
export * from './grants/grants.ts';
export * from './manifest-judge.ts';
export * from './nearest.ts';
export * from './retained.ts';
export * from './sayings.ts';
export * from './seal.ts';
export * from './service-host.ts';
export { coversFilter, isFilter, isTopic, matchesTopic, TopicTree } from './topic-tree.ts';
export * from './topics.ts';
export * from './types.ts';
export * from './undoable.ts';
export * from './when-there.ts';
export { outcomeOf, rpcErrorOf } from './wire.ts';
export * from './words.ts';
