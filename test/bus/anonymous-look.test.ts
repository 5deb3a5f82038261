import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { AnonymousWarning, anonymousFindings } from '../../src/app/findings/anonymous.ts';
import { anonymousWarning, BusConfig, takesAnonymous } from '../../src/bus/index.ts';
import { accounts } from '../kit/accounts.ts';
import { LogBook } from '../kit/log.ts';
import {
  eventually,
  freePort,
  mosquittoAvailable,
  type RunningBroker,
  startEmbeddedBroker,
  startMosquitto,
} from '../kit/servers/broker.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
async function running<T extends RunningBroker>(broker: Promise<T>): Promise<T> {
  const started = await broker;
  ends.push(() => started.stop());
  return started;
}

interface Kind {
  readonly name: string;
  readonly open: () => Promise<RunningBroker>;
  readonly closed: () => Promise<RunningBroker>;
}

const KINDS: Kind[] = [
  {
    name: 'the embedded broker',
    open: () => startEmbeddedBroker(),
    closed: async () => startEmbeddedBroker({ users: await accounts({ lamp: { device: true } }) }),
  },
  ...(mosquittoAvailable()
    ? [
        {
          name: 'Mosquitto',
          open: () => startMosquitto(),
          closed: () => startMosquitto({ config: ['allow_anonymous false'] }),
        },
      ]
    : []),
];

describe.each(KINDS)('H42 a look whether $name takes clients without an account', ({ open, closed }) => {
  it('sees one that does, and says it to the doctor and once in the log', async () => {
    const { url } = await running(open());
    expect(await takesAnonymous(url)).toBe('takes');
    const bus = BusConfig.parse({ url });
    expect(await anonymousFindings({ bus })).toMatchObject([
      {
        ok: true,
        what: expect.stringContaining('takes clients without an account'),
        hint: expect.anything(),
      },
    ]);
    const log = new LogBook();
    const warning = new AnonymousWarning({ config: { bus }, log });
    warning.start();
    await eventually(() => log.lines).toMatchObject([
      { level: 'warn', message: anonymousWarning(url).message },
    ]);
  });

  it('sees one that does not, and the log stays quiet', async () => {
    const { url } = await running(closed());
    expect(await takesAnonymous(url)).toBe('refuses');
    expect(await anonymousFindings({ bus: BusConfig.parse({ url }) })).toMatchObject([{ ok: true }]);
  });
});

describe('H42 a look at what is no broker', () => {
  it('claims nothing of who is not there, says nothing or is not MQTT', async () => {
    expect(await takesAnonymous(`mqtt://127.0.0.1:${await freePort()}`)).toBe('unknown');
    for (const answer of ['', 'HTTP/1.1 400 Bad Request\r\n\r\n']) {
      const server = createServer((socket) => socket.on('error', () => {}).write(answer));
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      ends.push(() => server.close());
      const { port } = server.address() as { port: number };
      expect(await takesAnonymous(`mqtt://127.0.0.1:${port}`, { timeoutMs: 200 })).toBe('unknown');
    }
    expect(await takesAnonymous('mqtts://127.0.0.1:1', { ca: '/nowhere/ca.pem' })).toBe('unknown');
    expect(await anonymousFindings({ bus: BusConfig.parse({}) })).toEqual([]);
  });

  it('is a fault in a network, and named without the password of the URL', () => {
    const { message, isHere } = anonymousWarning('mqtt://hub:secret@broker.example.com:1883');
    expect(isHere).toBe(false);
    expect(message).toBe(
      'The broker broker.example.com:1883 takes clients without an account: whoever is in this network may speak to the house as nobody and command things on it.',
    );
    expect(anonymousWarning('mqtt://localhost').message).toContain(
      'if the broker listens on other addresses too',
    );
  });
});
