import { describe, expect, it } from 'vitest';
import { tlsFindings } from '../../../src/app/findings/security.ts';
import { inTheClear } from '../../../src/app/hub/tls.ts';
import { faultLines, parseConfig } from '../../../src/config/index.ts';
import { DAY_MS, foreignCertificate } from '../../kit/servers/certificate.ts';

function configOf(yaml: string) {
  const parsed = parseConfig({ yaml: `data: /nowhere/at/all\n${yaml}`, env: {} });
  if (!parsed.ok) throw new Error(faultLines(parsed.faults));
  return parsed.config;
}
const said = (yaml: string) => inTheClear(configOf(yaml)).map(({ what, hint }) => `${what}; ${hint}`);

describe('what travels in the clear', () => {
  it('is said of HTTP on any interface but the loopback, unless it has a certificate', () => {
    expect(said('')).toEqual([
      "The owner's token and every sentence travel unencrypted over HTTP (http.host 0.0.0.0); set http.tls: auto",
    ]);
    expect(said('http: { host: 192.168.1.2 }')).toHaveLength(1);
    for (const host of ['127.0.0.1', '127.1.2.3', 'localhost', '::1'])
      expect(said(`http: { host: "${host}" }`), host).toEqual([]);
    expect(said('http: { tls: auto }')).toEqual([]);
  });

  it('is said of the own broker that is open to the network, and of another broker elsewhere', () => {
    const http = 'http: { host: 127.0.0.1 }';
    expect(said(`${http}\nbus: { host: 0.0.0.0 }`)).toEqual([expect.stringContaining('set bus.tls: auto')]);
    expect(said(`${http}\nbus: { host: 0.0.0.0, tls: auto }`)).toEqual([]);
    expect(said(`${http}\nbus: { url: "mqtt://broker.example.com:1883" }`)).toEqual([
      expect.stringContaining('to the broker broker.example.com; give the broker a certificate'),
    ]);
    for (const url of ['mqtts://broker.example.com', 'mqtt://localhost:1883', 'mqtt://[::1]:1883'])
      expect(said(`${http}\nbus: { url: "${url}" }`), url).toEqual([]);
  });
});

describe('H47 doctor, of certificates and tokens', () => {
  it('says what travels in the clear, and how to end it, without calling the house ill', () => {
    expect(tlsFindings(configOf(''), Date.now())).toEqual([
      {
        what: expect.stringContaining("The owner's token and every sentence"),
        ok: true,
        hint: 'To encrypt it, set http.tls: auto.',
      },
    ]);
  });

  it('says until when a given certificate is valid, and that it should have been renewed', async () => {
    const { cert, key } = await foreignCertificate(['hub.example.com'], { days: 90 });
    const yaml = `http: ${JSON.stringify({ tls: { cert, key } })}`;
    const now = Date.now();
    const day = new Date(now + 89 * DAY_MS).toISOString().slice(0, 10);
    const what = `the certificate of http.tls is valid until ${day}`;
    expect(tlsFindings(configOf(yaml), now)).toEqual([{ what, ok: true }]);
    expect(tlsFindings(configOf(yaml), now + 80 * DAY_MS)).toEqual([
      { what, ok: false, hint: expect.stringContaining('within a minute') },
    ]);
    expect(tlsFindings(configOf(yaml), now + 90 * DAY_MS)).toEqual([
      { what: `http.tls.cert ended on ${day}`, ok: false, hint: expect.stringContaining('tls: auto') },
    ]);
    const other = `bus: ${JSON.stringify({ tls: { cert: '/nowhere/cert.pem', key } })}`;
    expect(tlsFindings(configOf(`${other}\nhttp: { tls: auto }`), now)).toEqual([
      { what: 'the first start makes an authority for certificates', ok: true },
      expect.objectContaining({ what: expect.stringContaining('bus.tls.cert cannot be read'), ok: false }),
    ]);
  });
});
