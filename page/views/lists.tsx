import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Empty } from '../controls/empty.tsx';
import { FieldSheet } from '../controls/field-sheet.tsx';
import { Icon } from '../icons.tsx';
import { call } from '../store/api.ts';
import { doIt, faultWords, tell } from '../store/doing.ts';
import { keep, recall } from '../store/keep.ts';
import { changedRows } from '../store/live.ts';
import { capital } from '../words/format.ts';
import { words } from '../words/index.ts';
import { type Item, ItemWords, Reorder } from './list-order.tsx';

const said = words.listsView;

interface ListRow {
  readonly list: string;
  readonly open: number;
}

/** The lists of the home, one at a time: add, tick, take off. */
export function Lists() {
  const lists = useSignal<readonly ListRow[]>(recall<ListRow[]>('lists') ?? []);
  const chosen = useSignal(recall<string>('list') ?? 'shopping');
  const items = useSignal<readonly Item[] | undefined>(recall<Item[]>(`list.${chosen.value}`));
  const fault = useSignal<string | undefined>(undefined);
  const done = useSignal<readonly Item[]>([]);
  const naming = useSignal(false);
  const ordering = useSignal(false);

  const read = async () => {
    const name = chosen.value;
    const [all, one] = await Promise.all([
      call<{ lists: ListRow[] }>('list.list'),
      call<{ items: Item[]; done?: Item[] }>('list.get', { list: name, done: true }),
    ]);
    if (all.ok) {
      lists.value = all.value.lists;
      keep('lists', lists.value);
    }
    if (name !== chosen.value) return;
    fault.value = one.ok ? undefined : faultWords(one.problem);
    if (!one.ok) return;
    items.value = one.value.items;
    done.value = one.value.done ?? [];
    keep(`list.${name}`, items.value);
  };
  const choose = (name: string) => {
    chosen.value = name;
    keep('list', name);
    items.value = recall<Item[]>(`list.${name}`);
    done.value = [];
    ordering.value = false;
    void read();
  };
  const changed = changedRows.value;
  useEffect(() => {
    if (items.value === undefined || changed.services.length === 0 || changed.services.includes('list'))
      void read();
  }, [changed]);

  const tick = async (item: Item) => {
    const before = items.value;
    items.value = before?.filter(({ id }) => id !== item.id);
    if (await doIt('list.complete', { list: chosen.value, item: item.item })) await read();
    else items.value = before;
  };
  const move = async (next: readonly Item[], item: Item) => {
    const before = next[next.indexOf(item) + 1];
    items.value = next;
    const where = before === undefined ? {} : { before: before.item };
    const answer = await call('list.move', { list: chosen.value, item: item.item, ...where });
    if (!answer.ok) tell(faultWords(answer.problem), true);
    await read();
  };
  return (
    <main class="narrow" id="main">
      <header>
        <h1 tabIndex={-1}>{words.views.lists}</h1>
      </header>
      <section class="chips" aria-label={words.views.lists}>
        {lists.value.map(({ list, open }) => (
          <button
            key={list}
            type="button"
            class="button"
            aria-pressed={list === chosen.value}
            onClick={() => choose(list)}
          >
            {capital(list)}
            {open > 0 && <span class="figures">{open}</span>}
          </button>
        ))}
        <button
          type="button"
          class="button"
          aria-label={said.create}
          onClick={() => {
            naming.value = true;
          }}
        >
          <Icon name="plus" />
        </button>
      </section>
      <AddForm list={chosen.value} onAdded={() => void read()} />
      {fault.value !== undefined && <p class="fault">{fault.value}</p>}
      {items.value !== undefined && items.value.length === 0 && (
        <Empty icon="list" title={said.none} hint={said.noneHint} />
      )}
      {ordering.value && items.value !== undefined && <Reorder items={items.value} onMoved={move} />}
      <ul class="ticks">
        {(ordering.value ? [] : items.value)?.map((item) => (
          <li key={item.id} class="card">
            <button
              type="button"
              class="tick"
              aria-label={said.tick(item.item)}
              onClick={() => void tick(item)}
            >
              <span class="box">
                <Icon name="check" small />
              </span>
              <ItemWords item={item} />
            </button>
            <button
              type="button"
              class="button bare round"
              aria-label={said.takeOff(item.item)}
              onClick={() => void doIt('list.remove', { list: chosen.value, item: item.item }).then(read)}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
      {done.value.length > 0 && (
        <Done
          items={done.value}
          onBack={(item) =>
            void doIt('list.reopen', { list: chosen.value, item: item.item }).then((back) =>
              back ? read() : undefined,
            )
          }
        />
      )}
      {lists.value.length > 0 && (
        <p class="row under">
          {(items.value?.length ?? 0) > 1 && (
            <button
              type="button"
              class="button bare"
              aria-pressed={ordering.value}
              onClick={() => {
                ordering.value = !ordering.value;
              }}
            >
              {ordering.value ? said.ordered : said.reorder}
            </button>
          )}
          {(items.value?.length ?? 0) > 0 && (
            <button
              type="button"
              class="button bare apart"
              onClick={() => void doIt('list.clear', { list: chosen.value }).then(read)}
            >
              {said.clear}
            </button>
          )}
          {!BUILT_IN.has(chosen.value) && (
            <button
              type="button"
              class="button bare"
              onClick={() =>
                void doIt('list.delete', { list: chosen.value }).then((done) => done && choose('shopping'))
              }
            >
              {said.remove}
            </button>
          )}
        </p>
      )}
      {naming.value && (
        <FieldSheet
          title={said.create}
          fields={[{ label: said.name, maxLength: 60 }]}
          save={async ([name = '']) => {
            const list = name.toLocaleLowerCase();
            const isMade = await doIt('list.create', { list });
            if (isMade) choose(list);
            return isMade;
          }}
          onClose={() => {
            naming.value = false;
          }}
        />
      )}
    </main>
  );
}

/** Those that are always there. */
const BUILT_IN = new Set(['shopping', 'to-do']);

/** What was ticked off; a tap puts it back. */
function Done({ items, onBack }: { items: readonly Item[]; onBack: (item: Item) => void }) {
  return (
    <details class="card done">
      <summary>
        <b>{said.done}</b>
        <span class="soft figures">{items.length}</span>
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" class="tick" aria-label={said.back(item.item)} onClick={() => onBack(item)}>
              <span class="box ticked">
                <Icon name="check" small />
              </span>
              <ItemWords item={item} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function AddForm({ list, onAdded }: { list: string; onAdded: () => void }) {
  const text = useSignal('');
  const submit = async (event: Event) => {
    event.preventDefault();
    const item = text.value.trim();
    if (item === '') return;
    text.value = '';
    if (await doIt('list.add', { list, item })) onAdded();
    else text.value = item;
  };
  return (
    <form class="add" onSubmit={(event) => void submit(event)}>
      <input
        class="input"
        aria-label={said.add(list)}
        placeholder={said.add(list)}
        maxLength={200}
        enterkeyhint="done"
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="button first" disabled={text.value.trim() === ''}>
        {said.addGo}
      </button>
    </form>
  );
}
