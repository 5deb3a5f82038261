import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { TurnView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { OWNER_TOKEN, startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';

/** A turn that is ended before its answer: what was done until then is told, by every door. */
let hub: TestHub;
let http: HubOverHttp;
const NAMES = Array.from(
  { length: 60 },
  (_, at) => `Lamp ${String.fromCharCode(65 + (at % 26))}${Math.floor(at / 26)}`,
);

beforeEach(async () => {
  hub = await startTestHub({
    simulatedHome: [
      ...NAMES.map((name, at) => thing(`light.l${at}`, 'light', name, 'hall', { on: false })),
      thing('lock.front', 'lock', 'Front Door', 'hall', { locked: true }),
    ],
    config: { devices: { simulated: { latencyMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
});
afterEach(() => hub.stop());

const on = (name = '') => ({ service: 'light', method: 'turn_on', args: { target: { name } } });
const ended = (turn: string): Promise<TurnView> =>
  until(async () => {
    const view = await http.turn(turn);
    return view.endedAt === null ? undefined : view;
  }, 'the turn has ended');

describe('A31 B55 a request that takes more than one may', () => {
  it('A31 tells over HTTP how much of it is done, and why no more', async () => {
    const started = await http.post('/v1/agents/group', { actions: NAMES.map((name) => on(name)) });
    const turn = await ended(((await started.json()) as TurnView).turn);
    const done = turn.groups.flatMap(({ actions }) => actions).filter(({ status }) => status === 'done');
    expect(done).toHaveLength(50);
    expect(turn).toMatchObject({
      status: 'partial',
      reply: '50 of the 60 are done, 10 are not: one request may take no more than 50 actions.',
    });
    // The same whenever it is asked.
    expect(await http.turn(turn.turn)).toEqual(turn);
  });

  it('A31 A33 tells the same over the WebSocket, once', async () => {
    const socket = new WebSocket(`${hub.url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${OWNER_TOKEN}` },
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const frames: { on_chat_model_stream?: string; on_chat_model_end?: boolean; turn?: string }[] = [];
    socket.on('message', (data) => frames.push(JSON.parse(String(data)) as (typeof frames)[number]));
    const message = NAMES.map((name) => `turn on ${name}`).join('. ');
    socket.send(JSON.stringify({ uuid: 'user-1', message }));
    await until(() => frames.some((frame) => frame.on_chat_model_end), 'it is answered');
    socket.terminate();
    const heard = frames.flatMap((frame) => frame.on_chat_model_stream ?? []);
    expect(heard).toEqual([
      '50 of the 60 are done, 10 are not: one request may take no more than 50 actions.',
    ]);
    expect((await http.turn(frames[0]?.turn ?? '')).reply).toBe(heard[0]);
  });

  it('A31 X06 of one that is ended from outside tells what was done', async () => {
    const actions = [
      on('Lamp A0'),
      { service: 'lock', method: 'unlock', args: { target: { name: 'Front Door' } } },
    ];
    const started = await http.post('/v1/agents/group', { actions }, { prefer: 'wait=10' });
    const { turn } = (await started.json()) as TurnView;
    await http.post(`/v1/processes/${turn}/terminate`, { because: 'the guests are coming' });
    expect(await ended(turn)).toMatchObject({
      status: 'partial',
      reply: 'The lamp A0 is on. 1 more is not done: the guests are coming.',
    });
  });

  it('A31 of one that came to nothing says so', async () => {
    const actions = [{ service: 'lock', method: 'unlock', args: { target: { name: 'Front Door' } } }];
    const started = await http.post('/v1/agents/group', { actions }, { prefer: 'wait=10' });
    const { turn } = (await started.json()) as TurnView;
    await http.post(`/v1/processes/${turn}/kill`, { because: 'the guests are coming' });
    expect(await ended(turn)).toMatchObject({
      status: 'failed',
      reply: 'None of it is done: the guests are coming.',
    });
  });
});
