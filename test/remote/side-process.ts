/**
 * One side as a program of its own: a host of the stories' agents, or a caller of one. Argument: JSON {side, url, root, path,
 * world, dieAt, story, host}. It goes on with whatever its database holds and kills itself with SIGKILL at the boundary of
 * number `dieAt` (0: never). What happens in the world is appended to the file `world`. The caller answers what it is asked
 * and prints how everything ended; the host prints how many boundaries it passed when it is asked to stop.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isTerminal } from '../../src/agents/index.ts';
import { stories } from '../agents/stories.ts';
import { knows, openCaller, openHost, type Side } from './world.ts';

const given = JSON.parse(process.argv[2] ?? '{}') as {
  readonly side: 'host' | 'caller';
  readonly url: string;
  readonly root: string;
  readonly path: string;
  readonly world: string;
  readonly dieAt: number;
  readonly story: string;
  readonly host: string;
};
const ROOT = 'process_caller';
let passed = 0;

function boundary(): void {
  if (++passed === given.dieAt) process.kill(process.pid, 'SIGKILL');
}

const lines = () => (existsSync(given.world) ? readFileSync(given.world, 'utf8').split('\n') : []);
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const options = { url: given.url, path: given.path, boundary, broker: { root: given.root } };

async function beHost(): Promise<void> {
  const registry = stories({
    happen(what, key) {
      boundary();
      appendFileSync(given.world, `${what} ${key}\n`);
      boundary();
    },
    happened: (what, key) =>
      lines().some((line) => (key === undefined ? line.startsWith(`${what} `) : line === `${what} ${key}`)),
  });
  const agents = registry.agents().filter(({ name }) => ['founding', 'nested'].includes(name));
  const side = await openHost(options, { name: given.host, agents }, registry);
  process.once('SIGTERM', () => {
    say({ passed });
    void side.close().then(() => process.exit(0));
  });
  say({ type: 'ready' });
}

/** The person at the other end, who sees what happened in the world. */
async function answer(side: Side): Promise<void> {
  while (!isTerminal((await side.agents.settled(ROOT)).status)) {
    for (const wait of side.agents.waits()) {
      const happened = lines().includes(`mail ${wait.process}:${wait.path}`);
      await side.agents.reply(wait.id, !wait.doubt || happened ? 'yes' : 'no');
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function beCaller(): Promise<void> {
  const side = await openCaller(options, {
    agents: [{ name: 'caller', description: 'caller', root: { r: 'agent', agent: given.story } }],
  });
  await knows(side, given.story);
  if (side.agents.process(ROOT) === undefined)
    side.agents.start('caller', [{ kind: 'user', type: 'said', data: 'both' }], { turn: 't1', id: ROOT });
  say({ type: 'ready' });
  await answer(side);
  say({ type: 'ended', passed, status: side.agents.process(ROOT)?.status });
  await side.close();
  process.exit(0);
}

await (given.side === 'host' ? beHost() : beCaller());
