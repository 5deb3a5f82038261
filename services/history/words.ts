import {
  capitalised,
  dateAt,
  datePlus,
  listed,
  sayClock,
  sayDate,
  sayLength,
  startOfDate,
  theThing,
  wallAt,
} from '../../src/base/index.ts';
import type { Became } from './became.ts';
import type { Figures, Span } from './figures.ts';

export interface Now {
  readonly now: number;
  readonly zone: string;
}

/** How a kind of measure is spoken of, with the unit where its maker names none. */
const MEASURES: Readonly<Record<string, readonly [called: string, unit: string]>> = {
  temperature: ['temperature', '°C'],
  humidity: ['humidity', '%'],
  power: ['power', 'W'],
  energy: ['energy', 'kWh'],
  illuminance: ['light level', 'lx'],
  pressure: ['air pressure', 'hPa'],
  atmospheric_pressure: ['air pressure', 'hPa'],
  carbon_dioxide: ['CO₂', 'ppm'],
  co2: ['CO₂', 'ppm'],
  battery: ['battery', '%'],
  brightness: ['brightness', '%'],
};

export function unitOf(kind: string, said: string | undefined): string {
  return said ?? MEASURES[kind]?.[1] ?? '';
}

export function calledKind(kind: string): string {
  return MEASURES[kind]?.[0] ?? kind.replace(/_/g, ' ');
}

export function sayFigure(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) < 10 && unit === 'kWh' ? 2 : 1;
  const said = String(Number(value.toFixed(digits)));
  return unit === '' ? said : unit === '%' ? `${said} %` : `${said} ${unit}`;
}

/** "today", "yesterday", "last night", "this week", "since Monday": a period as it was asked for. */
export function sayPeriod({ from, to }: Span, { now, zone }: Now): string {
  const today = dateAt(now, zone);
  const [first, last] = [dateAt(from, zone), dateAt(Math.min(to, now) - 1, zone)];
  const [opens, closes] = [wallAt(from, zone).slice(11, 16), wallAt(to, zone).slice(11, 16)];
  const isWhole = opens === '00:00' && (closes === '00:00' || to >= now);
  if (isWhole && first === last) return sayDate(first, today);
  if (isWhole) {
    const monday = datePlus(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
    const isNow = to >= startOfDate(today, zone);
    if (isNow && first === monday) return 'this week';
    if (first === datePlus(monday, -7) && last === datePlus(monday, -1)) return 'last week';
    if (isNow && first === `${today.slice(0, 7)}-01`) return 'this month';
    return isNow
      ? `since ${bare(sayDate(first, today))}`
      : `from ${bare(sayDate(first, today))} to ${bare(sayDate(last, today))}`;
  }
  if (opens >= '17:00' && to - from > 6 * 3_600_000 && closes <= '09:00')
    return first === datePlus(today, -1) || first === today ? 'last night' : `${sayDate(first, today)} night`;
  const part =
    closes === '12:00'
      ? 'morning'
      : opens === '12:00'
        ? 'afternoon'
        : opens >= '17:00'
          ? 'evening'
          : undefined;
  if (first === last && part !== undefined)
    return first === today
      ? `this ${part}`
      : `${sayDate(first, today)} ${first === datePlus(today, -1) ? part : `in the ${part}`}`;
  const start = bare(sayAt(from, { now, zone }));
  return to > now - 60_000 ? `since ${start}` : `between ${start} and ${bare(sayAt(to, { now, zone }))}`;
}

const bare = (said: string) => said.replace(/^on /, '');

/** "8:02", or with the day where it is not that of the period. */
export function sayAt(at: number, { now, zone }: Now, within?: Span): string {
  const clock = sayClock(wallAt(at, zone));
  const one = within !== undefined && dateAt(within.from, zone) === dateAt(within.to - 1, zone);
  const day = dateAt(at, zone);
  return one || day === dateAt(now, zone) ? clock : `${sayDate(day, dateAt(now, zone))} at ${clock}`;
}

export type Figure = 'mean' | 'lowest' | 'highest' | 'range';

export interface Measured {
  readonly name: string;
  readonly kind: string;
  readonly unit: string;
  readonly figures: Omit<Figures, 'first' | 'last'>;
}

/** "The bedroom was 18.2 °C on average last night, from 17.1 to 19.4 °C." */
export function measuredWords(
  found: readonly Measured[],
  {
    figure,
    felt,
    span,
    place,
  }: {
    readonly figure: Figure;
    readonly felt: boolean;
    readonly span: Span;
    readonly place: string | undefined;
  },
  now: Now,
): string {
  const period = sayPeriod(span, now);
  const lines = found.map(({ name, kind, unit, figures }) => {
    const who = place !== undefined && found.length === 1 ? place : theThing(name);
    const is = felt || kind === 'temperature' ? who : `the ${calledKind(kind)} of ${who}`;
    const { mean, min, max, minAt, maxAt } = figures;
    if (figure === 'lowest')
      return `${is} went down to ${sayFigure(min, unit)} ${period}, ${atWords(minAt, now, span)}`;
    if (figure === 'highest')
      return `${is} went up to ${sayFigure(max, unit)} ${period}, ${atWords(maxAt, now, span)}`;
    if (min === max) return `${is} was ${sayFigure(mean, unit)} ${period}`;
    return `${is} was ${sayFigure(mean, unit)} on average ${period}, between ${sayFigure(min, '')} and ${sayFigure(max, unit)}`;
  });
  return capitalised(lines.join('; '));
}

function atWords(at: number, now: Now, span: Span): string {
  const said = sayAt(at, now, span);
  return /^\d/.test(said) ? `at ${said}` : said;
}

/** So many times are told one by one. */
const TIMES_TOLD = 5;

export interface Was {
  readonly name: string;
  /** When it was so. */
  readonly spans: readonly Span[];
  /** Those of them that began in the time asked about, and not before. */
  readonly began: readonly number[];
}

const BECAME_WORDS: Readonly<Partial<Record<Became, readonly [is: string, turned: string]>>> = {
  open: ['open', 'opened'],
  closed: ['closed', 'closed'],
  on: ['on', 'turned on'],
  off: ['off', 'turned off'],
};

export type Asked = 'when' | 'whether' | 'times' | 'length' | 'last';

/** "The front door was opened three times today: at 8:02, 12:15 and 17:40." */
export function wasWords(
  { name, spans, began }: Was,
  { became, ask, span }: { readonly became: Became; readonly ask: Asked; readonly span: Span },
  now: Now,
): string {
  const who = became === 'motion' ? `motion by ${theThing(name)}` : theThing(name);
  const are = /[^s]s$/.test(name) && became !== 'motion' ? 'were' : 'was';
  const [is, turned] = BECAME_WORDS[became] ?? [became, became];
  const period = sayPeriod(span, now);
  if (became === 'motion') {
    if (spans.length === 0) return `There was no motion by ${theThing(name)} ${period}`;
    const times = ask === 'last' ? [spans.at(-1)!.from] : spans.map(({ from }) => from);
    const said = `There was motion by ${theThing(name)} ${timesWords(times, now, span, period)}`;
    return ask === 'whether' ? `Yes, ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
  }
  const total = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  if (ask === 'length')
    return capitalised(
      spans.length === 0
        ? `${who} ${are}n’t ${is} ${period}`
        : `${who} ${are} ${is} for ${sayLength(total)} ${period}`,
    );
  if (ask === 'whether') {
    if (spans.length === 0) return `No, ${who} ${are}n’t ${is} ${period}`;
    const when = spans.length > 3 ? '' : `, ${listed(spans.map((one) => spanWords(one, now, span)))}`;
    return `Yes, ${who} ${are} ${is} for ${sayLength(total)} ${period}${when}`;
  }
  if (began.length === 0) {
    if (spans.length > 0) return capitalised(`${who} ${are} ${is} all along ${period}`);
    return capitalised(`${who} ${are}n’t ${turned} ${period}`);
  }
  const times = ask === 'last' ? [began.at(-1)!] : began;
  return capitalised(
    `${who} ${are} ${ask === 'last' ? 'last ' : ''}${turned} ${timesWords(times, now, span, period)}`,
  );
}

/** "today at 8:02", "three times today: at 8:02, 12:15 and 17:40". */
function timesWords(times: readonly number[], now: Now, span: Span, period: string): string {
  const said = times.map((at) => sayAt(at, now, span));
  const [only] = said;
  if (times.length === 1) {
    const isDay = dateAt(span.from, now.zone) === dateAt(span.to - 1, now.zone);
    return isDay ? `${period} at ${only}` : atWords(times[0]!, now, span);
  }
  const count = times.length === 2 ? 'twice' : `${times.length} times`;
  if (times.length > TIMES_TOLD) return `${count} ${period}, last ${atWords(times.at(-1)!, now, span)}`;
  return `${count} ${period}: ${/^\d/.test(only ?? '') ? 'at ' : ''}${listed(said)}`;
}

function spanWords({ from, to }: Span, now: Now, whole: Span): string {
  const until =
    to >= Math.min(whole.to, now.now) && to >= now.now - 1000 ? 'until now' : `to ${sayAt(to, now, whole)}`;
  return `from ${sayAt(from, now, whole)} ${until}`;
}

/** "The washing machine used 1.2 kWh yesterday, the TV 0.3 kWh and the fridge 0.2 kWh". */
export function usedWords(
  used: readonly { readonly name: string; readonly amount: number; readonly unit: string }[],
  span: Span,
  now: Now,
): string {
  const told = used.map(({ name, amount, unit }, place) =>
    place === 0
      ? `${theThing(name)} used ${sayFigure(amount, unit)} ${sayPeriod(span, now)}`
      : `${theThing(name)} ${sayFigure(amount, unit)}`,
  );
  return capitalised(listed(told));
}

export function nothingWords(what: string, span: Span, now: Now): string {
  return `I have nothing on ${what} ${sayPeriod(span, now)}`;
}
