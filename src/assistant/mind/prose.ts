import { claimsDeed, sentencesOf } from './en.ts';

/** Longer than anybody listens to; what a model adds beyond is cut at a sentence. */
const PROSE_LENGTH_MAX = 4_000;
/** What is looked at of an answer, and what a sentence may have: beyond that it is no prose, and would only cost time. */
const RAW_LENGTH_MAX = 16_000;
const SENTENCE_LENGTH_MAX = 1_000;

export interface CheckedProse {
  readonly text: string;
  /** Sentences that were left out because nothing seen bears them out. */
  readonly dropped: readonly string[];
}

/**
 * A model's words as they may be said aloud (X11, A24): no sentence that claims a deed or a state of the house, since those are told from
 * the report alone; no control characters; no marks of tools or of thinking.
 */
export function checkProse(raw: string): CheckedProse {
  const kept: string[] = [];
  const dropped: string[] = [];
  let length = 0;
  for (const one of sentencesOf(clean(raw.slice(0, RAW_LENGTH_MAX)))) {
    if (one.length > SENTENCE_LENGTH_MAX || claimsDeed(one)) dropped.push(one.trim());
    else if (length + one.length <= PROSE_LENGTH_MAX) {
      kept.push(one);
      length += one.length;
    }
  }
  return { text: kept.join('').trim(), dropped };
}

function clean(raw: string): string {
  return raw
    .replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '')
    .replace(/<\/?(?:tool_call|function|start_function_call|end_function_call)[^>]*>/gi, '')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/**
 * Lets a stream of words through by whole sentences, each checked before anybody hears it. `text` is what was let through.
 */
export class ProseStream {
  readonly #say: (text: string) => void;
  #raw = '';
  #said = '';

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  push(delta: string): void {
    this.#raw += delta;
    const whole = sentencesOf(this.#raw).filter((one) => /[.!?\n]["”’)]*\s+$/.test(one));
    this.#flush(whole.join(''));
  }

  /** The rest of what the model said; returns everything that was let through. */
  end(): CheckedProse {
    this.#flush(this.#raw);
    return { text: this.#said.trim(), dropped: checkProse(this.#raw).dropped };
  }

  #flush(raw: string): void {
    const { text } = checkProse(raw);
    if (!text.startsWith(this.#said.trimEnd()) || text.length <= this.#said.length) return;
    const news = text.slice(this.#said.length);
    this.#said = text;
    this.#say(news);
  }
}
