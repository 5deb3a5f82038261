/** clock: what time and date it is in the home, and when the sun rises and sets there. */
import { z } from 'zod';
import {
  capitalised,
  dateAt,
  HearthError,
  isoIn,
  MONTHS,
  minutesOf,
  type Point,
  sayClock,
  sayDate,
  sayLength,
  sunAt,
  WEEKDAYS,
  wallAt,
  wallMs,
} from '../../src/base/index.ts';
import { defineService, method, type ServiceContext } from '../../src/bus/index.ts';
import { Moment } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';
import { zoneOf } from './places.ts';

/** In what the way to a day is counted. */
type Unit = 'days' | 'weeks';

/** "35 days", "5 weeks and 2 days": from one date to another, and back where it is past. */
function sayLeft(from: string, to: string, unit: Unit): string {
  const days = Math.round((wallMs(`${to}T00:00:00`) - wallMs(`${from}T00:00:00`)) / DAY_MS);
  const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
  const whole = Math.abs(days);
  const [weeks, rest] = [Math.floor(whole / 7), whole % 7];
  const said =
    unit === 'days' || weeks === 0
      ? count(whole, 'day')
      : [count(weeks, 'week'), ...(rest === 0 ? [] : [count(rest, 'day')])].join(' and ');
  return days < 0 ? `${said} ago` : said;
}

const DAY_MS = 86_400_000;

/** On which side of the time that is asked after it may be: "is it *past* ten?". */
type Side = 'after' | 'before';

/** Whether it is so late, or in the day or part of a day, that was asked. A clock time is the nearest of its two in the day. */
function isSo(is: Point, side: Side | undefined, now: number, timezone: string): boolean {
  if (typeof is === 'object') {
    const [from, to] = is.between.map((instant) => Date.parse(instant)) as [number, number];
    return now >= from && now < to + MINUTE_MS;
  }
  const late = minutesOf(now, timezone) - minutesOf(Date.parse(is), timezone);
  const nearest = ((((late + QUARTER_DAY) % HALF_DAY) + HALF_DAY) % HALF_DAY) - QUARTER_DAY;
  if (side === undefined) return nearest === 0;
  return side === 'after' ? nearest >= 0 : nearest < 0;
}

const MINUTE_MS = 60_000;
const HALF_DAY = 720;
const QUARTER_DAY = 360;

function weekdayOf(date: string): string {
  return WEEKDAYS[new Date(wallMs(`${date}T00:00:00`)).getUTCDay()] ?? '';
}

interface TimeAsked {
  readonly place?: string | undefined;
  readonly is?: Point | undefined;
  readonly side?: Side | undefined;
  readonly until?: Point | undefined;
}

class HomeClock {
  readonly #context: ServiceContext;

  constructor(context: ServiceContext) {
    this.#context = context;
  }

  /** @throws HearthError `unknown-target` for a place whose zone is not known. */
  time({ place, is, side, until }: TimeAsked) {
    const { now, timezone: home } = this.#now();
    if (until !== undefined) return this.#timeLeft(until, now, home);
    const timezone = place === undefined ? home : zoneOf(place);
    if (timezone === undefined)
      throw new HearthError('unknown-target', `I do not know which time it is in “${place}”.`, {
        hint: 'Name a large city, a country or a time zone.',
      });
    const face = sayClock(wallAt(now, timezone));
    const so = is === undefined ? undefined : isSo(is, side, now, home);
    const answer = so === undefined ? '' : so ? 'Yes: ' : 'No: ';
    const day =
      dateAt(now, timezone) === dateAt(now, home)
        ? ''
        : `, ${sayDate(dateAt(now, timezone), dateAt(now, home))}`;
    const named = typeof is === 'object' ? ` on ${weekdayOf(dateAt(now, home))}` : '';
    const summary = `${answer}${answer === '' ? 'It' : 'it'} is ${face}${named}${place === undefined ? '' : ` in ${place}${day}`}`;
    return { at: isoIn(now, timezone), timezone, summary };
  }

  /** In days to what takes a day or longer, else in hours and minutes; to a stretch it is until it begins. */
  #timeLeft(until: Point, now: number, timezone: string) {
    const at = isoIn(now, timezone);
    if (typeof until === 'object') {
      const [from, to] = until.between.map((instant) => Date.parse(instant)) as [number, number];
      if (to - from >= DAY_MS - MINUTE_MS) {
        const { summary } = this.date({ date: dateAt(from, timezone), left: 'days' });
        return { at, timezone, summary };
      }
    }
    const then = Date.parse(typeof until === 'string' ? until : until.between[0]);
    const minutes = Math.ceil(Math.abs(then - now) / MINUTE_MS);
    const length = sayLength(minutes * MINUTE_MS);
    const left = then < now ? `${length} ago` : length;
    return {
      at: isoIn(now, timezone),
      timezone,
      summary: `${capitalised(left)}: it is ${sayClock(wallAt(now, timezone))}`,
    };
  }

  date({
    date: wanted,
    is,
    left,
  }: {
    date?: string | undefined;
    is?: Point | undefined;
    left?: Unit | undefined;
  }) {
    const { now, timezone } = this.#now();
    const today = dateAt(now, timezone);
    const date = wanted ?? today;
    const asked = is === undefined || typeof is === 'string' ? is : is.between[0];
    const answer = asked === undefined ? '' : dateAt(Date.parse(asked), timezone) === date ? 'Yes: ' : 'No: ';
    const weekday = weekdayOf(date);
    const month = MONTHS[Number(date.slice(5, 7)) - 1];
    const day = `${weekday}, ${Number(date.slice(8))} ${month} ${Number(date.slice(0, 4))}`;
    const near = date === today ? 'today' : sayDate(date, today);
    const said = near.startsWith('on ')
      ? `${day.slice(weekday.length + 2)} is a ${weekday}`
      : `${near} is ${day}`;
    const told = capitalised(said);
    const summary = left === undefined ? `${answer}${told}` : `${sayLeft(today, date, left)}: ${told}`;
    return { date, weekday, summary };
  }

  /** @throws HearthError `failed` when the house does not know where it stands. */
  sun({ date: wanted, is }: { readonly date?: string | undefined; readonly is?: 'up' | 'down' | undefined }) {
    const { now, timezone } = this.#now();
    const { place } = this.#context;
    if (place.located === false)
      throw new HearthError(
        'failed',
        'I do not know where the house stands, and so not when the sun rises.',
        {
          hint: 'Set home.latitude and home.longitude in the configuration.',
        },
      );
    const date = wanted ?? dateAt(now, timezone);
    const [rise, set] = [sunAt('sunrise', date, place), sunAt('sunset', date, place)];
    const tell = (instant: number | undefined) => (instant === undefined ? null : isoIn(instant, timezone));
    const [sunrise, sunset] = [tell(rise), tell(set)];
    const day = sayDate(date, dateAt(now, timezone));
    const told = { date, sunrise, sunset };
    if (rise === undefined || set === undefined || sunrise === null || sunset === null)
      return { ...told, summary: `The sun does not rise or set ${day}` };
    if (is === undefined) {
      const summary = `The sun rises ${day} at ${sayClock(sunrise)} and sets at ${sayClock(sunset)}`;
      return { ...told, summary };
    }
    const isUp = now >= rise && now < set;
    const next =
      now < rise ? `rises at ${sayClock(sunrise)}` : `${isUp ? 'sets' : 'set'} at ${sayClock(sunset)}`;
    return { ...told, summary: `${isUp === (is === 'up') ? 'Yes' : 'No'}: the sun ${next}` };
  }

  #now(): { readonly now: number; readonly timezone: string } {
    return { now: this.#context.clock.now(), timezone: this.#context.place.timezone };
  }
}

const Summary = z.string().describe('the same in words');

export const clock = defineService<HomeClock>({
  name: 'clock',
  title: 'Clock',
  description: 'Tells the time and date in the home, and when the sun rises and sets.',
  version: '1.0.0',
  phrases,
  access: 'ask',
  open: (context) => new HomeClock(context),
  methods: {
    time: method({
      title: 'What time is it',
      description: 'Tells the time at home, or in another place of the world.',
      params: z.strictObject({
        place: z
          .string()
          .trim()
          .min(1)
          .max(80)
          .optional()
          .describe('a city, a country or a time zone; the home when absent'),
        is: Moment.optional().describe('a time to compare with: "is it ten?"'),
        side: z.enum(['after', 'before']).optional().describe('"is it past ten?"'),
        until: Moment.optional().describe('a time to count to: "how long is it till six?"'),
      }),
      result: z.strictObject({ at: z.string(), timezone: z.string(), summary: Summary }),
      effect: 'read',
      run: (params, self: HomeClock) => self.time(params),
    }),
    date: method({
      title: 'What day is it',
      description: 'Tells the date and the day of the week, today or on another day.',
      params: z.strictObject({
        date: z.iso.date().optional().describe('such as 2026-06-21; today when absent'),
        is: Moment.optional().describe('a day to compare with: "is it friday?"'),
        left: z.enum(['days', 'weeks']).optional().describe('how long it is until then, counted so'),
      }),
      result: z.strictObject({ date: z.string(), weekday: z.string(), summary: Summary }),
      effect: 'read',
      run: (params, self: HomeClock) => self.date(params),
    }),
    sun: method({
      title: 'When the sun rises and sets',
      description: 'Tells sunrise and sunset at the home, today or on a date, and whether the sun is up.',
      params: z.strictObject({
        date: z.iso.date().optional().describe('such as 2026-06-21; today when absent'),
        is: z.enum(['up', 'down']).optional().describe('whether it is so now: "is it dark yet?"'),
      }),
      result: z.strictObject({
        date: z.string(),
        sunrise: z.string().nullable().describe('null in polar day and night'),
        sunset: z.string().nullable(),
        summary: Summary,
      }),
      effect: 'read',
      run: (params, self: HomeClock) => self.sun(params),
    }),
  },
});
