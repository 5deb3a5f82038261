/**
 * almanac: reckons the days of the holidays that move, for the table that the house reads (`src/understanding/languages/holiday-table.ts`).
 * Where sun and moon stand is asked of astronomy-engine, what day it is in the calendars of Jews and Muslims of `Intl`.
 */
import {
  Body,
  Observer,
  SearchMoonPhase,
  SearchRiseSet,
  SearchSunLongitude,
  SunPosition,
} from 'astronomy-engine';

/** Midnight of a day, as on the face of a clock in UTC. What is not sure is some day beside: almanacs differ. */
export interface Reckoned {
  readonly at: number;
  readonly isSure: boolean;
}

const YEARS = { from: 1900, to: 2099 } as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * The days of a row of the table, from 1900 to 2099, in order. Months of our calendar count from 1, those of India from Chaitra as 0.
 *
 * `nth 4 thu 11` (-1 is the last) · `before sun 12 24` (that day or before) · `easter`, `orthodox` · `hebrew Nisan 15`, `islamic Shawwal 1`,
 * with a weekday the last one before it · `chinese 1 1` · `tithi 6 30 evening` · `sign 9 sunset` · `date 4 27`; and behind any
 * of them how far it makes way for a weekday: `sun-1`.
 */
export function daysOfRow(row: string): readonly Reckoned[] {
  const words = row.split(' ').filter((word) => !/^[a-z]+[+-]\d$/.test(word));
  const ways = row.split(' ').filter((word) => !words.includes(word));
  const [type, ...more] = words as [string, ...string[]];
  return RULES[type]!(...more)
    .filter(({ at }) => isWithin(at))
    .map(({ at, isSure }) => {
      const weekday = WEEKDAYS[new Date(at).getUTCDay()]!;
      const by = Number(ways.find((way) => way.startsWith(weekday))?.slice(3) ?? 0);
      return { at: at + by * DAY, isSure };
    });
}

type Rule = (...words: readonly string[]) => readonly Reckoned[];

const RULES: Readonly<Record<string, Rule>> = {
  nth: (nth, weekday, month) =>
    yearly((year) => nthWeekday(year, Number(month), Number(nth), WEEKDAYS.indexOf(weekday!))),
  before: (weekday, month, day) =>
    yearly((year) =>
      weekdayBefore(Date.UTC(year, Number(month) - 1, Number(day)), WEEKDAYS.indexOf(weekday!)),
    ),
  date: (month, day) => yearly((year) => Date.UTC(year, Number(month) - 1, Number(day))),
  easter: () => yearly(easterOf),
  orthodox: () => yearly(julianEasterOf),
  hebrew: (month, day) => calendarDays('hebrew', month === 'Adar' ? ['Adar', 'Adar II'] : [month!], day!),
  islamic: (...words) => {
    const weekday = WEEKDAYS.indexOf(words.at(-1)!);
    const [day, ...month] = words.slice(0, weekday < 0 ? undefined : -1).toReversed();
    const days = calendarDays('islamic-umalqura', [month.toReversed().join(' ')], day!);
    return weekday < 0 ? days : days.map(({ at }) => sure(weekdayBefore(at - DAY, weekday)));
  },
  chinese: (month, day) => chineseDays(Number(month), Number(day)),
  tithi: (month, tithi, hours) => tithiDays(Number(month), Number(tithi), hours as Hours),
  sign: (sign, until) => yearly((year) => signDay(Number(sign), until as 'sunset' | 'midnight', year)),
};

function isWithin(at: number): boolean {
  const year = new Date(at).getUTCFullYear();
  return year >= YEARS.from && year <= YEARS.to;
}

function yearly(dayOf: (year: number) => number | Reckoned): readonly Reckoned[] {
  return Array.from({ length: YEARS.to - YEARS.from + 1 }, (_, index) => {
    const day = dayOf(YEARS.from + index);
    return typeof day === 'number' ? sure(day) : day;
  });
}

function sure(at: number): Reckoned {
  return { at, isSure: true };
}

function weekdayBefore(at: number, weekday: number): number {
  return at - ((new Date(at).getUTCDay() - weekday + 7) % 7) * DAY;
}

function nthWeekday(year: number, month: number, ordinal: number, weekday: number): number {
  if (ordinal < 0) return weekdayBefore(Date.UTC(year, month, 0), weekday);
  return weekdayBefore(Date.UTC(year, month - 1, 7), weekday) + (ordinal - 1) * 7 * DAY;
}

/** Gregorian Easter Sunday by the anonymous algorithm (Meeus, Astronomical Algorithms, ch. 8). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return Date.UTC(year, Math.floor((h + l - 7 * m + 114) / 31) - 1, ((h + l - 7 * m + 114) % 31) + 1);
}

/** Easter Sunday of the Julian calendar, on ours (ibid.). */
function julianEasterOf(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return Date.UTC(year, Math.floor((d + e + 114) / 31) - 1, ((d + e + 114) % 31) + 1 + behind);
}

function calendarDays(calendar: string, months: readonly string[], day: string): readonly Reckoned[] {
  const names = months.map((month) => `${month} ${day}`);
  return [...writtenOut(calendar)].flatMap(([at, name]) => (names.includes(name) ? [sure(at)] : []));
}

const written = new Map<string, ReadonlyMap<number, string>>();

/** Every day of the years by its month and day in another calendar, as `Intl` calls them. */
function writtenOut(calendar: string): ReadonlyMap<number, string> {
  const known = written.get(calendar);
  if (known !== undefined) return known;
  const options = { timeZone: 'UTC', month: 'long', day: 'numeric' } as const;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, options);
  const days = new Map<number, string>();
  for (let at = Date.UTC(YEARS.from, 0, 1); isWithin(at); at += DAY) {
    const parts = format.formatToParts(at);
    const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
    days.set(at, `${part('month')} ${part('day')}`);
  }
  written.set(calendar, days);
  return days;
}

interface Lunation {
  readonly begins: number;
  readonly ends: number;
}

/** When the moon is so many degrees ahead of the sun, next after an instant. */
function moonAhead(degrees: number, after: number): number {
  return SearchMoonPhase(degrees, new Date(after), 40)!.date.getTime();
}

/** From new moon to new moon, some months beyond the years on both sides. */
const LUNATIONS: readonly Lunation[] = (() => {
  const found: Lunation[] = [];
  let begins = moonAhead(0, Date.UTC(YEARS.from - 1, 9, 1));
  while (begins < Date.UTC(YEARS.to + 1, 2, 1)) {
    const ends = moonAhead(0, begins + 20 * DAY);
    found.push({ begins, ends });
    begins = ends;
  }
  return found;
})();

function sunAt(at: number): number {
  return SunPosition(new Date(at)).elon;
}

/** The day in a zone, as on the face of a clock in UTC. */
function startOfDay(at: number, zone: number): number {
  return Math.floor((at + zone) / DAY) * DAY;
}

const PEKING = 8 * HOUR;
/** As near to midnight as this, another almanac may have the new moon on the other side of it. */
const CLOSE = 2.5 * MINUTE;

/**
 * The days of a month of the Chinese calendar: months begin on the days of new moons in Peking, the eleventh holds the winter solstice, and
 * where thirteen lie between two of these, the first in which the sun comes to no twelfth of its way has no number.
 */
function chineseDays(month: number, day: number): readonly Reckoned[] {
  const days: Reckoned[] = [];
  for (let year = YEARS.from; year <= YEARS.to; year++) {
    const first = monthOfSolstice(year - 1);
    const months = monthOfSolstice(year) - first;
    let number = -1;
    let leap = months < 13;
    for (let step = 0; step < months; step++) {
      const { begins, ends } = LUNATIONS[first + step]!;
      const isLeap = !leap && step > 0 && !holdsTwelfth(begins, ends);
      if (isLeap) leap = true;
      else number++;
      if (isLeap || number !== month + 1) continue;
      const midnight = startOfDay(begins, PEKING);
      const early = begins + PEKING - midnight;
      days.push({ at: midnight + (day - 1) * DAY, isSure: early > CLOSE && DAY - early > CLOSE });
    }
  }
  return days;
}

/** The last month that begins on or before the day of the winter solstice. */
function monthOfSolstice(year: number): number {
  const solstice = SearchSunLongitude(270, new Date(Date.UTC(year, 11, 10)), 30)!.date.getTime();
  return LUNATIONS.findLastIndex(({ begins }) => startOfDay(begins, PEKING) <= startOfDay(solstice, PEKING));
}

function holdsTwelfth(begins: number, ends: number): boolean {
  const [from, to] = [begins, ends].map((at) => startOfDay(at, PEKING) - PEKING) as [number, number];
  return Math.floor(sunAt(from) / 30) !== Math.floor(sunAt(to) / 30);
}

const INDIA = 5.5 * HOUR;
/** Ujjain, the meridian of Indian almanacs. */
const UJJAIN = new Observer(23.18, 75.77, 0);

/** Which hours of a day decide whose a tithi is. */
type Hours = 'sunrise' | 'noon' | 'afternoon' | 'evening' | 'bonfire' | 'midnight';

/** Two minutes of reckoning and some for almanacs. */
const SURELY = 5 * MINUTE;
/** How far from the hours of a day a tithi must be for no almanac to give it that day: for some, other rules count as well. */
const SURELY_NOT: Readonly<Record<Hours, number>> = {
  sunrise: 30 * MINUTE,
  noon: HOUR,
  afternoon: 2.5 * HOUR,
  evening: 45 * MINUTE,
  bonfire: 4 * HOUR,
  midnight: 30 * MINUTE,
};
/** Between which times of India the hours lie at any time of the year, and some. */
const ON_THE_CLOCK: Readonly<Record<Hours, readonly [earliest: number, latest: number]>> = {
  sunrise: [4 * HOUR, 9 * HOUR],
  noon: [8 * HOUR, 16 * HOUR],
  afternoon: [11 * HOUR, 19 * HOUR],
  evening: [16 * HOUR, 24 * HOUR],
  bonfire: [16 * HOUR, 24 * HOUR],
  midnight: [22 * HOUR, 27 * HOUR],
};
const SIGN_SURELY = 3 * HOUR;
/** The sign in which the sun stands when each month of the moon begins. */
const SIGNS: readonly number[] = LUNATIONS.map(({ begins }) => signAt(begins));

/**
 * The days of a tithi (1 to 30), a thirtieth of a month, which begins with a new moon and is named by the sign that the sun enters in it; it
 * belongs to the day in whose decisive hours it stands.
 */
function tithiDays(month: number, tithi: number, hours: Hours): readonly Reckoned[] {
  return LUNATIONS.flatMap(({ begins, ends }, at) => {
    const sign = SIGNS[at]!;
    if ((sign + 1) % 12 !== month || (SIGNS[at + 1] ?? signAt(ends)) === sign) return [];
    const from = tithi === 1 ? begins : moonAhead((tithi - 1) * 12, begins + HOUR);
    const to = tithi === 30 ? ends : moonAhead(tithi * 12, begins + HOUR);
    return [dayOfTithi(from, to, hours)];
  });
}

function dayOfTithi(begins: number, ends: number, hours: Hours): Reckoned {
  const claims: Reckoned[] = [];
  const first = startOfDay(begins, INDIA) - DAY;
  const [earliest, latest] = ON_THE_CLOCK[hours];
  for (let day = first; day <= ends + INDIA; day += DAY) {
    const margin = SURELY_NOT[hours];
    // Where the sun stands is reckoned only for days that may be meant.
    if (begins - margin >= day - INDIA + latest || ends + margin <= day - INDIA + earliest) continue;
    const [from, to] = hoursOf(day, hours);
    const shares = (margin: number): boolean => begins - margin < to && ends + margin > from;
    if (shares(margin)) claims.push({ at: day, isSure: shares(-SURELY) });
  }
  const [claim = { at: first + DAY, isSure: false }, ...others] = claims;
  return others.length === 0 ? claim : { ...claim, isSure: false };
}

/** When the sun rises (1) or sets (-1) on a day in Ujjain. */
function sunHorizon(day: number, direction: 1 | -1): number {
  return SearchRiseSet(Body.Sun, UJJAIN, direction, new Date(day - INDIA), 1)!.date.getTime();
}

function hoursOf(day: number, hours: Hours): readonly [from: number, to: number] {
  const [sunrise, sunset] = [sunHorizon(day, 1), sunHorizon(day, -1)];
  const fifth = (sunset - sunrise) / 5;
  switch (hours) {
    case 'sunrise':
      return [sunrise, sunrise + MINUTE];
    case 'noon':
      return [sunrise + 2 * fifth, sunrise + 3 * fifth];
    case 'afternoon':
      return [sunrise + 3 * fifth, sunrise + 4 * fifth];
    case 'evening':
    case 'bonfire':
      return [sunset, sunset + 2.4 * HOUR];
    case 'midnight': {
      const middle = (sunrise + sunset) / 2 + DAY / 2;
      return [middle - 24 * MINUTE, middle + 24 * MINUTE];
    }
  }
}

/** How far the signs have moved against the equinox: the ayanamsa of Lahiri. */
function ayanamsa(at: number): number {
  return 23.853 + 1.396_97 * ((at - Date.UTC(2000, 0, 1, 12)) / (36_525 * DAY));
}

function signAt(at: number): number {
  return Math.floor(((sunAt(at) - ayanamsa(at) + 360) % 360) / 30);
}

/** The day on which the sun enters a sign (0 is Aries) among the stars: until it sets, or until midnight; then the next. */
function signDay(sign: number, until: 'sunset' | 'midnight', year: number): Reckoned {
  const guess = Date.UTC(year, 3, 14) + (sign > 8 ? sign - 12 : sign) * 30.44 * DAY;
  const longitude = (sign * 30 + ayanamsa(guess)) % 360;
  const at = SearchSunLongitude(longitude, new Date(guess - 10 * DAY), 20)!.date.getTime();
  const today = startOfDay(at, INDIA);
  const last = until === 'sunset' ? sunHorizon(today, -1) : today + DAY - INDIA;
  return { at: at < last ? today : today + DAY, isSure: Math.abs(at - last) > SIGN_SURELY };
}
