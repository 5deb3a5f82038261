import { FILLERS } from './en/words.ts';
import type { GrammarNode, Rule } from './grammar.ts';
import { nounPhrasesIn, type Sentence, timesIn, wordAt } from './sentence.ts';
import type { NounPhrase } from './targets.ts';
import { plusPiece, type Timing } from './times/timing.ts';

/** "If …", "unless …", "when …" as read, before pronouns are known. */
export type ConditionRead = { readonly start: number; readonly end: number } & (
  | {
      readonly type: 'state';
      readonly phrase: NounPhrase;
      readonly state: string;
      readonly not: boolean;
      readonly event: boolean;
      readonly repeat: boolean;
    }
  | { readonly type: 'kept'; readonly rule: Rule; readonly timing: Timing; readonly not: boolean }
  /** "if so", "if not", "otherwise": by the answer to the question before, or the condition before. */
  | { readonly type: 'so'; readonly not: boolean }
);

const IF = new Set(['if', 'unless', 'provided']);
const BE = new Set(['is', 'are', 'was', 'were', 'be']);
const BECOMES = new Set([
  'turns',
  'turn',
  'goes',
  'go',
  'gets',
  'get',
  'comes',
  'come',
  'becomes',
  'is',
  'are',
]);

/** Every condition that begins at a token. */
export function conditionsAt(sentence: Sentence, at: number): readonly ConditionRead[] {
  const word = wordAt(sentence, at);
  if (word === 'otherwise') return [{ type: 'so', not: true, start: at, end: at + 1 }];
  if (IF.has(word)) return afterIf(sentence, at, word === 'unless');
  const when = whenAt(sentence, at);
  return when === undefined
    ? []
    : statesAt(sentence, when.end).flatMap((state) =>
        state.not ? [] : [{ ...state, start: at, event: true, repeat: when.repeat }],
      );
}

function whenAt(sentence: Sentence, at: number): { end: number; repeat: boolean } | undefined {
  const word = wordAt(sentence, at);
  if (word === 'when' || word === 'whenever') return { end: at + 1, repeat: word === 'whenever' };
  if (word === 'once') return { end: at + 1, repeat: false };
  if (word === 'every' && wordAt(sentence, at + 1) === 'time') return { end: at + 2, repeat: true };
  if (word === 'as' && wordAt(sentence, at + 1) === 'soon' && wordAt(sentence, at + 2) === 'as')
    return { end: at + 3, repeat: false };
  return undefined;
}

function afterIf(sentence: Sentence, start: number, unless: boolean): ConditionRead[] {
  const at = start + 1;
  const found: ConditionRead[] = [];
  const so = soAt(sentence, at);
  if (so !== undefined) found.push({ type: 'so', not: so.not !== unless, start, end: so.end });
  for (const state of statesAt(sentence, at)) found.push({ ...state, start, not: state.not !== unless });
  for (const kept of keptAt(sentence, at)) found.push({ ...kept, start, not: unless });
  return found;
}

/** "so", "not", "it is", "they aren't". */
function soAt(sentence: Sentence, at: number): { end: number; not: boolean } | undefined {
  const word = wordAt(sentence, at);
  if (word === 'so') return { end: at + 1, not: false };
  if (word === 'not') return { end: at + 1, not: true };
  if (word === 'yes' || word === 'no') return { end: at + 1, not: word === 'no' };
  if (!['it', 'they', 'that'].includes(word) || !BE.has(wordAt(sentence, at + 1))) return undefined;
  const not = wordAt(sentence, at + 2) === 'not';
  const end = at + (not ? 3 : 2);
  const after = sentence.tokens[end];
  return after === undefined || after.kind === 'mark' ? { end, not } : undefined;
}

/** "the garage light is (still, not) on", "the front door opens". */
function statesAt(sentence: Sentence, at: number): (ConditionRead & { type: 'state' })[] {
  const found: (ConditionRead & { type: 'state' })[] = [];
  const states = (from: number): readonly { state: string; end: number }[] => stateWords(sentence, from);
  const push = (phrase: NounPhrase, from: number, not: boolean): void => {
    for (const { state, end } of states(from))
      found.push({
        type: 'state',
        phrase,
        state,
        not,
        event: false,
        repeat: false,
        start: at,
        end: ended(sentence, end),
      });
  };
  const inverted = ['any', 'some', 'one'].includes(wordAt(sentence, at))
    ? nounPhrasesIn(sentence, at + 1)
    : [];
  const phrases = [...nounPhrasesIn(sentence, at), ...inverted].sort(
    (one, other) => other.quality - one.quality,
  );
  for (const phrase of phrases) {
    let next = phrase.end;
    const be = wordAt(sentence, next);
    const becomes = TURNS.get(sentence.tokens[next]?.word ?? '');
    if (becomes !== undefined && sentence.lexicon.grammar.states.has(becomes)) {
      found.push({
        type: 'state',
        phrase,
        state: becomes,
        not: false,
        event: false,
        repeat: false,
        start: at,
        end: next + 1,
      });
      continue;
    }
    if (BE.has(be) || BECOMES.has(be)) next++;
    else if (!sentence.tokens[next - 1]?.word.endsWith("'s")) continue;
    let not = false;
    for (let skipped = 0; skipped < 3; skipped++) {
      const word = wordAt(sentence, next);
      if (word === 'not') not = true;
      else if (!ADVERBS.has(word) && !FILLERS.has(word)) break;
      next++;
    }
    push(phrase, next, not);
  }
  return found;
}

/** Verbs that say by themselves what becomes of a thing: "when the front door *opens*". */
const TURNS = new Map([
  ['opens', 'open'],
  ['closes', 'closed'],
  ['shuts', 'closed'],
  ['unlocks', 'unlocked'],
  ['locks', 'locked'],
]);

const ADVERBS = new Set([
  'still',
  'currently',
  'already',
  'now',
  'switched',
  'turned',
  'left',
  'being',
  'all',
  'both',
]);

function ended(sentence: Sentence, end: number): number {
  return ['already', 'now', 'still'].includes(wordAt(sentence, end)) ? end + 1 : end;
}

function stateWords(sentence: Sentence, at: number): { state: string; end: number }[] {
  const word = wordAt(sentence, at);
  return sentence.lexicon.grammar.states.has(word) ? [{ state: word, end: at + 1 }] : [];
}

/** The phrases of services for states that are not a device's: "I have anything on my calendar tomorrow". */
function keptAt(sentence: Sentence, at: number): (ConditionRead & { type: 'kept' })[] {
  const found: (ConditionRead & { type: 'kept' })[] = [];
  const walk = (node: GrammarNode, next: number, timing: Timing, depth: number): void => {
    if (depth > 24) return;
    for (const rule of node.ends)
      found.push({ type: 'kept', rule, timing, not: false, start: at, end: next });
    const child = node.words.get(wordAt(sentence, next));
    if (child !== undefined) walk(child, next + 1, timing, depth + 1);
    if (next === at) return;
    for (const { value, end } of timesIn(sentence, next)) {
      const more = plusPiece(timing, value);
      if (more !== undefined) walk(node, end, more, depth + 1);
    }
  };
  walk(sentence.lexicon.grammar.conditions, at, {}, 0);
  const longest = Math.max(...found.map(({ end }) => end));
  return found.filter(({ end }) => end === longest);
}
