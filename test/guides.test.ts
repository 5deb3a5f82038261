import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Emitter, silentLogger, systemClock } from '../src/base/index.ts';
import { verifyPassword } from '../src/bus/broker/passwords.ts';
import {
  type Call,
  type DeviceFamilyDefinition,
  type FamilyContext,
  manifestOf,
  type ServiceContext,
  type ServiceDefinition,
} from '../src/bus/index.ts';
import { SERVICES } from '../src/catalogue.ts';
import { parseConfig } from '../src/config/index.ts';
import { Device, type InboundMessage, Manifest, type OutboundMessage } from '../src/domain/index.ts';
import { connect, freePort, type RunningBroker, startEmbeddedBroker } from './kit/servers/broker.ts';

/** As deep below the root as a service is, so that the guides' imports hold; git does not see it. */
const FOLDER = join('coverage', `guides-${process.pid}`);

/** The code fences of a guide in one language. */
const fencesOf = (guide: string, language: string) =>
  [
    ...readFileSync(`docs/guides/${guide}.md`, 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'),
    ),
  ].map((match) => match[1]!);

/** A door's imports, as seen from the folder of this test. */
const asIfInPlace = (source: string) =>
  source
    .replaceAll("'../base/", "'../../src/base/")
    .replaceAll("'../domain/", "'../../src/domain/")
    .replaceAll("'./", "'../../src/channels/");

let broker: RunningBroker;
const closing: (() => Promise<void>)[] = [];

async function twoClients() {
  const [bus, other] = await Promise.all([connect(broker.url), connect(broker.url)]);
  closing.push(
    () => bus.close(),
    () => other.close(),
  );
  return { bus, other };
}

beforeAll(async () => {
  broker = await startEmbeddedBroker();
  mkdirSync(FOLDER, { recursive: true });
  for (const guide of ['service', 'device', 'channel'])
    writeFileSync(join(FOLDER, `${guide}.ts`), asIfInPlace(fencesOf(guide, 'ts')[0]!));
});
afterAll(async () => {
  for (const close of closing) await close();
  await broker.stop();
  rmSync(FOLDER, { recursive: true, force: true });
});

const load = async <T>(guide: string, name: string) =>
  ((await import(resolve(FOLDER, `${guide}.ts`))) as Record<string, T>)[name]!;

describe('the guides are true', () => {
  it('their code passes the compiler as it stands', () => {
    writeFileSync(join(FOLDER, 'tsconfig.json'), '{ "extends": "../../tsconfig.json", "include": ["*.ts"] }');
    const check = () =>
      execFileSync('node_modules/.bin/tsc', ['--noEmit', '-p', FOLDER], { encoding: 'utf8', stdio: 'pipe' });
    expect(check).not.toThrow();
  });

  it('H02 the service of the guide makes a manifest that says when it is risky', async () => {
    const irrigation = await load<ServiceDefinition>('service', 'irrigation');
    const manifest = manifestOf(irrigation, 'garden');
    expect(Manifest.safeParse(manifest).success).toBe(true);
    expect(manifest.methods['water']).toMatchObject({
      effect: 'verifiable',
      confirm: 'sometimes',
      risk_when: 'for more than 30 minutes',
      params: { required: ['zone', 'minutes'], additionalProperties: false },
    });
  });

  it('H08 the manifest that the guide gives to other languages is one', () => {
    const [manifest] = fencesOf('service', 'json');
    const parsed = Manifest.parse(JSON.parse(manifest!));
    expect(parsed.methods['water']?.effect).toBe('verifiable');
  });

  it('H17 the service of the guide is done when the valve has told that it is open', async () => {
    const irrigation = await load<ServiceDefinition>('service', 'irrigation');
    const { bus: service, other: valve } = await twoClients();
    const instance = await irrigation.open({
      bus: service,
      clock: systemClock,
    } as Partial<ServiceContext> as ServiceContext);
    await (instance as { start(): Promise<void> }).start();
    await valve.subscribe('garden/lawn/water', () => void valve.publish('garden/lawn/valve', 'open'));
    const call = { signal: AbortSignal.timeout(5000) } as Call;
    const water = irrigation.methods['water']!;
    const watered = await water.run({ zone: 'lawn', minutes: 10 }, instance, call);
    expect(watered).toMatchObject({ zone: 'lawn' });
    // Its time is over while the order is still on its way.
    const over = new AbortController();
    const unseen = water.run({ zone: 'beds', minutes: 10 }, instance, { signal: over.signal } as Call);
    over.abort();
    await expect(unseen).rejects.toThrow('The valve of the beds did not open');
  });

  it('the service that a new folder begins with fails by name too where its time is over while the order is on its way', async () => {
    const source = readFileSync('templates/service/src/index.ts', 'utf8');
    writeFileSync(
      join(FOLDER, 'begun.ts'),
      source.replace("from 'hearth'", "from '../../src/builders/index.ts'"),
    );
    const { default: coffee } = (await import(resolve(FOLDER, 'begun.ts'))) as { default: ServiceDefinition };
    const { bus } = await twoClients();
    const context = { bus, clock: systemClock } as Partial<ServiceContext> as ServiceContext;
    const instance = await coffee.open(context);
    await (instance as { start(): Promise<void> }).start();
    const over = new AbortController();
    const unseen = coffee.methods['start']!.run({ minutes: 1 }, instance, { signal: over.signal } as Call);
    over.abort();
    await expect(unseen).rejects.toThrow('It did not answer');
  });

  it('B04 the goals of the guide are a configuration, and what it says of lock is what lock says', () => {
    const [yaml] = fencesOf('goals', 'yaml');
    const parsed = parseConfig({ yaml: yaml!, env: {} });
    expect(parsed.ok ? parsed.config.goals.map(({ name }) => name) : parsed.faults).toEqual(['night']);
    const [operator] = fencesOf('goals', 'ts');
    const told = new Function(`return { ${operator} }`)() as { operator: { needs: unknown[] } };
    const lock = SERVICES.find(({ name }) => name === 'lock')!;
    const said = manifestOf(lock, 'main').methods['lock']?.operator;
    const { needs, ...rest } = told.operator;
    expect(said).toMatchObject(rest);
    for (const need of needs) expect(said?.needs).toContainEqual(need);
  });

  it('H08 the door closer of the guide is a manifest with an operator', () => {
    const [manifest] = fencesOf('goals', 'json');
    const { methods } = Manifest.parse(JSON.parse(manifest!));
    expect(methods['shut']?.operator).toMatchObject({ state: 'shut', gives: { door: false }, cost: 3 });
  });

  it('H14 the family of the guide announces what it hears of, and speaks levels both ways', async () => {
    const dimmers = await load<DeviceFamilyDefinition>('device', 'dimmers');
    const { bus, other: lamp } = await twoClients();
    const heard = new Emitter<unknown>();
    const next = () => new Promise((resolve) => heard.on(resolve));
    const devices = {
      announce: (device: unknown) =>
        expect(Device.safeParse({ ...(device as object), family: 'dimmers' }).success).toBe(true),
      report: (...report: unknown[]) => heard.emit(report),
    };
    const family = await dimmers.open({ bus, devices, log: silentLogger } as unknown as FamilyContext);
    await family.start?.();
    const reported = next();
    await lamp.publish('dimmer/desk/level', '{"level": broken');
    await lamp.publish('dimmer/desk/level', { level: 51 });
    expect(await reported).toEqual(['dimmer.desk', { on: true, brightness: 20 }, true]);

    await lamp.subscribe('dimmer/desk/set', ({ payload }) => heard.emit(payload.toString()));
    const told = next();
    await family.command('dimmer.desk', { set: { on: true, brightness: 40 } });
    expect(await told).toBe('{"level":102}');
  });

  it('A01 the door of the guide takes words in and gives the answer back to who said them', async () => {
    type Door = new (
      options: object,
    ) => {
      start(): Promise<void>;
      close(): Promise<void>;
      deliver(message: OutboundMessage): Promise<string>;
    };
    const IntercomDoor = await load<Door>('channel', 'IntercomDoor');
    const received = new Emitter<InboundMessage>();
    const receive = async (message: InboundMessage) => {
      received.emit(message);
      return { turn: 'turn_1', duplicate: false };
    };
    const port = await freePort();
    const door = new IntercomDoor({ doorway: { receive }, port, log: silentLogger });
    await door.start();
    closing.push(() => door.close());
    const intercom = connectTcp(port, '127.0.0.1');
    const taken = new Promise<InboundMessage>((resolve) => received.on(resolve));
    intercom.write('turn off the garage lights\n');
    const { text, conversation } = await taken;
    expect(text).toBe('turn off the garage lights');
    const answer = new Promise((resolve) => intercom.once('data', (data) => resolve(data.toString())));
    const message = {
      id: 'm1',
      turn: 'turn_1',
      channel: 'voice',
      person: null,
      type: 'answer',
      text: 'Done.',
    } as const;
    expect(await door.deliver({ ...message, conversation })).toBe('delivered');
    expect(await answer).toBe('Done.\n');
    expect(await door.deliver({ ...message, conversation: 'gone' })).toBe('unreachable');
  });
});

describe('the guide to accounts', () => {
  it('has a command that makes a hash, and settings that are taken with it', async () => {
    const [command] = fencesOf('accounts', 'sh');
    const hash = execFileSync('sh', ['-c', command!.trim().replace(/PASSWORD$/, "'correct horse'")], {
      encoding: 'utf8',
    }).trim();
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    const yaml = fencesOf('accounts', 'yaml')[0]!.replaceAll('HASH', hash);
    expect(parseConfig({ yaml, env: {} })).toMatchObject({ ok: true });
  });
});
