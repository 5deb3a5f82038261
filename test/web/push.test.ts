import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../kit/browser.ts';
import { type Caller, type FamilyHub, startFamily } from '../kit/family.ts';
import { until } from '../kit/hub.ts';
import { PushService, Subscriber, vapidOf } from '../kit/servers/push-service.ts';

let service: PushService;
let ntfy: PushService;
let hub: FamilyHub;
let sam: Caller;
beforeAll(async () => {
  service = await new PushService().start();
  ntfy = await new PushService().start();
  hub = await startFamily({
    config: {
      push: {
        services: [service.host],
        ntfy: [{ person: 'mia', url: `${ntfy.url}/mias-phone`, token: 'tk_of_mia' }],
      },
    },
  });
  sam = await hub.caller({ person: 'sam', role: 'adult' });
});
afterAll(async () => {
  await hub?.stop();
  await Promise.all([service?.stop(), ntfy?.stop()]);
});

let phone: Browser;
let subscriber: Subscriber;
let count = 0;
beforeEach(async () => {
  phone = new Browser(hub.url);
  await phone.signIn({ token: sam.secret });
  count += 1;
  subscriber = new Subscriber(`${service.url}/push/${count}`);
});
afterEach(async () => {
  service.status = 201;
  service.taken.length = 0;
  ntfy.taken.length = 0;
  await phone.delete('/v1/session');
});

const subscribe = () => phone.post('/v1/push', subscriber.toJSON());
const tell = (text: string, to = 'sam') => hub.owner_.call('notices', 'tell', { to: [to], text });
const taken = () => until(() => service.taken[0], 'the push service takes a message');

describe('H39 messages to phones while no page is open', () => {
  it('reach the browser that subscribed, which alone can read them, signed by the hub', async () => {
    const { publicKey } = (await phone.get('/v1/push')).body;
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    expect((await subscribe()).status).toBe(201);
    expect((await tell('dinner is ready')).status).toBe(200);
    const message = await taken();
    expect(message.path).toBe(`/push/${count}`);
    expect(String(message.bytes)).not.toContain('dinner');
    expect(subscriber.read(message)).toMatchObject({
      title: 'Home',
      text: expect.stringContaining('dinner is ready'),
      type: 'notice',
      buttons: [],
    });
    const other = new Subscriber(subscriber.endpoint);
    expect(() => other.read(message)).toThrow();
    const claims = vapidOf(message, publicKey);
    expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:alex@example.com' });
    expect(claims.exp * 1000).toBeGreaterThan(Date.now());
    expect(message.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      ttl: '43200',
    });
  });

  it('are signed by a key that the hub keeps to itself', async () => {
    const { publicKey } = (await phone.get('/v1/push')).body;
    expect((await sam.get('/v1/push')).body.publicKey).toBe(publicKey);
    expect(statSync(join(hub.data, 'keys/vapid.key')).mode & 0o777).toBe(0o600);
  });

  it('answer a question from the lock screen: once, by whom it was for', async () => {
    await subscribe();
    const { secret } = await hub.caller({ person: 'mia', role: 'child' });
    const asked = await fetch(`${hub.url}/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', prefer: 'wait=10' },
      body: JSON.stringify({ text: 'unlock the front door', conversation: 'hall' }),
    });
    expect(asked.status).toBe(200);
    const { waits } = (await sam.get('/v1/waits')).body;
    expect(waits).toHaveLength(1);
    const message = await taken();
    const { buttons, wait } = subscriber.read(message);
    expect(wait).toBe(waits[0].id);
    expect(message.headers['urgency']).toBe('high');
    expect(buttons.map(({ option }: { option: string }) => option)).toEqual(waits[0].options);
    const [yes, no] = buttons.map(({ answer }: { answer: string }) => answer);
    const press = (answer: string) =>
      fetch(`${hub.url}/v1/push/answers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: hub.url },
        body: JSON.stringify({ answer }),
      });
    expect((await press('hearth_guessed')).status).toBe(401);
    expect((await press(no)).status).toBe(200);
    expect((await press(no)).status).toBe(401);
    expect((await press(yes)).status).toBe(401);
    expect((await sam.get('/v1/waits')).body.waits).toEqual([]);
    const lock = (await hub.owner_.get('/v1/devices')).body.devices.find(
      ({ name }: { name: string }) => name === 'Front Door',
    );
    expect(lock?.report.state.locked ?? true).toBe(true);
  });

  it('quiet what rings from the lock screen', async () => {
    await subscribe();
    expect((await sam.call('timer', 'start', { duration: 'PT1S', name: 'pasta' })).status).toBe(200);
    const { buttons, rings, about } = subscriber.read(await taken());
    expect([rings, about]).toEqual([1, 'timer']);
    expect(buttons.map(({ deed }: { deed: string }) => deed)).toEqual(['acknowledge', 'snooze']);
    const ringing = async () => (await sam.call('notices', 'ringing')).body.result.rings.length;
    expect(await ringing()).toBe(1);
    expect((await phone.post('/v1/push/answers', { answer: buttons[0].answer })).status).toBe(200);
    expect(await ringing()).toBe(0);
  });

  it('H21 wait for the end of quiet hours, but for what rings', async () => {
    await subscribe();
    const say = (text: string) =>
      sam.post('/v1/messages', { text, conversation: 'quiet' }, { prefer: 'wait=10' });
    expect((await say('don’t disturb me for an hour')).body.reply).toMatch(/^I’ll keep everything until/);
    expect((await tell('dinner is ready')).status).toBe(200);
    await say('set a timer for one second');
    expect(subscriber.read(await taken()).text).toMatch(/^The timer .*is over/);
    await say('stop');
    expect((await say('you can disturb me again')).body.reply).toBe('I’ll speak up again.');
    await until(() => service.taken.length > 1, 'what was kept is sent');
    expect(subscriber.read(service.taken.at(-1)!).text).toContain('dinner is ready');
  });

  it('end with the session: nothing is sent, and no button does anything any more', async () => {
    await subscribe();
    expect((await phone.get('/v1/push')).body.subscriptions).toHaveLength(1);
    await phone.delete('/v1/session');
    expect((await sam.get('/v1/push')).body.subscriptions).toEqual([]);
    await tell('nobody hears this');
    expect(service.taken).toEqual([]);
  });

  it('end when the browser has gone, and wait when its service is away', async () => {
    await subscribe();
    service.status = 503;
    await tell('first');
    await until(() => service.taken.length === 1, 'it was tried');
    expect((await phone.get('/v1/push')).body.subscriptions).toHaveLength(1);
    service.status = 410;
    await tell('second');
    await until(async () => (await phone.get('/v1/push')).body.subscriptions.length === 0, 'it has ended');
  });

  it('do not make the hub knock at other doors, and go to nobody in particular', async () => {
    const { endpoint: _, ...rest } = subscriber.toJSON();
    for (const endpoint of [
      'http://192.168.1.1/admin',
      'https://169.254.169.254/latest',
      'http://127.0.0.1:1/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evil.example/fcm.googleapis.com',
      'http://fcm.googleapis.com/x',
      `http://user@${service.host}/x`,
      'file:///etc/passwd',
    ]) {
      const refused = await phone.post('/v1/push', { ...rest, endpoint });
      expect([endpoint, refused.status]).toEqual([endpoint, 422]);
    }
    const known = await phone.post('/v1/push', {
      ...rest,
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    });
    expect(known.status).toBe(201);
    expect((await phone.delete(`/v1/push/${known.body.id}`)).status).toBe(200);
    const tablet = await hub.caller({ role: 'device' });
    expect((await tablet.post('/v1/push', { ...rest, endpoint: subscriber.endpoint })).status).toBe(403);
    const visitor = await hub.caller({ person: 'sam', role: 'guest' });
    expect((await visitor.post('/v1/push', { ...rest, endpoint: subscriber.endpoint })).status).toBe(403);
  });

  it('nobody removes what is another’s', async () => {
    const { id } = (await subscribe()).body;
    expect((await hub.owner_.delete(`/v1/push/${id}`)).status).toBe(404);
    expect((await hub.owner_.get('/v1/push')).body.subscriptions).toEqual([]);
  });

  it('go to ntfy for who has no page: the words alone, as its server takes them', async () => {
    await tell('the bus leaves in ten minutes', 'mia');
    const message = await until(() => ntfy.taken[0], 'ntfy takes a message');
    expect(message.path).toBe('/');
    expect(message.headers).toMatchObject({
      authorization: 'Bearer tk_of_mia',
      'content-type': 'application/json',
    });
    expect(JSON.parse(String(message.bytes))).toEqual({
      topic: 'mias-phone',
      title: 'Home',
      message: expect.stringContaining('the bus leaves in ten minutes'),
      priority: 3,
    });
  });
});
