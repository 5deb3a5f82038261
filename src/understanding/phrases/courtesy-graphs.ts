import { type Language, type Manner, perLanguage, trait } from '../languages/index.ts';
import type { Token } from '../text/index.ts';
import type { GraphNode } from './graph.ts';
import { wordGraph, wordsFrom } from './word-graph.ts';

/** The templates of courtesy as graphs. */
interface CourtesyGraphs {
  readonly roundabout: GraphNode<true>;
  readonly elseNothing: GraphNode<true>;
  readonly tags: GraphNode<true>;
  readonly manners: GraphNode<Manner>;
}

/** Compiled before any sentence is cut, whose words are compared by number (`compileGrammar`). */
export const courtesyGraphs = perLanguage(({ phrases, words }: Language): CourtesyGraphs => {
  const { roundabout, elseNothing, tags } = phrases.courtesies;
  const graphOf = (templates: readonly string[]): GraphNode<true> =>
    wordGraph(
      templates.map((template) => [template, true]),
      words.ids,
    );
  return {
    roundabout: graphOf(roundabout),
    elseNothing: graphOf(elseNothing),
    tags: graphOf(tags),
    manners: wordGraph(
      phrases.manners.map((manner) => [manner.say, manner]),
      words.ids,
    ),
  };
});

/** Where a way round a wish that begins at a token may end. */
export function roundaboutEnds(
  language: Language,
  tokens: readonly Token[],
  start: number,
): readonly number[] {
  return endsIn(courtesyGraphs(language).roundabout, tokens, start);
}

/** Where "otherwise leave it alone" that begins at a token may end. */
export function elseNothingEnds(
  language: Language,
  tokens: readonly Token[],
  start: number,
): readonly number[] {
  return endsIn(courtesyGraphs(language).elseNothing, tokens, start);
}

/** Where ", would you, dear?" that begins at a token ends: with its clause. */
export function tagEnds(language: Language, tokens: readonly Token[], start: number): readonly number[] {
  const ends = endsIn(courtesyGraphs(language).tags, tokens, start);
  return ends.length === 0
    ? ends
    : ends.filter((end) => tokens[end] === undefined || tokens[end].kind === 'mark');
}

/** Whether any of these may begin with the word: most words begin none. */
const mayBegin = trait((language) => {
  const { roundabout, elseNothing, tags } = courtesyGraphs(language);
  return (word) => {
    const number = language.words.ids.of(word);
    return [roundabout, elseNothing, tags].some(({ words }) => words.has(number));
  };
});

function endsIn(graph: GraphNode<true>, tokens: readonly Token[], start: number): readonly number[] {
  const token = tokens[start];
  if (token === undefined || !mayBegin(token)) return NONE;
  const found = wordsFrom(graph, tokens, start);
  return found.length === 0 ? NONE : found.map(({ end }) => end);
}

const NONE: readonly number[] = [];
