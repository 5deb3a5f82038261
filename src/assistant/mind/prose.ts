import type { Echo } from '../../llm/index.ts';
import { claimsDeed } from './claims.ts';
import { sentencesOf } from './en.ts';

/** Longer than anybody listens to; what a model adds beyond is cut at a sentence. */
const PROSE_LENGTH_MAX = 4_000;
/** What is looked at of an answer, and what a sentence may have: beyond that it is no prose, and would only cost time. */
const RAW_LENGTH_MAX = 16_000;
const SENTENCE_LENGTH_MAX = 500;

export interface CheckedProse {
  readonly text: string;
  /** Sentences that were left out because nothing seen bears them out. */
  readonly dropped: readonly string[];
}

/**
 * A model's words as they may be said aloud (X11, A24): no sentence that claims a deed or a state of the house, since those are told from
 * the report alone; no control characters; no marks of tools or of thinking; nor the prompt over again (`echo`), which is no answer.
 */
export function checkProse(raw: string, echo?: Echo): CheckedProse {
  const checked = new Checked(echo);
  for (const one of sentencesOf(clean(raw.slice(0, RAW_LENGTH_MAX)))) checked.add(one);
  return checked.prose;
}

/** Sentences as they are looked at, one after the other. */
class Checked {
  #text = '';
  /** White space behind the last sentence, said only when another one follows. */
  #space = '';
  readonly #dropped: string[] = [];
  readonly #echo: Echo | undefined;

  constructor(echo: Echo | undefined) {
    this.#echo = echo;
  }

  /** What is to be said of the sentence, with the space before it; nothing when it is left out. */
  add(sentence: string): string {
    const words = sentence.trim();
    if (words === '') {
      if (this.#text !== '') this.#space += sentence;
      return '';
    }
    if (sentence.length > SENTENCE_LENGTH_MAX || claimsDeed(sentence) || this.#echo?.has(words)) {
      this.#dropped.push(words);
      return '';
    }
    if (this.#text.length + sentence.length > PROSE_LENGTH_MAX) return '';
    const lead = this.#text === '' ? '' : `${this.#space}${/^\s*/.exec(sentence)?.[0] ?? ''}`;
    const said = `${lead}${words}`;
    this.#space = sentence.slice(sentence.trimEnd().length);
    this.#text += said;
    return said;
  }

  get prose(): CheckedProse {
    return { text: this.#text, dropped: this.#dropped };
  }
}

function clean(raw: string): string {
  return raw
    .replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '')
    .replace(/<\/?(?:tool_call|function|start_function_call|end_function_call)[^>]*>/gi, '')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Behind these a sentence is whole, whatever comes. */
const WHOLE = /[.!?\n]["”’)]*\s+$/;

/**
 * Lets a stream of words through by whole sentences, each looked at once, before anybody hears it. From a tag on, which may open thinking,
 * everything waits for the end.
 */
export class ProseStream {
  readonly #say: (text: string) => void;
  readonly #checked: Checked;
  #taken = 0;
  #pending = '';

  constructor(say: (text: string) => void, echo?: Echo) {
    this.#say = say;
    this.#checked = new Checked(echo);
  }

  push(delta: string): void {
    const news = delta.slice(0, RAW_LENGTH_MAX - this.#taken);
    this.#taken += news.length;
    this.#pending += news;
    // Only what ends a sentence can make one whole.
    if (this.#pending.includes('<') || !/\s/.test(news)) return;
    const sentences = sentencesOf(this.#pending);
    const whole = sentences.slice(0, sentences.findLastIndex((one) => WHOLE.test(one)) + 1);
    this.#pending = sentences.slice(whole.length).join('');
    for (const one of whole) this.#pass(one);
  }

  /** What has been let through so far. */
  get said(): string {
    return this.#checked.prose.text;
  }

  /** The rest of what the model said; returns everything that was let through. */
  end(): CheckedProse {
    for (const one of sentencesOf(clean(this.#pending))) this.#pass(one);
    this.#pending = '';
    return this.#checked.prose;
  }

  #pass(sentence: string): void {
    const said = this.#checked.add(clean(sentence));
    if (said !== '') this.#say(said);
  }
}
