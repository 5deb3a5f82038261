/**
 * reminders: what a person wants to be told at a time, once or again and again. The service keeps them, says when one is
 * due, and offers it until somebody reports it delivered; by which door it reaches the person is not its business.
 */
import { z } from 'zod';
import { ASKER, defineService, method, undoable } from '../../src/bus/index.ts';
import { Duration, Instant } from '../../src/domain/index.ts';
import {
  acknowledgement,
  DUE_EVENT,
  DUE_VIEW,
  OCCURRENCE,
  UNTIL,
  whenParams,
  whichParams,
} from '../../src/due/index.ts';
import { Reminders } from './reminders.ts';

const Text = z.string().trim().min(1).max(500);
const Late = z.enum(['tell', 'digest', 'drop']);

const which = whichParams('reminder');
const when = whenParams('a reminder');

const View = z.strictObject({
  ...DUE_VIEW,
  text: z.string(),
  person: z.string().nullable().describe('who is reminded'),
  for: z
    .string()
    .optional()
    .describe('the name of somebody else who is reminded; when it is made, and where all are listed'),
  late: Late,
  state: z.enum(['pending', 'told', 'done', 'cancelled']),
});

const Summed = View.extend({ summary: z.string().describe('what was done, in words') });

export const reminders = defineService<Reminders>({
  name: 'reminders',
  title: 'Reminders',
  description: 'Reminds people of things at a time, once or again and again.',
  version: '1.0.0',
  access: 'reminders',
  open: (context) => new Reminders(context),
  methods: undoable({
    create: method({
      title: 'Set a reminder',
      description: 'Reminds someone of something, once ("at", or "sun") or again and again ("rrule").',
      params: z.strictObject({
        text: Text.describe('what to be reminded of, such as "take out the trash"'),
        ...when,
        until: UNTIL,
        to: z
          .union([z.string().max(80), z.array(z.string().max(80)).min(1).max(10)])
          .optional()
          .describe('who is reminded, by name or id; "me" when absent'),
        everyone: z.boolean().optional().describe('or all of the home, the asker as well'),
        late: Late.optional().describe(
          'if it is missed: tell it late (default), in a digest, or drop it and say so',
        ),
        ...ASKER,
      }),
      result: View.extend({
        already: z.literal(true).optional().describe('it stood before, and nothing was made'),
        others: z.array(View).optional().describe('the reminders of the other people named'),
      }),
      effect: 'idempotent',
      access: (params, self: Reminders, call) => self.requestOf(params, call),
      run: (params, self: Reminders, call) => self.create(params, call),
    }),
    list: method({
      title: 'List reminders',
      description: 'The reminders that are still to come, the earliest first.',
      params: z.strictObject({
        from: Instant.optional().describe('only those due at or after this'),
        to: Instant.optional().describe('only those due before this'),
        query: z.string().max(200).optional().describe('only those with these words'),
        of: z.string().max(80).optional().describe('only those for this person, by id or name'),
        returns: z.literal(true).optional().describe('only those that come again and again'),
      }),
      result: z.strictObject({ reminders: z.array(View) }),
      effect: 'read',
      run: (params, self: Reminders, call) => self.list(params, call),
    }),
    change: method({
      title: 'Change a reminder',
      description: 'Changes the text or the time of a reminder.',
      params: z.strictObject({ ...which, ...when, occurrence: OCCURRENCE, text: Text.optional() }),
      result: Summed,
      effect: 'idempotent',
      risk: (params, self: Reminders, call) => (self.moveOf(params, call) === undefined ? 'none' : 'confirm'),
      riskWhen: 'a whole series is moved by a time alone',
      question: (params, self: Reminders, call) => `Move ${self.moveOf(params, call)}, for good?`,
      run: (params, self: Reminders, call) => self.change(params, call),
    }),
    snooze: method({
      title: 'Snooze a reminder',
      description: 'Tells a reminder again later; one that is still to come moves by as much.',
      params: z.strictObject({ ...which, for: Duration.describe('for how long, such as PT10M') }),
      result: Summed,
      effect: 'idempotent',
      run: (params, self: Reminders, call) => self.snooze(params, call),
    }),
    done: method({
      title: 'Mark a reminder as done',
      description: 'The thing was done. A returning reminder comes again at its next time.',
      params: z.strictObject(which),
      result: Summed,
      effect: 'idempotent',
      run: (params, self: Reminders, call) => self.done(params, call),
    }),
    cancel: method({
      title: 'Cancel a reminder',
      description: 'Takes a reminder away, a returning one altogether.',
      params: z.strictObject({
        ...which,
        all: z
          .boolean()
          .optional()
          .describe('the whole series, as was said; without "query" and "id" all reminders of the asker'),
      }),
      result: Summed,
      effect: 'idempotent',
      risk: (params, self: Reminders, call) => (self.lossOf(params, call) === undefined ? 'none' : 'confirm'),
      riskWhen: 'a whole series is cancelled and "all" was not said, or all reminders are',
      question: (params, self: Reminders, call) => `Cancel ${self.lossOf(params, call)}, for good?`,
      run: (params, self: Reminders, call) => self.cancel(params, call),
    }),
    skip: method({
      title: 'Skip a reminder once',
      description:
        'Passes over one occurrence of a reminder that returns, the next one when no day is said. The others stay.',
      params: z.strictObject({ ...which, on: OCCURRENCE }),
      result: Summed,
      effect: 'once',
      run: (params, self: Reminders, call) => self.skip(params, call),
    }),
    delivered: acknowledgement('A firing has reached its person.', {
      channel: z.string().max(32).optional().describe('the door it went by'),
    }),
  }),
  events: {
    due: z.strictObject({
      ...DUE_EVENT,
      reminder: z.string(),
      missed: z.number().describe('how many occurrences passed untold, this one included when it is late'),
      digest: z
        .array(
          z.strictObject({
            reminder: z.string(),
            text: z.string(),
            occurrence: z.string(),
            words: z.string(),
            times: z.number(),
            dropped: z.boolean(),
          }),
        )
        .optional()
        .describe('several missed reminders told as one'),
    }),
  },
});
