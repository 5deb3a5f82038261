/**
 * patterns: what the design documents describe, each as a tree of a few lines or a fold of the journal. The core (flow,
 * planning, agents) knows none of it, and all of it is written with what the core offers to everybody: whatever needs more
 * than that is a fault of the core. A pattern returns parts for the registry, named after it.
 */
export * from './autonomy.ts';
export * from './choice.ts';
export * from './controllers.ts';
export {
  type Condition,
  type GoalAgent,
  goalAgent,
  LEAVE,
  LOOK,
  type StuckAdvice,
  type StuckQuestion,
  type WantedGoal,
} from './goal.ts';
export { type Runnable, seen as goalFacts, type Turnout } from './goal-steps.ts';
export * from './kit.ts';
export * from './mermaid.ts';
export * from './parts.ts';
export * from './policies.ts';
export * from './refine.ts';
export * from './stepper.ts';
export * from './tools.ts';
