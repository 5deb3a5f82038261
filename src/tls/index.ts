/**
 * tls: what the servers of the hub show to whoever connects. Either a certificate that somebody else makes and renews on the disk, or one
 * of the hub's own authority, whose root people install once on their devices. Both are renewed without a restart.
 */
export * from './authority.ts';
export * from './config.ts';
export * from './given.ts';
export { type Machine, serverNames } from './names.ts';
export { dayOf, endOf, hostFor, readPair } from './read-pair.ts';
