import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimsDeed } from '../../../src/assistant/mind/claims.ts';
import { contentWords, followsOn, governs, sentencesOf } from '../../../src/assistant/mind/en.ts';
import { checkProse, ProseStream } from '../../../src/assistant/mind/prose.ts';

describe('X11 what a model may say aloud', () => {
  it.each([
    'I turned off the lights.',
    "I've just set your alarm for seven.",
    'I have successfully locked the front door!',
    "I'm turning on the heater now.",
    'I will turn the lights off.',
    "I'll send Sam a mail.",
    'Let me dim that for you.',
    'The garage lights are now off.',
    'The door has been locked.',
    'Your reminder is set.',
    'Done!',
    'All set.',
    'Okay, turning off the lights.',
    'Lights off.',
    'We already opened the blinds.',
    'I went ahead and ordered pizza.',
    'It is now closed.',
    'Consider it done.',
  ])('A24 “%s” claims a deed and is not said', (lie) => {
    expect(claimsDeed(lie)).toBe(true);
    expect(checkProse(`${lie} Most people sleep well in a cool room.`)).toEqual({
      text: 'Most people sleep well in a cool room.',
      dropped: [lie],
    });
  });

  it.each([
    'Most people sleep best between 16 and 19 °C.',
    'France won the world cup in 1998.',
    'You could try a lamp behind the sofa.',
    'I cannot see the house, so I do not know.',
    'Which room do you mean?',
    'Descale the machine with one part vinegar and two parts water.',
    'Hello! How can I help?',
  ])('“%s” is said as it is', (text) => {
    expect(checkProse(text)).toEqual({ text, dropped: [] });
  });

  it('thinking, marks of tools and signs that nobody sees are taken out', () => {
    expect(
      checkProse('<think>I turned it off</think>Hello <tool_call>there</tool_call>\u202e!\u0007').text,
    ).toBe('Hello there!');
    expect(checkProse('<think>never ends').text).toBe('');
  });

  it('what is longer than anybody listens to ends at a sentence', () => {
    const { text } = checkProse('Stars are far away. '.repeat(1_000));
    expect(text.length).toBeLessThanOrEqual(4_000);
    expect(text.endsWith('.')).toBe(true);
  });

  it('E03 a stream lets whole sentences through as they come, never a claim, and joined they are what was let through', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'Stars shine. ',
            'I turned it off. ',
            'Sleep well! ',
            'Is it late?\n',
            'The lamp is on. ',
            'Maybe',
          ),
          {
            maxLength: 12,
          },
        ),
        fc.array(fc.nat(20), { maxLength: 20 }),
        (sentences, cuts) => {
          const raw = sentences.join('');
          const heard: string[] = [];
          const stream = new ProseStream((part) => heard.push(part));
          let at = 0;
          for (const cut of [...cuts, raw.length]) {
            stream.push(raw.slice(at, at + cut));
            at = Math.min(raw.length, at + cut);
          }
          const { text } = stream.end();
          expect(heard.join('').trim()).toBe(text);
          expect(sentencesOf(heard.join('')).some(claimsDeed)).toBe(false);
          expect(text).toBe(checkProse(raw).text);
        },
      ),
    );
  });

  it('takes any text without throwing, and keeps every letter of what it splits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sentencesOf(text).join('')).toBe(text);
        checkProse(text);
      }),
    );
  });

  it('a text without an end is judged in bounded time', () => {
    for (const text of [
      'I just '.repeat(20_000),
      '.'.repeat(100_000),
      '<think>'.repeat(10_000),
      'a '.repeat(50_000),
    ])
      expect(checkProse(text).text.length).toBeLessThanOrEqual(4_000);
  });
});

describe('small words that turn a sentence round', () => {
  it.each([
    'if it rains close the windows',
    "don't unlock the door",
    'unless I say so',
    'never open the gate',
    'what would happen if',
  ])('“%s” is not acted upon unasked', (text) => expect(governs(text)).toBe(true));
  it('a plain wish is', () => expect(governs('make it nice and warm in here')).toBe(false));

  it('what comes after "then" waits for what came before it', () => {
    expect(followsOn('turn off the light and then ', 'make it cosy')).toBe(true);
    expect(followsOn('turn off the light ', 'once that is done do the thing')).toBe(true);
    expect(followsOn('turn off the light and ', 'make it cosy')).toBe(false);
  });

  it('the words that name things are left when the small ones are gone', () => {
    expect(contentWords('Please make the Living-room nice and cosy!')).toEqual([
      'living',
      'room',
      'nice',
      'cosy',
    ]);
  });
});
