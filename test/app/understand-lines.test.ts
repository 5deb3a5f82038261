import { describe, expect, it } from 'vitest';
import { understandLines } from '../../src/app/understand-lines.ts';

async function run(
  lines: readonly string[],
  options: {
    readonly explain?: boolean;
    readonly grammar?: string;
    readonly heard?: boolean;
    readonly now?: string;
  } = {},
) {
  const written = { stdout: '', stderr: '' };
  const code = await understandLines(
    { home: 'test/fixtures/home-1.json', ...options },
    {
      cwd: process.cwd(),
      stdin: (async function* () {
        for (const line of lines) yield `${line}\n`;
      })(),
      stdout: { write: (text) => (written.stdout += text) },
      stderr: { write: (text) => (written.stderr += text) },
      now: () => Date.parse('2026-03-10T18:30:00-04:00'),
      micros: () => 0,
    },
  );
  return {
    code,
    ...written,
    plans: written.stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { id: string; groups: unknown[] }),
  };
}

describe('H37 hearth understand', () => {
  it('takes a line for what sounds like it in this house with --heard, and for nothing where nothing does', async () => {
    const { plans } = await run(
      [
        '{"id":"a","text":"Turn off the kitchen lites."}',
        '{"id":"b","text":"Turn off the kitching lights."}',
        '{"id":"c","text":"We painted the kitchen last summer."}',
      ],
      { heard: true },
    );
    const [first, second, third] = plans as unknown as readonly Record<string, unknown>[];
    expect(first).toMatchObject({ id: 'a', groups: [[{ service: 'light', method: 'turn_off' }]] });
    expect(second).toMatchObject({
      id: 'b',
      heard: 'Turn off the kitching lights.',
      groups: [[{ method: 'turn_off' }]],
    });
    expect(third).toEqual({
      ...{ id: 'c', heard: 'We painted the kitchen last summer.' },
      ...{ text: null, distance: null },
    });
  });

  it('reads JSON lines and writes a plan for each, in order', async () => {
    const { code, plans } = await run([
      '{"id":"a","text":"turn off the kitchen lights"}',
      '',
      '{"id":"b","text":"thanks"}',
    ]);
    expect(code).toBe(0);
    expect(plans).toMatchObject([
      {
        id: 'a',
        groups: [[{ service: 'light', method: 'turn_off', args: { target: { area: 'kitchen' } } }]],
      },
      { id: 'b', groups: [], direct: true },
    ]);
  });

  it('writes the grammar of the house for a speech recogniser, in the one format there is', async () => {
    const { code, stdout } = await run([], { grammar: 'jsgf' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^#JSGF V1\.0 UTF-8 en;\ngrammar hearth;\n/);
    expect(stdout).toContain('desk lamp');
    await expect(run([], { grammar: 'abnf' })).rejects.toThrow('--grammar abnf is no format');
  });

  it('understands the last turn of a conversation from those before', async () => {
    const { plans } = await run([
      '{"id":"c","turns":[{"text":"turn on the desk lamp"},{"text":"turn it off again"}]}',
    ]);
    expect(plans[0]?.groups).toMatchObject([
      [{ method: 'turn_off', args: { target: { name: 'Desk Lamp' } } }],
    ]);
  });

  it('takes the time of the line before that of the command line', async () => {
    const line =
      '{"id":"d","text":"remind me tomorrow at 7am to run","now":"2026-05-01T10:00:00-04:00[America/New_York]"}';
    const { plans } = await run([line], { now: '2026-01-01T10:00:00-05:00' });
    expect(JSON.stringify(plans[0])).toContain('2026-05-02T07:00:00-04:00');
  });

  it('names a line that is none by its number, goes on with the rest, and ends with 1', async () => {
    const { code, plans, stderr } = await run([
      '{"id":"a","text":"thanks"}',
      'not json',
      '{"text":"no id"}',
      '{"id":"z","text":"thanks"}',
    ]);
    expect(code).toBe(1);
    expect(plans.map((plan) => plan.id)).toEqual(['a', 'z']);
    expect(stderr).toMatch(/line 2: /);
    expect(stderr).toMatch(/line 3: needs/);
  });

  it('explains each reading in lines for people', async () => {
    const { stdout } = await run(['{"id":"e","text":"turn off the kitchen lights"}'], { explain: true });
    expect(stdout).toContain('read as light.turn_off by');
  });
});
