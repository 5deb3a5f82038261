import { describe, expect, it } from 'vitest';
import type { Wish } from '../../src/domain/index.ts';
import { fulfil } from '../../src/understanding/index.ts';
import { NOW, planFor, testHome } from './golden.ts';

describe('what a wish lacked, by the answer to the question for it', () => {
  const home = testHome('home-2');
  const context = { now: NOW, timezone: home.timezone, person: home.person };
  const wish = planFor(home, ['change the color of the floor lamp']).unread[0]?.wish as Wish;
  const answered = (text: string) => fulfil(wish, text, home.lexicon, context);

  it('A18 a lamp is set to what was said: a colour, a warmth, a level', () => {
    expect(wish.lacks.map(({ words }) => words)).toEqual(['to what']);
    expect(answered('to dark blue')?.action.args).toMatchObject({ color: 'blue' });
    expect(answered('warm white')?.action.args).toMatchObject({ temperature: 2700 });
    expect(answered('half')?.action.args).toMatchObject({ brightness: 50 });
    expect(answered('40 percent')).toMatchObject({ lacks: [] });
  });

  it('A18 words that name no value answer nothing', () => {
    expect(answered('turn on the hallway light')).toBeUndefined();
    expect(answered('something nice')).toBeUndefined();
  });
});
