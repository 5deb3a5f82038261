import type { Clock, Logger } from '../../src/base/index.ts';
import { HubOverHttp } from './house.ts';
import { startTestHub, type TestHub } from './hub.ts';
import { type ModelRule, ModelServer, type ScriptedModel } from './servers/model-server.ts';
import { MailServer } from './servers/smtp.ts';

/** Big enough to be believed in harmless things, and good at tools. */
export const LARGE: ScriptedModel = { name: 'qwen3:8b', size: '8.2B', capabilities: ['completion', 'tools'] };
/** Small: asked by a schema, and never believed unasked. */
export const SMALL: ScriptedModel = {
  name: 'qwen3:1.7b',
  size: '1.7B',
  capabilities: ['completion', 'tools'],
};

/** How the prompts of the mind's roles are told apart, by their last message. */
export const ROLE = {
  frontline: 'Decide who answers',
  orchestrator: 'Split what is left',
  house: 'Choose the calls',
  evaluator: 'Judge a worker',
  general: 'Write the answer for the person',
  search: 'Answer the task from these results',
  mail: 'Write the mail',
  choice: 'Which of these would help',
  talk: 'Answer the person in one or two sentences',
  lack: 'Take from what was said',
} as const;

export type Role = keyof typeof ROLE;

/** A rule for one role: what the model says then. Objects are said as JSON. */
export function says(role: Role, answer: string | object, more: Partial<ModelRule> = {}): ModelRule {
  return {
    when: { last: ROLE[role] },
    text: typeof answer === 'string' ? answer : JSON.stringify(answer),
    ...more,
  };
}

export const routes = (reason = 'something is to be done') =>
  says('frontline', { route_to_orchestrator: true, reason });

export const replies = (response: string) => says('frontline', { route_to_orchestrator: false, response });

export interface GivenWork {
  readonly worker: string;
  readonly task?: string;
  readonly parameters?: object;
}

export const gives = (...works: readonly GivenWork[]) =>
  says('orchestrator', {
    decisions: works.map(({ worker, task = 'do it', parameters = {} }) => ({
      worker_type: worker,
      task_description: task,
      parameters,
      success_criteria: 'it is done well',
    })),
  });

/** The calls the model makes, as a large model makes them. */
export const callsFor = (
  ...calls: readonly { readonly name: string; readonly arguments: unknown }[]
): ModelRule => ({
  when: { last: ROLE.house },
  calls,
});

export const passes = () => says('evaluator', { passed: true, score: 90, feedback: '', suggestions: '' });

export const refuses = (feedback: string) =>
  says('evaluator', { passed: false, score: 20, feedback, suggestions: 'mend it' });

export interface MindHouse {
  readonly hub: TestHub;
  readonly http: HubOverHttp;
  readonly model: ModelServer;
  readonly mail: MailServer;
  close(): Promise<void>;
}

/** A hub with its simulated home, a real mail server, and a scripted model server speaking Ollama's protocol. */
export async function openMindHouse(
  options: {
    readonly model?: ScriptedModel;
    readonly config?: Record<string, unknown>;
    readonly llm?: Record<string, unknown>;
    readonly log?: Logger;
    readonly data?: string;
    readonly clock?: Clock;
  } = {},
): Promise<MindHouse> {
  const { model: wanted = LARGE, config = {}, llm = {}, log, data, clock } = options;
  const [mail, model] = await Promise.all([new MailServer().start(), new ModelServer().start()]);
  await model.has(wanted);
  const hub = await startTestHub({
    ...(log === undefined ? {} : { log }),
    ...(data === undefined ? {} : { data }),
    ...(clock === undefined ? {} : { clock }),
    config: {
      devices: { simulated: { latencyMs: 1, travelMs: 1 } },
      email: { smtp: { host: '127.0.0.1', port: mail.port, timeoutSeconds: 2 }, from: 'hub@example.com' },
      llm: { provider: 'ollama', url: model.url, model: wanted.name, timeoutSeconds: 5, ...llm },
      ...config,
    },
  });
  return {
    hub,
    http: new HubOverHttp(hub.url),
    model,
    mail,
    async close() {
      await hub.stop();
      await Promise.all([mail.stop(), model.release()]);
    },
  };
}
