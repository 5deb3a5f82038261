import type { GraphNode } from '../../phrases/graph.ts';
import { wordsFrom } from '../../phrases/word-graph.ts';
import { type Token, wordAt, wordToken } from '../../text/tokens.ts';
import { clockAt } from './times/clock.ts';
import { durationAt } from './times/durations.ts';
import { BASE_FORMS } from './words.ts';

/** A manner of speaking, and the plain words that it stands for; none where it says nothing. */
export interface Manner {
  readonly say: string;
  readonly plain: readonly string[];
  /** Only behind one of these. */
  readonly before?: ReadonlySet<string>;
  /** Only where one of these comes next. */
  readonly behind?: ReadonlySet<string>;
  /** Only where a clause may begin. */
  readonly begins?: true;
  /** Only where this is so of what comes next. */
  readonly when?: (tokens: readonly Token[], at: number) => boolean;
  /** What is asked behind it has the order of a statement: "what the time *is*". */
  readonly asks?: true;
  /** The verb behind it has another form: "I'd rather you *turned* it off". */
  readonly inflects?: true;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const WE = words('i we');
const ASKED = words('what which when where who how');
const THINGS = words('the my our it them that those these this all every some a an');
const COMPARED = words(
  'warmer cooler colder hotter brighter darker dimmer louder quieter softer lower higher less more too',
);

/** "When it's *half past ten*", and not how warm or bright. */
function isHour(tokens: readonly Token[], at: number): boolean {
  const clock = clockAt(tokens, at, 'en-GB');
  return clock !== undefined && !MEASURES.has(wordAt(tokens, clock.end));
}

const MEASURES = words('degrees degree percent % ° c or watts lux below above');

/** "For the next *forty minutes*": not a week of which something is asked. */
function isShort(tokens: readonly Token[], at: number): boolean {
  const length = durationAt(tokens, at);
  return length !== undefined && length.value.days === 0 && length.value.months === 0;
}

const manner = (say: string, plain: string, rest: Omit<Manner, 'say' | 'plain'> = {}): Manner => ({
  say,
  plain: plain === '' ? [] : plain.split(' '),
  ...rest,
});

const FORGOTTEN =
  '(i can not|i could not|i do not|i) [for the life of me] [quite|rather|now|really] (remember|recall|recollect|forget)|i have [quite|rather|clean|completely|already|now] forgotten';
const WONDERING = '(i was|i am|we were) [just|only|merely|rather] wondering|i [do|just|rather] wonder';
const TOLD =
  '(could|would|can|will|might) you [possibly|perhaps|kindly|please|be able to] (tell me|say|inform me)';

/** Old-fashioned, wordy and hesitant ways to say something plain, wherever they stand in a sentence. */
export const MANNERS: readonly Manner[] = [
  // Asides.
  manner(
    '(by any chance|if you please|as it were|so to speak|as it happens|for the life of me|mind you|i dare say|i must say)',
    '',
  ),
  manner('if you (would|could|will|might) be so [very] (kind|good)', ''),
  manner(
    '(if i (may|might) [be so bold|say so|trouble you]|if (it|that) is not (too much|any|a) (trouble|bother)|needless to say|truth be told|to be honest|to be perfectly honest)',
    '',
  ),
  manner('(or so|or thereabouts|give or take)', '', {
    before: words(
      'minute minutes hour hours second seconds degree degrees percent day days week weeks half quarter',
    ),
  }),
  manner(
    '(let me (see|think)|right well|well now|now then|right then|i say|i tell you what|tell you what|while i think of it|while i remember|before i forget|come to think of it|now i come to think of it|on reflection|by all means|as i say|as i was saying|the thing is) [,]',
    '',
    { begins: true },
  ),
  // Wishes.
  manner('(shall|should) (like|love|prefer|appreciate)', 'would like', { before: WE }),
  manner(
    'should (rather|sooner|so|very much|be) [very much|much|so|most|ever so|very] (like|love|prefer|appreciate)',
    'would like',
    { before: WE },
  ),
  manner('should be', 'would be', {
    before: WE,
    behind: words(
      'most very so ever much awfully terribly grateful obliged glad happy delighted thankful pleased',
    ),
  }),
  manner('(would|should) (rather|sooner|prefer to|like to|love to) (have|see)', 'would like', { before: WE }),
  manner('(would|will|shall) have', 'would like', { before: WE, behind: words('the my our it them') }),
  manner('(might|may) you', 'could you', { begins: true }),
  manner('might (i|we)', 'may i', { begins: true }),
  manner(
    '[perhaps|maybe|i suppose|i think|i expect|i fancy|i reckon] (you|we) (had|would) better not',
    'do not',
    { begins: true },
  ),
  manner(
    '[perhaps|maybe|i suppose|i think|i expect|i fancy|i reckon] (you|we) (had|would) better [just|perhaps]',
    'please',
    { begins: true },
  ),
  manner(
    '(i suppose|i think|i expect|i fancy|i reckon|i dare say|perhaps|maybe) you (could|might|may|ought to|should|can) [just|perhaps|possibly|also|as well|always]',
    'please',
    { begins: true },
  ),
  manner('you might [just|perhaps|possibly|also|as well|care to|like to]', 'please', { begins: true }),
  manner('you could [just|perhaps|possibly|also|as well|always]', 'please', { begins: true }),
  manner('(i|we) (would|should) (rather|sooner|much rather|far sooner|prefer it if) you', 'please', {
    begins: true,
    inflects: true,
  }),
  manner('it is [about|high|surely] time you', 'please', { begins: true, inflects: true }),
  manner('(when|once) it (is|gets to|comes to) [about]', 'at', { begins: true, when: isHour }),
  manner('for the (next|coming)', 'for', { when: isShort }),
  manner('(would|do) you mind (ever so much|very much|terribly|awfully|too much|at all)', 'would you mind'),
  manner(
    '(would it be|is it|might it be) [at all] (too much to ask|possible|all right|alright|ok|okay) for',
    'i would like',
    { behind: THINGS },
  ),
  manner('(all of them|both of them|the lot of them|the whole lot|every one of them|every last one)', '', {
    before: words(','),
  }),
  manner('(i meant|i mean|i wanted|i want) [for] you to', 'please', { begins: true }),
  manner('(pop|bung|whack|shove)', 'put', { begins: true, behind: THINGS }),
  manner('(will|shall) have', 'would like', { before: WE, behind: words('a an another some') }),
  // Questions.
  manner(
    `(${FORGOTTEN}|${WONDERING}|${TOLD}|would you [happen to|perhaps|by chance] know|do you happen to know)`,
    '',
    { behind: ASKED, asks: true },
  ),
  manner(`(${FORGOTTEN}|${WONDERING}) [,]`, '', { behind: words('did have has is are was were do does am') }),
  manner(
    `(${FORGOTTEN}|${WONDERING}|would you [happen to|perhaps|by chance] know|do you happen to know) (if|whether)`,
    'do you know if',
    { behind: THINGS },
  ),
  manner('(seem|appear) to be', 'am', { before: words('i') }),
  manner('(seem|appear) to be', 'are'),
  manner('(seems|appears) to be', 'is'),
  manner('(seem|appear) to have', 'have'),
  manner('is it (likely|expected|supposed|meant|bound|liable) to', 'is it going to'),
  // Conditions.
  manner('(supposing|in the event|on condition|assuming) that', 'if'),
  manner('supposing', 'if', { begins: true }),
  manner('(so|as) long as', 'if', { behind: THINGS }),
  manner('that is [to say] [only|just] (if|when)', 'if'),
  manner('(happens|chances) to be', 'is'),
  manner('happen to be', 'are', { before: words('it they that those these them') }),
  manner('should (it|there) [happen to|by chance] (be|get|become|grow|turn)', 'if it is', { begins: true }),
  manner('should there [happen to|by chance] be', 'if there is', { begins: true }),
  // Amounts.
  manner('(a trifle|a smidgen|a smidge|a wee bit|a tiny bit|ever so slightly|a mite|a shade)', 'a bit', {
    behind: COMPARED,
  }),
];

/** The sentence in plain words; what was written stays where it stood. */
export function plainly(tokens: readonly Token[], manners: GraphNode<Manner>): readonly Token[] {
  let plain: Token[] | undefined;
  let copied = 0;
  for (let at = 0; at < tokens.length; at++) {
    const found = mannerAt(tokens, at, manners);
    if (found === undefined) continue;
    const { manner, end } = found;
    plain ??= [];
    plain.push(...tokens.slice(copied, at));
    for (const [place, word] of manner.plain.entries()) plain.push(spokenAs(word, tokens, at, end, place));
    copied = end;
    if (manner.asks) copied = pushAsked(plain, tokens, end);
    if (manner.inflects) copied = pushBase(plain, tokens, end);
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
function pushAsked(plain: Token[], tokens: readonly Token[], from: number): number {
  for (let at = from + 1; at <= from + ASKED_MAX; at++) {
    const word = wordAt(tokens, at);
    if (word === '' || tokens[at]!.kind === 'mark') break;
    if (!VERBS.has(word)) continue;
    const subject = SUBJECTS.has(wordAt(tokens, at - 1)) ? at - 1 : subjectAt(tokens, from);
    if (subject === undefined || subject >= at) break;
    plain.push(...tokens.slice(from, subject), tokens[at]!, ...tokens.slice(subject, at));
    return at + 1;
  }
  return from;
}

/** Where the subject of "what *the thermostat* is set to", "how warm *the study* is" begins. */
function subjectAt(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from + 1; at <= from + 2; at++) if (THINGS.has(wordAt(tokens, at))) return at;
  return undefined;
}

const ASKED_MAX = 8;
const VERBS = words('is are was were has have');
const SUBJECTS = words('it they we i you there');

/** "I'd rather you *turned* it off", "… *did not* open it". @returns where the rest begins. */
function pushBase(plain: Token[], tokens: readonly Token[], from: number): number {
  const word = wordAt(tokens, from);
  const base = word === 'did' ? 'do' : BASE_FORMS.get(word);
  if (base === undefined) return from;
  plain.push(spokenAs(base, tokens, from, from + 1, 0));
  return from + 1;
}

/** The longest manner of speaking that begins here. */
function mannerAt(
  tokens: readonly Token[],
  at: number,
  manners: GraphNode<Manner>,
): { readonly manner: Manner; readonly end: number } | undefined {
  const found = wordsFrom(manners, tokens, at);
  for (let place = found.length - 1; place >= 0; place--) {
    const { rules, end } = found[place]!;
    for (const manner of rules) if (isMeant(manner, tokens, at, end)) return { manner, end };
  }
  return undefined;
}

function isMeant(
  { before, behind, begins, when }: Manner,
  tokens: readonly Token[],
  at: number,
  end: number,
): boolean {
  if (before !== undefined && !before.has(wordAt(tokens, at - 1))) return false;
  if (begins && !mayBegin(tokens, at)) return false;
  if (when !== undefined && !when(tokens, end)) return false;
  if (behind === undefined) return true;
  if (!behind.has(wordAt(tokens, end))) return false;
  return behind !== ASKED || ![1, 2, 3].some((next) => MUSING.has(wordAt(tokens, end + next)));
}

/** "I wonder how one *might* do it" asks for nothing that the house could tell. */
const MUSING = words('would could might should one to');

/** Words behind which a clause may begin. */
const TIES = words('and so but then also or please oh well now right ok okay yes no');

function mayBegin(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'mark' || TIES.has(before.said);
}

/** A word in place of others. */
function spokenAs(word: string, tokens: readonly Token[], at: number, end: number, place: number): Token {
  const stands = tokens[Math.min(at + place, end - 1)]!;
  return wordToken(word, stands.start, stands.end);
}

function isComma(token: Token | undefined): boolean {
  return token?.word === ',';
}
