import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Lifetime, silentLogger, systemClock } from '../../src/base/index.ts';
import { GrantVerifier, MqttConnection, ServiceHost, statusWill } from '../../src/bus/index.ts';
import { SERVICES } from '../../src/catalogue.ts';
import { serviceSettings } from '../../src/config/index.ts';
import type { TurnView, WaitView } from '../../src/domain/index.ts';
import { Store } from '../../src/store/index.ts';
import { HubOverHttp } from '../kit/house.ts';
import { freePort, testConfig, until } from '../kit/hub.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { type RunningBroker, startMosquitto } from '../kit/servers/broker.ts';
import { MailServer } from '../kit/servers/smtp.ts';
import { fastClock } from './fast-clock.ts';
import { Wire } from './wire.ts';

/** So much faster than the wall passes the time of the house: a cut of a minute takes two seconds. */
const PACE = 30;
const NAMES = ['reminders', 'timer', 'email'];
const CUT_MAX_MS = 60_000;
/** A deed is over within so much time of the wall, or is lost. */
const DEED_LIMIT_MS = 90_000;
/** One deed in so many sees the hub killed, too. */
const KILL_EVERY = 6;

export interface CutRow {
  readonly broker: string;
  readonly cuts: number;
  readonly kills: number;
  readonly lost: number;
  readonly doubled: number;
  readonly asked: number;
  readonly seconds: number;
}

/**
 * A house whose reminders, timers and mails are kept by services behind a wire, on the hub's own broker or mosquitto. The hub is another
 * process, to be killed; the services are in this one, so that what they did is read from their own databases.
 */
class CutHouse {
  readonly #wire = new Wire(() => this.#port, PACE);
  readonly #mail = new MailServer();
  readonly #data = mkdtempSync(join(tmpdir(), 'hearth-cuts-'));
  readonly #services = new Lifetime();
  readonly #since = systemClock.now();
  readonly #clock = fastClock(this.#since, PACE);
  readonly #stores = new Map<string, Store>();
  #mosquitto: RunningBroker | undefined;
  #port = 0;
  #given = '';
  #program = '';
  #hub!: Child;
  #http!: HubOverHttp;
  kills = 0;

  async open(broker: 'own' | 'mosquitto'): Promise<this> {
    await this.#mail.start();
    if (broker === 'mosquitto') this.#mosquitto = await startMosquitto();
    this.#port = this.#mosquitto?.port ?? (await freePort());
    const settings = {
      devices: { simulated: false },
      services: { elsewhere: NAMES },
      email: {
        smtp: { host: '127.0.0.1', port: this.#mail.port },
        from: 'hub@example.com',
        waitMs: 10_000,
      },
      bus: this.#mosquitto === undefined ? { port: this.#port } : { url: this.#mosquitto.url },
    };
    this.#program = await bundle(resolve('test/faults/resting-hub.ts'));
    this.#given = JSON.stringify({
      data: join(this.#data, 'hub'),
      config: settings,
      fast: { since: this.#since, pace: PACE },
    });
    await this.#start();
    await this.#wire.open();
    const config = testConfig(join(this.#data, 'services'), settings);
    for (const definition of SERVICES.filter(({ name }) => NAMES.includes(name))) {
      const common = { clock: this.#clock, log: silentLogger };
      const { name } = definition;
      const store = await this.#services.start(new Store({ path: join(this.#data, `${name}.db`) }));
      this.#stores.set(name, store);
      const bus = await this.#services.start(
        new MqttConnection({
          ...common,
          url: `mqtt://127.0.0.1:${this.#wire.port}`,
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
    await this.#complete();
    return this;
  }

  async #start(): Promise<void> {
    this.#hub = new Child(this.#program, [this.#given]);
    const ready = JSON.parse(await this.#hub.line((line) => line.includes('"ready"'))) as { url: string };
    this.#http = new HubOverHttp(ready.url);
  }

  async #killHub(): Promise<void> {
    this.kills += 1;
    await this.#hub.kill();
    await this.#start();
  }

  /** Every service is there for the hub. */
  async #complete(): Promise<void> {
    const online = async () => {
      const { services } = await this.#http.get<{ services: { service: string; online: boolean }[] }>(
        '/v1/services',
      );
      return NAMES.every((name) => services.some((one) => one.service === name && one.online));
    };
    await until(() => online().catch(() => false), 'the services are there', 60_000);
  }

  /** Has one thing done while the wire is cut and the hub perhaps killed, answers what is asked, and counts what came of it. */
  async deed(
    at: number,
    chance: (below: number) => number,
  ): Promise<{ readonly rows: number; readonly asked: number; readonly says: string }> {
    await this.#complete();
    const mark = `thing ${at + 10_000}`;
    const text = [
      `remind me in 40 hours to check ${mark}`,
      `set a timer called ${mark} for 20 hours`,
      `send sam an email saying ${mark} is broken`,
    ][at % 3];
    // Half of the cuts come at a packet of the services, the others whenever chance says.
    let left = chance(2) === 0 ? 1 + chance(6) : Number.POSITIVE_INFINITY;
    const isSudden = left === Number.POSITIVE_INFINITY;
    const [cutMs, cutAfter, dies, diesAfter] = [
      chance(CUT_MAX_MS),
      chance(60),
      chance(KILL_EVERY) === 0,
      chance(400),
    ];
    let healed: Promise<void> | undefined;
    const cut = () => {
      healed ??= this.#wire.cut(cutMs);
    };
    this.#wire.onSent = () => {
      left -= 1;
      if (left <= 0) cut();
    };
    const timer = setTimeout(cut, isSudden ? cutAfter : 400);
    const killed = dies
      ? new Promise((resolve) => setTimeout(resolve, diesAfter)).then(() => this.#killHub())
      : Promise.resolve();
    const { asked, says } = await this.#told(mark, `${text}`, killed);
    clearTimeout(timer);
    cut();
    await Promise.all([healed, killed]);
    this.#wire.onSent = () => {};
    await this.#complete();
    // A mail may still wait in the outbox for its next try.
    await until(() => this.#rows(mark) > 0, 'it is done', 10_000).catch(() => {});
    return { rows: this.#rows(mark), asked, says };
  }

  /** Says it as a client does that says it again when it got no answer, and answers for as long as something is asked. */
  async #told(
    mark: string,
    text: string,
    killed: Promise<unknown>,
  ): Promise<{ asked: number; says: string }> {
    const end = performance.now() + DEED_LIMIT_MS;
    let asked = 0;
    while (performance.now() < end) {
      try {
        const view = await this.#http.say(text, { externalId: mark, conversation: mark });
        if (view.endedAt !== undefined && view.endedAt !== null)
          return { asked, says: `${view.reply} ${await this.#why(view)}` };
        asked += await this.#answer(view, mark);
      } catch {
        // Nobody answers while the hub is down.
        await killed;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { asked, says: `nothing within ${DEED_LIMIT_MS / 1000} s` };
  }

  /** How its processes ended, for who reads of a fault. */
  async #why({ groups }: TurnView): Promise<string> {
    const ended = groups.map(async ({ process, status }) => {
      const view = await this.#http.get<{ because?: string | null }>(`/v1/processes/${process}`);
      return `${status}: ${view.because ?? ''}`;
    });
    return `(${(await Promise.all(ended)).join(', ')})`;
  }

  async #answer(view: TurnView, mark: string): Promise<number> {
    const { waits } = await this.#http.get<{ waits: readonly WaitView[] }>('/v1/waits');
    const open = waits.filter(({ turn }) => turn === view.turn);
    for (const { id, options } of open) {
      const value = options.includes('try again') ? 'try again' : this.#rows(mark) > 0 ? 'yes' : 'no';
      await this.#http.post(`/v1/waits/${id}`, { value });
    }
    return open.length;
  }

  /** What the services have of it, and the mails that came in, a repeated one counted once. */
  #rows(mark: string): number {
    const count = (service: string, sql: string) =>
      this.#stores.get(service)?.one<{ n: number }>(sql, `%${mark}%`)?.n ?? 0;
    const due = `SELECT count(*) AS n FROM due WHERE coalesce(name, '') || data LIKE ?`;
    const outbox = 'SELECT message_id AS id FROM mail WHERE subject || body LIKE ?';
    const mails = this.#stores.get('email')?.all<{ id: string }>(outbox, `%${mark}%`) ?? [];
    const came = new Set(this.#mail.mails.map(({ messageId }) => messageId));
    return count('reminders', due) + count('timer', due) + mails.filter(({ id }) => came.has(id)).length;
  }

  async close(): Promise<void> {
    await this.#services.close();
    this.#wire.close();
    await this.#hub.kill();
    await this.#mail.stop();
    await this.#mosquitto?.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/**
 * Cuts the wire between the hub and its services, and kills the hub now and then, while something is created, started or sent; what was
 * done more or less than once is told.
 */
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
  const seconds = Math.round((performance.now() - begun) / 1000);
  return { broker, cuts, kills: house.kills, ...sum, seconds };
}
