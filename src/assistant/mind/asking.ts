import type { z } from 'zod';
import type { Skill, Spend, View } from '../../flow/index.ts';
import {
  askForCalls as askModelForCalls,
  type CallFault,
  type ChatFailure,
  type ChatMessage,
  costOf,
  Echo,
  type LanguageModel,
  type ModelUsage,
  structured,
  type ToolSpec,
  type ValidCall,
} from '../../llm/index.ts';
import type { Trouble } from './facts.ts';
import type { MindNeeds } from './needs.ts';
import { checkProse } from './prose.ts';

/** Tokens that one question may come to, repairs included: those that are read, and those that are written. */
const QUESTION_MAX = { promptTokens: 10_200, completionTokens: 1_800 } as const;

/**
 * What one question to a model may cost: reserved before it is asked, so that a budget stops it before and not after, and settled by what the
 * model's ledger tells (X05). Where nobody told a price the tokens count.
 */
export function priceOf({ price }: Pick<LanguageModel, 'price'>): Partial<Spend> {
  const { promptTokens, completionTokens } = QUESTION_MAX;
  const tokens = promptTokens + completionTokens;
  const usd = costOf(QUESTION_MAX, price);
  return usd === undefined ? { tokens } : { tokens, usd };
}

export function spendOf(usage: ModelUsage | undefined): Partial<Spend> {
  if (usage === undefined) return { tokens: 0 };
  const tokens = usage.promptTokens + usage.completionTokens;
  return usage.usd === undefined ? { tokens } : { tokens, usd: usage.usd };
}

/** A step that asks the model: it changes nothing, so a crash may have it asked again, and costs at most `priceOf` it for each question. */
export function thinking(
  needs: MindNeeds,
  step: Pick<Skill, 'name' | 'description' | 'run' | 'resume'> & {
    readonly fan?: Skill['fan'];
    /** Questions to the model that one execution may come to. */
    readonly questions?: number;
  },
): Skill {
  const { fan = 'one', questions = 1, ...rest } = step;
  const timeoutMs = needs.timeoutMs * questions + BESIDES_MS;
  // What a model is becomes known only when its server has been looked at.
  const skill: Skill = { ...rest, fan, effect: 'read', timeoutMs };
  return Object.defineProperty(skill, 'price', { enumerable: true, get: () => priceOf(needs.model) });
}

/** Left for the step itself, so that the model's own deadline and not the interpreter's ends a question. */
const BESIDES_MS = 1_000;

interface Question {
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
}

export type AskedForForm<T> =
  | { readonly type: 'form'; readonly value: T; readonly usage: ModelUsage }
  | {
      readonly type: 'trouble';
      readonly trouble: Trouble;
      /** What the model said instead, when it said anything. */
      readonly said?: string;
      readonly usage: ModelUsage;
    };

/** Asks for a filled-in form; what comes back fits it. */
export async function askForForm<T>(
  needs: MindNeeds,
  view: View,
  question: Question & { readonly form: z.ZodType<T>; readonly onJson?: (delta: string) => void },
): Promise<AskedForForm<T>> {
  const { messages, maxTokens, form, onJson } = question;
  const asked = await structured(needs.model, { messages, maxTokens }, form, {
    signal: view.signal,
    ...(onJson === undefined ? {} : { onJson }),
  });
  switch (asked.type) {
    case 'value':
      return { type: 'form', value: asked.value, usage: asked.usage };
    case 'refusal':
      return { type: 'trouble', trouble: refusal(asked.text), said: asked.text, usage: asked.usage };
    case 'failed':
      return {
        type: 'trouble',
        trouble: troubleOf(asked),
        ...(asked.said === undefined ? {} : { said: asked.said }),
        usage: asked.usage,
      };
  }
}

export type AskedForText =
  | { readonly type: 'text'; readonly text: string; readonly usage: ModelUsage }
  | { readonly type: 'trouble'; readonly trouble: Trouble; readonly usage: ModelUsage };

/** Asks for prose, checked. A text that was cut is given as far as it came, to its last whole sentence: better half an answer than none. */
export async function askForText(
  needs: MindNeeds,
  view: View,
  question: Question & { readonly onText?: (delta: string) => void },
): Promise<AskedForText> {
  const { messages, maxTokens, onText } = question;
  const asked = await needs.model.chat(
    { messages, maxTokens },
    { signal: view.signal, ...(onText === undefined ? {} : { onText }) },
  );
  switch (asked.type) {
    case 'text':
    case 'object':
    case 'refusal':
    case 'cut': {
      const said = asked.type === 'cut' ? wholeSentences(asked.text) : asked.text;
      const { text, dropped } = checkProse(said, new Echo(messages));
      const why =
        dropped.length === 0 ? 'the model said nothing' : 'the model said nothing that I could stand for';
      return text === ''
        ? { type: 'trouble', trouble: { code: 'bad-answer', message: why }, usage: asked.usage }
        : { type: 'text', text, usage: asked.usage };
    }
    case 'calls':
      return {
        type: 'trouble',
        trouble: { code: 'bad-answer', message: 'the model wanted to act instead of answering' },
        usage: asked.usage,
      };
    case 'failed':
      return { type: 'trouble', trouble: troubleOf(asked), usage: asked.usage };
  }
}

function wholeSentences(text: string): string {
  const end = /^[\s\S]*[.!?]["”’)]*(?=\s)/.exec(text)?.[0];
  return end ?? text;
}

export type AskedForCalls =
  | {
      readonly type: 'calls';
      readonly calls: readonly ValidCall[];
      readonly said: string;
      readonly usage: ModelUsage;
    }
  | { readonly type: 'trouble'; readonly trouble: Trouble; readonly usage: ModelUsage };

/**
 * Asks which methods to call. Every call that comes back validates against its schema (A17); what `check` finds wrong with the meaning of its
 * arguments goes back once. No call at all is an answer too: `said` then holds the words.
 */
export async function askForCalls(
  needs: MindNeeds,
  view: View,
  question: Question & {
    readonly tools: readonly ToolSpec[];
    readonly check: (call: ValidCall) => readonly string[];
  },
): Promise<AskedForCalls> {
  const { tools, check, maxTokens } = question;
  const first = await askModelForCalls(
    needs.model,
    { messages: question.messages, tools, maxTokens },
    { signal: view.signal },
  );
  const begun = heard(first);
  if (begun.type === 'trouble' || first.type !== 'calls') return begun;
  const faulty = begun.calls.filter((call) => check(call).length > 0);
  if (faulty.length === 0) return begun;
  const answers = first.calls.map((call): ChatMessage => {
    const faults = check(call);
    const content =
      faults.length === 0
        ? 'accepted'
        : `not accepted: ${faults.join('; ')}. Call it again with this mended.`;
    return { role: 'tool', callId: call.id, name: call.name, content };
  });
  const second = await askModelForCalls(
    needs.model,
    { messages: [...question.messages, first.message, ...answers], tools, maxTokens },
    { signal: view.signal },
  );
  const mended = heard(second);
  const good = begun.calls.filter((call) => !faulty.includes(call));
  const usage = together(begun.usage, mended.usage);
  if (mended.type === 'trouble') return { ...mended, usage };
  const more = mended.calls.filter((call) => check(call).length === 0);
  const missing = faulty.length > more.length;
  if (missing) {
    // Half of a wish is no wish: what could not be mended holds back the rest.
    const why = faulty.flatMap(check).join('; ');
    return {
      type: 'trouble',
      trouble: { code: 'invalid', message: `the model's calls made no sense: ${why}` },
      usage,
    };
  }
  return { type: 'calls', calls: [...good, ...more], said: mended.said, usage };
}

function heard(asked: Awaited<ReturnType<typeof askModelForCalls>>): AskedForCalls {
  switch (asked.type) {
    case 'calls':
      return { type: 'calls', calls: asked.calls, said: asked.text, usage: asked.usage };
    case 'text':
    case 'refusal':
      return { type: 'calls', calls: [], said: asked.text, usage: asked.usage };
    case 'unsettled':
      return { type: 'trouble', trouble: unsettled(asked.faults), usage: asked.usage };
    case 'failed':
      return { type: 'trouble', trouble: troubleOf(asked), usage: asked.usage };
  }
}

/** What is told to a person of calls that could not be made sense of: names, and no more of a model's words. */
function unsettled(faults: readonly CallFault[]): Trouble {
  const unknown = faults.filter(({ why }) => why === 'unknown-tool').map(({ name }) => name.slice(0, 40));
  const message =
    unknown.length > 0
      ? `the language model asked for what the house does not have (${unknown.join(', ')})`
      : 'the language model’s proposal did not fit the house';
  return { code: 'invalid', message };
}

function together(a: ModelUsage, b: ModelUsage): ModelUsage {
  const usd = a.usd === undefined && b.usd === undefined ? {} : { usd: (a.usd ?? 0) + (b.usd ?? 0) };
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
    estimated: a.estimated || b.estimated,
    ms: a.ms + b.ms,
    ...usd,
  };
}

function troubleOf({
  code,
  message,
  hint,
}: Pick<ChatFailure, 'message' | 'hint'> & { readonly code: string }): Trouble {
  return { code, message, ...(hint === undefined ? {} : { hint }) };
}

function refusal(text: string): Trouble {
  return {
    code: 'refusal',
    message: text.trim() === '' ? 'the model declined' : `the model declined: ${text.trim().slice(0, 200)}`,
  };
}
