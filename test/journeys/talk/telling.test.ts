import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutboundMessage } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';

let hub: TestHub;
let http: HubOverHttp;
const ends: (() => void)[] = [];

beforeAll(async () => {
  hub = await startTestHub({ config: { devices: { simulated: {} } } });
  http = new HubOverHttp(hub.url);
});
afterAll(async () => {
  for (const end of ends) end();
  await hub.stop();
});

/** Sam with a page open, and what is said there. */
async function samListens() {
  const made = await http.post('/v1/tokens', { name: 'tablet of sam', person: 'sam', role: 'adult' });
  const { secret } = (await made.json()) as { secret: string };
  const gone = new AbortController();
  ends.push(() => gone.abort());
  const response = await http.ask('/v1/notices', {
    headers: { authorization: `Bearer ${secret}` },
    signal: gone.signal,
  });
  const heard: OutboundMessage[] = [];
  const decoder = new TextDecoder();
  const first = (async () => {
    for await (const chunk of response.body ?? [])
      for (const [, json = ''] of decoder.decode(chunk).matchAll(/^event: notice\ndata: (.*)$/gm)) {
        heard.push(JSON.parse(json));
        return;
      }
  })();
  return { heard, first };
}

describe('H31 a message to somebody of the house', () => {
  it('is said where they listen, in the name of who sent it', async () => {
    const sam = await samListens();
    expect((await http.say('tell Sam that dinner is ready')).reply).toBe('I’ve told Sam.');
    await sam.first;
    expect(sam.heard).toMatchObject([{ type: 'notice', text: 'Alex says: dinner is ready' }]);
  });

  it('is to everybody else where everyone is told, and asks where somebody is asked', async () => {
    const plans = async (text: string) =>
      (await http.say(text)).groups.flatMap(({ actions }) => actions.map(({ call }) => call.args));
    expect(await plans('announce that we leave in ten minutes')).toEqual([
      { everyone: true, text: 'we leave in ten minutes' },
    ]);
    expect(await plans('call everyone to dinner')).toEqual([{ everyone: true, text: 'dinner is ready' }]);
    expect(await plans('ask Sam to come down')).toEqual([{ to: ['sam'], asks: true, text: 'come down' }]);
  });

  it('is none where the house itself is asked, or where something is to be waited for', async () => {
    for (const text of [
      'tell me the time',
      'tell me when the garage door opens',
      'tell Sam when the garage door opens',
    ]) {
      const calls = (await http.say(text)).groups.flatMap(({ actions }) => actions.map(({ call }) => call));
      expect(calls.filter(({ service }) => service === 'notices')).toEqual([]);
    }
  });
});
