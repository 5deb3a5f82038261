import type { SlotEdge } from '../phrases/index.ts';
import { isThing, type Reading, type Sentence, wordAt } from '../read/index.ts';

/** Slots that names of this house fill. */
const NAMED: ReadonlySet<SlotEdge['slot']> = new Set<SlotEdge['slot']>([
  'area',
  'scene',
  'list',
  'person',
  'people',
]);
/** Slots that people's own words fill. */
const OWN: ReadonlySet<SlotEdge['slot']> = new Set<SlotEdge['slot']>([
  'words',
  'title',
  'saying',
  'stranger',
]);

/** What services look for under its own words among what they keep. */
const LOOKED_FOR = 'query';

/**
 * Whether a wish is worded as what people tell each other ("we are out of eggs", "the party is on Saturday"), or is for what nobody here knows ("take your
 * shoes off at the door"), and names nothing of this house: no thing, no place, and no subject that a service keeps. Typed to the house it is a wish; of what a
 * microphone hears it may be talk.
 */
export function isTelling(sentence: Sentence, { start, end, fills, rule }: Reading): boolean {
  const own = fills.filter(({ slot }) => OWN.has(slot));
  if (own.length === 0) return false;
  if (fills.some((fill) => isThing(fill) || NAMED.has(fill.slot))) return false;
  const { language, lexicon } = sentence;
  for (let at = start; at < end; at++) {
    if (own.some((fill) => at >= fill.start && at < fill.end)) continue;
    const word = wordAt(sentence, at);
    for (const form of [word, language.words.forms.stemOf(word)])
      if (lexicon.grammar.asks.get(form)?.some(({ about }) => about.has(form)) === true) return false;
  }
  // "Skip your turn": what is looked for by words of their own alone may be anything.
  if (rule.question || own.some(({ slot, name }) => slot === 'stranger' || name === LOOKED_FOR)) return true;
  let first = start;
  while (first < end && language.is.definite.has(wordAt(sentence, first))) first++;
  return (
    own.some((fill) => fill.start <= first && first < fill.end) ||
    language.is.teller.has(wordAt(sentence, first))
  );
}
