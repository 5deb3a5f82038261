import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { JournalViews } from '../../../src/assistant/index.ts';
import { bundle, Child } from '../../kit/programs/child.ts';
import { afresh, keptIn, NOWHERE, remembering, toldOf } from './remembered.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-keeping-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('H46 X04 kill -9 while what has ended is kept halves nothing, and the next run goes on behind what was kept', async () => {
  const path = join(folder, 'hearth.db');
  const house = await remembering(path);
  for (let at = 0; at < 300; at++) await house.run(at % 50 === 49 ? 'asks' : 'says', `t${at}`);
  const ended = house.turns
    .page(1000, 0)
    .flatMap(({ turn }) => (Number(turn.slice(1)) % 50 === 49 ? [] : [turn]));
  await house.close();

  const program = await bundle(resolve('test/assistant/house/keeping-child.ts'));
  let kept = 0;
  let kills = 0;
  for (let isOver = false; !isOver; ) {
    // In its first commit, then in its second, where another lies before.
    const child = new Child(program, [path, kills === 0 ? '1' : '2']);
    await child.ended();
    isOver = (await child.stop()) === 0;
    if (!isOver) kills += 1;
    const found = await remembering(path);
    const { agents, store, turns } = found;
    expect(store.check()).toEqual([]);
    const now = keptIn(store);
    // A turn is kept with both of its processes or not at all, from the oldest on.
    expect(now.processes).toBe(2 * now.turns.length);
    expect(now.turns).toEqual(ended.toReversed().slice(0, now.turns.length));
    expect(now.turns.length).toBeGreaterThanOrEqual(kept);
    kept = now.turns.length;
    const views = new JournalViews({ agents, home: NOWHERE });
    expect(toldOf(views, agents, turns)).toEqual(toldOf(afresh(agents), agents, turns));
    await found.close();
  }
  expect(kills).toBeGreaterThan(2);
  expect(kept).toBe(ended.length);
});
