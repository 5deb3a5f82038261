import type { Dialect } from '../entity.ts';
import { numberIn } from '../values.ts';
import { type Aspects, sent } from './aspects.ts';
import { missing } from './settings.ts';

/** What makes air damper or drier. */
export function humidifierDialect(aspects: Aspects): Dialect | { readonly reason: string } {
  const { options } = aspects;
  const on = options.payload('payload_on', 'ON');
  const off = options.payload('payload_off', 'OFF');
  const modes = options.words('modes') ?? [];
  const resetHumidity = options.payload('payload_reset_humidity', 'None');
  const resetMode = options.payload('payload_reset_mode', 'None');
  const figure = (key: string) => (text: string) => {
    const value = text === resetHumidity ? null : numberIn(text);
    return value === undefined ? undefined : { [key]: value };
  };
  aspects.read(
    'state_topic',
    'state_value_template',
    (text) => (text === on ? { on: true } : text === off ? { on: false } : undefined),
    { on: null },
  );
  aspects.read('target_humidity_state_topic', 'target_humidity_state_template', figure('humidity'), {
    humidity: null,
  });
  aspects.read('current_humidity_topic', 'current_humidity_template', figure('current_humidity'), {
    current_humidity: null,
  });
  aspects.read(
    'mode_state_topic',
    'mode_state_template',
    (text) => (text === resetMode ? { mode: null } : modes.includes(text) ? { mode: text } : undefined),
    { mode: null },
  );
  aspects.read('action_topic', 'action_template', (text) => ({ action: text.slice(0, 60) }), {
    action: null,
  });
  const command = aspects.write('command_topic', 'command_template');
  if (command === undefined) return missing(aspects);
  const setHumidity = aspects.write('target_humidity_command_topic', 'target_humidity_command_template');
  const setMode = aspects.write('mode_command_topic', 'mode_command_template');
  const target = { min: options.number('min_humidity') ?? 0, max: options.number('max_humidity') ?? 100 };
  return {
    kind: 'humidifier',
    capabilities: {
      class: options.text('device_class') ?? 'humidifier',
      ...(setHumidity === undefined ? {} : { target }),
      ...(setMode === undefined ? {} : { modes: [...modes] }),
    },
    ...aspects.unseen,
    faults: aspects.faults,
    reads: aspects.reads,
    writes: aspects.writes,
    write: ({ on: wanted, humidity, mode }) =>
      sent(
        typeof wanted === 'boolean' ? command(wanted ? on : off) : undefined,
        typeof humidity === 'number' ? setHumidity?.(humidity) : undefined,
        typeof mode === 'string' && modes.includes(mode) ? setMode?.(mode) : undefined,
      ),
  };
}
