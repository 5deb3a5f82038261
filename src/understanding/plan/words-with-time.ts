import { dateAt } from '../../base/index.ts';
import type { Action, MethodPhrases } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { openSentence, timesEnd, withoutDangling } from '../read/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { readWhen, type WhenRead } from './read-when.ts';
import { understand } from './understand.ts';

/** An answer in a person's own words, and the time that stands behind them. */
export interface TimedWords extends WhenRead {
  readonly words: string;
}

/**
 * "Of what?" "*The gas bill at eight*": the words, and when it is to be. A part of the day or a day that was told before holds for the hour. `undefined` where no time
 * stands behind the words.
 */
export function wordsWithTime(
  text: string,
  { args }: Action,
  phrases: MethodPhrases,
  lexicon: Lexicon,
  context: UnderstandingContext,
): TimedWords | undefined {
  if (phrases.time !== 'moment') return undefined;
  const { language } = lexicon;
  const bare = text.trim().replace(/[.!]+$/, '');
  const said = language.references.afterLead(bare) ?? bare;
  const sentence = openSentence(said, lexicon, context);
  const { tokens } = sentence;
  for (let at = 1; at < tokens.length; at++) {
    if (timesEnd(sentence, at) < tokens.length) continue;
    const head = withoutDangling(sentence, 0, at);
    // "Dinner *is* at seven" is told as a whole.
    if (head === 0 || language.is.be.has(tokens[head - 1]!.word)) return undefined;
    const words = said.slice(0, tokens[head - 1]!.end);
    const time = said.slice(tokens[at]!.start);
    const read = (when: string) => readWhen(when, 'moment', context, language, phrases.half);
    const own = onDayOf(args['at'], time, read, context) ?? read(time);
    return own === undefined ? undefined : { ...own, words };
  }
  return undefined;
}

const HALF_DAY_MS = 12 * 3_600_000;

/** The hour on the day that was told before, and in the same half of it. */
function onDayOf(
  was: unknown,
  time: string,
  read: (when: string) => WhenRead | undefined,
  { timezone }: UnderstandingContext,
): WhenRead | undefined {
  if (typeof was !== 'string') return undefined;
  const day = dateAt(Date.parse(was), timezone);
  const own = read(`${day} ${time}`);
  const at = own?.args['at'];
  if (own === undefined || typeof at !== 'string' || dateAt(Date.parse(at), timezone) !== day)
    return undefined;
  const isLate = Date.parse(was) - Date.parse(at) >= HALF_DAY_MS;
  return isLate ? undefined : own;
}

/** Whether words come to no more than an entry of that name, which an answer may be taken for: "the school meeting on Thursday". */
export function isEntryOf(
  words: string,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): boolean {
  const { groups } = understand(text, lexicon, context);
  const [entry, another] = groups.flat();
  const title = entry?.args['title'];
  return (
    another === undefined && typeof title === 'string' && words.toLowerCase().endsWith(title.toLowerCase())
  );
}
