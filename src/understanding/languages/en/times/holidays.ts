import type { Holiday, HolidayRule, Locale } from '../../index.ts';
import { stemOf } from '../stems.ts';

/** What it is called; its month and day, or a row of the table and so many days on; how many days it lasts, or the first day behind. */
type Row = readonly [names: string, rule: string, days?: number | string];

/** Of the English-speaking world and much of Europe, by the stems of the words they are named with. */
const WESTERN: readonly Row[] = [
  ['christmas|christmas day|xmas|xmas day', '12-25'],
  ['christmas eve|xmas eve', '12-24'],
  ['boxing day|st stephen day', '12-26'],
  ['new year|new year day', '1-1'],
  ['new year eve|nye|silvester|hogmanay', '12-31'],
  ['epiphany|three king day|twelfth night', '1-6'],
  ['burn night', '1-25'],
  ['australia day', '1-26'],
  ['groundhog day|candlemas', '2-2'],
  ['waitangi day', '2-6'],
  ['valentine|valentine day|st valentine day', '2-14'],
  ['st david day|saint david day', '3-1'],
  ['women day|international women day', '3-8'],
  ['pi day', '3-14'],
  ['st patrick|saint patrick|st patrick day|saint patrick day', '3-17'],
  ['april fool|april fool day', '4-1'],
  ['earth day', '4-22'],
  ['st george day|saint george day', '4-23'],
  ['anzac day', '4-25'],
  ['king day|koningsdag', 'date 4 27 sun-1'],
  ['walpurgis night', '4-30'],
  ['may day|worker day|international worker day', '5-1'],
  ['cinco de mayo', '5-5'],
  ['europe day', '5-9'],
  ['flag day', '6-14'],
  ['juneteenth', '6-19'],
  ['midsummer day', '6-24'],
  ['canada day', '7-1'],
  ['independence day', '7-4'],
  ['bastille day', '7-14'],
  ['indian independence day|india independence day', '8-15'],
  ['republic day', '1-26'],
  ['gandhi jayanti', '10-2'],
  ['michaelmas', '9-29'],
  ['german unity day', '10-3'],
  ['halloween|all hallow eve|hallowe en', '10-31'],
  ['all saint day', '11-1'],
  ['world vegan day', '11-1'],
  ['all soul day|day of the dead', '11-2'],
  ['guy fawke night|guy fawke day|bonfire night', '11-5'],
  ['veteran day|remembrance day|armistice day', '11-11'],
  ['st martin day|martinma', '11-11'],
  ['st andrew day|saint andrew day', '11-30'],
  ['st nicholas day|saint nicholas day', '12-6'],
  ['st lucy day|saint lucia day', '12-13'],
  ['kwanzaa', '12-26', 7],
  ['boss day', 'date 10 16 sun+1 sat-1'],
  ['martin luther king day|mlk day|martin luther king jr day|civil right day', 'nth 3 mon 1'],
  ['president day|washington birthday', 'nth 3 mon 2'],
  ['mother day', 'nth 2 sun 5'],
  ['memorial day', 'nth -1 mon 5'],
  ['father day', 'nth 3 sun 6'],
  ['labor day|labour day', 'nth 1 mon 9'],
  ['columbus day|indigenous people day', 'nth 2 mon 10'],
  ['thanksgiving|thanksgiving day', 'nth 4 thu 11'],
  ['canadian thanksgiving', 'nth 2 mon 10'],
  ['black friday', 'nth 4 thu 11 +1'],
  ['cyber monday', 'nth 4 thu 11 +4'],
  ['giving tuesday', 'nth 4 thu 11 +5'],
  ['election day', 'nth 1 mon 11 +1'],
  ['early may bank holiday|may bank holiday', 'nth 1 mon 5'],
  ['spring bank holiday', 'nth -1 mon 5'],
  ['august bank holiday|summer bank holiday', 'nth -1 mon 8'],
  ['victoria day', 'before mon 5 24'],
  ['remembrance sunday', 'nth 2 sun 11'],
  ['advent|first sunday of advent|advent sunday', 'before sun 12 24 -21', '12-25'],
  ['easter|easter sunday|easter day', 'easter'],
  ['easter monday', 'easter +1'],
  ['easter saturday|holy saturday', 'easter -1'],
  ['good friday', 'easter -2'],
  ['maundy thursday|holy thursday|thursday of mystery|thu of mystery', 'easter -3'],
  ['palm sunday', 'easter -7'],
  ['mothering sunday|british mother day', 'easter -21'],
  ['ash wednesday', 'easter -46'],
  ['shrove tuesday|pancake day|mardi gra|fat tuesday', 'easter -47'],
  ['lent', 'easter -46', 'easter'],
  ['ascension day|ascension', 'easter +39'],
  ['pentecost|whit sunday|white sunday|whitsun', 'easter +49'],
  ['whit monday', 'easter +50'],
  ['trinity sunday', 'easter +56'],
  ['corpus christi', 'easter +60'],
  ['orthodox christmas', '1-7'],
  ['orthodox easter|orthodox easter sunday|greek easter', 'orthodox'],
  ['orthodox easter monday', 'orthodox +1'],
  ['orthodox good friday', 'orthodox -2'],
  ['orthodox palm sunday', 'orthodox -7'],
  ['clean monday|orthodox shrove monday', 'orthodox -48'],
  ['great lent|great fast', 'orthodox -48', 'orthodox -8'],
];

/** Each begins at the sunset before. */
const JEWISH: readonly Row[] = [
  ['rosh hashanah|rosh hashana|jewish new year', 'hebrew Tishri 1', 2],
  ['yom kippur|day of atonement', 'hebrew Tishri 10'],
  ['sukkot|sukkoth|feast of tabernacle', 'hebrew Tishri 15', 7],
  ['shemini atzeret', 'hebrew Tishri 22'],
  ['simchat torah', 'hebrew Tishri 23'],
  ['hanukkah|hannukkah|chanukah|hanukah|hannukah|hanukka', 'hebrew Kislev 25', 8],
  ['tu bishvat|tu bi shvat', 'hebrew Shevat 15'],
  ['purim', 'hebrew Adar 14'],
  ['shushan purim', 'hebrew Adar 15'],
  ['passover|pesach|pesah', 'hebrew Nisan 15', 8],
  ['yom hashoah|holocaust day', 'hebrew Nisan 27 sun+1 fri-1'],
  ['lag bomer|lag baomer|lag ba omer', 'hebrew Iyar 18'],
  ['shavuot|shavuoth', 'hebrew Sivan 6', 2],
  ['tisha bav|tisha b av', 'hebrew Av 9 sat+1'],
];

/** By the calendar of Umm al-Qura; where the crescent is waited for, a day later at times. */
const MUSLIM: readonly Row[] = [
  ['islamic new year|muslim new year|hijri new year|amun jadid', 'islamic Muharram 1'],
  ['ashura|day of ashura', 'islamic Muharram 10'],
  ['mawlid|milad un nabi|eid milad un nabi|prophet birthday', 'islamic Rabiʻ I 12'],
  ['isra and miraj|isra miraj|prophet ascension|night journey|ascension to heaven', 'islamic Rajab 27'],
  ['ramadan|ramadhan|ramazan', 'islamic Ramadan 1', 'islamic Shawwal 1'],
  ['laylat al qadr|night of power|night of measure|night of decree', 'islamic Ramadan 27'],
  ['jumuatul wida|jamat ul vida', 'islamic Shawwal 1 fri'],
  ['eid al fitr|eid ul fitr|id ul fitr|eid al fitr day', 'islamic Shawwal 1'],
  [
    'eid al adha|eid ul adha|id ul adha|feast of the sacrifice|sacrifice feast|bakr id|bakrid',
    'islamic Dhuʻl-Hijjah 10',
  ],
];

const CHINESE: readonly Row[] = [
  [
    'chinese new year|chinese new year day|lunar new year|lunar new year day|chinese lunar new year|chinese lunar new year day|spring festival',
    'chinese 1 1',
  ],
  ['chinese new year eve|lunar new year eve', 'chinese 1 1 -1'],
  ['lantern festival', 'chinese 1 15'],
  ['dragon boat festival', 'chinese 5 5'],
  ['mid autumn festival|moon festival|mooncake festival', 'chinese 8 15'],
];

/** By the rules that most of India goes by. */
const INDIAN: readonly Row[] = [
  ['makar sankranti|makara sankranti|makara sankranthi|maghi', 'sign 9 sunset'],
  ['pongal|thai pongal', 'sign 9 sunset'],
  ['lohri', 'sign 9 sunset -1'],
  ['bhogi|bogi pandigai|boghi', 'sign 9 sunset -1'],
  ['mattu pongal|maattu pongal', 'sign 9 sunset +1'],
  ['kaanum pongal|kanni pongal', 'sign 9 sunset +2'],
  ['vaisakhi|baisakhi|vasakhi', 'sign 0 midnight'],
  ['ugadi|yugadi|gudi padwa|samvatsaradi|chaitra sukladi', 'tithi 0 1 sunrise'],
  ['ram navami|rama navami', 'tithi 0 9 noon'],
  ['mahavir jayanti|mahavir janma kalyanak|mahaveer janma kalyanak', 'tithi 0 13 sunrise'],
  ['ratha yatra|rath yatra', 'tithi 3 2 sunrise'],
  ['guru purnima', 'tithi 3 15 sunrise'],
  ['ganesh chaturthi', 'tithi 5 4 noon'],
  ['navaratri|navratri', 'tithi 6 1 sunrise', 9],
  ['maha saptami', 'tithi 6 7 sunrise'],
  ['maha ashtami|durga ashtami', 'tithi 6 8 sunrise'],
  ['dussehra|vijayadashami|dasara', 'tithi 6 10 afternoon'],
  ['valmiki jayanti|pargat diwa', 'tithi 6 15 sunrise'],
  ['karva chauth', 'tithi 6 19 evening'],
  ['dhantera', 'tithi 6 28 evening'],
  ['choti diwali|chhoti diwali', 'tithi 6 29 evening'],
  ['diwali|deepavali|divali', 'tithi 6 30 evening'],
  ['chhath|chhath puja|dala puja|dala chhath', 'tithi 7 6 sunrise'],
  ['guru nanak jayanti|gurpurab', 'tithi 7 15 sunrise'],
  ['guru gobind singh jayanti|guru gobind singh birthday', 'tithi 9 7 sunrise'],
  ['vasant panchami|basant panchami|saraswati puja', 'tithi 10 5 sunrise'],
  [
    'guru ravidass jayanti|guru ravida jayanti|guru ravidass birthday|guru ravida birthday',
    'tithi 10 15 sunrise',
  ],
  ['saraswati jayanti|dayananda saraswati jayanti', 'tithi 10 25 sunrise'],
  ['maha shivaratri|shivaratri|maha shivratri', 'tithi 10 29 midnight'],
  ['holika dahan|choti holi|chhoti holi', 'tithi 11 15 bonfire'],
  ['holi|dhulandi|phagwah|dhuleti', 'tithi 11 15 bonfire +1'],
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
  return rows.flatMap(([names, when, lasts = 1]) => {
    const days = typeof lasts === 'number' ? lasts : ruleOf(lasts);
    const holiday = { rule: ruleOf(when), days, ...(doubt === undefined ? {} : { doubt }) };
    return names.split('|').map((name) => [name, holiday] as const);
  });
}

function ruleOf(when: string): HolidayRule {
  const date = /^(\d+)-(\d+)$/.exec(when);
  if (date !== null) return { type: 'date', month: Number(date[1]), day: Number(date[2]) };
  const [, row = when, plus = '0'] = /^(.*) ([+-]\d+)$/.exec(when) ?? [];
  return { type: 'table', row, plus: Number(plus) };
}

/** The rows of the table that these holidays are looked up in. */
export const HOLIDAY_ROWS: ReadonlySet<string> = new Set(
  [...HOLIDAYS.values()].flatMap(({ rule, days }) =>
    [rule, days].flatMap((one) => (typeof one === 'object' && one.type === 'table' ? [one.row] : [])),
  ),
);

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
