import type { Agent } from '../../agents/index.ts';
import type { Json } from '../../base/index.ts';
import type { InboundMessage, Plan } from '../../domain/index.ts';
import type { Controller, Outcome, Runner, Skill, View } from '../../flow/index.ts';
import type { ChatFailureCode } from '../../llm/index.ts';
import { answerText } from '../answers/answer.ts';
import { rendered } from '../answers/rendering.ts';
import type { TellContext } from '../answers/telling.ts';
import { composed, draft, groupInput, read, seen, type Task } from '../facts.ts';
import { wishesIn, withoutWishes } from '../lexicon/wishes.ts';
import { followsOn } from '../mind/en.ts';
import type { LeftForMind, Minded } from '../mind/facts.ts';
import { brokenPredicate } from './again.ts';

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
export function groupAgent(steps: Runner): Agent {
  return {
    name: 'group',
    description: 'Performs the actions of one group, one after the other, each seen done before the next',
    root: { r: 'seq', of: [steps, { r: 'skill', skill: 'report' }] },
  };
}

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

/**
 * Builds `par(group…)` from the plan: the discrete action pipeline of document 000 as data. What the ear left goes to the mind meanwhile,
 * or after the groups where the words say so.
 */
export function dispatchController(leftForMind: LeftForMind): Controller {
  return {
    name: 'dispatch',
    build(view): Runner {
      const plan = seen(view, 'plan').at(-1);
      const lists: readonly (readonly Task[])[] = [
        ...(plan?.groups ?? []).map((actions) => actions.map((action) => ({ action }))),
        ...wishesIn(plan).map((wish) => [wish]),
      ];
      const groups = lists.map(groupRunner);
      const message = messageOf(view);
      if (
        plan === undefined ||
        message.groups !== undefined ||
        composed(view) !== undefined ||
        !leftForMind(withoutWishes(plan))
      )
        return groups.length === 0 ? { r: 'seq', of: [] } : { r: 'par', onError: 'collect', of: groups };
      const mind: Runner = { r: 'control', controller: 'think' };
      if (groups.length === 0 || !comesAfter(withoutWishes(plan), message.text))
        return { r: 'par', onError: 'collect', of: [...groups, mind] };
      return { r: 'seq', of: [{ r: 'par', onError: 'collect', of: groups }, mind] };
    },
  };
}

/** A group's agent, and what the Assistant decides where it broke instead of reporting (A32). */
function groupRunner(list: readonly Task[]): Runner {
  const group: Runner = { r: 'agent', agent: 'group', input: groupInput(list) };
  return {
    r: 'seq',
    of: [
      { r: 'par', onError: 'collect', of: [group] },
      { r: 'if', when: brokenPredicate.name, then: { r: 'control', controller: 'again' } },
    ],
  };
}

/** Hands the message, how it was read and what became of it so far to the mind. */
export const thinkController: Controller = {
  name: 'think',
  build(view): Runner {
    const plan = seen(view, 'plan').at(-1);
    if (plan === undefined) throw new Error('there is nothing to think about');
    const reports = view.last.flatMap((message) => read(message, 'report') ?? []);
    return {
      r: 'agent',
      agent: 'mind',
      input: [
        draft('message', messageOf(view)),
        draft('plan', withoutWishes(plan)),
        ...reports.map((report) => draft('report', report)),
      ],
    };
  },
};

/** Whether the words put what was not understood behind what was: "… and then …", "once that is done, …". */
function comesAfter(plan: Plan, text: string): boolean {
  const first = Math.min(...plan.unread.map((part) => part.start));
  return plan.unread.length > 0 && followsOn(text.slice(0, first), text.slice(first));
}

/** What is kept of a turn for the talk that follows: its answer, and its plan with what the mind added. */
export type TurnEnded = (view: View, end: TurnEnd) => void;

export interface TurnEnd {
  readonly text: string;
  readonly plan: Plan;
  /** The text holds other people's words. */
  readonly outside: boolean;
}

/** `provider: auto` has found no model: the house answers as one that has none. */
const NO_MODEL: ChatFailureCode = 'not-configured';

/** Services whose results are written by others, who might write instructions into them. */
const WRITTEN_BY_OTHERS = new Set(['search', 'calendar', 'email']);

export function answerSkill(told: (view: View) => TellContext, ended: TurnEnded): Skill {
  return {
    name: 'answer',
    description: 'Says what became of the message, from the reports and nothing else',
    fan: 'one',
    effect: 'pure',
    run(view): Outcome {
      const plan = seen(view, 'plan').at(-1);
      if (plan === undefined) throw new Error('a turn reached its answer without a plan');
      const minded = seen(view, 'minded').findLast(({ trouble }) => trouble?.code !== NO_MODEL);
      const { channel, rendering = channel === 'email' ? 'mail' : 'text' } = messageOf(view);
      const context = { ...told(view), ...(rendering === 'mail' ? {} : { left: [] }) };
      const text = answerText(plan, seen(view, 'report'), context, minded);
      const whole = afterMind(plan, minded);
      ended(view, { text, plan: whole, outside: minded?.outside === true || readsOthers(whole) });
      const verdicts = seen(view, 'report').flatMap(({ actions }) => actions);
      const said = rendered(text, rendering, verdicts, context);
      const short = minded?.short;
      const answer = { ...said, ...(short === undefined ? {} : { short }) };
      return { type: 'done', out: [{ type: 'answer', kind: 'agent', data: answer as Json }] };
    },
  };
}

function afterMind(plan: Plan, minded: Minded | undefined): Plan {
  if (minded === undefined) return plan;
  const groups = [...plan.groups, ...minded.groups];
  const direct = plan.direct || (minded.handled && groups.length === 0);
  return { ...plan, groups, direct, unread: minded.handled ? [] : plan.unread };
}

function readsOthers({ groups }: Plan): boolean {
  return groups.some((group) => group.some(({ service }) => WRITTEN_BY_OTHERS.has(service)));
}

function messageOf(view: View): InboundMessage {
  const message = view.input.find((one) => one.type === 'message');
  if (message === undefined) throw new Error('a turn was started without its message');
  return message.data as unknown as InboundMessage;
}
