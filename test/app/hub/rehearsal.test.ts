import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startHub } from '../../../src/app/hub.ts';
import { LexiconKeeper } from '../../../src/assistant/index.ts';
import { silentLogger } from '../../../src/base/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { testConfig } from '../../kit/hub.ts';

describe('a hub that has come to rest', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [{}, true],
    [{ rehearses: true }, true],
    [{ rehearses: false }, false],
  ])('A02 that is told %j makes ready what sentences need: %s', async (told, isReady) => {
    const data = mkdtempSync(join(tmpdir(), 'hearth-rest-'));
    const clock = new ManualClock();
    const wanted = vi.spyOn(LexiconKeeper.prototype, 'current');
    const log = silentLogger;
    const hub = await startHub({ config: testConfig(data), clock, log, version: '0.0.0-test', ...told });
    try {
      wanted.mockClear();
      await clock.advance(1000);
      expect(wanted.mock.calls.length > 0).toBe(isReady);
    } finally {
      await hub.close();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
