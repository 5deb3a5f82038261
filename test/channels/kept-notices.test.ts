import { describe, expect, it } from 'vitest';
import { silentLogger } from '../../src/base/index.ts';
import { type DeliveryRules, type Door, KeptStore, Switchboard } from '../../src/channels/index.ts';
import type { ChannelName, OutboundMessage } from '../../src/domain/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';

const HOUR = 3_600_000;

function doorOf(channel: ChannelName, isOpen: boolean) {
  const through: OutboundMessage[] = [];
  const door: Door & { isOpen: boolean; through: OutboundMessage[] } = {
    ...{ channel, isOpen, through },
    reaches: () => door.isOpen,
    async deliver(message) {
      through.push(message);
      return 'delivered';
    },
  };
  return door;
}

function open({ quiet = 0, doors }: { quiet?: number; doors?: readonly ChannelName[] } = {}) {
  const clock = new ManualClock();
  const store = new Store({ path: ':memory:' });
  const until = clock.now() + quiet;
  let changed = () => {};
  const rules: DeliveryRules & { quiet: number } = {
    quiet: until,
    quietUntil: ({ about }) => (about !== 'alarm' && rules.quiet > clock.now() ? rules.quiet : null),
    doors: () => doors,
    onChange(listener) {
      changed = listener;
      return () => {};
    },
  };
  const [page, mail] = [doorOf('websocket', true), doorOf('email', true)];
  const start = () => {
    const board = new Switchboard({ clock, log: silentLogger, store: new KeptStore(store), rules });
    for (const door of [page, mail]) board.add(door);
    return board;
  };
  return { clock, store, rules, page, mail, board: start(), start, speakAgain: () => changed() };
}

const notice = (id: string, over: Partial<OutboundMessage> = {}): OutboundMessage => ({
  ...{ id, turn: null, channel: 'schedule', conversation: '', person: 'alex', type: 'notice' },
  text: `notice ${id}`,
  ...over,
});

describe('H21 quiet hours', () => {
  it('H21 hold back what is not urgent, and tell it in one go when they end', async () => {
    const { board, page, clock } = open({ quiet: 8 * HOUR });
    const held = await board.deliver(notice('a'));
    expect(held).toMatchObject({ delivered: false, kept: true, quietUntil: clock.now() + 8 * HOUR });
    await board.deliver(notice('b', { text: 'Sam says: dinner is ready' }));
    expect(await board.deliver(notice('ring', { type: 'reminder', about: 'alarm', rings: 1 }))).toMatchObject(
      {
        by: 'websocket',
      },
    );
    await clock.advance(8 * HOUR + 60_000);
    expect(page.through.map(({ text }) => text)).toEqual([
      'notice ring',
      'While it was quiet: Notice a. Sam says: dinner is ready.',
    ]);
    // Whoever offers one of them again hears that it was told.
    expect(await board.deliver(notice('b'))).toEqual({ delivered: true, by: 'websocket' });
    expect(board.kept).toBe(0);
  });

  it('H21 a single one is told as it is, and at once when its person wants to hear again', async () => {
    const { board, page, rules, speakAgain } = open({ quiet: 8 * HOUR });
    await board.deliver(notice('a'));
    rules.quiet = 0;
    speakAgain();
    await board.offerKept();
    expect(page.through.map(({ id }) => id)).toEqual(['a']);
  });

  it('H21 who speaks with the house is answered', async () => {
    const { board, page } = open({ quiet: 8 * HOUR });
    await board.deliver(notice('a', { type: 'answer', channel: 'websocket' }));
    expect(page.through.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('H21 the doors that a person wants', () => {
  it('H21 are the only ones, in their order', async () => {
    const { board, page, mail } = open({ doors: ['email'] });
    await board.deliver(notice('a', { channel: 'websocket' }));
    expect([page.through.length, mail.through.length]).toEqual([0, 1]);
    mail.isOpen = false;
    expect(await board.deliver(notice('b'))).toMatchObject({ delivered: false, kept: true });
    expect(page.through).toEqual([]);
  });

  it('H28 what rings goes to others where none of them reaches', async () => {
    const { board, page, mail } = open({ doors: ['email'] });
    mail.isOpen = false;
    await board.deliver(notice('a', { type: 'reminder', about: 'alarm', rings: 1 }));
    expect(page.through.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('X01 what reached nobody', () => {
  it('X01 is there after the process was killed, is told once, and never again', async () => {
    const { start, board, page, mail } = open();
    page.isOpen = mail.isOpen = false;
    await board.deliver(notice('a'));
    await board.deliver(notice('answer', { type: 'answer' }));
    const after = start();
    expect(after.kept).toBe(1);
    page.isOpen = true;
    await after.offerKept();
    expect(page.through.map(({ text }) => text)).toEqual(['notice a']);
    const later = start();
    expect(await later.deliver(notice('a'))).toEqual({ delivered: true, by: 'websocket' });
    expect(page.through).toHaveLength(1);
  });

  it('X01 is still one message of several where it was held back before the process was killed', async () => {
    const { start, board, page, clock } = open({ quiet: HOUR });
    await board.deliver(notice('a'));
    await board.deliver(notice('b'));
    board.close();
    const after = start();
    await clock.advance(HOUR + 60_000);
    expect(page.through.map(({ text }) => text)).toEqual(['While it was quiet: Notice a. Notice b.']);
    expect(after.kept).toBe(0);
  });
});
