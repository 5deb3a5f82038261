import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutboundMessage } from '../../src/domain/index.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

let open: OpenHouse;
const ends: (() => void)[] = [];
beforeEach(async () => {
  open = await openHouse();
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await open.close();
});

/** A listener of `GET /v1/notices`, and what it has heard. */
async function listen(query = '', token?: string) {
  const gone = new AbortController();
  ends.push(() => gone.abort());
  const response = await open.ask(`/v1/notices${query}`, {
    signal: gone.signal,
    ...(token === undefined ? {} : { token }),
  });
  const heard: { id: string; text: string }[] = [];
  const waiting: (() => void)[] = [];
  const decoder = new TextDecoder();
  const reading = (async () => {
    for await (const chunk of response.body ?? [])
      for (const [, json = ''] of decoder.decode(chunk).matchAll(/^event: notice\ndata: (.*)$/gm)) {
        heard.push(JSON.parse(json));
        for (const wake of waiting.splice(0)) wake();
      }
  })().catch(() => undefined);
  const next = () => new Promise<void>((resolve) => waiting.push(resolve));
  return { response, heard, next, reading, leave: () => gone.abort() };
}

function reminder(over: Partial<OutboundMessage> = {}): OutboundMessage {
  return {
    ...{ id: 'm1', turn: null, channel: 'http', conversation: 'kitchen', person: 'alex', type: 'reminder' },
    text: 'Reminder: call Sam',
    ...over,
  };
}

describe('H31 GET /v1/notices', () => {
  it('H31 tells its listener what is for them, by the door that they listen at', async () => {
    const page = await listen('?conversation=kitchen');
    expect(page.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const heard = page.next();
    expect(await open.switchboard.deliver(reminder({ rings: 1 }))).toEqual({ delivered: true, by: 'http' });
    await heard;
    expect(page.heard).toEqual([
      {
        id: 'm1',
        type: 'reminder',
        text: 'Reminder: call Sam',
        turn: null,
        conversation: 'kitchen',
        rings: 1,
      },
    ]);
  });

  it('H31 what was asked for in a talk is heard there, and what rings on wherever its person listens', async () => {
    const kitchen = await listen('?conversation=kitchen');
    const study = await listen('?conversation=study');
    const first = kitchen.next();
    await open.switchboard.deliver(reminder());
    await first;
    const [here, there] = [kitchen.next(), study.next()];
    await open.switchboard.deliver(reminder({ id: 'm2', rings: 2 }));
    await Promise.all([here, there]);
    expect(kitchen.heard.map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(study.heard.map(({ id }) => id)).toEqual(['m2']);
  });

  it('X16 tells nobody what is for another, and reaches nobody where nobody listens', async () => {
    const { secret } = open.tokens.issue({ name: 'tablet', person: 'sam', role: 'adult' });
    const sam = await listen('?conversation=kitchen', secret);
    expect(await open.switchboard.deliver(reminder())).toEqual({ delivered: false, by: null });
    const page = await listen();
    const kept = page.next();
    await kept;
    expect(page.heard).toMatchObject([{ id: 'm1' }]);
    page.leave();
    await page.reading;
    expect(sam.heard).toEqual([]);
  });

  it('X16 asks for a token', async () => {
    expect((await open.ask('/v1/notices', { token: null })).status).toBe(401);
  });
});
