import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../words/index.ts';
import { Sheet } from './sheet.tsx';

/** A field of a sheet. */
export interface Field {
  readonly label: string;
  readonly value?: string;
  readonly maxLength: number;
}

/** A sheet in which something is written down and kept. `save` says whether it was, and the sheet closes. */
export function FieldSheet(props: {
  title: string;
  lead?: string;
  fields: readonly Field[];
  save: (values: readonly string[]) => Promise<boolean>;
  onClose: () => void;
  children?: ComponentChildren;
}) {
  const { title, lead, fields, save, onClose, children } = props;
  const values = useSignal<readonly string[]>(fields.map(({ value = '' }) => value));
  const busy = useSignal(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    const saved = await save(values.value.map((value) => value.trim()));
    busy.value = false;
    if (saved) onClose();
  };
  return (
    <Sheet title={title} {...(lead !== undefined && { lead })} onClose={onClose}>
      <form class="form" onSubmit={(event) => void submit(event)}>
        {fields.map(({ label, maxLength }, index) => (
          <label key={label} class="field">
            <span>{label}</span>
            <input
              required
              maxLength={maxLength}
              value={values.value[index]}
              onInput={(event) => {
                values.value = values.value.with(index, event.currentTarget.value);
              }}
            />
          </label>
        ))}
        {children}
        <button type="submit" class="button first" disabled={busy.value}>
          {words.save}
        </button>
      </form>
    </Sheet>
  );
}
