import { describe, expect, it } from 'vitest';
import { logger } from '../../src/app/up.ts';
import { parseConfig } from '../../src/config/index.ts';

function said(yaml: string): { msg: string; token?: string }[] {
  const parsed = parseConfig({ yaml, env: {} });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const lines: string[] = [];
  const log = logger({ stderr: { write: (line) => lines.push(line) } }, parsed.config);
  for (let times = 0; times < 3; times++) log.child('http').error('refused', { topic: 'a', token: 'secret' });
  log.close();
  return lines.map((line) => JSON.parse(line));
}

describe('the log of a process', () => {
  it('tells a line that repeats once and at its end with the count, secrets hidden in both', () => {
    expect(said('')).toMatchObject([
      { msg: 'refused', part: 'http', token: '…' },
      { msg: 'refused, 2 more times in the last minute', part: 'http', token: '…', times: 2 },
    ]);
  });

  it('tells every line where log.damping is off', () => {
    expect(said('log: { damping: false }').map(({ msg }) => msg)).toEqual(['refused', 'refused', 'refused']);
  });
});
