/**
 * A hub in a process of its own that calls a foreign service. Arguments: a JSON object {data, config, externalId}. Prints
 * `{type: 'ready', broker}`, and `{type: 'turn', turn}` whenever the turn waits or ends; reads answers as lines.
 */
import { createInterface } from 'node:readline';
import { startHub } from '../../src/app/hub.ts';
import { silentLogger } from '../../src/base/index.ts';
import { testConfig } from '../kit/hub.ts';

const given = JSON.parse(process.argv[2] ?? '{}') as { data: string; config: Record<string, unknown> };
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const hub = await startHub({
  config: testConfig(given.data, given.config),
  log: silentLogger,
  version: '0.0.0-test',
  rehearses: false,
  ownerToken: 'a-token-that-only-tests-use',
});
say({ type: 'ready', broker: hub.brokerUrl });
while (!hub.doorway.services().some((service) => service.service === 'doorbell'))
  await new Promise((resolve) => setTimeout(resolve, 5));
const { turn } = await hub.doorway.receive({
  channel: 'http',
  conversation: 'doubt',
  person: 'alex',
  text: 'ring the bell',
  externalId: 'ring',
  groups: [[{ service: 'doorbell', method: 'ring', args: {} }]],
});
const settled = async () => say({ type: 'turn', turn: await hub.doorway.settled(turn, 60_000) });
await settled();
for await (const line of createInterface({ input: process.stdin })) {
  const wait = hub.doorway.waits()[0];
  if (wait !== undefined) say({ type: 'answered', outcome: await hub.doorway.answer(wait.id, line) });
  await settled();
}
