import { wallAt, wallMs } from '../../base/index.ts';
import { type DayPart, type Language, perLanguage } from '../languages/index.ts';
import type { DayParts, PartHours } from '../text/index.ts';

/** Where and when words of time are heard. */
export interface Hearing {
  readonly now: number;
  readonly timezone: string;
  readonly dayParts?: Partial<DayParts> | undefined;
  readonly partHours?: Partial<PartHours> | undefined;
  readonly language: Language;
  /** The date spoken of before, for "that day". */
  readonly date?: string | undefined;
  /** The instant spoken of before (ms), for "15 minutes before". */
  readonly event?: number | undefined;
}

/** What the clock shows then: milliseconds on its face, and the date as ISO 8601. */
interface Face {
  readonly face: number;
  readonly today: string;
}

const facesIn = perLanguage(() => new WeakMap<Hearing, Face>());

/** What the clock shows now, as milliseconds on its face; kept, since every word of time asks for it. */
export function faceOf(hearing: Hearing): number {
  return seenAt(hearing).face;
}

/** The date of now, as ISO 8601. */
export function todayOf(hearing: Hearing): string {
  return seenAt(hearing).today;
}

function seenAt(hearing: Hearing): Face {
  const faces = facesIn(hearing.language);
  let seen = faces.get(hearing);
  if (seen === undefined) {
    const wall = wallAt(hearing.now, hearing.timezone);
    seen = { face: wallMs(wall), today: wall.slice(0, 10) };
    faces.set(hearing, seen);
  }
  return seen;
}

const PART_HOURS: PartHours = {
  morning: [5, 12],
  afternoon: [12, 18],
  evening: [17, 24],
  night: [18, 24],
  breakfast: [7, 9],
  lunch: [12, 14],
  dinner: [18, 20],
};

/** From which hour to which it lasts. */
export function partHoursOf(part: DayPart, { partHours }: Hearing): readonly [number, number] {
  return partHours?.[part] ?? PART_HOURS[part];
}
