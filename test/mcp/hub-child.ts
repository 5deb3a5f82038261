/** A hub as a process of its own, with the simulated home: `DATA PORT`. Says "up" once it answers. */
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import { startTestHub } from '../kit/hub.ts';

const [data = '', port = ''] = process.argv.slice(2);
await startTestHub({
  data,
  // A curtain takes its time, so that the hub can be killed meanwhile.
  config: {
    http: { host: '127.0.0.1', port: Number(port) },
    devices: { simulated: { travelMs: 1_500 } },
  },
  simulatedHome: DEFAULT_HOME,
});
console.log('up');
