/**
 * alarm: rings at a time of day, once or again and again, until it is silenced or snoozed. Alarms live in SQLite: one that
 * fell due while nobody was there is told late, and offered until somebody reports that its person heard it.
 */
import { z } from 'zod';
import { ASKER, defineService, method, sayings, undoable } from '../../src/bus/index.ts';
import { Duration, Instant, Moment } from '../../src/domain/index.ts';
import {
  acknowledgement,
  DUE_EVENT,
  DUE_VIEW,
  heard,
  OCCURRENCE,
  SILENCED_EVENT,
  UNTIL,
  whenParams,
} from '../../src/due/index.ts';
import { Alarms } from './alarms.ts';
import { phrases } from './phrases.ts';

const Name = z.string().trim().min(1).max(80);

const which = {
  id: z.string().max(64).optional().describe('which alarm; the only one when nothing is said'),
  query: z.string().trim().min(1).max(80).optional().describe('or words of its name'),
  set_for: Moment.optional().describe('or the time it rings, or a day'),
};
const all = z.boolean().optional().describe('all of them, or all of that day');

const when = whenParams('one');

const View = z.strictObject({
  ...DUE_VIEW,
  name: z.string().nullable(),
  state: z.enum(['set', 'ringing', 'over']),
  person: z.string().nullable().describe('who set it'),
});

const Several = z.strictObject({
  alarms: z.array(View),
  summary: z.string().describe('what was done, in words'),
});

/** Whoever has an alarm may ask about it and take it away: a guest's is set after a grown-up's yes. */
const OF_ONES_OWN = 'timers';

export const alarm = defineService<Alarms>({
  name: 'alarm',
  title: 'Alarms',
  description: 'Rings at a time of day, once or again and again.',
  version: '1.0.0',
  access: 'alarms',
  open: (context) => new Alarms(context),
  methods: undoable({
    set: method({
      title: 'Set an alarm',
      description: 'Sets an alarm, once ("at", or "sun") or again and again ("rrule").',
      phrases: sayings(phrases, 'set'),
      params: z.strictObject({
        ...when,
        until: UNTIL,
        name: Name.optional().describe('what it is for, such as "school"'),
        ...ASKER,
      }),
      result: View.extend({ summary: z.string() }),
      effect: 'idempotent',
      run: (params, self: Alarms, call) => self.set(params, call),
    }),
    list: method({
      title: 'Which alarms are set',
      access: OF_ONES_OWN,
      description: 'The alarms that are set, the earliest first.',
      phrases: sayings(phrases, 'list'),
      params: z.strictObject({
        from: Instant.optional().describe('only those that ring at or after this'),
        to: Instant.optional().describe('only those that ring before this'),
        query: z.string().max(80).optional().describe('only those with these words in their name'),
      }),
      result: Several,
      effect: 'read',
      run: (params, self: Alarms, call) => self.list(params, call),
    }),
    cancel: method({
      title: 'Cancel or silence an alarm',
      access: OF_ONES_OWN,
      description: 'Takes an alarm away. When nothing is said and one rings, it is silenced instead.',
      phrases: sayings(phrases, 'cancel'),
      params: z.strictObject({ ...which, all }),
      result: Several,
      effect: 'idempotent',
      risk: (params, self: Alarms, call) => (self.lossOf(params, call) === undefined ? 'none' : 'confirm'),
      riskWhen: 'a whole series is cancelled and "all" was not said',
      question: (params, self: Alarms, call) => `Cancel ${self.lossOf(params, call)}, for good?`,
      run: (params, self: Alarms, call) => self.cancel(params, call),
    }),
    skip: method({
      title: 'Skip an alarm once',
      access: OF_ONES_OWN,
      description:
        'Passes over one ring of an alarm that returns, the next one when no day is said. The others stay.',
      phrases: sayings(phrases, 'skip'),
      params: z.strictObject({ ...which, on: OCCURRENCE }),
      result: Several,
      effect: 'once',
      run: (params, self: Alarms, call) => self.skip(params, call),
    }),
    change: method({
      title: 'Change an alarm',
      description: 'Moves an alarm or gives it another name. One that returns keeps its days.',
      phrases: sayings(phrases, 'change'),
      params: z.strictObject({
        ...which,
        ...when,
        occurrence: OCCURRENCE,
        once: z.boolean().optional().describe('of a series only the one on the day of the new time'),
        name: Name.optional(),
      }),
      result: Several,
      effect: 'idempotent',
      risk: (params, self: Alarms, call) => (self.moveOf(params, call) === undefined ? 'none' : 'confirm'),
      riskWhen: 'a whole series is moved by a time alone',
      question: (params, self: Alarms, call) => `Move ${self.moveOf(params, call)}, for good?`,
      run: (params, self: Alarms, call) => self.change(params, call),
    }),
    snooze: method({
      title: 'Snooze an alarm',
      access: OF_ONES_OWN,
      description: 'Lets an alarm ring again later; one that is still to come moves by as much.',
      phrases: sayings(phrases, 'snooze'),
      params: z.strictObject({
        ...which,
        for: Duration.optional().describe('for how long; nine minutes when absent'),
      }),
      result: Several,
      effect: 'once',
      run: (params, self: Alarms, call) => self.snooze(params, call),
    }),
    heard,
    told: acknowledgement('The person has heard the alarm.'),
  }),
  events: {
    silenced: SILENCED_EVENT,
    due: z.strictObject({ ...DUE_EVENT, alarm: z.string(), name: z.string().nullable() }),
  },
});
