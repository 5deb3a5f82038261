/**
 * A hub in a process of its own, to be killed. Speaks JSON lines on standard output:
 * `{type: 'ready'}`, `{type: 'boundary', n, name}`, `{type: 'turn', turn}`.
 * Arguments: a JSON object {data, config, text, killAt?, externalId}. Says `text` to itself as a door would, and says it
 * again after a restart with the same external id, as a client that got no answer does.
 */

import { startHub } from '../../src/app/hub.ts';
import { silentLogger } from '../../src/base/index.ts';
import { testConfig } from '../kit/hub.ts';

const given = JSON.parse(process.argv[2] ?? '{}') as {
  data: string;
  config: Record<string, unknown>;
  text: string;
  externalId: string;
  killAt?: number;
  lamp: string;
};
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

let speaking = false;
let passed = 0;
const hub = await startHub({
  config: testConfig(given.data, given.config),
  log: silentLogger,
  version: '0.0.0-test',
  rehearses: false,
  ownerToken: 'a-token-that-only-tests-use',
  boundary: (name) => {
    if (!speaking) return;
    passed += 1;
    if (passed === given.killAt) process.kill(process.pid, 'SIGKILL');
    say({ type: 'boundary', n: passed, name });
  },
});
say({ type: 'ready', url: hub.url, broker: hub.brokerUrl });

// The lamp comes to the house by itself; nobody speaks before it is known and its state seen.
while (
  !hub.doorway
    .devices()
    .some((device) => device.name === given.lamp && device.report?.state['on'] !== undefined)
)
  await new Promise((resolve) => setTimeout(resolve, 5));

speaking = true;
const { turn } = await hub.doorway.receive({
  channel: 'http',
  conversation: 'faults',
  person: 'alex',
  text: given.text,
  externalId: given.externalId,
});
let view = await hub.doorway.settled(turn, 60_000);
while (view?.status === 'running') view = await hub.doorway.settled(turn, 60_000);
const reminders = await hub.doorway.call('reminders', 'list', {});
speaking = false;
say({ type: 'turn', turn: view, reminders });
process.stdin.on('end', () => void hub.close().then(() => process.exit(0)));
process.stdin.resume();
