import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectTcp, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, Lifetime, silentLogger, systemClock, WallTimers } from '../../src/base/index.ts';
import { GrantVerifier, MqttConnection, ServiceHost, statusWill } from '../../src/bus/index.ts';
import { SERVICES } from '../../src/catalogue.ts';
import { serviceSettings } from '../../src/config/index.ts';
import { Store } from '../../src/store/index.ts';
import { type RunningBroker, startMosquitto } from '../kit/broker.ts';
import { startTestHub, type TestHub, testConfig, until } from '../kit/hub.ts';
import { MailServer } from '../kit/smtp.ts';

/** So much faster than the wall passes the time of the house: a cut of a minute takes half a second. */
const PACE = 100;
const NAMES = ['reminders', 'timer', 'email'];
const CUT_MAX_MS = 60_000;
const ROUNDS_MAX = 12;

export interface CutRow {
  readonly broker: string;
  readonly cuts: number;
  readonly lost: number;
  readonly doubled: number;
  readonly asked: number;
  readonly seconds: number;
}

function fastClock(): Clock {
  const begun = systemClock.now();
  const origin = performance.now();
  const now = () => Math.round(begun + (performance.now() - origin) * PACE);
  const after: Clock['after'] = (ms, run) => systemClock.after(ms / PACE, run);
  const walls = new WallTimers({ now, after });
  return { now, after, at: (instant, run) => walls.at(instant, run) };
}

/** A wire that can be cut: what goes through it, and for how long nothing does. */
class Wire {
  readonly #to: () => number;
  readonly #pairs = new Set<Socket>();
  #server: Server | undefined;
  #isCut = false;
  /** Counts what comes from the side that dialled. */
  onSent: () => void = () => {};

  constructor(to: () => number) {
    this.#to = to;
  }

  get port(): number {
    return (this.#server?.address() as { port: number } | undefined)?.port ?? 0;
  }

  async open(): Promise<this> {
    this.#server = createServer((near) => {
      near.on('error', () => {});
      if (this.#isCut) {
        near.destroy();
        return;
      }
      const far = connectTcp(this.#to(), '127.0.0.1');
      for (const socket of [near, far]) {
        socket.setNoDelay(true);
        socket.on('error', () => {});
        this.#pairs.add(socket);
      }
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
      far.on('data', (data) => near.write(data));
      near.on('data', (data) => {
        this.onSent();
        if (!this.#isCut) far.write(data);
      });
    });
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done));
    return this;
  }

  cut(ms: number): Promise<void> {
    this.#isCut = true;
    for (const socket of this.#pairs) socket.destroy();
    this.#pairs.clear();
    return new Promise((healed) =>
      setTimeout(() => {
        this.#isCut = false;
        healed();
      }, ms / PACE),
    );
  }

  close(): void {
    for (const socket of this.#pairs) socket.destroy();
    this.#server?.close();
  }
}

/** A house whose reminders, timers and mails are kept by services behind a wire, on the hub's own broker or mosquitto. */
class CutHouse {
  readonly wire: Wire;
  readonly mail = new MailServer();
  readonly #data = mkdtempSync(join(tmpdir(), 'hearth-cuts-'));
  readonly #services = new Lifetime();
  readonly #clock = fastClock();
  #mosquitto: RunningBroker | undefined;
  #port = 0;
  hub!: TestHub;

  constructor() {
    this.wire = new Wire(() => this.#port);
  }

  async open(broker: 'own' | 'mosquitto'): Promise<this> {
    await this.mail.start();
    if (broker === 'mosquitto') this.#mosquitto = await startMosquitto();
    const settings = {
      devices: { simulated: false },
      services: { elsewhere: NAMES },
      email: { smtp: { host: '127.0.0.1', port: this.mail.port }, from: 'hub@example.com', waitMs: 10_000 },
      ...(this.#mosquitto === undefined ? {} : { bus: { url: this.#mosquitto.url } }),
    };
    this.hub = await startTestHub({ data: join(this.#data, 'hub'), config: settings, clock: this.#clock });
    this.#port = Number(new URL(this.hub.brokerUrl).port);
    await this.wire.open();
    const config = testConfig(join(this.#data, 'services'), settings);
    for (const definition of SERVICES.filter(({ name }) => NAMES.includes(name))) {
      const common = { clock: this.#clock, log: silentLogger };
      const { name } = definition;
      const store = await this.#services.start(new Store({ path: join(this.#data, `${name}.db`) }));
      const bus = await this.#services.start(
        new MqttConnection({
          ...common,
          url: `mqtt://127.0.0.1:${this.wire.port}`,
          clientId: `${name}-service`,
          will: statusWill(name),
        }),
      );
      const grants = await this.#services.start(new GrantVerifier({ ...common, store, bus }));
      await this.#services.start(
        new ServiceHost({
          ...{ ...common, definition, bus, store, grants, place: config.home },
          people: () => config.home.people,
          config: serviceSettings(config, definition),
        }),
      );
    }
    await until(() => NAMES.every((name) => this.#isOnline(name)), 'the services are there', 30_000);
    return this;
  }

  #isOnline(name: string): boolean {
    return this.hub.doorway.services().some(({ service, online }) => service === name && online);
  }

  /** Has one thing done while the wire is cut, answers what is asked, and counts what came of it. */
  async deed(
    at: number,
    chance: (below: number) => number,
  ): Promise<{ rows: number; asked: number; says: string }> {
    await until(() => NAMES.every((name) => this.#isOnline(name)), 'the services are back', 60_000);
    const mark = `thing ${at} of the house`;
    const when = new Date(this.#clock.now() + 40 * 3_600_000).toISOString();
    const action = [
      { service: 'reminders', method: 'create', args: { text: mark, at: when } },
      { service: 'timer', method: 'start', args: { duration: 'PT20H', name: mark } },
      { service: 'email', method: 'send', args: { to: ['sam'], body: mark, subject: mark } },
    ][at % 3];
    if (action === undefined) throw new Error('there are three things');
    // Half of the cuts come at a packet of the services, the others whenever chance says.
    const packets = chance(2) === 0 ? 1 + chance(6) : Number.POSITIVE_INFINITY;
    let left = packets;
    let healed: Promise<void> | undefined;
    const cut = () => {
      healed ??= this.wire.cut(chance(CUT_MAX_MS));
    };
    this.wire.onSent = () => {
      left -= 1;
      if (left <= 0) cut();
    };
    const timer = setTimeout(cut, packets === Number.POSITIVE_INFINITY ? chance(60) : 400);
    const { turn } = await this.hub.doorway.receive({
      ...{ channel: 'http', conversation: `cut-${at}`, person: 'alex', text: mark },
      groups: [[action]],
    } as Parameters<TestHub['doorway']['receive']>[0]);
    let asked = 0;
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const view = await this.hub.doorway.settled(turn, 600_000);
      if (view === undefined || view.endedAt !== null) break;
      const wait = this.hub.doorway.waits().find((one) => one.turn === turn);
      if (wait === undefined) continue;
      asked += 1;
      const again = wait.options.includes('try again');
      await this.hub.doorway.answer(
        wait.id,
        again ? 'try again' : (await this.#rows(mark)) > 0 ? 'yes' : 'no',
      );
    }
    clearTimeout(timer);
    cut();
    await healed;
    this.wire.onSent = () => {};
    const says = this.hub.doorway.turn(turn)?.reply ?? '';
    await until(() => NAMES.every((name) => this.#isOnline(name)), 'the services are back', 60_000);
    // A mail may still wait in the outbox for its next try.
    await until(async () => (await this.#rows(mark)) > 0, 'it is done', 10_000).catch(() => {});
    return { rows: await this.#rows(mark), asked, says };
  }

  async #rows(mark: string): Promise<number> {
    await until(() => NAMES.every((name) => this.#isOnline(name)), 'the services are back', 60_000);
    const listed = async (service: string, method: string) => {
      const answer = await this.hub.house
        .as({ person: 'alex', role: 'owner', proof: 'token', via: 'test' })
        .call(service, method, {}, { timeoutMs: 600_000 });
      if (!answer.ok) throw new Error(`${service}.${method}: ${answer.error.message}`);
      return JSON.stringify(answer.result).split(`"${mark}"`).length - 1;
    };
    const mails = new Set(
      this.mail.mails.filter(({ raw }) => raw.includes(mark)).map(({ messageId }) => messageId),
    ).size;
    return (await listed('reminders', 'list')) + (await listed('timer', 'get')) + mails;
  }

  async close(): Promise<void> {
    await this.#services.close();
    this.wire.close();
    await this.hub.stop();
    await this.mail.stop();
    await this.#mosquitto?.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** Cuts the wire between the hub and its services while something is created, started or sent; what was done more or less than once is told. */
export async function cutSweep(
  broker: 'own' | 'mosquitto',
  cuts: number,
  chance: (below: number) => number,
): Promise<CutRow> {
  const begun = performance.now();
  const house = await new CutHouse().open(broker);
  const sum = { lost: 0, doubled: 0, asked: 0 };
  try {
    for (let at = 0; at < cuts; at++) {
      const { rows, asked, says } = await house.deed(at, chance);
      sum.asked += asked;
      if (rows === 1) continue;
      if (rows > 1) sum.doubled += 1;
      else sum.lost += 1;
      console.error(`${broker}, cut ${at}: ${rows} rows, and "${says}"`);
    }
  } finally {
    await house.close();
  }
  return { broker, cuts, ...sum, seconds: Math.round((performance.now() - begun) / 1000) };
}
