import { eitherOf, plain, wish, wishOf, wishOfFlag, wordOf } from '../templates.ts';
import { type Describe, type Entity, given, main } from './entity.ts';

const ACTIVITIES = ['docked', 'cleaning', 'paused', 'returning', 'idle', 'error'];

/** The `vacuum` of discovery reads no template: it is told by a sensor, and sent by buttons. */
export const vacuum: Describe = (_device, { state, set }) => [
  main('sensor', {
    device_class: 'enum',
    options: ACTIVITIES,
    state_topic: state,
    value_template: plain('activity'),
  }),
  ...(set === undefined
    ? []
    : [
        button('start', 'Start', set, wish({ activity: 'cleaning' })),
        button('pause', 'Pause', set, wish({ activity: 'paused' })),
        button('dock', 'Dock', set, wish({ activity: 'returning' })),
      ]),
];

export const mower: Describe = (_device, { state, set }) => [
  set === undefined
    ? main('sensor', { state_topic: state, value_template: plain('activity') })
    : main('lawn_mower', {
        activity_state_topic: state,
        activity_value_template: wordOf('activity', {
          ...{ mowing: 'mowing', paused: 'paused', docked: 'docked', returning: 'returning', error: 'error' },
        }),
        start_mowing_command_topic: set,
        start_mowing_command_template: wish({ activity: 'mowing' }),
        pause_command_topic: set,
        pause_command_template: wish({ activity: 'paused' }),
        dock_command_topic: set,
        dock_command_template: wish({ activity: 'docked' }),
      }),
];

/** Discovery knows no player: it is told by what is known of it, and switched. */
export const player: Describe = (_device, { state, set }) => [
  main('sensor', {
    device_class: 'enum',
    options: ['playing', 'paused', 'idle'],
    state_topic: state,
    value_template: plain('playback'),
  }),
  ...(set === undefined
    ? []
    : [
        {
          ...{ platform: 'switch', part: 'on', name: 'Power' },
          options: given({
            state_topic: state,
            value_template: eitherOf('on'),
            command_topic: set,
            state_on: 'ON',
            state_off: 'OFF',
            payload_on: wish({ on: true }),
            payload_off: wish({ on: false }),
          }),
        },
        {
          ...{ platform: 'number', part: 'volume', name: 'Volume' },
          options: given({
            state_topic: state,
            value_template: plain('volume'),
            command_topic: set,
            command_template: wishOf('volume'),
            ...{ min: 0, max: 100, unit_of_measurement: '%' },
          }),
        },
      ]),
];

export const siren: Describe = (_device, { state, set }) => [
  set === undefined
    ? main('binary_sensor', { device_class: 'sound', state_topic: state, value_template: eitherOf('on') })
    : main('siren', {
        state_topic: state,
        state_value_template: eitherOf('on'),
        state_on: 'ON',
        state_off: 'OFF',
        command_topic: set,
        command_template: wishOfFlag('on'),
        support_duration: false,
        support_volume_set: false,
      }),
];

function button(part: string, name: string, topic: string, payload: string): Entity {
  return { platform: 'button', part, name, options: given({ command_topic: topic, payload_press: payload }) };
}
