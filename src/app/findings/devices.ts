/** How well the things of the home are, for `hearth doctor`: empty batteries, what is away, what has something newer to run. */
import type { Device, DeviceReport } from '../../domain/index.ts';
import { askHub, type HubAddress } from './ask-hub.ts';
import type { Finding } from './model.ts';

const EMPTY_PERCENT = 15;
const NAMED_MAX = 10;

type Reported = Device & { readonly report: DeviceReport | null };

/** What a running hub knows of its things; nothing where none answers. */
export async function deviceFindings(hub: HubAddress): Promise<Finding[]> {
  const answer = await askHub<{ devices: readonly Reported[] }>('/v1/devices', hub);
  return answer === undefined ? [] : deviceFindingsOf(answer.devices);
}

/** Each kind of trouble once, with the things that have it by name. */
export function deviceFindingsOf(devices: readonly Reported[]): Finding[] {
  if (devices.length === 0) return [];
  const troubles = [
    trouble(
      'away',
      devices.filter(({ report }) => report?.available === false),
      'Do they have power and reach the hub?',
    ),
    trouble('nearly out of battery', devices.filter(isEmpty), 'Change or charge the battery.'),
    trouble('able to run something newer', devices.filter(hasUpdate), 'Update it where it was set up.', true),
  ].filter((one) => one !== undefined);
  return troubles.some(({ ok }) => !ok) ? troubles : [{ what: 'all things are well', ok: true }, ...troubles];
}

function trouble(what: string, devices: readonly Device[], hint: string, ok = false): Finding | undefined {
  const names = [...new Set(devices.map(({ name }) => name))].sort();
  if (names.length === 0) return undefined;
  const more = names.length - NAMED_MAX;
  const told = `${names.slice(0, NAMED_MAX).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return {
    what: `${names.length === 1 ? '1 thing is' : `${names.length} things are`} ${what}: ${told}`,
    ok,
    hint,
  };
}

/** A figure below the bound, or the word of a sensor that knows no figure. */
function isEmpty(device: Reported): boolean {
  return valuesOf(device, 'battery').some(
    (value) => value === true || (typeof value === 'number' && value < EMPTY_PERCENT),
  );
}

function hasUpdate(device: Reported): boolean {
  return valuesOf(device, 'update').includes(true);
}

/** What is told of a kind of reading: by its features, or under its own key. */
function valuesOf({ kind, features, report }: Reported, reading: string): readonly unknown[] {
  if (report === null || !['sensor', 'binary_sensor', 'health', 'vacuum'].includes(kind)) return [];
  return Object.entries(report.state)
    .filter(([key]) => (features?.[key]?.class ?? key) === reading)
    .map(([, value]) => value);
}
