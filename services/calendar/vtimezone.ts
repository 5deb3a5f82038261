import { offsetAt, offsetChange, wallAt } from '../../src/base/index.ts';

/** A change of the clocks: when, and between which offsets (ms ahead of UTC). */
export interface Transition {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const DAY_MS = 86_400_000;

/** Every change of a zone's clocks in a period. Two changes within one day do not happen. */
export function transitionsOf(zone: string, from: number, to: number): Transition[] {
  const found: Transition[] = [];
  let before = offsetAt(from, zone);
  for (let day = from; day < to; day += DAY_MS) {
    const after = offsetAt(day + DAY_MS, zone);
    if (after !== before) found.push({ at: offsetChange(day, day + DAY_MS, zone), from: before, to: after });
    before = after;
  }
  return found;
}

/**
 * The zone as RFC 5545 section 3.6.5 wants it: each change written out for the years in which it is needed, so that
 * no reader needs a table of zones, nor trusts ours to be its own.
 */
export function vtimezone(zone: string, from: number, to: number): string[] {
  const transitions = transitionsOf(zone, from, to);
  const initial = offsetAt(from, zone);
  const kinds = new Map<string, Transition[]>();
  for (const transition of transitions) {
    const kind = `${transition.from}>${transition.to}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), transition]);
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(compact(wallAt(from, zone)), initial, initial, []),
    ...[...kinds.values()].flatMap((same) => {
      const [first, ...others] = same.map(({ at, from: before }) => compact(wallOfOffset(at, before)));
      return observance(first!, same[0]!.from, same[0]!.to, others);
    }),
    'END:VTIMEZONE',
  ];
}

function observance(start: string, from: number, to: number, others: readonly string[]): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...others.map((other) => `RDATE:${other}`),
    `END:${kind}`,
  ];
}

/** A change is told in the time that the clocks show just before it. */
function wallOfOffset(at: number, offset: number): string {
  return new Date(at + offset).toISOString().slice(0, 19);
}

function compact(wall: string): string {
  return wall.replaceAll(/[-:]/g, '');
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const digits = `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
  return `${offset < 0 ? '-' : '+'}${digits}`;
}
