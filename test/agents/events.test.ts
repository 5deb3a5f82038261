import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, followJournal, isTerminal } from '../../src/agents/index.ts';
import type { Json } from '../../src/base/index.ts';
import type { Runner } from '../../src/flow/index.ts';
import { runs } from '../flow/deep.ts';
import { settle } from '../kit/clock.ts';
import { agent, asks, call, done, openWorld, par, s, said, seq, skill, type World } from './world.ts';

const data = (world: World, id: string) => world.agents.process(id)?.result?.map((message) => message.data);
const all = (world: World) => {
  world.agents.journal.flush();
  return world.agents.journal.read({ limit: -1 });
};

/** A tree of agents: calls to others side by side, and leaves that ask or answer at once. */
interface Tree {
  readonly asks?: boolean;
  readonly of?: readonly Tree[];
}
const tree = fc.letrec<{ node: Tree }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.boolean().map((asking): Tree => ({ asks: asking })),
    fc.array(tie('node'), { minLength: 1, maxLength: 3 }).map((of): Tree => ({ of })),
  ),
})).node;

function planted(root: Tree) {
  const agents: ReturnType<typeof agent>[] = [];
  let asking = 0;
  const plant = (node: Tree): string => {
    if (node.asks) asking += 1;
    const below = (node.of ?? []).map(plant);
    const name = `a${agents.length}`;
    const work: Runner = node.of === undefined ? s(node.asks ? 'ask' : 'say') : par(...below.map(call));
    agents.push(agent(name, seq(s('before'), work, s('after')), { budget: { actions: 1000 } }));
    return name;
  };
  const name = plant(root);
  const ran = { before: 0, after: 0, ask: 0 };
  const world = openWorld({
    skills: [
      skill('before', () => done(++ran.before), { effect: 'idempotent' }),
      skill('after', (view) => done([++ran.after, view.last.length]), { effect: 'idempotent' }),
      skill('ask', () => {
        ran.ask += 1;
        return asks('Well?');
      }),
      skill('say', () => done('said')),
    ],
    agents,
  });
  const { id } = world.agents.start(name, [], { turn: 't1', budget: { actions: 1000 } });
  return { world, id, ran, asking, agents: agents.length };
}

describe('pauses at any depth', () => {
  it('P7 C05 C15 C21 C23 whatever waits wherever: all above it wait, each reply moves its own leaf, each ancestor resumes once, one turn end each', async () => {
    await fc.assert(
      fc.asyncProperty(tree, fc.infiniteStream(fc.nat()), async (root, chance) => {
        const { world, id, ran, asking, agents } = planted(root);
        await world.agents.settled(id);
        expect(world.agents.waits()).toHaveLength(asking);
        for (const wait of world.agents.waits()) {
          let above = world.agents.process(wait.process);
          expect(above?.depth).toBe(
            all(world).find((entry) => entry.e === 'waitOpened' && entry.wait.id === wait.id)?.depth,
          );
          for (
            ;
            above !== undefined;
            above = above.parent === null ? undefined : world.agents.process(above.parent)
          )
            expect(above.status).toBe('WAITING');
        }
        for (let left = asking; left > 0; left--) {
          const waits = world.agents.waits();
          const wait = waits[(chance.next().value as number) % waits.length]!;
          expect(await world.agents.reply(wait.id, 'yes')).toBe('accepted');
          expect(await world.agents.reply(wait.id, 'yes')).toBe('duplicate');
          await world.agents.settled(id);
          expect(world.agents.waits()).toHaveLength(left - 1);
        }
        expect((await world.agents.settled(id)).status).toBe('COMPLETED');
        expect(ran).toEqual({ before: agents, after: agents, ask: asking });
        const entries = all(world);
        expect(entries.filter((entry) => entry.e === 'waitOpened')).toHaveLength(asking);
        const ends = entries.filter((entry) => entry.e === 'turnEnd').map((entry) => entry.process);
        expect(ends).toHaveLength(agents);
        expect(new Set(ends).size).toBe(agents);
        await world.close();
      }),
      { numRuns: runs(30) },
    );
  });

  it('P8 C06 C25 replies that are late, double, unknown or do not fit change nothing', async () => {
    const reply = fc.record({
      to: fc.constantFrom('open', 'closed', 'unknown'),
      value: fc.constantFrom<Json>('yes', 'no', 'maybe', 7, null, { rejected: true }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(reply, { maxLength: 8 }), async (replies) => {
        const world = openWorld({
          skills: [skill('ask', () => asks('Well?', { kind: 'approval' }))],
          agents: [agent('root', par(s('ask'), s('ask'), s('ask')), { fan: 'many' })],
        });
        const { id } = world.agents.start('root', [], { turn: 't1' });
        await world.agents.settled(id);
        const closed: string[] = [];
        for (const { to, value } of replies) {
          const before = JSON.stringify([world.agents.process(id), all(world).length]);
          const open = world.agents.waits()[0]?.id;
          const wait = to === 'open' ? open : to === 'closed' ? closed[0] : 'wait_nobody';
          const answer = await world.agents.reply(wait ?? 'wait_nobody', value);
          if (answer === 'accepted') {
            expect(['yes', 'no']).toContain(value);
            closed.push(open!);
          } else expect(JSON.stringify([world.agents.process(id), all(world).length])).toBe(before);
          await settle();
        }
        await world.close();
      }),
      { numRuns: runs(30) },
    );
  });

  it('C04 C05 a question reaches its listeners once, with id, place, options and depth', async () => {
    const world = openWorld({
      skills: [skill('ask', () => asks('Which lamp?', { options: ['desk', 'shelf'] }))],
      agents: [agent('root', call('one')), agent('one', s('ask'))],
    });
    const heard: Entry[] = [];
    world.agents.journal.subscribe((entries) =>
      heard.push(...entries.filter((entry) => entry.e === 'waitOpened')),
    );
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await world.agents.settled(id);
    expect(heard).toMatchObject([
      {
        depth: 1,
        turn: 't1',
        path: 'ask',
        wait: { prompt: 'Which lamp?', options: ['desk', 'shelf'], path: 'ask' },
      },
    ]);
    const wait = heard[0]?.e === 'waitOpened' ? heard[0].wait.id : '';
    expect(await world.agents.reply(wait, 'the big one')).toBe('invalid');
    expect(await world.agents.reply(wait, 'desk')).toBe('accepted');
    await world.agents.settled(id);
    expect(heard).toHaveLength(1);
    await world.close();
  });

  it('a confirmation that its skill takes up puts onto the board what the skill decides', async () => {
    const world = openWorld({
      skills: [
        skill('ask', () => asks('Open the gate?', { kind: 'approval' }), {
          resume: (_view, _args, value) => ({
            type: 'done',
            out: value === 'yes' ? [{ type: 'granted', data: 1 }] : [],
          }),
        }),
        skill('look', ({ board }) => done(board.all('granted').length)),
      ],
      agents: [agent('root', seq(s('ask'), s('look')))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    await world.agents.settled(id);
    await world.agents.reply(world.agents.waits()[0]!.id, 'no');
    await world.agents.settled(id);
    expect(data(world, id)).toEqual([0]);
    await world.close();
  });

  it('C18 a process takes one message at a time, whatever comes in meanwhile, and shares nothing that can be changed', async () => {
    const order: string[] = [];
    let replied: readonly Promise<unknown>[] = [];
    const world = openWorld({
      skills: [
        skill('ask', () => asks('Well?'), {
          resume: (view, _args, value) => {
            order.push(`${view.process} answered ${value}`);
            return done(view.input[0]!.data);
          },
        }),
        skill('meddle', (view) => {
          order.push(`${view.process} begins`);
          // In the middle of its own step it answers every open question, those of its own process too.
          replied = world.agents.waits().map((wait) => world.agents.reply(wait.id, 'meddled'));
          order.push(`${view.process} ends`);
          return done(view.path);
        }),
      ],
      agents: [agent('root', par(s('ask'), s('ask'), seq(s('ask'), s('meddle'))), { fan: 'many' })],
    });
    const shared = { lamps: ['desk'] };
    const ids = ['t1', 't2'].map((turn) => world.agents.start('root', [said(shared)], { turn }).id);
    shared.lamps.push('forged');
    for (const id of ids) await world.agents.settled(id);
    const last = world.agents.waits().findLast(({ turn }) => turn === 't1');
    await world.agents.reply(last!.id, 'go');
    await settle();
    expect(await Promise.all(replied)).toEqual(replied.map(() => 'accepted'));
    // No answer was taken up before the step that gave it had returned; then each was, once.
    const own = order
      .filter((line) => line.startsWith(ids[0]!))
      .map((line) => line.slice(ids[0]!.length + 1));
    expect(own).toEqual(['answered go', 'begins', 'ends', 'answered meddled', 'answered meddled']);
    expect(order.filter((line) => line.includes('answered'))).toHaveLength(6);
    const [one, two] = [data(world, ids[0]!), data(world, ids[1]!)];
    expect(one).toEqual([{ lamps: ['desk'] }, { lamps: ['desk'] }, 'par.2/1/meddle']);
    expect(two).toEqual(one);
    expect(() => Object.assign(one![0] as object, { lamps: [] })).toThrow(TypeError);
    await world.close();
  });

  it('C26 two requests to one agent are two processes; replies do not cross', async () => {
    const world = openWorld({
      skills: [
        skill('ask', () => asks('Which?')),
        skill('tell', (view) => done([view.input[0]!.data, view.last[0]!.data])),
      ],
      agents: [agent('root', seq(s('ask'), s('tell')))],
    });
    const ids = ['alex', 'sam'].map((name) => world.agents.start('root', [said(name)], { turn: name }).id);
    for (const id of ids) await world.agents.settled(id);
    for (const wait of world.agents.waits()) await world.agents.reply(wait.id, `for ${wait.turn}`);
    for (const id of ids) await world.agents.settled(id);
    expect(ids.map((id) => data(world, id))).toEqual([[['alex', 'for alex']], [['sam', 'for sam']]]);
    await world.close();
  });
});

describe('calls and handovers as events', () => {
  it('C03 the call and the child’s beginning are one transaction, before the caller rests for it', async () => {
    await fc.assert(
      fc.asyncProperty(tree, async (root) => {
        const { world, id } = planted(root);
        const commits: (readonly Entry[])[] = [];
        world.agents.journal.subscribe((entries) => commits.push(entries));
        await world.agents.settled(id);
        for (const wait of world.agents.waits()) {
          await world.agents.reply(wait.id, 'yes');
          await world.agents.settled(id);
        }
        const entries = commits.flat();
        const calls = entries.filter((entry) => entry.e === 'child');
        for (const call of calls) {
          const begun = entries.find((entry) => entry.e === 'created' && entry.process === call.child)!;
          expect(commits.find((commit) => commit.includes(call))).toContain(begun);
          for (const rest of entries)
            if (
              rest.process === call.process &&
              rest.seq > call.seq &&
              rest.e === 'status' &&
              rest.to === 'WAITING'
            )
              expect(begun.seq).toBeLessThan(rest.seq);
        }
        expect(entries.filter((entry) => entry.e === 'created' && entry.parent !== null)).toHaveLength(
          calls.length,
        );
        await world.close();
      }),
      { numRuns: runs(25) },
    );
  });

  it('C01 C02 C14 C24 a call is an event before the pause, carries turn, depth and what is left; its end carries the result', async () => {
    const world = openWorld({
      skills: [
        skill('spend', () => ({ type: 'done', out: [], spend: { tokens: 300 } }), { effect: 'idempotent' }),
        skill('left', (view) => done([view.budget.left.actions, view.budget.left.tokens])),
      ],
      agents: [agent('root', seq(s('spend'), call('child'))), agent('child', s('left'))],
    });
    const { id } = world.agents.start('root', [said('x')], {
      turn: 't1',
      budget: { actions: 5, tokens: 1000 },
    });
    await world.agents.settled(id);
    const entries = all(world);
    const order = entries.map((entry) => `${entry.depth} ${entry.e}`);
    expect(order.indexOf('0 child')).toBeLessThan(order.indexOf('1 created'));
    expect(entries.find((entry) => entry.e === 'created' && entry.depth === 1)).toMatchObject({
      turn: 't1',
      parent: id,
      parentPath: '1/child',
      budget: { actions: 4, tokens: 700 },
    });
    const end = entries.find((entry) => entry.e === 'turnEnd' && entry.depth === 1);
    expect(end).toMatchObject({ result: [{ data: [4, 700] }] });
    expect(data(world, id)).toEqual([[4, 700]]);
    await world.close();
  });

  it('P9 C10 C11 C12 C13 chains of handovers keep the depth, are events before the successor’s first, and end the turn once, by the last', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 0, max: 3 }),
        async (length, depth) => {
          const names = Array.from({ length: length + 1 }, (_, index) => `h${index}`);
          const world = openWorld({
            skills: [
              ...names.slice(1).map((name) => skill(`to-${name}`, () => ({ type: 'handoff', agent: name }))),
              skill('note', () => done('noted')),
              skill('end', ({ board }) => done(board.all('said').map((message) => message.data))),
            ],
            agents: [
              ...names.map((name, index) =>
                agent(name, index === length ? s('end') : seq(s('note'), s(`to-${names[index + 1]}`))),
              ),
              ...Array.from({ length: depth }, (_, index) =>
                agent(`d${index}`, call(index === depth - 1 ? 'h0' : `d${index + 1}`)),
              ),
            ],
          });
          const { id } = world.agents.start(depth === 0 ? 'h0' : 'd0', [said('from alex')], { turn: 't1' });
          await world.agents.settled(id);
          const entries = all(world);
          const chain = world.agents.processes().filter((state) => state.agent.startsWith('h'));
          expect(chain.map((state) => state.depth)).toEqual(names.map(() => depth));
          const ends = entries.filter((entry) => entry.e === 'turnEnd' && entry.depth === depth);
          expect(ends.map((entry) => entry.process)).toEqual([chain.at(-1)!.id]);
          expect(chain.at(-1)!.result?.[0]?.data).toEqual(['from alex']);
          for (const [index, { id: from }] of chain.slice(0, -1).entries()) {
            const handed = entries.find(
              (entry) => entry.e === 'child' && entry.mode === 'handoff' && entry.process === from,
            );
            const first = entries.find((entry) => entry.process === chain[index + 1]!.id);
            expect(handed?.seq).toBeLessThan(first?.seq ?? 0);
          }
          await world.close();
        },
      ),
      { numRuns: runs(25) },
    );
  });

  it('C10 C15 a handover waits for its siblings, and only one of several counts', async () => {
    const world = openWorld({
      skills: [
        skill('to-b', () => ({ type: 'handoff', agent: 'b', input: [] })),
        skill('to-c', () => ({ type: 'handoff', agent: 'c', input: [] })),
        skill('ask', () => asks('Well?')),
        skill('end', () => done('the end')),
      ],
      agents: [agent('a', par(s('to-b'), s('ask'), s('to-c'))), agent('b', s('end')), agent('c', s('end'))],
    });
    const { id } = world.agents.start('a', [], { turn: 't1' });
    expect((await world.agents.settled(id)).status).toBe('WAITING');
    await world.agents.reply(world.agents.waits()[0]!.id, 'yes');
    const handed = (await world.agents.settled(id)).handedTo;
    expect((await world.agents.settled(handed!)).agent).toBe('b');
    expect(world.agents.processes()).toHaveLength(2);
    await world.close();
  });

  it('C19 C20 X09 several followers see every entry of a turn once, in order, while it runs, and the kill that ends it', async () => {
    const world = openWorld({
      skills: [skill('ask', () => asks('Well?')), skill('act', () => done('ok'), { effect: 'idempotent' })],
      agents: [agent('root', seq(s('act'), call('one'))), agent('one', s('ask'))],
    });
    const { id } = world.agents.start('root', [], { turn: 't1' });
    world.agents.start('one', [], { turn: 'other' });
    const follow = async (after: number) => {
      const seen: Entry[] = [];
      const ends = new AbortController();
      for await (const entry of followJournal(world.agents.journal, { turn: 't1', after }, ends.signal)) {
        seen.push(entry);
        if (entry.process === id && entry.e === 'status' && isTerminal(entry.to)) ends.abort();
      }
      return seen;
    };
    const streams = [follow(0), follow(0), follow(4)];
    await world.agents.settled(id);
    const seenBefore = all(world).length;
    expect(isTerminal(world.agents.process(id)!.status)).toBe(false);
    await world.agents.kill(id, 'alex said stop');
    const [first, second, late] = await Promise.all(streams);
    expect(first).toEqual(world.agents.journal.read({ turn: 't1', limit: -1 }));
    expect(second).toEqual(first);
    expect(late).toEqual(first?.filter((entry) => entry.seq > 4));
    expect(first!.length).toBeGreaterThan(seenBefore - 5);
    const last = first!.filter((entry) => entry.process === id).slice(-2);
    expect(last).toMatchObject([
      { e: 'turnEnd', result: [] },
      { e: 'status', to: 'KILLED', because: 'alex said stop' },
    ]);
    await world.close();
  });
});
