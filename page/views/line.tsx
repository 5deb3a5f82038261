import { signal } from '@preact/signals';
import { Icon } from '../icons.tsx';
import { connection } from '../store/live.ts';
import { place } from '../store/router.ts';
import { entries, latest, say, turnOf } from '../store/talk.ts';
import { words } from '../words/index.ts';
import { Microphone, MicrophoneRemark } from './microphone.tsx';
import { TurnView } from './turn.tsx';

/** What is being written; kept while views change. */
export const draft = signal('');

/** The line to say something, on every view; what became of it stands above, but in Talk, where it stands in the talk. */
export function Line() {
  const submit = (event: Event) => {
    event.preventDefault();
    const text = draft.value.trim();
    if (text === '') return;
    draft.value = '';
    void say(text);
  };
  return (
    <section class="bar" aria-label={words.sayLabel}>
      {place.value !== 'talk' && <Heard />}
      <MicrophoneRemark />
      <form class="line" onSubmit={submit}>
        <label class="hidden" for="line">
          {words.sayLabel}
        </label>
        <input
          id="line"
          value={draft.value}
          onInput={(event) => {
            draft.value = event.currentTarget.value;
          }}
          placeholder={words.say}
          maxLength={10_000}
          autocomplete="off"
          autocapitalize="sentences"
          enterkeyhint="send"
        />
        <Microphone />
        <button
          type="submit"
          class="button round"
          aria-label={words.send}
          disabled={draft.value.trim() === ''}
        >
          <Icon name="send" />
        </button>
      </form>
    </section>
  );
}

function Heard() {
  const last = entries.value.at(-1);
  if (last?.said?.fault !== undefined && connection.value.type !== 'live')
    return (
      <section class="heard" aria-live="polite">
        <p>{words.off.unsent}</p>
      </section>
    );
  const turn = turnOf(latest.value);
  if (turn === undefined) return null;
  return (
    <section class="heard" aria-live="polite" aria-label={words.talk.house}>
      <div class="row">
        <p class="soft small">{turn.text}</p>
        <button
          type="button"
          class="button bare round"
          aria-label={words.close}
          onClick={() => {
            latest.value = undefined;
          }}
        >
          <Icon name="cross" />
        </button>
      </div>
      <TurnView turn={turn} last />
    </section>
  );
}
