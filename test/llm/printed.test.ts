import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callsIn, jsonIn, withoutThinking } from '../../src/llm/index.ts';
import { looseJson } from '../../src/llm/loose-json.ts';
import { runs } from '../flow/deep.ts';

const NAMES = ['light_turn_off', 'light_set', 'answer'];
const OFF = { name: 'light_turn_off', arguments: { area: 'garage' } };

/** protocols 7.5: how models print the calls that they should have made. */
const PRINTED: readonly (readonly [form: string, text: string, calls: readonly unknown[], rest: string])[] = [
  ['JSON alone', '{"name": "light_turn_off", "arguments": {"area": "garage"}}', [OFF], ''],
  ['with "parameters" (llama3.2)', '{"name":"light_turn_off","parameters":{"area":"garage"}}', [OFF], ''],
  [
    'with a type (llama3.2)',
    '{"type":"function","name":"light_turn_off","parameters":{"area":"garage"}}',
    [OFF],
    '',
  ],
  ['fenced', 'Sure!\n```json\n{"name":"light_turn_off","arguments":{"area":"garage"}}\n```', [OFF], 'Sure!'],
  [
    'fenced without a language',
    '```\n{"tool":"light_turn_off","args":{"area":"garage"}}\n```\nDone.',
    [OFF],
    'Done.',
  ],
  [
    'among words',
    'I call {"name":"light_turn_off","arguments":{"area":"garage"}} now.',
    [OFF],
    'I call\nnow.',
  ],
  [
    'with a function inside',
    '{"function":{"name":"light_turn_off","arguments":{"area":"garage"}}}',
    [OFF],
    '',
  ],
  [
    'in a list of calls',
    '{"tool_calls":[{"name":"light_turn_off","arguments":{"area":"garage"}}]}',
    [OFF],
    '',
  ],
  ['under the name of the tool', '{"light_turn_off": {"area": "garage"}}', [OFF], ''],
  [
    'several in a list',
    '[{"name":"light_turn_off","arguments":{"area":"garage"}},{"name":"light_set","arguments":{"brightness":30}}]',
    [OFF, { name: 'light_set', arguments: { brightness: 30 } }],
    '',
  ],
  [
    'several in a row',
    '{"name":"light_turn_off","arguments":{"area":"garage"}}\n{"name":"light_set","arguments":{"brightness":30}}',
    [OFF, { name: 'light_set', arguments: { brightness: 30 } }],
    '',
  ],
  ['with a comma too many', '{"name":"light_turn_off","arguments":{"area":"garage",},}', [OFF], ''],
  ['with single quotes', "{'name': 'light_turn_off', 'arguments': {'area': 'garage'}}", [OFF], ''],
  [
    'Hermes and Qwen',
    '<tool_call>\n{"name":"light_turn_off","arguments":{"area":"garage"}}\n</tool_call>',
    [OFF],
    '',
  ],
  [
    'Qwen without its opening tag',
    '{"name":"light_turn_off","arguments":{"area":"garage"}}\n</tool_call>',
    [OFF],
    '',
  ],
  [
    'Qwen without its closing tag',
    'Well. <tool_call>{"name":"light_turn_off","arguments":{"area":"garage"}}',
    [OFF],
    'Well.',
  ],
  [
    'several of Qwen',
    '<tool_call>{"name":"light_turn_off","arguments":{"area":"garage"}}</tool_call><tool_call>{"name":"light_set","arguments":{"brightness":5}}</tool_call>',
    [OFF, { name: 'light_set', arguments: { brightness: 5 } }],
    '',
  ],
  [
    'Qwen-coder',
    '<tool_call>\n<function=light_turn_off>\n<parameter=area>\ngarage\n</parameter>\n</function>\n</tool_call>',
    [OFF],
    '',
  ],
  [
    'Qwen-coder without its opening tag',
    '<function=light_turn_off>\n<parameter=area>\ngarage\n</parameter>\n</function>\n</tool_call>',
    [OFF],
    '',
  ],
  ['Llama 3.1', '<function=light_turn_off>{"area": "garage"}</function>', [OFF], ''],
  [
    'Llama with a python tag',
    '<|python_tag|>{"name":"light_turn_off","parameters":{"area":"garage"}}',
    [OFF],
    '',
  ],
  ['Mistral', '[TOOL_CALLS][{"name":"light_turn_off","arguments":{"area":"garage"}}]', [OFF], ''],
  [
    'functiongemma',
    '<start_function_call>call:light_turn_off{area:<escape>garage<escape>}<end_function_call>',
    [OFF],
    '',
  ],
  [
    'functiongemma with bare values',
    '<start_function_call>call:light_set{area:living room,brightness:30}<end_function_call>',
    [{ name: 'light_set', arguments: { area: 'living room', brightness: 30 } }],
    '',
  ],
  [
    'an invented name that says it is a call',
    '{"name":"lamp_killer","arguments":{}}',
    [{ name: 'lamp_killer', arguments: {} }],
    '',
  ],
  ['a tool without arguments', '{"name": "light_set"}', [{ name: 'light_set', arguments: {} }], ''],
];

describe('calls that were printed as text', () => {
  it.each(PRINTED)('A17 are found: %s', (_form, text, calls, rest) => {
    const printed = callsIn(text, NAMES);
    expect(printed.calls).toEqual(calls);
    expect(printed.text).toBe(rest);
  });

  it.each([
    ['words', 'The lights in the garage are off.'],
    ['a person, who also has a name', '{"name": "Alex", "role": "owner"}'],
    ['an object', 'The answer is {"temperature": 21}.'],
    ['half a call', '{"name": "light_turn_off", "arguments": {"area": "gar'],
    ['brackets', 'if (a[0] < b) { return; }'],
  ])('are not seen in %s', (_what, text) => {
    expect(callsIn(text, NAMES)).toEqual({ calls: [], text });
  });

  it('never take a key that no honest payload has', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      expect(callsIn(`{"name":"light_set","arguments":{"${key}":{"admin":true}}}`, NAMES).calls).toEqual([]);
      expect(callsIn(`<function=light_set><parameter=${key}>1</parameter></function>`, NAMES).calls).toEqual([
        { name: 'light_set', arguments: {} },
      ]);
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('end, however many there are', () => {
    const call = '{"name":"light_set","arguments":{"brightness":1}}';
    expect(callsIn(call.repeat(500), NAMES).calls.length).toBeLessThanOrEqual(32);
    for (const text of [
      '{'.repeat(100_000),
      '[{"a":'.repeat(20_000),
      '<tool_call>'.repeat(20_000),
      `"${'\\'.repeat(99_999)}`,
    ])
      expect(callsIn(text, NAMES).calls).toEqual([]);
  });
});

describe('a value in a text', () => {
  it.each([
    ['alone', '{"route": true}', { route: true }],
    ['fenced', '```json\n{"route": true}\n```', { route: true }],
    ['after words', 'Here you are: {"route": true}. Anything else?', { route: true }],
    ['a list', '[1, 2]', [1, 2]],
    ['a bare value', '42', 42],
    ['a text', '"yes"', 'yes'],
    ["in Python's words", "{'route': True, 'reason': None}", { route: true, reason: null }],
    ['with line breaks in a text', '{"say": "one\ntwo"}', { say: 'one\ntwo' }],
  ])('is found: %s', (_where, text, value) => {
    expect(jsonIn(text)).toEqual(value);
  });

  it.each([['words'], [''], ['{"route": tr'], ['}{']])('is not found in %j', (text) => {
    expect(jsonIn(text)).toBeUndefined();
  });
});

describe('thinking', () => {
  it.each([
    ['<think>Hm.</think>Hello.', 'Hello.', true],
    ['Hm.</think>\nHello.', 'Hello.', true],
    ['Hello. <think>And now', 'Hello.', true],
    ['<thinking>a</thinking>b<thinking>c</thinking>', 'b', true],
    ['Hello.', 'Hello.', false],
    ['3 < 4', '3 < 4', false],
    ['<think></think>', '', true],
  ])('is taken out of %j', (text, spoken, thought) => {
    expect(withoutThinking(text)).toEqual({ text: spoken, thought });
  });
});

describe('whatever a model says', () => {
  /** Pieces of all the syntaxes, thrown together. */
  const shards = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...'{}[]"\':,`<>\\'.split(''),
          '<tool_call>',
          '</tool_call>',
          '<function=light_set>',
          '<parameter=area>',
          '</parameter>',
          '</function>',
          '<start_function_call>call:light_set{',
          '<escape>',
          '```json',
          '"name"',
          '"arguments"',
          'light_set',
          '__proto__',
          '<think>',
          '</think>',
          '\u0000',
          '\ud83d',
          'ä😀',
        ),
        fc.string({ maxLength: 6 }),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  it('is read without throwing, into calls with a name and plain arguments', () => {
    fc.assert(
      fc.property(shards, (text) => {
        const { calls } = callsIn(text, NAMES);
        for (const call of calls) {
          expect(call.name.length).toBeGreaterThan(0);
          expect(JSON.stringify(call.arguments)).not.toContain('"__proto__":');
        }
        jsonIn(text);
        expect(withoutThinking(text).text.length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: runs(60, 150) },
    );
  });

  it('and is JSON, is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!/__proto__|"constructor"|"prototype"/.test(text));
        expect(looseJson(text)).toEqual({ value: JSON.parse(text), end: text.length });
      }),
      { numRuns: runs(40, 100) },
    );
  });
});
