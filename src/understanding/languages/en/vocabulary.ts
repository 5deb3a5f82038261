import { wordsOfTemplates } from '../../phrases/index.ts';
import { CONNECTIVE_WORDS } from './connectors.ts';
import { MANNERS } from './manners.ts';
import { NUMBER_WORDS, VALUE_WORDS } from './numbers.ts';
import { ELSE_NOTHING, ROUNDABOUT, TAGS } from './politeness.ts';
import { TIME_WORDS } from './times/pieces.ts';
import { BASE_FORMS, CONTRACTIONS, COURTESIES, PREFACES, PRONOUNS, STATED } from './words.ts';

/** Every word of English that the interpreter itself looks for: what a slip of the hand may have been meant to be. */
export const LANGUAGE_WORDS: ReadonlySet<string> = new Set([
  ...CONNECTIVE_WORDS,
  ...NUMBER_WORDS,
  ...VALUE_WORDS,
  ...TIME_WORDS,
  ...BASE_FORMS.keys(),
  ...[...CONTRACTIONS.values()].flat(),
  ...[...PREFACES, ...COURTESIES].flatMap((preface) => preface.split(' ')),
  ...wordsOfTemplates([...ROUNDABOUT, ...ELSE_NOTHING, ...TAGS, ...MANNERS.map(({ say }) => say)]),
  ...PRONOUNS,
  ...STATED,
  ...'everything except excluding apart both every other than besides without whole house home here there please'.split(
    ' ',
  ),
]);
