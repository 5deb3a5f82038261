import { readDuration, type TimeRead } from '../../src/understanding/index.ts';
import { type Case, type Corpus, rowsOf, Tally } from './corpus.ts';
import { contextAt, HOUR, timeCase, valueCase, verdictOf } from './times.ts';

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
      readonly Mod?: string;
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
    const nowhere = notResolved(gold, kind);
    if (nowhere === 'no dates') {
      skipped.skip('the gold gives no dates for it');
      continue;
    }
    const given = (row['context'] as { readonly reference_time?: string | null }).reference_time;
    const reference = (given ?? '2016-11-07T00:00:00').slice(0, 19);
    const context = contextAt(reference, 'en-US', {
      morning: [8, 12],
      afternoon: [12, 16],
      evening: [16, 20],
      night: [20, 24],
      breakfast: [8, 12],
      lunch: [11, 13],
      dinner: [16, 20],
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
            const shares = other - years + ((length?.months ?? 0) / 12) * 365 * 86_400;
            const values = valuesOf(gold);
            const right = [seconds, other, shares].some((one) => values.includes(String(one)));
            return verdictOf(right, length);
          })
        : timeCase(phrase, context, (read) =>
            nowhere === 'no such day' ? read === undefined : isRecognized(read, gold, kind, context.now),
          );
    kinds.get(kind)!.push(one);
  }
  const notes = [
    'only the span that the gold marks is read, any of its resolutions is right, and the last day or second of a range may be counted in or not',
    'a clock time without am or pm is right in either half of the day: the gold of single parsers always takes the early one',
    'the hours of morning, afternoon, evening and night are set to the gold’s',
    'a day that there is not (29 february 2019) is right when nothing is read',
    'what "early", "mid", "late", "the end of" and "earlier" hold is anybody’s: right is what shares at least half of the days that either holds',
    '"the next two weeks" are whole ones beside the present one here and in duckling, in this gold they are counted from the day of speaking: right is the same number of units, begun within the one that now lies in',
    '"by friday" begins now here and is open in the gold',
    'the last unit of a stretch between units ("from q1 to q3") may be counted in or not',
  ];
  return [...kinds].map(([kind, cases], at) => ({
    name: `recognizers ${kind}`,
    cases,
    unmapped: at === 0 ? skipped.reasons : new Map(),
    notes: at === 0 ? notes : [],
  }));
}

/** The gold names no dates: for a day that there is not, or for words that it knows by name alone ("this summer"). */
function notResolved({ resolution }: RecognizersGold, kind: string): 'no such day' | 'no dates' | undefined {
  const timex = resolution.Timex ?? resolution.values?.[0]?.timex ?? '';
  const open = resolution.values?.some(({ value }) => value === 'not resolved');
  const never = Object.values(resolution.FutureResolution ?? {}).some((date) => date.startsWith('0001'));
  if (kind === 'set' || (!open && !never)) return undefined;
  const dates = timex.match(/\d{4}-\d\d-\d\d/g) ?? [];
  return dates.some((date) => !isReal(date)) ? 'no such day' : 'no dates';
}

function isReal(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
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

function isRecognized(read: TimeRead | undefined, gold: RecognizersGold, kind: string, now: number): boolean {
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
  const [from, to] = [wall(read.from), wall(read.to)];
  if (kind === 'daterange' && (isVaguely(from, to, gold) || isCounted(from, to, gold))) return true;
  if (kind === 'datetimerange' && COUNTED.test(gold.text) && isCountedMinutes(from, to, gold)) return true;
  return values.some((value) => {
    const [first = '', last = ''] = value.split('..');
    const open = first === '' && Date.parse(`${from.replace(' ', 'T')}Z`) === now;
    return (open || isEnd(from, first, kind, gold.text, false)) && isEnd(to, last, kind, gold.text, true);
  });
}

/** "Mid november": at least half of the days that either holds are in both. */
function isVaguely(from: string, to: string, { resolution }: RecognizersGold): boolean {
  return (resolution.values ?? []).some(({ Mod = '', start, end }) => {
    if (!VAGUE.has(Mod) || start === undefined || end === undefined || from === '' || to === '') return false;
    const ours = [dayOf(from), dayOf(to)] as const;
    const theirs = [dayOf(start), dayOf(end)] as const;
    const both = Math.min(ours[1], theirs[1]) - Math.max(ours[0], theirs[0]);
    const either = Math.max(ours[1], theirs[1]) - Math.min(ours[0], theirs[0]);
    return both * 2 >= either;
  });
}

const VAGUE: ReadonlySet<string> = new Set(['start', 'mid', 'end']);

/** "Ten previous weeks": as many, beginning or ending in the unit that the gold’s begins or ends in. */
function isCounted(from: string, to: string, { resolution, text }: RecognizersGold): boolean {
  const { timex = '', start, end } = resolution.values?.[0] ?? {};
  const length = /,P(\d+)([WMY])\)$/.exec(timex);
  if (length === null || start === undefined || end === undefined || !COUNTED.test(text)) return false;
  const unit = UNIT_DAYS[length[2]!]!;
  const days = Number(length[1]) * unit;
  const apart = [dayOf(from) - dayOf(start), dayOf(to) - dayOf(end)] as const;
  const long = Math.abs(dayOf(to) - dayOf(from) - days) <= days / 50;
  return long && apart.every((one) => Math.abs(one) < unit);
}

function isCountedMinutes(from: string, to: string, { resolution }: RecognizersGold): boolean {
  const { timex = '', start = '', end = '' } = resolution.values?.[0] ?? {};
  const unit = /,PT\d+M\)$/.test(timex) ? 60_000 : /,PT\d+H\)$/.test(timex) ? HOUR : 0;
  const [first, last, theirFirst, theirLast] = [from, to, start, end].map((wall) =>
    Date.parse(`${wall.replace(' ', 'T')}Z`),
  ) as [number, number, number, number];
  return last - first === theirLast - theirFirst && Math.abs(first - theirFirst) <= unit;
}

const COUNTED = /\b(?:next|last|past|previous|coming|upcoming|following)\b/i;
const UNIT_DAYS: Readonly<Record<string, number>> = { W: 7, M: 30.5, Y: 365 };

function dayOf(wall: string): number {
  return Date.parse(`${wall.slice(0, 10)}T00:00:00Z`) / (24 * HOUR);
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
  const quarter = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 3, 1))
    .toISOString()
    .slice(0, 10);
  const year = `${end.getUTCFullYear() + 1}-01-01`;
  return (
    ours.startsWith(day) ||
    (/-01$/.test(theirs) && ours.startsWith(month)) ||
    (/-01-01$/.test(theirs) && ours.startsWith(year)) ||
    (/\bq[1-4]\b|quarter/i.test(text) && /-(?:01|04|07|10)-01$/.test(theirs) && ours.startsWith(quarter))
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
