import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { MomentField } from '../../controls/moment-field.tsx';
import { call } from '../../store/api.ts';
import { doIt } from '../../store/doing.ts';
import { session } from '../../store/session.ts';
import { dayNow, instantOf, whenOf } from '../../words/format.ts';
import { words } from '../../words/index.ts';

const said = words.quietView;

interface Settings {
  readonly doors?: readonly Door[];
  readonly quiet?: { readonly from: string; readonly to: string } | null;
  /** ms since the epoch */
  readonly quietUntil: number | null;
}
type Door = keyof typeof said.doors;
const DOORS = ['websocket', 'push', 'email', 'voice'] as const;

/** When the house is quiet for whoever is signed in, and by which door it speaks to them first. */
export function Quiet() {
  const settings = useSignal<Settings | undefined>(undefined);
  const from = useSignal('22:00');
  const to = useSignal('07:00');
  const person = session()?.person;
  const read = async () => {
    const answer = await call<Settings>('notices.settings');
    if (!answer.ok) return;
    settings.value = answer.value;
    from.value = answer.value.quiet?.from ?? from.value;
    to.value = answer.value.quiet?.to ?? to.value;
  };
  useEffect(() => {
    if (person !== null && person !== undefined) void read();
  }, [person?.id]);
  const now = settings.value;
  if (now === undefined) return null;
  const run = (method: string, params: object) => void doIt(`notices.${method}`, params).then(read);
  const submit = (event: Event) => {
    event.preventDefault();
    const at = (time: string) => instantOf(`${dayNow()}T${time}`);
    run('set_quiet_hours', { start: at(from.value), end: at(to.value) });
  };
  const hasHours = now.quiet !== null && now.quiet !== undefined;
  return (
    <section class="room">
      <header>
        <h2>{said.title}</h2>
      </header>
      <p class="soft">
        {now.quietUntil !== null
          ? said.until(whenOf(now.quietUntil))
          : hasHours
            ? said.every(now.quiet!.from, now.quiet!.to)
            : said.lead}
      </p>
      <form class="filters" onSubmit={submit}>
        <MomentField label={said.from} type="time" value={from} />
        <MomentField label={said.to} type="time" value={to} />
        <div class="row whole">
          <button type="submit" class="button">
            {said.set}
          </button>
          {hasHours && (
            <button type="button" class="button" onClick={() => run('speak_again', { hours: true })}>
              {said.none}
            </button>
          )}
          {now.quietUntil === null ? (
            <button type="button" class="button" onClick={() => run('keep_quiet', { for: 'PT1H' })}>
              {said.hour}
            </button>
          ) : (
            <button type="button" class="button" onClick={() => run('speak_again', {})}>
              {said.speak}
            </button>
          )}
        </div>
      </form>
      <label class="field">
        <span>{said.door}</span>
        <select
          value={now.doors?.[0] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            run(
              'reach',
              value === '' ? { usual: true } : { doors: [value, ...DOORS.filter((door) => door !== value)] },
            )
          }
        >
          <option value="">{said.usual}</option>
          {DOORS.map((door) => (
            <option key={door} value={door}>
              {said.doors[door]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
