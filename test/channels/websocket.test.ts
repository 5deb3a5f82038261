import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ManualClock, settle } from '../kit/clock.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

type Frame = Record<string, unknown>;

/** A real client that remembers every frame. */
class Client {
  readonly frames: Frame[] = [];
  readonly socket: WebSocket;
  closeCode: number | undefined;
  #changed = () => {};

  constructor(url: string, token: string | null, pongs = true) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      autoPong: pongs,
      ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
    });
    this.socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)) as Frame);
      this.#changed();
    });
    this.socket.on('close', (code) => {
      this.closeCode = code;
      this.#changed();
    });
    this.socket.on('error', () => this.#changed());
  }

  async opened(): Promise<this> {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise((resolve, reject) => {
        this.socket.once('open', resolve);
        this.socket.once('error', reject);
      });
    return this;
  }

  say(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Resolves once the frames satisfy `enough`. */
  async until(enough: (frames: readonly Frame[]) => boolean): Promise<void> {
    while (!enough(this.frames) && this.closeCode === undefined)
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
  }

  async closed(): Promise<number> {
    while (this.closeCode === undefined)
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    return this.closeCode;
  }

  /** A frame whose answer is known comes back: everything said before it has been dealt with. */
  async settled(): Promise<void> {
    const before = this.frames.length;
    this.say({ wait: 'marker', value: 0 });
    await this.until((frames) => frames.slice(before).some((frame) => frame['wait'] === 'marker'));
    this.frames.splice(
      this.frames.findIndex((frame) => frame['wait'] === 'marker'),
      1,
    );
  }
}

const isEnd = (frame: Frame) => frame['on_chat_model_end'] === true;
const ends = (frames: readonly Frame[]) => frames.filter(isEnd).length;

let open: OpenHouse;
const clients: Client[] = [];
async function connect(token: string | null = open.owner, house: OpenHouse = open): Promise<Client> {
  const client = new Client(house.url, token);
  clients.push(client);
  return client.opened();
}
afterEach(async () => {
  for (const client of clients.splice(0)) client.socket.terminate();
  await open.close();
});

describe('H32 document 004 over WebSocket', () => {
  beforeEach(async () => {
    open = await openHouse();
  });

  it('E02 init binds the talk and gets no reply', async () => {
    const client = await connect();
    client.say({ init: true, uuid: 'u1' });
    await client.settled();
    expect(client.frames).toEqual([]);
    await open.house.say({
      id: 'n1',
      turn: null,
      channel: 'websocket',
      conversation: 'u1',
      person: null,
      type: 'notice',
      text: 'The washing is done.',
    });
    await client.until((frames) => frames.length > 0);
    expect(client.frames[0]).toMatchObject({ notice: { type: 'notice', text: 'The washing is done.' } });
  });

  it('E03 E04 a message gives at least one stream frame, then exactly one end, both with the turn', async () => {
    const client = await connect();
    client.say({ init: true, uuid: 'u1' });
    client.say({ uuid: 'u1', message: 'hello' });
    await client.until((frames) => ends(frames) > 0);
    await client.settled();
    expect(client.frames).toEqual([
      { on_chat_model_stream: 'You said: hello', turn: 'turn_1', seq: expect.any(Number) },
      { on_chat_model_end: true, turn: 'turn_1', seq: expect.any(Number) },
    ]);
    expect(open.house.received).toEqual([
      {
        channel: 'websocket',
        conversation: 'u1',
        person: 'alex',
        speaker: { person: 'alex', role: 'owner', proof: 'token', via: 'owner token' },
        text: 'hello',
      },
    ]);
  });

  it('E05 progress and the answer of a turn are streamed in order, then it ends', async () => {
    const client = await connect();
    client.say({ uuid: 'u1', message: 'go slowly' });
    await client.settled();
    await open.house.tell('turn_1', 'progress', 'The garage light is off.');
    await open.house.finish('turn_1', 'Done.');
    await client.until((frames) => ends(frames) > 0);
    expect(client.frames.map((frame) => frame['on_chat_model_stream'] ?? 'END')).toEqual([
      'The garage light is off.',
      'Done.',
      'END',
    ]);
  });

  it('E27 any error is one line with the apology, then the end', async () => {
    const client = await connect();
    for (const bad of [
      '{"uuid":',
      '[]',
      { uuid: 'u1' },
      { uuid: 5, message: 'x', extra: 1 },
      { uuid: 'u1', message: 'x'.repeat(10_001) },
      { uuid: 'u1', message: 'refuse this' },
      { uuid: 'u1', message: 'break it' },
    ]) {
      client.frames.length = 0;
      client.say(bad);
      await client.until((frames) => ends(frames) > 0);
      expect(client.frames).toHaveLength(2);
      expect(client.frames[0]?.['on_chat_model_stream']).toMatch(/^Sorry/);
      expect(client.frames[0]?.['error']).toHaveProperty('code');
      expect(JSON.stringify(client.frames)).not.toContain('wiring');
    }
    client.frames.length = 0;
    client.say({ uuid: 5, message: 'x', extra: 1 });
    await client.until((frames) => ends(frames) > 0);
    expect(client.frames[0]?.['error']).toMatchObject({ errors: [{ path: '/uuid' }, { path: '/extra' }] });
    client.socket.send(Buffer.from([1, 2, 3]));
    await client.until((frames) => ends(frames) > 1);
    expect(client.frames).toHaveLength(4);
  });

  it('E27 a turn that ends without an answer is ended with an apology all the same', async () => {
    await open.close();
    const clock = new ManualClock();
    open = await openHouse({ clock });
    const client = await connect();
    client.say({ uuid: 'u1', message: 'go slowly' });
    await client.settled();
    await open.house.finish('turn_1', null, 'failed');
    await clock.advance(2_000);
    await client.until((frames) => ends(frames) > 0);
    expect(client.frames).toMatchObject([
      { on_chat_model_stream: expect.stringMatching(/^Sorry/), turn: 'turn_1' },
      { on_chat_model_end: true, turn: 'turn_1' },
    ]);
  });

  it('E03 an answer that comes after the turn was ended from its view ends it no second time', async () => {
    await open.close();
    const clock = new ManualClock();
    open = await openHouse({ clock });
    const deliver = open.house.say;
    const late: Parameters<typeof deliver>[0][] = [];
    open.house.say = async (message) => late.push(message);
    const client = await connect();
    client.say({ uuid: 'u1', message: 'go slowly' });
    await client.settled();
    await open.house.finish('turn_1', 'Done.');
    await clock.advance(2_000);
    await client.until((frames) => ends(frames) > 0);
    for (const message of late) expect(await deliver(message)).toEqual({ delivered: true, by: 'websocket' });
    await client.settled();
    expect(ends(client.frames)).toBe(1);
  });

  it('E28 an empty message starts nothing, streams nothing, ends nothing', async () => {
    const client = await connect();
    client.say({ uuid: 'u1', message: '' });
    client.say({ uuid: 'u1', message: '  \n ' });
    await client.settled();
    expect(client.frames).toEqual([]);
    expect(open.house.received).toEqual([]);
  });

  it('E29 turns interleave: every frame has its turn, and each turn ends once, after its own frames', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(3), fc.constantFrom('progress' as const, 'end' as const)), {
          maxLength: 25,
        }),
        async (steps) => {
          const client = await connect();
          const uuid = `u${Math.floor(open.house.received.length)}-${steps.length}`;
          const from = open.house.received.length;
          for (let i = 0; i < 4; i++) client.say({ uuid, message: `${i} slowly` });
          await client.settled();
          const turns = open.house
            .turns({ limit: 10_000 })
            .slice(from)
            .map((view) => view.turn);
          const over = new Set<string>();
          for (const [index, what] of [...steps, ...turns.map((_, i) => [i, 'end'] as const)]) {
            const turn = turns[index] as string;
            if (over.has(turn)) continue;
            if (what === 'end') over.add(turn);
            await (what === 'end'
              ? open.house.finish(turn, 'Done.')
              : open.house.tell(turn, 'progress', 'Going on.'));
          }
          await client.until((frames) => ends(frames) >= 4);
          for (const turn of turns) {
            const own = client.frames.filter((frame) => frame['turn'] === turn);
            expect(own.filter(isEnd)).toHaveLength(1);
            expect(isEnd(own.at(-1) as Frame)).toBe(true);
            expect(own.length).toBeGreaterThanOrEqual(2);
          }
          const seqs = client.frames.map((frame) => Number(frame['seq']));
          expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
          client.socket.terminate();
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('H32 beyond document 004', () => {
  beforeEach(async () => {
    open = await openHouse();
  });

  it('a question comes with its wait and options, and is answered by wait id', async () => {
    const client = await connect();
    client.say({ uuid: 'u1', message: 'ask me' });
    await client.until((frames) => frames.length > 0);
    expect(client.frames[0]).toMatchObject({
      on_chat_model_stream: 'Open the garage door?',
      question: { text: 'Open the garage door?', options: ['yes', 'no'] },
      turn: 'turn_1',
    });
    const { wait } = (client.frames[0] as Frame)['question'] as { wait: string };
    client.say({ wait, value: 'perhaps' });
    client.say({ wait, value: 'yes' });
    client.say({ wait, value: 'yes' });
    await client.until((frames) => frames.filter((frame) => 'accepted' in frame).length >= 3);
    await client.until((frames) => ends(frames) > 0);
    expect(client.frames.filter((frame) => 'accepted' in frame)).toEqual([
      { wait, accepted: false, because: 'invalid' },
      { wait, accepted: true },
      { wait, accepted: false, because: 'duplicate' },
    ]);
    expect(open.house.answered).toEqual([{ wait, value: 'yes', by: 'alex' }]);
  });

  it('X09 P20 a client that drops off anywhere and resumes after its last number misses nothing and repeats nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('say', 'drop', 'back'), { minLength: 5, maxLength: 40 }),
        async (steps) => {
          const uuid = `r${open.house.received.length}`;
          const watcher = await connect();
          watcher.say({ uuid, message: 'go slowly' });
          await watcher.settled();
          const turn = open.house.turns({ limit: 10_000 }).at(-1)?.turn as string;
          const seen: Frame[] = [];
          let client: Client | undefined;
          const come = async () => {
            client = await connect();
            client.say({ resume: true, uuid, after: Number(seen.at(-1)?.['seq'] ?? 0) });
            await client.settled();
          };
          const go = () => {
            seen.push(...(client?.frames ?? []).filter((frame) => 'seq' in frame && !('resumed' in frame)));
            client?.socket.terminate();
            client = undefined;
          };
          for (const [index, step] of steps.entries()) {
            if (step === 'say') await open.house.tell(turn, 'progress', `step ${index}`);
            else if (step === 'drop') go();
            else if (client === undefined) await come();
          }
          await open.house.finish(turn, 'Done.');
          go();
          await come();
          go();
          await watcher.until((frames) => ends(frames) > 0);
          expect(seen).toEqual(watcher.frames);
          watcher.socket.terminate();
        },
      ),
      { numRuns: 15 },
    );
  });

  it('X09 an answer that found nobody waits until the talk is opened again', async () => {
    const client = await connect();
    client.say({ uuid: 'u1', message: 'go slowly' });
    await client.settled();
    client.socket.terminate();
    while (
      open.sockets.reaches({
        id: 'x',
        turn: null,
        channel: 'websocket',
        conversation: 'u1',
        person: null,
        type: 'answer',
        text: '',
      })
    )
      await new Promise((resolve) => setImmediate(resolve));
    await open.house.finish('turn_1', 'Done while you were away.');
    expect(open.switchboard.kept).toBe(1);
    const again = await connect();
    again.say({ init: true, uuid: 'u1' });
    await again.until((frames) => ends(frames) > 0);
    expect(again.frames).toMatchObject([
      { on_chat_model_stream: 'Done while you were away.' },
      { on_chat_model_end: true },
    ]);
    expect(open.switchboard.kept).toBe(0);
  });

  it('X09 a turn from before the hub’s start is told from its view, also to a client that asks by turn', async () => {
    await open.post('/v1/messages', { text: 'hello' }, { prefer: 'wait=5' });
    const client = await connect();
    client.say({ resume: true, uuid: 'new', turn: 'turn_1' });
    await client.until((frames) => frames.some((frame) => frame['resumed'] === true));
    expect(client.frames).toMatchObject([
      { on_chat_model_stream: 'You said: hello', turn: 'turn_1' },
      { on_chat_model_end: true, turn: 'turn_1' },
      { resumed: true, complete: false },
    ]);
    client.say({ resume: true, uuid: 'new', turn: 'turn_none' });
    await client.until((frames) => ends(frames) > 1);
    expect(client.frames.at(-2)).toMatchObject({ error: { code: 'not-found' } });
  });

  it('A01 the same external id starts one turn, and its frames are told again', async () => {
    const client = await connect();
    for (let i = 0; i < 2; i++) {
      client.say({ uuid: 'u1', message: 'hello', externalId: 'm1' });
      await client.until((frames) => ends(frames) > i);
    }
    expect(open.house.received).toHaveLength(1);
    expect(client.frames[2]).toEqual(client.frames[0]);
  });

  it('H42 takes the token in header, address or first frame, and closes on a wrong or missing one', async () => {
    const inFrame = await connect(null);
    inFrame.say({ init: true, uuid: 'u1', token: open.owner });
    inFrame.say({ uuid: 'u1', message: 'hello' });
    await inFrame.until((frames) => ends(frames) > 0);
    expect(inFrame.frames[0]).toMatchObject({ on_chat_model_stream: 'You said: hello' });
    const inAddress = new Client(open.url, null);
    inAddress.socket.terminate();
    const address = new WebSocket(`${open.url.replace('http', 'ws')}/ws?token=${open.owner}`);
    await new Promise((resolve) => address.once('open', resolve));
    address.terminate();
    const nameless = await connect(null);
    nameless.say({ uuid: 'u2', message: 'hello' });
    expect(await nameless.closed()).toBe(4401);
    expect(nameless.frames).toMatchObject([{ error: { code: 'unauthorized' } }, { on_chat_model_end: true }]);
    await expect(connect('hearth_wrong')).rejects.toThrow(/401/);
    expect(open.house.received).toHaveLength(1);
  });

  it('H42 a revoked token’s connections are closed', async () => {
    const { secret } = open.tokens.issue({ name: 'tablet', role: 'child', person: 'sam' });
    const client = await connect(secret);
    open.tokens.revoke('tablet');
    expect(await client.closed()).toBe(4401);
  });

  it('H42 nobody but an owner listens to another person’s talk', async () => {
    const alex = await connect();
    alex.say({ init: true, uuid: 'mine' });
    await alex.settled();
    const sam = await connect(open.tokens.issue({ name: 'sam', role: 'adult', person: 'sam' }).secret);
    sam.say({ init: true, uuid: 'mine' });
    await sam.until((frames) => ends(frames) > 0);
    expect(sam.frames[0]).toMatchObject({ error: { code: 'not-permitted' } });
  });

  it('a frame over 64 KiB or not UTF-8 ends that connection and no other', async () => {
    const big = await connect();
    const other = await connect();
    big.say(JSON.stringify({ uuid: 'u1', message: 'x'.repeat(70_000) }));
    expect(await big.closed()).toBe(1009);
    other.say({ uuid: 'u2', message: 'hello' });
    await other.until((frames) => ends(frames) > 0);
    expect(open.house.received).toHaveLength(1);
  });
});

describe('H32 connections that die', () => {
  it('a client that gives no sign of life, and one that never shows a token, are let go', async () => {
    const clock = new ManualClock();
    open = await openHouse({ clock });
    const nameless = await connect(null);
    await clock.advance(10_000);
    expect(await nameless.closed()).toBe(4401);
    const mute = new Client(open.url, open.owner, false);
    await mute.opened();
    await clock.advance(30_000);
    await clock.advance(30_000);
    expect(await mute.closed()).toBe(1006);
  });

  it('a client that does not answer the goodbye does not hold the hub up', async () => {
    const clock = new ManualClock();
    open = await openHouse({ clock });
    const client = await connect();
    client.socket.pause();
    let closed = false;
    const closing = open.close().then(() => {
      closed = true;
    });
    await settle();
    expect(closed).toBe(false);
    await clock.advance(500);
    await closing;
  });
});
