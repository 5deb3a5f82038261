/**
 * llm: the language models, if there are any. `openModel` gives the hub the one that is configured, and returns at once: nothing
 * waits for a model. `LanguageModel` is the port: messages go in, and one of a handful of endings comes out (text, a value of
 * a schema, calls of tools, a refusal, a cut answer, a failure with its code), never an exception for what servers and
 * models are known to do. Around every chat stand a deadline, a line with an end, a breaker that leaves a broken server
 * alone and looks for its return, and the books on tokens and dollars.
 *
 * Nobody should call `chat` for anything but words. `structured` asks for a value that a zod schema parses, `askForCalls` for
 * calls of tools; both mend what small models do to JSON, send the rest back twice with its faults, and give out nothing that
 * does not validate. What they are made of is pure: `settleCalls` judges calls, `callsIn` finds them in a text, `coerce` brings
 * arguments into their schema's form.
 */
export { type Asked, type AskOptions, askForCalls, type CallRequest, ROUNDS_MAX } from './ask-for-calls.ts';
export { coerce } from './coerce.ts';
export { LlmConfig } from './config.ts';
export { Echo } from './echo.ts';
export { addUsage, costOf, estimatePrompt, estimateTokens } from './ledger.ts';
export { openModel } from './open.ts';
export { callsIn, jsonIn, withoutThinking } from './printed.ts';
export { callsMade, type Settled, settleCalls } from './settle.ts';
export { jsonSchemaOf, REPAIRS_MAX, type RepairOptions, type Structured, structured } from './structured.ts';
export { toolNamed } from './tool-names.ts';
export * from './types.ts';
