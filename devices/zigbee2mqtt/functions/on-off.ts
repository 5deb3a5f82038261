import type { Expose } from '../exposes.ts';
import { asksOf, flagIn, known, type MainFunction } from './main-function.ts';

/** A plug, relay or wall switch, by the property that says whether it is on. */
export function switchFunction(state: Expose | undefined): MainFunction | undefined {
  if (state === undefined || state.property === '') return undefined;
  return {
    kind: 'switch',
    capabilities: {},
    properties: [state.property],
    asks: asksOf(state),
    read: (message) => known({ on: flagIn(message[state.property], state) }),
    write: ({ on }) => (typeof on === 'boolean' ? { [state.property]: on ? state.on : state.off } : {}),
  };
}
