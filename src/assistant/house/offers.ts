import { z } from 'zod';
import { type Fault, HearthError, type JsonObject } from '../../base/index.ts';
import { faultsOf, nearest } from '../../bus/index.ts';
import { Action, type AgentView, type Group, type HouseGoal, type Startable } from '../../domain/index.ts';
import { CLOSED, REACH } from '../goals/agents.ts';
import { AGENT, GOAL } from '../goals/phrases.ts';
import { type AgentElsewhere, INTENT, type Pursuable } from '../goals/pursue.ts';

/** An agent that programs may start by name (B01), and what it then does. */
interface Offer<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly description: string;
  readonly input: S;
  readonly groupOf: (input: z.output<S>) => Group;
}

/** A turn that is understood already: what it does, and the words it is known by. */
export interface Understood {
  readonly text: string;
  readonly groups: readonly Group[];
}

const ACTIONS = z.strictObject({
  actions: z.array(Action).min(1).max(100).describe('what is to be done, each seen done before the next'),
});
const NOTHING = z.strictObject({});
const WISH = z.strictObject({ intent: z.string().min(1).max(2000).describe('what is wanted, in words') });
/** Whoever waits for an agent lists them again and again: what is the same each time is put into words once. */
const worded = new WeakMap<z.ZodType, JsonObject>();

function offersOf({ goals, elsewhere }: Pursuable): readonly Offer[] {
  const names = z.enum(goals.map(({ name }) => name) as [string, ...string[]]);
  const offers = [
    offer(
      'group',
      'Performs actions, one after the other, each seen done before the next',
      ACTIONS,
      (input) => input.actions.map(plainAction),
    ),
    ...goals.map(({ name, description }) =>
      offer(name, `Sees to it that ${description}, by the services it names alone`, NOTHING, () => [
        { service: AGENT, method: name, args: {} },
      ]),
    ),
  ];
  const taken = new Set([...offers.map(({ name }) => name), REACH, CLOSED]);
  const far = elsewhere().filter(({ name }) => !taken.has(name));
  offers.push(...far.map(offerElsewhere));
  const reach = offer(
    REACH,
    'Reaches a goal by all there is',
    z.strictObject({ goal: names }),
    ({ goal }) => [{ service: GOAL, method: goal, args: {} }],
  );
  const closed = offer(CLOSED, 'Chooses the agent that fits what is meant, and starts it', WISH, (input) => [
    { service: INTENT, method: 'agent', args: { text: input.intent } },
  ]);
  return [
    ...offers,
    ...(goals.length === 0 ? [] : [reach]),
    ...(goals.length + far.length === 0 ? [] : [closed]),
  ];
}

/** The fields of the input are the types of the messages it takes. */
function offerElsewhere({ name, description, input }: AgentElsewhere): Offer {
  const fields = Object.fromEntries((input ?? []).map((type) => [type, z.json()]));
  const schema: z.ZodType = input === undefined ? z.record(z.string(), z.json()) : z.strictObject(fields);
  return offer(name, description, schema, (args) => [
    { service: AGENT, method: name, args: args as Action['args'] },
  ]);
}

function offer<S extends z.ZodType>(
  name: string,
  description: string,
  input: S,
  groupOf: (input: z.output<S>) => Group,
): Offer {
  return { name, description, input, groupOf } as unknown as Offer;
}

/** As the wire has it: without members that say nothing. */
function plainAction(action: Action): Action {
  return JSON.parse(JSON.stringify(action)) as Action;
}

export function agentViews(known: Pursuable): readonly AgentView[] {
  return offersOf(known).map(({ name, description, input }) => ({
    name,
    description,
    input: worded.get(input) ?? schemaOf(input),
  }));
}

function schemaOf(input: z.ZodType): JsonObject {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const plain = JSON.parse(JSON.stringify(schema)) as JsonObject;
  worded.set(input, plain);
  return plain;
}

/**
 * What is to be done for something that is started by name or by intent.
 * @throws HearthError `not-found` for an unknown agent, `invalid-params` with every fault of the input by path.
 */
export function understood(what: Startable, known: Pursuable): Understood {
  const { goals } = known;
  switch (what.type) {
    case 'goal': {
      const goal = goals.find(({ name }) => name === what.goal);
      if (goal === undefined) throw wrong([unknownGoal(what.goal, goals)]);
      return { text: goal.description, groups: [[{ service: GOAL, method: goal.name, args: {} }]] };
    }
    case 'intent':
      return {
        text: what.intent,
        groups: [[{ service: INTENT, method: 'goal', args: { text: what.intent } }]],
      };
    case 'agent': {
      const offers = offersOf(known);
      const found = offers.find(({ name }) => name === what.agent);
      if (found === undefined)
        throw new HearthError('not-found', `There is no agent "${what.agent}"`, {
          hint: `There are: ${offers.map(({ name }) => name).join(', ')}.`,
        });
      const input = found.input.safeParse(what.input, { reportInput: true });
      if (!input.success) throw wrong(faultsOf(input.error, found.input));
      return { text: found.description, groups: [found.groupOf(input.data)] };
    }
  }
}

function unknownGoal(name: string, goals: readonly HouseGoal[]): Fault {
  const names = goals.map((goal) => goal.name);
  const near = nearest(name, names);
  const hint = near === undefined ? `There are: ${names.join(', ')}.` : `Did you mean ${near}?`;
  return { path: '/goal', message: `"${name}" is no goal of this house`, hint };
}

function wrong(faults: readonly Fault[]): HearthError {
  const told = faults.map(({ path, message }) => `${path} ${message}`.trim()).join('; ');
  return new HearthError('invalid-params', told, { faults });
}
