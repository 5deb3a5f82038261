/** The commands that a satellite hears and speaks by: they write and read 16-bit samples at 16 kHz, one channel, without a header. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type Clock, type Logger, pause } from '../../base/index.ts';
import { bytesOf, type Pcm, samplesOf } from '../../voice/index.ts';

export const MICROPHONE = 'arecord -q -t raw -f S16_LE -r 16000 -c 1';
export const LOUDSPEAKER = 'aplay -q -t raw -f S16_LE -r 16000 -c 1';
const AGAIN_MS = 2_000;
const LAST_WORDS = 200;

/** A shell command that is one process: what is ended is the program itself. */
function run(command: string, stdio: ('pipe' | 'ignore')[]): ChildProcess {
  return spawn('/bin/sh', ['-c', `exec ${command}`], { stdio });
}

/** What a command complained of last: no such program, no such sound card. */
function lastWords({ stderr }: ChildProcess): () => string {
  let words = '';
  stderr?.on('data', (text: Buffer) => {
    words = `${words}${String(text)}`.slice(-LAST_WORDS);
  });
  return () => words.trim();
}

/** Hands on what a command records, and starts it again whenever it ends, until the signal. */
export async function record(
  command: string,
  heard: (samples: Int16Array) => void,
  { clock, log, signal }: { readonly clock: Clock; readonly log: Logger; readonly signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    const ended = await recordOnce(command, heard, signal);
    if (signal.aborted) return;
    log.warn('the microphone ended and is started again', { command, ended });
    await pause(clock, AGAIN_MS, signal);
  }
}

function recordOnce(
  command: string,
  heard: (samples: Int16Array) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve) => {
    const child = run(command, ['ignore', 'pipe', 'pipe']);
    const said = lastWords(child);
    const end = () => void child.kill('SIGTERM');
    signal.addEventListener('abort', end, { once: true });
    let half: Uint8Array = new Uint8Array();
    child.stdout?.on('data', (bytes: Buffer) => {
      const all = half.length === 0 ? bytes : Buffer.concat([half, bytes]);
      half = all.subarray(all.length - (all.length % 2));
      heard(samplesOf(all));
    });
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, by) => {
      signal.removeEventListener('abort', end);
      resolve([by ?? `code ${code}`, said()].filter(Boolean).join(': '));
    });
  });
}

/** Plays a sound to its end, or until the signal. Resolves when the command has ended, however it did. */
export function play(
  command: string,
  pcm: Pcm,
  { log, signal }: { readonly log: Logger; readonly signal: AbortSignal },
): Promise<void> {
  if (signal.aborted || pcm.samples.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const child = run(command, ['pipe', 'ignore', 'pipe']);
    const said = lastWords(child);
    const end = () => void child.kill('SIGTERM');
    signal.addEventListener('abort', end, { once: true });
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytesOf(pcm));
    child.once('error', (error) => log.warn('the loudspeaker does not start', { error: error.message }));
    child.once('close', (code) => {
      signal.removeEventListener('abort', end);
      if (code !== 0 && !signal.aborted) log.warn('the loudspeaker failed', { command, code, said: said() });
      resolve();
    });
  });
}

/** Tells a command the state of the satellite, as its one argument. */
export function show(command: string | undefined, state: string, log: Logger): void {
  if (command === undefined) return;
  const child = run(`${command} ${state}`, ['ignore', 'ignore', 'ignore']);
  child.once('error', (error) => log.warn('the light does not show it', { state, error: error.message }));
  child.unref();
}

/** Calls with each line that a command writes, such as that of a button that was pressed. */
export function onLine(
  command: string,
  pressed: () => void,
  { log, signal }: { readonly log: Logger; readonly signal: AbortSignal },
): void {
  const child = run(command, ['ignore', 'pipe', 'ignore']);
  signal.addEventListener('abort', () => void child.kill('SIGTERM'), { once: true });
  child.stdout?.on('data', (bytes: Buffer) => {
    if (bytes.includes(0x0a)) pressed();
  });
  child.once('error', (error) => log.warn('the button does not work', { error: error.message }));
  child.once('close', () => {
    if (!signal.aborted) log.warn('the button is gone', { command });
  });
}
