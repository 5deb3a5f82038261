import {
  readDuration,
  readNumber,
  readTime,
  type TimeRead,
  type UnderstandingContext,
} from '../../src/understanding/index.ts';
import { type Case, type Corpus, type Row, rowsOf, Tally, type Verdict } from './corpus.ts';

export const HOUR = 3_600_000;
const GRAINS_MS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: HOUR,
  day: 24 * HOUR,
};

interface DucklingGold {
  readonly type: 'value' | 'interval';
  readonly value?: string;
  readonly from?: string;
  readonly to?: string;
  readonly grain: string;
  readonly holiday?: string;
}

/** Phrases that are one time each, at half past four in the morning of Tuesday 12 February 2013. */
export function ducklingTime(folder: string): readonly Corpus[] {
  const kinds = new Map<string, Case[]>([
    ['instants', []],
    ['intervals', []],
    ['holidays', []],
  ]);
  const skipped = new Tally();
  for (const row of rowsOf(folder, 'duckling-time')) {
    const gold = row['expected'] as DucklingGold | null;
    const { reference_time: reference } = row['context'] as { reference_time: string };
    if (row['latent'] === true) {
      skipped.skip('latent: a time only where one is expected');
      continue;
    }
    const context = contextAt(reference, 'en-US', {
      morning: [0, 12],
      afternoon: [12, 19],
      evening: [18, 24],
      night: [18, 24],
      lunch: [12, 14],
    });
    const kind =
      row.intent === 'time.holiday' ? 'holidays' : gold?.type === 'interval' ? 'intervals' : 'instants';
    kinds
      .get(kind)!
      .push(
        timeCase(row, context, (read) =>
          gold === null ? read === undefined : isDuckling(read, gold) || isItsEve(read, gold),
        ),
      );
  }
  const notes = [
    '"two upcoming weeks" is the last of the two in the gold, both here; a weekend begins on Saturday, in the gold on Friday at six',
    'the hours of morning, afternoon, evening and night are set to the gold’s',
    'the end of a stretch may be counted in or not: the gold ends clock times a unit later, and seasons and the rest of a week a unit earlier',
    'Jewish holidays are their day here, in the gold that of the sunset before, at which they begin',
    'a length from now is an instant here; the gold cuts it to the unit below its own, and is right when the instant lies inside; so is an open stretch that begins there',
  ];
  return [...kinds].map(([kind, cases]) => ({
    name: `duckling ${kind}`,
    cases,
    unmapped: kind === 'instants' ? skipped.reasons : new Map(),
    notes: kind === 'instants' ? notes : [],
  }));
}

function isDuckling(read: TimeRead | undefined, gold: DucklingGold): boolean {
  if (read === undefined) return false;
  if (gold.type === 'value') {
    if (read.type !== 'instant' && read.type !== 'stretch') return false;
    const from = read.type === 'instant' ? read.at : read.from;
    if (from === undefined || gold.value === undefined) return false;
    const [ours, theirs] = [Date.parse(from), Date.parse(gold.value)];
    if (read.type === 'instant')
      return ours >= theirs && ours < theirs + (GRAINS_MS[gold.grain] ?? 31 * 24 * HOUR);
    return (
      read.grain === gold.grain &&
      (ours === theirs || (read.to === undefined ? false : isLastUnit(read.to, gold.value, gold.grain)))
    );
  }
  if (read.type === 'instant') return false;
  if (read.type !== 'stretch') return false;
  const friday = gold.from !== undefined && Date.parse(gold.from) + 6 * HOUR;
  const unit = GRAINS_MS[gold.grain] ?? 0;
  if (
    !isAt(read.from, gold.from) &&
    !(/T18:/.test(gold.from ?? '') && Date.parse(read.from ?? '') === friday) &&
    !(gold.to === undefined && isInside(read.from, gold.from, unit))
  )
    return false;
  return (
    isAt(read.to, gold.to) ||
    (gold.to !== undefined && Math.abs(Date.parse(read.to ?? '') - Date.parse(gold.to)) === unit)
  );
}

/** Jewish days begin at the sunset before, and the gold gives the day of that sunset: ours is the day of the holiday. */
function isItsEve(read: TimeRead | undefined, { holiday, value, from, to }: DucklingGold): boolean {
  if (read?.type !== 'stretch' || !JEWISH.has(holiday ?? '')) return false;
  const later = (ours: string | undefined, theirs: string | undefined): boolean =>
    Date.parse(ours ?? '') === Date.parse(theirs ?? '') + 24 * HOUR;
  return value === undefined ? later(read.from, from) && later(read.to, to) : later(read.from, value);
}

const JEWISH: ReadonlySet<string> = new Set([
  ...['Rosh Hashanah', 'Yom Kippur', 'Sukkot', 'Shemini Atzeret', 'Simchat Torah', 'Hanukkah', 'Tu BiShvat'],
  ...['Purim', 'Shushan Purim', 'Passover', 'Yom HaShoah', 'Lag BaOmer', 'Shavuot', "Tisha B'Av"],
]);

/** Whether `gold` is the last of the units that end at `to`. */
function isLastUnit(to: string, gold: string, grain: string): boolean {
  const months = UNIT_MONTHS[grain];
  const end = new Date(gold);
  if (months === undefined) return Date.parse(to) === Date.parse(gold) + (UNIT_MS[grain] ?? Number.NaN);
  end.setUTCMonth(end.getUTCMonth() + months);
  return Date.parse(to) === end.getTime();
}

function isInside(ours: string | undefined, theirs: string | undefined, unit: number): boolean {
  const apart = Date.parse(ours ?? '') - Date.parse(theirs ?? '');
  return apart >= 0 && apart < unit;
}

function isAt(ours: string | undefined, theirs: string | undefined): boolean {
  return ours === undefined || theirs === undefined
    ? ours === theirs
    : Date.parse(ours) === Date.parse(theirs);
}

const UNIT_MS: Readonly<Record<string, number>> = { ...GRAINS_MS, week: 168 * HOUR };
const UNIT_MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

export function ducklingDuration(folder: string): Corpus {
  const cases = rowsOf(folder, 'duckling-duration').map((row): Case => {
    const gold = row['expected'] as { readonly value: number; readonly unit: string } | null;
    return valueCase(row, () => {
      const length = readDuration(row.text);
      if (gold === null || length === undefined)
        return verdictOf(gold === null && length === undefined, length);
      const months = UNIT_MONTHS[gold.unit];
      const right =
        months === undefined
          ? length.ms + length.days * 24 * HOUR + length.months * 30 * 24 * HOUR ===
            gold.value * UNIT_MS[gold.unit]!
          : length.months === gold.value * months && length.days === 0;
      return verdictOf(right, length);
    });
  });
  return { name: 'duckling durations', cases, unmapped: new Map(), notes: [] };
}

export function ducklingNumber(folder: string): Corpus {
  const cases = rowsOf(folder, 'duckling-number').map((row): Case => {
    const gold = row['expected'] as { readonly value: number } | null;
    return valueCase(row, () => {
      const number = readNumber(row.text);
      return verdictOf(
        gold === null ? number === undefined : Math.abs((number ?? Number.NaN) - gold.value) < 1e-9,
        number,
      );
    });
  });
  return { name: 'duckling numbers', cases, unmapped: new Map(), notes: [] };
}

export function verdictOf(
  right: boolean,
  read: unknown,
): { readonly verdict: Verdict; readonly said: string } {
  return {
    verdict: right ? 'right' : read === undefined ? 'unread' : 'wrong',
    said: JSON.stringify(read) ?? '',
  };
}

export function valueCase(row: Row, judge: () => { readonly verdict: Verdict; readonly said: string }): Case {
  return {
    id: row.id,
    text: row.text,
    kind: row.intent,
    needs: [],
    hear: () => {
      const before = performance.now();
      const { verdict, said } = judge();
      return {
        verdict,
        micros: (performance.now() - before) * 1000,
        said: `${said} of ${JSON.stringify(row['expected'])}`,
      };
    },
  };
}

export function timeCase(
  row: Row,
  context: UnderstandingContext,
  right: (read: TimeRead | undefined) => boolean,
): Case {
  return {
    ...valueCase(row, () => {
      const read = readTime(row.text, context);
      return verdictOf(right(read), read);
    }),
  };
}

export function contextAt(
  reference: string,
  locale: 'en-GB' | 'en-US',
  partHours: UnderstandingContext['partHours'] & {},
): UnderstandingContext {
  const offset = /([+-])(\d\d):\d\d$/.exec(reference);
  const hours = offset === null ? 0 : Number(`${offset[1]}${offset[2]}`);
  const timezone = hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  return {
    now: Date.parse(offset === null ? `${reference}Z` : reference),
    timezone,
    person: 'alex',
    locale,
    partHours,
  };
}
