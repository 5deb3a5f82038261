import { Dial } from '../../controls/dial.tsx';
import { moveCover, numberOf, readingOf } from '../../controls/faces.ts';
import { Slider } from '../../controls/slider.tsx';
import { type State, type Thing, want } from '../../store/things.ts';
import { capital } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { Buttons, type Choice, Choices, Deed, OnOff, Round } from './deed.tsx';
import { Light } from './light.tsx';

const said = words.thing;

/** What a hand may do with a thing of its kind; of what only tells something, what it tells. */
export function Controls({ thing, state }: { thing: Thing; state: State }) {
  switch (thing.device.value.kind) {
    case 'light':
      return <Light thing={thing} state={state} />;
    case 'switch':
    case 'siren':
    case 'humidifier':
      return <OnOff thing={thing} state={state} />;
    case 'fan':
      return <Fan thing={thing} state={state} />;
    case 'cover':
      return <Cover thing={thing} state={state} />;
    case 'lock':
      return <Choices thing={thing} choices={lockChoices(state)} />;
    case 'valve':
      return <Choices thing={thing} choices={valveChoices(state)} />;
    case 'climate':
    case 'water_heater':
      return <Climate thing={thing} state={state} />;
    case 'media':
      return <Media thing={thing} state={state} />;
    case 'vacuum':
      return <Vacuum thing={thing} />;
    case 'mower':
      return <Choices thing={thing} choices={roverChoices(said.mow, 'mowing')} />;
    case 'alarm_panel':
      return <Choices thing={thing} choices={alarmChoices(state)} />;
    default:
      return (
        <dl class="facts">
          {Object.entries(state)
            .filter(([, value]) => value !== null)
            .map(([key, value]) => (
              <div key={key}>
                <dt>{words.readings[key] ?? capital(key.replaceAll('_', ' '))}</dt>
                <dd>{readingOf(key, value!)}</dd>
              </div>
            ))}
        </dl>
      );
  }
}

function Fan({ thing, state }: { thing: Thing; state: State }) {
  const swings = state['oscillating'] === true;
  return (
    <>
      <OnOff thing={thing} state={state} />
      <Slider
        label={said.speed}
        value={state['on'] === true ? (numberOf(state['percentage']) ?? 100) : 0}
        tone="cool"
        onSet={(percentage) =>
          void (percentage < 1
            ? want(thing, { on: false }, 'turn_off')
            : want(thing, { on: true, percentage }, 'set', { percentage }))
        }
      />
      {state['oscillating'] !== undefined && (
        <button
          type="button"
          class="button"
          aria-pressed={swings}
          onClick={() => void want(thing, { oscillating: !swings }, 'set', { oscillate: !swings })}
        >
          {said.swing}
        </button>
      )}
    </>
  );
}

function Cover({ thing, state }: { thing: Thing; state: State }) {
  const position = numberOf(state['position']) ?? 0;
  return (
    <>
      <Buttons>
        <Deed icon="up" label={said.up} here={position >= 100} run={() => moveCover(thing, 100)} />
        <Deed icon="stop" label={said.stop} here={false} run={() => want(thing, { moving: false }, 'stop')} />
        <Deed icon="down" label={said.down} here={position <= 0} run={() => moveCover(thing, 0)} />
      </Buttons>
      <Slider
        label={said.position}
        value={position}
        tone="cool"
        onSet={(value) => void moveCover(thing, value)}
      />
    </>
  );
}

function Climate({ thing, state }: { thing: Thing; state: State }) {
  const modes = thing.device.value.capabilities.modes ?? [];
  return (
    <>
      <ul class="grid">
        <Dial thing={thing} />
      </ul>
      <div class="field">
        <span>{said.mode}</span>
        <div class="row">
          {modes.map((mode) => (
            <button
              key={mode}
              type="button"
              class="button"
              aria-pressed={state['mode'] === mode}
              onClick={() => void want(thing, { mode }, 'set_mode', { mode })}
            >
              {words.modes[mode] ?? capital(mode.replaceAll('_', ' '))}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}

function Media({ thing, state }: { thing: Thing; state: State }) {
  const playing = state['playback'] === 'playing';
  const muted = state['muted'] === true;
  return (
    <>
      <OnOff thing={thing} state={state} />
      <div class="row player">
        <Round icon="previous" label={said.previous} run={() => want(thing, {}, 'previous')} />
        <Round
          icon={playing ? 'pause' : 'play'}
          label={playing ? said.pause : said.play}
          run={() =>
            playing
              ? want(thing, { playback: 'paused' }, 'pause')
              : want(thing, { playback: 'playing' }, 'play')
          }
        />
        <Round icon="next" label={said.next} run={() => want(thing, {}, 'next')} />
        <button
          type="button"
          class="button"
          aria-pressed={muted}
          onClick={() => void want(thing, { muted: !muted }, muted ? 'unmute' : 'mute')}
        >
          {said.mute}
        </button>
      </div>
      <Slider
        label={said.volume}
        value={numberOf(state['volume']) ?? 0}
        tone="fire"
        onSet={(volume) => void want(thing, { volume }, 'set_volume', { volume })}
      />
    </>
  );
}

function lockChoices({ locked }: State): readonly Choice[] {
  return [
    { icon: 'lock', label: said.lock, here: locked === true, state: { locked: true }, method: 'lock' },
    {
      icon: 'unlock',
      label: said.unlock,
      here: locked === false,
      state: { locked: false },
      method: 'unlock',
    },
  ];
}

function valveChoices({ open }: State): readonly Choice[] {
  return [
    { icon: 'down', label: said.down, here: open === false, state: { open: false }, method: 'close' },
    { icon: 'up', label: said.up, here: open === true, state: { open: true }, method: 'open' },
  ];
}

function alarmChoices({ alarm }: State): readonly Choice[] {
  const arm = (mode: string) => ({
    here: alarm === `armed_${mode}`,
    state: {},
    method: 'arm',
    params: { mode },
  });
  return [
    { icon: 'home', label: said.armHome, ...arm('home') },
    { icon: 'out', label: said.armAway, ...arm('away') },
    { icon: 'unlock', label: said.disarm, here: alarm === 'disarmed', state: {}, method: 'disarm' },
  ];
}

/** Of what drives by itself and comes home: a vacuum, a mower. */
function roverChoices(label: string, activity: string): readonly Choice[] {
  return [
    { icon: 'play', label, state: { activity }, method: 'start' },
    { icon: 'pause', label: said.pause, state: { activity: 'paused' }, method: 'pause' },
    { icon: 'home', label: said.dock, state: { activity: 'returning' }, method: 'dock' },
  ];
}

function Vacuum({ thing }: { thing: Thing }) {
  const { capabilities } = thing.device.value;
  return (
    <>
      <Choices thing={thing} choices={roverChoices(said.start, 'cleaning')} />
      {capabilities.areas !== undefined && capabilities.areas.length > 0 && (
        <div class="field">
          <span>{said.cleanIn}</span>
          <div class="row">
            {capabilities.areas.map((area) => (
              <button
                key={area}
                type="button"
                class="button"
                onClick={() => void want(thing, { activity: 'cleaning' }, 'clean_area', { area })}
              >
                {capital(area)}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
