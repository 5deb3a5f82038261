import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HearthError, type TlsIdentity } from '../../src/base/index.ts';
import { GivenCertificate, type GivenTls } from '../../src/tls/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';
import { DAY_MS, foreignCertificate, writePair } from '../kit/servers/certificate.ts';

const MINUTE_MS = 60_000;

let folder: string;
let clock: ManualClock;
let log: LogBook;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-given-'));
  clock = new ManualClock(Date.now());
  log = new LogBook();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (given: GivenTls) => new GivenCertificate({ given, path: 'http.tls', clock, log });

function faultsOf(given: GivenTls) {
  try {
    open(given);
  } catch (error) {
    if (error instanceof HearthError && error.code === 'config-invalid')
      return error.faults.map(({ path, message, hint }) => [path, message, hint]);
    throw error;
  }
  return [];
}

describe('a certificate that was made elsewhere', () => {
  it('is taken from files and from the text itself', async () => {
    const pair = await foreignCertificate(['hub.example.com']);
    const byFile = open(writePair(folder, pair));
    expect(byFile.identity).toEqual({ cert: pair.cert, key: pair.key });
    expect(byFile.host).toBe('hub.example.com');
    expect(open({ cert: pair.cert, key: pair.key }).identity).toEqual(byFile.identity);
    const local = await foreignCertificate(['hub.example.com', '127.0.0.1']);
    expect(open({ cert: local.cert, key: local.key }).host).toBeUndefined();
  });

  it('that cannot be shown is refused with every fault by path, and what to do', async () => {
    const pair = await foreignCertificate(['hub.example.com']);
    const other = await foreignCertificate(['other.example.com']);
    const nowhere = join(folder, 'nowhere.pem');
    expect(faultsOf({ cert: nowhere, key: 'nothing here' })).toEqual([
      ['http.tls.cert', expect.stringContaining('cannot be read'), expect.stringContaining('path')],
      ['http.tls.key', expect.stringContaining('cannot be read'), expect.any(String)],
    ]);
    const broken = writePair(folder, { cert: 'garbage', key: 'garbage' });
    expect(faultsOf(broken)).toEqual([
      ['http.tls.cert', expect.stringContaining('holds no certificate'), expect.stringContaining('BEGIN')],
      ['http.tls.key', expect.stringContaining('holds no private key'), expect.stringContaining('BEGIN')],
    ]);
    expect(faultsOf({ cert: pair.cert, key: other.key })).toEqual([
      ['http.tls.key', 'does not belong to the certificate', expect.stringContaining('hub.example.com')],
    ]);
    const encrypted = generateKeyPairSync('ed25519').privateKey.export({
      format: 'pem',
      type: 'pkcs8',
      cipher: 'aes-256-cbc',
      passphrase: 'x',
    }) as string;
    expect(faultsOf({ cert: pair.cert, key: encrypted })).toEqual([
      ['http.tls.key', 'is encrypted', expect.stringContaining('openssl pkey')],
    ]);
  });

  it('that has ended or has not begun is refused with the day', async () => {
    const from = Date.parse('2026-01-01T00:00:00Z');
    const { cert, key } = await foreignCertificate(['hub.example.com'], { from, days: 10 });
    clock.step(from + 10 * DAY_MS);
    expect(faultsOf({ cert, key })).toEqual([
      ['http.tls.cert', 'ended on 2026-01-11', expect.stringContaining('tls: auto')],
    ]);
    clock.step(from - 1);
    expect(faultsOf({ cert, key })).toEqual([
      ['http.tls.cert', 'is not valid before 2026-01-01', expect.stringContaining('clock')],
    ]);
    clock.step(from);
    expect(faultsOf({ cert, key })).toEqual([]);
  });

  it('renewed on the disk is shown within a minute; a broken one is told once, and the old one stays', async () => {
    const first = await foreignCertificate(['hub.example.com']);
    const second = await foreignCertificate(['hub.example.com']);
    const given = open(writePair(folder, first));
    const renewed: TlsIdentity[] = [];
    given.onRenewal((identity) => renewed.push(identity));
    given.start();
    await clock.advance(5 * MINUTE_MS);
    expect(renewed).toEqual([]);
    // The certificate comes before its key, as programs that renew write them.
    writeFileSync(join(folder, 'cert.pem'), second.cert);
    await clock.advance(3 * MINUTE_MS);
    expect(given.identity.cert).toBe(first.cert);
    expect(log.lines.filter(({ level }) => level === 'warn')).toEqual([
      {
        level: 'warn',
        message: expect.stringContaining('the one before it stays'),
        fields: { fault: 'http.tls.key does not belong to the certificate' },
      },
    ]);
    writeFileSync(join(folder, 'key.pem'), second.key);
    await clock.advance(MINUTE_MS);
    expect(renewed).toEqual([{ cert: second.cert, key: second.key }]);
    expect(given.identity).toEqual(renewed[0]);
    writeFileSync(join(folder, 'cert.pem'), 'garbage');
    await clock.advance(3 * MINUTE_MS);
    expect(given.identity.cert).toBe(second.cert);
    expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(2);
    given.close();
    expect(clock.pending).toBe(0);
  });

  it('that nobody renews is told two weeks before its end, once a day', async () => {
    const pair = await foreignCertificate(['hub.example.com'], { days: 90 });
    const given = open({ cert: pair.cert, key: pair.key });
    given.start();
    await clock.advance(MINUTE_MS);
    expect(log.lines).toEqual([]);
    clock.step(clock.now() + 76 * DAY_MS);
    await clock.advance(5 * MINUTE_MS);
    expect(log.lines).toHaveLength(1);
    clock.step(clock.now() + DAY_MS);
    await clock.advance(5 * MINUTE_MS);
    expect(log.lines.map(({ message }) => message)).toEqual(
      Array(2).fill('the certificate ends soon and nobody has renewed it'),
    );
    given.close();
  });
});
