import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TurnView } from '../../src/domain/index.ts';
import { bundle, Child } from '../kit/child.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub, type TestHub, until } from '../kit/hub.ts';
import { Lamp } from '../kit/lamp.ts';
import { type NatsCluster, type NatsNode, startNats } from '../kit/nats.ts';
import { MailServer } from '../kit/smtp.ts';

export interface ClusterRow {
  readonly sentences: number;
  readonly 'nodes killed': number;
  /** Of sentences in which no node died. */
  readonly 'median answer, ms': number;
  /** From the death of a node until the hub and its light service are at another. */
  readonly 'slowest return, ms': number;
  readonly seconds: number;
  /** What was lost or doubled, and what one home did of the other's. */
  readonly faults: readonly string[];
}

/** A home is whole again so soon after a node of its cluster died. */
const RETURN_MAX_MS = 5_000;
/** Sentences between two deaths. */
const KILL_EVERY = 2;
const SENTENCE_LIMIT_MS = 20_000;

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
      env: {
        HEARTH_BUS_ROOT: this.#root,
        HEARTH_LOG_LEVEL: 'debug',
        HEARTH_DEVICES_HOMEASSISTANT_PREFIX: this.#prefix,
      },
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
    await until(() => this.isLit(), `the lamp of ${this.#prefix} is known`, 30_000);
    return this;
  }

  isLit(): boolean {
    return this.hub.doorway.devices().some(({ report }) => report?.state['on'] === true);
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
    console.error(this.#light.lines.join('\n').slice(-3000));
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
  const faults: string[] = [];
  const returns: number[] = [];
  const answers: number[] = [];
  const greets = async () =>
    (await home.http.post('/v1/agents/greet', { name: 'Sam' }, { prefer: 'wait=5' })).ok;
  const dies = async (node: NatsNode, afterMs: number) => {
    await new Promise((done) => setTimeout(done, afterMs));
    await node.kill();
    const since = performance.now();
    await until(() => home.isWhole(), 'the home is whole again', 60_000);
    returns.push(Math.round(performance.now() - since));
    node.start();
    await node.ready();
  };
  try {
    await home.open(cluster, service);
    await cottage.open(cluster, service);
    await until(greets, 'the agents are there', 60_000);
    for (let at = 0; at < sentences; at++) {
      await home.lamp.switched(true);
      await until(() => home.isLit(), 'the home sees the lamp lit', 30_000);
      const commands = home.lamp.commands.length;
      // The first two nodes in turn: of the hub and of its light service. The lamp knows the third alone.
      const node = cluster.nodes[(Math.floor(at / KILL_EVERY) + 1) % 2];
      const back = at % KILL_EVERY === KILL_EVERY - 1 && node ? dies(node, (at * 37) % 300) : undefined;
      const asked = performance.now();
      const view = await home.founding(at);
      if (back === undefined) answers.push(performance.now() - asked);
      if (view?.status !== 'done') faults.push(`lost: sentence ${at} is ${view?.status}: ${view?.reply}`);
      if (home.lamp.on) faults.push(`lost: sentence ${at} left the lamp on`);
      // A command that nobody saw obeyed is given again: that is what looking is for.
      if (home.lamp.commands.length - commands > 3)
        faults.push(`doubled: sentence ${at} commanded the lamp more than three times`);
      await back;
      if (back !== undefined) await until(greets, 'the agents greet', 30_000);
    }
    const reminders = await home.http.reminders();
    for (let at = 0; at < sentences; at++) {
      const rows = reminders.filter(({ text }) => text.includes(`bin ${1000 + at}`)).length;
      if (rows !== 1) faults.push(`${rows === 0 ? 'lost' : 'doubled'}: ${rows} reminders of sentence ${at}`);
    }
    const mails = new Set(home.mail.mails.map(({ messageId }) => messageId)).size;
    if (mails !== sentences)
      faults.push(`${mails > sentences ? 'doubled' : 'lost'}: ${mails} mails of ${sentences}`);
    const strayed = {
      commands: cottage.lamp.commands.length,
      mails: cottage.mail.mails.length,
      reminders: (await cottage.http.reminders()).length,
    };
    if (Object.values(strayed).some((count) => count > 0))
      faults.push(`of one home, at the other: ${JSON.stringify(strayed)}`);
    await cottage.lamp.switched(true);
    await until(() => cottage.isLit(), 'the other home sees its lamp lit', 30_000);
    const view = await cottage.http.say('turn off the lights in the garage');
    if (view.status !== 'done' || cottage.lamp.on) faults.push(`lost: the other home says "${view.reply}"`);
    const slowest = Math.max(0, ...returns);
    if (slowest > RETURN_MAX_MS) faults.push(`the home was whole again after ${slowest} ms`);
    return {
      sentences,
      'nodes killed': returns.length,
      'median answer, ms': Math.round(answers.sort((a, b) => a - b)[answers.length >> 1] ?? 0),
      'slowest return, ms': slowest,
      seconds: Math.round((performance.now() - begun) / 1000),
      faults,
    };
  } finally {
    await agents.kill();
    await home.close().catch(() => {});
    await cottage.close().catch(() => {});
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
