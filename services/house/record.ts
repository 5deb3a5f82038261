import { capitalised, isJsonObject, listed, sayInstant, theThing, wallAt } from '../../src/base/index.ts';
import { deedWords, type Telling } from '../../src/bus/index.ts';
import type { Deed, DeviceState } from '../../src/domain/index.ts';

/** So many are told; the others are counted. */
const TOLD = 6;

/** What was done, the last first: "You turned off the desk lamp just now; Mia turned on the porch light at 10:12." */
export function recordWords(
  deeds: readonly Deed[],
  nameOf: (id: string) => string,
  telling: Telling,
): string {
  const told = deeds.flatMap((deed) => wordsOf(deed, nameOf, telling) ?? []);
  if (told.length === 0) return 'Nothing that I know of';
  const lines = [...new Set(told)];
  const more = lines.length - TOLD;
  const shown = more > 1 ? [...lines.slice(0, TOLD), `and ${more} more before that`] : lines;
  return capitalised(shown.join('; '));
}

/** Of some deeds, the last first, those that the last one which can be told was ordered with: "garage light off *and close the curtains*". */
export function ofLastOrder(deeds: readonly Deed[]): readonly Deed[] {
  const from = deeds.findIndex(
    ({ things, service, method }) => things.length > 0 || `${service}.${method}` in ROWS,
  );
  const last = deeds[from];
  if (last === undefined) return [];
  return deeds.slice(from).filter(({ at, person, via, own }) => {
    const isNear = last.at - at <= ORDER_MS && person === last.person && via === last.via;
    return isNear && own?.words === last.own?.words;
  });
}

/** What one order does is not spread over more. */
const ORDER_MS = 30_000;

function wordsOf(deed: Deed, nameOf: (id: string) => string, telling: Telling): string | undefined {
  if (deed.things.length > 0) {
    const states = deed.things.map(({ state }) => state as DeviceState | null);
    const names = deed.things.map(({ id }) => theThing(nameOf(id)));
    const many = names.length > 4 ? `${names.length} things` : listed(names);
    return deedWords(deed, many, states.length === 1 ? (states[0] ?? null) : null, telling);
  }
  const did = ROWS[`${deed.service}.${deed.method}`];
  const args = deed.own?.args;
  if (did === undefined || !isJsonObject(args ?? null)) return undefined;
  const [what] = ['text', 'item', 'title', 'name', 'subject'].flatMap((key) => {
    const value = isJsonObject(args ?? null) ? (args as Record<string, unknown>)[key] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
  const when = telling.now - deed.at < 60_000 ? 'just now' : atWords(deed.at, telling);
  return `you ${did}${what === undefined ? '' : ` (${what})`} ${when}`;
}

function atWords(at: number, { now, timezone }: Telling): string {
  const said = sayInstant(at, now, timezone);
  return said.startsWith('today ') ? `at ${wallAt(at, timezone).slice(11, 16).replace(/^0/, '')}` : said;
}

/** What was done to somebody's own rows. */
const ROWS: Readonly<Record<string, string>> = {
  'reminders.create': 'set a reminder',
  'reminders.cancel': 'cancelled a reminder',
  'timer.start': 'set a timer',
  'timer.cancel': 'stopped a timer',
  'alarm.set': 'set an alarm',
  'alarm.cancel': 'cancelled an alarm',
  'list.add': 'put something on a list',
  'list.remove': 'took something off a list',
  'calendar.create': 'put something on the calendar',
  'calendar.cancel': 'took something off the calendar',
  'calendar.change': 'moved something on the calendar',
  'email.send': 'had a mail sent',
  'schedule.create': 'left an order for later',
  'schedule.cancel': 'took back an order for later',
};
