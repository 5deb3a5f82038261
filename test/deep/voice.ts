import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOUNDING_SENTENCE } from '../../src/app/demo.ts';
import type { TurnView } from '../../src/domain/index.ts';
import { HubOverHttp } from '../kit/house.ts';
import { startBuiltHub } from './built.ts';

export interface VoiceRow {
  readonly said: string;
  readonly heard: string;
  readonly seconds: number;
  /** Whether something else was done, or not all of it. */
  readonly faults: 0 | 1;
}

type Said = readonly [text: string, calls: readonly string[]];
/** A program of Debian, and how it is told to write a file. */
type Speaker = readonly [program: string, says: (text: string, file: string) => readonly string[]];

/** What is said, and what is seen done for it. Debian's synthesisers are no neural voices: sentences of few sounds that are alike. */
const SAID: readonly Said[] = [
  [FOUNDING_SENTENCE, ['light.turn_off', 'email.send', 'reminders.create']],
  ['Turn on the light in the kitchen.', ['light.turn_on']],
  ['Set the thermostat to nineteen degrees.', ['climate.set_temperature']],
  ['Is the front door locked?', ['lock.get']],
  ['Set a timer for ten minutes.', ['timer.start']],
  ['The weather was very nice when we came home from school.', []],
];

const SPEAKERS: readonly Speaker[] = [
  ['flite', (text, file) => ['-voice', 'rms', '-t', text, '-o', file]],
  ['espeak-ng', (text, file) => ['-v', 'en-gb', '-s', '140', '-w', file, text]],
];

/** Installs the real recogniser into a temporary folder, says sentences to the built hub, and looks at what it did; or why it cannot. */
export async function voiceSweep(): Promise<readonly VoiceRow[] | string> {
  const speaker = SPEAKERS.find(([program]) => isThere(program));
  if (speaker === undefined) return 'nothing here makes speech (apt install flite)';
  const folder = mkdtempSync(join(tmpdir(), 'hearth-voice-'));
  try {
    const refused = whyNoRecogniser(join(folder, 'data'));
    if (refused !== undefined) return refused;
    const hub = await startBuiltHub(folder);
    try {
      const house = new HubOverHttp(`http://127.0.0.1:${hub.port}`);
      const rows: VoiceRow[] = [];
      for (const [text, calls] of SAID) {
        const file = join(folder, 'said.wav');
        const [program, says] = speaker;
        execFileSync(program, says(text, file), { stdio: 'ignore' });
        rows.push(await hear(house, text, calls, readFileSync(file)));
      }
      return rows;
    } finally {
      hub.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function hear(
  house: HubOverHttp,
  said: string,
  calls: readonly string[],
  wav: Uint8Array<ArrayBuffer>,
): Promise<VoiceRow> {
  const begun = performance.now();
  const answer = await house.ask('/v1/voice', {
    method: 'POST',
    headers: { 'content-type': 'audio/wav' },
    body: wav,
  });
  const { heard = '', turn } = (await answer.json()) as { heard?: string; turn?: string };
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  const view: TurnView | undefined = turn === undefined ? undefined : await house.turn(turn);
  const did = (view?.groups ?? [])
    .flatMap(({ actions }) => actions)
    .filter(({ status }) => status === 'done');
  const isDone =
    did
      .map(({ call }) => `${call.service}.${call.method}`)
      .sort()
      .join() === [...calls].sort().join();
  return { said, heard, seconds, faults: answer.ok && isDone ? 0 : 1 };
}

function isThere(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function whyNoRecogniser(data: string): string | undefined {
  try {
    execFileSync(process.execPath, ['dist/main.js', 'voice', 'install', '--yes', '--data', data], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return undefined;
  } catch (error) {
    return `the recogniser cannot be installed: ${String((error as { stderr?: Buffer }).stderr ?? error).trim()}`;
  }
}
