import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Empty } from '../../controls/empty.tsx';
import { readingOf } from '../../controls/faces.ts';
import { FieldSheet } from '../../controls/field-sheet.tsx';
import { Sheet } from '../../controls/sheet.tsx';
import { Icon } from '../../icons.tsx';
import { call } from '../../store/api.ts';
import { doIt, faultWords } from '../../store/doing.ts';
import { changedRows } from '../../store/live.ts';
import { may } from '../../store/session.ts';
import { areas, type State } from '../../store/things.ts';
import { readWishes } from '../../store/wishes.ts';
import { capital } from '../../words/format.ts';
import { words } from '../../words/index.ts';

const said = words.rulesView;

interface Scene {
  readonly name: string;
  readonly source: string;
  readonly devices: number;
}
interface Part {
  readonly id: string;
  readonly name: string;
  readonly state: State;
}

/** Scenes, by name; opened, what of the house each sets. */
export function Scenes() {
  const scenes = useSignal<readonly Scene[] | undefined>(undefined);
  const opened = useSignal<Scene | undefined>(undefined);
  const keeping = useSignal(false);
  const read = async () => {
    const kept = await call<{ scenes: Scene[] }>('scene.list');
    if (kept.ok) scenes.value = kept.value.scenes;
    void readWishes();
  };
  const changed = changedRows.value;
  useEffect(() => void read(), [changed]);
  return (
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
          <li key={scene.name} class="card both">
            <button
              type="button"
              class="item plain"
              onClick={() => {
                opened.value = scene;
              }}
            >
              <Icon name="scene" />
              <span>
                <b>{capital(scene.name)}</b>
                <small>{said.devices(scene.devices)}</small>
              </span>
            </button>
            <button
              type="button"
              class="button"
              onClick={() => void doIt('scene.activate', { name: scene.name })}
            >
              {said.activate}
            </button>
          </li>
        ))}
      </ul>
      {opened.value !== undefined && (
        <SceneSheet
          scene={opened.value}
          onForgotten={() => void read()}
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
    </section>
  );
}

function SceneSheet(props: { scene: Scene; onForgotten: () => void; onClose: () => void }) {
  const { scene, onForgotten, onClose } = props;
  const parts = useSignal<readonly Part[] | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void call<{ parts: Part[] }>('scene.show', { name: scene.name }).then((answer) => {
      fault.value = answer.ok ? undefined : faultWords(answer.problem);
      parts.value = answer.ok ? answer.value.parts : undefined;
    });
  }, [scene.name]);
  const forget = async () => {
    if (!(await doIt('scene.forget', { name: scene.name }))) return;
    onForgotten();
    onClose();
  };
  return (
    <Sheet title={capital(scene.name)} onClose={onClose}>
      <div class="form">
        {fault.value !== undefined && <p class="fault">{fault.value}</p>}
        {parts.value !== undefined && parts.value.length > 0 && (
          <dl class="facts">
            {parts.value.map(({ id, name, state }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{wishedOf(state)}</dd>
              </div>
            ))}
          </dl>
        )}
        <div class="row">
          <button
            type="button"
            class="button first"
            onClick={() => void doIt('scene.activate', { name: scene.name })}
          >
            {said.activate}
          </button>
          {scene.source === 'kept' && may('act') && (
            <button type="button" class="button grave" onClick={() => void forget()}>
              {said.forget}
            </button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

/** "On, 30 %": what a part is brought into. A lamp with a brightness is on, which need not be said. */
function wishedOf(state: State): string {
  return Object.entries(state)
    .filter(([key, value]) => value !== null && !(key === 'on' && value === true && 'brightness' in state))
    .map(([key, value]) =>
      key === 'temperature' && Number(value) > 1000 ? `${value} K` : readingOf(key, value!),
    )
    .join(', ');
}

function KeepSheet({ onClose }: { onClose: () => void }) {
  const area = useSignal('');
  return (
    <FieldSheet
      title={said.keep}
      lead={said.keepLead}
      fields={[{ label: said.name, maxLength: 80 }]}
      save={([name]) =>
        doIt('scene.keep', { name, target: area.value === '' ? { all: true } : { area: area.value } })
      }
      onClose={onClose}
    >
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
    </FieldSheet>
  );
}
