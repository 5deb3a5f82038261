/** clock: what time and date it is in the home, and when the sun rises and sets there. */
import { z } from 'zod';
import {
  dateAt,
  HearthError,
  isoIn,
  MONTHS,
  sayDate,
  sunAt,
  WEEKDAYS,
  wallAt,
  wallMs,
} from '../../src/base/index.ts';
import { defineService, method, type ServiceContext } from '../../src/bus/index.ts';

class HomeClock {
  readonly #context: ServiceContext;

  constructor(context: ServiceContext) {
    this.#context = context;
  }

  time() {
    const { now, timezone } = this.#now();
    return { at: isoIn(now, timezone), timezone, summary: `It is ${wallAt(now, timezone).slice(11, 16)}` };
  }

  date() {
    const { now, timezone } = this.#now();
    const date = dateAt(now, timezone);
    const weekday = WEEKDAYS[new Date(wallMs(`${date}T00:00:00`)).getUTCDay()] ?? '';
    const month = MONTHS[Number(date.slice(5, 7)) - 1];
    return {
      date,
      weekday,
      summary: `Today is ${weekday}, ${Number(date.slice(8))} ${month} ${Number(date.slice(0, 4))}`,
    };
  }

  /** @throws HearthError `failed` when the house does not know where it stands. */
  sun(wanted: string | undefined) {
    const { now, timezone } = this.#now();
    const { place } = this.#context;
    if ((place as { located?: boolean }).located === false)
      throw new HearthError(
        'failed',
        'I do not know where the house stands, and so not when the sun rises.',
        {
          hint: 'Set home.latitude and home.longitude in the configuration.',
        },
      );
    const date = wanted ?? dateAt(now, timezone);
    const tell = (event: 'sunrise' | 'sunset') => {
      const instant = sunAt(event, date, place);
      return instant === undefined ? null : isoIn(instant, timezone);
    };
    const [sunrise, sunset] = [tell('sunrise'), tell('sunset')];
    const day = sayDate(date, dateAt(now, timezone));
    const summary =
      sunrise === null || sunset === null
        ? `The sun does not rise or set ${day}`
        : `The sun rises ${day} at ${sunrise.slice(11, 16)} and sets at ${sunset.slice(11, 16)}`;
    return { date, sunrise, sunset, summary };
  }

  #now(): { readonly now: number; readonly timezone: string } {
    return { now: this.#context.clock.now(), timezone: this.#context.place.timezone };
  }
}

const Nothing = z.strictObject({});
const Summary = z.string().describe('the same in words');

export const clock = defineService<HomeClock>({
  name: 'clock',
  title: 'Clock',
  description: 'Tells the time and date in the home, and when the sun rises and sets.',
  version: '1.0.0',
  open: (context) => new HomeClock(context),
  methods: {
    time: method({
      title: 'What time is it',
      description: 'Tells the time.',
      params: Nothing,
      result: z.strictObject({ at: z.string(), timezone: z.string(), summary: Summary }),
      effect: 'read',
      run: (_, self: HomeClock) => self.time(),
    }),
    date: method({
      title: 'What day is it',
      description: 'Tells the date and the day of the week.',
      params: Nothing,
      result: z.strictObject({ date: z.string(), weekday: z.string(), summary: Summary }),
      effect: 'read',
      run: (_, self: HomeClock) => self.date(),
    }),
    sun: method({
      title: 'When the sun rises and sets',
      description: 'Tells sunrise and sunset at the home, today or on a date.',
      params: z.strictObject({
        date: z.iso.date().optional().describe('such as 2026-06-21; today when absent'),
      }),
      result: z.strictObject({
        date: z.string(),
        sunrise: z.string().nullable().describe('null in polar day and night'),
        sunset: z.string().nullable(),
        summary: Summary,
      }),
      effect: 'read',
      run: ({ date }, self: HomeClock) => self.sun(date),
    }),
  },
});
