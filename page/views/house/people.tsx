import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Sheet } from '../../controls/sheet.tsx';
import { Icon } from '../../icons.tsx';
import { ask, call, get } from '../../store/api.ts';
import { doIt, faultWords, tell } from '../../store/doing.ts';
import { changedRows } from '../../store/live.ts';
import { may, session } from '../../store/session.ts';
import { whenOf } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { InviteSheet, type Person } from './invite.tsx';

const said = words.houseView;

/** Whether somebody is at home, and since when; null where nothing tells. */
interface Presence {
  readonly id: string;
  readonly state: 'home' | 'away' | null;
  readonly since: string | null;
}
interface Tracker {
  readonly id: string;
  readonly name: string;
  readonly person: string | null;
}

/** Who lives here and who of them is at home; a tap opens one of them. */
export function People() {
  const people = useSignal<readonly Person[] | undefined>(undefined);
  const presence = useSignal<readonly Presence[]>([]);
  const opened = useSignal<Person | undefined>(undefined);
  const invited = useSignal<Person | undefined>(undefined);
  const read = async () => {
    if (!may('read')) return;
    const [all, who] = await Promise.all([
      get<{ people: Person[] }>('/v1/people'),
      call<{ people: Presence[] }>('presence.who'),
    ]);
    if (all.ok) people.value = all.value.people;
    if (who.ok) presence.value = who.value.people;
  };
  const changed = changedRows.value;
  useEffect(() => void read(), [changed]);
  if (people.value === undefined) return null;
  const of = (person: Person) => presence.value.find(({ id }) => id === person.id);
  return (
    <section class="room">
      <header>
        <h2>{said.people}</h2>
      </header>
      <ul class="stack">
        {people.value.map((person) => (
          <li key={person.id} class="card both">
            <button
              type="button"
              class="item plain"
              onClick={() => {
                opened.value = person;
              }}
            >
              <Icon name="person" />
              <span>
                <b>{person.name}</b>
                <small>
                  {[words.roles[person.role], whereWords(of(person))].filter(Boolean).join(' · ')}
                </small>
              </span>
            </button>
            {may('admin') && (
              <button
                type="button"
                class="button"
                aria-label={said.inviteOf(person.name)}
                onClick={() => {
                  invited.value = person;
                }}
              >
                <Icon name="code" />
                {said.invite}
              </button>
            )}
          </li>
        ))}
      </ul>
      {opened.value !== undefined && (
        <PersonSheet
          person={opened.value}
          presence={of(opened.value)}
          onChanged={() => void read()}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
      {invited.value !== undefined && (
        <InviteSheet
          person={invited.value}
          onClose={() => {
            invited.value = undefined;
          }}
        />
      )}
    </section>
  );
}

function whereWords(presence: Presence | undefined): string {
  if (presence === undefined || presence.state === null) return '';
  const where = said.where[presence.state];
  return presence.since === null ? where : said.since(where, whenOf(presence.since));
}

/** Somebody of the house, opened: whether they are at home, and the phones that tell it. */
function PersonSheet(props: {
  person: Person;
  presence: Presence | undefined;
  onChanged: () => void;
  onClose: () => void;
}) {
  const { person, presence, onChanged, onClose } = props;
  const maySay = may('act') || session()?.person?.id === person.id;
  return (
    <Sheet title={person.name} lead={words.roles[person.role]} onClose={onClose}>
      <div class="form">
        <p class="now">{whereWords(presence) || said.nowhere}</p>
        {maySay && presence !== undefined && (
          <div class="row">
            {(['home', 'away'] as const).map((state) => (
              <button
                key={state}
                type="button"
                class="button"
                aria-pressed={presence.state === state}
                onClick={() => void doIt('presence.set', { person: person.id, state }).then(onChanged)}
              >
                {said.where[state]}
              </button>
            ))}
          </div>
        )}
        {may('admin') && <Trackers person={person} onChanged={onChanged} />}
      </div>
    </Sheet>
  );
}

function Trackers({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const trackers = useSignal<readonly Tracker[]>([]);
  const read = async () => {
    const answer = await call<{ trackers: Tracker[] }>('presence.trackers');
    if (answer.ok) trackers.value = answer.value.trackers;
  };
  useEffect(() => void read(), [person.id]);
  const isOf = (tracker: Tracker) => tracker.person === person.id;
  const bind = async (tracker: Tracker) => {
    const ids = trackers.value.filter((one) => isOf(one) !== (one.id === tracker.id)).map(({ id }) => id);
    const answer = await ask('PATCH', `/v1/people/${person.id}`, { trackers: ids });
    if (!answer.ok) tell(faultWords(answer.problem), true);
    await read();
    onChanged();
  };
  if (trackers.value.length === 0) return <p class="soft small">{said.noPhones}</p>;
  return (
    <fieldset class="choice stack">
      <legend>{said.phones}</legend>
      {trackers.value.map((tracker) => (
        <label key={tracker.id} class="card item">
          <input type="checkbox" checked={isOf(tracker)} onChange={() => void bind(tracker)} />
          <span>
            <b>{tracker.name}</b>
            {tracker.person !== null && !isOf(tracker) && <small>{said.phoneOf(tracker.person)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
