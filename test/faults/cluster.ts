import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TurnView } from '../../src/domain/index.ts';
import { bundle, Child } from '../kit/child.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub, type TestHub, until } from '../kit/hub.ts';
import { Lamp } from '../kit/lamp.ts';
import { type NatsCluster, startNats } from '../kit/nats.ts';
import { MailServer } from '../kit/smtp.ts';

export interface ClusterRow {
  readonly sentences: number;
  readonly 'nodes killed': number;
  readonly lost: number;
  readonly doubled: number;
  /** Of its commands, reminders and mails, by the other home on the cluster. */
  readonly strayed: number;
  /** From the death of a node until hub, light service and agents are all there again. */
  readonly 'slowest return, ms': number;
  readonly seconds: number;
}

/** Sentences between two deaths. */
const KILL_EVERY = 5;
const SENTENCE_LIMIT_MS = 60_000;

/** One home over a cluster: a hub here, its light service in a process at another node, its lamp at the last. */
class ClusterHome {
  readonly mail = new MailServer();
  readonly #folder: string;
  readonly #root: string;
  readonly #prefix: string;
  readonly #first: number;
  hub!: TestHub;
  http!: HubOverHttp;
  lamp!: Lamp;
  #light!: Child;

  /** `first` is the node that its hub takes first. */
  constructor(folder: string, root: string, prefix: string, first: number) {
    this.#folder = folder;
    this.#root = root;
    this.#prefix = prefix;
    this.#first = first;
  }

  async open(cluster: NatsCluster, service: string): Promise<this> {
    await this.mail.start();
    mkdirSync(this.#folder, { recursive: true });
    this.hub = await startTestHub({
      data: join(this.#folder, 'hub'),
      config: {
        home: { name: this.#prefix },
        bus: { url: cluster.from(this.#first), root: this.#root },
        services: { elsewhere: ['light'] },
        devices: { simulated: false, homeAssistant: { prefix: this.#prefix } },
        email: { smtp: { host: '127.0.0.1', port: this.mail.port }, from: 'hub@example.com', waitMs: 10_000 },
      },
    });
    this.http = new HubOverHttp(this.hub.url);
    const broker = cluster.from((this.#first + 1) % 3);
    const given = {
      name: 'light',
      broker,
      data: this.#folder,
      env: { HEARTH_BUS_ROOT: this.#root, HEARTH_DEVICES_HOMEASSISTANT_PREFIX: this.#prefix },
    };
    this.#light = new Child(service, [JSON.stringify(given)]);
    const url = cluster.nodes[2]?.url ?? '';
    this.lamp = new Lamp({
      url,
      id: `${this.#prefix}_lamp`,
      name: 'Garage Lamp',
      area: 'Garage',
      prefix: this.#prefix,
    });
    await this.lamp.ready();
    await until(() => this.isWhole(), `${this.#prefix} is whole`, 60_000);
    await until(
      () => this.hub.doorway.devices().some(({ report }) => report?.state['on'] === true),
      'the lamp is known',
      30_000,
    );
    return this;
  }

  async isWhole(): Promise<boolean> {
    if ((await this.http.ask('/readyz')).status !== 200) return false;
    return this.hub.doorway.services().some(({ service, online }) => service === 'light' && online);
  }

  /** Says one founding sentence, again when nobody answers, and answers that a failed part shall be tried again. */
  async founding(at: number): Promise<TurnView | undefined> {
    const text = `turn off the lights in the garage, send an email to me about it, and set a reminder for tomorrow morning to take out bin ${1000 + at}`;
    const end = performance.now() + SENTENCE_LIMIT_MS;
    while (performance.now() < end) {
      const view = await this.http.say(text, { externalId: `s${at}`, conversation: `c${at}` });
      if (view.endedAt) return view;
      for (const { id, turn, options } of this.hub.doorway.waits())
        if (turn === view.turn)
          await this.hub.doorway.answer(id, options.includes('try again') ? 'try again' : 'yes');
      await new Promise((done) => setTimeout(done, 50));
    }
    return undefined;
  }

  async close(): Promise<void> {
    await this.lamp.close();
    await this.#light.kill();
    await this.hub.stop();
    await this.mail.stop();
  }
}

/** Says founding sentences to a home over three nodes, of which one is killed and started again now and then, beside another home. */
export async function clusterSweep(sentences: number): Promise<ClusterRow> {
  const begun = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'hearth-cluster-'));
  const cluster = await startNats();
  const service = await bundle(resolve('test/journeys/service-child.ts'));
  const program = await bundle(resolve('test/journeys/agents-child.ts'));
  const home = new ClusterHome(join(folder, 'home'), 'hearth/v1', 'homeassistant', 0);
  const cottage = new ClusterHome(join(folder, 'cottage'), 'cottage/v1', 'cottage', 1);
  const greeter = /^```js\n([\s\S]*?)^```/m.exec(readFileSync('docs/agents.md', 'utf8'))?.[1] ?? '';
  writeFileSync(join(folder, 'greeter.mjs'), greeter);
  const given = { files: ['greeter.mjs'], broker: cluster.from(2), cwd: folder };
  const agents = new Child(program, [JSON.stringify(given)]);
  const sum = { lost: 0, doubled: 0, killed: 0, slowest: 0 };
  const fault = (kind: 'lost' | 'doubled', what: string) => {
    sum[kind] += 1;
    console.error(`cluster: ${what}`);
  };
  const greets = async () => {
    const answer = await home.http.post('/v1/agents/greet', { name: 'Sam' }, { prefer: 'wait=5' });
    return answer.ok;
  };
  try {
    await home.open(cluster, service);
    await cottage.open(cluster, service);
    await until(greets, 'the agents are there', 60_000);
    for (let at = 0; at < sentences; at++) {
      home.lamp.on = true;
      const commands = home.lamp.commands.length;
      const node = cluster.nodes[at % 2];
      let back: Promise<void> | undefined;
      if (at % KILL_EVERY === 2 && node !== undefined) {
        sum.killed += 1;
        back = new Promise<void>((done) => setTimeout(done, at % 150)).then(async () => {
          await node.kill();
          const since = performance.now();
          await until(() => home.isWhole(), 'the home is whole again', 60_000);
          sum.slowest = Math.max(sum.slowest, Math.round(performance.now() - since));
          node.start();
          await node.ready();
        });
      }
      const view = await home.founding(at);
      if (view?.status !== 'done') fault('lost', `sentence ${at} is ${view?.status}: ${view?.reply}`);
      if (home.lamp.on) fault('lost', `sentence ${at} left the lamp on`);
      // A command that nobody saw obeyed is given again: that is what looking is for.
      if (home.lamp.commands.length - commands > 3)
        fault('doubled', `sentence ${at} commanded the lamp more than three times`);
      await back;
      if (at % 10 === 9) await until(greets, 'the agents greet', 30_000);
    }
    const said = await home.founding(-1).then(() => home.http.reminders());
    for (let at = 0; at < sentences; at++) {
      const mark = `bin ${1000 + at}`;
      const rows = said.filter(({ text }) => text.includes(mark)).length;
      if (rows !== 1) fault(rows === 0 ? 'lost' : 'doubled', `${rows} reminders of sentence ${at}`);
    }
    const mails = new Set(home.mail.mails.map(({ messageId }) => messageId)).size;
    if (mails !== sentences + 1)
      fault(mails > sentences + 1 ? 'doubled' : 'lost', `${mails} mails of ${sentences + 1}`);
    const strayed =
      cottage.lamp.commands.length + cottage.mail.mails.length + (await cottage.http.reminders()).length;
    const view = await cottage.http.say('turn off the lights in the garage');
    if (view.status !== 'done' || cottage.lamp.on) fault('lost', `the other home says "${view.reply}"`);
    return {
      sentences,
      'nodes killed': sum.killed,
      lost: sum.lost,
      doubled: sum.doubled,
      strayed,
      'slowest return, ms': sum.slowest,
      seconds: Math.round((performance.now() - begun) / 1000),
    };
  } finally {
    await agents.kill();
    await home.close().catch(() => {});
    await cottage.close().catch(() => {});
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
