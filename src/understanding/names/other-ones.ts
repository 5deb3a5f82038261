import type { Device, Target } from '../../domain/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import { type Mention, wordsOfName } from '../text/index.ts';
import { HOME } from './home-words.ts';
import { areaKey, type Lexicon } from './lexicon.ts';
import type { NounsItem } from './noun-item.ts';
import type { PlaceRef } from './places.ts';
import { areaOf } from './room-of-name.ts';

/**
 * "No, *the other one*", of a device by its name: the other of two that were spoken of as a pair; else those of the same sort in its room, or the
 * only other thing there that the service has, and where it stands alone, those elsewhere.
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
  if (near.length > 0 || area === undefined) return near.length > 0 ? near : everywhere;
  const beside = thingsIn(area, service, lexicon).filter(({ name }) => name !== said.name);
  return beside.length > 0 ? beside : everywhere;
}

interface Asking {
  readonly lexicon: Lexicon;
  readonly mentions: readonly Mention[];
  /** A question is about all that its words fit. */
  readonly asks: boolean;
}

/**
 * "The kitchen ceiling light off." "No, *the one in the office*": the thing there that is called most like the one that was spoken of, or all that may be
 * meant; none where no single thing was spoken of, or the room has but one.
 */
export function oneThere(
  places: readonly PlaceRef[],
  service: ServiceWords,
  { lexicon, mentions, asks }: Asking,
): readonly Device[] {
  const said = asks ? undefined : mentions.findLast((mention) => mention.service === service.name)?.target;
  const [place, another] = places;
  if (said === undefined || Array.isArray(said) || !('name' in said)) return [];
  if (place?.type !== 'area' || another !== undefined) return [];
  const there = thingsIn(place.name, service, lexicon);
  if (there.length < 2) return [];
  const stemsOf = (name: string) => wordsOfName(name, lexicon.language.words).map(({ stem }) => stem);
  const own = new Set(stemsOf(said.name));
  const likeness = there.map(({ name }) => stemsOf(name).filter((stem) => own.has(stem)).length);
  const most = Math.max(...likeness);
  return there.filter((_, at) => likeness[at] === most);
}

/**
 * "*The door*", heard in a room whose door the house does not know: the only thing of that name, which is another room's and may not be meant.
 * `undefined` where there is no such thing, or several.
 */
export function onlyElsewhere(
  { stems, plural }: NounsItem,
  { kinds }: ServiceWords,
  { language, places }: Lexicon,
): Device | undefined {
  const [noun, more] = stems;
  if (noun === undefined || more !== undefined || plural || !language.is.inEachRoom.has(noun))
    return undefined;
  const found = [...(places.get(HOME)?.words.get(noun)?.values() ?? [])].filter(({ kind }) =>
    kinds.has(kind),
  );
  return found.length === 1 ? found[0] : undefined;
}

function thingsIn(area: string, { kinds }: ServiceWords, { places }: Lexicon): readonly Device[] {
  return [...kinds].flatMap((kind) => [...(places.get(areaKey(area))?.kinds.get(kind)?.values() ?? [])]);
}

function namesIn(target: Target): readonly string[] {
  const singles = Array.isArray(target) ? target : [target];
  return singles.flatMap((one) => ('name' in one ? [one.name] : []));
}
