import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Empty } from '../../controls/empty.tsx';
import { Icon } from '../../icons.tsx';
import { get } from '../../store/api.ts';
import { faultWords } from '../../store/doing.ts';
import { changedRows } from '../../store/live.ts';
import { beside, capital } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { Phrases } from './phrases.tsx';
import { type Rule, RuleSheet } from './rule-sheet.tsx';
import { Scenes } from './scenes.tsx';

const said = words.rulesView;

/** What the house does by itself: standing orders in the words they were given, scenes, and words that people taught. */
export function Rules() {
  return (
    <main class="narrow" id="main">
      <header>
        <h1 tabIndex={-1}>{said.title}</h1>
        <p>{said.lead}</p>
      </header>
      <Orders />
      <Scenes />
      <Phrases />
    </main>
  );
}

/** When it acts, where its words do not say so. */
function note({ text, words: when }: Rule): string {
  return beside(text, words.todayView.series(when));
}

function Orders() {
  const rules = useSignal<readonly Rule[] | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  const opened = useSignal<string | undefined>(undefined);
  const read = async () => {
    const orders = await get<{ schedules: Rule[] }>('/v1/schedules?last=true');
    fault.value = orders.ok ? undefined : faultWords(orders.problem);
    if (orders.ok) rules.value = orders.value.schedules;
  };
  const changed = changedRows.value;
  useEffect(() => void read(), [changed]);
  const open = rules.value?.find(({ id }) => id === opened.value);
  return (
    <section class="room">
      <header>
        <h2>{said.rules}</h2>
      </header>
      {fault.value !== undefined && <p class="fault">{fault.value}</p>}
      {rules.value?.length === 0 && <Empty icon="rule" title={said.noRules} hint={said.noRulesHint} />}
      <ul class="stack">
        {rules.value?.map((rule) => (
          <li key={rule.id} class={rule.paused ? 'past' : undefined}>
            <button
              type="button"
              class="card item"
              onClick={() => {
                opened.value = rule.id;
              }}
            >
              <Icon name={rule.paused ? 'pause' : rule.event === undefined ? 'clock' : 'rule'} />
              <span>
                <b>{capital(rule.text)}</b>
                {note(rule) !== '' && <small>{note(rule)}</small>}
              </span>
              <Icon name="right" small />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <RuleSheet
          rule={open}
          onChanged={() => void read()}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
    </section>
  );
}
