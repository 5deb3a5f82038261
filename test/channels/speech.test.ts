import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { SpeechAllowance } from '../../src/channels/index.ts';
import { SPEAKER_ROLES } from '../../src/domain/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

const words = (length: number) =>
  'turn on the kitchen light and '
    .repeat(400)
    .slice(0, length - 1)
    .concat('!');

describe('H42 how much may be said', () => {
  it('a message of a guest, a device or a service has at most a thousand characters, of a resident ten thousand', () => {
    const speech = new SpeechAllowance({ clock: new ManualClock() });
    for (const role of SPEAKER_ROLES) {
      const longest = ['owner', 'adult', 'child'].includes(role) ? 10_000 : 1_000;
      speech.take(role, words(longest), role);
      expect(() => speech.take(`${role} 2`, words(longest + 1), role)).toThrow(
        expect.objectContaining({
          code: 'too-large',
          faults: [{ path: '/text', message: `has ${longest + 1} characters, at most ${longest}` }],
        }),
      );
    }
  });

  it('a guest has said enough after five thousand characters, a resident after twenty thousand', () => {
    const speech = new SpeechAllowance({ clock: new ManualClock() });
    const said = (role: 'guest' | 'adult', length: number) => {
      let count = 0;
      try {
        for (; count < 100; count++) speech.take(`a ${role}`, words(length), role);
      } catch (error) {
        expect(error).toMatchObject({ code: 'too-many' });
      }
      return count;
    };
    expect([said('guest', 1_000), said('adult', 9_900)]).toEqual([5, 2]);
  });

  it('characters are counted by speaker, and come back with time; a refused text costs nothing', async () => {
    const clock = new ManualClock();
    const speech = new SpeechAllowance({ clock, burst: 2_000, charactersPerSecond: 100 });
    speech.take('a', words(1_500), 'adult');
    const refusal = { code: 'too-many', data: { retryAfterSeconds: 5 } };
    for (let i = 0; i < 10; i++)
      expect(() => speech.take('a', words(1_000), 'adult')).toThrow(expect.objectContaining(refusal));
    speech.take('a', words(500), 'adult');
    speech.take('b', words(2_000), 'adult');
    await clock.advance(9_999);
    expect(() => speech.take('a', words(1_000), 'adult')).toThrow(
      expect.objectContaining({ code: 'too-many' }),
    );
    await clock.advance(1);
    speech.take('a', words(1_000), 'adult');
  });
});

describe('H42 how much may be said at the doors', () => {
  let open: OpenHouse;
  afterEach(() => open.close());

  async function openWith(burst: number): Promise<string> {
    const clock = new ManualClock();
    open = await openHouse({
      clock,
      speech: new SpeechAllowance({ clock, burst, charactersPerSecond: 100 }),
    });
    return open.tokens.issue({ name: 'guest', role: 'guest' }).secret;
  }

  it('over HTTP too long a text is 413 with its path, too much in a short time 429 with when to come again', async () => {
    const guest = await openWith(2_500);
    const say = (length: number, token: string) =>
      open.post('/v1/messages', { text: words(length) }, { authorization: `Bearer ${token}` });
    const long = await say(1_001, guest);
    expect(long.status).toBe(413);
    expect(await long.json()).toMatchObject({ code: 'too-large', errors: [{ path: '/text' }] });
    expect([(await say(1_000, guest)).status, (await say(1_000, guest)).status]).toEqual([202, 202]);
    const much = await say(1_000, guest);
    expect([much.status, much.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await say(2_400, open.owner)).status).toBe(202);
    expect(open.house.received).toHaveLength(3);
  });

  it('over WebSocket the same is an apology with its code, out of the same allowance', async () => {
    const guest = await openWith(1_500);
    await open.post('/v1/messages', { text: words(1_000) }, { authorization: `Bearer ${guest}` });
    const socket = new WebSocket(`${open.url.replace('http', 'ws')}/ws?token=${guest}`);
    const frames: { error?: { code: string; errors: { path: string }[] } }[] = [];
    const ended = new Promise<void>((resolve) =>
      socket.on('message', (data) => {
        frames.push(JSON.parse(String(data)));
        if (frames.length === 4) resolve();
      }),
    );
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ uuid: 'u', message: words(1_001) }));
    socket.send(JSON.stringify({ uuid: 'u', message: words(900) }));
    await ended;
    socket.terminate();
    expect(frames.flatMap(({ error }) => error?.code ?? [])).toEqual(['too-large', 'too-many']);
    expect(frames[0]?.error?.errors[0]?.path).toBe('/message');
    expect(open.house.received).toHaveLength(1);
  });
});
