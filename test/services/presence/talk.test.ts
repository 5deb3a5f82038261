import { afterEach, expect, it } from 'vitest';
import { clockFrom } from '../../kit/clock.ts';
import { ACCOUNTS, asAccount, startTestHub, type TestHub } from '../../kit/hub.ts';
import { connect } from '../../kit/servers/broker.ts';

const hubs: TestHub[] = [];
afterEach(async () => {
  for (const hub of hubs.splice(0)) await hub.stop();
});

async function hubWith(config: Record<string, unknown> = {}) {
  const clock = clockFrom('2026-03-10T18:30:00-04:00');
  const hub = await startTestHub({
    clock,
    config: { devices: { simulated: true, owntracks: true }, ...config },
  });
  hubs.push(hub);
  const say = async (text: string, person = 'alex') => {
    const { turn } = await hub.doorway.receive({ channel: 'http', conversation: person, person, text });
    return (await hub.doorway.settled(turn, 60_000))?.reply;
  };
  const isOn = (id: string) => hub.doorway.device(id)?.report?.state['on'];
  return { hub, say, isOn };
}

it('“when nobody is home turn off …” waits for people, and is done when the last one has left', async () => {
  const { hub, say, isOn } = await hubWith();
  await hub.doorway.call('presence', 'set', { person: 'sam', state: 'home' });
  expect(await say('I’m home')).toBe('Welcome home.');
  await say('turn on the kitchen ceiling light');
  const lamp = hub.doorway.devices().find(({ name }) => name === 'Kitchen Ceiling Light')!.id;
  expect(isOn(lamp)).toBe(true);
  await say('when nobody is home turn off the kitchen ceiling light');
  expect(await say('I’m leaving')).toBe('See you later.');
  expect(await say('who is home')).toBe('Sam is home; Alex is away.');
  expect(isOn(lamp)).toBe(true);
  await hub.doorway.call('presence', 'set', { person: 'sam', state: 'away' });
  await expect.poll(() => isOn(lamp)).toBe(false);
});

it('what nothing could tell is refused when it is said, and not promised', async () => {
  const { say } = await hubWith();
  expect(await say('when Sam comes home turn on the kitchen ceiling light')).toMatch(
    /nothing here tells me where Sam is/i,
  );
});

it('a phone may tell where its own person is, and where nobody else is', async () => {
  const { hub, say } = await hubWith({ bus: { users: ACCOUNTS } });
  await hub.doorway.call('presence', 'set', { person: 'alex', state: 'home' });
  const phone = await connect(asAccount(hub.brokerUrl, 'phone'), {
    clientId: 'phone',
    username: 'phone',
    password: 'secret',
  });
  const here = JSON.stringify({
    _type: 'location',
    lat: 40.9,
    lon: -74,
    tst: 1_773_000_000,
    inregions: ['Gym'],
  });
  await phone.publish('owntracks/sam/phone', here, { qos: 1 }).catch(() => undefined);
  await phone.publish('owntracks/phone/pixel', here, { qos: 1 });
  await expect.poll(() => hub.doorway.device('owntracks.phone.pixel')?.id).toBeDefined();
  expect(hub.doorway.device('owntracks.sam.phone')).toBeUndefined();
  expect(await say("this phone is Alex's")).toMatch(/^I go by phone pixel for Alex/);
  await phone.close();
});
