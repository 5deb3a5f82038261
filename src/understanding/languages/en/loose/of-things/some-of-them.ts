import { lazily } from '../../patterns.ts';
import { END, LEAD } from '../diary/parts.ts';

/** Some of several things, and which is not said: "turn two of them off", "half the living room lights off", "just two of them". */

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const COUNT = `(?:${Object.keys(COUNTS).join('|')}|half|some|most|a few|a couple)`;
const THEM = "(?:them|those|these|[’']em)";
/** Behind a verb or in front of how they are to be; the things they are of stay in the order. */
const OF_THEM = lazily(`(?<!\\b(?:the|all|other|last|first) )\\b(${COUNT}) of ${THEM}\\b`, 'i');
const OF_THE = lazily(
  `(?<!\\b(?:to|at|by|by about|for|than|the|all|other|last|first) )\\b(?:(half)(?: of)?|(${COUNT}) of)(?= (?:the|my|our|those|these) )`,
  'i',
);
const EVERY_OTHER = lazily(
  '\\b(every (?:other|second)) ((?!(?:day|week|month|year|time|evening|night|morning|hour|minute|one|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\\b)[a-z]+)(?: one)?\\b',
  'i',
);
const ORDERED = lazily(
  `^${LEAD}(?:(?:turn|switch|put|have|get|shut|close|open|raise|lower|lock|unlock|pause|mute|leave|keep)\\b.*|.*\\b(?:on|off|open|closed|shut|up|down))(?: (?:again|back|please|now|then|in [a-z ]+|upstairs|downstairs|outside))*${END}`,
  'i',
);
/** Each time with its two places for how many. */
const SO_MANY = `(?:(${COUNT}) of ${THEM}|(${Object.keys(COUNTS).join('|')}))`;
const ONLY = lazily(
  `^${LEAD}(?:no+,? )?(?:(?:just|only|i (?:only|just) (?:need|want|meant)) ${SO_MANY}|${SO_MANY}(?:['’]s| is| are| will be| would be)? (?:enough|plenty|sufficient|all i need)|${SO_MANY} (?:will|would|['’]ll) do)${END}`,
  'i',
);

export function someOfThem(
  text: string,
): { readonly order: string | undefined; readonly count: number | undefined } | undefined {
  const only = ONLY.exec(text)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (only !== undefined) return { order: undefined, count: COUNTS[only.toLowerCase()] };
  if (!ORDERED.test(text)) return undefined;
  for (const [say, stead] of [
    [OF_THEM, 'them'],
    [OF_THE, ''],
    [EVERY_OTHER, ''],
  ] as const) {
    const found = say.exec(text);
    if (found === null) continue;
    const [said, one, other] = found;
    const all = say === EVERY_OTHER ? `the ${other?.replace(/s?$/i, 's')}` : stead;
    const order = text.slice(0, found.index) + all + text.slice(found.index + said.length);
    const count = say === EVERY_OTHER ? undefined : COUNTS[(one ?? other ?? '').toLowerCase()];
    return { order: order.replace(/ {2,}/g, ' ').trim(), count };
  }
  return undefined;
}
