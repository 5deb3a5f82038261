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
