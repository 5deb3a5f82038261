/** `hearth voice --broker` as a process of its own: its options, the program that hears tones and what they stand for come as JSON. */
import { fork } from 'node:child_process';
import { runRecogniser } from '../../../src/app/voice/joined.ts';

const { program, pairs, options } = JSON.parse(process.argv[2] ?? '{}');

const code = await runRecogniser(options, {
  env: {},
  cwd: process.cwd(),
  version: '0.0.0-test',
  stderr: { write: (text: string) => process.stderr.write(text) },
  giveUp: (code: number) => process.exit(code),
  onStop(stop) {
    const onSignal = (signal: NodeJS.Signals) => stop(signal);
    process.once('SIGTERM', onSignal);
    return () => void process.off('SIGTERM', onSignal);
  },
  voice: {
    recogniser: () => ({
      by: 'tones',
      start: async () =>
        fork(program, [JSON.stringify(pairs)], {
          serialization: 'advanced',
          stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        }),
    }),
    synthesiser: () => undefined,
  },
});
process.exit(code);
