import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { email } from '../../services/email/index.ts';
import { type Json, systemClock } from '../../src/base/index.ts';
import { manifestOf } from '../../src/bus/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { type Emitted, OpenService, refusalOf } from '../kit/open-service.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { MailServer } from '../kit/servers/smtp.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let close: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of close.reverse()) await each();
  close = [];
});

async function openServer(): Promise<MailServer> {
  const server = await new MailServer().start();
  close.push(() => server.stop());
  return server;
}

interface HouseOptions {
  readonly clock?: ManualClock;
  readonly path?: string;
  readonly smtp?: object;
  readonly onEvent?: (emitted: Emitted) => void;
}

/** A house whose mail goes to the server; real time unless a clock is given. */
async function openHouse(server: MailServer | undefined, options: HouseOptions = {}) {
  const smtp = { host: '127.0.0.1', port: server?.port ?? 1, timeoutSeconds: 1, ...options.smtp };
  const config = {
    from: 'hub@example.com',
    allow: ['Friend@example.org'],
    ...(server === undefined ? {} : { smtp }),
  };
  const service = await OpenService.open(email, {
    clock: options.clock ?? systemClock,
    config,
    ...(options.path === undefined ? {} : { path: options.path }),
    ...(options.onEvent === undefined ? {} : { onEvent: options.onEvent }),
  });
  close.push(() => service.close());
  return service;
}

/** Moves the clock on until the server or the service has got somewhere; real sockets need real turns of the loop. */
async function advanceUntil(clock: ManualClock, stepMs: number, holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) {
    await clock.advance(stepMs);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Waits, without moving the clock, for the first try to be over. */
async function refusedOnce(house: OpenService): Promise<void> {
  const error = async () => (await house.call('mailbox', {})).mails[0]?.error;
  await expect.poll(error, { interval: 5 }).toBeTypeOf('string');
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-mail-'));
  close.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'a.db');
}

describe('H34 mail that leaves the house', () => {
  it('H34 is sent once, says so, and carries the headers of an automatic message', async () => {
    const server = await openServer();
    const house = await openHouse(server);
    const sent = await house.call('send', { to: ['me', 'Sam'], about: 'the garage lights are off' });
    expect(sent).toMatchObject({
      fate: 'sent',
      accepted: ['alex@example.com', 'sam@example.com'],
      refused: [],
      tries: 1,
    });
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: 'hub@example.com',
      to: ['alex@example.com', 'sam@example.com'],
      messageId: sent.message_id,
    });
    expect(mail!.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail!.raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
    expect(mail!.raw).toMatch(/^X-Hub-Loop: hub@example\.com\r$/m);
    expect(mail!.raw).toMatch(/^Date: /m);
    expect(mail!.raw).toMatch(/^Subject: the garage lights are off\r$/m);
    expect(mail!.raw).toMatch(/^The garage lights are off\.\r$/m);
    expect(await house.call('status', { id: sent.id })).toEqual(sent);
    expect(house.of('fate')).toEqual([]);
  });

  it('H05 sends one mail however often the same call comes', async () => {
    const server = await openServer();
    const house = await openHouse(server);
    const params = { to: ['me'], about: 'done' };
    const [first, second] = await Promise.all([
      house.call('send', params, { key: 'k' }),
      house.call('send', params, { key: 'k' }),
    ]);
    const third = await house.call('send', params, { key: 'k' });
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    expect(server.mails).toHaveLength(1);
    await house.call('send', params, { key: 'other' });
    expect(server.mails).toHaveLength(2);
  });

  it('H34 tries again while the server says later, and tells the fate when it took it', async () => {
    const server = await openServer();
    server.mood = { from: 450 };
    const clock = new ManualClock();
    const house = await openHouse(server, { clock });
    const sending = house.call('send', { to: ['me'], about: 'later' });
    await refusedOnce(house);
    await clock.advance(5000);
    const answer = await sending;
    expect(answer).toMatchObject({ fate: 'queued', accepted: [] });
    expect(answer.error).toMatch(/try again later/);
    server.mood = {};
    await advanceUntil(clock, 1000, () => house.of('fate').length > 0);
    expect(house.of('fate')).toEqual([
      expect.objectContaining({ id: answer.id, fate: 'sent', person: 'alex', message_id: answer.message_id }),
    ]);
    expect(server.mails.map((mail) => mail.messageId)).toEqual([answer.message_id]);
  });

  it('H34 waits for a server that is down and delivers when it is back, in order', async () => {
    const server = await openServer();
    await server.stop();
    const clock = new ManualClock();
    const house = await openHouse(server, { clock });
    const first = house.call('send', { to: ['me'], about: 'one' });
    const second = house.call('send', { to: ['me'], about: 'two' });
    await clock.advance(5000);
    expect((await first).fate).toBe('queued');
    expect((await second).fate).toBe('queued');
    await server.start();
    await advanceUntil(clock, 5000, () => server.mails.length === 2);
    expect(new Set(server.mails.map((mail) => mail.messageId)).size).toBe(2);
  });

  it('H34 breaks off a server that stalls after the text, and sends again under the same Message-ID', async () => {
    const server = await openServer();
    server.mood = { after: 'stall' };
    const clock = new ManualClock();
    const house = await openHouse(server, { clock, smtp: { timeoutSeconds: 0.2 } });
    const sending = house.call('send', { to: ['me'], about: 'x' });
    await server.until(() => server.connections === 1);
    await advanceUntil(
      clock,
      50,
      async () => (await house.call('mailbox', {})).mails[0]?.error !== undefined,
    );
    server.mood = {};
    await advanceUntil(clock, 1000, () => server.mails.length === 1);
    await clock.advance(10_000);
    expect((await sending).message_id).toBe(server.mails[0]!.messageId);
  });

  it('H34 sends the same Message-ID again when the server kept the mail and hung up before saying so', async () => {
    const server = await openServer();
    server.mood = { after: 'drop' };
    const clock = new ManualClock();
    const house = await openHouse(server, { clock });
    const sending = house.call('send', { to: ['me'], about: 'x' });
    await refusedOnce(house);
    server.mood = {};
    await advanceUntil(clock, 500, () => server.mails.length === 2);
    await clock.advance(10_000);
    await sending;
    expect(new Set(server.mails.map((mail) => mail.messageId)).size).toBe(1);
    await advanceUntil(clock, 1000, async () => (await house.call('mailbox', {})).mails[0].fate === 'sent');
  });

  it.each([
    ['the recipient', { rcpt: { 'alex@example.com': 550 } }],
    ['the sender', { from: 553 }],
    ['the text', { data: 554 }],
  ])('H34 gives up at once when the server refuses %s for good, and says why', async (_what, mood) => {
    const server = await openServer();
    server.mood = mood;
    const house = await openHouse(server);
    const refused = await refusalOf(house.call('send', { to: ['me'], about: 'x' }));
    expect(refused.code).toBe('failed');
    expect(refused.message).toMatch(/not here, not ever/);
    expect(refused.data).toMatchObject({ fate: 'failed', refused: [{ address: 'alex@example.com' }] });
    expect(server.mails).toEqual([]);
    expect(house.of('fate')).toEqual([]);
  });

  it('H34 keeps apart who took it, who refused it and who is to be tried again', async () => {
    const server = await openServer();
    server.mood = { rcpt: { 'sam@example.com': 550, 'friend@example.org': 451 } };
    const clock = new ManualClock();
    const house = await openHouse(server, { clock });
    const sending = house.call('send', { to: ['me', 'sam', 'friend@example.org'], about: 'x' });
    await refusedOnce(house);
    await clock.advance(5000);
    expect(await sending).toMatchObject({ fate: 'queued', accepted: ['alex@example.com'] });
    server.mood = {};
    await advanceUntil(clock, 1000, () => house.of('fate').length === 1);
    expect(house.of('fate')[0]).toMatchObject({
      fate: 'sent',
      accepted: ['alex@example.com', 'friend@example.org'],
      refused: [{ address: 'sam@example.com' }],
    });
    expect(server.mails.map((mail) => mail.to)).toEqual([['alex@example.com'], ['friend@example.org']]);
  });

  it('H34 gives up after a day, with ever longer waits, and tells it', async () => {
    const server = await openServer();
    await server.stop();
    const clock = new ManualClock();
    const house = await openHouse(server, { clock });
    const sending = house.call('send', { to: ['me'], about: 'x' });
    await refusedOnce(house);
    await clock.advance(5000);
    expect((await sending).fate).toBe('queued');
    const start = clock.now();
    const tries = async () => (await house.call('mailbox', {})).mails[0].tries as number;
    while (house.of('fate').length === 0) {
      const before = await tries();
      await advanceUntil(clock, MINUTE, async () => (await tries()) > before || house.of('fate').length > 0);
      await expect
        .poll(async () => (await house.call('mailbox', {})).mails[0].fate, { interval: 1 })
        .not.toBe('sending');
    }
    expect(house.of('fate')[0]).toMatchObject({
      fate: 'failed',
      error: expect.stringMatching(/ECONNREFUSED/),
    });
    expect((clock.now() - start) / HOUR).toBeGreaterThan(23.9);
    expect(await tries()).toBeGreaterThan(20);
    expect(await tries()).toBeLessThan(70);
  });

  it('H34 keeps on when the configured password or the greeting is refused', async () => {
    const server = await openServer();
    server.mood = { connect: 554 };
    const clock = new ManualClock();
    const house = await openHouse(server, { clock });
    const sending = house.call('send', { to: ['me'], about: 'x' });
    await advanceUntil(clock, 1000, async () => (await house.call('mailbox', {})).mails[0]?.tries >= 2);
    expect((await sending).fate).toBe('queued');
    server.mood = {};
    await advanceUntil(clock, 1000, () => server.mails.length === 1);
  });

  it('H34 outlives a database that cannot be written for a while', async () => {
    const server = await openServer();
    const clock = new ManualClock();
    const house = await openHouse(server, { clock });
    const full =
      "BEFORE UPDATE ON mail WHEN new.state = 'sent' BEGIN SELECT RAISE(ABORT, 'disk is full'); END";
    house.store.transaction(() => house.store.prepare(`CREATE TRIGGER full ${full}`).run());
    const sending = house.call('send', { to: ['me'], about: 'x' });
    await server.until(() => server.mails.length === 1);
    await expect.poll(() => clock.pending, { interval: 5 }).toBe(2);
    await clock.advance(5000);
    expect((await sending).fate).toBe('queued');
    house.store.transaction(() => house.store.prepare('DROP TRIGGER full').run());
    await advanceUntil(clock, 1000, () => house.of('fate').length === 1);
    expect(house.of('fate')[0]).toMatchObject({ fate: 'sent' });
    expect(new Set(server.mails.map((mail) => mail.messageId)).size).toBe(1);
  });

  it('H34 tells the fate after a restart when the hub stopped before it could', async () => {
    const server = await openServer();
    server.mood = { from: 450 };
    const clock = new ManualClock();
    const path = temporary();
    const first = await OpenService.open(email, {
      clock,
      path,
      config: { smtp: { host: '127.0.0.1', port: server.port }, from: 'hub@example.com' },
      onEvent: () => {
        throw new Error('the bus is away');
      },
    });
    const sending = first.call('send', { to: ['me'], about: 'x' });
    await advanceUntil(clock, 1000, async () => (await first.call('mailbox', {})).mails[0]?.tries >= 2);
    await sending;
    server.mood = {};
    await advanceUntil(clock, 1000, async () => (await first.call('mailbox', {})).mails[0].fate === 'sent');
    await first.close();
    const second = await openHouse(server, { clock, path });
    await advanceUntil(clock, 1000, () => second.of('fate').length === 1);
    expect(server.mails).toHaveLength(1);
  });
});

describe('H34 killed in the middle of sending', () => {
  it('H34 ends with each mail there, by Message-ID once, its fate stated, over several kill -9', async () => {
    const file = await bundle(join(import.meta.dirname, 'email-child.ts'));
    const server = await openServer();
    const path = temporary();
    const keys = Array.from({ length: 8 }, (_, index) => `k${index}`);
    for (const [round, mood] of [{ after: 'stall' }, { after: 'drop' }, { from: 450 }, {}, {}].entries()) {
      server.mood = mood as MailServer['mood'];
      const child = new Child(file, [path, String(server.port)]);
      const connections = server.connections;
      await child.line((line) => line === '"ready"');
      if (round < 2) for (const key of keys.slice(round * 4, round * 4 + 4)) child.write(key);
      await server.until(() => server.connections > connections);
      if (round < 4) await child.kill();
      else {
        for (const key of keys) child.write(key);
        await server.until(() => new Set(server.mails.map((mail) => mail.messageId)).size === keys.length);
        for (const key of keys) child.write(key);
        for (const key of keys)
          await child.line((line) => line.includes(`"${key}"`) && line.includes('"sent"'));
        await child.kill();
      }
    }
    const ids = new Set(server.mails.map((mail) => mail.messageId));
    expect(ids.size).toBe(keys.length);
    const subjects = new Set(server.mails.map((mail) => /^Subject: (.*)$/m.exec(mail.raw)?.[1]?.trim()));
    expect(subjects).toEqual(new Set(keys.map((key) => `number ${key}`)));
  });
});

describe('H34 without a mail server', () => {
  it('H34 keeps mails in the local mailbox, also for people without an address, and lists them', async () => {
    const house = await openHouse(undefined);
    const kept = await house.call('send', { to: ['me', 'Kim'], subject: 'Hello', body: 'Good morning' });
    expect(kept).toMatchObject({ fate: 'mailbox', accepted: ['alex@example.com', 'kim@home.invalid'] });
    await house.call('send', { to: ['sam'], about: 'two' });
    const { mails } = await house.call('mailbox', {});
    expect(mails.map((mail: { subject: string }) => mail.subject)).toEqual(['Hello', 'two']);
    expect(mails[0]).toMatchObject({ body: 'Good morning', from: 'hub@example.com' });
    expect((await house.call('mailbox', { after: mails[0].seq, limit: 5 })).mails).toEqual([mails[1]]);
    expect((await house.call('mailbox', { limit: 1 })).mails).toEqual([mails[1]]);
  });

  it('H09 asks before it writes to a stranger, and only then', async () => {
    const house = await openHouse(undefined);
    expect(house.risk('send', { to: ['me', 'sam@example.com'] })).toBe('none');
    expect(house.risk('send', { to: ['friend@example.org'] })).toBe('none');
    expect(house.risk('send', { to: ['me', 'someone@example.net'] })).toBe('confirm');
    expect(house.risk('send', { to: ['nobody'] })).toBe('none');
  });

  it('H04 names every bad recipient by its path', async () => {
    const house = await openHouse(undefined);
    const bad = ['bob', 'a@b@c', 'x@example.com\r\nBcc: y@example.com', 'me', '"q" <x@example.com>'];
    const refused = await refusalOf(house.call('send', { to: bad, about: 'x' }));
    expect(refused.code).toBe('invalid-params');
    expect(refused.faults.map((fault) => fault.path)).toEqual(['/to/0', '/to/1', '/to/2', '/to/4']);
    expect((await house.call('mailbox', {})).mails).toEqual([]);
  });

  it.each([
    [{ to: ['me'] }, '/body'],
    [{ to: [], about: 'x' }, '/to'],
    [{ about: 'x' }, '/to'],
    [{ to: ['me'], about: 'x', in_reply_to: '<a@b>\r\nX: y' }, '/in_reply_to'],
    [{ to: ['me'], about: 'x', cc: ['sam'] }, '/cc'],
  ])('H04 refuses %j at %s', async (params, path) => {
    const house = await openHouse(undefined);
    const refused = await refusalOf(house.call('send', params as Json));
    expect(refused.faults.map((fault) => fault.path)).toContain(path);
  });

  it('H34 says who has no address when mail would leave the house, and who "me" is not', async () => {
    const server = await openServer();
    const house = await openHouse(server);
    expect((await refusalOf(house.call('send', { to: ['kim'], about: 'x' }))).hint).toMatch(
      /Set "email" of kim/,
    );
    const nobody = { by: { kind: 'program' as const, id: 'script' } };
    expect((await refusalOf(house.call('send', { to: ['me'], about: 'x' }, nobody))).faults[0]?.path).toBe(
      '/to/0',
    );
    expect((await refusalOf(house.call('status', { id: 'mail_none' }))).code).toBe('not-found');
  });

  it('H02 describes itself as a manifest', () => {
    const { methods } = manifestOf(email, 'main');
    expect(methods['send']).toMatchObject({ effect: 'once', confirm: 'sometimes' });
    expect(methods['mailbox']?.llm).toBe(false);
  });
});

describe('H34 headers cannot be injected', () => {
  it('H34 whatever the subject, the mail has the headers of the house and no others', async () => {
    const server = await openServer();
    const house = await openHouse(server);
    const nasty = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom(
        'a\r\nBcc: evil@example.net',
        'a\nX-Evil: 1',
        'a\u2028Bcc: b',
        'a\r\n\r\nbody',
        '=?utf-8?q?=0D=0ABcc:_x?=',
      ),
    );
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (subject, about) => {
        const before = server.mails.length;
        await house.call('send', { to: ['me'], subject, body: `text ${about}` });
        const { raw, to } = server.mails[before]!;
        const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
        const names = head
          .split(/\r\n(?![ \t])/)
          .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
        expect(new Set(names)).toEqual(
          new Set([
            'auto-submitted',
            'x-auto-response-suppress',
            'x-hub-loop',
            'from',
            'to',
            ...(names.includes('subject') ? ['subject'] : []),
            'message-id',
            'date',
            'mime-version',
            'content-type',
            'content-transfer-encoding',
          ]),
        );
        expect(to).toEqual(['alex@example.com']);
      }),
      {
        numRuns: 10,
        examples: [
          ['a\r\nBcc: evil@example.net', 'a\r\n.\r\nQUIT'],
          ['=?utf-8?q?=0D=0ABcc:_x?=', 'x'],
        ],
      },
    );
  });
});
