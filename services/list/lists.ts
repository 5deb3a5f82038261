import { findByWords, HearthError, isoIn, messageOf, newId, theOne, wordsOf } from '../../src/base/index.ts';
import type { Call, ServiceContext, Undoing } from '../../src/bus/index.ts';
import { type Rewritten, UndoLog } from '../../src/store/index.ts';
import { bare, isSlipOf, nameIn } from './list-names.ts';
import { type Item, type ItemState, LIST_TABLES, ListStore } from './list-store.ts';
import { placed } from './places.ts';

/** There from the beginning, under all that people call them. */
const BUILT_IN: Readonly<Record<string, readonly string[]>> = {
  shopping: ['shopping', 'grocery', 'groceries', 'food'],
  'to-do': ['to do', 'todo', 'todos', 'to dos', 'task', 'tasks', 'chores'],
};
const ITEMS_MAX = 1000;
const LISTS_MAX = 100;
const KEEP_MS = 90 * 86_400_000;
const SAID_MAX = 15;
/** So much of what was done is told. */
const DONE_MAX = 50;

/** What is meant where no list is named. */
const FIRST = 'shopping';
export interface OnList {
  /** Where none is named: the one that has the thing, else the first. */
  readonly list?: string | undefined;
  readonly item: string | readonly string[];
}

/** The lists of the home. Items that are spelled alike are one. */
export class Lists implements Undoing {
  readonly undoLog: UndoLog;
  readonly #context: ServiceContext;
  readonly #store: ListStore;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#store = new ListStore(context.store);
    this.undoLog = new UndoLog(context.store, LIST_TABLES, () => context.clock.now());
  }

  start(): void {
    this.#store.forget(this.#context.clock.now() - KEEP_MS);
  }

  add(params: OnList & { readonly quantity?: string | number | undefined }) {
    const { list: named = FIRST } = params;
    const list = this.#name(named) ?? this.#begun(named);
    const quantity = params.quantity === undefined ? null : String(params.quantity);
    const wanted = several(params.item);
    const isNew = !this.#store.lists().some((one) => one.list === list);
    const open = this.#store.items(list, 'open');
    this.#makeRoom(list, open.length + wanted.length);
    const had: string[] = [];
    const now = this.#context.clock.now();
    const first = Math.max(now, (open.at(-1)?.place ?? 0) + 1);
    this.#context.store.transaction(() => {
      for (const [index, text] of wanted.entries()) {
        const same = open.find((item) => spelled(item.text) === spelled(text));
        if (same !== undefined) had.push(text);
        if (same === undefined || (quantity !== null && same.quantity !== quantity))
          this.#store.put({
            id: same?.id ?? newId('item', now),
            list,
            text,
            quantity,
            state: 'open',
            closedBy: null,
            addedAt: same?.addedAt ?? now,
            place: same?.place ?? first + index,
          });
      }
    });
    if (isNew) this.#tellNames();
    const fresh = wanted.filter((text) => !had.includes(text));
    const said = [
      ...(fresh.length > 0 ? [`${sayAll(fresh)} ${areMany(fresh) ? 'are' : 'is'} on the ${list} list`] : []),
      ...(had.length > 0
        ? [`${sayAll(had)} ${areMany(had) ? 'were' : 'was'} on the ${list} list already`]
        : []),
    ];
    return this.#view(list, said.join('; '));
  }

  /** A repetition of the call closes nothing else. @throws HearthError `unknown-target` when something is not on the list. */
  takeOff({ list: said, item }: OnList, state: Exclude<ItemState, 'open'>, call: Pick<Call, 'key'>) {
    const list = said === undefined ? this.#having(several(item), state, call) : this.#known(said);
    const closed = this.#store.items(list, state).filter(({ closedBy }) => closedBy === call.key);
    const open = this.#store.items(list, 'open');
    const found =
      closed.length > 0
        ? closed
        : several(item).flatMap(
            (text) => placed(text, said, open, (one) => one.text) ?? [the(text, open, list)],
          );
    this.#context.store.transaction(() => {
      for (const one of found) this.#store.put({ ...one, state, closedBy: call.key });
    });
    const texts = found.map(({ text }) => text);
    const words = `${sayAll(texts)} ${areMany(texts) ? 'are' : 'is'}`;
    return this.#view(
      list,
      state === 'completed' ? `${words} done on the ${list} list` : `${words} off the ${list} list`,
    );
  }

  /** Puts something that was done back on its list, where it stood. @throws HearthError `unknown-target`. */
  reopen({ list: said, item }: OnList & { readonly list: string }) {
    const list = this.#known(said);
    const open = this.#store.items(list, 'open');
    const done = this.#store.items(list, 'completed');
    const isOn = (text: string) => open.some((one) => spelled(one.text) === spelled(text));
    const back = several(item)
      .filter((text) => !isOn(text))
      .map((text) => the(text, done, list));
    this.#makeRoom(list, open.length + back.length);
    this.#context.store.transaction(() => {
      for (const one of back) this.#store.put({ ...one, state: 'open', closedBy: null });
    });
    const texts = several(item);
    return this.#view(list, `${sayAll(texts)} ${areMany(texts) ? 'are' : 'is'} on the ${list} list again`);
  }

  /** Puts something before another, or last. @throws HearthError `unknown-target` for what is not on the list. */
  move({ list: said, item, before }: { list: string; item: string; before?: string | undefined }) {
    const list = this.#known(said);
    const open = this.#store.items(list, 'open');
    const moved = the(item, open, list);
    const next = before === undefined ? undefined : the(before, open, list);
    const others = open.filter(({ id }) => id !== moved.id);
    const index = next === undefined ? others.length : others.findIndex(({ id }) => id === next.id);
    if (next?.id !== moved.id) this.#place(others.toSpliced(index, 0, moved), open);
    const where = next === undefined ? 'last' : `before ${next.text}`;
    return this.#view(list, `${moved.text} is ${where} on the ${list} list`);
  }

  /** Gives the places of some items to the same items in another order. */
  #place(wanted: readonly Item[], as: readonly Item[]): void {
    let place = Number.NEGATIVE_INFINITY;
    this.#context.store.transaction(() => {
      for (const [index, item] of wanted.entries()) {
        place = Math.max(place + 1, as[index]!.place);
        if (item.place !== place) this.#store.put({ ...item, place });
      }
    });
  }

  undone(rows: readonly Rewritten[]): string {
    const items = rows
      .filter(({ table }) => table === 'list_item')
      .map(({ before, now }) => ({
        was: before === null ? undefined : this.#store.of(before),
        is: now === null ? undefined : this.#store.of(now),
      }));
    const on = items.flatMap(({ was, is }) => (was?.state === 'open' && !isMoved(was, is) ? [was] : []));
    const off = items.flatMap(({ was, is }) => (was?.state === 'open' || is === undefined ? [] : [is]));
    this.#tellNames();
    const say = (some: readonly Item[], how: string) =>
      [...new Set(some.map(({ list }) => list))].map((list) => {
        const texts = some.filter((one) => one.list === list).map(({ text }) => text);
        return `${sayAll(texts)} ${areMany(texts) ? 'are' : 'is'} ${how} the ${list} list`;
      });
    const said = [...say(off, 'off'), ...say(on, 'back on')];
    return said.length === 0 ? 'The lists are as before' : said.join('; ');
  }

  get({
    list: said,
    item,
    done = false,
  }: {
    readonly list?: string | undefined;
    readonly item?: string | undefined;
    readonly done?: boolean | undefined;
  }) {
    const list =
      said === undefined ? (this.#listOf(item === undefined ? [] : [item]) ?? FIRST) : this.#known(said);
    const items = this.#store.items(list, 'open');
    if (item !== undefined) {
      const found = findByWords(item, items, ({ text }) => text).map(({ text }) => text);
      return this.#view(
        list,
        found.length === 0
          ? `No, ${item} ${areMany([item]) ? 'are' : 'is'} not on the ${list} list`
          : `Yes, ${sayAll(found)} ${areMany(found) ? 'are' : 'is'} on the ${list} list`,
      );
    }
    const more = items.length > SAID_MAX ? ` and ${items.length - SAID_MAX} more` : '';
    const words = items.slice(0, SAID_MAX).map(({ text, quantity }) => withQuantity(text, quantity));
    return this.#view(
      list,
      items.length === 0
        ? `The ${list} list is empty`
        : `On the ${list} list: ${more === '' ? sayAll(words) : words.join(', ')}${more}`,
      done,
    );
  }

  clear({ list: said, except }: { readonly list: string; readonly except?: string | undefined }) {
    const list = this.#known(said);
    if (except !== undefined) return this.#clearBut(except, list);
    this.#store.clear(list);
    return this.#view(list, `The ${list} list is empty`);
  }

  /** What is to stay and is not there holds back all of it. */
  #clearBut(except: string, list: string) {
    const open = this.#store.items(list, 'open');
    const kept = findByWords(except, open, ({ text }) => text);
    if (kept.length === 0)
      throw new HearthError('unknown-target', `“${except}” is not on the ${list} list; everything stays.`);
    const gone = open.filter((item) => !kept.includes(item));
    this.#context.store.transaction(() => {
      for (const item of gone) this.#store.put({ ...item, state: 'removed' });
    });
    return this.#view(list, `All but ${kept.map(({ text }) => text).join(' and ')} is off the ${list} list`);
  }

  /** An empty list; one that is there already stays as it is. @throws HearthError `invalid-params` for a name without a word. */
  create({ list: said }: { readonly list: string }) {
    const known = this.#name(said, (one, name) => one === name);
    if (known !== undefined) return this.#view(known, `There is a ${known} list already`);
    const list = this.#begun(said);
    this.#store.begin(list);
    this.#tellNames();
    return this.#view(list, `The ${list} list is begun`);
  }

  /** Takes a list away with all that is on it; one that is built in stays, empty. */
  delete({ list: said }: { readonly list: string }) {
    const list = this.#known(said);
    if (list in BUILT_IN) return this.clear({ list });
    this.#store.delete(list);
    this.#tellNames();
    return this.#view(list, `The ${list} list is gone`);
  }

  clearQuestion({
    list: said,
    except,
  }: {
    readonly list: string;
    readonly except?: string | undefined;
  }): string {
    const list = this.#known(said);
    const { length } = this.#store.items(list, 'open');
    if (except !== undefined) return `Take everything but ${except} off the ${list} list?`;
    return `Take everything (${length} ${length === 1 ? 'thing' : 'things'}) off the ${list} list?`;
  }

  names() {
    const kept = this.#store.lists();
    const built = Object.keys(BUILT_IN).filter((list) => !kept.some((one) => one.list === list));
    const lists = [...kept, ...built.map((list) => ({ list, open: 0 }))];
    return {
      lists,
      summary: `There are the lists ${lists.map(({ list, open }) => `${list} (${open})`).join(', ')}`,
    };
  }

  /** "There is no farm list yet": what a person must say yes to before one is begun by adding to it. */
  beginQuestion({ list, item }: OnList): string | undefined {
    if (list === undefined || bare(list) === '' || this.#name(list) !== undefined) return undefined;
    return `There is no ${nameIn(list)} list yet. Shall I start one with ${sayAll(several(item))}?`;
  }

  /** The name a list is kept under, by what a person calls it, a slip of the hand aside; `undefined` when there is none such. */
  #name(said: string, isMeant = isSlipOf): string | undefined {
    const words = bare(said);
    const called = [
      ...Object.entries(BUILT_IN),
      ...this.#store.lists().map(({ list }) => [list, [bare(list)]] as const),
    ];
    const byName = (fits: (name: string) => boolean) => called.find(([, names]) => names.some(fits))?.[0];
    return byName((name) => name === words) ?? byName((name) => isMeant(words, name));
  }

  /** The list that all of the things stand on, the first one first. */
  #listOf(items: readonly string[]): string | undefined {
    const lists = [FIRST, ...this.#store.lists().map(({ list }) => list)];
    return lists.find((list) => {
      const open = this.#store.items(list, 'open');
      const isOn = (text: string) => findByWords(text, open, (one) => one.text).length > 0;
      return items.length > 0 && items.every(isOn);
    });
  }

  /** @throws HearthError `unknown-target` where the things stand on no list. */
  #having(items: readonly string[], state: Exclude<ItemState, 'open'>, { key }: Pick<Call, 'key'>): string {
    const lists = this.#store.lists().map(({ list }) => list);
    const isClosed = (list: string) =>
      this.#store.items(list, state).some(({ closedBy }) => closedBy === key);
    const list = lists.find(isClosed) ?? this.#listOf(items);
    if (list !== undefined) return list;
    throw new HearthError('unknown-target', `${sayAll(items)} ${areMany(items) ? 'are' : 'is'} on no list.`);
  }

  /** @throws HearthError `unknown-target` naming the lists there are. */
  #known(said: string): string {
    const list = this.#name(said);
    if (list !== undefined) return list;
    const lists = this.names().lists.map((one) => one.list);
    throw new HearthError('unknown-target', `There is no list "${said}".`, {
      hint: `There are ${lists.join(', ')}; adding something begins a new one.`,
      data: { known: lists },
    });
  }

  #makeRoom(list: string, wanted: number): void {
    if (wanted > ITEMS_MAX)
      throw new HearthError('too-many', `The ${list} list has ${ITEMS_MAX} things already.`, {
        hint: 'Take some off.',
      });
  }

  #tellNames(): void {
    this.#context
      .emit('names', {})
      .catch((error: unknown) =>
        this.#context.log.error('nobody was told of another list', { error: messageOf(error) }),
      );
  }

  #begun(said: string): string {
    if (this.#store.lists().length >= LISTS_MAX)
      throw new HearthError('too-many', `There are ${LISTS_MAX} lists already.`);
    const name = nameIn(said);
    if (name !== '') return name;
    throw new HearthError('invalid-params', `"${said}" is no name for a list.`, {
      faults: [
        {
          path: '/list',
          message: 'has no word that could be its name',
          hint: 'Name it by a word, such as "camping".',
        },
      ],
    });
  }

  #view(list: string, summary: string, withDone = false) {
    const { timezone } = this.#context.place;
    const viewOf = ({ id, text, quantity, addedAt }: Item) => ({
      ...{ id, item: text, quantity },
      added_at: isoIn(addedAt, timezone),
    });
    return {
      list,
      items: this.#store.items(list, 'open').map(viewOf),
      completed: this.#store.items(list, 'completed').length,
      ...(withDone ? { done: this.#store.completed(list, DONE_MAX).map(viewOf) } : {}),
      summary,
    };
  }
}

/** One thing by its words; spelled just so, it is meant even if others hold the words too. */
function the(text: string, open: readonly Item[], list: string): Item {
  const bared = spelled(text);
  const fitting = open.filter((item) => spelled(item.text) === bared);
  if (fitting.length > 0) return fitting[0]!;
  if (findByWords(text, open, (item) => item.text).length === 0)
    throw new HearthError('unknown-target', `There is no "${text}" on the ${list} list.`, {
      hint:
        open.length === 0
          ? 'It is empty.'
          : `On it: ${sayAll(open.slice(0, SAID_MAX).map((item) => item.text))}.`,
    });
  return theOne(
    'thing on the list',
    { query: text },
    open,
    (item) => item.text,
    (item) => item.text,
  );
}

/** Only its place is another one. */
function isMoved(was: Item, is: Item | undefined): boolean {
  return is?.state === 'open' && is.place !== was.place;
}

function several(item: string | readonly string[]): readonly string[] {
  return typeof item === 'string' ? [item] : [...new Set(item)];
}

function spelled(text: string): string {
  return wordsOf(text).join(' ');
}

function withQuantity(text: string, quantity: string | null): string {
  return quantity === null ? text : `${text} (${quantity})`;
}

function sayAll(texts: readonly string[]): string {
  return texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

/** "Eggs are", "milk is", "asparagus is": by the number of things, and of the one by its last letters. */
function areMany(texts: readonly string[]): boolean {
  return texts.length > 1 || /[^su]s$/i.test(texts[0] ?? '');
}
