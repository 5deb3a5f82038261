import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Sheet } from '../controls/sheet.tsx';
import { get } from '../store/api.ts';
import { faultWords } from '../store/doing.ts';
import type { Turn } from '../store/talk.ts';
import { lengthOf, whenOf } from '../words/format.ts';
import { words } from '../words/index.ts';
import { TurnView } from './turn.tsx';

interface Span {
  readonly id: string;
  readonly name: string;
  /** ms since the epoch */
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly status: 'open' | 'ok' | 'error';
}

/** One turn: what was said and done, and its timeline from the journal. */
export function TurnSheet({ turn, onClose }: { turn: string; onClose: () => void }) {
  const view = useSignal<Turn | undefined>(undefined);
  const spans = useSignal<readonly Span[]>([]);
  const fault = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void get<Turn>(`/v1/turns/${turn}`).then((answer) => {
      if (answer.ok) view.value = answer.value;
      else fault.value = faultWords(answer.problem);
    });
    void get<{ spans: Span[] }>(`/v1/turns/${turn}/spans`).then((answer) => {
      if (answer.ok) spans.value = answer.value.spans;
    });
  }, [turn]);
  const now = view.value;
  return (
    <Sheet
      title={now?.text ?? words.loading}
      {...(now !== undefined && { lead: whenOf(now.startedAt) })}
      onClose={onClose}
    >
      <div class="form">
        {fault.value !== undefined && <p class="fault">{fault.value}</p>}
        {now !== undefined && <TurnView turn={now} last={false} />}
        {spans.value.length > 0 && <Timeline spans={spans.value} />}
      </div>
    </Sheet>
  );
}

/** Each step as a bar, where it lay in the turn. */
function Timeline({ spans }: { spans: readonly Span[] }) {
  const from = Math.min(...spans.map(({ startedAt }) => startedAt));
  const to = Math.max(...spans.map(({ endedAt, startedAt }) => endedAt ?? startedAt), from + 1);
  const share = (ms: number) => `${(ms / (to - from)) * 100}%`;
  return (
    <section>
      <h3>{words.historyView.timeline}</h3>
      <ol class="timeline">
        {spans.map(({ id, name, startedAt, endedAt, status }) => (
          <li key={id}>
            <span>{name}</span>
            <span class="soft figures">{lengthOf((endedAt ?? to) - startedAt)}</span>
            <i
              class={status}
              style={{ 'margin-left': share(startedAt - from), width: share((endedAt ?? to) - startedAt) }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
