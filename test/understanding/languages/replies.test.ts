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

describe('an answer behind a cry', () => {
  it.each([
    ['oh god no, leave it', 'no'],
    ['ugh, no', 'no'],
    ['oh well, go on then', 'yes'],
    ['blimey, yes please', 'yes'],
  ])('A19 “%s” is a %s', (text, said) => {
    expect(answer(text)).toBe(said);
  });

  it.each(['oh god', 'well', 'oh god no, the kitchen one'])('A19 “%s” is none', (text) => {
    expect(answer(text)).toBeUndefined();
  });
});

describe('a yes with what is so behind it', () => {
  it.each([
    "yes, the electrician says it's safe now, go ahead",
    'yeah she is back in her room, do it',
    'ok mum knows about it, go on',
  ])('A19 “%s” is a yes', (text) => {
    expect(answer(text)).toBe('yes');
  });

  it.each([
    "yes, once he says it's safe, go ahead",
    "yes but she's not ready, do it in ten minutes",
    "yes, he says it isn't safe, go on",
    'yes the kitchen one is broken',
  ])('A19 “%s” is none', (text) => {
    expect(answer(text)).not.toBe('yes');
  });
});
