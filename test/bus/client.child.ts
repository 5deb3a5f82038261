/** A client with a will as a process of its own, to be killed: `client.child URL CLIENT`. Says `connected`. */
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { MqttConnection } from '../../src/bus/index.ts';

const [url = '', clientId = ''] = process.argv.slice(2);
const connection = new MqttConnection({
  url,
  clientId,
  clock: systemClock,
  log: silentLogger,
  will: { path: `svc/${clientId}/core/status`, payload: '{"state":"offline"}' },
});
await connection.start();
await connection.publish(
  connection.under(`svc/${clientId}/core/status`),
  { state: 'online' },
  { qos: 1, retain: true },
);
console.log('connected');
