import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { Store } from '../../../src/store/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub } from '../../kit/hub.ts';

/**
 * The memory of a hub of each release, after a day of use. A new release adds its own and changes none of these: whoever has it upgrades
 * from there.
 */
const RELEASES = ['0.1.0'];
/** Just after they were made, so that nothing in them is due or forgotten. */
const MADE = Date.parse('2026-11-23T01:10:00Z');

let data: string;
afterEach(() => rmSync(data, { recursive: true, force: true }));

describe('H45 a memory of an earlier release', () => {
  it.each(RELEASES)(
    '%s goes on with what it holds: turns, reminders, alarms, lists, calendar, mails',
    async (release) => {
      data = mkdtempSync(join(tmpdir(), 'hearth-upgrade-'));
      const file = join(data, 'hearth.db');
      writeFileSync(file, gunzipSync(readFileSync(`test/fixtures/memory-${release}.db.gz`)));
      const hub = await startTestHub({
        data,
        clock: new ManualClock(MADE),
        config: { home: { timezone: 'UTC' } },
      });
      try {
        const http = new HubOverHttp(hub.url);
        const call = async (service: string, method: string, params: object = {}) =>
          JSON.stringify(await (await http.post(`/v1/services/${service}/${method}`, params)).json());
        expect(hub.doorway.turns().map(({ text }) => text)).toContain(
          'put milk and eggs on the shopping list',
        );
        const { turns } = await http.get<{ turns: { text: string; status: string; groups: object[] }[] }>(
          '/v1/turns',
        );
        expect(turns.find(({ text }) => text.includes('garage'))).toMatchObject({ status: 'done' });
        expect((await http.reminders()).map(({ text }) => text).sort()).toEqual([
          'take out the trash',
          'water the plants',
        ]);
        expect(await call('list', 'get', { list: 'shopping' })).toMatch(/Milk.*Eggs|milk.*eggs/);
        expect(await call('alarm', 'list')).toContain('06:30');
        expect(await call('schedule', 'list')).toContain('turn off the kitchen light');
        expect(await call('timer', 'get')).toContain('"remaining');
        expect(await call('email', 'mailbox')).toContain('alex@example.com');
        expect(
          await call('calendar', 'list', { from: '2026-12-01T00:00:00Z', to: '2026-12-02T00:00:00Z' }),
        ).toMatch(/[Dd]entist/);
      } finally {
        await hub.stop();
      }
      const store = new Store({ path: file });
      expect(store.check()).toEqual([]);
      store.close();
    },
  );
});
