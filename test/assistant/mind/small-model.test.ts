import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MindHouse, openMindHouse, SMALL, says } from '../../kit/mind-house.ts';

let house: MindHouse;
let talk = 0;

beforeAll(async () => {
  house = await openMindHouse({ model: SMALL });
});
afterAll(() => house.close());
beforeEach(async () => {
  talk += 1;
  await house.model.forget();
});

const say = (text: string, area = 'living room') =>
  house.http.say(text, { conversation: `small-${talk}`, area });
const asked = async () => (await house.model.chats()).map((chat) => chat.messages.at(-1)?.content ?? '');
const state = (id: string) =>
  house.hub.doorway.devices().find((device) => device.id === id)?.report?.state ?? {};

describe('A16 A18 a small model', () => {
  it('gets one short list of complete calls for a wish, nothing that is so already, and is never believed unasked', async () => {
    await house.model.answers(says('choice', { choice: 2 }));
    const turn = await say('so gloomy today that the cat bumps into things');
    const [prompt = '', ...more] = await asked();
    expect(more).toEqual([]);
    expect(prompt).toContain('1) Turn lights on: Living Room Ceiling Light\n2) Turn lights on: TV Backlight');
    expect(prompt).not.toContain('Turn lights on: Living Room Lamp\n');
    expect(prompt).toContain('Do nothing');
    expect(turn.waits[0]?.prompt).toMatch(/^Shall I do this\? Turn lights on: TV Backlight\./);
    await house.http.post(`/v1/waits/${turn.waits[0]?.id}`, { value: 'yes' });
    const end = await house.hub.doorway.settled(turn.turn, 60_000);
    expect(end).toMatchObject({ status: 'done', groups: [{ actions: [{ call: { method: 'turn_on' } }] }] });
    expect(state('light.tv_backlight')['on']).toBe(true);
  });

  it('may find that none of it fits, and then nothing is done', async () => {
    await house.model.answers(says('choice', { choice: 2 }));
    const turn = await say('my socks pick up so many crumbs', 'kitchen');
    expect(turn).toMatchObject({
      waits: [],
      reply: 'I found nothing I could do about it, so I did nothing.',
    });
  });

  it('is told by its words what the things of the room are good for, wherever the only one of a kind stands', async () => {
    await house.model.answers(says('choice', { choice: 1 }));
    for (const [text, area, question] of [
      ['my feet are cold as stones', 'kitchen', /Set a temperature: Thermostat, step 1\b/],
      ['everybody can look in', 'bedroom', /Close covers: Bedroom Blind\./],
      ['my nose tells me how stuffy it has become', 'bedroom', /Set a temperature: Bedroom AC, step -1\b/],
      ['there is dust on the shelves', 'office', /Start cleaning: Robot Vacuum\./],
    ] as const) {
      talk += 1;
      const turn = await say(text, area);
      expect(turn.waits[0]?.prompt, text).toMatch(question);
      await house.http.post(`/v1/waits/${turn.waits[0]?.id}`, { value: 'no' });
    }
  });

  it('A17 takes from the sentence what only the sentence can tell', async () => {
    await house.model.answers(
      says('choice', { choice: 1 }),
      says('lack', { calls: [{ tool: 'list_add', arguments: { item: 'butter' } }], answer: '' }),
    );
    const turn = await say('nobody thought of buying butter', 'kitchen');
    expect(turn.waits[0]?.prompt).toContain('Add to a list: list “shopping”, item “butter”');
    await house.http.post(`/v1/waits/${turn.waits[0]?.id}`, { value: 'no' });
  });

  it('E04 answers a question of general knowledge in one go, as prose, without its instructions', async () => {
    const copied = 'Answer the person in one or two sentences, plain text.';
    await house.model.answers(says('talk', `${copied} The sky scatters blue light. I turned it off.`));
    const turn = await say('why is the sky blue');
    expect(turn).toMatchObject({ reply: 'The sky scatters blue light.', status: 'done' });
    expect(await asked()).toHaveLength(1);
  });

  it('an answer that is nothing but its instructions is no answer', async () => {
    await house.model.answers(says('talk', 'Answer the person in one or two sentences, plain text.'));
    const turn = await say('why is the sea salty');
    expect(turn.reply).toMatch(/gave no answer that can be used/);
  });

  it('chooses talk before anything else where the words name nothing of the house', async () => {
    await house.model.answers(says('choice', { choice: 1 }), says('talk', 'How nice for him.'));
    const turn = await say('my neighbour bought a boat');
    const [choice = ''] = await asked();
    expect(choice).toMatch(/1\) Only answer in words\n2\) /);
    expect(choice).toContain('Write a mail');
    expect(turn).toMatchObject({ reply: 'How nice for him.', groups: [] });
  });

  it('E21 writes a mail to the people that the sentence names, and asks before it is sent', async () => {
    const before = house.mail.mails.length;
    const text = 'invite sam to our dinner with a poem';
    await house.model.answers(says('choice', { choice: 1 }), says('talk', 'Which one?'));
    await say(text, 'hallway');
    const number = Number(/(\d+)\) Write a mail/.exec((await asked())[0] ?? '')?.[1]);
    await house.model.answers(
      says('choice', { choice: number }),
      says('mail', { subject: 'Dinner', body: 'Dear Sam, come to dinner on Friday.' }),
    );
    const turn = await say(text, 'hallway');
    expect(turn.waits[0]?.prompt).toContain('Dear Sam, come to dinner');
    await house.http.post(`/v1/waits/${turn.waits[0]?.id}`, { value: 'no' });
    expect(house.mail.mails).toHaveLength(before);
  });
});
