/**
 * The scripted model server as a program: `node model-server-child.mjs [PORT] [RULES.json]`. Prints `listening PORT`. Speaks the wire
 * formats of Ollama (docs/api.md of github.com/ollama/ollama) and of OpenAI's chat completions, and answers as its rules say;
 * without a rule for a request it says "ok". Ends when its standard input does.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  ModelAnswer,
  ModelRule,
  ModelServerState,
  ScriptedModel,
  SeenRequest,
} from '../servers/model-script.ts';

const [port = '0', rulesFile] = process.argv.slice(2);

const MODEL: ScriptedModel = {
  name: 'qwen3:1.7b',
  size: '1.7B',
  capabilities: ['completion', 'tools', 'thinking'],
};
const NEW: ModelServerState = { rules: [], models: [MODEL] };
let state = NEW;
if (rulesFile !== undefined) state = { ...state, ...JSON.parse(readFileSync(rulesFile, 'utf8')) };
let used = state.rules.map(() => 0);
let seen: SeenRequest[] = [];
const OK: ModelAnswer = { text: 'ok' };

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
// As slow as the script wants it.
server.requestTimeout = 0;
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`listening ${(server.address() as AddressInfo).port}`);
});
process.stdin.resume().on('end', () => process.exit(0));

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const body = text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
  const route = `${request.method} ${request.url}`;
  if (route.includes('/__script')) return void script(route, body, response);
  const entry: SeenRequest = { route, headers: request.headers, body: body ?? null, aborted: false };
  seen.push(entry);
  response.once('close', () => {
    entry.aborted = !response.writableFinished;
  });
  const rule = ruleFor(route, body);
  if (rule?.delayMs !== undefined) await sleep(rule.delayMs);
  if (rule?.hangUp === true) return void request.socket.destroy();
  if (rule?.status !== undefined) return void refuse(route, rule, response);
  if (rule?.page !== undefined) return void html(response, rule.page);
  switch (route) {
    case 'GET /':
      return void response.end('Ollama is running');
    case 'GET /api/version':
      return void json(response, { version: '0.33.3' });
    case 'GET /api/tags':
      return void json(response, { models: state.models.map(listed) });
    case 'GET /api/ps':
      return void json(response, { models: [] });
    case 'POST /api/show':
      return show(body, response);
    case 'POST /api/chat':
      return await ollamaChat(body ?? {}, rule ?? OK, response);
    case 'GET /v1/models':
      return void json(response, {
        object: 'list',
        data: state.models.map(({ name }) => ({ id: name, object: 'model' })),
      });
    case 'POST /v1/chat/completions':
      return await openAiChat(body ?? {}, rule ?? OK, response);
    default:
      response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
  }
}

/** What a test asks of the server itself. */
function script(route: string, body: unknown, response: ServerResponse): void {
  switch (route) {
    case 'PUT /__script':
      state = { ...state, ...(body as Partial<ModelServerState>) };
      used = state.rules.map(() => 0);
      return void json(response, {});
    case 'DELETE /__script':
      [state, used, seen] = [NEW, [], []];
      return void json(response, {});
    case 'GET /__script/seen':
      return void json(response, seen);
    case 'DELETE /__script/seen':
      seen = [];
      return void json(response, {});
    default:
      response.writeHead(404).end();
  }
}

/** The first rule that fits and has not been used up. */
function ruleFor(route: string, body: Record<string, unknown> | undefined): ModelRule | undefined {
  const index = state.rules.findIndex(
    (rule, at) => (used[at] ?? 0) < (rule.times ?? Number.POSITIVE_INFINITY) && fits(rule, route, body),
  );
  if (index < 0) return undefined;
  used[index] = (used[index] ?? 0) + 1;
  return state.rules[index];
}

function fits(rule: ModelRule, route: string, body: Record<string, unknown> | undefined): boolean {
  const when = rule.when ?? {};
  const messages = (body?.['messages'] ?? []) as { role: string; content: string }[];
  const chats = route.includes('chat');
  if (when.route !== undefined ? !route.includes(when.route) : !chats || messages.length === 0) return false;
  if (when.last !== undefined && !new RegExp(when.last, 'i').test(messages.at(-1)?.content ?? ''))
    return false;
  if (when.any !== undefined && !new RegExp(when.any, 'i').test(JSON.stringify(body ?? ''))) return false;
  if (when.tools !== undefined && (body?.['tools'] !== undefined) !== when.tools) return false;
  const formatted = body?.['format'] !== undefined || body?.['response_format'] !== undefined;
  return when.format === undefined || formatted === when.format;
}

function refuse(route: string, rule: ModelRule, response: ServerResponse): void {
  const message = rule.error ?? `status ${rule.status}`;
  const body = route.includes('/v1/')
    ? { error: { message, type: 'invalid_request_error', param: null, code: null } }
    : { error: message };
  response.writeHead(rule.status ?? 500, {
    'content-type': 'application/json; charset=utf-8',
    ...rule.headers,
  });
  response.end(JSON.stringify(body));
}

function html(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end(page);
}

function listed(model: ScriptedModel) {
  return {
    name: model.name,
    model: model.name,
    modified_at: '2026-11-01T10:00:00.000000000Z',
    size: 1_400_000_000,
    digest: '8f68893c685c3ddff2aa3fffce2aa60a30bb2da65ca488b61fff134a4d1730e7',
    details: { family: 'qwen3', format: 'gguf', parameter_size: model.size, quantization_level: 'Q4_K_M' },
    ...(model.capabilities === undefined ? {} : { capabilities: model.capabilities }),
    ...(model.remoteHost === undefined ? {} : { remote_host: model.remoteHost, remote_model: model.name }),
  };
}

function show(body: Record<string, unknown> | undefined, response: ServerResponse): void {
  const model = named(String(body?.['model'] ?? body?.['name']));
  if (model === undefined) return void json(response, { error: `model '${body?.['model']}' not found` }, 404);
  json(response, { ...listed(model), model_info: { 'qwen3.context_length': 40_960 } });
}

function named(name: string): ScriptedModel | undefined {
  return state.models.find((model) => model.name === name || model.name === `${name}:latest`);
}

/** `/api/chat`, with the refusals of the real one. */
async function ollamaChat(
  body: Record<string, unknown>,
  answer: ModelAnswer,
  response: ServerResponse,
): Promise<void> {
  const name = String(body['model']);
  const model = named(name);
  if (model === undefined) return void json(response, { error: `model '${name}' not found` }, 404);
  const can = (capability: string) => model.capabilities?.includes(capability) ?? true;
  if (Array.isArray(body['tools']) && body['tools'].length > 0 && !can('tools'))
    return void json(response, { error: `registry.ollama.ai/library/${name} does not support tools` }, 400);
  if (body['think'] === true && !can('thinking'))
    return void json(response, { error: `"${name}" does not support thinking` }, 400);
  const stamp = { model: name, created_at: new Date().toISOString() };
  const messages = (body['messages'] ?? []) as unknown[];
  if (messages.length === 0)
    return void json(response, {
      ...stamp,
      message: { role: 'assistant', content: '' },
      done_reason: 'load',
      done: true,
    });
  const lines = ollamaParts(answer).map((message) => ({
    ...stamp,
    message: { role: 'assistant', content: '', ...message },
    done: false,
  }));
  const last = {
    ...stamp,
    message: { role: 'assistant', content: '' },
    done: true,
    done_reason: answer.end ?? 'stop',
    total_duration: 900_000_000,
    load_duration: 10_000_000,
    ...(answer.uncounted === true
      ? {}
      : {
          prompt_eval_count: 42,
          prompt_eval_duration: 400_000_000,
          eval_count: 10,
          eval_duration: 500_000_000,
        }),
  };
  if (body['stream'] === false)
    return void json(response, { ...last, message: { role: 'assistant', content: answer.text ?? '' } });
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  await stream(
    response,
    answer,
    lines.map((line) => `${JSON.stringify(line)}\n`),
    {
      end: `${JSON.stringify(last)}\n`,
      error: (message) => `${JSON.stringify({ error: message })}\n`,
    },
  );
}

/** `/v1/chat/completions`. */
async function openAiChat(
  body: Record<string, unknown>,
  answer: ModelAnswer,
  response: ServerResponse,
): Promise<void> {
  const name = String(body['model']);
  if (named(name) === undefined)
    return void json(
      response,
      {
        error: {
          message: `The model \`${name}\` does not exist`,
          type: 'invalid_request_error',
          param: null,
          code: 'model_not_found',
        },
      },
      404,
    );
  const stamp = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: name };
  const chunk = (delta: object, finish: string | null = null) => ({
    ...stamp,
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const event = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
  const reason = finishOf(answer);
  const usage = { prompt_tokens: 42, completion_tokens: 10, total_tokens: 52 };
  if (body['stream'] !== true)
    return void json(response, {
      ...stamp,
      object: 'chat.completion',
      choices: [
        { index: 0, message: { role: 'assistant', content: answer.text ?? '' }, finish_reason: reason },
      ],
      usage,
    });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const wantsUsage =
    (body['stream_options'] as { include_usage?: boolean } | undefined)?.include_usage === true;
  const counted = wantsUsage && answer.uncounted !== true ? event({ ...stamp, choices: [], usage }) : '';
  await stream(
    response,
    answer,
    openAiDeltas(answer).map((delta) => event(chunk(delta))),
    {
      end: `${event(chunk({}, reason))}${counted}data: [DONE]\n\n`,
      error: (message) => event({ error: { message, type: 'server_error' } }),
    },
  );
}

function finishOf(answer: ModelAnswer): string {
  if (answer.end === 'filter') return 'content_filter';
  if (answer.end !== undefined) return answer.end;
  return answer.calls === undefined ? 'stop' : 'tool_calls';
}

/** What both formats share: the pieces, the pauses between them, and every way to end badly. */
async function stream(
  response: ServerResponse,
  answer: ModelAnswer,
  pieces: readonly string[],
  form: { readonly end: string; readonly error: (message: string) => string },
): Promise<void> {
  for (const piece of answer.raw ?? pieces) {
    if (answer.pauseMs !== undefined) await sleep(answer.pauseMs);
    if (response.destroyed) return;
    response.write(piece);
  }
  if (answer.endless === true) return await forever(response, pieces.at(-1) ?? '');
  if (answer.stall === true) return;
  if (answer.brokenOff === true) return void response.destroy();
  if (answer.errorLine !== undefined) response.write(form.error(answer.errorLine));
  else if (answer.cut !== true && answer.raw === undefined) response.write(form.end);
  response.end();
}

/** The same piece again and again until nobody listens any more, no faster than it is read. */
async function forever(response: ServerResponse, piece: string): Promise<void> {
  while (!response.destroyed) {
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    await sleep(0);
  }
}

function once(response: ServerResponse, event: string): Promise<void> {
  return new Promise((resolve) => response.once(event, () => resolve()));
}

function ollamaParts(answer: ModelAnswer): object[] {
  return [
    ...(answer.thinking === undefined ? [] : [{ thinking: answer.thinking }]),
    ...piecesOf(answer.text).map((content) => ({ content })),
    ...(answer.calls ?? []).map((call, index) => ({
      tool_calls: [
        { id: `call_${index + 1}`, function: { index, name: call.name, arguments: call.arguments } },
      ],
    })),
  ];
}

function openAiDeltas(answer: ModelAnswer): object[] {
  return [
    ...(answer.thinking === undefined ? [] : [{ reasoning_content: answer.thinking }]),
    ...(answer.refusal === undefined ? [] : [{ refusal: answer.refusal }]),
    ...piecesOf(answer.text).map((content) => ({ role: 'assistant', content })),
    ...(answer.calls ?? []).flatMap((call, index) => {
      const given = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
      const half = Math.ceil(given.length / 2);
      return [
        {
          tool_calls: [
            {
              index,
              id: `call_${index + 1}`,
              type: 'function',
              function: { name: call.name, arguments: '' },
            },
          ],
        },
        { tool_calls: [{ index, function: { arguments: given.slice(0, half) } }] },
        { tool_calls: [{ index, function: { arguments: given.slice(half) } }] },
      ];
    }),
  ];
}

/** Words one by one, as tokens come. */
function piecesOf(text: string | undefined): string[] {
  return text?.match(/\s*\S+\s*$|\s*\S+/g) ?? (text === undefined || text === '' ? [] : [text]);
}

function json(response: ServerResponse, value: unknown, status = 200): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(value));
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
