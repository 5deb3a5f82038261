/** Records what it makes up, a change in each tenth of a second of a time that it moves itself, and says so; to be killed. Argument: the database. */
import { history } from '../../../services/history/index.ts';
import { OpenService } from '../../kit/open-service.ts';
import { KnownHome } from '../../kit/things/known-home.ts';

const home = new KnownHome().add({ id: 'sensor.a', kind: 'sensor', name: 'A' });
const { clock } = home;
await OpenService.open(history, { clock, home: home.view, path: process.argv[2]! });
for (let count = 1; ; count += 1) {
  await clock.advance(100);
  home.report('sensor.a', { temperature: count });
  process.stdout.write(`${JSON.stringify({ count, at: clock.now() })}\n`);
  // Whoever kills it is let in between.
  await new Promise((resolve) => setTimeout(resolve, 1));
}
