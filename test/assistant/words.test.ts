import { describe, expect, it } from 'vitest';
import { listWords } from '../../src/assistant/words.ts';
import { sentence } from '../../src/base/index.ts';

describe('words of an answer', () => {
  it('join names as people do', () => {
    expect(listWords([])).toBe('');
    expect(listWords(['a'])).toBe('a');
    expect(listWords(['a', 'b'])).toBe('a and b');
    expect(listWords(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it('begin large and end with a stop, once', () => {
    expect(sentence('the lamp is off')).toBe('The lamp is off.');
    expect(sentence('Shall I?')).toBe('Shall I?');
    expect(sentence('he said “well?”')).toBe('He said “well?”');
    expect(sentence(' wait … ')).toBe('Wait …');
    expect(sentence('  ')).toBe('');
  });
});
