import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { claimsDeed } from '../../../src/assistant/mind/claims.ts';
import { systemClock } from '../../../src/base/index.ts';
import { type CliIo, run } from '../../../src/cli/index.ts';
import type { JournalLine } from '../../../src/domain/index.ts';
import { OWNER_TOKEN } from '../../kit/hub.ts';
import {
  gives,
  type MindHouse,
  openMindHouse,
  passes,
  refuses,
  replies,
  routes,
  says,
} from '../../kit/mind-house.ts';

interface Frame {
  readonly on_chat_model_stream?: string;
  readonly on_chat_model_end?: boolean;
  readonly turn?: string;
}

let house: MindHouse | undefined;
const sockets: WebSocket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await house?.close();
  house = undefined;
});

/** A client of document 004: says something and collects frames until as many turns as were said have ended. */
async function talk(open: MindHouse, ...messages: readonly string[]): Promise<readonly Frame[]> {
  const socket = new WebSocket(`${open.hub.url.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${OWNER_TOKEN}` },
  });
  sockets.push(socket);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const frames: Frame[] = [];
  const all = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      frames.push(JSON.parse(String(data)) as Frame);
      if (frames.filter((frame) => frame.on_chat_model_end).length === messages.length) resolve();
    });
  });
  socket.send(JSON.stringify({ init: true, uuid: 'user-1' }));
  for (const message of messages) socket.send(JSON.stringify({ uuid: 'user-1', message }));
  await all;
  return frames;
}

const streamed = (frames: readonly Frame[]) => frames.flatMap((frame) => frame.on_chat_model_stream ?? []);

describe('document 004 over its WebSocket', () => {
  it('E02 E03 E04 a direct answer is streamed, then one end, and no worker is asked', async () => {
    house = await openMindHouse();
    await house.model.answers(replies('The moon is far away.'));
    const frames = await talk(house, 'what do you think about the moon');
    expect(streamed(frames)).toEqual(['The moon is far away.']);
    expect(frames.at(-1)).toMatchObject({ on_chat_model_end: true });
    expect(await house.model.chats()).toHaveLength(1);
  });

  it('E04 E26 a direct answer comes sentence by sentence while the model still writes it', async () => {
    house = await openMindHouse();
    await house.model.answers({
      ...replies('The moon is far away. \\"Very\\" far. It is \u00e9toile-bright.'),
      pauseMs: 5,
    });
    const lines = streamed(await talk(house, 'what do you think about the moon'));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]).toBe('The moon is far away.');
  });

  it('`hearth say` prints what is said on the way, the answer as it comes, and its end once', async () => {
    house = await openMindHouse();
    await house.model.answers(
      routes(),
      gives({ worker: 'GENERAL' }),
      says('general', 'Roses are red. Violets are blue.', { pauseMs: 20 }),
      passes(),
    );
    const written: string[] = [];
    const io = {
      env: { HEARTH_URL: house.hub.url, HEARTH_TOKEN: OWNER_TOKEN },
      cwd: '/',
      version: '0.0.0',
      tokenFile: 'token',
      clock: systemClock,
      stdout: { write: (text: string) => written.push(text) },
      stderr: { write: (text: string) => written.push(text) },
    } as unknown as CliIo;
    expect(await run(['say', 'write me a tiny poem about flowers'], io)).toBe(0);
    expect(written.join('')).toBe(
      '  One moment, I am thinking about that.\nRoses are red. Violets are blue.\n',
    );
  });

  it('E05 E31 a routed turn says that it takes a moment, then streams the text, and says nothing twice', async () => {
    house = await openMindHouse();
    const poem = 'Roses are red. Violets are blue. I turned off the lights. Sugar is sweet.';
    await house.model.answers(
      routes(),
      gives({ worker: 'GENERAL' }),
      says('general', poem, { pauseMs: 5 }),
      passes(),
    );
    const lines = streamed(await talk(house, 'write me a tiny poem about flowers'));
    expect(lines[0]).toBe('One moment, I am thinking about that.');
    expect(lines.slice(1).join('').replace(/\s+/g, ' ')).toBe(
      'Roses are red. Violets are blue. Sugar is sweet.',
    );
    expect(lines.some(claimsDeed)).toBe(false);
  });

  it('E18 what the evaluator refuses is heard by nobody; the text that it passed is, once', async () => {
    house = await openMindHouse();
    await house.model.answers(
      routes(),
      gives({ worker: 'GENERAL' }),
      says('general', 'Roses are grey. They have no scent.', { pauseMs: 5, times: 1 }),
      says('general', 'Roses are red. Violets are blue.', { pauseMs: 5 }),
      { ...refuses('too dry'), times: 1 },
      passes(),
    );
    const frames = await talk(house, 'write me a tiny poem about flowers');
    const heard = streamed(frames);
    expect(heard.slice(1).join('').trim()).toBe('Roses are red. Violets are blue.');
    expect(heard.join('')).not.toContain('grey');
    expect(frames.filter((frame) => frame.on_chat_model_end)).toHaveLength(1);
  });

  it('E06 of an answer that was cut off the whole sentences are heard and kept, and no words about its form', async () => {
    house = await openMindHouse();
    const cut = '{"route_to_orchestrator": false, "response": "The moon is far away. It is made of';
    await house.model.answers(
      { text: cut, end: 'length', times: 1 },
      { text: cut, end: 'length', times: 1 },
      { text: 'Ready.' },
    );
    const frames = await talk(house, 'what do you think about the moon');
    expect(streamed(frames).join('').trim()).toBe('The moon is far away.');
    const turn = await house.http.turn(frames.at(-1)?.turn ?? '');
    expect(turn).toMatchObject({ reply: 'The moon is far away.', status: 'done', groups: [] });
  });

  it('E06 E27 where not one sentence was whole it says that the model could not help, and never what the repairs were answered with', async () => {
    house = await openMindHouse();
    await house.model.answers({ text: '{"route_to_orch', end: 'length', times: 1 }, { text: 'Ready.' });
    const frames = await talk(house, 'what do you think about the moon');
    expect(streamed(frames).join('')).toMatch(/^The language model could not help: /);
    expect(streamed(frames).join('')).not.toContain('Ready');
  });

  it('E29 two messages at once: every frame carries its turn, frames of one are in order, each ends once', async () => {
    house = await openMindHouse({ llm: { concurrency: 2 } });
    await house.model.answers(
      routes(),
      gives({ worker: 'GENERAL' }),
      says('general', 'One. Two. Three.', { pauseMs: 5 }),
      passes(),
    );
    const frames = await talk(
      house,
      'write me a tiny poem about flowers',
      'write me a short story about the sea',
    );
    const turns = [...new Set(frames.map((frame) => frame.turn))];
    expect(turns).toHaveLength(2);
    for (const turn of turns) {
      const own = frames.filter((frame) => frame.turn === turn);
      expect(streamed(own).slice(1).join('').replace(/\s+/g, ' ')).toBe('One. Two. Three.');
      expect(own.filter((frame) => frame.on_chat_model_end)).toHaveLength(1);
      expect(own.at(-1)).toMatchObject({ on_chat_model_end: true });
    }
  });

  it('E27 E28 a model that breaks gives one line and one end; an empty message gives nothing', async () => {
    house = await openMindHouse();
    await house.model.answers({ status: 500, error: 'boom' });
    const frames = await talk(house, 'what do you think about the moon');
    expect(streamed(frames)).toHaveLength(1);
    expect(streamed(frames)[0]).toMatch(/language model could not help/);
    const turns = house.hub.doorway.turns().length;
    sockets.at(-1)?.send(JSON.stringify({ uuid: 'user-1', message: '   ' }));
    await house.model.answers(replies('Yes.'));
    await talk(house, 'what do you think about the sun');
    expect(house.hub.doorway.turns()).toHaveLength(turns + 1);
  });

  it('E01 the WebSocket and HTTP reach one house: the turn of one is the turn of the other', async () => {
    house = await openMindHouse();
    await house.model.answers(replies('The moon is far away.'));
    const [frame] = await talk(house, 'what do you think about the moon');
    const turn = await house.http.turn(frame?.turn ?? '');
    expect(turn).toMatchObject({ reply: 'The moon is far away.', status: 'done', direct: true });
    const again = await house.http.say('what do you think about the moon', { conversation: 'elsewhere' });
    expect(again).toMatchObject({ reply: turn.reply, status: turn.status, groups: turn.groups });
  });
});

describe('E01 one server behind two doors', () => {
  /** What was written of a turn, but for what must differ: times, ids, and where it came from. */
  async function journalOf(open: MindHouse, turn: string): Promise<readonly unknown[]> {
    const { journal } = await open.http.get<{ journal: readonly JournalLine[] }>('/v1/journal?limit=200');
    const lines = journal.filter((line) => line.turn === turn);
    const names = new Map(
      [...new Set(lines.map(({ process }) => process))].map((id, at) => [id, `process ${at}`]),
    );
    const OWN = new Set([
      'at',
      'channel',
      'conversation',
      'speaker',
      'externalId',
      'ms',
      'id',
      'openedAt',
      'deadline',
      'key',
    ]);
    return lines.map(({ kind, path, process, depth, data }) => ({
      kind,
      path,
      depth,
      process: names.get(process),
      data: JSON.parse(
        JSON.stringify(data, (key, value) => (OWN.has(key) ? undefined : (names.get(value) ?? value))),
      ),
    }));
  }

  it('E01 the same words give the same journal by both', async () => {
    house = await openMindHouse();
    const answers = () =>
      house?.model.answers(
        routes(),
        gives({ worker: 'GENERAL' }),
        says('general', 'One.', { times: 1 }),
        says('general', 'Two.'),
        { ...refuses('too short'), times: 1 },
        passes(),
      );
    await answers();
    const [frame] = await talk(house, 'write me a tiny poem about flowers');
    await answers();
    const other = await house.http.say('write me a tiny poem about flowers', { conversation: 'elsewhere' });
    const [first, second] = [await journalOf(house, frame?.turn ?? ''), await journalOf(house, other.turn)];
    expect(first.length).toBeGreaterThan(20);
    expect(second).toEqual(first);
  });
});

describe('E26 X13 the same over the other protocol', () => {
  it.each(['ollama', 'openai'] as const)('a wish is routed, planned and done over %s', async (provider) => {
    house = await openMindHouse({ llm: { provider } });
    await house.model.answers(
      routes(),
      gives({ worker: 'HOUSE' }),
      says('house', '', {
        calls: [{ name: 'light_set', arguments: { target: 'Living Room Lamp', brightness: 35 } }],
        text: '',
      }),
    );
    const turn = await house.http.say('the lamp beside me is no good for knitting', {
      area: 'living room',
    });
    const action = turn.groups[0]?.actions[0] ?? turn.waits[0];
    expect(action).toBeDefined();
    const seen = await house.model.chats();
    expect(seen.length).toBeGreaterThanOrEqual(3);
    if (turn.status === 'waiting') {
      // A server that does not tell how large its model is gets no trust in advance.
      await house.http.post(`/v1/waits/${turn.waits[0]?.id}`, { value: 'yes' });
      await house.hub.doorway.settled(turn.turn, 60_000);
    }
    const lamp = house.hub.doorway.devices().find((device) => device.id === 'light.living_room_lamp');
    expect(lamp?.report?.state).toMatchObject({ brightness: 35 });
  });
});
