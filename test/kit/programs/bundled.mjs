import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';

/** Makes JavaScript of the folder's main.ts, which Node 20 can run, and runs it with the arguments of this process. */
export async function runBundled(folder) {
  const cache = join(import.meta.dirname, '../../../node_modules/.cache/hearth-test');
  const file = join(cache, `${basename(folder)}_${process.pid}.mjs`);
  const build = await rolldown({
    input: join(folder, 'main.ts'),
    platform: 'node',
    external: [/^[^./]/],
    logLevel: 'silent',
  });
  await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
  await import(file);
}
