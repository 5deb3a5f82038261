/**
 * languages: what the engine is handed of a language. `Language` is the one interface: words by what they do (`roles.ts`), how numbers,
 * times, things and clauses are said (`*-grammar.ts`), the forms that phrases take, and the words in which the engine itself speaks.
 * `defineLanguage` makes one of what its author wrote; what is left out says nothing. The pieces of time that grammars read stand here
 * too. No letter of any language does: these are in a folder each, such as `en/`.
 */
export { type LazyPattern, type Pattern, Patterns } from '../text/index.ts';
export type { BoundGrammar, UnknownGrammar } from './bound-grammar.ts';
export type { ConditionLead, DaytimeRead, Joint, JointFound, Opener } from './clause-grammar.ts';
export type { Holiday, HolidayRule } from './holiday.ts';
export { HOLIDAY_TABLE } from './holiday-table.ts';
export { defineLanguage, type Language, type LanguageInput, perLanguage, trait } from './language.ts';
export type {
  DaysAnew,
  DoneWith,
  EndsLater,
  EntryTimes,
  LaterGrammar,
  OfItsDays,
  OnceOtherwise,
  OneOfMade,
  OneOfStored,
  SaidOfEntry,
  StepAnew,
} from './later-grammar.ts';
export type {
  Cue,
  EffectGrammar,
  Feeling,
  ItemGrammar,
  ItemWish,
  LooseGrammar,
  OfNamed,
  Rewording,
  Sign,
  SpokenItems,
  ToldOne,
} from './loose-grammar.ts';
export type { Here, HereFound, NounGrammar, Side } from './noun-grammar.ts';
export type { NumberGrammar } from './number-grammar.ts';
export type { LeftOut, OfRulesGrammar, RuleAnew } from './of-rules-grammar.ts';
export type { OfThingsGrammar, PlaceTold } from './of-things-grammar.ts';
export {
  type Derived,
  FRAGMENTS,
  type Manner,
  type OpenTail,
  type PhraseForms,
  type Tail,
} from './phrase-forms.ts';
export {
  type CalendarUnit,
  type Clock,
  type Day,
  type DayPart,
  type Edge,
  type Every,
  isoLength,
  type Length,
  NO_LENGTH,
  type PartEdge,
  type Piece,
  plusLength,
  type Stretch,
  type Until,
  WEEKDAY_CODES,
} from './piece.ts';
export type { AskedInTalk, PutOffGrammar, ShareOfTime } from './put-off-grammar.ts';
export type { ReferenceGrammar } from './reference-grammar.ts';
export type { ReplyGrammar, YesOrNo } from './reply-grammar.ts';
export { expectNeeds, type RewordingNeeds, rewordingNeeds, setOf } from './rewording-sets.ts';
export type { RoleLists, RoleWords } from './roles.ts';
export type { SoundGrammar } from './sound-grammar.ts';
export type { StatementGrammar } from './statement-grammar.ts';
export type { Reach, Talk, TalkGrammar } from './talk-grammar.ts';
export type { TeachingGrammar } from './teaching-grammar.ts';
export type { Bound, Locale } from './time-grammar.ts';
export type { OfTimer, TimerGrammar } from './timer-grammar.ts';
export type { Reason, Wording } from './wording.ts';
