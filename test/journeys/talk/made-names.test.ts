import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';

let hub: TestHub;
let http: HubOverHttp;
const data = mkdtempSync(join(tmpdir(), 'hearth-names-'));
afterEach(async () => {
  await hub.stop();
  rmSync(data, { recursive: true, force: true });
});

async function open(): Promise<void> {
  hub = await startTestHub({ data, config: { devices: { homeAssistant: false } } });
  http = new HubOverHttp(hub.url);
}

/** What the house answers as soon as it knows the name. */
const answers = (text: string, reply: RegExp) =>
  until(async () => reply.test((await http.say(text)).reply ?? ''), `“${text}” is answered with ${reply}`);

describe('what people make and call by a name', () => {
  it('A02 H25 is known by that name from then on, also after a restart, and no more when it is gone', async () => {
    await open();
    expect((await http.say('make a list called camping gear')).reply).toMatch(/camping gear list is begun/);
    await answers("what's on camping gear", /camping gear list is empty/);
    expect((await http.say('add a tent to camping gear')).reply).toMatch(/tent is on the camping gear list/i);
    await http.post('/v1/services/scene/keep', { name: 'Submarine', target: { name: 'Desk Lamp' } });
    await answers('submarine please', /Submarine/);
    await hub.stop();
    await open();
    await answers("what's on camping gear", /tent/);
    await http.post('/v1/services/scene/forget', { name: 'Submarine' });
    await answers('submarine please', /didn't understand/);
  });
});
