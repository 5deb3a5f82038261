/** From its first midnight to the one behind its last, on the face of the house's clock. */
interface SeasonBounds {
  readonly from: number;
  readonly to: number;
  readonly grain: 'day';
}

/** Where the seasons of the sun begin in the north, as month and day; winter in the year before. */
const BEGINNINGS: readonly (readonly [month: number, day: number])[] = [
  [-1, 21],
  [2, 20],
  [5, 21],
  [8, 23],
];

/** Seasons are counted on from the winter that leads into the year 0. */
function beginningOf(count: number): number {
  const year = Math.floor(count / 4);
  const [month, day] = BEGINNINGS[count - 4 * year]!;
  return Date.UTC(year, month, day);
}

function boundsOf(count: number): SeasonBounds {
  return { from: beginningOf(count), to: beginningOf(count + 1), grain: 'day' };
}

function presentAt(now: number): number {
  let count = new Date(now).getUTCFullYear() * 4;
  while (beginningOf(count + 1) <= now) count++;
  return count;
}

/** The season that holds now, or the one so many further on. */
export function seasonFromNow(now: number, shift: number): SeasonBounds {
  return boundsOf(presentAt(now) + shift);
}

/** A season by its name, 0 for winter: the present or coming one, the next that begins (`shift` 1), or the last that ended (−1). */
export function seasonNamed(
  season: number,
  year: number | undefined,
  shift: number,
  now: number,
): SeasonBounds {
  if (year !== undefined) return boundsOf(year * 4 + (season === 0 ? 4 : season));
  const present = presentAt(now);
  const ahead = (season - (present % 4) + 4) % 4;
  if (shift < 0) return boundsOf(present + ahead - 4);
  return boundsOf(present + (ahead === 0 && shift > 0 ? 4 : ahead));
}
