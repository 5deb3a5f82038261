const PART = /^(-?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * An ISO 8601 duration of weeks, days, hours, minutes and seconds in milliseconds of elapsed time; a day is 24 hours.
 * `undefined` when the text is none.
 */
export function durationMs(text: string): number | undefined {
  const match = PART.exec(text);
  if (match === null || /(?:P|T)$/.test(text)) return undefined;
  const [weeks, days, hours, minutes, seconds] = match.slice(2).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const ms = ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  return match[1] === '-' ? -ms : ms;
}

const UNIT_SECONDS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Milliseconds as a person says them: "1 hour 5 minutes", with seconds only where they matter. */
export function sayLength(ms: number): string {
  let seconds = Math.ceil(ms / 1000);
  if (seconds >= 3600) seconds = Math.round(seconds / 60) * 60;
  const parts = UNIT_SECONDS.flatMap(([unit, size]) => {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    return count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`];
  });
  return parts.length === 0 ? '0 seconds' : parts.join(' ');
}
