import { type ParsedJson, parseJson } from '../../src/base/index.ts';

/** What came on a topic. Many read it, each another aspect: it is parsed once, when the first asks. */
export class Message {
  readonly text: string;
  /** False where it was said before: retained at the broker, or told again to who comes later. A press that was is none. */
  readonly isNews: boolean;
  #json: ParsedJson | undefined;

  constructor(text: string, isNews = true) {
    this.text = text;
    this.isNews = isNews;
  }

  get json(): ParsedJson {
    this.#json ??= parseJson(this.text);
    return this.#json;
  }
}
