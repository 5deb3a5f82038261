import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { HistoryStore } from '../../../services/history/history-store.ts';
import { Store } from '../../../src/store/index.ts';
import { bundle, Child } from '../../kit/programs/child.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-history-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('X01 kill -9 loses at most the last half minute of what was measured, and nothing before', async () => {
  const path = join(folder, 'hub.db');
  const child = new Child(await bundle('test/services/history/recorder-child.ts'), [path]);
  const told = () => child.lines.map((line) => JSON.parse(line) as { count: number; at: number });
  await expect.poll(() => told().length, { interval: 20 }).toBeGreaterThanOrEqual(480);
  await child.kill();
  const last = told().at(-1)!;
  const store = new Store({ path });
  expect(store.check()).toEqual([]);
  const kept = new HistoryStore(store).points([1], { from: 0, to: last.at + 1_000 }).get(1) ?? [];
  store.close();
  expect(kept.map(({ value }) => value)).toEqual(kept.map((_, index) => index + 1));
  expect(last.at - kept.at(-1)!.at).toBeLessThanOrEqual(31_000);
  expect(kept.length).toBeGreaterThanOrEqual(250);
});
