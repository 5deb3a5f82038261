import { useSignal } from '@preact/signals';
import { FieldSheet } from '../../controls/field-sheet.tsx';
import { doIt } from '../../store/doing.ts';
import { areas, type Thing, things } from '../../store/things.ts';
import { capital } from '../../words/format.ts';
import { words } from '../../words/index.ts';

const said = words.changeView;
const NEW = '+';

/** What people decide about a thing: its name and room, whether it is shown, whose place it takes. Its id stays. */
export function ChangeSheet({ thing, onClose }: { thing: Thing; onClose: () => void }) {
  const { id, name, area, kind } = thing.device.value;
  const room = useSignal(area ?? '');
  const made = useSignal('');
  const old = useSignal('');
  const others = [...things.value.values()]
    .map(({ device }) => device.value)
    .filter((device) => device.kind === kind && device.id !== id);
  const target = { id };
  const run = async (method: string, params: object) => {
    if (await doIt(method, params)) onClose();
  };
  const save = async ([called = '']: readonly string[]) => {
    const where = room.value === NEW ? made.value.trim() : room.value;
    if (room.value === NEW && !(await doIt('register.area', { area: where }))) return false;
    const change = {
      ...(called !== name && { name: called }),
      ...(where !== (area ?? '') && { area: where === '' ? null : where }),
    };
    return Object.keys(change).length === 0 || doIt('register.change', { target, ...change });
  };
  return (
    <FieldSheet
      title={said.title(name)}
      fields={[{ label: said.name, value: name, maxLength: 80 }]}
      save={save}
      onClose={onClose}
    >
      <label class="field">
        <span>{said.room}</span>
        <select
          value={room.value}
          onChange={(event) => {
            room.value = event.currentTarget.value;
          }}
        >
          <option value="">{words.rooms.nowhere}</option>
          {areas.value.map((one) => (
            <option key={one} value={one}>
              {capital(one)}
            </option>
          ))}
          <option value={NEW}>{said.newRoom}</option>
        </select>
      </label>
      {room.value === NEW && (
        <label class="field">
          <span>{said.roomName}</span>
          <input
            required
            maxLength={80}
            value={made.value}
            onInput={(event) => {
              made.value = event.currentTarget.value;
            }}
          />
        </label>
      )}
      <details class="card">
        <summary>
          <b>{said.more}</b>
        </summary>
        <div class="form inside">
          {others.length > 0 && (
            <>
              <label class="field">
                <span>{said.replaces}</span>
                <select
                  value={old.value}
                  onChange={(event) => {
                    old.value = event.currentTarget.value;
                  }}
                >
                  <option value="">{said.nothing}</option>
                  {others.map((device) => (
                    <option key={device.id} value={device.id}>
                      {device.name}
                    </option>
                  ))}
                </select>
              </label>
              <p class="soft small">{said.replacesLead}</p>
              <button
                type="button"
                class="button"
                disabled={old.value === ''}
                onClick={() => void run('register.replace', { target: { id: old.value }, by: target })}
              >
                {said.replace}
              </button>
            </>
          )}
          <button
            type="button"
            class="button"
            onClick={() => void run('register.change', { target, hidden: true })}
          >
            {said.hide}
          </button>
          <button type="button" class="button grave" onClick={() => void run('register.remove', { target })}>
            {said.remove}
          </button>
        </div>
      </details>
    </FieldSheet>
  );
}
