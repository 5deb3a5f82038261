import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../icons.tsx';
import { get } from '../../store/api.ts';
import { may } from '../../store/session.ts';
import { capital, whenOf } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { TeachSheet } from '../teach-sheet.tsx';

const said = words.houseView;
const SHOWN = 20;

interface Sentence {
  readonly turn: string;
  readonly at: string;
  readonly text: string;
  readonly parts: readonly string[];
}

/** What was said of late and not understood; a tap teaches what it means. */
export function Misunderstood() {
  const sentences = useSignal<readonly Sentence[]>([]);
  const taught = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (!may('read')) return;
    void get<{ misunderstood: Sentence[] }>('/v1/misunderstood').then((answer) => {
      if (answer.ok) sentences.value = answer.value.misunderstood;
    });
  }, []);
  if (sentences.value.length === 0) return null;
  return (
    <section class="room">
      <header>
        <h2>{said.misunderstood}</h2>
        <span>{sentences.value.length}</span>
      </header>
      <ul class="stack">
        {sentences.value.slice(0, SHOWN).map(({ turn, at, text, parts }) => (
          <li key={turn} class="card item">
            <Icon name="question" />
            <span>
              <b>{capital(text)}</b>
              <small>{whenOf(at)}</small>
            </span>
            {may('act') && (
              <button
                type="button"
                class="button"
                aria-label={said.teachOf(text)}
                onClick={() => {
                  taught.value = parts[0] ?? text;
                }}
              >
                {words.talk.teach}
              </button>
            )}
          </li>
        ))}
      </ul>
      {taught.value !== undefined && (
        <TeachSheet
          taught={{ phrase: taught.value }}
          onTaught={() => {}}
          onClose={() => {
            taught.value = undefined;
          }}
        />
      )}
    </section>
  );
}
