import type { AdapterAnswer, Counts } from './adapter.ts';
import type { RawAnswer } from './answer.ts';

/** What every streamed answer is put together from: text as it comes, whether thinking came beside it, tokens as the server counts them. */
export abstract class Gathered {
  readonly #onDelta: (delta: string) => void;
  #text = '';
  protected thought = false;
  protected counts: Counts | undefined;

  constructor(onDelta: (delta: string) => void) {
    this.#onDelta = onDelta;
  }

  /** A piece of the text, passed on at once; what is none is passed over. */
  protected say(piece: unknown): void {
    if (typeof piece !== 'string' || piece === '') return;
    this.#text += piece;
    this.#onDelta(piece);
  }

  /** The answer at its end. */
  protected whole(rest: Pick<RawAnswer, 'calls' | 'end' | 'refusal'>): AdapterAnswer {
    const { counts } = this;
    const answer: RawAnswer = { text: this.#text, thought: this.thought, ...rest };
    return { type: 'answer', answer, ...(counts === undefined ? {} : { counts }) };
  }
}
