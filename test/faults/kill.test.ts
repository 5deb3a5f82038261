import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FOUNDING_SENTENCE } from '../../src/demo.ts';
import type { TurnView } from '../../src/domain/index.ts';
import { bundle, Child } from '../kit/child.ts';
import { freePort } from '../kit/hub.ts';
import { Lamp } from '../kit/lamp.ts';
import { MailServer } from '../kit/smtp.ts';

/**
 * kill -9 at every journal boundary of the founding sentence, and while the lamp and the mail server are being spoken to.
 * The lamp and the mail server live outside the hub and count. After a restart the world must be as if nothing had been.
 */
let file: string;
beforeAll(async () => {
  file = await bundle(new URL('./hub-child.ts', import.meta.url).pathname);
}, 60_000);

interface Ending {
  readonly turn: TurnView;
  readonly reminders: { readonly result: { readonly reminders: readonly object[] } };
}

/** A house outside the hub: what is counted, and where the hub finds it. */
class World {
  readonly data = mkdtempSync(join(tmpdir(), 'hearth-kill-'));
  readonly mail = new MailServer();
  lamp!: Lamp;
  config!: Record<string, unknown>;

  async open(): Promise<this> {
    await this.mail.start();
    const port = await freePort();
    this.config = {
      bus: { port },
      devices: { simulated: false },
      email: {
        smtp: { host: '127.0.0.1', port: this.mail.port, timeoutSeconds: 1 },
        from: 'hub@example.com',
        waitMs: 10_000,
      },
      light: { seenWithinMs: 500 },
    };
    this.lamp = new Lamp({
      url: `mqtt://127.0.0.1:${port}`,
      id: 'garage_lamp',
      name: 'Garage Lamp',
      area: 'Garage',
    });
    return this;
  }

  hub(killAt?: number): Child {
    const given = {
      data: this.data,
      config: this.config,
      text: FOUNDING_SENTENCE,
      externalId: 'founding',
      lamp: 'Garage Lamp',
      ...(killAt === undefined ? {} : { killAt }),
    };
    return new Child(file, [JSON.stringify(given)]);
  }

  /** Runs a hub until the turn has ended, and closes it in good order. */
  async finish(): Promise<Ending> {
    const child = this.hub();
    const line = await child.line((text) => text.includes('"type":"turn"'));
    await child.kill();
    return JSON.parse(line) as Ending;
  }

  async close(): Promise<void> {
    await this.lamp.close();
    await this.mail.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** What the uncrashed run gives; the sentence leaves nothing to chance but times and ids. */
function expectWhole(world: World, ending: Ending, at: string): void {
  expect(ending.turn.status, at).toBe('done');
  expect(world.lamp.on, at).toBe(false);
  expect(world.lamp.commands.length, at).toBeGreaterThanOrEqual(1);
  expect(world.lamp.commands.length, at).toBeLessThanOrEqual(2);
  expect(new Set(world.mail.mails.map((mail) => mail.messageId)).size, at).toBe(1);
  expect(ending.reminders.result.reminders, at).toHaveLength(1);
  expect(ending.reminders.result.reminders[0], at).toMatchObject({
    text: 'take out the trash',
    person: 'alex',
    at: expect.stringContaining('T08:00:00'),
  });
  expect(ending.turn.reply, at).toContain('Garage Lamp');
}

async function boundariesOfWholeRun(): Promise<number> {
  const world = await new World().open();
  try {
    const child = world.hub();
    const line = await child.line((text) => text.includes('"type":"turn"'));
    await child.kill();
    expectWhole(world, JSON.parse(line) as Ending, 'without a crash');
    expect(world.lamp.commands).toHaveLength(1);
    return child.lines.filter((text) => text.includes('"type":"boundary"')).length;
  } finally {
    await world.close();
  }
}

describe('X01 X02 X03 A10 A23 A33 kill -9 in the middle of the founding sentence', () => {
  it('at every boundary of the journal leaves the world as the uncrashed run does', async () => {
    const count = await boundariesOfWholeRun();
    expect(count).toBeGreaterThanOrEqual(8);
    let killed = 0;
    const killAndFinish = async (killAt: number) => {
      const world = await new World().open();
      try {
        const first = world.hub(killAt);
        await Promise.race([
          first.ended(),
          first.line((text) => text.includes('"type":"turn"')).catch(() => {}),
        ]);
        if (!first.running) killed += 1;
        await first.kill();
        expectWhole(world, await world.finish(), `killed at boundary ${killAt} of ${count}`);
      } finally {
        await world.close();
      }
    };
    // Two houses at a time, one for each core that CI has.
    for (let killAt = 1; killAt <= count; killAt += 2)
      await Promise.all([killAt, killAt + 1].filter((at) => at <= count).map(killAndFinish));
    expect(killed).toBeGreaterThanOrEqual(count - 1);
  }, 240_000);

  it.each([
    [
      'when the lamp hears its command, before it obeys',
      (world: World, kill: () => void) => {
        world.lamp.onCommand = (count) => count === 1 && kill();
      },
    ],
    [
      'when the mail server was connected to',
      (world: World, kill: () => void) => void world.mail.until(() => world.mail.connections > 0).then(kill),
    ],
    [
      'when the mail server has taken the mail',
      (world: World, kill: () => void) => void world.mail.until(() => world.mail.mails.length > 0).then(kill),
    ],
  ])(
    '%s',
    async (_when, arm) => {
      const world = await new World().open();
      try {
        const first = world.hub();
        arm(world, () => void first.kill());
        await first.ended();
        expectWhole(world, await world.finish(), 'killed from outside');
      } finally {
        await world.close();
      }
    },
    30_000,
  );
});

describe('H34 the mail server refuses for a while', () => {
  it('and takes the mail later: the turn waits for it, and the mail comes once, also with a crash in between', async () => {
    const world = await new World().open();
    try {
      world.mail.mood = { connect: 421 };
      const first = world.hub();
      await world.mail.until(() => world.mail.connections > 0);
      await first.kill();
      world.mail.mood = {};
      expectWhole(world, await world.finish(), 'refused, killed, then taken');
    } finally {
      await world.close();
    }
  }, 60_000);
});
