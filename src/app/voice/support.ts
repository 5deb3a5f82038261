import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Config, voiceSettings } from '../../config/index.ts';
import { Espeak, type Machine, type Synthesiser } from '../../voice/index.ts';
import { modelOf, voiceFolder } from './installed.ts';

/** What there is on this machine to hear and speak with, as it is when it is asked for. */
export interface VoiceSupport {
  /** How a process of recognition is started; undefined where none is installed. */
  recogniser(): { readonly by: string; readonly start: () => Promise<ChildProcess> } | undefined;
  synthesiser(): { readonly by: string; readonly part: Synthesiser } | undefined;
}

/** What a process is handed to start others. */
export interface VoiceMachine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly machine: Machine;
  /** Starts this program once more as a process of recognition, with a channel to it. */
  readonly startRecogniser: (model: string, folder: string) => Promise<ChildProcess>;
}

const SPEAKER = 'espeak-ng';

/** What was installed into the data folder, and Debian's programs. */
export function supportHere(
  config: Pick<Config, 'data' | 'voice'>,
  { env, machine, startRecogniser }: VoiceMachine,
): VoiceSupport {
  let isThere = false;
  return {
    recogniser() {
      const model = modelOf(config, machine);
      return model && { by: model, start: () => startRecogniser(model, voiceFolder(config)) };
    },
    synthesiser() {
      if (voiceSettings(config.voice).speaker === 'off') return undefined;
      const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
      isThere ||= folders.some((folder) => existsSync(join(folder, SPEAKER)));
      return isThere ? { by: SPEAKER, part: new Espeak() } : undefined;
    },
  };
}
