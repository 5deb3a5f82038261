import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt, noteBuilt } from '../../build-stamp.mjs';

describe('what was built', () => {
  let root: string;
  const write = (file: string, text = file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'hearth-stamp-'));
    for (const file of [
      'src/main.ts',
      'page/app.tsx',
      'package-lock.json',
      'dist/main.js',
      'dist/page/app.js',
    ])
      write(file);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is known again as long as sources and what was made of them are as they were', () => {
    expect(isBuilt(root)).toBe(false);
    noteBuilt(root);
    expect(isBuilt(root)).toBe(true);
    write('src/main.ts');
    write('test/main.test.ts');
    expect(isBuilt(root)).toBe(true);
  });

  it.each([
    ['a source is another', () => appendFileSync(join(root, 'src/main.ts'), ' ')],
    ['a source came', () => write('services/light/index.ts')],
    ['a source is gone', () => rmSync(join(root, 'page/app.tsx'))],
    ['a package is another', () => write('package-lock.json', 'another')],
    ['something of it is gone', () => rmSync(join(root, 'dist/page/app.js'))],
    ['all of it is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
    ['something of it is longer', () => appendFileSync(join(root, 'dist/main.js'), ' ')],
  ])('is not known where %s', (_, change) => {
    noteBuilt(root);
    change();
    expect(isBuilt(root)).toBe(false);
  });
});
