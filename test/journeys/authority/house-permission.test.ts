import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditLine } from '../../../src/access/index.ts';
import { type Caller, type FamilyHub, startFamily } from '../../kit/family.ts';

let hub: FamilyHub;
let sam: Caller;
let mia: Caller;

beforeAll(async () => {
  hub = await startFamily({
    config: {
      home: {
        access: [
          { for: ['mia'], what: ['house'], may: 'yes' },
          { for: ['gran'], what: ['house'], may: 'confirm' },
        ],
      },
    },
  });
  sam = await hub.caller({ person: 'sam', role: 'adult', scopes: ['speak', 'read', 'act', 'admin'] });
  mia = await hub.caller({ person: 'mia', role: 'child', scopes: ['admin'] });
});
afterAll(() => hub.stop());

const auditOf = async (query = ''): Promise<AuditLine[]> =>
  (await hub.owner_.get(`/v1/audit${query}`)).body.audit;

/** Every route that only those may use who may run the house. */
const ROUTES = [
  ['GET', '/v1/tokens', 'read tokens'],
  ['POST', '/v1/tokens', 'token new'],
  ['DELETE', '/v1/tokens/owner', 'token revoke'],
  ['GET', '/v1/audit', 'read audit'],
  ['GET', '/v1/health', 'read health'],
  ['GET', '/v1/logs', 'read logs'],
  ['GET', '/v1/budgets', 'read budgets'],
  ['GET', '/v1/invitations', 'read invitations'],
  ['POST', '/v1/invitations', 'invite'],
  ['DELETE', '/v1/invitations/invitation_x', 'withdraw invitation'],
  ['GET', '/v1/accounts', 'read accounts'],
  ['POST', '/v1/accounts/lamp/allow', 'account allow'],
] as const;

const ask = (caller: Caller, method: (typeof ROUTES)[number][0], path: string) => {
  if (method === 'GET') return caller.get(path);
  return method === 'POST' ? caller.post(path, {}) : caller.delete(path);
};

/** What a refusal says; nothing for an answer, which may be a stream without end. */
async function refusalOf({ secret }: Caller, method: string, path: string): Promise<string> {
  const response = await fetch(`${hub.url}${path.replace(/\{\w+\}/g, 'x')}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  if (!response.ok) return response.text();
  await response.body?.cancel();
  return '';
}

describe('H42 X16 who may run the house', () => {
  it('a scope alone opens none of its routes: an adult is told whose they are, and the audit keeps that', async () => {
    for (const [method, path, what] of ROUTES) {
      expect(await ask(sam, method, path)).toMatchObject({
        status: 403,
        body: { code: 'not-permitted', detail: 'Only the owner of this house may change that' },
      });
      expect(await auditOf('?person=sam&outcome=refused')).toContainEqual(
        expect.objectContaining({
          ...{ role: 'adult', proof: 'token', what, permission: 'house', times: 1 },
          why: 'only the owner of this house may change that',
        }),
      );
    }
  });

  it('every route that asks for the scope admin is one of them', async () => {
    const reading = await hub.caller({ person: 'alex', role: 'owner', scopes: ['speak'] });
    const { paths } = (await hub.owner_.get('/openapi.json')).body as {
      paths: Record<string, Record<string, unknown>>;
    };
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods)) {
        const verb = method.toUpperCase() as 'GET';
        const matches = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
        if (ROUTES.some(([one, at]) => one === verb && matches.test(at))) continue;
        expect(`${verb} ${path}: ${await refusalOf(reading, verb, path)}`).not.toContain(
          'needs the scope admin',
        );
      }
  });

  it('an adult’s token with the scope admin makes no token, not an owner’s and not its own', async () => {
    for (const role of ['owner', 'adult', 'guest'])
      expect((await sam.post('/v1/tokens', { name: `by sam ${role}`, role })).status).toBe(403);
    const { tokens } = (await hub.owner_.get('/v1/tokens')).body;
    expect(JSON.stringify(tokens)).not.toContain('by sam');
  });

  it('whoever was given the permission gives no role above their own, and speaks for nobody else', async () => {
    for (const role of ['adult', 'owner'])
      expect(await mia.post('/v1/tokens', { name: `by mia ${role}`, role })).toMatchObject({
        status: 403,
        body: { code: 'not-permitted', errors: [{ path: '/role' }] },
      });
    expect(await mia.post('/v1/tokens', { name: 'as alex', role: 'child', person: 'alex' })).toMatchObject({
      status: 403,
      body: { code: 'not-permitted', errors: [{ path: '/person' }] },
    });
    for (const more of [{ role: 'child', person: 'mia' }, { role: 'guest' }])
      expect((await mia.post('/v1/tokens', { name: `by mia ${more.role}`, ...more })).status).toBe(201);
    const refused = await auditOf('?person=mia&outcome=refused');
    expect(refused).toContainEqual(
      expect.objectContaining({ what: 'token new', why: 'the role adult is above its own', times: 1 }),
    );
  });

  it('an owner’s token of somebody who is a guest is a guest’s, and makes none', async () => {
    const borrowed = await hub.caller({ person: 'gran', role: 'owner' });
    expect((await borrowed.post('/v1/tokens', { name: 'by gran', role: 'guest' })).status).toBe(403);
  });
});

describe('X16 a rule that asks for a yes', () => {
  it('opens no route of the house, where nobody could be asked', async () => {
    const gran = await hub.caller({ person: 'gran', role: 'guest', scopes: ['admin'] });
    expect(await gran.get('/v1/audit')).toMatchObject({
      status: 403,
      body: { code: 'not-permitted', detail: 'That needs a yes, which cannot be asked for here' },
    });
  });
});

describe('X16 the audit of who may come in', () => {
  it('tells who made and revoked which token, and what it was given', async () => {
    const made = await hub.owner_.post('/v1/tokens', { name: 'hall tablet', person: 'sam', role: 'child' });
    expect((await hub.owner_.delete(`/v1/tokens/${made.body.id}`)).status).toBe(200);
    const lines = await auditOf('?person=alex');
    for (const [what, why] of [
      ['token new hall tablet', 'role child, for sam, scopes speak read'],
      ['token revoke hall tablet', null],
    ])
      expect(lines).toContainEqual(
        expect.objectContaining({
          ...{ person: 'alex', role: 'owner', proof: 'token', via: 'environment token' },
          ...{ what, why, permission: 'house', outcome: 'allowed', times: 1 },
        }),
      );
  });

  it('tells of a known token without the scope, many attempts as one line', async () => {
    const gran = await hub.caller({ person: 'gran', role: 'guest' });
    for (let n = 0; n < 5; n++) {
      expect((await gran.post('/v1/tokens', { name: 'mine', role: 'owner' })).status).toBe(403);
      expect((await gran.delete(`/v1/tokens/number%20${n}`)).status).toBe(403);
    }
    expect((await gran.get('/v1/devices')).status).toBe(403);
    const refused = (await auditOf('?person=gran&outcome=refused')).filter(
      ({ why }) => why === 'its token does not have the scope admin',
    );
    expect(refused.map(({ what, times }) => [what, times]).sort()).toEqual([
      ['token new', 5],
      ['token revoke', 5],
    ]);
  });

  it('says nothing of wrong tokens, wrong hosts and wrong origins, which the log has', async () => {
    const before = (await auditOf()).length;
    const headers = { authorization: 'Bearer hearth_wrong' };
    expect((await fetch(`${hub.url}/v1/audit`, { headers })).status).toBe(401);
    expect((await fetch(`${hub.url}/v1/audit`)).status).toBe(401);
    expect((await hub.owner_.post('/v1/tokens', {}, { origin: 'https://example.org' })).status).toBe(403);
    expect(await auditOf()).toHaveLength(before);
  });
});

describe('X16 the end of a process', () => {
  it('an adult ends nobody else’s: it is as if it were not there; whoever it belongs to and the owner do', async () => {
    const adult = await hub.caller({ person: 'sam', role: 'adult' });
    const child = await hub.caller({ person: 'mia', role: 'child', scopes: ['speak', 'read', 'act'] });
    for (const how of ['kill', 'terminate']) {
      const asked = await child.say('unlock the front door', { conversation: `a ${how}` });
      expect(asked.status).toBe('waiting');
      const { process } = asked.waits[0];
      expect(await adult.post(`/v1/processes/${process}/${how}`)).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
      expect((await child.get(`/v1/turns/${asked.turn}`)).body.status).toBe('waiting');
      expect((await hub.owner_.post(`/v1/processes/${process}/${how}`)).status).toBe(200);
      expect((await child.get(`/v1/turns/${asked.turn}`)).body.status).not.toBe('waiting');
    }
    const own = await adult.say('unlock the front door', { conversation: 'own' });
    expect((await adult.post(`/v1/processes/${own.waits[0].process}/kill`)).status).toBe(200);
  });
});
