import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../src/base/index.ts';
import {
  type Bus,
  type BusMessage,
  CHALLENGE_LIFE_MS,
  challengeFor,
  GRANT_LIFE_MS,
  GrantIssuer,
  GrantVerifier,
  hubKeyTopic,
  newGrantKey,
  type RiskyCall,
} from '../../src/bus/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';

/** A bus without a broker: hands on what is published at once, keeps what is retained, and may lose its connection. */
class ShortBus implements Bus {
  readonly clientId = 'short';
  readonly root = 'hearth/v1';
  readonly connected = true;
  readonly published: { topic: string; payload: unknown; qos: number; retain: boolean }[] = [];
  readonly handlers = new Map<string, (message: BusMessage) => void>();
  readonly listeners = new Set<(state: 'connected' | 'lost') => void>();
  refuses = false;

  under(path: string): string {
    return `${this.root}/${path}`;
  }

  async publish(
    topic: string,
    payload: string | Buffer | Json,
    options: { qos?: 0 | 1; retain?: boolean } = {},
  ) {
    if (this.refuses) throw new Error('the broker is away');
    this.published.push({ topic, payload, qos: options.qos ?? 0, retain: options.retain ?? false });
    this.hear(topic, typeof payload === 'string' ? payload : JSON.stringify(payload));
  }

  async subscribe(filter: string, handler: (message: BusMessage) => void) {
    this.handlers.set(filter, handler);
    return async () => {
      this.handlers.delete(filter);
      if (this.refuses) throw new Error('the broker is away');
    };
  }

  onConnection(listener: (state: 'connected' | 'lost') => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  hear(topic: string, text: string): void {
    this.handlers.get(topic)?.({ topic, payload: Buffer.from(text), retained: false });
  }
}

const alex = { kind: 'person', id: 'alex' } as const;
const open: RiskyCall = { service: 'cover', method: 'open', params: { target: 'garage' }, by: alex };
const yes = { from: 'alex', role: 'owner' } as const;
const TOPIC = hubKeyTopic('hearth/v1');

let bus: ShortBus;
let clock: ManualClock;
let log: LogBook;
let store: Store;
let issuer: GrantIssuer;
const verifierOf = (more: { publicKey?: string; forgetHub?: boolean } = {}) =>
  new GrantVerifier({ store, bus, clock, log, ...more });
const issuerOf = () => new GrantIssuer({ privateKey: newGrantKey(), bus, clock, log });
const because = (text: string) => ({ type: 'refused', because: expect.stringContaining(text) });

beforeEach(() => {
  bus = new ShortBus();
  clock = new ManualClock();
  log = new LogBook();
  store = new Store({ path: ':memory:' });
  issuer = issuerOf();
});

describe('H09 what a grant is for', () => {
  it('is one method of one service: the same arguments elsewhere are refused', () => {
    const verifier = verifierOf({ publicKey: issuer.publicKey });
    for (const other of [
      { ...open, method: 'tilt' },
      { ...open, service: 'valve' },
      { ...open, service: 'valve', method: 'tilt' },
    ])
      expect(verifier.check(issuer.issue(open, yes), other, 'confirm', 'k')).toMatchObject(
        because('another method'),
      );
    expect(verifier.check(issuer.issue(open, yes), open, 'confirm', 'k')).toEqual({
      type: 'granted',
      ...yes,
    });
  });

  it('is the arguments, in whatever order they stand', () => {
    const verifier = verifierOf({ publicKey: issuer.publicKey });
    const grant = issuer.issue({ ...open, params: { target: 'garage', by: 'alex' } }, yes);
    const turned = { ...open, params: { by: 'alex', target: 'garage' } };
    expect(
      verifier.check(grant, { ...open, params: { target: 'gate', by: 'alex' } }, 'confirm', 'k'),
    ).toMatchObject(because('other arguments'));
    expect(verifier.check(grant, turned, 'confirm', 'k')).toMatchObject({ type: 'granted' });
  });

  it('is the caller, and not the one who said yes', () => {
    const verifier = verifierOf({ publicKey: issuer.publicKey });
    const guest = { kind: 'person', id: 'sam' } as const;
    const grant = issuer.issue({ ...open, by: guest }, yes);
    expect(verifier.check(grant, open, 'confirm', 'k')).toMatchObject(because('another caller'));
    expect(verifier.check(grant, { ...open, by: guest }, 'confirm', 'k')).toEqual({
      type: 'granted',
      ...yes,
    });
  });

  it('a child’s yes counts where a call is to be confirmed, and not where it is restricted; a house may say otherwise', () => {
    const verifier = verifierOf({ publicKey: issuer.publicKey });
    const grant = () => issuer.issue(open, { from: 'kim', role: 'child' });
    expect(verifier.check(grant(), open, 'confirm', 'k')).toMatchObject({ type: 'granted', role: 'child' });
    expect(verifier.check(grant(), open, 'restricted', 'k')).toMatchObject(because('an owner or an adult'));
    expect(verifier.check(grant(), open, 'restricted', 'k', () => true)).toMatchObject({ type: 'granted' });
    expect(verifier.check(issuer.issue(open, yes), open, 'restricted', 'k', () => false)).toMatchObject(
      because('an owner or an adult'),
    );
  });

  it('is over at the millisecond that it names, two minutes on or as long as was said', () => {
    const verifier = verifierOf({ publicKey: issuer.publicKey });
    const grants = [issuer.issue(open, yes), issuer.issue(open, { ...yes, lifeMs: 1_000 })];
    clock.step(clock.now() + 999);
    expect(verifier.check(grants[1], open, 'confirm', 'k')).toMatchObject({ type: 'granted' });
    clock.step(clock.now() + 1);
    expect(verifier.check(grants[1], open, 'confirm', 'k')).toMatchObject(because('expired'));
    clock.step(clock.now() + GRANT_LIFE_MS - 1_001);
    expect(verifier.check(grants[0], open, 'confirm', 'k')).toMatchObject({ type: 'granted' });
    clock.step(clock.now() + 1);
    expect(verifier.check(grants[0], open, 'confirm', 'k')).toMatchObject(because('expired'));
  });

  it('no text that is not whole is one, and none at all asks for a person', () => {
    const verifier = verifierOf({ publicKey: issuer.publicKey });
    const grant = issuer.issue(open, yes);
    const [body = '', signature = ''] = grant.split('.');
    expect(verifier.check(undefined, open, 'confirm', 'k')).toMatchObject(because('a person must say yes'));
    for (const text of ['', '.', body, `${body}.`, `.${signature}`, `${grant}.`, `${grant}.${signature}`])
      expect([text, verifier.check(text, open, 'confirm', 'k')]).toEqual([text, because('not signed')]);
    const notJson = Buffer.from('yes').toString('base64url');
    expect(verifier.check(`${notJson}.${issuer.sign(notJson)}`, open, 'confirm', 'k')).toMatchObject(
      because('not signed'),
    );
    expect(verifier.check(issuer.warrant(null), open, 'confirm', 'k')).toMatchObject(because('not signed'));
  });

  it('has one text: its signature in other letters for the same bytes is not signed', () => {
    const verifier = verifierOf({ publicKey: issuer.publicKey });
    const grant = issuer.issue(open, yes);
    const bytes = (text: string) => Buffer.from(text.split('.')[1] ?? '', 'base64url');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const others = [...letters, '=', '=='].flatMap((end) => [
      `${grant.slice(0, -1)}${end}`,
      `${grant}${end}`,
    ]);
    const alike = others.filter((text) => text !== grant && bytes(text).equals(bytes(grant)));
    expect(alike.length).toBeGreaterThan(10);
    for (const text of alike)
      expect([text, verifier.check(text, open, 'confirm', 'k')]).toEqual([text, because('not signed')]);
    expect(verifier.check(grant, open, 'confirm', 'k')).toMatchObject({ type: 'granted' });
  });
});

describe('H09 X16 which hub a service believes', () => {
  it('nobody, before it has learnt a key: no grant, no warrant, no signature', () => {
    const verifier = verifierOf();
    expect(verifier.check(issuer.issue(open, yes), open, 'confirm', 'k')).toMatchObject(
      because('not learnt'),
    );
    expect(verifier.warranted(issuer.warrant(null))).toBeUndefined();
    expect(verifier.signed('text', issuer.sign('text'))).toBe(false);
  });

  it('the hub of the first key that it hears, and later no other; the other is told in the log with what to do', async () => {
    const verifier = verifierOf();
    await verifier.start();
    await issuer.start();
    expect(verifier.signed('text', issuer.sign('text'))).toBe(true);
    await issuer.start();
    expect(log.lines).toEqual([]);
    const other = issuerOf();
    await other.start();
    expect([
      verifier.signed('text', other.sign('text')),
      verifier.signed('text', issuer.sign('text')),
    ]).toEqual([false, true]);
    expect(log.lines).toEqual([
      expect.objectContaining({
        level: 'warn',
        fields: { topic: TOPIC, hint: expect.stringContaining('--new-hub-key') },
      }),
    ]);
  });

  it('nobody by what is no key, and then whoever tells one', async () => {
    const verifier = verifierOf();
    await verifier.start();
    for (const text of ['', 'garbage', '[]', 'null', '{}', '{"key":7}', '{"key":null}'])
      bus.hear(TOPIC, text);
    expect(log.lines).toEqual([]);
    const x448 = generateKeyPairSync('x25519').publicKey.export({ format: 'der', type: 'spki' });
    for (const key of ['AAAA', x448.toString('base64url')]) bus.hear(TOPIC, JSON.stringify({ key }));
    expect(log.lines.map(({ fields }) => fields)).toEqual([
      { error: expect.stringContaining('public key') },
      { error: expect.stringContaining('ed25519') },
    ]);
    await issuer.start();
    expect(verifier.signed('text', issuer.sign('text'))).toBe(true);
  });

  it('the one that it learnt before a restart, until it is told to forget it', async () => {
    const first = verifierOf();
    await first.start();
    await issuer.start();
    await first.close();
    expect(verifierOf().signed('text', issuer.sign('text'))).toBe(true);
    expect(verifierOf({ forgetHub: false }).signed('text', issuer.sign('text'))).toBe(true);
    expect(verifierOf({ forgetHub: true }).signed('text', issuer.sign('text'))).toBe(false);
    expect(verifierOf().signed('text', issuer.sign('text'))).toBe(false);
  });

  it('hears no key any more once it is closed, also where the broker is away by then', async () => {
    const verifier = verifierOf();
    await verifier.close();
    await verifier.start();
    bus.refuses = true;
    await verifier.close();
    expect(bus.handlers.size).toBe(0);
  });
});

describe('H09 how the hub tells its key', () => {
  it('retained, at the start and whenever the broker is back, and no more once it is closed', async () => {
    issuer.close();
    await issuer.start();
    expect(bus.published).toEqual([
      { topic: TOPIC, payload: { alg: 'ed25519', key: issuer.publicKey }, qos: 1, retain: true },
    ]);
    const [listener] = bus.listeners;
    listener?.('lost');
    expect(bus.published).toHaveLength(1);
    listener?.('connected');
    expect(bus.published).toHaveLength(2);
    issuer.close();
    expect(bus.listeners.size).toBe(0);
  });

  it('and says in the log when it could not', async () => {
    await issuer.start();
    bus.refuses = true;
    for (const listener of bus.listeners) listener('connected');
    await new Promise((resolve) => setImmediate(resolve));
    expect(log.lines).toEqual([
      expect.objectContaining({ level: 'warn', fields: { error: 'the broker is away' } }),
    ]);
  });
});

describe('X16 a warrant', () => {
  const speaker = { person: 'sam', role: 'adult', proof: 'token', via: 'phone' } as const;

  it('names a speaker or nobody, and is over at the millisecond', () => {
    const verifier = verifierOf({ publicKey: issuer.publicKey });
    const [sam, nobody] = [issuer.warrant(speaker), issuer.warrant(null)];
    clock.step(clock.now() + 30 * 24 * 3_600_000 - 1);
    expect([verifier.warranted(sam)?.speaker, verifier.warranted(nobody)?.speaker]).toEqual([speaker, null]);
    clock.step(clock.now() + 1);
    expect([verifier.warranted(sam), verifier.warranted(nobody)]).toEqual([undefined, undefined]);
  });

  it('is no grant, nor is a grant one', () => {
    const verifier = verifierOf({ publicKey: issuer.publicKey });
    expect(verifier.warranted(issuer.issue(open, yes))).toBeUndefined();
    expect(verifier.warranted('')).toBeUndefined();
  });
});

describe('H09 the token of a question', () => {
  it('is short, and stands for two minutes', () => {
    const now = clock.now();
    const { token, expires } = challengeFor(open, now);
    expect(expires).toBe(now + CHALLENGE_LIFE_MS);
    expect(token).toMatch(/^[a-z0-9]+\.[\w-]{22}$/);
    expect(challengeFor({ ...open }, now)).toEqual({ token, expires });
  });

  it('is another for every other call, caller and moment', () => {
    const now = clock.now();
    const others: readonly (readonly [RiskyCall, number])[] = [
      [{ ...open, service: 'valve' }, now],
      [{ ...open, method: 'close' }, now],
      [{ ...open, params: { target: 'porch' } }, now],
      [{ ...open, by: { kind: 'person', id: 'sam' } }, now],
      [{ ...open, by: { kind: 'agent', id: 'alex' } }, now],
      [open, now + 1],
    ];
    const tokens = [open, ...others.map(([call]) => call)].map((call) => challengeFor(call, now).token);
    const later = others.map(([call, at]) => challengeFor(call, at).token);
    expect(new Set([...tokens, ...later]).size).toBe(others.length + 1);
    expect(later).not.toContain(tokens[0]);
  });
});
