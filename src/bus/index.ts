/**
 * bus: how the parts of the house reach each other. An embedded MQTT broker or any other, JSON-RPC calls with deadlines,
 * idempotency and grants, the directory of services, and the definitions from which a service or a device family is made.
 * No other room imports mqtt or aedes.
 */

export * from './actuate.ts';
export * from './asker.ts';
export * from './broker.ts';
export * from './caller.ts';
export * from './compare.ts';
export * from './config.ts';
export * from './connection.ts';
export * from './define-family.ts';
export * from './define-service.ts';
export * from './device-index.ts';
export * from './device-methods.ts';
export * from './device-risk.ts';
export * from './device-service.ts';
export * from './device-view.ts';
export type { ProtocolVersion } from './dial.ts';
export * from './directory.ts';
export * from './faults.ts';
export * from './grant-key.ts';
export * from './grants.ts';
export type { HomeView } from './home-view.ts';
export * from './manifest-judge.ts';
export { notPermitted } from './method-executor.ts';
export * from './mirror.ts';
export * from './nearest.ts';
export {
  BROKER_ROLES,
  type BrokerRole,
  type BrokerUser,
  hashPassword,
  isHashedPassword,
} from './permissions.ts';
export * from './retained.ts';
export * from './sayings.ts';
export * from './seal.ts';
export * from './service-host.ts';
export { coversFilter, isFilter, isTopic, matchesTopic, TopicTree } from './topic-tree.ts';
export * from './topics.ts';
export * from './types.ts';
export { outcomeOf, rpcErrorOf } from './wire.ts';
export * from './words.ts';
