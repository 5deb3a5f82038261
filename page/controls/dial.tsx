import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { shownState, type Thing, want } from '../store/things.ts';
import { degrees, number } from '../words/format.ts';
import { words } from '../words/index.ts';
import { climateWords, faceOf, numberOf, shortName } from './faces.ts';

const STEP = 0.5;
/** Several presses are one wish. */
const GATHER_MS = 600;

/** A thermostat: what it keeps, and warmer or colder by half a degree. */
export function Dial({ thing, onOpen }: { thing: Thing; onOpen?: (thing: Thing) => void }) {
  const state = shownState(thing);
  const turned = useSignal<number | undefined>(undefined);
  const gathering = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const face = faceOf(thing);
  const { name } = thing.device.value;
  const wanted = turned.value ?? numberOf(state['temperature']);
  const turn = (by: number) => {
    if (wanted === undefined) return;
    const temperature = Math.min(35, Math.max(5, wanted + by));
    turned.value = temperature;
    clearTimeout(gathering.current);
    gathering.current = setTimeout(() => {
      turned.value = undefined;
      void want(thing, { temperature }, 'set_temperature', { temperature });
    }, GATHER_MS);
  };
  const off = state['mode'] === 'off' || face.tone === 'gone';
  const asked = turned.value !== undefined || thing.wish.value?.type === 'asked';
  return (
    <li
      class={`tile wide ${off ? face.tone : 'warm'}${asked ? ' asked' : ''}`}
      data-thing={thing.device.value.id}
    >
      <div class="dial">
        <button type="button" class="hit" onClick={() => onOpen?.(thing)}>
          <Icon name="warmth" />
          <span class="words">
            <span class="name">
              <span class="hidden">{name}</span>
              <span aria-hidden="true">{shortName(thing)}</span>
            </span>
            <span class="state">{face.tone === 'gone' ? face.state : climateWords(state)}</span>
          </span>
        </button>
        <output class="degrees" aria-live="polite">
          {wanted === undefined || off ? '' : degrees(wanted)}
        </output>
        <span class="steps">
          <button
            type="button"
            class="button round"
            disabled={off}
            aria-label={`${words.tile.colder(name)}, ${number(STEP)}°`}
            onClick={() => turn(-STEP)}
          >
            <Icon name="minus" />
          </button>
          <button
            type="button"
            class="button round"
            disabled={off}
            aria-label={`${words.tile.warmer(name)}, ${number(STEP)}°`}
            onClick={() => turn(STEP)}
          >
            <Icon name="plus" />
          </button>
        </span>
      </div>
    </li>
  );
}
