import type { Hours } from '../languages/index.ts';

/**
 * The days of the lunar calendars of India and China, reckoned from where sun and moon stand (Meeus, Astronomical Algorithms, ch. 25 and 47, to about
 * a hundredth of a degree, which is two minutes of the moon's way). In India a month begins with a new moon and is named by the sign that the sun
 * enters in it; a thirtieth of it, a tithi, belongs to the day in whose decisive hours it stands. Where that is a matter of minutes, or two
 * days could claim it, almanacs differ: such a day is not `sure`.
 */
export interface Reckoned {
  /** Midnight of the day, as on the face of a clock in UTC. */
  readonly at: number;
  readonly sure: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const RADIAN = Math.PI / 180;
/** Degrees a day by which the moon gains on the sun, and those of the sun. */
const MOON_GAINS = 12.190_749;
const SUN_GOES = 0.985_647;
const MONTH = 29.530_589 * DAY;
const ZONE = 5.5 * HOUR;
/** Ujjain, the meridian of Indian almanacs. */
const PLACE = { latitude: 23.18, longitude: 75.77 };

/** The day of a tithi (1 to 30) of a month (0 is Chaitra) in a year. */
export function tithiDay(month: number, tithi: number, hours: Hours, year: number): Reckoned | undefined {
  let moon = crossing(moonAhead, 0, Date.UTC(year - 1, 10, 25), MOON_GAINS);
  for (let months = 0; months < 15; months++) {
    const next = crossing(moonAhead, 0, moon + MONTH, MOON_GAINS);
    const sign = signAt(moon);
    if ((sign + 1) % 12 === month && signAt(next) !== sign) {
      const whole = (part: number): number =>
        crossing(moonAhead, (part * 12) % 360, moon + (part * MONTH) / 30, MOON_GAINS);
      const found = dayOf(whole(tithi - 1), whole(tithi), hours);
      if (new Date(found.at).getUTCFullYear() === year) return found;
    }
    moon = next;
  }
  return undefined;
}

/**
 * The day of a month of the Chinese calendar in a year: months begin on the days of new moons in Peking, the eleventh holds the winter
 * solstice, and where thirteen lie between two of these, the first in which the sun comes to no twelfth of its way has no number.
 */
export function chineseDay(month: number, day: number, year: number): Reckoned | undefined {
  const first = monthOfSolstice(year - 1);
  const months = Math.round((monthOfSolstice(year) - first) / MONTH);
  let moon = first;
  let number = -1;
  let leap = months < 13;
  for (let step = 0; step < months; step++) {
    const next = crossing(moonAhead, 0, moon + MONTH, MOON_GAINS);
    const isLeap = !leap && step > 0 && !holdsTwelfth(moon, next);
    if (isLeap) leap = true;
    else number++;
    if (!isLeap && number === month + 1) {
      const midnight = startOfDay(moon, PEKING);
      const early = moon + PEKING - midnight;
      return { at: midnight + (day - 1) * DAY, sure: early > CLOSE && DAY - early > CLOSE };
    }
    moon = next;
  }
  return undefined;
}

const PEKING = 8 * HOUR;
/** As near to midnight as this, the reckoning may be on the wrong side of it. */
const CLOSE = 2.5 * MINUTE;

/** The new moon on or before the day of the winter solstice. */
function monthOfSolstice(year: number): number {
  const solstice = startOfDay(crossing(sun, 270, Date.UTC(year, 11, 21), SUN_GOES), PEKING);
  const moon = crossing(moonAhead, 0, solstice - MONTH / 2, MOON_GAINS);
  const next = crossing(moonAhead, 0, moon + MONTH, MOON_GAINS);
  if (startOfDay(next, PEKING) <= solstice) return next;
  return startOfDay(moon, PEKING) <= solstice ? moon : crossing(moonAhead, 0, moon - MONTH, MOON_GAINS);
}

function holdsTwelfth(moon: number, next: number): boolean {
  const [from, to] = [startOfDay(moon, PEKING) - PEKING, startOfDay(next, PEKING) - PEKING];
  return Math.floor(sun(from) / 30) !== Math.floor(sun(to) / 30);
}

function startOfDay(at: number, zone: number): number {
  return Math.floor((at + zone) / DAY) * DAY;
}

/** The day on which the sun enters a sign (0 is Aries) among the stars: until it sets, or until midnight; then the next. */
export function signDay(sign: number, until: 'sunset' | 'midnight', year: number): Reckoned {
  const guess = Date.UTC(year, 3, 14) + (sign > 8 ? sign - 12 : sign) * 30.44 * DAY;
  const at = crossing(siderealSun, sign * 30, guess, SUN_GOES);
  const today = startOfDay(at, ZONE);
  const last = until === 'sunset' ? sunAt(today)[1] : today + DAY - ZONE;
  return { at: at < last ? today : today + DAY, sure: Math.abs(at - last) > SIGN_SURELY };
}

const SIGN_SURELY = 3 * HOUR;

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

function dayOf(begins: number, ends: number, hours: Hours): Reckoned {
  const claims: Reckoned[] = [];
  const first = startOfDay(begins, ZONE) - DAY;
  for (let day = first; day <= ends + ZONE; day += DAY) {
    const [from, to] = hoursOf(day, hours);
    const shares = (margin: number): boolean => begins - margin < to && ends + margin > from;
    if (shares(SURELY_NOT[hours])) claims.push({ at: day, sure: shares(-SURELY) });
  }
  const [claim = { at: first + DAY, sure: false }, ...others] = claims;
  return others.length === 0 ? claim : { ...claim, sure: false };
}

/** The hours of a day that decide whose the tithi is. */
function hoursOf(day: number, hours: Hours): readonly [from: number, to: number] {
  const [sunrise, sunset] = sunAt(day);
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

/** When the sun rises and sets on a day, to a minute or two (Meeus, ch. 15). */
function sunAt(day: number): readonly [sunrise: number, sunset: number] {
  const noon = day + DAY / 2 - (PLACE.longitude / 15) * HOUR;
  const longitude = sun(noon) * RADIAN;
  const tilt = 23.437 * RADIAN;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude)) / RADIAN;
  const late = around(meanSun(noon) - 0.005_72 - ascension);
  const transit = noon - late * 4 * MINUTE;
  const latitude = PLACE.latitude * RADIAN;
  const height = Math.sin(-0.833 * RADIAN) - Math.sin(latitude) * Math.sin(declination);
  const half = Math.acos(height / (Math.cos(latitude) * Math.cos(declination))) / RADIAN;
  return [transit - half * 4 * MINUTE, transit + half * 4 * MINUTE];
}

/** When an angle that grows `daily` is at a value, near an instant. */
function crossing(angle: (at: number) => number, value: number, near: number, daily: number): number {
  let at = near;
  for (let step = 0; step < 12; step++) {
    const left = around(value - angle(at));
    at += (left / daily) * DAY;
    if (Math.abs(left) < 1e-5) break;
  }
  return at;
}

function signAt(at: number): number {
  return Math.floor(siderealSun(at) / 30);
}

/** Among the stars, by the ayanamsa of Lahiri. */
function siderealSun(at: number): number {
  return full(sun(at) - 23.853 - 1.396_97 * centuries(at));
}

function moonAhead(at: number): number {
  return full(moon(at) - sun(at));
}

/** Since 2000, of the clock that does not slow down with the earth. */
function centuries(at: number): number {
  return (at + 69_000 - Date.UTC(2000, 0, 1, 12)) / (36_525 * DAY);
}

function meanSun(at: number): number {
  const t = centuries(at);
  return full(280.466_46 + 36_000.769_83 * t + 0.000_303_2 * t * t);
}

/** The sun's apparent longitude. */
function sun(at: number): number {
  const t = centuries(at);
  const m = (357.529_11 + 35_999.050_29 * t) * RADIAN;
  const centre =
    (1.914_602 - 0.004_817 * t) * Math.sin(m) + 0.019_993 * Math.sin(2 * m) + 0.000_289 * Math.sin(3 * m);
  const node = (125.04 - 1934.136 * t) * RADIAN;
  return full(meanSun(at) + centre - 0.005_69 - 0.004_78 * Math.sin(node));
}

/** Terms of the moon's longitude in millionths of a degree, with the multiples of D, M, M′ and F (Meeus, table 47.A). */
const TERMS: readonly (readonly [number, number, number, number, number])[] = [
  [6_288_774, 0, 0, 1, 0],
  [1_274_027, 2, 0, -1, 0],
  [658_314, 2, 0, 0, 0],
  [213_618, 0, 0, 2, 0],
  [-185_116, 0, 1, 0, 0],
  [-114_332, 0, 0, 0, 2],
  [58_793, 2, 0, -2, 0],
  [57_066, 2, -1, -1, 0],
  [53_322, 2, 0, 1, 0],
  [45_758, 2, -1, 0, 0],
  [-40_923, 0, 1, -1, 0],
  [-34_720, 1, 0, 0, 0],
  [-30_383, 0, 1, 1, 0],
  [15_327, 2, 0, 0, -2],
  [-12_528, 0, 0, 1, 2],
  [10_980, 0, 0, 1, -2],
  [10_675, 4, 0, -1, 0],
  [10_034, 0, 0, 3, 0],
  [8548, 4, 0, -2, 0],
  [-7888, 2, 1, -1, 0],
  [-6766, 2, 1, 0, 0],
  [-5163, 1, 0, -1, 0],
  [4987, 1, 1, 0, 0],
  [4036, 2, -1, 1, 0],
  [3994, 2, 0, 2, 0],
  [3861, 4, 0, 0, 0],
  [3665, 2, 0, -3, 0],
];

/** The moon's apparent longitude. */
function moon(at: number): number {
  const t = centuries(at);
  const d = 297.850_192_1 + 445_267.111_403_4 * t;
  const m = 357.529_109_2 + 35_999.050_290_9 * t;
  const own = 134.963_396_4 + 477_198.867_505_5 * t + 0.008_741_4 * t * t;
  const f = 93.272_095 + 483_202.017_523_3 * t;
  let sum = 0;
  for (const [size, byD, byM, byOwn, byF] of TERMS)
    sum += size * Math.sin((byD * d + byM * m + byOwn * own + byF * f) * RADIAN);
  const node = (125.04 - 1934.136 * t) * RADIAN;
  return full(218.316_447_7 + 481_267.881_234_21 * t + sum / 1e6 - 0.004_78 * Math.sin(node));
}

function full(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Between −180 and 180. */
function around(degrees: number): number {
  return full(degrees + 180) - 180;
}
