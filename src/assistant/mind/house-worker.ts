import type { Json } from '../../base/index.ts';
import type { Action, Plan } from '../../domain/index.ts';
import type { Outcome, Runner, Skill, View } from '../../flow/index.ts';
import type { ChatMessage, ToolSpec } from '../../llm/index.ts';
import { draft } from '../facts.ts';
import { committed } from './agreement.ts';
import { type AskedForCalls, askForCalls, spendOf, thinking } from './asking.ts';
import { describeAction } from './describe.ts';
import { mayAct } from './frontline.ts';
import { type MindNeeds, reachOf, type Subject, subjectOf } from './needs.ts';
import { type Offer, offerOf, plainName } from './offer.ts';
import { workAt } from './orchestrator.ts';
import { fenced, housePrompt, ORCHESTRATOR_HISTORY } from './prompt.ts';
import { checkProse } from './prose.ts';
import { review } from './review.ts';
import { historyOf, sceneOf } from './scene.ts';

/** A way for the model to say that it does not know what is meant, instead of guessing (A18). */
const ASK_PERSON: ToolSpec = {
  name: 'ask_person',
  description: 'Ask the person one short question, when it is not clear what is meant',
  parameters: {
    type: 'object',
    properties: { question: { type: 'string', minLength: 3, maxLength: 120 } },
    required: ['question'],
    additionalProperties: false,
  },
};

/** Models with fewer parameters choose the wrong method too often to be believed unasked (protocols.md 7.5), in billions. */
const TRUSTED_FROM = 3;

/** HOUSE: any method of any service, by function calling (A16, A17). It proposes; nothing is called here. */
export function houseSkill(needs: MindNeeds): Skill {
  return thinking(needs, {
    name: 'mind.house',
    description: 'Chooses the calls that fulfil a task, and proposes them',
    questions: 3,
    async run(view, args): Promise<Outcome> {
      const { index, work } = workAt(view, args);
      return propose(needs, view, index, work.task_description, []);
    },
    resume(view, args, value): Promise<Outcome> {
      const { index, work } = workAt(view, args);
      if (typeof value !== 'string') return Promise.resolve(unanswered(index));
      return propose(needs, view, index, work.task_description, [
        { role: 'user', content: `I asked the person what is meant; the answer: ${fenced(value)}` },
      ]);
    },
  });
}

function unanswered(index: number): Outcome {
  const text = 'Nobody told me what was meant, so I did nothing.';
  return { type: 'done', out: [draft('worked', { index, worker: 'HOUSE', text, failed: true }, false)] };
}

/** @param answered what the person said to a question; asked once, never again. */
async function propose(
  needs: MindNeeds,
  view: View,
  index: number,
  task: string,
  answered: readonly ChatMessage[],
): Promise<Outcome> {
  const subject = subjectOf(view);
  const { message, plan } = subject;
  // What the ear has dealt with would only crowd the view.
  const left = plan.groups.length === 0 ? message.text : plan.unread.map((part) => part.text).join(' ');
  const words = [left, task, ...answered.map(({ content }) => content)].join(' ');
  const glimpse = needs.index.glimpse(words, message.area, mayAct(plan));
  const offer = offerOf(glimpse, needs.home.people, message.text);
  const things = glimpse.devices.map(({ name, area }) =>
    area === null ? plainName(name) : `${plainName(name)} (${plainName(area)})`,
  );
  const context = needs.context(message, view.now());
  const asked = await askForCalls(needs, view, {
    messages: [...housePrompt(sceneOf(needs, view, subject), task, things), ...answered],
    tools: answered.length > 0 ? offer.tools : [...offer.tools, ASK_PERSON],
    check: (call) => {
      if (call.name === ASK_PERSON.name) return [];
      const grounded = offer.ground(call, context);
      return grounded.type === 'action' ? [] : grounded.faults;
    },
    maxTokens: 500,
  });
  const spend = spendOf(asked.usage);
  if (asked.type === 'trouble') {
    const { trouble } = asked;
    const failed = { index, worker: 'HOUSE', text: trouble.message, failed: true, trouble } as const;
    return { type: 'done', out: [draft('worked', failed, false)], spend };
  }
  const question = asked.calls.find((call) => call.name === ASK_PERSON.name)?.arguments['question'];
  if (typeof question === 'string') {
    const prompt = checkProse(question).text;
    return {
      type: 'wait',
      wait: {
        kind: 'input',
        prompt: prompt === '' ? 'What exactly do you mean?' : prompt,
        onExpire: 'reject',
      },
    };
  }
  return { type: 'done', out: [proposalOf(needs, subject, index, asked, offer, view)], spend };
}

function proposalOf(
  needs: MindNeeds,
  { message, plan }: Subject,
  index: number,
  asked: Extract<AskedForCalls, { type: 'calls' }>,
  offer: Offer,
  view: View,
): ReturnType<typeof draft> {
  const context = needs.context(message, view.now());
  const actions = asked.calls.flatMap((call): Action[] => {
    const grounded = offer.ground(call, context);
    return grounded.type === 'action' ? [sourced(grounded.action, plan, message.text)] : [];
  });
  if (actions.length === 0) {
    const { text } = checkProse(asked.said);
    const nothing = text === '' ? 'I found nothing I could do about it, so I did nothing.' : text;
    return draft('worked', { index, worker: 'HOUSE', text: nothing, failed: true }, false);
  }
  const reviewed = review(actions, {
    text: message.text,
    heard: plan.groups,
    // The task was worded by a model that had read these.
    untrusted: historyOf(needs, view, message, ORCHESTRATOR_HISTORY).some((exchange) => exchange.outside),
    trusted: isTrusted(needs),
    directory: needs.directory,
    reach: (service, target) => reachOf(needs, service, target),
  });
  return draft('proposal', {
    index,
    worker: 'HOUSE',
    ...reviewed,
    summary: reviewed.groups
      .flat()
      .map((action) => describeAction(action, needs))
      .join('; '),
  });
}

export function isTrusted({ model }: MindNeeds): boolean {
  return (model.traits.billions ?? 0) >= TRUSTED_FROM;
}

/** An action of the mind stands for the part of the sentence that the ear left. */
function sourced(action: Action, plan: Plan, text: string): Action {
  const [first] = plan.unread;
  const source =
    plan.unread.length === 1 && first !== undefined
      ? { start: first.start, end: first.end, text: first.text }
      : { start: 0, end: text.length, text };
  return { ...action, source };
}

export function houseTree(args: Json): Runner {
  return { r: 'seq', of: [{ r: 'skill', skill: 'mind.house', args }, ...committed(args)] };
}
