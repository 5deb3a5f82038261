import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import {
  AgentView,
  ForeignId,
  GoalView,
  OptionView,
  Sentence,
  type Startable,
} from '../../../domain/index.ts';

import type { HouseAccess } from '../access.ts';
import { type Asked, json, type Reply, type Route, route } from '../route.ts';
import { doorwayFor, HELD, held, PREFER } from './held.ts';
import { idempotencyKey, KEY_HEADER } from './idempotency.ts';

const GoalBody = z
  .strictObject({
    goal: z.string().min(1).max(64).exactOptional().describe('a goal by its name'),
    intent: Sentence.exactOptional().describe('what is wanted, in words; the goal that fits best is chosen'),
    conversation: ForeignId.exactOptional().describe('the talk this belongs to; "http" when absent'),
    person: z.string().min(1).max(64).exactOptional().describe('who asks; the token’s person when absent'),
    externalId: ForeignId.exactOptional().describe('the same id again gives the same turn'),
  })
  .superRefine(({ goal, intent }, context) => {
    if ((goal === undefined) === (intent === undefined))
      context.addIssue({ code: 'custom', path: ['goal'], message: 'either goal or intent' });
  });

const AgentName = z.strictObject({ name: z.string().min(1).max(64) });

/** What the house may want and who can do what: by name, or by what is meant. */
export function goalRoutes(access: HouseAccess): readonly Route[] {
  async function start(
    asked: Pick<Asked<unknown, unknown, unknown>, 'header' | 'signal' | 'speaker' | 'doorway'>,
    what: Startable,
    by: Pick<z.output<typeof GoalBody>, 'conversation' | 'person' | 'externalId'>,
  ): Promise<Reply> {
    const { person, conversation = 'http', ...more } = by;
    const doorway = doorwayFor(access, asked, person);
    const { turn } = await doorway.start(what, { channel: 'http', conversation, ...more });
    return held(doorway, asked, turn);
  }

  return [
    route({
      method: 'GET',
      path: '/v1/goals',
      tag: 'goals',
      summary: 'What the house may want.',
      needs: ['read'],
      answers: { 200: { description: 'Goals.', schema: z.object({ goals: z.array(GoalView) }) } },
      run: ({ doorway }) => json(200, { goals: doorway.goals() }),
    }),
    route({
      method: 'POST',
      path: '/v1/goals',
      tag: 'goals',
      summary: 'Have a goal reached: by name, or the one that fits what is meant (open mode).',
      needs: ['act'],
      body: GoalBody,
      headers: PREFER,
      answers: HELD,
      run: (asked) => {
        const { goal, intent, ...more } = asked.body;
        if (intent !== undefined) access.speech.take(asked.token.id, intent, asked.token.role, '/intent');
        const what: Startable =
          goal === undefined ? { type: 'intent', intent: intent ?? '' } : { type: 'goal', goal };
        return start(asked, what, more);
      },
    }),
    route({
      method: 'GET',
      path: '/v1/agents',
      tag: 'goals',
      summary: 'Agents that can be started by name.',
      needs: ['read'],
      answers: { 200: { description: 'Agents.', schema: z.object({ agents: z.array(AgentView) }) } },
      run: ({ doorway }) => json(200, { agents: doorway.agents() }),
    }),
    route({
      method: 'GET',
      path: '/v1/options',
      tag: 'goals',
      summary: 'What an agent of the house chooses from: doors, services, and to stop.',
      needs: ['read'],
      answers: { 200: { description: 'Options.', schema: z.object({ options: z.array(OptionView) }) } },
      run: ({ doorway }) => json(200, { options: doorway.options('http') }),
    }),
    route({
      method: 'GET',
      path: '/v1/agents/{name}',
      tag: 'goals',
      summary: 'One agent, and what it is started with.',
      needs: ['read'],
      params: AgentName,
      answers: { 200: { description: 'The agent.', schema: AgentView } },
      run: ({ params, doorway }) => {
        const agent = doorway.agents().find(({ name }) => name === params.name);
        if (agent === undefined)
          throw new HearthError('not-found', `There is no agent "${params.name}"`, {
            hint: 'GET /v1/agents lists them.',
          });
        return json(200, agent);
      },
    }),
    route({
      method: 'POST',
      path: '/v1/agents/{name}',
      tag: 'goals',
      summary: 'Start an agent with its input (closed mode).',
      needs: ['act'],
      params: AgentName,
      body: z.json().optional().describe('as the agent’s input schema asks'),
      headers: { ...PREFER, ...KEY_HEADER },
      answers: HELD,
      run: (asked) => {
        const key = asked.header('idempotency-key');
        const what: Startable = { type: 'agent', agent: asked.params.name, input: asked.body ?? {} };
        return start(asked, what, key === undefined ? {} : { externalId: idempotencyKey(key) });
      },
    }),
  ];
}
