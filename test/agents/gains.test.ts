import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const CORE = ['flow', 'planning', 'agents'];

function sources(folder: string, ending: string): string {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');
}

/** The table of docs/agents.md as rows of cells. */
function rows(): readonly (readonly [forbidden: string, by: string, gain: string, held: string])[] {
  const docs = readFileSync(join(root, 'docs/agents.md'), 'utf8');
  const section = docs.split('## What the core forbids')[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| forbidden'))
    .map((line) => line.split('|').slice(1, 5) as [string, string, string, string]);
}

it('D24 every limit of the core is told in docs/agents.md with its gain, and no other', () => {
  const code = CORE.map((room) => sources(`src/${room}`, '.ts')).join('\n');
  const limits = [...code.matchAll(/^(?:export )?const ([A-Z_]+_(?:MAX|MS))\b/gm)].map(([, name]) => name);
  const told = rows().flatMap(([, by]) => [...by.matchAll(/`([A-Z_]{3,})`/g)].map(([, name]) => name));
  expect(limits.length).toBeGreaterThan(10);
  expect([...new Set(told)].sort()).toEqual([...new Set(limits)].sort());
});

it('D24 every rule names what it buys, and tests that hold it', () => {
  const tests = [...CORE, 'patterns'].map((room) => sources(`test/${room}`, '.test.ts')).join('\n');
  const titles = [...tests.matchAll(/(?:it|describe)[^'`\n]*\(\s*(?:\n\s*)?(['`])(.*?)\1/g)].map(
    ([, , title]) => title,
  );
  for (const [forbidden, , gain, held] of rows()) {
    expect(gain.trim(), forbidden).not.toBe('');
    const ids = held.trim().split(' ');
    for (const id of ids)
      expect(
        titles.some((title) => new RegExp(`\\b${id}\\b`).test(title ?? '')),
        `${id} of "${forbidden.trim()}"`,
      ).toBe(true);
  }
  expect(rows().length).toBeGreaterThan(10);
});
