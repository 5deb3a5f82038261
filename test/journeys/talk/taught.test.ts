import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TurnView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';

let hub: TestHub;
let http: HubOverHttp;
beforeAll(async () => {
  hub = await startTestHub({
    config: {
      devices: { simulated: true },
      home: {
        people: [
          { id: 'alex', name: 'Alex', role: 'owner' },
          { id: 'sam', name: 'Sam', role: 'adult' },
          { id: 'gus', name: 'Gus', role: 'guest' },
        ],
      },
    },
  });
  http = new HubOverHttp(hub.url);
});
afterAll(() => hub.stop());

const says = async (text: string, more = {}) => (await http.say(text, more)).reply;
const callsOf = ({ groups }: TurnView) =>
  groups.flatMap(({ actions }) => actions.map(({ call }) => `${call.service}.${call.method}`));

describe('words of a home', () => {
  it('are taught, done by whoever says them, told, changed and forgotten', async () => {
    expect(
      await says('when I say movie time, close the living room curtains and dim the living room lamp to 20'),
    ).toBe(
      'From now on “movie time” means: close the living room curtains and dim the living room lamp to 20.',
    );
    expect(callsOf(await http.say('movie time', { person: 'sam' }))).toEqual(['cover.close', 'light.set']);
    expect(await says('what have I taught you')).toBe('You taught me “movie time”.');
    expect(await says('what does movie time do')).toMatch(/^“movie time” means: close/);
    // A recogniser of speech puts no commas.
    expect(await says('whenever I say movie time turn on the kitchen light')).toBe(
      'Changed: from now on “movie time” means: turn on the kitchen light.',
    );
    expect(callsOf(await http.say('please, movie time'))).toEqual(['light.turn_on']);
    expect(await says('forget movie time')).toBe('“movie time” means nothing to me any more.');
    expect(callsOf(await http.say('movie time'))).toEqual([]);
  });

  it('stand in a longer sentence, and wait for its time', async () => {
    await says('when I say tea time, turn on the kitchen light');
    expect(callsOf(await http.say('tea time and lock the front door'))).toEqual([
      'light.turn_on',
      'lock.lock',
    ]);
    const later = await http.say('tea time in two hours');
    expect(callsOf(later)).toEqual(['schedule.create']);
    expect(JSON.stringify(later.groups)).toContain('turn_on');
  });

  it('X16 open no door to a guest', async () => {
    await says('when I say open sesame, unlock the front door');
    expect((await http.say('open sesame')).status).toBe('waiting');
    await says('no');
    const tried = await http.say('open sesame', { person: 'gus' });
    expect(tried.status).not.toBe('done');
    expect(callsOf(tried)).toEqual(['lock.unlock']);
    expect(tried.groups[0]?.actions[0]?.status).not.toBe('done');
    const taught = await http.say('when I say abracadabra, turn on the kitchen light', { person: 'gus' });
    expect(taught.status).not.toBe('done');
    expect(callsOf(await http.say('abracadabra'))).toEqual([]);
  });

  it.each([
    ['when I say turn on the kitchen light, turn off the kitchen light', 'means something to me already'],
    ['when I say kitchen, turn off the kitchen light', 'Something here is called kitchen'],
    ['when I say yes, lock the front door', 'means something to me already'],
    ['when I say undo that, lock the front door', 'means something to me already'],
    ['when I say lift off, launch the rockets', 'I don’t understand “launch the rockets”'],
    ['when I say lift off, turn on the kitchen light and launch the rockets', 'I don’t understand'],
  ])('“%s” is refused with the reason', async (text, reason) => {
    const { reply, status } = await http.say(text);
    expect(reply).toContain(reason);
    expect(status).toBe('failed');
  });

  it('phrases may say each other, and not in a circle', async () => {
    await says('when I say cosy time, turn on the living room lamp');
    await says('when I say very cosy time, cosy time');
    expect(callsOf(await http.say('very cosy time'))).toEqual(['light.turn_on']);
    expect(await says('when I say cosy time, very cosy time')).toContain('would lead to itself');
    expect(callsOf(await http.say('very cosy time'))).toEqual(['light.turn_on']);
  });

  it('what is waited for is no phrase that is taught', async () => {
    const turn = await http.say('when the garage door opens, turn on the garage light');
    expect(callsOf(turn)).toEqual(['schedule.create']);
    expect(callsOf(await http.say('rain means the washing gets wet'))).toEqual([]);
  });

  it('H31 are listed, made, changed and forgotten over HTTP', async () => {
    const made = await http.post('/v1/phrases', { phrase: 'reading time', does: 'turn on the desk lamp' });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const changed = await http.ask(`/v1/phrases/${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ phrase: 'book time', does: 'turn off the desk lamp' }),
    });
    expect(changed.status).toBe(200);
    const { phrases } = await http.get<{ phrases: { id: string; phrase: string }[] }>('/v1/phrases');
    expect(phrases.filter((one) => one.id === id)).toMatchObject([{ phrase: 'book time' }]);
    expect(
      (await http.post('/v1/phrases', { phrase: 'lock the front door', does: 'book time' })).status,
    ).toBe(409);
    expect((await http.post('/v1/phrases', { phrase: 'x y z', does: 'fly me to the moon' })).status).toBe(
      422,
    );
    expect((await http.ask(`/v1/phrases/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await http.ask(`/v1/phrases/${id}`, { method: 'DELETE' })).status).toBe(404);
  });
});

describe('a scene by voice', () => {
  it('is how the room is that it was said in, and asks for the room where nobody knows it', async () => {
    expect(await says('save this as reading', { area: 'Kitchen' })).toMatch(/^Reading is kept with/);
    const asked = await http.say('save this as dinner');
    expect(asked.waits).toMatchObject([{ prompt: 'Which room is the scene of?' }]);
    expect(await says('living room')).toMatch(/^Dinner is kept with/);
    expect(await says('what scenes are there')).toBe('2 scenes: dinner, reading.');
  });
});
