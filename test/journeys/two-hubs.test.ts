import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startHub } from '../../src/app/hub.ts';
import { silentLogger } from '../../src/base/index.ts';
import { OWNER_TOKEN, testConfig } from '../kit/hub.ts';

describe('B20 H22 two hubs started by mistake on one data folder', () => {
  it('never drive the same work: the older one learns that it has lost the folder', async () => {
    const data = mkdtempSync(join(tmpdir(), 'hearth-two-'));
    const config = testConfig(data, { devices: { simulated: { latencyMs: 1 } } });
    const options = { config, log: silentLogger, version: '0.0.0-test', ownerToken: OWNER_TOKEN };
    let lost = () => {};
    const hasLost = new Promise<void>((resolve) => {
      lost = resolve;
    });
    const older = await startHub({ ...options, onLost: () => lost() });
    const newer = await startHub(options);
    try {
      const text = 'turn on the desk lamp';
      const message = { channel: 'http' as const, conversation: 'two', person: 'alex', text };
      const { turn } = await newer.doorway.receive(message);
      expect((await newer.doorway.settled(turn, 10_000))?.status).toBe('done');
      await older.doorway.receive(message).catch(() => {});
      await hasLost;
      const again = await newer.doorway.receive(message);
      expect((await newer.doorway.settled(again.turn, 10_000))?.status).toBe('done');
    } finally {
      await older.close();
      await newer.close();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
