import mqtt from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/agents/index.ts';
import { JournalFeed } from '../../../src/assistant/index.ts';
import { Emitter, silentLogger, systemClock } from '../../../src/base/index.ts';
import { type JournalLine, nobody } from '../../../src/domain/index.ts';
import { settle } from '../../kit/clock.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { LogBook } from '../../kit/log.ts';
import { connect, type RunningEmbeddedBroker, startEmbeddedBroker } from '../../kit/servers/broker.ts';

describe('A31 the journal on the bus', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(() => hub.stop());

  it('tells every entry of a turn of nobody in particular, in the order of its numbers, each under its process, and nothing of a person’s', async () => {
    const client = await mqtt.connectAsync(hub.brokerUrl, { protocolVersion: 4 });
    const lines: { topic: string; line: JournalLine; retain: boolean }[] = [];
    client.on('message', (topic, payload, { retain }) => {
      lines.push({ topic, line: JSON.parse(String(payload)) as JournalLine, retain });
    });
    await client.subscribeAsync('hearth/v1/process/+/event');
    const { turn: own } = await hub.doorway.receive({
      channel: 'http',
      conversation: 'feed',
      text: 'remind me tomorrow at nine to buy the surprise',
    });
    expect((await hub.doorway.settled(own, 60_000))?.status).toBe('done');
    const { turn } = await hub.house.as(nobody('feed')).receive({
      channel: 'http',
      conversation: 'feed',
      text: 'turn off the garage light and set a timer for ten minutes',
    });
    expect((await hub.doorway.settled(turn, 60_000))?.status).toBe('done');
    const written = hub.doorway.journal({ limit: 200, everyone: true }).filter((line) => line.turn === turn);
    await until(() => lines.length >= written.length, 'all of it is told');
    expect(lines.map(({ line }) => line)).toEqual(written);
    expect(lines.map(({ line }) => line.seq)).toEqual(
      lines.map(({ line }) => line.seq).sort((a, b) => a - b),
    );
    expect(new Set(written.map(({ process }) => process)).size).toBe(3);
    for (const { topic, line, retain } of lines) {
      expect(topic).toBe(`hearth/v1/process/${line.process}/event`);
      expect(retain).toBe(false);
    }
    await client.endAsync();
  });
});

describe('A31 the feed of the journal', () => {
  let broker: RunningEmbeddedBroker;
  beforeAll(async () => {
    broker = await startEmbeddedBroker();
  });
  afterAll(() => broker.stop());

  const entry = (seq: number, process = 'p1'): Entry => ({
    seq,
    at: systemClock.now(),
    turn: 't1',
    process,
    depth: 0,
    path: '0',
    e: 'decided',
    holds: true,
  });
  const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index + 1));

  it('keeps the latest when more is written at once than it holds, and says how much it left out', async () => {
    const bus = await connect(broker.url);
    const heard: number[] = [];
    await bus.subscribe('hearth/v1/process/+/event', ({ payload }) =>
      heard.push((JSON.parse(String(payload)) as JournalLine).seq),
    );
    const written = new Emitter<readonly Entry[]>();
    const log = new LogBook();
    const journal = { subscribe: (listener: (entries: readonly Entry[]) => void) => written.on(listener) };
    const feed = new JournalFeed({ bus, journal, log, queueLengthMax: 100 });
    feed.start();
    written.emit(entries(1_000));
    await until(() => heard.length >= 100, 'the latest are told');
    expect(heard).toEqual(Array.from({ length: 100 }, (_, index) => 901 + index));
    expect(log.lines).toContainEqual(expect.objectContaining({ level: 'warn', fields: { lines: 900 } }));
    feed.close();
    written.emit(entries(1));
    await settle();
    expect(heard).toHaveLength(100);
    await bus.close();
  });

  it('sends nothing to nobody, and nothing while the broker is away', async () => {
    const bus = await connect(broker.url);
    const asked: string[] = [];
    const written = new Emitter<readonly Entry[]>();
    const feed = new JournalFeed({
      bus,
      journal: { subscribe: (listener) => written.on(listener) },
      log: silentLogger,
      isWatched: (topic) => {
        asked.push(topic);
        return false;
      },
    });
    feed.start();
    written.emit([entry(1, 'p1'), entry(2, 'p2')]);
    await settle();
    expect(asked).toEqual(['hearth/v1/process/p1/event', 'hearth/v1/process/p2/event']);
    await bus.close();
    written.emit(entries(3));
    await settle();
    expect(asked).toHaveLength(2);
    feed.close();
  });
});
