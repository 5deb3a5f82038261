import mqtt from 'mqtt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ManualClock } from '../../kit/clock.ts';
import { ACCOUNTS, asAccount, OWNER_TOKEN, until } from '../../kit/hub.ts';
import { gives, type MindHouse, openMindHouse, passes, routes, says } from '../../kit/mind-house.ts';

/** A model that hangs, or takes its time: nobody sits in silence, and what needs no model is done at once. */
const MOMENT = 'One moment, I am working on it.';
const WHY = 'why is the sky blue?';

let house: MindHouse;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await house.close();
});

const hangs = () => house.model.answers({ text: 'late', delayMs: 3_600_000 });
/** Until the model has been asked, so that from then on only the clock counts. */
const asked = () => until(async () => (await house.model.chats()).length > 0, 'the model is asked');

/** What somebody hears by each door, sentence by sentence, after saying something there. */
const DOORS: Readonly<Record<string, (text: string, heard: string[]) => Promise<void>>> = {
  async websocket(text, heard) {
    const socket = new WebSocket(`${house.hub.url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${OWNER_TOKEN}` },
    });
    ends.push(() => socket.terminate());
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as { on_chat_model_stream?: string };
      if (frame.on_chat_model_stream !== undefined) heard.push(frame.on_chat_model_stream);
    });
    socket.send(JSON.stringify({ uuid: 'user-1', message: text }));
  },
  async mqtt(text, heard) {
    const client = await mqtt.connectAsync(asAccount(house.hub.brokerUrl, 'phone'), { protocolVersion: 4 });
    ends.push(() => client.endAsync(true));
    client.on('message', (_topic, payload) =>
      heard.push((JSON.parse(String(payload)) as { text: string }).text),
    );
    await client.subscribeAsync('hearth/v1/channel/kitchen/out', { qos: 1 });
    await client.publishAsync('hearth/v1/channel/kitchen/in', text, { qos: 1 });
  },
  async 'http events'(text, heard) {
    const said = await house.http.post('/v1/messages', { text, person: 'alex' });
    const { turn } = (await said.json()) as { turn: string };
    const stop = new AbortController();
    ends.push(() => stop.abort());
    const events = await house.http.ask(`/v1/turns/${turn}/events`, { signal: stop.signal });
    const read = async () => {
      const decoder = new TextDecoder();
      for await (const chunk of events.body ?? [])
        for (const [, json = ''] of decoder
          .decode(chunk as Uint8Array)
          .matchAll(/event: progress\ndata: (.*)/g))
          heard.push((JSON.parse(json) as { text: string }).text);
    };
    read().catch(() => {});
    void until(async () => {
      const { endedAt, reply } = await house.http.turn(turn);
      return endedAt !== null && heard.push(reply ?? '') > 0;
    }, 'the turn has ended').catch(() => {});
  },
};

describe('a model that hangs', () => {
  let clock: ManualClock;
  const pass = (ms: number) => clock.advance(ms);
  beforeEach(async () => {
    clock = new ManualClock();
    house = await openMindHouse({
      clock,
      llm: { timeoutSeconds: 120 },
      config: { bus: { users: ACCOUNTS } },
    });
  });

  it.each(Object.keys(DOORS))(
    'by %s one hears after three seconds that it takes a moment, and then why nothing came',
    async (door) => {
      await hangs();
      const heard: string[] = [];
      await DOORS[door]?.(WHY, heard);
      await asked();
      await pass(2_900);
      expect(heard).toEqual([]);
      await pass(100);
      await until(() => heard.length === 1, 'something is said');
      expect(heard).toEqual([MOMENT]);
      await pass(22_000);
      await until(() => heard.length === 2, 'it is answered');
      expect(heard).toEqual([
        MOMENT,
        'The language model could not help: Qwen3:8b was asked and says nothing.',
      ]);
      await pass(120_000);
      expect(heard).toHaveLength(2);
    },
  );

  it('nobody is told to wait who is answered at once, or asked something', async () => {
    const heard: string[] = [];
    await DOORS['websocket']?.('what time is it', heard);
    await until(() => heard.length === 1, 'it is answered');
    await DOORS['mqtt']?.('unlock the front door', heard);
    await until(() => heard.length === 2, 'it is asked about');
    await pass(60_000);
    expect(heard).toHaveLength(2);
    expect(heard).not.toContain(MOMENT);
  });

  it('what needs no model is done meanwhile', async () => {
    await hangs();
    await DOORS['websocket']?.(WHY, []);
    await asked();
    const time = await house.http.say('what time is it', { conversation: 'elsewhere' });
    expect(time.status).toBe('done');
  });
});

describe('a sentence of which a model has to do a part', () => {
  beforeEach(async () => {
    house = await openMindHouse({ llm: { silenceSeconds: 1 } });
  });
  const lampIsOn = () =>
    house.hub.doorway.devices().find(({ id }) => id === 'light.living_room_lamp')?.report?.state['on'];
  const POEM = 'turn off the living room lamp and write me a poem about rain';

  it('E05 the rest is done, and both are told', async () => {
    await house.model.answers(
      routes(),
      gives({ worker: 'GENERAL' }),
      says('general', 'Rain falls.'),
      passes(),
    );
    const turn = await house.http.say(POEM);
    expect(lampIsOn()).toBe(false);
    expect(turn.reply).toMatch(/living room lamp is off\./);
    expect(turn.reply).toMatch(/Rain falls\./);
    expect(turn).toMatchObject({ status: 'done', unread: [] });
  });

  it('E27 the rest is done at once while the model hangs, and the answer says what is missing', async () => {
    await hangs();
    const said = await house.http.post('/v1/messages', { text: POEM, person: 'alex' });
    const { turn } = (await said.json()) as { turn: string };
    await until(() => lampIsOn() === false, 'the lamp is off');
    expect((await house.http.turn(turn)).endedAt).toBeNull();
    const view = await until(async () => {
      const now = await house.http.turn(turn);
      return now.endedAt === null ? undefined : now;
    }, 'the turn has ended');
    expect(view.status).toBe('partial');
    expect(view.reply).toMatch(
      /^The living room lamp is off\..*write me a poem ….*The language model could not help/,
    );
  });
});
