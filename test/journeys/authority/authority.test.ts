import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type FamilyHub, startFamily } from '../../kit/family.ts';
import { until } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';

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
const garage = () => stateOf('cover.garage_door')?.['position'];

describe('H09 X16 an entrance', () => {
  for (const role of ['guest', 'child', 'device'])
    it(`stays shut for a ${role}'s token that names nobody, whatever it answers itself`, async () => {
      const stranger = await hub.caller({ role, scopes: ['speak', 'act'] });
      const asked = await stranger.say('unlock the front door', { conversation: `door of a ${role}` });
      expect(asked.reply ?? asked.waits[0]?.prompt).toMatch(/grown-up/);
      await stranger.say('yes', { conversation: `door of a ${role}` });
      expect(isLocked()).toBe(true);
      const called = await stranger.call('lock', 'unlock', { target: { name: 'Front Door' } });
      expect(called).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
      expect(isLocked()).toBe(true);
    });

  it('stays shut for a guest’s token that names an owner: a token gives no more than it was given', async () => {
    const borrowed = await hub.caller({ person: 'alex', role: 'guest', scopes: ['speak', 'act'] });
    await borrowed.say('unlock the front door', { conversation: 'borrowed' });
    await borrowed.say('yes', { conversation: 'borrowed' });
    expect(isLocked()).toBe(true);
    expect((await borrowed.call('cover', 'open', { target: { name: 'Garage Door' } })).status).toBe(403);
    expect(garage()).toBe(0);
  });

  it('is opened in the name of whoever said yes, not of whoever asked; a no is theirs as well', async () => {
    for (const [answer, asker] of [
      ['yes', hub.owner_],
      ['no', hub.owner_],
      ['yes', mia],
      ['no', mia],
    ] as const) {
      await sam.call('cover', 'close', { target: { name: 'Garage Door' } });
      const asked = await asker.say('open the garage', { conversation: `whose ${answer}` });
      const [wait] = asked.waits;
      expect((await sam.post(`/v1/waits/${wait.id}`, { value: answer })).status).toBe(200);
      const turn = await until(async () => {
        const { body } = await hub.owner_.get(`/v1/turns/${asked.turn}`);
        return body.endedAt === null ? undefined : body;
      }, 'it is answered');
      const { rounds } = (await hub.owner_.get(`/v1/processes/${turn.groups[0].process}`)).body;
      const others = asker === mia ? 'Sam said no' : 'you did not want it';
      expect(rounds.at(-1).because).toBe(answer === 'yes' ? 'Sam said yes' : others);
      expect(JSON.parse(rounds.at(-2).answered.who)).toMatchObject({ person: 'sam', role: 'adult' });
      const board = (await hub.owner_.get(`/v1/processes/${turn.groups[0].process}/board`)).body;
      const approved = board.messages.flatMap(
        ({ data }: { data: { approvedBy?: object } }) => data.approvedBy ?? [],
      );
      expect(approved).toEqual(answer === 'yes' ? [{ person: 'sam', role: 'adult' }] : []);
      expect(garage()).toBe(answer === 'yes' ? 100 : 0);
    }
  });

  it('is asked of the adults when a child wants it, and opened by their yes', async () => {
    const asked = await mia.say('can you open the garage', { conversation: 'garage' });
    expect(asked.status).toBe('waiting');
    expect(asked.waits[0].prompt).toBe(
      'Only a grown-up of this house may do that, so I ask one: Open the garage door?',
    );
    const own = await mia.say('yes', { conversation: 'garage' });
    expect(own.reply).toBe('That is for a grown-up of this house to say. I have asked.');
    expect(garage()).toBe(0);
    expect((await mia.post(`/v1/waits/${asked.waits[0].id}`, { value: 'yes' })).status).toBe(403);
    const waits = (await sam.get('/v1/waits')).body.waits;
    expect(waits.map(({ id }: { id: string }) => id)).toContain(asked.waits[0].id);
    const answered = await sam.say('yes', { conversation: 'garage' });
    expect(answered).toMatchObject({ turn: asked.turn, status: 'done' });
    const view = (await mia.get(`/v1/turns/${asked.turn}`)).body;
    expect(view).toMatchObject({ status: 'done', reply: expect.stringContaining('open') });
    expect(garage()).toBe(100);
    await hub.owner_.say('close the garage', { conversation: 'garage' });
    expect(garage()).toBe(0);
  });

  it('stays shut after an adult’s no, and the answer says who said so', async () => {
    const asked = await mia.say('unlock the front door', { conversation: 'no' });
    await sam.say('no', { conversation: 'no' });
    const { reply } = (await mia.get(`/v1/turns/${asked.turn}`)).body;
    expect(reply).toContain('Sam said no');
    expect(isLocked()).toBe(true);
  });

  it('opens for an owner and an adult after a yes, as ever', async () => {
    for (const caller of [hub.owner_, sam]) {
      expect((await caller.say('unlock the front door', { conversation: 'own' })).status).toBe('waiting');
      await caller.say('yes', { conversation: 'own' });
      expect(isLocked()).toBe(false);
      await caller.say('lock the front door', { conversation: 'own' });
      expect(isLocked()).toBe(true);
    }
  });

  it('is not opened by a guest’s yes to the owner’s question', async () => {
    const asked = await hub.owner_.say('unlock the front door', { conversation: 'shared' });
    expect(asked.status).toBe('waiting');
    await gran.say('yes', { conversation: 'shared' });
    await mia.say('yes', { conversation: 'shared' });
    expect((await gran.post(`/v1/waits/${asked.waits[0].id}`, { value: 'yes' })).status).toBe(404);
    expect((await gran.get('/v1/waits')).body.waits).toEqual([]);
    expect(isLocked()).toBe(true);
    await hub.owner_.say('no', { conversation: 'shared' });
  });

  it('may be shut by anybody', async () => {
    const panel = await hub.caller({ role: 'device' });
    expect((await panel.say('lock the back door', { conversation: 'panel' })).status).toBe('done');
    expect(stateOf('lock.back_door')?.['locked']).toBe(true);
  });
});

describe('X16 A35 a guest’s alarm', () => {
  it('is set after a grown-up’s yes, and is the guest’s own to ask about and to cancel', async () => {
    const inTalk = { conversation: 'guest alarm' };
    const asked = await gran.say('wake me at eight tomorrow', inTalk);
    expect(asked.status).toBe('waiting');
    await sam.say('yes', inTalk);
    const mine = await gran.say('which alarms are set?', inTalk);
    expect(mine.reply).toContain('8:00');
    expect((await mia.say('which alarms are set?', inTalk)).reply).not.toContain('8:00');
    expect((await gran.say('cancel my alarm', inTalk)).reply).toMatch(/cancelled/i);
    expect((await gran.say('which alarms are set?', inTalk)).reply).not.toContain('8:00');
  });
});

describe('X16 what belongs to others', () => {
  it('is read by nobody else: turns, journal, questions, reminders, events, mails', async () => {
    const secret = await hub.owner_.say('remind me tomorrow at nine to buy the surprise', {
      conversation: 'own',
    });
    await hub.owner_.call('calendar', 'create', {
      title: 'surprise party',
      start: '2099-05-01T18:00:00Z',
      calendar: 'private',
    });
    await hub.owner_.call('email', 'send', { to: ['me'], about: 'the surprise pin is 1234' });
    const eyes = { scopes: ['speak', 'read', 'act'] };
    for (const caller of [
      await hub.caller({ person: 'gran', role: 'guest', ...eyes }),
      await hub.caller({ person: 'mia', role: 'child', ...eyes }),
      await hub.caller({ person: 'sam', role: 'adult', ...eyes }),
      await hub.caller({ role: 'device', ...eyes }),
    ]) {
      const all = [
        await caller.get('/v1/turns'),
        await caller.get('/v1/journal?limit=200'),
        await caller.get('/v1/processes'),
        await caller.get('/v1/waits'),
        await caller.get('/v1/reminders'),
        await caller.get('/v1/calendar?from=2099-04-01T00:00:00Z&to=2099-06-01T00:00:00Z'),
        await caller.get('/v1/mailbox'),
        await caller.get('/v1/calendar.ics').catch(() => ({ status: 0, body: null })),
        await caller.call('reminders', 'list'),
        await caller.call('email', 'mailbox'),
      ];
      expect(JSON.stringify(all)).not.toMatch(/surprise/);
      expect((await caller.get(`/v1/turns/${secret.turn}`)).status).toBe(404);
      expect((await caller.get('/v1/journal?everyone=true')).status).toBe(403);
      expect(JSON.stringify(await caller.say('what are my reminders', { conversation: 'own' }))).not.toMatch(
        /surprise/,
      );
      expect((await caller.call('reminders', 'cancel', { query: 'surprise' })).status).not.toBe(200);
      expect((await caller.call('calendar', 'cancel', { query: 'surprise' })).status).not.toBe(200);
    }
    expect(JSON.stringify(await hub.owner_.get('/v1/reminders'))).toMatch(/surprise/);
  });

  it('is read by the owner on explicit request, which is recorded', async () => {
    await mia.say('turn on the porch light', { conversation: 'mine' });
    expect(JSON.stringify((await hub.owner_.get('/v1/turns')).body)).not.toContain('turn on the porch light');
    expect(JSON.stringify((await hub.owner_.get('/v1/turns?everyone=true')).body)).toContain(
      'turn on the porch light',
    );
    const { audit } = (await hub.owner_.get('/v1/audit')).body;
    expect(audit).toContainEqual(
      expect.objectContaining({
        person: 'alex',
        what: 'read turns',
        permission: 'others',
        outcome: 'allowed',
      }),
    );
  });

  it('an external id and a conversation belong to who used them', async () => {
    const first = await gran.say('what time is it', { externalId: 'alarm-1' });
    const second = await hub.owner_.say('lock the back door', { externalId: 'alarm-1' });
    expect(second.turn).not.toBe(first.turn);
    expect(second.status).toBe('done');
    const again = await hub.owner_.say('lock the back door', { externalId: 'alarm-1' });
    expect(again.turn).toBe(second.turn);
  });
});

describe('X16 B01 agents and standing orders', () => {
  it('nobody without the right to act starts an agent or a goal', async () => {
    const actions = [{ service: 'email', method: 'mailbox', args: {} }];
    expect((await gran.post('/v1/agents/group', { actions })).status).toBe(403);
    expect((await gran.post('/v1/goals', { intent: 'secure the house' })).status).toBe(403);
    const acting = await hub.caller({ person: 'gran', role: 'guest', scopes: ['speak', 'read', 'act'] });
    expect(await acting.post('/v1/agents/group', { actions })).toMatchObject({
      status: 403,
      body: { code: 'not-permitted' },
    });
    expect((await acting.post('/v1/goals', { intent: 'secure the house' })).status).toBe(403);
  });

  it('a method that only the hub calls is called by nobody, not by the owner and not by a group', async () => {
    for (const [service, method, params] of [
      ['schedule', 'happened', { id: 'sch_x' }],
      ['schedule', 'started', { firing: 'x' }],
      ['reminders', 'delivered', { firing: 'x' }],
      ['alarm', 'told', { firing: 'x' }],
    ] as const)
      expect((await hub.owner_.call(service, method, params)).status).toBe(403);
    const started = await hub.owner_.post(
      '/v1/agents/group',
      { actions: [{ service: 'schedule', method: 'happened', args: { id: 'sch_x' } }] },
      { prefer: 'wait=10' },
    );
    expect(started.body.groups[0].actions[0]).toMatchObject({
      status: 'failed',
      error: { code: 'not-permitted' },
    });
  });

  it('nobody orders anything in another’s name', async () => {
    const order = {
      groups: [[{ service: 'light', method: 'turn_on', args: { target: { name: 'Porch Light' } } }]],
      text: 'turn on the porch light',
      at: '2099-01-01T08:00:00Z',
    };
    expect(await sam.call('schedule', 'create', { ...order, person: 'alex' })).toMatchObject({
      status: 403,
      body: { errors: [{ path: '/person' }] },
    });
    const made = await sam.call('schedule', 'create', order);
    expect(made.body.result.person).toBe('sam');
    // The owner is told whose it is.
    expect((await hub.owner_.get('/v1/schedules')).body.schedules).toEqual([
      expect.objectContaining({ text: 'turn on the porch light', of: 'Sam' }),
    ]);
    expect((await mia.call('schedule', 'create', order)).status).toBe(403);
  });
});

describe('X16 a child', () => {
  it('gives standing orders for what is named after it, and for nothing else', async () => {
    const family = await startFamily({
      simulatedHome: [
        thing('light.mia', 'light', 'Mia’s Lamp', 'bedroom', { on: false }),
        thing('light.hall', 'light', 'Hall Light', 'hall', { on: false }),
      ],
    });
    try {
      const child = await family.caller({ person: 'mia', role: 'child' });
      const order = async (text: string) => (await child.say(text)).groups[0]?.actions[0];
      expect(await order("turn on Mia's lamp at 8 pm")).toMatchObject({ status: 'scheduled' });
      const other = await child.say('turn on the hall light at 8 pm');
      expect(other.waits[0]?.prompt ?? other.reply).toContain('Only a grown-up of this house may');
      const { schedules } = (await child.get('/v1/schedules')).body;
      expect(schedules.map(({ text }: { text: string }) => text)).toEqual([expect.stringMatching(/mia/i)]);
    } finally {
      await family.stop();
    }
  });
});

describe('X16 tokens that only speak or read', () => {
  it('see what is theirs as their answers would tell it, and call nothing that does something', async () => {
    const family = await startFamily({ simulatedHome: [] });
    try {
      const child = await family.caller({ person: 'mia', role: 'child' });
      const guest = await family.caller({ person: 'gran', role: 'guest' });
      await child.say('wake me at seven tomorrow');
      await guest.say('remind me about my tablets at eight every evening');
      expect((await child.call('alarm', 'list', {})).body.result.alarms).toMatchObject([{ person: 'mia' }]);
      const reminders = async (who: typeof child) => (await who.get('/v1/reminders')).body.reminders;
      expect(await reminders(guest)).toMatchObject([{ person: 'gran' }]);
      expect(await reminders(child)).toEqual([]);
      for (const who of [child, guest])
        for (const [service, method] of [
          ['alarm', 'set'],
          ['light', 'turn_off'],
          ['nobody', 'knows'],
        ] as const)
          expect(await who.call(service, method, {})).toMatchObject({
            status: 403,
            body: { hint: 'It needs the scope act.' },
          });
    } finally {
      await family.stop();
    }
  });
});

describe('X16 the audit', () => {
  it('tells who did and wanted what, by which token, allowed or refused, to the owner alone', async () => {
    await gran.say('turn off the porch light', { conversation: 'audit' });
    await gran.say('unlock the back door', { conversation: 'audit' });
    const { audit } = (await hub.owner_.get('/v1/audit?person=gran')).body;
    expect(audit).toContainEqual(
      expect.objectContaining({ role: 'guest', proof: 'token', what: 'light.turn_off', outcome: 'allowed' }),
    );
    expect(audit).toContainEqual(
      expect.objectContaining({
        what: 'lock.unlock',
        permission: 'open',
        outcome: 'refused',
        why: 'only a grown-up of this house may open that',
      }),
    );
    expect((await sam.get('/v1/audit')).status).toBe(403);
  });
});
