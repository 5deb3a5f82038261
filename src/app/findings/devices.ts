/** How well the things of the home are, for `hearth doctor`: empty batteries, what is away, what has something newer to run. */
import {
  batteryOf,
  type Device,
  type DeviceReport,
  hasUpdate,
  isEmpty,
  UNSEEN_MS,
} from '../../domain/index.ts';
import { askHub, type HubAddress } from './ask-hub.ts';
import type { Finding } from './model.ts';

const NAMED_MAX = 10;

type Reported = Device & { readonly report: DeviceReport | null };

/** What a running hub knows of its things; nothing where none answers. */
export async function deviceFindings(hub: HubAddress): Promise<Finding[]> {
  const answer = await askHub<{ devices: readonly Reported[] }>('/v1/devices', hub);
  return answer === undefined ? [] : deviceFindingsOf(answer.devices, hub.clock.now());
}

/** Each kind of trouble once, with the things that have it by name. */
export function deviceFindingsOf(devices: readonly Reported[], now = 0): Finding[] {
  if (devices.length === 0) return [];
  const troubles = [
    trouble(
      'away',
      devices.filter(({ report }) => report?.available === false),
      'Do they have power and reach the hub?',
    ),
    trouble(
      'silent for two days',
      devices.filter(
        (one) =>
          one.report !== null &&
          one.report.available !== false &&
          batteryOf(one, one.report) !== undefined &&
          now - one.report.at >= UNSEEN_MS,
      ),
      'Is the battery empty, or is it out of reach?',
    ),
    trouble(
      'nearly out of battery',
      devices.filter((one) => isEmpty(batteryOf(one, one.report))),
      'Change or charge the battery.',
    ),
    trouble(
      'able to run something newer',
      devices.filter((one) => hasUpdate(one, one.report)),
      'Update it where it was set up.',
      true,
    ),
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
