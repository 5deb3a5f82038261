import { signal } from '@preact/signals';
import { call } from './api.ts';

/** What the house says of itself: a reminder, what rings, news. */
export interface Notice {
  readonly id: string;
  readonly type: 'progress' | 'question' | 'answer' | 'reminder' | 'notice';
  readonly text: string;
  readonly turn: string | null;
  readonly rings?: unknown;
}

/** What was said and not put away yet, the newest last. */
export const notices = signal<readonly Notice[]>([]);

const SHOWN_MAX = 4;

/** Each is heard once; a ring that sounds again is still one. */
export function hear(notice: Notice): void {
  if (notice.type !== 'reminder' && notice.type !== 'notice') return;
  const others = notices.value.filter(({ id, text }) => id !== notice.id && text !== notice.text);
  notices.value = [...others, notice].slice(-SHOWN_MAX);
}

export function putAway(id: string): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** Stops what rings, or has it ring again later. @returns whether the house took it. */
export async function quiet(notice: Notice, snooze?: string): Promise<boolean> {
  const answer = await (snooze === undefined
    ? call('notices.acknowledge')
    : call('notices.snooze', { for: snooze }));
  if (answer.ok) putAway(notice.id);
  return answer.ok;
}
