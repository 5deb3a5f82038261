import { z } from 'zod';
import type { Json, JsonObject } from '../base/index.ts';
import { DeviceState } from './device.ts';
import { Role } from './home.ts';
import { NAME } from './manifest.ts';
import { Target } from './target.ts';
import { AnyJson, type ReadOnly } from './turn.ts';

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

/** A fault as doors show it: where, what, and what to do about it. */
export const FaultView = z.object({
  path: z.string(),
  message: z.string(),
  hint: z.string().exactOptional(),
});

/** A goal, and what of it nobody here can be asked for, by path within the goal. */
export const GoalView = HouseGoal.pick({ name: true, description: true, phrases: true, want: true }).extend({
  faults: z.array(FaultView).describe('what of it no device or service of this house can be asked for'),
});
export type GoalView = ReadOnly<Omit<z.output<typeof GoalView>, 'want'>> & Pick<HouseGoal, 'want'>;

/** Something that can be started by name. */
export const AgentView = z.object({
  name: z.string(),
  description: z.string(),
  input: AnyJson.describe('JSON Schema of what it is started with') as z.ZodType<JsonObject>,
});
export type AgentView = ReadOnly<z.output<typeof AgentView>>;

/** What can be chosen when it is decided how to do something. */
export const OptionView = z.object({
  type: z.enum(['channel', 'service', 'terminate']),
  name: z.string(),
  description: z.string(),
  primary: z
    .literal(true)
    .exactOptional()
    .describe('the door by which came what is to be done, and by which it is answered (A09)'),
  methods: z.array(
    z.object({ name: z.string(), description: z.string(), params: AnyJson as z.ZodType<JsonObject> }),
  ),
});
export type OptionView = ReadOnly<z.output<typeof OptionView>>;

/** An agent that can be started by name or by intent, apart from saying it. */
export type Startable =
  | { readonly type: 'goal'; readonly goal: string }
  | { readonly type: 'intent'; readonly intent: string }
  | { readonly type: 'agent'; readonly agent: string; readonly input: Json };
