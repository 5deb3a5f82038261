import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { faceOf } from '../../controls/faces.ts';
import { Icon } from '../../icons.tsx';
import { call } from '../../store/api.ts';
import { doIt } from '../../store/doing.ts';
import { may } from '../../store/session.ts';
import { rooms, type Thing, things } from '../../store/things.ts';
import { words } from '../../words/index.ts';
import { COMMANDED } from '../lately.tsx';
import { ThingSheet } from '../thing/thing-sheet.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { Joining } from './joining.tsx';

const said = words.houseView;

interface Hidden {
  readonly id: string;
  readonly name: string;
}

/** All things by room, also those that have no tile; what is new and stands nowhere yet comes first, what is hidden last. */
export function Things() {
  const opened = useSignal<Thing | undefined>(undefined);
  const placed = useSignal<Thing | undefined>(undefined);
  const mayName = may('act');
  const homeless = mayName ? (rooms.value.find(({ name }) => name === '')?.things ?? []) : [];
  const fresh = homeless.filter(({ device }) => COMMANDED.has(device.value.kind));
  if (things.value.size === 0 && !mayName) return null;
  return (
    <section class="room">
      <header>
        <h2>{said.things}</h2>
        <span>{things.value.size}</span>
      </header>
      <div class="stack">
        {fresh.length > 0 && (
          <div class="card asks">
            <h3>{said.fresh}</h3>
            <ul>
              {fresh.map((thing) => (
                <Row
                  key={thing.device.value.id}
                  thing={thing}
                  note={said.place}
                  onOpen={() => {
                    placed.value = thing;
                  }}
                />
              ))}
            </ul>
          </div>
        )}
        {rooms.value.map((room) => (
          <details key={room.name} class="card">
            <summary>
              <b class="cap">{room.name === '' ? words.rooms.nowhere : room.name}</b>
              <span class="soft figures">{room.things.length}</span>
            </summary>
            <ul>
              {room.things.map((thing) => (
                <Row
                  key={thing.device.value.id}
                  thing={thing}
                  onOpen={() => {
                    opened.value = thing;
                  }}
                />
              ))}
            </ul>
          </details>
        ))}
        {mayName && <HiddenThings />}
      </div>
      {mayName && <Joining />}
      {opened.value !== undefined && (
        <ThingSheet
          thing={opened.value}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
      {placed.value !== undefined && (
        <ChangeSheet
          thing={placed.value}
          onClose={() => {
            placed.value = undefined;
          }}
        />
      )}
    </section>
  );
}

function Row({ thing, note, onOpen }: { thing: Thing; note?: string; onOpen: () => void }) {
  const face = faceOf(thing);
  return (
    <li>
      <button type="button" class="item plain" onClick={onOpen}>
        <Icon name={face.icon} />
        <span>
          <b>{thing.device.value.name}</b>
          <small>{note ?? face.state}</small>
        </span>
      </button>
    </li>
  );
}

/** What the home does as if it were not there, and the way back. */
function HiddenThings() {
  const hidden = useSignal<readonly Hidden[]>([]);
  const all = things.value;
  const read = async () => {
    const answer = await call<{ devices: Hidden[] }>('register.hidden');
    if (answer.ok) hidden.value = answer.value.devices;
  };
  useEffect(() => void read(), [all]);
  if (hidden.value.length === 0) return null;
  return (
    <details class="card">
      <summary>
        <b>{said.hidden}</b>
        <span class="soft figures">{hidden.value.length}</span>
      </summary>
      <ul>
        {hidden.value.map(({ id, name }) => (
          <li key={id} class="item">
            <span>
              <b>{name}</b>
            </span>
            <button
              type="button"
              class="button"
              aria-label={said.showOf(name)}
              onClick={() => void doIt('register.change', { target: { id }, hidden: false }).then(read)}
            >
              {said.show}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
