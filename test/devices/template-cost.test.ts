import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../devices/home-assistant/template/index.ts';
import { runs } from '../flow/deep.ts';
import { callsIn } from '../kit/calls.ts';
import { bundle, Child } from '../kit/programs/child.ts';

/** The budget is 10,000 steps; no step stands for more than 25 calls of functions. Without a budget these templates need millions. */
const CALLS_MAX = 25 * 10_000;
const DOUBLINGS = 60;

const doubled = (times: number) =>
  `{% set a=[1,1] %}{% set b=[1,1] %}${'{% set a=[a,a] %}{% set b=[b,b] %}'.repeat(times)}`;
const grown = (times: number) => `{% set a='0123456789abcdef' %}${'{% set a=a~a %}'.repeat(times)}`;

function calls(source: string, message = ''): number {
  const compiled = compile(source);
  if (!compiled.ok) throw new Error(compiled.reason);
  return callsIn('/template/', () => void compiled.template.read(message));
}

describe('H12 what a template may cost', () => {
  it.each([
    '{{ a == b }}',
    '{{ a != b }}',
    '{{ a }}',
    '{{ a | tojson }}',
    '{{ a in [b] }}',
    '{{ a not in [b, b] }}',
    "{{ a | join(',') }}",
    "{{ 'x' ~ a }}",
    "{{ '%s' | format(a) }}",
    "{{ '%s %s' % [a, b] }}",
    '{{ a | string | length }}',
    '{{ a | upper }}',
    '{{ a | trim }}',
    "{{ a | replace('1', '22') }}",
    '{{ a | truncate(10) }}',
    '{{ a | int(1) }}',
    '{{ {a: b} }}',
    '{{ {a: b} == {a: a} }}',
    "{{ {1: a} | tojson }}{{ {'k': a}.get('k') }}",
    '{{ (a + b) | tojson }}',
    '{{ a[0:2] }}',
    '{{ a.split() }}',
    '{{ a * 2 }}',
  ])(`a value that shares its parts ${DOUBLINGS} levels deep is not unfolded by %s`, (use) => {
    expect(calls(doubled(DOUBLINGS) + use)).toBeLessThan(CALLS_MAX);
  });

  const names = fc.constantFrom('a', 'b', 'value', 'value_json');
  const { expression } = fc.letrec<{ expression: string }>((tie) => ({
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      names,
      fc.constantFrom('1', '0.5', "'x'", "'%s%5d'", 'none', 'true'),
      fc.array(tie('expression'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
      fc.tuple(names, tie('expression')).map(([key, value]) => `{${key}: ${value}, 'k': ${value}}`),
      fc
        .tuple(
          tie('expression'),
          fc.constantFrom('==', '!=', '<', 'in', 'not in', '~', '+', '*', '%', 'and', 'or'),
          tie('expression'),
        )
        .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
      fc
        .tuple(
          tie('expression'),
          fc.constantFrom(
            'tojson',
            'string',
            'upper',
            'trim',
            'length',
            'first',
            'last',
            'round',
            'int(0)',
            'float(0)',
            "join('--')",
            "replace('1', '123456789')",
            'truncate(20)',
            "default('d')",
          ),
        )
        .map(([of, filter]) => `(${of} | ${filter})`),
      fc.tuple(tie('expression'), fc.integer({ min: -2, max: 3 })).map(([of, at]) => `(${of})[${at}]`),
      fc.tuple(tie('expression'), fc.nat({ max: 3 })).map(([of, at]) => `(${of})[${at}:]`),
      tie('expression').map((of) => `(${of}).split('1')`),
      fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `('%s%s%s' | format(${a}, ${b}, ${a}))`),
    ),
  }));
  const statement = fc.oneof(
    fc.tuple(fc.constantFrom('a', 'b'), expression).map(([name, value]) => `{% set ${name}=${value} %}`),
    // What grows fastest: every pass makes two of one.
    fc
      .tuple(
        fc.constantFrom(
          '{% set a=[a,a] %}',
          '{% set b=[a,b,a] %}{% set a=b %}',
          '{% set a=a~a %}',
          '{% set a=a+a %}',
          "{% set a={'k':a,'l':a} %}",
          "{% set a='%s%s' % [a,a] %}",
          "{% set a=[a,a]|join('-') %}",
          "{% set a=a|replace('1','1111') %}",
          '{% set a=[a,a]|tojson %}',
        ),
        fc.nat({ max: DOUBLINGS }),
      )
      .map(([step, times]) => step.repeat(times)),
    expression.map((value) => `{{ ${value} }}`),
    expression.map((value) => `{% if ${value} %}{{ a }}{% else %}{{ b }}{% endif %}`),
  );

  it('no template of the language walks more than the budget, whatever it shares, doubles, prints and compares', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('{% set a=[1,1] %}{% set b=[1,1] %}', "{% set a='1' %}{% set b='11' %}"),
        fc.array(statement, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('1', '{"a":[1,{"b":"11111"}]}', JSON.stringify(Array(3_000).fill(1))),
        (head, statements, message) => {
          const source = head + statements.join('');
          if (!compile(source).ok) return;
          expect(calls(source, message)).toBeLessThan(CALLS_MAX);
        },
      ),
      { numRuns: runs(120, 400) },
    );
  });
});

describe('H12 processor time of hostile templates and messages, in a process that can be killed', () => {
  let file: string;
  beforeAll(async () => {
    file = await bundle('test/devices/template-child.ts');
  });
  let child: Child | undefined;
  afterAll(() => child?.kill());

  const zeros = (length: number) => '0'.repeat(length);
  const needle = JSON.stringify({ n: `b${'a'.repeat(16_000)}`, h: 'a'.repeat(40_000) });
  it.each([
    ['two shared lists compared', `${doubled(60)}{{ a == b }}`, '1'],
    ['a shared list printed', `${doubled(60)}{{ a }}`, '1'],
    ['a text that doubles', `${grown(40)}{{ a }}`, '1'],
    ['a format of zeros', '{{ value | format(1) }}', `%${zeros(60_000)}`],
    ['digits that are no number', '{{ value | float(0) }}', `${'1'.repeat(60_000)}x`],
    ['digits that are no whole number', '{{ value | int(0) }}', `${'1'.repeat(60_000)}x`],
    [
      'spaces that are cut',
      '{{ value | truncate(60003, false, "", 0) }}',
      `${' '.repeat(60_000)}a b${'c'.repeat(99)}`,
    ],
    ['a long text looked for in a longer', '{{ value_json.n in value_json.h }}', needle],
    ['a long text replaced', "{{ value_json.h | replace(value_json.n, '') }}", needle],
    ['split at a long text', '{{ value_json.h.split(value_json.n) | length }}', needle],
    ['many texts looked for', `{{ ${"'b' in value or ".repeat(30)} false }}`, 'a'.repeat(60_000)],
    ['many names of one value', `${'{{ value_json }}'.repeat(400)}`, JSON.stringify(Array(5_000).fill(1))],
  ])('%s costs less than a tenth of a second', async (_, source, message) => {
    // The least of some, for a machine that does much else makes one or the other dear.
    child = new Child(file, [JSON.stringify([[source, message]]), '5']);
    const killed = setTimeout(() => void child?.kill(), 30_000);
    const line = await child.line((text) => text.startsWith('{'));
    clearTimeout(killed);
    expect((JSON.parse(line) as { ms: number }).ms).toBeLessThan(100);
  });
});
