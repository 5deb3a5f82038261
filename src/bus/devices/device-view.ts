import { z } from 'zod';
import type { Device, DeviceReport } from '../../domain/index.ts';

/** What every device service answers about one of its devices, before what is its own. */
export const deviceView = {
  id: z.string(),
  name: z.string(),
  area: z.string().nullable(),
  available: z.boolean().nullable().describe('null when it never told'),
  seen_at: z.string().nullable().describe('when it last said something new, ISO 8601'),
};

/** These fields of one device; `seen_at` is null as long as it has told nothing of its state. */
export function viewOf({ id, name, area }: Device, report: DeviceReport | undefined) {
  const told = Object.values(report?.state ?? {}).some((value) => value !== null);
  return {
    id,
    name,
    area,
    available: report?.available ?? null,
    seen_at: report === undefined || !told ? null : new Date(report.at).toISOString(),
  };
}

/** A value of a report where it is of the kind that is looked for, else null: what was not told is not known. */
export function flagOf(report: DeviceReport | undefined, key: string): boolean | null {
  const value = report?.state[key];
  return typeof value === 'boolean' ? value : null;
}

export function figureOf(report: DeviceReport | undefined, key: string): number | null {
  const value = report?.state[key];
  return typeof value === 'number' ? value : null;
}

export function wordOf(report: DeviceReport | undefined, key: string): string | null {
  const value = report?.state[key];
  return typeof value === 'string' ? value : null;
}

/** A flag in words, of which `yes` is the one for true. */
export function eitherWord<Y extends string, N extends string>(
  flag: boolean | null,
  yes: Y,
  no: N,
): Y | N | null {
  return flag === null ? null : flag ? yes : no;
}
