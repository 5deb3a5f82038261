import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HearthError, systemClock } from '../../src/base/index.ts';
import { type CliIo, type HouseWork, run } from '../../src/cli/index.ts';
import type { OutboundMessage } from '../../src/domain/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

let open: OpenHouse;
let folder: string;
beforeEach(async () => {
  open = await openHouse();
  folder = mkdtempSync(join(tmpdir(), 'hearth-cli-'));
});
afterEach(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

interface Around {
  readonly env?: Record<string, string>;
  /** Lines that a person types at the terminal; without them standard input is no terminal. */
  readonly typed?: readonly string[];
  readonly house?: Partial<HouseWork>;
  readonly outputIsTerminal?: true;
}

async function hearth(argv: readonly string[], around: Around = {}): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const unexpected = async () => {
    throw new Error('not asked for in this test');
  };
  const io: CliIo = {
    env: around.env ?? { HEARTH_URL: open.url, HEARTH_TOKEN: open.owner },
    cwd: folder,
    stdout: { write: (text) => out.push(text), isTTY: around.outputIsTerminal === true },
    stderr: { write: (text) => err.push(text) },
    stdin: Object.assign(Readable.from((around.typed ?? []).map((line) => Buffer.from(`${line}\n`))), {
      isTTY: around.typed !== undefined,
    }),
    clock: systemClock,
    version: '0.1.0',
    tokenFile: 'command-line.token',
    addressFile: 'command-line.url',
    house: {
      startHub: unexpected,
      understand: unexpected,
      runService: unexpected,
      runAgents: unexpected,
      runSatellite: unexpected,
      runRecogniser: unexpected,
      installVoice: unexpected,
      voiceStatus: unexpected,
      testVoice: unexpected,
      backup: unexpected,
      restore: unexpected,
      doctor: unexpected,
      serveMcp: unexpected,
      roles: unexpected,
      demo: unexpected,
      writeNew: unexpected,
      ...around.house,
    },
  };
  const exit = await run(argv, io);
  return { exit, out: out.join(''), err: err.join('') };
}

const action = (text: string, status: 'running' | 'done' | 'failed') => ({
  text,
  call: { service: 'light', method: 'turn_off', args: {} },
  status,
  attempts: 1,
  ...(status === 'failed' ? { error: { code: 'failed', message: 'the lamp did not answer' } } : {}),
});

describe('H37 hearth say', () => {
  it('says the words, prints the answer and ends with 0', async () => {
    const ran = await hearth(['say', 'hello', 'house']);
    expect(ran).toEqual({ exit: 0, out: 'You said: hello house\n', err: '' });
    expect(open.house.received[0]).toMatchObject({
      text: 'hello house',
      conversation: 'cli',
      person: 'alex',
    });
  });

  it('prints each action as it ends, and ends with 1 when something failed', async () => {
    const running = hearth(['say', 'both lamps slowly']);
    while (open.house.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const group = (status: 'running' | 'failed') => [
      {
        process: 'p',
        status: 'RUNNING' as const,
        actions: [action('desk lamp off', 'done'), action('hall lamp off', status)],
      },
    ];
    open.house.setGroups('turn_1', group('running'));
    open.house.setGroups('turn_1', group('failed'));
    await open.house.finish('turn_1', 'The hall lamp did not answer.', 'failed');
    expect(await running).toEqual({
      exit: 1,
      out: '  ✓ desk lamp off\n  ✗ hall lamp off: the lamp did not answer\nThe hall lamp did not answer.\n',
      err: '',
    });
  });

  it('prints words that ask for several things once for all that come to the same end', async () => {
    const running = hearth(['say', 'all lamps slowly']);
    while (open.house.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const actions = [
      action('all lamps off', 'done'),
      action('all lamps off', 'failed'),
      action('all lamps off', 'done'),
    ];
    open.house.setGroups('turn_1', [{ process: 'p', status: 'RUNNING' as const, actions }]);
    await open.house.finish('turn_1', 'The hall lamp did not answer.', 'failed');
    expect((await running).out).toBe(
      '  ✓ all lamps off\n  ✗ all lamps off: the lamp did not answer\nThe hall lamp did not answer.\n',
    );
  });

  it('prints the question and how to answer it, and ends with 3; the answer is then accepted', async () => {
    const ran = await hearth(['say', 'ask me']);
    expect(ran.exit).toBe(3);
    expect(ran.out).toBe('Open the garage door? (yes / no)\nAnswer with: hearth answer wait_2 yes\n');
    expect(await hearth(['answer', 'wait_2', 'yes'])).toMatchObject({ exit: 0, out: 'Accepted.\n' });
    const again = await hearth(['answer', 'wait_2', 'yes']);
    expect(again).toMatchObject({ exit: 1, err: 'This question has been answered already.\n' });
  });

  describe('H31 what the house kept for whoever says it', () => {
    const kept: OutboundMessage = {
      ...{ id: 'm1', turn: null, channel: 'schedule', conversation: '', person: 'alex', type: 'notice' },
      text: 'The blind did not open.',
    };
    const terminal = { outputIsTerminal: true } as const;
    beforeEach(async () => {
      expect(await open.switchboard.deliver(kept)).toMatchObject({ delivered: false });
    });

    it('is shown behind the answer, once', async () => {
      const ran = await hearth(['say', 'hello'], terminal);
      expect(ran).toEqual({ exit: 0, out: 'You said: hello\n! The blind did not open.\n', err: '' });
      expect((await hearth(['say', 'hello'], terminal)).out).toBe('You said: hello\n');
      expect(open.switchboard.kept).toBe(0);
    });

    it('waits on where nobody reads the output: another program, a file, JSON', async () => {
      expect((await hearth(['say', 'hello'])).out).toBe('You said: hello\n');
      expect((await hearth(['say', 'hello', '--json'], terminal)).out).not.toContain('blind');
      expect(open.switchboard.kept).toBe(1);
    });

    it('waits on where it is for somebody else', async () => {
      await open.switchboard.deliver({ ...kept, id: 'm2', person: 'sam', text: 'The gate did not shut.' });
      const { out } = await hearth(['say', 'hello'], terminal);
      expect(out).toBe('You said: hello\n! The blind did not open.\n');
      expect(open.switchboard.kept).toBe(1);
    });

    it('leaves it to the sentence to tell that nobody answers', async () => {
      const env = { HEARTH_URL: 'http://127.0.0.1:9', HEARTH_TOKEN: open.owner };
      const ran = await hearth(['say', 'hello'], { ...terminal, env });
      expect(ran).toEqual({ ...(await hearth(['say', 'hello'], { env })), exit: 4 });
      expect(open.switchboard.kept).toBe(1);
    });
  });

  it('says so and ends with 1 when it takes longer than it may', async () => {
    const ran = await hearth(['say', 'go slowly', '--wait', '0.05']);
    expect(ran.exit).toBe(1);
    expect(ran.out).toContain('Not finished after 0.05 s; it goes on.');
  });

  it('gives the whole turn with --json', async () => {
    const ran = await hearth(['say', 'hello', '--json']);
    expect(JSON.parse(ran.out)).toMatchObject({ turn: 'turn_1', status: 'done', reply: 'You said: hello' });
  });

  it('refuses a wait that is no number, before anything is said', async () => {
    const ran = await hearth(['say', 'hello', '--wait', 'soon']);
    expect(ran).toMatchObject({ exit: 2, err: expect.stringContaining('no number of seconds') });
    expect(open.house.received).toEqual([]);
  });
});

describe('H37 hearth goals and hearth reach', () => {
  it('lists the goals, and has one reached by its name or by what is wanted in words', async () => {
    const listed = await hearth(['goals']);
    expect(listed.out).toMatch(/night +the house is secure +lock up/);
    await hearth(['reach', 'night', '--wait', '0.05']);
    const ran = await hearth(['reach', 'lock', 'up', 'please']);
    expect(ran).toMatchObject({ exit: 0, out: 'You said: lock up please\n' });
    expect(open.house.started).toEqual([
      { type: 'goal', goal: 'night' },
      { type: 'intent', intent: 'lock up please' },
    ]);
  });
});

describe('H37 hearth agents', () => {
  it('lists what can be started, and starts one with its input', async () => {
    const listed = await hearth(['agents', 'list']);
    expect(listed.out).toMatch(/^AGENT +INPUT +WHAT IT DOES\nnight +Sees to it/);
    expect((await hearth(['agents', 'list', '--json'])).out).toContain('"properties"');
    await hearth(['agents', 'start', 'night', '{"room": "hall"}', '--wait', '0.05']);
    expect(open.house.started).toEqual([{ type: 'agent', agent: 'night', input: { room: 'hall' } }]);
    expect(await hearth(['agents', 'start', 'night', '{'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('The second argument is not JSON'),
    });
  });

  it('runs the agents of files: "run" may be left out', async () => {
    const asked: unknown[] = [];
    const runAgents = async (options: unknown) => asked.push(options);
    for (const argv of [
      ['kitchen.mjs', 'porch.mjs', '--draw'],
      ['run', 'kitchen.mjs', '--name', 'one'],
    ])
      await hearth(['agents', ...argv], { house: { runAgents } });
    expect(asked).toEqual([
      { files: ['kitchen.mjs', 'porch.mjs'], draw: true, json: false },
      { files: ['kitchen.mjs'], name: 'one', json: false },
    ]);
  });
});

describe('H37 hearth call', () => {
  const risky = () => {
    open.house.respond = ({ options }) =>
      options.confirm === 'grant'
        ? { ok: true, result: { unlocked: true } }
        : {
            ok: false,
            error: {
              code: 'confirmation-needed',
              message: 'Needs a yes',
              data: { confirm: { token: 'grant', question: 'Unlock the front door?' } },
            },
          };
  };

  it('calls the method and prints its result', async () => {
    open.house.respond = () => ({ ok: true, result: { changed: [] } });
    const ran = await hearth([
      'call',
      'light.turn_off',
      '{"target":{"area":"garage"}}',
      '--json',
      '--key',
      'k',
    ]);
    expect(ran).toEqual({ exit: 0, out: '{"result":{"changed":[]}}\n', err: '' });
    expect(open.house.calls[0]).toMatchObject({
      service: 'light',
      method: 'turn_off',
      params: { target: { area: 'garage' } },
      options: { idempotencyKey: 'k' },
    });
  });

  it('H09 asks before a risky call at a terminal, and does what the person says', async () => {
    risky();
    const yes = await hearth(['call', 'lock.unlock', '{}'], { typed: ['y'] });
    expect(yes.exit).toBe(0);
    expect(yes.out).toContain('Unlock the front door? [y/N] ');
    expect(yes.out).toContain('"unlocked": true');
    const no = await hearth(['call', 'lock.unlock', '{}'], { typed: ['n'] });
    expect(no).toMatchObject({ exit: 3, err: expect.stringContaining('Not done. Unlock the front door?') });
  });

  it('H09 without a terminal it does nothing and says how to confirm; --yes confirms', async () => {
    risky();
    const asked = await hearth(['call', 'lock.unlock']);
    expect(asked).toMatchObject({ exit: 3, err: expect.stringContaining('--yes') });
    expect(open.house.calls.every(({ options }) => options.confirm === undefined)).toBe(true);
    expect((await hearth(['call', 'lock.unlock', '--yes'])).exit).toBe(0);
  });

  it('names every fault of the parameters and ends with 2', async () => {
    open.house.respond = () => ({
      ok: false,
      error: {
        code: 'invalid-params',
        message: 'Invalid params',
        data: { errors: [{ path: '/brightness', message: 'is above 100' }] },
      },
    });
    const ran = await hearth(['call', 'light.set', '{"brightness":400}']);
    expect(ran).toEqual({ exit: 2, out: '', err: 'Invalid params\n  /brightness is above 100\n' });
    const json = await hearth(['call', 'light.set', '{"brightness":400}', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({
      error: { code: 'invalid-params', errors: [{ path: '/brightness' }] },
    });
  });

  it('refuses what is not JSON and what is no method, without calling', async () => {
    expect(await hearth(['call', 'light.set', '{brightness'])).toMatchObject({ exit: 2 });
    expect(await hearth(['call', 'lightset'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('SERVICE.METHOD'),
    });
    expect(open.house.calls).toEqual([]);
  });
});

describe('H37 what is', () => {
  it('lists services and devices as tables', async () => {
    expect((await hearth(['services'])).out).toBe(
      'SERVICE  INSTANCE  STATE   METHODS\nlight    hub       online  turn_off\n',
    );
    expect((await hearth(['devices'])).out).toBe(
      'NAME          AREA    KIND   STATE\nGarage Light  garage  light  on\n',
    );
  });

  it('lists reminders, events and processes, and says when there are none', async () => {
    open.house.respond = ({ service }) => ({
      ok: true,
      result:
        service === 'reminders'
          ? { reminders: [{ id: 'r1', text: 'trash\u001b[31m', at: '2026-03-11T08:00:00+01:00' }] }
          : { events: [] },
    });
    const reminders = await hearth(['reminders']);
    expect(reminders.out).toContain('2026-03-11 08:00  trash [31m');
    expect(await hearth(['calendar'])).toMatchObject({ exit: 0, out: 'No events.\n' });
    expect((await hearth(['processes'])).out).toBe('Nothing has run yet.\n');
    await hearth(['say', 'ask me']);
    expect((await hearth(['processes'])).out).toContain('turn_1.p');
    const one = await hearth(['processes', 'turn_1.p']);
    expect(one.out).toContain('hearth answer wait_2 yes');
    expect((await hearth(['processes', 'none'])).exit).toBe(1);
  });

  it('tells what a day at home needs, in the time of the home and by names', async () => {
    const results: Record<string, object> = {
      timer: { timers: [{ id: 't1', name: 'pasta', state: 'running', remaining_seconds: 545 }] },
      alarm: { alarms: [{ id: 'a1', name: null, state: 'set', words: 'tomorrow at 6:30' }] },
      scene: { scenes: [{ name: 'movie time', devices: 3 }] },
      list: { lists: [{ list: 'shopping', open: 2 }] },
      schedule: { schedules: [{ id: 's1', text: 'the porch light', at: '2026-03-11T21:00:00-04:00' }] },
      email: {
        mails: [{ id: 'm1', at: '2026-03-11T21:00:00-04:00', to: ['Sam'], subject: 'Hello', fate: 'sent' }],
      },
    };
    open.house.respond = ({ service }) => ({ ok: true, result: (results[service] ?? {}) as never });
    const told = async (...args: string[]) => (await hearth(args)).out;
    expect(await told('timers')).toBe('TIMER  STATE    LEFT\npasta  running  9:05\n');
    expect(await told('alarms')).toBe('ALARM  WHEN              STATE\nalarm  tomorrow at 6:30  set\n');
    expect(await told('scenes')).toBe('SCENE       DEVICES\nmovie time  3\n');
    expect(await told('lists')).toBe('LIST      STILL TO GET\nshopping  2\n');
    expect(await told('schedules')).toContain('2026-03-11 21:00  the porch light');
    expect(await told('mailbox')).toContain('2026-03-11 21:00  Sam  Hello    sent');
    expect(await told('areas')).toContain('garage');
    expect(await told('people')).not.toContain('@');
    expect(await told('questions')).toBe('No questions.\n');
    await hearth(['say', 'ask me']);
    expect(await told('questions')).toContain('hearth answer wait_');
    expect(await told('log')).toContain('ask me');
  });

  it('says it in a room, as somebody, in a talk of its own, and takes back in that talk', async () => {
    await hearth(['say', 'turn on the lamp', '--room', 'kitchen', '--conversation', 'evening']);
    expect(open.house.received.at(-1)).toMatchObject({ area: 'kitchen', conversation: 'evening' });
    await hearth(['undo', '--conversation', 'evening']);
    expect(open.house.received.at(-1)).toMatchObject({ text: 'undo that', conversation: 'evening' });
  });

  it('sets a thing of the simulated home by hand, breaks it and mends it', async () => {
    await hearth(['simulate', 'Front Door Contact', 'door=true']);
    await hearth(['simulate', 'Desk Lamp', '--break', 'silent']);
    await hearth(['simulate', 'Desk Lamp', '--mend']);
    const target = { name: 'Desk Lamp' };
    expect(open.house.calls.map(({ service, method, params }) => ({ service, method, params }))).toEqual([
      {
        service: 'simulated',
        method: 'set',
        params: { target: { name: 'Front Door Contact' }, state: { door: true } },
      },
      { service: 'simulated', method: 'break', params: { target, fault: 'silent' } },
      { service: 'simulated', method: 'mend', params: { target } },
    ]);
    expect((await hearth(['simulate', 'Desk Lamp', 'bright'])).exit).toBe(2);
  });

  it('finds the hub by its port alone', async () => {
    const port = new URL(open.url).port;
    expect(
      (await hearth(['areas'], { env: { HEARTH_HTTP_PORT: port, HEARTH_TOKEN: open.owner } })).exit,
    ).toBe(0);
  });

  it('prints one JSON value for every list with --json', async () => {
    for (const list of ['services', 'devices', 'reminders', 'calendar', 'processes']) {
      const ran = await hearth([list, '--json']);
      expect(ran.exit).toBe(0);
      expect(JSON.parse(ran.out)).toBeTypeOf('object');
    }
  });
});

describe('H42 hearth token', () => {
  it('says of a token that has ended when it did', async () => {
    await open.close();
    const clock = new ManualClock();
    open = await openHouse({ clock });
    const { secret } = open.tokens.issue({
      name: 'visitor',
      role: 'adult',
      expiresAt: '2026-03-11T00:00:00Z',
    });
    await clock.advance(2 * 60 * 60_000);
    const ran = await hearth(['devices'], { env: { HEARTH_URL: open.url, HEARTH_TOKEN: secret } });
    expect(ran.exit).toBe(1);
    expect(ran.err).toContain('The token "visitor" ended on 2026-03-11T00:00:00.000Z');
  });

  it('makes a token that works, lists it without its secret, and revokes it', async () => {
    const made = await hearth(['token', 'new', 'tablet', '--person', 'sam', '--role', 'child']);
    const secret = made.out.trim();
    expect(made.exit).toBe(0);
    expect(made.err).toContain('not shown again');
    expect((await open.ask('/v1/devices', { token: secret })).status).toBe(200);
    const list = await hearth(['token', 'list']);
    expect(list.out).toContain('tablet');
    expect(list.out).not.toContain(secret);
    expect(await hearth(['token', 'revoke', 'tablet'])).toMatchObject({ exit: 0, out: 'Revoked.\n' });
    expect((await hearth(['token', 'revoke', 'tablet'])).exit).toBe(1);
    expect((await hearth(['token', 'new', 'x', '--role', 'king'])).exit).toBe(2);
  });

  it('makes a token that ends after a time or with a day, and shows when it does and where it was used', async () => {
    const made = await hearth(['token', 'new', 'visitor', '--role', 'guest', '--expires', '7d', '--json']);
    const { expiresAt, secret } = JSON.parse(made.out) as { expiresAt: string; secret: string };
    const days = (Date.parse(expiresAt) - systemClock.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    await open.ask('/v1/waits', { token: secret });
    const list = await hearth(['token', 'list']);
    expect(list.out.split('\n')[0]).toMatch(/ENDS +USED +FROM/);
    expect(list.out.split('\n').find((line) => line.startsWith('visitor'))).toMatch(
      new RegExp(`${expiresAt} +20\\d\\d-\\S+ +127\\.0\\.0\\.1`),
    );
    const dated = await hearth(['token', 'new', 'until the day', '--expires', '2399-12-24']);
    expect(dated.err).toContain('until 2399-12-24T23:59:59.999Z');
    const past = await hearth(['token', 'new', 'late', '--expires', '2020-01-01']);
    expect(past).toMatchObject({ exit: 2, err: expect.stringContaining('must be later than now') });
    for (const nonsense of ['tomorrow', '2026-13-45', '0d', '-P1D', `P${'9'.repeat(30)}D`])
      expect((await hearth(['token', 'new', 'never', '--expires', nonsense])).exit).toBe(2);
    expect(open.tokens.list().map(({ name }) => name)).not.toContain('never');
  });
});

describe('H37 finding the hub', () => {
  it('ends with 4 and a hint when nobody listens', async () => {
    const env = { HEARTH_URL: 'http://127.0.0.1:9', HEARTH_TOKEN: 'x' };
    for (const argv of [['say', 'hello'], ['devices'], ['call', 'light.get'], ['token', 'list']]) {
      const ran = await hearth(argv, { env });
      expect(ran.exit).toBe(4);
      expect(ran.err).toContain('Is the hub up? Start it with "npm start"');
    }
    const json = await hearth(['devices', '--json'], { env });
    expect(JSON.parse(json.out)).toMatchObject({ error: { code: 'unreachable' } });
  });

  it('takes the command line’s token from the data folder, named or the usual one', async () => {
    open.tokens.writeCommandLineToken(join(folder, 'command-line.token'), 'alex');
    const env = { HEARTH_URL: open.url };
    expect((await hearth(['devices', '--data', folder], { env })).exit).toBe(0);
    expect((await hearth(['devices'], { env: { ...env, HEARTH_DATA: folder } })).exit).toBe(0);
    const without = await hearth(['devices'], { env });
    expect(without).toMatchObject({ exit: 1, err: expect.stringContaining('HEARTH_TOKEN') });
  });

  it('says that HEARTH_URL is no address', async () => {
    expect(await hearth(['devices'], { env: { HEARTH_URL: 'hub:8420' } })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('It looks like http://127.0.0.1:8420'),
    });
  });
});

describe('H37 usage', () => {
  it('ends with 2 for what it does not know, with a suggestion, and 0 for help and version', async () => {
    expect(await hearth(['divices'])).toMatchObject({ exit: 2, err: expect.stringContaining('devices') });
    expect((await hearth([])).exit).toBe(2);
    expect((await hearth(['say'])).exit).toBe(2);
    expect((await hearth(['devices', '--nonsense'])).exit).toBe(2);
    expect((await hearth(['token', 'nonsense'])).exit).toBe(2);
    expect(await hearth(['--version'])).toMatchObject({ exit: 0, out: '0.1.0\n' });
    const help = await hearth(['--help']);
    expect(help.exit).toBe(0);
    for (const name of [
      'up',
      'say',
      'services',
      'call',
      'devices',
      'reminders',
      'calendar',
      'processes',
      'answer',
      'understand',
      'service',
      'token',
      'backup',
      'restore',
      'doctor',
      'demo',
    ])
      expect(help.out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    expect(help.out).toContain('4 hub not reachable');
  });

  it('every command takes --json', async () => {
    for (const name of [
      'up',
      'say',
      'services',
      'call',
      'devices',
      'reminders',
      'calendar',
      'processes',
      'answer',
      'understand',
      'service',
      'backup',
      'restore',
      'doctor',
      'demo',
    ])
      expect((await hearth([name, '--help'])).out).toContain('--json');
    for (const name of ['new', 'list', 'revoke'])
      expect((await hearth(['token', name, '--help'])).out).toContain('--json');
  });
});

describe('H37 work in this process', () => {
  it('hands its options on and gives back the exit code', async () => {
    const asked: unknown[] = [];
    const note = (exit: number) => async (options: unknown) => {
      asked.push(options);
      return exit;
    };
    const house = {
      understand: note(0),
      runService: note(0),
      backup: note(0),
      restore: note(1),
      doctor: note(1),
      demo: note(0),
    };
    expect(
      (await hearth(['understand', '--home', 'h.json', '--now', '2026-03-10T22:30:00Z'], { house })).exit,
    ).toBe(0);
    await hearth(['service', 'light', '--broker', 'mqtt://hub:1883'], { house });
    await hearth(['backup', 'b.db', '--data', 'd'], { house });
    expect((await hearth(['restore', 'b.db'], { house })).exit).toBe(1);
    await hearth(['doctor', '--json'], { house });
    await hearth(['demo'], { house });
    expect(asked).toEqual([
      { home: 'h.json', now: '2026-03-10T22:30:00Z' },
      { name: 'light', broker: 'mqtt://hub:1883', json: false },
      { file: 'b.db', data: 'd', json: false },
      { file: 'b.db', json: false },
      { json: true, version: '0.1.0' },
      { json: false },
    ]);
  });

  it('tells a typed error with its faults and hint, and ends with 2 for a wrong configuration', async () => {
    const ran = await hearth(['up'], {
      house: {
        startHub: async () => {
          throw new HearthError('config-invalid', 'hearth.yaml has faults', {
            faults: [{ path: 'bus.port', message: '99999 is too large', hint: 'at most 65535' }],
            hint: 'Nothing was started.',
          });
        },
      },
    });
    expect(ran).toEqual({
      exit: 2,
      out: '',
      err: 'hearth.yaml has faults\n  bus.port 99999 is too large (at most 65535)\nNothing was started.\n',
    });
  });

  it('runs the hub until it ends, showing the address; a fresh owner’s token is shown at a terminal only, elsewhere its file', async () => {
    const startHub = async () => ({
      url: open.url,
      token: open.owner,
      ownerToken: { secret: 'hearth_fresh', file: '/var/lib/hearth/owner.token' },
      ended: Promise.resolve(0),
      close: async () => {},
    });
    const ran = await hearth(['up'], { house: { startHub } });
    expect(ran.exit).toBe(0);
    expect(ran.out).toContain(`Hearth is up: ${open.url}\n`);
    expect(ran.out).toContain('The owner’s token is in /var/lib/hearth/owner.token');
    const json = await hearth(['up', '--json'], { house: { startHub } });
    expect(JSON.parse(json.out)).toEqual({ url: open.url, ownerTokenFile: '/var/lib/hearth/owner.token' });
    for (const { out, err } of [ran, json]) expect(out + err).not.toContain('hearth_fresh');
    const seen = await hearth(['up'], { house: { startHub }, outputIsTerminal: true });
    expect(seen.out).toContain('The owner’s token: hearth_fresh (also in /var/lib/hearth/owner.token)');
  });

  it('takes sentences at a terminal and closes the hub at the end of the input', async () => {
    let closed = false;
    const startHub = async () => ({
      url: open.url,
      token: open.owner,
      ended: new Promise<number>(() => {}),
      close: async () => {
        closed = true;
      },
    });
    const ran = await hearth(['up'], {
      house: { startHub },
      typed: ['hello', '', 'refuse this', 'and goodbye'],
    });
    expect(ran.exit).toBe(0);
    expect(ran.out).toContain('> You said: hello\n> ');
    expect(ran.out).toContain('You said: and goodbye');
    expect(ran.err).toContain('The house is full\nSay it again later.');
    expect(closed).toBe(true);
  });
});
