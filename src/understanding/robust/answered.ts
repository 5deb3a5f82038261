import type { Action, Plan, Wish } from '../../domain/index.ts';
import type { Lexicon } from '../names/index.ts';
import { choicesIn, fulfil, otherOfTwo, understand } from '../plan/index.ts';
import { matchesIn, tokenize, type UnderstandingContext, withPlainApostrophes } from '../text/index.ts';
import { withoutManners } from './manners.ts';
import { ofChosen } from './of-told.ts';
import { Reworded } from './reworded.ts';
import { behindRemark, mayBeLeftOut, withoutTold, wordsIn } from './told-beside.ts';

/** Nobody answers a short question at greater length. */
const ANSWER_MAX = 120;
const CHUNKS_MAX = 4;

/**
 * The wish with the answer to its first question in it, as `fulfil`, also where something is said round the answer that wants nothing: "um, like *half an
 * hour*, love", "sorry, somebody at the door. *Quarter past two*", "*eighteen minutes*, it's for the cookies".
 */
export function fulfilRobustly(
  wish: Wish,
  said: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Wish | undefined {
  const text = withPlainApostrophes(said);
  const chosen = chosenOf(wish, text, lexicon, context);
  if (chosen !== undefined) return chosen;
  const counted = countedFromIts(wish, text, lexicon, context);
  if (counted !== undefined) return counted;
  // "Of what?" "*Push that to the afternoon*": said of something else, and no words for it.
  if (isForWords(wish, lexicon) && lexicon.language.loose.noAnswer.test(text)) return undefined;
  const set = wish.lacks[0]?.among === undefined ? undefined : namedAndSet(wish, text, lexicon, context);
  const strict = set ?? fulfil(wish, text, lexicon, context);
  if (strict !== undefined || text.length > ANSWER_MAX || isForWords(wish, lexicon)) return strict;
  for (const way of [...behindItsWords(wish, text, lexicon), ...waysToAnswer(text, lexicon)]) {
    const filled = way === text || way.trim() === '' ? undefined : fulfil(wish, way, lexicon, context);
    if (filled !== undefined) return filled;
  }
  if (wish.lacks[0]?.among !== undefined) return oneNamed(wish, text, lexicon, context);
  return wholeWith(wish, text, lexicon, context);
}

/** "Remind me about the optician." "When?" "*So, the optician*: tomorrow at nine": what stands behind the words of the wish that are said again. */
function behindItsWords({ action }: Wish, text: string, lexicon: Lexicon): readonly string[] {
  const { is } = lexicon.language;
  const own = new Set(wordsIn(wordsOf(action) ?? '', lexicon).map(({ word }) => word));
  return matchesIn(text, MARK, CHUNKS_MAX).flatMap(({ index, 0: mark }) => {
    const again = wordsIn(withoutManners(text.slice(0, index), lexicon).text, lexicon).filter(
      ({ word }) => !is.filler.has(word) && !is.article.has(word),
    );
    const isOfIt = again.length > 0 && again.every(({ word }) => own.has(word));
    const answer = text.slice(index + mark.length);
    return isOfIt ? [answer, ...waysToAnswer(answer, lexicon)] : [];
  });
}

const MARK = /[:,.–—-]+ +/g;

/** Which of the deeds that were offered is wanted, by its words or its place: "*go for the second one*", "the other then". */
export function offerChosen(deeds: readonly string[], said: string, lexicon: Lexicon): number | undefined {
  const text = withPlainApostrophes(said);
  const { language } = lexicon;
  for (const way of [text, ...(text.length > ANSWER_MAX ? [] : waysToAnswer(text, lexicon))]) {
    const other = otherOfTwo(deeds, way, language);
    if (other !== undefined) return other;
    const [at, another] = choicesIn(deeds, way, language) ?? [];
    if (at !== undefined && another === undefined) return at;
  }
  return undefined;
}

/** "Cancel the reminder." "Which?" "*The earlier one*": no name of it. */
function chosenOf(
  { action }: Wish,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Wish | undefined {
  const said = wordsOf(action);
  if (said === undefined) return undefined;
  const before = { text: said, groups: [[action]] };
  const [deed] = ofChosen(text, lexicon, { ...context, previous: [before] })?.groups.flat() ?? [];
  return deed && settled(deed, said, text);
}

/** "Remind me to ring the school." "When?" "*When I get home*": the sentence of the wish with the answer behind it. */
function wholeWith(
  { action }: Wish,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Wish | undefined {
  const said = wordsOf(action);
  if (said === undefined) return undefined;
  return wholeIn(understand(`${said} ${text}`, lexicon, { ...context, previous: [] }), action, said, text);
}

const NOTHING: Pick<Plan, 'groups' | 'unread'> = { groups: [], unread: [] };

/** "Remind me of the dentist." "When?" "*An hour before*": counted from what it is about, which is looked up. */
function countedFromIts(
  { action, lacks: [lack] }: Wish,
  answer: string,
  lexicon: Lexicon,
  heard: UnderstandingContext,
): Wish | undefined {
  const context = { ...heard, previous: [] };
  const about = action.args['text'];
  if (typeof about !== 'string') return undefined;
  const order = lexicon.language.loose.later.countedFrom(answer, about);
  const { groups, unread } = order === undefined ? NOTHING : understand(order, lexicon, context);
  const [wish, another] = unread.flatMap((one) => one.wish ?? []);
  const isIt = wish?.action.service === action.service && wish.lacks[0]?.from !== undefined;
  const isAsked = lack?.params.join() === wish?.lacks[0]?.params.join();
  if (!isIt || !isAsked || another !== undefined || groups.length > 0) return undefined;
  return { action: { ...action, said: `${wordsOf(action) ?? about}, ${answer}` }, lacks: wish.lacks };
}

function wholeIn({ groups, unread }: Plan, action: Action, said: string, answer: string): Wish | undefined {
  const [whole, another] = groups.flat();
  const isIt =
    whole !== undefined &&
    another === undefined &&
    unread.length === 0 &&
    whole.service === action.service &&
    whole.method === action.method &&
    Object.entries(action.args).every(
      ([name, value]) => JSON.stringify(whole.args[name]) === JSON.stringify(value),
    );
  return isIt ? settled(whole, said, answer) : undefined;
}

function wordsOf({ said, source }: Action): string | undefined {
  return said ?? source?.text;
}

/** The wish that an answer made whole, in the words of both. */
function settled(action: Action, said: string, answer: string): Wish {
  return { action: { ...action, said: `${said}, ${answer}` }, lacks: [] };
}

/** "Which light?" "The hallway one, *to forty percent*": which one, and how it is to be, as if that was said next. */
function namedAndSet(
  wish: Wish,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Wish | undefined {
  const { words, numbers } = lexicon.language;
  const { tokens } = tokenize(text, words);
  const comma = tokens.findIndex(({ kind }, at) => kind === 'mark' && at > 0 && at < tokens.length - 1);
  const number = tokens.findIndex((_, at) => at > 0 && numbers.numberAt(tokens, at) !== undefined);
  const cuts = comma > 0 ? [comma + 1] : [number, number - 1].filter((cut) => cut > 0);
  if (wish.action.when !== undefined || wish.action.if !== undefined) return undefined;
  for (const cut of cuts) {
    const named = fulfil(wish, text.slice(0, tokens[cut - 1]!.end), lexicon, context);
    if (named?.lacks.length !== 0) continue;
    const said = { text: wish.action.said ?? '', groups: [[named.action]] };
    const set = understand(text.slice(tokens[cut]!.start), lexicon, { ...context, previous: [said] });
    const [action, another] = set.groups.flat();
    const step = lexicon.grammar.services.get(wish.action.service)?.phrases.step?.param ?? '';
    // "The desk one, *it's too dark*" says why.
    const isOfIt =
      action !== undefined &&
      another === undefined &&
      set.unread.length === 0 &&
      action.when === undefined &&
      action.args[step] === undefined &&
      JSON.stringify(action.args['target']) === JSON.stringify(named.action.args['target']);
    if (isOfIt) return { action: { ...action, said: text }, lacks: [] };
  }
  return undefined;
}

/** "The one outside the front, *on the porch*": the only one that any part of the answer names, where nothing is denied. */
function oneNamed(
  wish: Wish,
  text: string,
  lexicon: Lexicon,
  context: UnderstandingContext,
): Wish | undefined {
  const { loose, is } = lexicon.language;
  const names = wish.lacks[0]?.among ?? [];
  const found = new Map<string, Wish>();
  const polite = withoutManners(text, lexicon).inOrder(loose.answering).text;
  const { words, numbers } = lexicon.language;
  const { tokens } = tokenize(polite, words);
  const isMore = tokens.some(
    ({ word, kind }, at) =>
      (loose.binding.has(word) && !is.placeAdverb.has(word)) ||
      is.imperative.has(word) ||
      is.questionWord.has(word) ||
      (at === 0 && is.askedVerb.has(word)) ||
      (kind !== 'mark' && numbers.numberAt(tokens, at) !== undefined && !is.one.has(word)),
  );
  if (isMore) return undefined;
  for (const part of polite.split(loose.partsOfAnswer)) {
    const named = part.trim();
    const filled = named === '' ? undefined : fulfil(wish, named, lexicon, context);
    // "The kitchen" is no answer where several of them are there.
    const several = names.filter((name) => name.toLowerCase().includes(named.toLowerCase()));
    if (filled !== undefined && several.length <= 1)
      found.set(JSON.stringify(filled.action.args['target']), filled);
  }
  const [only, another] = [...found.values()];
  return another === undefined ? only : undefined;
}

/** Whether any words would do for an answer: a name, a text. */
function isForWords({ action, lacks: [lack] }: Wish, { grammar }: Lexicon): boolean {
  const slots = grammar.services.get(action.service)?.slots.get(lack?.params[0] ?? '');
  return lack?.among === undefined && OWN_WORDS.some((slot) => slots?.has(slot));
}

const OWN_WORDS: readonly string[] = ['words', 'title', 'saying', 'stranger'];

function* waysToAnswer(text: string, lexicon: Lexicon): Iterable<string> {
  const { answering, remark } = lexicon.language.loose;
  const polite = withoutManners(text, lexicon);
  const plainer = (one: Reworded): string => one.inOrder(answering).text;
  yield polite.text;
  yield plainer(polite);
  const [said = ''] = remark.exec(polite.text) ?? [];
  const rests = [
    ...(said === '' || said.length >= polite.text.length
      ? []
      : [polite.part(said.length, polite.text.length)]),
    ...behindRemark(polite, lexicon),
    ...withoutTold(polite, lexicon),
  ];
  for (const rest of rests) {
    yield rest.text;
    yield plainer(rest);
  }
  // "Sorry what, oh, *half six*": one part of it answers, and the others say nothing.
  const chunks = polite.text.split(/[,.;!–—]+ +/).filter((chunk) => chunk.trim() !== '');
  if (chunks.length < 2 || chunks.length > CHUNKS_MAX) return;
  for (const chunk of chunks)
    if (chunks.every((other) => other === chunk || mayBeLeftOut(other, true, lexicon)))
      yield plainer(Reworded.of(chunk, lexicon.language));
}
