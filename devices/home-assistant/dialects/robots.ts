/** What drives about and goes home again: vacuum and lawn_mower. */
import { isJsonObject, parseJson } from '../../../src/base/index.ts';
import type { DeviceState } from '../../../src/domain/index.ts';
import type { Dialect, Publication } from '../entity.ts';
import { type Aspects, sent } from './aspects.ts';

const ACTIVITIES = ['docked', 'cleaning', 'paused', 'returning', 'idle', 'error'];
const USUAL = ['start', 'stop', 'return_home', 'clean_spot'];

export function vacuumDialect(aspects: Aspects): Dialect | { readonly reason: string } {
  const { options } = aspects;
  const speeds = options.words('fan_speed_list') ?? [];
  aspects.read('state_topic', 'value_template', (text) => {
    const json = parseJson(text);
    if (!json.ok || !isJsonObject(json.value)) return undefined;
    const { state, fan_speed: speed, battery_level: battery } = json.value;
    return {
      ...(typeof state === 'string' && ACTIVITIES.includes(state) ? { activity: state } : {}),
      ...(typeof speed === 'string' ? { fan_speed: speed } : {}),
      ...(typeof battery === 'number' ? { battery } : {}),
    };
  });
  const command = aspects.write('command_topic', '');
  const setSpeed = aspects.write('set_fan_speed_topic', '');
  if (command === undefined && aspects.reads.length === 0)
    return { reason: 'command_topic, state_topic: are missing' };
  const commands = options.words('supported_features') ?? USUAL;
  const said: Readonly<Record<string, string>> = {
    cleaning: options.payload('payload_start', 'start'),
    paused: options.payload('payload_pause', 'pause'),
    idle: options.payload('payload_stop', 'stop'),
    returning: options.payload('payload_return_to_base', 'return_to_base'),
    docked: options.payload('payload_return_to_base', 'return_to_base'),
    spot: options.payload('payload_clean_spot', 'clean_spot'),
  };
  const locate = options.payload('payload_locate', 'locate');
  return {
    kind: 'vacuum',
    capabilities: {
      commands: [...commands],
      ...(setSpeed === undefined ? {} : { fanSpeeds: [...speeds] }),
    },
    ...aspects.unseen,
    faults: aspects.faults,
    reads: aspects.reads,
    writes: aspects.writes,
    write: ({ activity, fan_speed: speed, locating }) => {
      const word = typeof activity === 'string' ? said[activity] : undefined;
      return sent(
        typeof speed === 'string' && speeds.includes(speed) ? setSpeed?.(speed) : undefined,
        word === undefined ? undefined : command?.(word),
        locating === true ? command?.(locate) : undefined,
      );
    },
  };
}

const MOWS = ['mowing', 'paused', 'docked', 'returning', 'error'];

export function mowerDialect(aspects: Aspects): Dialect | { readonly reason: string } {
  aspects.read(
    'activity_state_topic',
    'activity_value_template',
    (text) => (MOWS.includes(text) ? { activity: text } : text === 'none' ? { activity: null } : undefined),
    { activity: null },
  );
  const start = aspects.write('start_mowing_command_topic', 'start_mowing_command_template');
  const pause = aspects.write('pause_command_topic', 'pause_command_template');
  const dock = aspects.write('dock_command_topic', 'dock_command_template');
  const told: Readonly<Record<string, (() => Publication | undefined) | undefined>> = {
    mowing: start && (() => start('start_mowing')),
    paused: pause && (() => pause('pause')),
    docked: dock && (() => dock('dock')),
    returning: dock && (() => dock('dock')),
  };
  const commands = [start && 'start', pause && 'pause', dock && 'dock'].filter((one) => one !== undefined);
  if (commands.length === 0 && aspects.reads.length === 0)
    return { reason: aspects.faults[0] ?? 'it can neither be told anything nor tells anything' };
  return {
    kind: 'mower',
    capabilities: { commands },
    ...aspects.unseen,
    faults: aspects.faults,
    reads: aspects.reads,
    writes: aspects.writes,
    write: ({ activity }: DeviceState) => sent(typeof activity === 'string' ? told[activity]?.() : undefined),
  };
}
