import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AgentManager, type Entry, type ProcessState } from '../../src/agents/index.ts';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { Registry } from '../../src/flow/index.ts';
import { Store } from '../../src/store/index.ts';
import { scratch } from '../agents/world.ts';
import { isDeep } from '../flow/deep.ts';
import { type RunningBroker, startEmbeddedBroker } from '../kit/broker.ts';
import { bundle, Child } from '../kit/child.ts';

/**
 * kill -9 on either side of a call to an agent in another program, at any boundary of its journal and inside its effects.
 * What it does is counted by a file outside; what became of it must be as if nothing had been, and the same in both journals.
 */
const folder = scratch();
const children: Child[] = [];
let broker: RunningBroker;
let program: string;
beforeAll(async () => {
  broker = await startEmbeddedBroker();
  program = await bundle(join(import.meta.dirname, '../remote/side-process.ts'));
}, 60_000);
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
});
afterAll(() => broker.stop());

interface Run {
  readonly name: string;
  readonly story: string;
}

function start(side: 'host' | 'caller', { name, story }: Run, dieAt = 0): Child {
  const [path, world] = [`${folder}/${name}-${side}.db`, `${folder}/${name}.log`];
  const given = { side, url: broker.url, path, world, dieAt, story, host: 'stories' };
  const child = new Child(program, [JSON.stringify(given)]);
  children.push(child);
  return child;
}

const isEnd = (line: string) => line.includes('"type":"ended"');

/** Runs the story; whichever side dies is started again. @returns how often one died. */
async function run(story: Run, dieAt: { readonly host?: number; readonly caller?: number }): Promise<number> {
  let deaths = 0;
  let over = false;
  const keep = async (side: 'host' | 'caller'): Promise<void> => {
    for (let at = dieAt[side] ?? 0; !over; at = 0) {
      const child = start(side, story, at);
      await Promise.race([child.ended(), child.line(isEnd).catch(() => '')]);
      if (child.lines.some(isEnd)) return;
      if (!over) deaths += 1;
    }
  };
  const host = keep('host');
  await keep('caller');
  over = true;
  for (const child of children.splice(0)) await child.stop();
  await host;
  return deaths;
}

/** How often each thing happened in the world, an idempotent one as often as it had different keys. */
function happened({ name }: Run): Readonly<Record<string, number>> {
  const log = `${folder}/${name}.log`;
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  const byKey = [...new Set(lines.filter((line) => line.startsWith('book ')))];
  const counted = [...lines.filter((line) => !line.startsWith('book ')), ...byKey];
  const counts: Record<string, number> = {};
  for (const line of counted) counts[line.split(' ')[0] ?? ''] = (counts[line.split(' ')[0] ?? ''] ?? 0) + 1;
  return counts;
}

interface Journal {
  readonly states: readonly ProcessState[];
  readonly entries: readonly Entry[];
}

function journalOf(side: 'host' | 'caller', { name }: Run): Journal {
  const store = new Store({ path: `${folder}/${name}-${side}.db` });
  const manager = new AgentManager({
    store,
    clock: systemClock,
    log: silentLogger,
    registry: new Registry(),
  });
  const read = {
    states: manager.processes({ limit: 1000 }),
    entries: manager.journal.read({ limit: 100_000 }),
  };
  store.close();
  return read;
}

const endOf = ({ states }: Journal) =>
  states
    .map(({ agent, status, result }) => `${agent} ${status} ${result?.map(({ data }) => data).join()}`)
    .sort();

/** What was done, process by process, but for the caller's own and for who was at rest when. */
const deedsOf = ({ entries }: Journal) =>
  entries
    .filter(({ process, e }) => process !== 'process_caller' && e !== 'status')
    .map((entry) => `${entry.process} ${entry.depth} ${entry.e} ${entry.path}`);

function expectWhole(story: Run, calm: readonly string[]): void {
  const [caller, host] = [journalOf('caller', story), journalOf('host', story)];
  expect(endOf(caller), story.name).toEqual(calm);
  expect(deedsOf(caller).sort(), story.name).toEqual(deedsOf(host).sort());
  const ends = caller.entries.filter(({ e }) => e === 'turnEnd').map(({ process }) => process);
  expect(new Set(ends).size, story.name).toBe(ends.length);
  expect(ends, story.name).toHaveLength(caller.states.length);
}

const DONE = {
  founding: [
    'booking COMPLETED all done',
    'caller COMPLETED all done,all done',
    'founding COMPLETED all done,all done',
    'inner COMPLETED yes',
    'lights COMPLETED all done',
  ],
  nested: [
    'caller COMPLETED all done',
    'four COMPLETED all done',
    'inner COMPLETED yes',
    'nested COMPLETED all done',
    'one COMPLETED lamp',
    'three COMPLETED all done,yes',
    'two COMPLETED all done',
  ],
};

/** More than either story passes. */
const EVERYWHERE = Array.from({ length: 26 }, (_, index) => index + 1);

describe.each([
  { story: 'founding', host: [9], caller: [] },
  { story: 'nested', host: [12], caller: [5] },
] as const)('X01 C21 C23 kill -9 while "$story" runs in another program', ({ story, ...few }) => {
  it('on either side: the same end, every effect once, nothing lost or told twice', async () => {
    let deaths = 0;
    for (const side of ['host', 'caller'] as const)
      for (const at of isDeep ? EVERYWHERE : few[side]) {
        const one: Run = { name: `${story}-${side}-${at}`, story };
        deaths += await run(one, { [side]: at });
        expectWhole(one, DONE[story]);
        expect(happened(one), one.name).toEqual({ lamp: 1, mail: 1, book: 1 });
      }
    if (isDeep) console.info(`${story}: ${deaths} kills, 0 lost, 0 doubled`);
    expect(deaths).toBeGreaterThanOrEqual(1);
  }, 900_000);
});
