import { defined } from '../../base/index.ts';
import type { CliScope } from '../command.ts';
import type { CliIo } from '../io.ts';
import { linesOf } from '../prompt.ts';
import { given, local } from './local.ts';

/** satellite; voice join, install, test, status: what the house hears and speaks with. */
export function addVoiceCommands(scope: CliScope): void {
  const { io, program } = scope;
  local(
    scope,
    'satellite <name>',
    'be a microphone and a loudspeaker in a room, for a hub on the same broker',
    [
      ...(['broker', 'area', 'wake', 'microphone', 'loudspeaker', 'led', 'button'] as const),
      ...(['username', 'password', 'root', 'config', 'data'] as const),
    ],
    ([name], flags) => io.house.runSatellite({ ...given(flags), name: name ?? '' }),
  );
  const voice = program.command('voice').description('hear and speak: install, try, and see what is here');
  const below = { ...scope, program: voice };
  local(
    below,
    'join',
    'hear on this machine for a hub on the same broker; "hearth voice --broker URL" is the same',
    ['broker', 'name', 'username', 'password', 'root', 'config', 'data'],
    (_args, flags) => io.house.runRecogniser(given(flags)),
    { isDefault: true },
  );
  local(
    below,
    'install',
    'put a recogniser of speech into the data folder, once its size and licence were shown',
    ['model', 'yes', 'dryRun', 'config', 'data'],
    (_args, { yes, ...flags }) =>
      io.house.installVoice({
        ...given(flags),
        confirm: (question) => (yes === true ? Promise.resolve(true) : asked(io, question)),
      }),
  );
  local(below, 'status', 'what of it is here and what is missing', ['config', 'data'], (_args, flags) =>
    io.house.voiceStatus(given(flags)),
  );
  local(
    below,
    'test [file]',
    'say something and hear it, or hear a WAV file',
    ['config', 'data'],
    ([file], flags) => io.house.testVoice({ ...given(flags), ...defined({ file }) }),
  );
}

/** The answer of a person at the terminal; where there is none, nobody said yes. */
async function asked({ stdin, stderr }: CliIo, question: string): Promise<boolean> {
  stderr.write(`${question} [y/N] `);
  for await (const line of linesOf(stdin)) return /^y(es)?$/i.test(line.trim());
  return false;
}
