import mqtt from 'mqtt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Action, TurnView, WaitView } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { ACCOUNTS, asAccount, startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { MailServer } from '../../kit/servers/smtp.ts';

/** H09 in the whole hub: what cannot be taken back asks a person first, by whatever door and however it was asked for. */
let clock: ManualClock;
let mail: MailServer;
let hub: TestHub;
let http: HubOverHttp;

beforeEach(async () => {
  clock = new ManualClock('2026-03-10T22:30:00Z');
  mail = await new MailServer().start();
  await open();
});
afterEach(async () => {
  await hub.stop();
  await mail.stop();
});

async function open(more: Record<string, unknown> = {}): Promise<void> {
  hub = await startTestHub({
    clock,
    config: {
      devices: { simulated: false },
      email: {
        smtp: { host: '127.0.0.1', port: mail.port, timeoutSeconds: 2 },
        from: 'hub@example.com',
        allow: ['office@example.net'],
      },
      ...more,
    },
  });
  http = new HubOverHttp(hub.url);
  await event('Yoga', { rrule: 'FREQ=WEEKLY;BYDAY=WE' });
}

async function event(title: string, more: object = {}): Promise<void> {
  const start = '2026-03-11T18:00:00-04:00';
  const made = await http.post('/v1/services/calendar/create', { title, start, ...more });
  expect(made.status).toBe(200);
}

async function titles(): Promise<string[]> {
  const { events } = await http.get<{ events: { title: string }[] }>('/v1/calendar');
  return [...new Set(events.map(({ title }) => title))];
}

interface Confirm {
  readonly token: string;
  readonly question: string;
}

async function call(name: string, params: object, headers: Record<string, string> = {}) {
  const response = await http.post(`/v1/services/${name.replace('.', '/')}`, params, headers);
  return {
    status: response.status,
    body: (await response.json()) as { code?: string; confirm?: Confirm; result?: unknown },
  };
}

const confirmed = (confirm: Confirm | undefined) => ({ 'hearth-confirm': confirm?.token ?? '' });
const waits = async () => (await http.get<{ waits: WaitView[] }>('/v1/waits')).waits;
const ended = (turn: string) =>
  until(async () => {
    const view = await http.turn(turn);
    return view.endedAt === null ? undefined : view;
  }, 'the turn has ended');

const CANCEL: Action = { service: 'calendar', method: 'cancel', args: { query: 'Yoga' } };
const WRITE: Action = {
  service: 'email',
  method: 'send',
  args: { to: ['pat@example.org'], subject: 'Parcel', body: 'It is here.' },
};

/** Runs a plan as a stored command does when its time has come. */
async function planned(action: Action, text: string): Promise<TurnView> {
  const { turn } = await hub.doorway.receive({
    channel: 'schedule',
    answerBy: 'http',
    conversation: 'http',
    person: 'alex',
    text,
    groups: [[action]],
  });
  return (await hub.doorway.settled(turn, 60_000))!;
}

describe('H09 over HTTP', () => {
  it('cancelling a series is refused with a question and a token, and done with it, once', async () => {
    const first = await call('calendar.cancel', { query: 'Yoga' });
    expect(first.status).toBe(428);
    expect(first.body).toMatchObject({
      code: 'confirmation-needed',
      confirm: { token: expect.any(String), question: 'Cancel the whole series “Yoga”, every Wednesday?' },
    });
    expect(await titles()).toEqual(['Yoga']);
    const token = confirmed(first.body.confirm);
    const done = await call('calendar.cancel', { query: 'Yoga' }, token);
    expect([done.status, await titles()]).toEqual([200, []]);

    await event('Yoga', { rrule: 'FREQ=WEEKLY;BYDAY=WE' });
    expect((await call('calendar.cancel', { query: 'Yoga' }, token)).status).toBe(428);
    expect(await titles()).toEqual(['Yoga']);
  });

  it('the token is good for this call alone: not for another series, not for another method, not made up', async () => {
    await event('Pottery', { rrule: 'FREQ=WEEKLY;BYDAY=TH' });
    const token = confirmed((await call('calendar.cancel', { query: 'Yoga' })).body.confirm);
    expect((await call('calendar.cancel', { query: 'Pottery' }, token)).status).toBe(428);
    expect((await call('email.send', WRITE.args, token)).status).toBe(428);
    expect((await call('calendar.cancel', { query: 'Yoga' }, { 'hearth-confirm': 'yes' })).status).toBe(428);
    expect((await titles()).sort()).toEqual(['Pottery', 'Yoga']);
    expect(mail.mails).toEqual([]);
  });

  it('the token is good for its asker alone', async () => {
    const made = await http.post('/v1/tokens', { name: 'sam-phone', person: 'sam', role: 'adult' });
    expect(made.status).toBe(201);
    const { secret } = (await made.json()) as { secret: string };
    await event('Choir', { rrule: 'FREQ=WEEKLY;BYDAY=TH', calendar: 'family' });
    const asked = await call('calendar.cancel', { query: 'Choir' });
    const other = await call(
      'calendar.cancel',
      { query: 'Choir' },
      { ...confirmed(asked.body.confirm), authorization: `Bearer ${secret}` },
    );
    expect(other.status).toBe(428);
    expect((await titles()).sort()).toEqual(['Choir', 'Yoga']);
  });

  it('one appointment needs no question, nor one occurrence of a series', async () => {
    await event('Dentist');
    expect((await call('calendar.cancel', { query: 'Dentist' })).status).toBe(200);
    const one = await call('calendar.cancel', { query: 'Yoga', occurrence: '2026-03-11T18:00:00-04:00' });
    expect(one.status).toBe(200);
    expect(await titles()).toEqual(['Yoga']);
  });

  it('a mail to a stranger is refused, one to the people of the house and to known addresses is not', async () => {
    const stranger = await call('email.send', WRITE.args);
    expect(stranger.status).toBe(428);
    expect(stranger.body.confirm?.question).toContain('pat@example.org');
    expect(mail.mails).toEqual([]);
    expect((await call('email.send', { ...WRITE.args, to: ['sam', 'office@example.net'] })).status).toBe(200);
    expect(mail.mails).toHaveLength(1);
    expect((await call('email.send', WRITE.args, confirmed(stranger.body.confirm))).status).toBe(200);
    expect(mail.mails.map(({ to }) => to)).toEqual([
      ['sam@example.com', 'office@example.net'],
      ['pat@example.org'],
    ]);
  });
});

describe.each<[string, () => Promise<TurnView>, () => Promise<boolean>]>([
  [
    'a series cancelled by a sentence',
    () => http.say('cancel the yoga series'),
    async () => (await titles()).length === 0,
  ],
  [
    'a series cancelled by a stored command',
    () => planned(CANCEL, 'cancel the yoga'),
    async () => (await titles()).length === 0,
  ],
  [
    'a mail to a stranger by a sentence',
    () => http.say('send an email to pat@example.org saying the parcel is here'),
    async () => mail.mails.length === 1,
  ],
  [
    'a mail to a stranger by a stored command',
    () => planned(WRITE, 'write to Pat'),
    async () => mail.mails.length === 1,
  ],
])('H09 %s', (_what, ask, isDone) => {
  it('waits for a yes; after a no nothing has happened', async () => {
    const asked = await ask();
    expect(asked.status, asked.reply ?? '').toBe('waiting');
    expect(asked.waits).toMatchObject([{ kind: 'approval', options: ['yes', 'no'] }]);
    expect(await isDone()).toBe(false);
    await http.say('no');
    const view = await ended(asked.turn);
    expect(view.groups[0]?.actions[0]).toMatchObject({ status: 'cancelled' });
    expect(view.reply).toBe('All right, I leave it.');
    expect(await isDone()).toBe(false);
    expect(await waits()).toEqual([]);
  });

  it('is done once after a yes, which cannot be said twice', async () => {
    const asked = await ask();
    const wait = asked.waits[0]?.id;
    const yes = () => http.post(`/v1/waits/${wait}`, { value: 'yes' });
    expect((await yes()).status).toBe(200);
    const view = await ended(asked.turn);
    expect(view.status, view.reply ?? '').toBe('done');
    expect(await isDone()).toBe(true);
    expect((await yes()).status).toBe(409);
    expect(mail.mails.length).toBeLessThanOrEqual(1);
  });

  it('counts silence until the deadline as no', async () => {
    const asked = await ask();
    expect(Date.parse(asked.waits[0]?.deadline ?? '')).toBe(clock.now() + 24 * 3_600_000);
    clock.step(clock.now() + 24 * 3_600_000 - 1);
    await clock.advance(60_000);
    const view = await ended(asked.turn);
    expect(view.groups[0]?.actions[0]).toMatchObject({ status: 'cancelled' });
    expect(await isDone()).toBe(false);
    expect((await http.post(`/v1/waits/${asked.waits[0]?.id}`, { value: 'yes' })).status).toBe(409);
    expect(await isDone()).toBe(false);
  });
});

describe('H09 over MQTT', () => {
  it('a grant that was overheard is worth nothing: not again, not for other arguments', async () => {
    const spy = await mqtt.connectAsync(hub.brokerUrl, { clientId: 'spy', protocolVersion: 4 });
    const calls: Record<string, unknown>[] = [];
    const answers = new Map<string, { error?: { code: number } }>();
    spy.on('message', (topic, payload) => {
      const message = JSON.parse(String(payload)) as Record<string, unknown>;
      if (topic.endsWith('/call/send')) calls.push(message);
      else answers.set(topic.split('/').at(-1) ?? '', message);
    });
    await spy.subscribeAsync(['hearth/v1/svc/email/main/call/send', 'hearth/v1/reply/spy/+'], { qos: 1 });
    const asked = await http.say('send an email to pat@example.org saying the parcel is here');
    await http.say('yes');
    await ended(asked.turn);
    const granted = calls.find((one) => one['grant'] !== undefined);
    expect(granted).toBeDefined();
    const replay = async (id: string, more: object) => {
      const again = { ...granted, id, idempotency_key: id, reply_to: `hearth/v1/reply/spy/${id}`, ...more };
      delete (again as { deadline?: number }).deadline;
      await spy.publishAsync('hearth/v1/svc/email/main/call/send', JSON.stringify(again), { qos: 1 });
      return until(() => answers.get(id), `${id} is answered`);
    };
    expect(await replay('again', {})).toMatchObject({ error: { code: -32003 } });
    const other = { ...(granted?.['params'] as object), to: ['eve@example.org'] };
    expect(await replay('other', { params: other })).toMatchObject({ error: { code: -32003 } });
    expect(await replay('none', { grant: undefined })).toMatchObject({ error: { code: -32003 } });
    expect(mail.mails).toHaveLength(1);
    await spy.endAsync();
  });

  it('the question comes to the conversation that asked, and is answered there', async () => {
    await hub.stop();
    await open({ bus: { users: ACCOUNTS } });
    const client = await mqtt.connectAsync(asAccount(hub.brokerUrl, 'phone'), { protocolVersion: 4 });
    const said: { type: string; text: string }[] = [];
    client.on('message', (_topic, payload) =>
      said.push(JSON.parse(String(payload)) as { type: string; text: string }),
    );
    await client.subscribeAsync('hearth/v1/channel/kitchen/out', { qos: 1 });
    const say = (text: string) => client.publishAsync('hearth/v1/channel/kitchen/in', text, { qos: 1 });
    await say('cancel the yoga series');
    const question = await until(() => said.find(({ type }) => type === 'question'), 'it is asked');
    expect(question.text).toContain('whole series “Yoga”');
    await say('yes');
    await until(() => said.find(({ type }) => type === 'answer'), 'it is answered');
    expect(await titles()).toEqual([]);
    await client.endAsync();
  });
});
