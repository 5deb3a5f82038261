/**
 * understanding: words to groups of actions. `understand` is a pure function of a text, a lexicon and a context; it needs
 * no model and no network, and what it is not sure of it leaves `unread` rather than guess.
 *
 * A sentence is cut into tokens; at every place all readings of all services' phrases are found (`readings.ts`), with names from a
 * trie (`targets.ts`) and times from a grammar of their own (`en/times`). `clauses.ts` weighs every way to split the sentence and
 * takes the best path; `resolve.ts` walks it from left to right and settles pronouns, times and conditions; `plan.ts` orders the
 * actions into groups. Everything English lives in `en/`; everything about a service in its phrases.
 *
 * A service is taught by its phrases (`Phrases` in domain tells the syntax): `"water the {zone} for {minutes:duration}"` is all
 * that is needed for "please water the lawn tomorrow at six for ten minutes" to become a call.
 */
export { type Explanation, explain } from './explain.ts';
export { explainText } from './explain-text.ts';
export { fulfil } from './fulfil.ts';
export { type HomeDescription, homeFromFixture } from './home-file.ts';
export {
  buildLexicon,
  type Called,
  type Floor,
  type Lexicon,
  type LexiconInput,
  withCalled,
  withDevice,
  withoutDevice,
} from './lexicon.ts';
export { toUnderstandOutput, type UnderstandOutput } from './output.ts';
export { readDuration, readNumber } from './read-value.ts';
export { readWhen, type WhenRead } from './read-when.ts';
export { resemblance } from './resemble.ts';
export { speechGrammar } from './speech-grammar.ts';
export { readTemplate } from './template.ts';
export { isoLength } from './times/piece.ts';
export { readTime, type TimeRead } from './times/read-time.ts';
export {
  DAY_PARTS,
  type DayParts,
  type PartHours,
  type PreviousTurn,
  type UnderstandingContext,
} from './types.ts';
export { rehearse, understand } from './understand.ts';
