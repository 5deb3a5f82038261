import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedHome } from '../../../devices/simulated/index.ts';
import type { ConversationView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';

/** What the last turn did is taken back: from what was so before it, of every kind. */
let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;

beforeAll(async () => {
  hub = await startTestHub({
    simulatedHome: [
      thing('light.desk', 'light', 'Desk Lamp', 'office', { on: true, brightness: 80 }, { brightness: true }),
      thing('light.hall', 'light', 'Hall Light', 'hallway', { on: true }),
      thing('cover.blind', 'cover', 'Office Blind', 'office', { position: 40, moving: false }),
      thing('climate.heater', 'climate', 'Heater', 'office', { mode: 'heat', temperature: 20 }),
      thing('media.radio', 'media', 'Radio', 'office', {
        on: true,
        playback: 'idle',
        volume: 25,
        muted: false,
      }),
      thing('lock.door', 'lock', 'Front Door', 'hallway', { locked: false }),
    ],
    config: { devices: { simulated: { latencyMs: 0, travelMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
});
afterAll(() => hub.stop());

const talk = { conversation: 'office' };
const answer = async (text: string): Promise<string> => (await http.say(text, talk)).reply ?? '';

describe('what the last turn did is taken back', () => {
  it.each([
    ['dim the desk lamp to 30 percent', 'undo that', 'light.desk', { on: true, brightness: 80 }],
    ['turn off the desk lamp', 'put it back how it was', 'light.desk', { on: true, brightness: 80 }],
    ['close the office blind', 'undo that', 'cover.blind', { position: 40 }],
    ['set the heater to 23', 'put it back to what it was', 'climate.heater', { temperature: 20 }],
    ['set the radio volume to 60', 'undo', 'media.radio', { volume: 25 }],
    ['play jazz on the radio', 'stop', 'media.radio', { playback: 'idle' }],
  ] as const)('“%s”, and then “%s”', async (command, words, id, was) => {
    await answer(command);
    expect(home.truth(id)).not.toMatchObject(was);
    await answer(words);
    expect(home.truth(id)).toMatchObject(was);
  });

  it('where the last turn changed nothing, nothing is changed, and that is said', async () => {
    await answer('turn on the hall light');
    expect(await answer('undo that')).toBe('There is nothing to take back.');
    expect(home.truth('light.hall')).toMatchObject({ on: true });
  });

  it('what would open the house is asked about', async () => {
    await answer('lock the front door');
    const asked = await http.say('undo that', talk);
    expect(asked).toMatchObject({ status: 'waiting', waits: [{ kind: 'approval' }] });
    expect(home.truth('lock.door')).toMatchObject({ locked: true });
    await answer('no, leave it');
    expect(home.truth('lock.door')).toMatchObject({ locked: true });
  });

  it('a schedule that the last turn made is withdrawn by “no, don’t”, and said to be', async () => {
    await answer('turn the hall light off in fifteen minutes');
    expect(await answer("no, don't")).toMatch(/cancelled/);
    const { schedules } = await http.get<{ schedules: unknown[] }>('/v1/schedules');
    expect(schedules).toEqual([]);
    expect(await answer('never mind')).not.toMatch(/all right/i);
  });

  it('an alarm that was moved and is then called off by its name is cancelled, and nothing else is said of it', async () => {
    await answer('set an alarm for half six tomorrow');
    await answer('make that seven');
    expect(await answer('never mind, no alarm tomorrow')).toBe('The alarm is cancelled.');
    const { reminders } = await http.get<{ reminders: unknown[] }>('/v1/reminders');
    expect(reminders).toEqual([]);
  });

  it('A02 what somebody else of the same talk did to things just now is taken back too, and of theirs nothing before that', async () => {
    const made = await http.post('/v1/tokens', { name: 'sam-tablet', person: 'sam', role: 'adult' });
    const { secret } = (await made.json()) as { secret: string };
    const body = JSON.stringify({ text: 'turn off the desk lamp', ...talk });
    const headers = { authorization: `Bearer ${secret}`, prefer: 'wait=20' };
    await http.ask('/v1/messages', { method: 'POST', body, headers });
    expect(home.truth('light.desk')).toMatchObject({ on: false });
    await answer('no, leave it');
    expect(home.truth('light.desk')).toMatchObject({ on: true });
    await http.ask('/v1/messages', { method: 'POST', body, headers });
    await answer('turn off the hall light');
    await answer('undo that');
    expect(home.truth('light.hall')).toMatchObject({ on: true });
    expect(home.truth('light.desk')).toMatchObject({ on: false });
    await answer('turn on the desk lamp');
  });

  it('A02 what somebody else did last is taken back behind a question by whoever did nothing, and nothing before it', async () => {
    const made = await http.post('/v1/tokens', { name: 'sam-phone', person: 'sam', role: 'adult' });
    const { secret } = (await made.json()) as { secret: string };
    const headers = { authorization: `Bearer ${secret}`, prefer: 'wait=20' };
    const other = { conversation: 'behind-a-question' };
    const sam = (text: string) =>
      http.ask('/v1/messages', { method: 'POST', body: JSON.stringify({ text, ...other }), headers });
    await http.say('turn off the hall light', other);
    await http.say('turn off the desk lamp', other);
    await sam('is the desk lamp on?');
    await sam('put it back to what it was');
    expect(home.truth('light.desk')).toMatchObject({ on: true });
    expect(home.truth('light.hall')).toMatchObject({ on: false });
    await http.say('turn on the hall light', other);
  });

  it('the conversation tells what was done, and how it is taken back', async () => {
    await answer('dim the desk lamp to 55 percent');
    const view = await http.get<ConversationView>('/v1/conversations/office');
    expect(view.turns[0]).toMatchObject({ text: 'dim the desk lamp to 55 percent' });
    expect(view.deeds[0]).toMatchObject({
      call: { service: 'light', method: 'set' },
      undo: [{ service: 'light', method: 'set', params: { brightness: 80 } }],
    });
    expect(view).toMatchObject({ question: null, openQuestions: [] });
    await answer('unlock the front door');
    expect(await http.get<ConversationView>('/v1/conversations/office')).toMatchObject({
      question: { kind: 'approval', prompt: 'Unlock the front door?' },
    });
  });
});

describe('what somebody else set since is not overwritten', () => {
  const own = { conversation: 'kitchen' };
  const elsewhere = { conversation: 'phone' };
  const said = async (text: string): Promise<string> => (await http.say(text, own)).reply ?? '';

  it('it is said and asked about, and done by a yes', async () => {
    await http.say('set the heater to 20', elsewhere);
    await said('set the heater to 23');
    await http.say('set the heater to 18', elsewhere);
    const asked = await http.say('undo that', own);
    expect(asked).toMatchObject({ status: 'waiting', waits: [{ kind: 'approval' }] });
    expect(asked.waits[0]?.prompt).toMatch(
      /^The heater was set otherwise since then\. Shall I set the heater to 20/,
    );
    expect(home.truth('climate.heater')).toMatchObject({ temperature: 18 });
    await said('no');
    expect(home.truth('climate.heater')).toMatchObject({ temperature: 18 });
    await said('set the heater to 23');
    await http.say('set the heater to 19', elsewhere);
    await said('undo that');
    await said('yes');
    expect(home.truth('climate.heater')).toMatchObject({ temperature: 18 });
  });

  it('what is as the deed left it goes back without a question, also where another thing was set', async () => {
    await http.say('turn on the desk lamp', elsewhere);
    await said('turn off the desk lamp');
    await http.say('close the office blind', elsewhere);
    await said('undo that');
    expect(home.truth('light.desk')).toMatchObject({ on: true });
  });

  it('what is so again by itself needs nothing', async () => {
    await http.say('turn on the hall light', elsewhere);
    await said('turn off the hall light');
    await http.say('turn on the hall light', elsewhere);
    expect(await said('undo that')).toBe('The hall light was set otherwise since then, so I leave it.');
    expect(home.truth('light.hall')).toMatchObject({ on: true });
  });

  it('A02 one more undo goes one deed further back', async () => {
    const say = (text: string) => http.say(text, { conversation: 'further' });
    await say('turn on the hall light');
    await say('turn on the desk lamp');
    await say('turn off the desk lamp');
    await say('turn on the hall light');
    await say('turn off the hall light');
    await say('undo');
    expect(home.truth('light.hall')).toMatchObject({ on: true });
    await say('undo');
    expect(home.truth('light.desk')).toMatchObject({ on: true });
    expect(home.truth('light.hall')).toMatchObject({ on: true });
  });
});
