import fc from 'fast-check';
import { LazyPattern, type Pattern } from '../../../src/understanding/text/index.ts';

/** A pattern with a text that it matches. */
interface Matched {
  readonly source: string;
  readonly text: string;
}

export const LETTERS = fc.string({ unit: fc.constantFrom(...'abcdeK é'), minLength: 1, maxLength: 5 });

export const { matched } = fc.letrec<{ matched: Matched; part: Matched }>((tie) => {
  const ways = fc.array(tie('matched'), { minLength: 1, maxLength: 3 });
  return {
    matched: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => ({
      source: parts.map(({ source }) => source).join(''),
      text: parts.map(({ text }) => text).join(''),
    })),
    part: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      LETTERS.map((text) => ({ source: text, text })),
      fc.constantFrom({ source: '\\d', text: '7' }, { source: '5', text: '5' }, { source: '\\s', text: ' ' }),
      fc.constantFrom('^', '$', '\\b', '\\B').map((source) => ({ source, text: '' })),
      fc.constant({ source: '\\u0062', text: 'b' }),
      fc.constant({ source: '[^x]', text: 'y' }),
      fc.constant({ source: '\\.', text: '.' }),
      fc.constantFrom({ source: "['’]", text: '’' }, { source: '[a-c]+', text: 'abc' }),
      ways.map((all) => ({ source: `(?:${all.map(({ source }) => source).join('|')})`, text: all[0]!.text })),
      fc.tuple(tie('matched'), fc.boolean()).map(([{ source, text }, isThere]) => ({
        source: `(${source})?`,
        text: isThere ? text : '',
      })),
      fc.tuple(tie('matched'), fc.constantFrom(0, 1, 2)).map(([{ source, text }, times]) => ({
        source: `(?:${source})${times === 0 ? '*' : times === 1 ? '+' : '{2}'}`,
        text: text.repeat(times),
      })),
      tie('matched').map(({ source, text }) => ({ source: `(?=${source})(?:${source})`, text })),
      tie('matched').map(({ source, text }) => ({ source: `(?:${source})(?<=${source})`, text })),
      fc.constant({ source: '(?!quite)', text: '' }),
    ),
  };
});

/** All patterns that a language's looser tables hold. */
export function patternsOf(
  table: unknown,
  found = new Set<Pattern>(),
  seen = new Set<unknown>(),
): Set<Pattern> {
  if (typeof table !== 'object' || table === null || seen.has(table)) return found;
  seen.add(table);
  if (table instanceof RegExp || table instanceof LazyPattern) found.add(table);
  else for (const part of Object.values(table)) patternsOf(part, found, seen);
  return found;
}
