import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DESIGN = 'docs/design';
const ID = /\b(?:[A-EHX]\d\d|P[1-9]\d?)\b/g;
/** What looks like an id and is none. */
const OTHERS = new Set(['D65']);

const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.startsWith('fixtures'))
    .map((name) => join(folder, name));
const read = (path: string) => readFileSync(path, 'utf8');

/** Every id that stands in the files, with one place that has it. A range such as B09-B17 counts for all between its ends. */
function idsIn(paths: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of paths)
    for (const line of read(path).split('\n'))
      for (const id of [...line.matchAll(ID)].map(([id]) => id).concat(rangesOf(line)))
        if (!OTHERS.has(id)) found.set(id, `${path}: ${line.trim().slice(0, 100)}`);
  return found;
}

function rangesOf(line: string): string[] {
  return [...line.matchAll(/\b([A-EHX])(\d\d)-\1(\d\d)\b/g)].flatMap(([, letter, from, to]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => letter + String(Number(from) + at).padStart(2, '0'),
    ),
  );
}

describe('the glossary', () => {
  const glossary = read('docs/glossary.md');
  const tables = glossary.split('\n## Beside the words of the field')[0]!;
  const words = [...tables.matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)].map(([, word, code]) => ({
    word: word!,
    code: code!,
  }));

  it('has one meaning for each word', () => {
    const names = words.map(({ word }) => word).filter((word) => !['word', '---'].includes(word));
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('names places that there are', () => {
    const paths = words.flatMap(({ code }) => [
      ...code.matchAll(/`((?:src|services|devices|test)\/[^`]*)`/g),
    ]);
    expect(paths.length).toBeGreaterThan(60);
    expect(paths.map(([, path]) => path!).filter((path) => !existsSync(path))).toEqual([]);
  });
});

const rows = filesBelow(DESIGN, /\.md$/).flatMap((path) =>
  [...read(path).matchAll(/^\| ([A-EHPX]\d{1,2}) \| (.+?) \|/gm)].map(([, id, text]) => ({
    path,
    id: id!,
    text: text!,
  })),
);
const defined = new Map(rows.map((row) => [row.id, row]));

const tests = filesBelow('test', /\.ts$/).filter((path) => !path.endsWith('design.test.ts'));
const sources = ['src', 'services', 'devices', 'bench'].flatMap((top) => filesBelow(top, /\.ts$/));
const pages = [...filesBelow('docs', /\.md$/), 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'];

describe('docs/design', () => {
  it('tells of every id that tests, sources and pages use', () => {
    const used = idsIn([...tests, ...sources, ...pages]);
    expect(used.size).toBeGreaterThan(200);
    expect([...used].filter(([id]) => !defined.has(id)).map(([id, place]) => `${id} in ${place}`)).toEqual(
      [],
    );
  });

  it('tells of each id once, and of none that no test holds', () => {
    expect(rows.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([]);
    const held = idsIn(tests);
    expect([...defined.keys()].filter((id) => !held.has(id))).toEqual([]);
  });

  it('names each document that sources and tests speak of', () => {
    const index = read(join(DESIGN, 'README.md'));
    const named = [...tests, ...sources].flatMap((path) => [
      ...read(path).matchAll(/\b[Dd]ocument (00\d)\b/g),
    ]);
    expect(named.length).toBeGreaterThan(20);
    for (const [words, number] of named)
      expect([words, index.includes(`document ${number}`)]).toEqual([words, true]);
  });

  it('has sentences in its rows', () => {
    for (const { id, text } of rows)
      expect([id, /^\W*[\p{Lu}`0-9].*[.)]$/u.test(text.replace(/ †\.$/, '.'))]).toEqual([id, true]);
  });
});
