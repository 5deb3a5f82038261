import type { Device, DeviceState, Risk } from '../../domain/index.ts';

const ENTRANCE_CLASSES = new Set(['garage', 'gate', 'door', 'entrance']);
const ENTRANCE_NAMES = /\b(garage|gate)\b/i;
const RANK: Readonly<Record<Risk, number>> = { none: 0, confirm: 1, restricted: 2 };

/**
 * How much is at stake when a device is brought into a state, whichever service wishes it: unlocking lets people in, an
 * opened garage or gate does too, an opened valve lets water run, and a disarmed alarm keeps nobody out. So does what is set or pressed
 * on a lock, or on what is called a garage or a gate. An owner or an adult says yes to each of these first.
 */
export function riskOf(device: Device, set: DeviceState): Risk {
  switch (device.kind) {
    case 'lock':
      return set['locked'] === false || set['open'] === true ? 'restricted' : 'none';
    case 'valve':
      return set['open'] === true || isSome(set['position']) ? 'restricted' : 'none';
    case 'alarm_panel':
      return set['alarm'] === 'disarmed' ? 'restricted' : 'none';
    case 'setting':
    case 'button':
      return opens(device, set) ? 'restricted' : 'none';
    case 'cover':
      return isEntrance(device) && isSome(set['position']) ? 'restricted' : 'none';
    default:
      return 'none';
  }
}

function isSome(value: DeviceState[string] | undefined): boolean {
  return typeof value === 'number' && value > 0;
}

/** Whether a setting or a press belongs to an entrance: by its device, or by its own name. */
function opens(device: Device, set: DeviceState): boolean {
  const names = Object.keys(set).map((key) => device.features?.[key]?.name ?? key);
  return isEntrance(device) || names.some((name) => ENTRANCE_NAMES.test(name));
}

export function highestRisk(risks: readonly Risk[]): Risk {
  return risks.reduce<Risk>((highest, risk) => (RANK[risk] > RANK[highest] ? risk : highest), 'none');
}

/** A garage door or a gate, by its class (`capabilities.class`) or, where a dialect tells none, by its name. */
export function isEntrance({ name, aliases, capabilities }: Device): boolean {
  const { class: said } = capabilities;
  return typeof said === 'string'
    ? ENTRANCE_CLASSES.has(said)
    : [name, ...aliases].some((one) => ENTRANCE_NAMES.test(one));
}
