import { afterEach, describe, expect, it } from 'vitest';
import { clockFrom } from '../../kit/clock.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';

const hubs: TestHub[] = [];
afterEach(async () => {
  for (const hub of hubs.splice(0)) await hub.stop();
});

async function hubWith(config: Record<string, unknown> = {}): Promise<TestHub> {
  const hub = await startTestHub({
    clock: clockFrom('2026-03-10T18:30:00-04:00'),
    config: { devices: { simulated: true }, ...config },
  });
  hubs.push(hub);
  return hub;
}

const CURVE = '/v1/history/sensor.living_room';

describe('GET /v1/history/{device}', () => {
  it('gives what the trial home has measured since it is there, as JSON and as a table', async () => {
    const hub = await hubWith();
    const answer = await hub.ask(`${CURVE}?key=temperature`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      device: 'sensor.living_room',
      every: null,
      series: [
        { key: 'temperature', kind: 'temperature', unit: '°C', type: 'number', points: [{ value: 19.5 }] },
      ],
    });
    const table = await hub.ask(`${CURVE}?key=temperature&format=csv`);
    expect(table.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(await table.text()).toMatch(
      /^at,key,value,min,max,unit\r\n2026-03-10T[\d:.]+Z,temperature,19.5,,,°C\r\n$/,
    );
  });

  it('names what is wrong by its path, and knows no device that is not there', async () => {
    const hub = await hubWith();
    const wrong = await hub.ask(`${CURVE}?every=often`);
    expect(wrong.status).toBe(422);
    expect(JSON.stringify(await wrong.json())).toContain('/every');
    expect((await hub.ask('/v1/history/sensor.none')).status).toBe(404);
  });

  it('is for people who live here: a guest is refused, and so is a child for a room that is for adults', async () => {
    const people = [
      { id: 'alex', name: 'Alex', role: 'owner' },
      { id: 'mia', name: 'Mia', role: 'child' },
    ];
    const access = [{ for: ['child'], what: ['past'], at: ['Living Room'], may: 'no' }];
    const hub = await hubWith({ home: { people, access } });
    const tokenOf = async (body: object) => {
      const made = await hub.ask('/v1/tokens', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      const { secret } = (await made.json()) as { secret: string };
      return { headers: { authorization: `Bearer ${secret}` } };
    };
    const guest = await tokenOf({ name: 'guest', scopes: ['read'], role: 'guest' });
    const mia = await tokenOf({ name: 'mia', scopes: ['read'], person: 'mia' });
    expect((await fetch(`${hub.url}${CURVE}`, guest)).status).toBe(403);
    expect((await fetch(`${hub.url}${CURVE}`, mia)).status).toBe(403);
    expect((await fetch(`${hub.url}/v1/history/sensor.garden`, mia)).status).toBe(200);
  });

  it('“was the front door opened today” is answered in words from what was seen', async () => {
    const hub = await hubWith();
    const say = async (text: string) => {
      const { turn } = await hub.doorway.receive({
        channel: 'http',
        conversation: 'c',
        person: 'alex',
        text,
      });
      return (await hub.doorway.settled(turn, 60_000))?.reply;
    };
    expect(await say('was the front door opened today')).toBe(
      'No, the front door contact wasn’t open today.',
    );
    expect(await say('how warm was it in the living room today')).toBe('The living room was 19.5 °C today.');
    expect(await say('what was the coldest it got in the living room this week')).toMatch(
      /^The living room went down to 19.5 °C this week, at 18:3\d\.$/,
    );
  });
});
