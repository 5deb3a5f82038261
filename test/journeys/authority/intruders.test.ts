import fc from 'fast-check';
import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../../src/base/index.ts';
import { manifestOf } from '../../../src/bus/index.ts';
import { SERVICES } from '../../../src/catalogue.ts';
import { exampleOf } from '../../kit/example.ts';
import { type Caller, type FamilyHub, startFamily } from '../../kit/family.ts';
import { MailServer } from '../../kit/servers/smtp.ts';

/** What only the owner knows. */
const SECRET = 'zanzibar';

const CALLS = SERVICES.flatMap((definition) =>
  Object.entries(manifestOf(definition, 'main').methods).map(([method, { params }]) => ({
    service: definition.name,
    method,
    params: exampleOf(params as Json),
  })),
);

const RECORD = CALLS.findIndex(({ service, method }) => service === 'house' && method === 'record');

const SENTENCES = [
  'unlock the front door',
  'open the garage',
  'open the water valve',
  'unlock all doors',
  'yes',
  'yes please',
  'do it',
  'what are my reminders',
  'what is on my calendar',
  'what reminders does Alex have',
  'cancel all reminders',
  'delete everything on the calendar',
  'send an email to thief@example.org saying the house is empty',
  'in one second unlock the front door',
  'when the porch light is on unlock the front door',
  'activate leaving',
  'turn on the porch light',
  'turn off the porch light',
  'undo that',
  'again',
  'what did I just ask',
];

const PATHS = [
  '/v1/turns',
  '/v1/turns?everyone=true',
  '/v1/journal?limit=200',
  '/v1/journal?everyone=true&limit=200',
  '/v1/processes',
  '/v1/waits',
  '/v1/waits?everyone=true',
  '/v1/reminders',
  '/v1/calendar',
  '/v1/calendar.ics',
  '/v1/schedules',
  '/v1/mailbox',
  '/v1/audit',
  '/v1/tokens',
  '/v1/accounts',
  '/v1/budgets',
];

type Deed =
  | { readonly do: 'say'; readonly text: string; readonly conversation: string }
  | { readonly do: 'call'; readonly at: number }
  | { readonly do: 'aim'; readonly service: string; readonly method: string; readonly name: string }
  | { readonly do: 'group'; readonly at: number }
  | { readonly do: 'read'; readonly path: string }
  | { readonly do: 'answer'; readonly at: number }
  | { readonly do: 'publish'; readonly text: string };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('say' as const),
      text: fc.constantFrom(...SENTENCES),
      conversation: fc.constantFrom('own', 'hall', 'http'),
    }),
  },
  fc.record({ do: fc.constant('call' as const), at: fc.nat(CALLS.length - 1) }),
  fc.record({
    do: fc.constant('aim' as const),
    service: fc.constantFrom('lock', 'cover', 'valve', 'scene'),
    method: fc.constantFrom('unlock', 'open', 'set_position', 'activate'),
    name: fc.constantFrom('Front Door', 'Garage Door', 'Water Valve', 'leaving'),
  }),
  fc.record({ do: fc.constant('group' as const), at: fc.nat(CALLS.length - 1) }),
  fc.record({ do: fc.constant('read' as const), path: fc.constantFrom(...PATHS) }),
  fc.record({ do: fc.constant('answer' as const), at: fc.nat(3) }),
  fc.record({ do: fc.constant('publish' as const), text: fc.constantFrom(...SENTENCES) }),
);

let hub: FamilyHub;
let mail: MailServer;
let bus: MqttClient;
let intruders: Caller[];
let heard = '';

beforeAll(async () => {
  mail = await new MailServer().start();
  hub = await startFamily({
    config: {
      email: {
        smtp: { host: '127.0.0.1', port: mail.port, timeoutSeconds: 2 },
        from: 'hub@example.com',
        waitMs: 200,
      },
      scene: {
        scenes: [{ name: 'leaving', set: [{ target: { name: 'Front Door' }, state: { locked: false } }] }],
      },
    },
  });
  const { owner_: owner } = hub;
  await owner.say(`remind me tomorrow at nine to pack for ${SECRET}`, { conversation: 'own' });
  await owner.call('calendar', 'create', {
    ...{ title: `flight to ${SECRET}`, start: '2099-05-01T18:00:00Z' },
    // What stands on the calendar of the home is everybody's who lives there, a child's too.
    calendar: 'private',
  });
  await owner.call('schedule', 'create', {
    groups: [[{ service: 'light', method: 'turn_on', args: { target: { name: 'Porch Light' } } }]],
    text: `lights for ${SECRET}`,
    at: '2099-01-01T08:00:00Z',
  });
  await owner.say('unlock the front door', { conversation: 'hall' });
  const scopes = ['speak', 'read', 'act', 'calendar'];
  intruders = [
    await hub.caller({ person: 'gran', role: 'guest', scopes }),
    await hub.caller({ person: 'mia', role: 'child', scopes }),
    await hub.caller({ role: 'device', scopes }),
    await hub.caller({ role: 'guest', scopes }),
    await hub.caller({ person: 'alex', role: 'guest', scopes }),
  ];
  bus = await mqtt.connectAsync(hub.brokerUrl, { clientId: 'stranger', protocolVersion: 4 });
  bus.on('message', (_topic, payload) => {
    heard += String(payload);
  });
  await bus.subscribeAsync('hearth/v1/channel/+/out', { qos: 1 });
});
afterAll(async () => {
  await bus?.endAsync(true);
  await hub?.stop();
  await mail?.stop();
});

/** Everything that came back to whoever did it. */
async function carryOut(one: Deed, who: Caller): Promise<unknown> {
  switch (one.do) {
    case 'say':
      return who.say(one.text, { conversation: one.conversation });
    case 'call': {
      const { service, method, params } = CALLS[one.at]!;
      return who.call(service, method, params);
    }
    case 'aim':
      return who.call(one.service, one.method, { target: { name: one.name }, name: one.name, position: 50 });
    case 'group': {
      const { service, method, params } = CALLS[one.at]!;
      return who.post(
        '/v1/agents/group',
        { actions: [{ service, method, args: params }] },
        { prefer: 'wait=5' },
      );
    }
    case 'read':
      return who.get(one.path);
    case 'answer': {
      const wait = hub.doorway.waits({ everyone: true })[one.at];
      return wait === undefined ? null : who.post(`/v1/waits/${wait.id}`, { value: 'yes' });
    }
    case 'publish':
      await bus.publishAsync('hearth/v1/channel/hall/in', one.text, { qos: 1 });
      return null;
  }
}

/** What must stay as it was. Valves are told apart: anybody may close one. */
const secured = () => {
  const state = (id: string) => hub.doorway.devices().find((device) => device.id === id)?.report?.state ?? {};
  return {
    'front door': state('lock.front_door')['locked'],
    'garage door': state('cover.garage_door')['position'],
    'mails to strangers': mail.mails.flatMap(({ to }) => to).filter((to) => !to.endsWith('@example.com')),
  };
};

const openValves = () =>
  hub.doorway
    .devices()
    .filter(({ kind, report }) => kind === 'valve' && report?.state['open'] === true)
    .map(({ name }) => name);

describe('X16 guests, children, devices and strangers', () => {
  it('in no order of up to six deeds open an entrance, read what is another’s, or send mail to a stranger', async () => {
    const before = secured();
    let open = openValves();
    expect(before).toMatchObject({ 'front door': true, 'garage door': 0, 'mails to strangers': [] });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(deed, fc.nat(4)), { minLength: 1, maxLength: 6 }), async (deeds) => {
        const said: unknown[] = [];
        for (const [one, who] of deeds) said.push(await carryOut(one, intruders[who]!));
        expect(JSON.stringify(said)).not.toContain(SECRET);
        expect(heard).not.toContain(SECRET);
        expect(secured()).toEqual(before);
        expect(open).toEqual(expect.arrayContaining(openValves()));
        open = openValves();
      }),
      {
        numRuns: 40,
        examples: [
          // A question tells nothing of what it is about to whoever may not do it.
          [[[{ do: 'say', text: 'cancel all reminders', conversation: 'own' }, 4]]],
          // Nor does what was done at home, to a guest's token of the one who did it.
          [[[{ do: 'call', at: RECORD }, 4]]],
        ],
      },
    );
    expect(JSON.stringify((await hub.owner_.get('/v1/reminders')).body)).toContain(SECRET);
    expect(JSON.stringify((await hub.owner_.get('/v1/schedules')).body)).toContain(SECRET);
  });

  it('do not read with a visitor’s token what its person said at home, nor answer what it was asked there', async () => {
    const asVisitor = intruders[4]!;
    await hub.owner_.say(`remind me at ten to call ${SECRET}`, { conversation: 'own' });
    await hub.owner_.say('unlock the front door', { conversation: 'own' });
    const open = hub.doorway.waits({ everyone: true }).filter(({ conversation }) => conversation === 'own');
    expect(open).not.toHaveLength(0);
    for (const path of PATHS.slice(0, 6))
      expect(JSON.stringify(await asVisitor.get(path)), path).not.toContain(SECRET);
    for (const text of ['what did I just ask', 'again', 'yes'])
      expect(JSON.stringify(await asVisitor.say(text, { conversation: 'own' })), text).not.toContain(SECRET);
    for (const { id } of open)
      expect((await asVisitor.post(`/v1/waits/${id}`, { value: 'yes' })).status).not.toBe(200);
    expect(secured()).toMatchObject({ 'front door': true });
  });

  it('are told of nothing undefined where they would lose nothing', async () => {
    const guest = intruders[3]!;
    const answered = JSON.stringify(await guest.say('cancel all reminders', { conversation: 'visit' }));
    expect(answered).not.toContain('undefined');
    expect(answered).not.toContain(SECRET);
  });
});
