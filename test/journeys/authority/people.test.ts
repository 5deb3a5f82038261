import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TurnView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';

let hub: TestHub;
let http: HubOverHttp;
const tokens = new Map<string, string>();

beforeAll(async () => {
  hub = await startTestHub({ config: { devices: { simulated: {} } } });
  http = new HubOverHttp(hub.url);
  for (const [name, role] of [
    ['sam', 'adult'],
    ['a guest', 'guest'],
  ] as const) {
    const person = role === 'guest' ? {} : { person: name };
    const made = await http.post('/v1/tokens', { name, ...person, role });
    tokens.set(name, ((await made.json()) as { secret: string }).secret);
  }
});
afterAll(() => hub.stop());

const say = async (text: string) => (await http.say(text, { conversation: 'kitchen' })).reply;

async function sayAs(
  person: 'sam' | 'a guest',
  text: string,
  conversation: string = person,
): Promise<string | null> {
  const headers = { authorization: `Bearer ${tokens.get(person)}`, prefer: 'wait=20' };
  const response = await http.post('/v1/messages', { text, conversation }, headers);
  return ((await response.json()) as TurnView).reply;
}

describe('several people in one home', () => {
  it('H21 tells of somebody else’s day what may be told, and never that there is nothing', async () => {
    await say('remind Sam at nine tomorrow morning to feed the hamster');
    await say('put swimming on the calendar tomorrow at four');
    expect(await say('what has Sam got on tomorrow')).toBe(
      'Tomorrow: a reminder at 9:00: feed the hamster and swimming at 16:00.',
    );
    expect(await sayAs('sam', 'has Alex got anything on the day after tomorrow')).toMatch(
      /that I may tell you\.$/,
    );
  });

  it('H42 does not say that nobody is home where nothing tells who is', async () => {
    expect(await say('is everyone home')).toMatch(/^(I don’t know: nobody told me|Yes: I notice somebody)/);
  });

  it('H28 does not say that there is no timer where another has one', async () => {
    await sayAs('sam', 'set a timer for twenty minutes for the lasagne');
    expect(await say('how long has the lasagne got')).toMatch(/^For Sam: the lasagne timer: (19|20) minutes/);
    expect(await say('how long is left on the timer')).toBe('You have no timer of your own; Sam has one.');
    expect(await say('stop the lasagne timer')).toMatch(/That timer is for Sam/i);
    expect(await say('cancel the timer')).toMatch(/You have no timer of your own; Sam has one/i);
    expect(await sayAs('a guest', 'how long is left on the timer')).toBe('There is no timer.');
  });

  it('H31 tells again what was told, to whom it was told and who had it told, and to nobody else', async () => {
    expect(await sayAs('sam', 'any messages for me')).toBe('There is no message for you.');
    await say('tell Sam the plumber comes at three');
    await say('ask Sam what time she will be home');
    expect(await sayAs('sam', 'did Alex leave me anything')).toBe(
      'Alex said just now: “what time will you be home”; Alex said just now: “the plumber comes at three”.',
    );
    expect(await say('what did I tell Sam')).toMatch(/^You told Sam just now: “what time/);
    expect(await say('any messages for me')).toBe('There is no message for you.');
    expect(await sayAs('a guest', 'any messages for me')).toMatch(/who you are/);
  });

  it('A02 takes “it” for the thing that was only told of just before', async () => {
    expect(await say('turn on the porch light')).toBe('The porch light is on.');
    await say('the desk lamp is flickering');
    expect(await say('turn it off')).toBe('The desk lamp is off.');
  });

  it('H42 tells who may do what, as the table of the house has it', async () => {
    expect(await say('is Sam allowed to open the garage')).toBe(
      'Yes, Sam may, and I ask for a yes before I do it.',
    );
    expect(await say('can the kids unlock the front door')).toBe(
      'No: only a grown-up of this house may open that.',
    );
    expect(await say('can guests open the bedroom blind')).toBe('Yes, a guest may.');
    expect(await say('who can unlock the back door')).toMatch(/^You and Sam may, after a yes to my question/);
    expect(await sayAs('sam', 'am I allowed to change the heating')).toBe('Yes, you may.');
    expect(await sayAs('a guest', 'what am I allowed to do here')).toMatch(
      /^You may: see and use lights.*Not: .*unlock and open entrances/,
    );
  });

  it('H22 A02 takes what one is reminded of by another for one’s own, in the talk that set it', async () => {
    await say('remind Sam at five to water the ferns');
    expect(await sayAs('sam', 'cancel that, I have done it', 'kitchen')).toMatch(
      /^Cancelled: “water the ferns”/,
    );
    await say('remind Sam at six to ring the bank');
    expect(await sayAs('sam', 'make it seven', 'kitchen')).toMatch(/ring the bank/);
    await say('remind me at eight to lock the shed');
    expect(await sayAs('sam', 'cancel that', 'kitchen')).not.toMatch(/shed/);
  });
});
