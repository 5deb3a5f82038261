import { type Part, readTemplate } from '../template.ts';
import { type Token, wordAt } from '../tokens.ts';

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
  '(go on and|go and|go ahead and|be sure and|make certain to|see to it that you|see that you|why do not you)',
];

const TEMPLATES: readonly (readonly Part[])[] = ROUNDABOUT.map((template) => readTemplate(template));

/** The words of all templates, which are no slips of others. */
export const ROUNDABOUT_WORDS: readonly string[] = ROUNDABOUT.flatMap((template) =>
  template.split(/[^a-z]+/).filter((word) => word !== ''),
);

/** Where a way round a wish that begins at a token may end. */
export function roundaboutEnds(tokens: readonly Token[], at: number): readonly number[] {
  if (!FIRST_WORDS.has(wordAt(tokens, at))) return [];
  return [...new Set(TEMPLATES.flatMap((parts) => endsOf(parts, tokens, [at])))];
}

function endsOf(
  parts: readonly Part[],
  tokens: readonly Token[],
  from: readonly number[],
): readonly number[] {
  let ends = from;
  for (const part of parts) {
    if (ends.length === 0) return ends;
    if (part.type === 'word') ends = ends.flatMap((at) => (wordAt(tokens, at) === part.word ? [at + 1] : []));
    else if (part.type === 'choice') {
      const begun = ends;
      ends = [
        ...(part.optional ? begun : []),
        ...part.options.flatMap((option) => endsOf(option, tokens, begun)),
      ];
    }
  }
  return ends;
}

const FIRST_WORDS: ReadonlySet<string> = new Set(TEMPLATES.flatMap(firstWordsOf));

function firstWordsOf(parts: readonly Part[]): readonly string[] {
  const words: string[] = [];
  for (const part of parts) {
    if (part.type === 'word') return [...words, part.word];
    if (part.type !== 'choice') return words;
    words.push(...part.options.flatMap(firstWordsOf));
    if (!part.optional) return words;
  }
  return words;
}
