/** What the methods of the calendar are asked. */
import { z } from 'zod';
import { Instant, Moment, Rrule } from '../../src/domain/index.ts';

const Day = z.iso.date();
const Title = z.string().trim().min(1).max(300);
const fields = {
  end: z
    .union([Instant, Day])
    .optional()
    .describe('an hour after the start when absent; of all-day events the day after the last'),
  all_day: z.boolean().optional().describe('also when the start is a bare date'),
  rrule: Rrule.optional().describe('RFC 5545 rule for a series, in the time of the home'),
  location: z.string().max(300).optional(),
  calendar: z
    .string()
    .max(60)
    .optional()
    .describe(
      '"home" when absent, which is everybody’s who lives here; "private" and any other is one’s own',
    ),
};

export const Create = z.strictObject({
  title: Title.describe('what takes place'),
  who: z.string().max(80).optional().describe('for whom it is, by id or name, where that is somebody else'),
  start: z.union([Moment, Day]).describe('an instant, a window, or a date for all day'),
  told: z
    .boolean()
    .optional()
    .describe('it is told and not asked for: what has that title on that day already is moved'),
  ...fields,
});
export type Create = z.output<typeof Create>;

/** Which event is meant. */
const which = {
  id: z.string().max(64).optional().describe('the id of the event'),
  query: z.string().trim().min(1).max(200).optional().describe('or a few words of its title'),
};
export type Which = Pick<Change, keyof typeof which>;

export const Change = z.strictObject({
  ...which,
  title: Title.optional(),
  start: z
    .union([Moment, Day])
    .optional()
    .describe('an instant, a window, or a date, at which the time of day stays as it is'),
  ...fields,
  occurrence: z.union([Instant, Day]).optional().describe('of a series only the one then; the others stay'),
  since: Instant.optional().describe('of a series that one and all after it; those before stay'),
  all: z.boolean().optional().describe('the whole series, as was said'),
});
export type Change = z.output<typeof Change>;

/** Which is to be taken off the calendar: an event, one occurrence, or what takes place in a period. */
export const Cancel = z.strictObject({
  ...which,
  occurrence: z.union([Instant, Day]).optional().describe('of a series only the one then'),
  from: Instant.optional().describe('or what takes place from then on'),
  to: Instant.optional().describe('… and before this'),
  next: z.boolean().optional().describe('or the first to come'),
  all: z.boolean().optional().describe('everything in the period, or that fits the words'),
  except: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe('… without what has these words in its title'),
});
export type Cancel = z.output<typeof Cancel>;

export function isPeriod({ from, to, next, all }: Cancel): boolean {
  return from !== undefined || to !== undefined || next === true || all === true;
}
