import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../kit/clock.ts';
import { type OpenHouse, openHouse, readEvents } from '../kit/servers/http.ts';

const seqs = (events: readonly { id: number | null }[]) => events.flatMap((event) => event.id ?? []);

describe('X09 events of a turn', () => {
  let open: OpenHouse;
  beforeEach(async () => {
    open = await openHouse();
  });
  afterEach(() => open.close());

  async function start(text: string): Promise<string> {
    return ((await (await open.post('/v1/messages', { text })).json()) as { turn: string }).turn;
  }

  it('gives every line of the turn, numbered, then the end, and closes', async () => {
    const turn = await start('hello');
    const response = await open.ask(`/v1/turns/${turn}/events`);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const events = await readEvents(response);
    expect(events.map(({ id, event }) => [id, event])).toEqual([
      [1, 'message'],
      [2, 'message'],
      [null, 'end'],
    ]);
    expect(events[0]?.data).toMatchObject({ seq: 1, kind: 'received', turn });
    expect(events[2]?.data).toEqual({ status: 'done' });
  });

  it('leaves out the lines of other turns', async () => {
    const slow = await start('go slowly');
    const other = await start('hello');
    await open.house.finish(slow, 'there');
    const events = await readEvents(await open.ask(`/v1/turns/${slow}/events`));
    expect(events.filter((event) => event.event === 'message').length).toBe(2);
    for (const event of events.slice(0, -1)) expect(event.data).toMatchObject({ turn: slow });
    expect(JSON.stringify(events)).not.toContain(other);
  });

  it('tells a client that has seen all of an ended turn to stop asking', async () => {
    const turn = await start('hello');
    const last = seqs(await readEvents(await open.ask(`/v1/turns/${turn}/events`))).at(-1);
    const again = await open.ask(`/v1/turns/${turn}/events`, { headers: { 'last-event-id': String(last) } });
    expect(again.status).toBe(204);
  });

  it('answers HEAD without following the turn', async () => {
    const turn = await start('go slowly');
    const response = await open.ask(`/v1/turns/${turn}/events`, { method: 'HEAD' });
    expect(response.status).toBe(200);
  });

  it('refuses an unknown turn and a Last-Event-ID that is none of ours', async () => {
    expect((await open.ask('/v1/turns/none/events')).status).toBe(404);
    const turn = await start('hello');
    const response = await open.ask(`/v1/turns/${turn}/events`, { headers: { 'last-event-id': 'abc' } });
    expect(response.status).toBe(422);
  });

  it('P20 a client that drops off anywhere and resumes misses nothing and repeats nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 25 }),
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }),
        async (count, drops) => {
          const turn = await start('go slowly');
          const noise = await start('something else slowly');
          const first = open.house.lines.findIndex((line) => line.turn === turn);
          const writing = (async () => {
            for (let i = 0; i < count; i++) {
              open.house.write(i % 3 === 2 ? noise : turn, 'step', i);
              if (i % 4 === 0) await new Promise((resolve) => setImmediate(resolve));
            }
            await open.house.finish(turn, 'there');
          })();
          const got: number[] = [];
          for (const drop of [...drops, Number.POSITIVE_INFINITY]) {
            const headers: Record<string, string> =
              got.length === 0 ? {} : { 'last-event-id': String(got.at(-1)) };
            const response = await open.ask(`/v1/turns/${turn}/events`, { headers });
            if (response.status === 204) break;
            const events = await readEvents(response, (seen) => seen.length >= drop);
            got.push(...seqs(events));
            if (events.at(-1)?.event === 'end') break;
          }
          await writing;
          const wanted = open.house.lines
            .slice(first)
            .filter((line) => line.turn === turn)
            .map((line) => line.seq);
          expect(got).toEqual(wanted);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('X09 a quiet stream', () => {
  it('is kept alive by a comment, and closes with the hub', async () => {
    const clock = new ManualClock();
    const open = await openHouse({ clock });
    await open.post('/v1/messages', { text: 'go slowly' });
    const response = await open.ask('/v1/turns/turn_1/events');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toContain('id: 1');
    await clock.advance(15_250);
    expect(await next()).toBe(': still here\n\n');
    const closed = reader.read().then(
      ({ done }) => done,
      () => true,
    );
    await open.close();
    expect(await closed).toBe(true);
  });
});
