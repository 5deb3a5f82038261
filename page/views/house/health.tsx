import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../icons.tsx';
import { get } from '../../store/api.ts';
import { may } from '../../store/session.ts';
import { capital, whenOf } from '../../words/format.ts';
import { words } from '../../words/index.ts';

const said = words.houseView;

interface Ready {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, boolean>>;
  readonly version: string;
}
interface Model {
  readonly name: string;
  readonly state: string;
  readonly since: string;
  readonly why: string | null;
}
/** Something that was looked at, and what to do where it is not well. */
interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly hint?: string;
}

/** How the hub is: its parts, its model, its backups, and what it finds wrong. What is well is told where one looks for it. */
export function Health() {
  const ready = useSignal<Ready | undefined>(undefined);
  const model = useSignal<Model | undefined>(undefined);
  const findings = useSignal<readonly Finding[]>([]);
  useEffect(() => {
    void get<Ready>('/readyz').then((answer) => {
      if (answer.ok) ready.value = answer.value;
    });
    if (may('admin'))
      void get<{ findings: Finding[]; model: Model | null }>('/v1/health').then((answer) => {
        if (!answer.ok) return;
        findings.value = answer.value.findings;
        model.value = answer.value.model ?? undefined;
      });
  }, []);
  if (ready.value === undefined) return null;
  const well = findings.value.filter(({ ok }) => ok);
  return (
    <section class="room">
      <header>
        <h2>{said.health}</h2>
        <span>{said.version(ready.value.version)}</span>
      </header>
      <dl class="facts">
        {Object.entries(ready.value.parts).map(([part, well]) => (
          <div key={part}>
            <dt>{said.parts[part] ?? capital(part)}</dt>
            <dd class={well ? undefined : 'fault'}>{well ? said.well : said.unwell}</dd>
          </div>
        ))}
        {model.value !== undefined && (
          <div>
            <dt>{said.model}</dt>
            <dd>
              {model.value.name}, {said.states[model.value.state] ?? model.value.state} ·{' '}
              {whenOf(model.value.since)}
            </dd>
          </div>
        )}
      </dl>
      <Findings findings={findings.value.filter(({ ok }) => !ok)} />
      {well.length > 0 && (
        <details class="card findings">
          <summary>
            <b>{said.looked}</b>
            <span class="soft figures">{well.length}</span>
          </summary>
          <Findings findings={well} />
        </details>
      )}
    </section>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul class="stack findings">
      {findings.map(({ what, hint, ok }) => (
        <li key={what} class={ok ? 'item' : 'card item'}>
          <Icon name={ok ? 'check' : 'health'} />
          <span>
            <b>{capital(what)}</b>
            {hint !== undefined && <small>{hint}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
