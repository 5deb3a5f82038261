import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../words/index.ts';

interface Hue {
  /** degrees, 0 red */
  readonly hue: number;
  /** 0 white – 1 full */
  readonly strength: number;
}

/** Colour by hue around and strength outwards; the same two by arrow keys. Sets `#rrggbb` when the hand lets go. */
export function ColorWheel({ value, onSet }: { value: string; onSet: (color: string) => void }) {
  const wheel = useRef<HTMLDivElement>(null);
  const moved = useSignal<Hue | undefined>(undefined);
  const { hue, strength } = moved.value ?? hueOf(value);
  const at = (event: PointerEvent): Hue => {
    const box = wheel.current!.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
    return {
      hue: (Math.atan2(y, x) * (180 / Math.PI) + 450) % 360,
      strength: Math.min(1, Math.hypot(x, y) / (box.width / 2)),
    };
  };
  const angle = ((hue - 90) * Math.PI) / 180;
  const done = () => {
    if (moved.value === undefined) return;
    onSet(colorOf(moved.value));
    moved.value = undefined;
  };
  const key = (next: Hue) => onSet(colorOf(next));
  return (
    <fieldset class="field color">
      <legend class="hidden">{words.thing.color}</legend>
      <span aria-hidden="true">{words.thing.color}</span>
      <div
        class="wheel"
        ref={wheel}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moved.value = at(event);
        }}
        onPointerMove={(event) => {
          if (moved.value !== undefined) moved.value = at(event);
        }}
        onPointerUp={done}
        onPointerCancel={() => {
          moved.value = undefined;
        }}
      >
        <span
          class="knob"
          style={{
            left: `${50 + 50 * strength * Math.cos(angle)}%`,
            top: `${50 + 50 * strength * Math.sin(angle)}%`,
            background: colorOf({ hue, strength }),
          }}
        />
      </div>
      <label class="hidden-until">
        {words.thing.hue}
        <input
          type="range"
          min="0"
          max="359"
          step="5"
          value={Math.round(hue)}
          onChange={(event) => key({ hue: Number(event.currentTarget.value), strength })}
        />
      </label>
      <label class="hidden-until">
        {words.thing.saturation}
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={Math.round(strength * 100)}
          onChange={(event) => key({ hue, strength: Number(event.currentTarget.value) / 100 })}
        />
      </label>
    </fieldset>
  );
}

/** The colour at full brightness: how bright is another slider. */
function colorOf({ hue, strength }: Hue): string {
  const part = (shift: number) => {
    const k = (shift + hue / 60) % 6;
    return 1 - strength * Math.max(0, Math.min(k, 4 - k, 1));
  };
  return `#${[5, 3, 1]
    .map((shift) =>
      Math.round(part(shift) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function hueOf(color: string): Hue {
  const [r = 1, g = 1, b = 1] = [1, 3, 5].map(
    (from) => Number.parseInt(color.slice(from, from + 2), 16) / 255,
  );
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  if (most === 0 || span === 0) return { hue: 0, strength: 0 };
  const sixth = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return { hue: (sixth * 60 + 360) % 360, strength: span / most };
}
