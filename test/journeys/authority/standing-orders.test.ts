import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedHome } from '../../../devices/simulated/index.ts';
import { type Caller, type FamilyHub, startFamily } from '../../kit/family.ts';
import { until } from '../../kit/hub.ts';
import { LogBook } from '../../kit/log.ts';

let hub: FamilyHub;
let home: SimulatedHome;
let log: LogBook;

beforeAll(async () => {
  log = new LogBook();
  hub = await startFamily({
    log,
    config: {
      scene: {
        scenes: [{ name: 'party', set: [{ target: { name: 'Front Door' }, state: { locked: false } }] }],
      },
    },
  });
  home = hub.family('simulated') as SimulatedHome;
});
afterAll(() => hub.stop());

const stateOf = (id: string) => hub.doorway.devices().find((device) => device.id === id)?.report?.state ?? {};
const reported = (id: string, key: string, value: unknown) =>
  until(() => stateOf(id)[key] === value, `${id} has ${key} ${String(value)}`);
const watched = (commands: number) =>
  until(
    () =>
      log.lines.findLast(({ message }) => message === 'commands wait for something to happen')?.fields?.[
        'commands'
      ] === commands,
    `${commands} commands are watched for`,
  );

/** A rule that waits for the coffee maker, made by whoever calls. */
async function rule(caller: Caller, state: 'on' | 'off', action: object, text: string): Promise<string> {
  const made = await caller.call('schedule', 'create', {
    groups: [[action]],
    text,
    event: { service: 'switch', target: { name: 'Coffee Maker' }, state },
    repeat: true,
  });
  expect(made.status).toBe(200);
  return made.body.result.id;
}

async function coffee(on: boolean): Promise<void> {
  home.touch('switch.coffee_maker', { on });
  await reported('switch.coffee_maker', 'on', on);
}

const PORCH = { service: 'light', method: 'turn_on', args: { target: { name: 'Porch Light' } } };
const UNLOCK = { service: 'lock', method: 'unlock', args: { target: { name: 'Front Door' } } };

describe('X16 a standing order runs with what its maker may do then', () => {
  it('stops when the token it was made with is revoked, and the owner is told', async () => {
    const phone = await hub.caller({ person: 'sam', role: 'adult', name: 'phone of sam' });
    await rule(phone, 'on', PORCH, 'turn on the porch light when the coffee is on');
    await rule(phone, 'off', PORCH, 'turn on the porch light when the coffee is off');
    await watched(2);
    await coffee(true);
    await reported('light.porch', 'on', true);
    await hub.owner_.call('light', 'turn_off', { target: { name: 'Porch Light' } });
    await hub.owner_.delete('/v1/tokens/phone%20of%20sam');
    await coffee(false);
    await until(async () => {
      const { mails } = (await hub.owner_.get('/v1/mailbox')).body;
      return mails.some(({ body }: { body: string }) =>
        body.includes('I have stopped “turn on the porch light when the coffee is off”: sam (adult,'),
      );
    }, 'the owner is told by mail');
    expect(stateOf('light.porch')['on']).toBe(false);
    await watched(1);
  });

  it('does not open an entrance for an adult without a new yes, nor for a child with the words of an adult', async () => {
    const tablet = await hub.caller({ person: 'sam', role: 'adult', name: 'tablet of sam' });
    const id = await rule(tablet, 'on', UNLOCK, 'unlock the front door when the coffee is on');
    await watched(2);
    await coffee(true);
    const asked = await until(
      async () => (await tablet.get('/v1/waits')).body.waits[0],
      'the question is asked when it is due',
    );
    expect(asked.prompt).toBe('Unlock the front door?');
    expect(stateOf('lock.front_door')['locked']).toBe(true);
    expect((await tablet.post(`/v1/waits/${asked.id}`, { value: 'no' })).status).toBe(200);
    await tablet.call('schedule', 'cancel', { id });
    await watched(0);
  });
});

describe('X16 no way around leads to an entrance', () => {
  const ways: readonly [string, (caller: Caller) => Promise<unknown>][] = [
    ['a scene', (caller) => caller.say('activate party', { conversation: 'way' })],
    ['a scene by a call', (caller) => caller.call('scene', 'activate', { name: 'party' })],
    ['a schedule', (caller) => caller.say('unlock the front door in one second', { conversation: 'way' })],
    [
      'a rule',
      (caller) => caller.say('when the coffee maker is on, unlock the front door', { conversation: 'way' }),
    ],
    ['a group', (caller) => caller.post('/v1/agents/group', { actions: [UNLOCK] }, { prefer: 'wait=10' })],
    [
      'a goal',
      (caller) => caller.post('/v1/goals', { intent: 'unlock the front door' }, { prefer: 'wait=10' }),
    ],
    [
      'a call with a grant of its own making',
      (caller) => caller.call('lock', 'unlock', { target: { all: true } }, 'eyJ2IjoxfQ.c2ln'),
    ],
    [
      'a person that it names',
      (caller) => caller.say('unlock the front door', { person: 'alex', conversation: 'way' }),
    ],
    ['another talk', (caller) => caller.say('yes', { conversation: 'hall' })],
  ];
  for (const [way, go] of ways)
    it(`${way} by a guest, a child, a device`, async () => {
      for (const token of [
        { person: 'gran', role: 'guest' },
        { person: 'mia', role: 'child' },
        { role: 'device' },
        { person: 'alex', role: 'device' },
      ]) {
        const caller = await hub.caller({ ...token, scopes: ['speak', 'read', 'act'] });
        await go(caller);
        await caller.say('yes', { conversation: 'way' });
        await caller.say('yes please', { conversation: 'way' });
      }
      await coffee(false);
      await coffee(true);
      expect(stateOf('lock.front_door')['locked']).toBe(true);
      expect(stateOf('cover.garage_door')['position']).toBe(0);
    });
});
