import { describe, expect, it } from 'vitest';
import { goalPhrases } from '../../../src/assistant/goals/phrases.ts';
import { PHRASES } from '../../../src/catalogue.ts';
import { USUAL_GOALS } from '../../../src/config/index.ts';
import { buildLexicon, understand } from '../../../src/understanding/index.ts';

const LEXICON = buildLexicon({
  ...{ areas: [], devices: [], people: [] },
  phrases: [...PHRASES, goalPhrases(USUAL_GOALS)],
});
const goalsIn = (text: string) =>
  understand(text, LEXICON, { now: 0, timezone: 'UTC', person: '' })
    .groups.flat()
    .flatMap(({ service, method }) => (service === 'goal' ? [method] : []));

describe('the goals of every house', () => {
  it.each([
    ['night night house', 'night'],
    ['we are off to bed', 'night'],
    ['bedtime everyone', 'night'],
    ["we're calling it a night", 'night'],
    ["we're leaving the house", 'away'],
  ])('B02 are wished for in “%s”', (text, goal) => {
    expect(goalsIn(text)).toEqual([goal]);
  });

  it.each([
    "right, we're off out, lock up would you",
    'are we leaving now',
    'are we heading out tonight',
    'when are we off',
    "we're not leaving now",
    "if we're leaving now turn off the lights",
    "we're leaving the lights on",
    "we're heading out the back",
    "they're heading out",
    'we were heading out',
    'good night',
    "we're off to bed now. is the house locked up?",
    "we're going to bed, is anything still open?",
  ])('B02 are not wished for in “%s”', (text) => {
    expect(goalsIn(text)).toEqual([]);
  });

  it.each([
    ['good night', 'night'],
    ['Goodnight everyone!', 'night'],
    ["I'm off to bed", 'night'],
    ["we're leaving", 'away'],
    ["right, we're heading out", 'away'],
  ])('B02 are asked about at “%s”', (text, goal) => {
    expect(offeredAt(text)).toEqual({ sure: false, methods: [goal] });
  });

  it.each([
    "we're leaving tomorrow",
    'it was a good night',
    'not good night yet',
    'what does good night do',
    'tell Sam good night',
    "if we're leaving turn off the lights",
    'are we leaving now',
    'goodbye',
    'hello',
  ])('B02 are not asked about at “%s”', (text) => {
    expect(offeredAt(text)).toBeUndefined();
  });
});

function offeredAt(text: string): { sure: boolean; methods: string[] } | undefined {
  const { offer } = understand(text, LEXICON, { now: 0, timezone: 'UTC', person: '' });
  return offer && { sure: offer.sure, methods: offer.deeds.map(({ method }) => method) };
}
