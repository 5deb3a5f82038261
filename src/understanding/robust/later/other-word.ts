import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { cancelling, understoodAs } from '../../plan/index.ts';
import { type Token, tokenize, type UnderstandingContext } from '../../text/index.ts';
import { held } from '../plan-as-said.ts';
import { Reworded } from '../reworded.ts';

/** What rows hold in a person's own words. */
const OWN_WORDS = ['item', 'text', 'title', 'name', 'query'] as const;
/** By these a row is looked for, and not made. */
const SOUGHT = 'query';

/**
 * "Remind me to call the dentist." "*It's the doctor, not the dentist*": the row is made anew with the right words, where the second half alone would call it off. `undefined`
 * where no row of the turn before holds the words that are not meant; what cannot be put right is held back.
 */
export function otherWord(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { later } = lexicon.language.loose;
  const said = Reworded.of(text, lexicon.language);
  for (const { say, is, not } of later.otherWord) {
    const match = said.mayHold(say) ? say.exec(text) : null;
    const [right, wrong] = [match?.[is], match?.[not]];
    if (right === undefined || wrong === undefined || namesOther(right, lexicon)) continue;
    const row = rowWith(wrong, lexicon, context);
    if (row !== undefined)
      return putRight(text, row, right, lexicon, context) ?? held(text, NOTHING, lexicon);
  }
  return isOtherWord(text, lexicon, context) ? held(text, NOTHING, lexicon) : undefined;
}

/** Whether words say what is meant in place of some that a row of the turn before holds, so that no part of them may be read by itself. */
export function isOtherWord(text: string, lexicon: Lexicon, context: UnderstandingContext): boolean {
  const { notThat } = lexicon.language.loose.later;
  const wrong = Reworded.of(text, lexicon.language).mayHold(notThat) ? notThat.exec(text)?.[1] : undefined;
  return wrong !== undefined && rowWith(wrong, lexicon, context) !== undefined;
}

const NOTHING: Plan = { groups: [], direct: false, confidence: 1, unread: [], remarks: [] };

/** A row, and where in its own words those stand that are not meant. */
interface Row {
  readonly action: Action;
  readonly key: (typeof OWN_WORDS)[number];
  readonly from: number;
  readonly to: number;
  /** Whether the article of what is not meant stands there as well. */
  readonly whole: boolean;
}

/** The only row of the turn before with these words. */
function rowWith(wrong: string, lexicon: Lexicon, { previous = [] }: UnderstandingContext): Row | undefined {
  const deeds = previous.at(-1)?.groups.flat() ?? [];
  const [row, another] = deeds.flatMap((action) => {
    const key = OWN_WORDS.find((name) => typeof action.args[name] === 'string');
    if (key === undefined || action.args['target'] !== undefined) return [];
    const own = String(action.args[key]);
    const whole = placeOf(wrong, own, lexicon);
    const place = whole ?? placeOf(bare(wrong, lexicon), own, lexicon);
    return place === undefined ? [] : [{ action, key, ...place, whole: whole !== undefined }];
  });
  return another === undefined ? row : undefined;
}

/** Where words stand once among others. */
function placeOf(
  words: string,
  own: string,
  lexicon: Lexicon,
): { readonly from: number; readonly to: number } | undefined {
  const [sought, among] = [tokensOf(words, lexicon), tokensOf(own, lexicon)];
  const found = among.flatMap((first, at) => {
    const last = among[at + sought.length - 1];
    const isIt = last !== undefined && sought.every(({ word }, place) => among[at + place]?.word === word);
    return isIt ? [{ from: first.start, to: last.end }] : [];
  });
  return sought.length > 0 && found.length === 1 ? found[0] : undefined;
}

function tokensOf(words: string, { language }: Lexicon): readonly Token[] {
  return tokenize(words, language.words).tokens;
}

function bare(words: string, lexicon: Lexicon): string {
  const [first, second] = tokensOf(words, lexicon);
  const isLed = first !== undefined && second !== undefined && lexicon.language.is.article.has(first.word);
  return isLed ? words.slice(second.start) : words;
}

function putRight(
  text: string,
  { action, key, from, to, whole }: Row,
  right: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Plan | undefined {
  if (key === SOUGHT) return undefined;
  const source = { start: 0, end: text.length, text };
  const off = cancelling(action, source, lexicon, context);
  if (off === undefined) return undefined;
  const own = String(action.args[key]);
  const words = own.slice(0, from) + (whole ? right : bare(right, lexicon)) + own.slice(to);
  return understoodAs([[off, { ...action, args: { ...action.args, [key]: words }, source }]]);
}

/** "*Change the dentist to Friday*", "*the eggs to a dozen*", "not the dentist, *she rang*": another time, how many, or a clause. */
function namesOther(words: string, lexicon: Lexicon): boolean {
  const { times, numbers, is, clauses } = lexicon.language;
  const tokens = tokensOf(words, lexicon);
  if (tokens.some(({ word }) => is.subject.has(word) || is.finite.has(word))) return true;
  if (is.filler.has(tokens[0]?.word ?? '') || clauses.jointsAt(tokens, 0).length > 0) return true;
  if (is.imperative.has(tokens[0]?.word ?? '') || is.not.has(tokens[0]?.word ?? '')) return true;
  return tokens.some(
    (_, at) => times.piecesAt(tokens, at, 'en-GB').length > 0 || numbers.numberAt(tokens, at) !== undefined,
  );
}
