/**
 * schedule: commands for later, stored as the plan they were understood to be. When one is due the service says so and
 * offers it until somebody has made a turn of it. A command is no reminder: one that was missed by more than the grace
 * (ten minutes) while the hub was down is not run behind people's backs, but told.
 */
import { z } from 'zod';
import { defineService, method } from '../../src/bus/index.ts';
import {
  ChannelName,
  Group,
  Happening,
  Instant,
  Moment,
  Rrule,
  Speaker,
  SunTime,
} from '../../src/domain/index.ts';
import { Schedule } from './schedule.ts';

const View = z.strictObject({
  id: z.string(),
  text: z.string(),
  at: z
    .string()
    .nullable()
    .describe('when it is due next, with the offset of the home; null when never again'),
  words: z.string().describe('the same in words, to be read back'),
  rrule: z.string().optional(),
  sun: SunTime.sun.optional(),
  offset: SunTime.offset,
  event: Happening.optional(),
  person: z.string().nullable().describe('who wanted it'),
});

const About = {
  firing: z.string().describe('the same at every offer'),
  schedule: z.string(),
  text: z.string(),
  person: z.string().nullable(),
  conversation: z.string().nullable(),
  channel: z.string().nullable(),
  maker: Speaker.nullable().describe('in whose name it runs'),
  occurrence: z.string(),
  late_ms: z.number(),
  missed: z.number().describe('earlier occurrences that passed and were not run'),
};

const Acknowledged = z.strictObject({ known: z.boolean() });

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
  methods: {
    create: method({
      title: 'Schedule a command',
      description:
        'Stores a command to be run later: at a time, by a rule, at sunrise or sunset, or when something happens.',
      params: z.strictObject({
        groups: z.array(Group).min(1).max(20).describe('the plan, as groups of actions'),
        text: z.string().trim().min(1).max(2000).describe('the command in the words of the person'),
        at: Moment.optional().describe('when; with rrule, the day and time it begins'),
        rrule: Rrule.optional().describe(
          'RFC 5545 rule for a command that returns, in the time of the home; with sun, its days',
        ),
        until: Instant.optional().describe('when a returning command ends'),
        ...SunTime,
        sun: SunTime.sun.optional().describe('at sunrise or sunset instead'),
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
      description: 'The commands that are still to run, the earliest first.',
      params: z.strictObject({
        query: z.string().max(200).optional().describe('only those with these words'),
      }),
      result: z.strictObject({ schedules: z.array(View) }),
      access: 'diary',
      effect: 'read',
      run: (params, self: Schedule, call) => self.list(params, call),
    }),
    cancel: method({
      title: 'Cancel a scheduled command',
      description: 'Takes a stored command away, a returning one altogether.',
      params: z.strictObject({
        id: z.string().max(64).optional().describe('the id of the command'),
        query: z.string().trim().min(1).max(200).optional().describe('or a few of its words'),
      }),
      result: z.strictObject({ id: z.string(), text: z.string(), summary: z.string() }),
      access: 'diary',
      effect: 'idempotent',
      run: (params, self: Schedule, call) => self.cancel(params, call),
    }),
    waiting: method({
      description: 'What stored commands wait for, for whoever watches the house.',
      params: z.strictObject({}),
      result: z.strictObject({
        waiting: z.array(z.strictObject({ id: z.string(), event: Happening, repeats: z.boolean() })),
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
      result: Acknowledged,
      effect: 'once',
      repeatable: true,
      access: 'internal',
      llm: false,
      run: ({ id, at }, self: Schedule) => ({ known: self.happened(id, at) }),
    }),
    started: method({
      description: 'A firing has become a turn. Until then it is offered again.',
      params: z.strictObject({
        firing: z.string().max(64).describe('from the event "due"'),
        turn: z.string().max(64).optional().describe('the turn that runs it'),
      }),
      result: Acknowledged,
      effect: 'idempotent',
      access: 'internal',
      llm: false,
      run: ({ firing }, self: Schedule) => ({ known: self.acknowledge(firing) }),
    }),
    told: method({
      description: 'The person knows of a missed command. Until then it is offered again.',
      params: z.strictObject({ firing: z.string().max(64).describe('from the event "missed"') }),
      result: Acknowledged,
      effect: 'idempotent',
      access: 'internal',
      llm: false,
      run: ({ firing }, self: Schedule) => ({ known: self.acknowledge(firing) }),
    }),
  },
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
