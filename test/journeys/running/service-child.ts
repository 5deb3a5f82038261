/**
 * `hearth service NAME` as a process of its own, told where the broker is. Prints `{type: 'ended', code}` or, when it is
 * refused, `{type: 'refused', …}`; what it logs goes to standard output too. Argument: JSON {name, broker, data, env?}.
 * SIGTERM stops it in good order.
 */

import { runService } from '../../../src/app/service-process.ts';
import { HearthError, messageOf } from '../../../src/base/index.ts';

const {
  name,
  broker,
  data,
  env = {},
} = JSON.parse(process.argv[2] ?? '{}') as Record<'name' | 'broker' | 'data', string> & {
  readonly env?: Record<string, string>;
};
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const code = await runService(
    { name, broker, data, json: false },
    {
      env: { HEARTH_LOG_LEVEL: 'info', ...env },
      cwd: data,
      version: '0.0.0-test',
      stderr: process.stdout,
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
  const { code, hint } = error instanceof HearthError ? error : { code: 'internal', hint: undefined };
  say({ type: 'refused', code, message: messageOf(error), hint });
  process.exit(1);
}
