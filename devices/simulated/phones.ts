import type { SimulatedDevice } from './default-home.ts';

/**
 * Phones that tell whether they are at home, for whoever tries the house: one says whose they are, then has them leave and come back by
 * hand. They are nobody's at first, and no part of the default home, in which no phone lies.
 */
export const PHONES: readonly SimulatedDevice[] = [
  phone('sensor.trial_phone', 'Trial Phone'),
  phone('sensor.spare_phone', 'Spare Phone'),
];

function phone(id: string, name: string): SimulatedDevice {
  return {
    device: {
      ...{ id, kind: 'sensor', name, aliases: [], area: null, floor: null, groups: [] },
      capabilities: { readings: ['tracker'] },
      features: { presence: { type: 'text', name: 'Presence', class: 'tracker' } },
    },
    state: { presence: 'home' },
  };
}
