/** house: what the house as a whole can tell: what comes, whether all is locked and off, where it is warmer, what was done, and what can be said here. */
import { z } from 'zod';
import { defineService, method } from '../../src/bus/index.ts';
import { DeviceKind, Group, Instant } from '../../src/domain/index.ts';
import { ASPECTS } from './check.ts';
import { House } from './house.ts';
import { phrases } from './phrases.ts';
import { RIGHTS } from './rights.ts';
import { WAYS } from './warmth.ts';

const Area = z
  .union([z.string().max(120), z.array(z.string().max(120)).max(100)])
  .optional()
  .describe('only this room, or these');

const Finding = z.strictObject({
  id: z.string(),
  name: z.string(),
  area: z.string().nullable(),
  kind: z.string(),
  is: z.string().describe('such as on, open, unlocked; silent where it does not tell'),
});

const SUMMARY = z.string().describe('the same in words');

export const house = defineService<House>({
  name: 'house',
  title: 'The house',
  description: 'Tells what comes, whether all is locked and off, what was done, and what can be said here.',
  version: '1.0.0',
  access: 'use',
  needsHub: true,
  phrases,
  open: (context) => new House(context),
  methods: {
    agenda: method({
      title: 'What is on',
      description:
        'Events, reminders, alarms, timers and commands for later in one list, of a period or the rest of today.',
      params: z.strictObject({
        from: Instant.optional().describe('now when absent'),
        to: Instant.optional().describe('the end of that day when absent'),
        day: z.boolean().optional().describe('only the first day of the period'),
        skip: z.number().int().min(0).max(1000).optional().describe('so many have been told'),
        of: z.string().max(80).optional().describe('the day of this person, by id, name or alias'),
      }),
      result: z.strictObject({
        from: z.string(),
        to: z.string(),
        items: z.array(
          z.strictObject({
            kind: z.enum(['event', 'reminder', 'alarm', 'timer', 'command']),
            id: z.string(),
            text: z.string(),
            at: z.string(),
            all_day: z.boolean(),
            does: z.array(Group).optional().describe('what a command does'),
          }),
        ),
        summary: SUMMARY,
        aloud: z.string().describe('the nearest three'),
      }),
      effect: 'read',
      run: (params, self: House, call) => self.agenda(params, call),
    }),
    check: method({
      title: 'Is anything on, open or unlocked',
      description: 'Looks whether anything is on, open or unlocked in the house or in rooms of it.',
      params: z.strictObject({
        what: z
          .enum(ASPECTS)
          .describe('secure: entrances are closed and locked, and nothing tells of danger'),
        wanted: z
          .enum(['any', 'none'])
          .default('none')
          .describe('whether it was asked if anything is so, or if nothing is'),
        area: Area,
      }),
      result: z.strictObject({
        well: z.boolean().describe('nothing is against it, and nothing is silent'),
        found: z.array(Finding),
        silent: z.array(Finding),
        summary: SUMMARY,
      }),
      effect: 'read',
      run: (params, self: House) => self.check(params),
    }),
    presence: method({
      title: 'Is anybody there',
      description: 'Tells whether a sensor notices somebody, in the house or in rooms of it.',
      params: z.strictObject({ area: Area }),
      result: z.strictObject({ summary: SUMMARY }),
      effect: 'read',
      run: (params, self: House) => self.presence(params),
    }),
    warmth: method({
      title: 'Rooms compared',
      description: 'Tells which room is the hottest or the coldest, or compares two places.',
      params: z.strictObject({
        way: z.enum(WAYS),
        area: Area,
        than: Area.describe('what it is compared with; a room, some, inside or outside'),
        by: z.boolean().optional().describe('by how much was asked, and not whether'),
      }),
      result: z.strictObject({ summary: SUMMARY }),
      effect: 'read',
      run: (params, self: House) => self.warmth(params),
    }),
    record: method({
      title: 'What was done',
      description: 'What the house did today or in a period, when, and who ordered it.',
      params: z.strictObject({
        from: Instant.optional().describe('the beginning of today when absent'),
        to: Instant.optional().describe('now when absent'),
        last: z.boolean().optional().describe('only the last thing'),
        of: z.string().optional().describe('only what this person had done, by id, name or alias'),
      }),
      result: z.strictObject({ count: z.number().int(), summary: SUMMARY }),
      effect: 'read',
      run: (params, self: House, call) => self.record(params, call),
    }),
    rights: method({
      title: 'Who may do what',
      description: 'Tells whether somebody may do something, who may, or all that somebody may.',
      params: z.strictObject({
        of: z.string().max(80).optional().describe('a person, by id, name or alias; who asks when absent'),
        everyone: z.boolean().optional().describe('all people of the home, one by one'),
        role: z.enum(['child', 'guest']).optional().describe('a guest, or a child, whoever that is'),
        what: z.enum(RIGHTS).optional().describe('to do what; all there is when absent'),
        thing: z.string().max(120).optional().describe('to which thing, by words of its name'),
      }),
      result: z.strictObject({ summary: SUMMARY }),
      effect: 'read',
      run: (params, self: House, call) => self.rights(params, call),
    }),
    people: method({
      title: 'Who lives here',
      description:
        'Names who lives here and who comes as a guest, to those who are known by name themselves.',
      params: z.strictObject({}),
      result: z.strictObject({ summary: SUMMARY }),
      effect: 'read',
      run: (_params, self: House, call) => self.people(call),
    }),
    abilities: method({
      title: 'What can I say',
      description: 'What the house can do, by kind of thing, with a sentence for each that works here.',
      params: z.strictObject({
        area: Area,
        kind: DeviceKind.optional().describe('only of things of this kind'),
      }),
      result: z.strictObject({
        abilities: z.array(
          z.strictObject({ what: z.string(), example: z.string(), things: z.array(z.string()) }),
        ),
        summary: SUMMARY,
      }),
      effect: 'read',
      run: (params, self: House) => self.abilities(params),
    }),
  },
});
