import type { Device, DeviceReport, DeviceState } from '../../src/domain/index.ts';
import { MEASURED, NOTICED } from './kinds.ts';

/** One thing that one sensor tells. */
export interface Reading {
  readonly id: string;
  readonly name: string;
  readonly area: string | null;
  readonly kind: string;
  readonly value: number | boolean | string | null;
  readonly unit: string | null;
  readonly state: string | null;
  readonly available: boolean | null;
  readonly seen_at: string | null;
}

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
