import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { call } from '../store/api.ts';
import type { DeviceKind, Thing } from '../store/things.ts';
import { capital } from '../words/format.ts';
import { words } from '../words/index.ts';

/** Kinds with a service of their own, which has controls and remembers who did what. */
export const COMMANDED: ReadonlySet<DeviceKind> = new Set<DeviceKind>([
  'light',
  'switch',
  'cover',
  'lock',
  'climate',
  'fan',
  'media',
  'vacuum',
  'valve',
  'siren',
  'humidifier',
  'mower',
  'water_heater',
  'alarm_panel',
]);

/** Who or what brought a thing into the state it is in, as its service tells it. */
export function Lately({ thing }: { thing: Thing }) {
  const told = useSignal<string | undefined>(undefined);
  const { id, kind } = thing.device.value;
  const commanded = COMMANDED.has(kind);
  const { report } = thing.device.value;
  useEffect(() => {
    if (!commanded) return;
    void call<{ summary?: string }>(`${kind}.history`, { target: { id } }).then((answer) => {
      told.value = answer.ok ? answer.value.summary : undefined;
    });
  }, [id, report?.at]);
  if (told.value === undefined) return null;
  return (
    <section>
      <h3>{words.thing.lately}</h3>
      <p class="soft">{capital(told.value)}</p>
    </section>
  );
}
