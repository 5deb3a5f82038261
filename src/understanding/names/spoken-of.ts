import type { SingleTarget } from '../../domain/index.ts';
import type { ServiceWords } from '../phrases/index.ts';
import type { Mention } from '../text/index.ts';
import type { NounsItem } from './noun-item.ts';

/** "Now turn *them all* off": what was spoken of last, and all of the same service before it without a break, each once. */
export function spokenOf({ name }: ServiceWords, mentions: readonly Mention[]): readonly SingleTarget[] {
  const from = mentions.findLastIndex(({ service }) => service !== name) + 1;
  const singles = new Map<string, SingleTarget>();
  for (const { target } of mentions.slice(from))
    for (const single of Array.isArray(target) ? target : [target])
      singles.set(JSON.stringify(single), single);
  return [...singles.values()];
}

/** "*That* light": the one thing of the kind that was spoken of last; nothing where that was a room or several. */
export function thatOne(
  { shown, places }: NounsItem,
  { name }: ServiceWords,
  mentions: readonly Mention[],
): SingleTarget | undefined {
  if (!shown || places.length > 0) return undefined;
  const spoken = mentions.findLast(({ service }) => service === name)?.target;
  const [one, ...others] = spoken === undefined ? [] : [spoken].flat();
  return one !== undefined && others.length === 0 && 'name' in one ? one : undefined;
}
