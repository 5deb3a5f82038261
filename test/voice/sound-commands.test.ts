import { describe, expect, it } from 'vitest';
import { play, record } from '../../src/app/satellite/sound-commands.ts';
import { ManualClock } from '../kit/clock.ts';
import { until } from '../kit/hub.ts';
import { LogBook } from '../kit/log.ts';
import { tone } from './sounds.ts';

describe('H36 the commands of a satellite', () => {
  it('are told of with what they complain of, where the microphone does not run', async () => {
    const log = new LogBook();
    const stop = new AbortController();
    const command = 'no-such-recorder -q';
    const running = record(command, () => {}, { clock: new ManualClock(), log, signal: stop.signal });
    await until(() => log.lines.length > 0, 'it is told');
    expect(log.lines[0]?.fields['ended']).toMatch(/no-such-recorder.*not found/);
    stop.abort();
    await running;
  });

  it('are told of with what they complain of, where the loudspeaker fails', async () => {
    const log = new LogBook();
    const { signal } = new AbortController();
    await play("sh -c 'echo no such card >&2; exit 1'", tone(500, 0.1), { log, signal });
    expect(log.lines[0]?.fields).toMatchObject({ said: 'no such card' });
  });
});
