import { z } from 'zod';
import type { Json } from '../base/index.ts';
import { OperatorManifest } from './operator.ts';
import { Permission } from './permission.ts';
import { Speaker } from './speaker.ts';

/**
 * R read · I idempotent · V verifiable (seen by reading back) · O once, decided by recovery and retry (X03).
 * `pure` methods touch nothing at all.
 */
export const Effect = z.enum(['pure', 'read', 'idempotent', 'verifiable', 'once']);
export type Effect = z.infer<typeof Effect>;

/** `confirm`: a person must say yes first. `restricted`: an owner or adult must. `sometimes` lies in the arguments (calendar.cancel of a series). */
export const Risk = z.enum(['none', 'confirm', 'restricted']);
export type Risk = z.infer<typeof Risk>;

export const NAME = /^[a-z0-9][a-z0-9_-]{0,31}$/;

/** Manifests come out of JSON.parse: that what is within is JSON need not be found out again, node by node, at every start. */
export const JsonSchema = z.record(z.string(), z.custom<Json>());

export const MethodManifest = z.looseObject({
  title: z.string().optional(),
  description: z.string(),
  params: JsonSchema,
  result: JsonSchema.optional(),
  effect: Effect.default('once'),
  risk: Risk.default('none'),
  /** The row of the table of roles it belongs to; the arguments may say more (docs/reference/roles.md). */
  access: Permission.optional(),
  /** In words, where the risk depends on the arguments: the service itself decides call by call. */
  risk_when: z.string().optional(),
  timeout_ms: z.number().int().min(100).max(120_000).default(5000),
  /** False for methods that only programs need (acknowledgements, exports). */
  llm: z.boolean().default(true),
  /** Sentences this method understands, for the embedded interpreter (docs/guides/service.md). */
  phrases: z.array(z.string()).optional(),
  /** What it does to a device, where what a house wants can be reached with it (docs/guides/goals.md). */
  operator: OperatorManifest.optional(),
  effects: z
    .looseObject({ read_only: z.boolean(), destructive: z.boolean(), idempotent: z.boolean() })
    .partial()
    .optional(),
  confirm: z.enum(['never', 'sometimes', 'always']).optional(),
});
export type MethodManifest = z.infer<typeof MethodManifest>;

/** How a service describes itself, retained at `svc/<service>/<instance>/manifest` (docs/reference/topics.md). */
export const Manifest = z.looseObject({
  manifest: z.literal(1),
  service: z.string().regex(NAME),
  instance: z.string().regex(NAME),
  title: z.string(),
  description: z.string().default(''),
  version: z.string(),
  /** Hash of the content: unchanged text, unchanged rev. */
  rev: z.string().default(''),
  protocol: z.literal('hearth/1').default('hearth/1'),
  schema: z.string().default('https://json-schema.org/draft/2020-12/schema'),
  methods: z.record(z.string().regex(NAME), MethodManifest),
  events: z.record(z.string(), z.looseObject({ schema: JsonSchema.optional() })).default({}),
  max_payload: z.number().int().default(65_536),
  /** The service answers a repeated key from its memory for 24 h, also across its own restart (H05). Without it a call in doubt is never repeated. */
  remembers_calls: z.boolean().default(false),
  /** The service itself refuses risky calls without a grant (H09). Without it the hub asks before it calls. */
  checks_grants: z.boolean().default(false),
});
export type Manifest = z.infer<typeof Manifest>;

/** Who is asking, as the hub vouches for it. */
export const CallerIdentity = z.strictObject({
  kind: z.enum(['person', 'agent', 'service', 'program']),
  id: z.string().max(128),
  role: z.enum(['owner', 'adult', 'child', 'guest', 'device']).optional(),
  /** In whose name it is asked. Only what the hub sealed or signed is believed. */
  speaker: Speaker.optional(),
});
export type CallerIdentity = z.infer<typeof CallerIdentity>;
