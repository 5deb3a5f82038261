/** From here on the text of a field, as JSON writes it. */
function beginning(field: string): RegExp {
  return new RegExp(`(?<!\\\\)"${field}"\\s*:\\s*"`);
}

/**
 * Reads one text field of a JSON object while the object is still being written, so that it can be said as it comes. `once` must stand
 * before it, or nothing is read: an answer is only one when it says so.
 */
export class SpokenField {
  readonly #field: RegExp;
  readonly #once: RegExp;
  readonly #say: (delta: string) => void;
  #json = '';
  #begun = false;
  #ended = false;

  constructor(options: {
    readonly field: string;
    readonly once: RegExp;
    readonly say: (delta: string) => void;
  }) {
    this.#field = beginning(options.field);
    this.#once = options.once;
    this.#say = options.say;
  }

  push(delta: string): void {
    if (this.#ended) return;
    this.#json += delta;
    if (!this.#begun) {
      const found = this.#field.exec(this.#json);
      if (found === null) return;
      this.#begun = true;
      this.#ended = !this.#once.test(this.#json.slice(0, found.index));
      this.#json = this.#json.slice(found.index + found[0].length);
    }
    if (!this.#ended) this.#read();
  }

  /** What is whole of the text; the pieces of an escape wait for each other. */
  #read(): void {
    const [whole = ''] = /^(?:[^"\\]|\\u[0-9a-fA-F]{4}|\\[^u])*/.exec(this.#json) ?? [];
    // Half of a pair of surrogates is no letter yet.
    const sure = whole.replace(/\\u[dD][89abAB][0-9a-fA-F]{2}$/, '');
    this.#ended = sure === whole && this.#json.startsWith('"', whole.length);
    this.#json = this.#json.slice(sure.length);
    if (sure !== '') this.#say(textOf(sure));
  }
}

function textOf(written: string): string {
  try {
    return JSON.parse(`"${written.replace(/[\u0000-\u001f]/g, ' ')}"`) as string;
  } catch {
    return '';
  }
}
