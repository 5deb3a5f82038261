import { type Clock, HearthError, newId, wordsOf } from '../../base/index.ts';
import {
  DOES_LENGTH_MAX,
  PHRASE_LENGTH_MAX,
  type PhraseBoard,
  type Plan,
  type TaughtPhrase,
} from '../../domain/index.ts';
import type { Store } from '../../store/index.ts';
import { GOAL } from '../goals/phrases.ts';
import { TAUGHT } from './expand.ts';
import { PhraseStore } from './phrase-store.ts';

export interface PhraseBookParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Reads words as the house does now, taught phrases among them. */
  readonly read: (text: string) => Plan;
  /** Whether words answer a question, as yes and no do. */
  readonly isReply: (text: string) => boolean;
  /** What things, rooms, people and scenes are called. */
  readonly names: () => readonly string[];
  /** There is another phrase, or one less: the words of the house are not what they were. */
  readonly onChanged: (taught: readonly TaughtPhrase[]) => void;
}

const PHRASES_MAX = 200;
const WORDS_MAX = 10;
/** Kinds of talk that a phrase may take the place of: nothing is done about them. */
const FREE_TALK: ReadonlySet<Plan['talk']> = new Set([undefined, 'greeting', 'goodbye', 'statement', 'chat']);

/** The phrases that people have taught this house. What would mean two things, nothing, or itself is refused with the reason. */
export class PhraseBook implements PhraseBoard {
  readonly #parts: PhraseBookParts;
  readonly #store: PhraseStore;

  constructor(parts: PhraseBookParts) {
    this.#parts = parts;
    this.#store = new PhraseStore(parts.store);
  }

  list(): readonly TaughtPhrase[] {
    return [...this.#store.all()].sort((a, b) => a.phrase.localeCompare(b.phrase));
  }

  get(id: string): TaughtPhrase | undefined {
    return this.#store.get(id);
  }

  find(phrase: string): TaughtPhrase | undefined {
    const key = keyOf(phrase);
    return this.#store.all().find((taught) => keyOf(taught.phrase) === key);
  }

  teach(phrase: string, does: string, person: string | null, id?: string): TaughtPhrase {
    const before = id === undefined ? this.find(phrase) : this.#store.get(id);
    if (id !== undefined && before === undefined)
      throw new HearthError('not-found', 'There is no such phrase.', { hint: 'GET /v1/phrases lists them.' });
    const at = this.#parts.clock.now();
    const made = { id: before?.id ?? newId('phr', at), phrase: tidy(phrase), does: tidy(does), person, at };
    this.#checkWords(made);
    this.#checkMeaning(made);
    if (before === undefined && this.#store.all().length >= PHRASES_MAX)
      throw new HearthError('too-many', `There are ${PHRASES_MAX} phrases already.`, {
        hint: 'Forget some.',
      });
    this.#store.put(made);
    this.#parts.onChanged(this.#store.all());
    if (this.#isHeard(made)) return made;
    if (before === undefined) this.#store.delete(made.id);
    else this.#store.put(before);
    this.#parts.onChanged(this.#store.all());
    throw refused('/phrase', `I would not hear “${made.phrase}” as words of its own.`, 'Choose other words.');
  }

  forget(id: string): boolean {
    const isGone = this.#store.delete(id);
    if (isGone) this.#parts.onChanged(this.#store.all());
    return isGone;
  }

  #checkWords({ id, phrase, does }: TaughtPhrase): void {
    const words = wordsOf(phrase);
    if (words.length === 0 || words.length > WORDS_MAX || phrase.length > PHRASE_LENGTH_MAX)
      throw refused('/phrase', `A phrase has one to ${WORDS_MAX} words.`, 'Choose a shorter one.');
    if (does.length > DOES_LENGTH_MAX)
      throw refused('/does', `That is more than ${DOES_LENGTH_MAX} characters.`, 'Say it shorter.');
    const twin = this.find(phrase);
    if (twin !== undefined && twin.id !== id)
      throw conflict(`“${phrase}” stands for something else already.`, 'Forget that, or choose other words.');
    const name = this.#parts.names().find((one) => keyOf(one) === keyOf(phrase));
    if (name !== undefined) throw conflict(`Something here is called ${name}.`, 'Choose other words.');
    const { groups, unread, talk, offer } = this.#parts.read(phrase);
    const isFree = groups.flat().every(({ service }) => service === GOAL || service === TAUGHT);
    // What the house would only have asked about, as "movie time", is the home's to give a meaning to.
    const isWish = unread.some(({ wish }) => wish !== undefined) || offer?.sure === true;
    if (!isFree || isWish || !FREE_TALK.has(talk) || this.#parts.isReply(phrase))
      throw conflict(`“${phrase}” means something to me already.`, 'Choose other words.');
  }

  #checkMeaning({ id, phrase, does }: TaughtPhrase): void {
    const { groups, unread } = this.#parts.read(does);
    const actions = groups.flat();
    if (actions.length === 0 || unread.length > 0) {
      const [lost] = unread;
      const what = lost !== undefined && actions.length > 0 ? lost.text : does;
      throw refused(
        '/does',
        `I don’t understand “${what}” as something to do.`,
        'Say it as you would say it to me.',
      );
    }
    if (actions.some(({ service }) => service === 'phrases'))
      throw refused('/does', 'A phrase cannot teach another.', 'Teach them one by one.');
    if (this.#leadsTo(id, does, new Set()))
      throw conflict(`“${phrase}” would lead to itself, round in a circle.`, 'Leave one of the phrases out.');
  }

  /** Whether what is done says the phrase of this id, itself or by way of others. */
  #leadsTo(id: string, does: string, seen: Set<string>): boolean {
    for (const { service, method } of this.#parts.read(does).groups.flat()) {
      if (service !== TAUGHT || seen.has(method)) continue;
      if (method === id) return true;
      seen.add(method);
      const next = this.#store.get(method);
      if (next !== undefined && this.#leadsTo(id, next.does, seen)) return true;
    }
    return false;
  }

  #isHeard({ id, phrase }: TaughtPhrase): boolean {
    const { groups, unread } = this.#parts.read(phrase);
    const [action, ...more] = groups.flat();
    return unread.length === 0 && more.length === 0 && action?.service === TAUGHT && action.method === id;
  }
}

function tidy(text: string): string {
  return text
    .trim()
    .replace(/^["“”'‘’]+|["“”'‘’.!]+$/gu, '')
    .replace(/\s+/g, ' ');
}

function keyOf(phrase: string): string {
  return wordsOf(phrase).join(' ');
}

function refused(path: string, message: string, hint: string): HearthError {
  return new HearthError('invalid-params', message, { hint, faults: [{ path, message, hint }] });
}

function conflict(message: string, hint: string): HearthError {
  return new HearthError('conflict', message, { hint });
}
