/**
 * base: what every room stands on and that knows nothing of houses. Time that can be moved by hand, identifiers, JSON
 * from strangers, errors with a hint, events, lifetimes and the log's shape. No I/O, no domain.
 */

export * from './capitalised.ts';
export * from './clock.ts';
export * from './damped-log.ts';
export * from './defined.ts';
export * from './duration.ts';
export * from './edit-distance.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './ids.ts';
export * from './jobs/cron-job.ts';
export * from './jobs/nightly-work.ts';
export * from './json.ts';
export * from './keyed-id.ts';
export * from './lifetime.ts';
export * from './limits/address.ts';
export * from './limits/allowance.ts';
export * from './limits/budgets.ts';
export * from './limits/latest.ts';
export * from './limits/log-book.ts';
export * from './log.ts';
export * from './matching.ts';
export * from './recurrence.ts';
export { rruleFaults } from './recurrence-faults.ts';
export { SEARCH_STEPS_MAX, Steps } from './recurrence-steps.ts';
export * from './recurrence-words.ts';
export * from './returning.ts';
export * from './schema/json-schema.ts';
export * from './schema/schema-cost.ts';
export * from './sun.ts';
export * from './thing-names.ts';
export * from './timing.ts';
export * from './tls-source.ts';
export * from './zone.ts';
