import { beforeAll, describe, expect, it } from 'vitest';
import { FoundingStory, Outdoors } from './founding.ts';

/**
 * kill -9 at boundaries of the journal in the founding sentence, and while the lamp and the mail server are being spoken to. After a restart the
 * world must be as if nothing had been. `npm run test:deep -- --kills` dies at all of them, here it is one of
 * six, and each moment inside an effect.
 */
let program: string;
beforeAll(async () => {
  program = await FoundingStory.program();
});

/** Of the boundaries, the first and each so many behind it. */
const EVERY = 6;
const WHOLE = { lost: [], doubled: [] };

describe('X01 X02 X03 A10 A23 A33 kill -9 in the middle of the founding sentence', () => {
  it('at a boundary of the journal leaves the world as the uncrashed run does', async () => {
    const story = new FoundingStory(program);
    const count = await story.calm();
    expect(count).toBeGreaterThanOrEqual(8);
    const chosen = Array.from({ length: count }, (_, at) => at + 1).filter((at) => at % EVERY === 1);
    let killed = 0;
    const killAndFinish = async (at: number) => {
      const trial = await story.trial([at]);
      expect(trial, `killed at boundary ${at} of ${count}`).toMatchObject(WHOLE);
      killed += trial.kills;
    };
    // Two houses at a time, one for each core that CI has.
    for (let at = 0; at < chosen.length; at += 2)
      await Promise.all(chosen.slice(at, at + 2).map(killAndFinish));
    expect(killed).toBeGreaterThanOrEqual(chosen.length - 1);
  }, 240_000);

  it('and so it does inside the effects, as lamp and mail server see them', async () => {
    const story = new FoundingStory(program);
    expect(story.moments).toHaveLength(3);
    for (const moment of story.moments)
      expect(await story.trial([moment]), moment).toEqual({ kills: 1, missed: 0, ...WHOLE });
  });
});

describe('H34 the mail server refuses for a while', () => {
  it('and takes the mail later: the turn waits for it, and the mail comes once, also with a crash in between', async () => {
    const outdoors = await new Outdoors(program).open();
    try {
      outdoors.mail.mood = { connect: 421 };
      const first = outdoors.hub();
      await outdoors.mail.until(() => outdoors.mail.connections > 0);
      await first.kill();
      outdoors.mail.mood = {};
      expect(outdoors.harm(await outdoors.finish())).toEqual(WHOLE);
    } finally {
      await outdoors.close();
    }
  });
});
