/**
 * A small house as a program: `node story-process.mjs DATABASE WORLD DIE_AT STORY`. It goes on with whatever the database
 * holds, and kills itself with SIGKILL at the boundary of that number (0: never). What it does to the world it appends to
 * the file WORLD, which nothing rolls back.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { AgentManager, isTerminal } from '../../src/agents/index.ts';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { Store } from '../../src/store/index.ts';
import { stories } from './stories.ts';

const [path = '', world = '', dieAt = '0', story = 'founding'] = process.argv.slice(2);
const ROOT = 'process_story';
let passed = 0;

function boundary(): void {
  if (++passed === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
}

const lines = () => (existsSync(world) ? readFileSync(world, 'utf8').split('\n') : []);

const registry = stories({
  happen(what, key) {
    boundary();
    appendFileSync(world, `${what} ${key}\n`);
    boundary();
  },
  happened: (what, key) =>
    lines().some((line) => (key === undefined ? line.startsWith(`${what} `) : line === `${what} ${key}`)),
});
const store = new Store({ path });
const manager = new AgentManager({ store, clock: systemClock, log: silentLogger, registry, boundary });
await manager.recover();
if (manager.process(ROOT) === undefined)
  manager.start(story, [{ kind: 'user', type: 'said', data: 'both' }], { turn: 't1', id: ROOT });

/** The person at the other end, who sees what happened in the world. */
while (!isTerminal((await manager.settled(ROOT)).status)) {
  for (const wait of manager.waits()) {
    const happened = lines().includes(`mail ${wait.process}:${wait.path}`);
    await manager.reply(wait.id, !wait.doubt || happened ? 'yes' : 'no');
  }
}

const processes = manager.processes().map(({ agent, depth, status, result, failure }) => ({
  agent,
  depth,
  status,
  failure,
  result: result?.map((message) => message.data),
}));
processes.sort((a, b) => (a.agent < b.agent ? -1 : 1));
const ends = manager.journal.read({ limit: -1 }).filter((entry) => entry.e === 'turnEnd').length;
await manager.close();
store.close();
process.stdout.write(`${JSON.stringify({ passed, processes, ends })}\n`);
