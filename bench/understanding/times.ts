import {
  readDuration,
  readNumber,
  readTime,
  type TimeRead,
  type UnderstandingContext,
} from '../../src/understanding/index.ts';
import { type Case, type Corpus, type Row, rowsOf, Tally, type Verdict } from './corpus.ts';

const HOUR = 3_600_000;
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
    });
    const kind =
      row.intent === 'time.holiday' ? 'holidays' : gold?.type === 'interval' ? 'intervals' : 'instants';
    kinds
      .get(kind)!
      .push(timeCase(row, context, (read) => (gold === null ? read === undefined : isDuckling(read, gold))));
  }
  const notes = [
    '"two upcoming weeks" is the last of the two in the gold, both here; a weekend begins on Saturday, in the gold on Friday at six',
    'the hours of morning, afternoon, evening and night are set to the gold’s',
    'the end of a stretch between clock times may be that clock time, or one unit later as the gold has it',
    'a length from now is an instant here; the gold cuts it to the unit below its own, and is right when the instant lies inside',
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
  if (
    !isAt(read.from, gold.from) &&
    !(/T18:/.test(gold.from ?? '') && Date.parse(read.from ?? '') === friday)
  )
    return false;
  const unit = GRAINS_MS[gold.grain] ?? 0;
  return (
    isAt(read.to, gold.to) ||
    (gold.to !== undefined && Date.parse(read.to ?? '') === Date.parse(gold.to) - unit)
  );
}

/** Whether `gold` is the last of the units that end at `to`. */
function isLastUnit(to: string, gold: string, grain: string): boolean {
  const months = UNIT_MONTHS[grain];
  const end = new Date(gold);
  if (months === undefined) return Date.parse(to) === Date.parse(gold) + (UNIT_MS[grain] ?? Number.NaN);
  end.setUTCMonth(end.getUTCMonth() + months);
  return Date.parse(to) === end.getTime();
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

function verdictOf(right: boolean, read: unknown): { readonly verdict: Verdict; readonly said: string } {
  return {
    verdict: right ? 'right' : read === undefined ? 'unread' : 'wrong',
    said: JSON.stringify(read) ?? '',
  };
}

function valueCase(row: Row, judge: () => { readonly verdict: Verdict; readonly said: string }): Case {
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

function timeCase(
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

function contextAt(
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

interface RecognizersGold {
  readonly text: string;
  readonly type: string;
  readonly resolution: {
    readonly Timex?: string;
    readonly values?: readonly {
      readonly timex?: string;
      readonly value?: string;
      readonly start?: string;
      readonly end?: string;
    }[];
    readonly FutureResolution?: Readonly<Record<string, string>>;
    readonly PastResolution?: Readonly<Record<string, string>>;
  };
}

const KINDS = new Set([
  'date',
  'time',
  'datetime',
  'duration',
  'set',
  'daterange',
  'timerange',
  'datetimerange',
]);

/**
 * One expression inside a sentence; the gold's span is read by itself. Right is any of the gold's resolutions, since it leaves
 * open whether the past or the future is meant.
 */
export function recognizers(folder: string): readonly Corpus[] {
  const skipped = new Tally();
  const kinds = new Map<string, Case[]>([...KINDS].map((kind) => [kind, []]));
  for (const row of rowsOf(folder, 'recognizers-datetime')) {
    const golds = (row['expected'] ?? []) as readonly RecognizersGold[];
    const [gold] = golds;
    if (gold === undefined || golds.length !== 1) {
      skipped.skip(gold === undefined ? 'no time in the sentence' : 'several times in one sentence');
      continue;
    }
    const kind = gold.type.replace('datetimeV2.', '');
    if (!KINDS.has(kind)) {
      skipped.skip(`no such kind of time in the house: ${kind}`);
      continue;
    }
    const given = (row['context'] as { readonly reference_time?: string | null }).reference_time;
    const reference = (given ?? '2016-11-07T00:00:00').slice(0, 19);
    const context = contextAt(reference, 'en-US', {
      morning: [8, 12],
      afternoon: [12, 16],
      evening: [16, 20],
      night: [20, 24],
    });
    const phrase = { ...row, text: gold.text, intent: kind };
    const one =
      kind === 'duration'
        ? valueCase(phrase, () => {
            const length = readDuration(gold.text);
            const seconds =
              length === undefined
                ? Number.NaN
                : (length.ms + length.days * 24 * HOUR) / 1000 + length.months * 30 * 86_400;
            const years =
              length === undefined
                ? Number.NaN
                : (Math.floor(length.months / 12) * 365 + (length.months % 12) * 30) * 86_400;
            const other = years + (length === undefined ? 0 : (length.ms + length.days * 24 * HOUR) / 1000);
            const values = valuesOf(gold);
            return verdictOf(values.includes(String(seconds)) || values.includes(String(other)), length);
          })
        : timeCase(phrase, context, (read) => isRecognized(read, gold, kind));
    kinds.get(kind)!.push(one);
  }
  const notes = [
    'only the span that the gold marks is read, any of its resolutions is right, and the last day or second of a range may be counted in or not',
    'a clock time without am or pm is right in either half of the day: the gold of single parsers always takes the early one',
    'the hours of morning, afternoon, evening and night are set to the gold’s',
  ];
  return [...kinds].map(([kind, cases], at) => ({
    name: `recognizers ${kind}`,
    cases,
    unmapped: at === 0 ? skipped.reasons : new Map(),
    notes: at === 0 ? notes : [],
  }));
}

function valuesOf({ resolution }: RecognizersGold): string[] {
  const values = (resolution.values ?? []).flatMap(({ value, start, end }) =>
    value === undefined ? [`${start ?? ''}..${end ?? ''}`] : [value],
  );
  for (const one of [resolution.FutureResolution, resolution.PastResolution]) {
    const [first, second] = Object.entries(one ?? {});
    if (first === undefined) continue;
    if (second !== undefined) values.push(`${first[1]}..${second[1]}`);
    else
      values.push(
        first[0].startsWith('end')
          ? `..${first[1]}`
          : first[0].startsWith('start')
            ? `${first[1]}..`
            : first[1],
      );
  }
  return values;
}

function isRecognized(read: TimeRead | undefined, gold: RecognizersGold, kind: string): boolean {
  if (read === undefined) return false;
  const wall = (iso: string | undefined): string => (iso ?? '').slice(0, 19).replace('T', ' ');
  const values = valuesOf(gold);
  if (kind === 'set') return read.type === 'recurrence' && isSet(read.rrule, gold);
  if (kind === 'date') {
    const from =
      read.type === 'instant'
        ? read.at
        : read.type === 'stretch' && read.grain === 'day'
          ? read.from
          : undefined;
    return values.some((value) => wall(from).startsWith(value));
  }
  if (kind === 'time')
    return (
      read.type === 'instant' && values.some((value) => isClock(wall(read.at).slice(11), value, gold.text))
    );
  if (kind === 'datetime') {
    const at = read.type === 'instant' ? read.at : read.type === 'stretch' ? read.to : undefined;
    return values.some((value) => isMoment(wall(at), value, gold.text));
  }
  if (read.type !== 'stretch') return false;
  return values.some((value) => {
    const [from = '', to = ''] = value.split('..');
    return (
      isEnd(wall(read.from), from, kind, gold.text, false) && isEnd(wall(read.to), to, kind, gold.text, true)
    );
  });
}

function isEnd(ours: string, theirs: string, kind: string, text: string, last: boolean): boolean {
  if (theirs === '' || ours === '') return theirs === ours;
  if (kind === 'timerange') return isClock(ours.slice(11), theirs, text);
  if (kind === 'datetimerange') return isMoment(ours, theirs, text);
  if (ours.startsWith(theirs)) return true;
  if (!last) return false;
  const end = new Date(`${theirs}T00:00:00Z`);
  const day = new Date(end.getTime() + 24 * HOUR).toISOString().slice(0, 10);
  const month = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
  const year = `${end.getUTCFullYear() + 1}-01-01`;
  return (
    ours.startsWith(day) ||
    (/-01$/.test(theirs) && ours.startsWith(month)) ||
    (/-01-01$/.test(theirs) && ours.startsWith(year))
  );
}

const HALF_SAID = /[ap]\.? ?m\b|noon|midnight|morning|afternoon|evening|night|\d[ap]\b/i;

/** Without am or pm both halves of the day are right; the last second of a day is the day's end. */
function isClock(ours: string, theirs: string, text: string): boolean {
  return isMoment(`2000-01-01 ${ours}`, `2000-01-01 ${theirs}`, text);
}

function isMoment(ours: string, theirs: string, text: string): boolean {
  const apart =
    Date.parse(`${ours.replace(' ', 'T')}Z`) - Date.parse(`${theirs.slice(0, 19).replace(' ', 'T')}Z`);
  if (Number.isNaN(apart)) return false;
  const day = 24 * HOUR;
  const part = ((apart % day) + day) % day;
  if (Math.abs(apart) <= 1000 || (theirs.startsWith('2000-01-01') && part <= 1000)) return true;
  return (
    !HALF_SAID.test(text) &&
    (Math.abs(apart) === 12 * HOUR || (theirs.startsWith('2000') && part === 12 * HOUR))
  );
}

/** TIMEX of a set, as far as it goes: how often, which weekday, which hour. */
function isSet(rrule: string, { resolution }: RecognizersGold): boolean {
  const timex = resolution.Timex ?? resolution.values?.[0]?.timex ?? '';
  const part = (name: string): string | undefined => new RegExp(`${name}=([^;]+)`).exec(rrule)?.[1];
  const interval = Number(part('INTERVAL') ?? 1);
  const period = /^P(\d+(?:\.\d+)?)([DWMY])$/.exec(timex) ?? /^PT?(\d+)(H)$/.exec(timex);
  const freq = part('FREQ');
  if (period !== null) {
    const names: Readonly<Record<string, readonly string[]>> = {
      D: ['DAILY'],
      W: ['WEEKLY'],
      M: ['MONTHLY'],
      Y: ['YEARLY'],
      H: ['HOURLY'],
    };
    const times = Number(period[1]);
    const yearly = period[2] === 'Y' && freq === 'MONTHLY' && interval === times * 12;
    const weekly = period[2] === 'W' && freq === 'DAILY' && interval === times * 7;
    return yearly || weekly || (names[period[2]!]!.includes(freq ?? '') && interval === times);
  }
  const weekday = /XXXX-WXX-([1-7])/.exec(timex)?.[1];
  if (
    weekday !== undefined &&
    part('BYDAY') !== ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][Number(weekday) - 1]
  )
    return false;
  const hour = /T(\d\d)(?::(\d\d))?/.exec(timex);
  if (hour !== null && Number(part('BYHOUR')) !== Number(hour[1])) return false;
  if (/WE$/.test(timex)) return part('BYDAY') === 'SA,SU';
  const date = /XXXX-(\d\d)-(\d\d)/.exec(timex);
  if (date !== null)
    return Number(part('BYMONTH')) === Number(date[1]) && Number(part('BYMONTHDAY')) === Number(date[2]);
  return weekday !== undefined || hour !== null || /^T(MO|AF|EV|NI)/.test(timex);
}
