import { type Lexicon, namesAt, nounPhrasesAt } from '../names/index.ts';
import { matchesIn, type Token, tokenize } from '../text/index.ts';
import type { Reworded } from './reworded.ts';

const PLACES_MAX = 4;
/** Words of a wish, and of what is told before one. */
const WISH_MIN = 2;
const TOLD_MIN = 3;

/**
 * What is left where somebody first tells something up to a mark, and then wants or asks something: "I'm just off to the shops, what do we
 * need?". What is told names nothing of this home and holds no word that could bind the wish, which speaks of nothing that was told.
 */
export function behindTold(all: Reworded, lexicon: Lexicon): Reworded | undefined {
  const { loose, is } = lexicon.language;
  const [told] = loose.toldFirst.exec(all.text) ?? [''];
  const said = wordsIn(told, lexicon);
  if (said.length < TOLD_MIN || lexicon.language.clauses.isQuestion(said, 0, said.length)) return undefined;
  const wish = all.part(told.length, all.text.length);
  const words = wordsIn(wish.text, lexicon);
  // "Cancel football *this Monday*" speaks of nothing that was told.
  const isDay = (at: number): boolean => loose.days.has(words[at + 1]?.word ?? '');
  if (words.length < WISH_MIN || words.some(({ word }, at) => is.pronoun.has(word) && !isDay(at)))
    return undefined;
  // "I'm *not* well": that something is not so binds nothing; that nobody is to do it may.
  // "*I'm off tomorrow*, no alarm *tomorrow*": a day that the wish names itself binds it no more.
  const own = new Set(words.map(({ word }) => word));
  const rest = told.replace(loose.notSo, ' ').replace(/[a-z]+/gi, (word) => {
    return own.has(word.toLowerCase()) && loose.days.has(word.toLowerCase()) ? ' ' : word;
  });
  return mayBeLeftOut(rest, false, lexicon) ? wish : undefined;
}

/**
 * The stretches that may be the wish alone, where beside it something is told that asks for nothing: why ("… *it's boring*"), or how
 * things are ("*I'm scared*, can you …"). What is told names nothing of this home and holds no word that could bind the wish.
 */
export function withoutTold(said: Reworded, lexicon: Lexicon, marked = false): readonly Reworded[] {
  const { loose, is } = lexicon.language;
  const { text } = said;
  const found: Reworded[] = [];
  for (const { index, 0: lead } of matchesIn(text, loose.telling, PLACES_MAX)) {
    // "What is *my order's* number" tells nothing.
    if (marked && lead.trim() === '') continue;
    const wish = text.slice(0, index).trimEnd();
    // "When the front door opens *and nobody's asleep*" tells no reason.
    if (lexicon.language.statements.joined.test(wish)) continue;
    const [first, second] = wordsIn(wish, lexicon);
    // "*Stop*, the baby's asleep" is said whole in one word.
    const isWhole = second !== undefined || (lead.trim() !== '' && is.imperative.has(first?.word ?? ''));
    if (first === undefined || !isWhole || isTakenBack(wish, lexicon)) continue;
    if (mayBeLeftOut(text.slice(index + lead.length), true, lexicon)) found.push(said.part(0, wish.length));
  }
  for (const { index, 0: lead } of matchesIn(text, loose.asking, PLACES_MAX)) {
    if (index === 0) continue;
    const told = text.slice(0, index);
    const from = index + lead.length;
    // "They swapped *me*, move the shift" comes to its end at the mark.
    const isEnded = lead !== '' && lead.search(/[,.;!]/) === 0;
    const tells = isEnded ? beginsAsTold(told, lexicon) : isTold(told, lexicon);
    if (!tells || wordsIn(told, lexicon).length < TOLD_MIN) continue;
    if (!mayBeLeftOut(told, false, lexicon) || speaksOfIt(text.slice(from), told, lexicon)) continue;
    found.push(said.part(from, text.length), ...withoutTold(said.part(from, text.length), lexicon));
  }
  return found;
}

/**
 * What is left behind a remark up to a mark, the nearest mark first: "*the cat hates it*, lower", "stop. *Baby's asleep*. Send it back" has two. A remark names
 * nothing of this home, nothing that homes have, and holds no word that could bind what comes behind it.
 */
export function behindRemark(said: Reworded, lexicon: Lexicon): readonly Reworded[] {
  const { text } = said;
  const { loose } = lexicon.language;
  return matchesIn(text, MARKS, PLACES_MAX).flatMap(({ index, 0: mark }) => {
    const remark = text.slice(0, index);
    const { length } = wordsIn(remark, lexicon);
    if (length === 0 || length > REMARK_MAX || remark.search(loose.appliances) >= 0) return [];
    return !isTold(remark, lexicon) || !mayBeLeftOut(remark, true, lexicon)
      ? []
      : [said.part(index + mark.length, text.length)];
  });
}

const MARKS = /[,.;:!?…–—]+ +/g;
const REMARK_MAX = 9;

/** "Open the blind, *no wait*, it's raining": what is told behind such words is why not. */
export function isTakenBack(text: string, { language }: Lexicon): boolean {
  const { tokens } = tokenize(text, language.words);
  const isOver = (end: number): boolean => tokens.slice(end).every(({ kind }) => kind === 'mark');
  return tokens.some((_, at) =>
    language.clauses.jointsAt(tokens, at).some(({ joint, end }) => joint === 'correction' && isOver(end)),
  );
}

/** What is left without what is told, at one end or wherever it stands between marks. */
export function withoutAny(said: Reworded, lexicon: Lexicon): readonly Reworded[] {
  const wish = withoutRemarks(said, lexicon);
  return [...withoutTold(said, lexicon), ...(wish === undefined ? [] : [wish])];
}

/**
 * What is left without what is said to others or told between marks, wherever it stands: "*we are so late*, kitchen light off please, *shoes everybody*". Each part
 * that is left out names nothing of this home, nothing that homes have, and holds no word that could bind the wish; `undefined` where nothing is, or nothing else.
 */
export function withoutRemarks(said: Reworded, lexicon: Lexicon): Reworded | undefined {
  const parts = partsOf(said.text);
  if (parts.length < 2 || parts.length > PARTS_MAX || lexicon.language.loose.quoting.test(said.text))
    return undefined;
  const left = parts.map(([part], at) => {
    const isWhyNot = at > 0 && isTakenBack(parts[at - 1]![0], lexicon);
    return !isWhyNot && isRemark(part, lexicon);
  });
  if (!left.includes(true) || !left.includes(false)) return undefined;
  let at = 0;
  return said.replaced(PARTS, () => (left[at++] === true ? '' : undefined));
}

/** What stands between marks. */
export function partsOf(text: string): readonly RegExpExecArray[] {
  return matchesIn(text, PARTS);
}

const PARTS = /[^,.;:!?…–—]+(?:[,.;:!?…–—]+(?: +|$)|(?<=\S)[,.;:!?…–—]|$)/dg;
const PARTS_MAX = 6;

/** Whether a part of what is said is told, or said to others, and asks nothing of the house. */
export function isRemark(part: string, lexicon: Lexicon): boolean {
  const { loose, is, clauses } = lexicon.language;
  const words = wordsIn(part, lexicon);
  if (words.length === 0 || words.length > REMARK_MAX || corrects(words, lexicon)) return false;
  const asksOthers = loose.asksOthers.test(part);
  // "*What a racket*" asks nothing.
  const isAsked = !asksOthers && !beginsAsTold(part, lexicon) && clauses.isQuestion(words, 0, words.length);
  if (isAsked) return false;
  if (loose.wishing.test(part) || part.search(loose.appliances) >= 0) return false;
  if (words.some(({ word }) => loose.noting.has(word)) || speaksOfThings(words, lexicon)) return false;
  const isTold = beginsAsTold(part, lexicon) || words.some(({ word }) => is.finite.has(word));
  return asksOthers
    ? !speaksOfThings(words, lexicon)
    : (isTold || loose.toOthers.test(part)) && mayBeLeftOut(part, true, lexicon);
}

/** "*No hang on* I'm not dressed yet". */
function corrects(words: readonly Token[], { language }: Lexicon): boolean {
  return language.clauses.jointsAt(words, 0).some(({ joint }) => joint === 'correction');
}

/** Without the marks between them. */
export function wordsIn(text: string, { language }: Lexicon): readonly Token[] {
  return tokenize(text, language.words).tokens.filter(({ kind }) => kind !== 'mark');
}

/** "The ceiling light is so blue, *make it warmer*": of what was told, and not of the room. */
function speaksOfIt(wish: string, told: string, lexicon: Lexicon): boolean {
  const { is } = lexicon.language;
  if (!wordsIn(wish, lexicon).some(({ word }) => is.it.has(word) || is.them.has(word))) return false;
  const words = wordsIn(told, lexicon);
  return words.some((_, at) => isThingAt(words, at, lexicon));
}

/** "We had *the lamp* on", but not "next *door* are banging". */
function speaksOfThings(words: readonly Token[], lexicon: Lexicon): boolean {
  const { article } = lexicon.language.is;
  return words.some(({ word }, at) => article.has(word) && isThingAt(words, at, lexicon));
}

function isThingAt(words: readonly Token[], at: number, lexicon: Lexicon): boolean {
  return nounPhrasesAt(words, at, lexicon).some(({ items }) =>
    items.some(({ type }) => type === 'device' || type === 'noun' || type === 'group'),
  );
}

/** Whether words begin as somebody begins to tell something, and come to an end. */
function isTold(text: string, lexicon: Lexicon): boolean {
  const last = wordsIn(text, lexicon).at(-1)?.word ?? '';
  const { is } = lexicon.language;
  return beginsAsTold(text, lexicon) && !is.leadsOn.has(last) && !is.quotes.has(last);
}

export function beginsAsTold(text: string, { language }: Lexicon): boolean {
  return language.loose.tellingFirst.test(text);
}

/** Whether words name nothing of this home and hold none that could bind what is said beside them; with `mayDeny` they may say that something is not so. */
export function mayBeLeftOut(text: string, mayDeny: boolean, lexicon: Lexicon): boolean {
  return bindsNothing(text, mayDeny, lexicon) && !namesOurs(text, lexicon);
}

/** Whether something or some room of this home is named. */
function namesOurs(text: string, lexicon: Lexicon): boolean {
  const { tokens } = tokenize(text.replace(lexicon.language.loose.idle, ' '), lexicon.language.words);
  return tokens.some((_, at) =>
    namesAt(tokens, at, lexicon).some(({ entries }) =>
      entries.some(
        ({ type }) => type === 'device' || type === 'area' || type === 'floor' || type === 'group',
      ),
    ),
  );
}

/** Whether what is told has no word that could bind the wish beside it. */
export function bindsNothing(text: string, mayDeny: boolean, lexicon: Lexicon): boolean {
  const { is, loose, numbers, statements } = lexicon.language;
  if (statements.forbids.test(text)) return false;
  // "We can't *make* it" orders nothing, nor does "I can't find the *switch*".
  const isNoOrder = (word: string): boolean =>
    is.article.has(word) ||
    (mayDeny && is.to.has(word)) ||
    (mayDeny && (is.not.has(word) || loose.denying.has(word)));
  const { tokens } = tokenize(text.replace(loose.idle, ' '), lexicon.language.words);
  for (const [at, { word, kind }] of tokens.entries()) {
    if (kind === 'mark') continue;
    if (kind !== 'word' || numbers.numberAt(tokens, at) !== undefined) return false;
    if (is.not.has(word) || loose.denying.has(word)) {
      if (!mayDeny) return false;
    } else if (
      loose.binding.has(word) ||
      loose.days.has(word.replace(/['’]s$/, '')) ||
      is.sparing.has(word) ||
      (at > 0 && is.imperative.has(word) && !isNoOrder(tokens[at - 1]!.word)) ||
      is.wish.has(word)
    )
      return false;
  }
  return true;
}
