import type { Device } from '../../domain/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import { trieAt, wordsOfName } from '../text/index.ts';
import type { Lexicon } from './lexicon.ts';

/** "The hall light" is the Hallway Light, and not all the lights there: the thing that is named after its room, whatever the room is called. */
export function namedFor(
  area: string,
  stems: readonly string[],
  { kinds }: ServiceWords,
  { names, language }: Lexicon,
): Device | undefined {
  const path = [...wordsOfName(area, language.words).map(({ stem }) => stem), ...stems];
  for (const entry of trieAt(names, path))
    if (entry.type === 'device' && entry.form === 'full' && kinds.has(entry.device.kind)) return entry.device;
  return undefined;
}
