import { type Found, type Token, wordAt } from '../../../text/index.ts';
import type { Piece } from '../../index.ts';
import { durationAt } from './durations.ts';

/** "at sunset", "half an hour before sunset", "ten minutes after sunrise", "every evening at sunset" (the `every` is a piece of its own). */
export function sunAt(tokens: readonly Token[], at: number): Found<Piece> | undefined {
  const lead = ['at', 'by', 'from'].includes(wordAt(tokens, at)) ? at + 1 : at;
  const plain = sunWord(tokens, lead);
  if (plain !== undefined && lead > at) return { value: { type: 'sun', sun: plain.value }, end: plain.end };
  const length = durationAt(tokens, at);
  if (length === undefined) return undefined;
  const side = wordAt(tokens, length.end);
  if (side !== 'before' && side !== 'after') return undefined;
  const sun = sunWord(tokens, length.end + 1);
  return sun === undefined
    ? undefined
    : {
        value: { type: 'sun', sun: sun.value, offset: length.value, before: side === 'before' },
        end: sun.end,
      };
}

export function sunWord(tokens: readonly Token[], at: number): Found<'sunrise' | 'sunset'> | undefined {
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at;
  const sun = SUN_WORDS.get(wordAt(tokens, start));
  return sun === undefined ? undefined : { value: sun, end: start + 1 };
}

export const SUN_WORDS: ReadonlyMap<string, 'sunrise' | 'sunset'> = new Map([
  ...['sunrise', 'dawn', 'sunup'].map((word) => [word, 'sunrise'] as const),
  ...['sunset', 'dusk', 'sundown'].map((word) => [word, 'sunset'] as const),
]);
