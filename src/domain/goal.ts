import { z } from 'zod';
import type { Json, JsonObject } from '../base/index.ts';
import { DeviceState } from './device.ts';
import { Role } from './home.ts';
import { NAME } from './manifest.ts';
import { Target } from './target.ts';

/** A state that is wanted of some devices: `{ service: lock, target: { all: true }, state: locked }`. */
export const Want = z.strictObject({
  service: z.string().regex(NAME).describe('the service whose devices are meant'),
  target: Target,
  state: z.string().min(1).max(40).describe('the state they are to be in, as a service calls it'),
  value: z
    .union([z.string(), z.number(), z.boolean()])
    .optional()
    .describe('for states that have one, such as temperature'),
  only: z
    .union([z.literal('entrances'), DeviceState])
    .optional()
    .describe('of these devices only the garage doors and gates, or those that now report this'),
});
export type Want = z.infer<typeof Want>;

/** Something a house may want, by name: the words people have for it, and how everything is then to be. */
export const HouseGoal = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,31}$/, 'a letter, then up to 31 lower-case letters, digits, - and _')
    .describe('what programs call it'),
  description: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe('how it is then, as it is said when it is so: "the house is secure"'),
  phrases: z
    .array(z.string().min(3).max(300))
    .max(50)
    .default([])
    .describe('sentences that ask for it, written as docs/guides/service.md tells'),
  want: z.array(Want).min(1).max(100).describe('the states that are wanted'),
  by: z.array(Role).min(1).optional().describe('roles that may ask for it; everybody when absent'),
  patienceMinutes: z
    .number()
    .int()
    .min(1)
    .max(1440)
    .default(120)
    .describe('how long a question about what hinders it stays open before it is left'),
});
export type HouseGoal = z.infer<typeof HouseGoal>;

/** `GET /v1/goals`: a goal, and what of it nobody here can be asked for. */
export interface GoalView {
  readonly name: string;
  readonly description: string;
  readonly phrases: readonly string[];
  readonly want: HouseGoal['want'];
  /** By path within the goal. */
  readonly faults: readonly { readonly path: string; readonly message: string; readonly hint?: string }[];
}

/** `GET /v1/agents`: something that can be started by name, with the JSON Schema of what it is started with. */
export interface AgentView {
  readonly name: string;
  readonly description: string;
  readonly input: JsonObject;
}

/** `GET /v1/options`: what can be chosen when it is decided how to do something. */
export interface OptionView {
  readonly type: 'channel' | 'service' | 'terminate';
  readonly name: string;
  readonly description: string;
  readonly methods: readonly {
    readonly name: string;
    readonly description: string;
    readonly params: JsonObject;
  }[];
}

/** What can be started by name or by what is meant, beside saying it. */
export type Startable =
  | { readonly type: 'goal'; readonly goal: string }
  | { readonly type: 'intent'; readonly intent: string }
  | { readonly type: 'agent'; readonly agent: string; readonly input: Json };
