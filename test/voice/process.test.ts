import { fork } from 'node:child_process';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HearthError, silentLogger } from '../../src/base/index.ts';
import { RecogniserProcess } from '../../src/voice/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { until } from '../kit/hub.ts';
import { bundle } from '../kit/programs/child.ts';
import { tone } from './sounds.ts';

const PAIRS = {
  ...{ 500: 'turn on the lights', 900: 'turn them off' },
  ...{ 1300: '!die', 1700: '!hang', 2100: '!wait' },
};

let program: string;
beforeAll(async () => {
  program = await bundle('test/kit/programs/tone-recogniser.ts');
});

const open: RecogniserProcess[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function recogniser(pairs: Record<string, string> = PAIRS) {
  const clock = new ManualClock();
  let starts = 0;
  const process = new RecogniserProcess({
    clock,
    log: silentLogger,
    start: async () => {
      starts += 1;
      return fork(program, [JSON.stringify(pairs)], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
    },
  });
  open.push(process);
  return { clock, process, starts: () => starts };
}

const isAlive = (pid: number) => {
  try {
    return globalThis.process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function code(of: Promise<unknown>): Promise<string> {
  const error = await of.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(HearthError);
  return (error as HearthError).code;
}

describe('H36 the process of recognition', () => {
  it('starts with the first utterance, hears one after the other, and ends when nobody speaks', async () => {
    const { clock, process, starts } = recogniser();
    expect(process.isRunning).toBe(false);
    const heard = await Promise.all([process.recognise(tone(500, 0.2)), process.recognise(tone(900, 0.2))]);
    expect(heard.map(({ text }) => text)).toEqual(['turn on the lights', 'turn them off']);
    expect(starts()).toBe(1);
    const pid = process.pid!;
    await clock.advance(5 * 60_000);
    expect(process.isRunning).toBe(false);
    await until(() => !isAlive(pid), 'the process is gone');
    expect((await process.recognise(tone(500, 0.2))).text).toBe('turn on the lights');
    expect(starts()).toBe(2);
  });

  it('is told the words of the house when they change, and when it starts anew', async () => {
    const { process, starts } = recogniser({ 500: '!words', 1300: '!die' });
    const [words, more] = [new Set(['desk', 'lamp']), new Set(['desk', 'lamp', 'porch'])];
    const heard = async (known: ReadonlySet<string>) =>
      (await process.recognise(tone(500, 0.2), undefined, known)).text;
    expect(await heard(words)).toBe('desk lamp');
    expect(await heard(words)).toBe('desk lamp');
    expect(await heard(more)).toBe('desk lamp porch');
    expect(await code(process.recognise(tone(1300, 0.2), undefined, more))).toBe('failed');
    expect(await heard(more)).toBe('desk lamp porch');
    expect(starts()).toBe(2);
  });

  it('loses what it was hearing when it dies, and starts again for the next', async () => {
    const { process, starts } = recogniser();
    const lost = code(process.recognise(tone(1300, 0.2)));
    const next = process.recognise(tone(500, 0.2));
    expect(await lost).toBe('failed');
    expect((await next).text).toBe('turn on the lights');
    expect(starts()).toBe(2);
    const killed = code(process.recognise(tone(1700, 0.2)));
    globalThis.process.kill(process.pid!, 'SIGKILL');
    expect(await killed).toBe('failed');
    expect((await process.recognise(tone(900, 0.2))).text).toBe('turn them off');
  });

  it('kills one that hears for too long, and goes on with the others', async () => {
    const { clock, process, starts } = recogniser();
    expect((await process.recognise(tone(500, 0.2))).text).toBe('turn on the lights');
    const hanging = code(process.recognise(tone(1700, 0.2)));
    await clock.advance(14_000);
    const waiting = process.recognise(tone(900, 0.2));
    await clock.advance(1_000);
    expect(await hanging).toBe('expired');
    expect((await waiting).text).toBe('turn them off');
    expect(starts()).toBe(2);
  });

  it('leaves at once what nobody waits for any more, and kills one that does not', async () => {
    const { clock, process, starts } = recogniser();
    await process.recognise(tone(500, 0.2));
    const gone = new AbortController();
    const leaving = code(process.recognise(tone(2100, 0.2), gone.signal));
    const next = process.recognise(tone(900, 0.2));
    gone.abort();
    expect(await leaving).toBe('cancelled');
    expect((await next).text).toBe('turn them off');
    expect(starts()).toBe(1);
    const never = new AbortController();
    const hanging = code(process.recognise(tone(1700, 0.2), never.signal));
    never.abort();
    expect(await hanging).toBe('cancelled');
    await clock.advance(14_000);
    const waiting = process.recognise(tone(900, 0.2));
    await clock.advance(1_000);
    expect((await waiting).text).toBe('turn them off');
    expect(starts()).toBe(2);
  });

  it('starts when somebody begins to speak, and ends when no words follow', async () => {
    const { clock, process, starts } = recogniser();
    process.wake();
    process.wake();
    await until(() => process.pid !== undefined, 'it starts');
    const pid = process.pid!;
    expect((await process.recognise(tone(500, 0.2))).text).toBe('turn on the lights');
    expect(starts()).toBe(1);
    await clock.advance(4 * 60_000);
    process.wake();
    await clock.advance(4 * 60_000);
    expect(process.isRunning).toBe(true);
    await clock.advance(60_000);
    await until(() => !isAlive(pid), 'the process is gone');
    const broken = recogniser({});
    broken.process.wake();
    await until(() => !broken.process.isRunning, 'it cannot be loaded');
    broken.process.wake();
    expect(broken.process.isRunning).toBe(false);
    expect(broken.starts()).toBe(1);
  });

  it('hears early what is perhaps not all, while nobody else is heard', async () => {
    const { process } = recogniser();
    const { signal } = new AbortController();
    const heard = process.recogniseEarly(tone(500, 0.2), signal);
    expect(await process.recogniseEarly(tone(900, 0.2), signal)).toBeUndefined();
    expect((await heard)?.text).toBe('turn on the lights');
    expect((await process.recogniseEarly(tone(900, 0.2), signal))?.text).toBe('turn them off');
  });

  it('lets few wait: one more is told that the house is busy, and who no longer waits makes room', async () => {
    const { process } = recogniser();
    await process.recognise(tone(500, 0.2));
    const hearing = process.recognise(tone(500, 0.2));
    const gone = new AbortController();
    const waiting = [1, 2].map(() => process.recognise(tone(900, 0.2)));
    const leaving = code(process.recognise(tone(900, 0.2), gone.signal));
    expect(await code(process.recognise(tone(500, 0.2)))).toBe('busy');
    gone.abort();
    expect(await leaving).toBe('cancelled');
    expect((await process.recognise(tone(500, 0.2))).text).toBe('turn on the lights');
    expect((await hearing).text).toBe('turn on the lights');
    const heard = await Promise.all(waiting);
    expect(heard.map(({ text }) => text)).toEqual(['turn them off', 'turn them off']);
  });

  it('tells all who wait why it cannot be loaded, and is left alone for ten seconds', async () => {
    const { clock, process, starts } = recogniser({});
    const tries = [process.recognise(tone(500, 0.2)), process.recognise(tone(500, 0.2))];
    const told = await Promise.allSettled(tries);
    expect(told.map((one) => one.status === 'rejected' && (one.reason as Error).message)).toEqual([
      'There is nothing to hear by',
      'There is nothing to hear by',
    ]);
    expect(await code(process.recognise(tone(500, 0.2)))).toBe('failed');
    expect(starts()).toBe(1);
    await clock.advance(10_000);
    expect(await code(process.recognise(tone(500, 0.2)))).toBe('failed');
    expect(starts()).toBe(2);
  });

  it('ends with the hub', async () => {
    const { process } = recogniser();
    await process.recognise(tone(500, 0.2));
    const pid = process.pid!;
    const hearing = code(process.recognise(tone(1700, 0.2)));
    await process.close();
    expect(await hearing).toBe('failed');
    await until(() => !isAlive(pid), 'the process is gone');
    expect(await code(process.recognise(tone(500, 0.2)))).toBe('failed');
  });
});
