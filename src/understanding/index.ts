/**
 * understanding: words to groups of actions. `understand` is a pure function of a text, a lexicon and a context; it needs
 * no model and no network, and what it is not sure of it leaves `unread` rather than guess.
 *
 * The rooms lie by the way of a sentence: `text` cuts it into tokens, `names` finds the things it speaks of, `read` finds every reading
 * of the services' phrases (`phrases`), `split` weighs every way to part it into clauses, `meaning` settles pronouns, times and
 * conditions, `plan` orders the actions into groups. What is left unread `robust` says in plainer words. `times` beside them reckons what words of time come to. Everything English lives
 * in `languages/en`; everything about a service in its phrases.
 *
 * A service is taught by its phrases (`Phrases` in domain tells the syntax): `"water the {zone} for {minutes:duration}"` is all
 * that is needed for "please water the lawn tomorrow at six for ten minutes" to become a call.
 */
export {
  defineLanguage,
  isoLength,
  type Language,
  type LanguageInput,
  type RewordingNeeds,
} from './languages/index.ts';
export { applyEdit, CONVERSATION, type Edit, type Edited, type Meaning, readEdit } from './meaning/index.ts';
export {
  type Called,
  type Floor,
  type HomeDescription,
  homeFromFixture,
  type Lexicon,
  speechGrammar,
  withCalled,
  withDevice,
  withoutDevice,
} from './names/index.ts';
export type { PhrasesWritten } from './phrases/index.ts';
export {
  type Amended,
  amend,
  type Explanation,
  explain,
  explainText,
  toUnderstandOutput,
  type UnderstandOutput,
  type WhenRead,
} from './plan/index.ts';
export {
  fulfilRobustly as fulfil,
  offerChosen,
  rehearse,
  understandRobustly as understand,
} from './robust/index.ts';
export {
  asksSame,
  behindPhrase,
  deeds,
  expectedWords,
  type HeardAs,
  heardAs,
  isUnderstood,
  type Listened,
  likelySentences,
  listen,
  ofThings,
} from './sound/index.ts';
export {
  buildLexicon,
  choicesIn,
  expectPhrases,
  expectReadAhead,
  forgetIdlePatterns,
  type LexiconInput,
  readAhead,
  readDuration,
  readNumber,
  readTime,
  readWhen,
  resemblance,
  writePhrases,
} from './spoken.ts';
export {
  DAY_PARTS,
  type DayParts,
  type PartHours,
  type PreviousTurn,
  readTemplate,
  type UnderstandingContext,
} from './text/index.ts';
export type { TimeRead } from './times/index.ts';
