import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import type { Thing } from '../store/things.ts';
import { per } from '../words/format.ts';
import { words } from '../words/index.ts';
import { type Face, faceOf, shortName } from './faces.ts';

const LONG_PRESS_MS = 450;
/** What a finger may slip without meaning anything by it, in px. */
const SLIP = 8;

interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly long: ReturnType<typeof setTimeout>;
}

/** A thing in its room: a tap switches, a drag across it sets how much, a long press or its dots open it. */
export function Tile({ thing, onOpen }: { thing: Thing; onOpen: (thing: Thing) => void }) {
  const face = faceOf(thing);
  const dragged = useSignal<number | undefined>(undefined);
  const hand = useHand(face, dragged, () => onOpen(thing));
  const { name } = thing.device.value;
  const level = dragged.value ?? face.level?.value;
  const asked = thing.wish.value?.type === 'asked';
  return (
    <li
      class={`tile ${face.tone}${asked ? ' asked' : ''}${face.level === undefined ? '' : ' slides'}`}
      data-thing={thing.device.value.id}
      {...hand}
    >
      {level !== undefined && face.tone !== 'gone' && <span class="fill" style={{ width: `${level}%` }} />}
      <button
        type="button"
        class="hit"
        aria-pressed={face.pressed}
        onClick={face.tap ?? (() => onOpen(thing))}
      >
        <Icon name={face.icon} />
        <span class="words">
          <span class="name">
            <span class="hidden">{name}</span>
            <span aria-hidden="true">{shortName(thing)}</span>
          </span>
          <span class="state">{dragged.value === undefined ? face.state : per(dragged.value)}</span>
        </span>
      </button>
      {face.level !== undefined && (
        <input
          class="reach"
          type="range"
          min="0"
          max="100"
          step="5"
          aria-label={face.level.label}
          value={Math.round(level ?? 0)}
          onChange={(event) => face.level?.set(Number(event.currentTarget.value))}
        />
      )}
      <button type="button" class="dots" aria-label={words.more(name)} onClick={() => onOpen(thing)}>
        <Icon name="more" />
      </button>
    </li>
  );
}

/** The gestures of a tile. A click that ends a drag or a long press is no tap. */
function useHand(face: Face, dragged: { value: number | undefined }, open: () => void) {
  const touch = useRef<Touch | undefined>(undefined);
  const spent = useRef(false);
  const end = () => {
    clearTimeout(touch.current?.long);
    touch.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent) {
      spent.current = false;
      const onControl = (event.target as Element).closest('.hit') !== null;
      if (!onControl || event.button !== 0) return;
      const long = setTimeout(() => {
        spent.current = true;
        end();
        open();
      }, LONG_PRESS_MS);
      touch.current = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        from: face.level?.value ?? 0,
        long,
      };
    },
    onPointerMove(event: PointerEvent) {
      const held = touch.current;
      if (held === undefined || held.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (dragged.value === undefined) {
        if (Math.hypot(dx, dy) < SLIP) return;
        clearTimeout(held.long);
        if (face.level === undefined || Math.abs(dy) > Math.abs(dx)) return end();
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
      }
      const width = (event.currentTarget as Element).clientWidth;
      dragged.value = Math.round(Math.min(100, Math.max(0, held.from + (dx / width) * 100)));
    },
    onPointerUp() {
      if (dragged.value !== undefined) {
        spent.current = true;
        face.level?.set(dragged.value);
        dragged.value = undefined;
      }
      end();
    },
    onPointerCancel() {
      dragged.value = undefined;
      end();
    },
    onContextMenu(event: Event) {
      event.preventDefault();
    },
    onClickCapture(event: Event) {
      if (!spent.current) return;
      spent.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
