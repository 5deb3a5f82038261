/**
 * llm: the language models, if there are any. `LanguageModel` is the port: messages go in, one of a handful of endings comes
 * out (text, a value of a schema, calls of tools, a refusal, a cut answer, a failure with its code), never an exception for
 * what servers and models are known to do.
 */
export * from './types.ts';
