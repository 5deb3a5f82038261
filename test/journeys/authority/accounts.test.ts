import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/base/index.ts';
import { type CliIo, run } from '../../../src/cli/index.ts';
import { accounts, clientOf, PASSWORD } from '../../kit/accounts.ts';
import { type FamilyHub, startFamily } from '../../kit/family.ts';
import { until } from '../../kit/hub.ts';
import { startEmbeddedBroker } from '../../kit/servers/broker.ts';

let hub: FamilyHub;
let folder: string;
/** How far the hub's clock is ahead of the machine's. */
let aheadMs = 0;
const clock = { ...systemClock, now: () => systemClock.now() + aheadMs };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-accounts-'));
  const users = await accounts({
    'gina-phone': { person: 'gran' },
    coffee: { service: 'coffee' },
    bridge: { device: true, topics: ['zigbee2mqtt/#'] },
    lamp: { device: true },
  });
  hub = await startFamily({ clock, config: { bus: { users } } });
});
afterAll(async () => {
  await hub.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function hearth(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const unexpected = async () => {
    throw new Error('not asked for in this test');
  };
  const io: CliIo = {
    env: { HEARTH_URL: hub.url, HEARTH_TOKEN: hub.owner_.secret },
    cwd: folder,
    stdout: { write: (text) => out.push(text), isTTY: false },
    stderr: { write: (text) => err.push(text) },
    stdin: Object.assign(Readable.from([]), { isTTY: false }),
    clock,
    version: '0.1.0',
    tokenFile: 'command-line.token',
    addressFile: 'command-line.url',
    house: {
      ...{
        startHub: unexpected,
        understand: unexpected,
        runService: unexpected,
        runAgents: unexpected,
        runSatellite: unexpected,
        runRecogniser: unexpected,
      },
      ...{ installVoice: unexpected, voiceStatus: unexpected, testVoice: unexpected },
      ...{ backup: unexpected, restore: unexpected, doctor: unexpected, roles: unexpected, demo: unexpected },
      ...{ serveMcp: unexpected, writeNew: unexpected },
    },
  };
  const exit = await run(argv, io);
  return { exit, out: out.join(''), err: err.join('') };
}

const config = (part: string, topics: Record<string, string>) =>
  [
    `homeassistant/light/lamp/${part}/config`,
    JSON.stringify({ name: 'Lamp', unique_id: `lamp_${part}`, schema: 'json', ...topics }),
    { qos: 1, retain: true },
  ] as const;

const notices = async (): Promise<string[]> =>
  (await hub.owner_.get('/v1/mailbox')).body.mails
    .map(({ body }: { body: string }) => body)
    .filter((body: string) => body.startsWith('The device account'));

const NOTICE =
  'The device account lamp wants topics that it did not name before: attic/x, attic/y. ' +
  'Allow them with "hearth accounts allow lamp", if that is your doing.';

describe('H42 a device that wants topics which it did not name the first time', () => {
  it('asks the owner once for all of them, and has them after "hearth accounts allow"', async () => {
    const lamp = await clientOf(hub.brokerUrl, 'lamp');
    await lamp.mqtt.publishAsync(...config('a', { state_topic: 'attic/lamp', command_topic: 'attic/set' }));
    expect((await hearth('accounts')).out).toMatch(/^lamp +device *$/m);
    expect(await hearth('accounts', 'allow', 'lamp')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('"lamp" waits for nothing'),
    });

    aheadMs = 3_600_000;
    for (let n = 0; n < 3; n++) {
      await lamp.mqtt.publishAsync(...config('b', { state_topic: 'attic/lamp', command_topic: 'attic/x' }));
      await lamp.mqtt.publishAsync(...config('c', { state_topic: 'attic/lamp', command_topic: 'attic/y' }));
    }
    await until(async () => (await notices()).length > 0, 'the owner is told');
    expect(await notices()).toEqual([NOTICE]);

    const { body } = await hub.owner_.get('/v1/accounts');
    expect(body).toEqual({
      accounts: [
        { name: 'gina-phone', kind: 'person', person: 'gran', service: null, topics: null, pending: [] },
        { name: 'coffee', kind: 'service', person: null, service: 'coffee', topics: null, pending: [] },
        {
          ...{ name: 'bridge', kind: 'device', person: null, service: null },
          ...{ topics: ['zigbee2mqtt/#'], pending: [] },
        },
        {
          ...{ name: 'lamp', kind: 'device', person: null, service: null },
          ...{ topics: null, pending: ['attic/x', 'attic/y'] },
        },
      ],
    });
    const listed = await hearth('accounts');
    expect(listed).toMatchObject({ exit: 0, err: '' });
    expect(listed.out).toMatch(/^gina-phone +person +gran/m);
    expect(listed.out).toMatch(/^bridge +device +zigbee2mqtt\/#/m);
    expect(listed.out).toMatch(/^lamp +device +attic\/x attic\/y$/m);

    const closed = new Promise<void>((resolve) => lamp.mqtt.once('close', () => resolve()));
    expect(await hearth('accounts', 'allow', 'lamp')).toEqual({
      exit: 0,
      out: 'The account lamp may now use: attic/x, attic/y\n',
      err: '',
    });
    await closed;
    const back = await clientOf(hub.brokerUrl, 'lamp');
    await back.mqtt.publishAsync(...config('b', { state_topic: 'attic/lamp', command_topic: 'attic/x' }));
    await back.mqtt.subscribeAsync('attic/x', { qos: 1 });
    await back.mqtt.endAsync();
    expect(JSON.parse((await hearth('accounts', '--json')).out).accounts[3].pending).toEqual([]);
    expect(await notices()).toHaveLength(1);
    const { audit } = (await hub.owner_.get('/v1/audit?person=alex')).body;
    expect(audit).toContainEqual(
      expect.objectContaining({
        ...{ what: 'account allow lamp', permission: 'house', outcome: 'allowed' },
        why: 'topics attic/x, attic/y',
      }),
    );
  });

  it('an account that is not there is 404, one that waits for nothing 409', async () => {
    expect(await hub.owner_.post('/v1/accounts/nobody/allow')).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
    expect(await hub.owner_.post('/v1/accounts/gina-phone/allow')).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await hearth('accounts', 'allow', 'nobody')).toMatchObject({ exit: 1 });
  });

  it('no account is shown with its password', async () => {
    const text = JSON.stringify((await hub.owner_.get('/v1/accounts')).body);
    expect(text).not.toMatch(/scrypt|password/);
    expect(text).not.toContain(PASSWORD);
  });
});

describe('H42 a hub at a broker of somebody else', () => {
  it('has no accounts to show', async () => {
    const broker = await startEmbeddedBroker();
    const guest = await startFamily({ config: { bus: { url: broker.url } } });
    try {
      expect(await guest.owner_.get('/v1/accounts')).toEqual({ status: 200, body: { accounts: [] } });
      expect((await guest.owner_.post('/v1/accounts/lamp/allow')).status).toBe(404);
    } finally {
      await guest.stop();
      await broker.stop();
    }
  });
});
