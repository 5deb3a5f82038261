import { afterEach, describe, expect, it } from 'vitest';
import { cover } from '../../services/cover/index.ts';
import { lock } from '../../services/lock/index.ts';
import { systemClock } from '../../src/base/index.ts';
import {
  actuate,
  type Call,
  CommandSeal,
  DeviceMirror,
  GrantIssuer,
  GrantVerifier,
  type MqttConnection,
  newGrantKey,
  type RiskyCall,
} from '../../src/bus/index.ts';
import type { CallerIdentity, Device } from '../../src/domain/index.ts';
import { Home } from '../../src/home/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';
import { mosquittoAvailable, startEmbeddedBroker, startMosquitto } from '../kit/servers/broker.ts';
import { House, PLACE } from './house.ts';

const ROOT = 'hearth/v1';
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const device = (id: string, kind: Device['kind'], name: string, capabilities = {}) => ({
  id,
  kind,
  name,
  aliases: [],
  area: 'hall',
  floor: null,
  groups: [],
  capabilities,
});

const BROKERS = [
  { name: 'the embedded broker', start: () => startEmbeddedBroker() },
  ...(mosquittoAvailable() ? [{ name: 'Mosquitto', start: () => startMosquitto() }] : []),
];

/** A house with a garage door, a lock, a valve and a lamp that do what they are told, and a stranger on its broker. */
async function open(start = BROKERS[0]!.start) {
  const broker = await start();
  ends.push(() => broker.stop());
  const log = new LogBook();
  const house = await House.open({ broker, log });
  ends.push(() => house.close());
  const sink = house.home.sink('things');
  const commands: string[] = [];
  house.home.attach('things', {
    name: 'things',
    close() {},
    async command(id, command) {
      commands.push(`${id} ${JSON.stringify(command)}`);
      if (command.set !== undefined) sink.report(id, command.set);
    },
  });
  sink.announce(device('cover.garage', 'cover', 'Garage Door', { class: 'garage' }));
  sink.announce(device('cover.blind', 'cover', 'Blind', { class: 'blind' }));
  sink.announce(device('lock.front', 'lock', 'Front Door'));
  sink.announce(device('lock.back', 'lock', 'Back Door'));
  sink.announce(device('valve.main', 'valve', 'Water Main'));
  sink.announce(device('light.hall', 'light', 'Hall Light'));
  sink.report('cover.garage', { position: 0 }, true);
  sink.report('lock.front', { locked: true }, true);
  sink.report('lock.back', { locked: true }, true);
  await house.home.published();
  const stranger = await house.connect('stranger');
  const command = (id: string, payload: object) =>
    stranger.publish(`${ROOT}/home/command/${id}`, payload as never, { qos: 1 });
  /** Commands are obeyed in their order: when the lamp was told, those before it have been dealt with. */
  const dealtWith = async () => {
    const before = commands.length;
    await command('light.hall', { set: { on: true } });
    await expect.poll(() => commands.slice(before)).toContain('light.hall {"set":{"on":true}}');
    return commands.filter((line) => !line.startsWith('light.hall'));
  };
  return { house, log, sink, stranger, command, commands, dealtWith };
}

describe.each(BROKERS)('H42 who may publish on $name', ({ start }) => {
  it('opens no garage door, no lock and no valve by a command; closing them and lamps are open to all', async () => {
    const { command, dealtWith, log } = await open(start);
    await command('cover.garage', { set: { position: 100 } });
    await command('cover.garage', { set: { position: 100 }, seal: 'a.b.c' });
    await command('lock.front', { set: { locked: false } });
    await command('valve.main', { set: { open: true } });
    await command('cover.blind', { set: { position: 100 } });
    await command('lock.front', { set: { locked: true } });
    await command('cover.garage', { set: { position: 0 } });
    expect(await dealtWith()).toEqual([
      'cover.blind {"set":{"position":100}}',
      'lock.front {"set":{"locked":true}}',
      'cover.garage {"set":{"position":0}}',
    ]);
    expect(log.lines.filter(({ message }) => message.includes('would open the house'))).toMatchObject([
      { fields: { device: 'cover.garage', because: 'nothing proves who wants it', times: 1 } },
    ]);
  });

  it('cannot open them again with a seal that went over the bus', async () => {
    const { house, stranger, command, dealtWith, sink } = await open(start);
    const seen: object[] = [];
    await stranger.subscribe(`${ROOT}/home/command/cover.garage`, ({ payload }) =>
      seen.push(JSON.parse(String(payload)) as object),
    );
    await house.serve(cover);
    const wish = { device: house.home.view.device('cover.garage')!, set: { position: 100 } };
    const [outcome] = await actuate([wish], {
      bus: house.bus,
      mirror: house.home.view,
      clock: systemClock,
      timeoutMs: 5_000,
    });
    expect(outcome?.ending.type).toBe('seen');
    await expect.poll(() => seen).toHaveLength(1);
    sink.report('cover.garage', { position: 0 });
    await command('cover.garage', seen[0]!);
    await command('lock.front', { ...seen[0], set: { locked: false } });
    expect(await dealtWith()).toEqual(['cover.garage {"set":{"position":100}}']);
  });

  it('does not make the services of the house believe what is not so, and the truth is published again', async () => {
    const { house, stranger, log } = await open(start);
    const topic = `${ROOT}/home/report/lock.front`;
    const told: string[] = [];
    await stranger.subscribe(topic, ({ payload }) => told.push(String(payload)));
    const truth = JSON.stringify(house.home.report('lock.front'));
    await expect.poll(() => told).toContain(truth);
    await house.serve(lock);
    const forged = { state: { locked: false }, available: true, at: 1 };
    for (let n = 0; n < 3; n++) await stranger.publish(topic, forged, { qos: 1, retain: true });
    await stranger.publish(`${ROOT}/home/report/lock.ghost`, forged, { qos: 1, retain: true });
    await stranger.publish(`${ROOT}/home/areas`, [], { qos: 1, retain: true });
    const answer = await house.call('lock', 'get', { target: { name: 'front door' } });
    expect(answer).toMatchObject({ ok: true, result: [{ state: 'locked' }] });
    await expect.poll(() => told.at(-1)).toBe(truth);
    const mirror = new DeviceMirror({ bus: await house.connect('mirror'), log: house.log });
    await expect
      .poll(async () => {
        const late: string[] = [];
        const end = await stranger.subscribe(`${ROOT}/home/report/+`, (message) => late.push(message.topic));
        await stranger.publish(`${ROOT}/mark`, 'x', { qos: 1 });
        await end();
        return late.filter((one) => one.endsWith('ghost'));
      })
      .toEqual([]);
    await mirror.start();
    ends.push(() => mirror.close());
    expect(mirror.report('lock.front')?.state).toEqual({ locked: true });
    expect(log.lines.filter(({ message }) => message.includes('truth is published again'))).toHaveLength(1);
  });

  it('the home takes its own reports for its own, however fast they follow each other', async () => {
    const { house, sink, log } = await open(start);
    for (let n = 0; n < 200; n++) {
      sink.report('cover.garage', { position: n % 101 });
      if (n % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await house.home.published();
    await house.bus.publish(`${ROOT}/mark`, 'x', { qos: 1 });
    expect(log.lines.filter(({ message }) => message.includes('somebody else wrote'))).toEqual([]);
  });
});

describe('H42 a service of another process shows the grant of its call', () => {
  const by: CallerIdentity = { kind: 'person', id: 'alex', role: 'owner' };
  const unlock = (name: string): RiskyCall => ({
    service: 'lock',
    method: 'unlock',
    params: { target: { name } },
    by,
  });

  /** A home that checks grants, and the mirror of a service elsewhere. */
  async function elsewhere() {
    const world = await open();
    const { house, log } = world;
    const bus: MqttConnection = await house.connect('hub-2');
    const { store } = house;
    const issuer = new GrantIssuer({ privateKey: newGrantKey(), bus, clock: systemClock, log });
    const grants = new GrantVerifier({ store, bus, clock: systemClock, log, publicKey: issuer.publicKey });
    await house.home.close();
    const home = new Home({
      store,
      bus,
      clock: systemClock,
      log,
      place: PLACE,
      people: [],
      areas: [],
      grants,
    });
    const sink = home.sink('things');
    const commands: string[] = [];
    home.attach('things', {
      name: 'things',
      close() {},
      async command(id, command) {
        commands.push(`${id} ${JSON.stringify(command)}`);
        if (command.set !== undefined) sink.report(id, command.set);
      },
    });
    await home.start();
    home.publish();
    ends.push(() => home.close());
    for (const [id, name] of [
      ['lock.front', 'Front Door'],
      ['lock.back', 'Back Door'],
    ] as const) {
      sink.announce(device(id, 'lock', name));
      sink.report(id, { locked: true }, true);
    }
    await home.published();
    const mirror = new DeviceMirror({ bus: await house.connect('elsewhere'), log });
    await mirror.start();
    ends.push(() => mirror.close());
    const act = async (id: string, proof: Call['proof']) => {
      const wish = { device: mirror.device(id)!, set: { locked: false } };
      const [outcome] = await actuate([wish], {
        bus,
        mirror,
        clock: systemClock,
        timeoutMs: 300,
        ...(proof === undefined ? {} : { proof }),
      });
      return outcome?.ending.type;
    };
    const proofOf = (call: RiskyCall, role: 'owner' | 'child' = 'owner', key = 'wish-1') => ({
      ...call,
      key,
      grant: issuer.issue(call, { from: 'alex', role }),
    });
    return { act, proofOf, commands, sink, log };
  }

  it('opens what the grant is for, once', async () => {
    const { act, proofOf, sink, commands } = await elsewhere();
    const proof = proofOf(unlock('front door'));
    expect(await act('lock.front', proof)).toBe('seen');
    sink.report('lock.front', { locked: true });
    await expect.poll(() => act('lock.front', proof)).toBe('silent');
    expect(commands.filter((line) => line.includes('false'))).toHaveLength(1);
  });

  it('opens several with one grant that means them all', async () => {
    const { act, proofOf } = await elsewhere();
    const call = { ...unlock(''), params: { target: { all: true } } };
    const proof = proofOf(call);
    expect([await act('lock.front', proof), await act('lock.back', proof)]).toEqual(['seen', 'seen']);
  });

  it.each<[string, (world: Awaited<ReturnType<typeof elsewhere>>) => Call['proof'], RegExp]>([
    ['nothing', () => undefined, /nothing proves/],
    ['a grant for another door', ({ proofOf }) => proofOf(unlock('back door')), /something else/],
    ["a child's grant", ({ proofOf }) => proofOf(unlock('front door'), 'child'), /owner or an adult/],
    [
      'a grant of another service',
      ({ proofOf }) => proofOf({ ...unlock('front door'), service: 'cover' }),
      /something else/,
    ],
    [
      'a grant and another call',
      ({ proofOf }) => ({ ...proofOf(unlock('back door')), params: { target: { name: 'front door' } } }),
      /other arguments/,
    ],
    [
      'a grant of its own make',
      ({ proofOf }) => ({ ...proofOf(unlock('front door')), grant: 'e30.e30' }),
      /not signed/,
    ],
  ])('with %s it opens nothing, and the log says why', async (_title, proofOf, because) => {
    const world = await elsewhere();
    expect(await world.act('lock.front', proofOf(world))).toBe('silent');
    expect(world.commands.filter((line) => line.includes('false'))).toEqual([]);
    const told = world.log.lines.find(({ message }) => message.includes('would open the house'));
    expect(told?.fields['because']).toMatch(because);
  });
});

describe('H42 a seal', () => {
  it('opens once, for this device and this command alone, and for half a minute', () => {
    const clock = new ManualClock();
    const seal = new CommandSeal(clock);
    const command = { set: { locked: false } };
    const made = () => seal.seal('lock.front', command);
    const first = made();
    expect(seal.opens('lock.back', command, first)).toBe(false);
    expect(seal.opens('lock.front', { set: { locked: true } }, first)).toBe(false);
    expect(seal.opens('lock.front', { ...command, transition: 1 }, first)).toBe(false);
    expect(new CommandSeal(clock).opens('lock.front', command, first)).toBe(false);
    expect(seal.opens('lock.front', command, `${first}.x`)).toBe(false);
    expect(seal.opens('lock.front', command, first)).toBe(true);
    expect(seal.opens('lock.front', command, first)).toBe(false);
    const late = made();
    clock.step(clock.now() + 30_000);
    expect(seal.opens('lock.front', command, late)).toBe(false);
  });
});
