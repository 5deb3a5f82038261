/** Whether dist/ is what the build made of the sources as they are now: letter by letter for them, by time and length for what was made. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What dist/ is made of, beside the files of the root. */
const SOURCES = ['src', 'services', 'devices', 'page', 'bench', 'docs', 'templates'];
const STAMP = 'node_modules/.cache/hearth-built';

/** @param root of the repository. */
export function isBuilt(root) {
  const file = join(root, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(root);
}

/** To be called when all is made. */
export function noteBuilt(root) {
  const file = join(root, STAMP);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stampOf(root));
}

/** V8 knows only code of its own version. */
function stampOf(root) {
  const hash = createHash('sha256').update(process.version);
  const beside = readdirSync(root, { withFileTypes: true }).filter((one) => one.isFile());
  for (const file of [
    ...SOURCES.flatMap((place) => filesOf(root, place)),
    ...beside.map(({ name }) => name).sort(),
  ])
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  for (const file of filesOf(root, 'dist')) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

function filesOf(root, place) {
  const at = join(root, place);
  if (!existsSync(at)) return [];
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(root, join(one.parentPath, one.name)))
    .sort();
}
