import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Browser, fateOf } from '../kit/browser.ts';
import { ManualClock } from '../kit/clock.ts';
import { type Caller, type FamilyHub, startFamily } from '../kit/family.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

describe('H39 a browser signs in', () => {
  let hub: FamilyHub;
  let sam: Caller;
  beforeAll(async () => {
    hub = await startFamily({
      config: { http: { host: '127.0.0.1', port: 0, origins: ['http://panel.test'] } },
    });
    sam = await hub.caller({ person: 'sam', role: 'adult' });
  });
  afterAll(() => hub?.stop());

  async function signedIn(secret = sam.secret): Promise<Browser> {
    const browser = new Browser(hub.url);
    expect((await browser.signIn({ token: secret })).status).toBe(201);
    return browser;
  }

  it('with a token, once, and goes on by a cookie that no script and no other site gets', async () => {
    const response = await fetch(`${hub.url}/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: hub.url },
      body: JSON.stringify({ token: sam.secret }),
    });
    expect(response.status).toBe(201);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^hearth_session=[\w-]{40,}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    const body = await response.text();
    expect(body).not.toContain(sam.secret);
    expect(body).not.toContain(cookie.slice('hearth_session='.length).split(';')[0]);
    expect(JSON.parse(body)).toMatchObject({ person: { id: 'sam', name: 'Sam' }, role: 'adult' });
    const browser = await signedIn();
    expect((await browser.get('/v1/devices')).body.devices.length).toBeGreaterThan(5);
    expect((await browser.get('/v1/session')).body).toMatchObject({ csrf: browser.csrf, role: 'adult' });
  });

  it('not with a wrong token, nor with none, nor with two things at once', async () => {
    const browser = new Browser(hub.url);
    expect((await browser.signIn({ token: 'hearth_wrong' })).status).toBe(401);
    expect((await browser.get('/v1/session')).status).toBe(401);
    expect((await browser.post('/v1/session', {})).status).toBe(422);
    expect((await browser.post('/v1/session', { token: sam.secret, invitation: 'x' })).status).toBe(422);
    expect(browser.cookie).toBeUndefined();
  });

  it('changes nothing without its CSRF token, by whatever route changes something', async () => {
    const browser = await signedIn();
    const csrf = browser.csrf ?? '';
    const attempts = [
      ['POST', '/v1/messages', { text: 'turn on the porch light' }],
      ['POST', '/v1/services/light/turn_on', { target: { name: 'Porch Light' } }],
      ['DELETE', '/v1/session', undefined],
      ['POST', '/v1/tokens', { name: 'mine' }],
    ] as const;
    const other = await signedIn();
    for (const given of [undefined, '', 'x', `${csrf}x`, other.csrf])
      for (const [method, path, body] of attempts) {
        browser.csrf = given;
        const answered = method === 'POST' ? await browser.post(path, body) : await browser.delete(path);
        const wanted = path === '/v1/tokens' ? ['not-permitted'] : ['csrf-refused'];
        expect([path, answered.status, wanted]).toEqual([path, 403, [answered.body.code]]);
      }
    browser.csrf = csrf;
    const called = await browser.post('/v1/services/light/turn_on', { target: { name: 'Porch Light' } });
    expect(called.status).toBe(200);
  });

  it('only from the hub’s own page: elsewhere its cookie is as if it were not there', async () => {
    const browser = await signedIn();
    const port = new URL(hub.url).port;
    const foreign = [
      'http://evil.example',
      `http://127.0.0.1:${Number(port) + 1}`,
      'null',
      `http://localhost:${port}`,
    ];
    for (const origin of foreign) {
      const said = await browser.post('/v1/messages', { text: 'turn on the porch light' }, { origin });
      expect([origin, said.status]).toEqual([origin, 403]);
    }
    // A page that may speak to the hub speaks in its own name, never in that of whoever looks at it.
    const panel = { origin: 'http://panel.test' };
    expect((await browser.post('/v1/messages', { text: 'hello' }, panel)).status).toBe(401);
    for (const site of ['cross-site', 'same-site'])
      expect((await browser.get('/v1/devices', { 'sec-fetch-site': site })).status).toBe(401);
    expect((await browser.get('/v1/devices', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('opens a WebSocket with the cookie, for the hub’s own page alone, until it signs out', async () => {
    const browser = await signedIn();
    const ours = browser.socket();
    expect(await fateOf(ours)).toBe('open');
    for (const origin of ['http://evil.example', 'http://panel.test']) {
      const theirs = browser.socket({ origin });
      const fate = await fateOf(theirs);
      // A listed page may open a socket, and then has to show a token of its own.
      if (fate === 'open') {
        const closed = fateOfClose(theirs);
        theirs.send(JSON.stringify({ uuid: 'u', message: 'turn on the porch light' }));
        expect(await closed).toBe(4401);
      } else expect(fate).toBe('403');
    }
    // Every browser says where a socket is opened from; what says nothing is no page, and shows a token.
    const silent = new WebSocket(`${hub.url.replace('http', 'ws')}/ws`, {
      headers: { cookie: browser.cookie ?? '' },
    });
    expect(await fateOf(silent)).toBe('open');
    const refused = fateOfClose(silent);
    silent.send(JSON.stringify({ uuid: 'u', message: 'turn on the porch light' }));
    expect(await refused).toBe(4401);
    const closed = fateOfClose(ours);
    expect((await browser.delete('/v1/session')).status).toBe(200);
    expect(await closed).toBe(4401);
    expect(browser.cookie).toBeUndefined();
  });

  it('and is out when its token is revoked, with what it has open', async () => {
    const phone = await hub.caller({ person: 'sam', role: 'adult', name: 'old phone' });
    const browser = await signedIn(phone.secret);
    const socket = browser.socket();
    expect(await fateOf(socket)).toBe('open');
    const closed = fateOfClose(socket);
    await hub.owner_.delete('/v1/tokens/old%20phone');
    expect(await closed).toBe(4401);
    expect((await browser.get('/v1/devices')).status).toBe(401);
    expect((await browser.post('/v1/messages', { text: 'hello' })).status).toBe(401);
  });

  it('a program with a header is its token’s, whatever cookie comes along', async () => {
    const browser = await signedIn();
    const mia = await hub.caller({ person: 'mia', role: 'child' });
    const header = { authorization: `Bearer ${mia.secret}` };
    expect((await browser.get('/v1/session', header)).status).toBe(404);
    browser.csrf = undefined;
    expect((await browser.post('/v1/messages', { text: 'hello' }, header)).status).toBe(202);
  });

  it('a child taps what a child may say, and no more than the table gives a child', async () => {
    const mia = await hub.caller({ person: 'mia', role: 'child' });
    const call = { target: { name: 'Porch Light' } };
    expect((await mia.call('light', 'turn_on', call)).status).toBe(403);
    const browser = await signedIn(mia.secret);
    expect((await browser.post('/v1/services/light/turn_on', call)).status).toBe(200);
    const garage = await browser.post('/v1/services/cover/open', { target: { name: 'Garage Door' } });
    expect([garage.status, garage.body.code]).toEqual([403, 'not-permitted']);
    expect((await browser.post('/v1/goals', { goal: 'night' })).status).toBe(403);
    expect((await browser.get('/v1/tokens')).status).toBe(403);
  });

  it('H42 an invitation lets one person in, once', async () => {
    const made = await hub.owner_.post('/v1/invitations', { person: 'mia' });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ person: 'mia', role: 'child' });
    const { secret, id } = made.body;
    expect(JSON.stringify((await hub.owner_.get('/v1/invitations')).body)).not.toContain(secret);
    expect((await hub.owner_.get('/v1/invitations')).body.invitations).toMatchObject([{ id, person: 'mia' }]);
    const browser = new Browser(hub.url);
    const first = await browser.signIn({ invitation: secret, device: 'Mia’s phone' });
    expect(first.body).toMatchObject({
      person: { id: 'mia' },
      role: 'child',
      token: { name: 'Mia’s phone' },
    });
    const again = new Browser(hub.url);
    expect((await again.signIn({ invitation: secret })).status).toBe(401);
    expect((await again.get('/v1/devices')).status).toBe(401);
    expect((await browser.get('/v1/devices')).status).toBe(200);
    const names = async () =>
      (await hub.owner_.get('/v1/tokens')).body.tokens.map(({ name }: { name: string }) => name);
    expect(await names()).toContain('Mia’s phone');
    expect((await browser.delete('/v1/session')).status).toBe(200);
    expect(await names()).not.toContain('Mia’s phone');
  });

  it('invitations are the owner’s to make, give nobody more than they are, and can be withdrawn', async () => {
    expect((await sam.post('/v1/invitations', { person: 'mia' })).status).toBe(403);
    expect((await sam.get('/v1/invitations')).status).toBe(403);
    const raised = await hub.owner_.post('/v1/invitations', { person: 'mia', role: 'owner' });
    expect([raised.status, raised.body.code]).toEqual([403, 'not-permitted']);
    expect((await hub.owner_.post('/v1/invitations', { person: 'nobody' })).status).toBe(422);
    const { body } = await hub.owner_.post('/v1/invitations', { person: 'gran' });
    expect((await hub.owner_.delete(`/v1/invitations/${body.id}`)).status).toBe(200);
    expect((await hub.owner_.delete(`/v1/invitations/${body.id}`)).status).toBe(404);
    expect((await new Browser(hub.url).signIn({ invitation: body.secret })).status).toBe(401);
  });
});

describe('H39 what the page shows of the hub', () => {
  it('its health, with what it found and what to do about it, for the owner alone', async () => {
    const hub = await startFamily();
    const health = await hub.owner_.get('/v1/health');
    expect(health.body).toMatchObject({ ready: true, model: null, version: '0.0.0-test' });
    const found = health.body.findings.map(({ what }: { what: string }) => what).join('\n');
    expect(found).toMatch(/MB are free on the disk/);
    expect(found).toMatch(/no budget was used up/);
    const sam = await hub.caller({ person: 'sam', role: 'adult' });
    expect((await sam.get('/v1/health')).status).toBe(403);
    await hub.stop();
  });
});

describe('H39 a session in time', () => {
  let open: OpenHouse;
  let clock: ManualClock;
  beforeEach(async () => {
    clock = new ManualClock();
    open = await openHouse({ clock });
  });
  afterEach(() => open.close());

  const DAY = 24 * 60 * 60_000;

  it('lasts while it is used and ends after 180 days without', async () => {
    const browser = new Browser(open.url);
    await browser.signIn({ token: open.owner });
    for (let month = 0; month < 8; month += 1) {
      await clock.advance(30 * DAY);
      expect((await browser.get('/v1/session')).status).toBe(200);
    }
    await clock.advance(180 * DAY);
    expect((await browser.get('/v1/session')).status).toBe(401);
  });

  it('an invitation is good for its minutes, and no longer than the token of who invites', async () => {
    const invite = async (token: string) =>
      (
        await open.post(
          '/v1/invitations',
          { person: 'sam', minutes: 5 },
          { authorization: `Bearer ${token}` },
        )
      ).json() as Promise<{ secret: string }>;
    const late = await invite(open.owner);
    await clock.advance(5 * 60_000);
    expect((await new Browser(open.url).signIn({ invitation: late.secret })).status).toBe(401);
    const second = open.tokens.issue({ name: 'second', person: 'alex', role: 'owner' });
    const theirs = await invite(second.secret);
    open.tokens.revoke('second');
    expect((await new Browser(open.url).signIn({ invitation: theirs.secret })).status).toBe(401);
  });

  it('guessing invitations and tokens makes the address wait, for right ones too', async () => {
    const { secret } = (await (
      await open.post('/v1/invitations', { person: 'sam', minutes: 60 })
    ).json()) as { secret: string };
    for (let guess = 0; guess < 61; guess += 1)
      await new Browser(open.url).signIn({ invitation: `hearth_guess${guess}` });
    expect((await new Browser(open.url).signIn({ invitation: secret })).status).toBe(429);
    await clock.advance(60_000);
    expect((await new Browser(open.url).signIn({ invitation: secret })).status).toBe(201);
  });
});

function fateOfClose(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => socket.once('close', (code) => resolve(code)));
}
