import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TurnView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';

let hub: TestHub;
let http: HubOverHttp;

let sam: string;
let guest: string;

beforeAll(async () => {
  hub = await startTestHub({ config: { devices: { simulated: {} } } });
  http = new HubOverHttp(hub.url);
  sam = await tokenOf('sam', 'adult');
  guest = await tokenOf(null, 'guest');
});
afterAll(() => hub.stop());

const say = async (text: string, conversation = 'kitchen') => (await http.say(text, { conversation })).reply;

async function tokenOf(person: string | null, role: string): Promise<string> {
  const about = { name: `${role} ${person ?? 'nobody'}`, role, ...(person === null ? {} : { person }) };
  return ((await (await http.post('/v1/tokens', about)).json()) as { secret: string }).secret;
}

async function sayAs(token: string, text: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${token}`, prefer: 'wait=20' };
  const response = await http.post('/v1/messages', { text, conversation: 'elsewhere' }, headers);
  return ((await response.json()) as TurnView).reply;
}

describe('A36 the house remembers what it is told to', () => {
  it('A36 tells it to who lives here, and neither tells nor takes it from a guest', async () => {
    expect(await say('Remember that the spare key is with the neighbours.')).toBe('I’ll remember that.');
    expect(await sayAs(sam, "where's the spare key?")).toBe('The spare key is with the neighbours.');
    const refused = await sayAs(guest, "where's the spare key?");
    expect(refused).toBe('Only people of this house may see or change that.');
    await sayAs(guest, 'remember that the house is haunted');
    expect(await say('what do you remember?')).toBe('The spare key is with the neighbours.');
  });

  it('keeps for one alone what is said to be so, and says honestly that nobody told it', async () => {
    expect(await say('just for me, remember that the present is in the attic')).toBe(
      'I’ll remember that, for you alone.',
    );
    expect(await sayAs(sam, 'what do you know about the present?')).toBe('Nobody told me.');
    expect(await say('where did I hide the present?')).toBe('The present is in the attic.');
    expect(await say('has the cat been fed?')).toBe('Nobody told me.');
  });

  it('forgets what it is told to forget, right behind it and later, and takes that back', async () => {
    await say('make a note: the boiler code is E9', 'boiler');
    expect(await say('forget that', 'boiler')).toMatch(/forgotten/);
    expect(await say("what's the boiler code?")).toBe('Nobody told me.');
    await say("don't forget, we parked on level three", 'car');
    expect(await say('where did we park?')).toBe('You parked on level three.');
    expect(await say('forget what I said about level three', 'later')).toMatch(/forgotten/);
    expect(await say('undo that', 'later')).toMatch(/remember that again/);
    expect(await say('where did we park?')).toBe('You parked on level three.');
  });

  it('finds it in whatever words it is asked for, and tells who told it', async () => {
    expect(await say('keep in mind that Gran is allergic to nuts', 'gran')).toBe('I’ll remember that.');
    await until(
      async () => (await say('what is Gran allergic to?', 'gran')) === 'Gran is allergic to nuts.',
      'it is known',
    );
    expect(await say('who told you that?', 'gran')).toMatch(
      /^You told me (just now|today at \d+:\d\d): Gran is allergic to nuts\.$/,
    );
    expect(await sayAs(sam, 'is Gran allergic to nuts?')).toBe('Gran is allergic to nuts.');
    expect(await sayAs(guest, 'what is Gran allergic to?')).toMatch(/^Sorry/);
    expect(await say('what is the tower made of?')).toMatch(/^Sorry/);
  });

  it('does nothing of what it only keeps', async () => {
    await hub.doorway.call('light', 'turn_on', { target: { name: 'Hallway Light' } });
    expect(await say('note that turn off the hallway light is what Sam says')).toBe('I’ll remember that.');
    expect(await say('is the hallway light on?')).toMatch(/^Yes/);
  });
});
