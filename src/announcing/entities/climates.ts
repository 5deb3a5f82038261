import type { Json } from '../../base/index.ts';
import type { Capabilities } from '../../domain/index.ts';
import { eitherOf, plain, wishOf, wishOfFlag, wishOfWord } from '../templates.ts';
import { type Describe, main } from './entity.ts';

type Options = Record<string, Json | undefined>;

/** What moves air, heats it and makes it damp. Where it may not be commanded, its readings are told by the sensors of its thing. */
export const climate: Describe = ({ capabilities }, { state, set }) => {
  if (set === undefined) return [main('sensor', { state_topic: state, value_template: plain('mode') })];
  const { modes, target, between, humidity, presets, fanModes, swingModes, swingHorizontalModes } =
    capabilities;
  return [
    main('climate', {
      ...said('mode', modes, 'mode', 'modes', state, set),
      ...(modes === undefined ? { modes: [] } : {}),
      current_temperature_topic: state,
      current_temperature_template: plain('current_temperature'),
      current_humidity_topic: state,
      current_humidity_template: plain('current_humidity'),
      action_topic: state,
      action_template: plain('action'),
      temperature_unit: 'C',
      ...range(target, 'min_temp', 'max_temp', 'temp_step'),
      ...figure('temperature', 'temperature', state, set),
      ...(between === true
        ? {
            ...figure('temperature_low', 'temperature_low', state, set),
            ...figure('temperature_high', 'temperature_high', state, set),
          }
        : {}),
      ...(humidity === undefined
        ? {}
        : {
            ...figure('target_humidity', 'humidity', state, set),
            ...range(humidity, 'min_humidity', 'max_humidity'),
          }),
      ...said(
        'preset_mode',
        presets?.filter((preset) => preset !== 'none'),
        'preset',
        'preset_modes',
        state,
        set,
        'value_template',
      ),
      ...said('fan_mode', fanModes, 'fan_mode', 'fan_modes', state, set),
      ...said('swing_mode', swingModes, 'swing', 'swing_modes', state, set),
      ...said(
        'swing_horizontal_mode',
        swingHorizontalModes,
        'swing_horizontal',
        'swing_horizontal_modes',
        state,
        set,
      ),
    }),
  ];
};

export const fan: Describe = ({ capabilities }, { state, set }) => {
  const { percentage, presets, oscillate, direction } = capabilities;
  const speeds = percentage !== false;
  if (set === undefined)
    return [main('binary_sensor', { state_topic: state, value_template: eitherOf('on') })];
  return [
    main('fan', {
      state_topic: state,
      state_value_template: eitherOf('on'),
      command_topic: set,
      command_template: wishOfFlag('on'),
      ...(speeds
        ? {
            percentage_state_topic: state,
            percentage_value_template: plain('percentage'),
            percentage_command_topic: set,
            percentage_command_template: wishOf('percentage'),
          }
        : {}),
      ...said('preset_mode', presets, 'preset', 'preset_modes', state, set, 'value_template'),
      ...(oscillate === true
        ? {
            oscillation_state_topic: state,
            oscillation_value_template: eitherOf('oscillating'),
            oscillation_command_topic: set,
            oscillation_command_template: wishOfFlag('oscillating'),
            payload_oscillation_on: 'ON',
            payload_oscillation_off: 'OFF',
          }
        : {}),
      ...(direction === true
        ? {
            direction_state_topic: state,
            direction_value_template: plain('direction'),
            direction_command_topic: set,
            direction_command_template: wishOfWord('direction'),
          }
        : {}),
    }),
  ];
};

export const humidifier: Describe = ({ capabilities }, { state, set }) => {
  if (set === undefined)
    return [main('binary_sensor', { state_topic: state, value_template: eitherOf('on') })];
  const { class: said_, modes, target } = capabilities;
  return [
    main('humidifier', {
      device_class: said_ === 'dehumidifier' ? 'dehumidifier' : 'humidifier',
      state_topic: state,
      state_value_template: eitherOf('on'),
      command_topic: set,
      command_template: wishOfFlag('on'),
      target_humidity_command_topic: set,
      target_humidity_command_template: wishOf('humidity'),
      target_humidity_state_topic: state,
      target_humidity_state_template: plain('humidity'),
      current_humidity_topic: state,
      current_humidity_template: plain('current_humidity'),
      ...range(target, 'min_humidity', 'max_humidity'),
      ...said('mode', modes, 'mode', 'modes', state, set),
    }),
  ];
};

export const waterHeater: Describe = ({ capabilities }, { state, set }) => {
  if (set === undefined) return [main('sensor', { state_topic: state, value_template: plain('mode') })];
  const { modes, target } = capabilities;
  return [
    main('water_heater', {
      ...said('mode', modes, 'mode', 'modes', state, set),
      ...figure('temperature', 'temperature', state, set),
      current_temperature_topic: state,
      current_temperature_template: plain('current_temperature'),
      temperature_unit: 'C',
      ...range(target, 'min_temp', 'max_temp'),
    }),
  ];
};

/** A figure that is wanted: read on the state, commanded by `<aspect>_command_*`. */
function figure(aspect: string, key: string, state: string, set: string): Options {
  return {
    [`${aspect}_state_topic`]: state,
    [`${aspect}_state_template`]: plain(key),
    [`${aspect}_command_topic`]: set,
    [`${aspect}_command_template`]: wishOf(key),
  };
}

/** A word of a list; nothing where the thing knows none. */
function said(
  aspect: string,
  words: readonly string[] | undefined,
  key: string,
  list: string,
  state: string,
  set: string,
  reads: 'state_template' | 'value_template' = 'state_template',
): Options {
  if (words === undefined || words.length === 0) return {};
  return {
    [list]: [...words],
    [`${aspect}_state_topic`]: state,
    [`${aspect}_${reads}`]: plain(key),
    [`${aspect}_command_topic`]: set,
    [`${aspect}_command_template`]: wishOfWord(key),
  };
}

function range(target: Capabilities['target'], min: string, max: string, step?: string): Options {
  if (target === undefined) return {};
  const steps = step === undefined || target.step === undefined ? {} : { [step]: target.step };
  return { [min]: target.min, [max]: target.max, ...steps };
}
