import type { ChatMessage } from './types.ts';

/** Words in a row by which a copy is known. */
const RUN = 3;
/** Share of a text's runs that stand in the prompt too, from which on it is a copy and no answer. */
const COPIED_FROM = 0.4;

/**
 * Recognises what a weak model says when it has nothing to say: its own instructions, word for word or nearly so. Text between `<<<` and
 * `>>>` is other people's and may be repeated, as may what earlier turns said.
 */
export class Echo {
  readonly #runs = new Set<string>();

  constructor(messages: readonly ChatMessage[]) {
    const system = messages.filter(({ role }) => role === 'system');
    const asked = messages.findLast(({ role }) => role === 'user');
    for (const { content } of asked === undefined ? system : [...system, asked])
      for (const part of content.split(/<<<[\s\S]*?>>>/)) for (const run of runsOf(part)) this.#runs.add(run);
  }

  /** Whether a sentence, or a short text, is the prompt over again. Fewer words than a run are never a copy. */
  has(text: string): boolean {
    const runs = runsOf(text);
    return runs.length > 0 && runs.filter((run) => this.#runs.has(run)).length >= runs.length * COPIED_FROM;
  }
}

function runsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
}
