import { useSignal } from '@preact/signals';
import { Mark } from '../icons.tsx';
import { signIn } from '../store/session.ts';
import { words } from '../words/index.ts';

const said = words.signIn;

/** The door: a token is shown once, the hub gives a session for it. */
export function SignIn() {
  const token = useSignal('');
  const fault = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    const why = await signIn({ token: token.value.trim() });
    busy.value = false;
    fault.value = why === undefined ? undefined : said[why];
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
            <span>{said.token}</span>
            <input
              type="password"
              name="token"
              required
              autocomplete="current-password"
              spellcheck={false}
              value={token.value}
              aria-invalid={fault.value !== undefined}
              aria-describedby="fault"
              onInput={(event) => {
                token.value = event.currentTarget.value;
              }}
            />
          </label>
          <p id="fault" class="fault" role="alert">
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
