import type { Clock, Logger } from '../base/index.ts';
import type { ModelAdapter } from './adapter.ts';
import { type LlmConfig, modelWanted } from './config.ts';
import { GuardedModel } from './guarded-model.ts';
import { OllamaAdapter } from './ollama.ts';
import { OpenAiAdapter } from './openai-compatible.ts';
import type { OpenModel } from './types.ts';

/**
 * The model that the configuration names, or none. Returns at once and touches nothing: `start` looks for the model and warms
 * it up in the background, and the clients' packages are read then. With `provider: auto` a house without Ollama has a model
 * whose every chat fails with `not-configured`, until an Ollama is there.
 */
export function openModel(
  config: LlmConfig,
  options: { readonly clock: Clock; readonly log: Logger },
): OpenModel | undefined {
  const adapter = adapterOf(config);
  if (adapter === undefined) return undefined;
  const { clock, log } = options;
  if (adapter.place === 'remote' && config.price === undefined)
    log.warn('nobody told what the tokens of this language model cost, so they are counted without dollars', {
      model: adapter.name,
      hint: 'Set llm.price: { prompt, completion } in US dollars per million tokens.',
    });
  return new GuardedModel({
    adapter,
    clock,
    log,
    timeoutMs: config.timeoutSeconds * 1000,
    silenceMs: config.silenceSeconds * 1000,
    concurrency: config.concurrency,
    queueMax: config.queue,
    temperature: config.temperature,
    numPredict: config.numPredict,
    ...(config.price === undefined ? {} : { price: config.price }),
  });
}

function adapterOf(config: LlmConfig): ModelAdapter | undefined {
  const { url, model } = modelWanted(config);
  const { apiKey, numCtx, keepAlive } = config;
  const key = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  const headers = { ...key, ...config.headers };
  switch (config.provider) {
    case 'none':
      return undefined;
    case 'auto':
    case 'ollama':
      return new OllamaAdapter({ url, model, headers, numCtx, keepAlive, finds: config.provider === 'auto' });
    case 'openai':
      return new OpenAiAdapter({ url: withVersion(url), model, headers });
  }
}

/** `http://host:8080` means the API below it. */
function withVersion(url: string): string {
  const { pathname } = new URL(url);
  return pathname === '/' ? new URL('/v1', url).href : url.replace(/\/+$/, '');
}
