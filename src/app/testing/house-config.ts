import { type Config, faultLines, parseConfig } from '../../config/index.ts';

/** Simulated things answer at once, and a curtain is closed in a moment. */
const QUICK = { latencyMs: 1, travelMs: 20 };

type Section = Readonly<Record<string, unknown>> | undefined;

/** The file of a house for tests, as a person would write it: free ports, New York, Alex and Sam, quick things, and whatever the test adds. */
export function houseFile(data: string, more: Readonly<Record<string, unknown>> = {}): string {
  const { home, bus, devices, ...rest } = more as Record<string, Section>;
  const simulated = devices?.['simulated'] ?? {};
  return JSON.stringify({
    data,
    home: {
      timezone: 'America/New_York',
      latitude: 40.7,
      longitude: -74,
      people: [
        { id: 'alex', name: 'Alex', email: 'alex@example.com', role: 'owner' },
        { id: 'sam', name: 'Sam', email: 'sam@example.com', role: 'adult' },
      ],
      ...home,
    },
    http: { host: '127.0.0.1', port: 0 },
    ...rest,
    devices: {
      ...devices,
      simulated: typeof simulated === 'object' ? { ...QUICK, ...simulated } : simulated,
    },
    bus: { port: 0, ...bus },
  });
}

/** The same, read. @throws Error that tells every fault by path. */
export function houseConfig(data: string, more?: Readonly<Record<string, unknown>>): Config {
  // JSON is YAML, too.
  const parsed = parseConfig({ yaml: houseFile(data, more), env: {} });
  if (!parsed.ok) throw new Error(faultLines(parsed.faults));
  return parsed.config;
}
