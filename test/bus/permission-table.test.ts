import { describe, expect, it } from 'vitest';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { AccountStore } from '../../src/bus/broker/account-store.ts';
import { Conversations } from '../../src/bus/broker/conversations.ts';
import { DeviceTopics } from '../../src/bus/broker/device-topics.ts';
import { HUB_PERMISSIONS, permissionsOf } from '../../src/bus/broker/permissions.ts';
import { type BrokerUser, ownDiscoveryNode } from '../../src/bus/index.ts';
import { Store } from '../../src/store/index.ts';
import { closesAfterEach } from '../kit/closing.ts';

const { closing } = closesAfterEach();

const OWN = `homeassistant/device/${ownDiscoveryNode('hearth/v1')}/lamp/config`;

/** Topics as a house has them, those below the root without it. */
const OURS = [
  'svc/coffee/main/manifest',
  'svc/coffee/main/status',
  'svc/coffee/main/event/brewed',
  'svc/coffee/main/call/brew',
  'svc/light/main/manifest',
  'svc/light/main/status',
  'svc/light/main/event/changed',
  'svc/light/main/call/turn_on',
  'svc/agents/attic/call/start',
  'home/areas',
  'home/device/lamp',
  'home/report/lamp',
  'home/command/lamp',
  'announce/lamp/set',
  'announce/people',
  'hub/key',
  'reply/me/1',
  'reply/other/1',
  'channel/mine/in',
  'channel/mine/out',
  'channel/others/in',
  'channel/others/out',
  'channel//in',
  'channel//out',
  'channel/a/b/out',
  'process/7/event',
  'recogniser/mine/in',
  'recogniser/mine/out',
  'recogniser/others/in',
  'recogniser/others/out',
];
const TOPICS = [
  ...OURS.map((path) => `hearth/v1/${path}`),
  'lamp/state',
  'other/state',
  'homeassistant/light/lamp/config',
  OWN,
  'homeassistant/status',
  '$SYS/broker/load',
  '$share/lamp/state',
];
const OTHER = { name: 'others', password: '', person: 'sam' };
const SYSTEM = /^\$/;

type Account = Omit<BrokerUser, 'name' | 'password'>;

/** What an account may do in a house with one other person, of all `TOPICS`; below the root without it. */
function tableOf(account: Account) {
  const store = new AccountStore(closing(new Store({ path: ':memory:' }), (opened) => opened.close()));
  const own = { name: 'mine', password: '', ...account };
  const common = { users: [own, OTHER], store, clock: systemClock };
  const permissions = permissionsOf(own, {
    root: 'hearth/v1',
    commanders: new Set(['light']),
    conversations: new Conversations({ ...common, people: ['alex', 'sam'] }),
    devices: new DeviceTopics({ ...common, root: 'hearth/v1', prefix: 'homeassistant', log: silentLogger }),
  });
  const payload = Buffer.from('{"state_topic":"lamp/state","unique_id":"lamp"}');
  const all = (may: (topic: string) => boolean) =>
    TOPICS.filter((topic) => may(topic)).map((topic) => topic.replace('hearth/v1/', ''));
  return {
    publishes: all((topic) => permissions.mayPublish({ topic, payload })),
    receives: all((topic) => permissions.mayReceive(topic, 'me')),
    subscribes: all((topic) => permissions.maySubscribe(topic, 'me')),
    leavesWill: all((topic) => permissions.mayLeaveWill(topic)),
    permissions,
  };
}

const starting = (...starts: string[]) =>
  OURS.filter((path) => starts.some((start) => path.startsWith(start)));
const CALLS = ['svc/coffee/main/call/brew', 'svc/light/main/call/turn_on'];
const NEWS = [
  'svc/coffee/main/manifest',
  'svc/coffee/main/status',
  'svc/light/main/manifest',
  'svc/light/main/status',
  'hub/key',
];
/** In the order of `TOPICS`. */
const sorted = (paths: readonly string[]) =>
  [...new Set(paths)].sort((one, other) => place(one) - place(other));
const place = (path: string) => TOPICS.findIndex((topic) => topic === path || topic === `hearth/v1/${path}`);

describe('H42 the table of the broker: topics by kind of account', () => {
  it('a person calls services, speaks in a conversation of its own, and hears who is there', () => {
    const table = tableOf({ person: 'alex' });
    expect(table.publishes).toEqual([...CALLS, 'channel/mine/in']);
    expect(table.receives).toEqual(sorted([...NEWS, 'reply/me/1', 'channel/mine/out']));
    expect(table.subscribes).toEqual(
      sorted([...NEWS, 'reply/me/1', 'channel/mine/out', 'channel/others/out', 'channel//out']),
    );
    expect(table.leavesWill).toEqual([]);
  });

  it('a service offers its own, calls others, answers anybody, and hears the home', () => {
    const own = ['svc/coffee/main/manifest', 'svc/coffee/main/status', 'svc/coffee/main/event/brewed'];
    const heard = [
      ...NEWS,
      ...starting('svc/coffee/'),
      'svc/light/main/event/changed',
      'home/areas',
      'home/device/lamp',
      'home/report/lamp',
    ];
    const table = tableOf({ service: 'coffee' });
    expect(table.publishes).toEqual(sorted([...own, ...CALLS, 'reply/me/1', 'reply/other/1']));
    expect(table.receives).toEqual(sorted([...heard, 'reply/me/1']));
    expect(table.subscribes).toEqual(sorted([...heard, 'reply/me/1']));
    expect(table.leavesWill).toEqual(own);
  });

  it('a service of the hub’s own that runs elsewhere commands devices too; a host of agents orders others of its kind', () => {
    expect(tableOf({ service: 'light' }).publishes).toEqual(
      sorted([
        ...starting('svc/light/'),
        'svc/coffee/main/call/brew',
        'home/command/lamp',
        'reply/me/1',
        'reply/other/1',
      ]),
    );
    expect(tableOf({ service: 'agents/attic' }).publishes).toEqual(
      sorted([...CALLS, 'svc/agents/attic/call/start', 'reply/me/1', 'reply/other/1']),
    );
  });

  it('a recogniser hears the sound that is sent to it, says what it heard, and has nothing else', () => {
    const table = tableOf({ recogniser: true });
    expect(table.publishes).toEqual(['recogniser/mine/out']);
    expect(table.leavesWill).toEqual(['recogniser/mine/out']);
    expect(table.receives).toEqual(['reply/me/1', 'recogniser/mine/in']);
    expect(table.subscribes).toEqual(['reply/me/1', 'recogniser/mine/in']);
  });

  it('a device with topics has these, and may listen for whoever reads discovery', () => {
    const table = tableOf({ device: true, topics: ['lamp/#'] });
    expect(table.publishes).toEqual(['lamp/state', 'homeassistant/light/lamp/config']);
    expect(table.receives).toEqual(['reply/me/1', 'lamp/state', 'homeassistant/status']);
    expect(table.subscribes).toEqual(['reply/me/1', 'lamp/state', 'homeassistant/status']);
    expect(table.leavesWill).toEqual(['lamp/state']);
  });

  it('a device that speaks has a conversation besides', () => {
    const table = tableOf({ device: true, topics: ['lamp/#'], speaks: true });
    expect(table.publishes).toEqual(['channel/mine/in', 'lamp/state', 'homeassistant/light/lamp/config']);
    expect(table.receives).toEqual(['reply/me/1', 'channel/mine/out', 'lamp/state', 'homeassistant/status']);
    expect(table.subscribes).toEqual(
      sorted([
        'reply/me/1',
        'channel/mine/out',
        'channel/others/out',
        'channel//out',
        'lamp/state',
        'homeassistant/status',
      ]),
    );
  });

  it('another hub sees what this one announces, commands that, and talks; what devices announce it does not hear', () => {
    const table = tableOf({ hub: true });
    expect(table.publishes).toEqual(['announce/lamp/set', 'channel/mine/in', 'homeassistant/status']);
    expect(table.receives).toEqual(
      sorted([
        ...['svc/coffee/main/status', 'svc/light/main/status', 'home/report/lamp', 'announce/people'],
        ...['reply/me/1', 'channel/mine/out', OWN, 'homeassistant/status'],
      ]),
    );
    expect(table.leavesWill).toEqual(['homeassistant/status']);
    for (const filter of ['homeassistant/+/+/config', 'homeassistant/device/+/+/config'])
      expect(table.permissions.maySubscribe(filter, 'me')).toBe(true);
    for (const filter of ['#', 'zigbee2mqtt/#', 'hearth/v1/home/#', 'hearth/v1/announce/#'])
      expect(table.permissions.maySubscribe(filter, 'me')).toBe(false);
  });

  it('a device is refused an announcement of what is not its own', () => {
    const { permissions } = tableOf({ device: true, topics: ['lamp/#'] });
    const announce = (payload: string | Buffer) =>
      permissions.mayPublish({ topic: 'homeassistant/light/lamp/config', payload });
    expect(announce('{"state_topic":"other/state","unique_id":"lamp"}')).toBe(false);
    expect(announce(Buffer.from('{"state_topic":"other/state","unique_id":"lamp"}'))).toBe(false);
    expect(announce('{"state_topic":"lamp/state","unique_id":"lamp"}')).toBe(true);
    const hubs = { topic: OWN, payload: '{"state_topic":"lamp/state","unique_id":"lamp"}' };
    expect(permissions.mayPublish(hubs)).toBe(false);
  });

  it.each<Account>([{ person: 'alex' }, { service: 'coffee' }, { device: true, topics: ['#'] }])(
    'nobody touches what begins with a dollar, as %j',
    (account) => {
      const everything = { publish: ['#', '$SYS/#', '$share/#'], subscribe: ['#', '$SYS/#', '$share/#'] };
      for (const table of [tableOf(account), tableOf({ ...account, ...everything })])
        for (const paths of [table.publishes, table.receives, table.subscribes, table.leavesWill])
          expect(paths.filter((path) => SYSTEM.test(path))).toEqual([]);
    },
  );

  it('lists narrow all four, but for replies', () => {
    const lists = {
      publish: ['hearth/v1/svc/light/#'],
      subscribe: ['hearth/v1/hub/#', 'hearth/v1/home/areas'],
    };
    const table = tableOf({ service: 'coffee', ...lists });
    expect(table.publishes).toEqual(['svc/light/main/call/turn_on', 'reply/me/1', 'reply/other/1']);
    expect(table.leavesWill).toEqual([]);
    expect(table.receives).toEqual(['home/areas', 'hub/key', 'reply/me/1']);
    expect(table.subscribes).toEqual(['home/areas', 'hub/key', 'reply/me/1']);
  });

  it('the hub does everything but publish where the broker itself speaks', () => {
    const wanted = TOPICS.filter((topic) => !SYSTEM.test(topic));
    expect(TOPICS.filter((topic) => HUB_PERMISSIONS.mayPublish({ topic, payload: '' }))).toEqual(wanted);
    expect(TOPICS.filter((topic) => HUB_PERMISSIONS.mayLeaveWill(topic))).toEqual(wanted);
    expect(HUB_PERMISSIONS.mayPublish({ topic: 'price/in/$', payload: '' })).toBe(true);
    expect(HUB_PERMISSIONS.mayLeaveWill('price/in/$')).toBe(true);
    expect(TOPICS.every((topic) => HUB_PERMISSIONS.maySubscribe(topic, 'hub'))).toBe(true);
    expect(TOPICS.every((topic) => HUB_PERMISSIONS.mayReceive(topic, 'hub'))).toBe(true);
  });
});
