import { defined, type Json, type JsonObject, parseJson } from '../../base/index.ts';
import { chat, sayAndHear } from '../chat.ts';
import { askCommand, type CliScope, type CommonOptions, hubCommand, parseJsonArgument } from '../command.ts';
import { Failure } from '../failure.ts';
import type { HubClient } from '../hub-client.ts';
import { type CliIo, EXIT, type Exit } from '../io.ts';
import { objects, printLine } from '../print.ts';
import { linesOf } from '../prompt.ts';
import { sayAndFollow, startAndFollow } from '../turn.ts';

interface SayOptions extends CommonOptions {
  readonly wait?: string;
  readonly room?: string;
  readonly person?: string;
  readonly conversation?: string;
  readonly aloud?: true;
}

/** Longer than a language model may take (`llm.timeoutSeconds`), so that its answer, or why there is none, is shown. */
const WAIT_SECONDS = 60;
export const WAIT_OPTION = ['--wait <seconds>', `how long to wait (default ${WAIT_SECONDS})`] as const;

/** say, reach, answer, call: what makes the house do something. */
export function addTalkCommands(scope: CliScope): void {
  const { io } = scope;
  hubCommand<SayOptions>(scope, {
    name: 'say <text...>',
    description: 'say something to the house and wait for the answer',
    options: [
      WAIT_OPTION,
      ['--room <area>', 'where it is said, for "the lights" without a room'],
      ['--aloud', 'the answer as it is said aloud, in few words; "go on" tells the rest'],
      ['--person <name>', 'who says it, where the token may speak for others'],
      ['--conversation <name>', 'the talk it belongs to (default: cli)'],
    ],
    run: (hub, [text], { wait, json, room, person, conversation, aloud }) => {
      const options = {
        waitSeconds: parseSeconds(wait),
        json: json === true,
        ...defined({ room, person, conversation, aloud }),
      };
      const say = () => sayAndFollow(io, hub, [text].flat().join(' '), options);
      // What is told into a file or to another program has reached nobody.
      const isRead = io.stdout.isTTY === true && json !== true;
      return isRead ? sayAndHear(io, hub, conversation ?? 'cli', say) : say();
    },
  });
  hubCommand<CommonOptions>(scope, {
    name: 'chat',
    description: 'talk with the house: each line is said, and what it says of itself is shown; Ctrl-D ends',
    run: async (hub) => {
      await chat(io, hub, 'cli');
      return EXIT.done;
    },
  });
  hubCommand<CommonOptions & { readonly wait?: string }>(scope, {
    name: 'reach <goal...>',
    description: 'have a goal reached: its name, or what is wanted in words',
    options: [WAIT_OPTION],
    run: async (hub, [words], options) => {
      const text = [words].flat().join(' ');
      const { goals } = await hub.get('/v1/goals');
      const isName = objects(goals).some(({ name }) => name === text);
      const body: Json = isName ? { goal: text } : { intent: text };
      return startAndFollow(
        io,
        hub,
        '/v1/goals',
        { ...body, conversation: 'cli' },
        { waitSeconds: parseSeconds(options.wait), json: options.json === true },
      );
    },
  });
  askCommand(scope, {
    name: 'answer <wait> <value...>',
    description: 'answer a question of the house',
    ask: (hub, [wait = '', value]) =>
      hub.post(`/v1/waits/${encodeURIComponent(wait)}`, { value: [value].flat().join(' ') }),
    tell: () => printLine(io, 'Accepted.'),
  });
  hubCommand<CommonOptions & { readonly break?: string; readonly mend?: true }>(scope, {
    name: 'simulate <thing> [values...]',
    description: 'set a thing of the simulated home by hand, or break it',
    options: [
      ['--break <fault>', 'silent, offline or jams'],
      ['--mend', 'as it was before it broke'],
    ],
    run: (hub, [thing = '', values], { break: fault, mend, json }) => {
      const target = thing.includes('.') ? { id: thing } : { name: thing };
      const state = Object.fromEntries([values ?? []].flat().map(stateOf));
      const [method, params] =
        fault !== undefined
          ? ['break', { target, fault }]
          : mend === true
            ? ['mend', { target }]
            : ['set', { target, state }];
      return call(io, hub, `/v1/services/simulated/${method}`, params as Json, defined({ json }));
    },
  });
  hubCommand<CommonOptions & { readonly yes?: true; readonly key?: string }>(scope, {
    name: 'call <service.method> [json]',
    description: 'call a method of a service',
    options: [
      ['--yes', 'confirm a risky call without asking'],
      ['--key <key>', 'idempotency key: the same key has one effect'],
    ],
    run: (hub, [name, params], options) =>
      call(io, hub, pathOf(name ?? ''), parseJsonArgument(params ?? '{}', 'The second argument'), options),
  });
}

async function call(
  io: CliIo,
  hub: HubClient,
  path: string,
  params: Json,
  options: CommonOptions & { readonly yes?: true; readonly key?: string },
): Promise<Exit> {
  const headers: Record<string, string> = options.key === undefined ? {} : { 'idempotency-key': options.key };
  let answer = await hub.request('POST', path, params, headers);
  const confirm = answer.status === 428 ? ((answer.body as JsonObject)['confirm'] as JsonObject) : undefined;
  if (confirm !== undefined) {
    const question = String(confirm['question']);
    if (!options.yes && !(await agrees(io, question, options.json === true)))
      throw new Failure(EXIT.waiting, 'confirmation-needed', `Not done. ${question}`, {
        hint: 'Confirm with --yes.',
      });
    answer = await hub.request('POST', path, params, {
      ...headers,
      'hearth-confirm': String(confirm['token']),
    });
  }
  if (answer.status >= 400) throw hub.refused(answer);
  const { result } = answer.body as JsonObject;
  printLine(io, options.json ? JSON.stringify(answer.body) : JSON.stringify(result, null, 2));
  return EXIT.done;
}

/** Asks at a terminal; anywhere else nobody is there to say yes. */
async function agrees(io: CliIo, question: string, json: boolean): Promise<boolean> {
  if (json || io.stdin.isTTY !== true) return false;
  io.stdout.write(`${question} [y/N] `);
  for await (const line of linesOf(io.stdin)) return /^\s*y(es)?\s*$/i.test(line);
  return false;
}

/** "door=true" as a member of a state. */
function stateOf(text: string): [string, Json] {
  const [, key, value] = /^([a-z_]+)=(.+)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined)
    throw new Failure(EXIT.usage, 'invalid-params', `"${text}" is not KEY=VALUE`, {
      hint: 'For example door=true, temperature=24.5, on=false.',
    });
  const read = parseJson(value);
  return [key, read.ok ? read.value : value];
}

function pathOf(name: string): string {
  const match = /^([a-z0-9][a-z0-9_-]*)[./]([a-z0-9][a-z0-9_-]*)$/.exec(name);
  if (match === null)
    throw new Failure(EXIT.usage, 'invalid-params', `"${name}" is not SERVICE.METHOD`, {
      hint: 'For example light.turn_off; "hearth services" lists them.',
    });
  return `/v1/services/${match[1]}/${match[2]}`;
}

export function parseSeconds(text: string | undefined): number {
  if (text === undefined) return WAIT_SECONDS;
  const seconds = Number(text);
  if (text.trim() !== '' && seconds >= 0 && seconds <= 86_400) return seconds;
  throw new Failure(EXIT.usage, 'invalid-params', `--wait ${text} is no number of seconds`, {
    hint: 'From 0 to 86400.',
  });
}
