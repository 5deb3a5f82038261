import { describe, expect, it } from 'vitest';
import { likeliestTexts, type Next } from '../../src/voice/beam.ts';
import { withWords } from '../../src/voice/moonshine.ts';

/** A writer of words: what comes next by what was written so far, each with how likely it is. */
const END = 0;

function writing(
  next: Readonly<Record<string, Readonly<Record<string, number>>>>,
  words?: ReadonlySet<string>,
) {
  const known = ['', ...new Set(Object.values(next).flatMap((one) => Object.keys(one)))].filter(
    (word, at) => at === 0 || word !== '.',
  );
  const textOf = (tokens: readonly number[]) => tokens.map((token) => known[token]).join(' ');
  let before: readonly string[] = [''];
  const calls: number[] = [];
  const texts = likeliestTexts(
    async (branches) => {
      calls.push(branches.length);
      const now = branches.map(({ from, token }) =>
        token === undefined ? '' : `${before[from]} ${known[token]}`.trim(),
      );
      before = now;
      return now.map((text) =>
        Object.entries(next[text] ?? { '.': 1 })
          .map(
            ([word, share]): Next => ({
              token: word === '.' ? END : known.indexOf(word),
              likely: Math.log(share),
            }),
          )
          .toSorted((one, other) => other.likely - one.likely),
      );
    },
    { end: END, most: 8, textOf, ...(words === undefined ? {} : { words }) },
  );
  return { texts, calls };
}

const saidOf = async (texts: ReturnType<typeof writing>['texts']) => (await texts).map(({ text }) => text);

describe('the texts that a recogniser may write', () => {
  it('H36 are told by how likely they are as a whole, and not by how they begin', async () => {
    const { texts } = writing({
      '': { back: 0.6, vacuum: 0.4 },
      back: { in: 0.3, to: 0.3, at: 0.3 },
      vacuum: { everything: 1 },
    });
    expect((await saidOf(texts))[0]).toBe('vacuum everything');
    expect(await saidOf(texts)).toHaveLength(4);
  });

  it('H36 are read side by side, in one run for each place', async () => {
    const { texts, calls } = writing({ '': { on: 0.5, off: 0.5 }, on: { now: 1 }, off: { now: 1 } });
    await texts;
    expect(calls).toEqual([1, 2, 2]);
  });

  it('H36 are one where only marks and capitals differ', async () => {
    const { texts } = writing({ '': { Lights: 0.6, lights: 0.4 }, Lights: { 'on,': 1 }, lights: { on: 1 } });
    expect(await saidOf(texts)).toEqual(['Lights on,']);
  });

  it('H36 are rather followed where they are made of the words of the house', async () => {
    const others = ['then', 'there', 'did', 'didn’t', 'den', 'tin', 'damn'];
    const next: Record<string, Record<string, number>> = {
      '': { ...Object.fromEntries(others.map((word) => [word, 0.13])), dim: 0.02 },
      dim: { lights: 1 },
    };
    for (const word of others) next[word] = { lies: 0.33, lines: 0.33, light: 0.33 };
    expect(await saidOf(writing(next).texts)).not.toContain('dim lights');
    expect(await saidOf(writing(next, new Set(['dim', 'lights'])).texts)).toContain('dim lights');
  });

  it('H36 are not lost where each of many words was heard unsurely', async () => {
    const said = ['remind', 'me', 'to', 'prune', 'wisteria', 'behind', 'sheds'];
    const next: Record<string, Record<string, number>> = {};
    for (const [at, word] of said.entries()) next[said.slice(0, at).join(' ')] = { [word]: 0.3 };
    expect(await saidOf(writing(next).texts)).toEqual([said.join(' ')]);
    expect(await saidOf(writing(next, new Set(['remind', 'me', 'to'])).texts)).toEqual([said.join(' ')]);
  });

  it('H36 do not end where another word is far likelier than the end', async () => {
    const { texts } = writing({ '': { lights: 0.98, '.': 0.02 }, lights: { low: 0.2, high: 0.2, red: 0.2 } });
    expect(await saidOf(texts)).not.toContain('');
  });
});

describe('what was heard as nothing', () => {
  const heard = (...others: [text: string, behind: number][]) => ({
    text: '',
    others: others.map(([text, behind]) => ({ text, behind })),
  });

  it('is the word that is hardly less likely', () => {
    expect(withWords(heard(['Stop.', 0.7], ['', 1], ['Step.', 1.2]))).toEqual({
      text: 'Stop.',
      others: [{ text: 'Step.', behind: 0.5 }],
    });
  });

  it('is nothing where words are far less likely, or none is', () => {
    const silence = heard(['you', 3.4]);
    expect(withWords(silence)).toBe(silence);
    expect(withWords(heard()).text).toBe('');
  });
});
