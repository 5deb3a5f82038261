import type { Entry } from '../../agents/index.ts';
import { isJsonObject } from '../../base/index.ts';
import type { Plan } from '../../domain/index.ts';
import type { Language } from '../../understanding/index.ts';
import { NO_MORE } from '../answers/move-words.ts';

/** What the answer of a turn left unsaid; undefined where it said all. Folded from the journal. */
export function restOf(entries: readonly Entry[]): string | undefined {
  for (const entry of entries) {
    if (entry.e !== 'outcome') continue;
    for (const { type, data } of entry.out)
      if (type === 'answer' && isJsonObject(data) && typeof data['rest'] === 'string') return data['rest'];
  }
  return undefined;
}

/**
 * "Shall I go on?" "*Yes*", "*go on*", "*no*": what words say to an answer that was not told to its end; undefined where they say
 * something else.
 */
export function readGoOn(
  text: string,
  { replies }: Language,
  rest: () => string | undefined,
): Plan | undefined {
  const words = replies.plain(text);
  const isMore = replies.options['go on']?.includes(words) === true;
  const said = isMore ? 'yes' : replies.yesOrNo(text)?.answer;
  const left = said === undefined ? undefined : rest();
  if (left === undefined) return undefined;
  const remarks = [said === 'yes' ? left : NO_MORE];
  return { groups: [], direct: true, confidence: 1, unread: [], remarks };
}
