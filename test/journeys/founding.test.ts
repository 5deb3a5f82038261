import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOUNDING_SENTENCE } from '../../src/app/demo.ts';
import type { TurnView } from '../../src/domain/index.ts';
import { startTestHub, type TestHub, until } from '../kit/hub.ts';
import { MailServer } from '../kit/servers/smtp.ts';
import { Lamp } from '../kit/things/lamp.ts';

interface Reminder {
  readonly text: string;
  readonly at: string;
}

let mail: MailServer;
let hub: TestHub;
let lamp: Lamp;

async function openHouse(): Promise<void> {
  mail = await new MailServer().start();
  hub = await startTestHub({
    config: {
      home: { areas: ['garage', 'kitchen'] },
      devices: { simulated: false },
      email: { smtp: { host: '127.0.0.1', port: mail.port }, from: 'hub@example.com' },
      light: { seenWithinMs: 300 },
    },
  });
  lamp = new Lamp({ url: hub.brokerUrl, id: 'garage_lamp', name: 'Garage Lamp', area: 'Garage' });
  await lamp.ready();
  await until(
    () =>
      hub.doorway
        .devices()
        .find((device) => device.name === 'Garage Lamp' && device.report?.state['on'] === true),
    'the lamp is known and on',
  );
}

async function closeHouse(): Promise<void> {
  await lamp.close();
  await hub.stop();
  await mail.stop();
}

async function say(text: string, wait = 20): Promise<TurnView> {
  const response = await hub.ask('/v1/messages', {
    method: 'POST',
    headers: { prefer: `wait=${wait}` },
    body: JSON.stringify({ text, person: 'alex' }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as TurnView;
}

async function reminders(): Promise<readonly Reminder[]> {
  const response = await hub.ask('/v1/reminders');
  return ((await response.json()) as { reminders: Reminder[] }).reminders;
}

/** The date in the home's zone. */
function dayAt(at: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format(at);
}

/** Until three at night the coming morning is today's. */
function comingMorning(): string {
  return dayAt(Date.now() + 21 * 3_600_000);
}

describe('the founding sentence over real MQTT and a real mail server', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);

  let turn: TurnView;
  it('H01 H12 H17 A02 A03 A05 gives one command, the lamp seen off, then exactly one mail, one reminder, and status done', async () => {
    turn = await say(FOUNDING_SENTENCE);
    expect(turn.status).toBe('done');
    expect(
      turn.groups.map((group) =>
        group.actions.map((action) => `${action.call.service}.${action.call.method}`),
      ),
    ).toEqual([['light.turn_off', 'email.send'], ['reminders.create']]);
    expect(lamp.on).toBe(false);
    expect(lamp.commands).toHaveLength(1);
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.to).toEqual(['alex@example.com']);
    expect(mail.mails[0]?.raw).toContain('The garage lamp is off');
  });

  it('H21 sets the reminder for the coming morning in the home’s zone', async () => {
    const [trash, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(trash?.text).toBe('take out the trash');
    const hour = Number(trash?.at.slice(11, 13));
    expect(hour).toBeGreaterThanOrEqual(5);
    expect(hour).toBeLessThan(12);
    expect(trash?.at.slice(0, 10)).toBe(comingMorning());
  });

  it('A24 A36 answers with what was seen, and the words chosen for “in the morning”', () => {
    expect(turn.reply).toContain('The garage lamp is off.');
    expect(turn.reply).toContain('The mail to you is sent.');
    const day = comingMorning() === dayAt(Date.now()) ? 'today' : 'tomorrow';
    expect(turn.reply).toContain(`I'll remind you ${day} at 8:00 to take out the trash`);
  });

  it('A31 shows evidence for each action, folded from the journal, the same whenever it is asked', async () => {
    const again = (await (await hub.ask(`/v1/turns/${turn.turn}`)).json()) as TurnView;
    expect(again).toEqual(turn);
    for (const action of again.groups.flatMap((group) => group.actions))
      expect(action).toMatchObject({ status: 'done', attempts: 1, evidence: expect.anything() });
  });

  it('A01 the same external id gives the same turn, and nothing happens twice', async () => {
    const body = JSON.stringify({ text: 'turn on the garage lamp', person: 'alex', externalId: 'wish-1' });
    const told = lamp.commands.length;
    const first = (await (
      await hub.ask('/v1/messages', { method: 'POST', headers: { prefer: 'wait=10' }, body })
    ).json()) as TurnView;
    const second = (await (
      await hub.ask('/v1/messages', { method: 'POST', headers: { prefer: 'wait=10' }, body })
    ).json()) as TurnView;
    expect(second.turn).toBe(first.turn);
    expect(lamp.on).toBe(true);
    expect(lamp.commands.length - told).toBe(1);
  });

  it('E08 understands “turn it off again” from the talk before', async () => {
    const view = await say('turn it off again');
    expect(view.status).toBe('done');
    expect(lamp.on).toBe(false);
  });

  it('names what it did not understand and does nothing with it', async () => {
    const told = lamp.commands.length;
    const view = await say('frobnicate the garage lamp sideways');
    expect(view.unread.length).toBeGreaterThan(0);
    expect(view.reply).toContain("I didn't understand");
    expect(lamp.commands.length).toBe(told);
  });
});

describe('a lamp that never answers', () => {
  beforeAll(openHouse);
  afterAll(closeHouse);

  it('H17 A26 A29 is named, after four tries the person is asked, its mail is not sent, and the reminder is still set', async () => {
    lamp.silent = true;
    const view = await say(FOUNDING_SENTENCE);
    expect(view.status).toBe('waiting');
    expect(view.groups[0]?.actions[0]).toMatchObject({
      status: 'waiting',
      attempts: 4,
      error: { message: 'The garage lamp did not answer.' },
    });
    expect(view.waits).toHaveLength(1);
    expect(view.waits[0]?.prompt).toContain('garage lamp');
    expect(view.waits[0]?.options).toEqual(['try again', 'skip', 'stop']);
    expect(mail.mails).toHaveLength(0);
    expect(await reminders()).toHaveLength(1);
    expect(view.reply).toBeNull();
  });

  it('A20 A22 A30 A35 goes on from there when the person answers in the same talk, with fresh tries', async () => {
    lamp.silent = false;
    const view = await say('try again');
    const done = await until(async () => {
      const now = (await (await hub.ask(`/v1/turns/${view.turn}`)).json()) as TurnView;
      return now.status === 'done' ? now : undefined;
    }, 'the turn is done');
    expect(done.reply).toContain('The garage lamp is off.');
    expect(lamp.on).toBe(false);
    expect(mail.mails).toHaveLength(1);
    expect(await reminders()).toHaveLength(1);
  });
});
