/**
 * phrases: what the services say can be said. Templates such as `"water the {zone} for {minutes:duration}"` are taken apart,
 * compiled to numbers (`program.ts`) and laid out as one graph (`graph.ts`), in which phrases that begin alike share their beginning.
 * `grammar.ts` holds the graph with all else that services tell: nouns, states, rules, questions.
 */
export { expectPhrases, type PhrasesWritten, writePhrases } from './ahead.ts';
export { courtesyGraphs, elseNothingEnds, roundaboutEnds, tagEnds } from './courtesy-graphs.ts';
export { choicesAt, formsOf } from './enumerations.ts';
export { compileGrammar, type Grammar } from './grammar.ts';
export { type GraphNode, TEXTS } from './graph.ts';
export { SHELVES, type Slot, slotFor } from './program.ts';
export { resemblance } from './resemblance.ts';
export type { Ask, GrammarNode, NounEntry, Rule, ServiceWords, SlotEdge, WordsByName } from './rules.ts';
export { ruleOf } from './service-rules.ts';
export { serviceWords } from './service-words.ts';
export { wordsFrom, wordsOfTemplates } from './word-graph.ts';
