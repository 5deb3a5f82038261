/**
 * sound: what a recogniser of speech wrote, as this house understands it. Known words are found by how they sound, ways through the phrases by the
 * known words, and the sentence that is read with the least change is taken (docs/guides/voice.md).
 */
export { asksSame, deeds, type HeardAs, isUnderstood } from './deeds.ts';
export { heardAs, type Listened, listen } from './heard-as.ts';
export { expectedWords } from './known-words.ts';
export { type Likely, likelySentences } from './likely-sentences.ts';
export { ofThings } from './same-things.ts';
export { behindPhrase } from './wake.ts';
