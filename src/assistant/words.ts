const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timezone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timezone} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (found === undefined) {
    found = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, ...options });
    formatters.set(key, found);
  }
  return found;
}

/** `08:00` in the home's zone. */
export function clockTime(at: number, timezone: string): string {
  return formatter(timezone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
}

/** `today`, `tomorrow`, `on Friday`, `on Friday 20 March` or with the year, as seen from `now`. */
export function dayWords(at: number, now: number, timezone: string): string {
  const days = dayNumber(at, timezone) - dayNumber(now, timezone);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  const weekday = formatter(timezone, { weekday: 'long' }).format(at);
  if (days > 1 && days < 7) return `on ${weekday}`;
  const sameYear =
    formatter(timezone, { year: 'numeric' }).format(at) ===
    formatter(timezone, { year: 'numeric' }).format(now);
  return `on ${weekday} ${formatter(timezone, sameYear ? { day: 'numeric', month: 'long' } : { day: 'numeric', month: 'long', year: 'numeric' }).format(at)}`;
}

/** `tomorrow at 08:00`. */
export function momentWords(at: number, now: number, timezone: string): string {
  return `${dayWords(at, now, timezone)} at ${clockTime(at, timezone)}`;
}

/** Days since the epoch of the wall clock's date. */
function dayNumber(at: number, timezone: string): number {
  const parts = formatter(timezone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Math.round(Date.UTC(part('year'), part('month') - 1, part('day')) / 86_400_000);
}

/** `a`, `a and b`, `a, b and c`. */
export function listWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The first letter large, a full stop at the end. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const capital = trimmed[0]!.toUpperCase() + trimmed.slice(1);
  return /[.!?…]["”)]?$/.test(capital) ? capital : `${capital}.`;
}

const DAYS: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const UNITS: Readonly<Record<string, string>> = {
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

/** A recurrence rule as people say it: `every weekday at 06:45`, `every 2 weeks on Thursday at 19:00`. */
export function ruleWords(rrule: string): string {
  const parts = new Map(rrule.split(';').map((part) => part.split('=') as [string, string]));
  const days = parts.get('BYDAY')?.split(',');
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const unit = UNITS[parts.get('FREQ') ?? ''] ?? 'time';
  const hour = parts.get('BYHOUR');
  const at =
    hour === undefined
      ? ''
      : ` at ${hour.padStart(2, '0')}:${(parts.get('BYMINUTE') ?? '0').padStart(2, '0')}`;
  if (days?.length === 5 && !days.includes('SA') && !days.includes('SU') && interval === 1)
    return `every weekday${at}`;
  if (days?.length === 2 && days.includes('SA') && days.includes('SU') && interval === 1)
    return `every weekend day${at}`;
  const names =
    days?.map((day) => (DAYS[day.slice(-2)] ?? day) + (day.length > 2 ? ` (${day.slice(0, -2)})` : '')) ?? [];
  const every = interval > 1 ? `every ${interval} ${unit}s` : `every ${unit}`;
  const day = parts.get('BYMONTHDAY');
  if (unit === 'week' && interval === 1 && names.length > 0) return `every ${listWords(names)}${at}`;
  const on = names.length > 0 ? ` on ${listWords(names)}` : day === undefined ? '' : ` on day ${day}`;
  return `${every}${on}${at}`;
}
