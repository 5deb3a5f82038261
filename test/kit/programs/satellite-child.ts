/** `hearth satellite` as a process of its own: its options come as JSON, and it says in lines that it is up and how it ended. */
import { runSatellite } from '../../../src/app/satellite-process.ts';

const code = await runSatellite(JSON.parse(process.argv[2] ?? '{}'), {
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
});
process.exit(code);
