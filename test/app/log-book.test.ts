import { describe, expect, it } from 'vitest';
import { pinoLogger } from '../../src/app/pino-logger.ts';
import { LogBook } from '../../src/base/index.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub } from '../kit/hub.ts';

describe('H47 the last lines of the log', () => {
  it('are kept as they were written, without secrets, and found by time and by what they are about', () => {
    const book = new LogBook();
    const log = pinoLogger('info', () => {}, { readable: true, book });
    log.child('mail').warn('a mail waits', { turn: 'turn_1', password: 'hunter2' });
    log.info('the hub is up');
    expect(book.list({})).toMatchObject([
      { level: 'warn', part: 'mail', msg: 'a mail waits', turn: 'turn_1', password: '…' },
      { level: 'info', msg: 'the hub is up' },
    ]);
    expect(book.list({ about: 'turn_1' }).map(({ msg }) => msg)).toEqual(['a mail waits']);
    expect(book.list({ about: 'turn_2' })).toEqual([]);
    expect(book.list({ since: Date.now() + 1_000 })).toEqual([]);
  });

  it('are bounded', () => {
    const book = new LogBook();
    for (let n = 0; n < 3_000; n++)
      book.note(JSON.stringify({ time: '2026-01-01T00:00:00Z', level: 30, msg: `${n}` }));
    const lines = book.list({});
    expect(lines).toHaveLength(2_000);
    expect(lines[0]).toMatchObject({ msg: '1000' });
  });

  it('are for those who run the house, over HTTP', async () => {
    const logBook = new LogBook();
    logBook.note(JSON.stringify({ time: '2026-01-01T00:00:00Z', level: 50, msg: 'the disk is full' }));
    const hub = await startTestHub({ logBook });
    try {
      const http = new HubOverHttp(hub.url);
      expect(await http.get('/v1/logs')).toEqual({
        logs: [{ time: '2026-01-01T00:00:00Z', level: 'error', msg: 'the disk is full' }],
      });
      expect(await http.get('/v1/logs?since=2026-01-02T00:00:00Z')).toEqual({ logs: [] });
      expect((await http.ask('/v1/logs?since=yesterday')).status).toBe(422);
      expect((await fetch(`${hub.url}/v1/logs`)).status).toBe(401);
    } finally {
      await hub.stop();
    }
  });
});
