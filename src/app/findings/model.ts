import { type Clock, silentLogger } from '../../base/index.ts';
import type { Config } from '../../config/index.ts';
import { type ChatFailure, openModel } from '../../llm/index.ts';

export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly hint?: string;
}

/** An answer of fifty tokens, which is a short sentence, takes longer than a person waits for. */
const SLOW_TOKENS_PER_SECOND = 3;

/** What `hearth doctor` finds of the language model, by one look at its server and one real call. */
export async function modelFindings(config: Config, clock: Clock): Promise<Finding[]> {
  const model = openModel(config.llm, { clock, log: silentLogger });
  if (model === undefined)
    return [
      { what: 'no language model is configured: the house understands what it can by itself', ok: true },
    ];
  try {
    const found = await model.examine(new AbortController().signal);
    if (found.type === 'ill') return [illness(found.failure)];
    const seconds = (found.ms / 1000).toFixed(1);
    const speed = found.tokensPerSecond;
    const pace = speed === undefined ? '' : `, ${speed.toFixed(1)} tokens a second`;
    const what = `the language model ${model.name} answers in ${seconds} s${pace}`;
    return speed !== undefined && speed < SLOW_TOKENS_PER_SECOND
      ? [{ what, ok: true, hint: 'That is slow. docs/models.md tells which model suits which machine.' }]
      : [{ what, ok: true }];
  } finally {
    model.close();
  }
}

/** A house that would take a model if there were one is not ill for want of it. */
function illness({ code, message, hint }: ChatFailure): Finding {
  return {
    what: message,
    ok: code === 'not-configured',
    ...(hint === undefined ? {} : { hint: hintOf(hint) }),
  };
}

/** A command is told as something to type. */
function hintOf(hint: string): string {
  return /^ollama /.test(hint) ? `Run "${hint}" where the model is to live.` : hint;
}
