import { useSignal } from '@preact/signals';
import { MomentField } from '../controls/moment-field.tsx';
import { Sheet } from '../controls/sheet.tsx';
import { doIt } from '../store/doing.ts';
import { instantOf, localTime, whenOf } from '../words/format.ts';
import { words } from '../words/index.ts';
import type { TodayItem } from './today-items.ts';

const said = words.todayView;

interface Choice {
  readonly label: string;
  readonly method: string;
  readonly params: object;
  readonly grave?: boolean;
}

/** What may be done with something of the day. */
export function ItemSheet({ item, onClose }: { item: TodayItem; onClose: () => void }) {
  const run = async ({ method, params }: Choice) => {
    if (await doIt(method, params)) onClose();
  };
  return (
    <Sheet
      title={item.title}
      lead={item.at === undefined || item.kind === 'timer' ? item.note : `${whenOf(item.at)} · ${item.note}`}
      onClose={onClose}
    >
      <div class="form">
        <div class="row">
          {choicesOf(item).map((choice) => (
            <button
              key={choice.label}
              type="button"
              class={choice.grave ? 'button grave' : 'button'}
              onClick={() => void run(choice)}
            >
              {choice.label}
            </button>
          ))}
        </div>
        {item.at !== undefined &&
          (item.kind === 'reminder' || item.kind === 'event' || item.kind === 'alarm') && (
            <Move item={item} at={item.at} onDone={onClose} />
          )}
      </div>
    </Sheet>
  );
}

function Move({ item, at, onDone }: { item: TodayItem; at: number; onDone: () => void }) {
  const value = useSignal(localTime(at));
  const submit = async (event: Event) => {
    event.preventDefault();
    const next = instantOf(value.value);
    const occurrence = item.series ? { occurrence: new Date(at).toISOString() } : {};
    const service = item.kind === 'event' ? 'calendar' : item.kind === 'alarm' ? 'alarm' : 'reminders';
    const when = item.kind === 'event' ? { start: next } : { at: next };
    if (await doIt(`${service}.change`, { id: item.id, ...when, ...occurrence })) onDone();
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <MomentField label={item.series ? said.moveOne : said.move} type="datetime-local" value={value} />
      <button type="submit" class="button first">
        {words.save}
      </button>
    </form>
  );
}

function choicesOf({ kind, id, at, series, paused }: TodayItem): readonly Choice[] {
  const on = at === undefined ? {} : { on: new Date(at).toISOString() };
  switch (kind) {
    case 'timer':
      return [
        paused
          ? { label: said.resume, method: 'timer.resume', params: { id } }
          : { label: said.pause, method: 'timer.pause', params: { id } },
        { label: said.plus(1), method: 'timer.add', params: { id, duration: 'PT1M' } },
        { label: said.plus(5), method: 'timer.add', params: { id, duration: 'PT5M' } },
        { label: said.stop, method: 'timer.cancel', params: { id }, grave: true },
      ];
    case 'reminder':
      return [
        { label: said.done, method: 'reminders.done', params: { id } },
        { label: said.later(10), method: 'reminders.snooze', params: { id, for: 'PT10M' } },
        { label: said.hour, method: 'reminders.snooze', params: { id, for: 'PT1H' } },
        ...(series ? [{ label: said.skip, method: 'reminders.skip', params: { id, ...on } }] : []),
        {
          label: series ? said.removeAll : said.remove,
          method: 'reminders.cancel',
          params: { id, ...(series && { all: true }) },
          grave: true,
        },
      ];
    case 'alarm':
      return [
        ...(series ? [{ label: said.skip, method: 'alarm.skip', params: { id, ...on } }] : []),
        { label: series ? said.removeAll : said.remove, method: 'alarm.cancel', params: { id }, grave: true },
      ];
    case 'event':
      return [
        ...(series && at !== undefined
          ? [
              {
                label: said.skip,
                method: 'calendar.cancel',
                params: { id, occurrence: new Date(at).toISOString() },
              },
            ]
          : []),
        {
          label: series ? said.removeAll : said.remove,
          method: 'calendar.cancel',
          params: { id, ...(series && { all: true }) },
          grave: true,
        },
      ];
    case 'schedule':
      return [
        ...(series ? [{ label: said.skip, method: 'schedule.skip', params: { id, ...on } }] : []),
        { label: said.remove, method: 'schedule.cancel', params: { id }, grave: true },
      ];
  }
}
