import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TurnView } from '../../src/domain/index.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub, type TestHub, until } from '../kit/hub.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { type NatsCluster, type NatsNode, startNats } from '../kit/servers/nats.ts';
import { MailServer } from '../kit/servers/smtp.ts';
import { Lamp } from '../kit/things/lamp.ts';

export interface ClusterRow {
  readonly sentences: number;
  readonly 'nodes killed': number;
  /** Connections that were cut by it, of both homes: each death must cut some. */
  readonly 'connections cut': number;
  /** Of sentences in which no node died. */
  readonly 'median answer, ms': number;
  /** From the death of a node until the hub is ready and its light service answers a call that was made after it. */
  readonly 'median return, ms': number;
  readonly 'slowest return, ms': number;
  /** From the death of a node until another lets a bare client in and keeps a retained message: until then no home can be whole. */
  readonly 'slowest of the cluster, ms': number;
  readonly seconds: number;
  /** What was lost or doubled, and what one home did of the other's. */
  readonly faults: readonly string[];
}

/**
 * A home is whole again so soon after a node died. NATS 2.9 itself lets nobody in for up to 8.5 s: it elects anew who leads its streams, and
 * meanwhile throws out after 4 s whoever waits for an acknowledgement.
 */
const RETURN_MAX_MS = 15_000;
/** Sentences between two deaths. */
const KILL_EVERY = 5;
/** So long after a sentence was said its node dies, at most. */
const DEATH_MAX_MS = 600;
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
      env: {
        HEARTH_BUS_ROOT: this.#root,
        HEARTH_DEVICES_HOMEASSISTANT_PREFIX: this.#prefix,
      },
    };
    this.#light = new Child(service, [JSON.stringify(given)]);
    this.lamp = new Lamp({
      url: cluster.from((this.#first + 2) % 3),
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

  /** By a call: what the cluster retained of a service is believed until its will is told, and longer where its node died with it. */
  async isWhole(): Promise<boolean> {
    if (!(await this.http.ask('/readyz')).ok) return false;
    return (await this.http.post('/v1/services/light/get', { target: { area: 'garage' } })).ok;
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
  const service = await bundle(resolve('test/journeys/running/service-child.ts'));
  const program = await bundle(resolve('test/journeys/running/agents-child.ts'));
  const home = new ClusterHome(join(folder, 'home'), 'hearth/v1', 'homeassistant', 0);
  const cottage = new ClusterHome(join(folder, 'cottage'), 'cottage/v1', 'cottage', 1);
  const greeter = /^```js\n([\s\S]*?)^```/m.exec(readFileSync('docs/agents.md', 'utf8'))?.[1] ?? '';
  writeFileSync(join(folder, 'greeter.mjs'), greeter);
  const given = { files: ['greeter.mjs'], broker: cluster.from(2), cwd: folder };
  const agents = new Child(program, [JSON.stringify(given)]);
  const faults: string[] = [];
  const returns: number[] = [];
  const elections: number[] = [];
  let cut = 0;
  const answers: number[] = [];
  const greets = async () =>
    (await home.http.post('/v1/agents/greet', { name: 'Sam' }, { prefer: 'wait=5' })).ok;
  const dies = async (node: NatsNode, afterMs: number) => {
    await new Promise((done) => setTimeout(done, afterMs));
    const clients = node.clients();
    if (clients === 0) faults.push('a node died at which nobody was');
    cut += clients;
    await node.kill();
    const since = performance.now();
    const took = () => Math.round(performance.now() - since);
    const others = cluster.nodes.filter((other) => other !== node);
    const [elected, whole] = await Promise.all([
      Promise.all(others.map((other) => other.ready())).then(took),
      until(() => home.isWhole(), 'the home is whole again', 60_000).then(took),
    ]);
    if (whole > RETURN_MAX_MS)
      faults.push(`the home was whole ${whole} ms after a death, its cluster after ${elected}`);
    elections.push(elected);
    returns.push(whole);
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
      // Who is cut off goes to the node after its own. So backwards: each death finds either the hub or its light service there.
      const node =
        at % KILL_EVERY === KILL_EVERY - 1 ? cluster.nodes.at(-1 - (returns.length % 3)) : undefined;
      const back = node && dies(node, (at * 37) % DEATH_MAX_MS);
      const asked = performance.now();
      const view = await home.founding(at);
      if (back === undefined) answers.push(performance.now() - asked);
      if (view?.status !== 'done') faults.push(`lost: sentence ${at} is ${view?.status}: ${view?.reply}`);
      if (home.lamp.on) faults.push(`lost: sentence ${at} left the lamp on`);
      if (view?.reply?.includes('already') === true)
        faults.push(`sentence ${at} says of what it did that it was so: ${view.reply}`);
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
    const mails = home.mail.mails.length;
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
    returns.sort((a, b) => a - b);
    return {
      sentences,
      'nodes killed': returns.length,
      'connections cut': cut,
      'median answer, ms': Math.round(answers.sort((a, b) => a - b)[answers.length >> 1] ?? 0),
      'median return, ms': returns[returns.length >> 1] ?? 0,
      'slowest return, ms': returns.at(-1) ?? 0,
      'slowest of the cluster, ms': Math.max(0, ...elections),
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
