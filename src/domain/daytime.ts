import { z } from 'zod';

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of the clock such as 22:00');

/**
 * A part of each day, as a condition: while the sun is down, after ten, at the weekend. All that is named has to be so; `after` later than `before` is
 * over midnight.
 */
export const Daytime = z.strictObject({
  service: z.literal('clock'),
  sun: z.enum(['up', 'down']).optional(),
  after: ClockTime.optional(),
  before: ClockTime.optional(),
  days: z
    .array(z.enum(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']))
    .min(1)
    .max(7)
    .optional()
    .describe('days of the week, as in RFC 5545'),
});
export type Daytime = z.infer<typeof Daytime>;

const WEEKDAYS = 'MO,TU,WE,TH,FR';
const WEEKEND = 'SA,SU';
const NAMES = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

/** "dark", "after 22:00 and before 06:00", "a weekday": what goes on with "it is". */
export function sayDaytime({ sun, after, before, days }: Daytime): string {
  const words = [
    ...(sun === undefined ? [] : [sun === 'down' ? 'dark' : 'light']),
    ...(after === undefined ? [] : [`after ${after}`]),
    ...(before === undefined ? [] : [`before ${before}`]),
    ...(days === undefined ? [] : [sayDays(days)]),
  ];
  return words.join(' and ');
}

function sayDays(days: readonly (keyof typeof NAMES)[]): string {
  const list = days.join(',');
  if (list === WEEKDAYS) return 'a weekday';
  return list === WEEKEND ? 'the weekend' : days.map((day) => NAMES[day]).join(' or ');
}
