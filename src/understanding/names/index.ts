/**
 * names: which things, rooms and people words may mean. The lexicon of a home has a trie of all names and shelves of things by
 * place; noun phrases ("the kitchen lights and the fan, but not the lamp") are read against it, and `target-fit.ts` says what such a phrase
 * means to one service.
 */
export { withoutRenamed } from './corrected-names.ts';
export { placedAt } from './detached-place.ts';
export { type HomeDescription, homeFromFixture } from './home-file.ts';
export { HOME, homeOf } from './home-words.ts';
export {
  areaKey,
  buildLexicon,
  type Called,
  type Floor,
  type Lexicon,
  type LexiconInput,
  withCalled,
  withDevice,
  withoutDevice,
} from './lexicon.ts';
export { placeItem } from './noun-item.ts';
export { isAll, lessItems, type NounPhrase } from './noun-phrase.ts';
export { isOfOthers } from './of-others.ts';
export { keyOf, namesAt, namesDevice, type PlaceRef, placesFrom } from './places.ts';
export { areaOf } from './room-of-name.ts';
export { tellersOf, tellingOf } from './sensors.ts';
export { speechGrammar } from './speech-grammar.ts';
export {
  type Fit,
  type FitHearing,
  fitHere,
  fitOpen,
  fitPhrase,
  heard,
} from './target-fit.ts';
export { covers, overlap } from './target-overlap.ts';
export { exceptAt, nounPhrasesAt } from './targets.ts';
export { unionOf, without } from './unions.ts';
export { type Whereabouts, whereaboutsAt } from './whereabouts.ts';
