/**
 * history: what things measured and how they were, in SQLite: points for ten days, figures of five minutes for a year. Answers
 * questions about it, and gives the curves.
 */
import { z } from 'zod';
import { defineService, method } from '../../src/bus/index.ts';
import { DEVICE_ID, Instant, Target } from '../../src/domain/index.ts';
import { BECAME } from './became.ts';
import { History, POINTS_MAX } from './history.ts';
import { phrases } from './phrases.ts';

export { HistoryStore } from './history-store.ts';

const Config = z.strictObject({
  rawDays: z.number().int().min(1).max(60).default(10).describe('days for which every change is kept'),
  keepDays: z
    .number()
    .int()
    .min(1)
    .max(3_660)
    .default(365)
    .describe('days for which mean, least and most of each five minutes are kept'),
});

const Period = {
  from: Instant.optional().describe('the beginning of today when absent'),
  to: Instant.optional().describe('now when absent'),
};
const Spanned = { from: z.string(), to: z.string() };
const Kind = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(64)
  .describe('what is measured: temperature, humidity, power, carbon_dioxide, …');
const Value = z.union([z.number(), z.boolean(), z.string()]).nullable();
const SUMMARY = z.string().describe('the same in words');

export const history = defineService<History>({
  name: 'history',
  title: 'History',
  description: 'Keeps what was measured and how things were, and tells of the past.',
  version: '1.0.0',
  access: 'past',
  config: Config.prefault({}),
  phrases,
  open: (context) => new History(context),
  methods: {
    measure: method({
      title: 'What was measured',
      description: 'Tells the mean, the least and the most of a measure in a period: how warm a room was.',
      params: z.strictObject({
        target: Target,
        kind: Kind,
        figure: z.enum(['mean', 'lowest', 'highest', 'range']).default('mean').describe('what is told'),
        felt: z.boolean().optional().describe('it was asked by feel: how warm it was'),
        ...Period,
      }),
      result: z.strictObject({
        ...Spanned,
        found: z.array(
          z.strictObject({
            ...{ id: z.string(), name: z.string(), kind: z.string(), unit: z.string() },
            ...{ mean: z.number(), lowest: z.number(), highest: z.number() },
            ...{ lowest_at: z.string(), highest_at: z.string() },
          }),
        ),
        summary: SUMMARY,
      }),
      effect: 'read',
      run: (params, self: History) => self.measure(params),
    }),
    states: method({
      title: 'When something was so',
      description:
        'Tells when a thing was opened, on, locked or moving in a period, how often and for how long.',
      params: z.strictObject({
        target: Target,
        became: z.enum(BECAME).describe('the state it was in'),
        ask: z.enum(['when', 'whether', 'times', 'length', 'last']).default('when').describe('what is told'),
        ...Period,
      }),
      result: z.strictObject({
        ...Spanned,
        found: z.array(
          z.strictObject({ id: z.string(), name: z.string(), spans: z.array(z.strictObject(Spanned)) }),
        ),
        summary: SUMMARY,
      }),
      effect: 'read',
      run: (params, self: History) => self.states(params),
    }),
    used: method({
      title: 'How much was used',
      description: 'Tells how much electricity, gas or water something used in a period, by its counter.',
      params: z.strictObject({
        target: Target,
        kind: z.enum(['energy', 'gas', 'water']).default('energy').describe('what was used'),
        ...Period,
      }),
      result: z.strictObject({
        ...Spanned,
        used: z.array(
          z.strictObject({ id: z.string(), name: z.string(), amount: z.number(), unit: z.string() }),
        ),
        summary: SUMMARY,
      }),
      effect: 'read',
      run: (params, self: History) => self.used(params),
    }),
    series: method({
      title: 'The curves of a device',
      description:
        'Gives what a device measured and how it was in a period, point by point or by equal lengths of time.',
      params: z.strictObject({
        device: z.string().regex(DEVICE_ID).describe('its id'),
        key: z.string().min(1).max(128).optional().describe('only this key of its state'),
        from: Instant.optional().describe('a day before `to` when absent'),
        to: Instant.optional().describe('now when absent'),
        every: z
          .string()
          .max(20)
          .optional()
          .describe(
            'mean, least and most of so long each, ISO 8601: PT5M; longer where there would be too many',
          ),
        points: z.number().int().min(1).max(POINTS_MAX).optional().describe('at most so many'),
      }),
      result: z.strictObject({
        ...{ device: z.string(), name: z.string(), area: z.string().nullable() },
        ...Spanned,
        every: z.string().nullable().describe('null: each change by itself'),
        series: z.array(
          z.strictObject({
            ...{ key: z.string(), kind: z.string(), unit: z.string().nullable() },
            type: z.enum(['number', 'flag', 'word']),
            points: z.array(
              z.strictObject({
                at: z.string(),
                value: Value.describe(
                  'null: not known from then on; of a length the mean, of a flag the share',
                ),
                min: z.number().optional(),
                max: z.number().optional(),
              }),
            ),
          }),
        ),
        gaps: z.array(z.strictObject(Spanned)).describe('when nobody looked'),
      }),
      effect: 'read',
      llm: false,
      run: (params, self: History) => self.series(params),
    }),
  },
});
