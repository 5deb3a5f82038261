import { z } from 'zod';
import { method } from '../bus/index.ts';
import { Instant, Moment, Rrule, SunTime } from '../domain/index.ts';

/** When something is wanted; `what` is said of what returns. */
export function whenParams(what: string) {
  return {
    at: Moment.optional().describe('when; with rrule, the day and time it begins'),
    rrule: Rrule.optional().describe(
      `RFC 5545 rule for ${what} that returns, in the time of the home; with sun, its days`,
    ),
    ...SunTime,
    sun: SunTime.sun.optional().describe('at sunrise or sunset instead'),
  };
}

export const UNTIL = Instant.optional().describe('when one that returns ends');

/** One item, by its id or by words. */
export function whichParams(what: string) {
  return {
    id: z.string().max(64).optional().describe(`the id of the ${what}`),
    query: z.string().trim().min(1).max(200).optional().describe('or a few of its words'),
  };
}

/** Of a series the one on a day or at a time, and the series stays. */
export const OCCURRENCE = Moment.optional().describe('of a series only the one on this day or at this time');

/** What every view of an item tells. */
export const DUE_VIEW = {
  id: z.string(),
  at: z
    .string()
    .nullable()
    .describe('when it is due next, with the offset of the home; null when never again'),
  words: z.string().describe('the same in words, to be read back'),
  rrule: z.string().optional(),
  sun: SunTime.sun.optional().describe('with rrule: at sunrise or sunset of its days'),
  offset: SunTime.offset,
};

/** What every event of a firing tells. */
export const DUE_EVENT = {
  firing: z.string().describe('the same at every offer'),
  text: z.string().describe('what to say'),
  person: z.string().nullable(),
  conversation: z.string().nullable(),
  channel: z.string().nullable(),
  occurrence: z.string(),
  late_ms: z.number(),
};

interface Told {
  told(firing: string, turn?: string): boolean;
  heard(firing: string): boolean;
}

/** Says that what rang needs to ring no more. */
export const SILENCED_EVENT = z.strictObject({ firing: z.string() });

/** The method by which the hub says that somebody heard what rings. */
export const heard = method({
  description: 'Somebody heard what rings: it rings no more.',
  params: z.strictObject({ firing: z.string().max(64).describe('from the event') }),
  result: z.strictObject({ known: z.boolean() }),
  effect: 'idempotent',
  access: 'internal',
  llm: false,
  run: ({ firing }, self: Told) => ({ known: self.heard(firing) }),
});

/** The method by which the hub says that a firing was acted on. Until then it is offered again. */
export function acknowledgement(description: string, more: Readonly<Record<string, z.ZodType>> = {}) {
  return method({
    description: `${description} Until then it is offered again.`,
    params: z.strictObject({ firing: z.string().max(64).describe('from the event'), ...more }),
    result: z.strictObject({ known: z.boolean() }),
    effect: 'idempotent',
    access: 'internal',
    llm: false,
    run: (params, self: Told) => {
      const { firing, turn } = params as { readonly firing: string; readonly turn?: string };
      return { known: self.told(firing, turn) };
    },
  });
}
