import { z } from 'zod';

const MODEL = 'qwen3:1.7b';
const OLLAMA_URL = 'http://127.0.0.1:11434';
const DURATION = /^-?\d+(\.\d+)?(ms|s|m|h)$/;

/** `llm:` of hearth.yaml. */
export const LlmConfig = z
  .strictObject({
    provider: z
      .enum(['none', 'auto', 'ollama', 'openai'])
      .default('none')
      .describe('which language model helps to understand; auto takes a local Ollama if there is one'),
    url: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('where the model answers; of an OpenAI-compatible server up to and with /v1'),
    model: z.string().min(1).max(200).optional().describe('the name of the model'),
    apiKey: z.string().min(1).optional().describe('the key that the provider asks for'),
    headers: z
      .record(z.string().regex(/^[\w-]{1,64}$/), z.string().max(4096))
      .default({})
      .describe('more headers for every request, such as a proxy in front of the model asks for'),
    numCtx: z
      .int()
      .min(1024)
      .max(1_000_000)
      .default(4096)
      .describe('tokens that question and answer may have together; more take more memory'),
    numPredict: z.int().min(16).max(32_768).default(512).describe('tokens that one answer may have'),
    keepAlive: z
      .union([z.int().min(-1), z.string().regex(DURATION)])
      .default(-1)
      .describe('how long Ollama keeps the model in memory: seconds, a time such as 30m, or -1 for ever'),
    timeoutSeconds: z
      .number()
      .min(1)
      .max(3600)
      .default(45)
      .describe('how long an answer may take, waiting in line included'),
    silenceSeconds: z
      .number()
      .min(1)
      .max(3600)
      .default(25)
      .describe(
        'how long a model that was asked may say nothing at all; reading a long question takes a small machine a while',
      ),
    concurrency: z.int().min(1).max(64).default(1).describe('questions at once'),
    queue: z.int().min(0).max(1000).default(8).describe('questions that may wait in line'),
    temperature: z.number().min(0).max(2).default(0).describe('0 for the same answer every time'),
    price: z
      .strictObject({
        prompt: z.number().min(0).describe('US dollars per million tokens of the question'),
        completion: z.number().min(0).describe('US dollars per million tokens of the answer'),
      })
      .optional()
      .describe('what tokens cost, { prompt, completion } in US dollars per million'),
  })
  .superRefine((llm, context) => {
    if (llm.provider !== 'openai') return;
    if (llm.url === undefined)
      context.addIssue({
        code: 'custom',
        path: ['url'],
        message: 'is missing, provider openai needs it',
        params: { hint: 'For example http://127.0.0.1:8080/v1 for llama.cpp.' },
      });
    if (llm.model === undefined)
      context.addIssue({ code: 'custom', path: ['model'], message: 'is missing, provider openai needs it' });
  });
export type LlmConfig = z.output<typeof LlmConfig>;

/** The settings, with defaults for those that nobody wrote. */
export function modelWanted(config: LlmConfig): { readonly url: string; readonly model: string } {
  return { url: config.url ?? OLLAMA_URL, model: config.model ?? MODEL };
}
