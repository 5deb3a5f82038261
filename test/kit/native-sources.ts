import { dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vitest/config';
import { filesOf, madeOnce } from './programs/made-once.ts';

/** What is under test. The tests themselves and their kit stay with vite. */
const ROOMS = ['src', 'services', 'devices'];
const SOURCE = /^(?:src|services|devices)\/.*\.ts$/;

let made: Promise<string> | undefined;

/**
 * Has tests load what they test as Node itself loads JavaScript, made file by file of all sources at once. Vite would make it file by
 * file for each run, and each use of an import would be a call. Who waits for changes of the sources (`vitest` without `run`) is left with vite.
 */
export function nativeSources(): Plugin {
  let waitsForChanges = false;
  return {
    name: 'native-sources',
    enforce: 'pre',
    configureVitest({ vitest }) {
      waitsForChanges = vitest.config.watch;
    },
    async resolveId(id, from) {
      if (waitsForChanges || from === undefined || !/^[./].*\.ts$/.test(id)) return null;
      const file = relative('.', resolve(dirname(from), id));
      if (!SOURCE.test(file)) return null;
      made ??= make();
      return join(await made, nameOf(file));
    },
  };
}

function make(): Promise<string> {
  const files = ROOMS.flatMap(filesOf);
  return madeOnce('sources', [...files, 'package-lock.json'], async (into) => {
    const build = await rolldown({
      input: Object.fromEntries(
        files.filter((file) => SOURCE.test(file)).map((file) => [file.replace(/\.ts$/, ''), resolve(file)]),
      ),
      platform: 'node',
      external: [/^[^./]/],
      treeshake: false,
      logLevel: 'silent',
    });
    await build.write({
      dir: into,
      format: 'esm',
      preserveModules: true,
      preserveModulesRoot: resolve('.'),
      entryFileNames: '[name].mjs',
      sourcemap: true,
    });
    await build.close();
  });
}

function nameOf(file: string): string {
  return file.replace(/\.ts$/, '.mjs');
}
