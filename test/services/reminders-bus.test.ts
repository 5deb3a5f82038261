import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendar } from '../../services/calendar/index.ts';
import { clock } from '../../services/clock/index.ts';
import { email } from '../../services/email/index.ts';
import { reminders } from '../../services/reminders/index.ts';
import { schedule } from '../../services/schedule/index.ts';
import { isJsonObject, type Json, type JsonObject, Lifetime, silentLogger } from '../../src/base/index.ts';
import { GrantVerifier, ServiceHost, statusWill } from '../../src/bus/index.ts';
import type { CallOutcome } from '../../src/domain/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { ALEX, LONDON, PEOPLE } from '../kit/open-service.ts';
import { connect, type RunningBroker, startEmbeddedBroker } from '../kit/servers/broker.ts';
import { startHubSide, until } from '../kit/service.ts';

const HUB_ITSELF = { kind: 'service', id: 'assistant' };
const SERVICES = [calendar, clock, email, reminders, schedule];

let broker: RunningBroker;
let hub: Awaited<ReturnType<typeof startHubSide>>;
let store: Store;
const services = new Lifetime();
const time = new ManualClock(Date.now());

beforeAll(async () => {
  broker = await startEmbeddedBroker();
  store = new Store({ path: ':memory:' });
  hub = await startHubSide({ url: broker.url });
  for (const definition of SERVICES) {
    const bus = await connect(broker.url, { will: statusWill(definition.name) });
    const parts = { store, bus, clock: time, log: silentLogger };
    const grants = await services.start(new GrantVerifier(parts));
    await services.start(
      new ServiceHost({ definition, ...parts, grants, place: LONDON, people: () => PEOPLE }),
    );
  }
  for (const { name } of SERVICES)
    await until(hub.directory, () => hub.directory.find(name)?.online === true);
});
afterAll(async () => {
  await services.close();
  await hub.close();
  await broker.stop();
  store.close();
});

function call(service: string, method: string, params: Json, more: object = {}): Promise<CallOutcome> {
  return hub.caller.call({ service, method, params, by: ALEX, ...more });
}

async function resultOf(outcome: Promise<CallOutcome>): Promise<JsonObject> {
  const ended = await outcome;
  if (ended.ok && isJsonObject(ended.result)) return ended.result;
  throw new Error(JSON.stringify(ended));
}

/** Listens to an event of a service; `next` is the first one that comes. */
async function listen(service: string, event: string): Promise<{ readonly next: Promise<JsonObject> }> {
  let hear: (data: JsonObject) => void = () => {};
  const next = new Promise<JsonObject>((resolve) => {
    hear = resolve;
  });
  const topic = hub.bus.under(`svc/${service}/+/event/${event}`);
  await hub.bus.subscribe(
    topic,
    ({ payload }) => hear(JSON.parse(payload.toString('utf8')) as JsonObject),
    1,
  );
  return { next };
}

describe('time and mail over the bus', () => {
  it('H21 a reminder is set by a call and comes back as an event at its time', async () => {
    const heard = await listen('reminders', 'due');
    const at = new Date(time.now() + 700).toISOString();
    const made = await resultOf(
      call('reminders', 'create', { text: 'check the oven', at, conversation: 'c', channel: 'mqtt' }),
    );
    await time.advance(700);
    const due = await heard.next;
    expect(due).toMatchObject({
      reminder: made['id'],
      text: 'check the oven',
      person: 'alex',
      channel: 'mqtt',
    });
    expect(
      await resultOf(call('reminders', 'delivered', { firing: due['firing']! }, { by: HUB_ITSELF })),
    ).toEqual({
      known: true,
    });
  });

  it('H25 a command is stored by a call and comes back with its plan', async () => {
    const heard = await listen('schedule', 'due');
    const groups: Json = [[{ service: 'light', method: 'turn_off', args: { target: { area: 'porch' } } }]];
    const at = new Date(time.now() + 500).toISOString();
    await resultOf(call('schedule', 'create', { groups, text: 'porch off', at }));
    await time.advance(500);
    const due = await heard.next;
    expect(due['groups']).toEqual(groups);
    expect(
      await resultOf(
        call('schedule', 'started', { firing: due['firing']!, turn: 'turn_1' }, { by: HUB_ITSELF }),
      ),
    ).toEqual({
      known: true,
    });
  });

  it('H05 the same key makes one reminder, one event and one mail', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    for (const [service, method, params] of [
      ['reminders', 'create', { text: 'once', at }],
      ['calendar', 'create', { title: 'once', start: at }],
      ['email', 'send', { to: ['me'], about: 'once' }],
    ] as const) {
      const first = await resultOf(call(service, method, params, { idempotencyKey: 'same' }));
      const again = await resultOf(call(service, method, params, { idempotencyKey: 'same' }));
      expect(again['id']).toBe(first['id']);
    }
  });

  it('H09 a series is cancelled and a stranger written to only with a grant', async () => {
    const start = new Date(Date.now() + 86_400_000).toISOString();
    await resultOf(call('calendar', 'create', { title: 'choir', start, rrule: 'FREQ=WEEKLY' }));
    for (const risky of [
      { service: 'calendar', method: 'cancel', params: { query: 'choir' } },
      { service: 'email', method: 'send', params: { to: ['someone@example.net'], about: 'x' } },
    ]) {
      const refused = await call(risky.service, risky.method, risky.params);
      expect(refused).toMatchObject({ ok: false, error: { code: 'confirmation-needed' } });
      expect(JSON.stringify(refused)).toMatch(
        /Cancel the whole series “choir”, every week|Send a mail to someone@example.net/,
      );
      const grant = hub.issuer.issue({ ...risky, by: ALEX }, { from: 'alex', role: 'owner' });
      expect(await call(risky.service, risky.method, risky.params, { grant })).toMatchObject({ ok: true });
    }
  });

  it('H04 bad params are refused by path, whichever side finds the fault', async () => {
    for (const [params, path] of [
      [{ text: 'x', at: 'soon' }, '/at'],
      [{ text: 'x', rrule: 'FREQ=DAILY;BYHOUR=99' }, '/rrule'],
      [{ text: 'x', at: '2020-01-01T00:00:00Z' }, '/at'],
    ] as const) {
      const refused = await call('reminders', 'create', params);
      expect(refused).toMatchObject({ ok: false, error: { code: 'invalid-params' } });
      expect(JSON.stringify(refused)).toContain(`"path":"${path}"`);
    }
  });

  it('H02 every service of time and mail tells its methods, and answers a read', async () => {
    for (const { name } of SERVICES)
      expect(Object.keys(hub.directory.find(name)!.manifest.methods).length).toBeGreaterThan(2);
    expect((await resultOf(call('clock', 'time', {})))['timezone']).toBe('Europe/London');
    expect(String((await resultOf(call('calendar', 'export', {})))['ics'])).toContain('END:VCALENDAR');
  });
});
