import { describe, expect, it } from 'vitest';
import { importsOf, scan } from '../../kit/source-scan.ts';
import { sources } from '../../kit/sources.ts';

const mind = sources(['src/assistant/mind']).map(({ path, text }) => ({
  name: path.split('/').at(-1) ?? '',
  text,
}));
const importedBy = (text: string) =>
  importsOf(scan(text)).flatMap(({ specifier }) => /^\.\/([\w-]+\.ts)$/.exec(specifier)?.[1] ?? []);

describe('E25 where models, shapes and prompts stand', () => {
  it('E25 every shape that a model fills in comes from one module, every prompt from another', () => {
    for (const { name, text } of mind) {
      if (name !== 'records.ts') expect(text, name).not.toMatch(/z\.(?:strict)?[oO]bject\(/);
      if (name !== 'prompt.ts' && name !== 'house-worker.ts')
        expect(text, name).not.toMatch(/role: '(?:system|user)'/);
    }
  });

  it('E25 every name of a model comes from one module', () => {
    const NAMES = /\b(?:qwen|gemma|llama|mistral|phi|gpt-\d)[\w.:-]*\d/i;
    const naming = sources(['src']).filter(({ text }) => {
      const { strings } = scan(text);
      return strings.some((piece) => NAMES.test(piece.text));
    });
    expect(naming.map(({ path }) => path)).toEqual(['src/llm/config.ts']);
  });

  it('E25 workers know the shapes and how a model is asked, and nobody below knows a worker', () => {
    const workers = mind.filter(({ name }) => /-workers?\.ts$/.test(name));
    expect(workers.map(({ name }) => name)).toEqual([
      'house-worker.ts',
      'mail-worker.ts',
      'prose-workers.ts',
      'search-worker.ts',
    ]);
    const below = ['records.ts', 'prompt.ts', 'asking.ts', 'facts.ts', 'needs.ts', 'scene.ts', 'prose.ts'];
    const above = ['mind.ts', 'open-mind.ts', 'index.ts', 'frontline.ts', ...workers.map(({ name }) => name)];
    for (const { name, text } of mind.filter((file) => below.includes(file.name)))
      for (const imported of importedBy(text))
        expect(above, `${name} imports ${imported}`).not.toContain(imported);
    for (const { name, text } of workers)
      for (const imported of importedBy(text))
        expect(
          ['mind.ts', 'open-mind.ts', 'index.ts', 'frontline.ts'],
          `${name} imports ${imported}`,
        ).not.toContain(imported);
    const records = mind.find(({ name }) => name === 'records.ts');
    expect(importedBy(records?.text ?? '')).toEqual([]);
  });
});
