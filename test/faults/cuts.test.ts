import { expect, it } from 'vitest';
import { mosquittoAvailable } from '../kit/servers/broker.ts';
import { cutSweep } from './cuts.ts';

/** The same places for the same seed. */
function chanceOf(from: number): (below: number) => number {
  let state = from >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it.concurrent.each(mosquittoAvailable() ? (['own', 'mosquitto'] as const) : (['own'] as const))(
  'H05 X03 what is created, started and sent over the %s broker is there once, wherever its wire is cut',
  async (broker) => {
    expect(await cutSweep(broker, 6, chanceOf(7))).toMatchObject({ lost: 0, doubled: 0 });
  },
);
