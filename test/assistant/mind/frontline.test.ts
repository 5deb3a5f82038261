import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gives, type MindHouse, openMindHouse, ROLE, replies, routes } from '../../kit/mind-house.ts';

let house: MindHouse;
let talk = 0;
const data = mkdtempSync(join(tmpdir(), 'hearth-frontline-'));
beforeAll(async () => {
  house = await openMindHouse({ data });
});
afterAll(async () => {
  await house.close();
  rmSync(data, { recursive: true, force: true });
});
beforeEach(async () => {
  talk += 1;
  await house.model.forget();
  await house.model.answers(replies('Interesting.'));
});

const say = (text: string, more: Record<string, unknown> = {}) =>
  house.http.say(text, { conversation: `talk-${talk}`, ...more });
const chats = async (role: keyof typeof ROLE) =>
  (await house.model.chats()).filter((chat) => chat.messages.at(-1)?.content.includes(ROLE[role]));
/** What the model is reminded of, exchange by exchange: what was said, what was answered. */
async function remindedOf(role: keyof typeof ROLE) {
  const [chat] = await chats(role);
  const told = chat?.messages.slice(1, -1) ?? [];
  expect(told.map((message) => message.role)).toEqual(
    told.map((_, at) => (at % 2 === 0 ? 'user' : 'assistant')),
  );
  return Array.from(
    { length: told.length / 2 },
    (_, at) => [told[at * 2]?.content ?? '', told[at * 2 + 1]?.content ?? ''] as const,
  );
}

describe('E08 what was said before', () => {
  it('E08 the frontline is shown the last four exchanges, and the current message once', async () => {
    for (const text of ['one', 'two', 'three', 'four', 'five'])
      await say(`tell me something about number ${text}`);
    await house.model.forget();
    await say('tell me something about number six');
    const exchanges = await remindedOf('frontline');
    expect(exchanges.map(([said]) => said.split(' ').at(-1))).toEqual(['two', 'three', 'four', 'five']);
    expect(exchanges.map(([, answered]) => answered)).toEqual(
      Array.from({ length: 4 }, () => 'Interesting.'),
    );
    const [chat] = await chats('frontline');
    expect(
      chat?.messages
        .map(({ content }) => content)
        .join('\n')
        .split('number six'),
    ).toHaveLength(2);
  });

  it('E08 the orchestrator is shown six', async () => {
    for (const at of [1, 2, 3, 4, 5, 6, 7]) await say(`tell me something about number ${at}`);
    await house.model.answers(routes(), gives({ worker: 'NONE', parameters: { reason: 'no' } }));
    await say('tell me something about number eight');
    const exchanges = await remindedOf('orchestrator');
    expect(exchanges.map(([said]) => said.split(' ').at(-1))).toEqual(['2', '3', '4', '5', '6', '7']);
  });

  it('E08 E27 what went wrong is part of it', async () => {
    await house.model.answers({ status: 500, error: 'boom' });
    await say('tell me something about the moon');
    await house.model.answers(replies('Interesting.'));
    await house.model.forget();
    await say('tell me something about saturn');
    const [[said, answered] = ['', ''], ...others] = await remindedOf('frontline');
    expect(others).toEqual([]);
    expect(said).toContain('the moon');
    expect(answered).toMatch(/^The language model could not help: .*boom/);
  });

  it('E08 each person and each talk has its own', async () => {
    await say('tell me something about the moon');
    await house.model.forget();
    await house.http.say('tell me something about saturn', { conversation: `elsewhere-${talk}` });
    expect(await remindedOf('frontline')).toEqual([]);
  });

  it('E08 it is remembered after a restart', async () => {
    await say('tell me something about the moon');
    await house.close();
    house = await openMindHouse({ data });
    await house.model.answers(replies('Interesting.'));
    await say('tell me something about saturn');
    const [[said] = [''], ...others] = await remindedOf('frontline');
    expect(said).toContain('the moon');
    expect(others).toEqual([]);
  });
});

/**
 * What the house decides by itself, without a model: what is said in answer, and what is done. A sentence that is neither goes to the
 * model, whose decisions `npm run test:model` measures with a real one.
 */
const LABELLED: readonly (readonly [label: 'direct' | 'house' | 'model', sentences: readonly string[]])[] = [
  [
    'direct',
    [
      'hello',
      'good morning',
      'hey there',
      'thank you so much',
      'thanks a lot',
      'goodbye',
      'see you later',
      'help',
      'what can you do',
    ],
  ],
  [
    'house',
    [
      'good night',
      'turn on the kitchen light',
      'switch off everything in the living room',
      'dim the living room lamp to 30 percent',
      'set the thermostat to 21 degrees',
      'is the front door locked?',
      'lock the back door',
      'close the garage door',
      'remind me at nine to call Sam',
      'set a timer for ten minutes',
      'wake me at seven tomorrow',
      "what's on my calendar tomorrow",
      'add milk to the shopping list',
      'what time is it',
      'which lights are on',
      'send sam an email saying dinner is ready',
      'turn off the desk lamp in twenty minutes',
    ],
  ],
  [
    'model',
    [
      'tell me a joke',
      'why is the sky blue?',
      'write me a poem about rain',
      'what do you think about the moon',
      'look up a recipe for pancakes',
      'who won the cup yesterday',
      'compose something nice for my aunt',
      'how do I get red wine out of a carpet?',
    ],
  ],
];

describe('E07 who answers', () => {
  it('E07 of the labelled sentences at least nineteen in twenty go where they belong, and every device action is done by the house', async () => {
    const wrong: string[] = [];
    let count = 0;
    for (const [label, sentences] of LABELLED)
      for (const text of sentences) {
        count += 1;
        await house.model.forget();
        const turn = await say(text, { conversation: `e07-${count}` });
        const asked = (await house.model.chats()).length > 0;
        const found = asked ? 'model' : turn.groups.length > 0 ? 'house' : 'direct';
        if (found !== label) wrong.push(`${text}: ${found}`);
        if (label === 'house') expect(asked, text).toBe(false);
      }
    expect(wrong.length / count, wrong.join('; ')).toBeLessThanOrEqual(0.05);
  });
});
