import { BASE_FORMS, FILLERS } from './en/words.ts';
import { motionAt } from './noticing.ts';
import type { NounPhrase } from './noun-phrase.ts';
import type { ConditionRead, Reading } from './reading.ts';
import { nounPhrasesIn, type Sentence, wordAt } from './sentence.ts';

const IF = new Set(['if', 'unless', 'provided', 'providing', 'assuming', 'in']);
/** What must follow some of them: "*in case* the light is on". */
const IF_GOES_ON: ReadonlyMap<string, string> = new Map([['in', 'case']]);
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

/** The readings of the words from a token on by the services' phrases for conditions. */
export type PhrasesAt = (sentence: Sentence, at: number) => readonly Reading[];

const WHENS = new Set(['when', 'whenever', 'once', 'every', 'as', 'the']);
/** "*The moment* the gate opens". */
const MOMENTS = new Set(['moment', 'minute', 'instant', 'second']);

/** Whether a condition may begin with the word. */
export function mayBeCondition(word: string): boolean {
  return word === 'otherwise' || IF.has(word) || WHENS.has(word);
}

/** Every condition that begins at a token. */
export function conditionsAt(sentence: Sentence, at: number, phrasesAt: PhrasesAt): readonly ConditionRead[] {
  const word = wordAt(sentence, at);
  if (word === 'otherwise') return [{ type: 'so', not: true, start: at, end: at + 1 }];
  const goesOn = IF_GOES_ON.get(word);
  if (IF.has(word) && (goesOn === undefined || goesOn === wordAt(sentence, at + 1)))
    return afterIf(sentence, at, word === 'unless', phrasesAt);
  const when = whenAt(sentence, at);
  return when === undefined
    ? []
    : [
        ...statesAt(sentence, when.end),
        ...deedsAt(sentence, when.end),
        ...stirsAt(sentence, when.end),
      ].flatMap((state) =>
        state.not
          ? []
          : [{ ...state, start: at, event: true, repeat: when.repeat, standing: when.standing === true }],
      );
}

/** "When *I turn on the TV*", "when *someone opens the front door*": what becomes of the thing. */
function deedsAt(sentence: Sentence, start: number): (ConditionRead & { type: 'state' })[] {
  if (!DOERS.has(wordAt(sentence, start))) return [];
  const verb = wordAt(sentence, start + 1);
  const done = TURNS.get(verb) ?? TURNS.get(`${verb}s`);
  const rest = { type: 'state', not: false, event: false, repeat: false } as const;
  if (done !== undefined)
    return nounPhrasesIn(sentence, start + 2).flatMap((phrase) =>
      canBe(sentence, phrase, done) ? [{ ...rest, phrase, state: done, start, end: phrase.end }] : [],
    );
  if (!SWITCHES.has(verb)) return [];
  const particle = wordAt(sentence, start + 2);
  if (SWITCHED.has(particle))
    return nounPhrasesIn(sentence, start + 3).map((phrase) => ({
      ...rest,
      phrase,
      state: particle,
      start,
      end: phrase.end,
    }));
  return nounPhrasesIn(sentence, start + 2).flatMap((phrase) => {
    const state = wordAt(sentence, phrase.end);
    return SWITCHED.has(state) ? [{ ...rest, phrase, state, start, end: phrase.end + 1 }] : [];
  });
}

const DOERS = new Set('i we you they he she someone somebody anyone anybody everyone nobody'.split(' '));
const SWITCHES = new Set('turn turns switch switches put puts'.split(' '));
const SWITCHED = new Set(['on', 'off']);

/** "Someone moves on the porch". */
function stirsAt(sentence: Sentence, start: number): (ConditionRead & { type: 'state' })[] {
  if (!sentence.lexicon.grammar.states.has(MOTION)) return [];
  const rest = { type: 'state', state: MOTION, not: false, event: false, repeat: false } as const;
  return motionAt(sentence, start).map(({ phrase, end }) => ({ ...rest, phrase, start, end }));
}

const MOTION = 'motion';

function whenAt(
  sentence: Sentence,
  at: number,
): { end: number; repeat: boolean; standing?: true } | undefined {
  const word = wordAt(sentence, at);
  if (word === 'when') return { end: at + 1, repeat: false, standing: true };
  if (word === 'whenever') return { end: at + 1, repeat: true };
  if (word === 'once') return { end: at + 1, repeat: false };
  if (word === 'every' && wordAt(sentence, at + 1) === 'time') return { end: at + 2, repeat: true };
  if (word === 'the' && MOMENTS.has(wordAt(sentence, at + 1))) return { end: at + 2, repeat: false };
  if (word === 'as' && wordAt(sentence, at + 1) === 'soon' && wordAt(sentence, at + 2) === 'as')
    return { end: at + 3, repeat: false };
  return undefined;
}

function afterIf(sentence: Sentence, start: number, unless: boolean, phrasesAt: PhrasesAt): ConditionRead[] {
  let at = start + (IF_GOES_ON.has(wordAt(sentence, start)) ? 2 : 1);
  if (wordAt(sentence, at) === 'that' && IF_THAT.has(wordAt(sentence, at - 1))) at++;
  const found: ConditionRead[] = [];
  const so = soAt(sentence, at);
  if (so !== undefined) found.push({ type: 'so', not: so.not !== unless, start, end: so.end });
  for (const state of [...statesAt(sentence, at), ...stirsAt(sentence, at)])
    found.push({ ...state, start, not: state.not !== unless });
  for (const kept of keptAt(phrasesAt(sentence, at), at)) found.push({ ...kept, start, not: unless });
  return found;
}

const IF_THAT = new Set(['provided', 'providing', 'assuming', 'case']);

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
  const ends = after === undefined || after.kind === 'mark' || isDeed(sentence, after.said);
  return ends ? { end, not } : undefined;
}

/** "If it is *turn it off*": a verb, and no state. */
function isDeed({ lexicon }: Sentence, word: string): boolean {
  return (DEEDS.has(word) || word === 'please') && !lexicon.grammar.states.has(word);
}

const DEEDS = new Set(BASE_FORMS.values());

/** "the garage light is (still, not) on", "the front door opens". */
function statesAt(sentence: Sentence, at: number): (ConditionRead & { type: 'state' })[] {
  const found: (ConditionRead & { type: 'state' })[] = [];
  const states = (from: number): readonly { state: string; end: number }[] => stateWords(sentence, from);
  const push = (phrase: NounPhrase, from: number, not: boolean): void => {
    for (const { state, end } of states(from))
      if (canBe(sentence, phrase, state))
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
      if (!canBe(sentence, phrase, becomes)) continue;
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

/** Whether things of the name can be in the state at all: no lock is open, but a contact is. */
function canBe({ lexicon }: Sentence, { items }: NounPhrase, state: string): boolean {
  return items.every(
    (item) =>
      item.type !== 'device' ||
      [...lexicon.grammar.services.values()].some(
        ({ states, kinds }) => states.has(state) && item.devices.some(({ kind }) => kinds.has(kind)),
      ),
  );
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
  // "Motion is detected" tells what, and "detected" alone does not.
  return word !== 'detected' && sentence.lexicon.grammar.states.has(word)
    ? [{ state: word, end: at + 1 }]
    : [];
}

/** The phrases of services for what is no device's state: "I have anything on my calendar tomorrow", "it is colder than 18 degrees". */
function keptAt(readings: readonly Reading[], start: number): (ConditionRead & { type: 'kept' })[] {
  const longest = Math.max(...readings.map(({ end }) => end));
  return readings.flatMap(({ rule, fills, timing, end, conditions, done }) =>
    end === longest && conditions.length === 0 && !done
      ? [{ type: 'kept' as const, rule, fills, timing, not: false, start, end }]
      : [],
  );
}
