import type { Entry } from '../../agents/index.ts';
import { isJsonObject } from '../../base/index.ts';
import type { Plan } from '../../domain/index.ts';
import type { Language } from '../../understanding/index.ts';
import { NO_MORE, NOTHING_SAID } from '../answers/move-words.ts';

/** So long "go on" means the answer before. */
export const REST_MS = 5 * 60_000;

/** What a turn answered, and what it left unsaid; undefined where it has not answered yet. Folded from the journal. */
export function answerOf(
  entries: readonly Entry[],
): { readonly text: string; readonly rest?: string } | undefined {
  for (const entry of entries) {
    if (entry.e !== 'outcome') continue;
    for (const { type, data } of entry.out) {
      if (type !== 'answer' || !isJsonObject(data) || typeof data['text'] !== 'string') continue;
      const { text, rest } = data;
      return typeof rest === 'string' ? { text, rest } : { text };
    }
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
  return left === undefined ? undefined : telling(said === 'yes' ? left : NO_MORE);
}

/** "*Say that again*", "*pardon?*": whether words ask for what the house said last. */
export function asksAgain(text: string, { replies }: Language): boolean {
  return replies.options['say again']?.includes(replies.plain(text)) === true;
}

/** The answer before, once more; undefined where the words ask for something else. */
export function readAgain(
  text: string,
  language: Language,
  answer: () => string | undefined,
): Plan | undefined {
  return asksAgain(text, language) ? telling(answer() ?? NOTHING_SAID) : undefined;
}

function telling(remark: string): Plan {
  return { groups: [], direct: true, confidence: 1, unread: [], remarks: [remark] };
}
