import type { spawn } from 'node:child_process';
import { HearthError } from '../base/index.ts';
import type { Pcm } from './pcm.ts';
import { SPOKEN_MAX, type Synthesiser } from './types.ts';
import { readWav } from './wav.ts';

const PROGRAM = 'espeak-ng';
const LIMIT_MS = 10_000;
/** Half a minute of its 22 kHz, with room. */
const BYTES_MAX = 2_000_000;

/** Debian's espeak-ng, a child for each text: the text by standard input, the sound by standard output, and no shell between. */
export class Espeak implements Synthesiser {
  readonly #program: string;

  constructor(program = PROGRAM) {
    this.#program = program;
  }

  async speak(text: string, signal?: AbortSignal): Promise<Pcm> {
    const { spawn } = await import('./child-process.ts');
    const child = spawn(this.#program, ['--stdin', '--stdout', '-v', 'en-gb', '-s', '155'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: LIMIT_MS,
      ...(signal === undefined ? {} : { signal }),
    });
    // It may end before it has read all.
    child.stdin.on('error', () => {});
    child.stdin.end(text.slice(0, SPOKEN_MAX));
    const sound = await soundOf(child);
    return readWav(sound);
  }

  /** Whether the program is on this machine. */
  async isThere(): Promise<boolean> {
    const { spawn } = await import('./child-process.ts');
    return new Promise((resolve) => {
      const child = spawn(this.#program, ['--version'], { stdio: 'ignore', timeout: LIMIT_MS });
      child.once('error', () => resolve(false));
      child.once('exit', (code) => resolve(code === 0));
    });
  }
}

function soundOf(child: ReturnType<typeof spawn>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    child.stdout?.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > BYTES_MAX) child.kill('SIGKILL');
      else parts.push(part);
    });
    child.once('error', (cause) =>
      reject(
        cause.name === 'AbortError'
          ? new HearthError('cancelled', 'Nobody waits for it any more', { cause })
          : new HearthError('failed', 'There is no espeak-ng on this machine', {
              hint: 'Debian: apt install espeak-ng.',
              cause,
            }),
      ),
    );
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(parts));
      else reject(new HearthError('failed', 'espeak-ng could not say it'));
    });
  });
}
