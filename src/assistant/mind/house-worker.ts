import { isJsonObject, type Json } from '../../base/index.ts';
import type { Action, Plan } from '../../domain/index.ts';
import type { Outcome, Runner, Skill, Spend, View } from '../../flow/index.ts';
import { addUsage, type ChatMessage, type ToolSpec, type ValidCall } from '../../llm/index.ts';
import { draft, onBoard } from '../facts.ts';
import { committed } from './agreement.ts';
import { askForCalls, spendOf, thinking } from './asking.ts';
import { describeAction } from './describe.ts';
import type { Trouble } from './facts.ts';
import {
  choosesOnly,
  isTrusted,
  type MindNeeds,
  mayAct,
  reachOf,
  type Subject,
  subjectOf,
  unreadIn,
} from './needs.ts';
import { type Grounded, offerOf, plainName } from './offer.ts';
import { workAt } from './orchestrator.ts';
import { fenced, housePrompt, lackPrompt, ORCHESTRATOR_HISTORY } from './prompt.ts';
import { checkProse } from './prose.ts';
import { review } from './review.ts';
import { historyOf, sceneOf } from './scene.ts';
import { chooseCall } from './small-model.ts';

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

/** HOUSE: any method of any service, by function calling (A16, A17). It proposes; nothing is called here. */
export function houseSkill(needs: MindNeeds): Skill {
  return thinking(needs, {
    name: 'mind.house',
    description: 'Chooses the calls that fulfil a task, and proposes them',
    questions: 3,
    async run(view, args): Promise<Outcome> {
      const { index, work } = workAt(view, args);
      return (await choosesOnly(needs))
        ? proposeChosen(needs, view, index)
        : propose(needs, view, index, work.task_description, []);
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

/** What a large model is shown of the house for one piece of work, and how its calls become actions, each worked out once. */
function viewFor(needs: MindNeeds, view: View, { message, plan }: Subject, words: string) {
  const glimpse = needs.index.glimpse(words, message.area, mayAct(plan));
  const offer = offerOf(glimpse, needs.home.people, message.text);
  const context = needs.context(message, view.now());
  const known = new WeakMap<ValidCall, Grounded>();
  const ground = (call: ValidCall): Grounded => {
    const grounded = known.get(call) ?? offer.ground(call, context);
    known.set(call, grounded);
    return grounded;
  };
  return { glimpse, offer, ground };
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
  const words = [unreadIn(subject), task, ...answered.map(({ content }) => content)].join(' ');
  const { glimpse, offer, ground } = viewFor(needs, view, subject, words);
  const things = glimpse.devices.map(({ name, area }) =>
    area === null ? plainName(name) : `${plainName(name)} (${plainName(area)})`,
  );
  const asked = await askForCalls(needs, view, {
    messages: [...housePrompt(sceneOf(needs, view, subject), task, things), ...answered],
    tools: answered.length > 0 ? offer.tools : [...offer.tools, ASK_PERSON],
    check: (call) => {
      if (call.name === ASK_PERSON.name) return [];
      const grounded = ground(call);
      return grounded.type === 'action' ? [] : grounded.faults;
    },
    maxTokens: 500,
  });
  const spend = spendOf(asked.usage);
  if (asked.type === 'trouble') return troubled(index, asked.trouble, spend);
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
      spend,
    };
  }
  const actions = asked.calls.flatMap((call): Action[] => {
    const grounded = ground(call);
    return grounded.type === 'action' ? [grounded.action] : [];
  });
  const instead = checkProse(asked.said).text;
  return { type: 'done', out: [proposalOf(needs, view, subject, index, actions, instead)], spend };
}

/** A small model's choice among complete calls; made here, unless the frontline has it already. */
async function proposeChosen(needs: MindNeeds, view: View, index: number): Promise<Outcome> {
  const subject = subjectOf(view);
  const route = onBoard(view, 'route').findLast(({ chosen }) => chosen !== undefined);
  const picked =
    route === undefined
      ? await chooseCall(needs, view, subject)
      : ({ type: 'option', option: { route }, usage: undefined } as const);
  if (picked.type === 'trouble') return troubled(index, picked.trouble, spendOf(picked.usage));
  const { chosen } = picked.option.route;
  if (chosen === undefined)
    return {
      type: 'done',
      out: [proposalOf(needs, view, subject, index, [], '')],
      spend: spendOf(picked.usage),
    };
  const { offer, ground } = viewFor(needs, view, subject, unreadIn(subject));
  const tool = offer.tools.find(({ name }) => name === chosen.tool);
  if (tool === undefined) return unfound(index);
  const filled =
    chosen.lacks.length === 0
      ? undefined
      : await askForCalls(needs, view, {
          messages: lackPrompt(sceneOf(needs, view, subject), tool.description, chosen.lacks),
          tools: [only(tool, chosen.lacks)],
          check: () => [],
          maxTokens: 120,
        });
  const usage = [picked.usage, filled?.usage].reduce(
    (a, b) => (a && b ? addUsage(a, b) : (a ?? b)),
    undefined,
  );
  if (filled?.type === 'trouble') return troubled(index, filled.trouble, spendOf(usage));
  const [call] = filled?.calls ?? [];
  if (filled !== undefined && call === undefined) return unfound(index, spendOf(usage));
  const grounded = ground({ id: '', name: tool.name, arguments: { ...chosen.given, ...call?.arguments } });
  const actions = grounded.type === 'action' ? [grounded.action] : [];
  return {
    type: 'done',
    out: [proposalOf(needs, view, subject, index, actions, '')],
    spend: spendOf(usage),
  };
}

/** The tool as it stands for a form of these parameters alone. */
function only(tool: ToolSpec, keys: readonly string[]): ToolSpec {
  const { properties } = tool.parameters;
  const fields = Object.entries(isJsonObject(properties) ? properties : {}).filter(([key]) =>
    keys.includes(key),
  );
  const parameters = { type: 'object', properties: Object.fromEntries(fields), required: [...keys] };
  return { ...tool, parameters: { ...parameters, additionalProperties: false } };
}

const NOTHING_FITS = 'I found nothing I could do about it, so I did nothing.';

/** What was chosen is not there any more, or could not be completed. */
function unfound(index: number, spend: Partial<Spend> = { tokens: 0 }): Outcome {
  const worked = { index, worker: 'HOUSE', text: NOTHING_FITS, failed: true } as const;
  return { type: 'done', out: [draft('worked', worked, false)], spend };
}

function troubled(index: number, trouble: Trouble, spend: Partial<Spend>): Outcome {
  const failed = { index, worker: 'HOUSE', text: trouble.message, failed: true, trouble } as const;
  return { type: 'done', out: [draft('worked', failed, false)], spend };
}

/** @param instead what is said when nothing was proposed. */
function proposalOf(
  needs: MindNeeds,
  view: View,
  { message, plan }: Subject,
  index: number,
  proposed: readonly Action[],
  instead: string,
): ReturnType<typeof draft> {
  if (proposed.length === 0) {
    const text = instead === '' ? NOTHING_FITS : instead;
    return draft('worked', { index, worker: 'HOUSE', text, failed: true }, false);
  }
  const actions = proposed.map((action) => sourced(action, plan, message.text));
  const reviewed = review(actions, {
    text: message.text,
    heard: plan.groups,
    // The task was worded by a model that had read these.
    untrusted: historyOf(needs, view, message, ORCHESTRATOR_HISTORY).some((exchange) => exchange.outside),
    trusted: isTrusted(needs),
    directory: needs.directory,
    reach: (service, target) => reachOf(needs, service, target),
  });
  const words = reviewed.groups.flat().map((action) => describeAction(action, needs));
  return draft('proposal', { index, worker: 'HOUSE', ...reviewed, summary: words.join('; ') });
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
