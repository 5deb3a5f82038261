import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Confirmations, type ConfirmedCall } from '../../../src/assistant/confirm/confirmations.ts';
import { type Json, silentLogger } from '../../../src/base/index.ts';
import {
  type Bus,
  type CallRequest,
  CHALLENGE_LIFE_MS,
  challengeFor,
  GrantIssuer,
  GrantVerifier,
  newGrantKey,
} from '../../../src/bus/index.ts';
import type { CallerIdentity, CallOutcome, Role } from '../../../src/domain/index.ts';
import { Store } from '../../../src/store/index.ts';
import { ManualClock } from '../../kit/clock.ts';

/** A door and behind it a service that does what is risky with a grant alone. Neither of them speaks over a bus here. */
let clock: ManualClock;
let store: Store;
let confirmations: Confirmations;
const requests: CallRequest[] = [];
/** What was done: the params, and in whose name the yes was given. */
const done: { readonly params: Json; readonly from: string; readonly role: Role }[] = [];
/** What the service answers in place of its own judgement. */
let says: CallOutcome | undefined;

beforeEach(() => {
  clock = new ManualClock();
  store = new Store({ path: ':memory:' });
  const common = { bus: {} as Bus, clock, log: silentLogger };
  const issuer = new GrantIssuer({ ...common, privateKey: newGrantKey() });
  const verifier = new GrantVerifier({ ...common, store, publicKey: issuer.publicKey });
  requests.length = 0;
  done.length = 0;
  says = undefined;
  const caller = {
    async call(request: CallRequest): Promise<CallOutcome> {
      requests.push(request);
      if (says !== undefined) return says;
      const { service, method, params, by, grant } = request;
      const call = { service, method, params, by };
      const verdict = verifier.check(grant, call, 'confirm', String(requests.length));
      if (verdict.type === 'granted') {
        done.push({ params, from: verdict.from, role: verdict.role });
        return { ok: true, result: 'open' };
      }
      const confirm = { ...challengeFor(call, clock.now()), question: 'Open the door?', risk: 'confirm' };
      return {
        ok: false,
        error: { code: 'confirmation-needed', message: verdict.because, data: { confirm } },
      };
    },
  };
  confirmations = new Confirmations(caller, issuer, clock);
});
afterEach(() => store.close());

const alex: CallerIdentity = { kind: 'person', id: 'alex', role: 'adult' };
const open: ConfirmedCall = { service: 'lock', method: 'unlock', params: { door: 'front' }, by: alex };

/** The token of the question that a call is answered with. */
async function asked(call: ConfirmedCall = open): Promise<string> {
  const outcome = await confirmations.call(call);
  expect(outcome).toMatchObject({ ok: false, error: { code: 'confirmation-needed' } });
  const { data } = (outcome as Extract<CallOutcome, { ok: false }>).error;
  return (data as { confirm: { token: string } }).confirm.token;
}
const confirmed = async (call: ConfirmedCall, confirm: string) =>
  (await confirmations.call({ ...call, confirm })).ok;

describe('H09 a risky call through a door', () => {
  it('is done when the same caller sends the same call again with the token of its question, in their name', async () => {
    const token = await asked();
    expect(done).toEqual([]);
    expect(await confirmations.call({ ...open, confirm: token })).toEqual({ ok: true, result: 'open' });
    expect(done).toEqual([{ params: open.params, from: 'alex', role: 'adult' }]);
  });

  it('is done once for each question: the token counts no more, and the question comes again', async () => {
    const token = await asked();
    await confirmed(open, token);
    expect(await confirmed(open, token)).toBe(false);
    expect(done).toHaveLength(1);
  });

  it.each<[string, Partial<ConfirmedCall>]>([
    ['another service', { service: 'cover' }],
    ['another method', { method: 'lock' }],
    ['other params', { params: { door: 'back' } }],
    ['another caller', { by: { kind: 'person', id: 'sam', role: 'owner' } }],
  ])(
    'is not done with the token of a question about %s, which stays good for its own',
    async (_what, other) => {
      const token = await asked();
      const changed = { ...open, ...other };
      expect(await confirmed(changed, token)).toBe(false);
      expect(done).toEqual([]);
      expect(await confirmed(open, token)).toBe(true);
    },
  );

  it('is the same call whatever the order of its params', async () => {
    const call = { ...open, params: { door: 'front', for: 'guests' } };
    const token = await asked(call);
    expect(await confirmed({ ...call, params: { for: 'guests', door: 'front' } }, token)).toBe(true);
  });

  it('is not done with a token that nobody was given', async () => {
    const { token } = challengeFor(open, clock.now());
    expect(await confirmed(open, token)).toBe(false);
    expect(await confirmed(open, '')).toBe(false);
  });

  it('is done until the question expires, and not at that millisecond', async () => {
    const [early, late] = [open, { ...open, params: { door: 'back' } }];
    const tokens = [await asked(early), await asked(late)] as const;
    await clock.advance(CHALLENGE_LIFE_MS - 1);
    expect(await confirmed(early, tokens[0])).toBe(true);
    await clock.advance(1);
    expect(await confirmed(late, tokens[1])).toBe(false);
  });

  it.each<[CallerIdentity['role'], Role]>([
    ['owner', 'owner'],
    ['child', 'child'],
    ['device', 'guest'],
    [undefined, 'guest'],
  ])('of a caller with the role %s counts as the yes of one with the role %s', async (role, given) => {
    const by: CallerIdentity = role === undefined ? { kind: 'program', id: 'x' } : { ...alex, role };
    const call = { ...open, by };
    await confirmed(call, await asked(call));
    expect(done).toMatchObject([{ role: given }]);
  });

  it('passes on how long it may take and its key, and makes up neither', async () => {
    await asked();
    expect(requests[0]).toStrictEqual({ ...open });
    await asked({ ...open, timeoutMs: 700, idempotencyKey: 'k1' });
    expect(requests[1]).toStrictEqual({ ...open, timeoutMs: 700, idempotencyKey: 'k1' });
  });

  it('keeps five hundred questions and forgets the oldest, which is asked anew', async () => {
    const at = (door: number) => ({ ...open, params: { door } });
    const tokens: string[] = [];
    for (let door = 0; door < 500; door++) tokens.push(await asked(at(door)));
    expect(await confirmed(at(0), tokens[0]!)).toBe(true);
    for (let door = 500; door < 502; door++) tokens.push(await asked(at(door)));
    expect(await confirmed(at(1), tokens[1]!)).toBe(false);
    for (const door of [501, 3]) expect(await confirmed(at(door), tokens[door]!)).toBe(true);
  });

  it.each<[string, CallOutcome]>([
    ['another refusal', refused('busy', { confirm: { token: 'x', expires: 9e15 } })],
    ['a refusal without data', refused('confirmation-needed')],
    ['data that is a list', refused('confirmation-needed', ['x'])],
    ['a question that is a text', refused('confirmation-needed', { confirm: 'x' })],
    ['a token that is no text', refused('confirmation-needed', { confirm: { token: 7, expires: 9e15 } })],
    ['no end', refused('confirmation-needed', { confirm: { token: 'x' } })],
    ['a success', { ok: true, result: { confirm: { token: 'x', expires: 9e15 } } }],
  ])('%s is no question, whose token could be shown', async (_what, outcome) => {
    says = outcome;
    expect(await confirmations.call(open)).toEqual(outcome);
    says = undefined;
    expect(await confirmed(open, 'x')).toBe(false);
    expect(requests.at(-1)?.grant).toBeUndefined();
  });
});

function refused(code: 'busy' | 'confirmation-needed', data?: Json): CallOutcome {
  return { ok: false, error: { code, message: 'no', ...(data === undefined ? {} : { data }) } };
}
