/**
 * A small house as a program: `node story-process.mjs DATABASE WORLD DIE_AT`. It does two things at once, goes on with
 * whatever the database holds, and kills itself with SIGKILL at the boundary of that number (0: never). What it does to
 * the world it appends to the file WORLD, which nothing rolls back.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Agent, AgentManager, isTerminal } from '../../src/agents/index.ts';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { type Outcome, Registry, type Runner, type Skill } from '../../src/flow/index.ts';
import { Store } from '../../src/store/index.ts';

const [path = '', world = '', dieAt = '0'] = process.argv.slice(2);
const ROOT = 'process_story';
let passed = 0;

function boundary(): void {
  if (++passed === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
}

const happened = (what: string, key: string) =>
  existsSync(world) && readFileSync(world, 'utf8').includes(`${what} ${key}\n`);

const done = (data: string): Outcome => ({ type: 'done', out: [{ type: 'seen', data }] });

function does(what: string, effect: Skill['effect'], more: Partial<Skill> = {}): Skill {
  const run: Skill['run'] = (_view, _args, key) => {
    boundary();
    appendFileSync(world, `${what} ${key}\n`);
    boundary();
    return done(what);
  };
  return { name: what, description: what, fan: 'one', effect, run, ...more };
}

const says = (name: string, outcome: Outcome): Skill => ({
  name,
  description: name,
  fan: 'one',
  effect: 'pure',
  run: () => outcome,
});

const skills: Skill[] = [
  says('decide', done('decided')),
  does('lamp', 'verifiable', {
    confirm: async (_view, _args, key) => (happened('lamp', key) ? done('lamp') : 'not-done'),
  }),
  does('mail', 'once'),
  does('book', 'idempotent'),
  says('ask', { type: 'wait', wait: { kind: 'approval', prompt: 'Book it?', onExpire: 'reject' } }),
  says('tell', done('all done')),
];
const seq = (...names: readonly string[]): Runner => ({
  r: 'seq',
  of: names.map((name) => (name === 'inner' ? { r: 'agent', agent: name } : { r: 'skill', skill: name })),
});
const agents: Agent[] = [
  { name: 'root', description: 'both', root: { r: 'control', controller: 'groups' } },
  { name: 'lights', description: 'lights, then mail', root: seq('decide', 'lamp', 'mail', 'tell') },
  { name: 'booking', description: 'ask, then book', root: seq('inner', 'book', 'tell') },
  { name: 'inner', description: 'asks', root: seq('ask') },
];
const groups: Runner = {
  r: 'par',
  of: [
    { r: 'agent', agent: 'lights' },
    { r: 'agent', agent: 'booking' },
  ],
};

const store = new Store({ path });
const registry = new Registry<Agent>().add({
  skills,
  agents,
  controllers: [{ name: 'groups', build: () => groups }],
});
const manager = new AgentManager({ store, clock: systemClock, log: silentLogger, registry, boundary });
await manager.recover();
if (manager.process(ROOT) === undefined)
  manager.start('root', [{ kind: 'user', type: 'said', data: 'both' }], { turn: 't1', id: ROOT });

/** The person at the other end, who sees what happened in the world. */
while (!isTerminal((await manager.settled(ROOT)).status)) {
  for (const wait of manager.waits())
    await manager.reply(
      wait.id,
      wait.doubt ? (happened('mail', `${wait.process}:${wait.path}`) ? 'yes' : 'no') : 'yes',
    );
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
