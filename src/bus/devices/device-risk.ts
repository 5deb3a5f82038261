import type { Device, DeviceState, Risk } from '../../domain/index.ts';

const ENTRANCE_CLASSES = new Set(['garage', 'gate', 'door']);
const ENTRANCE_NAMES = /\b(garage|gate)\b/i;
const RANK: Readonly<Record<Risk, number>> = { none: 0, confirm: 1, restricted: 2 };

/**
 * How much is at stake when a device is brought into a state, whichever service wishes it: unlocking lets people in, an
 * opened garage or gate does too, an opened valve lets water run. An owner or an adult says yes to each of these first.
 */
export function riskOf(device: Device, set: DeviceState): Risk {
  switch (device.kind) {
    case 'lock':
      return set['locked'] === false ? 'restricted' : 'none';
    case 'valve':
      return set['open'] === true ? 'restricted' : 'none';
    case 'cover':
      return isEntrance(device) && typeof set['position'] === 'number' && set['position'] > 0
        ? 'restricted'
        : 'none';
    default:
      return 'none';
  }
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
