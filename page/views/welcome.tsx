import { useSignal } from '@preact/signals';
import { Door } from '../controls/door.tsx';
import { goTo } from '../store/router.ts';
import { signIn } from '../store/session.ts';
import { words } from '../words/index.ts';
import { SignIn } from './sign-in.tsx';

const said = words.welcome;

/** Where an invitation leads: the one who holds it comes in as the person it is for. What stands behind # reaches no log. */
export function Welcome() {
  const invitation = new URLSearchParams(location.hash.slice(1)).get('invitation');
  const device = useSignal(deviceName());
  if (invitation === null) return <SignIn />;
  const enter = async () => {
    const why = await signIn({ invitation, device: device.value.trim() });
    if (why !== undefined) return why === 'wrong' ? said.used : words.signIn[why];
    history.replaceState(null, '', '/welcome');
    goTo('rooms');
    return undefined;
  };
  return (
    <Door title={said.title} lead={said.lead} go={said.go} enter={enter}>
      {() => (
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
      )}
    </Door>
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
