/**
 * What does one command cost the disk, and does a long past slow the start? Commits and bytes of a one-action tree (a root
 * with one child: decide, call, evaluate, report), time per tree with every commit synced, and start-up with 10,000 ended
 * processes. `node dist/bench/journal.js [--json]`
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Agent, AgentManager } from '../src/agents/index.ts';
import { silentLogger, systemClock } from '../src/base/index.ts';
import { type Outcome, Registry, type Skill } from '../src/flow/index.ts';
import { Store } from '../src/store/index.ts';
import { report, type Spread, spread } from './kit/report.ts';

const PAST = 10_000;
const TREES = 300;
const STARTS = 9;

const done = (data: string): Outcome => ({ type: 'done', out: [{ type: 'seen', data }] });
const skill = (name: string, effect: Skill['effect']): Skill => ({
  name,
  description: name,
  fan: 'one',
  effect,
  run: () => done(name),
});
const names = ['decide', 'call', 'evaluate', 'report'];
const registry = () =>
  new Registry<Agent>().add({
    skills: names.map((name) => skill(name, name === 'call' ? 'verifiable' : 'pure')),
    agents: [
      { name: 'root', description: 'a turn', root: { r: 'agent', agent: 'group' } },
      {
        name: 'group',
        description: 'one action',
        root: { r: 'seq', of: names.map((name) => ({ r: 'skill', skill: name })) },
      },
      { name: 'past', description: 'ends at once', root: { r: 'skill', skill: 'report' } },
    ],
  });

const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-'));
const path = join(folder, 'journal.db');
const open = () => {
  const store = new Store({ path });
  return {
    store,
    agents: new AgentManager({ store, clock: systemClock, log: silentLogger, registry: registry() }),
  };
};
/** Closing the last connection moves everything into the one file. */
const size = () => statSync(path).size;

async function costOfTrees() {
  await trees(20);
  const bytes = size();
  const cost = await trees(TREES);
  return { ...cost, bytes: Math.round((size() - bytes) / TREES) };
}

async function trees(n: number) {
  const { store, agents } = open();
  const before = { commits: store.commits, seq: agents.journal.lastSeq };
  const times: number[] = [];
  for (let i = 0; i < n; i++) {
    const begun = performance.now();
    const { id } = agents.start('root', [{ type: 'said', data: 'lights off' }], {
      turn: `turn_${before.seq}_${i}`,
    });
    await agents.settled(id);
    times.push(performance.now() - begun);
  }
  const cost = {
    commits: (store.commits - before.commits) / n,
    entries: (agents.journal.lastSeq - before.seq) / n,
    ms: spread(times),
  };
  await agents.close();
  store.close();
  return cost;
}

async function startMs(): Promise<number> {
  const begun = performance.now();
  const { store, agents } = open();
  await agents.recover();
  const ms = performance.now() - begun;
  await agents.close();
  store.close();
  return ms;
}

async function makePast(): Promise<void> {
  const { store, agents } = open();
  for (let n = 0; n < PAST; n += 500) {
    const states = Array.from({ length: 500 }, (_, i) => agents.start('past', [], { turn: `past_${n + i}` }));
    await agents.settled(states.at(-1)!.id);
  }
  await agents.close();
  store.close();
}

async function starts(): Promise<Spread> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) times.push(await startMs());
  return spread(times);
}

const empty = await starts();
const tree = await costOfTrees();
await makePast();
const full = await starts();
const after = await costOfTrees();
rmSync(folder, { recursive: true, force: true });
report({
  bench: 'journal',
  question: 'What one command costs the disk, and whether a long past slows the start',
  rows: [
    { what: 'start, empty journal (ms)', ...empty },
    { what: `start after ${PAST} processes (ms)`, ...full },
    { what: 'one command (ms)', ...tree.ms },
    { what: `one command after ${PAST} processes (ms)`, ...after.ms },
    { what: 'commits of one command', p50: tree.commits },
    { what: 'journal entries of one command', p50: tree.entries },
    { what: 'bytes of one command', p50: tree.bytes },
  ],
});
