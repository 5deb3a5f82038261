/** The simulated home as a program that is told one thing and then waits to be killed: `node lamp-process.mjs DATABASE`. */
import { openSimulatedHome, SimulatedConfig } from '../../devices/simulated/index.ts';
import { Budgets, silentLogger, systemClock } from '../../src/base/index.ts';
import type { Bus } from '../../src/bus/index.ts';
import { Store } from '../../src/store/index.ts';

const world = openSimulatedHome({
  bus: undefined as unknown as Bus,
  store: new Store({ path: process.argv[2]! }),
  clock: systemClock,
  log: silentLogger,
  budgets: new Budgets({ clock: systemClock, log: silentLogger }),
  config: SimulatedConfig.parse({ latencyMs: 0 }),
  devices: {
    announce() {},
    withdraw() {},
    report: (id, state) => id === 'light.garage' && state['on'] === false && console.log('seen off'),
  },
});
world.start();
await world.command('light.garage', { set: { on: false } });
setInterval(() => {}, 1000);
