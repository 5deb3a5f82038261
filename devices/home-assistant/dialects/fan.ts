import type { Dialect, Publication } from '../entity.ts';
import { numberIn } from '../values.ts';
import { type Aspects, sent } from './aspects.ts';
import { missing } from './settings.ts';

/** A fan: on and off, a speed within its own range, presets, swing and direction. */
export function fanDialect(aspects: Aspects): Dialect | { readonly reason: string } {
  const { options } = aspects;
  const slowest = options.number('speed_range_min') ?? 1;
  const fastest = options.number('speed_range_max') ?? 100;
  const speeds = fastest - slowest + 1;
  if (!(slowest >= 1) || !(speeds >= 1)) return { reason: 'speed_range_min, speed_range_max: no range' };
  const presets = options.words('preset_modes') ?? [];
  const on = options.payload('payload_on', 'ON');
  const off = options.payload('payload_off', 'OFF');
  const swings = options.payload('payload_oscillation_on', 'oscillate_on');
  const stands = options.payload('payload_oscillation_off', 'oscillate_off');
  const resetSpeed = options.payload('payload_reset_percentage', 'None');
  const resetPreset = options.payload('payload_reset_preset_mode', 'None');
  aspects.read(
    'state_topic',
    'state_value_template',
    (text) => (text === on ? { on: true } : text === off ? { on: false } : undefined),
    { on: null },
  );
  aspects.read(
    'percentage_state_topic',
    'percentage_value_template',
    (text) => {
      if (text === resetSpeed) return { percentage: null };
      const figure = numberIn(text);
      // As Home Assistant counts: the slowest of four speeds is 25 %, and 0 stands still.
      const percent = figure === undefined ? -1 : Math.trunc(((figure - slowest + 1) * 100) / speeds);
      return figure === 0
        ? { percentage: 0 }
        : percent < 0 || percent > 100
          ? undefined
          : { percentage: percent };
    },
    { percentage: null },
  );
  aspects.read(
    'preset_mode_state_topic',
    'preset_mode_value_template',
    (text) =>
      text === resetPreset ? { preset: null } : presets.includes(text) ? { preset: text } : undefined,
    { preset: null },
  );
  aspects.read(
    'oscillation_state_topic',
    'oscillation_value_template',
    (text) =>
      text === swings ? { oscillating: true } : text === stands ? { oscillating: false } : undefined,
    { oscillating: null },
  );
  aspects.read(
    'direction_state_topic',
    'direction_value_template',
    (text) => (text === 'forward' || text === 'reverse' ? { direction: text } : undefined),
    { direction: null },
  );
  const command = aspects.write('command_topic', 'command_template');
  if (command === undefined) return missing(aspects);
  const setSpeed = aspects.write('percentage_command_topic', 'percentage_command_template');
  const setPreset = aspects.write('preset_mode_command_topic', 'preset_mode_command_template');
  const setSwing = aspects.write('oscillation_command_topic', 'oscillation_command_template');
  const setDirection = aspects.write('direction_command_topic', 'direction_command_template');
  const speedOf = (percent: number): Publication | undefined =>
    setSpeed?.(percent <= 0 ? 0 : Math.ceil((percent * speeds) / 100 + slowest - 1));
  return {
    kind: 'fan',
    capabilities: {
      percentage: setSpeed !== undefined,
      ...(setSpeed === undefined ? {} : { speeds }),
      ...(setPreset === undefined ? {} : { presets: [...presets] }),
      oscillate: setSwing !== undefined,
      direction: setDirection !== undefined,
    },
    ...aspects.unseen,
    faults: aspects.faults,
    reads: aspects.reads,
    writes: aspects.writes,
    write: ({ on: wanted, percentage, preset, oscillating, direction }) => {
      if (wanted === false) return sent(command(off));
      return sent(
        wanted === true ? command(on) : undefined,
        typeof percentage === 'number' ? speedOf(percentage) : undefined,
        typeof preset === 'string' && presets.includes(preset) ? setPreset?.(preset) : undefined,
        typeof oscillating === 'boolean' ? setSwing?.(oscillating ? swings : stands) : undefined,
        direction === 'forward' || direction === 'reverse' ? setDirection?.(direction) : undefined,
      );
    },
  };
}
