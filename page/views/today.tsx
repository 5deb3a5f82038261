import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Empty } from '../controls/empty.tsx';
import { Icon } from '../icons.tsx';
import { told } from '../store/doing.ts';
import { changedRows, connection } from '../store/live.ts';
import { type Day, readTomorrow, today, tomorrow } from '../store/today.ts';
import { dayOf, leftOf, timeOf } from '../words/format.ts';
import { words } from '../words/index.ts';
import { itemsOf, type TodayItem } from './today-items.ts';
import { MakeSheet } from './today-make.tsx';
import { ItemSheet } from './today-sheet.tsx';

const said = words.todayView;

/** What is due: what was, the time it is now, what comes, and tomorrow. */
export function Today() {
  const opened = useSignal<TodayItem | undefined>(undefined);
  const making = useSignal(false);
  const now = useNow();
  const day = today.value;
  useEffect(() => void readTomorrow(), [day, told.value, changedRows.value]);
  const items = day === undefined ? [] : itemsOf(day);
  const open = (item: TodayItem) => {
    opened.value = item;
  };
  return (
    <main class="narrow" id="main">
      <header class="told">
        <div>
          <h1 tabIndex={-1}>{words.views.today}</h1>
          <p>
            {dayOf(now)}
            {day !== undefined &&
              ` · ${said.left(items.filter(({ at }) => at !== undefined && at > now).length)}`}
          </p>
        </div>
        <button
          type="button"
          class="button round first"
          aria-label={said.make}
          onClick={() => {
            making.value = true;
          }}
        >
          <Icon name="plus" />
        </button>
      </header>
      {day === undefined ? (
        <Empty icon="calendar" title={connection.value.type === 'live' ? words.refused : words.loading} />
      ) : (
        <>
          <DayView items={items} now={now} onOpen={open} />
          {items.length === 0 && <Empty icon="calendar" title={said.none} hint={said.noneHint} />}
        </>
      )}
      {tomorrow.value !== undefined && <Tomorrow day={tomorrow.value} onOpen={open} />}
      {opened.value !== undefined && (
        <ItemSheet
          item={opened.value}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
      {making.value && (
        <MakeSheet
          onClose={() => {
            making.value = false;
          }}
        />
      )}
    </main>
  );
}

function Tomorrow({ day, onOpen }: { day: Day; onOpen: (item: TodayItem) => void }) {
  const items = itemsOf(day).filter(({ kind, rule }) => kind !== 'timer' && !rule);
  return (
    <section class="room">
      <header>
        <h2>{words.tomorrow}</h2>
        <span>{dayOf(day.from)}</span>
      </header>
      {items.length === 0 ? (
        <p class="soft">{said.noneTomorrow}</p>
      ) : (
        <DayView items={items} onOpen={onOpen} />
      )}
    </section>
  );
}

function DayView(props: { items: readonly TodayItem[]; now?: number; onOpen: (item: TodayItem) => void }) {
  const { items, now, onOpen } = props;
  const past =
    now === undefined
      ? []
      : items.filter(({ at, kind }) => at !== undefined && at <= now && kind !== 'timer');
  const coming = items.filter((item) => !past.includes(item));
  return (
    <ol class="day">
      {past.map((item) => (
        <ItemView key={item.key} item={item} past onOpen={onOpen} />
      ))}
      {now !== undefined && (
        <li class="clock" aria-hidden="true">
          {timeOf(now)}
        </li>
      )}
      {coming.map((item) => (
        <ItemView key={item.key} item={item} now={now} onOpen={onOpen} />
      ))}
    </ol>
  );
}

function ItemView(props: {
  item: TodayItem;
  past?: boolean;
  now?: number | undefined;
  onOpen: (item: TodayItem) => void;
}) {
  const { item, past, now, onOpen } = props;
  const left =
    item.kind !== 'timer'
      ? undefined
      : item.paused
        ? item.remaining!
        : Math.max(0, (item.at ?? 0) - (now ?? 0));
  return (
    <li class={past ? 'past' : undefined}>
      <time>{item.kind === 'timer' || item.at === undefined || item.allDay ? '' : timeOf(item.at)}</time>
      <button
        type="button"
        class={item.kind === 'timer' ? 'card item runs' : 'card item'}
        onClick={() => onOpen(item)}
      >
        <Icon name={item.icon} />
        <span>
          <b>{item.title}</b>
          {item.note !== '' && <small>{left === 0 ? said.over : item.note}</small>}
        </span>
        {left !== undefined && <strong class="figures">{leftOf(left)}</strong>}
      </button>
    </li>
  );
}

const TICK_MS = 1000;
/** The time, each second while the page is looked at. */
function useNow(): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const tick = setInterval(() => {
      if (!document.hidden) now.value = Date.now();
    }, TICK_MS);
    return () => clearInterval(tick);
  }, []);
  return now.value;
}
