import type { ChatRequest, ModelSpend, ModelUsage, Price } from './types.ts';

const NOTHING: ModelSpend = {
  chats: 0,
  failed: 0,
  promptTokens: 0,
  completionTokens: 0,
  ms: 0,
  usd: 0,
  unpricedTokens: 0,
};

/** What one model has been used for. */
export class Ledger {
  #spent: ModelSpend = NOTHING;

  get spent(): ModelSpend {
    return this.#spent;
  }

  add(usage: ModelUsage, failed: boolean): void {
    const spent = this.#spent;
    const tokens = usage.promptTokens + usage.completionTokens;
    this.#spent = {
      chats: spent.chats + 1,
      failed: spent.failed + (failed ? 1 : 0),
      promptTokens: spent.promptTokens + usage.promptTokens,
      completionTokens: spent.completionTokens + usage.completionTokens,
      ms: spent.ms + usage.ms,
      usd: spent.usd + (usage.usd ?? 0),
      unpricedTokens: spent.unpricedTokens + (usage.usd === undefined ? tokens : 0),
    };
  }
}

/** What several chats took together. A sum of which one part has no price has none (X05). */
export function addUsage(a: ModelUsage, b: ModelUsage): ModelUsage {
  const generationMs = (a.generationMs ?? 0) + (b.generationMs ?? 0);
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
    estimated: a.estimated || b.estimated,
    ms: a.ms + b.ms,
    ...(generationMs > 0 ? { generationMs } : {}),
    ...(a.usd === undefined || b.usd === undefined ? {} : { usd: a.usd + b.usd }),
  };
}

/** The price of tokens in US dollars; undefined when nobody told it. */
export function costOf(
  tokens: { readonly promptTokens: number; readonly completionTokens: number },
  price: Price | undefined,
): number | undefined {
  if (tokens.promptTokens + tokens.completionTokens === 0) return 0;
  if (price === undefined) return undefined;
  return (tokens.promptTokens * price.prompt + tokens.completionTokens * price.completion) / 1e6;
}

/** Letters to a token, in English, with the tokenizers of our models; JSON has fewer. */
const LETTERS_PER_TOKEN = 3.5;

/** A guess at the tokens of a text, rather too many than too few. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / LETTERS_PER_TOKEN);
}

/** A guess at the tokens of all that a request says. */
export function estimatePrompt(request: Pick<ChatRequest, 'messages' | 'tools' | 'schema'>): number {
  const { messages, tools, schema } = request;
  return estimateTokens(JSON.stringify({ messages, tools, schema }));
}
