import { useSignal } from '@preact/signals';
import { Mark } from '../icons.tsx';
import { goTo } from '../store/router.ts';
import { signIn } from '../store/session.ts';
import { words } from '../words/index.ts';
import { SignIn } from './sign-in.tsx';

const said = words.welcome;

/** Where an invitation leads: the one who holds it comes in as the person it is for. What stands behind # reaches no log. */
export function Welcome() {
  const invitation = new URLSearchParams(location.hash.slice(1)).get('invitation');
  const device = useSignal(deviceName());
  const fault = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  if (invitation === null) return <SignIn />;
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    const why = await signIn({ invitation, device: device.value.trim() });
    busy.value = false;
    fault.value = why === undefined ? undefined : why === 'wrong' ? said.used : words.signIn[why];
    if (why !== undefined) return;
    history.replaceState(null, '', '/welcome');
    goTo('rooms');
  };
  return (
    <main class="door" id="main">
      <div>
        <header class="form">
          <Mark />
          <h1 tabIndex={-1}>{said.title}</h1>
          <p class="soft">{said.lead}</p>
        </header>
        <form class="form" onSubmit={(event) => void submit(event)}>
          <label class="field">
            <span>{said.device}</span>
            <input
              required
              maxLength={40}
              value={device.value}
              onInput={(event) => {
                device.value = event.currentTarget.value;
              }}
            />
          </label>
          <p class="fault" role="alert">
            {fault.value}
          </p>
          <button type="submit" class="button first" disabled={busy.value}>
            {said.go}
          </button>
        </form>
      </div>
    </main>
  );
}

/** What this is, as far as a browser tells: people may write something better. */
function deviceName(): string {
  const agent = navigator.userAgent;
  const known = ['iPhone', 'iPad', 'Android', 'Macintosh', 'Windows', 'Linux'].find((name) =>
    agent.includes(name),
  );
  return known === undefined ? said.browser : known === 'Macintosh' ? 'Mac' : known;
}
