import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { faceOf } from '../controls/faces.ts';
import { Icon, type IconName } from '../icons.tsx';
import { get } from '../store/api.ts';
import { forget, keep, recall } from '../store/keep.ts';
import { may, session, signOut } from '../store/session.ts';
import { rooms, type Thing } from '../store/things.ts';
import { capital, whenOf } from '../words/format.ts';
import { words } from '../words/index.ts';
import { InviteSheet, type Person } from './invite.tsx';
import { Push } from './push.tsx';
import { ThingSheet } from './thing.tsx';
import { Tokens } from './tokens.tsx';

const said = words.houseView;

/** What the house is made of: people, things, who may come in, how it is. */
export function House() {
  return (
    <main class="narrow" id="main">
      <header>
        <h1 tabIndex={-1}>{words.views.house}</h1>
        <p>{signedInAs()}</p>
      </header>
      <ul class="stack room">
        {may('read') && <Way href="/rules" icon="rule" title={words.rulesView.title} />}
        {may('read') && <Way href="/history" icon="history" title={words.views.history} />}
        <Way href="/docs" icon="question" title={said.docs} />
      </ul>
      <People />
      {may('admin') && <Tokens />}
      <Things />
      <Health />
      <Push />
      <Appearance />
      <section class="room">
        <button type="button" class="button" onClick={() => void signOut()}>
          <Icon name="out" />
          {said.signOut}
        </button>
      </section>
    </main>
  );
}

function signedInAs(): string {
  const { person, role } = session() ?? { person: null, role: 'guest' as const };
  return person === null ? said.asRole(words.roles[role]) : said.as(person.name, words.roles[role]);
}

function Way({ href, icon, title }: { href: string; icon: IconName; title: string }) {
  return (
    <li>
      <a class="card item" href={href}>
        <Icon name={icon} />
        <span>
          <b>{title}</b>
        </span>
        <Icon name="right" small />
      </a>
    </li>
  );
}

function People() {
  const people = useSignal<readonly Person[] | undefined>(undefined);
  const invited = useSignal<Person | undefined>(undefined);
  useEffect(() => {
    if (!may('read')) return;
    void get<{ people: Person[] }>('/v1/people').then((answer) => {
      if (answer.ok) people.value = answer.value.people;
    });
  }, []);
  if (people.value === undefined) return null;
  return (
    <section class="room">
      <header>
        <h2>{said.people}</h2>
      </header>
      <ul class="stack">
        {people.value.map((person) => (
          <li key={person.id} class="card item">
            <Icon name="person" />
            <span>
              <b>{person.name}</b>
              <small>{words.roles[person.role]}</small>
            </span>
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

/** All things by room, also those that have no tile. */
function Things() {
  const opened = useSignal<Thing | undefined>(undefined);
  const count = rooms.value.reduce((sum, room) => sum + room.things.length, 0);
  if (count === 0) return null;
  return (
    <section class="room">
      <header>
        <h2>{said.things}</h2>
        <span>{count}</span>
      </header>
      <div class="stack">
        {rooms.value.map((room) => (
          <details key={room.name} class="card">
            <summary>
              <b class="cap">{room.name === '' ? words.rooms.nowhere : room.name}</b>
              <span class="soft figures">{room.things.length}</span>
            </summary>
            <ul>
              {room.things.map((thing) => {
                const face = faceOf(thing);
                return (
                  <li key={thing.device.value.id}>
                    <button
                      type="button"
                      class="item plain"
                      onClick={() => {
                        opened.value = thing;
                      }}
                    >
                      <Icon name={face.icon} />
                      <span>
                        <b>{thing.device.value.name}</b>
                        <small>{face.state}</small>
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </details>
        ))}
      </div>
      {opened.value !== undefined && (
        <ThingSheet
          thing={opened.value}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
    </section>
  );
}

interface Ready {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, boolean>>;
  readonly version: string;
}
interface Model {
  readonly name: string;
  readonly state: string;
  readonly since: string;
  readonly why: string | null;
}
/** Something that was looked at, and what to do where it is not well. */
interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly hint?: string;
}

function Health() {
  const ready = useSignal<Ready | undefined>(undefined);
  const model = useSignal<Model | undefined>(undefined);
  const findings = useSignal<readonly Finding[]>([]);
  useEffect(() => {
    void get<Ready>('/readyz').then((answer) => {
      if (answer.ok) ready.value = answer.value;
    });
    if (may('admin'))
      void get<{ findings: Finding[]; model: Model | null }>('/v1/health').then((answer) => {
        if (!answer.ok) return;
        findings.value = answer.value.findings;
        model.value = answer.value.model ?? undefined;
      });
  }, []);
  if (ready.value === undefined) return null;
  return (
    <section class="room">
      <header>
        <h2>{said.health}</h2>
        <span>{said.version(ready.value.version)}</span>
      </header>
      <dl class="facts">
        {Object.entries(ready.value.parts).map(([part, well]) => (
          <div key={part}>
            <dt>{said.parts[part] ?? capital(part)}</dt>
            <dd class={well ? undefined : 'fault'}>{well ? said.well : said.unwell}</dd>
          </div>
        ))}
        {model.value !== undefined && (
          <div>
            <dt>{said.model}</dt>
            <dd>
              {model.value.name}, {said.states[model.value.state] ?? model.value.state} ·{' '}
              {whenOf(model.value.since)}
            </dd>
          </div>
        )}
      </dl>
      <ul class="stack findings">
        {findings.value
          .filter(({ ok }) => !ok)
          .map(({ what, hint }) => (
            <li key={what} class="card item">
              <Icon name="health" />
              <span>
                <b>{capital(what)}</b>
                {hint !== undefined && <small>{hint}</small>}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

function Appearance() {
  const theme = useSignal<Theme>(recall<Theme>('theme') ?? 'auto');
  const choose = (next: Theme) => {
    theme.value = next;
    const { dataset } = document.documentElement;
    if (next === 'auto') {
      delete dataset['theme'];
      forget('theme');
    } else {
      dataset['theme'] = next;
      keep('theme', next);
    }
  };
  return (
    <section class="room">
      <header>
        <h2>{said.appearance}</h2>
      </header>
      <div class="row">
        {THEMES.map((one) => (
          <button
            key={one}
            type="button"
            class="button"
            aria-pressed={theme.value === one}
            onClick={() => choose(one)}
          >
            {said.themes[one]}
          </button>
        ))}
      </div>
    </section>
  );
}
