import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelFindings } from '../../../src/app/findings/model.ts';
import { systemClock } from '../../../src/base/index.ts';
import { parseConfig } from '../../../src/config/index.ts';
import { ModelServer } from '../../kit/servers/model-server.ts';

const server = new ModelServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(async () => {
  await server.answers();
  await server.has({ name: 'qwen3:1.7b', size: '1.7B' });
});

const found = async (llm: string, url = server.url) => {
  const parsed = parseConfig({ yaml: `llm: { ${llm}, url: ${url} }`, env: {} });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return await modelFindings(parsed.config, systemClock);
};

describe('what the doctor finds of the language model', () => {
  it('is an answer within its time, with its speed', async () => {
    expect(await found('provider: ollama')).toEqual([
      {
        what: expect.stringMatching(
          /^the language model qwen3:1\.7b answers in 0\.\d s, 20\.0 tokens a second$/,
        ),
        ok: true,
      },
    ]);
    const chats = await server.chats();
    expect(chats).toHaveLength(1);
  });

  it('is the command that brings a model that is missing', async () => {
    expect(await found('provider: ollama, model: "llama3.2:3b"')).toEqual([
      {
        what: expect.stringMatching(/does not have llama3\.2:3b/),
        ok: false,
        hint: 'Run "ollama pull llama3.2:3b" where the model is to live.',
      },
    ]);
  });

  it.each([
    ['nobody who answers', 'provider: ollama', 'http://127.0.0.1:9', false, /Nobody answers/],
    [
      'no model, where one would be taken if it were there',
      'provider: auto',
      'http://127.0.0.1:9',
      true,
      /no Ollama answers/,
    ],
    ['no model, where none is wanted', 'provider: none', 'http://127.0.0.1:9', true, /by itself/],
  ])('is %s', async (_what, llm, url, ok, what) => {
    expect(await found(llm, url)).toMatchObject([{ ok, what: expect.stringMatching(what) }]);
  });

  it('is a model that does not come to an end in time', async () => {
    await server.answers({ text: 'well', stall: true });
    expect(await found('provider: ollama, timeoutSeconds: 1')).toMatchObject([
      {
        ok: false,
        what: expect.stringMatching(/not answer in time/),
        hint: expect.stringMatching(/timeoutSeconds/),
      },
    ]);
  });

  it('is a key that is refused', async () => {
    await server.answers({ status: 401, error: 'unauthorized' });
    expect(await found('provider: openai, model: "qwen3:1.7b"')).toMatchObject([
      {
        ok: false,
        what: expect.stringMatching(/refuses the key/),
        hint: expect.stringMatching(/llm\.apiKey/),
      },
    ]);
  });
});
