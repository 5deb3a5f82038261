/**
 * A real model behind Ollama's protocol: `node server.mjs FOLDER WEIGHTS [THREADS]`. Prints `listening PORT`. As much of the protocol as the hub
 * speaks: the chat with `format` and `num_predict` as NDJSON, and what tells about the model. Ends when its standard input does.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, weights, wanted] = process.argv.slice(2);
const entry = createRequire(join(folder, 'package.json')).resolve('node-llama-cpp');
const { getLlama, LlamaChat, LlamaJsonSchemaGrammar } = await import(pathToFileURL(entry).href);
// More threads than cores are a hundred times slower.
const threads = Math.min(Number(wanted) || Infinity, availableParallelism());
const llama = await getLlama({ gpu: false, build: 'never', maxThreads: threads, logLevel: 'error' });
const model = await llama.loadModel({ modelPath: weights });
const context = await model.createContext({ contextSize: 2048, threads });
// One sequence for all questions: what a question begins with like the one before it is not read again, as with Ollama.
const sequence = context.getSequence();

const NAME = 'tinyllama:1.1b';
const ABOUT = {
  name: NAME,
  model: NAME,
  details: { family: 'llama', parameter_size: '1.1B', quantization_level: 'IQ2_XXS' },
  capabilities: ['completion'],
};

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
    response.end(`${JSON.stringify({ error: String(error?.message ?? error) })}\n`);
  });
});
server.requestTimeout = 0;
server.listen(0, '127.0.0.1', () => console.log(`listening ${server.address().port}`));
process.stdin.resume().on('end', () => process.exit(0));

async function answer(request, response) {
  let text = '';
  for await (const chunk of request) text += chunk;
  const body = text === '' ? {} : JSON.parse(text);
  if (request.url === '/api/chat' && body.messages?.length > 0) return chat(body, response);
  response.setHeader('content-type', 'application/json');
  if (request.url === '/api/tags') return response.end(JSON.stringify({ models: [ABOUT] }));
  if (request.url === '/api/show')
    return response.end(JSON.stringify({ ...ABOUT, model_info: { 'llama.context_length': 2048 } }));
  response.end(
    JSON.stringify({
      version: '0.33.3',
      model: NAME,
      done: true,
      done_reason: 'load',
      message: { role: 'assistant', content: '' },
    }),
  );
}

async function chat({ messages, format, options = {} }, response) {
  const abort = new AbortController();
  response.once('close', () => abort.abort());
  const began = process.hrtime.bigint();
  const grammar = format === undefined ? undefined : new LlamaJsonSchemaGrammar(llama, format);
  const said = new LlamaChat({ contextSequence: sequence });
  const { response: content, metadata } = await said.generateResponse(historyOf(messages), {
    ...(grammar === undefined ? {} : { grammar }),
    maxTokens: Math.min(options.num_predict ?? 256, 512),
    temperature: options.temperature ?? 0,
    signal: abort.signal,
    stopOnAbortSignal: true,
  });
  said.dispose({ disposeSequence: false });
  const duration = Number(process.hrtime.bigint() - began);
  const line = (more) =>
    `${JSON.stringify({ model: NAME, created_at: new Date().toISOString(), ...more })}\n`;
  response.setHeader('content-type', 'application/x-ndjson');
  response.write(line({ message: { role: 'assistant', content }, done: false }));
  response.end(
    line({
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: metadata?.stopReason === 'maxTokens' ? 'length' : 'stop',
      total_duration: duration,
      prompt_eval_count: tokens(messages.map((message) => message.content).join('\n')),
      eval_count: tokens(content),
      eval_duration: duration,
    }),
  );
}

function historyOf(messages) {
  return messages.map(({ role, content }) =>
    role === 'system'
      ? { type: 'system', text: content }
      : role === 'assistant'
        ? { type: 'model', response: [content] }
        : { type: 'user', text: content },
  );
}

function tokens(text) {
  return model.tokenize(text).length;
}
