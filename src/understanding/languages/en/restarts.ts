import { matches, type Token, wordAt } from '../../text/index.ts';
import { mayCount } from './numbers.ts';
import { weekdayAt } from './times/days.ts';
import { trait } from './traits.ts';

/** Words by which a speaker takes back the one before and says it again: "at eight *no* nine". */
const AGAIN = (
  'actually no make that|no actually make that|or actually|scratch that|correction|oh no|' +
  'sorry i meant|sorry i mean|no i meant|no i mean|actually make that|no make that|' +
  'sorry make that|no sorry|sorry no|no wait|wait no|no no|no actually|actually no|' +
  'no i tell a lie|i tell a lie|no silly me|silly me|no i beg your pardon|i beg your pardon|' +
  'beg your pardon|no that is wrong|no that is not right|that is not right|' +
  'no what am i saying|what am i saying|oh dear no|dear me no|no hang on|hang on no|hang on|hold on|no hold on|hang about|' +
  'or should i say|or better still|better still|or better|no better|no pardon me|' +
  'no forgive me|i meant to say|no i meant to say|i should say|or was it|silly old me|' +
  'i mean|i meant|or rather|or well|well no|make that|actually|sorry|rather|oops|wait|no'
)
  .split('|')
  .map((words) => ({ words, length: words.split(' ').length }))
  .sort((one, other) => other.length - one.length);
/** By their first words, longest first. */
const AGAIN_BY_FIRST = new Map<string, typeof AGAIN>();
for (const again of AGAIN) {
  const first = again.words.split(' ', 1)[0]!;
  const known = AGAIN_BY_FIRST.get(first);
  if (known === undefined) AGAIN_BY_FIRST.set(first, [again]);
  else known.push(again);
}
const mayRestart = trait((word) => AGAIN_BY_FIRST.has(word));

/** What may stand behind a number and is said once or twice. */
const UNITS: ReadonlySet<string> = new Set(
  'am pm oclock percent % degrees degree ° minutes minute min mins hours hour seconds second kelvin k'.split(
    ' ',
  ),
);
const PAUSES: ReadonlySet<string> = new Set([',', '.', '-']);
const DAYS: ReadonlySet<string> = new Set(['today', 'tomorrow', 'tonight']);
const LEADS: ReadonlySet<string> = new Set(['at', 'to', 'on', 'for', 'in', 'by', 'until']);

/** A number or a day that was said again at once stands once, as it was said last: "set it to 23, no sorry, 22 degrees". */
export function withoutRestarts(tokens: readonly Token[]): readonly Token[] {
  let left = tokens;
  for (let at = 1; at < left.length - 1; at++)
    if (left[at]!.kind === 'word' && mayRestart(left[at]!)) left = mendedAt(left, at);
  return left;
}

function mendedAt(tokens: readonly Token[], at: number): readonly Token[] {
  const again = againAt(tokens, at);
  if (again === undefined) return tokens;
  const end = PAUSES.has(wordAt(tokens, at - 1)) ? at - 1 : at;
  const after = behindAgain(tokens, at + again.length);
  const lead = LEADS.has(wordAt(tokens, after)) ? after + 1 : after;
  const length = lengthAt(tokens, lead);
  const before = length === undefined ? undefined : lengthBefore(tokens, end);
  const from = before ?? startOf(tokens, end, lead);
  if (from === undefined) return length === undefined ? tokens : withOtherLength(tokens, end, lead, length);
  const led = lead > after && wordAt(tokens, from - 1) !== wordAt(tokens, after);
  // "Tomorrow, I mean on sunday": a day may be named without the word before it.
  if (led && !(isDay(tokens, lead) && !LEADS.has(wordAt(tokens, from - 1)))) return tokens;
  if (before !== undefined) {
    const rest = wordAt(tokens, end) === ',' && wordAt(tokens, length!) === ',' ? length! + 1 : length!;
    return [...tokens.slice(0, from), ...tokens.slice(lead, length), ...tokens.slice(rest)];
  }
  const said = isDay(tokens, lead) ? lead + 1 : figuresEnd(tokens, lead);
  const last = UNITS.has(wordAt(tokens, said)) ? said + 1 : said;
  const unit =
    last === said && UNITS.has(wordAt(tokens, end - 1))
      ? [behindIt(tokens[end - 1]!, tokens[said - 1]!)]
      : [];
  const rest = wordAt(tokens, end) === ',' && wordAt(tokens, last) === ',' ? last + 1 : last;
  return [
    ...tokens.slice(0, from),
    ...tokens.slice(led ? after : lead, last),
    ...unit,
    ...tokens.slice(rest),
  ];
}

/** "In ten minutes to empty the bin*, no, twenty minutes*": the only length before it, with other words between, is taken back. */
function withOtherLength(
  tokens: readonly Token[],
  end: number,
  lead: number,
  length: number,
): readonly Token[] {
  const isPause = PAUSES.has(wordAt(tokens, length));
  if (wordAt(tokens, end) !== ',' || !(length === tokens.length || isPause)) return tokens;
  const lengths = lengthsIn(tokens, end);
  const [one] = lengths;
  if (one === undefined || lengths.length > 1 || !LEADS.has(wordAt(tokens, one.from - 1))) return tokens;
  return [
    ...tokens.slice(0, one.from),
    ...tokens.slice(lead, length),
    ...tokens.slice(one.to, end),
    // "…*, I put it on the long wash*": why it is another.
    ...(isPause && WHO.has(wordAt(tokens, length + 1)) ? [] : tokens.slice(length)),
  ];
}

/** The lengths before a token, in the order they are said. */
function lengthsIn(tokens: readonly Token[], end: number): { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let from = 0; from < end; from++) {
    const to = lengthAt(tokens, from);
    if (to === undefined || to > end) continue;
    found.push({ from, to });
    from = to - 1;
  }
  return found;
}

/** "An hour", "half an hour", "two hours", "two and a half hours", "an hour and a half": where a length that begins here ends. */
function lengthAt(tokens: readonly Token[], at: number): number | undefined {
  const words = LENGTHS.find((lead) => matches(tokens, at, lead));
  const head = words === undefined ? figuresEnd(tokens, at) : at + words.split(' ').length;
  if (head === at) return undefined;
  const unit = words === undefined && matches(tokens, head, AND_A_HALF) ? head + 3 : head;
  if (!LENGTH_UNITS.has(wordAt(tokens, unit))) return undefined;
  return matches(tokens, unit + 1, AND_A_HALF) ? unit + 4 : unit + 1;
}

/** Where a length that ends here begins. */
function lengthBefore(tokens: readonly Token[], end: number): number | undefined {
  for (let from = Math.max(0, end - LENGTH_WORDS_MAX); from < end; from++)
    if (lengthAt(tokens, from) === end && !isFigure(tokens, from - 1)) return from;
  return undefined;
}

const WHO: ReadonlySet<string> = new Set(['i', 'we', 'it', 'he', 'she', 'they', 'that']);
const LENGTHS = ['a quarter of an', 'quarter of an', 'half an', 'half a', 'an', 'a'];
const AND_A_HALF = 'and a half';
const LENGTH_UNITS: ReadonlySet<string> = new Set(
  'second seconds sec secs minute minutes min mins hour hours day days week weeks'.split(' '),
);
const LENGTH_WORDS_MAX = 7;

/** Behind ", no, I tell a lie,": such words may stand in a row. */
function behindAgain(tokens: readonly Token[], at: number): number {
  const after = wordAt(tokens, at) === ',' ? at + 1 : at;
  const more =
    tokens[after]?.kind === 'word' && mayRestart(tokens[after]) ? againAt(tokens, after) : undefined;
  return more === undefined ? after : behindAgain(tokens, after + more.length);
}

/** The words at a token by which one is taken back. */
function againAt(tokens: readonly Token[], at: number): (typeof AGAIN)[number] | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word' || !mayRestart(token)) return undefined;
  return AGAIN_BY_FIRST.get(token.said)?.find(({ words }) => matches(tokens, at, words));
}

/** Where they end. */
export function takenBackAt(tokens: readonly Token[], at: number): number | undefined {
  const again = againAt(tokens, at);
  return again === undefined ? undefined : at + again.length;
}

/** The unit of what was taken back, which holds for what is said instead. */
function behindIt(unit: Token, { end }: Token): Token {
  return { ...unit, start: end, end };
}

/** Where what ends before the words that take it back begins, if what is said instead is of the same sort. */
function startOf(tokens: readonly Token[], end: number, instead: number): number | undefined {
  if (isDay(tokens, instead)) return isDay(tokens, end - 1) ? end - 1 : undefined;
  if (figuresEnd(tokens, instead) === instead) return undefined;
  const unit = wordAt(tokens, end - 1);
  const last = UNITS.has(unit) ? end - 1 : end;
  const other = wordAt(tokens, figuresEnd(tokens, instead));
  if (last < end && UNITS.has(other) && other !== unit) return undefined;
  let from = last;
  while (isFigure(tokens, from - 1)) from--;
  return from === last || wordAt(tokens, from - 1) === 'past' ? undefined : from;
}

/** Where figures that begin here end: "23", "half 3", "quarter past three". */
function figuresEnd(tokens: readonly Token[], at: number): number {
  const part = PARTS_OF_HOUR.find(
    (words) => matches(tokens, at, words) && isFigure(tokens, at + words.split(' ').length),
  );
  let end = part === undefined ? at : at + part.split(' ').length;
  while (isFigure(tokens, end)) end++;
  return end;
}

const PARTS_OF_HOUR = ['half past', 'half', 'quarter past', 'quarter to', 'a quarter past', 'a quarter to'];

function isFigure(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    token.said !== 'a' &&
    (token.kind === 'clock' || (mayCount(token) && !token.ordinal))
  );
}

function isDay(tokens: readonly Token[], at: number): boolean {
  return (
    at >= 0 && at < tokens.length && (DAYS.has(wordAt(tokens, at)) || weekdayAt(tokens, at) !== undefined)
  );
}
