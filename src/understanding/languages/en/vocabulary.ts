import { CONNECTIVE_WORDS } from './connectors.ts';
import { NUMBER_WORDS, VALUE_WORDS } from './numbers.ts';
import { ROUNDABOUT_WORDS } from './politeness.ts';
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
  ...ROUNDABOUT_WORDS,
  ...PRONOUNS,
  ...STATED,
  ...'everything except excluding apart both every other than besides without whole house home here there please'.split(
    ' ',
  ),
]);
