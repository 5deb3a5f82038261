import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { capital } from '../words/format.ts';
import { words } from '../words/index.ts';

const said = words.listsView;

/** Something on a list, as the service tells it. */
export interface Item {
  readonly id: string;
  readonly item: string;
  readonly quantity: string | null;
}

export function ItemWords({ item }: { item: Item }) {
  return (
    <span>
      {capital(item.item)}
      {item.quantity !== null && <span class="soft"> · {item.quantity}</span>}
    </span>
  );
}

/** A list whose rows are dragged by their grip, or moved with the arrow keys on it. `onMoved` is told the new order. */
export function Reorder(props: {
  items: readonly Item[];
  onMoved: (next: readonly Item[], item: Item) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const dragged = useSignal<readonly Item[] | undefined>(undefined);
  const shown = dragged.value ?? props.items;
  const placed = (item: Item, index: number) => {
    const others = shown.filter(({ id }) => id !== item.id);
    return others.toSpliced(Math.max(0, index), 0, item);
  };
  const drag = (item: Item, clientY: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex(({ top, bottom }) => clientY >= top && clientY <= bottom);
    if (over >= 0 && shown[over]?.id !== item.id) dragged.value = placed(item, over);
  };
  const drop = (item: Item) => {
    const next = dragged.value;
    dragged.value = undefined;
    if (next !== undefined) props.onMoved(next, item);
  };
  const step = (event: KeyboardEvent, item: Item) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const index = shown.indexOf(item) + by;
    if (by === 0 || index < 0 || index >= shown.length) return;
    event.preventDefault();
    props.onMoved(placed(item, index), item);
  };
  return (
    <ul class="ticks" ref={list}>
      {shown.map((item) => (
        <li key={item.id} class="card">
          <button
            type="button"
            class="tick grip"
            aria-label={said.move(item.item)}
            aria-keyshortcuts="ArrowUp ArrowDown"
            onKeyDown={(event) => step(event, item)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => event.buttons > 0 && drag(item, event.clientY)}
            onPointerUp={() => drop(item)}
            onPointerCancel={() => {
              dragged.value = undefined;
            }}
          >
            <Icon name="grip" />
            <ItemWords item={item} />
          </button>
        </li>
      ))}
    </ul>
  );
}
