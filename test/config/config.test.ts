import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../src/base/index.ts';
import { type Config, ConfigFile, faultLines, keysAt, parseConfig } from '../../src/config/index.ts';
import { runs } from '../flow/deep.ts';

function configOf(yaml: string, env: Record<string, string> = {}): Config {
  const parsed = parseConfig({ yaml, env, defaults: { timezone: 'Europe/London' } });
  if (!parsed.ok) throw new Error(faultLines(parsed.faults));
  return parsed.config;
}

function faultsOf(yaml: string, env: Record<string, string> = {}): readonly Fault[] {
  const parsed = parseConfig({ yaml, env });
  return parsed.ok ? [] : parsed.faults;
}

/** `path: message` of every fault. */
const linesOf = (yaml: string, env: Record<string, string> = {}) =>
  faultsOf(yaml, env).map(({ path, message }) => `${path}: ${message}`);

const hintsOf = (yaml: string, env: Record<string, string> = {}) =>
  faultsOf(yaml, env).map(({ hint }) => hint);

describe('H47 a configuration without a file', () => {
  it('H41 is complete: own broker, HTTP on 8420, the simulated home, mails in the local mailbox, no model', () => {
    const config = configOf('');
    expect(config.data).toBe('./data');
    expect(config.bus).toMatchObject({ root: 'hearth/v1', port: 1883, host: '127.0.0.1' });
    expect(config.bus.url).toBeUndefined();
    expect(config.http).toEqual({
      host: '0.0.0.0',
      port: 8420,
      names: [],
      origins: [],
      trustedProxies: [],
    });
    expect(config.devices.simulated).not.toBe(false);
    expect(config.devices.homeAssistant).not.toBe(false);
    expect(config.email.smtp).toBeUndefined();
    expect(config.llm.provider).toBe('none');
    expect(config.home.people).toEqual([
      { id: 'owner', name: 'Owner', role: 'owner', email: 'owner@example.com', aliases: [] },
    ]);
  });

  it('takes the time zone and the data folder of the caller, unless they are written', () => {
    const defaults = { timezone: 'America/New_York', data: '/srv/hearth' };
    const bare = parseConfig({ env: {}, defaults });
    expect(bare.ok && [bare.config.home.timezone, bare.config.data]).toEqual([
      'America/New_York',
      '/srv/hearth',
    ]);
    const written = parseConfig({ yaml: 'data: ./here\nhome: { timezone: Asia/Tokyo }', env: {}, defaults });
    expect(written.ok && [written.config.home.timezone, written.config.data]).toEqual([
      'Asia/Tokyo',
      './here',
    ]);
  });

  it('H21 takes the hours of the house as times of day or as hours, and names one that is none', () => {
    const yaml = 'home: { locale: en-US, hours: { morning: "06:45", dinner: 19.5 } }';
    expect(configOf(yaml).home).toMatchObject({ locale: 'en-US', hours: { morning: 6.75, dinner: 19.5 } });
    expect(configOf('').home).not.toHaveProperty('hours');
    const wrong = parseConfig({ yaml: 'home: { hours: { morning: "25:00", noon: 12 } }', env: {} });
    expect(wrong.ok ? [] : wrong.faults.map(({ path }) => path).sort()).toEqual([
      'home.hours.morning',
      'home.hours.noon',
    ]);
  });

  it('says that it does not know where the house stands', () => {
    expect(configOf('').home.located).toBe(false);
    expect(configOf('home: { latitude: 48.1, longitude: 11.6 }').home).toMatchObject({
      located: true,
      latitude: 48.1,
      longitude: 11.6,
    });
  });

  it('is frozen to the bottom', () => {
    const config = configOf('home: { areas: [garage] }');
    expect(() => Object.assign(config.home.areas[0]!, { name: 'attic' })).toThrow(TypeError);
    expect(() => Object.assign(config.http, { port: 1 })).toThrow(TypeError);
  });
});

describe('H47 the file', () => {
  it('H42 takes names, origins and proxies for HTTP, and says of each that is none what it should be', () => {
    const { http } = configOf(
      'http: { names: [Hub.Example.com, hearth], origins: [https://Panel.example.com/], trustedProxies: [10.0.0.0/8, "::1"] }',
    );
    expect(http).toMatchObject({
      names: ['hub.example.com', 'hearth'],
      origins: ['https://panel.example.com'],
      trustedProxies: ['10.0.0.0/8', '::1'],
    });
    expect(configOf('', { HEARTH_HTTP_NAMES: 'hearth,hub.lan' }).http.names).toEqual(['hearth', 'hub.lan']);
    const faults = linesOf(
      'http: { names: ["hub:8420", "*.example.com"], origins: [panel.example.com, "https://a.example/path", "*"], trustedProxies: [proxy, 10.0.0.0/40] }',
    );
    expect(faults.map((line) => line.split(':')[0])).toEqual([
      'http.names[0]',
      'http.names[1]',
      'http.origins[0]',
      'http.origins[1]',
      'http.origins[2]',
      'http.trustedProxies[0]',
      'http.trustedProxies[1]',
    ]);
    for (const line of faults) expect(line).toMatch(/such as/);
  });

  it('is YAML with comments, and areas may be names or more', () => {
    const config = configOf(`
# our house
home:
  name: Home
  people:
    - { id: alex, name: Alex, email: alex@example.com, role: owner } # writes the mails
    - { id: sam, name: Sam }
  areas: [garage, { name: bedroom, floor: upstairs, aliases: [the nest] }]
`);
    expect(config.home.areas).toEqual([
      { name: 'garage', floor: null, aliases: [] },
      { name: 'bedroom', floor: 'upstairs', aliases: ['the nest'] },
    ]);
    expect(config.home.people[1]).toEqual({ id: 'sam', name: 'Sam', role: 'adult', aliases: [] });
  });

  it('tells every fault at once, by path', () => {
    const yaml = `
bus: { keepaliveSeconds: 3, prot: 1883 }
http: { port: eighty }
home: { timezone: Europe/Lodnon, latitude: 91, longitude: 0 }
llm: { provider: olama }
`;
    expect(linesOf(yaml).sort()).toEqual([
      'bus.keepaliveSeconds: 3 is too small, at least 5',
      'bus.prot: is no setting',
      'home.latitude: 91 is too large, at most 90',
      'home.timezone: "Europe/Lodnon" is no time zone',
      'http.port: "eighty" is no number',
      'llm.provider: "olama" is none of none, auto, ollama, openai',
    ]);
  });

  it('hints at what was meant and where it stands', () => {
    expect(hintsOf('http:\n  prt: 80')).toEqual(['Did you mean http.port? Set in hearth.yaml line 2.']);
    expect(hintsOf('home:\n  timezone: Europe/Lodnon')).toEqual([
      'Did you mean Europe/London? Set in hearth.yaml line 2.',
    ]);
    expect(hintsOf('services: { elsewhere: [lihgt] }')).toEqual([
      'Did you mean light? Set in hearth.yaml line 1.',
    ]);
    expect(hintsOf('llm: { provider: olama }')).toEqual(['Did you mean ollama? Set in hearth.yaml line 1.']);
    expect(hintsOf('zigbee: {}')[0]).toMatch(
      /^Settings here: data, home, bus, http, .*email.*\. Set in hearth\.yaml line 1\.$/,
    );
  });

  it('names the line of broken YAML, and of a key that stands twice', () => {
    expect(faultsOf('http:\n  port: 80\n bad: [1')[0]?.path).toMatch(/^hearth\.yaml line \d$/);
    expect(linesOf('http: {}\nbus: {}\nhttp: {}')).toEqual([
      'hearth.yaml line 3: is no good YAML: Map keys must be unique',
    ]);
    expect(linesOf('bus: { password: !secret mqtt }')[0]).toMatch(/^hearth\.yaml line 1: is no good YAML: /);
  });

  it.each([
    ['- a\n- b', 'hearth.yaml: must hold settings by name'],
    ['just words', 'hearth.yaml: must hold settings by name'],
    ['http: 80', 'http: 80 is no mapping'],
    ['http: { port: 1.5 }', 'http.port: 1.5 is no whole number'],
    ['http: { port: 70000 }', 'http.port: 70000 is too large, at most 65535'],
    ['home: { name: "" }', 'home.name: is empty'],
    ['home: { latitude: 51 }', 'home.longitude: is missing, both coordinates are needed or none'],
    ['home: { timezone: "+02:00" }', 'home.timezone: "+02:00" is no time zone'],
    ['home: { people: [] }', 'home.people: has too few entries, at least 1'],
    ['home: { people: [{ id: alex }] }', 'home.people[0].name: is missing'],
    [
      'home: { people: [{ id: Alex, name: Alex }] }',
      'home.people[0].id: "Alex" does not fit: lower-case letters, digits, - and _',
    ],
    [
      'home: { people: [{ id: a, name: A, email: nowhere }] }',
      'home.people[0].email: "nowhere" is no e-mail address',
    ],
    [
      'home: { people: [{ id: a, name: A }, { id: a, name: B }] }',
      'home.people[1].id: "a" stands here twice, first in entry [0]',
    ],
    ['home: { areas: [garage, Garage] }', 'home.areas[1]: "Garage" stands here twice, first in entry [0]'],
    ['home: { areas: [{ nam: attic }] }', 'home.areas[0].name: is missing'],
    ['devices: { simulated: maybe }', 'devices.simulated: "maybe" does not fit'],
    [
      'services: { elsewhere: [light, light] }',
      'services.elsewhere[1]: "light" stands here twice, first in entry [0]',
    ],
    ['search: { provider: serpapi }', 'search.apiKey: is missing, serpapi needs it'],
    ['__proto__: { polluted: true }', '__proto__: is no setting'],
    ['constructor: { prototype: {} }', 'constructor: is no setting'],
  ])('refuses %j', (yaml, line) => {
    expect(linesOf(yaml)).toContain(line);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('takes an empty section for one that says nothing', () => {
    expect(configOf('http:\nhome:\n  areas:\n  # - garage\nbus:\n  url:').http.port).toBe(8420);
  });

  it('says that a word which YAML reads as a number wants quotes', () => {
    expect(faultsOf('email: { smtp: { host: mail.example.com, password: 1234 } }')).toEqual([
      {
        path: 'email.smtp.password',
        message: '(hidden) is no text',
        hint: 'Put it in quotes. Set in hearth.yaml line 1.',
      },
    ]);
  });

  it('never shows a secret in a fault', () => {
    const lines = faultLines(faultsOf('email: { smtp: { host: mail.example.com, password: [hunter2] } }'));
    expect(lines).toContain('email.smtp.password');
    expect(lines).not.toContain('hunter2');
    expect(faultLines(faultsOf('', { HEARTH_LLM_APIKEY: 'x', HEARTH_LLM_PROVIDER: 'sesame' }))).toContain(
      'sesame',
    );
  });

  it('survives deep nesting, aliases that multiply, and a huge file', () => {
    expect(linesOf('['.repeat(50_000)).length).toBeGreaterThan(0);
    expect(linesOf(`{a: ${'{a: '.repeat(20_000)}`).length).toBeGreaterThan(0);
    const laughs = Array.from(
      { length: 20 },
      (_, i) => `k${i}: &k${i} [${'*'}k${Math.max(0, i - 1)}, 1]`,
    ).join('\n');
    expect(linesOf(laughs).length).toBeGreaterThan(0);
    expect(linesOf('#'.repeat(1_000_001))).toEqual(['hearth.yaml: is longer than 1000000 characters']);
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.string({ unit: fc.constantFrom(...':{}[],-&*!|>\n \t#"\'a1') })),
        (yaml) => {
          const parsed = parseConfig({ yaml, env: {} });
          expect(parsed.ok || parsed.faults.length > 0).toBe(true);
        },
      ),
      { numRuns: runs(100, 300) },
    );
  });
});

describe('H47 the environment', () => {
  it('stands above the file, finds camelCase keys, and turns text into what the setting wants', () => {
    const config = configOf('http: { port: 80, host: 127.0.0.1 }', {
      HEARTH_HTTP_PORT: '8421',
      HEARTH_BUS_URL: 'mqtt://broker.example.com:1883',
      HEARTH_BUS_KEEPALIVESECONDS: '15',
      HEARTH_DEVICES_HOMEASSISTANT_PREFIX: 'ha',
      HEARTH_DEVICES_SIMULATED: 'no',
      HEARTH_HOME_AREAS: 'garage, kitchen',
      HEARTH_HOME_PEOPLE: '[{"id":"alex","name":"Alex","role":"owner"}]',
      HEARTH_HOME_LATITUDE: '-33.9',
      HEARTH_HOME_LONGITUDE: '18.4',
      HEARTH_EMAIL_SMTP_HOST: 'mail.example.com',
      HEARTH_EMAIL_SMTP_PASSWORD: '1234',
      HEARTH_EMAIL_ALLOW: 'alex@example.com',
      HEARTH_DATA: '/data',
      HEARTH_LOG_LEVEL: 'debug',
    });
    expect(config.http).toMatchObject({ host: '127.0.0.1', port: 8421 });
    expect(config.bus).toMatchObject({ url: 'mqtt://broker.example.com:1883', keepaliveSeconds: 15 });
    expect(config.devices.homeAssistant).toMatchObject({ prefix: 'ha' });
    expect(config.devices.simulated).toBe(false);
    expect(config.home.areas.map(({ name }) => name)).toEqual(['garage', 'kitchen']);
    expect(config.home.people[0]?.id).toBe('alex');
    expect(config.home.latitude).toBe(-33.9);
    expect(config.email.smtp).toMatchObject({ host: 'mail.example.com', password: '1234' });
    expect(config.email).toMatchObject({ allow: ['alex@example.com'] });
    expect(config.data).toBe('/data');
    expect(config.log.level).toBe('debug');
  });

  it('names the variable that a fault came by', () => {
    expect(faultsOf('', { HEARTH_HTTP_PORT: 'eighty' })).toEqual([
      {
        path: 'http.port',
        message: '"eighty" is no number',
        hint: 'TCP port, 0 for any free one. Set in HEARTH_HTTP_PORT.',
      },
    ]);
    expect(linesOf('', { HEARTH_HOME_PEOPLE: '[{"id":' })).toEqual(['home.people: "[{\\"id\\":" is no list']);
  });

  it('takes tls as a word or by its parts, of both servers, and says what is wrong with it', () => {
    const parsed = parseConfig({
      env: { HEARTH_HTTP_TLS: 'auto', HEARTH_BUS_TLS_CERT: '/c.pem', HEARTH_BUS_TLS_KEY: '/k.pem' },
    });
    expect(parsed.ok && [parsed.config.http.tls, parsed.config.bus.tls]).toEqual([
      'auto',
      { cert: '/c.pem', key: '/k.pem' },
    ]);
    const key = '-----BEGIN PRIVATE KEY----- c2VjcmV0';
    const half = parseConfig({ yaml: `http: { tls: { key: "${key}" } }\nbus: { tls: yes please }`, env: {} });
    expect(half.ok ? [] : half.faults.map(({ path }) => path).sort()).toEqual(['bus.tls', 'http.tls.cert']);
    expect(JSON.stringify(half)).not.toContain('c2VjcmV0');
    const wrong = parseConfig({ yaml: 'http: { tls: { cert: a.pem, key: [c2VjcmV0] } }', env: {} });
    expect(JSON.stringify(wrong)).not.toContain('c2VjcmV0');
    const idle = parseConfig({ yaml: 'bus: { url: mqtt://broker.example.com, tls: auto }', env: {} });
    expect(idle.ok && idle.remarks.map(({ path }) => path)).toEqual(['bus.tls']);
  });

  it('refuses a misspelt name and says which was meant', () => {
    expect(faultsOf('', { HEARTH_HTTP_PRT: '80' })).toEqual([
      { path: 'HEARTH_HTTP_PRT', message: 'names no setting', hint: 'Did you mean HEARTH_HTTP_PORT?' },
    ]);
    expect(hintsOf('', { HEARTH_HTTP_QQQQQQQQ: '1' })).toEqual([
      'There are HEARTH_HTTP_HOST, HEARTH_HTTP_PORT, HEARTH_HTTP_NAMES, HEARTH_HTTP_ORIGINS, HEARTH_HTTP_TRUSTEDPROXIES, HEARTH_HTTP_TLS.',
    ]);
    expect(hintsOf('', { HEARTH_HTTP_PORT_X: '1' })).toEqual(['HEARTH_HTTP_PORT has no settings below it.']);
    expect(linesOf('', { HEARTH_HTTP_PORT_X: '1' })).toEqual(['HEARTH_HTTP_PORT_X: names no setting']);
    expect(linesOf('', { HEARTH___PROTO___X: '1' })).toEqual(['HEARTH___PROTO___X: names no setting']);
  });

  it('leaves alone what is no setting, what is empty, and what Kubernetes adds', () => {
    const env = {
      HEARTH_URL: 'http://127.0.0.1:8420',
      HEARTH_TOKEN: 'x',
      HEARTH_OWNER_TOKEN: 'y',
      HEARTH_CONFIG: '/etc/hearth.yaml',
      HEARTH_BUS_URL: '',
      HEARTH_PORT: 'tcp://10.0.0.1:8420',
      HEARTH_PORT_8420_TCP: 'tcp://10.0.0.1:8420',
      HEARTH_SERVICE_HOST: '10.0.0.1',
      HOME: '/root',
    };
    expect(linesOf('', env)).toEqual([]);
    expect(configOf('', env).bus.url).toBeUndefined();
  });

  it('never throws, whatever the names and texts', () => {
    const name = fc
      .array(
        fc.constantFrom(
          'HOME',
          'BUS',
          'HTTP',
          'PORT',
          'PEOPLE',
          'AREAS',
          'DEVICES',
          '',
          '0',
          'SIMULATED',
          'PROTOTYPE',
        ),
        {
          minLength: 1,
          maxLength: 4,
        },
      )
      .map((parts) => `HEARTH_${parts.join('_')}`);
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(fc.string(), fc.json())), (env) => {
        const parsed = parseConfig({ env });
        expect(parsed.ok || parsed.faults.length > 0).toBe(true);
      }),
      { numRuns: runs(100, 300) },
    );
  });
});

describe('H42 accounts of the broker', () => {
  const hash = `scrypt$16384$${'A'.repeat(22)}$${'A'.repeat(43)}`;
  const faults = (binding: string, more = '') => {
    const yaml = `home: { people: [{ id: alex, name: Alex }, { id: gina, name: Gina }] }
${more}
bus:
  users:
    - { name: one, password: "${hash}", ${binding} }`;
    const parsed = parseConfig({ yaml, env: {} });
    return parsed.ok ? [] : parsed.faults;
  };

  it('are bound to people of the house', () => {
    expect(faults('person: gina')).toEqual([]);
    expect(faults('person: gin')).toEqual([
      {
        path: 'bus.users[0].person',
        message: '"gin" is nobody of home.people',
        hint: expect.stringContaining('Did you mean gina?'),
      },
    ]);
  });

  it('take no name of a service of the hub, unless it runs elsewhere', () => {
    for (const service of ['coffee', 'agents', 'agents/attic'])
      expect(faults(`service: ${service}`)).toEqual([]);
    for (const service of ['lock', 'lock/aaa'])
      expect(faults(`service: ${service}`)).toEqual([
        {
          path: 'bus.users[0].service',
          message: '"lock" is a service of the hub itself',
          hint: expect.stringContaining('services: { elsewhere: [lock] }'),
        },
      ]);
    expect(faults('service: lock', 'services: { elsewhere: [lock] }')).toEqual([]);
  });

  it('have no roles any more, and the fault shows the new form', () => {
    expect(faults('role: person')).toEqual([
      {
        path: 'bus.users[0].role',
        message: expect.stringContaining('bound to what it is for'),
        hint: expect.stringContaining('person: one'),
      },
    ]);
  });
});

describe('H47 devices and mail', () => {
  it('puts the simulated home away when a real family is named, unless it is asked for', () => {
    expect(configOf('devices: { homeAssistant: { prefix: ha } }').devices.simulated).toBe(false);
    expect(configOf('devices: { homeAssistant: true }').devices.simulated).toBe(false);
    expect(configOf('devices: { homeAssistant: true, simulated: true }').devices.simulated).not.toBe(false);
    expect(configOf('devices: { homeAssistant: false }').devices).toMatchObject({ homeAssistant: false });
    expect(configOf('devices: { homeAssistant: false }').devices.simulated).not.toBe(false);
  });

  it('hands each family its settings in full', () => {
    expect(configOf('').devices.simulated).toMatchObject({ enabled: true, latencyMs: 30 });
    expect(configOf('devices: { simulated: { latencyMs: 5 } }').devices.simulated).toMatchObject({
      latencyMs: 5,
    });
    expect(configOf('devices: { simulated: { enabled: false } }').devices.simulated).toBe(false);
    expect(configOf('', { HEARTH_DEVICES_SIMULATED_LATENCYMS: '7' }).devices.simulated).toMatchObject({
      latencyMs: 7,
    });
    expect(linesOf('devices: { simulated: { latencyMs: -1 } }')).toEqual([
      'devices.simulated.latencyMs: -1 is too small, at least 0',
    ]);
  });

  it('never shows what the headers for a model hold', () => {
    const lines = linesOf(
      'llm: { provider: ollama, headers: { Authorization: [geheim] }, apiKey: [geheim] }',
    );
    expect(lines).toEqual([
      'llm.apiKey: (hidden) is no text',
      'llm.headers.Authorization: (hidden) is no text',
    ]);
  });

  it('asks for the address of an OpenAI-compatible server, with an example', () => {
    expect(linesOf('llm: { provider: openai, model: local }')).toEqual([
      'llm.url: is missing, provider openai needs it',
    ]);
    expect(hintsOf('llm: { provider: openai, model: local }')).toEqual([
      expect.stringMatching(/http:\/\/127\.0\.0\.1:8080\/v1/),
    ]);
  });

  it('hands each service its own part, under its name', () => {
    expect(configOf('light: { seenWithinMs: 500 }')).toMatchObject({ light: { seenWithinMs: 500 } });
    expect(linesOf('light: { seenWithin: 500 }')).toEqual(['light.seenWithin: is no setting']);
    expect(linesOf('email: { smtp: { hots: mail.example.com } }').sort()).toEqual([
      'email.smtp.host: is missing',
      'email.smtp.hots: is no setting',
    ]);
  });

  it('says when nobody of the house is its owner, as then nobody may make tokens', () => {
    const remarksOf = (role: string) => {
      const parsed = parseConfig({ yaml: `home: { people: [{ id: a, name: A, role: ${role} }] }`, env: {} });
      return parsed.ok ? parsed.remarks : [];
    };
    expect(remarksOf('owner')).toEqual([]);
    expect(remarksOf('adult')).toEqual([
      {
        path: 'home.people',
        message: 'nobody is an owner, so that nobody may make tokens or read the audit',
        hint: 'Give somebody "role: owner".',
      },
    ]);
  });

  it('invents no address once mails leave the house, and says so', () => {
    const parsed = parseConfig({
      yaml: 'email: { smtp: { host: mail.example.com }, from: hub@example.com }',
      env: {},
    });
    expect(parsed.ok && parsed.config.home.people[0]?.email).toBeUndefined();
    expect(parsed.ok && parsed.remarks.map(({ path }) => path)).toEqual(['home.people']);
  });

  it('remarks on what it accepts and cannot do yet', () => {
    const yaml = 'email: { imap: { host: mail.example.com, user: hub, password: secret } }';
    const parsed = parseConfig({ yaml, env: {} });
    expect(parsed.ok && parsed.remarks.map(({ path }) => path)).toEqual(['email.imap']);
  });
});

describe('goals', () => {
  const goal = (more: string) => `goals: [{ name: night, description: it is night, want: [${more}] }]`;
  const LOCKED = '{ service: lock, target: { all: true }, state: locked }';

  it('are the usual ones until the file names any', () => {
    expect(configOf('').goals.map(({ name }) => name)).toEqual(['night', 'away']);
    expect(configOf(goal(LOCKED)).goals).toMatchObject([
      { name: 'night', phrases: [], patienceMinutes: 120 },
    ]);
    expect(configOf('goals: []').goals).toEqual([]);
  });

  it.each([
    [goal('{ service: lok, target: { all: true }, state: locked }'), 'goals[0].want[0].service', 'lock'],
    [goal('{ service: lock, target: { all: true }, state: loked }'), 'goals[0].want[0].state', 'locked'],
    [goal('{ service: weather, target: { all: true }, state: dry }'), 'goals[0].want[0].state', 'none'],
    [goal('{ service: climate, target: { all: true }, state: temperature }'), 'goals[0].want[0].value', ''],
    [
      goal('{ service: climate, target: { all: true }, state: temperature, value: 99 }'),
      'goals[0].want[0].value',
      '',
    ],
    [goal('{ service: lock, target: { all: true }, state: locked, value: 1 }'), 'goals[0].want[0].value', ''],
    [goal('{ service: lock, target: { al: true }, state: locked }'), 'goals[0].want[0].target', ''],
    [goal(LOCKED).replace('want:', 'phrases: ["(lock up"], want:'), 'goals[0].phrases[0]', 'missing'],
    [goal(LOCKED).replace('want:', 'phrases: ["lock {target}"], want:'), 'goals[0].phrases[0]', ''],
    [goal(LOCKED).replace('night', 'group'), 'goals[0].name', ''],
    [goal(LOCKED).replace('night', 'Night'), 'goals[0].name', ''],
    [
      goal(LOCKED).replace('goals: [', 'goals: [{ name: night, description: x, want: [] }, '),
      'goals[0].want',
      '',
    ],
  ])('refuses %j by path, with a hint where there is one', (yaml, path, hint) => {
    const fault = faultsOf(yaml).find((one) => one.path.startsWith(path));
    expect(fault, JSON.stringify(faultsOf(yaml))).toBeDefined();
    expect(fault?.hint ?? '').toContain(hint);
  });
});

describe('H47 the reference', () => {
  const reference = readFileSync('docs/reference/config.md', 'utf8');

  it('names every setting there is, and none that is not', () => {
    const settings = keysAt(ConfigFile, []).flatMap((room) => {
      const keys = keysAt(ConfigFile, [room]);
      return keys.length === 0 ? [room] : keys.map((key) => `${room}.${key}`);
    });
    const rows = reference.split('\n').filter((line) => /^\| `[a-z]/.test(line));
    const named = rows.flatMap((row) =>
      [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map((match) => match[1]!),
    );
    expect(named.sort()).toEqual(settings.sort());
  });
});
