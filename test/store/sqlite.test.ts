import { describe, expect, it } from 'vitest';
import { Database, releaseFor } from '../../src/store/sqlite.ts';

describe('SQLite', () => {
  it('is taken in the release that this Node can run', () => {
    expect(releaseFor('20.20.2')).toBe('better-sqlite3');
    expect(releaseFor('22.23.3')).toBe('better-sqlite3-napi');
    expect(releaseFor('24.21.0')).toBe('better-sqlite3-napi');
  });

  it('keeps what is written, and its statements may be forgotten one by one', () => {
    const db = new Database(':memory:');
    db.exec('CREATE TABLE said (words TEXT NOT NULL) STRICT');
    for (let turn = 0; turn < 2000; turn++) db.prepare(`INSERT INTO said VALUES ('turn ${turn}')`).run();
    // Statements that nobody holds are collected meanwhile; on Node 24 that ended the process once (docs/decisions/0013).
    const litter = Array.from({ length: 200 }, (_, at) => new Array(10_000).fill(at));
    expect(litter).toHaveLength(200);
    expect(db.prepare('SELECT count(*) AS turns FROM said').get()).toEqual({ turns: 2000 });
    db.close();
  });
});
