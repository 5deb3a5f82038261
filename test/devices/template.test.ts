import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../devices/home-assistant/template/index.ts';
import { runs } from '../flow/deep.ts';

function render(source: string, message = '', more: Record<string, string | number> = {}): string {
  const compiled = compile(source);
  if (!compiled.ok) throw new Error(`unsupported: ${compiled.reason}`);
  const rendered =
    Object.keys(more).length > 0 ? compiled.template.render(more) : compiled.template.read(message);
  if (!rendered.ok) throw new Error(`failed: ${rendered.reason}`);
  return rendered.text;
}

const RUNNING =
  '{% if "running" in value_json and value_json["running"] %} {% if value_json["position"] > 0 %} closing {% else %} opening {% endif %} {% else %} stopped {% endif %}';
const ACTION =
  "{% set values = {None:None,'idle':'idle','heat':'heating'} %}{{ values[value_json[\"running_state\"]] }}";

describe('H12 templates that devices announce', () => {
  it.each([
    ['{{ value_json.state }}', '{"state":"online"}', 'online'],
    ['{{ value_json["state"] }}', '{"state":"ON"}', 'ON'],
    ['{{ "offline" }}', '', 'offline'],
    ['{{ value }}', 'ON', 'ON'],
    ['{{ value_json.on }}', '{"on":true}', 'True'],
    ['{{ value_json.on }}', '{"on":null}', 'None'],
    [RUNNING, '{"running":true,"position":5}', 'closing'],
    [RUNNING, '{"running":true,"position":0}', 'opening'],
    [RUNNING, '{"position":5}', 'stopped'],
    [ACTION, '{"running_state":"heat"}', 'heating'],
    [ACTION, '{"running_state":null}', 'None'],
    ["{{ {'off':0,'low':33}[value_json[\"fan_mode\"]] | default('None') }}", '{"fan_mode":"low"}', '33'],
    ["{{ {'off':0,'low':33}[value_json[\"fan_mode\"]] | default('None') }}", '{"fan_mode":"odd"}', 'None'],
    ["{{ value_json.m if value_json.m in ['a','b'] else 'None' | default('None') }}", '{"m":"b"}', 'b'],
    ["{{ value_json.m if value_json.m in ['a','b'] else 'None' | default('None') }}", '{"m":"z"}', 'None'],
    [
      "{{ value_json.t | default('',True) | string | truncate(5, True, '', 0) }}",
      '{"t":"abcdefgh"}',
      'abcde',
    ],
    ["{{ value_json.update.get('progress','null') }}", '{"update":{}}', 'null'],
    ['{{ value_json | tojson }}', '{"a":[1,true,null]}', '{"a":[1,true,null]}'],
    ['{{ value_json.state | lower }}', '{"state":true}', 'true'],
    ['{{ value_json.POWER }}', '{"POWER":"ON","Dimmer":45}', 'ON'],
    ["{{ value_json.Color.split(',')[0:3]|join(',') }}", '{"Color":"1,2,3,4"}', '1,2,3'],
    ['{{ value_json.Color[0:2]|int(base=16) }}', '{"Color":"FFAA00"}', '255'],
    ['{% if value_json.output is true %}on{% else %}off{% endif %}', '{"output":true}', 'on'],
    ["{{ 'ON' if value_json.output else 'OFF' }}", '{"output":false}', 'OFF'],
    ["{{ value_json['switch:0'].output }}", '{"switch:0":{"output":true}}', 'True'],
    ['{{ (value_json.b / 255 * 100) | round(1) }}', '{"b":128}', '50.2'],
    ['{{ 2.5 | round }} {{ 3.5 | round }}', '', '2 4'],
    ['{{ value_json.b | float(0) // 10 }} {{ -7 % 3 }}', '{"b":"47"}', '4 2'],
    ['{{ not value_json.a and 1 < 2 }}', '{"a":[]}', 'True'],
    ['{{ value_json.x is defined }} {{ value_json.a is not none }}', '{"a":1}', 'False True'],
    ['{{ 1 + 2 }}{{ 1 ~ 2 * 3 }}', '', '316'],
    ['a {#- gone -#} b{{- "c" -}} d', '', 'abcd'],
    ["{{ value | replace('a','b') | upper | trim }}", ' banana ', 'BBNBNB'],
    [
      '{{ value_json.list | first }}{{ value_json.list | last }}{{ value_json.list | length }}',
      '{"list":[7,8,9]}',
      '793',
    ],
    ['{% if value == "1" %}one{% elif value == "2" %}two{% else %}many{% endif %}', '2', 'two'],
    ['{{ -value_json.n | abs }}', '{"n":4}', '4'],
    ['{{ value_json.a["}}"] }}', '{"a":{"}}":"brace"}}', 'brace'],
  ])('%s of %s gives %s', (source, message, expected) => {
    expect(render(source, message)).toBe(expected);
  });

  it('H12 command templates see their own values', () => {
    expect(
      render("{{ '%02X%02X%02X' | format(red, green, blue) }}", '', { red: 255, green: 8, blue: 0 }),
    ).toBe('FF0800');
    expect(render('{ "position": {{ position }} }', '', { position: 40 })).toBe('{ "position": 40 }');
    expect(render('{"value": {{ value }}}', '', { value: 7 })).toBe('{"value": 7}');
  });

  it('H12 a value that is not there renders empty, and a path through nothing fails instead of inventing a value', () => {
    expect(render('{{ value_json.Dimmer }}', '{"POWER":"ON"}')).toBe('');
    expect(() => render('{{ value_json.a.b.c }}', '{}')).toThrow('failed');
    expect(() => render('{{ value_json.n | int }}', '{"n":"many"}')).toThrow('failed');
    expect(() => render('{{ value_json.n }}', 'not json')).toThrow('failed');
    expect(() => render('{{ 1 / 0 }}')).toThrow('failed');
  });
});

describe('H12 templates that try to get out', () => {
  it.each([
    "{{ range.constructor('return process.pid')() }}",
    "{{ value_json.constructor.constructor('return process')() }}",
    '{{ value_json.toString() }}',
    "{{ ''.__class__.__mro__[1].__subclasses__() }}",
    '{{ cycler.__init__.__globals__ }}{{ lipsum() }}',
    "{{ value | attr('constructor') }}",
    "{{ value_json.get.call('x') }}",
    '{% for i in range(1000000) %}x{% endfor %}',
    "{% import 'os' as os %}",
    '{% macro x() %}{% endmacro %}',
    '{{ value_json[ }}',
    '{{ "open',
    '{% if value %}x',
    '{% else %}',
    '{{ now().strftime("%s") }}',
  ])('%s is not supported', (source) => {
    expect(compile(source).ok).toBe(false);
  });

  it.each(['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'length', '__class__'])(
    'reaches no inherited property: %s',
    (name) => {
      expect(render(`{{ value_json.${name} }}`, '{"a":1}')).toBe('');
      expect(render(`{{ value_json['${name}'] }}`, '{"a":1}')).toBe('');
      expect(render(`{{ value.${name} }}`, 'text')).toBe('');
      expect(render(`{{ value_json.${name} is defined }}`, '[1]')).toBe('False');
      expect(render(`{{ ${name} }}`, '1')).toBe('');
    },
  );

  it('stops a text that doubles, deep nesting, and long chains', () => {
    const doubling = `{% set x = "${'y'.repeat(64)}" %}${'{% set x = x ~ x %}'.repeat(40)}{{ x }}`;
    expect(() => render(doubling)).toThrow('failed');
    expect(() => render(`{{ '%${'9'.repeat(9)}d' | format(1) }}`)).toThrow('failed');
    expect(() => render("{{ value | replace('a', value) | replace('a', value) }}", 'a'.repeat(200))).toThrow(
      'failed',
    );
    expect(compile(`{{ ${'('.repeat(3000)}1${')'.repeat(3000)} }}`).ok).toBe(false);
    expect(compile(`{{ ${'-'.repeat(3000)}1 }}`).ok).toBe(false);
    expect(compile(`{{ ${'not '.repeat(1500)}1 }}`).ok).toBe(false);
    expect(compile(`{{ 1${' + 1'.repeat(1500)} }}`).ok).toBe(false);
    expect(compile(`{{ value${'.a'.repeat(3000)} }}`).ok).toBe(false);
    expect(compile(`${'{% if 1 %}'.repeat(700)}`).ok).toBe(false);
    expect(compile('x'.repeat(10_000)).ok).toBe(false);
  });

  it('never throws and never takes long, whatever is announced', () => {
    const part = fc.constantFrom(
      ...[
        '{{',
        '}}',
        '{%',
        '%}',
        '{#',
        '#}',
        ' if ',
        ' else ',
        'endif',
        'set x = ',
        'value_json',
        '.a',
        '[',
        ']',
        '(',
        ')',
      ],
      ...[
        '|',
        'int',
        'join',
        'default',
        '~',
        '+',
        '*',
        "'%s'",
        'format',
        '"',
        "'",
        ' in ',
        ' not ',
        ' is ',
        'none',
        '1',
        '-',
        '{',
        ':',
        '}',
        ',',
      ],
      ...['constructor', '.get(', '.split(', '\\', '\u0000', 'é'],
    );
    const source = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 40 }).map((parts) => `{{ ${parts.join('')} }}`),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(source, fc.oneof(fc.json(), fc.string()), (text, message) => {
        const compiled = compile(text);
        if (!compiled.ok) return typeof compiled.reason === 'string';
        const rendered = compiled.template.read(message);
        return rendered.ok ? rendered.text.length <= 16_384 : rendered.reason !== '';
      }),
      { numRuns: runs(800, 3000) },
    );
    const heavy = compile(`{{ ${Array.from({ length: 35 }, () => 'value|lower').join(' ~ ')} }}`);
    expect(heavy.ok).toBe(true);
    // The least of some: other work of the process counts with one or the other.
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 10 && least >= 100_000; round++) {
      const startedAt = process.cpuUsage();
      if (heavy.ok) expect(heavy.template.render({ value: 'X'.repeat(65_536) }).ok).toBe(false);
      least = Math.min(least, process.cpuUsage(startedAt).user);
    }
    expect(least).toBeLessThan(100_000);
  });
});
