/**
 * Lets the text of an answer through as it comes, and holds back until its end what people may not be meant to see: a tag,
 * since it may open thinking, and with tools offered whatever may turn out to be a call printed as text.
 */
export class TextGate {
  readonly #pass: (delta: string) => void;
  readonly #holdsAt: RegExp;
  #passed = '';
  /** White space that is passed only when something follows it. */
  #space = '';
  #holds = false;

  constructor(options: { readonly pass: (delta: string) => void; readonly holdsCalls: boolean }) {
    this.#pass = options.pass;
    this.#holdsAt = options.holdsCalls ? /[<{[`]/ : /</;
  }

  push(delta: string): void {
    if (this.#holds) return;
    const stop = delta.search(this.#holdsAt);
    this.#holds = stop >= 0;
    const sure = stop < 0 ? delta : delta.slice(0, stop);
    const spoken = sure.trimEnd();
    if (spoken === '') {
      this.#space += sure;
      return;
    }
    const text = `${this.#space}${spoken}`;
    this.#space = sure.slice(spoken.length);
    this.#let(this.#passed === '' ? text.trimStart() : text);
  }

  /** The answer has ended, and this is its text: what was held back of it comes now. */
  end(text: string): void {
    this.#holds = true;
    if (text.startsWith(this.#passed) && text.length > this.#passed.length)
      this.#let(text.slice(this.#passed.length));
  }

  #let(text: string): void {
    this.#passed += text;
    this.#pass(text);
  }
}
