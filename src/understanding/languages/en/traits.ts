import { TraitList } from '../../text/index.ts';

/** What the grammar of English asks about words, a bit for each. */
export const ENGLISH_TRAITS = TraitList.ofLanguage('en');

export const trait = ENGLISH_TRAITS.add.bind(ENGLISH_TRAITS);
