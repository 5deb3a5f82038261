import { describe, expect, it } from 'vitest';
import { importsOf, scan } from '../kit/source-scan.ts';
import { sources } from '../kit/sources.ts';

/** What can be read in the source itself. Faults that are planted change the source, so these are left out there (test/mutants/rooms.mjs). */
describe('the source of what works for people', () => {
  it('A08 time, chance and settings reach no agent but by what it is given', () => {
    const GLOBAL =
      /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bset(?:Timeout|Interval)\(|\bprocess\.env\b/;
    for (const { path, text } of sources([
      'src/assistant',
      'src/agents',
      'src/flow',
      'src/patterns',
      'src/planning',
      'src/llm',
    ]))
      expect(GLOBAL.exec(scan(text).code)?.[0], path).toBeUndefined();
  });

  it('A01 no other part of the hub can start any', () => {
    const starting = sources(['src']).filter(({ text }) => /\bagents\.start\(/.test(scan(text).code));
    // A host of agents is called over the bus, by a hub that took the message in.
    expect(starting.map(({ path }) => path)).toEqual([
      'src/assistant/house/house.ts',
      'src/remote/hosted.ts',
    ]);
    const doors = sources(['src/channels']).flatMap(({ path, text }) =>
      importsOf(scan(text)).map(({ specifier }) => ({ path, specifier })),
    );
    expect(doors.filter(({ specifier }) => /\/(agents|assistant)\//.test(specifier))).toEqual([]);
  });
});
