import type { Occurrence } from './event.ts';

interface Block {
  readonly startAt: number;
  endAt: number;
  readonly titles: string[];
}

/** What is taken between two instants, what is left, and the events of whole days, which take no time. */
export function freeTime(
  occurrences: readonly Occurrence[],
  start: number,
  end: number,
): {
  readonly busy: readonly Readonly<Block>[];
  readonly gaps: readonly { readonly startAt: number; readonly endAt: number }[];
  readonly allDay: readonly string[];
} {
  const busy: Block[] = [];
  for (const { event, startAt, endAt } of occurrences) {
    if (event.allDay || endAt <= startAt) continue;
    const last = busy.at(-1);
    if (last !== undefined && startAt <= last.endAt) {
      last.endAt = Math.max(last.endAt, Math.min(endAt, end));
      last.titles.push(event.title);
    } else
      busy.push({ startAt: Math.max(startAt, start), endAt: Math.min(endAt, end), titles: [event.title] });
  }
  const edges = [start, ...busy.flatMap((block) => [block.startAt, block.endAt]), end];
  const gaps = [];
  for (let at = 0; at < edges.length; at += 2)
    if (edges[at + 1]! > edges[at]!) gaps.push({ startAt: edges[at]!, endAt: edges[at + 1]! });
  return {
    busy,
    gaps,
    allDay: occurrences.filter(({ event }) => event.allDay).map(({ event }) => event.title),
  };
}
