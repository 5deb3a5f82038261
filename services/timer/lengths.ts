const UNIT_MS = { hour: 3_600_000, minute: 60_000, second: 1000 } as const;
type Unit = keyof typeof UNIT_MS;
const UNITS: readonly Unit[] = ['hour', 'minute', 'second'];

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const FIGURES = new Map<string, number>([
  ...WORDS.map((word, index) => [word, index + 1] as const),
  ['a', 1],
  ['an', 1],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['ninety', 90],
]);

/** The duration in ISO 8601. */
export function isoOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  const parts = [hours > 0 ? `${hours}H` : '', minutes > 0 ? `${minutes}M` : '', rest > 0 ? `${rest}S` : ''];
  return `PT${parts.join('') || '0S'}`;
}

/** People call a timer by its length: "5 minute", "one hour". Its milliseconds, `undefined` when the words are no length. */
export function namedByLength(name: string): number | undefined {
  const words = name.toLowerCase().split(/[\s-]+/);
  let ms = 0;
  for (let at = 0; at < words.length; at += 2) {
    const figure = FIGURES.get(words[at]!) ?? Number(words[at]);
    const unit = UNITS.find((one) => words[at + 1] === one || words[at + 1] === `${one}s`);
    if (unit === undefined || !Number.isFinite(figure)) return undefined;
    ms += figure * UNIT_MS[unit];
  }
  return ms;
}
