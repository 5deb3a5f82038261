import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Audit, Authority } from '../../src/access/index.ts';
import { Store } from '../../src/store/index.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

let open: OpenHouse;
beforeEach(async () => {
  open = await openHouse();
});
afterEach(() => open.close());

const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  hint: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  confirm: z.json().optional(),
  data: z.json().optional(),
});

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = Problem.parse(await response.json());
  expect(problem.status).toBe(response.status);
  return problem;
}

describe('H31 messages and turns', () => {
  it('A01 a message becomes one Message with channel, conversation, person and external id, and 202 names the turn', async () => {
    const response = await open.post('/v1/messages', {
      text: 'turn off the lights',
      conversation: 'kitchen',
      externalId: 'm1',
    });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ turn: 'turn_1' });
    expect(response.headers.get('location')).toBe('/v1/turns/turn_1');
    expect(open.house.received).toEqual([
      {
        channel: 'http',
        conversation: 'kitchen',
        person: 'alex',
        speaker: { person: 'alex', role: 'owner', proof: 'token', via: 'owner token' },
        text: 'turn off the lights',
        externalId: 'm1',
      },
    ]);
  });

  it('A01 the same external id again gives the same turn and starts nothing', async () => {
    const body = { text: 'turn off the lights', externalId: 'once' };
    const first = await (await open.post('/v1/messages', body)).json();
    const second = await (await open.post('/v1/messages', body)).json();
    expect(second).toEqual(first);
    expect(open.house.received).toHaveLength(1);
  });

  it('gives the finished turn when the client prefers to wait, and 202 when it takes longer', async () => {
    const done = await open.post('/v1/messages', { text: 'hello' }, { prefer: 'respond-async, wait=20' });
    expect(done.status).toBe(200);
    expect(done.headers.get('preference-applied')).toBe('wait=20');
    expect(await done.json()).toMatchObject({ turn: 'turn_1', status: 'done', reply: 'You said: hello' });
    const slow = await open.post('/v1/messages', { text: 'go slowly' }, { prefer: 'wait=0' });
    expect(slow.status).toBe(202);
    expect(Object.keys((await slow.json()) as object)).toEqual(['turn']);
  });

  it('gives a turn that asks something at once, with its question', async () => {
    const response = await open.post('/v1/messages', { text: 'ask me first' }, { prefer: 'wait=20' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: 'waiting',
      waits: [{ prompt: 'Open the garage door?', options: ['yes', 'no'] }],
    });
  });

  it('shows a turn by id, and says which id is unknown', async () => {
    await open.post('/v1/messages', { text: 'hello' }, { prefer: 'wait=5' });
    expect(await (await open.ask('/v1/turns/turn_1')).json()).toMatchObject({ turn: 'turn_1' });
    const problem = await problemOf(await open.ask('/v1/turns/turn_nope'));
    expect(problem).toMatchObject({ status: 404, code: 'not-found' });
    expect(problem.detail).toContain('turn_nope');
  });

  it('E28 an empty message is refused with its path and starts nothing', async () => {
    for (const text of ['', '   \n', 'a\0b', '\ud800']) {
      const problem = await problemOf(await open.post('/v1/messages', { text }));
      expect(problem).toMatchObject({ status: 422, code: 'invalid-params', errors: [{ path: '/text' }] });
    }
    expect(open.house.received).toEqual([]);
  });

  it('names every fault of a body by path at once', async () => {
    const problem = await problemOf(
      await open.post('/v1/messages', { text: 5, conversation: '', extra: 1, person: 'alex' }),
    );
    expect(problem.errors?.map((fault) => fault.path).sort()).toEqual(['/conversation', '/extra', '/text']);
  });

  it('lets only an owner speak for someone else, and only for people of the house', async () => {
    const child = open.tokens.issue({ name: 'tablet', person: 'sam', role: 'child' });
    const refused = await open.post(
      '/v1/messages',
      { text: 'hello', person: 'alex' },
      { authorization: `Bearer ${child.secret}` },
    );
    expect(await problemOf(refused)).toMatchObject({ status: 403, code: 'not-permitted' });
    expect((await open.post('/v1/messages', { text: 'hello', person: 'sam' })).status).toBe(202);
    expect(open.house.received.at(-1)?.person).toBe('sam');
    const stranger = await problemOf(await open.post('/v1/messages', { text: 'hello', person: 'nobody' }));
    expect(stranger).toMatchObject({ status: 422, errors: [{ path: '/person' }] });
  });

  it('an error nobody foresaw is 500 without a word about the inside', async () => {
    const response = await open.post('/v1/messages', { text: 'break it' });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/wiring|at .*\.ts|stack/);
    expect(JSON.parse(text)).toMatchObject({ code: 'internal' });
  });

  it('a refusal of the house comes with its status and hint', async () => {
    const problem = await problemOf(await open.post('/v1/messages', { text: 'refuse this' }));
    expect(problem).toMatchObject({ status: 503, code: 'busy', hint: 'Say it again later.' });
  });
});

describe('H31 goals and agents', () => {
  it('start by name, by intent, and with typed input, in the caller’s own name, once under one key', async () => {
    const goal = await open.post('/v1/goals', { goal: 'night', conversation: 'hall' });
    expect([goal.status, goal.headers.get('location')]).toEqual([202, '/v1/turns/turn_1']);
    await open.post('/v1/goals', { intent: 'lock up' }, { prefer: 'wait=5' });
    const key = { 'idempotency-key': '"k"' };
    const first = await (await open.post('/v1/agents/night', { fast: true }, key)).json();
    expect(await (await open.post('/v1/agents/night', { fast: true }, key)).json()).toEqual(first);
    expect(open.house.started).toEqual([
      { type: 'goal', goal: 'night' },
      { type: 'intent', intent: 'lock up' },
      { type: 'agent', agent: 'night', input: { fast: true } },
      { type: 'agent', agent: 'night', input: { fast: true } },
    ]);
    expect(open.house.received).toMatchObject([
      { conversation: 'hall', person: 'alex' },
      { text: 'lock up', person: 'alex' },
      { externalId: 'k' },
    ]);
  });

  it('are refused with every fault by path; what is neither goal nor intent, or both, too', async () => {
    for (const body of [{}, { goal: 'night', intent: 'lock up' }])
      expect(await problemOf(await open.post('/v1/goals', body))).toMatchObject({
        status: 422,
        errors: [{ path: '/goal' }],
      });
    const { errors } = (await problemOf(await open.post('/v1/goals', { goal: '', more: 1 }))) as {
      errors: { path: string }[];
    };
    expect(errors.map(({ path }) => path).sort()).toEqual(['/goal', '/more']);
    expect(await problemOf(await open.ask('/v1/agents/nobody'))).toMatchObject({ status: 404 });
    expect(open.house.started).toEqual([]);
  });

  it('who may act may start them, who may only speak or read may not', async () => {
    const reader = open.tokens.issue({ name: 'wall', role: 'adult', scopes: ['read'] });
    const speaker = open.tokens.issue({ name: 'mic', role: 'guest' });
    const actor = open.tokens.issue({ name: 'hand', role: 'adult' });
    const as = (secret: string) => ({ authorization: `Bearer ${secret}` });
    expect((await open.post('/v1/goals', { goal: 'night' }, as(reader.secret))).status).toBe(403);
    expect((await open.post('/v1/goals', { goal: 'night' }, as(speaker.secret))).status).toBe(403);
    expect((await open.post('/v1/agents/night', {}, as(speaker.secret))).status).toBe(403);
    expect((await open.post('/v1/goals', { goal: 'night' }, as(actor.secret))).status).toBe(202);
    expect((await open.ask('/v1/goals', { headers: as(reader.secret) })).status).toBe(200);
    expect((await open.ask('/v1/options', { headers: as(speaker.secret) })).status).toBe(403);
  });
});

describe('H31 waits', () => {
  async function ask(): Promise<string> {
    const response = await open.post('/v1/messages', { text: 'ask me' }, { prefer: 'wait=5' });
    return z.object({ waits: z.array(z.object({ id: z.string() })) }).parse(await response.json()).waits[0]!
      .id;
  }

  it('A35 lists open questions; an answer is accepted once, then a duplicate', async () => {
    const wait = await ask();
    expect(await (await open.ask('/v1/waits')).json()).toMatchObject({ waits: [{ id: wait }] });
    const accepted = await open.post(`/v1/waits/${wait}`, { value: 'yes' });
    expect(accepted.status).toBe(200);
    expect(open.house.answered).toEqual([{ wait, value: 'yes', by: 'alex' }]);
    expect(await problemOf(await open.post(`/v1/waits/${wait}`, { value: 'yes' }))).toMatchObject({
      status: 409,
    });
  });

  it('refuses an answer that does not fit with 422, and an unknown question with 404', async () => {
    const wait = await ask();
    expect(await problemOf(await open.post(`/v1/waits/${wait}`, { value: 'perhaps' }))).toMatchObject({
      status: 422,
      errors: [{ path: '/value' }],
    });
    expect(await problemOf(await open.post('/v1/waits/none', { value: 'yes' }))).toMatchObject({
      status: 404,
    });
    expect((await open.post(`/v1/waits/${wait}`, {})).status).toBe(422);
    expect(open.house.answered).toEqual([]);
  });
});

describe('H31 services', () => {
  it('calls a method as the token’s person, with the idempotency key', async () => {
    open.house.respond = () => ({ ok: true, result: { changed: ['sim.garage'] } });
    const response = await open.post(
      '/v1/services/light/turn_off',
      { target: { area: 'garage' } },
      { 'idempotency-key': 'k1' },
    );
    expect(await response.json()).toEqual({ result: { changed: ['sim.garage'] } });
    expect(open.house.calls).toEqual([
      {
        service: 'light',
        method: 'turn_off',
        params: { target: { area: 'garage' } },
        by: { kind: 'person', id: 'alex', role: 'owner' },
        options: { idempotencyKey: 'k1' },
      },
    ]);
  });

  it('H09 a risky call is 428 with the question, and goes through with its token in header or body', async () => {
    open.house.respond = ({ options }) =>
      options.confirm === 'grant-1'
        ? { ok: true, result: {} }
        : {
            ok: false,
            error: {
              code: 'confirmation-needed',
              message: 'Unlocking needs a yes',
              data: { confirm: { token: 'grant-1', question: 'Unlock the front door?', expires: 1 } },
            },
          };
    const params = { target: { name: 'Front Door' } };
    const asked = await problemOf(await open.post('/v1/services/lock/unlock', params));
    expect(asked).toMatchObject({
      status: 428,
      confirm: { token: 'grant-1', question: 'Unlock the front door?' },
    });
    const byHeader = await open.post('/v1/services/lock/unlock', params, { 'hearth-confirm': 'grant-1' });
    expect(byHeader.status).toBe(200);
    const byBody = await open.post('/v1/services/lock/unlock', { ...params, $confirm: 'grant-1' });
    expect(byBody.status).toBe(200);
    expect(open.house.calls.at(-1)?.params).toEqual(params);
  });

  it('turns a service’s faults into problem errors', async () => {
    open.house.respond = () => ({
      ok: false,
      error: {
        code: 'invalid-params',
        message: 'Invalid params',
        data: {
          code: 'invalid-params',
          errors: [{ path: '/brightness', message: 'must be at most 100' }],
          silent: ['Desk Lamp'],
        },
      },
    });
    const problem = await problemOf(await open.post('/v1/services/light/set', { brightness: 400 }));
    expect(problem).toMatchObject({
      status: 422,
      errors: [{ path: '/brightness', message: 'must be at most 100' }],
      data: { silent: ['Desk Lamp'] },
    });
    expect(problem.data).not.toHaveProperty('code');
  });

  it('refuses names that are none before anything is called', async () => {
    const problem = await problemOf(await open.post('/v1/services/Light!/turn_off', {}));
    expect(problem).toMatchObject({ status: 422, errors: [{ path: '/params/service' }] });
    expect(open.house.calls).toEqual([]);
  });
});

describe('H31 what is', () => {
  it('shows services, devices, areas, processes and the journal in pages', async () => {
    await open.post('/v1/messages', { text: 'hello' }, { prefer: 'wait=5' });
    expect(await (await open.ask('/v1/services')).json()).toMatchObject({
      services: [{ service: 'light', online: true }],
    });
    expect(await (await open.ask('/v1/devices')).json()).toMatchObject({ devices: [{ id: 'sim.garage' }] });
    expect(await (await open.ask('/v1/areas')).json()).toMatchObject({ areas: [{ name: 'garage' }] });
    expect(await (await open.ask('/v1/processes')).json()).toMatchObject({
      processes: [{ process: 'turn_1.p' }],
    });
    expect(await (await open.ask('/v1/journal?limit=1')).json()).toMatchObject({
      journal: [{ seq: 1 }],
      next: 1,
    });
    expect(await (await open.ask('/v1/journal?after=1')).json()).toMatchObject({
      journal: [{ seq: 2 }],
      next: null,
    });
  });

  it('ends a process by kill or terminate, saying who asked', async () => {
    await open.post('/v1/messages', { text: 'go slowly' });
    const killed = await open.ask('/v1/processes/turn_1.p/kill', { method: 'POST' });
    expect(await killed.json()).toMatchObject({ status: 'KILLED', because: 'asked by alex' });
    const ended = await open.post('/v1/processes/turn_1.p/terminate', { because: 'enough' });
    expect(await ended.json()).toMatchObject({ status: 'TERMINATED', because: 'enough' });
    expect((await open.ask('/v1/processes/none/kill', { method: 'POST' })).status).toBe(404);
  });

  it('asks the diary services with what the query says', async () => {
    await open.ask('/v1/reminders?query=trash');
    await open.ask('/v1/calendar?from=2026-03-11T00:00:00Z&to=2026-03-12T00:00:00Z');
    await open.ask('/v1/schedules');
    await open.ask('/v1/mailbox?limit=5');
    expect(open.house.calls.map(({ service, method, params }) => [service, method, params])).toEqual([
      ['reminders', 'list', { query: 'trash' }],
      ['calendar', 'list', { from: '2026-03-11T00:00:00Z', to: '2026-03-12T00:00:00Z' }],
      ['schedule', 'list', {}],
      ['email', 'mailbox', { limit: 5 }],
    ]);
    expect(await problemOf(await open.ask('/v1/calendar?from=tomorrow&colour=red'))).toMatchObject({
      status: 422,
    });
  });

  it('gives the calendar to programs that can only put a token in the address', async () => {
    open.house.respond = () => ({ ok: true, result: { ics: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } });
    const token = open.tokens.issue({ name: 'phone', role: 'adult', scopes: ['calendar'] });
    const response = await open.ask(`/v1/calendar.ics?token=${token.secret}`, { token: null });
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await response.text()).toContain('BEGIN:VCALENDAR');
    expect((await open.ask('/v1/calendar.ics', { token: null })).status).toBe(401);
    expect((await open.ask(`/v1/devices?token=${open.owner}`, { token: null })).status).toBe(401);
  });
});

describe('H31 operations', () => {
  it('is alive without a token, and ready only when the house is', async () => {
    expect((await open.ask('/healthz', { token: null })).status).toBe(200);
    expect((await open.ask('/readyz')).status).toBe(200);
    open.house.isReady = false;
    const notReady = await open.ask('/readyz');
    expect(notReady.status).toBe(503);
    expect(await notReady.json()).toMatchObject({ ready: false, parts: { bus: false } });
  });

  it('tells Prometheus of turns, waits, requests, uptime and memory', async () => {
    await open.post('/v1/messages', { text: 'ask me' });
    const response = await open.ask('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toMatch(/^hearth_turns\{status="waiting"\} 1$/m);
    expect(text).toMatch(/^hearth_waits_open 1$/m);
    expect(text).toMatch(
      /^hearth_http_requests_total\{method="POST",route="\/v1\/messages",status="202"\} 1$/m,
    );
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? -?[\d.e+]+)$/);
  });

  it('describes itself in OpenAPI 3.1, every route and no dangling reference', async () => {
    const document = (await (await open.ask('/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, unknown>; operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const path of [
      '/v1/messages',
      '/v1/turns/{turn}/events',
      '/v1/services/{service}/{method}',
      '/healthz',
    ])
      expect(document.paths).toHaveProperty([path]);
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((op) => op.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const text = JSON.stringify(document);
    for (const [, ref] of text.matchAll(/"\$ref":"([^"]+)"/g))
      expect(ref).toBe('#/components/schemas/Problem');
  });

  it('answers HEAD like GET, says 404 for nothing and 405 with what is allowed', async () => {
    expect((await open.ask('/v1/devices', { method: 'HEAD' })).status).toBe(200);
    expect(await problemOf(await open.ask('/v1/nothing'))).toMatchObject({ status: 404 });
    const wrong = await open.ask('/v1/messages', { method: 'DELETE' });
    expect(wrong.headers.get('allow')).toBe('POST');
    expect(await problemOf(wrong)).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect((await open.ask('/ws')).status).toBe(426);
  });

  it('says that a port is taken, with a hint', async () => {
    const { HttpDoor } = await import('../../src/channels/index.ts');
    const { silentLogger, systemClock } = await import('../../src/base/index.ts');
    const second = new HttpDoor({
      ...open.signIns,
      house: open.house,
      audit: new Audit({ store: new Store({ path: ':memory:' }), clock: systemClock, log: silentLogger }),
      authority: new Authority(),
      tokens: open.tokens,
      host: '127.0.0.1',
      port: open.door.port,
      log: silentLogger,
      clock: systemClock,
      version: '0',
    });
    await expect(second.start()).rejects.toMatchObject({ code: 'conflict', hint: /HEARTH_HTTP_PORT/ });
    await second.close();
  });
});
