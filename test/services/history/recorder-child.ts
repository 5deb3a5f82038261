/** Records what it makes up, a change in each tenth of a second, and says so; to be killed. Argument: the database. */
import { history } from '../../../services/history/index.ts';
import { systemClock } from '../../../src/base/index.ts';
import { KnownHome } from '../../kit/known-home.ts';
import { OpenService } from '../../kit/open-service.ts';

const home = new KnownHome().add({ id: 'sensor.a', kind: 'sensor', name: 'A' });
await OpenService.open(history, { clock: systemClock, home: home.view, path: process.argv[2]! });
let count = 0;
setInterval(() => {
  count += 1;
  home.clock.set(Date.now());
  home.report('sensor.a', { temperature: count });
  process.stdout.write(`${JSON.stringify({ count, at: Date.now() })}\n`);
}, 100);
