import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APART_MS, GATHER_MS, HubAccounts } from '../../../src/app/hub/accounts.ts';
import { silentLogger, systemClock } from '../../../src/base/index.ts';
import type { BrokerUser } from '../../../src/bus/index.ts';
import type { OutboundMessage, Person } from '../../../src/domain/index.ts';
import { Store } from '../../../src/store/index.ts';
import { type AccountClient, accounts, clientOf } from '../../kit/accounts.ts';
import { ManualClock } from '../../kit/clock.ts';
import { type RunningEmbeddedBroker, startEmbeddedBroker } from '../../kit/servers/broker.ts';

const PEOPLE: readonly Person[] = [
  { id: 'alex', name: 'Alex', role: 'owner', aliases: [] },
  { id: 'sam', name: 'Sam', role: 'adult', aliases: [] },
  { id: 'robin', name: 'Robin', role: 'owner', aliases: [] },
];

let users: BrokerUser[];
let store: Store;
let clock: ManualClock;
let running: RunningEmbeddedBroker;
let book: HubAccounts;
let lamp: AccountClient;
let said: OutboundMessage[];

beforeAll(async () => {
  users = await accounts({ lamp: { device: true } });
});
beforeEach(async () => {
  store = new Store({ path: ':memory:' });
  clock = new ManualClock();
  said = [];
  await open();
  await name('attic/first');
  clock.step(clock.now() + 3_600_000);
});
afterEach(async () => {
  await shut();
  store.close();
});

/** The broker waits for passwords on the machine's clock, and tells the time of the test's. */
async function open(): Promise<void> {
  running = await startEmbeddedBroker({ users, store, clock: { ...systemClock, now: () => clock.now() } });
  book = new HubAccounts({
    ...{ broker: running.broker, users, people: PEOPLE, clock, log: silentLogger },
    say: async (message) => said.push(message),
  });
  book.start();
  lamp = await clientOf(running.url, 'lamp');
}

async function shut(): Promise<void> {
  await lamp.mqtt.endAsync(true);
  book.close();
  await running.stop();
}

/** Has the lamp announce itself with this topic; it is known to the broker when this resolves. */
async function name(topic: string): Promise<void> {
  const payload = JSON.stringify({ name: 'Lamp', unique_id: 'lamp', schema: 'json', command_topic: topic });
  await lamp.mqtt.publishAsync('homeassistant/light/lamp/config', payload, { qos: 1 });
}

const textsTo = (person: string) => said.filter((one) => one.person === person).map(({ text }) => text);
const asking = (topics: string) =>
  `The device account lamp wants topics that it did not name before: ${topics}. ` +
  'Allow them with "hearth accounts allow lamp", if that is your doing.';

describe('H42 the question what a device may have', () => {
  it('goes to every owner and to nobody else, as one notice for what was named within two seconds', async () => {
    await name('attic/y');
    await name('attic/x');
    expect(said).toEqual([]);
    await clock.advance(GATHER_MS);
    expect(said.map(({ person, type }) => [person, type])).toEqual([
      ['alex', 'notice'],
      ['robin', 'notice'],
    ]);
    for (const person of ['alex', 'robin']) expect(textsTo(person)).toEqual([asking('attic/x, attic/y')]);
    await name('attic/x');
    await clock.advance(2 * APART_MS);
    expect(said).toHaveLength(2);
  });

  it('comes once an hour at most, whatever the device names, and at once again after a yes', async () => {
    await name('attic/x');
    await clock.advance(GATHER_MS);
    for (let n = 0; n < 30; n++) await name(`flood/${n}`);
    await clock.advance(APART_MS - GATHER_MS);
    expect(textsTo('alex')).toHaveLength(1);
    await clock.advance(GATHER_MS);
    expect(textsTo('alex')).toHaveLength(2);
    expect(textsTo('alex')[1]).toContain('attic/x, flood/0, flood/1, flood/10');
    expect(textsTo('alex')[1]).toContain('and 21 more.');
    expect(book.allow('lamp')).toMatchObject({ type: 'allowed' });
    expect(book.allow('lamp')).toEqual({ type: 'nothing-pending' });
    expect(book.allow('desk')).toEqual({ type: 'unknown-account' });
    await lamp.mqtt.endAsync(true);
    lamp = await clientOf(running.url, 'lamp');
    await name('attic/z');
    await clock.advance(GATHER_MS);
    expect(textsTo('alex')[2]).toBe(asking('attic/z'));
  });

  it('is not put when an owner has said yes before it was', async () => {
    await name('attic/x');
    expect(book.allow('lamp')).toEqual({ type: 'allowed', topics: ['attic/x'] });
    await clock.advance(APART_MS);
    expect(said).toEqual([]);
    expect(clock.pending).toBe(0);
  });

  it('is put again by the next hub while it is open, with the same id', async () => {
    await name('attic/x');
    await clock.advance(GATHER_MS);
    const before = said;
    await shut();
    expect(clock.pending).toBe(0);
    said = [];
    await open();
    await clock.advance(GATHER_MS);
    expect(said).toEqual(before);
  });

  it('stays on one line and short, whatever a device calls its topics', async () => {
    // A topic with a control character is none (MQTT 5.0, 1.5.4), so that no line can end in one.
    await name('attic/\n\nThis is your bank');
    await clock.advance(GATHER_MS);
    expect(textsTo('alex')).toEqual([]);
    await name(`attic/This is your bank: call \u202e${'x'.repeat(300)}`);
    await clock.advance(GATHER_MS);
    const [text = ''] = textsTo('alex');
    expect(text).toMatch(/: attic\/This is your bank: call x+…\. Allow/);
    expect(text.length).toBeLessThan(300);
  });
});
