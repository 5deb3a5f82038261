import type { Language, Manner, RoleWords } from '../languages/index.ts';
import { courtesyGraphs, type GraphNode, wordsFrom } from '../phrases/index.ts';
import { type Token, type Words, wordAt, wordToken } from '../text/index.ts';

/** The sentence in plain words; what was written stays where it stood. */
export function plainly(tokens: readonly Token[], language: Language): readonly Token[] {
  const { words } = language;
  const { manners } = courtesyGraphs(language);
  let plain: Token[] | undefined;
  let copied = 0;
  for (let at = 0; at < tokens.length; at++) {
    const found = mannerAt(tokens, at, manners, language);
    if (found === undefined) continue;
    const { manner, end } = found;
    plain ??= [];
    plain.push(...tokens.slice(copied, at));
    for (const [place, word] of manner.plain.entries())
      plain.push(spokenAs(words, word, tokens, at, end, place));
    copied = end;
    if (manner.asks) copied = pushAsked(plain, tokens, end, language);
    if (manner.inflects) copied = pushBase(plain, tokens, end, language);
    if (manner.plain.length === 0) {
      if (tokens[end]?.kind === 'mark' && isComma(plain.at(-1))) plain.pop();
      else if (end === tokens.length && isComma(plain.at(-1))) plain.pop();
      else if (plain.length === 0 && isComma(tokens[end])) copied = end + 1;
    }
    at = end - 1;
  }
  return plain === undefined ? tokens : [...plain, ...tokens.slice(copied)];
}

/** "What the thermostat *is* set to", "which lights *we have* left on": the verb comes first where one is asked. @returns where the rest begins. */
function pushAsked(plain: Token[], tokens: readonly Token[], from: number, language: Language): number {
  const { is } = language;
  for (let at = from + 1; at <= from + ASKED_MAX; at++) {
    const word = wordAt(tokens, at);
    if (word === '' || tokens[at]!.kind === 'mark') break;
    if (!is.askedVerb.has(word)) continue;
    const subject = is.subject.has(wordAt(tokens, at - 1)) ? at - 1 : subjectAt(tokens, from, language);
    if (subject === undefined || subject >= at) break;
    plain.push(...tokens.slice(from, subject), tokens[at]!, ...tokens.slice(subject, at));
    return at + 1;
  }
  return from;
}

/** Where the subject of "what *the thermostat* is set to", "how warm *the study* is" begins. */
function subjectAt(tokens: readonly Token[], from: number, { is }: Language): number | undefined {
  for (let at = from + 1; at <= from + 2; at++) if (is.beginsThing.has(wordAt(tokens, at))) return at;
  return undefined;
}

const ASKED_MAX = 8;

/** "I'd rather you *turned* it off", "… *did not* open it". @returns where the rest begins. */
function pushBase(
  plain: Token[],
  tokens: readonly Token[],
  from: number,
  { words, clauses }: Language,
): number {
  const base = clauses.plainVerbOf(wordAt(tokens, from));
  if (base === undefined) return from;
  plain.push(spokenAs(words, base, tokens, from, from + 1, 0));
  return from + 1;
}

/** The longest manner of speaking that begins here. */
function mannerAt(
  tokens: readonly Token[],
  at: number,
  manners: GraphNode<Manner>,
  language: Language,
): { readonly manner: Manner; readonly end: number } | undefined {
  const found = wordsFrom(manners, tokens, at);
  for (let place = found.length - 1; place >= 0; place--) {
    const { rules, end } = found[place]!;
    for (const manner of rules) if (isMeant(manner, tokens, at, end, language)) return { manner, end };
  }
  return undefined;
}

function isMeant(
  { before, behind, unless, begins, when }: Manner,
  tokens: readonly Token[],
  at: number,
  end: number,
  { is }: Language,
): boolean {
  if (before !== undefined && !before.has(wordAt(tokens, at - 1))) return false;
  if (begins && !mayBegin(tokens, at, is)) return false;
  if (when !== undefined && !when(tokens, end)) return false;
  if (behind !== undefined && !behind.has(wordAt(tokens, end))) return false;
  return unless === undefined || ![1, 2, 3].some((next) => unless.has(wordAt(tokens, end + next)));
}

/** Whether a clause may begin here, as far as the word before tells. */
function mayBegin(tokens: readonly Token[], at: number, is: RoleWords): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'mark' || is.beforeClause.has(before.said);
}

/** A word in place of others. */
function spokenAs(
  words: Words,
  word: string,
  tokens: readonly Token[],
  at: number,
  end: number,
  place: number,
): Token {
  const stands = tokens[Math.min(at + place, end - 1)]!;
  return wordToken(words, word, stands.start, stands.end);
}

function isComma(token: Token | undefined): boolean {
  return token?.word === ',';
}
