import { describe, expect, it } from 'vitest';
import { NOW, planFor, testHome } from '../golden.ts';

describe('what cannot be done is told with its reason', () => {
  const home = testHome('home-2');
  const reasonOf = (text: string): string | undefined => {
    const { groups, unread } = planFor(home, [text], NOW);
    const [first] = unread;
    return groups.length === 0 && first?.cannot === true ? first.reason : undefined;
  };

  it.each([
    'open the curtains at sunrise but not before seven',
    'open the blinds at sunrise but never before seven',
    'close the blinds at sunset, at eight at the latest',
    'open the curtains at seven or sunrise, whichever is later',
  ])('A03 an order by the sun that the clock is to bound is not half done: “%s”', (text) => {
    expect(reasonOf(text)).toMatch(/^I can go by the sun or by the clock/);
  });

  it('A03 who is told something is somebody the house knows', () => {
    expect(reasonOf('ask the kids if they want pasta')).toBe('I was not told who the kids are');
    expect(reasonOf('ask Bob if he wants tea')).toBe('I know nobody called Bob');
  });
});
