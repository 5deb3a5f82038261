import { useSignal } from '@preact/signals';
import { MomentField } from '../controls/moment-field.tsx';
import { Sheet } from '../controls/sheet.tsx';
import { doIt } from '../store/doing.ts';
import { instantOf, localTime } from '../words/format.ts';
import { words } from '../words/index.ts';

const said = words.todayView;
const KINDS = ['reminder', 'event', 'alarm', 'timer'] as const;
type Kind = (typeof KINDS)[number];
const REPEATS = {
  never: '',
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
} as const;
type Repeat = keyof typeof REPEATS;
const SOON_MS = 3_600_000;
const STEP_MS = 900_000;

/** Makes a reminder, an event, an alarm or a timer by hand. */
export function MakeSheet({ onClose }: { onClose: () => void }) {
  const kind = useSignal<Kind>('reminder');
  const text = useSignal('');
  const at = useSignal(localTime(Math.ceil((Date.now() + SOON_MS) / STEP_MS) * STEP_MS));
  const minutes = useSignal(10);
  const repeat = useSignal<Repeat>('never');
  const submit = async (event: Event) => {
    event.preventDefault();
    const time = instantOf(at.value);
    const title = text.value.trim();
    const again = REPEATS[repeat.value] === '' ? {} : { rrule: REPEATS[repeat.value] };
    const named = title === '' ? {} : { name: title };
    const done = await {
      reminder: () => doIt('reminders.create', { text: title, at: time, ...again }),
      event: () => doIt('calendar.create', { title, start: time, ...again }),
      alarm: () => doIt('alarm.set', { at: time, ...named, ...again }),
      timer: () => doIt('timer.start', { duration: `PT${minutes.value}M`, ...named }),
    }[kind.value]();
    if (done) onClose();
  };
  return (
    <Sheet title={said.make} onClose={onClose}>
      <form class="form" onSubmit={(event) => void submit(event)}>
        <fieldset class="row choice">
          <legend class="hidden">{said.make}</legend>
          {KINDS.map((one) => (
            <label key={one} class="button">
              <input
                class="hidden"
                type="radio"
                name="kind"
                checked={kind.value === one}
                onChange={() => {
                  kind.value = one;
                }}
              />
              {said.kinds[one]}
            </label>
          ))}
        </fieldset>
        <label class="field">
          <span>{said.what[kind.value]}</span>
          <input
            value={text.value}
            maxLength={kind.value === 'alarm' || kind.value === 'timer' ? 80 : 300}
            required={kind.value === 'reminder' || kind.value === 'event'}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        {kind.value === 'timer' ? (
          <label class="field">
            <span>{said.minutes}</span>
            <input
              type="number"
              min="1"
              max="1440"
              required
              value={minutes.value}
              onInput={(event) => {
                minutes.value = Number(event.currentTarget.value);
              }}
            />
          </label>
        ) : (
          <>
            <MomentField label={said.when} type="datetime-local" value={at} />
            <label class="field">
              <span>{said.repeat}</span>
              <select
                value={repeat.value}
                onChange={(event) => {
                  repeat.value = event.currentTarget.value as Repeat;
                }}
              >
                {(Object.keys(REPEATS) as Repeat[]).map((one) => (
                  <option key={one} value={one}>
                    {said.repeats[one]}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        <button type="submit" class="button first">
          {words.save}
        </button>
      </form>
    </Sheet>
  );
}
