/**
 * schedule: commands for later, stored as the plan they were understood to be. When one is due the service says so and
 * offers it until somebody has made a turn of it. A command is no reminder: one that was missed by more than the grace
 * (ten minutes) while the hub was down is not run behind people's backs, but told.
 */
import { z } from 'zod';
import { defineService, method, undoable } from '../../src/bus/index.ts';
import { ChannelName, Group, Happening, Instant, Moment, Speaker } from '../../src/domain/index.ts';
import {
  acknowledgement,
  DUE_EVENT,
  DUE_VIEW,
  OCCURRENCE,
  UNTIL,
  whenParams,
  whichParams,
} from '../../src/due/index.ts';
import { Schedule } from './schedule.ts';

const Does = z.array(Group).readonly().describe('what it does, as groups of actions');
const View = z.strictObject({
  ...DUE_VIEW,
  text: z.string(),
  does: Does,
  event: Happening.optional(),
  person: z.string().nullable().describe('who wanted it'),
  paused: z.literal(true).optional().describe('it does nothing until it goes on'),
  skipped: z
    .array(z.string())
    .optional()
    .describe('times to come of a series that are left out, ISO 8601 with offset, the earliest first'),
  of: z.string().optional().describe('the name of somebody else whose it is'),
  last: z
    .strictObject({ at: z.string(), turn: z.string() })
    .optional()
    .describe('when it acted last, and the turn of it; where it is asked for'),
});
const Said = z.strictObject({ id: z.string(), text: z.string(), summary: z.string() });
const Changed = Said.extend({
  does: Does.optional().describe('what it does'),
  words: z.string().optional().describe('and when'),
  once: z.literal(true).optional().describe('only one of a series was moved, and the others stay'),
});

const About = {
  ...DUE_EVENT,
  schedule: z.string(),
  maker: Speaker.nullable().describe('in whose name it runs'),
  missed: z.number().describe('earlier occurrences that passed and were not run'),
};

export const schedule = defineService<Schedule>({
  name: 'schedule',
  title: 'Scheduled commands',
  description: 'Keeps commands for later and says when their time has come.',
  version: '1.0.0',
  access: 'orders',
  config: z
    .strictObject({
      graceMinutes: z
        .number()
        .int()
        .min(0)
        .max(1440)
        .default(10)
        .describe('a command missed by more than this is not run any more, but told'),
    })
    .prefault({}),
  open: (context) => new Schedule(context),
  methods: undoable(
    {
      create: method({
        title: 'Schedule a command',
        description:
          'Stores a command to be run later: at a time, by a rule, at sunrise or sunset, or when something happens.',
        params: z.strictObject({
          groups: z.array(Group).min(1).max(20).describe('the plan, as groups of actions'),
          text: z.string().trim().min(1).max(2000).describe('the command in the words of the person'),
          ...whenParams('a command'),
          until: UNTIL,
          repeat: z.boolean().optional().describe('with sun: every day; with event: every time'),
          event: Happening.optional().describe('or when this happens; with repeat, each time'),
          person: z.string().max(64).optional().describe('who wants it'),
          conversation: z.string().max(200).optional().describe('the talk it was said in'),
          channel: ChannelName.optional().describe('the door it was said through'),
        }),
        result: View,
        effect: 'idempotent',
        access: ({ groups }, self: Schedule) => self.requestOf(groups),
        llm: false,
        run: (params, self: Schedule, call) => self.create(params, call),
      }),
      list: method({
        title: 'List scheduled commands',
        description:
          'The commands that are still to run, the earliest first. The owner sees those of others too that only move things of the home.',
        params: z.strictObject({
          from: Instant.optional().describe('only those that run at or after this'),
          to: Instant.optional().describe('only those that run before this'),
          query: z.string().max(200).optional().describe('only those with these words'),
          of: z.string().max(80).optional().describe('only those of this person, by id or name'),
          returns: z.literal(true).optional().describe('only those that come again and again'),
          last: z.boolean().optional().describe('true: with when each acted last'),
        }),
        result: z.strictObject({
          schedules: z.array(View),
          others: z.literal(true).optional().describe('none of these are to be seen, and others have some'),
        }),
        access: 'diary',
        effect: 'read',
        run: (params, self: Schedule, call) => self.list(params, call),
      }),
      cancel: method({
        title: 'Cancel a scheduled command',
        description: 'Takes a stored command away, a returning one altogether.',
        params: z.strictObject({
          ...whichParams('command'),
          all: z.boolean().optional().describe('all of them'),
        }),
        result: z.strictObject({
          id: z.string().describe('of the first'),
          text: z.string(),
          summary: z.string(),
          does: Does.optional().describe('what it would have done, where it was one'),
        }),
        access: 'diary',
        effect: 'idempotent',
        risk: (params, self: Schedule, call) => (self.lossOf(params, call) > 1 ? 'confirm' : 'none'),
        riskWhen: 'when several are cancelled at once',
        question: (params, self: Schedule, call) =>
          `Cancel all ${self.lossOf(params, call)} stored commands, for good?`,
        run: (params, self: Schedule, call) => self.cancel(params, call),
      }),
      skip: method({
        title: 'Skip a scheduled command once',
        description:
          'Passes over one run of a command that returns, the next one when no day is said. The others stay.',
        params: z.strictObject({ ...whichParams('command'), on: OCCURRENCE }),
        result: Said,
        access: 'diary',
        effect: 'once',
        run: (params, self: Schedule, call) => self.skip(params, call),
      }),
      change: method({
        title: 'Change a scheduled command',
        description:
          'Lets a stored command run at another time; one that returns keeps its days where only another time of the clock is said.',
        params: z.strictObject({
          ...whichParams('command'),
          at: Moment.describe('when instead'),
          occurrence: OCCURRENCE,
        }),
        result: Changed,
        access: 'diary',
        effect: 'idempotent',
        run: (params, self: Schedule, call) => self.change(params, call),
      }),
      pause: method({
        title: 'Pause a scheduled command',
        description: 'Lets a stored command do nothing until it goes on. It stays.',
        params: z.strictObject(whichParams('command')),
        result: Said,
        access: 'diary',
        effect: 'idempotent',
        run: (params, self: Schedule, call) => self.pause(params, call),
      }),
      resume: method({
        title: 'Let a paused command go on',
        description: 'Lets a stored command that was paused run again when it is due.',
        params: z.strictObject(whichParams('command')),
        result: Said,
        access: 'diary',
        effect: 'idempotent',
        run: (params, self: Schedule, call) => self.resume(params, call),
      }),
      run: method({
        title: 'Run a scheduled command now',
        description:
          'Does what a stored command does, once, in the name of whoever asks. When it is due stays as it is.',
        params: z.strictObject(whichParams('command')),
        result: Said,
        access: 'diary',
        effect: 'once',
        run: (params, self: Schedule, call) => self.run(params, call),
      }),
      waiting: method({
        description: 'What stored commands wait for, for whoever watches the house.',
        params: z.strictObject({}),
        result: z.strictObject({
          waiting: z.array(
            z.strictObject({
              ...{ id: z.string(), event: Happening, repeats: z.boolean() },
              ...{ text: z.string(), person: z.string().nullable() },
            }),
          ),
        }),
        effect: 'read',
        access: 'internal',
        llm: false,
        run: (_params, self: Schedule) => self.waiting(),
      }),
      happened: method({
        description: 'What a stored command waited for has happened: it is due now.',
        params: z.strictObject({
          id: z.string().max(64).describe('the command'),
          at: Instant.optional().describe('when it happened; just now when absent'),
        }),
        result: z.strictObject({ known: z.boolean() }),
        effect: 'once',
        repeatable: true,
        access: 'internal',
        llm: false,
        run: ({ id, at }, self: Schedule) => ({ known: self.happened(id, at) }),
      }),
      started: acknowledgement('A firing has become a turn.', {
        turn: z.string().max(64).optional().describe('the turn that runs it'),
      }),
      told: acknowledgement('The person knows of a missed command.'),
    },
    ['run'],
  ),
  events: {
    waiting: z.strictObject({}).describe('what is to be watched for has changed'),
    due: z.strictObject({ ...About, groups: z.array(Group) }),
    missed: z.strictObject({
      ...About,
      words: z.string().describe('when it was due'),
      in_doubt: z.boolean().describe('it was offered before and may have been run'),
    }),
  },
});
