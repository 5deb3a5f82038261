import { Patterns, TraitList, type WordForms, type WordQuestion, Words } from '../text/index.ts';
import { type ClauseGrammar, NO_CLAUSES } from './clause-grammar.ts';
import { type LooseGrammar, NO_LOOSE } from './loose-grammar.ts';
import { NO_NOUNS, type NounGrammar } from './noun-grammar.ts';
import { NO_NUMBERS, type NumberGrammar } from './number-grammar.ts';
import { NO_PHRASES, type PhraseForms } from './phrase-forms.ts';
import { NO_REFERENCES, type ReferenceGrammar } from './reference-grammar.ts';
import { NO_REPLIES, type ReplyGrammar } from './reply-grammar.ts';
import { type RoleLists, type RoleWords, roleWords } from './roles.ts';
import { NO_SOUND, type SoundGrammar } from './sound-grammar.ts';
import { NO_STATEMENTS, type StatementGrammar } from './statement-grammar.ts';
import { NO_TALK, type TalkGrammar } from './talk-grammar.ts';
import { NO_TEACHING, type TeachingGrammar } from './teaching-grammar.ts';
import { NO_TIMES, type TimeGrammar } from './time-grammar.ts';
import { PLAIN_WORDING, type Wording } from './wording.ts';

/** The rules of a speech grammar (JSGF) that a language writes itself. */
interface SpeechRules {
  readonly rules: Readonly<Record<string, string>>;
  /** A whole sentence around the rule of all commands. */
  readonly command: (top: string) => string;
}

/**
 * A language, as the engine is handed it: all that it knows of words that no service and no home brings. The lexicon of a home has
 * one, and everything that reads a sentence reaches it there.
 */
export interface Language {
  /** BCP 47. */
  readonly code: string;
  readonly words: Words;
  /** Words by what they do in a sentence. */
  readonly is: RoleWords;
  readonly numbers: NumberGrammar;
  readonly times: TimeGrammar;
  readonly phrases: PhraseForms;
  readonly nouns: NounGrammar;
  readonly clauses: ClauseGrammar;
  readonly talk: TalkGrammar;
  readonly teaching: TeachingGrammar;
  readonly references: ReferenceGrammar;
  readonly replies: ReplyGrammar;
  readonly loose: LooseGrammar;
  readonly statements: StatementGrammar;
  readonly sound: SoundGrammar;
  readonly wording: Wording;
  readonly speech: SpeechRules;
  /** What a class of things is called, where its id does not say it: `garage` → "garage door". */
  readonly classNames: ReadonlyMap<string, string>;
  /** A sentence that most things are looked up for: read for nobody, so that the first one that is said finds them. */
  readonly rehearsal: string;
  /** Those of its patterns that are made when they are needed. */
  readonly patterns: Patterns;
  /** What the parts of the engine keep of it (`perLanguage`). */
  readonly memos: unknown[];
}

/** A language as it is written down: what it does not have is left out. */
export interface LanguageInput {
  readonly code: string;
  readonly forms?: Partial<WordForms>;
  /** The questions that the language's own grammar asks about words (`TraitList.ofLanguage`). */
  readonly traits?: TraitList<WordQuestion>;
  readonly is: RoleLists;
  readonly numbers?: Partial<NumberGrammar>;
  readonly times?: Partial<TimeGrammar>;
  readonly phrases?: Partial<PhraseForms>;
  readonly nouns?: Partial<NounGrammar>;
  readonly clauses?: Partial<ClauseGrammar>;
  readonly talk?: Partial<TalkGrammar>;
  readonly teaching?: Partial<TeachingGrammar>;
  readonly references?: Partial<ReferenceGrammar>;
  readonly replies?: Partial<ReplyGrammar>;
  readonly loose?: Partial<LooseGrammar>;
  readonly statements?: StatementGrammar;
  readonly sound?: Partial<SoundGrammar>;
  readonly wording?: Partial<Wording>;
  readonly speech?: Partial<SpeechRules>;
  readonly classNames?: ReadonlyMap<string, string>;
  readonly rehearsal?: string;
  readonly patterns?: Patterns;
}

let places = 0;

/** A place where one part of the engine keeps what it makes of a language: made when first asked for, gone with the language. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const place = places++;
  return (language) => {
    language.memos[place] ??= make(language);
    return language.memos[place] as T;
  };
}

const ENGINE_TRAITS = TraitList.ofEngine<(language: Language) => WordQuestion>();

/** A question that the engine asks about the words of every language; its answer stays with the word (`TraitList`). */
export function trait(
  question: (language: Language) => WordQuestion,
): (token: { traits: number }) => boolean {
  return ENGINE_TRAITS.add(perLanguage(question));
}

/** A language whole: with nothing where its author wrote nothing. */
export function defineLanguage(input: LanguageInput): Language {
  const bitsOf = (word: string): number =>
    ENGINE_TRAITS.bitsOf((question) => question(language)(word)) |
    (input.traits?.bitsOf((question) => question(word)) ?? 0);
  const language: Language = {
    code: input.code,
    words: new Words({ ...PLAIN_FORMS, ...input.forms }, bitsOf),
    is: roleWords(input.is),
    numbers: { ...NO_NUMBERS, ...input.numbers },
    times: { ...NO_TIMES, ...input.times },
    phrases: { ...NO_PHRASES, ...input.phrases },
    nouns: { ...NO_NOUNS, ...input.nouns },
    clauses: { ...NO_CLAUSES, ...input.clauses },
    talk: { ...NO_TALK, ...input.talk },
    teaching: { ...NO_TEACHING, ...input.teaching },
    references: { ...NO_REFERENCES, ...input.references },
    replies: { ...NO_REPLIES, ...input.replies },
    loose: { ...NO_LOOSE, ...input.loose },
    statements: input.statements ?? NO_STATEMENTS,
    sound: { ...NO_SOUND, ...input.sound },
    wording: { ...PLAIN_WORDING, ...input.wording },
    speech: { rules: {}, command: (top) => top, ...input.speech },
    classNames: input.classNames ?? new Map(),
    rehearsal: input.rehearsal ?? '',
    patterns: input.patterns ?? new Patterns(),
    memos: [],
  };
  return language;
}

const NEVER = /(?!)/;

/** A language whose words have no other forms. */
const PLAIN_FORMS: WordForms = {
  contractions: new Map(),
  apartBefore: () => undefined,
  hesitations: new Set(),
  ordinalEndings: new Set(),
  rangeEnds: new Set(),
  pointed: '',
  unit: NEVER,
  half: { word: '', before: NEVER },
  stemOf: (word) => word,
  pluralOf: (word) => word,
  isPossessive: () => false,
  alike: new Map(),
  slips: new Map(),
  common: new Set(),
  meantFor: () => undefined,
};
