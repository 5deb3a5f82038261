/**
 * timer: counts down, with or without a name, and says when the time is over. Timers live in SQLite: one that ran out while
 * nobody was there is told late, and offered until somebody reports that its person knows.
 */
import { z } from 'zod';
import { ASKER, defineService, method, sayings, undoable } from '../../src/bus/index.ts';
import { Duration } from '../../src/domain/index.ts';
import { acknowledgement, DUE_EVENT, heard, SILENCED_EVENT } from '../../src/due/index.ts';
import { phrases } from './phrases.ts';
import { Timers } from './timers.ts';

const Name = z.string().trim().min(1).max(80);

const which = {
  name: Name.optional().describe('which timer; the only one when absent'),
  length: Duration.optional().describe('or for how long it was set, such as PT10M'),
  id: z.string().max(64).optional().describe('or its id'),
  all: z.boolean().optional().describe('all of them'),
};

const View = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  duration: z.string().describe('for how long it was set, ISO 8601'),
  state: z.enum(['running', 'paused', 'over']),
  remaining_seconds: z.number().describe('0 when it is over'),
  at: z.string().nullable().describe('when it ends, with the offset of the home; null when paused'),
  words: z.string().describe('what is left, in words'),
  person: z.string().nullable().describe('who set it'),
});

const Several = z.strictObject({
  timers: z.array(View),
  summary: z.string().describe('what was done, in words'),
});

export const timer = defineService<Timers>({
  name: 'timer',
  title: 'Timers',
  description: 'Counts down, with or without a name, and says when the time is over.',
  version: '1.0.0',
  access: 'timers',
  open: (context) => new Timers(context),
  methods: undoable({
    start: method({
      title: 'Start a timer',
      description: 'Starts a timer.',
      phrases: sayings(phrases, 'start'),
      params: z.strictObject({
        duration: Duration.describe('for how long, such as PT10M; a day at most'),
        name: Name.optional().describe('what it is for, such as "pasta"'),
        ...ASKER,
      }),
      result: View.extend({ summary: z.string() }),
      effect: 'once',
      repeatable: true,
      run: (params, self: Timers, call) => self.begin(params, call),
    }),
    cancel: method({
      title: 'Cancel a timer',
      description: 'Takes a timer away; one that is over is silenced.',
      phrases: sayings(phrases, 'cancel'),
      params: z.strictObject(which),
      result: Several,
      effect: 'idempotent',
      run: (params, self: Timers, call) => self.cancel(params, call),
    }),
    pause: method({
      title: 'Pause a timer',
      description: 'Lets a timer stand still.',
      phrases: sayings(phrases, 'pause'),
      params: z.strictObject(which),
      result: Several,
      effect: 'idempotent',
      run: (params, self: Timers, call) => self.pause(params, call),
    }),
    resume: method({
      title: 'Resume a timer',
      description: 'Lets a paused timer run on.',
      phrases: sayings(phrases, 'resume'),
      params: z.strictObject(which),
      result: Several,
      effect: 'idempotent',
      run: (params, self: Timers, call) => self.resume(params, call),
    }),
    restart: method({
      title: 'Restart a timer',
      description: 'Lets a timer run again for as long as it was set. A paused one runs on.',
      phrases: sayings(phrases, 'restart'),
      params: z.strictObject({
        ...which,
        whole: z.boolean().optional().describe('a paused one begins from the start as well'),
      }),
      result: Several,
      effect: 'idempotent',
      run: (params, self: Timers, call) => self.restart(params, call),
    }),
    add: method({
      title: 'Change a timer',
      description: 'Adds time to a timer, or takes some away.',
      phrases: sayings(phrases, 'add'),
      params: z.strictObject({
        ...which,
        duration: Duration.describe('how much longer, such as PT5M, or shorter, such as -PT5M'),
      }),
      result: Several,
      effect: 'once',
      repeatable: true,
      run: (params, self: Timers, call) => self.add(params, call),
    }),
    rename: method({
      title: 'Rename a timer',
      description: 'Gives a timer a name, or another one; it runs on.',
      phrases: sayings(phrases, 'rename'),
      params: z.strictObject({ ...which, to: Name.describe('what it is for from now on, such as "pasta"') }),
      result: Several,
      effect: 'idempotent',
      run: (params, self: Timers, call) => self.rename(params, call),
    }),
    get: method({
      title: 'How timers stand',
      description: 'Tells what is left on one timer or on all.',
      phrases: sayings(phrases, 'get'),
      params: z.strictObject(which),
      result: Several,
      effect: 'read',
      run: (params, self: Timers, call) => self.get(params, call),
    }),
    heard,
    told: acknowledgement('The person knows that the timer is over.', {
      timer: z.string().max(64).describe('from the same event'),
    }),
  }),
  events: {
    silenced: SILENCED_EVENT,
    due: z.strictObject({ ...DUE_EVENT, timer: z.string(), name: z.string().nullable() }),
  },
});
