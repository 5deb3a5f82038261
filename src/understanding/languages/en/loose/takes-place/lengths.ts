const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 };
const MINUTES_IN_HOUR = 60;

function numberOf(word: string): number | undefined {
  const said = word.toLowerCase();
  if (/^\d+$/.test(said)) return Number(said);
  if (said === 'a' || said === 'an') return 1;
  const at = NUMBERS.indexOf(said);
  return at >= 0 ? at + 1 : TENS[said];
}

/** How many minutes a length is; `undefined` where its words are others. */
export function minutesOf(length: string): number | undefined {
  const said = length.toLowerCase();
  if (/^half an hour$/.test(said)) return 30;
  if (/^(?:a )?quarter(?: of)? an hour$/.test(said)) return 15;
  if (/^three quarters(?: of)? an hour$/.test(said)) return 45;
  const [, count = '', isHours, half] =
    /^([a-z\d]+) (?:(hours?|hrs?)|(?:minutes?|mins?))( and a half)?$/.exec(said) ?? [];
  const number = numberOf(count);
  if (number === undefined) return undefined;
  const unit = isHours === undefined ? 1 : MINUTES_IN_HOUR;
  return number * unit + (half === undefined ? 0 : unit / 2);
}
