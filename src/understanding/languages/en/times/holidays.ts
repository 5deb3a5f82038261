import type { Holiday, HolidayRule, Hours, Locale } from '../../index.ts';
import { stemOf } from '../stems.ts';

const date = (month: number, day: number): HolidayRule => ({ type: 'date', month, day });
const nth = (ordinal: number, weekday: number, month: number, plus = 0): HolidayRule => ({
  type: 'nth',
  nth: ordinal,
  weekday,
  month,
  plus,
});
const before = (weekday: number, month: number, day: number, plus = 0): HolidayRule => ({
  type: 'weekday',
  weekday,
  month,
  day,
  plus,
});
const moved = (of: HolidayRule, by: Readonly<Record<number, number>>): HolidayRule => ({
  type: 'moved',
  of,
  by,
});
const easter = (days: number): HolidayRule => ({ type: 'easter', days, julian: false });
const orthodox = (days: number): HolidayRule => ({ type: 'easter', days, julian: true });
const hebrew = (month: string, day: number, plus = 0): HolidayRule => ({
  type: 'calendar',
  calendar: 'hebrew',
  months: month === 'Adar' ? ['Adar', 'Adar II'] : [month],
  day,
  plus,
});
const islamic = (month: string, day: number, weekday?: number): HolidayRule => ({
  type: 'calendar',
  calendar: 'islamic-umalqura',
  months: [month],
  day,
  plus: 0,
  ...(weekday === undefined ? {} : { weekday }),
});
const chinese = (month: number, day: number, plus = 0): HolidayRule => ({
  type: 'chinese',
  month,
  day,
  plus,
});
/** Months from Chaitra as 0, tithis from the new moon. */
const tithi = (month: number, day: number, hours: Hours, plus = 0): HolidayRule => ({
  type: 'tithi',
  month,
  tithi: day,
  hours,
  plus,
});
const sign = (of: number, until: 'sunset' | 'midnight', plus = 0): HolidayRule => ({
  type: 'sign',
  sign: of,
  until,
  plus,
});

type Row = readonly [names: string, rule: HolidayRule, days?: number | HolidayRule];

/** Of the English-speaking world and much of Europe, by the stems of the words they are named with. */
const WESTERN: readonly Row[] = [
  ['christmas|christmas day|xmas|xmas day', date(12, 25)],
  ['christmas eve|xmas eve', date(12, 24)],
  ['boxing day|st stephen day', date(12, 26)],
  ['new year|new year day', date(1, 1)],
  ['new year eve|nye|silvester|hogmanay', date(12, 31)],
  ['epiphany|three king day|twelfth night', date(1, 6)],
  ['burn night', date(1, 25)],
  ['australia day', date(1, 26)],
  ['groundhog day|candlemas', date(2, 2)],
  ['waitangi day', date(2, 6)],
  ['valentine|valentine day|st valentine day', date(2, 14)],
  ['st david day|saint david day', date(3, 1)],
  ['women day|international women day', date(3, 8)],
  ['pi day', date(3, 14)],
  ['st patrick|saint patrick|st patrick day|saint patrick day', date(3, 17)],
  ['april fool|april fool day', date(4, 1)],
  ['earth day', date(4, 22)],
  ['st george day|saint george day', date(4, 23)],
  ['anzac day', date(4, 25)],
  ['king day|koningsdag', moved(date(4, 27), { 0: -1 })],
  ['walpurgis night', date(4, 30)],
  ['may day|worker day|international worker day', date(5, 1)],
  ['cinco de mayo', date(5, 5)],
  ['europe day', date(5, 9)],
  ['flag day', date(6, 14)],
  ['juneteenth', date(6, 19)],
  ['midsummer day', date(6, 24)],
  ['canada day', date(7, 1)],
  ['independence day', date(7, 4)],
  ['bastille day', date(7, 14)],
  ['indian independence day|india independence day', date(8, 15)],
  ['republic day', date(1, 26)],
  ['gandhi jayanti', date(10, 2)],
  ['michaelmas', date(9, 29)],
  ['german unity day', date(10, 3)],
  ['halloween|all hallow eve|hallowe en', date(10, 31)],
  ['all saint day', date(11, 1)],
  ['world vegan day', date(11, 1)],
  ['all soul day|day of the dead', date(11, 2)],
  ['guy fawke night|guy fawke day|bonfire night', date(11, 5)],
  ['veteran day|remembrance day|armistice day', date(11, 11)],
  ['st martin day|martinma', date(11, 11)],
  ['st andrew day|saint andrew day', date(11, 30)],
  ['st nicholas day|saint nicholas day', date(12, 6)],
  ['st lucy day|saint lucia day', date(12, 13)],
  ['kwanzaa', date(12, 26), 7],
  ['boss day', moved(date(10, 16), { 0: 1, 6: -1 })],
  ['martin luther king day|mlk day|martin luther king jr day|civil right day', nth(3, 1, 1)],
  ['president day|washington birthday', nth(3, 1, 2)],
  ['mother day', nth(2, 0, 5)],
  ['memorial day', nth(-1, 1, 5)],
  ['father day', nth(3, 0, 6)],
  ['labor day|labour day', nth(1, 1, 9)],
  ['columbus day|indigenous people day', nth(2, 1, 10)],
  ['thanksgiving|thanksgiving day', nth(4, 4, 11)],
  ['canadian thanksgiving', nth(2, 1, 10)],
  ['black friday', nth(4, 4, 11, 1)],
  ['cyber monday', nth(4, 4, 11, 4)],
  ['giving tuesday', nth(4, 4, 11, 5)],
  ['election day', nth(1, 1, 11, 1)],
  ['early may bank holiday|may bank holiday', nth(1, 1, 5)],
  ['spring bank holiday', nth(-1, 1, 5)],
  ['august bank holiday|summer bank holiday', nth(-1, 1, 8)],
  ['victoria day', before(1, 5, 24)],
  ['remembrance sunday', nth(2, 0, 11)],
  ['advent|first sunday of advent|advent sunday', before(0, 12, 24, -21), date(12, 25)],
  ['easter|easter sunday|easter day', easter(0)],
  ['easter monday', easter(1)],
  ['easter saturday|holy saturday', easter(-1)],
  ['good friday', easter(-2)],
  ['maundy thursday|holy thursday|thursday of mystery|thu of mystery', easter(-3)],
  ['palm sunday', easter(-7)],
  ['mothering sunday|british mother day', easter(-21)],
  ['ash wednesday', easter(-46)],
  ['shrove tuesday|pancake day|mardi gra|fat tuesday', easter(-47)],
  ['lent', easter(-46), easter(0)],
  ['ascension day|ascension', easter(39)],
  ['pentecost|whit sunday|white sunday|whitsun', easter(49)],
  ['whit monday', easter(50)],
  ['trinity sunday', easter(56)],
  ['corpus christi', easter(60)],
  ['orthodox christmas', date(1, 7)],
  ['orthodox easter|orthodox easter sunday|greek easter', orthodox(0)],
  ['orthodox easter monday', orthodox(1)],
  ['orthodox good friday', orthodox(-2)],
  ['orthodox palm sunday', orthodox(-7)],
  ['clean monday|orthodox shrove monday', orthodox(-48)],
  ['great lent|great fast', orthodox(-48), orthodox(-8)],
];

/** Each begins at the sunset before. */
const JEWISH: readonly Row[] = [
  ['rosh hashanah|rosh hashana|jewish new year', hebrew('Tishri', 1), 2],
  ['yom kippur|day of atonement', hebrew('Tishri', 10)],
  ['sukkot|sukkoth|feast of tabernacle', hebrew('Tishri', 15), 7],
  ['shemini atzeret', hebrew('Tishri', 22)],
  ['simchat torah', hebrew('Tishri', 23)],
  ['hanukkah|hannukkah|chanukah|hanukah|hannukah|hanukka', hebrew('Kislev', 25), 8],
  ['tu bishvat|tu bi shvat', hebrew('Shevat', 15)],
  ['purim', hebrew('Adar', 14)],
  ['shushan purim', hebrew('Adar', 15)],
  ['passover|pesach|pesah', hebrew('Nisan', 15), 8],
  ['yom hashoah|holocaust day', moved(hebrew('Nisan', 27), { 0: 1, 5: -1 })],
  ['lag bomer|lag baomer|lag ba omer', hebrew('Iyar', 18)],
  ['shavuot|shavuoth', hebrew('Sivan', 6), 2],
  ['tisha bav|tisha b av', moved(hebrew('Av', 9), { 6: 1 })],
];

/** By the calendar of Umm al-Qura; where the crescent is waited for, a day later at times. */
const MUSLIM: readonly Row[] = [
  ['islamic new year|muslim new year|hijri new year|amun jadid', islamic('Muharram', 1)],
  ['ashura|day of ashura', islamic('Muharram', 10)],
  ['mawlid|milad un nabi|eid milad un nabi|prophet birthday', islamic('Rabiʻ I', 12)],
  ['isra and miraj|isra miraj|prophet ascension|night journey|ascension to heaven', islamic('Rajab', 27)],
  ['ramadan|ramadhan|ramazan', islamic('Ramadan', 1), islamic('Shawwal', 1)],
  ['laylat al qadr|night of power|night of measure|night of decree', islamic('Ramadan', 27)],
  ['jumuatul wida|jamat ul vida', islamic('Shawwal', 1, 5)],
  ['eid al fitr|eid ul fitr|id ul fitr|eid al fitr day', islamic('Shawwal', 1)],
  [
    'eid al adha|eid ul adha|id ul adha|feast of the sacrifice|sacrifice feast|bakr id|bakrid',
    islamic('Dhuʻl-Hijjah', 10),
  ],
];

const CHINESE: readonly Row[] = [
  [
    'chinese new year|chinese new year day|lunar new year|lunar new year day|chinese lunar new year|chinese lunar new year day|spring festival',
    chinese(1, 1),
  ],
  ['chinese new year eve|lunar new year eve', chinese(1, 1, -1)],
  ['lantern festival', chinese(1, 15)],
  ['dragon boat festival', chinese(5, 5)],
  ['mid autumn festival|moon festival|mooncake festival', chinese(8, 15)],
];

/** By the rules that most of India goes by. */
const INDIAN: readonly Row[] = [
  ['makar sankranti|makara sankranti|makara sankranthi|maghi', sign(9, 'sunset')],
  ['pongal|thai pongal', sign(9, 'sunset')],
  ['lohri', sign(9, 'sunset', -1)],
  ['bhogi|bogi pandigai|boghi', sign(9, 'sunset', -1)],
  ['mattu pongal|maattu pongal', sign(9, 'sunset', 1)],
  ['kaanum pongal|kanni pongal', sign(9, 'sunset', 2)],
  ['vaisakhi|baisakhi|vasakhi', sign(0, 'midnight')],
  ['ugadi|yugadi|gudi padwa|samvatsaradi|chaitra sukladi', tithi(0, 1, 'sunrise')],
  ['ram navami|rama navami', tithi(0, 9, 'noon')],
  ['mahavir jayanti|mahavir janma kalyanak|mahaveer janma kalyanak', tithi(0, 13, 'sunrise')],
  ['ratha yatra|rath yatra', tithi(3, 2, 'sunrise')],
  ['guru purnima', tithi(3, 15, 'sunrise')],
  ['ganesh chaturthi', tithi(5, 4, 'noon')],
  ['navaratri|navratri', tithi(6, 1, 'sunrise'), 9],
  ['maha saptami', tithi(6, 7, 'sunrise')],
  ['maha ashtami|durga ashtami', tithi(6, 8, 'sunrise')],
  ['dussehra|vijayadashami|dasara', tithi(6, 10, 'afternoon')],
  ['valmiki jayanti|pargat diwa', tithi(6, 15, 'sunrise')],
  ['karva chauth', tithi(6, 19, 'evening')],
  ['dhantera', tithi(6, 28, 'evening')],
  ['choti diwali|chhoti diwali', tithi(6, 29, 'evening')],
  ['diwali|deepavali|divali', tithi(6, 30, 'evening')],
  ['chhath|chhath puja|dala puja|dala chhath', tithi(7, 6, 'sunrise')],
  ['guru nanak jayanti|gurpurab', tithi(7, 15, 'sunrise')],
  ['guru gobind singh jayanti|guru gobind singh birthday', tithi(9, 7, 'sunrise')],
  ['vasant panchami|basant panchami|saraswati puja', tithi(10, 5, 'sunrise')],
  [
    'guru ravidass jayanti|guru ravida jayanti|guru ravidass birthday|guru ravida birthday',
    tithi(10, 15, 'sunrise'),
  ],
  ['saraswati jayanti|dayananda saraswati jayanti', tithi(10, 25, 'sunrise')],
  ['maha shivaratri|shivaratri|maha shivratri', tithi(10, 29, 'midnight')],
  ['holika dahan|choti holi|chhoti holi', tithi(11, 15, 'bonfire')],
  ['holi|dhulandi|phagwah|dhuleti', tithi(11, 15, 'bonfire', 1)],
];

const CRESCENT = 'by the calendar of Umm al-Qura, where the crescent may be seen a day later';

const HOLIDAYS: ReadonlyMap<string, Holiday> = new Map([
  ...named(WESTERN),
  ...named(JEWISH),
  ...named(MUSLIM, CRESCENT),
  ...named(CHINESE),
  ...named(INDIAN),
]);

function named(rows: readonly Row[], doubt?: string): (readonly [string, Holiday])[] {
  return rows.flatMap(([names, rule, days = 1]) =>
    names
      .split('|')
      .map((name) => [name, { rule, days, ...(doubt === undefined ? {} : { doubt }) }] as const),
  );
}

/** Names that are other words as well: they need a year, or a word like "in" before them. */
export const UNSURE_HOLIDAYS: ReadonlySet<string> = new Set(['lent', 'advent', 'ascension']);

/** The holiday of a name; in Britain mothers have another day. */
export function holidayIn(locale: Locale, name: string): Holiday {
  return HOLIDAYS.get(locale === 'en-GB' && name === 'mother day' ? 'british mother day' : name)!;
}

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

/** The words that their names begin with, as they are said and as they are looked for. */
export const HOLIDAY_STARTS: readonly string[] = [
  ...[...HOLIDAYS.keys()].map((name) => name.split(' ', 1)[0]!),
  ...HOLIDAY_NAMES.keys(),
];

/** The words of their names that a slip of the hand may have been meant to be: short ones are too near to others. */
export const HOLIDAY_WORDS: readonly string[] = [
  ...named(WESTERN).flatMap(([name]) => name.split(' ')),
  ...[...JEWISH, ...MUSLIM, ...CHINESE, ...INDIAN].flatMap(([names]) =>
    names.split(/[| ]/).filter((word) => word.length > 6),
  ),
];

/** Month and day of a holiday that falls on the same one every year. */
export function fixedDate({ rule }: Holiday): { readonly month: number; readonly day: number } | undefined {
  return rule.type === 'date' ? rule : undefined;
}
