import { stemOf } from '../../stems.ts';

const DAY = 86_400_000;

/** Month and day, or a weekday of a month ("4 thu nov"), or days from Easter Sunday. */
type Rule =
  | { readonly type: 'date'; readonly month: number; readonly day: number }
  | {
      readonly type: 'nth';
      readonly nth: number;
      readonly weekday: number;
      readonly month: number;
      readonly plus?: number;
    }
  | { readonly type: 'easter'; readonly days: number };

const date = (month: number, day: number): Rule => ({ type: 'date', month, day });
const nth = (ordinal: number, weekday: number, month: number, plus = 0): Rule => ({
  type: 'nth',
  nth: ordinal,
  weekday,
  month,
  plus,
});
const easter = (days: number): Rule => ({ type: 'easter', days });

/** The days that households name, by the words they are named with. */
const HOLIDAYS: ReadonlyMap<string, Rule> = new Map(
  (
    [
      ['christmas|christmas day|xmas|xmas day', date(12, 25)],
      ['christmas eve|xmas eve', date(12, 24)],
      ['boxing day|st stephen day', date(12, 26)],
      ['new year|new year day', date(1, 1)],
      ['new year eve|nye|silvester', date(12, 31)],
      ['epiphany|three king day', date(1, 6)],
      ['valentine|valentine day|st valentine day', date(2, 14)],
      ['st patrick|saint patrick|st patrick day|saint patrick day', date(3, 17)],
      ['april fool|april fool day', date(4, 1)],
      ['earth day', date(4, 22)],
      ['may day|worker day|international worker day', date(5, 1)],
      ['burn night', date(1, 25)],
      ['australia day', date(1, 26)],
      ['groundhog day', date(2, 2)],
      ['st david day|saint david day', date(3, 1)],
      ['women day|international women day', date(3, 8)],
      ['pi day', date(3, 14)],
      ['st george day|saint george day', date(4, 23)],
      ['anzac day', date(4, 25)],
      ['king day', date(4, 27)],
      ['cinco de mayo', date(5, 5)],
      ['flag day', date(6, 14)],
      ['juneteenth', date(6, 19)],
      ['canada day', date(7, 1)],
      ['bastille day', date(7, 14)],
      ['independence day', date(7, 4)],
      ['halloween|all hallow eve', date(10, 31)],
      ['boss day', date(10, 16)],
      ['all saint day', date(11, 1)],
      ['all soul day|day of the dead', date(11, 2)],
      ['guy fawke night|bonfire night', date(11, 5)],
      ['veteran day|remembrance day|armistice day', date(11, 11)],
      ['st nicholas day', date(12, 6)],
      ['martin luther king day|mlk day|martin luther king jr day', nth(3, 1, 1)],
      ['president day|washington birthday', nth(3, 1, 2)],
      ['mother day', nth(2, 0, 5)],
      ['memorial day', nth(-1, 1, 5)],
      ['father day', nth(3, 0, 6)],
      ['labor day|labour day', nth(1, 1, 9)],
      ['columbus day|indigenous people day', nth(2, 1, 10)],
      ['thanksgiving|thanksgiving day', nth(4, 4, 11)],
      ['black friday', nth(4, 4, 11, 1)],
      ['cyber monday', nth(4, 4, 11, 4)],
      ['easter|easter sunday|easter day', easter(0)],
      ['easter monday', easter(1)],
      ['good friday', easter(-2)],
      ['maundy thursday|holy thursday', easter(-3)],
      ['palm sunday', easter(-7)],
      ['ash wednesday', easter(-46)],
      ['shrove tuesday|pancake day|mardi gras', easter(-47)],
      ['ascension day|ascension', easter(39)],
      ['pentecost|whit sunday', easter(49)],
      ['trinity sunday', easter(56)],
      ['corpus christi', easter(60)],
      ['election day', nth(1, 1, 11, 1)],
      ['whit monday', easter(50)],
    ] as const
  ).flatMap(([names, rule]) => names.split('|').map((name) => [name, rule] as const)),
);

export interface HolidayName {
  readonly name: string;
  readonly stems: readonly string[];
}

/** The names by the stem of their first word, longest first. */
export const HOLIDAY_NAMES: ReadonlyMap<string, readonly HolidayName[]> = (() => {
  const found = new Map<string, HolidayName[]>();
  for (const name of HOLIDAYS.keys()) {
    const stems = name.split(' ').map(stemOf);
    const same = [...(found.get(stems[0]!) ?? []), { name, stems }];
    found.set(
      stems[0]!,
      same.sort((one, other) => other.stems.length - one.stems.length),
    );
  }
  return found;
})();

/** Midnight of the holiday in a year, as on the face of a clock in UTC. */
export function holidayDate(name: string, year: number): number | undefined {
  const rule = HOLIDAYS.get(name);
  switch (rule?.type) {
    case 'date':
      return Date.UTC(year, rule.month - 1, rule.day);
    case 'nth':
      return nthWeekday(year, rule.month, rule.nth, rule.weekday) + (rule.plus ?? 0) * DAY;
    case 'easter':
      return easterOf(year) + rule.days * DAY;
    case undefined:
      return undefined;
  }
}

/** Month and day of a holiday that falls on the same one every year. */
export function fixedDate(name: string): { readonly month: number; readonly day: number } | undefined {
  const rule = HOLIDAYS.get(name);
  return rule?.type === 'date' ? rule : undefined;
}

function nthWeekday(year: number, month: number, ordinal: number, weekday: number): number {
  if (ordinal > 0) {
    const first = Date.UTC(year, month - 1, 1);
    return first + (((weekday - new Date(first).getUTCDay() + 7) % 7) + (ordinal - 1) * 7) * DAY;
  }
  const last = Date.UTC(year, month, 0);
  return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * DAY;
}

/** Gregorian Easter Sunday by the anonymous algorithm (Meeus, Astronomical Algorithms, ch. 8). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day);
}
