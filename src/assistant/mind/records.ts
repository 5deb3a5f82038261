import { z } from 'zod';

/**
 * Every shape a model is asked for, in one place (E25; document 004, Data Models). Names and spelling are the document's. Each is
 * turned into a JSON Schema for the model and validates what comes back.
 */

/** Characters. A small model fills what it is given: a text without a bound is one that is cut before its end. */
const SHORT = 120;

/** E06. `response` is given where nothing has to be done. */
export const FrontlineDecision = z.object({
  route_to_orchestrator: z.boolean(),
  reason: z.string().max(SHORT).optional(),
  response: z.string().max(600).optional(),
});
export type FrontlineDecision = z.infer<typeof FrontlineDecision>;

/** E10. HOUSE is ours: any method of any service, by function calling. */
export const WorkerType = z.enum(['HOUSE', 'SEARCH', 'EMAIL', 'GENERAL', 'NONE']);
export type WorkerType = z.infer<typeof WorkerType>;

/** At most this many pieces of work for one message. */
export const DECISIONS_MAX = 3;

/** E09. */
export const OrchestratorDecision = z.object({
  worker_type: WorkerType,
  task_description: z.string().min(1).max(200),
  parameters: z.object({
    query: z.string().max(SHORT).optional().describe('SEARCH: what to look up'),
    to: z.array(z.string().max(320)).max(5).optional().describe('EMAIL: who gets it'),
    subject: z.string().max(SHORT).optional().describe('EMAIL'),
    reason: z.string().max(SHORT).optional().describe('NONE: why it cannot be done'),
  }),
  success_criteria: z.string().min(1).max(SHORT),
});
export type OrchestratorDecision = z.infer<typeof OrchestratorDecision>;

export const OrchestratorDecisions = z.object({
  decisions: z.array(OrchestratorDecision).min(1).max(DECISIONS_MAX),
});

/** E14: `error` is there exactly when it did not succeed. */
export const WorkerResult = z.union([
  z.strictObject({ success: z.literal(true), output: z.string() }),
  z.strictObject({ success: z.literal(false), output: z.string(), error: z.string().min(1) }),
]);
export type WorkerResult = z.infer<typeof WorkerResult>;

/** E16, E24. `passed` decides; the score is for people. */
export const EvaluatorResult = z.object({
  passed: z.boolean(),
  score: z.number().min(0).max(100),
  feedback: z.string().max(200),
  suggestions: z.string().max(200),
});
export type EvaluatorResult = z.infer<typeof EvaluatorResult>;

export const MailText = z.object({
  subject: z.string().min(1).max(SHORT),
  body: z.string().min(1).max(2_000),
});
export type MailText = z.infer<typeof MailText>;

/** B02: how well each candidate is what was asked for. */
export function Ranking(names: readonly [string, ...string[]]) {
  const score = z.number().min(0).max(1);
  return z.object({ rankings: z.array(z.object({ name: z.enum(names), score })).max(names.length) });
}

/** The number of one of `count` things, from 1. */
export function Choice(count: number) {
  return z.object({ choice: z.literal(Array.from({ length: count }, (_, at) => at + 1)) });
}
