import { HUB } from '../../src/access/index.ts';
import { HearthError, listed } from '../../src/base/index.ts';
import type { Call, ServiceContext } from '../../src/bus/index.ts';
import type { PhraseBoard, TaughtPhrase } from '../../src/domain/index.ts';

/** More than this are counted. */
const TOLD_MAX = 4;

/** The phrases of the house, as people ask for them. */
export class TaughtPhrases {
  readonly #board: PhraseBoard;

  constructor({ hub }: ServiceContext) {
    if (hub === undefined) throw new HearthError('config-invalid', 'Only the hub itself reads sentences.');
    this.#board = hub.phrases;
  }

  teach(
    {
      phrase,
      does,
      id,
    }: { readonly phrase: string; readonly does: string; readonly id?: string | undefined },
    { asking }: Pick<Call, 'asking'>,
  ) {
    const had = id === undefined ? this.#board.find(phrase) : undefined;
    const taught = this.#board.teach(phrase, does, asking === HUB ? null : asking.person, id);
    const how = had === undefined ? 'From now on' : 'Changed: from now on';
    return { ...taught, summary: `${how} “${taught.phrase}” means: ${taught.does}` };
  }

  list() {
    const phrases = [...this.#board.list()];
    const named = phrases.slice(0, TOLD_MAX).map(({ phrase }) => `“${phrase}”`);
    const more = phrases.length - named.length;
    const all = more > 0 ? [...named, `${more} more`] : named;
    return {
      phrases,
      summary: phrases.length === 0 ? 'You have taught me nothing yet' : `You taught me ${listed(all)}`,
    };
  }

  explain(phrase: string) {
    const taught = this.#find({ phrase });
    return { ...taught, summary: `“${taught.phrase}” means: ${taught.does}` };
  }

  forget(which: { readonly phrase?: string | undefined; readonly id?: string | undefined }) {
    const taught = this.#find(which);
    this.#board.forget(taught.id);
    return { ...taught, summary: `“${taught.phrase}” means nothing to me any more` };
  }

  /** @throws HearthError `not-found`. */
  #find({
    phrase,
    id,
  }: {
    readonly phrase?: string | undefined;
    readonly id?: string | undefined;
  }): TaughtPhrase {
    const found =
      id !== undefined ? this.#board.list().find((one) => one.id === id) : this.#board.find(phrase ?? '');
    if (found !== undefined) return found;
    throw new HearthError('not-found', 'Nobody has taught me that.', {
      hint: 'Ask what you have taught me.',
    });
  }
}
