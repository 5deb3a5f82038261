import { useSignal } from '@preact/signals';
import { per } from '../words/format.ts';

/** How much, in per cent: a wide bar that is dragged, or moved by arrow keys. It is one wish, when the hand lets go. */
export function Slider(props: {
  label: string;
  value: number;
  tone: 'fire' | 'cool';
  onSet: (value: number) => void;
}) {
  const moved = useSignal<number | undefined>(undefined);
  const value = Math.round(moved.value ?? props.value);
  return (
    <label class="field slider">
      <span class="told">
        <span>{props.label}</span>
        <output class="figures">{per(value)}</output>
      </span>
      <input
        class={props.tone}
        type="range"
        min="0"
        max="100"
        value={value}
        aria-valuetext={per(value)}
        style={{ '--v': `${value}%` }}
        onInput={(event) => {
          moved.value = Number(event.currentTarget.value);
        }}
        onChange={(event) => {
          moved.value = undefined;
          props.onSet(Number(event.currentTarget.value));
        }}
      />
    </label>
  );
}
