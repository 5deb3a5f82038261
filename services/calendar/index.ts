/**
 * calendar: what takes place when, once or in a series, kept by the wall clock of the home. Other programs read it as
 * iCalendar and events come in from theirs.
 */
import { z } from 'zod';
import { HUB, isOwn } from '../../src/access/index.ts';
import type { Budgets } from '../../src/base/index.ts';
import {
  type Call,
  defineService,
  method,
  type ServiceContext,
  type Undoing,
  undoable,
} from '../../src/bus/index.ts';
import { Instant } from '../../src/domain/index.ts';
import { type Rewritten, UndoLog } from '../../src/store/index.ts';
import { Calendar, firstOf } from './calendar.ts';
import type { CalendarEvent } from './event.ts';
import { EVENT_TABLE } from './event-store.ts';
import { toIcs } from './ics.ts';
import { fromIcs, Skipped } from './ics-import.ts';
import { Cancel, Change, Create } from './params.ts';

const KEEP_PAST_MS = 366 * 86_400_000;

class CalendarService extends Calendar implements Undoing {
  readonly undoLog: UndoLog;
  readonly #name: string;
  readonly #budgets: Budgets;

  constructor(context: ServiceContext) {
    super(context);
    this.#name = context.place.name;
    this.#budgets = context.budgets;
    this.undoLog = new UndoLog(context.store, [EVENT_TABLE], () => this.now);
  }

  undone(rows: readonly Rewritten[]): string {
    const said = rows.map(({ before, now }) => {
      const was = before === null ? undefined : this.events.of(before);
      if (was === undefined || was.cancelled)
        return `“${now === null ? '' : this.events.of(now).title}” is off the calendar`;
      return `“${was.title}” is back on the calendar, ${this.view(firstOf(was)).words}`;
    });
    return said.join('; ');
  }

  async export(call: Pick<Call, 'asking'>) {
    const events = this.seen(this.now - KEEP_PAST_MS, Number.MAX_SAFE_INTEGER, call);
    return { ics: await toIcs(events, this.now, this.#name), events: events.length };
  }

  /** An event that somebody else keeps under the same UID stays as it is. */
  async import(ics: string, calendar: string, { asking }: Pick<Call, 'asking'>) {
    const { events, skipped, tooCostly } = await fromIcs(ics, { zone: this.zone, now: this.now, calendar });
    if (tooCostly > 0)
      this.#budgets.exceeded(
        'calendar-import',
        calendar,
        `${tooCostly} of ${events.length + skipped.length} events were left out`,
      );
    const known = new Map(events.map(({ id }) => [id, this.events.get(id)]));
    const isTheirs = ({ id }: CalendarEvent) => {
      const before = known.get(id);
      return before !== undefined && !isOwn(asking, before);
    };
    const person = asking === HUB ? null : asking.person;
    const own = events.filter((event) => !isTheirs(event)).map((event) => ({ ...event, person }));
    this.events.put(...own);
    const updated = own.filter(({ id }) => known.get(id) !== undefined).length;
    const theirs = events
      .filter(isTheirs)
      .map(({ title, uid }) => ({ title, uid, reason: 'it is on somebody else’s calendar' }));
    return { created: own.length - updated, updated, skipped: [...skipped, ...theirs] };
  }
}

const View = z.strictObject({
  id: z.string(),
  title: z.string(),
  start: z.string().describe('with the offset of the home; of all-day events the midnight they begin at'),
  end: z.string(),
  all_day: z.boolean(),
  words: z.string().describe('the time in words, to be read back'),
  calendar: z.string(),
  location: z.string().optional(),
  rrule: z.string().optional(),
  repeats: z.string().optional().describe('the rule in words'),
});

export const calendar = defineService<CalendarService>({
  name: 'calendar',
  title: 'Calendar',
  description: 'Keeps what takes place when: appointments, all-day events, series.',
  version: '1.0.0',
  access: 'diary',
  open: (context) => new CalendarService(context),
  methods: undoable(
    {
      create: method({
        title: 'Add an event',
        description: 'Puts an event or a series on the calendar.',
        params: Create,
        result: View.extend({
          clashes: z
            .array(z.strictObject({ title: z.string(), words: z.string() }))
            .optional()
            .describe('what else goes on then'),
        }),
        effect: 'idempotent',
        run: (params, self: CalendarService, call) => self.create(params, call),
      }),
      list: method({
        title: 'What is on the calendar',
        description: 'Lists the events of a period, series with each occurrence.',
        params: z.strictObject({
          from: Instant.optional().describe('now when absent'),
          to: Instant.optional().describe('a month after "from" when absent, with words a year'),
          query: z.string().max(200).optional().describe('only those with these words in the title'),
          last: z.boolean().optional().describe('of what has begun already only the last; no period'),
          of: z
            .string()
            .max(80)
            .optional()
            .describe('whose day it is asked for: the calendar is everybody’s'),
        }),
        result: z.strictObject({
          events: z.array(View),
          more: z.boolean().describe('there are more than are listed'),
        }),
        effect: 'read',
        run: (params, self: CalendarService, call) => self.list(params, call),
      }),
      change: method({
        title: 'Change an event',
        description:
          'Changes an event, a series as a whole or one occurrence of it. A new start alone keeps the length.',
        params: Change,
        result: View.extend({ summary: z.string() }),
        effect: 'idempotent',
        risk: (params, self: CalendarService, call) =>
          self.moveOf(params, call) === undefined ? 'none' : 'confirm',
        riskWhen: 'a whole series is moved and "all" was not said',
        question: (params, self: CalendarService, call) =>
          `Move the whole series ${self.moveOf(params, call)}?`,
        run: (params, self: CalendarService, call) => self.change(params, call),
      }),
      cancel: method({
        title: 'Cancel an event',
        description:
          'Takes an event, a whole series, one occurrence of it, or all of a period off the calendar.',
        params: Cancel,
        result: z.strictObject({ id: z.string(), title: z.string(), summary: z.string() }),
        effect: 'idempotent',
        risk: (params, self: CalendarService, call) =>
          self.lossOf(params, call) === undefined ? 'none' : 'confirm',
        riskWhen: 'a whole series or several events are cancelled',
        question: (params, self: CalendarService, call) =>
          `Cancel ${self.lossOf(params, call) ?? params.query}?`,
        run: (params, self: CalendarService, call) => self.cancel(params, call),
      }),
      free: method({
        title: 'When there is time',
        description: 'Tells what is taken and what is free in a period.',
        params: z.strictObject({ from: Instant, to: Instant }),
        result: z.strictObject({
          busy: z.array(z.strictObject({ start: z.string(), end: z.string(), titles: z.array(z.string()) })),
          free: z.array(z.strictObject({ start: z.string(), end: z.string(), minutes: z.number() })),
          all_day: z.array(z.string()).describe('events of whole days, which take no time'),
        }),
        effect: 'read',
        run: (params, self: CalendarService, call) => self.free(params, call),
      }),
      export: method({
        description: 'The calendar as iCalendar text (RFC 5545), from a year ago on.',
        params: z.strictObject({}),
        result: z.strictObject({ ics: z.string(), events: z.number().int() }),
        effect: 'read',
        llm: false,
        run: (_, self: CalendarService, call) => self.export(call),
      }),
      import: method({
        description:
          'Takes in the events of an iCalendar text, all that can be kept in one go; the others are named with the reason. The same event again replaces what it was.',
        params: z.strictObject({
          ics: z.string().min(1).max(60_000),
          calendar: z.string().min(1).max(60).default('imported').describe('the calendar they go to'),
        }),
        result: z.strictObject({
          created: z.number().int(),
          updated: z.number().int(),
          skipped: z.array(Skipped),
        }),
        effect: 'idempotent',
        llm: false,
        run: (params, self: CalendarService, call) => self.import(params.ics, params.calendar, call),
      }),
    },
    ['import'],
  ),
});
