import { afterEach, describe, expect, it } from 'vitest';
import { Audit, Authority } from '../../src/access/index.ts';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { McpDoor } from '../../src/mcp/index.ts';
import { Store } from '../../src/store/index.ts';
import { until } from '../kit/hub.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';
import { ERAS, overHttp } from './kit.ts';

let open: OpenHouse;
let store: Store;
afterEach(async () => {
  await open.close();
  store.close();
});

/** A small house whose turns last until they are ended by hand, with the MCP door. */
async function openDoor(): Promise<void> {
  store = new Store({ path: ':memory:' });
  const [clock, log] = [systemClock, silentLogger];
  const mcp = new McpDoor({
    ...{ title: 'Home', version: '0.1.0', clock, log, today: async () => ({}) },
    ...{ authority: new Authority(), audit: new Audit({ store, clock, log }) },
  });
  open = await openHouse({ mcp });
  open.switchboard.add(mcp);
}

describe.each(ERAS)('H38 what is said on the way to an answer, for a client of $era', ({ mode }) => {
  it('comes as progress of that call, in order, before the answer', async () => {
    await openDoor();
    const client = await overHttp(open.url, { mode, token: open.owner });
    const heard: string[] = [];
    const call = client.callTool(
      { name: 'say', arguments: { text: 'slowly: the lamps' } },
      { onprogress: ({ progress, message }) => heard.push(`${progress} ${message}`) },
    );
    const { turn } = await until(() => open.house.turns()[0], 'the turn has begun');
    await open.house.tell(turn, 'progress', 'I look at the lamps.');
    await open.house.tell(turn, 'progress', 'Two of them are on.');
    await until(() => heard.length === 2, 'the progress has come');
    await open.house.finish(turn, 'They are off.');
    expect((await call).structuredContent).toMatchObject({ answer: 'They are off.' });
    expect(heard).toEqual(['1 I look at the lamps.', '2 Two of them are on.']);
    await client.close();
  });

  it('goes to nobody who did not ask for it, and to no other call', async () => {
    await openDoor();
    const client = await overHttp(open.url, { mode, token: open.owner });
    const heard: string[] = [];
    const first = client.callTool({ name: 'say', arguments: { text: 'slowly: one' } });
    const { turn } = await until(() => open.house.turns()[0], 'the first turn has begun');
    const second = client.callTool(
      { name: 'say', arguments: { text: 'slowly: two' } },
      { onprogress: ({ message }) => heard.push(String(message)) },
    );
    const other = await until(() => open.house.turns()[1], 'the second turn has begun');
    await open.house.tell(turn, 'progress', 'Of the first.');
    await open.house.tell(other.turn, 'progress', 'Of the second.');
    await until(() => heard.length > 0, 'the progress has come');
    await open.house.finish(turn, 'One.');
    await open.house.finish(other.turn, 'Two.');
    await Promise.all([first, second]);
    expect(heard).toEqual(['Of the second.']);
    await client.close();
  });

  it('a call that waits no longer tells where the answer will be', async () => {
    await openDoor();
    const client = await overHttp(open.url, { mode, token: open.owner });
    const called = await client.callTool({ name: 'say', arguments: { text: 'slowly: the lamps', wait: 0 } });
    const { turn } = called.structuredContent as { turn: string };
    expect(called.structuredContent).toMatchObject({ status: 'running', answer: null });
    expect(JSON.stringify(called.content)).toContain(`hearth://turns/${turn}`);
    await client.close();
  });
});
