import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/understanding/languages/en/index.ts';

const answer = (text: string): string | undefined => ENGLISH.replies.yesOrNo(text)?.answer;

describe('a yes in the words of who may', () => {
  it.each([
    "it's fine, go ahead and let him out",
    'sure, go ahead and do it',
    "yes, go ahead, I don't mind",
    'that is okay, let her',
  ])('A19 “%s” is a yes', (text) => {
    expect(answer(text)).toBe('yes');
  });

  it.each(["it's fine", "it's okay as it is", 'go ahead and let the dog out of the garage'])(
    'A19 “%s” is none',
    (text) => {
      expect(answer(text)).not.toBe('yes');
    },
  );
});
