import { type Json, newId } from '../base/index.ts';
import { callSchema, choiceIn, inWords, toolsInWords } from './call-schema.ts';
import { Echo } from './echo.ts';
import { addUsage } from './ledger.ts';
import { callsIn } from './printed.ts';
import { callsMade, roundsMade, settleCalls } from './settle.ts';
import { REPAIRS_MAX, type RepairOptions, type StructuredFailure } from './structured.ts';
import type {
  CallFault,
  ChatMessage,
  ChatOptions,
  ChatOutcome,
  ChatRequest,
  LanguageModel,
  ModelUsage,
  ToolCall,
  ToolSpec,
  ValidCall,
} from './types.ts';

/** Rounds of calls for one sentence of a person; small models go in circles (C28). */
export const ROUNDS_MAX = 4;

export interface CallRequest extends Omit<ChatRequest, 'schema' | 'tools'> {
  readonly tools: readonly ToolSpec[];
}

export interface AskOptions extends RepairOptions, Pick<ChatOptions, 'onText'> {
  /** Rounds of calls since the person spoke last, 4 unless given; after them only text is taken. */
  readonly rounds?: number;
}

export type Asked =
  /** Every call may be made. `message` is the assistant's turn for the history, to be followed by one `tool` message per call. */
  | {
      readonly type: 'calls';
      readonly calls: readonly ValidCall[];
      readonly text: string;
      readonly message: ChatMessage;
      readonly repairs: number;
      readonly usage: ModelUsage;
    }
  | { readonly type: 'text'; readonly text: string; readonly repairs: number; readonly usage: ModelUsage }
  | { readonly type: 'refusal'; readonly text: string; readonly usage: ModelUsage }
  /** After every repair something still did not fit. None of it was called; whoever asked may ask the person (A18). */
  | {
      readonly type: 'unsettled';
      readonly calls: readonly ValidCall[];
      readonly faults: readonly CallFault[];
      readonly text: string;
      readonly usage: ModelUsage;
    }
  | StructuredFailure;

/**
 * Asks what to call. A model that is good at tools is given tools, any other a schema to fill in; printed calls, misspelt names
 * and clumsy arguments are mended, the rest goes back with its faults, at most `repairs` times. What comes back as `calls`
 * validates against the tools' schemas: nothing else is ever to be called (A17).
 */
export async function askForCalls(
  model: LanguageModel,
  request: CallRequest,
  options: AskOptions,
): Promise<Asked> {
  const { repairs = REPAIRS_MAX, rounds = ROUNDS_MAX, ...chatOptions } = options;
  const isLastWord = roundsMade(request.messages) >= rounds;
  const made = callsMade(request.messages);
  const echo = new Echo(withTools(request.messages, request.tools));
  let kept: readonly ValidCall[] = [];
  let wrong: readonly CallFault[] = [];
  let messages = request.messages;
  let usage: ModelUsage | undefined;
  for (let round = 0; ; round++) {
    // Only the first try is streamed: what is said while mending is between the model and us.
    const { onText, ...quiet } = chatOptions;
    const heardBy = round === 0 && onText !== undefined ? chatOptions : quiet;
    const outcome = await chooseOnce(model, { ...request, messages }, heardBy, isLastWord);
    usage = usage === undefined ? outcome.usage : addUsage(usage, outcome.usage);
    const heard = ownWords(understood(outcome, request.tools, isLastWord), echo);
    switch (heard.type) {
      case 'failed':
      case 'refusal':
        return { ...heard, usage };
      case 'text':
        // Words instead of the calls that were to be mended: perhaps a question. Half of a wish is never done silently.
        return wrong.every(({ why }) => why === 'repeated')
          ? { type: 'text', text: heard.text, repairs: round, usage }
          : { type: 'unsettled', calls: kept, faults: wrong, text: heard.text, usage };
      case 'unclear': {
        if (round >= repairs) return invalid(model, heard.message, usage);
        messages = [...request.messages, ...sentBack(heard.said, heard.message)];
        break;
      }
      case 'calls': {
        const settled = settleCalls(heard.calls, request.tools, made);
        const all = merged(kept, settled.valid);
        wrong = stillWrong(wrong, settled.faults, all.length - kept.length, all);
        kept = all;
        if (wrong.length === 0) return { ...callsOf(kept, heard.text), repairs: round, usage };
        if (round >= repairs)
          return { type: 'unsettled', calls: kept, faults: wrong, text: heard.text, usage };
        messages = [...request.messages, ...sentBack(saidAs(heard.calls), wordsOf(wrong, kept))];
      }
    }
  }
}

/** One question, as tools or as a schema, whichever suits the model; as a schema also when it turns out to know no tools. */
async function chooseOnce(
  model: LanguageModel,
  request: CallRequest,
  options: ChatOptions,
  isLastWord: boolean,
): Promise<ChatOutcome> {
  const { tools, ...plain } = request;
  const knowsTools = model.traits.calls === 'tools';
  if (isLastWord || tools.length === 0)
    return await model.chat(
      { ...plain, messages: knowsTools ? plain.messages : inWords(plain.messages) },
      options,
    );
  if (knowsTools) {
    const outcome = await model.chat(request, options);
    if (outcome.type !== 'failed' || outcome.code !== 'tools-unsupported') return outcome;
  }
  const messages = withTools(inWords(plain.messages), tools);
  return await model.chat({ ...plain, messages, schema: callSchema(tools) }, options);
}

type Heard =
  | { readonly type: 'calls'; readonly calls: readonly ToolCall[]; readonly text: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'refusal'; readonly text: string }
  | { readonly type: 'unclear'; readonly said: string; readonly message: string }
  | Omit<StructuredFailure, 'usage'>;

function understood(outcome: ChatOutcome, tools: readonly ToolSpec[], isLastWord: boolean): Heard {
  switch (outcome.type) {
    case 'failed':
      return outcome.code === 'bad-answer'
        ? { type: 'unclear', said: '', message: 'You said nothing. Answer, or call a tool.' }
        : { ...outcome, faults: [] };
    case 'cut':
      return {
        type: 'unclear',
        said: outcome.text,
        message: 'The answer stops before its end. Say it shorter.',
      };
    case 'object':
      return chosen(outcome.value, outcome.text);
    case 'calls':
      return outcome.calls.length > 0 ? outcome : spoken(outcome.text);
    case 'text':
      return isLastWord ? lastWord(outcome.text, tools) : { type: 'text', text: outcome.text };
    default:
      return outcome;
  }
}

/** An answer that repeats its instructions is none; beside calls it is passed over. */
function ownWords(heard: Heard, echo: Echo): Heard {
  if ((heard.type !== 'text' && heard.type !== 'calls') || !echo.has(heard.text)) return heard;
  return heard.type === 'calls'
    ? { ...heard, text: '' }
    : {
        type: 'unclear',
        said: '',
        message: 'Those were my words, not yours. Call a tool, or answer the person.',
      };
}

function chosen(value: Json, said: string): Heard {
  const choice = choiceIn(value);
  if (choice === undefined)
    return { type: 'unclear', said, message: 'That is not {"calls": [{"tool", "arguments"}], "answer"}.' };
  const calls = choice.calls.map((call) => ({ id: newId('call'), ...call }));
  return calls.length > 0 ? { type: 'calls', calls, text: choice.answer } : spoken(choice.answer);
}

function spoken(text: string): Heard {
  return text === ''
    ? { type: 'unclear', said: '', message: 'You neither called a tool nor said anything.' }
    : { type: 'text', text };
}

/** Nothing may be called any more: a call that is printed all the same is not for people to read. */
function lastWord(text: string, tools: readonly ToolSpec[]): Heard {
  const printed = callsIn(
    text,
    tools.map(({ name }) => name),
  );
  return printed.calls.length === 0
    ? { type: 'text', text }
    : { type: 'unclear', said: text, message: 'No more calls. Say in words what is known by now.' };
}

function callsOf(calls: readonly ValidCall[], text: string) {
  const message: ChatMessage = { role: 'assistant', content: text, calls };
  return { type: 'calls', calls, text, message } as const;
}

/** Faults that stand after a round: its own, or those of the round before when fewer calls came than were to be mended. */
function stillWrong(
  before: readonly CallFault[],
  now: readonly CallFault[],
  added: number,
  kept: readonly ValidCall[],
): readonly CallFault[] {
  // What was asked for twice needs no mending when something else is new.
  const faults = now.filter(({ why }) => why !== 'repeated' || kept.length === 0);
  const missing = before.filter(({ why }) => why !== 'repeated');
  return faults.length === 0 && added < missing.length ? missing : faults;
}

/** What was valid in an earlier round stays; said again it is the same call. */
function merged(kept: readonly ValidCall[], more: readonly ValidCall[]): readonly ValidCall[] {
  const key = (call: ValidCall) => JSON.stringify([call.name, call.arguments]);
  const known = new Set(kept.map(key));
  return [...kept, ...more.filter((call) => !known.has(key(call)))];
}

function wordsOf(faults: readonly CallFault[], kept: readonly ValidCall[]): string {
  const taken = kept.map(({ name }) => name).join(', ');
  return [
    ...faults.map(({ message }) => message),
    ...(kept.length === 0 ? [] : [`Taken already, do not repeat: ${taken}.`]),
    'Call again with this mended, or say what you need to know.',
  ].join('\n');
}

function saidAs(calls: readonly ToolCall[]): string {
  return JSON.stringify({
    calls: calls.slice(0, 8).map((call) => ({ tool: call.name, arguments: call.arguments })),
  });
}

const SAID_MAX = 2_000;

function sentBack(said: string, message: string): readonly ChatMessage[] {
  const user: ChatMessage = { role: 'user', content: message };
  return said === '' ? [user] : [{ role: 'assistant', content: said.slice(0, SAID_MAX) }, user];
}

/** The tools stand at the end of the system message, so that the beginning stays the same for the server's cache. */
function withTools(messages: readonly ChatMessage[], tools: readonly ToolSpec[]): readonly ChatMessage[] {
  const words = toolsInWords(tools);
  const [first, ...rest] = messages;
  return first?.role === 'system'
    ? [{ ...first, content: `${first.content}\n\n${words}` }, ...rest]
    : [{ role: 'system', content: words }, ...messages];
}

function invalid(model: LanguageModel, message: string, usage: ModelUsage): StructuredFailure {
  const failure = { type: 'failed', code: 'invalid', faults: [{ path: '', message }], usage } as const;
  return { ...failure, message: `${model.name} gave no answer that can be used: ${message}` };
}
