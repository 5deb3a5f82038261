import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelServer } from '../kit/servers/model-server.ts';

/** The scripted server is only worth something if it speaks as the real ones do. */
describe('X13 the scripted model server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'model-server-'));
  const server = new ModelServer();
  beforeAll(async () => {
    const script = join(folder, 'script.json');
    const rules = [{ when: { last: 'lights' }, text: 'Lights it is.' }];
    const models = [{ name: 'llama3.2:3b', size: '3.2B', capabilities: ['completion', 'tools'] }];
    writeFileSync(script, JSON.stringify({ rules, models }));
    await server.start(script);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = async (path: string) => (await fetch(`${server.url}${path}`)).json();
  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      body: JSON.stringify({ model: 'llama3.2:3b', ...body }),
    });
  const messages = [{ role: 'user', content: 'the lights' }];

  it('is Ollama to whoever asks who is there', async () => {
    expect(await (await fetch(server.url)).text()).toBe('Ollama is running');
    expect(await get('/api/version')).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(await get('/api/ps')).toEqual({ models: [] });
    expect(await get('/api/tags')).toMatchObject({
      models: [{ name: 'llama3.2:3b', model: 'llama3.2:3b', details: { parameter_size: '3.2B' } }],
    });
    expect(await (await post('/api/show', {})).json()).toMatchObject({
      capabilities: ['completion', 'tools'],
    });
    expect((await post('/api/show', { model: 'x' })).status).toBe(404);
    expect((await fetch(`${server.url}/api/unheard`)).status).toBe(404);
  });

  it('streams lines of JSON, the last of which says that it is done and what it took', async () => {
    const response = await post('/api/chat', { messages });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    const lines = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ message }) => message.content).join('')).toBe('Lights it is.');
    expect(lines.map(({ done }) => done)).toEqual([false, false, false, true]);
    expect(lines.at(-1)).toMatchObject({
      done_reason: 'stop',
      prompt_eval_count: 42,
      eval_duration: expect.any(Number),
    });
  });

  it('answers in one piece when it is asked to, and loads the model for an empty conversation', async () => {
    expect(await (await post('/api/chat', { messages, stream: false })).json()).toMatchObject({
      message: { role: 'assistant', content: 'Lights it is.' },
      done: true,
    });
    expect(await (await post('/api/chat', { messages: [] })).json()).toMatchObject({ done_reason: 'load' });
  });

  it('refuses what the real one refuses', async () => {
    const thinking = await post('/api/chat', { messages, think: true });
    expect([thinking.status, await thinking.json()]).toEqual([
      400,
      { error: '"llama3.2:3b" does not support thinking' },
    ]);
    const unknown = await post('/api/chat', { messages, model: 'x' });
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: "model 'x' not found" }]);
    await server.has({ name: 'llama3.2:3b', size: '3.2B', capabilities: ['completion'] });
    expect(await (await post('/api/chat', { messages, tools: [{}] })).json()).toEqual({
      error: 'registry.ollama.ai/library/llama3.2:3b does not support tools',
    });
  });

  it("speaks OpenAI's events as well", async () => {
    expect(await get('/v1/models')).toMatchObject({ object: 'list', data: [{ id: 'llama3.2:3b' }] });
    const response = await post('/v1/chat/completions', {
      messages,
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = (await response.text()).trim().split('\n\n');
    expect(events.every((event) => event.startsWith('data: '))).toBe(true);
    expect(events.at(-1)).toBe('data: [DONE]');
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event.slice('data: '.length)));
    expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe('Lights it is.');
    expect(chunks.at(-2)!.choices[0].finish_reason).toBe('stop');
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: 52 } });
    expect(await (await post('/v1/chat/completions', { messages })).json()).toMatchObject({
      choices: [{ message: { content: 'Lights it is.' }, finish_reason: 'stop' }],
    });
  });

  it('remembers what it was asked, and uses a rule as often as it says', async () => {
    await server.forget();
    await server.answers({ text: 'once', times: 1 }, { text: 'then' });
    const said: string[] = [];
    for (let round = 0; round < 3; round++) {
      const answer = (await (await post('/api/chat', { messages, stream: false })).json()) as {
        readonly message: { readonly content: string };
      };
      said.push(answer.message.content);
    }
    expect(said).toEqual(['once', 'then', 'then']);
    expect(await server.chats()).toHaveLength(3);
  });
});
