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
  const asked =
    kind === undefined
      ? wholeOf(device, told)
      : told.filter(([key]) => key === kind || kindOf(device, key) === kind);
  return asked.map(([key, value]) => reading(device, report!, key, value!));
}

/** Who asks what a sensor says does not ask how well it is, unless it tells nothing else. */
function wholeOf<T>({ features }: Device, told: readonly [string, T][]): readonly [string, T][] {
  const own = told.filter(
    ([key]) => features?.[key]?.category === undefined && features?.[key]?.quiet !== true,
  );
  return own.length > 0 ? own : told;
}

/** What it is a reading of: what its maker says, else the key itself. */
function kindOf({ features }: Device, key: string): string {
  return features?.[key]?.class ?? key;
}

function silence({ id, name, area }: Device, report: DeviceReport | undefined): Reading {
  const nothing = { kind: 'state', value: null, unit: null, state: null, seen_at: null };
  return { id, name, area, ...nothing, available: report?.available ?? null };
}

function reading(
  device: Device,
  report: DeviceReport,
  key: string,
  told: NonNullable<DeviceState[string]>,
): Reading {
  const { id, name, area, features } = device;
  const { unit: said, precision } = features?.[key] ?? {};
  const kind = kindOf(device, key);
  const value = typeof told === 'number' && precision !== undefined ? Number(told.toFixed(precision)) : told;
  const unit = typeof value === 'number' ? (said ?? MEASURED[kind]?.unit) || null : null;
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
