import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dial } from '../controls/dial.tsx';
import { Empty } from '../controls/empty.tsx';
import { alarming, faceOf, isOpenEntrance, numberOf, shortName } from '../controls/faces.ts';
import { lazily } from '../controls/lazily.tsx';
import { Tile } from '../controls/tile.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { connection } from '../store/live.ts';
import { may, session } from '../store/session.ts';
import { say } from '../store/talk.ts';
import {
  type DeviceKind,
  isGone,
  type Room,
  rooms,
  shownState,
  type Thing,
  things,
} from '../store/things.ts';
import { readWishes, wishes } from '../store/wishes.ts';
import { capital, degrees, hourNow } from '../words/format.ts';
import { words } from '../words/index.ts';
import { COMMANDED } from './lately.tsx';

const ThingSheet = lazily(async () => (await import('./thing/thing-sheet.tsx')).ThingSheet, false);

/** What is in each room, with the control a hand expects. */
export function Rooms() {
  const opened = useSignal<Thing | undefined>(undefined);
  const open = (thing: Thing) => {
    opened.value = thing;
  };
  useEffect(() => void readWishes(), []);
  return (
    <main id="main">
      <header>
        <h1 tabIndex={-1}>{words.greeting(hourNow(), session()?.person?.name ?? null)}</h1>
        <Summary />
      </header>
      {may('read') && wishes.value?.length !== 0 && (
        <section class="chips wishes" aria-label={words.rooms.wishes}>
          {wishes.value?.map(({ title, says }) => (
            <button key={title} type="button" class="button" onClick={() => void say(says)}>
              {title}
            </button>
          ))}
        </section>
      )}
      {rooms.value.length === 0 &&
        (connection.value.type === 'live' ? (
          <Empty
            icon="home"
            title={words.rooms.none}
            hint={session()?.role === 'guest' ? words.rooms.guest : words.rooms.noneHint}
          />
        ) : (
          <Empty icon="home" title={words.loading} />
        ))}
      <div class="rooms">
        {rooms.value.map((room) => (
          <RoomView key={room.name} room={room} onOpen={open} />
        ))}
      </div>
      {opened.value !== undefined && (
        <ThingSheet
          thing={opened.value}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
    </main>
  );
}

/** What the house would say first: what is open, then what is on. */
function Summary() {
  const all = [...things.value.values()];
  if (all.length === 0) return null;
  const named = (list: readonly Thing[]) => list.map(({ device }) => device.value.name);
  const state = (thing: Thing) => thing.device.value.report?.state ?? {};
  const open = named(
    all.filter(
      (thing) =>
        isOpenEntrance(thing) || (thing.device.value.kind === 'binary_sensor' && alarming(state(thing))),
    ),
  );
  const unlocked = named(
    all.filter((thing) => thing.device.value.kind === 'lock' && state(thing)['locked'] === false),
  );
  const on = all.filter(
    (thing) => thing.device.value.kind === 'light' && !isGone(thing) && state(thing)['on'] === true,
  ).length;
  const wrong = [
    ...(open.length > 0 ? [words.rooms.openThings(open)] : []),
    ...(unlocked.length > 0 ? [words.rooms.unlockedThings(unlocked)] : []),
  ];
  return (
    <p>
      {wrong.length > 0 ? (
        <b>{wrong.map((part) => `${capital(part)}. `).join('')}</b>
      ) : (
        `${words.rooms.allWell}. `
      )}
      {words.rooms.lightsOn(on)}.
    </p>
  );
}

/** What keeps a temperature. */
const DIALS: ReadonlySet<DeviceKind> = new Set<DeviceKind>(['climate', 'water_heater']);
/** What can be adjusted on a thing and how well it is stands in the thing, and not in the room. */
const ASIDE: ReadonlySet<DeviceKind> = new Set<DeviceKind>(['setting', 'button', 'health', 'listed']);

function RoomView({ room, onOpen }: { room: Room; onOpen: (thing: Thing) => void }) {
  const kindOf = ({ device }: Thing) => device.value.kind;
  const tiles = room.things.filter((thing) => COMMANDED.has(kindOf(thing)) && !DIALS.has(kindOf(thing)));
  const dials = room.things.filter((thing) => DIALS.has(kindOf(thing)));
  const sensors = room.things.filter((thing) => !COMMANDED.has(kindOf(thing)) && !ASIDE.has(kindOf(thing)));
  return (
    <section class="room" aria-label={capital(room.name === '' ? words.rooms.nowhere : room.name)}>
      <header>
        <h2>{room.name === '' ? words.rooms.nowhere : room.name}</h2>
        <span>{roomWords(room)}</span>
      </header>
      {tiles.length + dials.length > 0 && (
        <ul class="grid">
          {tiles.map((thing) => (
            <Tile key={thing.device.value.id} thing={thing} onOpen={onOpen} />
          ))}
          {dials.map((thing) => (
            <Dial key={thing.device.value.id} thing={thing} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {sensors.length > 0 && (
        <ul class="readings">
          {sensors.map((thing) => (
            <Reading key={thing.device.value.id} thing={thing} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Reading({ thing, onOpen }: { thing: Thing; onOpen: (thing: Thing) => void }) {
  const face = faceOf(thing);
  return (
    <li>
      <button type="button" class={face.tone} onClick={() => onOpen(thing)}>
        <Icon name={sensorIcon(thing)} />
        <span>
          {shortName(thing)} <b>{face.state}</b>
        </span>
      </button>
    </li>
  );
}

function sensorIcon({ device }: Thing): IconName {
  const keys = Object.keys(device.value.report?.state ?? {});
  if (keys.includes('door')) return 'door';
  if (keys.includes('window')) return 'window';
  if (keys.includes('moisture')) return 'drop';
  if (keys.includes('temperature')) return 'warmth';
  return device.value.kind === 'binary_sensor' ? 'motion' : 'gauge';
}

function roomWords({ things: inside }: Room): string {
  const warmth = inside
    .map((thing) => {
      const state = shownState(thing);
      return thing.device.value.kind === 'climate'
        ? state['current_temperature']
        : thing.device.value.kind === 'sensor'
          ? state['temperature']
          : undefined;
    })
    .map(numberOf)
    .find((value) => value !== undefined);
  const on = inside.filter((thing) => shownState(thing)['on'] === true && !isGone(thing)).length;
  return [
    ...(warmth === undefined ? [] : [degrees(warmth)]),
    ...(on > 0 ? [words.rooms.onCount(on)] : []),
  ].join(' · ');
}
