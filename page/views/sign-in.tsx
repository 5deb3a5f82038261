import { useSignal } from '@preact/signals';
import { Door } from '../controls/door.tsx';
import { signIn } from '../store/session.ts';
import { words } from '../words/index.ts';

const said = words.signIn;

/** The door: a token is shown once, the hub gives a session for it. */
export function SignIn() {
  const token = useSignal('');
  const enter = async () => {
    const why = await signIn({ token: token.value.trim() });
    return why === undefined ? undefined : said[why];
  };
  return (
    <Door title={said.title} lead={said.lead} go={said.go} enter={enter}>
      {(fault) => (
        <label class="field">
          <span>{said.token}</span>
          <input
            type="password"
            name="token"
            required
            autocomplete="current-password"
            spellcheck={false}
            value={token.value}
            aria-invalid={fault !== undefined}
            aria-describedby="fault"
            onInput={(event) => {
              token.value = event.currentTarget.value;
            }}
          />
        </label>
      )}
    </Door>
  );
}
