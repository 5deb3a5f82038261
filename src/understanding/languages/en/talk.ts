import type { Plan } from '../../../domain/index.ts';
import { namesAt } from '../../names/places.ts';
import { commandsAt } from '../../read/readings.ts';
import { nounPhrasesIn, type Sentence, wordAt } from '../../read/sentence.ts';
import { BREAKS, isCommand, settingEnds } from './settings.ts';
import { matches } from './times/days.ts';

export type Talk = NonNullable<Plan['talk']>;

export interface TalkFound {
  readonly talk: Talk;
  readonly end: number;
  /** How sure it is, a token: set phrases more than statements. */
  readonly worth: number;
}

/** `exact`: these words and no more up to a mark; `clause`: up to a comma or "so"; `sentence`: to the end of the sentence, commands and all. */
type Reach = 'exact' | 'clause' | 'sentence';

const PATTERNS: readonly (readonly [Talk, Reach, string])[] = [
  [
    'hypothetical',
    'sentence',
    'what would happen|what happens if|what happens when|what if|suppose|imagine|would it be better|would it help|would it matter|would it hurt|would it be bad|would it be safe|would it be wise|is it bad to|is it worth|if i were|if i turned|if i had|if i left|if we had|if only|i wonder|should i|should we|would you recommend|do you think|is it a good idea|is it ok to|is it okay to|is it safe|could i|what would|how would|would there',
  ],
  [
    'how-to',
    'sentence',
    'how do|how can|how to|how does|how could|how should|how would|how did|can i|are you able|do you know how|do you understand|is there a way|can you control|could you control|do you control|can you handle|can you still|do you support|what can|what could i|explain how|tell me how|show me how|teach me|what is the best way|why|where do i|where can i|what does|what do i',
  ],
  [
    'help',
    'exact',
    'help|what can you do|what can i say|what do you understand|what are you able to do|help me',
  ],
  [
    'greeting',
    'exact',
    'hi|hello|hey|hi house|hello house|hi home assistant|hello home assistant|hello there|hi there|good morning|good afternoon|good evening|hey there|hey hearth|hello hearth|morning|howdy',
  ],
  [
    'goodbye',
    'exact',
    'bye|goodbye|good night|see you|see you later|good bye|bye bye|see you tomorrow|talk to you later',
  ],
  [
    'thanks',
    'exact',
    'thanks|thank you|thanks a lot|thank you very much|thank you so much|thanks so much|many thanks|cheers|much appreciated|thanks very much|thanks again|very kind of you|that is very kind of you|so kind of you|how kind of you|you are very kind|you are too kind|much obliged|appreciate it|i appreciate it|really appreciate it|thanks in advance|thank you in advance|bless you|god bless|god bless you|bless you dear|you are a star|you are a treasure|you are a gem|you are an angel|thanks a million|thanks a bunch|thanks ever so much|thank you ever so much|thank you kindly|ta|ta very much|ta muchly|that is all|that is all for now|that will be all|that would be all|thanks that is all|nice work|well done|good job|great job|perfect|great|lovely|awesome|that is it|that is it for now|no thanks|no thank you|that is great|that is perfect|that is fine|that would be great|that would be lovely|that would be wonderful|that would be perfect|that would be nice|that would be brilliant|you are the best',
  ],
  [
    'chat',
    'sentence',
    'tell me a joke|tell me another joke|tell us a joke|tell me a story|tell me something|tell me about yourself|how are you|how is it going|how was your|who are you|what are you|what is your|are you|do you like|do you love|do you have|do you ever|do you want|sing|make me laugh|i love you|who made you|where are you from|what is new|what is up|how old are you|say something|talk to me|let us talk|let us chat|have you',
  ],
  [
    'statement',
    'clause',
    'i|we|he|she|they|it|there is|there are|this is|that is|that was|these are|my|our|his|her|their|someone|somebody|everyone|nobody|you are|you did|you said|you have|just wanted|looks like|sounds like|what a|such a|nice|so tired|no one',
  ],
];

const BY_FIRST = new Map<
  string,
  { readonly talk: Talk; readonly reach: Reach; readonly words: string; readonly length: number }[]
>();
for (const [talk, reach, list] of PATTERNS)
  for (const words of list.split('|')) {
    const first = words.split(' ', 1)[0]!;
    BY_FIRST.set(first, [
      ...(BY_FIRST.get(first) ?? []),
      { talk, reach, words, length: words.split(' ').length },
    ]);
  }

const WORTH: Readonly<Record<Reach, number>> = { exact: 0.8, sentence: 0.7, clause: 0.45 };

/** "Can I *have* the lamp on" asks for it, and not how. */
function isGetting(sentence: Sentence, start: number, at: number): boolean {
  if (!GETTING.has(wordAt(sentence, at))) return false;
  return commandsAt(sentence, start, { worded: true }).length > 0 || commandsAt(sentence, at + 1).length > 0;
}

const GETTING = new Set(['have', 'get']);

/** "Tell me how *many* …" asks for no way to do it. */
const AMOUNTS = new Set('many much long far soon late big hot cold warm is are was'.split(' '));

/** Talk that asks for no deed, from the beginning of a sentence on. */
export function talksAt(sentence: Sentence, at: number): readonly TalkFound[] {
  const found: TalkFound[] = [];
  for (const { talk, reach, words, length } of BY_FIRST.get(wordAt(sentence, at)) ?? []) {
    if (!matches(sentence.tokens, at, words)) continue;
    if (words.endsWith(' how') && AMOUNTS.has(wordAt(sentence, at + length))) continue;
    if (words.endsWith(' i') && isGetting(sentence, at, at + length)) continue;
    if (reach === 'exact') {
      const end = ADDRESSED.has(wordAt(sentence, at + length)) ? at + length + 1 : at + length;
      if (isMark(sentence, end)) found.push({ talk, end, worth: WORTH.exact });
    } else if (reach === 'sentence')
      found.push({ talk, end: sentenceEnd(sentence, at), worth: WORTH.sentence });
    else {
      const worth = isWish(sentence, at + length) ? WISH_WORTH : WORTH.clause;
      for (const end of clauseEnds(sentence, at)) found.push({ talk, end, worth });
    }
  }
  if (isMeanwhile(sentence, at) && wordAt(sentence, clauseEnd(sentence, at)) === ',')
    found.push({ talk: 'statement', end: clauseEnd(sentence, at), worth: WORTH.clause });
  return [
    ...found,
    ...aboutPeople(sentence, at),
    ...aboutThings(sentence, at),
    ...headingAt(sentence, at),
    ...settingEnds(sentence, at).map((end): TalkFound => ({ talk: 'statement', end, worth: WORTH.clause })),
  ];
}

/** Words that lead on to why something is wanted. */
const WHY = new Set(['because', 'cause', 'since']);
/** What is told in a reason is of these. */
const TELLERS = new Set('i we it he she they there someone somebody everyone everybody'.split(' '));
const WHOSE = new Set(['the', 'my', 'our', 'that', 'this']);
/** "I mean the fan", "I don't want the kitchen on": these say how the wish is meant, and are no reason for it. */
const MEANING = /\b(?:mean|meant|said|not|never|only|except|want|wanted|wish|would)\b/;

/** "Turn off the lights, *I'm going to sleep*", "… *because it's late*", "… *so I can sleep*": why, which asks for nothing more. */
export function reasonsAt(sentence: Sentence, at: number): readonly TalkFound[] {
  if (isMeanwhile(sentence, at))
    return [{ talk: 'statement', end: clauseEnd(sentence, at), worth: WORTH.clause }];
  const led = WHY.has(wordAt(sentence, at));
  const before = wordAt(sentence, at - 1);
  if (!led && before !== ',' && before !== 'so' && !isPlainReason(sentence, at)) return [];
  const teller = wordAt(sentence, led ? at + 1 : at);
  if (!TELLERS.has(teller) && !(led && WHOSE.has(teller))) return [];
  return clauseEnds(sentence, at).flatMap((end): TalkFound[] => {
    const words = sentence.tokens.slice(at, end).map(({ word }) => word);
    return MEANING.test(words.join(' ')) && !led ? [] : [{ talk: 'statement', end, worth: WORTH.clause }];
  });
}

/** "… for an hour *while we eat*": what people do in the meantime. How things are in the meantime would be a condition. */
function isMeanwhile(sentence: Sentence, at: number): boolean {
  if (wordAt(sentence, at) !== 'while') return false;
  const who = WHOSE.has(wordAt(sentence, at + 1)) ? at + 2 : at + 1;
  if (DOING.has(wordAt(sentence, who))) return true;
  return namesAt(sentence.tokens, who, sentence.lexicon.names).some(
    ({ entries, end }) =>
      entries.some(({ type }) => type === 'person') && !sentence.tokens[end - 1]!.word.endsWith("'s"),
  );
}

const DOING = new Set(
  'i we he she they kids children baby boys girls everyone everybody family guests mom dad mum grandma grandpa'.split(
    ' ',
  ),
);

function clauseEnd(sentence: Sentence, at: number): number {
  let end = at;
  while (end < sentence.tokens.length && sentence.tokens[end]!.kind !== 'mark') end++;
  return end;
}

/** "Turn off the lights *I'm going to sleep*": in what is spoken, no comma stands before it. */
function isPlainReason(sentence: Sentence, at: number): boolean {
  const be = wordAt(sentence, at + 1);
  if (!['i', 'we', 'it'].includes(wordAt(sentence, at)) || !['am', 'are', 'is'].includes(be)) return false;
  return PLAIN_REASONS.has(wordAt(sentence, at + 2));
}

const PLAIN_REASONS = new Set(
  'on in at busy working watching reading sleeping having doing going leaving heading cold hot freezing tired sleepy home back done bored late dark bright too so very off trying getting ready about exhausted'.split(
    ' ',
  ),
);

/** "Bedtime: turn off the lights, …" says when that is, and is no command. */
function headingAt(sentence: Sentence, at: number): readonly TalkFound[] {
  for (let end = at + 1; end <= at + HEADING_MAX; end++)
    if (wordAt(sentence, end) === ':')
      return isCommand(sentence, end + 1) ? [{ talk: 'statement', end, worth: WORTH.exact }] : [];
  return [];
}

const HEADING_MAX = 3;

/** Whom a greeting is for. */
const ADDRESSED = new Set([
  'house',
  'hearth',
  'home',
  'everyone',
  'everybody',
  'all',
  'dear',
  'there',
  'computer',
]);

/** "I need a timer" is worded as a statement, and meant as a wish wherever it can be. */
const WISH_WORTH = 0.12;

function isWish(sentence: Sentence, at: number): boolean {
  const word = wordAt(sentence, at);
  return (
    word === 'need' ||
    word === 'want' ||
    word === 'mean' ||
    word === 'meant' ||
    (word === 'would' && ['like', 'love'].includes(wordAt(sentence, at + 1)))
  );
}

/** "Sam said …" is told of someone; "Sam, turn …" is said to someone. Neither is for the house. */
function aboutPeople(sentence: Sentence, at: number): readonly TalkFound[] {
  for (const { entries, end } of namesAt(sentence.tokens, at, sentence.lexicon.names)) {
    const person = entries.find((entry) => entry.type === 'person');
    if (
      person?.type !== 'person' ||
      person.name === sentence.context.person ||
      wordAt(sentence, end - 1) === 'me'
    )
      continue;
    if (sentence.tokens[end - 1]!.word.endsWith("'s")) continue;
    return [{ talk: 'statement', end: sentenceEnd(sentence, at), worth: WORTH.sentence }];
  }
  return [];
}

const LINKING = new Set(
  'is are was were looks look seems seem feels feel smells sounds has have had works needs'.split(' '),
);

/** "The heater*'s been* on all day". */
const TOLD_BEHIND = new Set(
  'been gone got still too so not very rather making driving getting running playing far much'.split(' '),
);

/** "The kitchen looks lovely with the lights dimmed." */
function aboutThings(sentence: Sentence, at: number): readonly TalkFound[] {
  const told = nounPhrasesIn(sentence, at).some(
    ({ end }) =>
      LINKING.has(wordAt(sentence, end)) ||
      (sentence.tokens[end - 1]!.word.endsWith("'s") && TOLD_BEHIND.has(wordAt(sentence, end))),
  );
  if (!told) return aboutOthers(sentence, at);
  return clauseEnds(sentence, at).map((end) => ({ talk: 'statement', end, worth: WORTH.clause }));
}

/** "*The plants look dry* run the sprinkler": of what the house does not know, where a wish follows. */
function aboutOthers(sentence: Sentence, at: number): readonly TalkFound[] {
  if (!WHOSE.has(wordAt(sentence, at))) return [];
  let verb = at + 2;
  while (verb < at + OTHERS_MAX && !LINKING.has(wordAt(sentence, verb))) verb++;
  if (!LINKING.has(wordAt(sentence, verb))) return [];
  const last = sentenceEnd(sentence, at);
  return clauseEnds(sentence, at).flatMap((end): TalkFound[] =>
    end > verb + 1 && end < last ? [{ talk: 'statement', end, worth: WORTH.clause }] : [],
  );
}

const OTHERS_MAX = 5;

const ENDS = new Set(['.', '!', '?', ';']);

export function sentenceEnd(sentence: Sentence, at: number): number {
  let end = at;
  let quoted = false;
  for (; end < sentence.tokens.length; end++) {
    const { word } = sentence.tokens[end]!;
    if (word === '"') quoted = !quoted;
    if (!quoted && ENDS.has(word)) break;
  }
  return end;
}

function isMark(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  return token === undefined || token.kind === 'mark';
}

/** Words of telling: what follows them, commas or not, was said or thought by somebody. */
const TELLING = new Set(
  'said says told tells asked asks thought thinks wanted wants wish wishes hope hopes heard wondered wonder suggested mentioned claims joked shouted dreamed dreamt believe guess remember'.split(
    ' ',
  ),
);

/**
 * Where a statement may end: at a comma, a colon, "so", or before a polite request. It never runs on over a command: "I'm off:
 * turn off the lights, then …" ends at the colon.
 */
function clauseEnds(sentence: Sentence, at: number): number[] {
  const last = sentenceEnd(sentence, at);
  const ends: number[] = [];
  let told = false;
  let runsOn = true;
  for (let end = at + 1; end < last; end++) {
    const word = wordAt(sentence, end);
    if (TELLING.has(word)) return [last];
    const asked = REQUESTS.find((request) => matches(sentence.tokens, end, request));
    told ||= FINITE.has(word);
    if (SUBORDINATE.has(word) || (PERCEIVING.has(word) && !IMPERATIVES.has(wordAt(sentence, end + 1))))
      runsOn = false;
    else if (
      told &&
      runsOn &&
      isNewWish(sentence, end) &&
      (ofIt(sentence, end) || !isElsewhere(sentence, at, end))
    )
      return [...ends, end];
    if (asked === undefined && !BREAKS.has(word)) continue;
    // "We have guests: *dinner party scene*" needs no verb.
    const options = word === ':' ? {} : undefined;
    if (isCommand(sentence, end + (asked?.split(' ').length ?? 1), options)) return [...ends, end];
    if (asked === undefined) ends.push(end);
  }
  return [...ends, last];
}

/** "It's dark in here *turn on the lights*": what is spoken has no marks. A verb behind a word that leads on to one is no new wish. */
function isNewWish(sentence: Sentence, at: number): boolean {
  const before = wordAt(sentence, at - 1);
  const isState = ofIt(sentence, at) && (before === 'on' || before === 'off');
  if (!IMPERATIVES.has(wordAt(sentence, at)) || (LEADS_ON.has(before) && !isState)) return false;
  const least = ofIt(sentence, at) || wordAt(sentence, at + 1) === 'up' ? 2 : NEW_WISH_MIN;
  return commandsAt(sentence, at, { worded: true }).some(({ end }) => end - at >= least);
}

/** "I'm in the kitchen turn on the lights": of a room that was told of is not known whether it is meant. */
function isElsewhere(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    for (const { entries } of namesAt(sentence.tokens, at, sentence.lexicon.names))
      if (entries.some(({ type }) => type === 'area' || type === 'floor')) return true;
  return false;
}

const NEW_WISH_MIN = 3;

/** "The kitchen light is still on *turn it off*": of what was told of, wherever it is. */
function ofIt(sentence: Sentence, at: number): boolean {
  return IT.has(wordAt(sentence, at + 1));
}

const IT = new Set(['it', 'them', 'that']);
const IMPERATIVES = new Set(
  (
    'turn switch set dim brighten lower raise increase decrease reduce mute unmute remind wake cancel make close shut lock unlock ' +
    'start stop pause resume put email add activate draw pull hoover run play'
  ).split(' '),
);
const LEADS_ON = new Set(
  (
    'to not never i you we they he she it who which that this and or but will would can could should may might must do does did ' +
    'let us me him her them my your our his their the a an of for with in on at by from as than just also always usually often ' +
    'only even then still ever really so too very is are was were be been am have has had people everyone someone somebody nobody'
  ).split(' '),
);
/** A statement has its verb before anything new begins: "my kids *turn* …" tells of the kids. */
const FINITE = new Set(
  'am is are was were have has had need needs want wants can could will would feel feels see got look looks seem seems smells sounds'.split(
    ' ',
  ),
);
/** "I hear the neighbours *turn* …". */
const PERCEIVING = new Set(
  'see sees hear hears watch watching saw heard feel notice noticed help made makes let lets'.split(' '),
);
/** Words that open a clause of their own: what follows is told in it. */
const SUBORDINATE = new Set(
  'if when whenever how why what where whether because while until unless before after'.split(' '),
);

const REQUESTS = ['can you', 'could you', 'would you', 'will you', 'please'];
