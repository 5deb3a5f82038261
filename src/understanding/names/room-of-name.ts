import { trieAt, wordsOfName } from '../text/index.ts';
import type { Lexicon } from './lexicon.ts';
import type { NameEntry } from './name-entries.ts';

/** The room that a device of the name stands in. */
export function areaOf(name: string, lexicon: Lexicon): string | undefined {
  const stems = wordsOfName(name, lexicon.language.words).map(({ stem }) => stem);
  for (const entry of trieAt(lexicon.names, stems))
    if (entry.type === 'device' && isCalled(entry, name)) return entry.device.area ?? undefined;
  return undefined;
}

export function isCalled({ device, form }: NameEntry & { type: 'device' }, name: string): boolean {
  return form === 'full' && (device.name === name || device.name.toLowerCase() === name.toLowerCase());
}
