/**
 * remote: agents in other programs (document 002's actors). A host, `hearth agents FILE --broker URL`, is a service named
 * `agents` whose manifest lists the agents it runs; the hub learns of them from there and calls them like its own. What a
 * host writes into its journal is copied into the hub's, entry by entry, so that waits, budgets, events and the end of a
 * turn are folded from one journal wherever a process runs. Which program runs what is known in this room alone.
 */
export { type CallHouse, type CallStep, callSkill } from './call-skill.ts';
export * from './define-agents.ts';
export type { HostProofs } from './host-link.ts';
export * from './hosted.ts';
export * from './remote-agents.ts';
export { clientIdOf } from './wire.ts';
