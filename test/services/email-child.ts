import { Email } from '../../services/email/email.ts';
import { Budgets, silentLogger, systemClock } from '../../src/base/index.ts';
import type { Bus, Call } from '../../src/bus/index.ts';
import { Store } from '../../src/store/index.ts';

/** The mail service as a process of its own: sends one mail per line it is given and prints the fates. */
const [path = '', port = ''] = process.argv.slice(2);
const service = new Email({
  instance: 'main',
  bus: undefined as unknown as Bus,
  store: new Store({ path }),
  clock: systemClock,
  log: silentLogger,
  budgets: new Budgets({ clock: systemClock, log: silentLogger }),
  place: { name: 'Home', timezone: 'Europe/London', latitude: 51.5, longitude: 0 },
  people: () => [{ id: 'alex', name: 'Alex', email: 'alex@example.com', role: 'owner', aliases: [] }],
  config: {
    smtp: { host: '127.0.0.1', port: Number(port), timeoutSeconds: 10 },
    from: 'hub@example.com',
    allow: [],
    waitMs: 100,
  },
  emit: async (event, data) => {
    process.stdout.write(`${JSON.stringify({ event, data })}\n`);
  },
});
service.start();
process.stdin.on('data', (data) => {
  for (const key of String(data)
    .split('\n')
    .filter((line) => line !== '')) {
    const call: Pick<Call, 'key' | 'by' | 'asking' | 'deadline' | 'signal'> = {
      key,
      by: { kind: 'person', id: 'alex' },
      asking: { person: 'alex', role: 'owner', proof: 'token', via: 'test' },
      deadline: Date.now() + 10_000,
      signal: new AbortController().signal,
    };
    service.send({ to: ['me'], about: `number ${key}` }, call).then(
      ({ fate }) => process.stdout.write(`${JSON.stringify({ key, fate })}\n`),
      (error: unknown) => process.stdout.write(`${JSON.stringify({ key, error: String(error) })}\n`),
    );
  }
});
process.stdout.write('"ready"\n');
setInterval(() => {}, 1000);
