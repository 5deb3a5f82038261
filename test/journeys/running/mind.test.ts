import { afterEach, describe, expect, it } from 'vitest';
import {
  callsFor,
  gives,
  type MindHouse,
  openMindHouse,
  passes,
  ROLE,
  refuses,
  replies,
  routes,
  SMALL,
  says,
} from '../../kit/mind-house.ts';

let house: MindHouse | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});

async function open(...args: Parameters<typeof openMindHouse>): Promise<MindHouse> {
  house = await openMindHouse(...args);
  return house;
}

const lastOf = (chat: { readonly messages: readonly { readonly content: string }[] } | undefined) =>
  chat?.messages.at(-1)?.content ?? '';

function stateOf({ hub }: MindHouse, id: string): Readonly<Record<string, unknown>> {
  return hub.doorway.devices().find((device) => device.id === id)?.report?.state ?? {};
}

describe('what only a model can do', () => {
  it('E04 E06 a question of general knowledge is answered directly, and the house is told of no deed', async () => {
    const { http, model } = await open();
    await model.answers(replies('Most people sleep best between 16 and 19 °C. I have set your thermostat.'));
    const turn = await http.say("what's a good temperature for sleeping?");
    expect(turn.reply).toBe('Most people sleep best between 16 and 19 °C.');
    expect(turn).toMatchObject({ status: 'done', groups: [] });
    expect(await model.chats()).toHaveLength(1);
  });

  it('E05 E09 A16 A17 a wish in other words becomes calls, done and seen like any other', async () => {
    const world = await open();
    await world.model.answers(
      routes(),
      gives({ worker: 'HOUSE', task: 'more light to read' }),
      callsFor({ name: 'light_set', arguments: { target: 'Living Room Lamp', brightness: 90 } }),
    );
    const turn = await world.http.say("it's too dark in here to read", { area: 'living room' });
    expect(turn).toMatchObject({
      status: 'done',
      groups: [{ actions: [{ status: 'done', call: { service: 'light', method: 'set' } }] }],
    });
    expect(stateOf(world, 'light.living_room_lamp')).toMatchObject({ on: true, brightness: 90 });
    expect(turn.reply).toMatch(/living room lamp.*90/);
    expect(turn.spent.tokens).toBeGreaterThan(0);
  });

  it('A18 a small model is never believed unasked: the person sees what would be done, and a no does nothing', async () => {
    const world = await open({ model: SMALL });
    await world.model.answers(says('choice', { choice: 1 }));
    const turn = await world.http.say("it's too dark in here to read", { area: 'living room' });
    expect(turn.status).toBe('waiting');
    expect(turn.waits[0]?.prompt).toMatch(/^Shall I do this\? Turn lights on: Living Room Ceiling Light\./);
    await world.http.post(`/v1/waits/${turn.waits[0]?.id}`, { value: 'no' });
    const ended = await world.hub.doorway.settled(turn.turn, 60_000);
    expect(ended?.reply).toBe('All right, I leave it.');
    expect(stateOf(world, 'light.living_room_ceiling')['on']).toBe(false);
  });

  it('E11 what nobody can do is refused politely, with the reason, and no worker runs', async () => {
    const { http, model } = await open();
    await model.answers(
      routes(),
      gives({ worker: 'NONE', parameters: { reason: 'There is no robot that walks dogs.' } }),
    );
    const turn = await http.say('walk the dog around the block');
    expect(turn.reply).toContain('I cannot do that: There is no robot that walks dogs.');
    expect(await model.chats()).toHaveLength(2);
  });

  it('E17 E22 a text of its own is given as it was when the evaluator passes it', async () => {
    const { http, model } = await open();
    await model.answers(routes(), gives({ worker: 'GENERAL' }), says('general', 'Roses are red.'), passes());
    const turn = await http.say('write me a tiny poem about flowers');
    expect(turn).toMatchObject({ reply: 'Roses are red.', status: 'done' });
  });

  it('E18 E19 three attempts, each with the newest feedback only; then the last one, marked partial', async () => {
    const { http, model } = await open();
    await model.answers(
      routes(),
      gives({ worker: 'GENERAL' }),
      says('general', 'One.', { times: 1 }),
      says('general', 'Two.', { times: 1 }),
      says('general', 'Three.'),
      { ...refuses('too short A'), times: 1 },
      { ...refuses('too short B'), times: 1 },
      refuses('too short C'),
    );
    const turn = await http.say('write me a tiny poem about flowers');
    expect(turn.status).toBe('partial');
    expect(turn.reply).toMatch(/^Three\.\n?.*After 3 attempts.*too short C/s);
    const writing = (await model.chats()).map(lastOf).filter((text) => text.includes(ROLE.general));
    expect(writing).toHaveLength(3);
    expect(writing[0]).not.toContain('refused');
    // What was wrong, and how to mend it.
    expect(writing[1]).toContain('too short A. mend it');
    expect(writing[2]).toContain('too short B. mend it');
    expect(writing[2]).not.toContain('too short A');
  });

  it('E21 E30 a mail is composed, judged and sent once, however picky the evaluator is', async () => {
    const { http, model, mail } = await open();
    await model.answers(
      routes(),
      gives({
        worker: 'EMAIL',
        task: 'invite Sam to dinner',
        parameters: { to: ['Sam'], subject: 'Dinner' },
      }),
      says('mail', { subject: 'Dinner on Friday', body: 'Dear Sam, come to dinner on Friday.' }),
      { ...refuses('more warmth'), times: 2 },
      passes(),
    );
    const asked = await http.say('write sam a nice mail inviting him to dinner on friday');
    expect(asked.waits[0]?.prompt).toContain('Dear Sam, come to dinner');
    expect(mail.mails).toHaveLength(0);
    await http.post(`/v1/waits/${asked.waits[0]?.id}`, { value: 'yes' });
    const turn = await house?.hub.doorway.settled(asked.turn, 60_000);
    expect(turn).toMatchObject({
      status: 'done',
      groups: [{ actions: [{ call: { service: 'email', method: 'send' }, status: 'done' }] }],
    });
    expect(mail.mails).toHaveLength(1);
  });
});

describe('ear and mind together', () => {
  it('the ear’s part is done at once, the model gets the rest and does not do the ear’s part again', async () => {
    const world = await open();
    await world.model.answers(
      callsFor(
        { name: 'light_turn_off', arguments: { target: 'Living Room Lamp' } },
        { name: 'climate_set_temperature', arguments: { target: 'Thermostat', temperature: 22 } },
      ),
    );
    const turn = await world.http.say('turn off the living room lamp and make it nice and warm in here', {
      area: 'living room',
    });
    expect(stateOf(world, 'light.living_room_lamp')['on']).toBe(false);
    const methods = turn.groups.flatMap((group) => group.actions).map((action) => action.call.method);
    expect(methods.sort()).toEqual(['set_temperature', 'turn_off']);
    expect(turn.status).toBe('done');
    // A thing of the house was named beside a command, so no model had to be asked who should do it.
    expect(await world.model.chats()).toHaveLength(1);
  });

  it('X12 what only a model can do stands beside what the ear does, and the trace tells every step with its tokens and its time', async () => {
    const world = await open();
    await world.model.answers(
      callsFor(
        { name: 'light_set', arguments: { target: 'Living Room Lamp', brightness: 40, color: 'warm white' } },
        { name: 'climate_set_temperature', arguments: { target: 'Thermostat', temperature: 22 } },
      ),
    );
    const turn = await world.http.say('make the living room cosy and mail me the weather for tomorrow');
    expect(turn.status).toBe('done');
    const calls = turn.groups.map((group) =>
      group.actions.map(({ call }) => `${call.service}.${call.method}`),
    );
    expect(calls.sort()).toEqual([['climate.set_temperature'], ['light.set'], ['weather.get', 'email.send']]);
    expect(world.mail.mails).toHaveLength(1);
    const lines = (await world.http.get<{
      entries: { path: string; kind: string; data: { spend?: { tokens: number } } }[];
    }>(`/v1/journal?limit=200`)) as unknown as Record<
      string,
      { path: string; kind: string; data: { spend?: { tokens: number } } }[]
    >;
    const entries = Object.values(lines).flat();
    const house = entries.find((entry) => entry.kind === 'outcome' && entry.path.endsWith('mind.house'));
    expect(house?.data.spend?.tokens).toBe(turn.spent.tokens);
  });

  it('a model that is away costs nothing of what the ear understood, and the answer says so', async () => {
    const world = await open();
    await world.model.stop();
    const turn = await world.http.say('turn off the living room lamp and make it nice and warm in here', {
      area: 'living room',
    });
    expect(stateOf(world, 'light.living_room_lamp')['on']).toBe(false);
    expect(turn.status).toBe('partial');
    expect(turn.reply).toMatch(/living room lamp is off/);
    expect(turn.reply).toMatch(/didn't understand “make it nice and …”/);
    expect(turn.reply).toMatch(/The language model could not help: /);
  });

  it('where no model was found the house speaks as one that has none', async () => {
    const world = await open({ llm: { provider: 'auto', url: 'http://127.0.0.1:1' } });
    const turn = await world.http.say('tell me a joke');
    expect(turn.reply).toBe("I can't answer that without a language model.");
    expect((await world.http.say('turn off the living room lamp')).status).toBe('done');
  });

  it('H46 who keeps the house running sees how the model is and what it took', async () => {
    const world = await open();
    await world.model.answers(replies('The moon is far away.'));
    const turn = await world.http.say('what do you think about the moon');
    expect(await world.http.get('/v1/model')).toMatchObject({
      name: 'qwen3:8b',
      place: 'local',
      state: 'up',
      chats: 1,
      failed: 0,
      tokens: turn.spent.tokens,
    });
    await world.model.answers({ status: 500, error: 'boom' });
    await world.http.say('what do you think about the stars');
    expect(await world.http.get('/v1/model')).toMatchObject({
      state: 'failing',
      failed: 1,
      why: expect.stringContaining('boom'),
    });
    const metrics = await (await world.hub.ask('/metrics')).text();
    expect(metrics).toContain('hearth_model_chats_total{outcome="failed"} 1');
    expect(metrics).toContain('hearth_model_up 0');
  });
});
