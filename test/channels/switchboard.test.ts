import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../../src/base/index.ts';
import { type Door, EmailDoor, type Opening, Switchboard } from '../../src/channels/index.ts';
import type { ChannelName, OutboundMessage } from '../../src/domain/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { SmallHouse } from '../kit/doorway.ts';

/** A door that opens and shuts at the test's wish and remembers what went through. */
class SwingDoor implements Door {
  readonly through: OutboundMessage[] = [];
  isOpen = true;
  jams = false;
  #listener: (opening: Opening) => void = () => {};
  readonly channel: ChannelName;

  constructor(channel: ChannelName, isOpen = true) {
    this.channel = channel;
    this.isOpen = isOpen;
  }

  reaches(): boolean {
    return this.isOpen;
  }

  async deliver(message: OutboundMessage): Promise<'delivered' | 'unreachable'> {
    if (this.jams) throw new Error('jammed');
    if (!this.isOpen) return 'unreachable';
    this.through.push(message);
    return 'delivered';
  }

  onOpen(listener: (opening: Opening) => void): () => void {
    this.#listener = listener;
    return () => {};
  }

  open(): void {
    this.isOpen = true;
    this.#listener({ channel: this.channel, conversation: 'c', person: 'alex' });
  }
}

function message(over: Partial<OutboundMessage> = {}): OutboundMessage {
  return {
    id: 'm1',
    turn: 'turn_1',
    channel: 'mqtt',
    conversation: 'c',
    person: 'alex',
    type: 'reminder',
    text: 'Take out the trash.',
    ...over,
  };
}

function board(...doors: Door[]) {
  const clock = new ManualClock();
  const switchboard = new Switchboard({ clock, log: silentLogger, queueLengthMax: 5, memoryLengthMax: 50 });
  for (const door of doors) switchboard.add(door);
  return { switchboard, clock };
}

describe('the switchboard', () => {
  it('E05 replies go back by the door they came in by and by no other', async () => {
    const mqtt = new SwingDoor('mqtt', false);
    const socket = new SwingDoor('websocket');
    const { switchboard } = board(socket, mqtt);
    for (const type of ['progress', 'question', 'answer'] as const)
      expect(await switchboard.deliver(message({ id: type, type }))).toEqual({ delivered: false, by: null });
    expect(socket.through).toEqual([]);
    expect(switchboard.kept).toBe(2);
  });

  it('H25 a reminder goes to its own door if that reaches, else to the person’s others, quickest first', async () => {
    const mqtt = new SwingDoor('mqtt');
    const email = new SwingDoor('email');
    const socket = new SwingDoor('websocket');
    const { switchboard } = board(email, mqtt, socket);
    expect(await switchboard.deliver(message({ id: 'a' }))).toEqual({ delivered: true, by: 'mqtt' });
    mqtt.isOpen = false;
    expect(await switchboard.deliver(message({ id: 'b' }))).toEqual({ delivered: true, by: 'websocket' });
    socket.jams = true;
    expect(await switchboard.deliver(message({ id: 'c' }))).toEqual({ delivered: true, by: 'email' });
  });

  it('a message to nobody in particular does not wander to other people’s doors', async () => {
    const email = new SwingDoor('email');
    const { switchboard } = board(new SwingDoor('mqtt', false), email);
    expect((await switchboard.deliver(message({ person: null }))).delivered).toBe(false);
    expect(email.through).toEqual([]);
  });

  it('the answer to a stored command, which has no door of its own, goes where the person is', async () => {
    const socket = new SwingDoor('websocket');
    const { switchboard } = board(socket);
    expect(await switchboard.deliver(message({ channel: 'schedule', type: 'answer' }))).toEqual({
      delivered: true,
      by: 'websocket',
    });
  });

  it('keeps what reaches nobody and delivers it, in order and once, when a door opens', async () => {
    const mqtt = new SwingDoor('mqtt', false);
    const { switchboard } = board(mqtt);
    await switchboard.deliver(message({ id: 'a' }));
    await switchboard.deliver(message({ id: 'b', type: 'answer' }));
    await switchboard.deliver(message({ id: 'a' }));
    expect(switchboard.kept).toBe(2);
    mqtt.open();
    await switchboard.offerKept();
    expect(mqtt.through.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await switchboard.deliver(message({ id: 'a' }))).toEqual({ delivered: true, by: 'mqtt' });
    expect(mqtt.through).toHaveLength(2);
  });

  it('offers kept messages again from time to time, and drops progress that nobody hears', async () => {
    const mqtt = new SwingDoor('mqtt', false);
    const { switchboard, clock } = board(mqtt);
    await switchboard.deliver(message({ id: 'p', type: 'progress' }));
    await switchboard.deliver(message({ id: 'a' }));
    mqtt.isOpen = true;
    await clock.advance(60_000);
    expect(mqtt.through.map(({ id }) => id)).toEqual(['a']);
    switchboard.close();
    expect(clock.pending).toBe(0);
  });

  it('sends no mail of what is over soon, and keeps it for a quick door until then and no longer', async () => {
    const mqtt = new SwingDoor('mqtt', false);
    const send = vi.fn();
    const mail = new EmailDoor({
      people: () => [{ id: 'alex', name: 'Alex', email: 'alex@example.com', role: 'owner', aliases: [] }],
      send,
      log: silentLogger,
    });
    const { switchboard, clock } = board(mqtt, mail);
    const question = (id: string, minutes: number) =>
      message({ id, type: 'question', channel: 'schedule', until: clock.now() + minutes * 60_000 });
    expect(await switchboard.deliver(question('soon', 3))).toEqual({ delivered: false, by: null });
    await switchboard.deliver(question('later', 10));
    await clock.advance(5 * 60_000);
    mqtt.open();
    await switchboard.offerKept();
    expect(mqtt.through.map(({ id }) => id)).toEqual(['later']);
    expect(switchboard.kept).toBe(0);
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps a bounded number; the oldest is given up', async () => {
    const mqtt = new SwingDoor('mqtt', false);
    const { switchboard } = board(mqtt);
    for (let i = 0; i < 8; i++) await switchboard.deliver(message({ id: `m${i}` }));
    expect(switchboard.kept).toBe(5);
    mqtt.open();
    await switchboard.offerKept();
    expect(mqtt.through.map(({ id }) => id)).toEqual(['m3', 'm4', 'm5', 'm6', 'm7']);
  });

  it('for every order of deliveries and doors opening and shutting, no message leaves twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'open', 'shut'), fc.nat(1)), { maxLength: 30 }),
        async (steps) => {
          const doors = [new SwingDoor('mqtt', false), new SwingDoor('email', false)];
          const { switchboard } = board(...doors);
          const underway: Promise<unknown>[] = [];
          for (const [what, which] of steps) {
            const door = doors[which] as SwingDoor;
            if (what === 'open') door.open();
            else if (what === 'shut') door.isOpen = false;
            else underway.push(switchboard.deliver(message({ id: what })));
          }
          await Promise.all(underway);
          const ids = doors.flatMap((door) => door.through.map(({ id }) => id));
          expect(new Set(ids).size).toBe(ids.length);
          switchboard.close();
        },
      ),
      { numRuns: 100 },
    );
  });
});

const emailDoor = (house: SmallHouse) =>
  new EmailDoor({
    people: () => house.people(),
    send: (params, idempotencyKey) =>
      house.call(
        'email',
        'send',
        params as never,
        { kind: 'service', id: 'switchboard' },
        { idempotencyKey },
      ),
    log: silentLogger,
  });

describe('H34 mail as a door', () => {
  it('hands a reminder to the e-mail service under the message’s id, so that a repeat is no second mail', async () => {
    const house = new SmallHouse(new ManualClock());
    const door = emailDoor(house);
    expect(await door.deliver(message({ id: 'out_7' }))).toBe('delivered');
    expect(house.calls).toEqual([
      {
        service: 'email',
        method: 'send',
        params: { to: ['alex'], subject: 'Reminder: Take out the trash.', body: 'Take out the trash.' },
        by: { kind: 'service', id: 'switchboard' },
        options: { idempotencyKey: 'out_7' },
      },
    ]);
  });

  it('names a reminder as one in the subject, once', async () => {
    const house = new SmallHouse(new ManualClock());
    const door = emailDoor(house);
    await door.deliver(message({ text: `Reminder: ${'water the plants and '.repeat(5)}` }));
    const { subject } = house.calls[0]!.params as { subject: string };
    expect(subject).toMatch(/^Reminder: water the plants/);
    expect(subject).toHaveLength(70);
  });

  it('reaches people with an address, and sends neither progress nor answers to those who did not write', async () => {
    const house = new SmallHouse(new ManualClock());
    const door = emailDoor(house);
    expect(door.reaches(message({ person: 'sam' }))).toBe(false);
    expect(door.reaches(message({ type: 'progress' }))).toBe(false);
    expect(door.reaches(message({ type: 'answer' }))).toBe(false);
    expect(door.reaches(message({ type: 'answer', channel: 'email' }))).toBe(true);
    expect(door.reaches(message({ type: 'notice' }))).toBe(true);
  });

  it('is unreachable when the service refuses', async () => {
    const house = new SmallHouse(new ManualClock());
    house.respond = () => ({ ok: false, error: { code: 'target-offline', message: 'no e-mail service' } });
    const door = emailDoor(house);
    expect(await door.deliver(message())).toBe('unreachable');
  });
});
