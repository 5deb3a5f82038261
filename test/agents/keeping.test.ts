import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTerminal } from '../../src/agents/index.ts';
import { spansOf } from '../../src/assistant/house/process-views.ts';
import type { Json } from '../../src/base/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import {
  agent,
  asks,
  call,
  childrenOf,
  done,
  openWorld,
  par,
  Stage,
  s,
  said,
  scratch,
  seq,
  skill,
  type World,
} from './world.ts';

const folder = scratch();
let files = 0;
const file = () => join(folder, `${files++}.db`);

describe('B20 one hub drives what one file holds', () => {
  const parts = (path: string, acted: string[], name: string) => ({
    path,
    skills: [
      skill(
        'act',
        () => {
          acted.push(name);
          return done(name);
        },
        { effect: 'once' as const },
      ),
      skill('ask', () => asks('Well?')),
    ],
    agents: [agent('root', seq(s('act'), s('ask'), s('act')))],
  });

  it('B20 the newest takes over at once; the older commits nothing more, begins no effect, and says so', async () => {
    const path = file();
    const acted: string[] = [];
    let lost = 0;
    const older = openWorld({ ...parts(path, acted, 'older'), onLost: () => lost++ });
    await older.agents.recover();
    const { id } = older.agents.start('root', [], { turn: 't1' });
    await older.agents.settled(id);
    const newer = openWorld(parts(path, acted, 'newer'));
    const found = await newer.agents.recover();
    expect(found).toMatchObject([{ id, status: 'WAITING' }]);
    const [wait] = older.agents.waits();
    await expect(older.agents.reply(wait!.id, 'yes')).rejects.toMatchObject({ code: 'conflict' });
    expect(newer.agents.process(id)?.status).toBe('WAITING');
    expect(await newer.agents.reply(wait!.id, 'yes')).toBe('accepted');
    expect((await newer.agents.settled(id)).status).toBe('COMPLETED');
    await settle();
    expect([acted, lost]).toEqual([['older', 'newer'], 1]);
    const entries = newer.agents.journal.read({ limit: -1 });
    expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, index) => index + 1));
    await older.close();
    await newer.close();
  });

  it('B20 one that is opened and never begins takes nothing over', async () => {
    const path = file();
    const acted: string[] = [];
    const older = openWorld(parts(path, acted, 'older'));
    await older.agents.recover();
    await openWorld(parts(path, acted, 'idle')).close();
    const { id } = older.agents.start('root', [], { turn: 't1' });
    expect((await older.agents.settled(id)).status).toBe('WAITING');
    expect(acted).toEqual(['older']);
    await older.close();
  });
});

describe('large values', () => {
  it('X04 lie beside the journal once, however many entries hold them, and read back as they were', async () => {
    const path = file();
    const book = { pages: 'x'.repeat(50_000), odd: { $large: 'no hash' } };
    const world = openWorld({
      path,
      skills: [
        skill('read', () => ({ type: 'done', out: [{ type: 'book', data: book }] })),
        skill('pass', (view) => ({ type: 'done', out: [view.last[0]!] })),
      ],
      agents: [agent('root', seq(s('read'), call('child'), s('pass'))), agent('child', s('pass'))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    const state = await world.agents.settled(id);
    expect(state.result?.[0]?.data).toEqual(book);
    const count = (table: string) =>
      world.store.prepare<[], { n: number }>(`SELECT count(*) AS n FROM ${table}`).get()?.n;
    expect([count('large_values'), count('large_uses')]).toEqual([1, 2]);
    const longest = world.store
      .prepare<[], { n: number }>('SELECT max(length(entries)) AS n FROM batches')
      .get()?.n;
    expect(longest).toBeLessThan(3000);
    const live = JSON.stringify(state);
    await world.close();
    const again = openWorld({ path, agents: [] });
    expect(JSON.stringify(again.agents.process(id))).toBe(live);
    again.agents.forget(Number.MAX_SAFE_INTEGER);
    await again.close();
  });

  it('X04 what a call came to lies there once and packed, however deep in a verdict and a report it goes on', async () => {
    const path = file();
    const lamps = Array.from({ length: 200 }, (_, at) => ({
      id: `lamp-${at}`,
      name: `Lamp ${at}`,
      state: { on: false },
    }));
    const out = (type: string, data: Json) => ({ type: 'done' as const, out: [{ type, data }] });
    const world = openWorld({
      path,
      skills: [
        skill('call', () => out('result', { outcome: { ok: true, result: { changed: lamps } } })),
        skill('judge', () => out('verdict', { score: 1, evidence: { changed: lamps, already: [] } })),
        skill('report', () => out('report', { actions: [{ index: 0, evidence: { changed: lamps } }] })),
      ],
      agents: [agent('root', seq(s('call'), s('judge'), s('report')))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    const state = await world.agents.settled(id);
    expect(state.result?.[0]?.data).toEqual({ actions: [{ index: 0, evidence: { changed: lamps } }] });
    const kept = world.store.one<{ n: number; bytes: number }>(
      'SELECT count(*) AS n, sum(length(value)) AS bytes FROM large_values',
    );
    expect(kept?.n).toBe(1);
    expect(kept?.bytes).toBeLessThan(JSON.stringify(lamps).length / 5);
    const said = (agents: World['agents']) =>
      agents
        .board(id)
        .all()
        .map(({ data }) => data);
    const before = said(world.agents);
    await world.close();
    const again = openWorld({ path, agents: [] });
    expect(said(again.agents)).toEqual(before);
    expect(again.agents.process(id)).toEqual(state);
    await again.close();
  });
});

it('D24 X04 takes no new work once ten thousand lines wait for a disk that refuses, and takes it again when they are written', async () => {
  const world = openWorld({ agents: [agent('root', s('act'))], skills: [skill('act', () => done('ok'))] });
  const start = () => world.agents.start('root', [], { turn: 't1' });
  world.store.prepare('PRAGMA query_only = ON').run();
  const { id } = start();
  const line = { turn: 't1', process: id, depth: 0, path: '', e: 'decided', holds: true } as const;
  for (let lines = 0; lines < 10_000; lines++) world.agents.journal.append(line);
  expect(start).toThrow(expect.objectContaining({ code: 'busy', hint: 'Is the disk full or read-only?' }));
  world.store.prepare('PRAGMA query_only = OFF').run();
  expect((await world.agents.settled(id)).status).toBe('COMPLETED');
  expect(start).not.toThrow();
  await world.close();
});

describe('H45 retention', () => {
  const kept = (world: World) => world.agents.processes({ limit: 1000 }).map((state) => state.turn);

  it('H45 forgets ended turns by age and by size, the oldest first, and never what is open, nor its relatives', async () => {
    const step = fc.record({ turn: fc.nat(5), waits: fc.boolean(), minutes: fc.nat(10) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 10 }),
        fc.nat(60),
        fc.nat(120),
        async (steps, age, entriesMax) => {
          const clock = new ManualClock();
          const world = openWorld({
            clock,
            skills: [skill('ask', () => asks('Well?')), skill('say', () => done('x'.repeat(5000)))],
            agents: [
              agent('asks', par(call('asks2'), s('say'))),
              agent('asks2', s('ask')),
              agent('says', s('say')),
            ],
          });
          for (const { turn, waits, minutes } of steps) {
            const { id } = world.agents.start(waits ? 'asks' : 'says', [said(1)], { turn: `t${turn}` });
            await world.agents.settled(id);
            await clock.advance(minutes * 60_000);
          }
          const before = clock.now() - age * 60_000;
          const states = world.agents.processes({ limit: 1000 });
          const newest = world.agents.journal.read({ limit: -1 }).at(-1)?.turn;
          const open = new Set(
            states.filter((state) => !isTerminal(state.status)).map((state) => state.turn),
          );
          const old = (turn: string) => world.agents.journal.read({ turn, limit: -1 }).at(-1)!.at < before;
          const due = new Set(
            states
              .map((state) => state.turn)
              .filter((turn) => !open.has(turn) && turn !== newest && old(turn)),
          );
          const waits = world.agents.waits().length;
          world.agents.forget(before);
          expect(new Set(kept(world))).toEqual(
            new Set(states.map((state) => state.turn).filter((turn) => !due.has(turn))),
          );
          expect(world.agents.waits()).toHaveLength(waits);
          world.agents.forget(0, entriesMax);
          const left = world.agents.journal.read({ limit: -1 });
          const ended = new Set(kept(world).filter((turn) => !open.has(turn) && turn !== newest));
          if (left.length > entriesMax) expect(ended.size).toBe(0);
          for (const turn of open) expect(kept(world)).toContain(turn);
          for (const state of states.filter((one) => open.has(one.turn)))
            expect(world.agents.process(state.id)).toEqual(state);
          const unused = world.store
            .prepare<[], { n: number }>(
              'SELECT count(*) AS n FROM large_values WHERE hash NOT IN (SELECT hash FROM large_uses)',
            )
            .get()?.n;
          expect(unused).toBe(0);
          await world.close();
        },
      ),
      { numRuns: runs(25) },
    );
  });

  it('H45 the numbers go on where they were, so that readers of the stream miss nothing', async () => {
    const path = file();
    const parts = { path, skills: [skill('say', () => done('x'))], agents: [agent('says', s('say'))] };
    const world = openWorld(parts);
    for (const turn of ['t1', 't2']) await world.agents.settled(world.agents.start('says', [], { turn }).id);
    const last = world.agents.journal.lastSeq;
    expect(world.agents.forget(Number.MAX_SAFE_INTEGER)).toBe(1);
    await world.close();
    const again = openWorld(parts);
    expect(again.agents.journal.lastSeq).toBe(last);
    await again.agents.settled(again.agents.start('says', [], { turn: 't3' }).id);
    expect(again.agents.journal.read({ after: last })[0]?.seq).toBe(last + 1);
    await again.close();
  });
});

describe('what can be seen of a process', () => {
  it('X12 D28 D29 A11 B21 the journal as spans: turn, process, path, with times, attempts and costs', async () => {
    const clock = new ManualClock(1_000_000);
    const stage = new Stage();
    const world = openWorld({
      clock,
      skills: [
        skill('work', stage.run, {
          effect: 'idempotent',
          retry: { maxAttempts: 2, backoffMs: 500, factor: 1, capMs: 500 },
        }),
        skill('think', () => ({ type: 'done', out: [], spend: { tokens: 12 } })),
        skill('break', () => ({ type: 'fail', error: { code: 'failed', message: 'no', retryable: false } })),
      ],
      agents: [agent('root', seq(s('think'), call('child'))), agent('child', seq(s('work'), s('break')))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await clock.advance(100);
    stage.end('work', { type: 'fail', error: { code: 'busy', message: 'not now', retryable: true } });
    await clock.advance(600);
    const open = spansOf(world.agents.journal.read({ turn: 't1', limit: -1 }));
    expect(open.find((span) => span.id === id)).toMatchObject({ endedAt: null, status: 'open' });
    stage.end('work');
    await world.agents.settled(id);
    const [child] = childrenOf(world.agents, id);
    const spans = spansOf(world.agents.journal.read({ turn: 't1', limit: -1 }));
    expect(
      spans.map(({ name, parent, status, endedAt, startedAt }) => [
        name,
        parent,
        status,
        endedAt! - startedAt,
      ]),
    ).toEqual([
      ['root', null, 'error', 700],
      ['think', id, 'ok', 0],
      ['child', id, 'error', 700],
      ['child', `${id}:1/child`, 'error', 700],
      ['work', child!.id, 'ok', 700],
      ['break', child!.id, 'error', 0],
    ]);
    expect(spans.map((span) => span.trace)).toEqual(spans.map(() => 't1'));
    expect(spans[1]?.attributes).toMatchObject({ tokens: 12, outcome: 'done' });
    expect(spans[4]?.attributes).toMatchObject({ attempt: 2 });
    for (const span of spans.filter((one) => one.parent !== null))
      expect(spans.some((one) => one.id === span.parent)).toBe(true);
    await world.close();
  });

  it('B48 B49 X08 state and board as of any entry are what they were when it was written, also after a restart', async () => {
    const path = file();
    let round = 0;
    const parts = {
      path,
      skills: [skill('say', () => done(++round)), skill('ask', () => asks('Well?'))],
      predicates: [{ name: 'more', holds: () => round < 4 }],
      agents: [agent('root', { r: 'doWhile' as const, when: 'more', max: 9, body: seq(s('say'), s('ask')) })],
    };
    const world = openWorld(parts);
    const shown = new Map<number, unknown>();
    const board = (one: World, seq?: number) =>
      one.agents
        .board(id, seq)
        .all('seen')
        .map((message) => message.data);
    const { id } = world.agents.start('root', [said('x')], { turn: 't1' });
    world.agents.journal.subscribe((entries) => shown.set(entries.at(-1)!.seq, board(world)));
    for (;;) {
      await world.agents.settled(id);
      const [wait] = world.agents.waits();
      if (wait === undefined) break;
      await world.agents.reply(wait.id, 'go on');
    }
    expect(board(world)).toEqual([1, 2, 3, 4]);
    const live = world.agents.process(id);
    await world.close();
    const again = openWorld(parts);
    expect(shown.size).toBeGreaterThan(4);
    for (const [at, was] of shown) expect(board(again, at)).toEqual(was);
    expect(again.agents.process(id)).toEqual(live);
    await again.close();
  });

  it('B18 a round begins one step, or those of one parallel, and returns: what comes between two rounds is heard', async () => {
    const stage = new Stage();
    const looks: number[] = [];
    const looking = { name: 'looks', check: () => void looks.push(stage.running.size) };
    const world = openWorld({
      skills: [skill('work', stage.run, { effect: 'idempotent' })],
      agents: [
        agent('root', seq(s('work'), par(s('work'), s('work')), s('work'), s('work')), {
          policies: [looking],
        }),
      ],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    const rounds: string[][] = [];
    for (let round = 0; round < 3; round++) {
      await settle();
      rounds.push([...stage.running.keys()].map((path) => path.slice(id.length + 1)));
      for (const path of round < 2 ? rounds.at(-1)! : []) stage.end(path);
    }
    expect(rounds).toEqual([['0/work'], ['1/par.0/work', '1/par.1/work'], ['2/work']]);
    // Each round began with nothing of the one before under way. Asked to end in the middle of one, it begins no other.
    expect(looks).toEqual([0, 0, 0]);
    const ended = world.agents.terminate(id, 'enough');
    stage.end('work');
    await ended;
    expect([stage.running.size, looks.length]).toEqual([0, 3]);
    await world.close();
  });

  it('B09 B10 B19 runs as far as it can by itself; asking for its end again changes nothing', async () => {
    const stage = new Stage();
    const world = openWorld({
      skills: [skill('work', stage.run)],
      agents: [agent('root', seq(s('work'), s('work')))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    expect(world.agents.process(id)).toMatchObject({ status: 'NOT_STARTED', spent: { ms: 0, actions: 0 } });
    await settle();
    expect(world.agents.process(id)?.status).toBe('RUNNING');
    expect([...stage.running.keys()]).toEqual([`${id}:0/work`]);
    stage.end('work');
    await settle();
    expect([...stage.running.keys()]).toEqual([`${id}:1/work`]);
    stage.end('work');
    const state = await world.agents.settled(id);
    const entries = world.agents.journal.lastSeq;
    expect(await world.agents.settled(id)).toEqual(state);
    expect(world.agents.journal.lastSeq).toBe(entries);
    await world.close();
  });

  it('B23 failure info is there exactly when it ended without its goal', async () => {
    const world = openWorld({
      skills: [
        skill('ok', () => done('ok')),
        skill('bad', () => ({ type: 'fail', error: { code: 'failed', message: 'no', retryable: false } })),
        skill('ask', () => asks('Well?')),
      ],
      agents: [agent('ok', s('ok')), agent('bad', s('bad')), agent('ask', s('ask'))],
    });
    const settled = async (name: string) =>
      world.agents.settled(world.agents.start(name, [], { turn: 't' }).id);
    expect((await settled('ok')).failure).toBeNull();
    expect((await settled('bad')).failure).toMatchObject({ code: 'failed' });
    const asked = await settled('ask');
    expect(asked.failure).toBeNull();
    await world.agents.terminate(asked.id, 'enough');
    expect(world.agents.process(asked.id)).toMatchObject({
      status: 'TERMINATED',
      failure: { code: 'cancelled' },
    });
    await world.close();
  });

  it('A07 A08 A09 A34 the manager lists, shows and ends them; after the last report none is alive and every report can be read', async () => {
    const world = openWorld({
      skills: [skill('ask', () => asks('Well?'))],
      agents: [agent('root', par(call('one'), call('one'))), agent('one', s('ask'))],
    });
    const meta = { channel: 'http', conversation: 'c1' };
    const { id } = world.agents.start('root', [], { turn: 't1', meta });
    await world.agents.settled(id);
    const states = world.agents.processes();
    expect(new Set(states.map((state) => state.id)).size).toBe(3);
    expect(states.map((state) => state.meta)).toEqual([meta, meta, meta]);
    await world.agents.terminate(id, 'alex went to bed');
    expect(world.agents.waits()).toEqual([]);
    expect(await world.agents.recover()).toEqual([]);
    for (const state of world.agents.processes())
      expect(state).toMatchObject({ status: 'TERMINATED', endedAt: expect.any(Number), meta });
    await world.close();
  });

  it('A32 X07 trying again is a new process that says which it repeats', async () => {
    const world = openWorld({ skills: [skill('ok', () => done('ok'))], agents: [agent('root', s('ok'))] });
    const first = await world.agents.settled(world.agents.start('root', [], { turn: 't1' }).id);
    const again = world.agents.start('root', [said('louder')], { turn: 't1', retryOf: first.id });
    await world.agents.settled(again.id);
    expect(world.agents.process(first.id)).toEqual(first);
    const created = world.agents.journal.read({ process: again.id })[0];
    expect(created).toMatchObject({ e: 'created', retryOf: first.id });
    await world.close();
  });
});
