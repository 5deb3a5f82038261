import mqtt from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { clockFrom } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { ACCOUNTS, asAccount, OWNER_TOKEN, startTestHub, type TestHub, until } from '../../kit/hub.ts';

let hub: TestHub;
let http: HubOverHttp;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  hub = await startTestHub({
    config: { devices: { simulated: {} }, bus: { users: ACCOUNTS } },
    clock: clockFrom('2026-03-10T19:00:00Z'),
  });
  http = new HubOverHttp(hub.url);
});
afterAll(async () => {
  for (const end of ends) await end();
  await hub.stop();
});

const ALOUD = { rendering: 'aloud', conversation: 'ear' };
const LONG = 'what can you do';

describe('A24 an answer for the ear', () => {
  it('A24 is told in its gist, and on with it as long as somebody wants to hear', async () => {
    const whole = (await http.say(LONG)).reply ?? '';
    const heard = (await http.say(LONG, ALOUD)).reply ?? '';
    expect(heard).toMatch(/Shall I go on\?$/);
    expect(heard.length).toBeLessThan(whole.length);
    const more = (await http.say('go on', ALOUD)).reply ?? '';
    expect(whole.toLowerCase()).toContain(more.slice(0, 20).toLowerCase());
    expect(heard).not.toContain(more.slice(0, 20));
  });

  it('A24 ends at "no", and "yes" to nothing tells nothing', async () => {
    await http.say(LONG, ALOUD);
    expect((await http.say('no', ALOUD)).reply).toBe('All right.');
    expect((await http.say('turn on the desk lamp', ALOUD)).reply).toMatch(/desk lamp is/);
    expect((await http.say('go on', ALOUD)).reply).not.toMatch(/Shall I go on/);
  });

  it('A24 of a list of more than four the first four are told, with how many more, and the others on a yes', async () => {
    const talk = { conversation: 'lists' };
    const say = async (text: string) => (await http.say(text, talk)).reply ?? '';
    const told = async (text: string, first: RegExp, others: RegExp) => {
      const said = await say(text);
      expect(said).toMatch(first);
      expect(said).toMatch(/ and \d+ more\b.*Shall I go on\?$/s);
      expect(said).not.toMatch(others);
      const rest = await say('yes');
      expect(rest).toMatch(others);
      expect(rest).not.toMatch(/Shall I go on/);
    };
    await say('add milk, bread, tea, eggs, jam and butter to the shopping list');
    await told(
      "what's on the shopping list",
      /^6 things are on the shopping list: milk, bread, tea, eggs and 2 more\./,
      /^Jam and butter\.$/,
    );
    for (const hour of ['one', 'two', 'three', 'four', 'five', 'six'])
      await say(`remind me tomorrow at ${hour} in the afternoon to check pot ${hour}`);
    await told(
      'what reminders do I have',
      /^6 reminders: check pot one /,
      /^Check pot five .*; check pot six /,
    );
    for (const hour of [5, 6, 7, 8, 9]) await say(`set an alarm for ${hour} am`);
    await told('what alarms are set', /5:00; .*8:00 and 1 more/, /9:00/);
    await say('turn on all the lights in the kitchen, the office, the bedroom and the hallway');
    await say('turn off all the lights in the living room');
    const lit = await say('which lights are on');
    expect(lit).toMatch(/^\d+ are on: .+ and \d+ more\./);
    expect(await say('go on')).toMatch(/^The .+ and the .+\.$/);
    expect(await say('no')).not.toMatch(/light/);
    // Few are told at once, and a mail tells all.
    await say('clear the shopping list');
    await say('yes');
    await say('add milk and bread to the shopping list');
    expect(await say("what's on the shopping list")).toBe('On the shopping list: milk and bread.');
    const { reply } = await http.say('what reminders do I have', { ...talk, rendering: 'mail' });
    expect(reply).toMatch(/pot one .*pot six/s);
  });

  it('A24 H32 H33 may be asked for by WebSocket and MQTT', async () => {
    const socket = new WebSocket(`${hub.url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${OWNER_TOKEN}` },
    });
    ends.push(() => socket.terminate());
    const frames: string[] = [];
    socket.on('message', (data) => frames.push(String(data)));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.send(JSON.stringify({ uuid: 'talk', message: LONG, rendering: 'aloud' }));
    await until(() => frames.some((frame) => frame.includes('Shall I go on?')), 'the gist comes');
    const client = await mqtt.connectAsync(asAccount(hub.brokerUrl, 'phone'), { protocolVersion: 4 });
    ends.push(() => client.endAsync(true));
    const heard: string[] = [];
    client.on('message', (_topic, payload) => heard.push(String(payload)));
    await client.subscribeAsync('hearth/v1/channel/satellite/out', { qos: 1 });
    await client.publishAsync(
      'hearth/v1/channel/satellite/in',
      JSON.stringify({ text: LONG, rendering: 'aloud' }),
    );
    await until(() => heard.some((text) => text.includes('Shall I go on?')), 'the gist comes');
  });

  it('A35 says its last answer again when asked, and the question where one is open, which a repeated wish does not ask twice', async () => {
    const talk = { conversation: 'pardon' };
    expect((await http.say('pardon?', talk)).reply).toBe('I said nothing yet.');
    const told = (await http.say('is the garage light on?', talk)).reply ?? '';
    expect(told).toMatch(/garage light is/);
    expect((await http.say('Sorry, what was that?', talk)).reply).toBe(told);
    const asked = await http.say('open the garage door', talk);
    expect((await http.say('say that again', talk)).reply).toBe(asked.waits[0]?.prompt);
    expect((await http.say('Open the garage door!', talk)).reply).toBe(asked.waits[0]?.prompt);
    await http.say('no', talk);
    expect((await http.turn(asked.turn)).status).not.toBe('waiting');
    expect((await http.say('yes', talk)).reply).toBe('I asked nothing. What can I do?');
  });

  it('A35 takes a yes, a no or a courtesy to nothing for what it is', async () => {
    const talk = { conversation: 'courtesies' };
    expect((await http.say('yes', talk)).reply).toBe('I asked nothing. What can I do?');
    expect((await http.say('hello hearth, are you there?', talk)).reply).toBe("I'm here. What can I do?");
    expect((await http.say('lovely, thanks love', talk)).reply).toBe("You're welcome.");
    expect((await http.say('hang on a second', talk)).reply).toBe('All right.');
  });
});

describe('A35 a yes behind a list', () => {
  it('A35 A24 goes on with the list, and is no answer to what was asked before it', async () => {
    const talk = { conversation: 'between' };
    const say = async (text: string) => (await http.say(text, talk)).reply ?? '';
    expect((await http.say('make it cosy in the living room', talk)).waits).toHaveLength(1);
    await say('put soap, thread, wax, glue, paint and nails on the shopping list');
    expect(await say('what is on the shopping list')).toMatch(/Shall I go on\?$/);
    expect(await say('yes')).toMatch(/nails/);
  });
});
