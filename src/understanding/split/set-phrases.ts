import type { Reading, Sentence } from '../read/index.ts';

/** "*Stop* the music": what takes something back is said by itself, and no verb of what follows. */
export function isCutShort(
  { tokens, language }: Sentence,
  { rule, end }: Reading,
  methods: readonly string[],
): boolean {
  if (!methods.includes(rule.method) || tokens[end]?.kind !== 'word') return false;
  return language.clauses.jointsAt(tokens, end).length === 0;
}

/** "It's too loud", with nothing said before, tells how it is. */
export function isToldAlone({ context }: Sentence, at: number, { rule }: Reading): boolean {
  return rule.method === 'excess' && at === 0 && (context.previous?.at(-1)?.groups.length ?? 0) === 0;
}

/** What a path has come to, its last edge first. */
interface Path {
  readonly edge?: object | undefined;
  readonly from?: Path | undefined;
}

/** "I'm off so *no kitchen light* on": where nothing was wished for, a bare "no" puts nothing right. */
export function isNone({ tokens, language, context }: Sentence, at: number, path: Path): boolean {
  if (!language.is.no.has(tokens[at]!.word) || (context.previous?.length ?? 0) > 0) return false;
  for (let back: Path | undefined = path; back?.edge !== undefined; back = back.from)
    if ('reading' in back.edge) return false;
  return true;
}

/** "Turn on the lamp." "*No, don't do that*": with nothing else in its sentence it is said of the turn before, in words of a move; else it takes its own sentence back. */
export function abandonWorth({ context }: Sentence, path: Path): number {
  if ((context.previous?.length ?? 0) === 0) return ABANDONS;
  for (let back: Path | undefined = path; back?.edge !== undefined; back = back.from)
    if (!('joint' in back.edge || ('type' in back.edge && back.edge.type === 'filler'))) return ABANDONS;
  return ABANDONS_NOTHING;
}

const ABANDONS = 0.9;
const ABANDONS_NOTHING = 0.5;
