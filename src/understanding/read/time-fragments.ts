import { jointsAt } from '../languages/en/connectors.ts';
import { FRAGMENT_PHRASES } from '../languages/en/fragments.ts';
import { MOVING } from '../languages/en/words.ts';
import { type Rule, ruleOf, serviceWords } from '../phrases/index.ts';
import { timingsFrom } from '../times/index.ts';
import { type Reading, WORTH } from './reading.ts';
import { type Sentence, wordAt, written } from './sentence.ts';

/** What a time alone asks for, where it is for what was said before. */
const ANOTHER_TIME: Rule = ruleOf(
  serviceWords(FRAGMENT_PHRASES),
  'time',
  '',
  FRAGMENT_PHRASES.methods['time']!,
);

/** "No, at half past nine", "make it six thirty": nothing but a time, for what an earlier turn was about. */
export function anotherTimeAt(sentence: Sentence, at: number): Reading[] {
  const { tokens, context } = sentence;
  if (context.previous === undefined || context.previous.length === 0 || !isFirst(sentence, at)) return [];
  let end = tokens.length;
  while (end > at && (tokens[end - 1]!.kind === 'mark' || POLITE.has(tokens[end - 1]!.said))) end--;
  const timing = timingsFrom(tokens.slice(0, end), timeStart(sentence, at), context.locale ?? 'en-GB');
  if (timing === undefined) return [];
  const score = (end - at) * WORTH.time * 0.8 - 0.3;
  const timeWords = written(sentence, at, end);
  const said = { timing, timeWords, fills: [], conditions: [], done: false };
  return [{ start: at, end, rule: ANOTHER_TIME, score, ...said }];
}

const POLITE: ReadonlySet<string> = new Set(['please', 'thanks', 'then', 'instead']);

/** The first word of the text, but for "no" and "I mean". */
function isFirst({ tokens }: Sentence, at: number): boolean {
  if (at === 0) return true;
  return jointsAt(tokens, 0).some(
    ({ joint, end }) =>
      joint === 'correction' && (end === at || (end + 1 === at && tokens[end]?.kind === 'mark')),
  );
}

/** Behind "and what about", "make it". */
function timeStart(sentence: Sentence, at: number): number {
  const and = wordAt(sentence, at) === 'and' ? at + 1 : at;
  const about = ['what', 'how'].includes(wordAt(sentence, and)) && wordAt(sentence, and + 1) === 'about';
  return about ? and + 2 : moveAt(sentence, at);
}

/** Behind "make it", "move that to". */
function moveAt(sentence: Sentence, at: number): number {
  if (!MOVING.has(wordAt(sentence, at)) || !['it', 'that'].includes(wordAt(sentence, at + 1))) return at;
  return wordAt(sentence, at + 2) === 'to' ? at + 3 : at + 2;
}
