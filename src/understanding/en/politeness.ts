import { HearthError } from '../../base/index.ts';
import { Graph, type GraphNode } from '../graph.ts';
import { Program } from '../program.ts';
import { readTemplate } from '../template.ts';
import { numberAt, type Token } from '../tokens.ts';

/** Ways round a plain wish, as templates: what stands behind each is the wish itself. */
const ROUNDABOUT: readonly string[] = [
  '[(i was|i am|we were) (just|only)] (i was wondering|i wonder|i am wondering|we were wondering|i was hoping|i am hoping) [if|whether] [maybe|perhaps] (you could|you can|you would|you might|you would be able to|i could get you to|i could ask you to) [possibly|perhaps|maybe|please|just]',
  '(i was wondering|i wonder|i am wondering) (if|whether) (it is|it would be|it might be) (possible|okay|ok|all right|alright) [for you] to',
  '[i was wondering (if|whether)|i wonder (if|whether)] (you could|you might|you would|could you|would you|can you|might you|please) be so (kind|good|nice|sweet) as to',
  '[would you|could you|will you|please] (be so kind|be so good|be so nice|be an angel|be a star|be a love|be a dear|be a darling|be a sweetheart) (and|as to) [please]',
  '(would it be|is it|might it be|will it be) [at all] (possible|all right|alright|ok|okay|too much trouble|too much to ask) [for you|if you] to',
  '(would you|could you|can you) (mind|please|kindly|possibly|maybe|perhaps|quickly|just|also|go and|go ahead and) [please|just]',
  '(do you think|any chance|is there any chance|is there a chance|what are the chances|any possibility) [that] you (could|can|might|would) [possibly|maybe|please|just]',
  '(i|we) (would|should|will) [really|very much|so|greatly] (be [very|so|really|most|ever so|much] (grateful|thankful|obliged|happy|glad|delighted|pleased)|appreciate it|love it|like it) if you (would|could|can|will|might) [please|kindly|just]',
  '(may|might|could|can) i [please|just|possibly|perhaps] (ask|trouble|bother|request|beg) you to',
  '(i would|we would|i must|i should) (ask|beg|request|like to ask) you to',
  '(may i suggest|i suggest|i would suggest|i propose|might i suggest) [that] (we|you) [please|should|could]',
  '(you must|you have to|you ought to|you had better|we should|we ought to|we had better|we have to)',
  '(perhaps|maybe) you (could|can|might|would) [please|kindly|just]',
  '(sorry|i am sorry|i hate) to (bother|trouble|disturb|interrupt) you [again] [,] but',
  '(excuse|pardon|forgive) me [,] [but]',
  '(i|we) hope (you do not mind|it is not too much to ask|it is not too much trouble|i am not bothering you) [me|my] [asking] [,] but',
  '(it would|that would) be (great|nice|lovely|good|wonderful|fantastic|brilliant|helpful|super|cool|amazing) if you (would|could|can) [please|just]',
  '(how|what) about you',
  '(if you (would not|do not) mind|if it is (no|not a|not too much of a) (trouble|bother|problem|hassle)|if it is not (too much to ask|asking too much|too much trouble|too much bother)|if (that|it) is (ok|okay|all right|alright|fine|convenient)|at your convenience)',
  '(when|whenever|once|as soon as|if) [ever] (you get [the|a] (chance|moment|minute|second|sec)|you have [the|a|some|got a] (time|chance|moment|minute|second|sec)|you find [the|a|some] (time|moment|minute)|you can|you are (ready|free)|it suits you|it is convenient)',
  '(do me|could you do me|can you do me|would you do me) a (favor|favour|big favor|big favour|solid) and',
  '(i am going to|i will|i would|we are going to|we will) need you to',
  '(check and see|check to see|look and see|do please|please do)',
  '(i must|i got to|i have got to|i am supposed to)',
  '(go on and|go and|go ahead and|be sure and|make certain to|see to it that you|see that you|why do not you)',
];

/** Ways to say that nothing is to be done else, behind a condition and its wish. */
const ELSE_NOTHING: readonly string[] = [
  '(otherwise|if not|or else|else|if (it is|they are|that is) not) [then|just|please|you can|you may] (do nothing|do not do anything|do not bother|(leave|let) (it|them|that|everything) [be|alone|as it is|as they are|the way it is|like that|on|off] [then]|do not touch (it|them|anything)|never mind|that is fine|all is well)',
];

/** The words of all templates, which are no slips of others. */
export const ROUNDABOUT_WORDS: readonly string[] = [...ROUNDABOUT, ...ELSE_NOTHING].flatMap((template) =>
  template.split(/[^a-z]+/).filter((word) => word !== ''),
);

/** The same as graphs. */
export interface Politeness {
  readonly roundabout: GraphNode<true>;
  readonly elseNothing: GraphNode<true>;
}

let compiled: Politeness | undefined;

/** Compiled once, with the phrases of the first home: before any sentence is cut, whose words are compared by number. */
export function politeness(): Politeness {
  compiled ??= { roundabout: graphOf(ROUNDABOUT), elseNothing: graphOf(ELSE_NOTHING) };
  return compiled;
}

/** Where a way round a wish that begins at a token may end. */
export function roundaboutEnds(
  { roundabout }: Politeness,
  tokens: readonly Token[],
  start: number,
): readonly number[] {
  return endsIn(roundabout, tokens, start);
}

/** Where "otherwise leave it alone" that begins at a token may end. */
export function elseNothingEnds(
  { elseNothing }: Politeness,
  tokens: readonly Token[],
  start: number,
): readonly number[] {
  return endsIn(elseNothing, tokens, start);
}

function endsIn(graph: GraphNode<true>, tokens: readonly Token[], start: number): readonly number[] {
  let node = graph.words.get(numberAt(tokens, start));
  if (node === undefined) return NONE;
  const ends: number[] = [];
  for (let at = start + 1; node !== undefined; at++) {
    if (node.ends.length > 0) ends.push(at);
    node = node.words.get(numberAt(tokens, at));
  }
  return ends;
}

const NONE: readonly number[] = [];

/** All ways in one graph, laid when first needed. */
function graphOf(templates: readonly string[]): GraphNode<true> {
  const program = new Program();
  const starts = templates.map((template) => {
    const start = program.here;
    program.write(readTemplate(template), noSlot);
    program.end().push(0);
    return start;
  });
  return new Graph<true>(program, [true]).nodeAt(starts);
}

function noSlot(): never {
  throw new HearthError('internal', 'a way round a wish has no slots');
}
