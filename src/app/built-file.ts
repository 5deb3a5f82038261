import { readFileSync } from 'node:fs';

/** What the build wrote as JSON beside the bundle (build.mjs); `undefined` where Hearth runs from its sources. */
export function readBuilt<T>(file: URL): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
