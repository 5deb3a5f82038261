import type { Device, Target } from '../../domain/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import { type Mention, wordsOfName } from '../text/index.ts';
import { HOME } from './home-words.ts';
import { areaKey, type Lexicon } from './lexicon.ts';
import { areaOf } from './room-of-name.ts';

/**
 * "No, *the other one*", of a device by its name: the other of two that were spoken of as a pair; else those of the same sort in its room, and
 * where it stands alone there, those elsewhere.
 */
export function otherOnes(
  said: Target,
  service: ServiceWords,
  mentions: readonly Mention[],
  lexicon: Lexicon,
): readonly Device[] {
  if (Array.isArray(said) || !('name' in said)) return [];
  const noun = wordsOfName(said.name, lexicon.language.words).at(-1)?.stem ?? '';
  const sort = (key: string): readonly Device[] =>
    [...(lexicon.places.get(key)?.words.get(noun)?.values() ?? [])].filter(
      ({ name, kind }) => service.kinds.has(kind) && name !== said.name,
    );
  const everywhere = sort(HOME);
  const pair = mentions
    .map(({ target }) => namesIn(target))
    .findLast((names) => names.length === 2 && names.includes(said.name));
  const other = everywhere.filter(({ name }) => pair?.includes(name));
  if (other.length > 0) return other;
  const area = areaOf(said.name, lexicon);
  const near = area === undefined ? [] : sort(areaKey(area));
  return near.length > 0 ? near : everywhere;
}

function namesIn(target: Target): readonly string[] {
  const singles = Array.isArray(target) ? target : [target];
  return singles.flatMap((one) => ('name' in one ? [one.name] : []));
}
