import type { Signal } from '@preact/signals';

/** A field for a time of the clock, or for a day and a time of it, as the house's clock shows them. */
export function MomentField({
  label,
  type,
  value,
}: {
  readonly label: string;
  readonly type: 'time' | 'datetime-local';
  readonly value: Signal<string>;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type={type}
        required
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
