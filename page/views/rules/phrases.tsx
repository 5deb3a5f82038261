import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Empty } from '../../controls/empty.tsx';
import { Icon } from '../../icons.tsx';
import { get } from '../../store/api.ts';
import { changedRows } from '../../store/live.ts';
import { may } from '../../store/session.ts';
import { capital } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { type Taught, TeachSheet } from '../teach-sheet.tsx';

const said = words.phrases;

/** Words that people gave a meaning of their own, and what is then done. */
export function Phrases() {
  const phrases = useSignal<readonly Taught[] | undefined>(undefined);
  const opened = useSignal<Partial<Taught> | undefined>(undefined);
  const read = async () => {
    const answer = await get<{ phrases: Taught[] }>('/v1/phrases');
    if (answer.ok) phrases.value = answer.value.phrases;
  };
  const changed = changedRows.value;
  useEffect(() => void read(), [changed]);
  if (phrases.value === undefined) return null;
  return (
    <section class="room">
      <header>
        <h2>{said.title}</h2>
        {may('act') && (
          <button
            type="button"
            class="button"
            onClick={() => {
              opened.value = {};
            }}
          >
            {said.teach}
          </button>
        )}
      </header>
      {phrases.value.length === 0 && <Empty icon="wand" title={said.none} hint={said.noneHint} />}
      <ul class="stack">
        {phrases.value.map((taught) => (
          <li key={taught.id}>
            <button
              type="button"
              class="card item"
              disabled={!may('act')}
              onClick={() => {
                opened.value = taught;
              }}
            >
              <Icon name="wand" />
              <span>
                <b>{capital(taught.phrase)}</b>
                <small>{capital(taught.does)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened.value !== undefined && (
        <TeachSheet
          taught={opened.value}
          onTaught={() => void read()}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
    </section>
  );
}
