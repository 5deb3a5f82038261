import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Empty } from '../controls/empty.tsx';
import { Sheet } from '../controls/sheet.tsx';
import { Icon } from '../icons.tsx';
import { call, get } from '../store/api.ts';
import { doIt, faultWords } from '../store/doing.ts';
import { changedRows } from '../store/live.ts';
import { may } from '../store/session.ts';
import { areas } from '../store/things.ts';
import { readWishes } from '../store/wishes.ts';
import { capital, whenOf } from '../words/format.ts';
import { words } from '../words/index.ts';
import { draft } from './line.tsx';

const said = words.rulesView;

interface Rule {
  readonly id: string;
  readonly at: string | null;
  readonly words: string;
  readonly rrule?: string;
  readonly text: string;
  readonly event?: unknown;
  readonly person?: string | null;
}
interface Scene {
  readonly name: string;
  readonly source: string;
  readonly devices: number;
}

/** Standing orders in the words they were given, and scenes. */
export function Rules() {
  const rules = useSignal<readonly Rule[] | undefined>(undefined);
  const scenes = useSignal<readonly Scene[] | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  const opened = useSignal<Rule | undefined>(undefined);
  const keeping = useSignal(false);
  const read = async () => {
    const [orders, kept] = await Promise.all([
      get<{ schedules: Rule[] }>('/v1/schedules'),
      call<{ scenes: Scene[] }>('scene.list'),
    ]);
    if (orders.ok) rules.value = orders.value.schedules;
    else fault.value = faultWords(orders.problem);
    if (kept.ok) scenes.value = kept.value.scenes;
    void readWishes();
  };
  const changed = changedRows.value;
  useEffect(() => void read(), [changed]);
  return (
    <main class="narrow" id="main">
      <header>
        <h1 tabIndex={-1}>{said.title}</h1>
        <p>{said.lead}</p>
      </header>
      {fault.value !== undefined && <p class="fault">{fault.value}</p>}
      <section class="room">
        <header>
          <h2>{said.rules}</h2>
        </header>
        {rules.value?.length === 0 && <Empty icon="rule" title={said.noRules} hint={said.noRulesHint} />}
        <ul class="stack">
          {rules.value?.map((rule) => (
            <li key={rule.id}>
              <button
                type="button"
                class="card item"
                onClick={() => {
                  opened.value = rule;
                }}
              >
                <Icon name={rule.event === undefined ? 'clock' : 'rule'} />
                <span>
                  <b>{capital(rule.text)}</b>
                  <small>{capital(rule.words)}</small>
                </span>
                <Icon name="right" small />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section class="room">
        <header>
          <h2>{said.scenes}</h2>
          {may('act') && (
            <button
              type="button"
              class="button"
              onClick={() => {
                keeping.value = true;
              }}
            >
              {said.keep}
            </button>
          )}
        </header>
        {scenes.value?.length === 0 && <Empty icon="scene" title={said.noScenes} hint={said.noScenesHint} />}
        <ul class="stack">
          {scenes.value?.map((scene) => (
            <li key={scene.name} class="card item">
              <Icon name="scene" />
              <span>
                <b>{capital(scene.name)}</b>
                <small>{said.devices(scene.devices)}</small>
              </span>
              <button
                type="button"
                class="button"
                onClick={() => void doIt('scene.activate', { name: scene.name })}
              >
                {said.activate}
              </button>
              {scene.source === 'kept' && (
                <button
                  type="button"
                  class="button bare round"
                  aria-label={said.forget(scene.name)}
                  onClick={() => void doIt('scene.forget', { name: scene.name }).then(read)}
                >
                  <Icon name="trash" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      {opened.value !== undefined && (
        <RuleSheet
          rule={opened.value}
          onChanged={() => void read()}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
      {keeping.value && (
        <KeepSheet
          onClose={() => {
            keeping.value = false;
            void read();
          }}
        />
      )}
    </main>
  );
}

function RuleSheet({ rule, onChanged, onClose }: { rule: Rule; onChanged: () => void; onClose: () => void }) {
  const run = async (method: string, params: object) => {
    if (!(await doIt(method, params))) return;
    onChanged();
    onClose();
  };
  return (
    <Sheet title={capital(rule.text)} onClose={onClose}>
      <div class="form">
        <dl class="facts">
          <div>
            <dt>{said.when}</dt>
            <dd>{capital(rule.words)}</dd>
          </div>
          {rule.at !== null && (
            <div>
              <dt>{said.next}</dt>
              <dd>{whenOf(rule.at)}</dd>
            </div>
          )}
        </dl>
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() => {
              draft.value = rule.text;
              onClose();
            }}
          >
            {said.again}
          </button>
          {rule.rrule !== undefined && (
            <button
              type="button"
              class="button"
              onClick={() =>
                void run('schedule.skip', { id: rule.id, ...(rule.at !== null && { on: rule.at }) })
              }
            >
              {said.skip}
            </button>
          )}
          <button
            type="button"
            class="button grave"
            onClick={() => void run('schedule.cancel', { id: rule.id })}
          >
            {said.remove}
          </button>
        </div>
      </div>
    </Sheet>
  );
}

function KeepSheet({ onClose }: { onClose: () => void }) {
  const name = useSignal('');
  const area = useSignal('');
  const submit = async (event: Event) => {
    event.preventDefault();
    const target = area.value === '' ? { all: true } : { area: area.value };
    if (await doIt('scene.keep', { name: name.value.trim(), target })) onClose();
  };
  return (
    <Sheet title={said.keep} lead={said.keepLead} onClose={onClose}>
      <form class="form" onSubmit={(event) => void submit(event)}>
        <label class="field">
          <span>{said.name}</span>
          <input
            required
            maxLength={80}
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <label class="field">
          <span>{said.where}</span>
          <select
            value={area.value}
            onChange={(event) => {
              area.value = event.currentTarget.value;
            }}
          >
            <option value="">{said.everywhere}</option>
            {areas.value.map((one) => (
              <option key={one} value={one}>
                {capital(one)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button first">
          {words.save}
        </button>
      </form>
    </Sheet>
  );
}
