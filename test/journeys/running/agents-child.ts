/**
 * `hearth agents FILE...` as a process of its own, told where the broker is. Prints `{type: 'ended', code}` or, when it is
 * refused, `{type: 'refused', …}`; what it logs goes to standard output too. Argument: JSON {files, broker, cwd, name?, data?}.
 * SIGTERM stops it in good order.
 */
import { runAgents } from '../../../src/app/agents-process.ts';
import { HearthError, messageOf } from '../../../src/base/index.ts';

const { cwd, ...given } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly files: readonly string[];
  readonly broker: string;
  readonly cwd: string;
  readonly name?: string;
  readonly data?: string;
};
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const code = await runAgents(
    { ...given, json: false },
    {
      env: { HEARTH_LOG_LEVEL: 'info' },
      cwd,
      version: '0.0.0-test',
      stderr: process.stdout,
      stdout: process.stdout,
      onStop: (stop) => {
        process.once('SIGTERM', () => stop('SIGTERM'));
        return () => {};
      },
      giveUp: (code) => process.exit(code),
      importFile: (url) => import(url),
    },
  );
  say({ type: 'ended', code });
  process.exit(code);
} catch (error) {
  const { code, hint, faults } =
    error instanceof HearthError ? error : ({ code: 'internal' } as Partial<HearthError>);
  say({ type: 'refused', code, message: messageOf(error), hint, faults });
  process.exit(1);
}
