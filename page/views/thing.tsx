import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { ColorWheel } from '../controls/color-wheel.tsx';
import { Dial } from '../controls/dial.tsx';
import { faceOf, moveCover, numberOf, readingOf, setBrightness } from '../controls/faces.ts';
import { lazily } from '../controls/lazily.tsx';
import { Sheet } from '../controls/sheet.tsx';
import { Slider } from '../controls/slider.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { may } from '../store/session.ts';
import { type State, shownState, type Thing, want } from '../store/things.ts';
import { capital, whenOf } from '../words/format.ts';
import { words } from '../words/index.ts';
import { COMMANDED, Lately } from './lately.tsx';

const said = words.thing;

const ChangeSheet = lazily(async () => (await import('./house/change-sheet.tsx')).ChangeSheet, false);
const Past = lazily(async () => (await import('./past.tsx')).Past, false);

/** A thing, opened: all that a hand may do with it, and what was done lately. */
export function ThingSheet({ thing, onClose }: { thing: Thing; onClose: () => void }) {
  const { name, area, kind, capabilities, report } = thing.device.value;
  const face = faceOf(thing);
  const changing = useSignal(false);
  if (changing.value) return <ChangeSheet thing={thing} onClose={onClose} />;
  return (
    <Sheet title={name} {...(area !== null && { lead: area })} onClose={onClose}>
      <div class="form">
        {COMMANDED.has(kind) && <p class={`now ${face.tone}`}>{face.state}</p>}
        <Controls thing={thing} state={shownState(thing)} />
        {capabilities.unseen !== undefined && <p class="soft small">{said.unseen}</p>}
        <Lately thing={thing} />
        <HowItWas thing={thing} />
        {may('act') && (
          <button
            type="button"
            class="button"
            onClick={() => {
              changing.value = true;
            }}
          >
            <Icon name="edit" />
            {words.changeView.open}
          </button>
        )}
        {report !== null && <p class="soft small">{said.saidAt(whenOf(report.at))}</p>}
      </div>
    </Sheet>
  );
}

/** Of what only tells something the curves are what one comes for. */
function HowItWas({ thing }: { thing: Thing }) {
  const open = useSignal(!COMMANDED.has(thing.device.peek().kind));
  if (!may('read')) return null;
  if (open.value) return <Past thing={thing} />;
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        open.value = true;
      }}
    >
      <Icon name="history" />
      {words.past.title}
    </button>
  );
}

function Controls({ thing, state }: { thing: Thing; state: State }) {
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
      return (
        <Buttons>
          <Deed
            icon="lock"
            label={said.lock}
            here={state['locked'] === true}
            run={() => want(thing, { locked: true }, 'lock')}
          />
          <Deed
            icon="unlock"
            label={said.unlock}
            here={state['locked'] === false}
            run={() => want(thing, { locked: false }, 'unlock')}
          />
        </Buttons>
      );
    case 'valve':
      return (
        <Buttons>
          <Deed
            icon="down"
            label={said.down}
            here={state['open'] === false}
            run={() => want(thing, { open: false }, 'close')}
          />
          <Deed
            icon="up"
            label={said.up}
            here={state['open'] === true}
            run={() => want(thing, { open: true }, 'open')}
          />
        </Buttons>
      );
    case 'climate':
    case 'water_heater':
      return <Climate thing={thing} state={state} />;
    case 'media':
      return <Media thing={thing} state={state} />;
    case 'vacuum':
      return <Vacuum thing={thing} />;
    case 'mower':
      return <Rover thing={thing} label={said.mow} doing="mowing" />;
    case 'alarm_panel':
      return (
        <Buttons>
          <Deed
            icon="home"
            label={said.armHome}
            here={state['alarm'] === 'armed_home'}
            run={() => want(thing, {}, 'arm', { mode: 'home' })}
          />
          <Deed
            icon="out"
            label={said.armAway}
            here={state['alarm'] === 'armed_away'}
            run={() => want(thing, {}, 'arm', { mode: 'away' })}
          />
          <Deed
            icon="unlock"
            label={said.disarm}
            here={state['alarm'] === 'disarmed'}
            run={() => want(thing, {}, 'disarm')}
          />
        </Buttons>
      );
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

function OnOff({ thing, state }: { thing: Thing; state: State }) {
  return (
    <Buttons>
      <Deed
        icon="power"
        label={said.turnOn}
        here={state['on'] === true}
        run={() => want(thing, { on: true }, 'turn_on')}
      />
      <Deed
        icon="power"
        label={said.turnOff}
        here={state['on'] === false}
        run={() => want(thing, { on: false }, 'turn_off')}
      />
    </Buttons>
  );
}

const WHITES = [2200, 2700, 4000, 6500];

function Light({ thing, state }: { thing: Thing; state: State }) {
  const { capabilities } = thing.device.value;
  const on = state['on'] === true;
  const color = typeof state['color'] === 'string' ? state['color'] : '#ffffff';
  const range = capabilities.temperature;
  return (
    <>
      <OnOff thing={thing} state={state} />
      {capabilities.brightness === true && (
        <Slider
          label={said.brightness}
          value={on ? (numberOf(state['brightness']) ?? 100) : 0}
          tone="fire"
          onSet={(value) => void setBrightness(thing, value)}
        />
      )}
      {range !== undefined && (
        <div class="field">
          <span>{said.white}</span>
          <div class="row">
            {WHITES.filter((kelvin) => kelvin >= range.min && kelvin <= range.max).map((temperature) => (
              <button
                key={temperature}
                type="button"
                class={`button white k${temperature}`}
                aria-pressed={on && state['temperature'] === temperature}
                onClick={() => void want(thing, { on: true, temperature }, 'set', { temperature })}
              >
                {temperature} K
              </button>
            ))}
          </div>
        </div>
      )}
      {capabilities.color === true && (
        <ColorWheel
          value={color}
          onSet={(next) => void want(thing, { on: true, color: next }, 'set', { color: next })}
        />
      )}
    </>
  );
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

/** What drives by itself and comes home: a vacuum, a mower. */
function Rover({ thing, label, doing }: { thing: Thing; label: string; doing: string }) {
  return (
    <Buttons>
      <Deed icon="play" label={label} here={false} run={() => want(thing, { activity: doing }, 'start')} />
      <Deed
        icon="pause"
        label={said.pause}
        here={false}
        run={() => want(thing, { activity: 'paused' }, 'pause')}
      />
      <Deed
        icon="home"
        label={said.dock}
        here={false}
        run={() => want(thing, { activity: 'returning' }, 'dock')}
      />
    </Buttons>
  );
}

function Vacuum({ thing }: { thing: Thing }) {
  const { capabilities } = thing.device.value;
  return (
    <>
      <Rover thing={thing} label={said.start} doing="cleaning" />
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

function Buttons({ children }: { children: ComponentChildren }) {
  return <div class="deeds">{children}</div>;
}

function Deed(props: { icon: IconName; label: string; here: boolean; run: () => Promise<void> }) {
  return (
    <button type="button" class="deed" aria-pressed={props.here} onClick={() => void props.run()}>
      <Icon name={props.icon} />
      {props.label}
    </button>
  );
}

function Round(props: { icon: IconName; label: string; run: () => Promise<void> }) {
  return (
    <button type="button" class="button round" aria-label={props.label} onClick={() => void props.run()}>
      <Icon name={props.icon} />
    </button>
  );
}
