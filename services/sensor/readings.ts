import { z } from 'zod';
import type { Device, DeviceReport, DeviceState } from '../../src/domain/index.ts';
import { MEASURED, NOTICED } from './kinds.ts';

/** One thing that one sensor tells. */
export const Reading = z.strictObject({
  id: z.string(),
  name: z.string(),
  area: z.string().nullable(),
  kind: z.string(),
  value: z.union([z.number(), z.boolean(), z.string()]).nullable().describe('null when it never told'),
  unit: z.string().nullable().describe('of a figure, such as °C'),
  state: z
    .string()
    .nullable()
    .describe('in a word: open, closed, motion, clear, … or the figure with its unit'),
  available: z.boolean().nullable(),
  seen_at: z.string().nullable().describe('when it last said something new, ISO 8601'),
});
export type Reading = z.output<typeof Reading>;

/**
 * A sensor's readings, each key of its state one, or those of a kind. One that has told nothing, or is away, has none of
 * any kind; asked for as a whole it is told as silent.
 */
export function readingsOf(device: Device, report: DeviceReport | undefined, kind?: string): Reading[] {
  const told = Object.entries(report?.state ?? {}).filter(([, value]) => value !== null);
  if (told.length === 0 && kind === undefined) return [silence(device, report)];
  return told
    .filter(([key]) => kind === undefined || key === kind)
    .map(([key, value]) => reading(device, report!, key, value!));
}

function silence({ id, name, area }: Device, report: DeviceReport | undefined): Reading {
  const nothing = { kind: 'state', value: null, unit: null, state: null, seen_at: null };
  return { id, name, area, ...nothing, available: report?.available ?? null };
}

function reading(
  { id, name, area }: Device,
  report: DeviceReport,
  kind: string,
  value: NonNullable<DeviceState[string]>,
): Reading {
  const unit = typeof value === 'number' ? MEASURED[kind]?.unit || null : null;
  return {
    id,
    name,
    area,
    kind,
    value,
    unit,
    state: stateOf(kind, value, unit),
    available: report.available,
    seen_at: new Date(report.at).toISOString(),
  };
}

function stateOf(kind: string, value: number | boolean | string, unit: string | null): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return unit === null ? String(value) : `${value} ${unit}`;
  const { is = 'on', not = 'off' } = NOTICED[kind] ?? {};
  return value ? is : not;
}
