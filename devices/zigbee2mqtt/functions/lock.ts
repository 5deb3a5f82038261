import type { DeviceState } from '../../../src/domain/index.ts';
import type { Expose } from '../exposes.ts';
import { asksOf, featureOf, flagIn, known, type MainFunction } from './main-function.ts';

/** What the bolt itself tells wins over the state that was asked for. */
export function lockFunction(expose: Expose): MainFunction | undefined {
  const state = featureOf(expose, 'state');
  const bolt = featureOf(expose, 'lock_state');
  if (state === undefined) return undefined;
  return {
    kind: 'lock',
    capabilities: {},
    properties: [state.property, ...(bolt === undefined ? [] : [bolt.property])],
    asks: asksOf(state),
    read: (message) => {
      const told = bolt && boltState(message[bolt.property]);
      return told ?? known({ locked: flagIn(message[state.property], state) });
    },
    write: ({ locked }) =>
      typeof locked === 'boolean' ? { [state.property]: locked ? state.on : state.off } : {},
  };
}

function boltState(value: unknown): DeviceState | undefined {
  switch (value) {
    case 'locked':
      return { locked: true, jammed: false };
    case 'unlocked':
      return { locked: false, jammed: false };
    case 'not_fully_locked':
      return { locked: false, jammed: true };
    default:
      return undefined;
  }
}
