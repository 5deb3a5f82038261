/**
 * builders: the package `hearth` as whoever writes services and agents outside of it sees it. It holds names alone: what is made here is
 * judged, run and answered for by the hub that loads it. What it promises is told in docs/decisions/0034-what-builders-rely-on.md; the
 * house to try it in is `hearth/testing` (src/app/testing).
 */
export { z } from 'zod';
export { type AccessRequest, type Asking, HUB, isOwn, type Owned } from '../access/index.ts';
export {
  type Clock,
  Emitter,
  type ErrorCode,
  type Fault,
  HearthError,
  type Json,
  type JsonObject,
  type Logger,
  type Timer,
} from '../base/index.ts';
export {
  type Bus,
  type BusMessage,
  type Call,
  defineService,
  type MethodDefinition,
  method,
  type PublishOptions,
  type ServiceContext,
  type ServiceDefinition,
  type ServiceInstance,
} from '../bus/index.ts';
export type {
  CallerIdentity,
  CallOutcome,
  Effect,
  Permission,
  Person,
  Phrases,
  Place,
  Risk,
  TurnView,
  WaitView,
} from '../domain/index.ts';
export type { Draft, Message, Outcome, Runner, Skill, View } from '../flow/index.ts';
export {
  actionsMax,
  type Condition,
  costMax,
  delay,
  firstOf,
  type GoalAgent,
  goalAgent,
  onStuck,
  rateLimit,
  stepper,
  tokensMax,
  type WantedGoal,
} from '../patterns/index.ts';
export {
  type AgentsModule,
  type CallHouse,
  type CallStep,
  defineAgents,
  type OfferedAgent,
  type WrittenAgents,
} from '../remote/index.ts';
export { type AgentsFile, type AgentsKit, defineAgent } from './agents-file.ts';
