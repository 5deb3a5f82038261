import { afterEach, describe, expect, it } from 'vitest';
import { Outgoing } from '../../../src/assistant/house/outgoing.ts';
import { TurnStore } from '../../../src/assistant/house/turn-store.ts';
import type { InboundMessage, OutboundMessage } from '../../../src/domain/index.ts';
import { agent, openWorld, s, skill, type World } from '../../agents/world.ts';
import { settle } from '../../kit/clock.ts';
import { LogBook } from '../../kit/log.ts';

let world: World;
afterEach(() => world.close());

interface Opened {
  readonly outgoing: Outgoing;
  readonly turns: TurnStore;
  readonly log: LogBook;
  /** What happened at the end of a turn, in order. */
  readonly order: string[];
  readonly said: OutboundMessage[];
}

function open(say: (message: OutboundMessage) => Promise<{ readonly delivered: boolean }>): Opened {
  const answer = skill('answer', () => ({
    type: 'done',
    out: [{ type: 'answer', data: { text: 'It is done.' } }],
  }));
  world = openWorld({ skills: [answer], agents: [agent('turn', s('answer'))] });
  const turns = new TurnStore(world.store);
  const order: string[] = [];
  const said: OutboundMessage[] = [];
  const log = new LogBook();
  const { agents, clock } = world;
  const release = agents.release.bind(agents);
  agents.release = (turn) => {
    order.push('let go');
    release(turn);
  };
  const outgoing = new Outgoing({
    ...{ agents, turns, clock, log, people: () => [], turn: () => undefined, onlyReads: () => false },
    say: async (message) => {
      said.push(message);
      const outcome = await say(message);
      order.push('told');
      return outcome;
    },
    publish: async () => {
      // Until then the work is still remembered.
      order.push(agents.process('t1') === undefined ? 'published too late' : 'published');
      await settle();
    },
  });
  outgoing.start();
  return { outgoing, turns, log, order, said };
}

async function turn(turns: TurnStore): Promise<void> {
  const message: InboundMessage = { channel: 'http', conversation: 'hall', text: 'do it' };
  const { agents, clock } = world;
  agents.journal.also(() => turns.insert('t1', message, clock.now()));
  agents.start('turn', [], {
    turn: 't1',
    id: 't1',
    meta: { channel: 'http', conversation: 'hall', person: 'alex' },
  });
  await agents.settled('t1');
  for (let i = 0; i < 10; i++) await settle();
}

describe('the end of a turn', () => {
  it('A33 A34 first the person is told, once, then the report is published, then what was remembered is let go; the report stays', async () => {
    const { turns, order, said } = open(async () => {
      await settle();
      return { delivered: true };
    });
    await turn(turns);
    expect(order).toEqual(['told', 'published', 'let go']);
    expect(said).toMatchObject([
      { id: 't1:answer', type: 'answer', text: 'It is done.', conversation: 'hall' },
    ]);
    expect(world.agents.waits()).toEqual([]);
    expect(world.agents.processes({ turn: 't1' })).toMatchObject([{ status: 'COMPLETED' }]);
    expect(world.agents.process('t1')?.result).toMatchObject([{ data: { text: 'It is done.' } }]);
    await world.agents.journal.durable();
    expect(turns.undelivered()).toEqual([]);
  });

  it('A34 the rest goes on where nobody takes the answer, which is kept for later', async () => {
    const { turns, order, log } = open(async () => ({ delivered: false }));
    await turn(turns);
    expect(order).toEqual(['told', 'published', 'let go']);
    expect(log.lines).toMatchObject([{ level: 'warn', message: 'a message reached nobody yet' }]);
    expect(turns.undelivered()).toHaveLength(1);
  });

  it('A34 and where the door breaks', async () => {
    const { turns, order, log } = open(async () => {
      throw new Error('the door is jammed');
    });
    await turn(turns);
    expect(order).toEqual(['published', 'let go']);
    expect(log.lines).toMatchObject([{ level: 'error', message: 'a message could not be delivered' }]);
  });

  it('A33 after a restart an answer that was given is not given again, and one that was not is given once', async () => {
    const { outgoing, turns, said } = open(async () => ({ delivered: said_.length > 1 }));
    const said_ = said;
    await turn(turns);
    outgoing.redeliver();
    for (let i = 0; i < 10; i++) await settle();
    await world.agents.journal.durable();
    expect(said.map(({ id }) => id)).toEqual(['t1:answer', 't1:answer']);
    outgoing.redeliver();
    await settle();
    expect(said).toHaveLength(2);
  });
});
