import { z } from 'zod';
import type { Device, DeviceReport } from '../../src/domain/index.ts';

export const OutdoorReading = z.strictObject({
  name: z.string(),
  area: z.string().nullable(),
  kind: z.string(),
  value: z.number(),
  unit: z.string(),
  seen_at: z.string(),
});
export type OutdoorReading = z.output<typeof OutdoorReading>;

const UNITS: Readonly<Record<string, { readonly unit: string; readonly say: (value: number) => string }>> = {
  temperature: { unit: '°C', say: (value) => `${value} °C` },
  humidity: { unit: '%', say: (value) => `${value} % humidity` },
  wind: { unit: 'm/s', say: (value) => `wind of ${value} m/s` },
  rain: { unit: 'mm', say: (value) => `${value} mm of rain` },
  pressure: { unit: 'hPa', say: (value) => `${value} hPa` },
};

/** What a sensor tells of the weather; nothing when it is away, since old weather is none. */
export function outdoors({ name, area }: Device, report: DeviceReport | undefined): OutdoorReading[] {
  if (report === undefined || report.available === false) return [];
  return Object.entries(report.state).flatMap(([kind, value]) => {
    const known = UNITS[kind];
    if (known === undefined || typeof value !== 'number') return [];
    return [{ name, area, kind, value, unit: known.unit, seen_at: new Date(report.at).toISOString() }];
  });
}

export function sayReadings(readings: readonly OutdoorReading[], area: string | undefined): string {
  const where = area === undefined ? 'outside' : `in the ${area}`;
  const words = readings.map(({ kind, value }) => UNITS[kind]!.say(value));
  return `${where} it is ${[...new Set(words)].join(', ')}`;
}
