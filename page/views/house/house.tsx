import { useSignal } from '@preact/signals';
import { Icon, type IconName } from '../../icons.tsx';
import { forget, keep, recall } from '../../store/keep.ts';
import { may, session, signOut } from '../../store/session.ts';
import { words } from '../../words/index.ts';
import { Health } from './health.tsx';
import { Misunderstood } from './misunderstood.tsx';
import { People } from './people.tsx';
import { Push } from './push.tsx';
import { Quiet } from './quiet.tsx';
import { Things } from './things.tsx';
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
      <Things />
      <Quiet />
      <Push />
      <Misunderstood />
      {may('admin') && <Tokens />}
      <Health />
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
