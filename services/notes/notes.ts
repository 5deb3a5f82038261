import { HUB, isGrownUp } from '../../src/access/index.ts';
import {
  capitalised,
  findByWords,
  HearthError,
  messageOf,
  newId,
  theOne,
  wordsOf,
} from '../../src/base/index.ts';
import type { Call, ServiceContext, Undoing } from '../../src/bus/index.ts';
import { type Rewritten, UndoLog } from '../../src/store/index.ts';
import { NOTE_TABLES, type Note, NoteStore } from './note-store.ts';
import { toldWords, withTeller } from './note-words.ts';

/** Of each person, so that nobody takes the room of others. */
const NOTES_MAX = 500;
/** So many of those that fit are told. */
const TOLD = 3;
/** And of all that there are. */
const LISTED = 6;

/** What people told the house to remember: of all who live here, or of one alone. Nothing of it is ever done. */
export class Notes implements Undoing {
  readonly undoLog: UndoLog;
  readonly #context: ServiceContext;
  readonly #store: NoteStore;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#store = new NoteStore(context.store);
    this.undoLog = new UndoLog(context.store, NOTE_TABLES, () => context.clock.now());
  }

  /** The same words by the same person are one note, as of now. @throws HearthError `failed` where there is no room for more. */
  keep({ text, own = false }: { readonly text: string; readonly own?: boolean | undefined }, call: Asked) {
    const person = askerOf(call);
    const now = this.#context.clock.now();
    const same = this.#store
      .for(person)
      .find((one) => one.person === person && spelled(one.text) === spelled(text) && (one.own === 1) === own);
    if (same === undefined && this.#store.countOf(person) >= NOTES_MAX)
      throw new HearthError('failed', `I remember ${NOTES_MAX} things for you, and have no room for more.`, {
        hint: 'Ask me what I have noted, and let me forget some of it.',
      });
    const note: Note = {
      ...{ id: same?.id ?? newId('note', now), text: bare(text), person },
      ...{ own: own ? 1 : 0, at: now },
    };
    this.#store.put(note);
    this.#tellNoted();
    return { ...viewOf(note), summary: own ? 'I’ll remember that, for you alone' : 'I’ll remember that' };
  }

  /** What fits the words, the newest first; all that the one who asks may read without any. */
  find(
    { query, told = false }: { readonly query?: string | undefined; readonly told?: boolean | undefined },
    call: Asked,
  ) {
    const person = askerOf(call);
    const all = this.#store.for(person);
    const found = query === undefined ? all : findByWords(query, all, ({ text }) => text);
    return { notes: found.map(viewOf), summary: this.#words(found, query, told, person) };
  }

  /** @throws HearthError `unknown-target` where none fits, or several do; `not-permitted` for a child where it is another’s. */
  forget(which: { readonly id?: string | undefined; readonly query?: string | undefined }, call: Asked) {
    const person = askerOf(call);
    const { asking } = call;
    const note = theOne(
      'note',
      which,
      [...this.#store.for(person)].sort((one, other) => isBy(person, other) - isBy(person, one)),
      ({ text }) => text,
      ({ text }) => text,
    );
    if (asking !== HUB && note.person !== person && !isGrownUp(asking.role))
      throw new HearthError('not-permitted', 'Somebody else asked me to remember that.', {
        hint: 'Ask them, or a grown-up, to let me forget it.',
      });
    this.#store.delete(note.id);
    this.#tellNoted();
    return { ...viewOf(note), summary: 'I have forgotten that' };
  }

  clear(call: Asked) {
    const person = askerOf(call);
    const theirs = this.#store.for(person).filter((note) => note.person === person);
    for (const { id } of theirs) this.#store.delete(id);
    this.#tellNoted();
    const summary = theirs.length === 0 ? 'You told me nothing to remember' : 'I have forgotten all of it';
    return { forgotten: theirs.length, summary };
  }

  undone(rows: readonly Rewritten[]): string {
    this.#tellNoted();
    const isKept = rows.some(({ before }) => before !== null);
    return isKept ? 'I remember that again' : 'I have forgotten that again';
  }

  #tellNoted(): void {
    const { emit, log } = this.#context;
    emit('noted', {}).catch((error: unknown) =>
      log.error('nobody was told of another note', { error: messageOf(error) }),
    );
  }

  #words(found: readonly Note[], query: string | undefined, told: boolean, person: string | null): string {
    if (found.length === 0) return query === undefined ? 'I was told nothing to remember' : 'Nobody told me';
    const { clock, place, people } = this.#context;
    const telling = { now: clock.now(), timezone: place.timezone, people: people(), person };
    // Of several that fit the same words one may have taken the place of another.
    const withWho = told || (query !== undefined && found.length > 1);
    const words = found
      .slice(0, query === undefined ? LISTED : TOLD)
      .map((note) => (withWho ? withTeller(note, telling) : toldWords(note, telling)));
    const more = found.length - words.length;
    return capitalised([...words, ...(more > 0 ? [`and ${more} more`] : [])].join('; '));
  }
}

/** One’s own come first where several say the same. */
function isBy(person: string | null, note: Note): number {
  return note.person === person ? 1 : 0;
}

type Asked = Pick<Call, 'asking'>;

function askerOf({ asking }: Asked): string | null {
  return asking === HUB ? null : asking.person;
}

function viewOf({ id, text, person, own, at }: Note) {
  return { id, text, person, own: own === 1, at: new Date(at).toISOString() };
}

/** As it was said, without the stop behind it. */
function bare(text: string): string {
  return text.trim().replace(/[.!,;:\s]+$/, '');
}

function spelled(text: string): string {
  return wordsOf(text).join(' ');
}
