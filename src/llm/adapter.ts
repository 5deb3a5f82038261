import type { RawAnswer } from './answer.ts';
import type { ChatFailure, ChatRequest, ModelTraits } from './types.ts';

/** Up to so many billions of parameters a model holds to a schema better than it calls tools (docs/decisions/0011-language-models.md). */
export const SMALL_BILLIONS = 4;

/** A failure before it is known what it took. */
export type Fail = Omit<ChatFailure, 'usage'>;

/** Tokens as the server counted them. */
export interface Counts {
  /** Absent where the server does not count what it still had in its cache. */
  readonly promptTokens?: number;
  readonly completionTokens: number;
  readonly generationMs?: number;
}

export type AdapterAnswer =
  | { readonly type: 'answer'; readonly answer: RawAnswer; readonly counts?: Counts }
  | Fail;

export interface AskOptions {
  readonly signal: AbortSignal;
  /** Every piece of the answer as it comes, thinking and arguments left out. */
  readonly onDelta: (delta: string) => void;
  /** Whenever anything at all comes from the server: it is alive. */
  readonly onLife: () => void;
}

/** One kind of server and the way it is spoken to: no patience, no queue, no memory of failures; those stand around it. */
export interface ModelAdapter {
  readonly name: string;
  readonly place: 'local' | 'remote';
  readonly traits: ModelTraits;
  /** Is the server there, and does it have the model? Costs no tokens. */
  look(signal: AbortSignal): Promise<Fail | undefined>;
  /** Has the model loaded, where the server lets us, so that the first person need not wait for it. */
  warm(signal: AbortSignal): Promise<Fail | undefined>;
  ask(request: ChatRequest, options: AskOptions): Promise<AdapterAnswer>;
}
