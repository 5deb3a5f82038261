import { z } from 'zod';
import { defined } from '../../base/index.ts';
import { parseWith } from '../../bus/index.ts';
import type { GoalView } from '../../domain/index.ts';
import type { McpClient } from '../client.ts';
import { Conversation, WaitSeconds } from './say.ts';
import { schemaOf } from './schema-of.ts';
import type { Hear, ToolCall, ToolEnd, ToolView } from './tool.ts';
import { performTurn, TurnReport } from './turns.ts';

function paramsOf(goals: readonly GoalView[]) {
  const names = goals.map(({ name }) => name) as [string, ...string[]];
  const meant = goals.map(({ name, description }) => `${name}: ${description}`).join('; ');
  return z.strictObject({
    goal: z.enum(names).describe(meant),
    conversation: Conversation,
    wait: WaitSeconds,
  });
}

/** What the house may want, as one tool; undefined where it wants nothing. */
export function goalTool(goals: readonly GoalView[]): ToolView | undefined {
  if (goals.length === 0) return undefined;
  return {
    name: 'goal',
    title: 'Have a goal of the house reached',
    description:
      'Sees to it that the house is as a goal says: looks what is not so, does what leads there, and tells what hinders it.',
    inputSchema: schemaOf(paramsOf(goals), 'input'),
    outputSchema: schemaOf(TurnReport, 'output'),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  };
}

export function reachGoal({ doorway }: McpClient, hear: Hear, call: ToolCall): Promise<ToolEnd> {
  const { goal, conversation, wait } = parseWith(paramsOf(doorway.goals()), call.args);
  return performTurn({ doorway, hear }, call, wait, () =>
    doorway.start(
      { type: 'goal', goal },
      { channel: 'mcp', conversation, ...defined({ externalId: call.key }) },
    ),
  );
}
