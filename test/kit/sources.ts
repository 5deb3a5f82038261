import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript files below some folders, by path. */
export function sources(
  folders: readonly string[],
): readonly { readonly path: string; readonly text: string }[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts'))
        .map((path) => join(folder, path).replaceAll('\\', '/')),
    )
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
