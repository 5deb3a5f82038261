import { perLanguage } from '../languages/index.ts';
import { type Rule, ruleOf, serviceWords } from '../phrases/index.ts';
import { timingsFrom } from '../times/index.ts';
import { type Reading, WORTH } from './reading.ts';
import { type Sentence, wordAt, written } from './sentence.ts';

/** What a time alone asks for, where it is for what was said before. */
const anotherTime = perLanguage((language): Rule | undefined => {
  const { fragments } = language.phrases;
  const { time } = fragments.methods;
  return time && ruleOf(serviceWords(fragments, language), 'time', '', time);
});

/** "*Make it* saturdays at nine": it takes the place of what was said. */
const movedTime = perLanguage((language): Rule | undefined => {
  const rule = anotherTime(language);
  return rule && { ...rule, give: { ...rule.give, instead: true } };
});

/** "No, at half past nine", "make it six thirty": nothing but a time, for what an earlier turn was about. */
export function anotherTimeAt(sentence: Sentence, at: number): Reading[] {
  const { tokens, context, language } = sentence;
  const rule = (moveAt(sentence, at) > at ? movedTime : anotherTime)(language);
  const isInTalk = (context.previous?.length ?? 0) > 0;
  if (rule === undefined || !((isInTalk && isFirst(sentence, at)) || isBehindCorrection(sentence, at)))
    return [];
  let end = tokens.length;
  while (end > at && (tokens[end - 1]!.kind === 'mark' || language.is.behindTime.has(tokens[end - 1]!.said)))
    end--;
  // "Nine tomorrow *too*" says that it is one more.
  const last = end;
  while (end > at && language.is.oneMoreBehind.has(tokens[end - 1]!.word)) end--;
  const timing = timingsFrom(
    tokens.slice(0, end),
    timeStart(sentence, at),
    context.locale ?? 'en-GB',
    language,
  );
  if (timing === undefined) return [];
  const score = (last - at) * WORTH.time * 0.8 - 0.3;
  const timeWords = written(sentence, at, end);
  const said = { timing, timeWords, fills: [], conditions: [], done: false };
  return [{ start: at, end: last, rule, score, ...said }];
}

/** The first word of the text, but for "no" and "I mean". */
function isFirst({ tokens, language }: Sentence, at: number): boolean {
  if (at === 0) return true;
  return language.clauses
    .jointsAt(tokens, 0)
    .some(
      ({ joint, end }) =>
        joint === 'correction' && (end === at || (end + 1 === at && tokens[end]?.kind === 'mark')),
    );
}

/** "An alarm for seven tomorrow. No, *half past seven*". */
function isBehindCorrection({ tokens, language }: Sentence, at: number): boolean {
  const first = tokens[at - 1]?.kind === 'mark' ? at - 1 : at;
  for (let from = Math.max(1, first - CORRECTION_WORDS); from < first; from++)
    if (
      language.clauses
        .jointsAt(tokens, from)
        .some(({ joint, end }) => joint === 'correction' && end === first)
    )
      return true;
  return false;
}

/** "No wait sorry I mean". */
const CORRECTION_WORDS = 5;

/** Behind "and what about", "make it". */
function timeStart(sentence: Sentence, at: number): number {
  const { is } = sentence.language;
  const and = is.and.has(wordAt(sentence, at)) ? at + 1 : at;
  const about = is.whatOf.has(wordAt(sentence, and)) && is.about.has(wordAt(sentence, and + 1));
  return about ? and + 2 : moveAt(sentence, at);
}

/** Behind "make it", "move that to". */
function moveAt(sentence: Sentence, at: number): number {
  const { is } = sentence.language;
  if (!is.moving.has(wordAt(sentence, at)) || !is.it.has(wordAt(sentence, at + 1))) return at;
  return is.to.has(wordAt(sentence, at + 2)) ? at + 3 : at + 2;
}
