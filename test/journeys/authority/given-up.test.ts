import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type FamilyHub, startFamily } from '../../kit/family.ts';
import { until } from '../../kit/hub.ts';

let hub: FamilyHub;
let sam: Caller;
let mia: Caller;
let gran: Caller;

beforeAll(async () => {
  hub = await startFamily();
  sam = await hub.caller({ person: 'sam', role: 'adult' });
  mia = await hub.caller({ person: 'mia', role: 'child' });
  gran = await hub.caller({ person: 'gran', role: 'guest' });
});
afterAll(() => hub.stop());

const stateOf = (id: string) => hub.doorway.devices().find((device) => device.id === id)?.report?.state;
const isLocked = () => stateOf('lock.front_door')?.['locked'];
const openQuestions = async () => (await sam.get('/v1/waits')).body.waits;

describe('A35 H09 what a grown-up was asked for', () => {
  for (const [at, words] of [
    'never mind',
    'no',
    'no wait, don’t',
    'forget it, Tom has let me in',
    'oh, it’s all right, I’ve got my key',
    'doesn’t matter any more',
  ].entries())
    it(`is given up by the child who wished for it, as “${words}”, so that no later yes opens the door`, async () => {
      const conversation = `given up ${at}`;
      const asked = await mia.say('unlock the front door', { conversation });
      expect(asked.status).toBe('waiting');
      const off = await mia.say(words, { conversation });
      expect(off.turn).toBe(asked.turn);
      expect(await openQuestions()).toEqual([]);
      await sam.say('yes', { conversation });
      expect(isLocked()).toBe(true);
    });

  it('is not given up by begging for it, nor by another wish', async () => {
    const conversation = 'begging';
    await mia.say('unlock the front door', { conversation });
    await mia.say('it’s fine, Dad said I can', { conversation });
    await mia.say('please please', { conversation });
    expect(await openQuestions()).toHaveLength(1);
    await sam.say('no', { conversation });
    expect(await openQuestions()).toEqual([]);
  });

  it('is not given up by somebody else who may not answer it', async () => {
    const conversation = 'others';
    await mia.say('unlock the front door', { conversation });
    await gran.say('never mind', { conversation });
    expect(await openQuestions()).toHaveLength(1);
    await sam.say('no', { conversation });
  });

  for (const words of ['she’s not allowed, cancel that', 'no she can’t', 'he isn’t allowed to'])
    it(`is refused by a grown-up as “${words}”`, async () => {
      const conversation = words;
      const asked = await mia.say('unlock the front door', { conversation });
      await sam.say(words, { conversation });
      const { reply } = (await mia.get(`/v1/turns/${asked.turn}`)).body;
      expect(reply).toContain('Sam said no');
      await hub.owner_.say('yes', { conversation });
      expect(isLocked()).toBe(true);
    });

  it('is refused by a grown-up who has said nothing since, though another question came between', async () => {
    const conversation = 'between';
    const asked = await gran.say('unlock the front door', { conversation });
    await gran.say('is it locked?', { conversation });
    await sam.say('no, don’t', { conversation });
    const { reply } = (await gran.get(`/v1/turns/${asked.turn}`)).body;
    expect(reply).toContain('Sam said no');
  });

  it('is asked about in its own words where a bare yes may be said to something else', async () => {
    const conversation = 'which';
    await mia.say('unlock the front door', { conversation });
    await sam.say('is the TV on?', { conversation });
    const which = await sam.say('yes', { conversation });
    expect(which.reply).toBe('Do you mean: unlock the front door?');
    await sam.say('no', { conversation });
    expect(await openQuestions()).toEqual([]);
    expect(isLocked()).toBe(true);
  });
});

describe('A35 a yes', () => {
  it('with a wish behind it is a yes and that wish', async () => {
    const conversation = 'and';
    const asked = await sam.say('open the garage door', { conversation });
    expect(asked.status).toBe('waiting');
    const more = await sam.say('yes, and turn on the porch light', { conversation });
    expect(more.turn).not.toBe(asked.turn);
    expect(more.reply).toContain('porch light');
    const opened = await until(async () => {
      const { body } = await sam.get(`/v1/turns/${asked.turn}`);
      return body.endedAt === null ? undefined : body;
    }, 'the garage has opened');
    expect(opened.status).toBe('done');
    expect(stateOf('cover.garage_door')?.['position']).toBe(100);
  });

  it('to a part of what can only be done as a whole does nothing, and says so', async () => {
    const conversation = 'part';
    await sam.call('cover', 'open', { target: { name: 'Garage Door' } });
    await sam.call('lock', 'unlock', { target: { name: 'Back Door' } });
    const asked = await sam.say('I’m off to bed', { conversation });
    expect(asked.status).toBe('waiting');
    const part = await sam.say('yes, but not the porch', { conversation });
    expect(part.reply).toBe(`I can only do all of that or none of it. ${asked.waits[0].prompt}`);
    expect(await openQuestions()).toHaveLength(1);
    await sam.say('yes', { conversation });
    expect(await openQuestions()).toEqual([]);
  });
});
