import { HearthError } from '../../base/index.ts';
import { numberAt, readTemplate, type Token, type WordIds } from '../text/index.ts';
import { Graph, type GraphNode } from './graph.ts';
import { ProgramWriter } from './program-writer.ts';

/** Templates of words alone in one graph, each with what it stands for; laid when first needed. */
export function wordGraph<R>(templates: readonly (readonly [string, R])[], ids: WordIds): GraphNode<R> {
  const writer = new ProgramWriter(ids);
  const starts = templates.map(([template], at) => {
    const start = writer.here;
    writer.write(readTemplate(template), noSlot);
    writer.end().push(at);
    return start;
  });
  return new Graph<R>(
    writer.program(),
    templates.map(([, rule]) => rule),
  ).nodeAt(starts);
}

function noSlot(): never {
  throw new HearthError('internal', 'a template of words alone has no slots');
}

interface WordsFound<R> {
  readonly rules: readonly R[];
  readonly end: number;
}

/** The templates that fit the words from a token on, shortest first. */
export function wordsFrom<R>(
  graph: GraphNode<R>,
  tokens: readonly Token[],
  start: number,
): readonly WordsFound<R>[] {
  let node = graph.words.get(numberAt(tokens, start));
  if (node === undefined) return NONE;
  const found: WordsFound<R>[] = [];
  for (let at = start + 1; node !== undefined; at++) {
    if (node.ends.length > 0) found.push({ rules: node.ends, end: at });
    node = node.words.get(numberAt(tokens, at));
  }
  return found;
}

const NONE: readonly never[] = [];

/** The words that stand in templates. */
export function wordsOfTemplates(templates: readonly string[]): readonly string[] {
  return templates.flatMap((template) => template.split(/[^\p{L}\p{M}']+/u).filter((word) => word !== ''));
}
