/** Makes JavaScript of main.ts, which Node 20 can run, and runs it with the arguments given here. */
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const file = join(import.meta.dirname, '../../node_modules/.cache/hearth-test', `model_${process.pid}.mjs`);
const build = await rolldown({
  input: join(import.meta.dirname, 'main.ts'),
  platform: 'node',
  external: [/^[^./]/],
  logLevel: 'silent',
});
await build.write({ file, format: 'esm', codeSplitting: false });
await build.close();
await import(file);
