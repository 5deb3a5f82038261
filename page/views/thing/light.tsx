import { ColorWheel } from '../../controls/color-wheel.tsx';
import { numberOf, setBrightness } from '../../controls/faces.ts';
import { Slider } from '../../controls/slider.tsx';
import { type State, type Thing, want } from '../../store/things.ts';
import { words } from '../../words/index.ts';
import { OnOff } from './deed.tsx';

const said = words.thing;
/** Kelvin, from candle to daylight. */
const WHITES = [2200, 2700, 4000, 6500];

/** How bright, how warm, which colour. */
export function Light({ thing, state }: { thing: Thing; state: State }) {
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
