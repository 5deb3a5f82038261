/**
 * A hub in a process of its own that says nothing to itself: what is said to it comes by its doors. Prints one JSON line
 * `{type: 'ready', url, broker}` and stays until it is killed or its standard input ends. Argument: JSON {data, config}.
 */

import { startHub } from '../../src/app/hub.ts';
import { silentLogger } from '../../src/base/index.ts';
import { OWNER_TOKEN, testConfig } from '../kit/hub.ts';

const given = JSON.parse(process.argv[2] ?? '{}') as { data: string; config: Record<string, unknown> };
const hub = await startHub({
  config: testConfig(given.data, given.config),
  log: silentLogger,
  version: '0.0.0-test',
  ownerToken: OWNER_TOKEN,
});
process.stdout.write(`${JSON.stringify({ type: 'ready', url: hub.url, broker: hub.brokerUrl })}\n`);
process.stdin.on('end', () => void hub.close().then(() => process.exit(0)));
process.stdin.resume();
