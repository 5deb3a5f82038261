import type { Agent } from '../agents/index.ts';
import type { Json } from '../base/index.ts';
import type { InboundMessage, Plan } from '../domain/index.ts';
import type { Controller, Outcome, Runner, Skill, View } from '../flow/index.ts';
import { answerText } from './answer.ts';
import { draft, seen } from './facts.ts';

/** The whole of a turn: read the words, run the groups side by side, say what was seen. */
export const turnAgent: Agent = {
  name: 'turn',
  description: 'Takes one message from its words to its answer',
  root: {
    r: 'seq',
    of: [
      { r: 'skill', skill: 'understand' },
      { r: 'control', controller: 'dispatch' },
      { r: 'skill', skill: 'answer' },
    ],
  },
};

/** One process per group of dependent actions (document 000, Agent Dispatch). It knows its own actions and nothing of the other groups. */
export const groupAgent: Agent = {
  name: 'group',
  description: 'Performs the actions of one group, one after the other, each seen done before the next',
  root: { r: 'control', controller: 'steps' },
};

/** Reads a message into a plan: with the words the house knows, or as it was understood before. */
export type Reader = (message: InboundMessage, view: View) => Plan;

export function understandSkill(readMessage: Reader): Skill {
  return {
    name: 'understand',
    description: 'Reads a message into groups of actions',
    fan: 'one',
    effect: 'pure',
    run(view): Outcome {
      return { type: 'done', out: [draft('plan', readMessage(messageOf(view), view))] };
    },
  };
}

/** Builds `par(group…)` from the plan: the discrete action pipeline of document 000 as data. */
export const dispatchController: Controller = {
  name: 'dispatch',
  build(view): Runner {
    const groups = seen(view, 'plan').at(-1)?.groups ?? [];
    if (groups.length === 0) return { r: 'seq', of: [] };
    return {
      r: 'par',
      onError: 'collect',
      of: groups.map((actions) => ({ r: 'agent', agent: 'group', input: [draft('task', { actions })] })),
    };
  },
};

export function answerSkill(timezone: string): Skill {
  return {
    name: 'answer',
    description: 'Says what became of the message, from the reports and nothing else',
    fan: 'one',
    effect: 'pure',
    run(view): Outcome {
      const plan = seen(view, 'plan').at(-1);
      if (plan === undefined) throw new Error('a turn reached its answer without a plan');
      const text = answerText(plan, seen(view, 'report'), { now: view.now(), timezone });
      return { type: 'done', out: [{ type: 'answer', kind: 'agent', data: { text } as Json }] };
    },
  };
}

function messageOf(view: View): InboundMessage {
  const message = view.input.find((one) => one.type === 'message');
  if (message === undefined) throw new Error('a turn was started without its message');
  return message.data as unknown as InboundMessage;
}
