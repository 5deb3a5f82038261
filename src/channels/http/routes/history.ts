import { z } from 'zod';
import { defined, isJsonObject, type Json } from '../../../base/index.ts';
import { DEVICE_ID, Instant } from '../../../domain/index.ts';
import { problemOfCall } from '../problem.ts';
import { json, type Reply, type Route, route } from '../route.ts';

const Curve = z.object({
  key: z.string(),
  kind: z.string(),
  unit: z.string().nullable(),
  type: z.enum(['number', 'flag', 'word']),
  points: z.array(
    z.object({
      at: z.string(),
      value: z.union([z.number(), z.boolean(), z.string()]).nullable(),
      min: z.number().optional(),
      max: z.number().optional(),
    }),
  ),
});

/** What was: of one device, as the history service has it and the speaker may ask for it. */
export function historyRoutes(): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/v1/history/{device}',
      tag: 'house',
      summary: 'What a device measured and how it was; a day unless said otherwise, at most 2,000 points.',
      needs: ['read'],
      needsOnPage: ['speak', 'read'],
      params: z.strictObject({ device: z.string().regex(DEVICE_ID) }),
      query: z.strictObject({
        key: z.string().min(1).max(128).exactOptional().describe('only this key of its state'),
        from: Instant.exactOptional().describe('ISO 8601 with offset; a day before `to` when absent'),
        to: Instant.exactOptional().describe('now when absent'),
        every: z
          .string()
          .max(20)
          .exactOptional()
          .describe('mean, least and most of so long each: PT5M; longer where there would be too many'),
        points: z.coerce.number().int().min(1).max(2_000).exactOptional().describe('at most so many'),
        format: z.enum(['json', 'csv']).default('json'),
      }),
      answers: {
        200: {
          description: 'The curves; with format=csv lines of at, key, value, min, max and unit (RFC 4180).',
          schema: z.object({
            device: z.string(),
            from: z.string(),
            to: z.string(),
            every: z.string().nullable().describe('null: each change by itself'),
            series: z.array(Curve),
            gaps: z.array(z.object({ from: z.string(), to: z.string() })).describe('when nobody looked'),
          }),
        },
        404: { description: 'There is no such device.' },
      },
      run: async ({ params: { device }, query: { format, ...query }, doorway }): Promise<Reply> => {
        const outcome = await doorway.call('history', 'series', { device, ...defined(query) } as Json);
        if (!outcome.ok) return { type: 'problem', problem: problemOfCall(outcome.error) };
        if (format === 'json') return json(200, outcome.result);
        const body = csvOf(outcome.result);
        return { type: 'content', status: 200, contentType: 'text/csv; charset=utf-8; header=present', body };
      },
    }),
  ];
}

/** RFC 4180: lines end in CRLF, and what holds a comma, a quote or a break stands in quotes. */
function csvOf(result: Json): string {
  const series = isJsonObject(result) ? z.array(Curve).parse(result['series']) : [];
  const lines = series.flatMap(({ key, unit, points }) =>
    points.map(({ at, value, min, max }) => [at, key, value, min, max, unit]),
  );
  return [['at', 'key', 'value', 'min', 'max', 'unit'], ...lines]
    .map((cells) => `${cells.map((cell) => quoted(cell ?? '')).join(',')}\r\n`)
    .join('');
}

/** A word that a table would take for a formula is told as text. */
function quoted(cell: string | number | boolean): string {
  const text = typeof cell === 'string' && /^[=+\-@\t]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
