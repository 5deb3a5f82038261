import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BoardView, JournalLine, ProcessView, SpanView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { readEvents } from '../../kit/servers/http.ts';

/** What the hub shows of a process to whoever looks for a fault. */
let hub: TestHub;
let http: HubOverHttp;
beforeAll(async () => {
  hub = await startTestHub();
  http = new HubOverHttp(hub.url);
});
afterAll(() => hub.stop());

it('B44 B49 X12 over HTTP a process shows its result once it is completed, its board as of any entry, and its turn as spans', async () => {
  const { turn, waits } = await http.say('unlock the front door');
  const [wait] = waits;
  const early = await http.ask(`/v1/processes/${turn}/result`);
  expect(early.status).toBe(409);
  expect(await early.json()).toMatchObject({ code: 'conflict', data: { status: 'WAITING', because: null } });
  const group = wait!.process;
  const asked = await http.get<BoardView>(`/v1/processes/${group}/board`);
  expect(asked.messages.map(({ type }) => type)).toEqual(['stepping', 'decision', 'result', 'verdict']);
  await http.post(`/v1/waits/${wait!.id}`, { value: 'yes' });
  await until(async () => (await http.turn(turn)).endedAt !== null, 'the turn has ended');
  const { result } = await http.get<{ result: BoardView['messages'] }>(`/v1/processes/${turn}/result`);
  expect(result).toMatchObject([{ type: 'answer', data: { text: 'The front door is unlocked.' } }]);

  const { journal } = await http.get<{ journal: JournalLine[] }>('/v1/journal?limit=200');
  const opened = journal.find(({ kind, process }) => kind === 'waitOpened' && process === group)!;
  const before = await http.get<BoardView>(`/v1/processes/${group}/board?at=${opened.seq}`);
  expect(before).toEqual(asked);
  const now = await http.get<BoardView>(`/v1/processes/${group}/board`);
  expect(now.messages.map(({ type }) => type)).toEqual([
    ...asked.messages.map(({ type }) => type),
    'decision',
    'result',
    'verdict',
    'stepping',
    'report',
  ]);
  expect((await http.ask(`/v1/processes/${group}/board?at=x`)).status).toBe(422);

  const { spans } = await http.get<{ spans: SpanView[] }>(`/v1/turns/${turn}/spans`);
  const process = await http.get<ProcessView>(`/v1/processes/${group}`);
  expect(spans.find(({ id }) => id === turn)).toMatchObject({ name: 'turn', parent: null, status: 'ok' });
  expect(spans.find(({ id }) => id === group)).toMatchObject({
    name: 'group',
    startedAt: Date.parse(process.startedAt),
  });
  for (const { parent } of spans) if (parent !== null) expect(spans.map(({ id }) => id)).toContain(parent);
  for (const path of ['/v1/turns/none/spans', '/v1/processes/none/board', '/v1/processes/none/result'])
    expect((await http.ask(path)).status, path).toBe(404);
});

it('C27 X06 a kill over HTTP ends the turn and closes every stream about it', async () => {
  const { turn, waits } = await http.say('unlock the front door');
  const streams = [0, 1].map(async () => readEvents(await http.ask(`/v1/turns/${turn}/events`)));
  const late = async () => readEvents(await http.ask(`/v1/turns/${turn}/events?after=1`));
  streams.push(late());
  expect(waits).toHaveLength(1);
  await http.post(`/v1/processes/${turn}/kill`, { because: 'alex said stop' });
  const [first, second] = await Promise.all(streams);
  expect(second).toEqual(first);
  expect(first?.at(-1)).toMatchObject({ event: 'end', data: { status: 'failed' } });
  expect((await http.turn(turn)).waits).toEqual([]);
});
