import { X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TlsIdentity } from '../../src/base/index.ts';
import { addressBytes } from '../../src/tls/certify.ts';
import { Authority, type Machine, rootIn, serverNames } from '../../src/tls/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { until } from '../kit/hub.ts';
import { LogBook } from '../kit/log.ts';
import { DAY_MS } from '../kit/servers/certificate.ts';

const START = Date.parse('2027-03-10T12:00:00Z');
const MINUTE_MS = 60_000;

let data: string;
let clock: ManualClock;
let log: LogBook;
let machine: Machine;
let authority: Authority;
let renewed: TlsIdentity[];

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'hearth-tls-'));
  clock = new ManualClock(START);
  log = new LogBook();
  machine = { hostname: 'hub', addresses: ['127.0.0.1', '192.0.2.7', 'fe80::1', '2001:db8::7'] };
});
afterEach(() => {
  authority?.close();
  rmSync(data, { recursive: true, force: true });
});

async function open(names: readonly string[] = ['0.0.0.0', 'home.example.com']): Promise<Authority> {
  authority?.close();
  authority = new Authority({ data, names, clock, log, machine: () => machine });
  renewed = [];
  authority.onRenewal((identity) => renewed.push(identity));
  await authority.start();
  return authority;
}

const shown = () => new X509Certificate(authority.identity.cert);
const root = () => new X509Certificate(authority.rootPem);
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const modeOf = (name: string) => (statSync(join(data, name)).mode & 0o777).toString(8);

describe('an authority of its own', () => {
  it('signs, for a year, what the machine is called and where it is reached, and is itself valid for ten', async () => {
    await open();
    expect(root().ca).toBe(true);
    expect(days(root().validFrom, root().validTo)).toBe(3650);
    expect(shown().ca).toBe(false);
    expect(days(shown().validFrom, shown().validTo)).toBe(397);
    expect(shown().verify(root().publicKey)).toBe(true);
    expect(shown().checkIssued(root())).toBe(true);
    expect(shown().subjectAltName).toBe(
      'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1, DNS:hub, DNS:hub.local, ' +
        'DNS:home.example.com, IP Address:192.0.2.7, IP Address:2001:DB8:0:0:0:0:0:7',
    );
    expect(rootIn(data)).toEqual({ pem: authority.rootPem, fingerprint: authority.fingerprint });
    expect(authority.fingerprint).toMatch(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  });

  it('keeps its files from others whatever the umask, and the key of the root out of what it hands out', async () => {
    const umask = process.umask(0);
    try {
      await open();
    } finally {
      process.umask(umask);
    }
    expect(modeOf('tls')).toBe('700');
    for (const name of ['authority.pem', 'server.pem', 'ca.pem']) expect(modeOf(`tls/${name}`)).toBe('600');
    expect(readFileSync(join(data, 'tls/authority.pem'), 'utf8')).toContain('PRIVATE KEY');
    expect(readFileSync(join(data, 'tls/ca.pem'), 'utf8')).toBe(authority.rootPem);
    expect(authority.rootPem).not.toContain('PRIVATE KEY');
  });

  it('is the same after a restart, and makes nothing anew', async () => {
    const first = { ...(await open()).identity, root: authority.rootPem };
    await open();
    expect({ ...authority.identity, root: authority.rootPem }).toMatchObject(first);
    await clock.advance(10 * MINUTE_MS);
    expect(renewed).toEqual([]);
  });

  it('renews the certificate 30 days before its end, without a restart, and keeps the root', async () => {
    await open();
    const [first, trusted] = [authority.identity.cert, authority.rootPem];
    const due = Date.parse(shown().validTo) - 30 * DAY_MS;
    clock.step(due - 2 * MINUTE_MS);
    await clock.advance(MINUTE_MS);
    expect(renewed).toEqual([]);
    await clock.advance(MINUTE_MS);
    await until(() => renewed.length > 0, 'it is renewed');
    expect(renewed).toEqual([authority.identity]);
    expect(authority.identity.cert).not.toBe(first);
    expect(days(new Date(clock.now()).toISOString(), shown().validTo)).toBe(396);
    expect(authority.rootPem).toBe(trusted);
    await open();
    expect(authority.identity.cert).not.toBe(first);
  });

  it('renews it when the machine has got another address, and not when it has lost one', async () => {
    await open();
    machine = { ...machine, addresses: ['127.0.0.1'] };
    await clock.advance(MINUTE_MS);
    expect(renewed).toEqual([]);
    machine = { ...machine, addresses: ['127.0.0.1', '192.0.2.99'] };
    await clock.advance(MINUTE_MS);
    await until(() => renewed.length > 0, 'it is renewed');
    expect(shown().checkIP('192.0.2.99')).toBe('192.0.2.99');
    expect(shown().checkIP('192.0.2.7')).toBeUndefined();
    expect(log.lines.at(-1)?.fields['because']).toBe('the one before it does not name 192.0.2.99');
  });

  it('names another host of the configuration from the next start on', async () => {
    await open();
    expect(shown().checkHost('villa.example.com')).toBeUndefined();
    await open(['villa.example.com']);
    expect(shown().checkHost('villa.example.com')).toBe('villa.example.com');
  });

  it('makes the root anew 30 days before its end, and says that devices have to install it again', async () => {
    await open();
    const trusted = authority.rootPem;
    clock.step(Date.parse(root().validTo) - 30 * DAY_MS);
    await clock.advance(MINUTE_MS);
    await until(() => renewed.length > 0, 'all is renewed');
    expect(authority.rootPem).not.toBe(trusted);
    expect(shown().verify(root().publicKey)).toBe(true);
    expect(readFileSync(join(data, 'tls/ca.pem'), 'utf8')).toBe(authority.rootPem);
    expect(log.lines.filter(({ level }) => level === 'warn').map(({ message }) => message)).toEqual([
      expect.stringContaining('install it again'),
    ]);
  });

  it('made by a machine that believes in 1970 is valid once the network has told it the time', async () => {
    clock = new ManualClock(0);
    await open();
    for (const certificate of [root(), shown()]) {
      expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now());
      expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.parse('2027-12-01'));
    }
  });

  it('is not replaced where its file is damaged; the certificate that nobody installs is', async () => {
    await open();
    const [rootFile, serverFile] = [join(data, 'tls/authority.pem'), join(data, 'tls/server.pem')];
    const [whole, first] = [readFileSync(rootFile, 'utf8'), authority.identity.cert];
    for (const text of ['', whole.slice(0, 500), `${authority.rootPem}${authority.identity.key}`]) {
      writeFileSync(rootFile, text);
      await expect(open()).rejects.toMatchObject({
        code: 'config-invalid',
        message: expect.stringContaining('authority.pem holds no authority'),
        hint: expect.stringContaining('move it away'),
      });
      expect(readFileSync(rootFile, 'utf8')).toBe(text);
    }
    writeFileSync(rootFile, whole);
    writeFileSync(serverFile, first.slice(0, 300));
    await open();
    expect(authority.identity.cert).not.toBe(first);
    expect(authority.rootPem).toBe(new RegExp(/^[\s\S]+?END CERTIFICATE-----\n/).exec(whole)?.[0]);
  });

  it('tells once, and not every minute, that it could not renew, and shows the old one meanwhile', async () => {
    await open();
    const first = authority.identity.cert;
    rmSync(join(data, 'tls'), { recursive: true });
    writeFileSync(join(data, 'tls'), 'in the way');
    machine = { ...machine, addresses: ['192.0.2.99'] };
    for (let i = 0; i < 3; i++) {
      const before = clock.pending;
      await clock.advance(MINUTE_MS);
      await until(() => clock.pending >= before, 'it looks again');
    }
    const errors = log.lines.filter(({ level }) => level === 'error');
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining('could not be renewed')]);
    expect(authority.identity.cert).toBe(first);
    rmSync(join(data, 'tls'));
    await clock.advance(MINUTE_MS);
    await until(() => renewed.length > 0, 'it is renewed');
    expect(existsSync(join(data, 'tls/server.pem'))).toBe(true);
  });
});

describe('names in a certificate', () => {
  it('are what a client may write, and nothing that no certificate can carry', () => {
    const odd = ['My Laptop', 'ümlaut', 'a'.repeat(64), '-x', 'fe80::1', '::', '0.0.0.0', '', '*', 'a,DNS:b'];
    expect(serverNames({ hostname: 'Pi.Fritz.Box.', addresses: ['fd00::1'] }, [...odd, '[fd00::2]'])).toEqual(
      ['localhost', '127.0.0.1', '::1', 'pi.fritz.box', 'pi.local', 'fd00::2', 'fd00::1'],
    );
    const many = Array.from({ length: 300 }, (_, index) => `h${index}.example.com`);
    expect(serverNames({ hostname: '', addresses: [] }, many)).toHaveLength(100);
  });

  it('addresses of both versions are the bytes that they stand for', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const words = addressBytes(address).toString('hex').match(/.{4}/g)?.join(':') ?? '';
        expect(new URL(`http://[${words}]`).hostname).toBe(new URL(`http://[${address}]`).hostname);
      }),
    );
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect([...addressBytes(address)].join('.')).toBe(address);
      }),
    );
  });
});
