import { z } from 'zod';
import { HearthError, isJsonObject, type Json } from '../../../base/index.ts';
import { type Doorway, Instant } from '../../../domain/index.ts';
import { todayOf } from '../../today.ts';
import type { HouseAccess } from '../access.ts';
import { problemOfCall } from '../problem.ts';
import { json, type Reply, type Route, route } from '../route.ts';

const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

const Period = {
  from: Instant.exactOptional().describe('ISO 8601 with offset'),
  to: Instant.exactOptional(),
  query: z.string().min(1).max(200).exactOptional().describe('words to look for'),
};

const Listed = { 200: { description: 'As the service’s own method answers.', schema: z.json() } };

/** What is to come and what was mailed. Each is the list of a service, asked for with the caller's own rights. */
export function diaryRoutes({ clock, house }: Pick<HouseAccess, 'clock' | 'house'>): readonly Route[] {
  async function ask(doorway: Doorway, service: string, method: string, params: Json): Promise<Reply> {
    const outcome = await doorway.call(service, method, params);
    return outcome.ok
      ? json(200, outcome.result)
      : { type: 'problem', problem: problemOfCall(outcome.error) };
  }

  return [
    route({
      method: 'GET',
      path: '/v1/today',
      tag: 'diary',
      summary:
        'Events, reminders, alarms, timers and commands for later of one day, as the speaker may see them.',
      needs: ['speak', 'read'],
      query: z.strictObject({ date: z.iso.date().exactOptional().describe('today in the home when absent') }),
      answers: {
        200: {
          description: 'Each list as its service tells it.',
          schema: z.object({
            date: z.string(),
            from: z.string(),
            to: z.string(),
            events: z.json(),
            reminders: z.json(),
            alarms: z.json(),
            timers: z.json(),
            schedules: z.json(),
            withheld: z.array(z.string()).describe('lists that are not this speaker’s to have'),
          }),
        },
      },
      run: async ({ query, doorway }) =>
        json(200, await todayOf(doorway, { ...query, now: clock.now(), timezone: house.place().timezone })),
    }),
    route({
      method: 'GET',
      path: '/v1/reminders',
      tag: 'diary',
      summary: 'Reminders to come.',
      needs: ['speak', 'read'],
      query: z.strictObject(Period),
      answers: Listed,
      run: ({ query, doorway }) => ask(doorway, 'reminders', 'list', query),
    }),
    route({
      method: 'GET',
      path: '/v1/calendar',
      tag: 'diary',
      summary: 'Events; the coming 31 days unless said otherwise.',
      needs: ['speak', 'read'],
      query: z.strictObject(Period),
      answers: Listed,
      run: ({ query, doorway }) => {
        const from = query.from ?? new Date(clock.now()).toISOString();
        const to = query.to ?? new Date(Date.parse(from) + MONTH_MS).toISOString();
        return ask(doorway, 'calendar', 'list', { ...query, from, to });
      },
    }),
    route({
      method: 'GET',
      path: '/v1/schedules',
      tag: 'diary',
      summary: 'Commands that will run later.',
      needs: ['speak', 'read'],
      query: z.strictObject({
        last: z
          .enum(['true', 'false'])
          .exactOptional()
          .describe('true: with when each acted last, and its turn'),
      }),
      answers: Listed,
      run: ({ query, doorway }) =>
        ask(doorway, 'schedule', 'list', query.last === 'true' ? { last: true } : {}),
    }),
    route({
      method: 'GET',
      path: '/v1/mailbox',
      tag: 'diary',
      summary: 'Mails the house has sent or holds.',
      needs: ['read'],
      query: z.strictObject({
        after: z.coerce.number().int().min(0).exactOptional(),
        limit: z.coerce.number().int().min(1).max(1000).exactOptional(),
      }),
      answers: Listed,
      run: ({ query, doorway }) => ask(doorway, 'email', 'mailbox', query),
    }),
    route({
      method: 'GET',
      path: '/v1/calendar.ics',
      tag: 'diary',
      summary: 'The calendar for other programs (RFC 5545); takes the token in the address too.',
      needs: ['calendar', 'read'],
      tokenInQuery: true,
      query: z.strictObject({}),
      answers: { 200: { description: 'iCalendar.', contentType: 'text/calendar' } },
      run: async ({ doorway }): Promise<Reply> => {
        const outcome = await doorway.call('calendar', 'export', {});
        if (!outcome.ok) return { type: 'problem', problem: problemOfCall(outcome.error) };
        const contentType = 'text/calendar; charset=utf-8';
        return { type: 'content', status: 200, contentType, body: icsOf(outcome.result) };
      },
    }),
  ];
}

/** The text itself, or the object that carries it as `ics`. */
function icsOf(result: Json): string {
  const text = isJsonObject(result) ? result['ics'] : result;
  if (typeof text === 'string') return text;
  throw new HearthError('failed', 'The calendar service answered with something that is no calendar', {
    hint: 'Its method "export" returns {ics: text}.',
  });
}
