import { HearthError } from '../../base/index.ts';
import { Graph, type GraphNode } from '../graph.ts';
import { Program } from '../program.ts';
import { readTemplate } from '../template.ts';
import { numberAt, type Token } from '../tokens.ts';
import { learnNumber } from '../word-numbers.ts';

/** Ways round a plain wish, as templates: what stands behind each is the wish itself. */
const ROUNDABOUT: readonly string[] = [
  '[(i was|i am|we were) (just|only)] (i was wondering|i wonder|i am wondering|we were wondering|i was hoping|i am hoping) [if|whether] [maybe|perhaps] (you could|you can|you would|you might|you would be able to|i could get you to|i could ask you to) [possibly|perhaps|maybe|please|just]',
  '(i was wondering|i wonder|i am wondering) (if|whether) (it is|it would be|it might be) (possible|okay|ok|all right|alright) [for you] to',
  '[i was wondering (if|whether)|i wonder (if|whether)] (you could|you might|you would|could you|would you|can you|might you|please) be so (kind|good|nice|sweet) as to',
  '(be so kind|be so good|be so nice|be an angel|be a star|be a love|be a dear|be a sweetheart) and',
  '(would it be|is it|might it be|will it be) (possible|all right|alright|ok|okay|too much trouble|too much to ask) [for you|if you] to',
  '(would you|could you|can you) (mind|please|kindly|possibly|maybe|perhaps|quickly|just|also|go and|go ahead and) [please|just]',
  '(do you think|any chance|is there any chance|is there a chance|what are the chances|any possibility) [that] you (could|can|might|would) [possibly|maybe|please|just]',
  '(i would|we would|i will) [really|very much|so] (be [very|so|really|most] (grateful|happy|glad|delighted)|appreciate it|love it|like it) if you (would|could|can|will) [please|kindly|just]',
  '(it would|that would) be (great|nice|lovely|good|wonderful|fantastic|brilliant|helpful|super|cool|amazing) if you (would|could|can) [please|just]',
  '(how|what) about you',
  '(if you (would not|do not) mind|if it is no trouble|if it is not too much to ask|if that is ok|if that is okay|if that is all right|when you get the chance|when you have time|when you can|when you have a minute|when you have a second|whenever you can|whenever you are ready|at your convenience)',
  '(do me|could you do me|can you do me|would you do me) a (favor|favour|big favor|big favour|solid) and',
  '(i am going to|i will|i would|we are going to|we will) need you to',
  '(check and see|check to see|look and see|do please|please do)',
  '(i must|i got to|i have got to|i am supposed to)',
  '(go on and|go and|go ahead and|be sure and|make certain to|see to it that you|see that you|why do not you)',
];

/** The words of all templates, which are no slips of others. */
export const ROUNDABOUT_WORDS: readonly string[] = ROUNDABOUT.flatMap((template) =>
  template.split(/[^a-z]+/).filter((word) => word !== ''),
);

// They are compiled when first asked for, which is when a sentence has been cut: its words are compared by number.
for (const word of ROUNDABOUT_WORDS) learnNumber(word);

/** Where a way round a wish that begins at a token may end. */
export function roundaboutEnds(tokens: readonly Token[], start: number): readonly number[] {
  let node = roundabout().words.get(numberAt(tokens, start));
  if (node === undefined) return NONE;
  const ends: number[] = [];
  for (let at = start + 1; node !== undefined; at++) {
    if (node.ends.length > 0) ends.push(at);
    node = node.words.get(numberAt(tokens, at));
  }
  return ends;
}

const NONE: readonly number[] = [];

let compiled: GraphNode<true> | undefined;

/** All ways in one graph, laid when first needed. */
function roundabout(): GraphNode<true> {
  if (compiled !== undefined) return compiled;
  const program = new Program();
  const starts = ROUNDABOUT.map((template) => {
    const start = program.here;
    program.write(readTemplate(template), noSlot);
    program.end().push(0);
    return start;
  });
  compiled = new Graph<true>(program, [true]).nodeAt(starts);
  return compiled;
}

function noSlot(): never {
  throw new HearthError('internal', 'a way round a wish has no slots');
}
