import type { AdapterAnswer } from './adapter.ts';
import { estimateTokens } from './ledger.ts';
import { TextGate } from './text-gate.ts';
import type { ChatOptions, ChatRequest } from './types.ts';

/** More letters than this to a token is a server that does not count. */
const LETTERS_PER_TOKEN_MAX = 16;

/** What has been heard of one answer so far. */
export class Hearing {
  readonly #gate: TextGate | undefined;
  readonly #onJson: ChatOptions['onJson'];
  readonly #lettersMax: number;
  #text = '';
  #open = true;
  #overflow: () => void = () => {};
  /** Resolves when more has come than was asked for. */
  readonly tooLong: Promise<void>;

  constructor(request: ChatRequest, { onText, onJson }: Pick<ChatOptions, 'onText' | 'onJson'>) {
    const holdsCalls = (request.tools ?? []).length > 0;
    const isForPeople = onText !== undefined && request.schema === undefined;
    this.#gate = isForPeople ? new TextGate({ pass: onText, holdsCalls }) : undefined;
    this.#onJson = request.schema === undefined ? undefined : onJson;
    this.#lettersMax = (request.maxTokens ?? 0) * LETTERS_PER_TOKEN_MAX;
    this.tooLong = new Promise((resolve) => {
      this.#overflow = resolve;
    });
  }

  get tokens(): number {
    return estimateTokens(this.#text);
  }

  push(delta: string): void {
    if (!this.#open) return;
    this.#text += delta;
    this.#gate?.push(delta);
    this.#onJson?.(delta);
    if (this.#text.length > this.#lettersMax) this.#overflow();
  }

  /** What comes later is heard no more. */
  close(): void {
    this.#open = false;
  }

  end(text: string): void {
    this.#gate?.end(text);
  }

  cut(): AdapterAnswer {
    return { type: 'answer', answer: { text: this.#text, thought: false, calls: [], end: 'length' } };
  }
}
