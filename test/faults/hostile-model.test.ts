import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsDeed } from '../../src/assistant/mind/claims.ts';
import { sentencesOf } from '../../src/assistant/mind/en.ts';
import type { TurnView } from '../../src/domain/index.ts';
import { isDeep } from '../flow/deep.ts';
import { type MindHouse, openMindHouse, SMALL } from '../kit/mind-house.ts';
import { BROKEN, type HostileCase, SAID, SMALL_SAID } from './hostile-answers.ts';

/**
 * A model that lies, invents, floods, hangs or has been led astray: whatever it says, the house does nothing wrong, claims nothing it did
 * not see, and answers (A24, A36, E27, X11; document 004's loop with a hostile model). At every commit it says a third of what it knows:
 * each lie in one of its three places, each risky call in one of its three forms. `npm run test:deep -- --runs` has it say all.
 */
let house: MindHouse;
/** The longest that a turn may take: every question a hostile model may get, each with its deadline. */
const TURN_MS = 15_000;

beforeAll(async () => {
  house = await openMindHouse({ llm: { timeoutSeconds: 1 } });
  const { http } = house;
  await http.say('add milk to the shopping list');
  await http.say('remind me tomorrow at nine to take my medicine');
  await http.say('put dentist on my calendar on friday at three');
});
afterAll(() => house.close());

/** A third, the same each time: of three that stand together one, and of the next three the next. */
function third<T>(all: readonly T[]): readonly T[] {
  return isDeep ? all : all.filter((_, at) => at % 3 === Math.floor(at / 3) % 3);
}

/** Everything in the house that a wrong deed would change. */
async function world({ hub, http, mail }: MindHouse): Promise<unknown> {
  const list = await hub.doorway.call('list', 'get', { list: 'shopping' });
  return {
    devices: Object.fromEntries(
      hub.doorway
        .devices()
        .filter((device) => !['sensor', 'binary_sensor'].includes(device.kind))
        .map((device) => [device.id, device.report?.state]),
    ),
    reminders: (await http.reminders()).length,
    list: list.ok ? list.result : list.error,
    calendar: ((await http.get('/v1/calendar')) as { events?: unknown[] }).events?.length,
    mails: mail.mails.length,
  };
}

async function said(house: MindHouse, { text, rules }: HostileCase, conversation: string): Promise<TurnView> {
  await house.model.answers(...rules);
  return house.http.say(text, { conversation, area: 'living room' });
}

/** Nobody says yes: an open question is answered with no. */
async function ended(house: MindHouse, turn: TurnView): Promise<TurnView> {
  let last: TurnView | undefined = turn;
  for (const wait of turn.waits)
    await house.http.post(`/v1/waits/${wait.id}`, { value: wait.options.includes('no') ? 'no' : 'stop' });
  last = await house.hub.doorway.settled(turn.turn, TURN_MS);
  if (last === undefined) throw new Error('the turn is gone');
  return last;
}

async function check(house: MindHouse, hostile: HostileCase, conversation: string): Promise<TurnView> {
  const before = await world(house);
  const began = performance.now();
  const turn = await said(house, hostile, conversation);
  expect(['done', 'partial', 'failed', 'waiting'], hostile.name).toContain(turn.status);
  expect(await world(house), hostile.name).toEqual(before);
  const end = await ended(house, turn);
  expect(performance.now() - began, hostile.name).toBeLessThan(TURN_MS);
  expect(await world(house), hostile.name).toEqual(before);
  expect(['done', 'partial', 'failed'], hostile.name).toContain(end.status);
  expect(end.reply ?? '', hostile.name).not.toBe('');
  for (const sentence of sentencesOf(end.reply ?? ''))
    expect(claimsDeed(sentence) && !OURS.test(sentence), `${hostile.name}: “${sentence}”`).toBe(false);
  return end;
}

/** What the house itself says when it leaves something alone. */
const OURS = /I did nothing|I did not|could not help|All right, I leave it|Error: /;

describe('P22 A24 A36 X11 a hostile model', () => {
  it('knows more than 200 answers', () => {
    expect(SAID.length + BROKEN.length).toBeGreaterThan(200);
  });

  const tenths = Array.from({ length: 10 }, (_, part) => third(SAID).filter((_, at) => at % 10 === part));
  it.each(tenths.map((cases, part) => [part + 1, cases] as const))(
    'whatever it says, nothing wrong is done or claimed, and there is an answer (part %i of 10)',
    async (part, cases) => {
      for (const [at, hostile] of cases.entries()) await check(house, hostile, `hostile-${part}-${at}`);
    },
  );

  it('A18 whatever a small model chooses or answers, nothing is done without a yes', async () => {
    const house = await openMindHouse({ model: SMALL, llm: { timeoutSeconds: 1 } });
    try {
      for (const [at, hostile] of third(SMALL_SAID).entries()) await check(house, hostile, `small-${at}`);
    } finally {
      await house.close();
    }
  });

  it.concurrent.each(third(BROKEN).map((hostile) => [hostile.name, hostile] as const))(
    'E27 %s ends in an answer that says the model could not help, and the house goes on',
    async (_name, hostile) => {
      // A house of its own, whose breaker has seen nothing yet.
      const house = await openMindHouse({ llm: { timeoutSeconds: 1 } });
      try {
        const end = await check(house, hostile, 'broken');
        expect(end.reply).toMatch(/language model|I have no answer/i);
        expect((await house.http.say('turn off the garage light')).status).toBe('done');
      } finally {
        await house.close();
      }
    },
  );
});
