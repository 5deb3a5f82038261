import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallOutcome, TurnView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';

let hub: TestHub;
let http: HubOverHttp;

beforeAll(async () => {
  hub = await startTestHub({ config: { devices: { simulated: {} } } });
  http = new HubOverHttp(hub.url);
});
afterAll(() => hub.stop());

const say = async (text: string, more: Record<string, unknown> = {}) => (await http.say(text, more)).reply;

/** Tokens of people who are not the owner, made once. */
const tokens = new Map<string, string>();

async function tokenOf(person: string | null, role: string): Promise<string> {
  const name = `${role} ${person ?? 'nobody'}`;
  const known = tokens.get(name);
  if (known !== undefined) return known;
  const made = await http.post('/v1/tokens', {
    name,
    ...(person === null ? {} : { person }),
    role,
  });
  const { secret } = (await made.json()) as { secret: string };
  tokens.set(name, secret);
  return secret;
}

async function sayAs(token: string, text: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, prefer: 'wait=20' };
  const response = await http.post('/v1/messages', { text, conversation: 'elsewhere' }, headers);
  return ((await response.json()) as TurnView).reply;
}

function changed(turn: TurnView): boolean {
  return turn.groups.some(({ actions }) => actions.some(({ status }) => status === 'failed'));
}

describe('H16 what the house as a whole can tell', () => {
  it('A36 says no first and what is against it, of every kind of entrance', async () => {
    expect(await say('is the house secure')).toBe('No: the back door is unlocked. No window reports to me.');
    const opened = await hub.doorway.call('cover', 'open', { target: { name: 'Garage Door' } });
    const { confirm } = (opened as Extract<CallOutcome, { ok: false }>).error.data as {
      confirm: { token: string };
    };
    await hub.doorway.call('cover', 'open', { target: { name: 'Garage Door' } }, { confirm: confirm.token });
    expect(await say('did I forget to lock up')).toBe(
      'No: the back door is unlocked and the garage door is open. No window reports to me.',
    );
    await hub.doorway.call('cover', 'close', { target: { name: 'Garage Door' } });
    await hub.doorway.call('lock', 'lock', { target: { all: true } });
    expect(await say('is everything locked up for the night')).toBe(
      'Yes, everything I can see is locked and closed. No window reports to me.',
    );
  });

  it('A02 takes “it” behind the answer for the door that it told of', async () => {
    const conversation = { conversation: 'landing' };
    await hub.doorway.call('lock', 'lock', { target: { all: true } });
    const unlocked = await hub.doorway.call('lock', 'unlock', { target: { name: 'Back Door' } });
    const { confirm } = (unlocked as Extract<CallOutcome, { ok: false }>).error.data as {
      confirm: { token: string };
    };
    await hub.doorway.call('lock', 'unlock', { target: { name: 'Back Door' } }, { confirm: confirm.token });
    expect(await say('are we all locked up?', conversation)).toMatch(/^No: the back door is unlocked\./);
    expect(await say('well lock it then please', conversation)).toBe('The back door is locked.');
    await hub.doorway.call('lock', 'lock', { target: { all: true } });
  });

  it('A36 tells what is on, in the house and in a room, and what nothing can tell', async () => {
    expect(await say('have we left anything on')).toMatch(
      /^Yes, 9 things are on: the garage light, .* and 5 more\. Shall I go on\?$/,
    );
    expect(await say('go on')).toMatch(/the garden pump\.$/);
    expect(await say('is anything on in the bathroom')).toBe('No, nothing is on in the bathroom.');
    expect(await say('is a window open anywhere')).toBe('I can’t tell: no window reports to me.');
    expect(await say('are any batteries low')).toBe('No, no battery is low.');
    expect(await say('is anybody home')).toMatch(
      /^(I don’t know: nobody told me, and no phone is bound. (Nobody that I notice|I can’t tell)|Yes: I notice somebody)/,
    );
  });

  it('A36 X16 tells who did what and why, from what was seen done, and nothing that was not', async () => {
    expect(await say('turn off the hallway light')).toMatch(/off/);
    expect(await say('why is the hallway light off')).toBe('You turned off the hallway light just now.');
    const sam = await tokenOf('sam', 'adult');
    expect(await sayAs(sam, 'who turned the hall light off')).toBe(
      'Alex turned off the hallway light just now.',
    );
    expect(await sayAs(sam, 'did Alex turn the hallway light off?')).toBe(
      'Yes: Alex turned off the hallway light just now.',
    );
    expect(await say('did Sam touch the hallway light today?')).toBe(
      'No: you turned off the hallway light just now.',
    );
    expect(await say('who turned off the hallway light yesterday?')).toBe(
      'I don’t know: nobody asked me to then. It may have been done by hand.',
    );
    expect(await say('why is the porch light on')).toBe('It isn’t: the porch light is off.');
    expect(await say('who turned on the porch light')).toBe(
      'I don’t know: nobody asked me to. It may have been done by hand.',
    );
    expect(await say('what was that you did just now')).toBe('You turned off the hallway light just now.');
  });

  it('A36 heats for who wishes for a temperature, also where the heating was off', async () => {
    const mode = () => hub.doorway.devices().find(({ name }) => name === 'Thermostat')?.report?.state['mode'];
    await say('turn off the thermostat');
    expect(mode()).toBe('off');
    expect(await say('put the thermostat on 20', { conversation: 'heating' })).toMatch(/20/);
    expect(mode()).toBe('heat');
    expect(await say('18 at night', { conversation: 'heating' })).toMatch(/^I.ll set the thermostat to 18°/);
  });

  it('X16 a guest learns what was done and not by whom, and nobody of another’s reminders', async () => {
    await say('turn on the desk lamp');
    await say('turn off the desk lamp');
    await say('remind me at nine tomorrow to buy a ring');
    const gran = await tokenOf(null, 'guest');
    expect(await sayAs(gran, 'who turned off the desk lamp')).toBe(
      'Somebody turned off the desk lamp just now.',
    );
    expect(await sayAs(gran, 'did Alex turn off the desk lamp?')).toBe(
      'Somebody turned off the desk lamp just now.',
    );
    const sam = await tokenOf('sam', 'adult');
    expect(await sayAs(sam, 'what have you done today')).not.toMatch(/ring/);
    expect(await sayAs(sam, 'what is on tomorrow')).toBe('Nothing on tomorrow.');
    expect(await sayAs(sam, 'what is on for the 30th')).toMatch(/^Nothing on (?!on )/);
    expect(await say('what have you done today')).toMatch(/set a reminder \(buy a ring\)/);
  });

  it('H21 tells the day of what is asked for in several days, also where there is one alone', async () => {
    await say('add optician tomorrow at three in the afternoon to the calendar');
    expect(await say('what is on in the next five days')).toMatch(/: tomorrow .*optician at 15:00/);
    expect(await say('what is on tomorrow')).toMatch(/^Tomorrow: (?!tomorrow).*optician at 15:00/);
  });

  it('H21 H28 tells of a day what every service has for it, in order', async () => {
    await say('add dentist tomorrow at three in the afternoon to the calendar');
    await say('set an alarm for half past six tomorrow morning');
    await say('turn on the porch light tomorrow at eight in the evening');
    const told = (await say("what's on tomorrow")) ?? '';
    expect(told).toMatch(
      /^Tomorrow: an alarm at 6:30, .*dentist at 15:00.* at 20:00 I’ll turn on the porch light/,
    );
    const order = ['alarm at 6:30', 'a reminder at 9:00', 'dentist', '20:00'].map((words) =>
      told.indexOf(words),
    );
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order).not.toContain(-1);
  });

  it('A36 every example of what can be said here is understood and works', async () => {
    const outcome = await hub.doorway.call('house', 'abilities', {});
    const { abilities } = (outcome as { result: unknown }).result as {
      abilities: { what: string; example: string }[];
    };
    expect(abilities.length).toBeGreaterThan(12);
    for (const { example } of abilities) {
      const turn = await http.say(example);
      expect({ example, unread: turn.unread, broke: changed(turn), did: turn.groups.length > 0 }).toEqual({
        example,
        unread: [],
        broke: false,
        did: true,
      });
    }
    expect(await say('what can you do in here', { area: 'kitchen' })).toMatch(
      /^I can see to these things in the kitchen: lights \(“set the kitchen ceiling light to 40 percent”\), /,
    );
  });

  it('A02 and of several that were asked about, for the one that is not as the others', async () => {
    const conversation = { conversation: 'attic' };
    await say('turn off all the lights', conversation);
    await say('turn on the porch light', { conversation: 'porch' });
    expect(await say('are any lights on', conversation)).toBe(
      'The porch light is on. Everything else is off.',
    );
    expect(await say('turn it off please', conversation)).toBe('The porch light is off.');
  });
});
