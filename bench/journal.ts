/**
 * What does one command cost the disk, and does a long past slow the start? Commits and bytes of a one-action tree (a root
 * with one child: decide, call, evaluate, report), which tables' pages they are, time per tree with every commit synced, and start-up
 * with 10,000 ended processes; what a day of measures writes, and how long a curve over a year takes. Written is what the kernel counts (proc(5), write_bytes), the copying of the log included.
 * `node dist/bench/journal.js [--json]`
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Agent, AgentManager } from '../src/agents/index.ts';
import { silentLogger, systemClock } from '../src/base/index.ts';
import { type Outcome, Registry, type Skill } from '../src/flow/index.ts';
import { Store } from '../src/store/index.ts';
import { historyCosts, writtenBytes } from './kit/history-writes.ts';
import { pageNames } from './kit/pages-store.ts';
import { report, type Spread, spread } from './kit/report.ts';

const PAST = 10_000;
const TREES = 300;
/** As many as the log of the database holds before it is copied. */
const LOGGED_TREES = 100;
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
  const before = { bytes: size(), written: writtenBytes() };
  const cost = await trees(TREES);
  const kilobytes = Number(((writtenBytes() - before.written) / TREES / 1024).toPrecision(3));
  return { ...cost, bytes: Math.round((size() - before.bytes) / TREES), kilobytes };
}

async function run(agents: AgentManager, n: number, name: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < n; i++) {
    const begun = performance.now();
    const turn = `turn_${name}_${i}`;
    const { id } = agents.start('root', [{ type: 'said', data: 'lights off' }], { turn });
    await agents.settled(id);
    times.push(performance.now() - begun);
  }
  return times;
}

async function trees(n: number) {
  const { store, agents } = open();
  const before = { commits: store.commits, seq: agents.journal.lastSeq };
  const times = await run(agents, n, `${before.seq}`);
  const cost = {
    commits: (store.commits - before.commits) / n,
    entries: (agents.journal.lastSeq - before.seq) / n,
    ms: spread(times),
  };
  await agents.close();
  store.close();
  return cost;
}

/** Pages that a command writes to the log, by table or index: each frame there is a page (sqlite.org/fileformat2.html, section 4). */
async function pagesOfTrees(): Promise<ReadonlyMap<string, number>> {
  const { store, agents } = open();
  await run(agents, LOGGED_TREES, 'logged');
  const log = readFileSync(`${path}-wal`);
  const names = pageNames(store);
  const frame = 24 + log.readUInt32BE(8);
  const pages = new Map<string, number>();
  for (let at = 32; at + frame <= log.length; at += frame) {
    if (!log.subarray(at + 8, at + 16).equals(log.subarray(16, 24))) break;
    const name = names.get(log.readUInt32BE(at)) ?? 'free';
    pages.set(name, (pages.get(name) ?? 0) + 1 / LOGGED_TREES);
  }
  await agents.close();
  store.close();
  return pages;
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
const pages = await pagesOfTrees();
await makePast();
const full = await starts();
const after = await costOfTrees();
const past = await historyCosts(folder);
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
    { what: 'bytes of one command, kept', p50: tree.bytes },
    { what: 'kB of one command, written', p50: tree.kilobytes },
    {
      what: 'MB a day of history at ten changes a second, written',
      p50: Number(past.megabytesADay.toFixed(1)),
    },
    { what: 'commits a day of history', p50: past.commitsADay },
    { what: 'a curve over a year (ms)', ...spread(past.yearMs) },
    ...[...pages]
      .sort(([, a], [, b]) => b - a)
      .filter(([, count]) => count >= 0.05)
      .map(([name, count]) => ({ what: `pages of one command: ${name}`, p50: Number(count.toFixed(2)) })),
  ],
});
