/**
 * agents: durable processes (documents 000-002). A process runs an agent's tree and writes each step to the journal; after
 * a crash the same tree is walked again and recorded steps are skipped. Waits, budgets and the life cycle live here.
 * `AgentManager` is the whole surface: start, reply, kill, and states folded from the journal.
 */
export * from './agency.ts';
export * from './budget.ts';
export { ACTED_MAX, type ProcessFold } from './fold.ts';
export { followJournal } from './follow.ts';
export * from './journal.ts';
export type { Standing } from './journal-store.ts';
export * from './lifecycle.ts';
export { Member } from './member.ts';
export type { AgentManagerOptions, Driver, Elsewhere, Surroundings } from './surroundings.ts';
export * from './types.ts';
export * from './view-store.ts';
export { isRefused, replyOf } from './waits.ts';
