import { z } from 'zod';
import type { Agent } from '../agents/index.ts';
import { defined, type Fault, HearthError } from '../base/index.ts';
import { faultsOf, pointer } from '../bus/index.ts';
import { NAME } from '../domain/index.ts';
import { type Controller, checkRunner, type Predicate, Registry, type Skill } from '../flow/index.ts';

/** An agent that a host offers to others. */
export interface OfferedAgent extends Omit<Agent, 'host'> {
  /** Types of the messages it takes; any when absent. */
  readonly input?: readonly string[];
  /** Sentences that start it, written as those of a service (docs/guides/service.md); a slot fills the message of its name. */
  readonly phrases?: readonly string[];
}

/** What trees name, as a pattern gives it. */
export interface AgentParts {
  readonly agents?: readonly OfferedAgent[];
  readonly skills?: readonly Skill[];
  readonly controllers?: readonly Controller[];
  readonly predicates?: readonly Predicate[];
}

/** What a host runs: agents, and whatever their trees name. */
export interface AgentsModule extends AgentParts {
  /** The host's name unless it is given another: lower-case letters, digits, - and _. */
  readonly name: string;
  readonly agents: readonly OfferedAgent[];
  /** Supertypes of types of messages. */
  readonly types?: Readonly<Record<string, readonly string[]>>;
  /** Agents of other hosts that these trees call. */
  readonly uses?: readonly string[];
}

const run = z.custom<() => unknown>((value) => typeof value === 'function', 'must be a function');
const amount = z.number().min(0);

const Shape = z.strictObject({
  name: z.string().regex(NAME, 'must be lower-case letters, digits, - and _, at most 32'),
  agents: z
    .array(
      z.strictObject({
        name: z.string(),
        description: z.string().min(1, 'is empty: people and models choose an agent by it'),
        root: z.custom<object>((value) => value !== null && typeof value === 'object', 'must be a runner'),
        fan: z.enum(['one', 'many']).optional(),
        input: z.array(z.string()).optional(),
        phrases: z.array(z.string().min(3).max(300)).max(50).optional(),
        policies: z.array(z.object({ name: z.string(), check: run })).optional(),
        budget: z
          .strictObject({ usd: amount, actions: amount, tokens: amount, ms: amount })
          .partial()
          .optional(),
      }),
    )
    .min(1, 'needs at least one agent'),
  skills: z
    .array(
      z.looseObject({
        name: z.string(),
        description: z.string(),
        fan: z.enum(['one', 'many']),
        effect: z.enum(['pure', 'read', 'idempotent', 'verifiable', 'once']),
        run,
        resume: run.optional(),
        confirm: run.optional(),
      }),
    )
    .optional(),
  controllers: z.array(z.looseObject({ name: z.string(), build: run })).optional(),
  predicates: z.array(z.looseObject({ name: z.string(), holds: run })).optional(),
  types: z.record(z.string(), z.array(z.string())).optional(),
  uses: z.array(z.string()).optional(),
});

/** What a file says of itself: its own agents and skills, and those of the patterns that it uses (`goalAgent`, `stepper`, …). */
export interface WrittenAgents extends Omit<AgentsModule, 'agents'> {
  readonly agents?: readonly OfferedAgent[];
  readonly parts?: readonly AgentParts[];
}

/**
 * Says what a host runs, and checks it at once: every name in every tree means something, every skill says what may be
 * repeated.
 * @throws HearthError `config-invalid` naming every fault by path.
 */
export function defineAgents(written: WrittenAgents): AgentsModule {
  const module = whole(written);
  const faults = faultsIn(module);
  if (faults.length === 0) return module;
  const name = typeof module?.name === 'string' ? ` "${module.name}"` : '';
  throw new HearthError('config-invalid', `The agents${name} are not well defined`, { faults });
}

/** With what its patterns bring. The same thing from two of them is once. */
function whole(written: WrittenAgents): AgentsModule {
  const { parts, ...module } = written ?? {};
  if (!Array.isArray(parts)) return { agents: [], ...module };
  const all = <K extends keyof AgentParts>(kind: K) => [
    ...new Set([module, ...parts].flatMap((one: AgentParts | undefined) => (one?.[kind] ?? []) as unknown[])),
  ];
  const joined = KINDS.map((kind) => [kind, all(kind)]);
  return { ...module, ...Object.fromEntries(joined) };
}

const KINDS = ['skills', 'controllers', 'predicates', 'agents'] as const;

/** One registry of several modules. @throws HearthError `conflict` when two of them use a name for the same kind of thing. */
export function registryOf(modules: readonly AgentsModule[]): Registry<Agent> {
  const registry = new Registry<Agent>();
  for (const module of modules) registry.add(module);
  return registry;
}

function faultsIn(module: AgentsModule): readonly Fault[] {
  const shape = Shape.safeParse(module, { reportInput: true });
  if (!shape.success) return faultsOf(shape.error, Shape);
  const registry = new Registry<Agent>().beyond(() => (module.uses ?? []).map(placeholder));
  const faults: Fault[] = [];
  for (const kind of KINDS)
    for (const [index, one] of (module[kind] ?? []).entries())
      try {
        registry.add({ [kind]: [one] });
      } catch (error) {
        if (!(error instanceof HearthError)) throw error;
        faults.push({
          path: pointer([kind, index, 'name']),
          message: error.message,
          ...defined({ hint: error.hint }),
        });
      }
  for (const [index, { root }] of module.agents.entries())
    for (const { path, message, hint } of checkRunner(root, registry)) {
      const at = path === '' ? '' : ` at "${path}"`;
      const said = { path: pointer(['agents', index, 'root']), message: `${message}${at}` };
      faults.push({ ...said, ...defined({ hint }) });
    }
  return faults;
}

/** An agent of another host, of which nothing is known here but that it will be there. */
function placeholder(name: string): Agent {
  return { name, description: name, root: { r: 'seq', of: [] } };
}
